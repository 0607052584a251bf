import type { Scene } from '../generator.ts'
import type { BackdropScene } from '../landscapes/backdrop.ts'
import type { Creature } from '../monsters/scene.ts'
import type { Rgb } from '../paint/colour.ts'
import type { Thing } from '../relics/items/scene.ts'
import type { Act } from './acts.ts'
import type { Device } from './cloth/devices.ts'
import type { Spot } from './companions/kinds.ts'
import type { Stance } from './deeds.ts'
import type { Complexion } from './head/complexion.ts'
import type { Expression, Face } from './head/face.ts'
import type { Eyes } from './head/features.ts'
import { propKinds } from './props/kinds.ts'
import { standKinds } from './props/stand-kinds.ts'

export const headForms = [
  'human',
  'dragon',
  'cat',
  'bird',
  'turtle',
  'skull',
  'wolf',
  'bull',
  'rat',
  'owl',
  'elephant',
  'hippo',
  'mantis',
] as const
/** The build of a head: a human's with its many faces, or a beast's. */
export type HeadForm = (typeof headForms)[number]

export type EarKind = 'round' | 'half' | 'elf' | 'goblin' | 'orc' | 'none'

export const hairStyles = [
  'bald',
  'shaved',
  'cropped',
  'crew',
  'short',
  'side-parted',
  'swept-back',
  'undercut',
  'receding',
  'widows-peak',
  'tonsure',
  'wild',
  'fringe',
  'bob',
  'pageboy',
  'shoulder',
  'long',
  'very-long',
  'wavy',
  'curly',
  'ringlets',
  'afro',
  'cornrows',
  'dreadlocks',
  'braid',
  'two-braids',
  'crown-braid',
  'bun',
  'topknot',
  'ponytail',
  'low-ponytail',
  'half-up',
  'mohawk',
  'snakes',
] as const
export type HairStyle = (typeof hairStyles)[number]

export const beardStyles = [
  'stubble',
  'short',
  'full',
  'long',
  'wizard',
  'forked',
  'braided',
  'plaited',
  'moustache',
  'handlebar',
  'goatee',
  'van-dyke',
  'sideburns',
  'soul-patch',
  'patchy',
  'chin-curtain',
  'tentacles',
] as const
export type BeardStyle = (typeof beardStyles)[number]

export const hornStyles = ['swept', 'ram', 'straight', 'short', 'antlers', 'crown', 'unicorn', 'bull'] as const
export type HornStyle = (typeof hornStyles)[number]

export const garmentKinds = [
  'tunic',
  'shirt',
  'robe',
  'dress',
  'doublet',
  'coat',
  'vest',
  'bodice',
  'apron',
  'leather-armour',
  'studded-leather',
  'chainmail',
  'scale-armour',
  'breastplate',
  'plate-armour',
  'furs',
  'tabard',
  'bare',
  'rags',
  'wrappings',
] as const
export type GarmentKind = (typeof garmentKinds)[number]

export const wrapKinds = ['cloak', 'hooded-cloak', 'fur-collar', 'scarf', 'mantle', 'shawl'] as const
export type WrapKind = (typeof wrapKinds)[number]

export const extraKinds = [
  'belt',
  'rope-belt',
  'sash',
  'trousers',
  'skirt',
  'boots',
  'gloves',
  'pouch',
  'bandolier',
  'brooch',
  'lace',
  'ruff',
  'pauldrons',
  'epaulettes',
] as const
/** What goes with the clothes. */
export type ExtraKind = (typeof extraKinds)[number]

export const headwearKinds = [
  'hood',
  'wizard-hat',
  'wide-hat',
  'tricorne',
  'cap',
  'mob-cap',
  'beret',
  'bandana',
  'turban',
  'crown',
  'circlet',
  'nasal-helm',
  'horned-helm',
  'winged-helm',
  'great-helm',
  'kettle-helm',
  'top-hat',
  'straw-hat',
  'wreath',
  'veil',
  'feathered-cap',
  'coif',
  'nightcap',
  'fools-cap',
  'chef-hat',
  'fur-cap',
  'mitre',
  'kerchief',
  'tiara',
  'barbute',
  'sallet',
  'visored-helm',
  'headdress',
] as const
export type HeadwearKind = (typeof headwearKinds)[number]

export const gearKinds = [
  'sword',
  'greatsword',
  'rapier',
  'scimitar',
  'dagger',
  'axe',
  'greataxe',
  'mace',
  'hammer',
  'flail',
  'spear',
  'halberd',
  'trident',
  'staff',
  'wand',
  'bow',
  'crossbow',
  'shield',
  'lute',
  'book',
  'scroll',
  'lantern',
  'torch',
  'tankard',
  'holy-symbol',
  'potion',
  'orb',
  'skull',
  'flame',
  'scythe',
  'sickle',
  'pitchfork',
  'broom',
  'flute',
  'coin',
  'quill',
  'key',
  'rose',
  'bread',
  'fish',
  'raven',
  'owl',
  'parrot',
  'tongs',
  'pickaxe',
  'pipe',
  'cane',
  'ladle',
  'fan',
  'candle',
  'net',
  'bowl',
  'bauble',
  'anvil',
  'fiddle',
  'basket',
  'handbell',
  'spyglass',
  'harp',
  'crook',
  'balance',
  'pole-lantern',
  'boulder',
  'goblet',
  'apple',
  'rolling-pin',
  'spade',
  'oar',
  'bucket',
  'pan',
  'map',
  'letter',
  'banner',
  'tray',
  'cards',
  'dice',
  'cage',
  'herbs',
  'fishing-rod',
  'hourglass',
  'baby',
  'drum',
  'sack',
  'pistol',
  'wrench',
  'stake',
  'parasol',
  'pie',
  'censer',
  'watch',
  'backpack',
  'mirror',
  'whip',
  'coil',
  'purse',
  'shackles',
  'needles',
  'needle',
  'cloth',
  'laundry',
  'saw',
  'chisel',
  'brush',
  'palette',
  'scissors',
  'razor',
  'cleaver',
  'mop',
  'hoe',
  'crutch',
  'whetstone',
  'lockpick',
  'mallet',
  'brand',
  'bellows',
  'stamp',
  'plank',
  'cog',
  'trap',
  'pestle',
  'spit',
  'boot',
  'drumstick',
  'cheese',
  'sausage',
  'cabbage',
  'pumpkin',
  'mushroom',
  'eggs',
  'honeycomb',
  'bees',
  'eel',
  'vermin',
  'jug',
  'bottle',
  'plate',
  'sheaf',
  'firewood',
  'chick',
  'hen',
  'watering-can',
  'horn',
  'trumpet',
  'bagpipes',
  'tambourine',
  'accordion',
  'hurdy-gurdy',
  'satchel',
  'sling',
  'mechanical-arm',
  'relic',
  ...propKinds,
] as const
export type GearKind = (typeof gearKinds)[number]

/** What takes both hands or an arm: on both palms, along a forearm, on the hip, on the head, across both shoulders. */
export const carries = ['both', 'arms', 'hip', 'head', 'shoulders'] as const
export type Carry = (typeof carries)[number]
/** Where a thing is: in the right or left hand, behind a shoulder, on it, hung before the breast, standing before the person, or borne. */
export type Hold = 'right' | 'left' | 'back' | 'shoulder' | 'breast' | 'before' | Carry

export interface Stuffed {
  colour: Rgb
  /** A material concept of the shared vocabulary ('steel', 'leather'), where it is one. */
  stuff?: string
  trim?: Rgb
  /** Conditions that show: 'rusty', 'broken', 'ornate', 'glowing', 'bloody', 'dusty'. */
  state: string[]
}

export interface Garment extends Stuffed {
  kind: GarmentKind
  /** What is borne on its breast. */
  device?: Device
}
export interface Extra extends Stuffed {
  kind: ExtraKind
}
export interface Wrap extends Stuffed {
  kind: WrapKind
}
export interface Headwear extends Stuffed {
  kind: HeadwearKind
}
export interface Gear extends Stuffed {
  kind: GearKind
  hold: Hold
  /** How many of it that hand holds, where that is not one. */
  many?: number
  /** A relic as the items category has it. */
  thing?: Thing
}

export const furnitureKinds = [
  'desk',
  'table',
  'bar',
  'cauldron',
  'campfire',
  'barrel',
  'crate',
  'stool',
  'log',
  'boulder',
  'wall',
  'rope',
  'anvil',
  'easel',
  'loom',
  'spinning-wheel',
  'washing-line',
  'washtub',
  'block',
  'grindstone',
  'ship-wheel',
  'cart',
  'cradle',
  'hens',
  'chest',
  'snare',
  'sprouts',
  'footprints',
  'door',
  'well',
  'portal',
  'statue',
  'pail',
  ...standKinds,
] as const
/** What stands before, under or beside somebody for what is done. */
export interface Furnishing extends Stuffed {
  kind: (typeof furnitureKinds)[number]
}

export const grips = ['level', 'guard', 'shouldered', 'raised', 'low'] as const
export const isCarry = (hold: Hold): hold is Carry => (carries as readonly Hold[]).includes(hold)

/** How one stands and holds what is in the hand. */
export interface Pose {
  grip: (typeof grips)[number]
  /** The side (-1, 1) whose hand rests on the hip; 0 neither. */
  hip: -1 | 0 | 1
  /** The side whose leg bears the weight. */
  weight: -1 | 1
  /** How wide the stance is, 0-1. */
  stride: number
  /** What is done with body and hands. */
  act?: Act
  /** What the hands do, where that is another thing than legs and trunk do. */
  hands?: Act
  /** How the body stands, sits or kneels meanwhile, where that is more than the act says. */
  stance?: Stance
  /** What is juggled, where it is not balls. */
  tossed?: GearKind
  /** How many things, where the words say it. */
  tosses?: number
  /** The colour of what is poured. */
  pours?: Rgb
  /** What is lifted or carried in both arms. */
  load?: Load
  /** How arms bear what is held or who goes along. */
  carry?: Carry
  /** What hands do for companions: bear a bird, lead a beast, hold another's hand. */
  holds?: Partial<Record<'left' | 'right', 'perch' | 'lead' | 'hand' | 'up' | 'game'>>
  /** Both arms held out before the body, hands hanging. */
  groping?: boolean
}

export type TraitKind =
  | 'wrinkled'
  | 'hunched'
  | 'burn'
  | 'warts'
  | 'mole'
  | 'pox'
  | 'vitiligo'
  | 'toothless'
  | 'gold-teeth'
  | 'one-ear'
  | 'cauliflower-ear'
  | 'double-chin'
  | 'big-ears'
  | 'milky-eye'
  | 'square-jaw'
  | 'sunken-eyes'
  | 'high-cheekbones'
  | 'thick-brows'
  | 'full-lips'
  | 'button-nose'
  | 'hook-hand'
  | 'peg-leg'
  | 'one-arm'
/** What takes both arms to carry. */
export const loads = ['barrel', 'crate', 'chest', 'boulder', 'sack', 'log', 'books', 'firewood'] as const
export type Load = (typeof loads)[number]

/** What somebody has for good, and on which side: 1 their own left, -1 their right. */
export interface Trait {
  kind: TraitKind
  side: -1 | 1
}

/** One person: where, turned how (degrees), and all that shows. Head units are `scale` picture units. */
export interface Person {
  name: string
  x: number
  y: number
  depth: number
  scale: number
  turn: { head: [yaw: number, pitch: number, roll: number]; body: [yaw: number, pitch: number, roll: number] }
  form: HeadForm
  face: Face
  expression: Expression
  complexion: Complexion
  eyes: Eyes
  ears: EarKind
  tusks: number
  fangs: number
  horns?: { style: HornStyle; colour: Rgb; size: number; broken: boolean }
  /** `temples`: another colour beside the brow. */
  hair?: { style: HairStyle; colour: Rgb; adorned: boolean; temples?: Rgb }
  beard?: { style: BeardStyle; colour: Rgb }
  /** Shoulders and chest: breadth, thickness, and whether the bust is a woman's. */
  build: {
    broad: number
    stout: number
    bust: number
    muscle: number
    /** The body's size beside the head, and the length of the legs; 1 a human's. */
    frame: number
    legs: number
  }
  /** Whether more than the bust is in the picture. */
  whole: boolean
  pose: Pose
  /** From the skin outwards. */
  garments: Garment[]
  /** One of a kind at most. */
  extras: Extra[]
  wrap?: Wrap
  headwear?: Headwear
  gear: Gear[]
  furniture?: Furnishing[]
  patch: number
  patchDye?: Rgb
  glasses: boolean
  /** What is worn before the eyes in place of glasses, and the colour of its metal. */
  eyewear?: { kind: 'glasses' | 'goggles' | 'monocle'; colour?: Rgb; isRaised?: boolean }
  mask?: Stuffed
  earrings?: Rgb
  noseRing?: Rgb
  /** The metal of the rings on its fingers. */
  rings?: Rgb
  necklace?: Stuffed
  wings?: { kind: 'feather' | 'bat' | 'fly'; colour: Rgb }
  /** The coat of the horse that it is from the waist down. */
  steed?: Rgb
  /** The scales of the fish that it is from the hips down. */
  tail?: Rgb
  /** What it sits on, where words say what that is of. */
  seat?: Stuffed
  halo: boolean
  /** The colour of light that it sheds about itself. */
  radiance?: Rgb
  /** Things that show on skin and clothes: 'bloody', 'dusty', 'frozen' … */
  state: string[]
  /** What years, blows and mischance have left of them; scenes kept from before have none. */
  traits?: Trait[]
  /** What they and all they have on are of, through and through, where that is not flesh and cloth. */
  hewn?: Hewn
}

/** A stuff of `hewnStuffs` that somebody is a statue of. */
export interface Hewn {
  stuff: string
  colour: Rgb
}

/** A beast or spirit that goes with the first of the people. What sits on somebody has its size in decimetres a unit. */
export interface Companion {
  creature: Creature
  spot: Spot
}

export interface FigureScene extends Scene {
  kind: 'figure'
  seed: number
  backdrop: BackdropScene
  /** What the prompt's hour, weather and mood make of the light. */
  light: FigureLight
  people: Person[]
  /** What the words call them all; left out where that is nothing. */
  title?: string
  companions?: Companion[]
  /** Falling rain or snow, drifting leaves, embers, mist before the figure. */
  air: Air[]
  /** They were cut out: nothing is behind them, though its light still falls on them. */
  alone?: true
}

export const airs = ['rain', 'snow', 'leaves', 'embers', 'mist', 'fog', 'motes', 'petals', 'bubbles'] as const
export type Air = (typeof airs)[number]

/** What the prompt adds to the light of the place. */
export interface FigureLight {
  exposure: number
  /** Above 1: deeper shadows. */
  contrast: number
  /** Light of a fire from below, 0-255. */
  fire?: Rgb
}

/** Whether somebody is a woman or a girl: lashes are drawn on theirs alone. */
export const isFemale = ({ eyes }: Pick<Person, 'eyes'>): boolean => eyes.lash === 1

/** Whether somebody was built, of plates. */
export const isBuilt = ({ name }: Pick<Person, 'name'>): boolean => name.startsWith('warforged')

/** Whether nothing is above somebody's neck. */
export const isHeadless = ({ state }: Pick<Person, 'state'>): boolean => state.includes('headless')

/** Whether somebody is a ghost, through whom the ground shows. */
export const isGhost = ({ name }: Pick<Person, 'name'>): boolean => name.startsWith('ghost')
