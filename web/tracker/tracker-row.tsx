import {
  AudioLines,
  Clapperboard,
  ExternalLink,
  ImageIcon,
  Layers,
  type LucideIcon,
  Palette,
  Pencil,
  RotateCw,
  Square,
  Upload,
  X,
} from 'lucide-react'
import { formatCost } from '../../contract/economy.ts'
import type { GenerationKind } from '../../contract/generations.ts'
import { receiptInWords } from '../../contract/gold-words.ts'
import { isSheetKind, type SheetKind, sheetKindFacts } from '../../contract/sheets/kinds.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { kindIcons } from '../ui/kind-icons.ts'
import { Picture } from '../ui/picture.tsx'
import { agoText, clampPrompt, isActive, queueItem, statusLabel, type TrackerItem, workIdOf } from './item.ts'
import { useTracker, useTrackerState } from './provider.tsx'

type Look = { label: string; Icon: LucideIcon }

const looks: Record<Exclude<GenerationKind, SheetKind>, Look> = {
  image: { label: 'Image', Icon: ImageIcon },
  video: { label: 'Video', Icon: Clapperboard },
  audio: { label: 'Audio', Icon: AudioLines },
  merge: { label: 'Video', Icon: Clapperboard },
  upload: { label: 'Upload', Icon: Upload },
  edit: { label: 'Edit', Icon: Pencil },
  lora: { label: 'LoRA', Icon: Layers },
  training: { label: 'LoRA', Icon: Layers },
  'own-style': { label: 'Style', Icon: Palette },
}

const lookOf = (kind: GenerationKind): Look =>
  isSheetKind(kind) ? { label: sheetKindFacts[kind].label, Icon: kindIcons[kind] } : looks[kind]

/** Longest error shown in a row, characters; the whole is its title. */
const ERROR_MAX = 140

const tones: Record<TrackerItem['status'], string> = {
  pending: 'text-ink3',
  processing: 'text-accent',
  completed: 'text-ok',
  failed: 'text-bad',
}

function costText(item: TrackerItem): string {
  if (item.isLost) return ''
  const { receipt } = item
  if (item.status === 'failed' || (receipt && receipt.held > 0 && receipt.charged === 0)) return 'Not charged'
  // Where all of it was taken, its price says so.
  return receipt && receipt.returned > 0 ? receiptInWords(receipt) : formatCost(receipt?.charged ?? item.cost)
}

/** One piece of work: what, how far, what it costs, and what can be done. */
export function TrackerRow({ item, now }: { item: TrackerItem; now: number }) {
  const tracker = useTracker()
  const isOutOfReach = useTrackerState((state) => state.outage !== null)
  const { label, Icon } = lookOf(item.type)
  const { clampedPrompt, result } = queueItem(item)
  const facts = [item.modelName, costText(item), agoText(item.createdAt, now)].filter(Boolean)
  return (
    <li className="grid grid-cols-[2.75rem_1fr_auto] items-start gap-x-3 rounded-md px-2 py-3">
      <span className="relative grid size-11 place-items-center overflow-hidden rounded-sm border border-line bg-raise2 text-ink3">
        <Icon aria-hidden className="size-5" />
        {item.pictureUrl && (
          <Picture
            src={item.pictureUrl}
            alt=""
            width={1}
            height={1}
            sizes="2.75rem"
            focus={item.pictureFocus}
            className="!absolute inset-0"
          />
        )}
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="flex items-baseline justify-between gap-2">
          <span className="font-semibold">{label}</span>
          <span className={classes('text-sm font-semibold tabular', tones[item.status])}>{statusLabel(item)}</span>
        </p>
        <p className="text-sm break-words text-ink2" title={item.description}>
          {clampedPrompt}
        </p>
        {isActive(item) && (
          <>
            <div
              role="progressbar"
              aria-label={`${label}: ${clampPrompt(item.description)}`}
              aria-valuenow={item.progress}
              aria-valuemin={0}
              aria-valuemax={100}
              className="h-1 overflow-hidden rounded-full bg-raise3"
            >
              <div
                className={classes(
                  'h-full rounded-full transition-[width]',
                  isOutOfReach ? 'bg-line-strong' : 'bg-amber',
                )}
                style={{ width: `${item.progress}%` }}
              />
            </div>
            {item.stage && (
              <p className="text-xs text-ink3">{isOutOfReach ? `Last heard of: ${item.stage}` : item.stage}</p>
            )}
          </>
        )}
        {item.error && (
          <p className={classes('text-sm', item.status === 'failed' ? 'text-bad' : 'text-ink2')} title={item.error}>
            {item.error.length > ERROR_MAX ? `${item.error.slice(0, ERROR_MAX)}…` : item.error}
          </p>
        )}
        <p className="text-xs text-ink3">{facts.join(' · ')}</p>
        {isActive(item) && workIdOf(item) && !isOutOfReach && (
          <Button size="sm" className="mt-1 justify-self-start" onClick={() => void tracker.stop(item.id)}>
            <Square aria-hidden className="size-4" />
            Stop
          </Button>
        )}
        {item.status === 'failed' && (
          <Button size="sm" className="mt-1 justify-self-start" onClick={() => void tracker.retry(item.id)}>
            <RotateCw aria-hidden className="size-4" />
            Retry
          </Button>
        )}
        {result && (
          <Button size="sm" className="mt-1 justify-self-start" onClick={() => tracker.view(item.id)}>
            <ExternalLink aria-hidden className="size-4" />
            View result
          </Button>
        )}
      </div>
      <IconButton
        label={`Remove ${label}: ${clampPrompt(item.description)}`}
        className="-mt-2 -mr-2"
        onClick={() => tracker.remove(item.id)}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  )
}
