import { PROMPT_MAX } from '../../../contract/limits.ts'
import { type Token, tokenise } from '../../prompt/tokens.ts'
import { nobody, plain } from './plain.ts'
import type { Need, Term } from './term.ts'
import { terms } from './vocabulary.ts'

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
/** Adverbs that may stand within one, and are heard beside it: "glides slowly left". */
const adverbs = new Set(
  'slowly gently softly calmly steadily smoothly quickly rapidly swiftly briskly lazily subtly very ever further just then'.split(
    ' ',
  ),
)

const stems = new Map<string, string>()
/** A word without its endings, so that "flickering", "flickers" and "flicker" are one. */
function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  let made = word.replace(/'s$/, '').replace(/(ies)$/, 'y')
  made = made.replace(/(ing|ed|es|s)$/, '')
  if (made.length < 3) made = word
  made = made.replace(/(.)\1$/, '$1').replace(/e$/, '')
  stems.set(word, made)
  return made
}

const keyOf = (words: readonly string[]) => words.map(stem).join(' ')

const phrases = new Map<string, Term[]>()
let longest = 1
for (const term of terms)
  for (const phrase of term.words) {
    const words = phrase.split(' ').filter((word) => !fillers.has(word))
    longest = Math.max(longest, words.length)
    const key = keyOf(words)
    const known = phrases.get(key)
    if (known) known.push(term)
    else phrases.set(key, [term])
  }

/** Tokens that are a phrase, and what it may mean. */
interface Way {
  own: number[]
  options: Term[]
}

/** Where a phrase begins that means something. */
interface Candidate {
  /** What it may be, the longest first. */
  ways: Way[]
  /** The tokens that it is made of: "glides [slowly] left". */
  own: number[]
  first: number
  last: number
  /** Tokens of its denial: before it, or after. */
  denial: number[]
  chosen?: Term | undefined
}

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

const parts = ({ gap }: Token) => gap === 'stop' || gap === 'comma'

/** The phrases that begin at a token, the longest first, of words that stand together but for what may stand between them. */
function phraseAt(tokens: readonly Token[], first: number, taken: Uint8Array, fits: (term: Term) => boolean) {
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
      const options = phrases.get(keyOf(own.map((at) => tokens[at]!.word)))?.filter(fits)
      const isNew = !ways.some((way) => way.own.length === own.length)
      if (options && options.length > 0 && isNew) ways.push({ own: [...own], options })
    }
  }
  return ways.sort((a, b) => b.own.length - a.own.length)
}

function candidatesIn(tokens: readonly Token[], kind: string | undefined): Candidate[] {
  const fits = ({ kinds }: Term) => kind === undefined || !kinds || kinds.includes(kind)
  const taken = new Uint8Array(tokens.length)
  const made: Candidate[] = []
  for (let i = 0; i < tokens.length; i++) {
    if (taken[i] === 1) continue
    const ways = phraseAt(tokens, i, taken, fits)
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

/** Who moves where the eye does. */
const eyes = new Set('camera shot view viewer viewpoint drone lens perspective frame we you i cam'.split(' '))
const joints = new Set('as while when whilst'.split(' '))

/** Whether nobody but the camera can be meant: it is named before, or nobody is. */
function isOfEye(tokens: readonly Token[], { first }: Candidate, owners: ReadonlyMap<number, Candidate>): boolean {
  for (let k = first - 1; k >= 0; k--) {
    if (parts(tokens[k + 1]!)) return true
    const { word } = tokens[k]!
    if (eyes.has(word) || joints.has(word)) return true
    const act = owners.get(k)?.chosen?.act
    if (act && 'camera' in act) return true
    if (act && ('pace' in act || 'manner' in act)) continue
    if (owners.get(k)?.ways[0]?.options.some(({ needs }) => needs === 'weather')) continue
    if (!plain.has(word) || nobody.has(word)) return false
  }
  return true
}

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

/** Chooses what each means: first what needs nothing beside it, then how strongly and in which manner. */
function choose(tokens: readonly Token[], candidates: readonly Candidate[]): void {
  const owners = new Map(candidates.flatMap((one) => one.own.map((k) => [k, one] as const)))
  const leans = ({ needs }: Term) => needs === 'weather' || needs === 'named'
  const isMet = (one: Candidate, { needs }: Term) =>
    needs === undefined || (needs === 'eye' ? isOfEye(tokens, one, owners) : isBeside(tokens, one, candidates, needs))
  const settle = (one: Candidate) => {
    for (const { own, options } of one.ways) {
      const chosen = options.find((term) => isMet(one, term))
      if (!chosen) continue
      Object.assign(one, { chosen, own, last: Math.max(one.first, own.at(-1)!) })
      return
    }
  }
  const waits = (one: Candidate) => one.ways.some(({ options }) => options.some(leans))
  for (const one of candidates) if (!waits(one)) settle(one)
  for (const one of candidates) if (waits(one)) settle(one)
}

/** Reads a prompt; `kind`: of the scene that is moved, left out: whatever there is. */
export function hear(prompt: string, kind: string | undefined): Heard {
  const text = prompt.slice(0, PROMPT_MAX)
  const tokens = tokenise(text)
  const candidates = candidatesIn(tokens, kind)
  choose(tokens, candidates)
  const used = new Uint8Array(tokens.length)
  const found: Found[] = []
  for (const { chosen, own, first, last, denial } of candidates) {
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
