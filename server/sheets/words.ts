import type { SheetDocument } from '../../contract/sheets/document.ts'
import { linesOf } from '../../engine/lore/index.ts'

/** Longest text a sheet is searched by, characters; the database allows not much more. */
const WORDS_MAX = 100_000

/** What lists and searches know a sheet by. */
export function listing(document: SheetDocument) {
  const { title, kicker, summary } = document
  return { title, kicker, summary, words: linesOf(document).join('\n').slice(0, WORDS_MAX) }
}
