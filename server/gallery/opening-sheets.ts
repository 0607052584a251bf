import type { RuleSystem } from '../../contract/enums.ts'
import { sheetExample } from '../../contract/examples.ts'
import type { SheetKind } from '../../contract/sheets/kinds.ts'

/** By what seed and rules the house makes each kind's example. A new kind comes last: what was made is found by its place. */
const made: Readonly<Record<SheetKind, { seed: number; system?: RuleSystem }>> = {
  npc: { seed: 11 },
  monster: { seed: 12 },
  tavern: { seed: 13 },
  settlement: { seed: 14 },
  loot: { seed: 15 },
  shop: { seed: 16, system: 'Pathfinder' },
  spellbook: { seed: 17 },
  lore: { seed: 18 },
}

/** A sheet of every kind that the house shows on the front page from the first day, by the workshop as it comes. */
export const openingSheets = Object.entries(made).map(([name, by]) => {
  const kind = name as SheetKind
  return { kind, prompt: sheetExample[kind], ...by }
})
