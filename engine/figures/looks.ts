import { mix, type Rgb, shade } from '../paint/colour.ts'
import { colourOf, materialOf } from '../paint/pigments.ts'
import type { Random } from '../paint/random.ts'
import { asksFor, type Brief, forbids, type Mention, mentionOf } from '../prompt/brief.ts'
import { humanHairs, humanSkins, type People, tones } from './peoples.ts'
import type { BeardStyle, HairStyle, Person } from './scene.ts'

/** Colour asked for on a named thing, by a colour or a material beside it. */
export function dyeOf(mention: Mention | undefined): Rgb | undefined {
  for (const modifier of mention?.modifiers ?? []) {
    const colour = colourOf(modifier) ?? materialOf(modifier)?.colour
    if (colour) return colour
  }
  return undefined
}

/** What a word before a colour makes of it: "bottle-green" is no grass green. */
const shadings: readonly (readonly [RegExp, (colour: Rgb) => Rgb])[] = [
  [/\bturquoise|\baqua(?:marine)?\b/, () => [52, 178, 172]],
  [/\bmagenta|\bfuchsia/, () => [186, 44, 128]],
  [/\bmaroon|\boxblood/, () => [92, 26, 34]],
  [/\blavender|\blilac|\bperiwinkle/, () => [168, 148, 206]],
  [/\bmauve|\bheliotrope/, () => [152, 112, 150]],
  [/\bivory|\bcream/, () => [232, 220, 190]],
  [/\bsky[- ]blue/, () => [116, 176, 216]],
  [/\blime/, () => [140, 180, 50]],
  [/\bmint/, () => [150, 206, 172]],
  [/\bsalmon|\bcoral|\bpeach/, () => [222, 132, 104]],
  [/\bcharcoal/, () => [54, 54, 58]],
  [/\b(?:plum|aubergine)\b/, () => [88, 42, 84]],
  [/\b(?:rust|brick|russet)\b/, () => [140, 60, 42]],
  [/\bsaffron/, () => [224, 140, 36]],
  [/\b(?:mustard|ochre)\b/, () => [178, 134, 54]],
  [/\b(?:sand|beige|fawn|tan)\b/, () => [190, 164, 122]],
  [/\bslate\b/, (colour) => mix(colour, [84, 92, 104], 0.6)],
  [/\b(?:pale|light|faded|washed)\b/, (colour) => mix(colour, [206, 204, 198], 0.45)],
  [/\b(?:sage|olive|moss)\b/, (colour) => mix(colour, [112, 112, 78], 0.5)],
  [/\b(?:navy|midnight)\b/, (colour) => mix(colour, [20, 26, 48], 0.6)],
  [/\b(?:bottle|forest|dark|deep|hunter|wine)\b/, (colour) => mix(colour, [24, 24, 28], 0.42)],
]

/** The colour of a named thing as the words before its name shade it. */
export function toned(colour: Rgb, mention: Mention | undefined): Rgb {
  if (!mention?.modifiers.some(colourOf)) return colour
  const phrase = mention.words.toLowerCase()
  const tone = shadings.find(([words]) => words.test(phrase))
  return tone ? tone[1](colour) : colour
}

/** Words of hair and the style each means, the more particular first. */
export const hairConcepts: [string, HairStyle][] = [
  ['bald', 'bald'],
  ['tonsure', 'tonsure'],
  ['undercut', 'undercut'],
  ['shaved', 'shaved'],
  ['mohawk', 'mohawk'],
  ['topknot', 'topknot'],
  ['cornrows', 'cornrows'],
  ['dreadlocks', 'dreadlocks'],
  ['afro', 'afro'],
  ['crown-braid', 'crown-braid'],
  ['half-up', 'half-up'],
  ['two-braids', 'two-braids'],
  ['braid', 'braid'],
  ['low-ponytail', 'low-ponytail'],
  ['ponytail', 'ponytail'],
  ['bun', 'bun'],
  ['ringlets', 'ringlets'],
  ['curly', 'curly'],
  ['wavy', 'wavy'],
  ['pageboy', 'pageboy'],
  ['bob', 'bob'],
  ['receding', 'receding'],
  ['widows-peak', 'widows-peak'],
  ['swept-back', 'swept-back'],
  ['side-parted', 'side-parted'],
  ['crew', 'crew'],
  ['cropped', 'cropped'],
  ['fringe', 'fringe'],
  ['wild-hair', 'wild'],
  ['very-long', 'very-long'],
  ['shoulder', 'shoulder'],
  ['long-hair', 'long'],
  ['short-hair', 'short'],
]
/** Words that say how hair is worn: it must be seen then. */
export const hairWords: readonly string[] = [...hairConcepts.map(([concept]) => concept), 'wig']

/** What is chosen where a people wears its hair so: the same, as women and as men do. */
const kindred: Partial<Record<HairStyle, readonly [women: readonly HairStyle[], men: readonly HairStyle[]]>> = {
  long: [
    ['long', 'wavy', 'wavy', 'half-up', 'shoulder', 'shoulder'],
    ['long', 'shoulder', 'wavy', 'half-up', 'swept-back'],
  ],
  short: [
    ['short', 'short', 'cropped', 'pageboy'],
    ['short', 'short', 'side-parted', 'swept-back', 'cropped', 'crew', 'undercut', 'widows-peak'],
  ],
  braid: [
    ['braid', 'two-braids', 'crown-braid'],
    ['braid', 'two-braids', 'low-ponytail'],
  ],
  curly: [
    ['curly', 'curly', 'ringlets'],
    ['curly', 'curly', 'wild'],
  ],
  ponytail: [
    ['ponytail', 'low-ponytail'],
    ['low-ponytail', 'ponytail', 'topknot'],
  ],
  bald: [['shaved'], ['bald', 'bald', 'shaved']],
  bob: [
    ['bob', 'shoulder'],
    ['pageboy', 'shoulder'],
  ],
}

const girls = ['two-braids', 'braid', 'long', 'shoulder', 'fringe', 'ponytail', 'bob', 'wavy', 'curly'] as const
const boys = ['short', 'short', 'wild', 'curly', 'pageboy', 'side-parted', 'fringe'] as const
/** Hair that grows in tight curls, as dark people's mostly does. */
const tight: readonly [readonly HairStyle[], readonly HairStyle[]] = [
  ['afro', 'cornrows', 'dreadlocks', 'two-braids', 'curly', 'bun', 'cropped'],
  ['cropped', 'cropped', 'shaved', 'afro', 'cornrows', 'dreadlocks', 'curly'],
]

export const beardConcepts: [string, BeardStyle][] = [
  ['plaited-beard', 'plaited'],
  ['braided-beard', 'braided'],
  ['forked-beard', 'forked'],
  ['wizard-beard', 'wizard'],
  ['long-beard', 'long'],
  ['stubble', 'stubble'],
  ['patchy-beard', 'patchy'],
  ['chin-curtain', 'chin-curtain'],
  ['van-dyke', 'van-dyke'],
  ['soul-patch', 'soul-patch'],
  ['short-beard', 'short'],
  ['goatee', 'goatee'],
  ['handlebar', 'handlebar'],
  ['moustache', 'moustache'],
  ['sideburns', 'sideburns'],
]
const hairColours: [string, Rgb][] = [
  ['blond', [206, 170, 104]],
  ['redhead', [164, 74, 30]],
  ['brunette', [84, 54, 36]],
  ['raven-hair', [32, 28, 32]],
  ['grey-hair', [176, 174, 170]],
]

export function lipsOf(skin: Rgb, female: boolean, dead: boolean): Rgb {
  if (dead) return shade(skin, -0.12)
  const red: Rgb = female ? [166, 54, 56] : [140, 78, 68]
  return mix(skin, red, female ? 0.62 : 0.3)
}

/** Whether a colour said of one of a people is the colour of the skin, and not of the clothes. */
export const skinIsDyed = (people: string) =>
  ![
    'human',
    'elf',
    'half-elf',
    'dwarf',
    'halfling',
    'gnome',
    'aasimar',
    'vampire',
    'centaur',
    'harpy',
    'satyr',
  ].includes(people)

/** Words for anybody, of whom a colour may be said. */
const human: readonly string[] = ['human', 'male', 'female', 'half-elf', 'elf', 'dwarf', 'halfling', 'gnome']

/** Skins of the parts of our own world that somebody may be said to be from. */
const origins: readonly (readonly [concept: string, skins: readonly Rgb[]])[] = [
  ['east-asian', tones('dcb28c', 'd2aa82', 'e0bd98', 'c8a078')],
  ['south-asian', tones('a56d49', '8f5c3c', '9a6542', '7c4d31')],
  ['levantine', tones('bd845e', 'b07a54', 'c08e68', 'a56d49')],
  ['nordic', tones('e3b796', 'e8c2a4', 'dcae8e')],
]
/** Who has dark hair and dark eyes by the same words. */
export const isDarkHaired = (brief: Brief) => asksFor(brief, 'dark-skin', 'east-asian', 'south-asian', 'levantine')

export function skinOf(
  brief: Brief,
  ancestry: Mention | undefined,
  name: string,
  people: People,
  random: Random,
  has: (...concepts: string[]) => boolean,
): Rgb {
  const skin = mentionOf(brief, 'skin', 'scales', 'fur')
  const plumage = people.hide === 'feathers' ? /\b([a-z]+)[- ]feather(?:s|ed)?\b/i.exec(brief.prompt)?.[1] : undefined
  const said = dyeOf(skin) ?? (plumage ? colourOf(plumage.toLowerCase()) : undefined)
  // No skin is as loud as a dye.
  if (said) return mix(skin ? toned(said, skin) : said, [150, 120, 100], people.hide ? 0.12 : 0.2)
  // "A red tiefling": the colour is the skin's where skins come in colours.
  const coloured = skinIsDyed(name)
  const own = coloured ? dyeOf(ancestry) : undefined
  if (own) return mix(own, [140, 120, 110], name === 'dragonborn' ? 0.06 : 0.16)
  if (coloured && !people.hide) return random.pick(people.skins)
  if (has('dark-skin')) return random.pick(humanSkins.slice(5, 8))
  // "A black human sorceress": said of people, who are of no such dye, it is their skin.
  if (!coloured) {
    const tone = brief.mentions.find(
      ({ concept, modifiers }) =>
        human.includes(concept) && modifiers.some((one) => one === 'black' || one === 'brown'),
    )
    if (tone) return random.pick(humanSkins.slice(...(tone.modifiers.includes('black') ? [6, 8] : [4, 7])))
    const origin = origins.find(([concept]) => has(concept))
    if (origin) return random.pick(origin[1])
  }
  if (has('tan-skin')) return random.pick(humanSkins.slice(3, 5))
  if (has('pale-skin')) return [222, 192, 172]
  return random.pick(people.skins)
}

/** Hair that is grey beside the brow alone. */
export const greyTemples =
  /\b(?:gr[ae]y(?:ing)?|silver(?:ing|ed)?|white)\s+(?:at\s+(?:the|his|her)\s+)?temples\b|\btemples\s+(?:going|gone|touched|streaked|shot)\s+(?:\w+\s+)?(?:gr[ae]y|silver|white)/i

/** Colour words mean other colours on hair: red is a ginger, gold a blond. */
const hairDyes: Record<string, Rgb> = {
  red: [150, 58, 26],
  orange: [176, 88, 36],
  gold: [206, 170, 104],
  'gold-metal': [206, 170, 104],
  yellow: [214, 184, 118],
  brown: [88, 57, 38],
  copper: [164, 84, 44],
}

function hairDye(mention: Mention | undefined): Rgb | undefined {
  const named = mention?.modifiers.find((modifier) => hairDyes[modifier])
  return named ? hairDyes[named] : dyeOf(mention)
}

/** The colour the prompt gives a beard, whatever it calls it. */
export function beardDye(brief: Brief): Rgb | undefined {
  return hairDye(
    brief.mentions.find(({ concept }) => concept === 'beard' || beardConcepts.some(([named]) => named === concept)),
  )
}

/** Hair colours that are shades of others, by their own words. */
const hairShades: readonly (readonly [RegExp, Rgb])[] = [
  [/\b(?:snow )?white[- ](?:\w+ )?hair/i, [228, 226, 220]],
  [/\bsilver[- ](?:\w+ )?hair/i, [198, 202, 208]],
  [/\bauburn\b/i, [116, 52, 28]],
  [/\bchestnut\b/i, [100, 58, 34]],
  [/\bginger\b/i, [184, 92, 38]],
]
const hairShade = (brief: Brief): Rgb | undefined => hairShades.find(([words]) => words.test(brief.prompt))?.[1]

export function hairColourOf(
  brief: Brief,
  people: People,
  age: number,
  grizzled: boolean,
  isDark: boolean,
  random: Random,
): Rgb {
  const hair = brief.mentions.find(
    (mention) =>
      (hairConcepts.some(([concept]) => concept === mention.concept) || mention.concept === 'hair') &&
      hairDye(mention) !== undefined,
  )
  if (asksFor(brief, 'wig')) return dyeOf(mentionOf(brief, 'wig')) ?? [226, 224, 216]
  const straw = /straw|yellow/i.test(mentionOf(brief, 'blond')?.words ?? '') ? ([206, 168, 84] as const) : undefined
  const said = hairDye(hair) ?? straw ?? hairColours.find(([concept]) => asksFor(brief, concept))?.[1]
  // Who is said to have a red beard has red hair.
  const own = said ?? beardDye(brief)
  if (own) return hairShade(brief) ?? own
  const dark = (isDark || isDarkHaired(brief)) && !people.hairs?.length
  const born = random.pick(people.hairs?.length ? people.hairs : dark ? humanHairs.slice(0, 2) : humanHairs)
  if (grizzled) return mix(born, [150, 148, 144], random.range(0.45, 0.7))
  // Grey at first, then white.
  const grey: Rgb = mix([176, 173, 166], [226, 224, 217], Math.min(1, Math.max(0, (age - 0.7) * 5)))
  return age > 0.55 ? mix(born, grey, Math.min(1, (age - 0.5) * 2.6)) : born
}

export function hairOf(
  brief: Brief,
  people: People,
  female: boolean,
  age: number,
  calling: string | undefined,
  isDark: boolean,
  random: Random,
): HairStyle | undefined {
  if (people.form !== undefined) return undefined
  // A wig is of ringlets, whoever wears it.
  if (asksFor(brief, 'wig')) return 'ringlets'
  const said = hairConcepts.find(([concept]) => asksFor(brief, concept))
  if (said) return said[1]
  if (forbids(brief, 'hair')) return 'bald'
  const spoken = mentionOf(brief, 'hair', 'blond', 'redhead', 'raven-hair', 'brunette', 'grey-hair')
  if (spoken && asksFor(brief, 'long')) return 'long'
  if (/\bshort(?:[- ]\w+){0,2}[- ]hair/i.test(brief.prompt)) return 'short'
  if (calling === 'monk' && !female && random.chance(0.7)) return random.pick(['tonsure', 'bald', 'shaved'] as const)
  const own = (style: HairStyle): HairStyle => random.pick(kindred[style]?.[female ? 0 : 1] ?? [style])
  const longer = people.styles?.filter((style) => !['short', 'bald', 'wild', 'mohawk'].includes(style)) ?? []
  if (female && longer.length > 0) return own(random.pick(longer))
  if (people.styles && !female) return own(random.pick(people.styles))
  if (isDark && random.chance(0.75)) return random.pick(tight[female ? 0 : 1])
  if (age < 0.1) return random.pick(female ? girls : boys)
  if (female && age > 0.7)
    return random.pick(['bun', 'bun', 'bun', 'crown-braid', 'braid', 'shoulder', 'long'] as const)
  if (female)
    return own(
      random.pick(['long', 'long', 'long', 'braid', 'bun', 'ponytail', 'bob', 'fringe', 'curly', 'wavy'] as const),
    )
  if (age > 0.6 && random.chance(0.55)) return random.pick(['receding', 'receding', 'bald', 'widows-peak'] as const)
  // Lads keep their hair.
  if (age < 0.2) return own(random.pick(['short', 'short', 'wild', 'curly', 'bob', 'fringe'] as const))
  return own(random.pick(['short', 'short', 'short', 'long', 'curly', 'wild', 'bald', 'ponytail', 'bob'] as const))
}

export function beardOf(
  brief: Brief,
  people: People,
  female: boolean,
  age: number,
  random: Random,
): BeardStyle | undefined {
  if (people.form !== undefined || forbids(brief, 'beard') || asksFor(brief, 'clean-shaven')) return undefined
  const isDwarven = (people.beard ?? 0) > 0.9
  const said = beardConcepts.find(([concept]) => asksFor(brief, concept))?.[1]
  // A dwarf's are more than others'.
  if (said === 'braided' && isDwarven) return random.pick(['plaited', 'plaited', 'braided'] as const)
  if (said === 'long' && asksFor(brief, 'wizard')) return 'wizard'
  if (said) return said
  if (mentionOf(brief, 'beard')) {
    if (asksFor(brief, 'long')) return asksFor(brief, 'wizard') ? 'wizard' : 'long'
    return isDwarven
      ? random.pick(['full', 'long', 'braided', 'plaited'] as const)
      : asksFor(brief, 'wizard', 'druid')
        ? 'long'
        : 'full'
  }
  if (female || age < 0.145 || asksFor(brief, 'young')) return undefined
  if (asksFor(brief, 'sea-captain'))
    return random.pick(['full', 'full', 'short', 'sideburns', 'chin-curtain', 'forked'] as const)
  if (asksFor(brief, 'wizard') && age > 0.55) return random.pick(['wizard', 'wizard', 'long', 'full'] as const)
  if (!random.chance(people.beard ?? 0.45)) return undefined
  if (isDwarven) return random.pick(['long', 'full', 'braided', 'forked', 'plaited', 'plaited'] as const)
  if (asksFor(brief, 'noble', 'sorcerer', 'vampire', 'bard'))
    return random.pick(['goatee', 'van-dyke', 'handlebar', 'short', 'soul-patch', 'moustache'] as const)
  return random.pick([
    'full',
    'short',
    'short',
    'stubble',
    'goatee',
    'moustache',
    'sideburns',
    'handlebar',
    'patchy',
    'chin-curtain',
    'van-dyke',
  ] as const)
}

export function hornsOf(brief: Brief, people: People, random: Random): Person['horns'] {
  const said = mentionOf(brief, 'horns', 'ram-horns')
  if ((!said && !people.horns) || forbids(brief, 'horns')) return undefined
  const antlered = /antler/i.test(said?.words ?? '')
  const style = antlered
    ? 'antlers'
    : said?.concept === 'ram-horns'
      ? 'ram'
      : random.pick(people.horns ?? (['swept', 'ram', 'short'] as const))
  const size = said?.modifiers.some((m) => m === 'large' || m === 'huge')
    ? 1.25
    : said?.modifiers.some((m) => m === 'small' || m === 'tiny')
      ? 0.6
      : random.range(0.82, 1.08)
  const broken = said?.modifiers.includes('broken') ?? false
  return {
    style,
    colour:
      dyeOf(said) ??
      random.pick(
        people.hornColours ?? [
          [74, 58, 50],
          [110, 92, 72],
        ],
      ),
    size,
    broken,
  }
}

/** Lines of scars on a face; `near` is the side (-1, 1) that is turned towards us, where the first one runs. */
export function scarsOf(brief: Brief, calling: string | undefined, near: number, random: Random): [number, number][][] {
  const fighting = ['barbarian', 'fighter', 'pirate', 'executioner'].includes(calling ?? '')
  const count = asksFor(brief, 'scar')
    ? Math.max(
        1,
        Math.min(3, mentionOf(brief, 'scar')?.count ?? random.int(1, /scars|scarred/i.test(brief.prompt) ? 2 : 1)),
      )
    : fighting && random.chance(0.2)
      ? 1
      : 0
  return Array.from({ length: count }, (_, i) => {
    const s = i === 0 ? near : random.chance(0.5) ? 1 : -1
    if (i === 0)
      return [
        [s * 24, -60],
        [s * 34, -24],
        [s * 32, 16],
        [s * 42, 44],
      ]
    if (i === 1)
      return [
        [s * 14, 20],
        [s * 32, 34],
        [s * 56, 36],
      ]
    return [
      [s * 10, 78],
      [s * 22, 92],
      [s * 20, 104],
    ]
  })
}
