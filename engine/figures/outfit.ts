import { mix, type Rgb, shade } from '../paint/colour.ts'
import { colourOf } from '../paint/pigments.ts'
import type { Random } from '../paint/random.ts'
import { asksFor, type Brief, forbids, type Mention, mentionOf } from '../prompt/brief.ts'
import { actOf, slashedCloth } from './acts.ts'
import { attire, metals, mourning, stuffed, toldOfClothes } from './attire.ts'
import { isBorne } from './blazon.ts'
import { calledBy, isElsewhere } from './companions/called.ts'
import { CHILD, TEEN } from './countenance.ts'
import { facial } from './framing.ts'
import { hairWords, toned } from './looks.ts'
import { isProp, type Way, wayOfProp } from './props/kinds.ts'
import { hasHatInHand, isRelic, relicOf } from './relics.ts'
import {
  type Gear,
  type GearKind,
  garmentKinds,
  gearKinds,
  type HeadwearKind,
  type Hold,
  headwearKinds,
  isFemale,
  type Person,
  type Stuffed,
} from './scene.ts'
import type { Outfit } from './wardrobe.ts'

const armoured = ({ garments }: Person) => garments.some(({ kind }) => armouring.includes(kind))
const armouring = [...metals, 'leather-armour', 'studded-leather', 'tabard']

/** Clothes, headwear and what is carried. */
export function dress(person: Person, words: Brief, outfit: Outfit, calling: string | undefined, random: Random): void {
  const brief = toldOfClothes(words)
  const trim = random.pick(outfit.trims)
  const jewels = mentionOf(brief, 'necklace')
  const isTold = attire(person, brief, outfit, calling, trim, random)
  wrapUp(person, brief, outfit, trim, isTold, random)
  cover(person, brief, outfit, trim, isTold, random)
  if (person.garments.length === 1 && /\b(nun|abbess|prioress)s?\b/i.test(brief.prompt)) wimple(person)
  const collar = mentionOf(brief, 'high-collar')
  // Of a cloak, a coat, a robe: whatever is worn over the rest.
  if (collared(person, brief) && collar) collared(person, brief)!.state.push('high-collar')
  if (slashedCloth.test(brief.prompt))
    for (const garment of person.garments) if (garment.kind === 'doublet') garment.state.push('slashed')
  arm(person, brief, outfit, calling, trim, random)
  // Jewels that were asked for lie over what is worn, not under fur.
  if (jewels && person.wrap && mentionOf(brief, 'fur-collar', 'scarf', 'shawl', 'cloak', 'hood') === undefined)
    delete person.wrap
  if (jewels || (outfit.necklace && random.chance(0.5)))
    person.necklace = stuffed(
      jewels,
      [198, 160, 84],
      random.pick<Rgb>([
        [150, 30, 44],
        [40, 90, 160],
        [40, 130, 90],
      ]),
    )
  if (person.necklace && /pearl/i.test(jewels?.words ?? '')) {
    person.necklace.state.push('pearls')
    if (!jewels?.modifiers.some(colourOf)) person.necklace.colour = [232, 226, 214]
  }
  const mask = mentionOf(brief, 'mask')
  if (/\b(hangm[ae]n|executioners?|headsm[ae]n)\b/i.test(brief.prompt) && person.headwear?.kind === 'hood' && !mask)
    person.mask = { ...person.headwear, trim: undefined, state: ['sack'] }
  const beaked = /\b(plague doctor|bird mask|beaked?|plague mask)\b/i.test(brief.prompt)
  if (mask || (beaked && calling === 'alchemist')) person.mask = maskOf(brief, mask, beaked, trim)
  if (person.mask && beaked) {
    if (!person.headwear) person.headwear = { kind: 'wide-hat', colour: [44, 40, 42], trim, state: [] }
  }
}

/** What has the collar that words tell of: the cloak it is said of, else the outermost that is sewn of cloth. */
function collared({ wrap, garments }: Person, { prompt }: Brief): Stuffed | undefined {
  const isCloaks =
    wrap && /cloak|mantle/.test(wrap.kind) && (garments.length === 0 || /\b(?:cloak|cape|mantle)\b/i.test(prompt))
  if (
    isCloaks &&
    !/\bcollar(?:ed)?\s+(?:\w+\s+){0,2}(?:coat|robe|gown|dress|doublet|jacket|tunic|shirt|vest)/i.test(prompt)
  )
    return wrap
  return [...garments]
    .reverse()
    .find(({ kind }) => ['coat', 'robe', 'dress', 'doublet', 'tunic', 'vest', 'shirt'].includes(kind))
}

/** The cut of a mask by what the words call it, whether it is of leather, porcelain, cloth or bone. */
const maskCuts: readonly (readonly [words: RegExp, cut: string, colour: Rgb, stuff?: string])[] = [
  [
    /\bblind[- ]?fold|\b(?:over|across|around|about) (?:his|her|their|both) eyes\b|\bbandaged eyes\b/i,
    'blindfold',
    [214, 206, 188],
  ],
  [/\b(?:half[- ]mask|phantom|half of (?:his|her|the) face)\b/i, 'half', [226, 221, 210]],
  [
    /\b(?:domino|masquerade|carnival|masked ball|eye mask|highway(?:man|woman)|duel)/i,
    'domino',
    [30, 28, 32],
    'leather',
  ],
  [/\b(?:bone|skull|death)[- ]mask|\bmask (?:of|made of|carved from) bone/i, 'bone', [214, 203, 176]],
  [
    /\b(?:porcelain|theat(?:re|er)|opera|expressionless|smiling mask|iron mask|gold(?:en)? mask|silver mask|wooden mask|bronze mask)/i,
    'whole',
    [232, 229, 222],
  ],
  [
    /\b(?:cloth|scarf|covering|wrap|bandit|thief|thieves|assassin|ninja|outlaw|rogue|brigand|robber)/i,
    'muffler',
    [44, 42, 46],
  ],
]

function maskOf({ prompt }: Brief, mention: Mention | undefined, isBeaked: boolean, trim: Rgb): Stuffed {
  const [, cut, colour, stuff] = isBeaked
    ? [0, 'beaked', [58, 46, 40] as const, 'leather']
    : (maskCuts.find(([words]) => words.test(prompt)) ?? [0, 'domino', [34, 30, 34] as const, 'leather'])
  const mask = stuffed(mention, colour, trim, stuff)
  mask.state.push(cut)
  return mask
}

/** What nuns wear on their heads: a linen coif, and over it a hood of the colour of the habit. */
function wimple(person: Person) {
  const colour = person.garments[0]?.colour ?? [44, 42, 50]
  person.headwear = { kind: 'coif', colour: [232, 228, 218], stuff: 'cloth', state: ['wimple'] }
  person.wrap = { kind: 'hooded-cloak', colour: shade(colour, -0.04), state: [] }
  for (const garment of person.garments) if (garment.kind === 'robe') garment.trim = shade(colour, -0.1)
}

/** Cloaks over armour. */
const cloakDyes: readonly Rgb[] = [
  [104, 34, 34],
  [44, 60, 98],
  [60, 74, 50],
  [70, 52, 84],
  [82, 62, 44],
  [56, 58, 64],
]

/** A wrap that is asked for, or one that goes with the calling where it hides nothing that words tell of. */
function wrapUp(person: Person, brief: Brief, outfit: Outfit, trim: Rgb, isTold: boolean, random: Random) {
  const said = mentionOf(brief, 'fur-collar', 'cloak', 'hood', 'scarf', 'shawl')
  const usual = outfit.wraps ? random.pick(outfit.wraps) : 'none'
  const cloakDye = random.pick(outfit.dyes)
  if (said) {
    const kind = said.concept === 'hood' ? 'hooded-cloak' : (said.concept as 'cloak' | 'fur-collar' | 'scarf' | 'shawl')
    // "A hooded grey cloak": the colour is the cloak's, whichever of its words has it.
    const cloak = mentionOf(brief, 'cloak')
    const dyed = said.concept === 'hood' && !said.modifiers.some(colourOf) && cloak ? cloak : said
    person.wrap = { kind, ...stuffed(dyed, cloakDye, trim, undefined, brief.prompt) }
    person.wrap.colour = toned(person.wrap.colour, dyed)
    if (kind === 'cloak' && mentionOf(brief, 'fur-collar')) person.wrap.kind = 'fur-collar'
  } else if (
    usual !== 'none' &&
    !isTold &&
    !mourning.test(brief.prompt) &&
    !forbids(brief, 'cloak') &&
    !asksFor(brief, 'pauldrons', 'epaulettes')
  ) {
    const base = person.garments[0]
    const plain = base !== undefined && metals.includes(base.kind)
    person.wrap = { kind: usual, colour: plain ? random.pick(cloakDyes) : shade(cloakDye, -0.05), trim, state: [] }
    if (person.name.endsWith(' monarch')) person.wrap.state.push('ermine')
  }
  // A wolf's or a bear's skin is thrown about the shoulders.
  const pelt = /\b(wolf|bear|fox|lion)[- ]?(?:pelt|skin|fur|hide)s?\b/i.exec(brief.prompt)?.[1]?.toLowerCase()
  if (pelt && !said) {
    const colour: Rgb = pelt === 'wolf' ? [128, 126, 122] : pelt === 'bear' ? [78, 54, 38] : [168, 104, 54]
    person.wrap = { kind: 'fur-collar', colour, stuff: 'fur', trim: colour, state: ['pelt'] }
    for (const garment of person.garments) if (garment.kind === 'furs') garment.colour = shade(colour, -0.06)
  }
  if (
    person.wrap &&
    /\bfeather(?:ed|s)?[- ](?:cloak|cape|mantle)|(?:cloak|cape|mantle) of (?:\w+ )?feathers\b/i.test(brief.prompt)
  ) {
    person.wrap.state.push('leaves')
    if (/\b(?:raven|crow|black)\b/i.test(brief.prompt))
      Object.assign(person.wrap, { colour: [38, 38, 48], trim: [62, 64, 84] })
  }
  if (!person.wrap && asksFor(brief, 'ermine') && !person.garments.some(({ kind }) => kind === 'robe'))
    person.wrap = { kind: 'fur-collar', colour: person.garments[0]?.colour ?? cloakDye, trim, state: ['ermine'] }
}

function cover(person: Person, brief: Brief, outfit: Outfit, trim: Rgb, isTold: boolean, random: Random) {
  const hooded = mentionOf(brief, 'hood')
  const named = headwearKinds.map((kind) => mentionOf(brief, kind)).find(Boolean)
  // "A veiled dancer in orange veils": the colour is said the second time.
  const said =
    brief.mentions.find(({ concept, modifiers }) => concept === named?.concept && modifiers.some(colourOf)) ?? named
  let kind: HeadwearKind | 'none' = outfit.headwear ? random.pick(outfit.headwear) : 'none'
  if (kind === 'hood' && person.wrap && person.wrap.kind !== 'hooded-cloak') kind = 'none'
  // Nobody is to know who puts others to death.
  if (/\b(hangm[ae]n|executioners?|headsm[ae]n)\b/i.test(brief.prompt)) kind = 'hood'
  if (forbids(brief, 'wide-hat', 'hood', 'nasal-helm', 'cap')) kind = 'none'
  // What is no human's head is hidden by nothing that was not asked for.
  if (person.form === 'bird' && kind === 'hood') kind = 'none'
  // Hair, horns or a bald head that were asked for must be seen.
  const shown =
    asksFor(brief, 'hair', ...hairWords, 'redhead', 'blond', 'grey-hair', 'horns', 'ram-horns') ||
    asksFor(brief, 'raven-hair', 'brunette')
  if (shown && !said) kind = 'none'
  if (hasHatInHand(brief)) kind = 'none'
  // A hood's cape would lie over what is asked for.
  if (kind === 'hood' && (isTold || asksFor(brief, 'beard', 'long-beard', 'braided-beard', 'forked-beard')))
    kind = 'none'
  // So must the skull of the dead be.
  if (person.form === 'skull' && (kind === 'great-helm' || kind === 'nasal-helm' || kind === 'coif')) kind = 'none'
  // A visor that nobody asked for is up: people are known by their faces.
  if (kind === 'great-helm' && !said) kind = 'visored-helm'
  // So must a face that something is said of.
  if (
    (kind === 'great-helm' || kind === 'visored-helm') &&
    asksFor(brief, ...facial, 'beard', 'long-beard', 'braided-beard', 'forked-beard')
  )
    kind = 'none'
  if (
    !said &&
    ['dragon', 'cat', 'bird', 'owl', 'turtle', 'wolf', 'bull', 'rat', 'elephant', 'hippo', 'mantis'].includes(
      person.form,
    ) &&
    kind !== 'hood'
  )
    kind = 'none'
  if (!said && person.horns && kind !== 'circlet') kind = 'none'
  // A people is known by its ears.
  if (!said && (person.ears === 'elf' || person.ears === 'goblin') && (kind === 'hood' || kind === 'coif'))
    kind = 'none'
  // A linen coif is a grown woman's, mail apart.
  if (kind === 'coif' && (!isFemale(person) || person.face.age < TEEN) && !armoured(person)) kind = 'cap'
  const final = ofOffice(said ? (said.concept as HeadwearKind) : hooded ? 'hood' : kind, said, brief)
  if (final === 'none') return
  // Mail under arms, linen in kitchens and streets; a dye is neither's.
  const mailed = final === 'coif' && armoured(person)
  const usual: Rgb =
    usualHats[final] ??
    (isHelm(final)
      ? [140, 146, 152]
      : final === 'coif'
        ? mailed
          ? [132, 136, 140]
          : [212, 204, 186]
        : person.wrap && final === 'hood'
          ? person.wrap.colour
          : (person.garments[0]?.colour ?? random.pick(outfit.dyes)))
  const isOwn = usualHats[final] !== undefined || isHelm(final) || ['hood', 'coif', 'wizard-hat'].includes(final)
  const colour = isOwn ? usual : random.pick([usual, ...outfit.dyes])
  const robeColour =
    final === 'wizard-hat' && !said?.modifiers.length
      ? (person.garments.find((garment) => garment.kind === 'robe')?.colour ?? colour)
      : colour
  person.headwear = {
    kind: final,
    ...stuffed(
      said ?? hooded,
      robeColour,
      trim,
      isHelm(final) ? 'steel' : final === 'coif' && !mailed ? 'cloth' : undefined,
    ),
  }
  person.headwear.colour = toned(person.headwear.colour, said ?? hooded)
  if (final === 'coif' && /wimple/i.test(said?.words ?? '')) person.headwear.state.push('wimple')
  if (final === 'crown' || final === 'circlet' || final === 'tiara') person.headwear.trim = undefined
  if (final === 'wreath' && /laurel|lea(?:f|ves)/i.test(said?.words ?? '')) person.headwear.state.push('laurel')
  if (final === 'veil') {
    // A bride's is white; a woman who is veiled has it before her face.
    const isDyed = said?.modifiers.some((one) => colourOf(one)) === true
    if (!isDyed && /\bbrid(?:e|al)s?\b|\bwedding\b/i.test(brief.prompt)) person.headwear.colour = [238, 234, 226]
    if (
      /\bbeekeep|\bveiled\b|\bveil (?:over|before|across|covering|hiding)\b|\bbehind (?:a|her) veil\b/i.test(
        brief.prompt,
      )
    )
      person.headwear.state.push('before')
    if (isDyed && !garmentKinds.some((garment) => mentionOf(brief, garment)))
      for (const garment of person.garments) garment.colour = mix(person.headwear.colour, [70, 30, 24], 0.2)
  }
  if (final === 'fools-cap') {
    const own = person.garments[0]
    if (!said?.modifiers.length && own) person.headwear.colour = own.colour
    person.headwear.trim = own?.trim ?? trim
  }
}

/** Steel, whatever is dyed. */
const helms: readonly string[] = ['barbute', 'sallet']
const isHelm = (kind: HeadwearKind) => kind.includes('helm') || helms.includes(kind)

/** What hats are of that are of no dye of the rest. */
const usualHats: Partial<Record<HeadwearKind, Rgb>> = {
  crown: [206, 166, 78],
  circlet: [206, 166, 78],
  tiara: [204, 208, 216],
  'straw-hat': [204, 170, 98],
  wreath: [86, 112, 56],
  'chef-hat': [232, 228, 218],
  'mob-cap': [234, 230, 220],
  mitre: [230, 224, 208],
  headdress: [226, 216, 196],
}

/** Cooks' caps are tall and white, bishops wear mitres, and princesses tiaras. */
function ofOffice(kind: HeadwearKind | 'none', said: Mention | undefined, { prompt }: Brief): HeadwearKind | 'none' {
  if (kind === 'cap' && /\b(?:cook|chef|baker|pastry)s?\b/i.test(prompt)) return 'chef-hat'
  if (
    kind === 'wide-hat' &&
    /\b(?:pointed|pointy|conical|peaked) (?:\w+ )?hat\b|\bwitch(?!\s*-?(?:hunt|find))/i.test(prompt)
  )
    return 'wizard-hat'
  if (!said && /\b(?:arch)?bishops?\b|\bpontiffs?\b/i.test(prompt)) return 'mitre'
  if (!said && kind === 'crown' && /\bprincess(?:es)?\b/i.test(prompt)) return 'tiara'
  return kind
}

const armed: GearKind[] = [
  'sword',
  'greatsword',
  'rapier',
  'scimitar',
  'dagger',
  'axe',
  'greataxe',
  'mace',
  'hammer',
  'spear',
  'halberd',
  'bow',
  'crossbow',
  'staff',
  'lute',
]

const goldish: GearKind[] = ['handbell', 'spyglass', 'balance', 'lantern', 'holy-symbol', 'key', 'coin']
const handed: GearKind[] = gearKinds.filter(
  (kind) => !['holy-symbol', 'pipe', 'raven', 'owl', 'parrot', 'anvil'].includes(kind),
)

function gearColour(kind: GearKind, random: Random): Rgb {
  if (goldish.includes(kind)) return [190, 152, 84]
  if (kind === 'book')
    return random.pick<Rgb>([
      [96, 40, 40],
      [52, 66, 92],
      [70, 84, 58],
      [84, 58, 40],
    ])
  if (kind === 'potion' || kind === 'orb')
    return random.pick<Rgb>([
      [70, 160, 200],
      [160, 60, 170],
      [80, 180, 90],
      [200, 70, 60],
    ])
  if (kind === 'rose') return [168, 34, 50]
  if (kind === 'parrot') return [180, 52, 40]
  if (kind === 'fan')
    return random.pick<Rgb>([
      [176, 40, 54],
      [226, 214, 190],
      [46, 92, 110],
      [110, 60, 120],
    ])
  if (kind === 'bauble')
    return random.pick<Rgb>([
      [168, 38, 54],
      [60, 110, 64],
      [90, 50, 130],
    ])
  if (kind === 'bowl' || kind === 'fiddle') return [120, 78, 46]
  if (kind === 'staff' || kind === 'bow' || kind === 'wand' || kind === 'lute' || kind === 'tankard')
    return [112, 78, 48]
  if (['harp', 'crook', 'basket', 'pole-lantern'].includes(kind)) return [128, 88, 52]
  if (kind === 'goblet')
    return random.pick<Rgb>([
      [198, 160, 78],
      [186, 190, 196],
    ])
  if (kind === 'apple') return [176, 40, 34]
  if (kind === 'boulder') return [124, 120, 114]
  if (kind === 'shield') return [96, 66, 42]
  return [168, 174, 180]
}

/** The colour of what a lantern sheds: "a lantern that casts a green light". */
function lightAfter(prompt: string, mention: Mention | undefined): Rgb | undefined {
  const told = mention && /^[^,.;]{0,40}?\b(\w+)\s+(light|glow|flame|fire|gleam)\b/i.exec(prompt.slice(mention.at))
  return told?.[1] ? colourOf(told[1].toLowerCase()) : undefined
}

/** Callings whose staffs are of magic: others lean on a stick. */
const conjuring = ['wizard', 'sorcerer', 'warlock', 'necromancer', 'druid']

/** A lantern in the shape of a skull, as people say it. */
const skullShaped =
  /\bskull[- ](?:shaped )?(?:lantern|lamp)\b|\b(?:lantern|lamp)\s+(?:shaped like|in the (?:shape|form) of|carved (?:from|of|out of)|made (?:from|of|out of)) an? (?:\w+ )?skull\b/i

/** Whether what a trade carries would argue with the words: captives, children and a baker's wife have no tools of it. */
function isBareHanded({ face }: Person, { prompt, mentions, subject }: Brief): boolean {
  if (
    face.age < CHILD ||
    /\b(?:chains|chained|shackle[sd]?|manacle[sd]?|fetter(?:s|ed)|captive|in irons)\b/i.test(prompt)
  )
    return true
  const trade = mentions.find((one) => one === subject) ?? mentions.find(({ facet }) => facet === 'subject')
  return trade !== undefined && /['’]s?$/.test(trade.words)
}

/** What may be held in each hand, where there are two of it or more. */
const twice: readonly GearKind[] = [
  'dagger',
  'axe',
  'scimitar',
  'sword',
  'rapier',
  'mace',
  'hammer',
  'sickle',
  'pistol',
  'whip',
  'wand',
  'tankard',
  'torch',
  'potion',
  'bottle',
  'candle',
  'flame',
  'bread',
  'goblet',
  'apple',
  'drumstick',
  'eel',
  'fish',
  'hen',
  'bucket',
  'basket',
  'lantern',
  'jug',
  'orb',
  'skull',
  'crutch',
  'cleaver',
  'spear',
  'stake',
  'fan',
  'cheese',
  'cabbage',
  'pumpkin',
  'lockpick',
  'relic',
  'purse',
  'book',
  'scroll',
]
/** What one hand alone has more than one of. */
const plenty: readonly GearKind[] = ['rose', 'mushroom', 'coin', 'key', 'eggs', 'quill', 'herbs', 'sausage']
/** How many of them one hand can hold. */
const MANY_MAX = 3

/** How many of a thing the words ask for: a plural without a number is two, one for each hand. */
function numberOf(mention: Mention, { prompt }: Brief): number {
  const said = mention.count ?? 1
  const isPlural = mention.count === undefined && /(?:[^s]s|ves|ches|shes)$/i.test(mention.words.trim())
  const isBoth =
    mention.modifiers.includes('twins') ||
    /^[^,.;]{0,30}\b(?:in (?:each|either|both) (?:hands?|fists?))/i.test(prompt.slice(mention.at)) ||
    /\b(?:pair of|brace of|dual|dual[- ]wield\w*|a \w+ in each hand)\s*$/i.test(prompt.slice(0, mention.at))
  return isBoth || isPlural ? Math.max(2, said) : said
}

/** Where a thing may be, the likeliest first. */
function placesFor(kind: GearKind, { words }: Mention, isBehind: boolean): readonly Hold[] {
  const own = settledPlaces[kind]
  if (own) return own
  if (isProp(kind)) return placesOfProp(wayOfProp(kind))
  if (kind === 'bow') return isBehind || !/bow/i.test(words) ? ['back', 'right'] : ['right', 'back']
  if (isBehind) return ['back']
  // What is neither long nor a blade hangs on nobody's back.
  return armed.includes(kind) ? ['right', 'left', 'back'] : ['right', 'left']
}
/** What takes both hands or an arm takes nothing else beside it. */
function placesOfProp(way: Way): readonly Hold[] {
  return way === 'shown' || way === 'fist' || way === 'palm' || way === 'hung' ? ['right', 'left'] : [way]
}

const settledPlaces: Partial<Record<GearKind, readonly Hold[]>> = {
  raven: ['shoulder'],
  owl: ['shoulder'],
  parrot: ['shoulder'],
  baby: ['arms'],
  drum: ['before'],
  shackles: ['before'],
  anvil: ['before'],
  satchel: ['breast'],
  'holy-symbol': ['breast'],
  pipe: ['breast'],
  backpack: ['back'],
  sack: ['back'],
  sling: ['left'],
  'mechanical-arm': ['left', 'right'],
  shield: ['left', 'right'],
  book: ['left', 'right'],
  lantern: ['left', 'right'],
  skull: ['left', 'right'],
  bees: ['left', 'right'],
}

/** What grows up a staff. */
const climbed = /\b(?:ivy|vines?|creepers?)\b/i

/** A pack that is said to be larger than packs are. */
const isHuge = ({ modifiers, words }: Mention) =>
  modifiers.some((one) => one === 'huge' || one === 'large') ||
  /\b(?:enormous|huge|large|big|massive|giant|gigantic|bulging|over(?:stuffed|loaded))\b/i.test(words)

function arm(person: Person, brief: Brief, outfit: Outfit, calling: string | undefined, trim: Rgb, random: Random) {
  const said = gearKinds
    .map((kind) => mentionOf(brief, kind))
    .filter((mention): mention is Mention => mention !== undefined)
    .concat(brief.mentions.filter(({ concept }) => isRelic(concept)))
    .filter((mention) => !isBorne(brief, mention))
    .filter((mention) => !isElsewhere(brief, mention))
    // The skull of a skull-shaped lantern is no second thing.
    .filter(({ concept }) => concept !== 'skull' || !skullShaped.test(brief.prompt))
    .sort((a, b) => a.at - b.at)
  const taken = new Set<Hold>()
  const take = (kind: GearKind, hold: Hold, mention?: Mention, many = 1) => {
    if (taken.has(hold)) return
    taken.add(hold)
    const glowing = mention?.modifiers.includes('glowing') || mention?.modifiers.includes('burning')
    const light = mention?.modifiers.map(colourOf).find(Boolean)
    const own = stuffed(
      mention,
      gearColour(kind, mention ? random.fork(`colour ${kind}`) : random),
      kind === 'shield' || kind === 'bow' ? trim : undefined,
    )
    if (isProp(kind) && mention?.modifiers.some(colourOf)) own.state.push('dyed')
    if (glowing) own.trim = mention?.modifiers.includes('burning') ? [255, 120, 30] : (light ?? [90, 170, 255])
    if ((kind === 'flame' || kind === 'staff' || kind === 'orb' || kind === 'potion' || kind === 'wand') && light)
      own.trim = light
    if (kind === 'backpack' && mention && isHuge(mention)) own.state.push('huge')
    if (kind === 'lantern' && skullShaped.test(brief.prompt)) own.state.push('skull')
    if (kind === 'lantern' || kind === 'pole-lantern' || kind === 'torch' || kind === 'candle') {
      // The colour said of it is that of its light; lanterns are of brass whatever burns in them.
      const shed = light ?? lightAfter(brief.prompt, mention)
      if (shed) own.trim = shed
      if (kind === 'lantern' && !own.stuff) own.colour = gearColour(kind, random)
    }
    if (kind === 'staff' && !glowing && !light && !conjuring.includes(calling ?? '')) own.state.push('plain')
    if (kind === 'staff' && mention && climbed.test(brief.prompt.slice(Math.max(0, mention.at - 40), mention.at + 50)))
      own.state.push('ivy')
    const several =
      many > 1 && (twice.includes(kind) || plenty.includes(kind)) ? { many: Math.min(MANY_MAX, many) } : {}
    const thing = kind === 'relic' && mention ? relicOf(mention, random.fork(`relic ${mention.at}`)) : undefined
    if (kind === 'relic' && !thing) return
    person.gear.push({ kind, hold, ...own, ...several, ...(thing ? { thing } : {}) } satisfies Gear)
  }
  for (const mention of said.slice(0, 5)) {
    const kind = isRelic(mention.concept) ? 'relic' : (mention.concept as GearKind)
    const behind =
      /\b(back|behind|slung|strapped|sheath)/i.test(brief.prompt.slice(mention.at, mention.at + 60)) &&
      !handed.slice(22).includes(kind)
    const hold = placesFor(kind, mention, behind).find((place) => !taken.has(place))
    if (!hold) continue
    const count = numberOf(mention, brief)
    const isPair = count >= 2 && twice.includes(kind) && hold === 'right' && !taken.has('left')
    const [first, second] = isPair ? [Math.ceil(count / 2), Math.floor(count / 2)] : [count, 0]
    take(kind, hold, mention, first)
    if (isPair) take(kind, 'left', mention, second)
  }
  const shooter =
    /\b(?:cross|long|short)?bow[- ]?(?:m[ae]n|wom[ae]n)\b|\barchers?\b|\bmarks(?:m[ae]n|wom[ae]n)\b/i.exec(brief.prompt)
  const unarmed = !taken.has('right') && !said.some(({ concept }) => concept === 'bow' || concept === 'crossbow')
  const fiddler = calling === 'bard' && /\b(fiddler|violinist)\b/i.test(brief.prompt)
  if (fiddler && !said.some(({ concept }) => concept === 'fiddle')) take('fiddle', 'right')
  // Rings are seen on a hand that holds something up.
  else if (person.rings && said.length === 0) take('goblet', 'right')
  else if (shooter && unarmed) take(/cross/i.test(shooter[0]) ? 'crossbow' : 'bow', 'right')
  else if (
    said.every(({ concept }) => concept === 'anvil') &&
    outfit.gear &&
    // What nobody asked for does not argue with what is done, or with who goes along.
    (armed.includes(outfit.gear[0]![0]) || random.chance(0.4)) &&
    actOf(brief) === undefined &&
    calledBy(brief).length === 0 &&
    !isBareHanded(person, brief) &&
    !forbids(brief, ...outfit.gear.map(([kind]) => kind))
  ) {
    const [kind, hold] = random.pick(outfit.gear)
    take(kind, hold)
    // Nobody goes to war with a shield alone.
    if (kind === 'shield') take('sword', 'right')
    if (kind === 'flame' || (kind === 'staff' && !person.gear[0]!.state.includes('plain')))
      person.gear[0]!.trim = random.pick<Rgb>([
        [255, 130, 40],
        [90, 170, 255],
        [160, 90, 240],
        [90, 220, 150],
      ])
  }
}
