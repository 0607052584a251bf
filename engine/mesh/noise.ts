import { speckle } from '../paint/noise.ts'

/** A shuffled list of all bytes, twice over, so that three lookups make a lattice. */
const shuffled = (() => {
  const order = Array.from({ length: 256 }, (_, i) => i).sort((a, b) => speckle(a, 7, 41) - speckle(b, 7, 41))
  return Uint8Array.from({ length: 512 }, (_, i) => order[i & 255]!)
})()
const heights = Float32Array.from({ length: 256 }, (_, i) => speckle(i, 3, 17))

/** Smooth noise in space, in [0, 1), one feature a unit; repeats after 256 units. */
export function noise3(x: number, y: number, z: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const zi = Math.floor(z)
  let u = x - xi
  let v = y - yi
  let w = z - zi
  u = u * u * (3 - 2 * u)
  v = v * v * (3 - 2 * v)
  w = w * w * (3 - 2 * w)
  const X = xi & 255
  const Y = yi & 255
  const Z = zi & 255
  const a = (shuffled[X]! + Y) & 255
  const b = (shuffled[X + 1]! + Y) & 255
  const aa = shuffled[a]! + Z
  const ab = shuffled[a + 1]! + Z
  const ba = shuffled[b]! + Z
  const bb = shuffled[b + 1]! + Z
  const h = heights
  const s = shuffled
  const x1 = h[s[aa & 511]!]! + u * (h[s[ba & 511]!]! - h[s[aa & 511]!]!)
  const x2 = h[s[ab & 511]!]! + u * (h[s[bb & 511]!]! - h[s[ab & 511]!]!)
  const x3 = h[s[(aa + 1) & 511]!]! + u * (h[s[(ba + 1) & 511]!]! - h[s[(aa + 1) & 511]!]!)
  const x4 = h[s[(ab + 1) & 511]!]! + u * (h[s[(bb + 1) & 511]!]! - h[s[(ab + 1) & 511]!]!)
  const y1 = x1 + v * (x2 - x1)
  const y2 = x3 + v * (x4 - x3)
  return y1 + w * (y2 - y1)
}

/** Three octaves of it, the mean 0.5. */
export const cloud3 = (x: number, y: number, z: number): number =>
  noise3(x, y, z) * 0.55 + noise3(x * 2.1 + 7, y * 2.1, z * 2.1) * 0.3 + noise3(x * 4.3, y * 4.3 + 3, z * 4.3) * 0.15
