import type { ImageCategory } from '../../contract/categories.ts'

/** What the house's own competitions are about, one after the other, and which kinds of picture they take; empty: all. */
export const themes: readonly { title: string; theme: string; categories: readonly ImageCategory[] }[] = [
  {
    title: 'The last inn before the pass',
    theme:
      'A place where everybody stops once, and some never leave. Show the inn, its keeper, its guests, or the weather that keeps them there.',
    categories: [],
  },
  {
    title: 'What the sea gave back',
    theme:
      'The tide has brought something ashore: a wreck, a bell, a stranger, a god. Show what lies on the beach in the morning.',
    categories: [],
  },
  {
    title: 'A monster worth pitying',
    theme: 'Something terrible that the party will hesitate to strike. Give it claws and a reason.',
    categories: ['monsters'],
  },
  {
    title: 'Two doors and a lie',
    theme:
      'A battle map built around a decision: the bridge or the ford, the left stair or the right. Both ways must look tempting.',
    categories: ['battlemaps'],
  },
  {
    title: 'Faces of the market',
    theme:
      'The people of one market day: who sells, who steals, who watches. A portrait that tells its trade without a sign.',
    categories: ['characters', 'npcs'],
  },
  {
    title: 'The town that moved',
    theme:
      'A settlement that is not where it was: on wheels, on a back, on ice, under water, or simply elsewhere since last night.',
    categories: ['townmaps', 'landscapes'],
  },
  {
    title: 'An heirloom with a price',
    theme:
      'A thing handed down for good reasons and kept for worse ones. Show what it is, and let us guess what it costs.',
    categories: ['items'],
  },
  {
    title: 'The spell nobody should learn',
    theme: 'Magic at its worst idea. Show the very moment in which it is cast.',
    categories: ['spells'],
  },
  {
    title: 'First light',
    theme: 'Dawn over a place that has had a long night: a camp, a siege, a graveyard, a harbour.',
    categories: ['landscapes'],
  },
  {
    title: 'Below the cellar',
    theme: 'Under every house is a cellar, and under some of those is this. Draw the room that the owners bricked up.',
    categories: ['battlemaps'],
  },
  {
    title: 'The captain of nothing',
    theme:
      'Somebody who commands, and has lost what they commanded: the crew, the ship, the war. Show what is left of the rank.',
    categories: ['characters', 'npcs'],
  },
  {
    title: 'Old wood',
    theme: 'A forest that remembers. Its paths, its guests, its rulers, or the one tree that nobody fells.',
    categories: [],
  },
  {
    title: 'A feast that went wrong',
    theme: 'The tables are laid, the candles burn, and something has just happened. Freeze the room in that breath.',
    categories: [],
  },
  {
    title: 'The smallest god',
    theme: 'A deity of one thing only: lost buttons, warm bread, the third step of a stair. Make us believe in it.',
    categories: [],
  },
  {
    title: 'Siege engine, slightly used',
    theme: 'War leaves machines behind, and people find other uses for them. Show one in its second life.',
    categories: ['items', 'landscapes'],
  },
  {
    title: 'River crossing',
    theme: 'A map of water and how to get across it while somebody would rather you did not.',
    categories: ['battlemaps'],
  },
  {
    title: 'The library at the end',
    theme: 'Every book that was never returned ends up here. Show the shelves, the keeper, or what lives between them.',
    categories: [],
  },
  {
    title: 'Teeth in the snow',
    theme: 'Something hunts in the cold, and it is patient. The beast, or its trail, or those who follow it.',
    categories: ['monsters', 'landscapes'],
  },
  {
    title: 'Guilty as charged',
    theme:
      'The accused, drawn as the court sees them and a little as they are. A portrait for a wanted poster, or for the defence.',
    categories: ['characters', 'npcs'],
  },
  {
    title: 'City of three quarters',
    theme: 'A town map in which the fourth quarter is missing, and everybody pretends not to notice.',
    categories: ['townmaps'],
  },
  {
    title: 'Light in the lantern room',
    theme: 'A lighthouse, a watchtower, a beacon: somewhere high up somebody keeps a light burning. Show for whom.',
    categories: [],
  },
  {
    title: 'The dragon is asleep',
    theme: 'Nobody fights in this picture. A dragon at rest, and whoever has come too close to leave quietly.',
    categories: [],
  },
  {
    title: 'What the goblins call home',
    theme: 'Their hall, their kitchen, their throne room with a bathtub in it. From the inside, with pride.',
    categories: ['battlemaps', 'landscapes', 'monsters'],
  },
  {
    title: 'After the adventure',
    theme:
      'Years later: a retired blade over a mantelpiece, a scar, a tavern of one’s own. Show where the story went to rest.',
    categories: [],
  },
]
