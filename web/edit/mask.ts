import { MASK_RUNS_MAX, MASK_SIDE_MAX } from '../../contract/edit-facts.ts'
import type { Mask } from '../../contract/edits.ts'

/** One movement of the brush; places and radius as fractions of the picture's longer side, so that they hold at every size. */
export interface Stroke {
  radius: number
  isErasing: boolean
  /** x and y, one after the other. */
  points: number[]
}

interface Size {
  width: number
  height: number
}

/** Strokes that are kept to be taken back. */
export const STROKES_MAX = 400

/** The size of the mask of a picture: as large as it may be, and no larger than the picture. */
export function maskSize({ width, height }: Size): Size {
  const scale = Math.min(1, MASK_SIDE_MAX / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Fills a disc along the way from one point to the next. */
function dab(
  values: Uint8Array,
  size: Size,
  from: [number, number],
  to: [number, number],
  radius: number,
  value: number,
) {
  const { width, height } = size
  const [ax, ay] = from
  const [dx, dy] = [to[0] - ax, to[1] - ay]
  const length = dx * dx + dy * dy
  const least = (one: number, other: number) => Math.max(0, Math.floor(Math.min(one, other) - radius))
  const most = (one: number, other: number, side: number) =>
    Math.min(side - 1, Math.ceil(Math.max(one, other) + radius))
  for (let y = least(ay, to[1]); y <= most(ay, to[1], height); y++)
    for (let x = least(ax, to[0]); x <= most(ax, to[0], width); x++) {
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
      if ((x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2 <= radius * radius) values[y * width + x] = value
    }
}

/** Lays a stroke over what is covered already; from its `first` number on, where what came before it is there. */
export function brushOver(values: Uint8Array, size: Size, { radius, isErasing, points }: Stroke, first = 0): void {
  const longer = Math.max(size.width, size.height)
  const at = (n: number): [number, number] => [(points[n] ?? 0) * longer - 0.5, (points[n + 1] ?? 0) * longer - 0.5]
  for (let k = first; k < points.length; k += 2)
    dab(values, size, at(Math.max(0, k - 2)), at(k), Math.max(0.5, radius * longer), isErasing ? 0 : 1)
}

/** What strokes cover, a value a px: 1 where it is meant. */
export function covered(strokes: readonly Stroke[], size: Size): Uint8Array {
  const values = new Uint8Array(size.width * size.height)
  for (const stroke of strokes) brushOver(values, size, stroke)
  return values
}

function runsOf(values: Uint8Array): number[] {
  const runs: number[] = []
  let [now, length] = [0, 0]
  for (const value of values) {
    if (value === now) length++
    else {
      runs.push(length)
      now = value
      length = 1
    }
  }
  runs.push(length)
  return runs
}

/**
 * The mask that strokes make, as it is sent; undefined where they cover nothing. One that is too intricate is made coarser until it
 * can be sent.
 */
export function maskOf(strokes: readonly Stroke[], picture: Size): Mask | undefined {
  let size = maskSize(picture)
  for (;;) {
    const values = covered(strokes, size)
    if (!values.includes(1)) return undefined
    const runs = runsOf(values)
    if (runs.length <= MASK_RUNS_MAX) return { ...size, runs }
    size = { width: Math.max(1, size.width >> 1), height: Math.max(1, size.height >> 1) }
  }
}
