import type { Brief, Mention } from '../../prompt/brief.ts'
import { asksFor, conceptsOf, forbids, mentionOf } from '../../prompt/brief.ts'
import { isProp, kindOf, type PropName } from './catalogue.ts'
import type { Setting } from './scene.ts'

/** Things the prompt asks to see, by kind. */
export interface Wanted {
  kind: PropName
  /** How many exactly, when the prompt says; otherwise about `several`. */
  exactly?: number
  about: number
  tint?: string
  /** Larger or smaller than usual. */
  size?: number
  /** As long again as usual: long tables. */
  long?: boolean
  /** It sheds light of its own. */
  glowing?: boolean
  /** So many of them are broken. */
  broken?: number
  /** It alone burns, or has burnt. */
  fire?: 'burning' | 'burnt'
  /** Of those, so many do; left out, all. */
  burning?: number
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** What a brief means for a battle map. */
export interface Intent {
  setting: Setting
  variant: string
  wanted: Wanted[]
  season: Season
  /** A size between 0.6 (tiny) and 1.4 (huge). */
  size: number
  /** How many rooms the prompt counts, as many as a sheet can hold. */
  rooms?: number
  /** "#rrggbb" the prompt gives to nothing in particular, or to walls and floors. */
  accent?: string
  /** The ground is sand and little grows: a desert, or a camp, road or ruin in one. */
  arid: boolean
  /** The place has burnt, and burns no longer. */
  gutted: boolean
  asks(...concepts: string[]): boolean
  forbids(...concepts: string[]): boolean
  /** How many of a kind of place the prompt says; 1 when it does not. */
  countOf(concept: string): number
  /** How the prompt words a concept, in lower case; empty when it does not. */
  said(concept: string): string
  /** Whether the prompt's own text has a word in it. */
  prompted(word: string): boolean
  /** Tint the prompt gives a concept ("green water"), or undefined. */
  tintOf(...concepts: string[]): string | undefined
}

const settingOf: Record<string, Setting> = {
  dungeon: 'dungeon',
  crypt: 'dungeon',
  sewer: 'dungeon',
  sanctum: 'dungeon',
  temple: 'temple',
  prison: 'institution',
  keep: 'dungeon',
  'wizard-tower': 'dungeon',
  cave: 'cave',
  mine: 'cave',
  forest: 'clearing',
  meadow: 'clearing',
  road: 'clearing',
  swamp: 'clearing',
  ruin: 'clearing',
  graveyard: 'clearing',
  camp: 'clearing',
  snowfield: 'clearing',
  orchard: 'clearing',
  vineyard: 'clearing',
  springs: 'clearing',
  treetop: 'clearing',
  lake: 'clearing',
  desert: 'clearing',
  ship: 'ship',
  street: 'street',
  market: 'street',
  dock: 'street',
  rampart: 'street',
  tavern: 'interior',
  house: 'interior',
  manor: 'interior',
  mill: 'interior',
  windmill: 'interior',
  castle: 'castle',
  pass: 'heights',
  arena: 'arena',
  hall: 'hall',
  tower: 'tower',
  theatre: 'institution',
  'lecture-hall': 'institution',
  bathhouse: 'institution',
  guildhall: 'institution',
  museum: 'institution',
  bank: 'institution',
  hospital: 'institution',
  warehouse: 'institution',
  cellar: 'institution',
  // A chamber asked for by itself is the map.
  library: 'institution',
  laboratory: 'institution',
  barracks: 'institution',
  armoury: 'institution',
  treasury: 'institution',
  kitchen: 'institution',
  stable: 'institution',
  'torture chamber': 'institution',
  'summoning chamber': 'institution',
}

/** Chambers that make a map of their own, where the prompt is of nothing larger. */
const chambers: ReadonlySet<string> = new Set([
  'library',
  'laboratory',
  'barracks',
  'armoury',
  'treasury',
  'kitchen',
  'stable',
  'torture chamber',
  'summoning chamber',
])

/** Which kind a thing speaks for when the prompt names no place. */
const hints: readonly (readonly [string, readonly string[]])[] = [
  ['desert', ['camel']],
  ['mine', ['lift']],
  ['ship', ['mast', 'helm', 'capstan', 'yard', 'cannon', 'boarding', 'rowboat']],
  ['market', ['stall']],
  ['street', ['lamp-post', 'roof', 'washing']],
  ['arena', ['crowd']],
  ['tower', ['spiral-stair', 'telescope', 'round-towers', 'square-towers']],
  ['pass', ['scree']],
  ['temple', ['font', 'organ', 'bell', 'altar']],
  ['crypt', ['coffin', 'sarcophagus', 'ossuary']],
  ['wizard-tower', ['library', 'laboratory', 'summoning chamber']],
  ['keep', ['throne room', 'great hall', 'barracks', 'armoury', 'treasury', 'guard room', 'throne']],
  ['prison', ['cells', 'torture chamber', 'cage']],
  ['graveyard', ['gravestone']],
  ['tavern', ['bar', 'keg', 'round-table', 'stove']],
  ['camp', ['campfire', 'tent', 'bedroll']],
  [
    'forest',
    [
      'tree',
      'pine',
      'bare-trees',
      'log',
      'stump',
      'standing-stone',
      'fern',
      'flowers',
      'bush',
      'path',
      'bridge',
      'river',
    ],
  ],
  ['mill', ['waterwheel', 'millstone']],
  ['road', ['wagon', 'gallows']],
  ['desert', ['cactus']],
  ['mine', ['mine-cart', 'ore', 'timber-frame']],
  ['cave', ['stalagmite', 'mushroom', 'crystal', 'lava']],
  ['house', ['stable', 'kitchen', 'study', 'washroom', 'bed', 'wardrobe', 'bathtub', 'hearth']],
]

/** Colour words as paint, muted enough to sit on a map. */
export const tints: Record<string, string> = {
  black: '#34302f',
  white: '#e6e0d4',
  grey: '#8b8a87',
  silver: '#b9bec4',
  brown: '#6f4a2c',
  red: '#a8322c',
  crimson: '#8e1f2d',
  orange: '#cf7027',
  yellow: '#d9b640',
  gold: '#cf9f3a',
  amber: '#d8902f',
  green: '#4f8a43',
  emerald: '#2f8f62',
  teal: '#2f8584',
  blue: '#3a6fae',
  azure: '#4d9fd0',
  indigo: '#44438e',
  violet: '#7a4fb0',
  purple: '#7b3f94',
  plum: '#6a2c5a',
  pink: '#cf7f9b',
  copper: '#b56b3c',
  obsidian: '#45414e',
  marble: '#d0c9bb',
  sandstone: '#c2a06a',
  ice: '#a9cbd8',
}

const tintIn = (words: readonly string[]) => words.map((word) => tints[word]).find((tint) => tint !== undefined)

/** Whether a condition is said of the place, or of nothing in particular: what is said of a thing is that thing's. */
const isOfPlace = ({ mentions }: Brief, condition: string): boolean =>
  mentions.some(
    ({ concept, modifiers }) => concept === condition || (modifiers.includes(condition) && !isProp(concept)),
  )

function variantOf(brief: Brief): string {
  const said = brief.mentions.filter(
    ({ concept, at }) =>
      settingOf[concept] !== undefined &&
      !chambers.has(concept) &&
      concept !== 'dock' &&
      // A river's bank keeps no money.
      !(
        concept === 'bank' &&
        (/river|stream|lake|canal/i.test(brief.prompt) || /\bbanks\b/i.test(brief.prompt.slice(at)))
      ),
  )
  if (isHall(brief, said)) return 'hall'
  const chamber = chamberOf(brief, said)
  if (chamber !== undefined) return chamber
  // A ship in a cave is moored there, and a hoard with nothing built about it lies in one.
  if (said.some(({ concept }) => concept === 'cave') && said.some(({ concept }) => concept === 'ship')) return 'cave'
  // The docks are the map where no ship is, or only what stands on them beside.
  const ashore = said.every(({ concept }) => ['warehouse', 'street', 'house', 'market'].includes(concept))
  if (ashore && asksFor(brief, 'dock')) return 'dock'
  if (said.some(({ concept }) => concept === 'rampart') && !said.some(({ concept }) => concept === 'castle'))
    return 'rampart'
  const isHoard = asksFor(brief, 'coins') && /dragon|wyrm|drake/i.test(brief.prompt)
  const isNest = asksFor(brief, 'web', 'egg-sac') && /nest|brood|spider/i.test(brief.prompt)
  if (said.length === 0 && (isHoard || isNest)) return 'cave'
  // Spiders like a roof: the ruin they nest in stands.
  if (isNest && /temple|church|chapel|shrine/i.test(brief.prompt) && !said.some(({ concept }) => concept === 'forest'))
    return 'temple'
  const subject =
    brief.subject && said.some(({ concept }) => concept === brief.subject?.concept) ? brief.subject : said[0]
  if (subject) {
    const others = said.map((mention) => mention.concept)
    const outdoors = settingOf[subject.concept] === 'clearing'
    // "a ruined temple in the woods" is the woods with a ruin in them, not a temple's cellars.
    const broken = isOfPlace(brief, 'ruined') || asksFor(brief, 'overgrown') || others.includes('ruin')
    const wild = others.some((concept) => settingOf[concept] === 'clearing' && concept !== 'ruin')
    if (broken && wild && !['cave', 'mine', 'crypt', 'sewer'].includes(subject.concept)) return 'ruin'
    // A temple that is no more than its columns, in the sand, is the desert with them in it.
    if (
      /colonnade/i.test(brief.prompt) &&
      subject.concept === 'temple' &&
      asksFor(brief, 'buried') &&
      others.includes('desert')
    )
      return 'desert'
    // Pews, fonts and pulpits are under what is left of a roof.
    if (
      subject.concept === 'ruin' &&
      /chapel|temple|church/i.test(subject.words) &&
      asksFor(brief, 'bench', 'font', 'organ', 'pulpit')
    )
      return 'temple'
    if (outdoors && others.includes('camp')) return 'camp'
    if (['desert', 'snowfield', 'road'].includes(subject.concept) && others.includes('pass')) return 'pass'
    if (outdoors && others.includes('swamp')) return 'swamp'
    if (['desert', 'snowfield', 'meadow'].includes(subject.concept) && others.includes('road')) return 'road'
    if (subject.concept === 'graveyard' && others.includes('temple')) return 'temple'
    if (outdoors && others.includes('graveyard')) return 'graveyard'
    if (subject.concept === 'forest' && others.includes('road')) return 'road'
    const yard = others.includes('castle')
    // Named by what is under or within it, a castle is its halls; else its walls and yard.
    if (yard && (others.includes('dungeon') || others.includes('prison') || asksFor(brief, ...halls))) return 'keep'
    if (yard && others.some((concept) => concept === 'keep' || concept === 'tower')) return 'castle'
    // "a castle dungeon" is the castle's; "dungeon" alone says least.
    if (subject.concept === 'dungeon')
      return others.find((concept) => concept !== 'dungeon' && settingOf[concept] === 'dungeon') ?? 'dungeon'
    if (subject.concept === 'cave' && others.includes('mine')) return 'mine'
    return subject.concept
  }
  if (asksFor(brief, 'bridge') && asksFor(brief, 'lava')) return 'cave'
  if (asksFor(brief, 'bridge') && asksFor(brief, 'pit')) return 'pass'
  const water = mentionOf(brief, 'water')
  if (water && /\b(?:lake|pond)s?$/i.test(water.words) && !asksFor(brief, 'altar', 'coffin', 'throne'))
    return /under/i.test(brief.prompt) ? 'cave' : 'lake'
  for (const [variant, things] of hints) if (asksFor(brief, ...things)) return variant
  return 'dungeon'
}

/**
 * The one chamber the map is of: named and no place beside it, or named before the place it is in ("the kitchen of a castle"), or
 * right after it ("a castle kitchen").
 */
function chamberOf(brief: Brief, said: readonly Mention[]): string | undefined {
  const named = brief.mentions.filter(({ concept }) => chambers.has(concept))
  const first = named[0]
  if (!first || brief.rooms !== undefined || new Set(named.map(({ concept }) => concept)).size > 1) return undefined
  if (asksFor(brief, 'throne room', 'great hall', 'storey')) return undefined
  const places = said.filter(({ at, words }) => at + words.length <= first.at || at >= first.at + first.words.length)
  if (places.length === 0) return first.concept
  const between = (a: Mention, b: Mention) => brief.prompt.slice(a.at + a.words.length, b.at)
  const holds = (place: Mention) =>
    place.at < first.at
      ? /^(?:['’]s?)?\s*$/.test(between(place, first))
      : /^\s*(?:room\s+)?(?:of|in|inside|beneath|under|below|within)\s/i.test(between(first, place))
  // A ruin, a cave or the wild is a map of its own whatever is in it.
  const roofed = places.every(({ concept }) => !['clearing', 'cave', 'ship', 'tower'].includes(settingOf[concept]!))
  return roofed && places.every(holds) ? first.concept : undefined
}

/** One hall of a castle, rather than the castle about it: named first, and nothing said of what lies under it. */
function isHall(brief: Brief, said: readonly Mention[]): boolean {
  const hall = brief.mentions.find(({ concept }) => concept === 'throne room' || concept === 'great hall')
  if (!hall) return false
  const lordly = ['castle', 'keep', 'ruin', 'manor', 'tower', 'hall']
  return said.every(({ concept, at, words }) => lordly.includes(concept) && at >= hall.at && !/\bunder/.test(words))
}

const halls = ['throne room', 'great hall', 'library', 'treasury', 'throne', 'carpet', 'torture chamber']

const thingSizes: Record<string, number> = { tiny: 0.65, small: 0.8, large: 1.4, huge: 1.8 }

/** Whether a place is said to be full of a thing. */
const full = ({ prompt }: Brief, { words }: Mention): boolean => {
  const at = prompt.toLowerCase().indexOf(words.toLowerCase())
  const before = prompt.slice(Math.max(0, at - 40), Math.max(0, at))
  return /\b(?:full of|filled with|packed with|crammed with|lined with|many|lots of|dozens of|countless)\s+(?:[\w-]+\s+)?$/i.test(
    before,
  )
}

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  several: 3,
  some: 3,
  half: 4,
  many: 6,
}

const wrecked =
  /^([^.;]{0,30}?)\b(\w+) (?:of (?:them|which|these) )(?:(?:is|are|has|have|now|lies|lie) )*(?:broken|fallen|toppled|collapsed|cracked|shattered|ruined|snapped|smashed)/i

/** How many of a thing the words call broken: as its own description, or as "three of them broken" after it. */
function brokenOf({ prompt, mentions }: Brief, { words, at, count, modifiers }: Mention): number | undefined {
  const end = at + words.length
  const [, between = '', after] = wrecked.exec(prompt.slice(end)) ?? []
  // "Six coffins and two statues, one of them broken": of the statues.
  const isOfOther = mentions.some(
    (other) => isProp(other.concept) && other.at >= end && other.at < end + between.length,
  )
  const some =
    after === undefined || isOfOther ? undefined : (numbers[after.toLowerCase()] ?? (Number(after) || undefined))
  if (some !== undefined) return some
  if (!modifiers.includes('broken') && !modifiers.includes('ruined')) return undefined
  return count ?? (/s$/i.test(words) ? 99 : 1)
}

/** Whether something is said to be there beside what was named before it: "and a broken one", "another". */
const isFurther = ({ prompt }: Brief, { words, at }: Mention): boolean =>
  /^(?:an?|another)\b/i.test(words) ||
  /\b(?:and|plus|also|besides?|further|another)\s+(?:another\s+)?$/i.test(prompt.slice(0, at))

/** What burns as it should: nobody takes a burning torch for a place on fire. */
const hearths: ReadonlySet<string> = new Set<PropName>([
  'hearth',
  'torch',
  'brazier',
  'campfire',
  'candles',
  'lantern',
  'lamp-post',
  'stove',
  'flames',
])

const isOnFire = ({ concept, modifiers }: Mention) => concept === 'burning' || modifiers.includes('burning')

const spent = /\b(?:burnt|burned|charred|scorched|gutted)\b/i
const live = /\b(?:burning|flaming|blazing|fiery|aflame|ablaze|fire|flames?|smou?ldering|ignited)\b/i

/** Whether what is on fire still burns. What is said after a thing ("a cart, charred") is in the prompt alone. */
function fireOf({ prompt }: Brief, { words }: Mention): 'burning' | 'burnt' {
  const text = spent.test(words) || live.test(words) ? words : prompt
  return spent.test(text) && !live.test(text.replace(/\bby fire\b/i, '')) ? 'burnt' : 'burning'
}

function wantedThings(brief: Brief, variant: string): Wanted[] {
  const wanted = new Map<PropName, Wanted>()
  // What would be the map elsewhere lies moored in a cave.
  if (variant === 'cave' && asksFor(brief, 'ship') && !forbids(brief, 'ship'))
    wanted.set('sloop', { kind: 'sloop', about: 1, exactly: 1 })
  for (const mention of brief.mentions) {
    if (!isProp(mention.concept) || forbids(brief, mention.concept)) continue
    // On a road a cart has an axle and a horse, and no rails.
    if (mention.concept === 'mine-cart' && /^carts?$/i.test(mention.words) && settingOf[variant] !== 'cave') {
      wanted.set('cart', {
        kind: 'cart',
        about: mention.count ?? 1,
        ...(mention.count ? { exactly: mention.count } : {}),
      })
      continue
    }
    // A stable's stalls are for horses.
    if (mention.concept === 'stall' && variant === 'stable') continue
    const several = kindOf(mention.concept).several ?? 3
    const tint = tintIn(mention.modifiers)
    const size = mention.modifiers.map((word) => thingSizes[word]).find((one) => one !== undefined)
    const circle = mention.concept === 'standing-stone' && /circle|ring|henge/.test(mention.words)
    const exactly = circle || (mention.count ?? 0) < 2 ? undefined : mention.count
    const one = mention.count === 1 && !circle
    const broken = brokenOf(brief, mention)
    const before = wanted.get(mention.concept)
    // "A colonnade of nine columns": the number is said of the same thing by another word.
    if (before && before.exactly === undefined && (mention.count ?? 0) > 1) wanted.delete(mention.concept)
    // "Eight pillars and a cracked pillar" are nine; "six pillars, two pillars are broken" are six.
    else if (before && broken !== undefined && before.broken === undefined) {
      const further = isFurther(brief, mention)
      const more = Math.min(mention.count ?? Math.min(broken, several), 9)
      const total = (of: number) => (further ? of + more : Math.max(of, mention.count ?? 0))
      wanted.set(mention.concept, {
        ...before,
        broken: further ? more : broken,
        about: total(before.about),
        ...(before.exactly === undefined ? {} : { exactly: total(before.exactly) }),
      })
      continue
    }
    // "Three wagons, one of them burning" are three.
    if (before?.exactly !== undefined && mention.count === 1 && isOnFire(mention) && !hearths.has(mention.concept)) {
      wanted.set(mention.concept, { ...before, fire: fireOf(brief, mention), burning: 1 })
      continue
    }
    const usual = full(brief, mention) ? Math.max(12, several * 2) : several
    wanted.set(mention.concept, {
      kind: mention.concept,
      about: Math.min(40, one ? 1 : circle ? several : (mention.count ?? usual)),
      ...(exactly === undefined ? {} : { exactly: Math.min(40, exactly) }),
      ...(tint === undefined ? {} : { tint }),
      ...(size === undefined ? {} : { size }),
      ...(/\blong\b/i.test(mention.words) ? { long: true } : {}),
      ...(broken === undefined ? {} : { broken }),
      ...(mention.modifiers.includes('glowing') ? { glowing: true } : {}),
      ...(isOnFire(mention) && !hearths.has(mention.concept) ? { fire: fireOf(brief, mention) } : {}),
    })
  }
  return [...wanted.values()]
}

/** More rooms than these leave no square of the sheet for what stands in them. */
const ROOMS_MAX = 16

const sizes: Record<string, number> = { tiny: 0.6, small: 0.75, large: 1.2, huge: 1.4 }

/** Reads a brief as a battle map. */
export function intentOf(brief: Brief): Intent {
  const variant = variantOf(brief)
  const seasons = conceptsOf(brief, 'season')
  const snowy =
    asksFor(brief, 'snow', 'blizzard', 'snowy', 'frozen', 'winter') ||
    variant === 'snowfield' ||
    asksFor(brief, 'snowfield')
  const about = (mention: Mention | undefined) => mention?.modifiers ?? []
  const kind = brief.mentions.find((mention) => mention.concept === variant)
  const sized = about(kind).find((word) => sizes[word] !== undefined)
  const loose = brief.mentions.filter((mention) => mention.facet === 'colour').map((mention) => mention.concept)
  // Fire that is said of a thing is that thing's; said of anything else it is the place's.
  const fires = brief.mentions.filter((mention) => isOnFire(mention) && !isProp(mention.concept))
  const burning = fires.some((mention) => fireOf(brief, mention) === 'burning')
  const gutted = fires.length > 0 && !burning
  const asks = (concept: string) =>
    concept === 'broken'
      ? isOfPlace(brief, 'broken')
      : concept === 'ruined'
        ? gutted || isOfPlace(brief, 'ruined')
        : concept === 'burning'
          ? burning
          : asksFor(brief, concept)
  const accent = tintIn([...about(kind), ...loose]) ?? (asksFor(brief, 'rusty') ? '#8a5a3c' : undefined)
  return {
    // A prison told by the number of its rooms is a warren of them.
    setting: variant === 'prison' && brief.rooms !== undefined ? 'dungeon' : (settingOf[variant] ?? 'dungeon'),
    variant,
    wanted: wantedThings(brief, variant),
    season: snowy ? 'winter' : ((seasons[0] as Season | undefined) ?? 'summer'),
    arid: variant === 'desert' || (settingOf[variant] === 'clearing' && asksFor(brief, 'desert', 'sand')),
    size: sized === undefined ? 1 : sizes[sized]!,
    ...(brief.rooms === undefined ? {} : { rooms: Math.min(ROOMS_MAX, Math.max(1, brief.rooms)) }),
    ...(accent === undefined ? {} : { accent }),
    gutted,
    asks: (...concepts) => concepts.some(asks),
    forbids: (...concepts) => forbids(brief, ...concepts),
    countOf: (concept) =>
      brief.mentions.find((mention) => mention.concept === concept && mention.count !== undefined)?.count ?? 1,
    said: (concept) => mentionOf(brief, concept)?.words.toLowerCase() ?? '',
    prompted: (word) => brief.prompt.toLowerCase().includes(word),
    tintOf: (...concepts) => tintIn(about(mentionOf(brief, ...concepts))),
  }
}
