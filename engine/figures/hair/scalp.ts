import { length, sub, times, unit, type Vec, vertexOf } from '../../mesh/geometry.ts'
import type { Figure } from '../anatomy/figure.ts'
import { earVertices, headVertices } from '../hats/block.ts'
import type { FaceSpot } from '../surface/skin.ts'

/** A head as hair lies on it, in head sizes from amid the skull: x to the figure's left, y up, z to the brow. */
export interface Skull {
  into(place: Vec): Vec
  out(place: Vec): Vec
  /** How far the head reaches that way. */
  reach(way: Vec): number
  /** A place pushed out of the head so that it stands `off` it. */
  clear(place: Vec, off: number): Vec
}

/** Between the eyes and amid the skull, in head sizes. */
export const RISE = 0.35
export const BEHIND = 0.86

const AROUND = 40
const UP = 22

export function skullOf({ rest, eye, head }: Figure): Skull {
  const amid: Vec = [0, eye[1] + RISE * head[1], eye[2] - BEHIND * head[2]]
  const into = (place: Vec): Vec => {
    const [x, y, z] = sub(place, amid)
    return [x / head[0], y / head[1], z / head[2]]
  }
  const grid = new Float32Array(AROUND * UP)
  const skip = earVertices()
  for (const vertex of headVertices()) {
    if (skip.has(vertex)) continue
    const place = into(vertexOf(rest, vertex))
    const far = length(place)
    // Neither the neck nor the shoulders are of the skull.
    if (far > 1.9 || (place[2] < 0.25 && (place[1] < -1.1 || far > 1.4))) continue
    const [column, row] = cellOf(place, far)
    const level = Math.sqrt(Math.max(0.02, 1 - (place[1] / far) ** 2))
    const wide = Math.ceil(0.7 / level)
    for (let j = Math.max(0, Math.floor(row)); j <= Math.min(UP - 1, Math.ceil(row)); j++)
      for (let i = Math.round(column) - wide; i <= Math.round(column) + wide; i++) {
        const at = j * AROUND + ((i + 4 * AROUND) % AROUND)
        grid[at] = Math.max(grid[at]!, far)
      }
  }
  const reach = (way: Vec): number => {
    const [column, row] = cellOf(way, length(way) || 1)
    const i = Math.floor(column)
    const j = Math.min(UP - 2, Math.max(0, Math.floor(row)))
    const [a, b] = [column - i, Math.min(1, Math.max(0, row - j))]
    const at = (across: number, up: number) => grid[up * AROUND + ((across + AROUND) % AROUND)]!
    return (at(i, j) * (1 - a) + at(i + 1, j) * a) * (1 - b) + (at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a) * b
  }
  return {
    into,
    out: ([x, y, z]) => [amid[0] + x * head[0], amid[1] + y * head[1], amid[2] + z * head[2]],
    reach,
    clear(place, off) {
      const far = length(place)
      // Nothing of the head reaches so far, the chin left out, before which hair is held aside.
      if (far > 1.3 + off && place[2] < 0.3) return place
      const most = reach(place) + off
      let [x, y, z] = far < most ? times(unit(place), most) : place
      // Below the ears there is a neck, which the skull does not reach round.
      if (y < -0.75) {
        const round = Math.hypot(x, z + 0.25)
        const neck = 0.5 + off
        if (round < neck && round > 1e-6) {
          x *= neck / round
          z = (z + 0.25) * (neck / round) - 0.25
        }
      }
      return [x, y, z]
    },
  }
}

function cellOf([x, y, z]: Vec, far: number): [column: number, row: number] {
  const column = ((Math.atan2(x, z) / (2 * Math.PI) + 1) % 1) * AROUND
  const row = (Math.asin(Math.max(-1, Math.min(1, y / far))) / Math.PI + 0.5) * (UP - 1)
  return [column, row]
}

/** The line hair grows from: how high above the eyes it is by the angle about the head, from the brow (0) to the nape. */
const line: readonly (readonly [angle: number, height: number])[] = [
  [0, 0.67],
  [0.45, 0.64],
  [0.7, 0.52],
  [0.88, 0.27],
  [1.02, -0.02],
  [1.12, -0.14],
  [1.42, -0.12],
  [1.62, 0.14],
  [1.85, 0.02],
  [2.15, -0.5],
  [Math.PI, -0.66],
]

/** How the line differs: temples that recede, a peak amid the brow. */
export interface Hairline {
  recede?: number
  peak?: number
}

/** The angle about the head of a place of the face's own measures. */
export const aboutOf = ({ x, z }: FaceSpot): number => Math.atan2(Math.abs(x), z + BEHIND)

/** How far above the hairline a place is, in head sizes; below 0 outside of it. */
export function withinLine(face: FaceSpot, { recede = 0, peak = 0 }: Hairline = {}): number {
  const angle = aboutOf(face)
  let height = line[line.length - 1]![1]
  for (let k = 1; k < line.length; k++) {
    const [a, low] = line[k - 1]!
    const [b, high] = line[k]!
    if (angle > b) continue
    height = low + ((high - low) * Math.max(0, angle - a)) / (b - a)
    break
  }
  height += recede * (0.5 * Math.exp(-(((angle - 0.55) / 0.35) ** 2)) + 0.1 * Math.exp(-((angle / 0.5) ** 2)))
  height += peak * (0.13 * Math.exp(-(((angle - 0.5) / 0.28) ** 2)) - 0.12 * Math.exp(-((angle / 0.14) ** 2)))
  return face.y - height
}
