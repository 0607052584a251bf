import { isGenerationKind } from '../../contract/generation-kinds.ts'
import { TRACKER_STORAGE_KEY } from '../../contract/limits.ts'
import type { TrackerItem } from './item.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNothing = (value: unknown) => value === undefined || isText(value)
const isOwnAddressOrNothing = (value: unknown) => value === undefined || (isText(value) && /^\/[^/]/.test(value))
const isReceiptOrNothing = (value: unknown) =>
  value === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    ['held', 'charged', 'returned'].every((part) => Number.isFinite((value as Record<string, unknown>)[part])))
const statuses = ['pending', 'processing', 'completed', 'failed']

/** Anything may have been put under our key; what is not an item of ours is dropped. */
function isItem(value: unknown): value is TrackerItem {
  if (typeof value !== 'object' || value === null) return false
  const item = value as Partial<Record<keyof TrackerItem, unknown>>
  return (
    isText(item.id) &&
    isText(item.type) &&
    isGenerationKind(item.type) &&
    statuses.includes(item.status as string) &&
    [item.requestId, item.jobId, item.repeatKey, item.stage, item.error, item.pictureFocus].every(isTextOrNothing) &&
    // The page of a result is ours: a link to anywhere else was not written by us.
    [item.resultUrl, item.pictureUrl].every(isOwnAddressOrNothing) &&
    isReceiptOrNothing(item.receipt) &&
    [item.description, item.modelName, item.startKey, item.owner].every(isText) &&
    [item.progress, item.cost, item.createdAt].every((number) => typeof number === 'number' && Number.isFinite(number))
  )
}

/** The kept items; null when nothing is kept under the key, or storage cannot be read. */
export function readItems(store: Store): TrackerItem[] | null {
  try {
    const text = store.getItem(TRACKER_STORAGE_KEY)
    if (text === null) return null
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isItem) : []
  } catch {
    return null
  }
}

/** Keeps the items; an empty list leaves no entry. Storage that is full or off is no reason to trouble anybody: false then. */
export function writeItems(store: Store, items: readonly TrackerItem[]): boolean {
  try {
    if (items.length === 0) store.removeItem(TRACKER_STORAGE_KEY)
    else store.setItem(TRACKER_STORAGE_KEY, JSON.stringify(items))
    return true
  } catch {
    // The tracker works on without storage; a reload then asks the server what is unfinished.
    return false
  }
}
