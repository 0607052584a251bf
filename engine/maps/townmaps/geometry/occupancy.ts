import { type Extent, extent, overlap, type Ring } from './polygon.ts'

/** Footprints that already stand somewhere, made quick to ask whether a new one would run into them. */
export class Occupancy {
  readonly #cell: number
  readonly #squares = new Map<number, { ring: Ring; box: Extent }[]>()

  constructor(cell = 60) {
    this.#cell = cell
  }

  /** Whether a convex footprint is clear of all others. */
  clear(ring: Ring, slack = 0.05): boolean {
    const cell = this.#cell
    const box = extent(ring)
    const [left, right] = [Math.floor(box.left / cell), Math.floor(box.right / cell)]
    for (let row = Math.floor(box.top / cell); row <= Math.floor(box.bottom / cell); row++) {
      for (let column = left; column <= right; column++) {
        const square = this.#squares.get(row * 4096 + column)
        if (!square) continue
        for (const other of square) {
          if (box.left >= other.box.right || box.right <= other.box.left) continue
          if (box.top >= other.box.bottom || box.bottom <= other.box.top) continue
          if (overlap(ring, other.ring, slack)) return false
        }
      }
    }
    return true
  }

  add(ring: Ring): void {
    const cell = this.#cell
    const box = extent(ring)
    const entry = { ring, box }
    for (let row = Math.floor(box.top / cell); row <= Math.floor(box.bottom / cell); row++) {
      for (let column = Math.floor(box.left / cell); column <= Math.floor(box.right / cell); column++) {
        const square = this.#squares.get(row * 4096 + column)
        if (square) square.push(entry)
        else this.#squares.set(row * 4096 + column, [entry])
      }
    }
  }
}
