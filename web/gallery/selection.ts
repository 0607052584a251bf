import type { Image } from '../../contract/images.ts'
import { BULK_IMAGES_MAX } from '../../contract/limits.ts'

/** The works picked out, in the order they were picked; never more than one call may name. */
export interface Selection {
  picked: readonly Image[]
  /** The work picked or let go last: where a range begins. */
  last?: string
  /** Whether the last wish went beyond what can be picked. */
  isFull: boolean
}

export const nothing: Selection = { picked: [], isFull: false }

export const isPicked = ({ picked }: Selection, id: string) => picked.some((image) => image.id === id)

function withMore(selection: Selection, more: readonly Image[], last?: string): Selection {
  const all = [...selection.picked, ...more.filter((image) => !isPicked(selection, image.id))]
  return { picked: all.slice(0, BULK_IMAGES_MAX), last: last ?? selection.last, isFull: all.length > BULK_IMAGES_MAX }
}

/** The work picked, or let go when it was. */
export function toggled(selection: Selection, image: Image): Selection {
  if (!isPicked(selection, image.id)) return withMore(selection, [image], image.id)
  return { picked: selection.picked.filter(({ id }) => id !== image.id), last: image.id, isFull: false }
}

/** Everything from the work touched last to this one picked, in the list as it stands. */
export function reached(selection: Selection, image: Image, all: readonly Image[]): Selection {
  const from = all.findIndex(({ id }) => id === selection.last)
  const to = all.findIndex(({ id }) => id === image.id)
  if (from < 0 || to < 0) return toggled(selection, image)
  return withMore(selection, all.slice(Math.min(from, to), Math.max(from, to) + 1), image.id)
}

export const withAll = (selection: Selection, all: readonly Image[]) => withMore(selection, all)

/** The same works as they are now: those that have left the list are let go. */
export function among(selection: Selection, all: readonly Image[]): Selection {
  const now = new Map(all.map((image) => [image.id, image]))
  return { ...selection, picked: selection.picked.flatMap(({ id }) => now.get(id) ?? []) }
}
