import { smoothstep } from './field.ts'
import { angleAt, type Flow } from './grain-flow.ts'
import { speckle } from './noise.ts'
import type { Paint } from './picture.ts'
import type { Subject } from './subject.ts'

/** A canvas on which paint lies in relief; `thick` is how high, about -1 to 1. */
export interface Board extends Paint {
  thick: Float32Array
}

/** One round of strokes, all of about one size. */
export interface Pass {
  /** px. */
  wide: number
  long: number
  gap: number
  /** How far the colour may turn before a stroke ends, 0-255. */
  slack: number
  alpha: number
  /** How far colours stray. */
  jitter: number
  /** How thickly paint is laid. */
  body: number
  /** How far off the canvas must still be for a stroke on bare ground, 0-255; undefined where none is laid. */
  ground?: number
  /** The same on things that nobody heeds, and how much less where the eye rests. */
  thing: number
  heed: number
  /** Only where this much is heeded. */
  from?: number
}

const LONG = 64
const WIDE = 16

/** A brush's print: how much paint each bristle leaves along a stroke, and how thick. */
interface Print {
  alpha: Float32Array
  high: Float32Array
}

function printOf(k: number): Print {
  const alpha = new Float32Array(LONG * WIDE)
  const high = new Float32Array(LONG * WIDE)
  for (let v = 0; v < WIDE; v++) {
    const load = speckle(v, k, 71)
    const run = speckle(v, k, 72)
    const start = speckle(v, k, 73)
    const off = Math.abs(v - 7.5) / 7.5
    const side = 1 - smoothstep(0.74, 1, off + 0.12 * (load - 0.5))
    for (let u = 0; u < LONG; u++) {
      const t = u / (LONG - 1)
      const tip = smoothstep(0, 0.09, t - start * 0.07) * (1 - smoothstep(0.72 + 0.26 * run, 0.86 + 0.28 * run, t))
      alpha[v * LONG + u] = tip * side * (0.8 + 0.2 * load)
      const ridge = 0.7 * smoothstep(0.55, 0.95, off) * (1 - off * 0.4)
      high[v * LONG + u] = (load - 0.5) * 1.2 + ridge + 0.5 * Math.exp(-((t - 0.1) ** 2) * 90)
    }
  }
  return { alpha, high }
}

let made: Print[] | undefined
const prints = () => {
  made ??= Array.from({ length: 8 }, (_, k) => printOf(k))
  return made
}

/** Lays a pass of strokes in scattered order, each only where the canvas still differs from `want`. */
export function layPass(
  board: Board,
  want: Paint,
  subject: Subject,
  care: Float32Array,
  flow: Flow,
  pass: Pass,
  seed: number,
): void {
  const { width, height } = board
  const columns = Math.ceil(width / pass.gap)
  const rows = Math.ceil(height / pass.gap)
  const order = new Uint32Array(columns * rows)
  for (let i = 0; i < order.length; i++) order[i] = i
  for (let i = order.length - 1; i > 0; i--) {
    const j = (speckle(i, 5, seed) * (i + 1)) | 0
    const cell = order[i]!
    order[i] = order[j]!
    order[j] = cell
  }
  for (let k = 0; k < order.length; k++) {
    const row = (order[k]! / columns) | 0
    const x = Math.min(width - 1, ((order[k]! - row * columns + speckle(k, 1, seed)) * pass.gap) | 0)
    const y = Math.min(height - 1, ((row + speckle(k, 2, seed)) * pass.gap) | 0)
    tryStroke(board, want, subject, care, flow, pass, x, y, k, seed)
  }
}

function tryStroke(
  board: Board,
  want: Paint,
  subject: Subject,
  care: Float32Array,
  flow: Flow,
  pass: Pass,
  x: number,
  y: number,
  k: number,
  seed: number,
): void {
  const i = y * board.width + x
  const heed = care[i]!
  if (pass.from !== undefined && heed < pass.from) return
  let need = pass.thing - pass.heed * heed
  if (heed < 0.3) {
    if (pass.ground === undefined) return
    need = pass.ground
  }
  const dr = want.red[i]! - board.red[i]!
  const dg = want.green[i]! - board.green[i]!
  const db = want.blue[i]! - board.blue[i]!
  if (dr * dr * 0.3 + dg * dg * 0.59 + db * db * 0.11 < need * need) return
  lay(board, want, subject, flow, pass, x, y, k, seed)
}

/** Where a stroke ends on one side, and the sum of the colours on its way. */
const felt = { x: 0, y: 0, red: 0, green: 0, blue: 0, count: 0 }

/** Feels along the form from a place until the colour changes. */
function feel(
  want: Paint,
  subject: Subject,
  flow: Flow,
  pass: Pass,
  x: number,
  y: number,
  reach: number,
  side: number,
) {
  const { width, height } = want
  const i0 = y * width + x
  const r0 = want.red[i0]!
  const g0 = want.green[i0]!
  const b0 = want.blue[i0]!
  const inside = subject.coverage[i0]! > 0.5
  const fine = pass.wide < 20 * subject.unit
  const limit = pass.slack * pass.slack
  const step = Math.max(1.5, reach / 4)
  const start = angleAt(flow, x, y)
  let dx = Math.cos(start) * side
  let dy = Math.sin(start) * side
  felt.x = x
  felt.y = y
  for (let d = 0; d < reach; d += step) {
    const qx = felt.x + dx * step
    const qy = felt.y + dy * step
    if (!(qx >= 0 && qy >= 0 && qx < width && qy < height)) {
      felt.x = qx
      felt.y = qy
      return
    }
    const j = (qy | 0) * width + (qx | 0)
    const dr = want.red[j]! - r0
    const dg = want.green[j]! - g0
    const db = want.blue[j]! - b0
    if (dr * dr * 0.3 + dg * dg * 0.59 + db * db * 0.11 > limit) return
    if (fine && subject.coverage[j]! > 0.5 !== inside) return
    felt.red += want.red[j]!
    felt.green += want.green[j]!
    felt.blue += want.blue[j]!
    felt.count++
    felt.x = qx
    felt.y = qy
    const angle = angleAt(flow, qx, qy)
    let ex = Math.cos(angle)
    let ey = Math.sin(angle)
    if (ex * dx + ey * dy < 0) {
      ex = -ex
      ey = -ey
    }
    dx = dx * 0.4 + ex * 0.6
    dy = dy * 0.4 + ey * 0.6
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    dx /= length
    dy /= length
  }
}

function lay(
  board: Board,
  want: Paint,
  subject: Subject,
  flow: Flow,
  pass: Pass,
  x: number,
  y: number,
  k: number,
  seed: number,
): void {
  const { width, height, red, green, blue, thick } = board
  const wide = pass.wide * (0.75 + 0.5 * speckle(k, 3, seed))
  const reach = (pass.long * (0.7 + 0.6 * speckle(k, 4, seed))) / 2
  const i0 = y * width + x
  felt.red = want.red[i0]!
  felt.green = want.green[i0]!
  felt.blue = want.blue[i0]!
  felt.count = 1
  feel(want, subject, flow, pass, x, y, reach, -1)
  let ax = felt.x
  let ay = felt.y
  feel(want, subject, flow, pass, x, y, reach, 1)
  let ux = felt.x - ax
  let uy = felt.y - ay
  let long = Math.sqrt(ux * ux + uy * uy)
  if (long < wide * 0.6) {
    const angle = angleAt(flow, x, y)
    ux = Math.cos(angle)
    uy = Math.sin(angle)
  } else {
    ux /= long
    uy /= long
  }
  const grow = Math.max(wide * 0.35, (wide - long) / 2)
  ax -= ux * grow
  ay -= uy * grow
  long += grow * 2
  if (speckle(k, 6, seed) < 0.5) {
    ax += ux * long
    ay += uy * long
    ux = -ux
    uy = -uy
  }
  const middle = (y - ay) * ux - (x - ax) * uy
  const bow = Math.max(-long * 0.2, Math.min(long * 0.2, middle)) * 4
  const half = wide / 2
  const tone = 1 + pass.jitter * (speckle(k, 7, seed) - 0.5)
  const warm = pass.jitter * 42 * (speckle(k, 8, seed) - 0.5)
  const r = (felt.red / felt.count) * tone + warm
  const g = (felt.green / felt.count) * tone
  const b = (felt.blue / felt.count) * tone - warm
  const { alpha, high } = prints()[(speckle(k, 9, seed) * 8) | 0]!
  const bx = ax + ux * long
  const by = ay + uy * long
  const out = half + Math.abs(bow) / 4
  const left = Math.max(0, Math.floor(Math.min(ax, bx) - out))
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + out))
  const top = Math.max(0, Math.floor(Math.min(ay, by) - out))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by) + out))
  const perLong = (LONG - 1) / long
  const perWide = (WIDE - 1) / wide
  const lowest = -half + Math.min(0, bow / 4)
  const highest = half + Math.max(0, bow / 4)
  const thin = wide < 5
  const thing = subject.thing[i0]!
  const guarded = pass.wide < 20 * subject.unit && wide > 2.5
  const inside = subject.coverage[i0]! > 0.5
  for (let py = top; py <= bottom; py++) {
    const oy = py - ay
    // Only the part of the row that the stroke can reach.
    let from = left
    let to = right
    if (ux > 1e-3 || ux < -1e-3) {
      const one = ax - (oy * uy) / ux
      const other = ax + (long - oy * uy) / ux
      from = Math.max(from, Math.ceil(ux > 0 ? one : other))
      to = Math.min(to, Math.floor(ux > 0 ? other : one))
    }
    if (uy > 1e-3 || uy < -1e-3) {
      const one = ax + (oy * ux - highest) / uy
      const other = ax + (oy * ux - lowest) / uy
      from = Math.max(from, Math.ceil(uy > 0 ? one : other))
      to = Math.min(to, Math.floor(uy > 0 ? other : one))
    }
    for (let px = from, i = py * width + from; px <= to; px++, i++) {
      const ox = px - ax
      const u = ox * ux + oy * uy
      if (u < 0 || u >= long) continue
      const t = u / long
      const v = oy * ux - ox * uy - bow * t * (1 - t) + half
      if (v < 0 || v >= wide) continue
      const q = ((v * perWide) | 0) * LONG + ((u * perLong) | 0)
      let a = alpha[q]! * pass.alpha
      if (thin) {
        const off = (v - half) / half
        a = pass.alpha * (1 - off * off) * Math.min(1, t * 7, (1 - t) * 5)
      }
      if (a < 0.03) continue
      // A stroke of one thing hardly runs over the next, but for the first lay-in.
      if (guarded && (subject.thing[i] !== thing || subject.coverage[i]! > 0.5 !== inside)) a *= 0.4
      const h = high[q]!
      const m = 1 + h * 0.05
      red[i]! += (r * m - red[i]!) * a
      green[i]! += (g * m - green[i]!) * a
      blue[i]! += (b * m - blue[i]!) * a
      thick[i]! += (h * pass.body - thick[i]!) * a
    }
  }
}
