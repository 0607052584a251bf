import type { OwnStyle } from '../../contract/own-styles.ts'
import type { Picture } from '../paint/picture.ts'
import { labOf } from './lab.ts'
import { type Measures, measured } from './measure.ts'
import { paletteOf, samplesOf } from './palette.ts'

/** Longer side that pictures are measured at, px. */
export const LEARNT_AT = 512

/** A picture made so small that its longer side is `LEARNT_AT` px at most: each px the mean of what it stands for. */
export function smallOf(picture: Picture): Picture {
  const { width, height, pixels } = picture
  const by = LEARNT_AT / Math.max(width, height)
  if (by >= 1) return picture
  const small = { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
  const out = new Uint8ClampedArray(small.width * small.height * 4)
  for (let y = 0; y < small.height; y++) smallRow(out, pixels, small.width, width, small.height, height, y)
  return { ...small, pixels: out }
}

function smallRow(
  out: Uint8ClampedArray,
  pixels: Uint8ClampedArray,
  width: number,
  from: number,
  height: number,
  tall: number,
  y: number,
): void {
  const top = Math.floor((y * tall) / height)
  const bottom = Math.max(top + 1, Math.floor(((y + 1) * tall) / height))
  for (let x = 0, p = y * width * 4; x < width; x++, p += 4) {
    const left = Math.floor((x * from) / width)
    const right = Math.max(left + 1, Math.floor(((x + 1) * from) / width))
    const count = (bottom - top) * (right - left)
    for (let c = 0; c < 4; c++) {
      let sum = 0
      for (let py = top; py < bottom; py++)
        for (let q = (py * from + left) * 4 + c; q < (py * from + right) * 4; q += 4) sum += pixels[q]!
      out[p + c] = sum / count
    }
  }
}

/** Four digits are more than anybody sees, and keep what is stored small. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** The mean of the same numbers of several things of one shape, however deep they lie. */
function meanOf<T>(all: readonly T[]): T {
  const [first] = all
  if (typeof first === 'number')
    return rounded((all as readonly number[]).reduce((sum, one) => sum + one, 0) / all.length) as T
  if (Array.isArray(first)) return first.map((_, i) => meanOf(all.map((one) => (one as unknown[])[i]))) as T
  return Object.fromEntries(
    Object.keys(first as object).map((key) => [key, meanOf(all.map((one) => (one as Record<string, unknown>)[key]))]),
  ) as T
}

/** What of hatching several pictures have in common: periods and angles of those that have it, by how much they have. */
function hatchingOf(all: readonly Measures['hatching'][]): Measures['hatching'] {
  const total = all.reduce((sum, { share }) => sum + share, 0)
  if (total === 0) return { share: 0, period: 0, angle: 0, steadiness: 0 }
  const mean = (of: (one: Measures['hatching']) => number) =>
    all.reduce((sum, one) => sum + of(one) * one.share, 0) / total
  const sines = mean(({ angle, steadiness }) => Math.sin(2 * angle) * steadiness)
  const cosines = mean(({ angle, steadiness }) => Math.cos(2 * angle) * steadiness)
  return {
    share: rounded(total / all.length),
    period: rounded(mean(({ period }) => period)),
    angle: rounded(0.5 * Math.atan2(sines, cosines)),
    steadiness: rounded(Math.hypot(sines, cosines)),
  }
}

/** What is learnt of one picture. */
export interface Study {
  measures: Measures
  /** Lightness, a and b of places all over it, one after another. */
  samples: Float32Array
}

export function study(picture: Picture): Study {
  const lab = labOf(smallOf(picture))
  return { measures: measured(lab), samples: samplesOf(lab) }
}

/** The style that studied pictures have in common; of one at least. */
export function styleOf(studies: readonly Study[]): OwnStyle {
  if (studies.length === 0) throw new RangeError('A style is learnt from one picture at least')
  const all = studies.map(({ measures }) => measures)
  return {
    version: 1,
    ...meanOf(all),
    hatching: hatchingOf(all.map(({ hatching }) => hatching)),
    palette: paletteOf(studies.map(({ samples }) => samples)).map((one) => ({
      colour: one.colour.map(rounded) as [number, number, number],
      share: rounded(one.share),
      spread: one.spread.map(rounded),
    })),
  }
}

/** The style of pictures. Pure: the same pictures in the same order, the same style. */
export const learnStyle = (pictures: readonly Picture[]): OwnStyle => styleOf(pictures.map(study))
