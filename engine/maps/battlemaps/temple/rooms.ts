import type { Purpose, Step } from '../dungeon/purposes.ts'

const room = (name: string, steps: readonly Step[], lines: readonly string[]): Purpose => ({
  name,
  belongs: {},
  least: 0,
  steps: [...steps],
  lines: [...lines],
})

/** What may be built against a temple's sides, in the order it is missed. */
export const sideRooms: readonly Purpose[] = [
  room(
    'Vestry',
    [
      ['add', 'wardrobe', 1],
      ['add', 'desk', 1],
      ['add', 'chest', 1],
      ['add', 'candles', 1],
    ],
    ['Seven robes, six priests.', 'The poor box has been opened with its own key.'],
  ),
  room(
    'Reliquary',
    [
      ['add', 'chest', 2],
      ['add', 'urn', 2],
      ['add', 'candles', 1],
      ['add', 'shelf', 1],
    ],
    ['The saint’s hand points at whoever lies.', 'One casket is warm.'],
  ),
  room(
    'Bell tower',
    [
      ['add', 'bell', 1],
      ['add', 'rope', 1],
      ['add', 'crate', 1],
    ],
    ['The bell is inscribed on the inside.', 'Bats, and a rope worn thin at one height.'],
  ),
  room(
    'Crypt stair',
    [
      ['add', 'stairs-down', 1],
      ['add', 'sarcophagus', 1],
      ['add', 'urn', 1],
      ['add', 'candles', 1],
    ],
    ['The steps are worn on the way up only.', 'A draught from below smells of incense.'],
  ),
  room(
    'Priest’s cell',
    [
      ['add', 'bed', 1],
      ['add', 'desk', 1],
      ['add', 'chest', 1],
      ['add', 'shelf', 1],
    ],
    ['The sermon on the desk is for a death not yet announced.', 'Under the bed: boots, a sword, a lay cloak.'],
  ),
]

/** What stands about a cloister. */
export const cloisterRooms: readonly Purpose[] = [
  room(
    'Chapter house',
    [
      ['row', 'bench', 4],
      ['add', 'candles', 2],
      ['add', 'rug', 1],
    ],
    ['One seat is never taken, and never dusty.', 'Votes are counted in black beans; the bag holds three.'],
  ),
  room(
    'Refectory',
    [
      ['tables', 1],
      ['add', 'shelf', 1],
      ['add', 'barrel', 2],
    ],
    ['Meals are silent; the knives are not all for bread.', 'The reader’s place is laid for two.'],
  ),
  room(
    'Dormitory',
    [
      ['row', 'bed', 4],
      ['add', 'chest', 1],
      ['add', 'candles', 1],
    ],
    ['Every bed is made but one, and that one is warm.', 'A name is scratched on each bedpost, and crossed out.'],
  ),
  room(
    'Scriptorium',
    [
      ['add', 'desk', 2],
      ['row', 'bookshelf', 2],
      ['add', 'candles', 1],
    ],
    ['The ink on the last page is not ink.', 'Two copyists have made the same mistake on purpose.'],
  ),
]

export const narthex = room(
  'Narthex',
  [
    ['add', 'font', 1],
    ['add', 'bench', 2],
    ['add', 'urn', 1],
  ],
  ['Cloaks hang here whose owners never came out.', 'The alms bowl holds one coin, bent.'],
)

export const words = {
  nave: ['Every knee rest is worn but one.', 'The windows show eleven of the twelve deeds.'],
  arm: ['Candles burn for nobody who has died yet.', 'A slab in the floor is newer than its neighbours.'],
  chancel: ['The altar cloth hides a hinge.', 'It is warmer here than the braziers explain.'],
  colonnade: ['Offerings lie between the columns, some of them moving.', 'A column here is hollow, and swept.'],
  garth: ['The herbs in the middle bed are not for cooking.', 'The well gives back a voice, late.'],
} as const
