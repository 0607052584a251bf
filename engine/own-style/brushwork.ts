import { BANDS, type OwnStyle } from '../../contract/own-styles.ts'
import { blur, type Field, field } from '../paint/field.ts'
import { kuwahara } from '../paint/kuwahara.ts'
import { speckle } from '../paint/noise.ts'
import { coarsened, spread } from '../paint/resample.ts'
import type { Lab } from './lab.ts'
import { bandsOf, blursOf } from './measure.ts'
import { grainwayOf } from './strokes.ts'
import { isHatched } from './surface.ts'

/** How far each band may be weakened and strengthened: what is finest becomes grain, what is broadest the light of the picture. */
const bounds: readonly (readonly [number, number])[] = [
  [0.35, 1.5],
  [0.35, 1.7],
  [0.4, 1.8],
  [0.5, 1.7],
  [0.6, 1.5],
  [0.7, 1.3],
]

/** Brings the detail of each band to the strength that it has in a style: its contrast, from the finest to the broadest. */
export function balance(lab: Lab, wanted: readonly number[], unit: number, spared: Float32Array): void {
  const { width, height, l } = lab
  const blurs = blursOf({ width, height, values: l.slice() }, unit)
  const own = bandsOf(blurs)
  const gains = Array.from({ length: BANDS }, (_, k) => {
    const [least, most] = bounds[k]!
    return Math.min(most, Math.max(least, (wanted[k]! / Math.max(0.002, own[k]!)) ** 0.8))
  })
  const planes = blurs.map(({ values }) => values)
  for (let y = 0; y < height; y++) balanceRow(l, planes, gains, spared, width, y)
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function balanceRow(
  l: Float32Array,
  planes: readonly Float32Array[],
  gains: readonly number[],
  spared: Float32Array,
  width: number,
  y: number,
): void {
  for (let i = y * width; i < (y + 1) * width; i++) {
    let sum = planes[BANDS]![i]!
    const keep = 1 - 0.6 * spared[i]!
    for (let k = 0; k < BANDS; k++) sum += (planes[k]![i]! - planes[k + 1]![i]!) * (1 + (gains[k]! - 1) * keep)
    l[i] = sum
  }
}

/** Makes a picture as flat as those of a style, in touches with sharp edges. */
export function flatten(lab: Lab, flat: number, own: number, unit: number, spared: Float32Array): void {
  const part = Math.min(0.9, Math.max(0, flat - own) * 1.8)
  if (part < 0.05) return
  const { width, height, l, a, b } = lab
  const touches = kuwahara({ width, height, red: a, green: l, blue: b }, 3.2 * unit)
  for (let i = 0; i < l.length; i++) {
    const by = part * (1 - 0.75 * spared[i]!)
    l[i]! += (touches.green[i]! - l[i]!) * by
    a[i]! += (touches.red[i]! - a[i]!) * by
    b[i]! += (touches.blue[i]! - b[i]!) * by
  }
}

/** Most that the ridges of strokes lighten or darken. */
const RIDGES_MAX = 0.035

/**
 * Lays on the strokes of a brush along the forms of the picture, as long as the style's: noise drawn out along the way of least
 * change (line integral convolution; Cabral & Leedom 1993), where the style has strokes and the picture has few.
 */
export function stroke(lab: Lab, wanted: OwnStyle, own: OwnStyle['brush'], unit: number, seed: number): void {
  const { brush, bands } = wanted
  if (isHatched(wanted)) return
  const longer = Math.max(0, brush.length - own.length)
  const strength = Math.min(RIDGES_MAX, bands[1]! * Math.max(0, brush.coherence - 0.3) * Math.min(1, longer / 3) * 3)
  if (strength < 0.003) return
  const { width, height, l } = lab
  const step = Math.max(1, Math.round(2 * unit))
  const small = coarsened({ width, height, values: l }, step)
  const way = grainwayOf(small, 5)
  const noise = field(small.width, small.height)
  for (let i = 0; i < noise.values.length; i++)
    noise.values[i] = speckle(i % small.width, (i / small.width) | 0, seed) - 0.5
  const half = Math.max(2, Math.min(12, Math.round((brush.length * 0.7 * unit) / step)))
  const drawn = field(small.width, small.height)
  for (let y = 0; y < small.height; y++) drawnRow(drawn, noise, way.angle, half, y)
  const ridges = spread(drawn, step, width, height)
  const fine = blur(ridges, 3 * unit, 1).values
  for (let i = 0; i < l.length; i++)
    l[i]! += (ridges.values[i]! - fine[i]!) * strength * 2.2 * Math.sqrt(half * 2 + 1) * (0.4 + l[i]! * 0.8)
}

function drawnRow({ width, height, values }: Field, noise: Field, angle: Float32Array, half: number, y: number): void {
  for (let x = 0; x < width; x++) {
    const here = y * width + x
    let sum = noise.values[here]!
    const [dx, dy] = [Math.cos(angle[here]!), Math.sin(angle[here]!)]
    for (const sign of [-1, 1]) {
      let [px, py, ux, uy] = [x + 0.5, y + 0.5, dx * sign, dy * sign]
      for (let k = 0; k < half; k++) {
        px += ux
        py += uy
        if (px < 0 || py < 0 || px >= width || py >= height) break
        const at = (py | 0) * width + (px | 0)
        sum += noise.values[at]!
        const [nx, ny] = [Math.cos(angle[at]!), Math.sin(angle[at]!)]
        const turn = nx * ux + ny * uy < 0 ? -1 : 1
        ux = nx * turn
        uy = ny * turn
      }
    }
    values[here] = sum / (2 * half + 1)
  }
}
