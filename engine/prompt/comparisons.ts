import type { ImageCategory } from '../../contract/categories.ts'
import type { Entry } from './lexicon.ts'
import { type LexiconIndex, phraseAt, roleOf } from './lexicon-index.ts'
import { nounForms } from './morphology.ts'
import { determiners } from './plain-words.ts'
import type { Token } from './tokens.ts'

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** What things are likened to for their size, and how large that is. */
const yardsticks: readonly (readonly [concept: string, names: ReadonlySet<string>])[] = [
  [
    'tiny',
    listed(
      'thumb fingernail finger coin ant bee fly beetle pea acorn nut walnut mouse thimble pebble bean penny button egg fist',
    ),
  ],
  [
    'small',
    listed(
      'cat rat dog fox hare rabbit child toddler goose hen chicken hand palm head melon apple skull halfling gnome badger cup hat',
    ),
  ],
  [
    'large',
    listed('horse pony bear ox bull cow lion tiger boar wolf stag man human person door wagon cart boulder tree'),
  ],
  [
    'huge',
    listed(
      'house barn elephant mammoth castle tower mountain hill whale ship galleon cathedral church temple fortress city town village giant dragon windmill mill island inn bus island keep palace',
    ),
  ],
]

const sizeOf = (word: string) => {
  const forms = nounForms(word)
  return yardsticks.find(([, names]) => forms.some((form) => names.has(form)))?.[0]
}

const measures: ReadonlyMap<string, string | undefined> = new Map([
  ...[...listed('big large tall huge long wide great high broad heavy')].map((word) => [word, 'large'] as const),
  ...[...listed('small little tiny short')].map((word) => [word, 'small'] as const),
])
const compared: ReadonlyMap<string, string | undefined> = new Map([
  ...[...listed('bigger larger taller longer wider higher')].map((word) => [word, 'large'] as const),
  ...[...listed('smaller littler tinier shorter')].map((word) => [word, 'small'] as const),
])

/** After these, "like a wolf" says what the thing itself is to look like. */
const shaping = listed(
  'shaped looks look looking formed carved made sculpted fashioned wrought built dressed painted forged cast something anything thing things creature creatures monster beast being animal figure',
)
/** Before "like" as what somebody does. */
const liking = listed("i you we they he she it i'd you'd we'd they'd would d should who also")

interface Comparison {
  /** The last token it takes up. */
  last: number
  /** The size it comes to, as an entry of the index. */
  size?: Entry
}

/** Where the noun phrase from token `i` on begins, its determiners left out; undefined where none is. */
function nounsAt(tokens: readonly Token[], i: number): number | undefined {
  let first = i
  while (first < tokens.length && determiners.has(tokens[first]!.word)) first++
  const token = tokens[first]
  return !token || token.gap === 'stop' || token.gap === 'comma' ? undefined : first
}

/** How far a size's yardstick reaches: "a small house", "a full-grown man", "a house". */
function yardstickAt(tokens: readonly Token[], i: number): { last: number; concept: string } | undefined {
  const nouns = nounsAt(tokens, i)
  if (nouns === undefined) return undefined
  for (let k = nouns; k < Math.min(tokens.length, nouns + 3); k++) {
    const { word, gap } = tokens[k]!
    if (k > nouns && gap !== 'space' && gap !== 'hyphen') return undefined
    const concept = sizeOf(word.replace(/'s$/, ''))
    if (concept) {
      // "the size of a man's fist" is a fist's.
      const owned = word.endsWith("'s") ? yardstickAt(tokens, k + 1) : undefined
      return owned ?? { last: k, concept }
    }
  }
  return undefined
}

/**
 * A comparison that starts at token `i`: what something is likened to is not there. "The size of a horse", "as big as a house",
 * "horse-sized" come to a size; "like a wolf" and the "as snow" of "white as snow" to nothing, unless they say what shape,
 * colour or stuff a thing is of.
 */
export function comparisonAt(
  tokens: readonly Token[],
  i: number,
  index: LexiconIndex,
  category: ImageCategory,
): Comparison | undefined {
  const word = (k: number) => (tokens[k] && (k === i || tokens[k].gap !== 'stop') ? tokens[k].word : '')
  const sized = (last: number, concept: string): Comparison => {
    // A town the size of a castle is small for a town.
    if (category === 'townmaps') return { last }
    const size = index.single(concept).find((entry) => entry.concept === concept)
    return size ? { last, size } : { last }
  }
  // "horse-sized"
  if (/^sized?$/.test(word(i + 1)) && tokens[i + 1]!.gap !== 'comma') {
    const concept = sizeOf(word(i))
    if (concept && (word(i + 1) === 'sized' || tokens[i + 1]!.gap === 'hyphen')) return sized(i + 1, concept)
  }
  // "the size of a horse", "of the size of …", "half the size of …"
  let k = i
  if (word(k) === 'of') k++
  if (/^(?:half|twice|thrice|about|almost|nearly|roughly)$/.test(word(k))) k++
  if (word(k) === 'the' && /^(?:size|height|length|width|bulk|stature)$/.test(word(k + 1)) && word(k + 2) === 'of') {
    const stick = yardstickAt(tokens, k + 3)
    return stick && sized(stick.last, stick.concept)
  }
  // "as big as a house", "bigger than a house"
  const asMeasure = word(i) === 'as' && measures.has(word(i + 1)) ? i + 1 : measures.has(word(i)) ? i : undefined
  if (asMeasure !== undefined && word(asMeasure + 1) === 'as') {
    const stick = yardstickAt(tokens, asMeasure + 2)
    if (stick) return sized(stick.last, stick.concept)
  }
  if (compared.has(word(i)) && word(i + 1) === 'than') {
    const stick = yardstickAt(tokens, i + 2)
    if (stick) return sized(stick.last, compared.get(word(i)) === 'small' ? 'small' : stick.concept)
  }
  // "like a wolf", "white as snow", "stronger than an ox"
  const before = i > 0 && tokens[i]!.gap !== 'stop' ? tokens[i - 1]!.word : ''
  const than = word(i) === 'than'
  const likened = word(i) === 'like' && !shaping.has(before) && !liking.has(before) && tokens[i]!.gap !== 'hyphen'
  // "as" alone says what somebody is: "a knight as a guard".
  const asAgain = word(i) === 'as' && i > 0 && tokens[i]!.gap === 'space' && isQuality(before)
  if (!likened && !asAgain && !than) return undefined
  const nouns = nounsAt(tokens, i + 1)
  if (nouns === undefined) return undefined
  let last: number | undefined
  for (let at = nouns; at < Math.min(tokens.length, nouns + 4); ) {
    const { word: said, gap } = tokens[at]!
    if (at > nouns && gap !== 'space' && gap !== 'hyphen') break
    const match = phraseAt(index, tokens, at)
    // "Scales like emeralds" says the colour of scales.
    if (match?.entries.some((entry) => roleOf(entry) !== 'description')) last = at + match.length - 1
    else if (last !== undefined || determiners.has(said)) break
    at += match?.length ?? 1
  }
  return last === undefined ? undefined : { last }
}

/** Words that say how something is, before "as": "white as snow", "black as night", "strong as an ox". */
const qualities = listed(
  'white black red dark pale cold hot bright hard strong fast quick swift old light green blue grey gray silent quiet sharp soft sly clean clear fierce brave bold loud still mad free fat thin thick smooth slow stout proud wild',
)
const isQuality = (word: string) => qualities.has(word)
