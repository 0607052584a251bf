import { type Condition, conditions, type DamageType, damageTypes, type Gift } from '../rules/monster-brief.ts'

/* "Immune to poison", "blind", "no longer vulnerable to fire": what a prompt says of somebody's nature, for their block. */

/** What a prompt gives a creature and takes from it, whatever it would be by itself. */
export interface Nature {
  immune: readonly DamageType[]
  immuneConditions: readonly Condition[]
  resistant: readonly DamageType[]
  vulnerable: readonly DamageType[]
  /** What it is said not to be proof against, to resist or to fear, though its kind is. */
  not: {
    immune: readonly DamageType[]
    immuneConditions: readonly Condition[]
    resistant: readonly DamageType[]
    vulnerable: readonly DamageType[]
  }
  /** Feet. */
  senses: Partial<Record<Sense, number>>
  blind: boolean
  deaf: boolean
  mute: boolean
  /** Feet. */
  telepathy?: number
  gifts: readonly Gift[]
  notGifts: readonly Gift[]
  /** What weapons of a stuff do to it: "immune to silver". */
  stuffs: readonly { stuff: string; how: 'immune' | 'resistant' | 'vulnerable' }[]
  /** Traits of its kind, by the name they have in the reference document, that it is said not to have. */
  notTraits: readonly string[]
  /** Ways to move that it has not. */
  unmoving: readonly ('swim' | 'climb' | 'burrow')[]
  /** Ways to move of which it is said that it does so fast. */
  fast: readonly Way[]
  /** What its bite or sting carries, and what it breathes. */
  bite?: DamageType
  breath?: DamageType
}

const ways = ['walk', 'fly', 'swim', 'climb', 'burrow'] as const
type Way = (typeof ways)[number]
const wayWords: Readonly<Record<Way, string>> = {
  walk: 'runs?|walks?|runner',
  fly: 'fly|flies|flier|flyer',
  swim: 'swims?|swimmer',
  climb: 'climbs?|climber',
  burrow: 'burrows?|digs?|burrower|digger',
}

/** "Swims fast", "a swift flier"; not what is no longer so. */
const isFast = (text: string, way: Way) =>
  says(
    text,
    new RegExp(
      `\\b(?:${wayWords[way]})\\s+(?:very |too |so |really |incredibly )?(?:fast|quickly|swiftly)\\b|\\b(?:fast|quick|swift)[ -](?:${wayWords[way]})\\b`,
      'i',
    ),
  )

const senseNames = ['darkvision', 'blindsight', 'tremorsense', 'truesight'] as const
type Sense = (typeof senseNames)[number]

const usualFeet: Record<Sense, number> = { darkvision: 60, blindsight: 60, tremorsense: 60, truesight: 60 }

const damageNames: Readonly<Record<string, DamageType>> = {
  ...Object.fromEntries(damageTypes.map((type) => [type, type])),
  electricity: 'lightning',
  electric: 'lightning',
  shock: 'lightning',
  ice: 'cold',
  frost: 'cold',
  venom: 'poison',
  poisons: 'poison',
  flame: 'fire',
  flames: 'fire',
  heat: 'fire',
  sonic: 'thunder',
  mental: 'psychic',
  void: 'necrotic',
  holy: 'radiant',
  sunlight: 'radiant',
  acids: 'acid',
  blades: 'slashing',
  swords: 'slashing',
  arrows: 'piercing',
  hammers: 'bludgeoning',
}
const conditionNames: Readonly<Record<string, Condition>> = {
  ...Object.fromEntries(conditions.map((condition) => [condition, condition])),
  charm: 'charmed',
  charms: 'charmed',
  fear: 'frightened',
  fright: 'frightened',
  paralysis: 'paralyzed',
  paralysed: 'paralyzed',
  petrification: 'petrified',
  blindness: 'blinded',
  deafness: 'deafened',
  stunning: 'stunned',
  sleep: 'unconscious',
  poison: 'poisoned',
  poisons: 'poisoned',
  venom: 'poisoned',
}
const physical: readonly DamageType[] = ['bludgeoning', 'piercing', 'slashing']

const negated =
  /\b(?:no longer|not|never|isn[’']t|aren[’']t|cannot|can[’']t|without|no|lost (?:its|his|her|their)|doesn[’']t|does not|loses)\s+(?:\w+\s+){0,2}$/i

const claims =
  /\b(?<how>immune|immunity|immunities|impervious|proof|resistant|resistance|resists?|vulnerable|vulnerability|weak|weakness)\s+(?:to\s+|against\s+)?/gi
const compounds =
  /\b(?<what>\p{L}+)[ -](?<how>immune|immunity|proof|resistant|resistance|vulnerability)\b|\b(?<fire>fire|cold|acid|poison)proof\b/giu

const isOf = (how: string): 'immune' | 'resistant' | 'vulnerable' =>
  /^(?:immun|imperv|proof)/i.test(how) ? 'immune' : /^resist/i.test(how) ? 'resistant' : 'vulnerable'

/** The words of a list as long as they name something: "fire, cold and lightning but not …" ends at "but". */
function listed(words: string): string[] {
  const all: string[] = []
  for (const word of (/^[^.;:()]*/.exec(words)?.[0] ?? '').toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (/^(?:and|or|both|all|any|the|being|damage|magical|nonmagical|mundane|attacks?|effects?|spells?)$/.test(word))
      continue
    if (!Object.hasOwn(damageNames, word) && !Object.hasOwn(conditionNames, word) && !/^(?:weapons?|magic)$/.test(word))
      break
    all.push(word)
  }
  return all
}

interface Claims {
  immune: Set<DamageType>
  immuneConditions: Set<Condition>
  resistant: Set<DamageType>
  vulnerable: Set<DamageType>
}
const noClaims = (): Claims => ({
  immune: new Set(),
  immuneConditions: new Set(),
  resistant: new Set(),
  vulnerable: new Set(),
})

const giftWords: readonly (readonly [RegExp, Gift])[] = [
  [
    /\b(?:magic[ -]resist\w+|resist(?:s|ant)? (?:to )?(?:all )?magic|spell[ -]resist\w+|magic resistance)\b/gi,
    'magicResistance',
  ],
  [/\bregenerat\w+/gi, 'regeneration'],
  [/\bamphibious\b/gi, 'amphibious'],
  [/\bpack tactics\b/gi, 'packTactics'],
  [/\b(?:hates|fears|weak in|dazzled by) (?:the )?(?:sun|sunlight|daylight)\b/gi, 'sunlightWeakness'],
  [
    /\b(?:pass(?:es)?|walks?|moves?|goes|go|step(?:s)?) through (?:solid |stone |the )?(?:walls?|things|doors)/gi,
    'incorporeal',
  ],
  [
    /\bkeen (?:senses|smell|hearing|nose)\b|\b(?:hunt|track|find|see|stalk|follow)s? (?:\w+ )?by (?:smell|scent|sound|hearing|ear)\b/gi,
    'keenSenses',
  ],
]

const stuffClaims =
  /\b(?<how>immune|immunity|impervious|proof|resistant|resistance|resists?|vulnerable|vulnerability|weak|weakness)\s+(?:to\s+|against\s+)?(?:all |any |only )?(?<stuff>silver|silvered weapons|cold iron|iron|adamantine|steel|wood|bronze|gold|stone|bone|glass|obsidian)\b/gi
/** By which words a trait of a kind is spoken of. */
const traitWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sticky|adhesive|gluey)\b/i, 'Adhesive'],
  [/\b(?:invisible|unseen)\b/i, 'Invisibility'],
  [/\b(?:smelly|stinking|stinks?|reeks?)\b/i, 'Stench'],
  [/\b(?:transparent|see-through)\b/i, 'Transparent'],
  [/\bgibber(?:s|ing)?\b/i, 'Gibbering'],
]

const isDenied = (text: string, at: number) => negated.test(text.slice(Math.max(0, at - 40), at))

function claimsIn(text: string): { has: Claims; not: Claims } {
  const has = noClaims()
  const not = noClaims()
  const note = (how: string, words: readonly string[], at: number) => {
    const into = isDenied(text, at) ? not : has
    const kind = isOf(how)
    for (const word of words) {
      const types = /^weapons?$/.test(word) ? physical : damageNames[word] ? [damageNames[word]] : []
      for (const type of types) into[kind].add(type)
      const condition = conditionNames[word]
      // Who fears no poison is not made sick by it either.
      if (condition && kind === 'immune') into.immuneConditions.add(condition)
    }
  }
  for (const { 0: said, groups = {}, index } of text.matchAll(claims))
    note(groups.how ?? '', listed(text.slice(index + said.length)), index)
  for (const { groups = {}, index } of text.matchAll(compounds))
    note(groups.how ?? 'immune', [(groups.what ?? groups.fire ?? '').toLowerCase()], index)
  return { has, not }
}

/** "sees invisible things", "sees through disguises" */
export const seesUnseen =
  /\bsees? (?:the |what is )?(?:invisible|unseen|through (?:illusions?|disguises?|invisibility|lies))\b/i

function sensesIn(text: string): Nature['senses'] {
  const found = senseNames.flatMap((name): [Sense, number][] => {
    const said = new RegExp(`\\b${name}(?:\\s+(?:of\\s+)?(\\d+))?`, 'i').exec(text)
    return said && !isDenied(text, said.index) ? [[name, Number(said[1] ?? usualFeet[name])]] : []
  })
  const more: [Sense, number][] = [
    ...(/\bsees? (?:well )?in (?:the )?(?:dark|darkness)\b/i.test(text) ? [['darkvision', 60] as [Sense, number]] : []),
    ...(seesUnseen.test(text) ? [['truesight', 60] as [Sense, number]] : []),
    ...(/\b(?:echolocation|sees? by sound)\b/i.test(text) ? [['blindsight', 60] as [Sense, number]] : []),
    ...(/\b(?:feels|senses) (?:vibrations|footsteps|tremors)\b/i.test(text)
      ? [['tremorsense', 60] as [Sense, number]]
      : []),
  ]
  return Object.fromEntries([...more, ...found])
}

const says = (text: string, words: RegExp) => {
  const found = words.exec(text)
  return found !== null && !isDenied(text, found.index)
}

const breathWords =
  /\bbreath(?:es|ing|s|e)?\s+(?:of\s+|clouds? of\s+|gouts? of\s+)?(\p{L}+)|\b(\p{L}+)[ -]breath(?:ing)?\b/iu
const biteWords =
  /\b(?<kind>venomous|poisonous|acidic|fiery|burning|freezing|icy|electric|venom-dripping|poisoned)\s+(?:\w+\s+)?(?:bite|fangs?|sting|stinger|jaws?|teeth|claws?|tail|quills?|spines?|beak|barbs?)\b/i
const biteTypes: Readonly<Record<string, DamageType>> = {
  acidic: 'acid',
  fiery: 'fire',
  burning: 'fire',
  freezing: 'cold',
  icy: 'cold',
  electric: 'lightning',
}

/** What a text says of a creature's nature. */
export function natureIn(text: string): Nature {
  const { has, not } = claimsIn(text)
  const blind = says(text, /\b(?:blind(?!ed|ing|sight|s\b|fold)|eyeless|sightless|cannot see|can[’']t see)\b/i)
  const deaf = says(text, /\b(?:deaf(?!en)|cannot hear|can[’']t hear)\b/i)
  const gifts = giftWords.flatMap(([words, gift]) =>
    [...text.matchAll(words)].map(({ index }) => ({ gift, isDenied: isDenied(text, index) })),
  )
  const bite = biteWords.exec(text)?.groups?.kind?.toLowerCase()
  const breath = breathWords.exec(text)
  const breathes = breath && damageNames[(breath[1] ?? breath[2] ?? '').toLowerCase()]
  const unmoving = (['swim', 'climb', 'burrow'] as const).filter((way) =>
    new RegExp(`\\b(?:cannot|can[’']t|never|no longer|does not|doesn[’']t|unable to)\\s+${way}s?\\b`, 'i').test(text),
  )
  return {
    immune: [...has.immune],
    immuneConditions: [
      ...new Set<Condition>([
        ...has.immuneConditions,
        ...(blind ? ['blinded' as const] : []),
        ...(deaf ? ['deafened' as const] : []),
      ]),
    ],
    resistant: [...has.resistant],
    vulnerable: [...has.vulnerable],
    not: {
      immune: [...not.immune],
      immuneConditions: [...not.immuneConditions],
      resistant: [...not.resistant],
      vulnerable: [...not.vulnerable],
    },
    senses: sensesIn(text),
    blind,
    deaf,
    mute: says(text, /\b(?:mute|tongueless|voiceless|cannot speak|can[’']t speak)\b/i),
    ...(says(text, /\b(?:telepathic|telepathy|telepath|speaks in (?:\w+ )?minds?)\b/i) ? { telepathy: 60 } : {}),
    gifts: gifts.filter((one) => !one.isDenied).map(({ gift }) => gift),
    notGifts: gifts.filter((one) => one.isDenied).map(({ gift }) => gift),
    stuffs: [...text.matchAll(stuffClaims)].flatMap(({ groups = {}, index }) =>
      isDenied(text, index)
        ? []
        : [{ stuff: (groups.stuff ?? '').toLowerCase().replace(/ed weapons$/, ''), how: isOf(groups.how ?? '') }],
    ),
    notTraits: traitWords.flatMap(([words, trait]) => {
      const found = words.exec(text)
      return found && isDenied(text, found.index) ? [trait] : []
    }),
    unmoving,
    fast: ways.filter((way) => isFast(text, way)),
    ...(bite ? { bite: biteTypes[bite] ?? 'poison' } : {}),
    ...(breath && breathes && !isDenied(text, breath.index) ? { breath: breathes } : {}),
  }
}

/** A body's defences with what is said of it: what is denied goes, what is given comes, and the stronger word holds. */
export function defencesWith<Type extends string, State extends string>(
  body: {
    immune: readonly Type[]
    resistant: readonly Type[]
    vulnerable: readonly Type[]
    immuneConditions: readonly State[]
  },
  nature: Nature,
): {
  immune: (Type | DamageType)[]
  resistant: (Type | DamageType)[]
  vulnerable: (Type | DamageType)[]
  immuneConditions: (State | Condition)[]
} {
  const said = new Set<string>([...nature.immune, ...nature.resistant, ...nature.vulnerable])
  const kept = (types: readonly Type[], gone: readonly string[]) =>
    types.filter((type) => !said.has(type) && !gone.includes(type))
  return {
    immune: [...kept(body.immune, nature.not.immune), ...nature.immune],
    resistant: [
      ...kept(body.resistant, nature.not.resistant),
      ...nature.resistant.filter((type) => !nature.immune.includes(type)),
    ],
    vulnerable: [...kept(body.vulnerable, nature.not.vulnerable), ...nature.vulnerable],
    immuneConditions: [
      ...new Set<State | Condition>([
        ...body.immuneConditions.filter((one) => !(nature.not.immuneConditions as readonly string[]).includes(one)),
        ...nature.immuneConditions,
      ]),
    ],
  }
}

/** Senses with what is said of them: the blind see nothing, and find their way by what they feel or hear. */
export function sensesWith<Senses extends Partial<Record<Sense, number>> & { blind?: boolean }>(
  senses: Senses,
  nature: Pick<Nature, 'senses' | 'blind'>,
): Senses {
  const all = { ...senses, ...nature.senses }
  if (!nature.blind) return all
  const { darkvision: _, truesight: __, ...others } = all
  return { ...others, blindsight: all.blindsight ?? 30, blind: true } as unknown as Senses
}

/** A text without what it says of defences: what fire cannot hurt is not made of fire. */
export const withoutDefences = (text: string): string =>
  text
    .replace(
      new RegExp(
        `${claims.source}(?:(?:and|or|both|all|the|damage|[\\p{L}]+(?=\\s*(?:,|and\\b|or\\b|$|[.;])))[\\s,]*)*`,
        'giu',
      ),
      ' ',
    )
    .replace(compounds, ' ')
    .replace(biteWords, ' ')
