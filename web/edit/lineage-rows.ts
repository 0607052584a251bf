import type { LineageWork } from '../../contract/edits.ts'
import { callQuery } from '../api/queries.ts'

/** All that a picture came of and that came of it. */
export const lineageOf = (id: string) => callQuery('getLineage', { params: { id } })

/** A work of a lineage with how far it is set in: a chain goes straight down, and only where it branches is one set in further. */
export interface LineageRow {
  work: LineageWork
  indent: number
}

/** Farther in than this nothing is set. */
const INDENT_MAX = 6

/** The works of a lineage as rows: each below what it came of, branches one after the other, the oldest first. */
export function lineageRows(works: readonly LineageWork[]): LineageRow[] {
  const childrenOf = new Map<string | null, LineageWork[]>()
  for (const work of works) childrenOf.set(work.parentId, [...(childrenOf.get(work.parentId) ?? []), work])
  const rows: LineageRow[] = []
  // A stack, not recursion: a chain may be as long as somebody had patience.
  const waiting = (childrenOf.get(null) ?? []).map((work) => ({ work, indent: 0 })).reverse()
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    rows.push(row)
    const children = childrenOf.get(row.work.id) ?? []
    const indent = Math.min(INDENT_MAX, row.indent + (children.length > 1 ? 1 : 0))
    for (const child of children.toReversed()) waiting.push({ work: child, indent })
  }
  return rows
}
