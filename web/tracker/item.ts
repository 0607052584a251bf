import type { GenerationKind, GenerationStatus, GenerationSummary } from '../../contract/generations.ts'
import type { Receipt } from '../../contract/gold.ts'
import { BADGE_MAX, ESTIMATED_DURATIONS, PROMPT_DISPLAY_MAX, QUEUE_PROMPT_DISPLAY_MAX } from '../../contract/limits.ts'
import { isSheetKind } from '../../contract/sheets/kinds.ts'

/** One piece of work as the tracker keeps it, in this browser's storage too; times in ms, cost in gold. */
export interface TrackerItem {
  /** gen_, the moment of its making, and a random end. */
  id: string
  type: GenerationKind
  status: GenerationStatus
  /** The server's name for the work, missing until it has been accepted: a job's for sheets, a request's for all else. */
  requestId?: string
  jobId?: string
  progress: number
  stage?: string
  error?: string
  description: string
  modelName: string
  cost: number
  /** The result's page, once there is one. */
  resultUrl?: string
  /** Where the result's picture is, for a small view of it. */
  pictureUrl?: string
  /** What of it stays in sight in a square. */
  pictureFocus?: string
  /** It failed because there was no answer: what became of it, and of its cost, is not known. */
  isLost?: boolean
  /** Sent with the call that starts the work, so that sending it again starts nothing twice. */
  startKey: string
  /** The same for the call that repeats it; kept until one was accepted, for an unanswered one may have arrived. */
  repeatKey?: string
  /** What it cost in the end, once it is known. */
  receipt?: Receipt
  /** A screen shows the result where it was asked for: no new tab then. */
  shownInPlace?: boolean
  /** Whose it is; another person's items are dropped. */
  owner: string
  createdAt: number
  updatedAt?: number
}

/** What is said of work of which nothing could be learnt: it may be under way all the same. */
export const unansweredSentence = 'Trying again is safe: nothing is started twice, and nothing is charged twice.'

/** By what name the server knows an item's work; undefined until it has been accepted. */
export const workIdOf = ({ requestId, jobId }: Pick<TrackerItem, 'requestId' | 'jobId'>) => requestId ?? jobId

/** An item's name for its work, as its kind calls it. */
export const namedBy = (type: GenerationKind, workId: string): Pick<TrackerItem, 'requestId' | 'jobId'> =>
  isSheetKind(type) ? { jobId: workId } : { requestId: workId }

export function newItemId(now: number, random: () => number): string {
  return `gen_${now}_${random().toString(36).slice(2, 10)}`
}

export const isActive = (item: TrackerItem) => item.status === 'pending' || item.status === 'processing'

export interface TrackerCounts {
  activeCount: number
  completedCount: number
  failedCount: number
}

export function countItems(items: readonly TrackerItem[]): TrackerCounts {
  return {
    activeCount: items.filter(isActive).length,
    completedCount: items.filter((item) => item.status === 'completed').length,
    failedCount: items.filter((item) => item.status === 'failed').length,
  }
}

/** What the panel says of an item's state: Queued, 40%, Processing, Done, Failed. */
export function statusLabel({ status, progress }: Pick<TrackerItem, 'status' | 'progress'>): string {
  if (status === 'pending') return 'Queued'
  if (status === 'processing') return progress > 0 ? `${Math.round(progress)}%` : 'Processing'
  return status === 'completed' ? 'Done' : 'Failed'
}

const order: readonly GenerationStatus[] = ['processing', 'pending', 'failed', 'completed']

/** Processing, pending, failed, completed; in each the newest first. */
export function sortItems(items: readonly TrackerItem[]): TrackerItem[] {
  return [...items].sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || b.createdAt - a.createdAt)
}

const ago = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto', style: 'short' })

/** How long ago, in a few words: "now", "5 min ago", "yesterday". Both in ms. */
export function agoText(since: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - since) / 60_000))
  if (minutes < 1) return 'now'
  if (minutes < 60) return ago.format(-minutes, 'minute')
  if (minutes < 24 * 60) return ago.format(-Math.floor(minutes / 60), 'hour')
  return ago.format(-Math.floor(minutes / (24 * 60)), 'day')
}

/** What the floating button says: how many items the panel lists, finished ones too; 99+ above 99. */
export function badgeText(items: readonly TrackerItem[]): string {
  return items.length > BADGE_MAX ? `${BADGE_MAX}+` : String(items.length)
}

/** The same told apart: "1 being made, 2 done". */
export function countsInWords({ activeCount, completedCount, failedCount }: TrackerCounts): string {
  const counts: [number, string][] = [
    [activeCount, 'being made'],
    [completedCount, 'done'],
    [failedCount, 'failed'],
  ]
  const told = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return told.join(', ') || 'Nothing yet'
}

function clamp(text: string, max: number): string {
  const trimmed = text.trim()
  if (trimmed === '') return 'No prompt'
  // By code points, so that no character is cut in half.
  const points = [...trimmed]
  return points.length <= max ? trimmed : `${points.slice(0, max).join('')}…`
}

/** A prompt for a line of text: 80 characters and an ellipsis; "No prompt" when empty. */
export const clampPrompt = (prompt: string) => clamp(prompt, PROMPT_DISPLAY_MAX)
/** The same with 120 characters, as the queue's items have it. */
export const clampQueuePrompt = (prompt: string) => clamp(prompt, QUEUE_PROMPT_DISPLAY_MAX)

/** An item for work that the server knows of and this browser has forgotten. */
export function itemFromServer(work: GenerationSummary, owner: string, id: string, startKey: string): TrackerItem {
  const { type, status, progress, stage, description, modelName, cost } = work
  const createdAt = Date.parse(work.createdAt)
  return {
    id,
    type,
    status,
    ...namedBy(type, work.id),
    progress,
    stage,
    description,
    modelName,
    cost,
    startKey,
    owner,
    createdAt,
  }
}

/** An item as the panel lists it: the queue item of the specification, section 3. Times in ms, cost in gold. */
export interface QueueItem extends Pick<TrackerItem, 'id' | 'type' | 'description' | 'status' | 'progress' | 'error'> {
  /** How it is asked after. */
  requestType: 'request' | 'job'
  /** The result's page and picture, once it is made. */
  result?: { url: string; pictureUrl?: string; pictureFocus?: string }
  createdAt: number
  /** How long work of its kind takes, where that is known beforehand. */
  estimatedDuration?: number
  actualDuration: 0
  modelName: string
  cost: number
  clampedPrompt: string
  metadata: { stage?: string; requestId?: string; jobId?: string }
  /** What a repeat sends: nothing, for the server knows what was asked for. */
  payload: Record<string, never>
}

export function queueItem(item: TrackerItem): QueueItem {
  const { id, type, description, status, progress, error, createdAt, modelName, cost } = item
  const { stage, requestId, jobId, resultUrl: url, pictureUrl, pictureFocus } = item
  return {
    id,
    type,
    requestType: isSheetKind(type) ? 'job' : 'request',
    description,
    status,
    progress,
    result: status === 'completed' && url ? { url, pictureUrl, pictureFocus } : undefined,
    error,
    createdAt,
    estimatedDuration: (ESTIMATED_DURATIONS as Record<string, number>)[type],
    actualDuration: 0,
    modelName,
    cost,
    clampedPrompt: clampQueuePrompt(description),
    metadata: { stage, requestId, jobId },
    payload: {},
  }
}
