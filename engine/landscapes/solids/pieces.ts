import { type Rgb, shade } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import type { Face, Point, Solid } from './solid.ts'

export const timber: Rgb = [112, 84, 56]
export const iron: Rgb = [70, 70, 76]
export const rope: Rgb = [186, 160, 112]
export const straw: Rgb = [208, 174, 92]
export const bone: Rgb = [216, 206, 180]

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const plus = (a: Point, b: Point, by = 1): Point => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unit = (a: Point): Point => {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}
export const between = (a: Point, b: Point, t = 0.5): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

/** Two directions across a line. */
function across(a: Point, b: Point): [Point, Point] {
  const along = unit(minus(b, a))
  const first = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  return [first, unit(cross(first, along))]
}

/** A squared beam from one point to another, `thick` m. */
export function beam(solid: Solid, colour: Rgb, a: Point, b: Point, thick: number, surface: Face['surface'] = 'plain') {
  const [u, v] = across(a, b)
  const corners = (p: Point): Point[] =>
    (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const
    ).map(([i, j]) => plus(plus(p, u, (i * thick) / 2), v, (j * thick) / 2))
  const [from, to] = [corners(a), corners(b)]
  const middle = between(a, b)
  for (let k = 0; k < 4; k++) {
    const n = (k + 1) % 4
    solid.face([from[k]!, from[n]!, to[n]!, to[k]!], shade(colour, (k % 2) * 0.03), surface, middle)
  }
  solid.face(to, shade(colour, 0.04), surface, middle)
  solid.face(from, shade(colour, -0.04), surface, middle)
}

/** A round limb through points, its radius told at each; its ends rounded off. */
export function limb(
  solid: Solid,
  colour: Rgb,
  points: readonly Point[],
  radii: readonly number[],
  sides = 8,
  surface: Face['surface'] = 'plain',
  glow?: Rgb,
): void {
  let before: Point[] | undefined
  let last: Point | undefined
  points.forEach((p, k) => {
    const a = points[Math.max(0, k - 1)]!
    const b = points[Math.min(points.length - 1, k + 1)]!
    const [u, v] = across(a, b)
    const ring = Array.from({ length: sides }, (_, n): Point => {
      const angle = (n / sides) * Math.PI * 2
      return plus(plus(p, u, Math.cos(angle) * radii[k]!), v, Math.sin(angle) * radii[k]!)
    })
    if (before && last) {
      const inside = between(last, p)
      for (let n = 0; n < sides; n++) {
        const m = (n + 1) % sides
        const facing = (at: Point) => unit(minus(at, p))
        solid.curved(
          [before[n]!, before[m]!, ring[m]!, ring[n]!],
          colour,
          surface,
          inside,
          facing(ring[n]!),
          facing(ring[m]!),
          { ...(glow && { glow }) },
        )
      }
    }
    before = ring
    last = p
  })
  if (before) solid.face(before, colour, surface, points.at(-2) ?? points[0]!, [], glow)
}

/** An egg of radii x, up, z about its middle. */
export function ball(
  solid: Solid,
  colour: Rgb,
  at: Point,
  [rx, up, rz]: Point,
  surface: Face['surface'] = 'plain',
  rings = 5,
  sides = 9,
  glow?: Rgb,
): void {
  const ring = (k: number): Point[] => {
    const tilt = (k / rings - 0.5) * Math.PI
    return Array.from({ length: sides }, (_, n): Point => {
      const angle = (n / sides) * Math.PI * 2
      return [
        at[0] + Math.cos(angle) * Math.cos(tilt) * rx,
        at[1] + Math.sin(tilt) * up,
        at[2] + Math.sin(angle) * Math.cos(tilt) * rz,
      ]
    })
  }
  for (let k = 0; k < rings; k++) {
    const [low, high] = [ring(k), ring(k + 1)]
    for (let n = 0; n < sides; n++) {
      const m = (n + 1) % sides
      const facing = (p: Point, q: Point) =>
        unit([(p[0] + q[0]) / 2 - at[0], (p[1] + q[1]) / 2 - at[1], (p[2] + q[2]) / 2 - at[2]])
      solid.curved(
        [low[n]!, low[m]!, high[m]!, high[n]!],
        colour,
        surface,
        at,
        facing(low[n]!, high[n]!),
        facing(low[m]!, high[m]!),
        { ...(glow && { glow }) },
      )
    }
  }
}

/** A wheel standing upright, seen from its side: rim, spokes, hub; it lies in the plane of x and up, turned by `yaw`. */
export function wheel(
  solid: Solid,
  colour: Rgb,
  at: Point,
  radius: number,
  yaw = 0,
  spokes = 8,
  thick = radius * 0.14,
) {
  const on = (angle: number, r: number): Point => [
    at[0] + Math.cos(angle) * r * Math.cos(yaw),
    at[1] + Math.sin(angle) * r,
    at[2] + Math.cos(angle) * r * Math.sin(yaw),
  ]
  const steps = 14
  for (let k = 0; k < steps; k++)
    beam(solid, colour, on((k / steps) * Math.PI * 2, radius), on(((k + 1) / steps) * Math.PI * 2, radius), thick)
  for (let k = 0; k < spokes; k++)
    beam(solid, shade(colour, 0.05), at, on((k / spokes) * Math.PI * 2, radius), thick * 0.6)
}

/** A flat sheet seen from both sides. */
export const sheet = (solid: Solid, colour: Rgb, points: Point[], surface: Face['surface'] = 'cloth', glow?: Rgb) =>
  solid.face(points, colour, surface, undefined, [], glow)

/** A rough stone of some seven faces about a point on the ground. */
export function stone(solid: Solid, colour: Rgb, at: Point, size: number, dice: Random) {
  const sides = 7
  const ring = (r: number, up: number): Point[] =>
    Array.from({ length: sides }, (_, k): Point => {
      const angle = (k / sides) * Math.PI * 2
      const wide = r * size * dice.range(0.8, 1.15)
      return [at[0] + Math.cos(angle) * wide, at[1] + up * size, at[2] + Math.sin(angle) * wide]
    })
  const rings = [ring(0.62, -0.15), ring(0.66, 0.25), ring(0.34, 0.62)]
  const middle: Point = [at[0], at[1] + size * 0.2, at[2]]
  for (let r = 0; r < 2; r++)
    for (let k = 0; k < sides; k++) {
      const n = (k + 1) % sides
      const tone = shade(colour, dice.range(-0.05, 0.05))
      solid.face([rings[r]![k]!, rings[r]![n]!, rings[r + 1]![n]!, rings[r + 1]![k]!], tone, 'plain', middle)
    }
  solid.face(rings[2]!, shade(colour, 0.05), 'plain', middle)
}
