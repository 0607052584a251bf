import type { placeWealth } from '../../../contract/sheets/choices.ts'
import type { Random } from '../../paint/random.ts'
import { capital } from '../grammar/inflect.ts'
import { type Reading, readPrompt } from '../prompt/read.ts'
import { type Threat, threatIn } from '../prompt/threat.ts'
import { type Clauses, clausesIn } from './clauses.ts'

export type Wealth = Exclude<keyof typeof placeWealth, ''>

/** What a prompt for a shop or tavern names. */
export interface Asked {
  reading: Reading
  /** The prompt's words, lower case. */
  words: readonly string[]
  houseName?: string
  keeperName?: string
  /** Where it stands. */
  placeName?: string
  /** The prompt as people might say it: "a floating apothecary run by a nervous kobold"; '' when nothing was asked. */
  phrase: string
  /** What it says, clause by clause. */
  clauses: Clauses
  /** The words that say what sort of house it is: not those about who keeps it, nor what people do there. */
  moodWords: readonly string[]
  /** What the house is afraid of. */
  threat?: Threat
  /** What it says of whoever keeps the house, as of a person. */
  keeper: Pick<Reading, 'ancestry' | 'sex' | 'age'>
}

const houses =
  'shop|store|stall|bakery|smithy|forge|apothecary|emporium|bookshop|stable|stables|tavern|inn|pub|alehouse|bar|taproom|roadhouse|market|workshop'

/** Whether a name the person gave is the house's, the keeper's or the place's. */
function placed(name: string, text: string): 'house' | 'keeper' | 'place' {
  const at = text.indexOf(name)
  const before = text.slice(0, Math.max(0, at)).replace(/["“]$/, '').trimEnd()
  if (/\b(?:in|near|outside|on|from|of|at)(?:\s+the)?$/i.test(before)) return 'place'
  if (new RegExp(`\\b(?:${houses})$`, 'i').test(name)) return 'house'
  if (/^the\s/i.test(name) || /\bthe$/i.test(before) || /[’']s\b|&|\band\b/i.test(name)) return 'house'
  if (new RegExp(`\\b(?:${houses})(?:,)?\\s+(?:called|named|known as)$`, 'i').test(before)) return 'house'
  if (/^["“]/.test(text.slice(Math.max(0, at - 1))) && !/\b(?:by|called|named)$/i.test(before)) return 'house'
  return 'keeper'
}

const threatening =
  /\b(?:by|with|from|of|problem|raid|attack|infestation|trouble|menace|threat|incursion|invasion|haunt|plague|sighting|fear|fighting|afraid)/i

/** What a house is afraid of: not whoever keeps it or drinks there, nor a creature that is merely named. */
function fearIn({ text, names }: Reading, { keeperText, guests = '' }: Clauses): Threat | undefined {
  const rest = [keeperText, guests].reduce((all, part) => (part === '' ? all : all.replace(part, ' ')), text)
  const threat = threatIn(rest, names)
  return threat && threatening.test(threat.asked) ? threat : undefined
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

function moodWordsOf({ head, features }: Clauses, text: string): string[] {
  if (head === '' && features.length === 0) return wordsOf(text)
  const ofHouse = features.filter(({ kind, says }) => kind === 'has' || /^\{house\} is /.test(says))
  return [head, ...ofHouse.map(({ says }) => says.replace('{house}', ''))].flatMap(wordsOf)
}

/** Women of any trade or people: "ogress", "hangwoman". */
const female = /\b\p{L}{2,}(?:ress|tess|dess|bess|woman|wife|maid)\b/iu

/** What a prompt asks for; `houseWord` is what such a house is where the prompt does not say: "tavern". */
export function readAsked(prompt: string, houseWord: string): Asked {
  const reading = readPrompt(prompt)
  const { text } = reading
  const named = (as: ReturnType<typeof placed>) => reading.names.find((name) => placed(name, text) === as)
  const house = named('house')
  const phrase = text
    .replace(
      /^(?:please\s+)?(?:make|give|create|generate|roll|write|i\s+(?:want|need)|we\s+need)\s+(?:me\s+|us\s+)?/i,
      '',
    )
    .replace(/[.!?\s]+$/, '')
  const clauses = clausesIn(phrase, reading.names, houseWord)
  const said = clauses.keeperText || clauses.keeper || ''
  const ofKeeper = readPrompt(said)
  const isAncestryOfHouse = readPrompt(clauses.head).ancestry
  return {
    reading,
    words: wordsOf(text),
    houseName: house && capital(/\bthe$/i.test(text.slice(0, text.indexOf(house)).trimEnd()) ? `The ${house}` : house),
    keeperName: named('keeper'),
    placeName: named('place'),
    phrase,
    clauses,
    moodWords: moodWordsOf(clauses, text),
    threat: fearIn(reading, clauses),
    keeper: {
      ancestry: ofKeeper.ancestry ?? isAncestryOfHouse,
      sex: ofKeeper.sex ?? (female.test(said) ? 'Female' : undefined),
      age: ofKeeper.age,
    },
  }
}

const wealthWords: Record<Wealth, readonly string[]> = {
  poor: [
    'poor',
    'hamlet',
    'village',
    'slum',
    'frontier',
    'humble',
    'shabby',
    'outpost',
    'backwater',
    'ramshackle',
    'remote',
  ],
  modest: ['town', 'market', 'roadside', 'crossroads', 'harbour', 'port'],
  wealthy: [
    'rich',
    'wealthy',
    'city',
    'capital',
    'noble',
    'palace',
    'luxurious',
    'grand',
    'royal',
    'fashionable',
    'opulent',
  ],
}

/** The choice, else what the words say, else any. */
export function wealthOf(choice: '' | Wealth, words: readonly string[], chance: Random): Wealth {
  const drawn = chance.weighted(
    ['poor', 'modest', 'wealthy'] as const,
    (wealth) => ({ poor: 3, modest: 5, wealthy: 3 })[wealth],
  )
  const said = (['poor', 'wealthy', 'modest'] as const).find((wealth) =>
    words.some((word) => wealthWords[wealth].includes(word)),
  )
  return choice || said || drawn
}

export type Size = 'small' | 'medium' | 'large'
const sizeWords: Record<Size, readonly string[]> = {
  small: ['small', 'tiny', 'little', 'cramped', 'stall', 'booth', 'cart', 'hole', 'narrow', 'alehouse', 'humble'],
  medium: [],
  large: [
    'large',
    'big',
    'huge',
    'emporium',
    'vast',
    'great',
    'grand',
    'sprawling',
    'enormous',
    'coaching',
    'bustling',
  ],
}

export function sizeOf(choice: '' | Size, words: readonly string[], chance: Random): Size {
  const drawn = chance.weighted(
    ['small', 'medium', 'large'] as const,
    (size) => ({ small: 3, medium: 5, large: 3 })[size],
  )
  const said = (['small', 'large'] as const).find((size) => words.some((word) => sizeWords[size].includes(word)))
  return choice || said || drawn
}

/** A settlement's level, for Pathfinder's item levels and difficulty classes (GM Core, "Settlements"). */
export const settlementLevel: Record<Wealth, number> = { poor: 1, modest: 4, wealthy: 7 }
