import { type Choice, lootChoices, monsterChoices, npcChoices, settlementChoices, shopChoices, tavernChoices } from './choices.ts'
import type { SheetKind } from './kinds.ts'

/** What can be chosen beside the prompt, for each kind of sheet. */
export const sheetChoices: { [Kind in SheetKind]: readonly Choice[] } = {
  loot: lootChoices,
  monster: monsterChoices,
  npc: npcChoices,
  settlement: settlementChoices,
  shop: shopChoices,
  tavern: tavernChoices,
}
