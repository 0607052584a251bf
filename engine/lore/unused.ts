import type { SheetDocument } from '../../contract/sheets/document.ts'
import type { SheetRequestOf } from '../../contract/sheets/requests.ts'
import { type Asked, unusedWords as unusedBy } from './prompt/unused.ts'
import { writeInOtherWords } from './write.ts'

/**
 * The words of a prompt that came to nothing on a sheet as that stands now: in the prompt's order, none twice. Without its seed,
 * or where it was asked for in a way that is no longer known, it is judged by its words alone.
 */
export function unusedWords({ kind, request, seed }: Asked & { seed?: number }, document: SheetDocument): string[] {
  const order = seed === undefined ? undefined : { kind, request: request as SheetRequestOf<typeof kind>, seed }
  return unusedBy({ kind, request }, document, order && ((prompt) => writeInOtherWords(order, prompt)))
}
