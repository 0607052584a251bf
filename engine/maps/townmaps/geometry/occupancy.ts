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
    const box = extent(ring)
    for (const key of this.#keys(box)) {
      for (const other of this.#squares.get(key) ?? []) {
        if (box.left >= other.box.right || box.right <= other.box.left) continue
        if (box.top >= other.box.bottom || box.bottom <= other.box.top) continue
        if (overlap(ring, other.ring, slack)) return false
      }
    }
    return true
  }

  add(ring: Ring): void {
    const box = extent(ring)
    for (const key of this.#keys(box)) {
      const square = this.#squares.get(key)
      if (square) square.push({ ring, box })
      else this.#squares.set(key, [{ ring, box }])
    }
  }

  *#keys(box: Extent): Generator<number> {
    for (let row = Math.floor(box.top / this.#cell); row <= Math.floor(box.bottom / this.#cell); row++) {
      for (let column = Math.floor(box.left / this.#cell); column <= Math.floor(box.right / this.#cell); column++) {
        yield row * 4096 + column
      }
    }
  }
}
