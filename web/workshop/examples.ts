import { type SheetKind, sheetKindFacts } from '../../contract/sheets/kinds.ts'

const more: Readonly<Record<SheetKind, readonly string[]>> = {
  loot: ['the hoard of a lich who collected clocks', 'the pockets of a nervous tax collector'],
  monster: ['a hag who trades in children’s voices', 'a wyrm that wants its stolen egg back, challenge 9'],
  npc: ['a smith who owes money to the thieves’ guild', 'an old soldier looking for her missing brother'],
  shop: ['a potion shop whose owner is turning into a toad', 'a harbour chandler who fences stolen charts'],
  tavern: ['a tavern run by a retired pirate hiding from the crown', 'an inn where the dead drink free'],
  settlement: ['a town where nobody sleeps', 'a mining town after the mine flooded'],
  lore: ['a sonnet to a lost ship', 'a riddle about a candle'],
  spellbook: ['the spellbook of a wizard who is afraid of fire', 'a hedge witch’s book of weather'],
}

/** Prompts to begin with, each tried by hand. */
export const examplesOf = (kind: SheetKind) => [sheetKindFacts[kind].example, ...more[kind]]
