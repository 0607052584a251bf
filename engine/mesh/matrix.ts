import { cross, dot, length, unit, type Vec } from './geometry.ts'

/** A turn: three rows of three. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]

export const transpose = (m: Matrix): Matrix => [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]]

export const apply = (m: Matrix, v: Vec): Vec => [
  m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
  m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
  m[6] * v[0] + m[7] * v[1] + m[8] * v[2],
]

/** The turn that does `b` first, then `a`. */
export const product = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[3] + a[2] * b[6],
  a[0] * b[1] + a[1] * b[4] + a[2] * b[7],
  a[0] * b[2] + a[1] * b[5] + a[2] * b[8],
  a[3] * b[0] + a[4] * b[3] + a[5] * b[6],
  a[3] * b[1] + a[4] * b[4] + a[5] * b[7],
  a[3] * b[2] + a[4] * b[5] + a[5] * b[8],
  a[6] * b[0] + a[7] * b[3] + a[8] * b[6],
  a[6] * b[1] + a[7] * b[4] + a[8] * b[7],
  a[6] * b[2] + a[7] * b[5] + a[8] * b[8],
]

/** About an axis, degrees, right-handed. */
export function aboutAxis(axis: Vec, degrees: number): Matrix {
  const [x, y, z] = unit(axis)
  const angle = (degrees * Math.PI) / 180
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const t = 1 - c
  return [
    t * x * x + c,
    t * x * y - s * z,
    t * x * z + s * y,
    t * x * y + s * z,
    t * y * y + c,
    t * y * z - s * x,
    t * x * z - s * y,
    t * y * z + s * x,
    t * z * z + c,
  ]
}

/** Degrees about x (bows forward), y (turns to the figure's left) and z (tips to its right): z first, then x, then y. */
export const euler = (x: number, y: number, z: number): Matrix =>
  product(aboutAxis([0, 1, 0], y), product(aboutAxis([1, 0, 0], x), aboutAxis([0, 0, 1], z)))

/** The shortest turn that carries one direction on to another. */
export function between(from: Vec, to: Vec): Matrix {
  const [a, b] = [unit(from), unit(to)]
  const axis = cross(a, b)
  const sine = length(axis)
  const cosine = dot(a, b)
  if (sine < 1e-6) return cosine > 0 ? identity : aboutAxis([1, 0, 0], 180)
  return aboutAxis(axis, (Math.atan2(sine, cosine) * 180) / Math.PI)
}

/** So much of a turn: 0 none, 1 all. */
export function part(m: Matrix, share: number): Matrix {
  const axis: Vec = [m[7] - m[5], m[2] - m[6], m[3] - m[1]]
  if (length(axis) < 1e-6) return identity
  const cosine = Math.max(-1, Math.min(1, (m[0] + m[4] + m[8] - 1) / 2))
  return aboutAxis(axis, ((Math.acos(cosine) * 180) / Math.PI) * share)
}
