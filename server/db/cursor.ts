import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Where a page of a list ended: a moment, and which of those of that moment; `micros` since the epoch, for it is that fine. */
interface Place {
  micros: string
  id: string
}

/** A moment as a cursor carries it: JavaScript's dates are too coarse to tell rows apart. */
export const microsOf = (moment: AnyColumn) =>
  sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint`.mapWith(String)

export const cursorAt = ({ micros, id }: Place) => `${micros}_${id}`

/** Reads a cursor as it was handed out; undefined for anything else, and then the list begins at its beginning. */
export function placeOf(cursor: string, isId: (id: string) => boolean): Place | undefined {
  const [, micros, id] = /^(\d{1,17})_([0-9a-f-]{1,36})$/.exec(cursor) ?? []
  return micros !== undefined && id !== undefined && isId(id) ? { micros, id } : undefined
}

/** The rows behind a cursor in a list by moment, then by id; undefined where there is no cursor, or one never handed out. */
export function behind(
  cursor: string | undefined,
  { moment, id, way, isId }: { moment: AnyColumn; id: AnyColumn; way: 'newest' | 'oldest'; isId(id: string): boolean },
): SQL | undefined {
  const place = cursor === undefined ? undefined : placeOf(cursor, isId)
  if (!place) return undefined
  const at = sql`(timestamptz 'epoch' + ${place.micros}::bigint * interval '1 microsecond')`
  // The first half is what the index is entered by.
  return way === 'newest'
    ? sql`(${moment} <= ${at} and (${moment} < ${at} or ${id} > ${place.id}))`
    : sql`(${moment} >= ${at} and (${moment} > ${at} or ${id} > ${place.id}))`
}
