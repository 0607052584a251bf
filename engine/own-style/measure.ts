import { BANDS, LIGHT_GRID, LINE_WIDTHS, type OwnStyle, TINTS, TONES } from '../../contract/own-styles.ts'
import { blur, type Field } from '../paint/field.ts'
import { type Lab, planeOf } from './lab.ts'
import { darkLines, lightLines } from './spread.ts'
import { type Strokes, strokesOf } from './strokes.ts'

/** Radii, px of a picture of 512 px, between whose blurs the bands of detail lie. */
export const bandRadii = [0, 1, 2, 4, 8, 16, 32] as const
/** How far lines of each width reach to either side. */
export const lineRadii = [1, 2, 4] as const
/** A line is this much darker or lighter than what it lies on, OKLab lightness. */
export const LINE_MIN = 0.1

/** What is measured of one picture: all of a style but its palette. */
export type Measures = Omit<OwnStyle, 'version' | 'palette'>
export type Colour = [number, number, number]

/** Lightnesses in order, a part of them. */
export function quantilesOf(values: Float32Array, count: number): number[] {
  const bins = 1024
  const counts = new Uint32Array(bins + 1)
  for (let i = 0; i < values.length; i++) counts[Math.min(bins, Math.max(0, (values[i]! * bins) | 0))]!++
  const out: number[] = []
  let [seen, bin] = [0, 0]
  for (let k = 0; k < count; k++) {
    const wanted = Math.max(1, (values.length * k) / (count - 1))
    while (bin < bins && seen + counts[bin]! < wanted) seen += counts[bin++]!
    out.push(Math.min(1, (bin + (counts[bin]! > 0 ? (wanted - seen) / counts[bin]! : 0)) / bins))
  }
  return out
}

/** As many of the radii as what is fine is measured by. */
const FINE = bandRadii.indexOf(8) + 1

/** The blurs of a plane that bands of detail lie between, the first `count`; `unit`: px of the picture a px of one of 512 px. */
export const blursOf = (source: Field, unit: number, count: number = bandRadii.length): Field[] =>
  bandRadii.slice(0, count).map((radius) => (radius === 0 ? source : blur(source, Math.max(1, radius * unit), 2)))

/** How strong the detail of each band is. */
export function bandsOf(blurs: readonly Field[]): number[] {
  return Array.from({ length: BANDS }, (_, k) => spreadBetween(blurs[k]!.values, blurs[k + 1]!.values))
}

function spreadBetween(fine: Float32Array, coarse: Float32Array): number {
  let sum = 0
  for (let i = 0; i < fine.length; i++) {
    const d = fine[i]! - coarse[i]!
    sum += d * d
  }
  return Math.sqrt(sum / fine.length)
}

type Lines = Measures['lines']['dark']

/** Lines of each width, from the top-hats of every width: what is a line at three px is one at nine too, and counts once. */
function linesOf({ l, a, b }: Lab, hats: readonly Field[]): Lines {
  const share: number[] = []
  const depth: number[] = []
  for (const [k, { values }] of hats.entries()) {
    const narrower = hats[k - 1]?.values
    let [count, sum] = [0, 0]
    for (let i = 0; i < values.length; i++) {
      if (values[i]! < LINE_MIN || (narrower && narrower[i]! > values[i]! * 0.7)) continue
      count++
      sum += values[i]!
    }
    share.push(count / values.length)
    depth.push(Math.min(1, sum / Math.max(1, count)))
  }
  const widest = hats.at(-1)!.values
  const colour: Colour = [0, 0, 0]
  let weight = 1e-9
  for (let i = 0; i < widest.length; i += 2) {
    const w = Math.max(0, widest[i]! - LINE_MIN)
    colour[0] += l[i]! * w
    colour[1] += a[i]! * w
    colour[2] += b[i]! * w
    weight += w
  }
  return { share, depth, colour: [clamp(colour[0] / weight), colour[1] / weight, colour[2] / weight] }
}

const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))

/** Mean a and b at each lightness; where there is none, that of the nearest. */
function tintOf({ l, a, b }: Lab): [number, number][] {
  const sums = Array.from({ length: TINTS }, () => [0, 0, 0] as Colour)
  for (let i = 0; i < l.length; i++) {
    const at = clamp(l[i]!) * (TINTS - 1)
    const low = Math.min(TINTS - 2, at | 0)
    for (const [k, w] of [
      [low, 1 - at + low],
      [low + 1, at - low],
    ] as const) {
      const sum = sums[k]!
      sum[0] += a[i]! * w
      sum[1] += b[i]! * w
      sum[2] += w
    }
  }
  const least = l.length / 400
  const known = sums.flatMap(([, , weight], k) => (weight > least ? [k] : []))
  return sums.map((_, k) => {
    const nearest = known.reduce((best, one) => (Math.abs(one - k) < Math.abs(best - k) ? one : best), known[0] ?? k)
    const [sa, sb, weight] = sums[nearest]!
    return [sa / Math.max(1e-9, weight), sb / Math.max(1e-9, weight)]
  })
}

/** How much lighter than the mean each square of the picture is. */
export function lightGridOf({ width, height, values }: Field): number[] {
  const sums = new Float64Array(LIGHT_GRID * LIGHT_GRID)
  const counts = new Float64Array(LIGHT_GRID * LIGHT_GRID)
  for (let y = 0; y < height; y++) {
    const row = Math.min(LIGHT_GRID - 1, ((y / height) * LIGHT_GRID) | 0) * LIGHT_GRID
    for (let x = 0; x < width; x++) {
      const cell = row + Math.min(LIGHT_GRID - 1, ((x / width) * LIGHT_GRID) | 0)
      sums[cell]! += values[y * width + x]!
      counts[cell]!++
    }
  }
  const means = sums.map((sum, k) => sum / Math.max(1, counts[k]!))
  const mean = means.reduce((sum, one) => sum + one, 0) / means.length
  return [...means].map((one) => one - mean)
}

/** The median of what places hold where nothing is but paint, paper and grain. */
function grainOf(lab: Lab, blurs: readonly Field[], mean: number): Measures['grain'] {
  const [plain, one, two, four, eight] = blurs.map(({ values }) => values) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const busy = new Float32Array(plain.length)
  for (let i = 0; i < busy.length; i++) busy[i] = Math.abs(four[i]! - eight[i]!)
  const calm = quantilesOf(busy, 5)[2]!
  const softA = blur(planeOf(lab, lab.a), 2, 1).values
  const softB = blur(planeOf(lab, lab.b), 2, 1).values
  const pairs = [
    [plain, one],
    [one, two],
    [two, four],
  ] as const
  const sums = [0, 0, 0]
  const tones = [0, 0, 0]
  const counts = [1e-9, 1e-9, 1e-9]
  let [colour, count] = [0, 1e-9]
  for (let i = 0; i < busy.length; i++) {
    if (busy[i]! > calm) continue
    count++
    for (let k = 0; k < 3; k++) sums[k]! += Math.abs(pairs[k]![0][i]! - pairs[k]![1][i]!)
    colour += Math.abs(lab.a[i]! - softA[i]!) + Math.abs(lab.b[i]! - softB[i]!)
    const tone = four[i]! < mean - 0.12 ? 0 : four[i]! > mean + 0.12 ? 2 : 1
    tones[tone]! += Math.abs(plain[i]! - two[i]!)
    counts[tone]! += 1
  }
  // A standard deviation is about 1.25 mean distances.
  const all = (tones[0]! + tones[1]! + tones[2]!) / count + 1e-6
  return {
    octaves: sums.map((sum) => clamp((1.25 * sum) / count)),
    colour: clamp((1.25 * colour) / count),
    byTone: tones.map((sum, k) => (counts[k]! < count / 50 ? 1 : clamp(sum / counts[k]! / all, 0, 10))),
  }
}

/** The lightest colour that lies about, and whether a rim of it runs around. */
function paperOf({ width, height, l, a, b }: Lab, tone: readonly number[]): Measures['paper'] {
  const from = tone[TONES - 2]! - 0.02
  const colour: Colour = [0, 0, 0]
  let count = 1e-9
  for (let i = 0; i < l.length; i++) {
    if (l[i]! < from) continue
    colour[0] += l[i]!
    colour[1] += a[i]!
    colour[2] += b[i]!
    count++
  }
  const paper: Colour = [clamp(colour[0] / count), colour[1] / count, colour[2] / count]
  let near = 0
  for (let i = 0; i < l.length; i++) if (Math.hypot(l[i]! - paper[0], a[i]! - paper[1], b[i]! - paper[2]) < 0.05) near++
  const wide = Math.max(1, Math.round(Math.max(width, height) * 0.022))
  let [rim, rims, inner, inners] = [0, 1e-9, 0, 1e-9]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const away = Math.min(x, y, width - 1 - x, height - 1 - y)
      if (away < wide) {
        rim += l[y * width + x]!
        rims++
      } else if (away > wide * 2.5 && away < wide * 6) {
        inner += l[y * width + x]!
        inners++
      }
    }
  return { colour: paper, share: near / l.length, rim: clamp(rim / rims - inner / inners, -1, 1) }
}

function brushOf(lab: Lab, blurs: readonly Field[], strokes: Strokes): Measures['brush'] {
  const { width } = lab
  const fine = blurs[0]!.values
  const soft = blurs[3]!.values
  let [flat, count, sudden, gentle] = [0, 0, 1e-6, 1e-6]
  for (let y = 1; y < lab.height - 1; y++)
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const step = Math.abs(fine[i + 1]! - fine[i - 1]!) + Math.abs(fine[i + width]! - fine[i - width]!)
      const slope = Math.abs(soft[i + 1]! - soft[i - 1]!) + Math.abs(soft[i + width]! - soft[i - width]!)
      count++
      if (step < 0.014) flat++
      if (slope > 0.05) {
        sudden += step
        gentle += slope
      }
    }
  return {
    coherence: strokes.coherence,
    length: strokes.length,
    flat: flat / Math.max(1, count),
    hardness: clamp((sudden / gentle - 0.8) / 2.4),
  }
}

const hatsOf = (light: Field, of: typeof darkLines) => lineRadii.slice(0, LINE_WIDTHS).map((r) => of(light, r))

const bothLines = (lab: Lab): Measures['lines'] => {
  const light = planeOf(lab, lab.l)
  return { dark: linesOf(lab, hatsOf(light, darkLines)), light: linesOf(lab, hatsOf(light, lightLines)) }
}

/** All that is measured of a picture whose longer side is 512 px at most. */
export function measured(lab: Lab): Measures {
  const light = planeOf(lab, lab.l)
  const blurs = blursOf(light, 1)
  const tone = quantilesOf(lab.l, TONES)
  return {
    tint: tintOf(lab),
    tone,
    bands: bandsOf(blurs),
    lines: bothLines(lab),
    ...surfaceOf(lab, blurs, tone),
  }
}

/** What a style is measured by when it is put on, of a picture in its light and colours already: without what these settled. */
export type Worked = ReturnType<typeof surfaceOf> & Pick<Measures, 'lines'>

/** The same as `measured`, as far as it is needed there. `hasLines`: whether its lines are looked for, which takes a third of it. */
export function measuredAgain(lab: Lab, { hasLines }: { hasLines: boolean }): Worked {
  const light = planeOf(lab, lab.l)
  const none = { share: [], depth: [], colour: [0, 0, 0] as Colour }
  return {
    lines: hasLines ? bothLines(lab) : { dark: none, light: none },
    ...surfaceOf(lab, blursOf(light, 1, FINE), quantilesOf(lab.l, TONES)),
  }
}

/** Light, grain, paper and strokes; of the blurs those up to 8 px. */
function surfaceOf(lab: Lab, blurs: readonly Field[], tone: readonly number[]) {
  const strokes = strokesOf(blurs)
  return {
    light: lightGridOf(planeOf(lab, lab.l)),
    grain: grainOf(lab, blurs, tone[(TONES - 1) / 2]!),
    paper: paperOf(lab, tone),
    brush: brushOf(lab, blurs, strokes),
    hatching: strokes.hatching,
  }
}
