import type { Random } from '../../paint/random.ts'
import type { Mood } from './moods.ts'
import type { Bar, Brief } from './score.ts'
import { cadences, progressions } from './theory.ts'

/** Letters of the parts, by how many there are. */
const orders: readonly string[] = ['', 'A', 'AA', 'ABA', 'AABA', 'AABBA', 'AABACA', 'AABABCA', 'AABACABA']

const lettersFor = (count: number): string[] => {
  if (count < orders.length) return [...orders[count]!]
  return Array.from({ length: count }, (_, n) => (n === count - 1 ? 'A' : 'AABACABC'[n % 8]!))
}

export interface Plan {
  bars: Bar[]
  /** By letter, the chords of the phrase. */
  roots: Map<string, number[]>
  bar: number
}

/** Chords of a phrase: its four, or twice four of which the second set goes another way. */
function rootsOf(letter: string, mood: Mood, { mode }: Brief, random: Random): number[] {
  const { main, other } = progressions[mode]
  const pool = letter === 'A' ? main : other
  const first = random.pick(pool)
  if (mood.phrase === 4) return [...first]
  const second = random.pick(pool)
  return [...first, ...second.slice(0, 2), ...first.slice(2)]
}

/** The bars of a piece of `count` bars: an opening, parts that return, a turn between them where there is room, an ending. */
export function formOf(brief: Brief, count: number): Plan {
  const { mood, mode, random } = brief
  const bar = mood.beats * mood.beat
  const { dominant, isRaised } = cadences[mode]
  const opening = count >= 14 ? 2 : 1
  const room = count - opening - 1
  const parts = Math.max(1, Math.floor(room / mood.phrase))
  const letters = lettersFor(parts)
  let spare = room - parts * mood.phrase
  const roots = new Map<string, number[]>()
  for (const letter of new Set(letters))
    roots.set(letter, rootsOf(letter, mood, brief, random.fork(`chords ${letter}`)))
  const bars: Bar[] = []
  const put = (own: Omit<Bar, 'at' | 'isLast'>) => bars.push({ ...own, at: bars.length * bar, isLast: false })
  for (let n = 0; n < opening; n++)
    put({ root: 0, section: 'opening', again: 0, place: n, of: opening, loud: 0.78, isRaised: false })
  letters.forEach((letter, k) => {
    const again = letters.slice(0, k).filter((other) => other === letter).length
    const own = roots.get(letter)!
    const closes = k === parts - 1 || (again > 0 && letters[k + 1] !== letter) || letter !== 'A'
    for (let place = 0; place < mood.phrase; place++) {
      const isLastBar = place === mood.phrase - 1
      const home = isLastBar && closes && (k === parts - 1 || letter === 'A')
      const leads = (isLastBar && !home) || (place === mood.phrase - 2 && closes && letter === 'A')
      const root = home ? 0 : leads ? dominant : own[place % own.length]!
      const arch = Math.sin(Math.PI * Math.min(1, ((place + 0.5) / mood.phrase) * 0.85 + 0.08))
      const [low, high] = mood.dynamics
      const rise = (letter === 'A' ? 0.97 : 1.04) + 0.03 * again + (0.05 * k) / parts
      put({
        root,
        section: letter,
        again,
        place,
        of: mood.phrase,
        loud: (low + (high - low) * arch) * rise,
        isRaised: leads && isRaised,
      })
    }
    // A breath between parts, of the chords alone, where bars are left over.
    if (spare >= 2 && k < parts - 1 && k % 2 === 1) {
      for (let n = 0; n < 2; n++)
        put({
          root: n === 0 ? 0 : (own[1] ?? 0),
          section: 'breath',
          again: k,
          place: n,
          of: 2,
          loud: 0.82 * mood.dynamics[1],
          isRaised: false,
        })
      spare -= 2
    }
  })
  for (let n = 0; n <= spare; n++) {
    const isLast = n === spare
    put({
      root: isLast ? 0 : (roots.get('A')![n % mood.phrase] ?? 0),
      section: 'ending',
      again: n,
      place: n,
      of: spare + 1,
      loud: mood.dynamics[0] * 0.98,
      isRaised: false,
    })
  }
  bars.at(-1)!.isLast = true
  return { bars, roots, bar }
}
