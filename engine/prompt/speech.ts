import { irregularNouns, irregularVerbs } from './irregular.ts'
import { isPluralOf, nounForms } from './morphology.ts'
import { determiners, prepositions, pronouns } from './plain-words.ts'
import type { Token } from './tokens.ts'
import { lookUp } from './wordnet/dictionary.ts'

/** What a word is in its sentence; `grammar` holds the others together. A participle before its noun is an adjective. */
export type Speech = 'noun' | 'adjective' | 'verb' | 'adverb' | 'grammar'

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

const joining = listed('and or nor but & plus than then so if because not no without never very quite rather too also')
/** Prepositions that are verbs as well: they say what somebody does. */
const isPreposition = (word: string) => prepositions.has(word) && !/(?:ing|ed|s)$/.test(word)
const isPossessive = (word: string) => word.endsWith("'s")
const numbers = listed('one two three four five six seven eight nine ten twelve dozen hundred several many few some')
const isGrammar = (word: string) =>
  determiners.has(word) || pronouns.has(word) || joining.has(word) || numbers.has(word) || isPreposition(word)

/** What a verb's form is made from: "coils", "coiled", "coiling" a coil. */
function verbForms(word: string): string[] {
  const irregular = irregularVerbs.get(word)
  if (irregular) return [irregular]
  const off = (ending: string, ...tails: string[]) =>
    word.length > ending.length + 2 && word.endsWith(ending)
      ? tails.flatMap((tail) => {
          const stem = word.slice(0, -ending.length)
          return /([bdfgklmnprtvz])\1$/.test(stem) ? [stem.slice(0, -1), stem + tail] : [stem + tail]
        })
      : []
  return [
    word,
    ...off('ies', 'y'),
    ...off('es', '', 'e'),
    ...off('s', ''),
    ...off('ied', 'y'),
    ...off('ed', '', 'e'),
    ...off('ing', '', 'e'),
  ]
}

/** What the dictionary lets a word be, by how often texts have it so. */
interface Chances {
  noun: number
  adjective: number
  verb: number
  adverb: boolean
  /** "Coiling", "coiled", "torn". */
  isParticiple: boolean
  /** "Coils". */
  isThird: boolean
  isPlural: boolean
}

const seen = (tagged: number | undefined) => (tagged === undefined ? -1 : tagged)
const most = (forms: readonly string[], part: 'noun' | 'verb') =>
  Math.max(-1, ...forms.map((form) => seen(lookUp(form, part)?.tagged)))

const known = new Map<string, Chances>()
// Bounds what words typed by strangers can make the process keep.
const KNOWN_MAX = 5_000

function chancesOf(word: string): Chances {
  const found = known.get(word)
  if (found) return found
  const verb = most(verbForms(word), 'verb')
  const chances: Chances = {
    noun: most(nounForms(word), 'noun'),
    adjective: seen(lookUp(word, 'adj')?.tagged),
    verb,
    adverb: /[^aeiou]ly$/.test(word) && !lookUp(word, 'adj'),
    isParticiple: (/(?:ing|ed)$/.test(word) && word.length > 4) || irregularVerbs.has(word),
    isThird: verb >= 0 && /[^s]s$/.test(word),
    isPlural:
      (/[^s]s$/.test(word) || irregularNouns.has(word)) && nounForms(word).some((form) => isPluralOf(word, form)),
  }
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(word, chances)
  return chances
}

const takesObject = (tokens: readonly Token[], i: number) =>
  tokens[i]?.gap === 'space' &&
  (determiners.has(tokens[i].word) || numbers.has(tokens[i].word) || pronouns.has(tokens[i].word))

/** Whether the words from `i` on go on with the noun phrase that a word before them began. */
function isNominal(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
  if (!token || (token.gap !== 'space' && token.gap !== 'hyphen') || isGrammar(token.word)) return false
  const { noun, adjective, verb, isParticiple, isThird } = chancesOf(token.word)
  // "A giant hurls a boulder": the giant is no sort of hurling.
  if (isThird && verb >= noun && takesObject(tokens, i + 1)) return false
  if (isParticiple) return noun > verb || isNominal(tokens, i + 1)
  return noun >= 0 || adjective >= 0 || verb < 0
}

/** A word within its noun phrase. */
function within(chances: Chances, goesOn: boolean): Speech {
  const { noun, adjective, verb, isParticiple, adverb } = chances
  if (adverb) return 'adverb'
  if (!goesOn) return noun < 0 && (adjective >= 0 || isParticiple) ? 'adjective' : 'noun'
  if (isParticiple) return noun > verb && noun > adjective && verb >= 0 ? 'noun' : 'adjective'
  return adjective >= 0 && adjective >= noun / 3 ? 'adjective' : 'noun'
}

/** A word right after a noun: what the noun does, or the next noun of a compound. */
function afterNoun(tokens: readonly Token[], i: number, isPluralBefore: boolean): Speech {
  const { word } = tokens[i]!
  const chances = chancesOf(word)
  const { noun, verb, adjective, isParticiple, isThird } = chances
  if (isParticiple && verb >= 0 && noun <= verb) return 'verb'
  if (chances.adverb) return 'adverb'
  const next = tokens[i + 1]
  const ends = !next || next.gap === 'stop' || next.gap === 'comma'
  const follows = next && !ends ? next.word : ''
  const agrees = verb >= 0 && (isPluralBefore ? !isThird && !chances.isPlural : isThird)
  if (agrees) {
    if (takesObject(tokens, i + 1)) return 'verb'
    // English strings nouns together by their singulars: "the guards watch" are no sort of watch.
    if (isPreposition(follows)) return isPluralBefore || (verb > 0 && verb * 4 >= noun) ? 'verb' : 'noun'
    if (ends) return verb > noun * 2 ? 'verb' : 'noun'
    if (isPluralBefore && noun < 0) return 'verb'
  }
  return adjective >= 0 && noun < 0 ? 'adjective' : 'noun'
}

/**
 * What each word is, by WordNet's parts of speech and the words about it. Of 215 words of game masters' prompts that may be
 * several things it has 95 in 100 right; see docs/decisions/0033-a-grammar-of-its-own.md.
 */
export function speechOf(tokens: readonly Token[]): Speech[] {
  const speech: Speech[] = []
  for (const [i, { word, gap }] of tokens.entries()) {
    const before = gap === 'stop' || gap === 'comma' ? undefined : speech[i - 1]
    if (isGrammar(word)) speech.push('grammar')
    else if (isPossessive(word)) speech.push('noun')
    else if (before === 'noun' && !isPossessive(tokens[i - 1]!.word))
      speech.push(afterNoun(tokens, i, chancesOf(tokens[i - 1]!.word).isPlural))
    // "A knife that drinks light".
    else if (/^(?:that|which|who)$/.test(tokens[i - 1]?.word ?? '') && gap === 'space' && chancesOf(word).isThird)
      speech.push('verb')
    else {
      const chances = chancesOf(word)
      const goesOn = isNominal(tokens, i + 1)
      // "One arm missing", "covered in moss": nothing follows that it could be said of.
      const isDone = chances.isParticiple && !goesOn && chances.verb > chances.noun
      speech.push(isDone && before !== 'grammar' ? 'verb' : within(chances, goesOn))
    }
  }
  return speech
}
