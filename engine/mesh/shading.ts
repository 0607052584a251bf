import type { Rgb } from '../paint/colour.ts'
import { unit, type Vec } from './geometry.ts'
import type { Spot } from './mesh.ts'
import { noise3 } from './noise.ts'
import { litAt, type ShadowMap } from './shadow.ts'

/** What falls on meshes; colours 0-255, directions towards the light, y up. */
export interface Lights {
  key: { direction: Vec; colour: Rgb }
  /** From everywhere, a little more from above. */
  ambient: Rgb
  /** From the ground. */
  bounce: Rgb
  fill: { direction: Vec; colour: Rgb }
  /** From behind, along edges. */
  rim: { direction: Vec; colour: Rgb }
  /** Small ones near by: a lantern, a flame, a spell. `reach` in units of the world. */
  lamps: readonly { at: Vec; colour: Rgb; reach: number }[]
}

/** What a place was lit to. */
export interface Lit {
  red: number
  green: number
  blue: number
  /** Direct light with its shadow, 0-1. */
  key: number
  gleam: number
  /** All light that arrives, 0-1. */
  shade: number
}

/** The lights as numbers at hand. */
export interface Shading {
  lights: Lights
  key: Vec
  fill: Vec
  rim: Vec
  shadows: ShadowMap
}

export const shadingOf = (lights: Lights, shadows: ShadowMap): Shading => ({
  lights,
  key: unit(lights.key.direction),
  fill: unit(lights.fill.direction),
  rim: unit(lights.rim.direction),
  shadows,
})

/** Lights a spot that its surface has answered for. `wx`, `wy`, `wz`: where it is; `open`: what occlusion says of it. */
export function lightSpot(
  spot: Spot,
  shading: Shading,
  wx: number,
  wy: number,
  wz: number,
  open: number,
  lit: Lit,
): void {
  const { lights, key: L, fill: F, rim: R } = shading
  const { nx, ny, nz, ex, ey, ez } = spot
  const K = lights.key.colour
  const nl = nx * L[0] + ny * L[1] + nz * L[2]
  let sun = nl < -0.45 ? 0 : litAt(shading.shadows, wx + nx * 0.05, wy + ny * 0.05, wz + nz * 0.05, 0.05)
  if (spot.isHair) sun = 0.3 + 0.7 * sun
  const free = Math.min(1, open * spot.open)
  let dr: number
  let dg: number
  let db: number
  if (spot.isHair) {
    const t = spot.tx * L[0] + spot.ty * L[1] + spot.tz * L[2]
    const across = Math.sqrt(Math.max(0, 1 - t * t))
    dr = (0.35 * across + 0.65 * Math.max(0, nl * 0.8 + 0.2)) * sun
    dg = dr
    db = dr
  } else if (spot.softness > 0) {
    // Red light travels farthest under skin.
    const s = spot.softness
    const soft = (0.25 + 0.75 * sun) * (0.15 + 0.85 * sun)
    dr = wrapped(nl, 0.3 * s) * (0.05 + 0.95 * soft)
    dg = wrapped(nl, 0.2 * s) * sun
    db = wrapped(nl, 0.14 * s) * sun
  } else {
    dr = wrapped(nl, spot.wrap) * sun
    dg = dr
    db = dr
  }
  const up = ny * 0.5 + 0.5
  const filled = Math.max(0, (nx * F[0] + ny * F[1] + nz * F[2]) * 0.7 + 0.3)
  const hx = L[0] + ex
  const hy = L[1] + ey
  const hz = L[2] + ez
  const long = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz)
  let gleam: number
  if (spot.isHair) {
    const th = (spot.tx * hx + spot.ty * hy + spot.tz * hz) * long
    gleam = (1 - th * th) ** spot.gloss * spot.specular * sun * Math.max(0, nl * 0.6 + 0.4)
  } else gleam = nl > 0 ? Math.max(0, (nx * hx + ny * hy + nz * hz) * long) ** spot.gloss * spot.specular * sun : 0
  const facing = Math.max(0, nx * ex + ny * ey + nz * ez)
  const edge = (1 - facing) * (1 - facing) * (1 - facing)
  const rim =
    Math.max(0, nx * R[0] + ny * R[1] + nz * R[2] + 0.12) * (0.12 + edge * 1.6) * spot.rim * (0.3 + 0.7 * free)
  const from = 0.45 + 0.55 * up
  const below = (1 - up) * 0.6
  const { ambient: A, bounce: B } = lights
  const C = lights.fill.colour
  let red = spot.r * (K[0] * dr + (A[0] * from + B[0] * below + C[0] * filled) * free)
  let green = spot.g * (K[1] * dg + (A[1] * from + B[1] * below + C[1] * filled) * free)
  let blue = spot.b * (K[2] * db + (A[2] * from + B[2] * below + C[2] * filled) * free)
  if (spot.metal > 0) {
    const mirrored = mirror(spot, shading, facing, sun) * free
    const m = spot.metal
    red = red * (1 - m) + spot.r * (K[0] * 0.9 + A[0] * 0.5) * mirrored * m * 1.15
    green = green * (1 - m) + spot.g * (K[1] * 0.9 + A[1] * 0.5) * mirrored * m * 1.15
    blue = blue * (1 - m) + spot.b * (K[2] * 0.8 + A[2]) * mirrored * m * 1.15
  }
  let near = 0
  for (const { at, colour, reach } of lights.lamps) {
    const x = at[0] - wx
    const y = at[1] - wy
    const z = at[2] - wz
    const far = Math.sqrt(x * x + y * y + z * z) || 1e-6
    const fall = reach / (reach + far * far * 1.2)
    const arrives = Math.max(0, (nx * x + ny * y + nz * z) / far + 0.2) * fall * (0.4 + 0.6 * free)
    if (arrives < 0.002) continue
    near += arrives
    red += spot.r * colour[0] * arrives
    green += spot.g * colour[1] * arrives
    blue += spot.b * colour[2] * arrives
  }
  const M = lights.rim.colour
  const own = spot.glow * 255
  lit.red = red + K[0] * gleam + M[0] * rim + own * spot.r
  lit.green = green + K[1] * gleam + M[1] * rim + own * spot.g
  lit.blue = blue + K[2] * gleam + M[2] * rim + own * spot.b
  lit.key = Math.min(1, Math.max(0, spot.isHair || spot.softness === 0 ? dr : dr * 0.35 + dg * 0.5 + db * 0.15))
  lit.gleam = Math.min(1, gleam * 1.6)
  lit.shade = Math.min(
    1,
    (dr * 0.35 + dg * 0.5 + db * 0.15) * 0.8 + 0.2 * free * filled + 0.12 * free + rim * 0.5 + gleam + near * 0.5,
  )
}

const wrapped = (nl: number, by: number) => Math.max(0, (nl + by) / (1 + by))

/** How bright what a polished surface mirrors is: a dark floor, a sky, a window on the light's side. */
function mirror(spot: Spot, { key: L, rim: R }: Shading, facing: number, sun: number): number {
  const { nx, ny, nz, ex, ey, ez } = spot
  const rx = 2 * facing * nx - ex
  const ry = 2 * facing * ny - ey
  const rz = 2 * facing * nz - ez
  const sky = Math.max(0, ry * 0.5 + 0.5)
  const window = Math.max(0, rx * L[0] + ry * L[1] + rz * L[2])
  const behind = Math.max(0, rx * R[0] + ry * R[1] + rz * R[2])
  return (
    0.12 +
    0.34 * sky * sky +
    0.95 * window ** 5 * (0.3 + 0.7 * sun) +
    0.25 * behind ** 4 +
    0.12 * noise3(rx * 3 + 9, ry * 5, rz * 3)
  )
}
