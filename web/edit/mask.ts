import { MASK_RUNS_MAX, MASK_SIDE_MAX } from '../../contract/edit-facts.ts'
import type { Mask } from '../../contract/edits.ts'

/** What is marked: what an edit is about, or what of a subject is kept and what is not. */
export type Marking = 'mark' | 'keep' | 'drop'

/** How a marking is told in the values of a mask; 0 is none. */
const codes: Record<Marking, number> = { mark: 1, keep: 1, drop: 2 }

/**
 * Something marked by hand; places and radius as fractions of the picture's longer side, so that they hold at every size. A brush
 * goes along its points, a lasso is closed about them, a box has two of them as corners.
 */
export interface Stroke {
  tool: 'brush' | 'lasso' | 'box'
  as: Marking
  radius: number
  isErasing: boolean
  /** x and y, one after the other. */
  points: number[]
  /** How much of its radius a brush has at each point, where a pen was pressed more and less; left out: all of it. */
  pressures?: number[]
}

interface Size {
  width: number
  height: number
}

/** Strokes that are kept to be taken back. */
export const STROKES_MAX = 1000

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

/** Fills what lies within a closed line, by the even-odd rule. */
function fillWithin(values: Uint8Array, { width, height }: Size, corners: readonly [number, number][], value: number) {
  for (let y = 0; y < height; y++) {
    const crossings: number[] = []
    for (const [k, [ax, ay]] of corners.entries()) {
      const [bx, by] = corners[(k + 1) % corners.length] ?? [ax, ay]
      if (ay <= y === by <= y) continue
      crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax))
    }
    crossings.sort((one, other) => one - other)
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k] ?? 0))
      const to = Math.min(width - 1, Math.floor(crossings[k + 1] ?? -1))
      if (to >= from) values.fill(value, y * width + from, y * width + to + 1)
    }
  }
}

/** Lays a stroke over what is marked already; a brush from its `first` number on, where what came before it is there. */
export function layOver(values: Uint8Array, size: Size, stroke: Stroke, first = 0): void {
  const { tool, as, radius, isErasing, points, pressures } = stroke
  const longer = Math.max(size.width, size.height)
  const value = isErasing ? 0 : codes[as]
  const at = (n: number): [number, number] => [(points[n] ?? 0) * longer - 0.5, (points[n + 1] ?? 0) * longer - 0.5]
  if (tool === 'brush') {
    for (let k = first; k < points.length; k += 2) {
      const pressed = pressures?.[k >> 1] ?? 1
      dab(values, size, at(Math.max(0, k - 2)), at(k), Math.max(0.5, radius * pressed * longer), value)
    }
  } else if (tool === 'lasso') {
    const corners = Array.from({ length: points.length >> 1 }, (_, k) => at(2 * k))
    if (corners.length > 2) fillWithin(values, size, corners, value)
  } else {
    const [[ax, ay], [bx, by]] = [at(0), at(points.length - 2)]
    const corners: [number, number][] = [
      [ax, ay],
      [bx, ay],
      [bx, by],
      [ax, by],
    ]
    fillWithin(values, size, corners, value)
  }
}

/** What strokes mark, a value a px: 1 what is marked or kept, 2 what is dropped. */
export function covered(strokes: readonly Stroke[], size: Size): Uint8Array {
  const values = new Uint8Array(size.width * size.height)
  for (const stroke of strokes) layOver(values, size, stroke)
  return values
}

function runsOf(values: Uint8Array, code: number): number[] {
  const runs: number[] = []
  let [isIn, length] = [false, 0]
  for (const value of values) {
    if ((value === code) === isIn) length++
    else {
      runs.push(length)
      isIn = !isIn
      length = 1
    }
  }
  runs.push(length)
  return runs
}

/**
 * The mask that strokes make of one marking, as it is sent; undefined where they mark nothing so. One that is too intricate is made
 * coarser until it can be sent.
 */
export function maskOf(strokes: readonly Stroke[], picture: Size, marking: Marking = 'mark'): Mask | undefined {
  const code = codes[marking]
  let size = maskSize(picture)
  for (;;) {
    const values = covered(strokes, size)
    if (!values.includes(code)) return undefined
    const runs = runsOf(values, code)
    if (runs.length <= MASK_RUNS_MAX) return { ...size, runs }
    size = { width: Math.max(1, size.width >> 1), height: Math.max(1, size.height >> 1) }
  }
}
