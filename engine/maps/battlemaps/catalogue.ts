/** Where a thing likes to stand in a room. */
export type Habit = 'wall' | 'corner' | 'centre' | 'free' | 'flat'

export interface PropKind {
  /** Usual width and depth, squares. */
  width: number
  depth: number
  habit: Habit
  /** How high it stands: its shadow's length, in squares. */
  height: number
  /** Sight stops at it. */
  opaque?: boolean
  light?: { radius: number; colour: string; strength: number }
  /** How many when the prompt names it in the plural or without a number. */
  several?: number
}

const flame = { radius: 4.5, colour: '#ffb060', strength: 0.95 }

/** Everything that can stand on a battle map. The names are those of the lexicon and of the drawings. */
export const catalogue = {
  pillar: { width: 0.8, depth: 0.8, habit: 'free', height: 0.5, opaque: true, several: 6 },
  coffin: { width: 0.85, depth: 1.8, habit: 'wall', height: 0.16, several: 6 },
  sarcophagus: { width: 1.3, depth: 2.4, habit: 'centre', height: 0.22, several: 2 },
  altar: { width: 2, depth: 0.95, habit: 'wall', height: 0.2, several: 1 },
  statue: { width: 0.95, depth: 0.95, habit: 'wall', height: 0.45, opaque: true, several: 4 },
  brazier: { width: 0.75, depth: 0.75, habit: 'corner', height: 0.2, light: flame, several: 4 },
  torch: { width: 0.3, depth: 0.34, habit: 'wall', height: 0.12, light: { ...flame, radius: 5 }, several: 6 },
  candles: {
    width: 0.5,
    depth: 0.5,
    habit: 'free',
    height: 0.08,
    light: { radius: 2.6, colour: '#ffc678', strength: 0.7 },
    several: 5,
  },
  well: { width: 1.7, depth: 1.7, habit: 'centre', height: 0.2, several: 1 },
  fountain: { width: 2.4, depth: 2.4, habit: 'centre', height: 0.24, several: 1 },
  rubble: { width: 1.2, depth: 1.1, habit: 'free', height: 0.14, several: 5 },
  bones: { width: 0.9, depth: 0.8, habit: 'free', height: 0.05, several: 5 },
  skeleton: { width: 0.8, depth: 1.4, habit: 'free', height: 0.05, several: 3 },
  web: { width: 1.5, depth: 1.5, habit: 'flat', height: 0, several: 7 },
  chest: { width: 0.9, depth: 0.65, habit: 'wall', height: 0.16, several: 2 },
  coins: { width: 1.3, depth: 1.2, habit: 'free', height: 0.06, several: 3 },
  barrel: { width: 0.68, depth: 0.68, habit: 'corner', height: 0.2, several: 6 },
  crate: { width: 0.8, depth: 0.8, habit: 'corner', height: 0.2, several: 5 },
  sacks: { width: 0.9, depth: 0.8, habit: 'corner', height: 0.14, several: 3 },
  urn: { width: 0.5, depth: 0.5, habit: 'corner', height: 0.15, several: 5 },
  bookshelf: { width: 1.9, depth: 0.5, habit: 'wall', height: 0.34, opaque: true, several: 6 },
  shelf: { width: 1.8, depth: 0.45, habit: 'wall', height: 0.25, several: 3 },
  table: { width: 2.6, depth: 1, habit: 'centre', height: 0.18, several: 3 },
  'round-table': { width: 1.3, depth: 1.3, habit: 'free', height: 0.18, several: 4 },
  desk: { width: 1.6, depth: 0.8, habit: 'wall', height: 0.18, several: 1 },
  chair: { width: 0.55, depth: 0.55, habit: 'free', height: 0.1, several: 4 },
  stool: { width: 0.42, depth: 0.42, habit: 'free', height: 0.09, several: 4 },
  bench: { width: 2, depth: 0.5, habit: 'free', height: 0.1, several: 6 },
  bed: { width: 1, depth: 1.85, habit: 'wall', height: 0.14, several: 4 },
  throne: { width: 1.2, depth: 1.1, habit: 'wall', height: 0.35, several: 1 },
  carpet: { width: 2.2, depth: 4, habit: 'flat', height: 0, several: 1 },
  rug: { width: 2.2, depth: 1.6, habit: 'flat', height: 0, several: 2 },
  'weapon-rack': { width: 1.6, depth: 0.4, habit: 'wall', height: 0.2, several: 3 },
  anvil: { width: 1.05, depth: 0.66, habit: 'free', height: 0.14, several: 1 },
  forge: { width: 1.8, depth: 1.2, habit: 'wall', height: 0.3, light: { ...flame, colour: '#ff8a3c' }, several: 1 },
  hearth: { width: 2, depth: 0.8, habit: 'wall', height: 0.25, light: { ...flame, radius: 5.5 }, several: 1 },
  cauldron: {
    width: 0.9,
    depth: 0.9,
    habit: 'free',
    height: 0.18,
    light: { radius: 2.2, colour: '#9be26a', strength: 0.5 },
    several: 1,
  },
  cage: { width: 1.2, depth: 1.2, habit: 'corner', height: 0.3, several: 2 },
  chains: { width: 0.8, depth: 0.35, habit: 'wall', height: 0.05, several: 4 },
  rack: { width: 1.1, depth: 2.1, habit: 'free', height: 0.16, several: 1 },
  'magic-circle': {
    width: 3,
    depth: 3,
    habit: 'flat',
    height: 0,
    light: { radius: 3.2, colour: '#b07cff', strength: 0.7 },
    several: 1,
  },
  crystal: {
    width: 1,
    depth: 1,
    habit: 'free',
    height: 0.3,
    light: { radius: 3, colour: '#7fd8ff', strength: 0.75 },
    several: 7,
  },
  stalagmite: { width: 0.8, depth: 0.8, habit: 'free', height: 0.3, several: 10 },
  mushroom: { width: 0.9, depth: 0.9, habit: 'free', height: 0.14, several: 9 },
  'mine-cart': { width: 0.8, depth: 1.2, habit: 'free', height: 0.25, several: 2 },
  'timber-frame': { width: 2.2, depth: 0.34, habit: 'free', height: 0.3, several: 4 },
  ore: { width: 0.9, depth: 0.7, habit: 'wall', height: 0.16, several: 6 },
  grate: { width: 1, depth: 1, habit: 'flat', height: 0, several: 2 },
  pipe: { width: 0.8, depth: 0.5, habit: 'wall', height: 0.2, several: 3 },
  'stairs-up': { width: 1, depth: 2, habit: 'flat', height: 0, several: 1 },
  'stairs-down': { width: 1, depth: 2, habit: 'flat', height: 0, several: 1 },
  trapdoor: { width: 0.9, depth: 0.9, habit: 'flat', height: 0, several: 1 },
  banner: { width: 0.9, depth: 0.3, habit: 'wall', height: 0.06, several: 4 },
  tree: { width: 3, depth: 3, habit: 'free', height: 0.55, several: 60 },
  sapling: { width: 1.3, depth: 1.3, habit: 'free', height: 0.3 },
  bush: { width: 1, depth: 1, habit: 'free', height: 0.18, several: 16 },
  fern: { width: 0.8, depth: 0.8, habit: 'flat', height: 0.06, several: 20 },
  flowers: { width: 0.9, depth: 0.9, habit: 'flat', height: 0, several: 20 },
  reeds: { width: 0.8, depth: 0.8, habit: 'free', height: 0.12, several: 18 },
  'lily-pads': { width: 1, depth: 1, habit: 'flat', height: 0, several: 10 },
  boulder: { width: 1.4, depth: 1.2, habit: 'free', height: 0.3, several: 7 },
  log: { width: 3, depth: 0.65, habit: 'free', height: 0.2, several: 2 },
  stump: { width: 0.8, depth: 0.8, habit: 'free', height: 0.12, several: 5 },
  'standing-stone': { width: 1, depth: 0.75, habit: 'free', height: 0.6, opaque: true, several: 9 },
  gravestone: { width: 0.7, depth: 0.32, habit: 'free', height: 0.25, several: 20 },
  campfire: {
    width: 1.2,
    depth: 1.2,
    habit: 'centre',
    height: 0.08,
    light: { radius: 6, colour: '#ff9d4a', strength: 1 },
    several: 1,
  },
  tent: { width: 2.2, depth: 2.4, habit: 'free', height: 0.4, opaque: true, several: 3 },
  bedroll: { width: 0.7, depth: 1.5, habit: 'free', height: 0.05, several: 4 },
  wagon: { width: 1.7, depth: 3.2, habit: 'free', height: 0.4, several: 1 },
  cactus: { width: 0.7, depth: 0.7, habit: 'free', height: 0.25, several: 8 },
  fence: { width: 2, depth: 0.2, habit: 'free', height: 0.12, several: 6 },
  bar: { width: 3.5, depth: 0.8, habit: 'wall', height: 0.22, several: 1 },
  keg: { width: 0.9, depth: 1, habit: 'wall', height: 0.25, several: 4 },
  stove: {
    width: 1.2,
    depth: 0.9,
    habit: 'wall',
    height: 0.22,
    light: { radius: 2.6, colour: '#ff9d4a', strength: 0.6 },
    several: 1,
  },
  wardrobe: { width: 1.3, depth: 0.6, habit: 'wall', height: 0.34, several: 1 },
  bathtub: { width: 0.95, depth: 1.7, habit: 'wall', height: 0.16, several: 1 },
  lantern: {
    width: 0.3,
    depth: 0.3,
    habit: 'free',
    height: 0.1,
    light: { radius: 4, colour: '#ffc070', strength: 0.85 },
    several: 3,
  },
  bridge: { width: 1.6, depth: 3.4, habit: 'flat', height: 0.12, several: 1 },
  'stepping-stones': { width: 1, depth: 3, habit: 'flat', height: 0, several: 1 },
  leaves: { width: 1.6, depth: 1.6, habit: 'flat', height: 0 },
  tuft: { width: 0.6, depth: 0.6, habit: 'flat', height: 0 },
  hay: { width: 1.1, depth: 0.9, habit: 'corner', height: 0.18, several: 3 },
} as const satisfies Record<string, PropKind>

export type PropName = keyof typeof catalogue

export const isProp = (name: string): name is PropName => Object.hasOwn(catalogue, name)
export const kindOf = (name: PropName): PropKind => catalogue[name]
