import type { SheetKind } from '../../contract/sheets/kinds.ts'
import { loot } from './loot/loot.ts'
import { monster } from './monster/monster.ts'
import type { SheetMaker } from './sheet-maker.ts'

/** Who writes which kind of sheet. */
export const makers: { [Kind in SheetKind]: SheetMaker<Kind> } = {
  loot,
  monster,
}
