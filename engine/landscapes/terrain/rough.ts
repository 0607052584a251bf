import { speckle } from '../../paint/noise.ts'

const SIDE = 256
const WRAP = SIDE - 1
let table: Float32Array | undefined

function latticeTable(): Float32Array {
  const made = new Float32Array(SIDE * SIDE)
  for (let y = 0, i = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++, i++) made[i] = speckle(x, y, 7)
  table = made
  return made
}

/** Smooth noise in [0, 1), one feature a unit, repeating after 256; several times quicker than hashing, for height fields. */
export function rough(x: number, y: number, seed: number): number {
  const values = table ?? latticeTable()
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const xf = x - xi
  const yf = y - yi
  const u = xf * xf * xf * (xf * (xf * 6 - 15) + 10)
  const v = yf * yf * yf * (yf * (yf * 6 - 15) + 10)
  const x0 = (xi + seed * 37) & WRAP
  const x1 = (x0 + 1) & WRAP
  const y0 = ((yi + seed * 101) & WRAP) * SIDE
  const y1 = (y0 + SIDE) & (SIDE * SIDE - 1)
  const a = values[y0 + x0]!
  const b = values[y0 + x1]!
  const c = values[y1 + x0]!
  const d = values[y1 + x1]!
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

/** Octaves of `rough`, about [-0.5, 0.5]. */
export function swell(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0
  let amplitude = 0.5
  let fx = x
  let fy = y
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * (rough(fx, fy, seed + octave * 13) - 0.5)
    const rx = fx * 1.616 - fy * 1.216
    fy = fx * 1.216 + fy * 1.616
    fx = rx
    amplitude *= 0.48
  }
  return sum * 1.05
}

/** Sharp crests that branch, as of mountains; about [0, 1]. Each octave is rough only where the one before was high. */
export function crags(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0
  let amplitude = 0.55
  let weight = 1
  let fx = x
  let fy = y
  for (let octave = 0; octave < octaves; octave++) {
    const crest = 1 - Math.abs(2 * rough(fx, fy, seed + octave * 13) - 1)
    const value = crest * crest * weight
    weight = Math.min(1, value * 1.9)
    sum += amplitude * value
    const rx = fx * 1.616 - fy * 1.216
    fy = fx * 1.216 + fy * 1.616
    fx = rx
    amplitude *= 0.5
  }
  return sum
}
