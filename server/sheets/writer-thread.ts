import type { SheetDocument, SheetRolls } from '../../contract/sheets/document.ts'
import { rollAgain, type SheetOrder, writeSheet } from '../../engine/lore/index.ts'

export interface WriterOrder extends SheetOrder {
  /** Rolls these parts of a written sheet again; without it a sheet is written. */
  again?: { written: SheetDocument; rolls: SheetRolls; before: SheetRolls }
}

export { fileOf, zipOf } from './exports/export-file.ts'

/** Answers once the thread stands. */
export const awake = () => true

/** The engine's writing, in a thread of its own. */
export default function write({ again, ...order }: WriterOrder): SheetDocument {
  return again ? rollAgain(order, again.written, again.rolls, again.before) : writeSheet(order)
}
