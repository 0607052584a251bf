import type { Creature } from '../../monsters/scene.ts'
import type { Rgb } from '../../paint/colour.ts'
import type { Entry } from '../../prompt/lexicon.ts'
import { critterRows } from './small.ts'

/**
 * Where a companion is: on the ground beside somebody, on a shoulder or a fist, about the neck, in the arms, under one, on both palms,
 * across the shoulders, hanging from a fist, on the head, ridden, led, in the air.
 */
export const spots = [
  'beside',
  'shoulder',
  'fist',
  'neck',
  'arms',
  'underarm',
  'palms',
  'shoulders',
  'hanging',
  'head',
  'mount',
  'led',
  'aloft',
] as const
export type Spot = (typeof spots)[number]

/** A kind of beast or spirit that goes with somebody. */
export interface CompanionKind {
  concept: string
  words: string
  rig: Exclude<Creature['rig'], 'person'>
  form: string
  hide: Creature['hide']
  colours: readonly Rgb[]
  belly?: Rgb
  eyes: Rgb
  /** How high its back is where it goes on four feet, else how high it is in all, dm. */
  tall: number
  /** Where it is when the words do not say. */
  spot: Spot
  /** Whether it can be ridden. */
  bears?: true
  marks?: Creature['marks']
  wings?: Creature['wings']
  horns?: number
  state?: readonly string[]
  /** The small creature that stands for it where it is carried: a kid for a goat. */
  young?: string
}

const grey: Rgb = [112, 110, 112]
const tan: Rgb = [150, 112, 70]
const brown: Rgb = [98, 68, 44]
const black: Rgb = [44, 42, 44]
const white: Rgb = [214, 208, 198]
const russet: Rgb = [176, 88, 40]
const amber: Rgb = [214, 170, 60]
const dark: Rgb = [52, 40, 32]

export type Row = [
  concept: string,
  words: string,
  rig: CompanionKind['rig'],
  form: string,
  hide: Creature['hide'],
  colours: readonly Rgb[],
  eyes: Rgb,
  tall: number,
  spot: Spot,
  more?: Partial<CompanionKind>,
]

const rows: Row[] = [
  [
    'wolf',
    'wolf, wolf companion, wolf pup, wolf cub',
    'critter',
    'grey-wolf',
    'fur',
    [grey, [96, 88, 80]],
    amber,
    8,
    'beside',
    { belly: [186, 178, 164], bears: true, young: 'puppy' },
  ],
  [
    'dire-wolf',
    'dire wolf, direwolf, worg, warg, giant wolf',
    'beast',
    'wolf',
    'fur',
    [[84, 80, 80]],
    amber,
    11.5,
    'beside',
    { belly: [150, 142, 130], bears: true },
  ],
  [
    'hound',
    'hound, dog, mastiff, hunting dog, guard dog, bloodhound, wolfhound, war dog, sheepdog, terrier, spaniel, foxhound, husky, sled dog, collie, mutt, mongrel, hunting hound, retriever, bulldog, stray dog, poodle, corgi, beagle, dachshund',
    'critter',
    'hound',
    'fur',
    [brown, tan, black],
    [92, 62, 30],
    6.6,
    'beside',
    { belly: [168, 138, 104], young: 'puppy' },
  ],
  [
    'greyhound',
    'greyhound, deerhound, sighthound, whippet, lurcher, borzoi',
    'critter',
    'greyhound',
    'fur',
    [
      [150, 146, 142],
      [186, 154, 112],
    ],
    dark,
    7,
    'beside',
    { belly: [222, 212, 198], young: 'puppy' },
  ],
  [
    'fox',
    'fox',
    'critter',
    'red-fox',
    'fur',
    [russet],
    amber,
    4.6,
    'beside',
    { belly: [226, 214, 196], young: 'fox-cub' },
  ],
  [
    'house-cat',
    'cat, black cat, tomcat, tabby cat, tabby, house cat',
    'critter',
    'cat',
    'fur',
    [black, [150, 120, 84], [134, 130, 126]],
    [150, 190, 70],
    3.6,
    'beside',
    { young: 'kitten' },
  ],
  [
    'bear',
    'bear, brown bear, black bear, polar bear, grizzly',
    'beast',
    'bear',
    'fur',
    [brown, [76, 54, 40]],
    dark,
    10.5,
    'beside',
    { bears: true, young: 'bear-cub' },
  ],
  ['lion', 'lion, lioness', 'beast', 'lion', 'fur', [[190, 146, 82]], amber, 10, 'beside', { bears: true }],
  [
    'tiger',
    'tiger',
    'beast',
    'cat',
    'fur',
    [[204, 120, 44]],
    amber,
    9.4,
    'beside',
    { marks: 'stripes', belly: white, bears: true },
  ],
  [
    'panther',
    'panther, leopard, jaguar, puma, lynx, snow leopard, big cat, cheetah, cougar, ocelot, bobcat, mountain lion',
    'beast',
    'cat',
    'fur',
    [black],
    [150, 190, 70],
    7.6,
    'beside',
    { bears: true },
  ],
  [
    'boar',
    'boar, wild boar, dire boar, war boar, war pig',
    'beast',
    'boar',
    'fur',
    [[84, 66, 52]],
    dark,
    8.4,
    'beside',
    { bears: true },
  ],
  ['pig', 'pig, sow, hog', 'critter', 'swine', 'skin', [[214, 160, 142]], dark, 6.2, 'beside', { young: 'piglet' }],
  [
    'goat',
    'goat, billy goat, mountain goat, nanny goat',
    'critter',
    'billy-goat',
    'fur',
    [white, [150, 136, 116]],
    amber,
    7.2,
    'beside',
    { horns: 1, bears: true, young: 'kid' },
  ],
  [
    'stag',
    'stag, deer, doe, elk, reindeer, moose, caribou, hart, hind, antelope, gazelle',
    'critter',
    'hart',
    'fur',
    [[146, 100, 60]],
    dark,
    12,
    'beside',
    { horns: 1, state: ['antlers'], belly: [200, 180, 150], bears: true, young: 'fawn' },
  ],
  [
    'horse',
    'horse, warhorse, war horse, stallion, mare, steed, charger, destrier, palfrey, gelding, racehorse, draft horse',
    'beast',
    'horse',
    'fur',
    [
      [120, 72, 40],
      [72, 48, 34],
      [150, 144, 138],
      [52, 46, 44],
    ],
    dark,
    15.5,
    'led',
    { bears: true },
  ],
  [
    'pony',
    'pony, foal, colt, pack horse',
    'beast',
    'pony',
    'fur',
    [
      [128, 108, 88],
      [110, 84, 60],
    ],
    dark,
    11.6,
    'led',
    { bears: true },
  ],
  [
    'donkey',
    'donkey, mule, ass, pack mule, burro, jackass, pack donkey, stubborn donkey',
    'critter',
    'ass',
    'fur',
    [
      [132, 126, 122],
      [112, 92, 76],
    ],
    dark,
    10.6,
    'led',
    { belly: [226, 218, 204], bears: true },
  ],
  [
    'ox',
    'ox, cow, bull, oxen, calf, yak, buffalo, bison, heifer, milk cow',
    'critter',
    'cow',
    'fur',
    [
      [122, 82, 54],
      [150, 132, 112],
    ],
    dark,
    13,
    'led',
    { horns: 1, bears: true },
  ],
  ['elephant', 'elephant, mammoth', 'beast', 'mammoth', 'fur', [[116, 108, 104]], dark, 24, 'led', { bears: true }],
  [
    'giant-lizard',
    'giant lizard, riding lizard, crocodile, komodo dragon, lizard mount, giant gecko',
    'beast',
    'lizard',
    'scales',
    [
      [96, 120, 62],
      [126, 104, 62],
    ],
    amber,
    9,
    'beside',
    { belly: [196, 186, 130], bears: true },
  ],
  [
    'griffin',
    'griffin, gryphon, griffon, hippogriff',
    'beast',
    'griffin',
    'feathers',
    [[150, 110, 62]],
    amber,
    14,
    'beside',
    { wings: 'feather', bears: true },
  ],
  [
    'unicorn',
    'unicorn',
    'beast',
    'horse',
    'fur',
    [[226, 222, 218]],
    [90, 110, 160],
    15,
    'beside',
    { horns: 1, state: ['unicorn'], bears: true },
  ],
  ['owlbear', 'owlbear, owl bear', 'beast', 'owlbear', 'feathers', [brown], amber, 12.5, 'beside', { bears: true }],
  [
    'giant-rat',
    'rat, giant rat, pet rat, rats',
    'beast',
    'rat',
    'fur',
    [[112, 98, 88], white],
    dark,
    2.6,
    'shoulder',
    { belly: [190, 170, 150], young: 'mouse' },
  ],
  ['camel', 'camel, dromedary', 'critter', 'dromedary', 'fur', [[186, 146, 96]], dark, 15, 'led', { bears: true }],
  [
    'mechanical-spider',
    'mechanical spider, clockwork spider, brass spider, steel spider',
    'spider',
    'spider',
    'metal',
    [[176, 132, 70]],
    [110, 220, 255],
    3.4,
    'beside',
  ],
  [
    'giant-spider',
    'spider, giant spider, tarantula, pet spider',
    'spider',
    'spider',
    'chitin',
    [[62, 50, 46]],
    [216, 58, 42],
    4,
    'beside',
  ],
  ['bat', 'bat', 'bird', 'bat', 'fur', [[70, 58, 52]], amber, 3, 'aloft'],
  [
    'little-dragon',
    'dragon, small dragon, tiny dragon, baby dragon, little dragon, pseudodragon, dragonling, faerie dragon, fairy dragon, dragon hatchling, hatchling dragon, miniature dragon, pet dragon, dragon wyrmling, wyrmling, dragon familiar, wyvern, drake, pet wyvern',
    'dragon',
    'dragon',
    'scales',
    [
      [150, 50, 38],
      [70, 118, 70],
      [58, 92, 150],
    ],
    amber,
    5.4,
    'shoulder',
    { wings: 'bat', horns: 1, belly: [206, 174, 110] },
  ],
  [
    'serpent',
    'snake, serpent, python, viper, boa, constrictor, pet snake, cobra, adder, asp, rattlesnake, anaconda',
    'serpent',
    'snake',
    'scales',
    [
      [92, 116, 54],
      [130, 96, 52],
    ],
    amber,
    1,
    'neck',
    { belly: [206, 196, 140] },
  ],
]

export const companionKinds: readonly CompanionKind[] = [...rows, ...critterRows].map(
  ([concept, words, rig, form, hide, colours, eyes, tall, spot, more]) => ({
    concept,
    words,
    rig,
    form,
    hide,
    colours,
    eyes,
    tall,
    spot,
    ...more,
  }),
)

export const kindOf = (concept: string): CompanionKind | undefined =>
  companionKinds.find((kind) => kind.concept === concept)

const listed = (words: string) => words.split(',').map((word) => word.trim())

/** Where they are, in words. */
const whereabouts: Readonly<Record<string, string>> = {
  'on-shoulder': 'shoulder',
  'at-heel': 'heel, at heel, side, foot, feet',
  'round-neck': 'neck',
  'on-fist': 'fist, wrist, forearm, gloved hand, gloved fist',
  'in-arms': 'arms, lap',
  bridle: 'bridle, rein, reins, halter, by the bridle',
  saddle: 'saddle',
}

/** Their words, for the lexicon of people. */
export const companionEntries: Entry[] = [
  ...companionKinds.map(({ concept, words }) => [concept, words] as const),
  ...Object.entries(whereabouts),
].map(([concept, words]) => {
  const all = listed(words)
  return { concept, facet: 'feature', words: all, label: all[0]!, kinds: [] }
})

/** Words of places that somebody's companion is at. */
export function whereOf(spot: Spot): string[] {
  const where: Record<Spot, string[]> = {
    beside: ['at-heel'],
    shoulder: ['on-shoulder'],
    fist: ['on-fist', 'gloves'],
    neck: ['round-neck'],
    arms: ['in-arms', 'in-hand'],
    underarm: ['in-arms', 'in-hand'],
    palms: ['in-hand', 'in-arms'],
    shoulders: ['on-shoulder', 'round-neck'],
    hanging: ['in-hand'],
    head: [],
    mount: ['riding', 'bridle', 'saddle'],
    led: ['at-heel', 'bridle'],
    aloft: [],
  }
  return where[spot]
}
