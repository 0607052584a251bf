import { blur, type Field } from '../../../paint/field.ts'
import type { Paint } from '../../../paint/picture.ts'

/** Which way a surface of heights (px) faces; the third part of each normal follows of the two, and is above 0. */
export interface Facing {
  x: Float32Array
  y: Float32Array
}

export function facingOf({ width, height, values }: Field): Facing {
  const facing = { x: new Float32Array(width * height), y: new Float32Array(width * height) }
  for (let y = 0; y < height; y++) facingRow(values, width, height, facing, y)
  return facing
}

function facingRow(values: Float32Array, width: number, height: number, facing: Facing, y: number) {
  const up = y > 0 ? width : 0
  const down = y < height - 1 ? width : 0
  for (let x = 0, at = y * width; x < width; x++, at++) {
    const dx = (values[at + (x < width - 1 ? 1 : 0)]! - values[at - (x > 0 ? 1 : 0)]!) * 0.5
    const dy = (values[at + down]! - values[at - up]!) * 0.5
    const scale = -1 / Math.sqrt(1 + dx * dx + dy * dy)
    facing.x[at] = dx * scale
    facing.y[at] = dy * scale
  }
}

/**
 * How much of a broad light each place gets past what stands between: 0-1. `toward`: where the light is, x right, y down, z to the eye;
 * `reach`: how far off shadows come from, px.
 */
export function shadowOf(
  { width, height, values }: Field,
  toward: readonly [number, number, number],
  reach: number,
  softness: number,
): Float32Array {
  const flat = Math.hypot(toward[0], toward[1])
  const rise = toward[2] / flat
  const steps: [dx: number, dy: number, length: number][] = []
  for (let length = 1.5; length < reach; length = length * 1.28 + 0.6)
    steps.push([Math.round((toward[0] / flat) * length), Math.round((toward[1] / flat) * length), length])
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++) shadowRow(values, width, height, steps, rise, softness, out, y)
  return out
}

function shadowRow(
  values: Float32Array,
  width: number,
  height: number,
  steps: [number, number, number][],
  rise: number,
  softness: number,
  out: Float32Array,
  y: number,
) {
  for (let x = 0, at = y * width; x < width; x++, at++) {
    let most = -softness
    const own = values[at]!
    for (let k = 0; k < steps.length; k++) {
      const [dx, dy, length] = steps[k]!
      const px = x + dx
      const py = y + dy
      if (px < 0 || py < 0 || px >= width || py >= height) break
      const above = (values[py * width + px]! - own) / length - rise
      if (above > most) most = above
    }
    const t = Math.min(1, Math.max(0, (most + softness) / (2 * softness)))
    out[at] = 1 - t * t * (3 - 2 * t)
  }
}

/** How open each place lies to the light of all sides, 0-1: less in creases, at three sizes. */
export function opennessOf(height: Field, sizes: readonly number[], strength: number): Float32Array {
  const out = new Float32Array(height.values.length).fill(1)
  for (const size of sizes) {
    const around = blur(height, size, 2).values
    const scale = strength / size
    for (let at = 0; at < out.length; at++) {
      const below = (around[at]! - height.values[at]!) * scale
      if (below > 0) out[at]! *= 1 / (1 + below)
    }
  }
  return out
}

/** Of Lab, a colour's linear light (Ottosson 2020). */
export function linearOf(l: number, a: number, b: number, into: Float32Array | number[]) {
  const p = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const q = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const r = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  into[0] = Math.max(0, 4.0767416621 * p - 3.3077115913 * q + 0.2309699292 * r)
  into[1] = Math.max(0, -1.2684380046 * p + 2.6097574011 * q - 0.3413193965 * r)
  into[2] = Math.max(0, -0.0041960863 * p - 0.7034186147 * q + 1.707614701 * r)
}

const TONES = 4096
const BRIGHTEST = 3

/** How film answers: as it is up to about two thirds, then ever less, so that nothing burns out. */
const film = (x: number) => (x < 0.6 ? x : 0.6 + 0.4 * (1 - Math.exp(-(x - 0.6) / 0.4)))
const tones = Float32Array.from({ length: TONES + 1 }, (_, k) => {
  const v = film((k / TONES) * BRIGHTEST)
  return 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
})

/** Linear light as it is shown, 0-255. */
export const shown = (light: number): number => tones[Math.min(TONES, Math.max(0, (light * (TONES / BRIGHTEST)) | 0))]!

/** Paint out of focus by `radius` px where `share` says so, 0-1. */
export function outOfFocus(paint: Paint, radius: number, share: (x: number, y: number, at: number) => number): void {
  if (Math.round(radius) < 1) return
  const { width, height } = paint
  for (const plane of [paint.red, paint.green, paint.blue]) {
    const soft = blur({ width, height, values: plane }, radius, 2).values
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++) {
        const part = share(x, y, at)
        if (part > 0) plane[at]! += (soft[at]! - plane[at]!) * Math.min(1, part)
      }
  }
}
