import { AWAY, type Eye } from './eye.ts'
import { gradientNoise } from './gradient-noise.ts'
import type { Ramp } from './ramp.ts'
import { DENSE, type Volume } from './volume.ts'

/** How a volume takes and gives light. Colours are light: see film.ts. */
export interface Look {
  /** What it shines with of itself, by heat; and how strongly, 1 as the ramp says. */
  emission: Ramp
  shines: number
  /** Its own colour, by tint. */
  tint: Ramp
  /** How much it takes away a length at density 1: 4 veils, 11 fire, 13 vapour, 30 smoke that hides. */
  thick: number
  /** Of the lamp that `lightThrough` followed, and from everywhere. */
  light: readonly [number, number, number]
  ambient: readonly [number, number, number]
  /** How much of its own light it scatters about in itself. */
  glow: number
  /** How fine its detail is, features a length; how strongly it stirs the density and the heat. */
  detail: { fine: number; density: number; heat: number }
}

/** What a march sees: light and how much of what lies behind comes through, four values a px of a smaller picture. */
export interface Marched {
  width: number
  height: number
  light: Float32Array
  /** How deep the middle of what is seen lies; 0 where there is nothing. */
  depth: Float32Array
}

/** Emission spread over coarse cells, standing for light scattered many times; and which cells have anything near. */
interface Glow {
  cells: readonly [number, number, number]
  planes: readonly [Float32Array, Float32Array, Float32Array]
  isNear: Uint8Array
}

function glowOf({ cells, bytes }: Volume, emission: Ramp): Glow {
  const [nx, ny, nz] = cells
  const coarse = cells.map((n) => Math.ceil(n / 4)) as [number, number, number]
  const [a, b, c] = coarse
  const planes = [new Float32Array(a * b * c), new Float32Array(a * b * c), new Float32Array(a * b * c)] as const
  const isFull = new Uint8Array(a * b * c)
  for (let k = 0, i = 0; k < nz; k++)
    for (let j = 0; j < ny; j++) {
      const row = ((k >> 2) * b + (j >> 2)) * a
      for (let x = 0; x < nx; x++, i += 4) {
        const density = bytes[i]!
        if (density === 0) continue
        const at = row + (x >> 2)
        isFull[at] = 1
        const hot = bytes[i + 1]! * 3
        if (hot === 0) continue
        const by = (density * DENSE) / 255 / 64
        planes[0][at]! += emission[hot]! * by
        planes[1][at]! += emission[hot + 1]! * by
        planes[2][at]! += emission[hot + 2]! * by
      }
    }
  const scratch = new Float32Array(a * b * c)
  for (const plane of planes)
    for (let round = 0; round < 2; round++) {
      spreadLines(plane, scratch, a, 1, b, a, c, a * b)
      spreadLines(scratch, plane, b, a, a, 1, c, a * b)
      spreadLines(plane, scratch, c, a * b, a, 1, b, a)
      plane.set(scratch)
    }
  return { cells: coarse, planes, isNear: grown(isFull, coarse) }
}

const SPREAD = 3

function spreadLines(
  from: Float32Array,
  to: Float32Array,
  long: number,
  along: number,
  n1: number,
  s1: number,
  n2: number,
  s2: number,
): void {
  for (let p = 0; p < n2; p++)
    for (let q = 0; q < n1; q++) {
      const start = p * s2 + q * s1
      let sum = 0
      for (let i = 0; i < Math.min(SPREAD, long); i++) sum += from[start + i * along]!
      for (let i = 0; i < long; i++) {
        if (i + SPREAD < long) sum += from[start + (i + SPREAD) * along]!
        if (i > SPREAD) sum -= from[start + (i - SPREAD - 1) * along]!
        to[start + i * along] = sum / (2 * SPREAD + 1)
      }
    }
}

function grown(full: Uint8Array, [a, b, c]: readonly [number, number, number]): Uint8Array {
  const out = new Uint8Array(full.length)
  for (let k = 0, i = 0; k < c; k++)
    for (let j = 0; j < b; j++)
      for (let x = 0; x < a; x++, i++) {
        if (full[i] === 0) continue
        for (let z = Math.max(0, k - 1); z <= Math.min(c - 1, k + 1); z++)
          for (let y = Math.max(0, j - 1); y <= Math.min(b - 1, j + 1); y++)
            for (let w = Math.max(0, x - 1); w <= Math.min(a - 1, x + 1); w++) out[(z * b + y) * a + w] = 1
      }
  return out
}

/**
 * Looks at a volume from an eye, `step` px of the picture a px. `behind` tells how deep the scene lies at each of those px (lengths
 * from the eye, along its gaze); `fine` is the length of a stride.
 */
export function march(volume: Volume, eye: Eye, step: number, behind: Float32Array, look: Look, fine: number): Marched {
  const width = Math.ceil(eye.frame.width / step)
  const height = Math.ceil(eye.frame.height / step)
  const out: Marched = {
    width,
    height,
    light: new Float32Array(width * height * 4),
    depth: new Float32Array(width * height),
  }
  const glow = glowOf(volume, look.emission)
  for (let y = 0; y < height; y++) marchRow(volume, glow, eye, step, behind, look, fine, out, y)
  return out
}

function marchRow(
  volume: Volume,
  glow: Glow,
  eye: Eye,
  step: number,
  behind: Float32Array,
  look: Look,
  fine: number,
  out: Marched,
  py: number,
): void {
  const { box, cells, bytes } = volume
  const [nx, ny, nz] = cells
  const [sx, sy, sz] = volume.step
  const { emission, tint, thick, shines } = look
  const [lr, lg, lb] = look.light
  const [ar, ag, ab] = look.ambient
  const { fine: detail, density: stirs, heat: heats } = look.detail
  const [g0, g1, g2] = glow.planes
  const [ga, gb] = glow.cells
  const slope = AWAY * eye.size
  const dy = (eye.vanishing[1] - (py + 0.5) * step) / slope
  for (let px = 0, i = py * out.width; px < out.width; px++, i++) {
    out.light[i * 4 + 3] = 1
    // A ray is followed by its depth before the eye: each length of it is `long` lengths of way.
    const dx = ((px + 0.5) * step - eye.vanishing[0]) / slope
    const long = Math.sqrt(dx * dx + dy * dy + 1)
    let from = Math.max(0.3, AWAY - box[5])
    let to = Math.min(behind[i]!, AWAY - box[2])
    if (dx !== 0) {
      const a = (box[0] - eye.x) / dx
      const b = (box[3] - eye.x) / dx
      from = Math.max(from, Math.min(a, b))
      to = Math.min(to, Math.max(a, b))
    }
    if (dy !== 0) {
      const a = (box[1] - eye.y) / dy
      const b = (box[4] - eye.y) / dy
      from = Math.max(from, Math.min(a, b))
      to = Math.min(to, Math.max(a, b))
    }
    if (!(to > from)) continue
    let through = 1
    let red = 0
    let green = 0
    let blue = 0
    let weight = 0
    let deep = 0
    let t = from + fine * ((px * 0.7548776662 + py * 0.5698402909) % 1)
    while (t < to && through > 0.015) {
      const x = eye.x + dx * t
      const y = eye.y + dy * t
      const z = AWAY - t
      const gx = (x - box[0]) / sx
      const gy = (y - box[1]) / sy
      const gz = (z - box[2]) / sz
      const X = gx | 0
      const Y = gy | 0
      const Z = gz | 0
      if (gx < 0 || gy < 0 || gz < 0 || X >= nx - 1 || Y >= ny - 1 || Z >= nz - 1) {
        t += fine
        continue
      }
      const coarse = ((Z >> 2) * gb + (Y >> 2)) * ga + (X >> 2)
      if (glow.isNear[coarse] === 0) {
        t += fine * 2.5
        continue
      }
      const u = gx - X
      const v = gy - Y
      const w = gz - Z
      const p = ((Z * ny + Y) * nx + X) * 4
      const q = p + nx * 4
      const r = p + nx * ny * 4
      const s = r + nx * 4
      const w000 = (1 - u) * (1 - v) * (1 - w)
      const w100 = u * (1 - v) * (1 - w)
      const w010 = (1 - u) * v * (1 - w)
      const w110 = u * v * (1 - w)
      const w001 = (1 - u) * (1 - v) * w
      const w101 = u * (1 - v) * w
      const w011 = (1 - u) * v * w
      const w111 = u * v * w
      let density =
        (bytes[p]! * w000 +
          bytes[p + 4]! * w100 +
          bytes[q]! * w010 +
          bytes[q + 4]! * w110 +
          bytes[r]! * w001 +
          bytes[r + 4]! * w101 +
          bytes[s]! * w011 +
          bytes[s + 4]! * w111) *
        (DENSE / 255)
      if (density > 0.004) {
        const stir = gradientNoise(x * detail, y * detail, z * detail)
        density += stir * stirs * Math.min(1, density * 2.2)
        if (density > 0.004) {
          const heat =
            bytes[p + 1]! * w000 +
            bytes[p + 5]! * w100 +
            bytes[q + 1]! * w010 +
            bytes[q + 5]! * w110 +
            bytes[r + 1]! * w001 +
            bytes[r + 5]! * w101 +
            bytes[s + 1]! * w011 +
            bytes[s + 5]! * w111
          const tone =
            bytes[p + 2]! * w000 +
            bytes[p + 6]! * w100 +
            bytes[q + 2]! * w010 +
            bytes[q + 6]! * w110 +
            bytes[r + 2]! * w001 +
            bytes[r + 6]! * w101 +
            bytes[s + 2]! * w011 +
            bytes[s + 6]! * w111
          const lit =
            (bytes[p + 3]! * w000 +
              bytes[p + 7]! * w100 +
              bytes[q + 3]! * w010 +
              bytes[q + 7]! * w110 +
              bytes[r + 3]! * w001 +
              bytes[r + 7]! * w101 +
              bytes[s + 3]! * w011 +
              bytes[s + 7]! * w111) /
            255
          const hot = Math.min(255, Math.max(0, heat + stir * heats * 255) | 0) * 3
          const toned = Math.min(255, tone | 0) * 3
          const taken = 1 - Math.exp(-density * thick * fine * long)
          const k = through * taken
          red += k * (emission[hot]! * shines + tint[toned]! * (lr * lit + ar + g0[coarse]! * look.glow))
          green += k * (emission[hot + 1]! * shines + tint[toned + 1]! * (lg * lit + ag + g1[coarse]! * look.glow))
          blue += k * (emission[hot + 2]! * shines + tint[toned + 2]! * (lb * lit + ab + g2[coarse]! * look.glow))
          weight += k
          deep += k * t
          through *= 1 - taken
        }
      }
      t += fine
    }
    out.light[i * 4] = red
    out.light[i * 4 + 1] = green
    out.light[i * 4 + 2] = blue
    out.light[i * 4 + 3] = through
    out.depth[i] = weight > 0.02 ? deep / weight : 0
  }
}
