import { stressesOf } from './pronounce.ts'

/*
 * Metres as patterns of beats (/) and offbeats (x), each with the variations that English verse allows itself: the first
 * foot turned round, the first offbeat left out, one or two anapaests for iambs where songs are sung.
 */

const iambs = (feet: number) => 'x/'.repeat(feet)
const iambic = (feet: number) => [iambs(feet), `/xx/${iambs(feet - 2)}`]
/** Each foot an iamb or an anapaest, at least one of them an anapaest, and no more than `most`. */
const lilting = (feet: number, most: number) =>
  Array.from({ length: 2 ** feet }, (_, bits) => Array.from({ length: feet }, (_, foot) => (bits >> foot) % 2 === 1))
    .filter((light) => light.includes(true) && light.filter(Boolean).length <= most)
    .map((light) => light.map((isLight) => (isLight ? 'xx/' : 'x/')).join(''))
/**
 * The line of ballads and songs: iambs, any of them anapaests; or begun on the beat, the first offbeat left out or the
 * first foot turned round, with one anapaest at most.
 */
const sung = (feet: number) => [
  iambs(feet),
  ...lilting(feet, feet),
  ...[iambs(feet - 1), ...lilting(feet - 1, 1)].map((rest) => `/${rest}`),
  ...[iambs(feet - 2), ...lilting(feet - 2, 1)].map((rest) => `/xx/${rest}`),
]

export const metres = {
  /** Four feet and three: the long and the short line of ballads, hymns and songs. */
  tetrameter: sung(4),
  trimeter: sung(3),
  /** The same where nothing rhymes with it: it may end on a syllable more. */
  openTetrameter: sung(4).flatMap((pattern) => [pattern, `${pattern}x`]),
  pentameter: [...iambic(5), `${iambs(5)}x`, ...lilting(5, 1)],
  /** A limerick's lines, of three feet and of two. */
  limerickLong: ['x/xx/xx/', 'xx/xx/xx/', 'x/xx/x/', 'x/x/xx/'],
  limerickShort: ['x/xx/', 'xx/xx/'],
} as const
export type Metre = keyof typeof metres

/** Said lightly unless the beat falls on them. */
const light = new Set(
  'and or but nor of to in on at by for from with as if is am was are were be been has had have do did does will would shall should can could may might must i you he she it we they me him her us them my your his its our their this that these those who whom whose what when where while than then so not no too all through till ere there here some such where’s there’s it’s he’s she’s i’ll you’ll we’ll they’ll let let’s like since yet both each one what’s'.split(
    ' ',
  ),
)
const never = new Set(['a', 'an', 'the'])
/** Said as the line goes: "who TURNED himself INto a FROG". */
const either = new Set(['himself', 'herself', 'itself', 'themselves', 'myself', 'upon', 'into', 'without', 'within'])

const wordsOf = (line: string) => line.toLowerCase().match(/[\p{L}’']+/gu) ?? []
/** Is there a pause behind each word of a line? A little word before a pause is said in full: "Come in, and close the gate". */
const pausesOf = (line: string) =>
  [...line.matchAll(/[\p{L}’']+([^\p{L}’']*)/gu)].map(
    ([, behind = ''], at, all) => /[.,;:!?—]/.test(behind) || at === all.length - 1,
  )

interface Syllable {
  stress: string
  kind: 'never' | 'light' | 'full' | 'part'
  /** Of the word it is in. */
  length: number
  /** There is a pause behind it. */
  isPaused?: true
}

/** Syllables of a word in each way to say it, kept: verse tries the same few hundred words over and over. */
const kept = new Map<string, Syllable[][]>()
const KEPT_MAX = 5000

function syllablesOf(word: string): Syllable[][] {
  const known = kept.get(word)
  if (known) return known
  const ways = (either.has(word) ? [...stressesOf(word), '??'] : stressesOf(word)).map((stresses) =>
    [...stresses].map(
      (stress): Syllable => ({
        stress,
        length: stresses.length,
        kind: stresses.length > 1 ? 'part' : never.has(word) ? 'never' : light.has(word) ? 'light' : 'full',
      }),
    ),
  )
  if (kept.size >= KEPT_MAX) kept.clear()
  kept.set(word, ways)
  return ways
}

const inFull = (syllable: Syllable): Syllable =>
  syllable.kind === 'light' ? { ...syllable, isPaused: true } : syllable

function readings(line: string): Syllable[][] {
  let all: Syllable[][] = [[]]
  const pauses = pausesOf(line)
  for (const [at, word] of wordsOf(line).entries()) {
    const isPaused = pauses[at] === true
    const ways = syllablesOf(word).map((way) => (isPaused ? way.map(inFull) : way))
    all = ways.flatMap((way) => all.map((before) => [...before, ...way]))
    if (all.length > 24) all = all.slice(0, 24)
  }
  return all
}

/** How many syllables of a line may strain it, by its beats: little words with a beat, full ones without. */
const STRAIN_MAX: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 3, 5: 3 }

/** How strongly a syllable is said: an article hardly, little words lightly, others as the dictionary has them. */
function strengthOf({ stress, kind }: Syllable): number {
  if (kind === 'never') return 0
  if (kind === 'light') return 1
  if (kind === 'full') return 2
  return stress === '1' ? 3 : stress === '0' ? 0 : 1
}

function scans(syllables: readonly Syllable[], pattern: string): boolean {
  if (syllables.length !== pattern.length) return false
  let strained = 0
  const strengths = syllables.map(strengthOf)
  for (const [at, { stress, kind, length }] of syllables.entries()) {
    const beat = pattern[at] === '/'
    const strength = beat && syllables[at]?.isPaused ? 2 : (strengths[at] ?? 0)
    if (kind === 'never' && beat) return false
    if (kind === 'part') {
      if (stress === '1' && !beat) return false
      // An unstressed syllable bears a beat only beside others: "mem-o-RY".
      if (
        stress === '0' &&
        beat &&
        (length < 3 ||
          [syllables[at - 1], syllables[at + 1]].some((near) => near?.kind === 'part' && near.stress === '1'))
      )
        return false
    }
    if (beat) {
      // No foot is turned round but the first: nothing in it is said more strongly than its beat.
      for (let back = at - 1; back >= 0 && pattern[back] !== '/'; back--)
        if ((strengths[back] ?? 0) > strength) return false
    }
    if (beat ? strength < 2 && stress !== '2' : kind === 'full') strained++
  }
  return strained <= (STRAIN_MAX[pattern.replaceAll('x', '').length] ?? 1)
}

/*
 * Words of one syllable take the beat or leave it as the line goes ("ran" in "and ALL my BLOOD ran COLD"): they strain a line and
 * are counted. Longer words break it, and so does a foot in which anything is said more strongly than its beat.
 */

/** Does a line keep to its metre, by the dictionary's stresses? */
export function keepsTo(line: string, metre: Metre): boolean {
  const counts = wordsOf(line).map((word) => syllablesOf(word).map(({ length }) => length))
  const fewest = counts.reduce((sum, ways) => sum + Math.min(...ways), 0)
  const most = counts.reduce((sum, ways) => sum + Math.max(...ways), 0)
  // Most lines that do not scan are too long or too short: those are told at once.
  if (!metres[metre].some((pattern) => pattern.length >= fewest && pattern.length <= most)) return false
  return readings(line).some((syllables) => metres[metre].some((pattern) => scans(syllables, pattern)))
}
