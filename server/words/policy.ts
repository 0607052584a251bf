import { setImmediate as othersTurn } from 'node:timers/promises'
import { AppError } from '../errors.ts'
import {
  artStuffs,
  artworks,
  baring,
  bodies,
  elsewhere,
  goingOn,
  kin,
  lexicon,
  merelyBare,
  type Sense,
  things,
  wellKnown,
} from './lexicon.ts'
import { plain, readings, type Word } from './reading.ts'

/** What is never made, kept or said here. */
export const matters = ['minors', 'real-people'] as const
export type Matter = (typeof matters)[number]

const sentences: Readonly<Record<Matter, string>> = {
  minors:
    'Sexual content about minors is never made, kept or said here, in whatever words. Nothing was started, nothing was changed and nothing was charged. If grown people are meant, say so: “woman” rather than “girl”.',
  'real-people':
    'Sexual content about real people is never made, kept or said here. Nothing was started, nothing was changed and nothing was charged. If it is somebody made up, leave the name and whom it is like out.',
}

/** How far words may stand apart to be said of each other. */
const NEAR = 4
const BESIDE = 2

const digits: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'
    .split(' ')
    .map((word, number) => [word, number]),
)
const NUMBER = `(\\d{1,2}|(?:${Object.keys(digits).join('|')})\\b)`
const AGES = [
  new RegExp(`(?<![\\d.,])${NUMBER}[\\s_-]*(?:years?|yrs?|yr|y)[\\s_.-]*(?:old|olds|of age|o)?\\b`, 'g'),
  new RegExp(`\\b(?:aged?|turning|turned|just)[\\s:=_-]*(?:is |of |only )?${NUMBER}\\b`, 'g'),
  new RegExp(
    `\\b(?:she|he)(?:’s|'s| is| was) (?:only |just |barely )?${NUMBER}\\b(?! (?:feet|foot|inches|men|times))`,
    'g',
  ),
  new RegExp(`(?<![\\d.,])${NUMBER}[\\s_-]*(?:yo|y\\/o|yrs?old)\\b`, 'g'),
]
const UNDER = /\bunder[\s_-]*(?:age[d]?|18|eighteen|16|sixteen)\b|\bbarely[\s_-]*legal\b/

const isUnderAge = (text: string) =>
  UNDER.test(text) ||
  AGES.some((pattern) => [...text.matchAll(pattern)].some(([, number = '']) => (digits[number] ?? Number(number)) < 18))

const senseOf = ({ forms }: Word): Sense | undefined => {
  for (const form of forms) {
    const sense = lexicon.get(form)
    if (sense) return sense
  }
  return undefined
}
export const isOneOf = (word: Word | undefined, words: ReadonlySet<string>) =>
  word?.forms.some((form) => words.has(form)) ?? false
const reads = (word: Word | undefined, ...words: string[]) => isOneOf(word, new Set(words))

/** "Sex" of a form to fill in, and of grammar: not what is meant. */
function isSexOfForm(words: readonly Word[], at: number): boolean {
  if (!reads(words[at], 'sex', 'sexed')) return false
  return (
    reads(
      words[at + 1],
      'a',
      'male',
      'female',
      'm',
      'f',
      'any',
      'none',
      'unknown',
      'either',
      'other',
      'nonbinary',
      'man',
      'woman',
    ) || reads(words[at - 1], 'either', 'both', 'opposite', 'fair', 'fairer', 'same', 'any', 'age', 'race')
  )
}

/** Whether "naked" and "bare" are said of somebody here, not of a blade or a hill. */
function isBare(words: readonly Word[], at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]]
  if (isOneOf(next, things)) return false
  const sense = next && senseOf(next)
  if (isOneOf(next, bodies) || sense === 'minor' || sense === 'cherub') return true
  // "Bare" alone is said of rooms and trees.
  if (reads(words[at], 'bare')) return false
  return next === undefined || isOneOf(before, baring) || isOneOf(next, goingOn)
}

/** Two words that are sexual together. */
const pairs: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['scantily', new Set(['clad', 'dressed'])],
  ['barely', new Set(['clothed', 'dressed'])],
  ['no', new Set(['clothes'])],
  ['without', new Set(['clothes', 'clothing'])],
  ['legs', new Set(['spread'])],
  ['spread', new Set(['legs'])],
  ['making', new Set(['love'])],
  ['escort', new Set(['service', 'services', 'agency'])],
])

interface Sexual {
  strong: number[]
  /** Those of the strong that say no more than without clothes. */
  bare: number[]
  weak: number[]
  coarse: number[]
}

/** Where sexual words stand; those that need company are told apart. */
export function sexualIn(words: readonly Word[]): Sexual {
  const found: Sexual = { strong: [], bare: [], weak: [], coarse: [] }
  for (const [at, word] of words.entries()) {
    const sense = senseOf(word)
    if (sense === 'sexual' && !isSexOfForm(words, at)) found.strong.push(at)
    else if (sense === 'naked' && isBare(words, at)) found.strong.push(at)
    else if (sense === 'suggestive') found.weak.push(at)
    else if (sense === 'coarse') found.coarse.push(at)
    const second = pairs.get(word.forms[0] ?? '')
    if (second && isOneOf(words[at + 1], second)) found.strong.push(at)
  }
  found.bare = found.strong.filter((at) => isOneOf(words[at], merelyBare))
  return found
}

const placesOf = (words: readonly Word[], wanted: Sense) =>
  words.flatMap((word, at) => (senseOf(word) === wanted ? [at] : []))

/** "Baby dragon", "asia minor", "a minor key": not people. */
function isPerson(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (reads(word, 'baby', 'kid', 'infant')) return !creatures.has(words[at + 1]?.forms[0] ?? '')
  if (reads(word, 'minor'))
    return words[at + 1] === undefined || reads(words[at - 1], 'a', 'the') === (words[at + 1] === undefined)
  return true
}
const creatures = new Set(
  'dragon owlbear griffin gryphon goat wyvern wyrm phoenix basilisk kraken beholder mimic unicorn bear wolf drake bulette'.split(
    ' ',
  ),
)

const isNear = (ones: readonly number[], others: readonly number[], within = NEAR) =>
  ones.some((one) => others.some((other) => Math.abs(one - other) <= within))

/** "A statue of a nude goddess", "a cherub of marble": as art has shown them for two thousand years, bare and no more. `those`: where whoever is shown is named. */
export function isOfArt(
  words: readonly Word[],
  { strong, bare, weak, coarse }: Sexual,
  those: readonly number[],
): boolean {
  if (weak.length + coarse.length > 0 || strong.length > bare.length) return false
  if (words.some((word) => isOneOf(word, artworks))) return true
  const stuffs = words.flatMap((word, at) => (isOneOf(word, artStuffs) ? [at] : []))
  return those.every((at) => isNear([at], stuffs, BESIDE))
}

function aboutMinors(words: readonly Word[], hasAge: boolean): boolean {
  if (placesOf(words, 'never').length > 0) return true
  const said = sexualIn(words)
  const { strong, weak, coarse } = said
  const winged = placesOf(words, 'cherub')
  const cherubs = isOfArt(words, said, winged) ? [] : winged
  const minors = [...placesOf(words, 'minor').filter((at) => isPerson(words, at)), ...cherubs]
  const youngPeople = placesOf(words, 'young').filter((at) => isOneOf(words[at + 1], youths))
  if (strong.length > 0 && (minors.length > 0 || hasAge || youngPeople.length > 0)) return true
  return isNear(weak, minors) || isNear(coarse, minors, BESIDE) || (hasAge && weak.length > 0)
}
const youths = new Set(
  'princess prince page squire apprentice student novice one maiden maid lady elf elfling halfling fairy nymph acolyte peasant villager'.split(
    ' ',
  ),
)

function aboutRealPeople(words: readonly Word[], names: string): boolean {
  const { strong, weak, coarse } = sexualIn(words)
  const sexual = [...strong, ...weak, ...coarse]
  if (sexual.length === 0) return false
  const people = placesOf(words, 'person')
  const mine = words.flatMap((word, at) =>
    reads(word, 'my', 'our') && [1, 2, 3].some((step) => isOneOf(words[at + step], kin)) ? [at] : [],
  )
  const real = words.flatMap((word, at) =>
    reads(word, 'real') && reads(words[at + 1], 'person', 'people', 'woman', 'man', 'life', 'girl') ? [at] : [],
  )
  const known = wellKnown.some((name) => names.includes(` ${name} `))
  if (strong.length > 0 && (known || mine.length > 0 || real.length > 0)) return true
  return (known && sexual.length > 0) || isNear(sexual, [...people, ...mine, ...real], 2 * NEAR)
}

/** What of other scripts is found, as it is written. */
function written(simple: string): Set<Sense> {
  return new Set(elsewhere.flatMap(([sense, terms]) => (terms.some((term) => simple.includes(term)) ? [sense] : [])))
}

/**
 * What of that which is refused is in the texts, taken together: prompt, title and all else of one work or one thing said.
 * Undefined: nothing.
 */
export function matterIn(texts: readonly string[]): Matter | undefined {
  const text = texts.filter((one) => one.trim() !== '').join(' \n ')
  if (text === '') return undefined
  const simple = plain(text)
  const hasAge = isUnderAge(simple)
  const all = readings(text)
  const foreign = /^[\0-\x7f]*$/.test(text)
    ? new Set<Sense>()
    : written(`${simple} ${text.toLowerCase().normalize('NFC')}`)
  if (foreign.has('never')) return 'minors'
  const isSexual = foreign.has('sexual') || all.some((words) => sexualIn(words).strong.length > 0)
  const isMinor =
    hasAge || foreign.has('minor') || all.some((words) => placesOf(words, 'minor').some((at) => isPerson(words, at)))
  if (foreign.size > 0 && isSexual && isMinor) return 'minors'
  for (const words of all) {
    if (aboutMinors(words, hasAge)) return 'minors'
    const names = ` ${words.map(({ forms }) => forms[0] ?? '').join(' ')} `
    if (aboutRealPeople(words, names)) return 'real-people'
  }
  return undefined
}

/** The refusal of what must not be, in plain words. */
export class RefusedWords extends AppError {
  readonly matter: Matter

  constructor(matter: Matter) {
    super('invalid_request', sentences[matter], { details: { reason: 'REFUSED_WORDS', matter } })
    this.matter = matter
  }
}

/** Throws RefusedWords when the texts, taken together, are sexual and about minors or real people: for what is no longer than a prompt or two. */
export function assertSayable(texts: readonly string[]): void {
  const matter = matterIn(texts)
  if (matter) throw new RefusedWords(matter)
}

/** How much is read at once, characters, and how much of that again with what follows: a few ms of the event loop. */
const STRETCH = 4000
const OVERLAP = 400

/**
 * The same of texts of any length: a stretch at a time, between which others have their turn. What stands further apart than a
 * stretch is not said of each other.
 */
export async function assertAllSayable(texts: readonly string[]): Promise<void> {
  const all = texts.filter((one) => one.trim() !== '').join(' \n ')
  for (let from = 0; from === 0 || from + OVERLAP < all.length; from += STRETCH - OVERLAP) {
    if (from > 0) await othersTurn()
    assertSayable([all.slice(from, from + STRETCH)])
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
/** What is not wanted is said there: "no nudity, no children" is no request for them. */
const UNWANTED = new Set(['negativePrompt', 'password', 'version'])

/** What machines make is nobody's words, though letters may come together in it. */
const MADE = /(?:Key|Id|Hash)$|^(?:key|id|hash|thumbhash)$/
const HASH = /^[^\s]*[0-9a-f]{32}[^\s]*$|^#[0-9a-f]{6}$/

/** All texts within what somebody sent, but what they do not want. */
export function textsIn(sent: unknown, depth = 0): string[] {
  if (typeof sent === 'string') return UUID.test(sent) || HASH.test(sent) ? [] : [sent]
  if (depth > 8 || typeof sent !== 'object' || sent === null) return []
  if (Array.isArray(sent)) return sent.flatMap((one) => textsIn(one, depth + 1))
  return Object.entries(sent).flatMap(([name, value]) =>
    UNWANTED.has(name) || MADE.test(name) ? [] : textsIn(value, depth + 1),
  )
}
