import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Field } from './field.ts'
import { angleAt, type Flow } from './grain-flow.ts'
import { speckle } from './noise.ts'
import { ribbon } from './pen-lines.ts'
import type { Subject } from './subject.ts'

/** One layer of hatching. Lengths in px. */
export interface Hatching {
  /** Only where tones are below. */
  limit: number
  /** How far above that a line already begun may go on. */
  slack: number
  gap: number
  long: number
  /** Turned from the way the form runs, radians. */
  turn: number
  /** Width in the darkest place, and how much less in the lightest. */
  wide: number
  thinner: number
  accept: (stuff: number) => boolean
  seed: number
}

/** Lines along the flow that keep their distance from each other (after Jobard & Lefer 1997), drawn as tapering ribbons. */
export function hatch(pen: SKRSContext2D, subject: Subject, tone: Field, flow: Flow, hatching: Hatching): void {
  const { width, height, coverage, stuff } = subject
  const { gap, limit, seed } = hatching
  const taken = new Uint8Array(width * height)
  const columns = Math.ceil(width / gap)
  const rows = Math.ceil(height / gap)
  const order = new Uint32Array(columns * rows)
  for (let i = 0; i < order.length; i++) order[i] = i
  for (let i = order.length - 1; i > 0; i--) {
    const j = (speckle(i, 15, seed) * (i + 1)) | 0
    const cell = order[i]!
    order[i] = order[j]!
    order[j] = cell
  }
  pen.beginPath()
  for (let k = 0; k < order.length; k++) {
    const row = (order[k]! / columns) | 0
    const x = (order[k]! - row * columns + speckle(k, 11, seed)) * gap
    const y = (row + speckle(k, 12, seed)) * gap
    if (x >= width - 1 || y >= height - 1) continue
    const i = (y | 0) * width + (x | 0)
    if (taken[i] === 1 || tone.values[i]! > limit || coverage[i]! < 0.6 || !hatching.accept(stuff[i]!)) continue
    const reach = (hatching.long * (0.6 + 0.8 * speckle(k, 13, seed))) / 2
    const back = follow(subject, tone, flow, taken, hatching, x, y, reach, -1)
    const on = follow(subject, tone, flow, taken, hatching, x, y, reach, 1)
    const points: number[] = []
    for (let p = back.length - 2; p >= 0; p -= 2) points.push(back[p]!, back[p + 1]!)
    points.push(x, y, ...on)
    if (points.length < 8) continue
    const t = Math.min(1, tone.values[i]! / limit)
    mark(taken, width, height, points, Math.max(1, Math.round(gap * (0.45 + 0.55 * t) - 0.5)))
    ribbon(pen, points, widthsOf(points.length / 2, hatching.wide - hatching.thinner * t, speckle(k, 14, seed) < 0.3))
  }
  pen.fill()
}

function follow(
  { width, height, thing }: Subject,
  tone: Field,
  flow: Flow,
  taken: Uint8Array,
  { limit, slack, turn }: Hatching,
  x0: number,
  y0: number,
  reach: number,
  side: number,
): number[] {
  const out: number[] = []
  const own = thing[(y0 | 0) * width + (x0 | 0)]!
  let x = x0
  let y = y0
  let angle = angleAt(flow, x, y) + turn
  let dx = Math.cos(angle) * side
  let dy = Math.sin(angle) * side
  for (let d = 0; d < reach; d += 2) {
    x += dx * 2
    y += dy * 2
    if (!(x >= 1 && y >= 1 && x < width - 1 && y < height - 1)) break
    const j = (y | 0) * width + (x | 0)
    if (taken[j] === 1 || thing[j] !== own || tone.values[j]! > limit + slack) break
    out.push(x, y)
    angle = angleAt(flow, x, y) + turn
    let ex = Math.cos(angle)
    let ey = Math.sin(angle)
    if (ex * dx + ey * dy < 0) {
      ex = -ex
      ey = -ey
    }
    if (ex * dx + ey * dy < 0.5) break
    dx = dx * 0.5 + ex * 0.5
    dy = dy * 0.5 + ey * 0.5
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    dx /= length
    dy /= length
  }
  return out
}

function mark(taken: Uint8Array, width: number, height: number, points: readonly number[], r: number): void {
  for (let k = 0; k < points.length; k += 2) {
    const left = Math.max(0, (points[k]! | 0) - r)
    const right = Math.min(width - 1, (points[k]! | 0) + r)
    const bottom = Math.min(height - 1, (points[k + 1]! | 0) + r)
    for (let y = Math.max(0, (points[k + 1]! | 0) - r); y <= bottom; y++)
      taken.fill(1, y * width + left, y * width + right + 1)
  }
}

function widthsOf(count: number, wide: number, isTurned: boolean): Float32Array {
  const out = new Float32Array(count)
  for (let k = 0; k < count; k++) {
    const t = isTurned ? k / (count - 1) : 1 - k / (count - 1)
    out[k] = wide * (0.35 + 0.65 * Math.sqrt(t)) * Math.min(1, Math.min(k, count - 1 - k) / 2 + 0.35)
  }
  return out
}
