import { PROMPT_MAX } from '../../../contract/limits.ts'
import { type Token, tokenise } from '../../prompt/tokens.ts'
import { type Candidate, parts, stem, type Text, type Way } from './candidate.ts'
import { adverbs, plain } from './plain.ts'
import type { Need, Term } from './term.ts'
import { terms } from './vocabulary.ts'
import { isOfEye } from './whose.ts'

/** A phrase of a prompt and what it means. */
export interface Found {
  term: Term
  words: string
  /** Where it stands in the prompt, in UTF-16 units. */
  at: number
  isDenied: boolean
}

/** What a prompt says, and the words of it that say nothing here. */
export interface Heard {
  found: Found[]
  unused: Strange[]
}

/** Words that come to nothing, and where they stand. */
export interface Strange {
  words: string
  at: number
}

const negators = new Set(['no', 'not', 'without', 'never', "don't", 'dont', 'none', 'nor', 'minus', 'stop', 'sans'])
/** Words between a denial and what it denies. */
const ease = new Set('any the a an more of let have show add moving visible other there be'.split(' '))
/** Words within a phrase that change nothing: "glides to the left", "a gout of flame". */
const fillers = new Set('a an the of to his her its their our my your'.split(' '))

/** Every phrase by the stems of its words, and how many words the longest has. */
function tableOf(all: readonly Term[]) {
  // The same few hundred words stand in thousands of phrases.
  const stems = new Map<string, string>()
  const stemOf = (word: string): string => {
    const made = stems.get(word) ?? stem(word)
    stems.set(word, made)
    return made
  }
  const phrases = new Map<string, Term[]>()
  let longest = 1
  for (const one of all)
    for (const phrase of one.words) {
      const words = phrase.split(' ').filter((word) => !fillers.has(word))
      longest = Math.max(longest, words.length)
      const key = words.map(stemOf).join(' ')
      const known = phrases.get(key)
      if (known) known.push(one)
      else phrases.set(key, [one])
    }
  return { phrases, longest }
}
const { phrases, longest } = tableOf(terms)

/** Whether the word before `first` denies what follows. */
function deniedFrom(tokens: readonly Token[], first: number): number | undefined {
  for (let k = first - 1; k >= Math.max(0, first - 4); k--) {
    if (tokens[k + 1]!.gap === 'stop') return undefined
    const { word } = tokens[k]!
    if (negators.has(word)) return k
    if (!ease.has(word)) return undefined
  }
  return undefined
}

/** Words between what is named and its standing still ("the wings do not move", "the trees stay still"). */
const carriers = new Set('do does stay stays hold holds keep keeps remain remains is are stand stands'.split(' '))
const stills = new Set(['not', 'never', "don't", "doesn't", "aren't", "isn't", 'still', 'motionless', 'unmoving'])

/** The word after `next` by which what is named before it stands still. */
function stillAt(tokens: readonly Token[], next: number): number | undefined {
  for (let k = next; k < Math.min(tokens.length, next + 3); k++) {
    const { word, gap } = tokens[k]!
    if (gap === 'stop' || gap === 'comma') return undefined
    if (stills.has(word)) return k
    if (!carriers.has(word)) return undefined
  }
  return undefined
}

/** The phrases that begin at a token, the longest first, of words that stand together but for what may stand between them. */
function phraseAt({ tokens, stems }: Text, first: number, taken: Uint8Array, fits: (term: Term) => boolean) {
  const ways: Way[] = []
  for (const isStrict of [true, false]) {
    const own: number[] = []
    for (let k = first; k < tokens.length && own.length < longest; k++) {
      const { word } = tokens[k]!
      if (k > first && (parts(tokens[k]!) || taken[k] === 1)) break
      if (fillers.has(word) || (!isStrict && k > first && adverbs.has(word))) {
        if (k === first) return []
        continue
      }
      own.push(k)
      const options = phrases.get(own.map((at) => stems[at]!).join(' '))?.filter(fits)
      const isNew = !ways.some((way) => way.own.length === own.length)
      if (options && options.length > 0 && isNew) ways.push({ own: [...own], options })
    }
  }
  return ways.sort((a, b) => b.own.length - a.own.length)
}

/** Every phrase among the tokens that are not taken, which it takes. */
function candidatesIn(text: Text, kind: string | undefined, taken: Uint8Array): Candidate[] {
  const { tokens } = text
  const fits = ({ kinds }: Term) => kind === undefined || !kinds || kinds.includes(kind)
  const made: Candidate[] = []
  for (let i = 0; i < tokens.length; i++) {
    if (taken[i] === 1) continue
    const ways = phraseAt(text, i, taken, fits)
    const [longestWay] = ways
    if (!longestWay) continue
    const { own, options } = longestWay
    for (const k of own) taken[k] = 1
    const last = own.at(-1)!
    const negator = deniedFrom(tokens, i)
    const before = made.at(-1)
    // "no rain or fog", "without rain, snow": the denial goes on.
    const goesOn = (before?.denial.length ?? 0) > 0 && i > 0 && ['or', 'nor'].includes(tokens[i - 1]!.word)
    const after = options.some(({ act }) => 'mover' in act) ? stillAt(tokens, last + 1) : undefined
    const denial =
      negator !== undefined
        ? range(negator, i)
        : after !== undefined
          ? range(last + 1, after + 1)
          : goesOn
            ? [i - 1]
            : []
    if (after !== undefined) for (const k of denial) taken[k] = 1
    made.push({ ways, own, first: i, last, denial })
  }
  return made
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, k) => from + k)

/** How many words may lie between what is strong and how strong it is, and between what moves and how. */
const NEAR = { weather: 3, named: 5 } as const

/** Whether something of the kind stands near, in the same sentence. */
function isBeside(
  tokens: readonly Token[],
  candidate: Candidate,
  all: readonly Candidate[],
  need: Exclude<Need, 'eye'>,
): boolean {
  const { first, last } = candidate
  return all.some((other) => {
    if (other === candidate || !other.chosen) return false
    const { act } = other.chosen
    const isIt =
      need === 'weather'
        ? 'effect' in act || 'wind' in act || ('mover' in act && ['water', 'magic', 'dust', 'fog'].includes(act.mover))
        : 'effect' in act || 'wind' in act || 'mover' in act || 'breathes' in act
    if (!isIt) return false
    const [from, to] = other.first > last ? [last, other.first] : [other.last, first]
    return to - from <= NEAR[need] && !tokens.slice(from + 1, to + 1).some(({ gap }) => gap === 'stop')
  })
}

/** Chooses what some of all candidates mean: first what needs nothing beside it, then how strongly and in which manner. */
function choose(text: Text, some: readonly Candidate[], all: readonly Candidate[]): void {
  const owners = new Map(all.flatMap((one) => one.own.map((k) => [k, one] as const)))
  const leans = ({ needs }: Term) => needs === 'weather' || needs === 'named'
  const isMet = (one: Candidate, way: Way, { needs }: Term) =>
    needs === undefined || (needs === 'eye' ? isOfEye(text, one, way, owners) : isBeside(text.tokens, one, all, needs))
  const settle = (one: Candidate) => {
    for (const way of one.ways) {
      const chosen = way.options.find((term) => isMet(one, way, term))
      if (!chosen) continue
      Object.assign(one, { chosen, own: way.own, last: Math.max(one.first, way.own.at(-1)!) })
      return
    }
  }
  const waits = (one: Candidate) => one.ways.some(({ options }) => options.some(leans))
  for (const one of some) if (!waits(one)) settle(one)
  for (const one of some) if (waits(one)) settle(one)
}

/** What a text says, in its order. What a phrase has taken and turns out not to need is read again by itself. */
function settled(text: Text, kind: string | undefined): Candidate[] {
  const all: Candidate[] = []
  const taken = new Uint8Array(text.tokens.length)
  // Each turn has fewer words left: what is read again is less than what was read.
  for (;;) {
    const some = candidatesIn(text, kind, taken)
    if (some.length === 0) return all.sort((a, b) => a.first - b.first)
    all.push(...some)
    choose(text, some, all)
    taken.fill(1)
    for (const { ways, own, first, chosen } of some)
      for (const k of ways[0]!.own) if (k !== first && !(chosen && own.includes(k))) taken[k] = 0
  }
}

/** Reads a prompt; `kind`: of the scene that is moved, left out: whatever there is. */
export function hear(prompt: string, kind: string | undefined): Heard {
  const text = prompt.slice(0, PROMPT_MAX)
  const tokens = tokenise(text)
  const stems = tokens.map(({ word }) => stem(word))
  const alone = stems.map((one) => phrases.get(one) ?? [])
  const used = new Uint8Array(tokens.length)
  const found: Found[] = []
  for (const { chosen, own, first, last, denial } of settled({ tokens, stems, alone }, kind)) {
    if (!chosen || 'beyond' in chosen.act) continue
    for (const k of [...own, ...denial]) used[k] = 1
    const from = Math.min(first, ...denial)
    const to = Math.max(last, ...denial)
    found.push({
      term: chosen,
      words: text.slice(tokens[from]!.at, tokens[to]!.end),
      at: tokens[from]!.at,
      isDenied: denial.length > 0,
    })
  }
  return { found, unused: strangeIn(text, tokens, used) }
}

/** What came to nothing, neighbours together. */
function strangeIn(text: string, tokens: readonly Token[], used: Uint8Array): Strange[] {
  const made: Strange[] = []
  let from = -1
  let end = 0
  const close = () => {
    if (from >= 0) made.push({ words: text.slice(from, end), at: from })
    from = -1
  }
  tokens.forEach((token, k) => {
    const isOver = used[k] === 1 || plain.has(token.word) || negators.has(token.word)
    if (isOver || parts(token)) close()
    if (isOver) return
    if (from < 0) from = token.at
    end = token.end
  })
  close()
  return made
}
