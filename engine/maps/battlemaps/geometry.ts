import { FillRule, unionD } from '@countertype/clipper2-ts'
import { noise } from '../../paint/noise.ts'
import type { Point } from './scene.ts'

/** Rounded to a thousandth of a square, which is finer than any pixel and keeps scenes small. */
export const round = (value: number) => Math.round(value * 1000) / 1000 + 0
export const point = (x: number, y: number): Point => [round(x), round(y)]

/** A box in squares. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export function boundsOf(points: readonly Point[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    bounds.left = Math.min(bounds.left, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.right = Math.max(bounds.right, x)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  return bounds
}

export const overlap = (a: Bounds, b: Bounds, gap = 0) =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap

export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, steps = 36): Point[] {
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2
    return point(cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry)
  })
}

/** Boxes of long outlines, which are asked about thousands of times. */
const boxes = new WeakMap<readonly Point[], Bounds>()

function boxOf(outline: readonly Point[]): Bounds {
  const known = boxes.get(outline)
  if (known) return known
  const box = boundsOf(outline)
  boxes.set(outline, box)
  return box
}

/** Whether a point lies inside a closed outline (even-odd). */
export function inside(outline: readonly Point[], x: number, y: number): boolean {
  const count = outline.length
  if (count > 8) {
    const box = boxOf(outline)
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false
  }
  let within = false
  let before = outline[count - 1]!
  for (let i = 0; i < count; i++) {
    const here = outline[i]!
    const yi = here[1]
    const yj = before[1]
    if (yi > y !== yj > y && x < ((before[0] - here[0]) * (y - yi)) / (yj - yi) + here[0]) within = !within
    before = here
  }
  return within
}

/** Whether a point lies inside a set of rings, holes counting (even-odd over all of them). */
export function insideRings(rings: readonly (readonly Point[])[], x: number, y: number): boolean {
  let within = false
  for (const ring of rings) if (inside(ring, x, y)) within = !within
  return within
}

/** Twice the signed area; positive when the outline runs clockwise on the sheet (y down). */
export function signedArea(outline: readonly Point[]): number {
  let sum = 0
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    sum += outline[j]![0] * outline[i]![1] - outline[i]![0] * outline[j]![1]
  }
  return sum
}

/** The outlines of several shapes melted into one: outer rings clockwise on the sheet, holes the other way. */
export function union(shapes: readonly (readonly Point[])[]): Point[][] {
  const paths = shapes.map((shape) => {
    const ring = signedArea(shape) < 0 ? [...shape].reverse() : shape
    return ring.map(([x, y]) => ({ x, y }))
  })
  return unionD(paths, [], FillRule.NonZero, 3).map((ring) => ring.map(({ x, y }) => point(x, y)))
}

/**
 * Outlines of where `value(x, y)` (sampled on a lattice of columns+1 by rows+1 points, `step` squares apart) exceeds
 * `level`; marching squares with interpolation. Rings close by themselves; solid is kept on the right-hand side.
 */
export function contours(columns: number, rows: number, step: number, level: number, value: Float32Array): Point[][] {
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x > columns || y > rows ? -1e3 : value[y * (columns + 1) + x]! - level
  const next = new Map<number, { to: number; at: Point }>()
  const across = columns + 3
  const clip = (v: number, most: number) => Math.min(most, Math.max(0, v))
  // The sides of a cell, clockwise from its top: where each starts from the cell's own corner and which way it runs.
  const startX = [0, 1, 1, 0]
  const startY = [0, 0, 1, 1]
  const runX = [1, 0, -1, 0]
  const runY = [0, 1, 0, -1]
  /** A side's number, the same from the cells on either hand of it: even for level ones, odd for upright. */
  const side = (x: number, y: number, edge: number) => {
    const level = edge % 2 === 0
    const [ax, ay] = [x + startX[edge]!, y + startY[edge]!]
    const [fx, fy] = [Math.min(ax, ax + runX[edge]!), Math.min(ay, ay + runY[edge]!)]
    return ((fy + 1) * across + fx + 1) * 2 + (level ? 0 : 1)
  }
  const crossing = (x: number, y: number, edge: number): Point => {
    const [x0, y0] = [x + startX[edge]!, y + startY[edge]!]
    const [dx, dy] = [runX[edge]!, runY[edge]!]
    const a = at(x0, y0)
    const t = Math.min(0.999, Math.max(0.001, a / (a - at(x0 + dx, y0 + dy))))
    return point(clip(x0 + dx * t, columns) * step, clip(y0 + dy * t, rows) * step)
  }
  for (let y = -1; y <= rows; y++) {
    // Which corners of the cell lie above the level, a bit each, clockwise from its upper left.
    let right = (at(-1, y) > 0 ? 2 : 0) | (at(-1, y + 1) > 0 ? 4 : 0)
    for (let x = -1; x <= columns; x++) {
      const left = (right & 2 ? 1 : 0) | (right & 4 ? 8 : 0)
      right = (at(x + 1, y) > 0 ? 2 : 0) | (at(x + 1, y + 1) > 0 ? 4 : 0)
      const high = left | right
      if (high === 0 || high === 15) continue
      for (let edge = 0; edge < 4; edge++) {
        // A ring enters the cell where, going round, low turns to high, and leaves at the next high to low.
        if (high & (1 << edge) || !(high & (1 << ((edge + 1) % 4)))) continue
        let leave = (edge + 1) % 4
        while (high & (1 << ((leave + 1) % 4))) leave = (leave + 1) % 4
        next.set(side(x, y, leave), { to: side(x, y, edge), at: crossing(x, y, leave) })
      }
    }
  }
  const rings: Point[][] = []
  while (next.size > 0) {
    const ring: Point[] = []
    let key = next.keys().next().value
    while (key !== undefined) {
      const link = next.get(key)
      if (!link) break
      next.delete(key)
      ring.push(link.at)
      key = link.to
    }
    if (ring.length > 3) rings.push(ring)
  }
  return rings
}

/** Chaikin's corner cutting of a closed ring. */
export function smooth(ring: readonly Point[], times = 1): Point[] {
  let points: Point[] = [...ring]
  for (let pass = 0; pass < times; pass++) {
    points = points.flatMap((a, i) => {
      const b = points[(i + 1) % points.length]!
      return [
        point(a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25),
        point(a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75),
      ]
    })
  }
  return points
}

/** The ring with points left out that lie within `tolerance` squares of the line between their neighbours. */
export function thinned(ring: readonly Point[], tolerance = 0.04): Point[] {
  const kept: Point[] = []
  for (let i = 0; i < ring.length; i++) {
    const before = kept.at(-1) ?? ring.at(-1)!
    const here = ring[i]!
    const after = ring[(i + 1) % ring.length]!
    const length = Math.hypot(after[0] - before[0], after[1] - before[1])
    const off = Math.abs(
      (after[0] - before[0]) * (before[1] - here[1]) - (before[0] - here[0]) * (after[1] - before[1]),
    )
    if (length < 1e-6 || off / length > tolerance || length > 1.2) kept.push(here)
  }
  return kept.length > 3 ? kept : [...ring]
}

/** A line cut into steps of about `step` squares and shaken by up to `amount` squares, as a hand would draw it. */
export function wobbled(line: readonly Point[], closed: boolean, step: number, amount: number, seed: number): Point[] {
  const out: Point[] = []
  const count = closed ? line.length : line.length - 1
  for (let i = 0; i < count; i++) {
    const [x0, y0] = line[i]!
    const [x1, y1] = line[(i + 1) % line.length]!
    const pieces = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / step))
    for (let k = 0; k < pieces; k++) {
      const x = x0 + ((x1 - x0) * k) / pieces
      const y = y0 + ((y1 - y0) * k) / pieces
      out.push([x + shake(x, y, seed) * amount, y + shake(x, y, seed + 77) * amount])
    }
  }
  if (!closed) out.push(line.at(-1)!)
  return out
}

const shake = (x: number, y: number, seed: number) =>
  (noise(x * 1.7, y * 1.7, seed) - 0.5) * 1.4 + (noise(x * 5.3, y * 5.3, seed + 5) - 0.5) * 0.8
