import type { SheetKind } from '../../contract/sheets/kinds.ts'

// Apart from the list of kinds, which the first page carries.

/** What each workshop makes. */
export const kindDescriptions: Readonly<Record<SheetKind, string>> = {
  loot: 'Hoards and pockets: coins, gems, art and magic by level, and whose they were.',
  monster: 'From a few words and a challenge: a full stat block, how it fights, where it lives, and what comes of it.',
  npc: 'Somebody to meet tonight: looks, voice, a want, a fear and a secret of one trouble, three ways in, and a full stat block.',
  shop: 'Stock at rule prices, a keeper to haggle with, what is behind the counter, and a floor plan.',
  tavern:
    'A sign, a keeper, who drinks there tonight, menu and rooms by the rules, trouble, and a game with true odds.',
  settlement:
    'Hamlet to metropolis: districts with places and people, factions that collide, what is wrong, prices, and a town map to match.',
  lore: 'Ballads, sonnets, riddles and songs that scan and rhyme, myths and papers of the world, and what is true in them.',
  spellbook: 'Spells that its owner may truly have, with their facts; notes in the margin, a homebrew spell, a secret.',
}
