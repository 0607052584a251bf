import { mix, type Rgb, shade } from '../paint/colour.ts'
import { colourOf, materialOf } from '../paint/pigments.ts'
import type { Random } from '../paint/random.ts'
import { asksFor, type Brief, forbids, type Mention, mentionOf } from '../prompt/brief.ts'
import { acts } from './acts.ts'
import { deviceTold } from './cloth/devices.ts'
import { dyeOf, skinIsDyed, toned } from './looks.ts'
import {
  type Extra,
  type ExtraKind,
  extraKinds,
  type Garment,
  garmentKinds,
  type Person,
  type Stuffed,
  wrapKinds,
} from './scene.ts'
import type { Outfit } from './wardrobe.ts'

export const metals: readonly string[] = ['plate-armour', 'breastplate', 'chainmail', 'scale-armour']
const hides: readonly string[] = ['leather-armour', 'studded-leather', 'apron', 'furs']

/** How things may be said to be, and how cloth is woven and sewn. */
const states: readonly string[] = [
  'rusty',
  'broken',
  'ornate',
  'glowing',
  'burning',
  'frozen',
  'bloody',
  'dusty',
  'mossy',
  'ruined',
  'cursed',
  'holy',
  'brocade',
  'embroidered',
  'stripes',
  'checked',
  'quilted',
  'patched',
  'velvet',
  'woollen',
  'ermine',
]

/** "with silver trim", "gold-embroidered": the colour is the thread's, not the cloth's. */
const threadOf = /\b(\w+)[- ](?:thread )?(?:embroider\w*|trim\w*|piping|edging|edged|stitching)\b/i

/** The colour of a thread that words after a thing tell of. */
function threadAfter(prompt: string, mention: Mention): { colour: Rgb; word: string } | undefined {
  const told = threadOf.exec(prompt.slice(mention.at, mention.at + mention.words.length + 40))
  const word = told?.[1]?.toLowerCase()
  const colour = word ? (colourOf(word) ?? materialOf(`${word}-metal`)?.colour) : undefined
  return word && colour ? { colour, word } : undefined
}

/** Stuffs that come in every dye: what is made of them has the colour it has without. */
const dyed: readonly string[] = ['silk', 'cloth']

/** Colour, stuff and state of a thing as its mention says, or as usual. A second colour is what sets it off. */
export function stuffed(
  mention: Mention | undefined,
  colour: Rgb,
  trim: Rgb | undefined,
  stuff?: string,
  prompt = '',
): Stuffed {
  const modifiers = mention?.modifiers ?? []
  const thread = mention ? threadAfter(prompt, mention) : undefined
  const [dye, second] = modifiers
    .filter((modifier) => modifier !== thread?.word)
    .map(colourOf)
    .filter((one) => one !== undefined)
  const made = modifiers.find((modifier) => materialOf(modifier) && !thread?.word.startsWith(modifier.split('-')[0]!))
  const own = made && !dyed.includes(made) ? materialOf(made)!.colour : undefined
  const metal = made?.startsWith('gold') && dye ? materialOf(made)!.colour : undefined
  const edge = thread?.colour ?? second ?? (trim ? (metal ?? trim) : undefined)
  return {
    colour: dye ?? own ?? colour,
    ...((made ?? stuff) ? { stuff: made ?? stuff } : {}),
    ...(edge ? { trim: edge } : {}),
    state: modifiers.filter((modifier) => states.includes(modifier)),
  }
}

/** Words that are said of what goes before them: "a robe with gold embroidery". */
const afterwards: readonly string[] = ['embroidered', 'brocade', 'checked', 'stripes', 'quilted', 'patched', 'velvet']

/**
 * The words again, with what they say of clothes at the clothes: an act that follows has no colour ("a brown shawl sitting by the
 * fire"), and needlework is that of the garment before it.
 */
export function toldOfClothes(brief: Brief): Brief {
  const worn: readonly string[] = [...garmentKinds, ...extraKinds, ...wrapKinds, 'hood']
  const mentions = brief.mentions.map((mention) => {
    if (!worn.includes(mention.concept)) return mention
    const follower = brief.mentions.find(
      ({ concept, at, words }) =>
        (acts as readonly string[]).includes(concept) &&
        at + words.length > mention.at + mention.words.length &&
        at <= mention.at + mention.words.length + 1,
    )
    const next = brief.mentions.find(({ concept, at }) => at > mention.at && worn.includes(concept))
    const later = brief.mentions
      .filter(
        ({ concept, at }) => afterwards.includes(concept) && at > mention.at && at < (next?.at ?? Number.MAX_VALUE),
      )
      .map(({ concept }) => concept)
    const lent = mention.modifiers.length === 0 && follower ? follower.modifiers : []
    // "gold embroidery and riding boots": neither word is said of the boots.
    const thread = threadOf.exec(mention.words)
    const isThread = (one: string) =>
      thread?.index === 0 && (one === 'embroidered' || one.split('-')[0] === thread[1]?.toLowerCase())
    return { ...mention, modifiers: [...mention.modifiers.filter((one) => !isThread(one)), ...lent, ...later] }
  })
  return { ...brief, mentions }
}

/** The runes that words put on a garment: "a robe with blue runes", "blue runes on his robe". */
function runesOn(brief: Brief, garment: Mention): Mention | undefined {
  const worn: readonly string[] = [...garmentKinds, ...extraKinds, ...wrapKinds]
  return brief.mentions.find((mention) => {
    if (mention.concept !== 'runes') return false
    const end = mention.at + mention.words.length
    const next = brief.mentions.find(({ concept, at }) => at >= end && worn.includes(concept))
    const leads =
      next && /^\s*(?:all )?(?:on|across|over|along|around|down|upon)\b[^,.;]*$/i.test(brief.prompt.slice(end, next.at))
    if (leads) return next === garment
    const before = brief.mentions.findLast(({ concept, at }) => at < mention.at && worn.includes(concept))
    return before === garment && mention.after !== 'on'
  })
}

function garmentColour(kind: string, outfit: Outfit, random: Random): Rgb {
  if (metals.includes(kind))
    return random.pick<Rgb>([
      [152, 160, 168],
      [128, 134, 140],
      [164, 166, 164],
    ])
  if (hides.includes(kind))
    return random.pick<Rgb>([
      [104, 68, 42],
      [84, 56, 38],
      [120, 84, 54],
      [70, 52, 42],
    ])
  return random.pick(outfit.dyes)
}

/** A dye of its own, which would stand beside the one that is asked for: what is no gold, no linen and no leather. */
const isLoud = ([r, g, b]: Rgb) => Math.max(r, g, b) - Math.min(r, g, b) > 50 && !(r >= g && g > b && g > r * 0.6)

/** From the skin outwards. */
const order: readonly (readonly Garment['kind'][])[] = [
  ['bare', 'wrappings', 'shirt'],
  ['rags', 'tunic', 'dress', 'robe', 'doublet'],
  ['chainmail', 'furs'],
  ['scale-armour', 'leather-armour', 'studded-leather', 'breastplate', 'plate-armour'],
  ['tabard', 'vest', 'bodice'],
  ['apron'],
  ['coat'],
]
const layerOf = (kind: Garment['kind']) => order.findIndex((kinds) => kinds.includes(kind))

function fitting(kind: Garment['kind'], person: Person, random: Random): Garment['kind'] {
  if (kind === 'dress' && person.build.bust === 0) return random.pick(['tunic', 'robe', 'coat'] as const)
  if (kind === 'bare' && person.build.bust > 0) return 'furs'
  return kind
}

/** Words for clothes of any kind. */
const anyClothes = /\b(?:clothes|clothing|garb|finery|attire|outfit)$/i

/** The garments that the words name, the innermost first, no two of a kind. */
function named(brief: Brief): Mention[] {
  const found = garmentKinds.flatMap((kind) => mentionOf(brief, kind) ?? []).sort((a, b) => a.at - b.at)
  const proper = found.filter(({ words }) => !anyClothes.test(words))
  return (proper.length > 0 ? proper : found)
    .slice(0, 4)
    .sort((a, b) => layerOf(a.concept as Garment['kind']) - layerOf(b.concept as Garment['kind']))
}

/** Callings that can pay a tailor, and those that mend what they have. */
const rich = ['noble', 'monarch', 'merchant', 'sorcerer', 'bard', 'dancer', 'page', 'sea-captain', 'samurai']
const poor = ['beggar', 'farmer', 'miner']

/** What people of a calling wear, or what the words name; answers whether they name or dye any of it. */
export function attire(
  person: Person,
  brief: Brief,
  outfit: Outfit,
  calling: string | undefined,
  trim: Rgb,
  random: Random,
): boolean {
  // A colour said of the person, or of nothing, is taken for the clothes when the skin has not taken it.
  const whole = brief.mentions
    .filter((mention) => mention.facet === 'colour' && threadOf.exec(brief.prompt.slice(mention.at))?.index !== 0)
    .map((mention) => colourOf(mention.concept))
    .find(Boolean)
  const [people = ''] = person.name.split(' ')
  const skinTook = skinIsDyed(people) && dyeOf(brief.mentions.find(({ concept }) => concept === people)) !== undefined
  const ofCalling = brief.mentions
    .filter(
      (mention) => !skinTook && (mention.facet === 'subject' || ['human', 'male', 'female'].includes(mention.concept)),
    )
    .flatMap((mention) => mention.modifiers)
    .map(colourOf)
    .find(Boolean)
  // "A queen in silk" has it on.
  const stuffOfCalling = brief.mentions
    .filter(({ facet, concept }) => facet === 'subject' || ['human', 'male', 'female'].includes(concept))
    .flatMap(({ modifiers }) => modifiers)
    .find((one) => clothes.includes(one))
  const worn = named(brief)
  const kinds =
    worn.length > 0
      ? worn.map(({ concept }) => concept as Garment['kind'])
      : [usualOf(person, brief, outfit, calling, random)]
  for (const kind of kinds) {
    const mention = mentionOf(brief, kind)
    const usual = garmentColour(kind, outfit, random)
    const own = stuffed(
      mention,
      usual,
      random.chance(0.75) || kind === 'robe' ? (dyeOf(mention) && isLoud(trim) ? undefined : trim) : undefined,
      metals.includes(kind) ? 'steel' : kind === 'leather-armour' || kind === 'studded-leather' ? 'leather' : undefined,
      brief.prompt,
    )
    const runes = mention && runesOn(brief, mention)
    if (runes) {
      own.state.push('runes')
      own.trim = dyeOf(runes) ?? [120, 180, 255]
    }
    const dye = dyeOf(mention) ? undefined : (ofCalling ?? whole)
    if (dye && !(person.form !== 'human' && worn.length === 0)) {
      if (metals.includes(kind)) own.trim = dye
      else own.colour = dye
      if (metals.includes(kind) && calling && ofCalling) own.colour = shade(dye, 0.02, 0.8)
    }
    if (stuffOfCalling && !metals.includes(kind) && !own.stuff) own.stuff = stuffOfCalling
    if (rich.includes(calling ?? '') || asksFor(brief, 'wealthy')) own.state.push('fine')
    if (poor.includes(calling ?? '')) own.state.push('worn')
    const borne = mention && deviceTold(brief.prompt, mention.at, mention.words.length)
    const bearing = borne && !metals.includes(kind) && kind !== 'robe' ? borne : undefined
    if (bearing)
      own.trim = colourOf(bearing.dye ?? '') ?? materialOf(`${bearing.dye}-metal`)?.colour ?? own.trim ?? trim
    person.garments.push({
      kind,
      ...own,
      colour: toned(own.colour, mention),
      ...(bearing ? { device: bearing.device } : {}),
    })
  }
  if (calling === 'jester' || asksFor(brief, 'motley')) {
    // "Motley of green and yellow" is both.
    const [one, other] = (mentionOf(brief, 'motley')?.modifiers ?? [])
      .map((said) => colourOf(said))
      .filter((dye) => dye !== undefined)
    for (const garment of person.garments)
      if (!metals.includes(garment.kind)) {
        garment.state.push('motley')
        garment.colour = one ?? garment.colour
        garment.trim = other ?? garment.trim ?? trim
      }
  }
  if (kinds.every((kind) => kind === 'apron') && ofCalling) person.garments[0]!.trim = ofCalling
  if (worn.length === 0 && /\b(nun|abbess|prioress)s?\b/i.test(brief.prompt)) habit(person)
  // Judges sit in black, with a band of white at the neck.
  if (worn.length === 0 && /\b(?:judge|magistrate)s?\b/i.test(brief.prompt))
    person.garments = [{ kind: 'robe', colour: [38, 35, 40], trim: [214, 206, 190], state: [] }]
  if (worn.length === 0 && !ofCalling && !whole && mourning.test(brief.prompt)) {
    const isWoman = person.build.bust > 0
    person.garments = [{ kind: isWoman ? 'dress' : 'coat', colour: [40, 38, 44], trim: [62, 58, 66], state: [] }]
  }
  if (worn.length === 0 && /\bbrides?\b/i.test(brief.prompt))
    person.garments = [{ kind: 'dress', colour: white, trim: [214, 196, 150], state: ['fine', 'embroidered'] }]
  accompany(person, brief, outfit, calling, random.fork('extras'))
  return (
    worn.length > 0 ||
    person.garments[0]?.colour === white ||
    person.extras.some(({ kind }) => kind === 'skirt') ||
    Boolean(ofCalling ?? whole)
  )
}

/** Who fights in cloth, for show as much as for blood. */
const fencing =
  /\b(?:swords(?:man|woman|master)|fencer|fencing|duel(?:l?ist|ling)|musketeer|swashbuckl\w+|bravo|highway(?:man|woman))\b/i

function usualOf(
  person: Person,
  brief: Brief,
  outfit: Outfit,
  calling: string | undefined,
  random: Random,
): Garment['kind'] {
  const usual =
    person.build.bust > 0 && (calling === 'noble' || calling === 'monarch')
      ? 'dress'
      : fencing.test(brief.prompt)
        ? random.pick(['doublet', 'doublet', 'coat', 'vest'] as const)
        : fitting(random.pick(outfit.garments), person, random)
  // Legs that something is said of are seen.
  const legged = asksFor(brief, 'trousers', 'skirt') && ['robe', 'dress', 'tunic'].includes(usual)
  return legged ? 'shirt' : usual
}

/** Who is dressed in black for the dead. */
export const mourning = /\b(?:widow(?:er|ed)?|mourner|mourning|bereaved)s?\b/i

/** What is woven, of which somebody may be said to be dressed. */
const clothes: readonly string[] = ['silk', 'cloth', 'velvet', 'linen', 'satin', 'fur', 'leather']

const white: Rgb = [232, 226, 214]

/** What nuns wear. */
function habit(person: Person) {
  person.garments = [{ kind: 'robe', colour: [50, 48, 56], trim: [226, 222, 212], state: [] }]
}

const usualExtras: Record<ExtraKind, Rgb> = {
  belt: [92, 60, 36],
  'rope-belt': [182, 156, 108],
  sash: [150, 40, 44],
  trousers: [92, 78, 62],
  skirt: [96, 70, 60],
  boots: [84, 56, 36],
  gloves: [96, 66, 42],
  pouch: [104, 72, 44],
  bandolier: [84, 56, 36],
  brooch: [206, 166, 78],
  lace: [236, 232, 222],
  ruff: [238, 234, 226],
  pauldrons: [142, 148, 154],
  epaulettes: [206, 166, 78],
}
/** Of leather unless something else is said. */
const leathern: readonly ExtraKind[] = ['belt', 'boots', 'gloves', 'pouch', 'bandolier']

/** Belts, boots, gloves and the like: what is asked for, and a little of what goes with a calling. */
function accompany(person: Person, brief: Brief, outfit: Outfit, calling: string | undefined, random: Random): void {
  const add = (kind: ExtraKind, mention?: Mention) => {
    const usual = kind === 'sash' || kind === 'skirt' ? random.pick(outfit.dyes) : usualExtras[kind]
    const own: Extra = {
      kind,
      ...stuffed(
        mention,
        usual,
        undefined,
        leathern.includes(kind) ? 'leather' : kind === 'pauldrons' ? 'steel' : undefined,
      ),
    }
    own.colour = toned(own.colour, mention)
    if (
      kind === 'pauldrons' &&
      /\b(?:dragon|drake|wyvern)[- ]?(?:scales?|hide|skin)?\s+(?:pauldron|shoulder|spaulder)/i.test(brief.prompt)
    ) {
      own.stuff = 'scales'
      if (!dyeOf(mention)) own.colour = [46, 88, 58]
    }
    const plated = person.garments.some((garment) => garment.kind === 'plate-armour')
    if (kind === 'gloves' && /gauntlet/i.test(mention?.words ?? '') && (plated || own.stuff !== 'leather'))
      own.stuff = 'steel'
    if (kind === 'gloves' && own.stuff === 'steel' && !dyeOf(mention)) own.colour = [148, 154, 160]
    if (kind === 'boots' && /shoe/i.test(mention?.words ?? '')) own.state.push('low')
    // Dark over light leather.
    const isLeather = person.garments.some((garment) => garment.stuff === 'leather')
    if (kind === 'bandolier' && isLeather && !dyeOf(mention)) own.colour = [46, 34, 28]
    person.extras.push(own)
  }
  for (const kind of extraKinds) {
    const mention = mentionOf(brief, kind)
    if (mention && !(kind === 'belt' && mentionOf(brief, 'rope-belt'))) add(kind, mention)
  }
  const has = (kind: ExtraKind) => person.extras.some((extra) => extra.kind === kind)
  // A bodice is worn over linen, with a skirt.
  const gown = person.garments.find(({ kind }) => kind === 'dress')
  if (gown)
    // "A crimson corset dress" is all crimson.
    for (const garment of person.garments)
      if (garment.kind === 'bodice' && !dyeOf(mentionOf(brief, 'bodice'))) garment.colour = shade(gown.colour, -0.14)
  if (!gown && person.garments.some(({ kind }) => kind === 'bodice') && !has('trousers') && !has('skirt')) {
    add('skirt')
    const bodice = person.garments.find(({ kind }) => kind === 'bodice')!
    const isOnly = person.garments.every(({ kind }) => kind === 'bodice' || kind === 'shirt')
    if (isOnly && !dyeOf(mentionOf(brief, 'skirt')))
      person.extras.at(-1)!.colour = mix(bodice.colour, [120, 96, 72], 0.55)
  }
  if (
    ['ranger', 'rogue', 'merchant', 'alchemist', 'druid'].includes(calling ?? '') &&
    !has('pouch') &&
    random.chance(0.6)
  )
    if (!forbids(brief, 'pouch')) add('pouch')
  if (named(brief).length > 0) return
  if (['pirate', 'rogue', 'ranger'].includes(calling ?? '') && !has('bandolier') && random.chance(0.4))
    if (!forbids(brief, 'bandolier')) add('bandolier')
  if (calling === 'noble' && person.garments.some(({ kind }) => kind === 'doublet') && random.chance(0.5)) add('ruff')
}
