import { type LexiconIndex, phraseAt, roleOf } from './lexicon-index.ts'
import { nounForms } from './morphology.ts'
import { colourShades } from './plain-words.ts'
import { type Speech, speechOf } from './speech.ts'
import type { Token } from './tokens.ts'

/** Descriptions that may stand between a word and its noun: "forked, long, jet black beard". */
const REACH = 4

const listed = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const gone = listed('missing gone lost severed')
const off = listed('torn cut bitten ripped hacked chopped sliced broken')
const whose = listed('a an one his her their its the of left right two both')

/** "Missing an ear" by the words of the lexicon, where it has them: the part that is missing, told by any of its words. */
const missingAt = (index: LexiconIndex, part: string | undefined) =>
  part !== undefined &&
  nounForms(part).some((form) => (index.root.next.get('missing')?.next.get(form)?.entries ?? []).length > 0)

/** "One-eared": an ear. */
const earOf = (word: string) => (/ed$/.test(word) ? word.slice(0, -2) : undefined)

/**
 * Where token `i` begins a saying that somebody lacks a part of the body, how far it goes and which word names the part: "one arm
 * missing", "an ear torn off", "missing his left ear", "one missing tusk", "one-eared".
 */
function lackAt(
  tokens: readonly Token[],
  i: number,
  index: LexiconIndex,
): { last: number; part: number; noun: string } | undefined {
  const word = (k: number) =>
    k === i || (tokens[k] && tokens[k].gap !== 'stop' && tokens[k].gap !== 'comma') ? tokens[k]?.word : undefined
  let k = i
  if (word(k) === 'one' || word(k) === 'single') {
    const eared = tokens[k + 1] && earOf(tokens[k + 1]!.word)
    if (tokens[k + 1]?.gap !== 'stop' && missingAt(index, eared)) return { last: k + 1, part: k + 1, noun: eared! }
  }
  if (word(k) !== undefined && (gone.has(word(k)!) || word(k) === 'lacking')) {
    k++
    while (whose.has(word(k) ?? '')) k++
    return k > i + 1 && missingAt(index, word(k)) ? { last: k, part: k, noun: word(k)! } : undefined
  }
  while (whose.has(word(k) ?? '') && k < i + 3) k++
  const isOne = k > i
  if (isOne && gone.has(word(k) ?? '') && missingAt(index, word(k + 1)))
    return { last: k + 1, part: k + 1, noun: word(k + 1)! }
  if (!isOne || !missingAt(index, word(k))) return undefined
  const part = k
  const tail = /^(?:is|was|has)$/.test(word(k + 1) ?? '') ? k + 2 : k + 1
  const after = word(tail) === 'been' ? tail + 1 : tail
  if (gone.has(word(after) ?? '')) return { last: after, part, noun: word(part)! }
  if (off.has(word(after) ?? '') && /^(?:off|away)$/.test(word(after + 1) ?? ''))
    return { last: after + 1, part, noun: word(part)! }
  return undefined
}

/** Sayings of what somebody lacks, in the words that lexicons have for it. */
function lacksTold(tokens: readonly Token[], index: LexiconIndex): Token[] {
  const told: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    const lack = lackAt(tokens, i, index)
    if (!lack) {
      told.push(token)
      continue
    }
    const { at } = token
    const { end, text } = tokens[lack.last]!
    told.push({ ...token, word: 'missing' }, { text, word: lack.noun, at, end, gap: 'space' })
    i = lack.last
  }
  return told
}

/** Whether a word describes the noun after it: an adjective, a colour, a stuff. */
function describes(tokens: readonly Token[], k: number, speech: readonly Speech[], index: LexiconIndex): boolean {
  const { word } = tokens[k]!
  if (speech[k] === 'adjective' || speech[k] === 'adverb' || colourShades.has(word)) return true
  return nounForms(word).some((form) => index.single(form).some((entry) => roleOf(entry) === 'description'))
}

/** Where the noun stands that, after a word and other descriptions, makes a name the lexicon has: the beard of "forked black beard". */
function nounOf(
  tokens: readonly Token[],
  i: number,
  speech: readonly Speech[],
  index: LexiconIndex,
): number | undefined {
  if (speech[i] === 'grammar') return undefined
  const next = index.root.next.get(tokens[i]!.word)?.next
  if (!next || next.size === 0) return undefined
  for (let k = i + 1; k <= i + REACH && k < tokens.length; k++) {
    const { word, gap } = tokens[k]!
    if (gap === 'stop') return undefined
    if (k > i + 1 && nounForms(word).some((form) => (next.get(form)?.entries ?? []).length > 0)) return k
    const joins = word === 'and' && speech[k + 1] === 'adjective'
    if (!joins && !describes(tokens, k, speech, index)) return undefined
  }
  return undefined
}

/**
 * A prompt's words with each description beside its noun, for lexicons have names of several words ("forked beard") and people say
 * more between them: "a forked black beard" is read as "a black forked beard". Words keep their places in the text.
 */
export function gathered(tokens: readonly Token[], index: LexiconIndex): Token[] {
  const list = lacksTold(tokens, index)
  const speech = speechOf(list)
  for (let i = 0; i < list.length - 2; i++) {
    // "A dark wood elf" is no dark elf: what has a name as it stands is left alone.
    const named = phraseAt(index, list, i)
    if (named && named.length > 1) {
      i += named.length - 1
      continue
    }
    const at = nounOf(list, i, speech, index)
    if (at === undefined || named?.entries.some((entry) => roleOf(entry) === 'thing')) continue
    const isNamed = Array.from({ length: at - i - 1 }, (_, k) => i + 1 + k).some((k) => {
      const inner = phraseAt(index, list, k)
      return inner !== undefined && k + inner.length > at
    })
    const word = list[i]!
    const noun = list[at]!
    const how = speech[i]!
    list.splice(i, 1)
    speech.splice(i, 1)
    // "Short red hair" is short hair and red hair: the noun is said twice.
    const moved = [{ ...word, gap: 'space' as const }, ...(isNamed ? [{ ...noun, gap: 'space' as const }] : [])]
    const to = isNamed ? i : at - 1
    list.splice(to, 0, ...moved)
    speech.splice(to, 0, ...moved.map((_, k) => (k === 0 ? how : 'noun')))
    const after = to + moved.length
    list[after] = { ...list[after]!, gap: 'space' }
    // What parts the phrase from what goes before it stays at its beginning.
    list[i] = { ...list[i]!, gap: word.gap }
    i += isNamed ? 1 : -1
  }
  return list
}
