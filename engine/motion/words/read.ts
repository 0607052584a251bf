import { PROMPT_MAX } from '../../../contract/limits.ts'
import type { Chip } from '../../../contract/prompts.ts'
import type { CameraMove, VideoEffect } from '../../../contract/video-facts.ts'
import { type Token, tokenise } from '../../prompt/tokens.ts'
import { spokenIn } from './spoken.ts'
import { type Term, terms } from './vocabulary.ts'
import type { Mover, Wish } from './wish.ts'

/** Words that carry no wish of their own. */
const plain = new Set(
  (
    'a an the and or but of in on at by to from with into onto over under above below through across along around about as is are be ' +
    'it its their there this that these those some any all each every while when then where which who whose very so more most much ' +
    'camera shot view scene picture image video clip frame map effect motion movement animation please make let show add have has ' +
    'him her his she he they them up down out off near far again only just like while still bit lot throughout during behind before ' +
    'after between past beside upon within second seconds say says said saying speak speaks speaking tell tells ask asks'
  ).split(' '),
)
const negators = new Set(['no', 'not', 'without', 'never', "don't", 'dont', 'none', 'nor', 'minus', 'stop', 'sans'])
/** Words between a denial and what it denies. */
const ease = new Set([
  'any',
  'the',
  'a',
  'an',
  'more',
  'of',
  'let',
  'have',
  'show',
  'add',
  'moving',
  'visible',
  'other',
  'there',
  'be',
])

/** A word without its endings, so that "flickering", "flickers" and "flicker" are one. */
function stem(word: string): string {
  let made = word.replace(/'s$/, '').replace(/(ies)$/, 'y')
  made = made.replace(/(ing|ed|es|s)$/, '')
  if (made.length < 3) made = word
  return made.replace(/(.)\1$/, '$1').replace(/e$/, '')
}

const keyOf = (words: readonly string[]) => words.map(stem).join(' ')

interface Found {
  term: Term
  words: string
  at: number
  isDenied: boolean
}

const phrases = new Map<string, Term>()
let longest = 1
for (const term of terms)
  for (const phrase of term.words) {
    const words = phrase.split(' ')
    longest = Math.max(longest, words.length)
    const key = keyOf(words)
    if (!phrases.has(key)) phrases.set(key, term)
  }

interface Heard {
  found: Found[]
  unused: string[]
}

/** Whether the word before `first` denies what follows; a list of nouns after "no" is denied to its end. */
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

function hear(prompt: string, kind: string | undefined): Heard {
  const text = prompt.slice(0, PROMPT_MAX)
  const tokens = tokenise(text)
  const found: Found[] = []
  const used = new Uint8Array(tokens.length)
  for (let i = 0; i < tokens.length; i++) {
    for (let count = Math.min(longest, tokens.length - i); count > 0; count--) {
      const part = tokens.slice(i, i + count)
      if (part.some(({ gap }, k) => k > 0 && (gap === 'stop' || gap === 'comma'))) continue
      const term = phrases.get(keyOf(part.map(({ word }) => word)))
      if (!term || (kind !== undefined && term.kinds && !term.kinds.includes(kind))) continue
      const negator = deniedFrom(tokens, i)
      const last = found.at(-1)
      // "no rain or fog", "without rain, snow": the denial goes on.
      const goesOn = last?.isDenied === true && i > 0 && (tokens[i - 1]!.word === 'or' || tokens[i - 1]!.word === 'nor')
      const after = 'mover' in term.act ? stillAt(tokens, i + count) : undefined
      const isDenied = negator !== undefined || goesOn || after !== undefined
      const from = negator ?? i
      const end = after ?? i + count - 1
      used.fill(1, from, end + 1)
      const start = tokens[from]!.at
      found.push({ term, words: text.slice(start, tokens[end]!.end), at: start, isDenied })
      i = end
      break
    }
  }
  return { found, unused: unusedOf(text, tokens, used) }
}

/** What came to nothing, neighbours together. */
function unusedOf(text: string, tokens: readonly Token[], used: Uint8Array): string[] {
  const made: string[] = []
  let from = -1
  let end = 0
  const close = () => {
    if (from >= 0) made.push(text.slice(from, end))
    from = -1
  }
  tokens.forEach((token, k) => {
    const isOver = used[k] === 1 || plain.has(token.word) || negators.has(token.word)
    if (isOver || token.gap === 'stop' || token.gap === 'comma') close()
    if (isOver) return
    if (from < 0) from = token.at
    end = token.end
  })
  close()
  return [...new Set(made)]
}

/** Kinds of scenes in which somebody can say what stands in quotes. */
const speakers: readonly string[] = ['figure', 'monster']

/** What words, effect and camera ask for. `kind`: of the scene; left out: whatever there is. */
export function read(
  prompt: string,
  effect: VideoEffect | undefined,
  camera: CameraMove | undefined,
  kind: string | undefined,
): { wish: Wish; understood: Chip[]; unused: string[] } {
  const { line, around } = kind && speakers.includes(kind) ? spokenIn(prompt) : { line: '', around: prompt }
  const { found, unused } = hear(around, kind)
  const effects: VideoEffect[] = effect ? [effect] : []
  const asked = new Set<Mover>()
  const denied = new Set<Mover>()
  const without = new Set<VideoEffect>()
  const wish = {
    pace: 1,
    strength: 1,
    wind: 1,
    isClear: false,
    camera,
    colour: undefined as Wish['colour'],
    breathes: undefined as Wish['breathes'],
  }
  let isStill = false
  for (const { term, isDenied } of found) {
    const { act } = term
    if ('effect' in act) {
      if (isDenied) without.add(act.effect)
      else if (!effects.includes(act.effect)) effects.push(act.effect)
    } else if ('camera' in act) {
      if (isDenied) wish.camera ??= 'still'
      else wish.camera ??= act.camera
    } else if ('mover' in act) (isDenied ? denied : asked).add(act.mover)
    else if ('pace' in act) wish.pace *= isDenied ? 1 / act.pace : act.pace
    else if ('strength' in act) wish.strength *= isDenied ? 1 / act.strength : act.strength
    else if ('breathes' in act) wish.breathes ??= isDenied ? undefined : act.breathes
    else if ('wind' in act) wish.wind = isDenied ? 0 : act.wind
    else if ('colour' in act) wish.colour ??= isDenied ? undefined : act.colour
    else if ('clear' in act) wish.isClear = !isDenied
    else if ('still' in act) isStill = !isDenied
  }
  if (isStill) wish.camera ??= 'still'
  // An effect that was chosen from the list stays, whatever the words deny.
  const kept = effects.filter((one) => one === effect || !without.has(one))
  // Colours are for what glows: where nothing of the kind was asked for, they come to nothing.
  const glowing: readonly VideoEffect[] = ['embers', 'fireflies', 'portal']
  const isLit =
    (asked.has('flames') || asked.has('lamps') || asked.has('magic')) && (kind === undefined || kind === 'battlemap')
  const takesColour = isLit || kind === 'spell' || kept.some((one) => glowing.includes(one))
  return {
    wish: {
      ...wish,
      effects: kept,
      pace: Math.min(2.5, Math.max(0.3, wish.pace)),
      strength: Math.min(2, Math.max(0.35, wish.strength)),
      asked,
      denied,
      without,
    },
    understood: [
      ...(line === '' ? [] : [{ facet: 'subject' as const, words: line, meaning: 'is said' }]),
      ...chipsOf(found.filter((one) => takesColour || !('colour' in one.term.act))),
    ],
    unused: takesColour
      ? unused
      : [...unused, ...found.filter(({ term }) => 'colour' in term.act).map(({ words }) => words)],
  }
}

function chipsOf(found: readonly Found[]): Chip[] {
  const seen = new Set<string>()
  return found.flatMap(({ term, words, isDenied }) => {
    const meaning = isDenied ? `no ${term.meaning}` : term.meaning
    if (seen.has(`${meaning}|${words}`)) return []
    seen.add(`${meaning}|${words}`)
    return [{ facet: term.facet, words, meaning }]
  })
}
