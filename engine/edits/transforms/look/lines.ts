import { blur } from '../../../paint/field.ts'
import type { Lie } from './pile.ts'

/** Along which way a picture changes least at each place: along its edges (structure tensor; Bigün & Granlund 1987). */
export function alongEdges(light: Float32Array, width: number, height: number, soft: number): Lie {
  const size = width * height
  const [xx, xy, yy] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  for (let y = 0; y < height; y++) tensorRow(light, width, height, xx, xy, yy, y)
  const [e, f, g] = [xx, xy, yy].map((values) => blur({ width, height, values }, soft, 2).values) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  for (let at = 0; at < size; at++) {
    // The vector of the smaller eigenvalue.
    const [a, b, c] = [e[at]!, f[at]!, g[at]!]
    const root = Math.sqrt((a - c) * (a - c) + 4 * b * b)
    let [tx, ty] = [(a - c - root) * 0.5, b]
    if (Math.abs(tx) + Math.abs(ty) < 1e-12) [tx, ty] = a > c ? [0, 1] : [1, 0]
    const long = Math.hypot(tx, ty)
    xx[at] = tx / long
    xy[at] = ty / long
  }
  return { x: xx, y: xy }
}

function tensorRow(
  light: Float32Array,
  width: number,
  height: number,
  xx: Float32Array,
  xy: Float32Array,
  yy: Float32Array,
  y: number,
) {
  const up = y > 0 ? width : 0
  const down = y < height - 1 ? width : 0
  for (let x = 0, at = y * width; x < width; x++, at++) {
    const dx = light[at + (x < width - 1 ? 1 : 0)]! - light[at - (x > 0 ? 1 : 0)]!
    const dy = light[at + down]! - light[at - up]!
    xx[at] = dx * dx
    xy[at] = dx * dy
    yy[at] = dy * dy
  }
}

export interface Pen {
  /** About half the width of a line, px. */
  width: number
  /** How far along an edge a line is drawn through, px. */
  length: number
  /** Darkness that is no line yet; less draws more. */
  least: number
  /** How suddenly a line is black. */
  hard: number
}

/**
 * Where somebody would draw a line, 0-1: along dark valleys and edges, drawn through where they are broken. Kang, Lee & Chui, "Coherent
 * Line Drawing" (2007): the difference of two Gauss curves across an edge, summed along it.
 */
export function linesOf(light: Float32Array, width: number, height: number, along: Lie, pen: Pen): Float32Array {
  const across = new Float32Array(width * height)
  const weights = kernelOf(pen.width)
  for (let y = 0; y < height; y++) acrossRow(light, width, height, along, weights, across, y)
  const lines = new Float32Array(width * height)
  for (let y = 0; y < height; y++) alongRow(across, width, height, along, pen, lines, y)
  return lines
}

/** A narrow bell less a wider one, from the middle outwards. */
function kernelOf(sigma: number): number[] {
  const bell = (t: number, s: number) => Math.exp((-t * t) / (2 * s * s))
  const far = Math.ceil(sigma * 1.6 * 2.2)
  const sums = [0, 0]
  for (let k = -far; k <= far; k++) {
    sums[0]! += bell(k, sigma)
    sums[1]! += bell(k, sigma * 1.6)
  }
  return Array.from({ length: far + 1 }, (_, k) => bell(k, sigma) / sums[0]! - bell(k, sigma * 1.6) / sums[1]!)
}

function acrossRow(
  light: Float32Array,
  width: number,
  height: number,
  along: Lie,
  weights: number[],
  out: Float32Array,
  y: number,
) {
  for (let x = 0, at = y * width; x < width; x++, at++) {
    const nx = -along.y[at]!
    const ny = along.x[at]!
    let sum = light[at]! * weights[0]!
    for (let k = 1; k < weights.length; k++) {
      const w = weights[k]!
      sum +=
        w *
        (valueAt(light, width, height, x + nx * k, y + ny * k) + valueAt(light, width, height, x - nx * k, y - ny * k))
    }
    out[at] = sum
  }
}

function valueAt(plane: Float32Array, width: number, height: number, x: number, y: number): number {
  const cx = Math.min(width - 1.001, Math.max(0, x))
  const cy = Math.min(height - 1.001, Math.max(0, y))
  const x0 = cx | 0
  const y0 = cy | 0
  const u = cx - x0
  const v = cy - y0
  const at = y0 * width + x0
  const top = plane[at]! + (plane[at + 1]! - plane[at]!) * u
  const low = plane[at + width]! + (plane[at + width + 1]! - plane[at + width]!) * u
  return top + (low - top) * v
}

function alongRow(
  across: Float32Array,
  width: number,
  height: number,
  along: Lie,
  { length, least, hard }: Pen,
  out: Float32Array,
  y: number,
) {
  for (let x = 0, at = y * width; x < width; x++, at++) {
    let sum = across[at]!
    let weight = 1
    for (let way = -1; way <= 1; way += 2) {
      let px = x + 0.5
      let py = y + 0.5
      let dx = along.x[at]! * way
      let dy = along.y[at]! * way
      for (let k = 1; k <= length; k++) {
        px += dx
        py += dy
        if (px < 0 || py < 0 || px >= width || py >= height) break
        const cell = (py | 0) * width + (px | 0)
        const w = 1 - k / (length + 1)
        sum += across[cell]! * w
        weight += w
        // Ways have no sense of direction: each goes on as the one before.
        const same = along.x[cell]! * dx + along.y[cell]! * dy < 0 ? -1 : 1
        dx = along.x[cell]! * same
        dy = along.y[cell]! * same
      }
    }
    const dark = -sum / weight - least
    out[at] = dark > 0 ? Math.tanh(dark * hard) : 0
  }
}
