import { type Extent, extent, type Point, type Ring } from './polygon.ts'

/**
 * Free ground, by outlines and holes (even-odd) or as what shapes leave of a box, made quick to ask whether a place or a
 * small convex footprint lies wholly on it: edges are kept by the squares of a grid they pass through.
 */
export class Ground {
  readonly #cell: number
  #box: Extent | undefined
  /** Four numbers an edge: where it begins and ends. */
  readonly #edges: number[] = []
  /** By row and by square of the grid, where the edges there begin in `#edges`. */
  readonly #rows = new Map<number, number[]>()
  readonly #squares = new Map<number, number[]>()

  constructor(rings: readonly Ring[], cell = 40) {
    this.#cell = cell
    for (const ring of rings) {
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        this.#add(ring[j]![0], ring[j]![1], ring[i]![0], ring[i]![1])
      }
    }
  }

  /**
   * The ground of a box that no shape covers. Shapes may overlap, so that they need not be joined for this: outlines turn
   * clockwise, holes the other way.
   */
  static around(box: Extent, shapes: readonly Ring[], cell = 40): Ground {
    const out = new Ground(shapes, cell)
    out.#box = box
    return out
  }

  #add(ax: number, ay: number, bx: number, by: number) {
    const cell = this.#cell
    const edge = this.#edges.length
    this.#edges.push(ax, ay, bx, by)
    const last = Math.floor(Math.max(ay, by) / cell)
    const [left, right] = [Math.floor(Math.min(ax, bx) / cell), Math.floor(Math.max(ax, bx) / cell)]
    for (let row = Math.floor(Math.min(ay, by) / cell); row <= last; row++) {
      append(this.#rows, row, edge)
      for (let column = left; column <= right; column++) append(this.#squares, row * 4096 + column, edge)
    }
  }

  /** Whether a place lies on the ground. */
  has(x: number, y: number): boolean {
    const row = this.#rows.get(Math.floor(y / this.#cell))
    const edges = this.#edges
    let turns = 0
    if (row) {
      for (const edge of row) {
        const ay = edges[edge + 1]!
        const by = edges[edge + 3]!
        if (ay > y === by > y) continue
        const ax = edges[edge]!
        if (x < ((edges[edge + 2]! - ax) * (y - ay)) / (by - ay) + ax) turns += ay > y ? 1 : -1
      }
    }
    return this.#isFree(x, y, turns)
  }

  /** Whether a place that shapes go round so many times is free. */
  #isFree(x: number, y: number, turns: number): boolean {
    const box = this.#box
    if (!box) return turns % 2 !== 0
    return turns === 0 && x > box.left && x < box.right && y > box.top && y < box.bottom
  }

  /** Tells of places along a height, asked from left to right, whether they lie on the ground. */
  along(y: number): (x: number) => boolean {
    const edges = this.#edges
    const met: { x: number; turn: number }[] = []
    for (const edge of this.#rows.get(Math.floor(y / this.#cell)) ?? []) {
      const ay = edges[edge + 1]!
      const by = edges[edge + 3]!
      if (ay > y === by > y) continue
      const ax = edges[edge]!
      met.push({ x: ((edges[edge + 2]! - ax) * (y - ay)) / (by - ay) + ax, turn: ay > y ? -1 : 1 })
    }
    met.sort((a, b) => a.x - b.x)
    let passed = 0
    let turns = 0
    return (x) => {
      while (passed < met.length && met[passed]!.x <= x) turns += met[passed++]!.turn
      return this.#isFree(x, y, turns)
    }
  }

  /** Whether the ground is all one about a line: both its ends are on it or neither, and so is what lies between. */
  isOpenBetween(a: Point, b: Point): boolean {
    const cell = this.#cell
    const [left, right] = [Math.floor(Math.min(a[0], b[0]) / cell), Math.floor(Math.max(a[0], b[0]) / cell)]
    const [top, bottom] = [Math.floor(Math.min(a[1], b[1]) / cell), Math.floor(Math.max(a[1], b[1]) / cell)]
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) if (this.#squares.has(row * 4096 + column)) return false
    }
    return true
  }

  /** Whether a convex footprint lies wholly on the ground. */
  holds(footprint: Ring): boolean {
    for (const [x, y] of footprint) if (!this.has(x, y)) return false
    return !this.#touched(footprint)
  }

  /** Whether a convex footprint lies wholly off the ground. */
  misses(footprint: Ring): boolean {
    for (const [x, y] of footprint) if (this.has(x, y)) return false
    return !this.#touched(footprint)
  }

  #touched(footprint: Ring): boolean {
    const cell = this.#cell
    const box = extent(footprint)
    const [left, right] = [Math.floor(box.left / cell), Math.floor(box.right / cell)]
    for (let row = Math.floor(box.top / cell); row <= Math.floor(box.bottom / cell); row++) {
      for (let column = left; column <= right; column++) {
        const square = this.#squares.get(row * 4096 + column)
        if (!square) continue
        for (const edge of square) if (this.#touches(edge, footprint, box)) return true
      }
    }
    return false
  }

  /** Whether an edge reaches into a convex ring (Cyrus–Beck clipping). */
  #touches(edge: number, ring: Ring, box: Extent): boolean {
    const edges = this.#edges
    const ax = edges[edge]!
    const ay = edges[edge + 1]!
    const bx = edges[edge + 2]!
    const by = edges[edge + 3]!
    if (ax < bx ? bx < box.left || ax > box.right : ax < box.left || bx > box.right) return false
    if (ay < by ? by < box.top || ay > box.bottom : ay < box.top || by > box.bottom) return false
    let enter = 0
    let leave = 1
    const dx = bx - ax
    const dy = by - ay
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const from = ring[j]!
      const ex = ring[i]![0] - from[0]
      const ey = ring[i]![1] - from[1]
      const side = ex * (ay - from[1]) - ey * (ax - from[0])
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
}

function append(map: Map<number, number[]>, key: number, edge: number): void {
  const found = map.get(key)
  if (found) found.push(edge)
  else map.set(key, [edge])
}
