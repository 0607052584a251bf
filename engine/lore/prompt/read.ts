import { lookUp } from '../../prompt/wordnet/dictionary.ts'
import { domainOf } from '../lore/theme.ts'
import type { CultureName } from '../names/cultures.ts'
import {
  type AgeOfLife,
  ageWords,
  alignmentWord,
  ancestryWords,
  classKin,
  classWords,
  type Mood,
  moodWords,
  sexWords,
  trades,
} from './words.ts'

/** What a workshop's prompt names; whatever it leaves open is left out. */
export interface Reading {
  /** As the person wrote it, on one line. */
  text: string
  /** Names they gave, in order: after "called" or "named", in quotes, or in capitals within a sentence. */
  names: string[]
  ancestry?: string
  sex?: 'Male' | 'Female' | 'Neutral'
  age?: AgeOfLife
  /** A trade, or the class it is the word for: "necromancer". */
  trade?: string
  /** The class, where a trade is one: "wizard" for a necromancer. */
  className?: string
  culture?: CultureName
  mood?: Mood
  alignment?: string
  level?: number
  challenge?: number
  /** What was said beyond that, each as it may stand in a sentence: "with a tame raven", "who lost an eye at sea". */
  details: string[]
  /** The words that carry meaning, lower case, without those above: for whoever wants to work them in. */
  words: string[]
}

const culturesByWord: Readonly<Record<string, CultureName>> = {
  viking: 'fjord',
  norse: 'fjord',
  nordic: 'fjord',
  northern: 'fjord',
  celtic: 'hill',
  highland: 'hill',
  highlander: 'hill',
  steppe: 'steppe',
  mongol: 'steppe',
  nomad: 'steppe',
  nomadic: 'steppe',
  desert: 'desert',
  arabian: 'desert',
  persian: 'desert',
  caravan: 'desert',
  roman: 'empire',
  imperial: 'empire',
  italian: 'lagoon',
  venetian: 'lagoon',
  lagoon: 'lagoon',
  slavic: 'marsh',
  marsh: 'marsh',
  swamp: 'marsh',
  chinese: 'jade',
  oriental: 'jade',
  eastern: 'jade',
  african: 'sun',
  jungle: 'sun',
}

const idle = new Set(
  'a an the and or of in on at to for from with without who whom whose that which is are was were be been has have had by as his her their its he she it they them him this these those very some any one two three into over under near about called named level cr challenge rating party make me please generate create give need want npc character shop tavern inn settlement town village city loot hoard monster spellbook poem song but not no'.split(
    ' ',
  ),
)

/** A word without the end that more than one of it has. */
const single = (word: string) => word.replace(/(?<=ch|sh|x)es$|(?<=[^s])s$/, '')

/** Every run of one to three words of a text, the longest first, as phrases are looked up: "half-elf" is "half elf" too. */
function phrasesOf(text: string): string[] {
  const tokens = text.match(/[\p{L}][\p{L}’'-]*/gu) ?? []
  const runs = [3, 2, 1].flatMap((length) =>
    tokens
      .slice(0, Math.max(0, tokens.length - length + 1))
      .map((_, start) => tokens.slice(start, start + length).join(' ')),
  )
  return [...new Set(runs.flatMap((run) => [run, single(run)]))]
}

/** The longest phrase of a list that is among these, as the list has it: "bounty hunter" before "hunter". */
function found(phrases: readonly string[], list: readonly string[]): string | undefined {
  const known = new Set(list)
  return phrases.find((phrase) => known.has(phrase))
}

const known = new Set([
  ...trades,
  ...classWords,
  ...Object.keys(classKin),
  ...Object.keys(ageWords),
  ...Object.keys(sexWords),
])

const PERSON = 18
const notNames =
  /^(?:in|on|at|under|over|behind|beyond|near|inside|outside|above|below|before|after|for|from|with|like|all|both|of|by|to|what|why|how|when|where|who|through|between|among|around|across|against|upon|and|but|or|as|is|not)$/i

/** Who may have a name before "the", though the dictionary has other things first, or no people at all. */
const folk =
  /^(?:sweep|cook|guard|scout|giant|ogre|troll|goblin|hobgoblin|orc|kobold|gnoll|lich|vampire|ghost|dragon|dwarf|elf|gnome|halfling|tiefling|centaur|minotaur|satyr|golem|demon|devil|imp|mimic|bear|wolf|cat|goose|rat)$/i

function namesIn(text: string): string[] {
  const names = [...text.matchAll(/["“]([^"”]{2,40})["”]/g)].map(([, name]) => name ?? '')
  for (const [, name] of text.matchAll(
    /\b(?:called|named|name is|known as)\s+((?:the\s+)?\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:of|the|de|von|al)\s+)*\p{Lu}[\p{L}’'-]+)*)/gu,
  ))
    names.push(name ?? '')
  // "Marta, a blind glassblower".
  const [, first = ''] = /^(\p{Lu}[\p{L}’-]+),\s+(?:an?|the)\s/u.exec(text) ?? []
  if (
    first !== '' &&
    !known.has(first.toLowerCase()) &&
    !lookUp(first.toLowerCase(), 'noun') &&
    !lookUp(first.toLowerCase(), 'adj')
  )
    names.push(first)
  // "Tom the chimney sweep".
  const [, called = '', by = ''] = /^(\p{Lu}\p{Ll}+)\s+the\s+((?:\p{L}[\p{L}-]*\s?){1,3})/u.exec(text) ?? []
  const isCalled =
    called !== '' &&
    !notNames.test(called) &&
    !known.has(called.toLowerCase()) &&
    !lookUp(called.toLowerCase(), 'verb') &&
    by.split(' ').some((word) => domainOf(word.toLowerCase()) === PERSON || folk.test(word))
  if (isCalled) names.push(called)
  // A capital inside a sentence, with what belongs to it; "The Axe and Fiddle" is one house.
  for (const [, name] of text.matchAll(
    /(?<=[\p{Ll},;]\s)(The\s+\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:of|the|and)\s+)*\p{Lu}[\p{L}’'-]+)*|\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:of|the)\s+)*\p{Lu}[\p{L}’'-]+)*)/gu,
  ))
    names.push(name ?? '')
  if (/^\p{Lu}[\p{L}’'-]+(?:\s+(?:of|the)?\s*\p{Lu}[\p{L}’'-]+)+/u.test(text)) {
    const [whole = ''] = /^\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:of|the)\s+)?\p{Lu}[\p{L}’'-]+)+/u.exec(text) ?? []
    names.push(whole)
  }
  const plain = names
    .map((name) => name.trim())
    .filter(
      (name) =>
        name !== '' &&
        !Object.hasOwn(ancestryWords, name.toLowerCase()) &&
        !/^(?:CR|XP|NPC|DC|AC|HP|Level|Challenge)\b/i.test(name),
    )
  return [...new Set(plain)].filter((name, _, all) => !all.some((other) => other !== name && other.includes(name)))
}

const fractions: Readonly<Record<string, number>> = { '1/8': 0.125, '1/4': 0.25, '1/2': 0.5 }

function numberOf(text: string, pattern: RegExp): number | undefined {
  const [, number = ''] = pattern.exec(text) ?? []
  const value = fractions[number] ?? Number.parseFloat(number)
  return Number.isFinite(value) ? value : undefined
}

const countWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** "a ten-year-old", "60 years old". */
function yearsIn(text: string): number | undefined {
  const [, said = ''] = /\b(\d{1,4}|[a-z]+)[ -]years?[ -]old\b/.exec(text) ?? []
  const counted = countWords.indexOf(said)
  const years = counted >= 0 ? counted : Number.parseInt(said, 10)
  return Number.isFinite(years) ? years : undefined
}

const lives: readonly [number, AgeOfLife][] = [
  [13, 'child'],
  [22, 'young'],
  [40, 'grown'],
  [58, 'middle-aged'],
  [80, 'old'],
]
const ageOf = (years: number): AgeOfLife => lives.find(([until]) => years <= until)?.[1] ?? 'ancient'

function detailsOf(text: string): string[] {
  return [
    ...text.matchAll(
      /\b(with|who|whose|that|wearing|carrying|holding|haunted by|famous for|afraid of|obsessed with|hiding)\b[^,.;!?]*/gi,
    ),
  ]
    .map(([detail]) => detail.replace(/\s+(?:and|but)\s+(?=(?:who|whose|with|wearing)\b).*$/i, '').trim())
    .filter((detail) => detail.split(/\s+/).length >= 2 && detail.length <= 120)
    .slice(0, 4)
}

/** What a prompt names. Never throws: what it cannot place stays in `words` and `details`. */
export function readPrompt(prompt: string): Reading {
  const text = prompt
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L})'(?=\p{L}|\s|$)/gu, '’')
    .trim()
  const plain = text.toLowerCase()
  const phrases = phrasesOf(plain)
  const ancestryWord = found(phrases, Object.keys(ancestryWords))
  const trade = found(phrases, [...classWords, ...Object.keys(classKin), ...trades])
  const sexWord = found(
    phrases,
    Object.keys(sexWords).filter((word) => word !== 'wizard' && word !== 'monk'),
  )
  const years = yearsIn(plain)
  // "ten years old" is not old.
  const ageWord = found(
    phrases,
    Object.keys(ageWords).filter((word) => years === undefined || word !== 'old'),
  )
  const cultureWord = found(phrases, Object.keys(culturesByWord))
  const mood = (Object.keys(moodWords) as Mood[]).find((name) => found(phrases, moodWords[name]))
  const alignment = alignmentWord.exec(plain)?.[0]
  const level =
    numberOf(plain, /\b(?:level|lvl)\s*(\d{1,2})\b/) ?? numberOf(plain, /\b(\d{1,2})(?:st|nd|rd|th)[ -]level\b/)
  const challenge = numberOf(plain, /\b(?:cr|challenge(?: rating)?)\s*(\d\/\d|\d{1,2})\b/)
  const placed = [ancestryWord, trade, ageWord, cultureWord].flatMap((word) => (word ? word.split(/[ -]/) : []))
  const words = (plain.match(/[\p{L}][\p{L}’'-]+/gu) ?? []).filter((word) => !idle.has(word) && !placed.includes(word))
  return {
    text,
    names: namesIn(text),
    ancestry: ancestryWord && ancestryWords[ancestryWord],
    sex: sexWord ? sexWords[sexWord] : undefined,
    age: years !== undefined ? ageOf(years) : ageWord ? ageWords[ageWord] : undefined,
    trade,
    className: trade && (classKin[trade] ?? (classWords.some((name) => name === trade) ? trade : undefined)),
    culture: cultureWord ? culturesByWord[cultureWord] : undefined,
    mood,
    alignment: alignment === 'true neutral' ? 'neutral' : alignment?.replace('neutral neutral', 'neutral'),
    level,
    challenge,
    details: detailsOf(text),
    words: [...new Set(words)],
  }
}
