import type { Lab } from '../../../own-style/lab.ts'
import { blur, smoothstep } from '../../../paint/field.ts'
import { coarsened } from '../../../paint/resample.ts'
import type { Box } from '../../steps.ts'
import type { SeenFace } from '../transform.ts'

export interface Eye {
  x: number
  y: number
  /** Half the width of the whole eye, px. */
  radius: number
}

/** A face with both its eyes, px. */
export interface Looking {
  box: Box
  left: Eye
  right: Eye
  /** Between the middles of the eyes, px. */
  apart: number
  /** How like eyes they are: 0.16 at most, 1 where they are known. */
  sure: number
}

/** Cells that a face's box is looked at in, across. */
const ACROSS = 56
/** Least certainty that two dark spots are eyes. */
const SURE = 0.055
/** Eyes of our own people nearer together than that, px, are left as they are. */
const APART_LEAST = 12

/**
 * The eyes of faces that look this way: two dark spots of a size in the upper half of the box, level and about as far apart as eyes
 * are. A face where none such are found is left out.
 */
export function eyesIn(lab: Lab, faces: readonly SeenFace[]): Looking[] {
  return faces.flatMap((face) => knownLooking(lab, face) ?? lookingOf(lab, face) ?? [])
}

/** A face whose eyes are known. */
function knownLooking({ width, height }: Lab, { eyes, ...face }: SeenFace): Looking | undefined {
  if (!eyes) return undefined
  const apart = eyes.apart * width
  // Smaller than that, nobody sees whether there are any.
  if (apart < APART_LEAST) return undefined
  const eye = ({ x, y }: { x: number; y: number }): Eye => ({ x: x * width, y: y * height, radius: apart * 0.24 })
  return { box: face, left: eye(eyes.left), right: eye(eyes.right), apart, sure: 1 }
}

/** Where the eyes of a face are as a rule, where they are not to be seen. */
export function usualLooking({ width, height }: Lab, face: Box): Looking | undefined {
  const apart = face.width * width * 0.38
  if (apart < APART_LEAST) return undefined
  const eye = (side: number): Eye => ({
    x: (face.x + face.width / 2) * width + (side * apart) / 2,
    y: (face.y + face.height * 0.42) * height,
    radius: apart * 0.24,
  })
  return { box: face, left: eye(-1), right: eye(1), apart, sure: 0 }
}

function lookingOf(lab: Lab, face: Box): Looking | undefined {
  const box = {
    x: Math.max(0, Math.round(face.x * lab.width)),
    y: Math.max(0, Math.round(face.y * lab.height)),
    width: Math.round(face.width * lab.width),
    height: Math.round(face.height * lab.height),
  }
  box.width = Math.min(box.width, lab.width - box.x)
  box.height = Math.min(box.height, lab.height - box.y)
  if (box.width < 28 || box.height < 28) return undefined
  const step = Math.max(1, Math.round(box.width / ACROSS))
  const light = coarsened(cut(lab, box), step)
  const spots = darkSpots(light.values, light.width, light.height)
  let best: { score: number; one: Spot; other: Spot } | undefined
  for (const one of spots)
    for (const other of spots) {
      const score = likeEyes(one, other, light.width, light.height)
      if (other.x > one.x && score > (best?.score ?? SURE)) best = { score, one, other }
    }
  if (!best) return undefined
  const { one, other } = best
  const apart = Math.hypot(other.x - one.x, other.y - one.y) * step
  const eye = (spot: Spot): Eye => ({
    x: box.x + (spot.x + 0.5) * step,
    y: box.y + (spot.y + 0.5) * step,
    radius: apart * 0.24,
  })
  return { box, left: eye(one), right: eye(other), apart, sure: best.score }
}

function cut({ width, l }: Lab, box: Box) {
  const values = new Float32Array(box.width * box.height)
  for (let y = 0; y < box.height; y++)
    values.set(l.subarray((box.y + y) * width + box.x, (box.y + y) * width + box.x + box.width), y * box.width)
  return { width: box.width, height: box.height, values }
}

interface Spot {
  x: number
  y: number
  dark: number
}

/** Where it is darker than around, at the size of an iris. */
function darkSpots(light: Float32Array, width: number, height: number): Spot[] {
  const small = blur({ width, height, values: light }, 1, 2).values
  const large = blur({ width, height, values: light }, Math.max(2, Math.round(width * 0.09)), 2).values
  const dark = large.map((value, at) => value - small[at]!)
  const spots: Spot[] = []
  for (let y = Math.round(height * 0.2); y < height * 0.64; y++)
    for (let x = Math.round(width * 0.1); x < width * 0.9; x++) {
      const value = dark[y * width + x]!
      if (value > 0.025 && isPeak(dark, width, height, x, y)) spots.push({ x, y, dark: value })
    }
  return spots.sort((one, other) => other.dark - one.dark).slice(0, 24)
}

function isPeak(values: Float32Array, width: number, height: number, x: number, y: number): boolean {
  const own = values[y * width + x]!
  for (let j = -2; j <= 2; j++)
    for (let i = -2; i <= 2; i++) {
      const [px, py] = [x + i, y + j]
      if (px >= 0 && py >= 0 && px < width && py < height && values[py * width + px]! > own) return false
    }
  return true
}

/** How much two dark spots are as a face's eyes are: dark both, level, at the usual height and as far apart as usual. */
function likeEyes(one: Spot, other: Spot, width: number, height: number): number {
  const apart = (other.x - one.x) / width
  const level = Math.abs(other.y - one.y) / width
  if (apart < 0.24 || apart > 0.62 || level > 0.14) return 0
  const near = (value: number, usual: number, spread: number) => Math.exp(-(((value - usual) / spread) ** 2))
  const middle = (one.x + other.x) / 2 / width
  const high = (one.y + other.y) / 2 / height
  return (
    Math.min(one.dark, other.dark, 0.16) *
    near(apart, 0.42, 0.14) *
    near(level, 0, 0.09) *
    near(middle, 0.5, 0.16) *
    near(high, 0.41, 0.11)
  )
}

/**
 * The same picture with larger eyes: what lies within twice an eye's radius is drawn `much` times as large in the middle, and as it
 * was at the rim.
 */
export function withLargerEyes(lab: Lab, looks: readonly Looking[], much: number): Lab {
  const made = { ...lab, l: lab.l.slice(), a: lab.a.slice(), b: lab.b.slice() }
  for (const { left, right } of looks) for (const eye of [left, right]) enlarge(lab, made, eye, much)
  return made
}

function enlarge(lab: Lab, made: Lab, { x, y, radius }: Eye, much: number) {
  const { width, height } = lab
  const reach = radius * 2.1
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, y + reach); py++)
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
      const away = Math.hypot(px - x, py - y) / reach
      if (away >= 1) continue
      const pull = 1 - (1 - 1 / much) * (1 - away * away) ** 2
      // Eyes grow more in height than in width.
      const sx = x + (px - x) * (1 - (1 - pull) * 0.75)
      const sy = y + (py - y) * (1 - (1 - pull) * 1.1)
      const at = py * width + px
      for (const plane of ['l', 'a', 'b'] as const) made[plane][at] = sampled(lab[plane], width, height, sx, sy)
    }
}

/** A plane between its px; beyond its edge, the edge. */
export function sampled(plane: Float32Array, width: number, height: number, x: number, y: number): number {
  const cx = Math.min(width - 1.001, Math.max(0, x))
  const cy = Math.min(height - 1.001, Math.max(0, y))
  const [x0, y0] = [cx | 0, cy | 0]
  const [u, v] = [cx - x0, cy - y0]
  const at = y0 * width + x0
  const right = x0 < width - 1 ? 1 : 0
  const down = y0 < height - 1 ? width : 0
  const top = plane[at]! * (1 - u) + plane[at + right]! * u
  const bottom = plane[at + down]! * (1 - u) + plane[at + down + right]! * u
  return top + (bottom - top) * v
}

/** Where faces are: 1 in the middle of each, 0 outside. */
export function facesIn({
  width,
  height,
  faces,
}: {
  width: number
  height: number
  faces: readonly Box[]
}): Float32Array {
  const made = new Float32Array(width * height)
  for (const face of faces) {
    const [x, y] = [(face.x + face.width / 2) * width, (face.y + face.height / 2) * height]
    const [wide, high] = [Math.max(1, face.width * width * 0.62), Math.max(1, face.height * height * 0.62)]
    for (let py = Math.max(0, Math.floor(y - high)); py <= Math.min(height - 1, y + high); py++)
      for (let px = Math.max(0, Math.floor(x - wide)); px <= Math.min(width - 1, x + wide); px++) {
        const much = smoothstep(1, 0.6, Math.hypot((px - x) / wide, (py - y) / high))
        made[py * width + px] = Math.max(made[py * width + px]!, much)
      }
  }
  return made
}
