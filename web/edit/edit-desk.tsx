import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toGold } from '../../contract/economy.ts'
import {
  EDIT_PRICE,
  type EditType,
  editFacts,
  type Step,
  UPSCALED_PIXELS_MAX,
  type UpscaleFactor,
  upscaleFactors,
} from '../../contract/edit-facts.ts'
import type { Edit } from '../../contract/edits.ts'
import type { FullImage, Image } from '../../contract/images.ts'
import { call } from '../api/browser.ts'
import { refreshLists } from '../api/refresh-works.ts'
import { imageOf } from '../images/queries.ts'
import { tabStorage } from '../state/storage.ts'
import { useWork } from '../tracker/use-work.ts'
import { WorkStanding } from '../tracker/work-standing.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Cost } from '../ui/gold.tsx'
import { Picture } from '../ui/picture.tsx'
import { Select } from '../ui/select.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Brush } from './brush.tsx'
import Compare from './compare.tsx'
import { maskOf, type Stroke } from './mask.ts'
import { QuickEditForm } from './quick-edit-form.tsx'

const tabs = (['QUICKEDIT', 'INPAINTING', 'UPSCALER'] as const).map((value) => ({
  value,
  label: editFacts[value].label,
}))

/** What was brushed and not done yet, kept in this tab under the picture's name. */
const draftKey = (id: string) => `lanternkeep-mask-${id}`

function keptStrokes(id: string): Stroke[] {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(draftKey(id)) ?? '[]')
    return Array.isArray(kept) ? (kept as Stroke[]) : []
  } catch {
    return []
  }
}

function keepStrokes(id: string, strokes: readonly Stroke[]): void {
  if (strokes.length === 0) tabStorage.removeItem(draftKey(id))
  else tabStorage.setItem(draftKey(id), JSON.stringify(strokes))
}

const inSize = (width: number, height: number) => `${width} × ${height} px`

interface EditDeskProps {
  image: FullImage
  type: EditType
  onType: (type: EditType) => void
  /** Goes on with what came of an edit. */
  onGoOn: (id: string) => void
}

/** A picture on its stage, and beside it what can be done to it. */
export function EditDesk({ image, type, onType, onGoOn }: EditDeskProps) {
  const client = useQueryClient()
  const [steps, setSteps] = useState<Step[]>([])
  const [strokes, setStrokes] = useState<Stroke[]>([])
  const fits = (factor: UpscaleFactor) => image.width * image.height * factor ** 2 <= UPSCALED_PIXELS_MAX
  const factors = upscaleFactors.filter(fits)
  const [factor, setFactor] = useState<UpscaleFactor>(2)
  const [made, setMade] = useState<Image>()
  const work = useWork((reply) => {
    setMade(reply.image ?? undefined)
    if (type === 'INPAINTING') keepStrokes(image.id, [])
    void refreshLists(client)
    void client.invalidateQueries({ queryKey: imageOf(image.id).queryKey })
  })
  const { isUnderWay } = work

  // After the first paint: the server knows of no strokes.
  useEffect(() => setStrokes(keptStrokes(image.id)), [image.id])

  function changeStrokes(next: Stroke[]) {
    setStrokes(next)
    keepStrokes(image.id, next)
  }

  function edit(): Edit | undefined {
    if (type === 'UPSCALER') return factors.includes(factor) ? { type, factor } : undefined
    if (type === 'QUICKEDIT') return steps.length > 0 ? { type, steps } : undefined
    if (type !== 'INPAINTING') return undefined
    const mask = maskOf(strokes, image)
    return mask && { type, mask }
  }

  function start() {
    const wanted = edit()
    if (!wanted) return
    setMade(undefined)
    work.start({
      type: 'edit',
      description: image.title || editFacts[type].label,
      modelName: editFacts[type].label,
      cost: toGold(EDIT_PRICE),
      begin: (idempotencyKey) => call('editImage', { body: { imageId: image.id, edit: wanted }, idempotencyKey }),
    })
  }

  const isReady =
    type === 'UPSCALER' ? factors.includes(factor) : type === 'QUICKEDIT' ? steps.length > 0 : strokes.length > 0

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="mx-auto w-full" style={{ maxWidth: `max(20rem, calc(76vh * ${image.width / image.height}))` }}>
        {made ? (
          <Compare before={image} after={made} label="Before and after" />
        ) : type === 'INPAINTING' ? (
          <Brush image={image} strokes={strokes} onStrokes={changeStrokes} disabled={isUnderWay} />
        ) : (
          <div className="overflow-hidden rounded-lg border border-line">
            <Picture
              src={image.url}
              alt={image.prompt || image.title || 'The picture'}
              width={image.width}
              height={image.height}
              thumbhash={image.thumbhash}
              sizes="(min-width: 64rem) 60vw, 100vw"
              priority
              className="w-full"
            />
          </div>
        )}
      </div>
      <div className="grid content-start gap-5">
        <div className="grid gap-1">
          <h2 className="text-xl break-words">{image.title || 'Untitled'}</h2>
          <p className="text-sm text-ink3 tabular">{inSize(image.width, image.height)}</p>
        </div>
        {made ? (
          <div className="grid gap-3">
            <p role="status" className="text-ink2">
              It is done, and a picture of its own: the one you began with is as it was.
            </p>
            <Button tone="primary" onClick={() => onGoOn(made.id)}>
              Edit this one further
            </Button>
            <ButtonLink to={`/images/${made.id}`}>Open its page</ButtonLink>
            <Button tone="quiet" onClick={() => setMade(undefined)}>
              Try something else with the first
            </Button>
          </div>
        ) : (
          <Tabs label="What to do" value={type} tabs={tabs} onChange={onType}>
            <div className="grid gap-5">
              <p className="text-sm text-ink2">{editFacts[type].detail}.</p>
              {type === 'QUICKEDIT' && (
                <QuickEditForm steps={steps} onSteps={setSteps} hasFace={image.faces.length > 0} />
              )}
              {type === 'UPSCALER' &&
                (factors.length > 0 ? (
                  <Select
                    label="How much larger"
                    value={String(factor)}
                    options={factors.map((one) => ({
                      value: String(one),
                      label: `${one} times: ${inSize(image.width * one, image.height * one)}`,
                    }))}
                    onChange={(chosen) => setFactor(Number(chosen) as UpscaleFactor)}
                  />
                ) : (
                  <p className="text-sm text-ink2">
                    This picture is as large as one can become here: {UPSCALED_PIXELS_MAX / 1e6} megapixels are the
                    most.
                  </p>
                ))}
              <div className="grid gap-2">
                <Button tone="primary" busy={isUnderWay} disabled={!isReady} onClick={start}>
                  {editFacts[type].label}
                  <span className="font-medium tabular opacity-75">
                    <Cost amount={toGold(EDIT_PRICE)} />
                  </span>
                </Button>
                <WorkStanding work={work} meanwhile="You can go elsewhere meanwhile." />
              </div>
            </div>
          </Tabs>
        )}
      </div>
    </div>
  )
}

/** The kind of edit that an address asks for. */
export const editTypeIn = (search: URLSearchParams): EditType =>
  tabs.map(({ value }) => value).find((type) => type === search.get('do')?.toUpperCase()) ?? 'QUICKEDIT'
