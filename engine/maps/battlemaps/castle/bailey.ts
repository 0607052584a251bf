import type { Random } from '../../../paint/random.ts'
import { inside } from '../geometry.ts'
import type { Point } from '../scene.ts'

/** A building in the yard, as laid out: its box, and which side its back is to. */
export interface Stead {
  x: number
  y: number
  width: number
  height: number
  /** Out of its front: one step along the grid. */
  front: Point
  /** Whether its back is to the curtain. */
  leaning: boolean
}

const fronts: readonly Point[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
]

/** What a square of the sheet is to the yard. */
const Square = { free: 0, taken: 1, curtain: 2 } as const

/** The squares of a castle's yard, and what has been given out of them. */
export class Bailey {
  private readonly squares: Uint8Array
  private readonly width: number
  private readonly height: number

  /** `yard` is the ground within the curtain, `solids` what is built into it. */
  constructor(width: number, height: number, yard: readonly Point[], solids: readonly (readonly Point[])[]) {
    this.width = width
    this.height = height
    this.squares = new Uint8Array(width * height)
    const open = (x: number, y: number) => inside(yard, x, y)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        if (!open(x + 0.5, y + 0.5)) {
          this.squares[y * width + x] = Square.curtain
          continue
        }
        const places: Point[] = [
          [x + 0.5, y + 0.5],
          [x + 0.1, y + 0.1],
          [x + 0.9, y + 0.1],
          [x + 0.9, y + 0.9],
          [x + 0.1, y + 0.9],
        ]
        if (!places.every(([px, py]) => open(px, py))) this.squares[y * width + x] = Square.curtain
        else if (solids.some((ring) => places.some(([px, py]) => inside(ring, px, py))))
          this.squares[y * width + x] = Square.taken
      }
  }

  private at(x: number, y: number): number {
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? Square.curtain : this.squares[y * this.width + x]!
  }

  /** Whether a place lies in the yard, with nothing on it. */
  isFree(x: number, y: number): boolean {
    return this.at(Math.floor(x), Math.floor(y)) === Square.free
  }

  /** Whether every square of a box is free. */
  isClear(left: number, top: number, right: number, bottom: number): boolean {
    for (let y = Math.floor(top); y < bottom; y++)
      for (let x = Math.floor(left); x < right; x++) if (this.at(x, y) !== Square.free) return false
    return true
  }

  /** Gives out the squares that a box touches. */
  take(left: number, top: number, right: number, bottom: number): void {
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(this.height, bottom); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(this.width, right); x++)
        if (this.squares[y * this.width + x] === Square.free) this.squares[y * this.width + x] = Square.taken
  }

  /** A place for a building of one of the sizes given, its back to the curtain or, failing all, by itself; given out with a lane about it. */
  build(sizes: readonly (readonly [long: number, deep: number])[], random: Random): Stead | undefined {
    for (const leaning of [true, false])
      for (const [long, deep] of sizes) {
        const places = this.places(long, deep, leaning)
        if (places.length === 0) continue
        const chosen = random.pick(places)
        this.take(chosen.x - 1, chosen.y - 1, chosen.x + chosen.width + 1, chosen.y + chosen.height + 1)
        return chosen
      }
    return undefined
  }

  private places(long: number, deep: number, leaning: boolean): Stead[] {
    const found: Stead[] = []
    for (const front of fronts) {
      const [width, height] = front[0] === 0 ? [long, deep] : [deep, long]
      for (let y = 1; y + height < this.height; y++)
        for (let x = 1; x + width < this.width; x++) {
          if (!this.isClear(x, y, x + width, y + height)) continue
          if (
            leaning
              ? !this.backed(x, y, width, height, front)
              : !this.isClear(x - 1, y - 1, x + width + 1, y + height + 1)
          )
            continue
          const stead = { x, y, width, height, front, leaning }
          if (this.isOpen(stead)) found.push(stead)
        }
    }
    return found
  }

  /** Whether the curtain runs all along the back. */
  private backed(x: number, y: number, width: number, height: number, [fx, fy]: Point): boolean {
    const across = fx === 0
    for (let i = 0; i < (across ? width : height); i++) {
      const [bx, by] = across ? [x + i, fy > 0 ? y - 1 : y + height] : [fx > 0 ? x - 1 : x + width, y + i]
      if (this.at(bx, by) !== Square.curtain) return false
    }
    return true
  }

  /** Whether the squares before its front are free. */
  private isOpen({ x, y, width, height, front: [fx, fy] }: Stead): boolean {
    if (fx === 0) return this.isClear(x, fy > 0 ? y + height : y - 1, x + width, fy > 0 ? y + height + 1 : y)
    return this.isClear(fx > 0 ? x + width : x - 1, y, fx > 0 ? x + width + 1 : x, y + height)
  }
}
