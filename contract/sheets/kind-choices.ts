import {
  type Choice,
  lootChoices,
  loreChoices,
  monsterChoices,
  npcChoices,
  settlementChoices,
  shopChoices,
  spellbookChoices,
  tavernChoices,
} from './choices.ts'
import type { SheetKind } from './kinds.ts'

/** What can be chosen beside the prompt, for each kind of sheet. */
export const sheetChoices: { [Kind in SheetKind]: readonly Choice[] } = {
  loot: lootChoices,
  lore: loreChoices,
  monster: monsterChoices,
  npc: npcChoices,
  shop: shopChoices,
  spellbook: spellbookChoices,
  tavern: tavernChoices,
  settlement: settlementChoices,
}
