import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Field } from './field.ts'
import { angleAt, type Flow } from './grain-flow.ts'
import { cloud, ribbon } from './pen-lines.ts'

/** Lines that a knife leaves standing: they run with the form and are as wide as their place is dark. Lengths in px. */
export interface Cut {
  flow: Flow
  /** Turned from the way the form runs, radians, by place (px index). */
  turn: (i: number) => number
  /** From the middle of one line to the middle of the next, by place. */
  gap: (i: number) => number
  /** How far apart lines may begin. */
  seeds: number
  /** Part of the gap that stands, by place: 0 all cut away, 1 and over all black. */
  stand: (i: number) => number
  /** Which lines may run into each other: they end where this changes. */
  region: (i: number) => number
  /** Regions that are cut by somebody else. */
  isLeft: (region: number) => boolean
  long: number
  unit: number
}

const stride = 2

/** Cuts a whole plate in lines that keep their distance (after Jobard & Lefer 1997). */
export function cutLines(pen: SKRSContext2D, { width, height }: Field, cut: Cut): void {
  const taken = new Uint8Array(width * height)
  const columns = Math.ceil(width / cut.seeds)
  const rows = Math.ceil(height / cut.seeds)
  const back = { points: new Float32Array(2 * Math.ceil(cut.long / stride) + 4), count: 0 }
  const on = { points: new Float32Array(back.points.length), count: 0 }
  pen.beginPath()
  for (let k = 0; k < columns * rows; k++) {
    const row = (k / columns) | 0
    // Rows half a step apart, or seeds would stand in files.
    const x = (k - row * columns + 0.5 * (row & 1)) * cut.seeds
    const y = (row + 0.5) * cut.seeds
    if (x >= width - 2 || y >= height - 2 || x < 2 || y < 2) continue
    const i = (y | 0) * width + (x | 0)
    if (taken[i] === 1 || cut.isLeft(cut.region(i)) || cut.stand(i) <= 0.08) continue
    follow(back, taken, width, height, cut, x, y, -1)
    follow(on, taken, width, height, cut, x, y, 1)
    if (back.count + on.count < 5) continue
    const points: number[] = []
    for (let p = back.count - 1; p >= 0; p--) points.push(back.points[p * 2]!, back.points[p * 2 + 1]!)
    points.push(x, y)
    for (let p = 0; p < on.count; p++) points.push(on.points[p * 2]!, on.points[p * 2 + 1]!)
    mark(taken, width, height, points, cut)
    ribbons(pen, points, width, cut, k)
  }
  pen.fill()
}

function follow(
  out: { points: Float32Array; count: number },
  taken: Uint8Array,
  width: number,
  height: number,
  { flow, turn, stand, region, long }: Cut,
  x0: number,
  y0: number,
  side: number,
): void {
  out.count = 0
  const from = (y0 | 0) * width + (x0 | 0)
  const own = region(from)
  let [x, y] = [x0, y0]
  let angle = angleAt(flow, x, y) + turn(from)
  let dx = Math.cos(angle) * side
  let dy = Math.sin(angle) * side
  for (let d = 0; d < long / 2; d += stride) {
    x += dx * stride
    y += dy * stride
    if (!(x >= 2 && y >= 2 && x < width - 2 && y < height - 2)) return
    const j = (y | 0) * width + (x | 0)
    if (taken[j] === 1 || region(j) !== own || stand(j) <= 0.02) return
    out.points[out.count * 2] = x
    out.points[out.count * 2 + 1] = y
    out.count++
    angle = angleAt(flow, x, y) + turn(j)
    let ex = Math.cos(angle)
    let ey = Math.sin(angle)
    const along = ex * dx + ey * dy
    if (along < 0) {
      ex = -ex
      ey = -ey
    }
    // A knife does not turn sharply.
    if (Math.abs(along) < 0.6) return
    dx = dx * 0.6 + ex * 0.4
    dy = dy * 0.6 + ey * 0.4
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    dx /= length
    dy /= length
  }
}

function mark(taken: Uint8Array, width: number, height: number, points: readonly number[], { gap }: Cut): void {
  for (let k = 0; k < points.length; k += 2) {
    const x = points[k]! | 0
    const y = points[k + 1]! | 0
    const r = Math.max(1, gap(y * width + x) * 0.86)
    const far = Math.floor(r)
    for (let oy = -far; oy <= far; oy++) {
      if (y + oy < 0 || y + oy >= height) continue
      const half = Math.floor(Math.sqrt(r * r - oy * oy))
      const row = (y + oy) * width
      taken.fill(1, row + Math.max(0, x - half), row + Math.min(width, x + half + 1))
    }
  }
}

/** One line, swelling with the dark; a little unsteady, as the hand is. */
function ribbons(pen: SKRSContext2D, points: readonly number[], width: number, { stand, gap, unit }: Cut, k: number) {
  const count = points.length / 2
  const widths = new Float32Array(count)
  for (let p = 0; p < count; p++) {
    const x = points[p * 2]!
    const y = points[p * 2 + 1]!
    const i = (y | 0) * width + (x | 0)
    const dark = stand(i)
    const end = Math.min(1, (Math.min(p, count - 1 - p) + 0.6) / Math.min(7, count * 0.4))
    const hand = 0.86 + 0.28 * cloud(x / unit, y / unit, 26, k * 0.37)
    // What is all black leaves no point at its ends.
    const tip = dark > 0.95 ? 0.7 + 0.3 * end : end
    widths[p] = Math.max(0.35, Math.min(1.5, dark) * gap(i) * hand * tip)
  }
  ribbon(pen, points, widths)
}
