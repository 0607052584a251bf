import type { Air, FigureLight, Furnishing, Gear, Hewn, Person } from '../figures/scene.ts'
import type { Scene } from '../generator.ts'
import type { BackdropScene } from '../landscapes/backdrop.ts'
import type { Rgb } from '../paint/colour.ts'

export const rigNames = [
  'dragon',
  'beast',
  'serpent',
  'spider',
  'shellfish',
  'eye',
  'ooze',
  'hulk',
  'bird',
  'kraken',
  'mimic',
  'fungus',
  'fish',
  'frog',
  'worm',
  'plant',
  'critter',
  'person',
] as const
/** How a body is built. */
export type RigName = (typeof rigNames)[number]

export const hideNames = [
  'fur',
  'scales',
  'skin',
  'chitin',
  'bone',
  'slime',
  'stone',
  'wood',
  'feathers',
  'metal',
  'fire',
  'water',
  'ice',
  'air',
  'crystal',
  'shadow',
  'lava',
  'flesh',
] as const
/** What a body is covered with or made of. */
export type HideName = (typeof hideNames)[number]

export const poseNames = ['coiled', 'flying', 'sleeping', 'rearing', 'crouching', 'perched'] as const
/** What a body does, where it is not just standing there. */
export type PoseName = (typeof poseNames)[number]

export const breathKinds = ['fire', 'frost', 'acid', 'lightning', 'poison', 'shadow', 'steam'] as const
export type BreathKind = (typeof breathKinds)[number]

export const remains = ['bones', 'skulls', 'corpse'] as const

/** Something at a creature's side. */
export interface Beside {
  kind: Furnishing['kind'] | (typeof remains)[number]
  colour: Rgb
  state: string[]
  side: -1 | 1
}

/** What sticks in a hide: how many of it, and where. */
export interface Stuck {
  kind: Gear['kind'] | 'arrow'
  many: number
  at: 'body' | 'head'
  colour: Rgb
}

/** One monster. Its own units are the picture's at `scale` 1; x, y is the middle of its body. Degrees for turns. */
export interface Creature {
  /** What the prompt calls it. */
  name: string
  rig: RigName
  /** The rig's own variant: 'wolf', 'bear', 'scorpion', 'hydra' … */
  form: string
  x: number
  y: number
  depth: number
  scale: number
  yaw: number
  /** Looks to the picture's right, where its rig looks to the left. */
  mirrored?: boolean
  pose?: PoseName
  /** What it breathes out. */
  breath?: BreathKind
  /** The metal of a chain about its neck. */
  collar?: Rgb
  /** What it lies or sits on. */
  seat?: 'hoard' | 'crag' | 'tower' | 'branch' | 'spire' | 'trunk'
  hide: HideName
  colour: Rgb
  belly: Rgb
  claw: Rgb
  eyes: { colour: Rgb; glow: number; count: number }
  horns: number
  wings: 'none' | 'bat' | 'feather'
  heads: number
  /** How wide the mouth is open, 0-1. */
  gape: number
  marks: 'plain' | 'stripes' | 'spots'
  /** Conditions that show: 'burning', 'frozen', 'mossy', 'bloody', 'rotten', 'glowing', 'scarred', 'crowned' … */
  state: string[]
  seed: number
  /** Letters that glow on its hide, and in which colour. */
  runes?: Rgb
  /** What it wears on its head. */
  headgear?: { kind: 'crown' | 'helm'; colour: Rgb }
  /** How many arms, where that is not two. */
  arms?: number
  /** How many legs, where its kind has another number of them. */
  legs?: number
  /** A tail of another beast than its own. */
  tail?: 'sting' | 'bushy' | 'thin' | 'tuft' | 'horse' | 'long'
  /** How many tails, where it has more than one. */
  tails?: number
  /** Its neck ends in nothing. */
  headless?: true
  /** What its hands hold; beasts of flesh with hands of their own only, people have their gear. */
  held?: Gear[]
  /** Weapons and arrows that stick in it. */
  stuck?: Stuck[]
  /** The cloth under its saddle. */
  saddle?: Rgb
  /** The colour of its stripes or spots, where words give them one. */
  markDye?: Rgb
  /** Whose head it has, where its kind may have one of several. */
  like?: 'bear' | 'boar' | 'cat'
  /** The colour that shines or is laid in the cracks of stone. */
  cracks?: Rgb
  /** It is wreathed in flames of a colour. */
  flames?: Rgb
  /** Of its tongue and its tusks, where words give them one. */
  tongue?: Rgb
  ivory?: Rgb
  /** The colour of its wings, where words give them one. */
  wingDye?: Rgb
  /** The night sky is seen in its wings, or in all of it, with clouds of a colour. */
  starry?: { where: 'wings' | 'all'; colour?: Rgb }
  /** The colour of what it breathes out, where words give it another than is usual. */
  breathDye?: Rgb
  /** It breaks out of the ground, a wall or the water. */
  bursts?: 'ground' | 'water'
  /** What lies or stands beside it: furniture as people have it, or the remains of somebody. */
  beside?: Beside[]
  /** What is seen inside a clear body that has not digested it yet. */
  swallowed?: Gear['kind']
  /** Of whoever it has eaten, the bones are whole yet. */
  skeletonWithin?: true
  /** Humanoids use the figures' rig. */
  person?: Person
  /** Rides the one before. */
  rides?: true
}

export interface MonsterScene extends Scene {
  kind: 'monster'
  seed: number
  backdrop: BackdropScene
  /** It is under water, and nothing of the backdrop is seen. */
  underwater?: true
  light: FigureLight
  creatures: Creature[]
  /** What the words call them all; left out where that is nothing. */
  title?: string
  air: Air[]
  /** They were cut out: nothing is behind them, though its light still falls on them. */
  alone?: true
  /** What they all are of, through and through, where that is not flesh. */
  hewn?: Hewn
}
