import { speckle } from '../noise.ts'

/** Cells each way of the tile of noise, and how many of them make one feature. */
const TILE = 64
const FINE = 4
const PERIOD = TILE / FINE
const MASK = TILE - 1

let made: Float32Array | undefined

/** Gradient noise (Perlin 2002) in space, sampled once: 1 MB that repeats after 16 features each way. */
const tile = (): Float32Array => {
  made ??= tileOf()
  return made
}

function tileOf(): Float32Array {
  const gradients = new Float32Array(PERIOD ** 3 * 3)
  for (let k = 0; k < PERIOD ** 3; k++) {
    // Evenly over the sphere: a height and an angle.
    const height = speckle(k, 1, 911) * 2 - 1
    const angle = speckle(k, 2, 911) * Math.PI * 2
    const level = Math.sqrt(1 - height * height)
    gradients.set([Math.cos(angle) * level, height, Math.sin(angle) * level], k * 3)
  }
  const out = new Float32Array(TILE ** 3)
  for (let z = 0, i = 0; z < TILE; z++)
    for (let y = 0; y < TILE; y++)
      for (let x = 0; x < TILE; x++, i++) out[i] = sampled(gradients, x / FINE, y / FINE, z / FINE)
  return out
}

function sampled(gradients: Float32Array, x: number, y: number, z: number): number {
  const [xi, yi, zi] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [u, v, w] = [x - xi, y - yi, z - zi]
  const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
  let sum = 0
  for (let k = 0; k < 8; k++) {
    const [a, b, c] = [k & 1, (k >> 1) & 1, k >> 2]
    const at = (((zi + c) % PERIOD) * PERIOD * PERIOD + ((yi + b) % PERIOD) * PERIOD + ((xi + a) % PERIOD)) * 3
    const slope = gradients[at]! * (u - a) + gradients[at + 1]! * (v - b) + gradients[at + 2]! * (w - c)
    sum += slope * fade(a ? u : 1 - u) * fade(b ? v : 1 - v) * fade(c ? w : 1 - w)
  }
  return sum * 1.5
}

/** Smooth noise in space, about -1 to 1 with mean 0, one feature a unit; repeats after 16 units. */
export function gradientNoise(x: number, y: number, z: number): number {
  const cells = tile()
  const fx = x * FINE
  const fy = y * FINE
  const fz = z * FINE
  const i = Math.floor(fx)
  const j = Math.floor(fy)
  const k = Math.floor(fz)
  const u = fx - i
  const v = fy - j
  const w = fz - k
  const x0 = i & MASK
  const x1 = (i + 1) & MASK
  const y0 = (j & MASK) * TILE
  const y1 = ((j + 1) & MASK) * TILE
  const z0 = (k & MASK) * TILE * TILE
  const z1 = ((k + 1) & MASK) * TILE * TILE
  const a = cells[x0 + y0 + z0]!
  const b = cells[x0 + y1 + z0]!
  const c = cells[x0 + y0 + z1]!
  const d = cells[x0 + y1 + z1]!
  const e = a + (cells[x1 + y0 + z0]! - a) * u
  const f = b + (cells[x1 + y1 + z0]! - b) * u
  const g = c + (cells[x1 + y0 + z1]! - c) * u
  const h = d + (cells[x1 + y1 + z1]! - d) * u
  const p = e + (f - e) * v
  return p + (g + (h - g) * v - p) * w
}

/** Octaves of it, each about twice as fine and half as strong; the space turns between them, so that no lattice shows. */
export function cloudNoise(x: number, y: number, z: number, octaves: number): number {
  let sum = 0
  let strong = 0.6
  let [px, py, pz] = [x, y, z]
  for (let octave = 0; octave < octaves; octave++) {
    sum += strong * gradientNoise(px, py, pz)
    const turned = px * 1.62 + pz * 1.21 + 3.1
    pz = pz * 1.62 - px * 1.21 + 7.7
    px = turned
    py = py * 2.03 + 5.3
    strong *= 0.5
  }
  return sum
}

/** Octaves of its height without sign: round heads with sharp folds between them, 0 to about 0.7, mean about 0.3. */
export function billows(x: number, y: number, z: number, octaves: number): number {
  let sum = 0
  let strong = 0.75
  let [px, py, pz] = [x, y, z]
  for (let octave = 0; octave < octaves; octave++) {
    sum += strong * Math.abs(gradientNoise(px, py, pz))
    const turned = px * 1.62 + pz * 1.21 + 3.1
    pz = pz * 1.62 - px * 1.21 + 7.7
    px = turned
    py = py * 2.03 + 5.3
    strong *= 0.5
  }
  return sum
}
