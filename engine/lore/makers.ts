import type { SheetKind } from '../../contract/sheets/kinds.ts'
import { loot } from './loot/loot.ts'
import { lore } from './lore/lore.ts'
import { monster } from './monster/monster.ts'
import { npc } from './npc/npc.ts'
import { settlement } from './settlement/settlement.ts'
import type { SheetMaker } from './sheet-maker.ts'
import { shop } from './shop/shop.ts'
import { spellbook } from './spellbook/spellbook.ts'
import { tavern } from './tavern/tavern.ts'

/** Who writes which kind of sheet. */
export const makers: { [Kind in SheetKind]: SheetMaker<Kind> } = {
  loot,
  monster,
  shop,
  tavern,
  settlement,
  npc,
  lore,
  spellbook,
}
