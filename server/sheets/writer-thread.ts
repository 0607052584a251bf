import type { SheetDocument, SheetRolls } from '../../contract/sheets/document.ts'
import { rollAgain, type SheetOrder, writeSheet } from '../../engine/lore/index.ts'
import { UnknownPart } from '../../engine/lore/written.ts'

/** Parts of a written sheet to be rolled again. */
export interface RollOrder {
  order: SheetOrder
  written: SheetDocument
  rolls: SheetRolls
  before: SheetRolls
}

export { fileOf, zipOf } from './exports/export-file.ts'
export { listing } from './words.ts'

/** Answers once the thread stands. */
export const awake = () => true

/** What came of rolling parts again: the sheet, or the key of one that is no part of it. */
export type RolledAgain = { sheet: SheetDocument } | { unknownPart: string }

/** The engine's writing, in a thread of its own. */
export default function write(order: SheetOrder): SheetDocument {
  return writeSheet(order)
}

/** Errors lose their class on the way out of a thread, so that a person's mistake is an answer, and only faults are thrown. */
export function again({ order, written, rolls, before }: RollOrder): RolledAgain {
  try {
    return { sheet: rollAgain(order, written, rolls, before) }
  } catch (error) {
    if (error instanceof UnknownPart) return { unknownPart: error.key }
    throw error
  }
}
