import { type Purpose, purposes } from '../dungeon/purposes.ts'

const named = (name: string): Purpose => {
  const purpose = purposes.find((one) => one.name === name)
  if (!purpose) throw new RangeError(`No room is called ${name}`)
  return purpose
}

/** The rooms of a keep, its great hall first, then in the order they are missed. */
export const keepRooms = ['Great hall', 'Barracks', 'Kitchen', 'Shrine', 'Armoury', 'Store', 'Treasury'].map(named)

/** What may stand in a corner tower. */
export const towerRooms: readonly Purpose[] = [
  {
    name: 'Tower',
    belongs: {},
    least: 0,
    steps: [
      ['add', 'ballista', 1],
      ['add', 'barrel', 1],
    ],
    lines: ['The ballista is wound, and pointed inward.', 'Arrows by the hundred, and one chair.'],
  },
  {
    name: 'Tower',
    belongs: {},
    least: 0,
    steps: [
      ['add', 'weapon-rack', 1],
      ['add', 'crate', 2],
      ['add', 'brazier', 1],
    ],
    lines: ['The watch is changed by a knock on the floor.', 'Someone keeps a tally of riders on the north road.'],
  },
]

export const guardRoom: Purpose = {
  name: 'Guard room',
  belongs: {},
  least: 0,
  steps: [
    ['add', 'stool', 1],
    ['add', 'weapon-rack', 1],
  ],
  lines: ['The windlass chain is freshly greased.', 'Dice, a lamp, and nobody at the arrow slit.'],
}

export const stable: Purpose = {
  name: 'Stable',
  belongs: {},
  least: 0,
  steps: [
    ['add', 'horse', 3],
    ['add', 'hay', 3],
    ['add', 'trough', 1],
    ['add', 'fence', 1],
  ],
  lines: ['One horse is saddled, and steaming.', 'The groom sleeps lightly, in the third stall.'],
}

export const smithy: Purpose = {
  name: 'Smithy',
  belongs: {},
  least: 0,
  steps: [
    ['add', 'forge', 1],
    ['add', 'anvil', 1],
    ['add', 'weapon-rack', 1],
    ['add', 'barrel', 1],
  ],
  lines: ['Forty spearheads, and no order for them.', 'The bellows are warm.'],
}

export const yard = [
  'The drill sergeant counts the towers again, and frowns.',
  'Washing, geese, and a gallows that is also a hoist.',
  'The well rope is new; the bucket is not.',
] as const
export const walk = [
  'From here every door in the yard can be shot at.',
  'Two of the hoardings are painted canvas.',
] as const

/** What else may stand in a yard, when there is room. */
export const outbuildings = ['Kitchen', 'Shrine', 'Store', 'Barracks', 'Armoury'].map(named)

/** The hall by itself, where the keep has no room for one. */
export const greatHall = named('Great hall')

export const lordsChamber: Purpose = {
  name: 'Lord’s chamber',
  belongs: {},
  least: 0,
  steps: [
    ['add', 'bed', 1],
    ['add', 'wardrobe', 1],
    ['add', 'desk', 1],
    ['add', 'rug', 1],
    ['add', 'chest', 1],
    ['add', 'candles', 1],
  ],
  lines: ['The bed is curtained on the side of the door.', 'A ring of keys, and one of them opens nothing here.'],
}
