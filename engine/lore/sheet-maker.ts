import type { SheetDocument } from '../../contract/sheets/document.ts'
import type { SheetKind } from '../../contract/sheets/kinds.ts'
import type { SheetRequestOf } from '../../contract/sheets/requests.ts'
import type { Random } from '../paint/random.ts'

/**
 * The stream of chance for a part of a sheet, by the part's key: the same for the same seed until the part is rolled again.
 * Every section draws from its own, so that rolling one again leaves the others as they are.
 */
export type Chance = (key: string) => Random

/** One maker of sheets: a request to what the sheet says. Pure: same request and chance, same document. */
export interface SheetMaker<Kind extends SheetKind = SheetKind> {
  write(request: SheetRequestOf<Kind>, chance: Chance): SheetDocument
  /** Whether other words under the same seed are another sheet altogether, not this one of other words. */
  drawsByPrompt?: boolean
  /** Sections that tell of another and are rolled with it, by the other's key: the answer with its riddle. */
  rolledWith?: Readonly<Record<string, readonly string[]>>
}
