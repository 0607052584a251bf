import { sheetExample } from '../../contract/examples.ts'
import type { SheetKind } from '../../contract/sheets/kinds.ts'

/** Beside the kind's own example; the first is on the front page too. */
const more: Readonly<Record<SheetKind, readonly [string, string]>> = {
  loot: ['the pockets of a nervous tax collector', 'the hoard of a lich who collected clocks'],
  monster: ['a hag who trades in children’s voices', 'a wyrm that wants its stolen egg back, challenge 9'],
  npc: ['a smith who owes money to the thieves’ guild', 'an old soldier looking for her missing brother'],
  shop: ['a harbour chandler who fences stolen charts', 'a potion shop whose owner is turning into a toad'],
  tavern: ['an inn where the dead drink free', 'a tavern run by a retired pirate hiding from the crown'],
  settlement: ['a mining town after the mine flooded', 'a town where nobody sleeps'],
  lore: ['a riddle about a candle', 'a sonnet to a lost ship'],
  spellbook: ['a hedge witch’s book of weather', 'the spellbook of a wizard who is afraid of fire'],
}

/** Prompts to begin with, each tried by hand. */
export const sheetExamples = (kind: SheetKind): readonly string[] => [sheetExample[kind], ...more[kind]]
