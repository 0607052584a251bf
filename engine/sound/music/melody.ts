import type { Random } from '../../paint/random.ts'
import type { Mood } from './moods.ts'
import { type Mode, mod, semitones } from './theory.ts'

/** A tone of the tune: quarters, and degrees above the tonic. */
export interface Tone {
  at: number
  length: number
  degree: number
}

/** A piece's own idea: a rhythm and a contour that everything is made of. */
export interface Motif {
  rhythm: readonly number[]
  other: readonly number[]
  third: readonly number[]
  /** Steps from one tone to the next. */
  contour: readonly number[]
}

export function motifOf(mood: Mood, random: Random): Motif {
  const [rhythm, other = rhythm, third = other] = random.shuffle(mood.cells) as (readonly number[])[]
  const contour: number[] = []
  let way = random.chance(0.6) ? 1 : -1
  for (let n = 0; n < 9; n++) {
    const isLeap = random.chance(mood.leaps)
    contour.push(isLeap ? way * random.int(2, random.chance(0.25) ? 4 : 3) : random.chance(0.1) ? 0 : way)
    // A leap is made good by steps the other way.
    if (isLeap || random.chance(0.33)) way = -way
  }
  return { rhythm: rhythm!, other: other!, third: third!, contour }
}

/** Where a tune can be: its keys as degrees. */
export interface Compass {
  tonic: number
  mode: Mode
  low: number
  high: number
}

export function within({ tonic, mode, low, high }: Compass, degree: number): number {
  let at = degree
  while (tonic + semitones(mode, at) > high) at -= 7
  while (tonic + semitones(mode, at) < low) at += 7
  return at
}

const isChordTone = (degree: number, root: number) => [0, 2, 4].includes(mod(degree - root, 7))

/** The tone of a chord that is nearest, the fifth a little dearer. */
export function nearest(degree: number, root: number): number {
  for (const by of [0, 1, -1, 2, -2, 3]) if (isChordTone(degree + by, root)) return degree + by
  return degree
}

export interface Phrase {
  /** Which part it is of: A is where the idea is stated, others turn it over. */
  letter: string
  roots: readonly number[]
  tones: readonly (readonly Tone[])[]
}

/**
 * A phrase: the idea, its sequel a step away, its development (turned over, or in another rhythm, or cut in half), and a close
 * that is left open; `closed` puts the other ending on.
 */
export function phraseOf(
  letter: string,
  roots: readonly number[],
  motif: Motif,
  mood: Mood,
  compass: Compass,
  random: Random,
): Phrase {
  const { tonic, low, high } = compass
  const middle = within(compass, Math.round((((low + high) / 2 - tonic) / 12) * 7) - 1)
  const lift = letter === 'A' ? 0 : letter === 'B' ? 2 : -2
  const sign = letter === 'B' ? -1 : 1
  let degree = middle + lift
  const tones = roots.map((root, bar) => {
    const place = bar % 4
    const isEnd = bar === roots.length - 1
    const rhythm = isEnd
      ? mood.end
      : place === 2
        ? letter === 'A'
          ? motif.other
          : motif.third
        : letter === 'C'
          ? motif.third
          : motif.rhythm
    const turn = place === 2 && random.chance(0.6) ? -1 : 1
    const from =
      place === 0 ? middle + lift + (bar >= 4 ? 1 : 0) : place === 1 ? degree + random.pick([1, -1, 1]) : degree
    degree = within(compass, nearest(from, root))
    let at = 0
    return rhythm.map((length, n): Tone => {
      if (n > 0) degree += motif.contour[(n - 1 + (place === 3 ? 2 : 0)) % motif.contour.length]! * sign * turn
      const isStrong = Math.abs(at % mood.beat) < 0.01
      if (isStrong && n > 0 && random.chance(0.72)) degree = nearest(degree, root)
      degree = within(compass, degree)
      const tone = { at, length, degree }
      at += length
      return tone
    })
  })
  return { letter, roots, tones }
}

/** The last bar of a phrase, come home or left open: steps to its goal, which is held. */
export function closing(mood: Mood, root: number, isHome: boolean, compass: Compass, before: number): Tone[] {
  const goal = within(compass, isHome ? Math.round(before / 7) * 7 : nearest(before, root))
  const way = before >= goal ? 1 : -1
  let at = 0
  return mood.end.map((length, n) => {
    const degree = within(compass, goal + (mood.end.length - 1 - n) * way)
    const tone = { at, length, degree }
    at += length
    return tone
  })
}

/** A tune that comes again is adorned: longer tones get a neighbour, a turn, or are filled up to what follows. */
export function adorned(tones: readonly Tone[], mood: Mood, random: Random): Tone[] {
  return tones.flatMap((tone, n) => {
    const next = tones[n + 1]
    if (tone.length < mood.beat * 0.66 || !random.chance(mood.adorned)) return [tone]
    const gap = next ? next.degree - tone.degree : 0
    const half = tone.length / 2
    if (Math.abs(gap) === 2)
      return [
        { ...tone, length: half },
        { at: tone.at + half, length: half, degree: tone.degree + gap / 2 },
      ]
    if (tone.length >= mood.beat * 1.5 && random.chance(0.4)) {
      const quarter = tone.length / 4
      const by = random.chance(0.5) ? 1 : -1
      return [0, by, 0, -by].map((off, k) => ({
        at: tone.at + k * quarter,
        length: quarter,
        degree: tone.degree + off,
      }))
    }
    const by = gap > 0 ? 1 : -1
    return [
      { ...tone, length: half },
      { at: tone.at + half, length: half, degree: tone.degree + by },
    ]
  })
}
