/** Three numbers: x right, y up, z towards the eye. */
export type Vec = readonly [number, number, number]

/** Where the little world is looked at from. Its disc has radius 1 about the origin; what stands on it stands on y = 0. */
export interface Eye {
  at: Vec
  forward: Vec
  up: Vec
  /** Px of one unit at distance one. */
  focal: number
  /** Where the point that is looked at lies in the picture, px. */
  middle: readonly [number, number]
}

/** How thick the base is. */
export const THICK = 0.2
/** How far away the eye is: far, so that all looks small. */
const AWAY = 7.5

/** An eye that sees the disc, and what stands on it up to `tall`, in a picture of a size. `pitch`: how steeply it looks down, radians. */
export function eyeFor(width: number, height: number, tall: number, pitch: number): Eye {
  const at: Vec = [0, AWAY * Math.sin(pitch), AWAY * Math.cos(pitch)]
  const forward: Vec = [0, -Math.sin(pitch), -Math.cos(pitch)]
  const up: Vec = [0, Math.cos(pitch), -Math.sin(pitch)]
  const top = tall * Math.cos(pitch) + 0.45 * Math.sin(pitch)
  const bottom = 1.02 * Math.sin(pitch) + THICK * Math.cos(pitch)
  const unit = Math.min((width * 0.93) / 2.08, (height * 0.88) / (top + bottom))
  const centre = height / 2 + ((top - bottom) / 2) * unit
  return { at, forward, up, focal: unit * AWAY, middle: [width / 2, centre + height * 0.008] }
}

/** Where a point of the world is seen, px, and how far away it is. */
export function seenAt(eye: Eye, [x, y, z]: Vec): { x: number; y: number; away: number } {
  const [dx, dy, dz] = [x - eye.at[0], y - eye.at[1], z - eye.at[2]]
  const away = dx * eye.forward[0] + dy * eye.forward[1] + dz * eye.forward[2]
  const up = dx * eye.up[0] + dy * eye.up[1] + dz * eye.up[2]
  return { x: eye.middle[0] + (eye.focal * dx) / away, y: eye.middle[1] - (eye.focal * up) / away, away }
}

/** The way that a px looks: its length is such that `away` is 1 along it. */
export function rayAt(eye: Eye, px: number, py: number, into: Float64Array): void {
  const u = (px - eye.middle[0]) / eye.focal
  const v = (eye.middle[1] - py) / eye.focal
  into[0] = eye.forward[0] + u
  into[1] = eye.forward[1] + v * eye.up[1]
  into[2] = eye.forward[2] + v * eye.up[2]
}

/** The lamp over the table, as ways go: to the left, above, a little before. */
export const LAMP: Vec = [-0.5, 0.72, 0.48]
