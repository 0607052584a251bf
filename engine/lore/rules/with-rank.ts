import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { literal } from '../grammar/literal.ts'
import type { Measure } from './rule-book.ts'

/** The lines that say what a sheet's creature is and how strong, by its block as it has become. */
export function withRank(document: SheetDocument, before: Measure, after: Measure): SheetDocument {
  const rank = before.rank === after.rank ? undefined : /\b(?:level|challenge) [-−]?\d+(?:\/\d+)?(?![\d/])/g
  const told = (text: string) => (rank ? text.replace(rank, after.rank) : text)
  const kind = new RegExp(`^${literal(before.kind)}(?= ·)`)
  return {
    ...document,
    kicker: told(document.kicker.replace(kind, () => after.kind)),
    summary: told(document.summary),
  }
}
