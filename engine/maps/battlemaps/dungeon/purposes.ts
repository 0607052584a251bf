import type { PropName } from '../catalogue.ts'
import type { Ground } from '../scene.ts'

/** One act of furnishing a room. */
export type Step =
  | readonly ['add' | 'row', PropName, number]
  | readonly ['pillars' | 'pews' | 'carpet' | 'circle' | 'stacks']
  | readonly ['tables' | 'seats', number]
  | readonly ['pool']

/** What a room is for. */
export interface Purpose {
  name: string
  /** Where it belongs, and how likely it is there. */
  belongs: Readonly<Record<string, number>>
  /** Smallest floor it needs, squares. */
  least: number
  /** At most one of it on a map. */
  once?: boolean
  ground?: Ground
  steps: readonly Step[]
  /** What a game master reads; one is chosen. */
  lines: readonly string[]
}

/** Rooms of the underworld and how each is furnished. */
export const purposes: readonly Purpose[] = [
  {
    name: 'Guard room',
    belongs: { dungeon: 3, keep: 3, prison: 3, sewer: 1 },
    least: 12,
    steps: [
      ['tables', 1],
      ['add', 'weapon-rack', 2],
      ['add', 'barrel', 2],
      ['add', 'brazier', 1],
    ],
    lines: ['Dice lie where they fell; the fire is still warm.', 'Someone left in a hurry and means to come back.'],
  },
  {
    name: 'Barracks',
    belongs: { dungeon: 2, keep: 3, prison: 1 },
    least: 16,
    steps: [
      ['row', 'bed', 5],
      ['add', 'chest', 2],
      ['add', 'weapon-rack', 1],
      ['add', 'stool', 2],
    ],
    lines: ['Blankets, boots and a half-carved wooden horse.', 'Every second bunk has been slept in.'],
  },
  {
    name: 'Armoury',
    belongs: { dungeon: 2, keep: 2, prison: 1 },
    least: 9,
    steps: [
      ['row', 'weapon-rack', 3],
      ['add', 'crate', 2],
      ['add', 'anvil', 1],
      ['add', 'barrel', 1],
    ],
    lines: ['Oiled blades, and one empty peg.', 'The rust here is younger than it should be.'],
  },
  {
    name: 'Store',
    belongs: { dungeon: 3, keep: 2, sewer: 2, temple: 1, prison: 2, 'wizard-tower': 1 },
    least: 9,
    ground: 'cobble',
    steps: [
      ['add', 'crate', 4],
      ['add', 'barrel', 4],
      ['add', 'sacks', 2],
    ],
    lines: ['Rats scatter from a split sack of barley.', 'One crate is marked in a hand nobody here knows.'],
  },
  {
    name: 'Cells',
    belongs: { dungeon: 2, prison: 6, keep: 1 },
    least: 12,
    ground: 'cobble',
    steps: [
      ['add', 'cage', 3],
      ['row', 'chains', 4],
      ['add', 'bones', 1],
      ['add', 'hay', 2],
    ],
    lines: ['Scratches count the days: they stop at 211.', 'Someone whispers a name that is not yours.'],
  },
  {
    name: 'Torture chamber',
    belongs: { dungeon: 1, prison: 3 },
    least: 16,
    once: true,
    steps: [
      ['add', 'rack', 1],
      ['add', 'brazier', 2],
      ['row', 'chains', 3],
      ['add', 'table', 1],
      ['add', 'cage', 1],
    ],
    lines: ['The tools are cleaner than the floor.', 'The brazier is lit; the irons are not yet hot.'],
  },
  {
    name: 'Library',
    belongs: { dungeon: 1, keep: 1, temple: 1, 'wizard-tower': 5 },
    least: 16,
    ground: 'planks',
    steps: [
      ['row', 'bookshelf', 4],
      ['add', 'desk', 1],
      ['add', 'rug', 1],
      ['tables', 1],
      ['add', 'candles', 2],
    ],
    lines: ['One shelf is dusted; the rest are not.', 'A chained folio turns its own pages.'],
  },
  {
    name: 'Laboratory',
    belongs: { dungeon: 1, 'wizard-tower': 5 },
    least: 16,
    once: true,
    steps: [
      ['row', 'shelf', 2],
      ['add', 'table', 2],
      ['add', 'cauldron', 1],
      ['add', 'bookshelf', 1],
      ['add', 'candles', 2],
    ],
    lines: ['Glass tubes tick as they cool.', 'Something in the third jar looks back.'],
  },
  {
    name: 'Summoning chamber',
    // Its light takes the eye: nobody's dungeon has it unasked but a wizard's or a cult's.
    belongs: { temple: 0.6, 'wizard-tower': 4 },
    least: 20,
    once: true,
    ground: 'tile',
    steps: [['circle'], ['add', 'candles', 5], ['add', 'brazier', 2]],
    lines: ['The chalk is fresh and the circle is broken in one place.', 'The air tastes of copper.'],
  },
  {
    name: 'Shrine',
    belongs: { dungeon: 2, temple: 4, crypt: 2, keep: 1 },
    least: 14,
    ground: 'tile',
    steps: [['add', 'altar', 1], ['carpet'], ['add', 'brazier', 2], ['add', 'statue', 2], ['add', 'candles', 2]],
    lines: ['Coins from four kingdoms lie on the step.', 'The idol has been turned to face the wall.'],
  },
  {
    name: 'Great nave',
    belongs: { temple: 5, crypt: 1 },
    least: 30,
    once: true,
    ground: 'tile',
    steps: [['add', 'altar', 1], ['carpet'], ['pillars'], ['pews'], ['add', 'brazier', 2]],
    lines: ['The pews face an altar that drinks the light.', 'Two hundred could stand here; the dust says none have.'],
  },
  {
    name: 'Throne room',
    belongs: { dungeon: 1, keep: 5 },
    least: 30,
    once: true,
    ground: 'tile',
    steps: [['add', 'throne', 1], ['carpet'], ['pillars'], ['row', 'banner', 4], ['add', 'brazier', 2]],
    lines: ['The seat is cold; the cushion is not.', 'Whoever sits here hears every word in the hall.'],
  },
  {
    name: 'Great hall',
    belongs: { dungeon: 2, keep: 4, 'wizard-tower': 1 },
    least: 28,
    once: true,
    steps: [['pillars'], ['tables', 3], ['add', 'hearth', 1], ['row', 'banner', 3], ['add', 'statue', 1]],
    lines: ['Long tables, overturned cups, and one place still laid.', 'Footsteps echo a beat too late.'],
  },
  {
    name: 'Treasury',
    belongs: { dungeon: 1.5, keep: 1, temple: 1, crypt: 1 },
    least: 9,
    once: true,
    steps: [
      ['add', 'chest', 3],
      ['add', 'coins', 2],
      ['add', 'urn', 3],
      ['add', 'statue', 1],
    ],
    lines: ['The largest chest breathes.', 'The floor tiles before the chests are worn; two are not.'],
  },
  {
    name: 'Well chamber',
    belongs: { dungeon: 1.5, keep: 1, crypt: 1, prison: 1, temple: 1 },
    least: 16,
    once: true,
    ground: 'cobble',
    steps: [
      ['add', 'well', 1],
      ['add', 'barrel', 2],
      ['add', 'rubble', 1],
    ],
    lines: ['The rope is wet all the way up.', 'A coin dropped here is never heard to land.'],
  },
  {
    name: 'Burial chamber',
    belongs: { crypt: 6, dungeon: 1, temple: 1 },
    least: 12,
    steps: [
      ['row', 'coffin', 6],
      ['add', 'urn', 2],
      ['add', 'web', 2],
      ['add', 'candles', 1],
      ['add', 'bones', 1],
    ],
    lines: ['One lid lies a hand’s breadth askew.', 'Names are cut in the stone; the last is unfinished.'],
  },
  {
    name: 'Tomb of the founder',
    belongs: { crypt: 5, dungeon: 0.5, temple: 1 },
    least: 20,
    once: true,
    ground: 'tile',
    steps: [['add', 'sarcophagus', 1], ['pillars'], ['row', 'statue', 4], ['add', 'brazier', 2]],
    lines: ['The effigy’s eyes are open.', 'Four stone guardians; five plinths.'],
  },
  {
    name: 'Ossuary',
    belongs: { crypt: 3, dungeon: 0.5 },
    least: 9,
    steps: [
      ['add', 'bones', 5],
      ['row', 'shelf', 2],
      ['add', 'urn', 2],
      ['add', 'web', 2],
    ],
    lines: ['Skulls by the hundred, sorted by size.', 'All the skulls face the door.'],
  },
  {
    name: 'Embalming room',
    belongs: { crypt: 2 },
    least: 12,
    once: true,
    steps: [
      ['add', 'table', 2],
      ['row', 'shelf', 2],
      ['add', 'urn', 4],
      ['add', 'skeleton', 1],
    ],
    lines: ['Natron, linen and hooks of bronze.', 'The jars are labelled; one label reads “still talking”.'],
  },
  {
    name: 'Collapsed chamber',
    belongs: { dungeon: 1, crypt: 1.5, temple: 0.7, sewer: 1, keep: 0.4, prison: 0.6 },
    least: 9,
    ground: 'earth',
    steps: [
      ['add', 'rubble', 5],
      ['add', 'bones', 1],
      ['add', 'web', 1],
    ],
    lines: ['The roof came down here, and may again.', 'A hand’s width of draught comes through the stones.'],
  },
  {
    name: 'Pool',
    belongs: { dungeon: 1, temple: 2, crypt: 0.7, 'wizard-tower': 1 },
    least: 20,
    once: true,
    ground: 'tile',
    steps: [['pool'], ['pillars'], ['add', 'statue', 2]],
    lines: ['The water is clear, and deeper than the floor.', 'Ripples spread from nothing.'],
  },
  {
    name: 'Cistern',
    belongs: { sewer: 6 },
    least: 16,
    ground: 'brick',
    steps: [['pool'], ['pillars'], ['add', 'pipe', 2]],
    lines: ['Everything the city forgets comes here.', 'Something large turns over under the scum.'],
  },
  {
    name: 'Pump room',
    belongs: { sewer: 3 },
    least: 9,
    ground: 'brick',
    steps: [
      ['add', 'pipe', 3],
      ['add', 'grate', 1],
      ['add', 'barrel', 2],
      ['add', 'crate', 2],
    ],
    lines: ['A wheel stands here that has not been turned for years.', 'The grate has been filed through.'],
  },
  {
    name: 'Smugglers’ nest',
    belongs: { sewer: 3 },
    least: 9,
    ground: 'brick',
    steps: [
      ['add', 'bedroll', 2],
      ['add', 'crate', 3],
      ['add', 'chest', 1],
      ['add', 'candles', 2],
    ],
    lines: ['Bedding, a ledger, and boots with wet soles.', 'The goods are stamped with the duke’s seal.'],
  },
  {
    name: 'Kitchen',
    belongs: { dungeon: 0.8, keep: 2, prison: 1 },
    least: 12,
    once: true,
    ground: 'cobble',
    steps: [
      ['add', 'stove', 1],
      ['add', 'table', 1],
      ['row', 'shelf', 2],
      ['add', 'barrel', 2],
      ['add', 'sacks', 2],
    ],
    lines: ['The stew is for forty.', 'Knives for every joint, and one hook empty.'],
  },
]

/** The room one comes in by. */
export const entrance: Purpose = {
  name: 'Entrance',
  belongs: {},
  least: 0,
  steps: [['pillars'], ['add', 'statue', 2], ['add', 'rubble', 1]],
  lines: ['Cold air climbs the stair behind you.', 'Old boot prints go in; fewer come out.'],
}
