import type { HeardMusic } from './hearing.ts'
import type { MoodPrompt } from './mood-prompts.ts'

/** What of a piece was heard as its prompt asks for it. */
export interface Agreement {
  tempo: boolean
  /** Undefined where the prompt names neither key nor scale, by itself or by its mood: any would agree. */
  key: boolean | undefined
  register: boolean
  density: boolean
}

/** How far a tempo may be from what was asked for: what an ear takes for the same. */
const TEMPO_SLACK = 1.04
/** A pulse that is felt less than this is none: what is slow and free has no tempo to be wrong. */
const FREE = { slowest: 60, felt: 0.2 }
/** Keys that a tune may lie outside of where it is looked for. */
const REGISTER_SLACK = 3

const within = (value: number, [low, high]: readonly [number, number], by = 1) =>
  value >= low / by && value <= high * by

function tempoAgrees({ tempo, pulse }: HeardMusic, { tempo: asked, metre }: MoodPrompt): boolean {
  // Whoever taps a foot may tap to every second beat, to two in one, or, of beats of three, to each of the three.
  const taps = metre === 3 ? [1, 2, 0.5, 3, 1.5] : [1, 2, 0.5]
  if (asked[1] <= FREE.slowest && pulse(tempo) < FREE.felt) return true
  return taps.some((tap) => within(tempo / tap, asked, TEMPO_SLACK))
}

const share = (chroma: Float64Array, tonic: number, step: number) => chroma[(tonic + step) % 12] ?? 0

/** The pitch class that a piece comes home to: what its end rests on, and what is heard most. */
export function tonicOf({ chroma, ending }: HeardMusic): number {
  const felt = (tonic: number) =>
    1.6 * share(ending, tonic, 0) +
    0.3 * share(ending, tonic, 7) +
    1.2 * share(chroma, tonic, 0) +
    0.5 * share(chroma, tonic, 7)
  return [...Array(12).keys()].reduce((best, tonic) => (felt(tonic) > felt(best) ? tonic : best), 0)
}

/** Scales by their steps above the tonic, by what is heard of each: the third and what is foreign tell most. */
function keyAgrees(heard: HeardMusic, { tonic: asked, scale }: MoodPrompt): boolean | undefined {
  if (asked === undefined && scale.lacks.length === 0) return undefined
  const tonic = tonicOf(heard)
  if (asked !== undefined && tonic !== asked) return false
  const of = (steps: readonly number[]) => steps.map((step) => share(heard.chroma, tonic, step))
  const least = Math.min(...of(scale.has))
  return scale.lacks.length === 0 || least > Math.max(...of(scale.lacks))
}

export function agreementOf(heard: HeardMusic, asked: MoodPrompt): Agreement {
  const [low, high] = asked.register
  return {
    tempo: tempoAgrees(heard, asked),
    key: keyAgrees(heard, asked),
    register: heard.register >= low - REGISTER_SLACK && heard.register <= high + REGISTER_SLACK,
    density: within(heard.density, asked.density),
  }
}

/** What a mood is told by: each measure by itself, and the steps above the tonic. */
export function featuresOf(heard: HeardMusic): number[] {
  const tonic = tonicOf(heard)
  const { tempo, pulse, register, density, brightness, dynamics, percussion, low, high, held, chroma } = heard
  const felt = (bpm: number) => pulse(bpm)
  return [
    Math.log2(tempo),
    felt(tempo),
    register / 12,
    Math.log(0.3 + density),
    brightness,
    dynamics,
    Math.log(percussion),
    low,
    Math.log(high + 1e-4),
    held,
    // Beats that part in three against those that part in two.
    felt(tempo * 3) - felt(tempo * 2),
    felt(tempo * 1.5),
    ...[1, 2, 3, 4, 5, 6, 8, 9, 10, 11].map((step) => share(chroma, tonic, step) * 4),
  ]
}

/** How much of the spread is taken to be each measure's own: few pieces tell little of how measures go together. */
const SHRUNK = 0.6

/** The inverse of a positive definite matrix, by Gauss and Jordan. */
function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const many = matrix.length
  const rows = matrix.map((row, n) => [...row, ...row.map((_, k) => Number(k === n))])
  for (let n = 0; n < many; n++) {
    const pivot = rows[n] as number[]
    const by = pivot[n] as number
    for (let k = 0; k < pivot.length; k++) pivot[k] = (pivot[k] as number) / by
    for (const row of rows) {
      if (row === pivot) continue
      const factor = row[n] as number
      for (let k = 0; k < row.length; k++) row[k] = (row[k] as number) - factor * (pivot[k] as number)
    }
  }
  return rows.map((row) => row.slice(many))
}

/**
 * Tells moods apart by pieces whose moods are known: a linear discriminant, by how far it is from the middle of each mood, spread for
 * spread, the spread shrunk towards what each measure has by itself (Friedman, 1989).
 */
export function learnt(
  known: readonly { features: readonly number[]; mood: string }[],
): (features: readonly number[]) => string {
  const names = [...new Set(known.map(({ mood }) => mood))]
  const many = known[0]?.features.length ?? 0
  const steps = [...Array(many).keys()]
  const middles = new Map(
    names.map((name) => {
      const own = known.filter(({ mood }) => mood === name)
      return [name, steps.map((k) => own.reduce((sum, { features }) => sum + (features[k] as number), 0) / own.length)]
    }),
  )
  const off = ({ features, mood }: (typeof known)[number]) =>
    steps.map((k) => (features[k] as number) - ((middles.get(mood) as number[])[k] as number))
  const offs = known.map(off)
  const freedom = Math.max(1, known.length - names.length)
  const together = steps.map((i) =>
    steps.map((j) => offs.reduce((sum, one) => sum + (one[i] as number) * (one[j] as number), 0) / freedom),
  )
  const own = (i: number) => ((together[i] as number[])[i] as number) + 1e-5
  const inverse = inverseOf(together.map((row, i) => row.map((value, j) => (i === j ? own(i) : value * (1 - SHRUNK)))))
  const far = (features: readonly number[], name: string) => {
    const apart = steps.map((k) => (features[k] as number) - ((middles.get(name) as number[])[k] as number))
    return apart.reduce(
      (sum, one, i) => sum + one * (inverse[i] as number[]).reduce((all, by, j) => all + by * (apart[j] as number), 0),
      0,
    )
  }
  return (features) => names.reduce((best, name) => (far(features, name) < far(features, best) ? name : best))
}
