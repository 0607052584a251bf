import { add, length, sub, type Vec, vertexOf } from '../../mesh/geometry.ts'
import { apply, euler, transpose } from '../../mesh/matrix.ts'
import { bodyData } from '../anatomy/data.ts'
import type { Figure } from '../anatomy/figure.ts'

/**
 * What a hat is made on: a head without its ears, measured about the hat's own axis. Places of a hat are in decimetres from amid the
 * skull: y up along the axis, z to the brow, x to the figure's left. Angles are radians, 0 before, a quarter turn the left.
 */
export interface Block {
  /** How large the head is beside the usual one. */
  size: number
  /** Where the skull ends upwards. */
  top: number
  /** How far the head reaches from the axis at a height. */
  reach(angle: number, y: number): number
  /** A place of the hat on the body at rest, and back. */
  out(place: Vec): Vec
  into(place: Vec): Vec
}

const ANGLES = 40
const LOW = -1.7
const STEP = 0.1
const ROWS = 30

let ears: Set<number> | undefined
/** Vertices of the ears: hats rest on the skull, not on them. */
export function earVertices(): ReadonlySet<number> {
  if (ears) return ears
  ears = new Set()
  for (const side of ['l', 'r']) {
    const target = bodyData().targets.get(`ears/${side}-ear-scale-incr`)
    if (!target) continue
    const { of, moves } = target
    const far = Array.from(of, (_, i) => Math.hypot(moves[i * 3]!, moves[i * 3 + 1]!, moves[i * 3 + 2]!))
    // What moves but little is the side of the head.
    const least = 0.22 * Math.max(...far)
    for (let i = 0; i < of.length; i++) if (far[i]! > least) ears.add(of[i]!)
  }
  return ears
}

/** Measures a head for a hat that is tipped back and aside by so many degrees, and worn so much lower, head sizes. */
export function blockOf({ rest, eye, head }: Figure, back = 0, aside = 0, drop = 0): Block {
  const amid: Vec = [0, eye[1] + (0.35 - drop) * head[1], eye[2] - 0.86 * head[2]]
  const turn = euler(-back, 0, aside)
  const home = transpose(turn)
  const into = (place: Vec) => apply(home, sub(place, amid))
  const places: { angle: number; y: number; far: number }[] = []
  const skip = earVertices()
  let top = 0
  for (const vertex of headVertices()) {
    if (skip.has(vertex)) continue
    const place = vertexOf(rest, vertex)
    const [x, y, z] = into(place)
    const far = Math.hypot(x, z)
    if (far > 1.5 * head[2]) continue
    top = Math.max(top, y)
    places.push({ angle: Math.atan2(x, z), y, far })
  }
  const grid = measured(places, top)
  return {
    size: Math.cbrt(head[0] * head[1] * head[2]),
    top,
    into,
    out: (place) => add(amid, apply(turn, place)),
    reach(angle, y) {
      const column = ((angle / (2 * Math.PI) + 2) % 1) * ANGLES
      const row = Math.min(ROWS - 1.001, Math.max(0, (y - LOW) / STEP))
      const [i, j] = [Math.floor(column), Math.floor(row)]
      const [a, b] = [column - i, row - j]
      const at = (across: number, up: number) => grid[up * ANGLES + (across % ANGLES)]!
      return (at(i, j) * (1 - a) + at(i + 1, j) * a) * (1 - b) + (at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a) * b
    },
  }
}

let heads: number[] | undefined
/** Vertices of the body above its neck. */
export function headVertices(): readonly number[] {
  if (heads) return heads
  const { groups, positions, joints } = bodyData()
  const eye = joints['joint-l-eye']?.[0] ?? 0
  const all = new Set(groups.get('body')?.faces)
  heads = [...all].filter((vertex) => {
    const [x, y, z] = sub(vertexOf(positions, vertex), vertexOf(positions, eye))
    return y > -1.4 && length([x, 0, z + 0.8]) < 1.5
  })
  return heads
}

/** The farthest place about each angle and height: a little more than the head, never less. */
function measured(places: readonly { angle: number; y: number; far: number }[], top: number): Float32Array {
  const grid = new Float32Array(ANGLES * ROWS)
  for (const { angle, y, far } of places) {
    const wide = Math.min(ANGLES / 2, Math.ceil((0.2 / Math.max(0.05, far) / (2 * Math.PI)) * ANGLES))
    const column = Math.round((angle / (2 * Math.PI) + 1) * ANGLES)
    const row = (y - LOW) / STEP
    for (let j = Math.max(0, Math.ceil(row - 1.2)); j <= Math.min(ROWS - 1, row + 1.2); j++) {
      if (LOW + j * STEP > top + STEP) continue
      for (let i = column - wide; i <= column + wide; i++) {
        const at = j * ANGLES + (i % ANGLES)
        grid[at] = Math.max(grid[at]!, far)
      }
    }
  }
  const smooth = new Float32Array(grid.length)
  for (let j = 0; j < ROWS; j++)
    for (let i = 0; i < ANGLES; i++) {
      let sum = 0
      for (let k = -2; k <= 2; k++) sum += grid[j * ANGLES + ((i + k + ANGLES) % ANGLES)]!
      smooth[j * ANGLES + i] = sum / 5
    }
  return smooth
}
