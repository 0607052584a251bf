import {
  Eraser,
  Expand,
  type LucideIcon,
  Maximize2,
  Mountain,
  Palette,
  ScanFace,
  Scissors,
  Smile,
  WandSparkles,
} from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { editFacts } from '../../contract/edit-facts.ts'
import type { FullImage } from '../../contract/images.ts'
import { call } from '../api/browser.ts'
import { tabStorage } from '../state/storage.ts'
import { classes } from '../ui/classes.ts'
import { late } from '../ui/late.ts'
import { Link } from '../ui/link.tsx'
import { Press } from '../ui/press.tsx'
import { useIsAwake } from '../ui/use-is-awake.ts'
import { DeskFrame } from './desk-frame.tsx'
import { type DeskType, deskTypes, editOf, markingsOf, missingFor, wishOf } from './draft.ts'
import { EditForm, factorsFor } from './edit-forms.tsx'
import { EditModelSelect } from './edit-model.tsx'
import { useKeptDraft } from './kept-draft.ts'
import type { Stroke } from './mask.ts'
import { MaskStage } from './mask-stage.tsx'
import { useEdit } from './use-edit.ts'
import { useEditModel } from './use-edit-model.ts'

const Lineage = late(() => import('./lineage.tsx'))

const icons: Record<DeskType, LucideIcon> = {
  QUICKEDIT: WandSparkles,
  INPAINTING: Eraser,
  OUTPAINTING: Expand,
  BGREMOVAL: Scissors,
  BGREPLACE: Mountain,
  SUBJECTTRANSFORMATION: Palette,
  ADETAILER: Smile,
  FACESWAP: ScanFace,
  UPSCALER: Maximize2,
}

/** What was marked and not done yet, kept in this tab under the picture's name; what is meant and what is cut out each by itself. */
const draftKey = (id: string, type: DeskType) => `lanternkeep-mask-${type === 'INPAINTING' ? '' : 'matte-'}${id}`

function keptStrokes(key: string): Stroke[] {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(key) ?? '[]')
    // Of an earlier version of the page, whose strokes were told otherwise, none are taken.
    return Array.isArray(kept) ? (kept as Stroke[]).filter(({ tool, as }) => tool && as) : []
  } catch {
    return []
  }
}

function keepStrokes(key: string, strokes: readonly Stroke[]): void {
  try {
    if (strokes.length === 0) tabStorage.removeItem(key)
    else tabStorage.setItem(key, JSON.stringify(strokes))
  } catch {
    // Where the browser keeps nothing, or no more, they are there for as long as the page is: what was kept would be an older state.
    discard(key)
  }
}

function discard(key: string): void {
  try {
    tabStorage.removeItem(key)
  } catch {
    // Storage is blocked: then there is nothing.
  }
}

/** What can be done. */
function Choices({ type, onType }: { type: DeskType; onType: (type: DeskType) => void }) {
  return (
    <fieldset aria-label="What to do" className="grid grid-cols-3 gap-2">
      {deskTypes.map((one) => {
        const Icon = icons[one]
        return (
          <Press
            key={one}
            aria-pressed={one === type}
            onClick={() => onType(one)}
            className={classes(
              'grid min-h-16 content-center justify-items-center gap-1 rounded-md border px-1 py-2 text-center text-xs leading-tight text-balance transition-colors',
              one === type ? 'border-amber bg-raise2 text-ink' : 'border-line text-ink2 hover:bg-raise2 hover:text-ink',
            )}
          >
            <Icon aria-hidden className="size-5" />
            {editFacts[one].label}
          </Press>
        )
      })}
    </fieldset>
  )
}

/** What has a page of its own. */
const elsewhere = [
  { to: '/image-restoration', label: 'restore it' },
  { to: '/transform', label: 'transform it' },
  { to: '/token-maker', label: 'make a token' },
]

interface EditDeskProps {
  image: FullImage
  type: DeskType
  onType: (type: DeskType) => void
  /** Goes on with what came of an edit. */
  onGoOn: (id: string) => void
}

/** A picture on its stage, and beside it what can be done to it. */
export function EditDesk({ image, type, onType, onGoOn }: EditDeskProps) {
  const [draft, changeDraft] = useKeptDraft(image.id)
  const [strokes, setStrokes] = useState<Stroke[]>([])
  const isAwake = useIsAwake()
  const edit = useEdit(image, editFacts[type].label)
  const wish = wishOf(type, draft)
  const by = useEditModel(wish, image)
  const markings = markingsOf(type)
  const key = draftKey(image.id, type)
  const { isUnderWay } = edit.work

  // After the first paint: the server knows of no strokes.
  useEffect(() => setStrokes(keptStrokes(key)), [key])

  function changeStrokes(next: Stroke[]) {
    setStrokes(next)
    keepStrokes(key, next)
  }

  function start() {
    const wanted = editOf(type, draft, strokes, image)
    if (wanted)
      edit.start(
        (idempotencyKey) =>
          call('editImage', { body: { imageId: image.id, edit: wanted, ...by.asked }, idempotencyKey }),
        by,
      )
  }

  const isOpen = by.closed === undefined
  const missing = missingFor(type, draft, strokes)
  const canEnlarge = type !== 'UPSCALER' || factorsFor(image).includes(draft.factor)
  return (
    <DeskFrame
      image={image}
      edit={edit}
      label={editFacts[type].label}
      by={by}
      onStart={isOpen && canEnlarge && missing === undefined ? start : undefined}
      missing={missing}
      onGoOn={onGoOn}
      stage={
        markings.length > 0 && (
          <MaskStage
            key={key}
            image={image}
            strokes={strokes}
            onStrokes={changeStrokes}
            markings={markings}
            disabled={isUnderWay}
          />
        )
      }
      below={
        isAwake &&
        (image.editOf?.parent || image.edits.length > 0) && (
          <Suspense>
            <Lineage id={image.id} />
          </Suspense>
        )
      }
    >
      <Choices type={type} onType={onType} />
      <p className="text-sm text-ink2">{editFacts[type].detail}.</p>
      <EditForm type={type} image={image} draft={draft} onDraft={changeDraft} />
      <EditModelSelect wish={wish} image={image} choice={by} disabled={isUnderWay} />
      <p className="text-sm text-ink3">
        Also:{' '}
        {elsewhere.map(({ to, label }, place) => (
          <span key={to}>
            {place > 0 && ', '}
            <Link
              to={`${to}?image=${image.id}`}
              className="touch-target rounded-sm text-ink2 underline decoration-line-strong underline-offset-4 hover:text-ink"
            >
              {label}
            </Link>
          </span>
        ))}
      </p>
    </DeskFrame>
  )
}

/** The kind of edit that an address asks for. */
export const editTypeIn = (search: URLSearchParams): DeskType =>
  deskTypes.find((type) => type === search.get('do')?.toUpperCase()) ?? 'QUICKEDIT'
