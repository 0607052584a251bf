import type { Ground } from '../scene.ts'

/** A kind of building told by its hall. */
export interface Kind {
  hall: string
  ground: Ground
  lines: readonly string[]
  /** Under ground: no windows, and a stair for a front door. */
  buried?: boolean
  /** Squares its hall wants from front to back. */
  depth: number
  /** And at the most; and how wide the building may be. */
  deepest?: number
  widest?: number
  /** Stands in a town's street, not on grass. */
  town?: boolean
  /** The fewest and the most rooms behind the hall. */
  back: readonly [number, number]
}

/** The buildings that are one great hall and the rooms that serve it. */
export const kinds: Record<string, Kind> = {
  library: {
    hall: 'Stacks',
    ground: 'planks',
    lines: ['One shelf is dusted; the rest are not.', 'A ladder stands where no book is within its reach.'],
    depth: 10,
    town: true,
    back: [1, 2],
  },
  'lecture-hall': {
    hall: 'Lecture hall',
    ground: 'planks',
    lines: ['The board has been wiped, but not well.', 'One seat in the third row is never taken.'],
    depth: 11,
    deepest: 11,
    town: true,
    back: [1, 2],
  },
  theatre: {
    hall: 'Auditorium and stage',
    ground: 'planks',
    lines: [
      'The trapdoor under the stage is nailed shut from below.',
      'The prompter’s box is occupied by somebody else.',
    ],
    depth: 11,
    deepest: 14,
    town: true,
    back: [2, 3],
  },
  bathhouse: {
    hall: 'Great bath',
    ground: 'tile',
    lines: [
      'A voice carries across the water that is meant for nobody.',
      'The drain at the bottom is as wide as a man.',
    ],
    depth: 10,
    town: true,
    back: [2, 3],
  },
  guildhall: {
    hall: 'Council hall',
    ground: 'tile',
    lines: ['The vote was counted before the members sat down.', 'One banner has been hung upside down.'],
    depth: 10,
    town: true,
    back: [2, 3],
  },
  museum: {
    hall: 'Gallery',
    ground: 'tile',
    lines: ['One case is empty, and its lock is whole.', 'The largest statue has moved since yesterday.'],
    depth: 10,
    town: true,
    back: [2, 3],
  },
  bank: {
    hall: 'Banking hall',
    ground: 'tile',
    lines: ['The clerk smiles with one hand under the counter.', 'The queue has not moved since the bell.'],
    depth: 9,
    town: true,
    back: [2, 3],
  },
  hospital: {
    hall: 'Ward',
    ground: 'tile',
    lines: ['Bed seven has been made too neatly.', 'Everybody here coughs but one.'],
    depth: 10,
    town: true,
    back: [2, 3],
  },
  barracks: {
    hall: 'Dormitory',
    ground: 'planks',
    lines: ['Blankets, boots and a half-carved wooden horse.', 'Every second bunk has been slept in.'],
    depth: 10,
    back: [2, 3],
  },
  armoury: {
    hall: 'Arms hall',
    ground: 'flagstone',
    lines: ['Oiled blades, and one empty peg.', 'The rust here is younger than it should be.'],
    depth: 10,
    back: [2, 2],
  },
  stable: {
    hall: 'Stalls',
    ground: 'earth',
    lines: ['The horses all look at the same empty corner.', 'One horse is lathered, and nobody rode in.'],
    depth: 12,
    widest: 11,
    back: [2, 3],
  },
  warehouse: {
    hall: 'Store floor',
    ground: 'planks',
    lines: [
      'The chalk marks on the crates are this morning’s.',
      'Between the stacks is a bed, and a view of the door.',
    ],
    depth: 11,
    town: true,
    back: [1, 2],
  },
  kitchen: {
    hall: 'Great kitchen',
    ground: 'flagstone',
    lines: ['The stew is for forty.', 'Knives for every joint, and one hook empty.'],
    depth: 10,
    back: [2, 3],
  },
  cellar: {
    hall: 'Vaults',
    ground: 'cobble',
    lines: ['One cask sounds hollow and is not.', 'The spigot of the third cask turns the wrong way.'],
    buried: true,
    depth: 11,
    back: [1, 2],
  },
  treasury: {
    hall: 'Treasury',
    ground: 'flagstone',
    lines: ['The largest chest breathes.', 'Two of the floor stones before the chests are not worn.'],
    buried: true,
    depth: 10,
    deepest: 12,
    widest: 18,
    back: [1, 2],
  },
  laboratory: {
    hall: 'Laboratory',
    ground: 'flagstone',
    lines: ['Glass tubes tick as they cool.', 'The soot on the ceiling has the shape of a hand.'],
    buried: true,
    depth: 10,
    back: [2, 3],
  },
  'torture chamber': {
    hall: 'Torture chamber',
    ground: 'cobble',
    lines: ['The brazier is lit; the irons are not yet hot.', 'The drain in the middle of the floor is blocked.'],
    buried: true,
    depth: 10,
    deepest: 12,
    widest: 18,
    back: [2, 3],
  },
  'summoning chamber': {
    hall: 'Ritual chamber',
    ground: 'tile',
    lines: ['The chalk is fresh and the circle is broken in one place.', 'The air tastes of copper.'],
    buried: true,
    depth: 12,
    back: [2, 3],
  },
}
