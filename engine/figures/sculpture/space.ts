import { add, amid, cross, dot, length, sub, times, unit, type Vec } from '../../mesh/geometry.ts'

// A point or direction is x right, y down, z towards the eye here; lengths in the picture's units or a frame's own.
export { add, amid as between, cross, dot, length, sub, times, unit, type Vec }

/** A rotation as three rows. */
export type Rotation = readonly [Vec, Vec, Vec]

export const upright: Rotation = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

export const rotate = (m: Rotation, v: Vec): Vec => [dot(m[0], v), dot(m[1], v), dot(m[2], v)]

/** The rotation that does `b` first, then `a`. */
export function after(a: Rotation, b: Rotation): Rotation {
  const column = (k: 0 | 1 | 2): Vec => [b[0][k], b[1][k], b[2][k]]
  const row = (r: Vec): Vec => [dot(r, column(0)), dot(r, column(1)), dot(r, column(2))]
  return [row(a[0]), row(a[1]), row(a[2])]
}

export const turned = (m: Rotation): Rotation => [
  [m[0][0], m[1][0], m[2][0]],
  [m[0][1], m[1][1], m[2][1]],
  [m[0][2], m[1][2], m[2][2]],
]

/** Degrees: yaw turns the face to the picture's right, pitch lifts the chin, roll tips the crown to the right. */
export function turn(yaw: number, pitch = 0, roll = 0): Rotation {
  const d = Math.PI / 180
  const [cy, sy] = [Math.cos(yaw * d), Math.sin(yaw * d)]
  const [cp, sp] = [Math.cos(pitch * d), Math.sin(pitch * d)]
  const [cr, sr] = [Math.cos(roll * d), Math.sin(roll * d)]
  const aboutY: Rotation = [
    [cy, 0, sy],
    [0, 1, 0],
    [-sy, 0, cy],
  ]
  const aboutX: Rotation = [
    [1, 0, 0],
    [0, cp, -sp],
    [0, sp, cp],
  ]
  const aboutZ: Rotation = [
    [cr, -sr, 0],
    [sr, cr, 0],
    [0, 0, 1],
  ]
  return after(aboutZ, after(aboutY, aboutX))
}

/** The rotation that carries the y axis on to `axis`, with the z axis as near to `face` as it can be. */
export function along(axis: Vec, face: Vec = [0, 0, 1]): Rotation {
  const y = unit(axis)
  const side = cross(y, face)
  const x = length(side) < 1e-6 ? unit(cross(y, [1, 0, 0.01])) : unit(side)
  const z = cross(x, y)
  return turned([x, y, z])
}

/** A place of one's own: its origin, its turn, and how long its unit is in the units outside. */
export interface Place {
  origin: Vec
  rotation: Rotation
  scale: number
}

export const out = (place: Place, v: Vec): Vec => add(place.origin, times(rotate(place.rotation, v), place.scale))

/** A place given within another. */
export function within(place: Place, origin: Vec, rotation: Rotation = upright, scale = 1): Place {
  return {
    origin: out(place, origin),
    rotation: after(place.rotation, rotation),
    scale: place.scale * scale,
  }
}
