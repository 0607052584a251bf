import { extent, type Point, type Ring } from './polygon.ts'

/**
 * Free ground, by outlines and holes (even-odd), made quick to ask whether a place or a small convex footprint lies
 * wholly on it: edges are kept by the squares of a grid they pass through.
 */
export class Ground {
  readonly #cell: number
  readonly #rows = new Map<number, [Point, Point][]>()
  readonly #squares = new Map<number, [Point, Point][]>()

  constructor(rings: readonly Ring[], cell = 40) {
    this.#cell = cell
    for (const ring of rings) {
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) this.#add(ring[j]!, ring[i]!)
    }
  }

  #add(a: Point, b: Point) {
    const { left, right, top, bottom } = extent([a, b])
    for (let row = Math.floor(top / this.#cell); row <= Math.floor(bottom / this.#cell); row++) {
      list(this.#rows, row).push([a, b])
      for (let column = Math.floor(left / this.#cell); column <= Math.floor(right / this.#cell); column++) {
        list(this.#squares, row * 4096 + column).push([a, b])
      }
    }
  }

  /** Whether a place lies on the ground. */
  has(x: number, y: number): boolean {
    let inside = false
    for (const [a, b] of this.#rows.get(Math.floor(y / this.#cell)) ?? []) {
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
    }
    return inside
  }

  /** Whether a convex footprint lies wholly on the ground. */
  holds(footprint: Ring): boolean {
    for (const [x, y] of footprint) if (!this.has(x, y)) return false
    const box = extent(footprint)
    for (let row = Math.floor(box.top / this.#cell); row <= Math.floor(box.bottom / this.#cell); row++) {
      for (let column = Math.floor(box.left / this.#cell); column <= Math.floor(box.right / this.#cell); column++) {
        for (const [a, b] of this.#squares.get(row * 4096 + column) ?? []) {
          if (touches(a, b, footprint)) return false
        }
      }
    }
    return true
  }
}

/** Whether a segment reaches into a convex ring (Cyrus–Beck clipping). */
function touches(a: Point, b: Point, ring: Ring): boolean {
  let enter = 0
  let leave = 1
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const ex = ring[i]![0] - ring[j]![0]
    const ey = ring[i]![1] - ring[j]![1]
    const side = ex * (a[1] - ring[j]![1]) - ey * (a[0] - ring[j]![0])
    const change = ex * dy - ey * dx
    if (Math.abs(change) < 1e-9) {
      if (side < 0) return false
      continue
    }
    const t = -side / change
    if (change > 0) enter = Math.max(enter, t)
    else leave = Math.min(leave, t)
    if (enter >= leave) return false
  }
  return true
}

function list<T>(map: Map<number, T[]>, key: number): T[] {
  const found = map.get(key)
  if (found) return found
  const made: T[] = []
  map.set(key, made)
  return made
}
