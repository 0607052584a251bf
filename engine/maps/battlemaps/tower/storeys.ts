import { type Purpose, purposes } from '../dungeon/purposes.ts'

const known = (name: string): Purpose => {
  const purpose = purposes.find((one) => one.name === name)
  if (!purpose) throw new RangeError(`No room is called ${name}`)
  return purpose
}

const hall: Purpose = {
  name: 'Entrance hall',
  belongs: {},
  least: 0,
  steps: [
    ['add', 'rug', 1],
    ['add', 'statue', 2],
    ['add', 'bench', 2],
    ['add', 'urn', 2],
  ],
  lines: ['A bell rings two floors up as you step in.', 'The door closes by itself, gently.'],
}
const bedchamber: Purpose = {
  name: 'Bedchamber',
  belongs: {},
  least: 0,
  ground: 'planks',
  steps: [
    ['add', 'bed', 1],
    ['add', 'wardrobe', 1],
    ['add', 'desk', 1],
    ['add', 'rug', 1],
    ['add', 'chest', 1],
    ['add', 'candles', 1],
  ],
  lines: ['The bed is a hand’s breadth off the floor, and unsupported.', 'The window shows another season.'],
}
const observatory: Purpose = {
  name: 'Observatory',
  belongs: {},
  least: 0,
  ground: 'tile',
  steps: [
    ['add', 'telescope', 1],
    ['row', 'bookshelf', 2],
    ['add', 'desk', 1],
    ['add', 'candles', 2],
    ['add', 'crystal', 1],
  ],
  lines: ['The great glass is trained on a star that is not on the chart.', 'Someone has drawn a second moon.'],
}
const beacon: Purpose = {
  name: 'Beacon',
  belongs: {},
  least: 0,
  steps: [
    ['add', 'campfire', 1],
    ['add', 'ballista', 1],
    ['add', 'barrel', 3],
    ['add', 'crate', 1],
  ],
  lines: ['The wood is stacked and soaked in oil, and in something else.', 'From here the whole valley is in bowshot.'],
}

/** Shelves all round, two floors of them, where the tower is first of all its library. */
export const stacks: readonly Purpose[] = [
  {
    ...known('Library'),
    steps: [['stacks'], ['row', 'bookshelf', 7], ['add', 'desk', 1], ['add', 'candles', 1]],
  },
  {
    name: 'Upper library',
    belongs: {},
    least: 0,
    ground: 'planks',
    steps: [
      ['row', 'bookshelf', 7],
      ['add', 'rug', 1],
      ['add', 'desk', 2],
      ['add', 'chair', 2],
      ['add', 'candles', 2],
    ],
    lines: ['The books up here are shelved with their spines to the wall.', 'One case swings, if you know the title.'],
  },
]

/** And its ground floor. */
export const readingRoom: Purpose = {
  name: 'Reading room',
  belongs: {},
  least: 0,
  ground: 'planks',
  steps: [
    ['tables', 1],
    ['row', 'bookshelf', 6],
    ['add', 'desk', 1],
    ['add', 'rug', 1],
    ['add', 'candles', 1],
  ],
  lines: ['Every reader’s name is in the book by the door, and when they left.', 'Silence is enforced, by something.'],
}

/** What the floors of a wizard's tower are for, from the ground up: the first, those between, the topmost. */
export const arcane = {
  first: hall,
  between: [known('Library'), known('Laboratory'), known('Summoning chamber'), bedchamber, known('Shrine')],
  last: observatory,
} as const

/** And those of a watchtower. */
export const watch = {
  first: known('Guard room'),
  between: [known('Store'), known('Barracks'), known('Armoury'), bedchamber],
  last: beacon,
} as const

/** And those of a castle's keep. */
export const lordly = {
  first: known('Guard room'),
  between: [
    known('Great hall'),
    known('Armoury'),
    known('Barracks'),
    known('Treasury'),
    known('Library'),
    known('Store'),
  ],
  last: { ...bedchamber, name: 'Lord’s chamber', lines: ['The bed is curtained on the side of the door.'] },
} as const
