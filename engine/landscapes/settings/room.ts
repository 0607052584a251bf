import { type Brush, type Spot, tone } from './brush.ts'

/** What a room is built of; '#rrggbb'. */
export interface Shell {
  wall: string
  far: string
  floor: string
  ceiling: string
  /** How far off its end is, where 1 is the picture's plane. */
  depth?: number
  /** The eye's height; thousandths of the picture. */
  eye?: number
  /** From the eye up to the ceiling and down to the floor in the picture's plane. */
  above?: number
  under?: number
  /** From the middle to each wall in the picture's plane, in widths. */
  half?: number
}

/** Which wall: -1 the left one, 1 the right. */
export type Side = -1 | 1
export const sides: readonly Side[] = [-1, 1]

/** A room seen along its length: walls to the left and right of whoever stands there, floor and ceiling in perspective. */
export class Room {
  readonly brush: Brush
  readonly depth: number
  readonly eye: number
  readonly above: number
  readonly under: number
  readonly half: number
  private readonly shell: Shell

  constructor(brush: Brush, shell: Shell) {
    this.brush = brush
    this.shell = shell
    this.depth = shell.depth ?? 2.6
    this.eye = shell.eye ?? 430
    this.above = shell.above ?? 560
    this.under = shell.under ?? 620
    this.half = shell.half ?? 0.5
  }

  /** Where a spot of the room falls in the picture: x in widths and y in thousandths from the eye at the plane of the picture, z from 1 on. */
  at(x: number, y: number, z: number): Spot {
    return [0.5 + x / z, this.eye + y / z]
  }

  /** Floor, ceiling, the far wall and both walls beside. */
  build(): this {
    const { brush, shell, depth, half, above, under } = this
    brush.wash(tone(shell.far, 0.06), tone(shell.far, -0.2))
    const near = 0.6
    const plane = (y: number, colour: string) =>
      brush.shape(
        [this.at(-half, y, near), this.at(half, y, near), this.at(half, y, depth), this.at(-half, y, depth)],
        colour,
      )
    plane(-above, shell.ceiling)
    plane(under, shell.floor)
    for (const side of sides) this.panel(side, near, depth, -above, under, tone(shell.wall, side < 0 ? -0.12 : 0.06))
    return this
  }

  /** An upright rectangle on a wall from one depth to another, from y to y. */
  panel(side: Side, from: number, to: number, top: number, low: number, colour: string, out = 0, alpha = 1): void {
    const x = side * (this.half - out)
    this.brush.shape(
      [this.at(x, top, from), this.at(x, top, to), this.at(x, low, to), this.at(x, low, from)],
      colour,
      alpha,
    )
  }

  /** An opening in a wall with a round or pointed head. */
  arch(side: Side, from: number, to: number, top: number, low: number, colour: string, pointed = false): void {
    const spots: Spot[] = [this.at(side * this.half, low, from)]
    const rise = Math.abs(low - top) * 0.3
    for (let k = 0; k <= 12; k++) {
      const t = k / 12
      const up = pointed ? 1 - Math.abs(2 * t - 1) ** 1.5 : Math.sqrt(1 - (2 * t - 1) ** 2)
      spots.push(this.at(side * this.half, top + rise * (1 - up), from + (to - from) * t))
    }
    spots.push(this.at(side * this.half, low, to))
    this.brush.shape(spots, colour)
  }

  /** Squares of two colours on the floor. */
  tiles(one: string, two: string, across = 8): void {
    const step = (this.half * 2) / across
    const rows = [0.85, 1, 1.18, 1.4, 1.68, 2.04, 2.5, 3.1, 4]
    rows.slice(1).forEach((z, row) => {
      const from = rows[row]!
      if (from >= this.depth) return
      const to = Math.min(z, this.depth)
      for (let k = 0; k < across; k++) {
        const x = -this.half + k * step
        const y = this.under
        this.brush.shape(
          [this.at(x, y, from), this.at(x + step, y, from), this.at(x + step, y, to), this.at(x, y, to)],
          (k + row) % 2 ? one : two,
        )
      }
    })
  }

  /** Boards of the floor (or of the ceiling, `y` above 0 down): lines that run away from the eye. */
  boards(colour: string, across = 10, y = this.under, width = 4): void {
    for (let k = 0; k <= across; k++) {
      const x = -this.half + (k / across) * this.half * 2
      this.brush.line([this.at(x, y, 0.8), this.at(x, y, this.depth)], width, colour, 0.7)
    }
  }

  /** Beams under the ceiling from wall to wall. */
  rafters(colour: string, depths: readonly number[] = [1.05, 1.4, 1.9]): void {
    for (const z of [...depths].reverse()) {
      const [left, y] = this.at(-this.half, -this.above, z)
      const [right] = this.at(this.half, -this.above, z)
      this.brush.plank(left, right, y, 60 / z, colour)
    }
  }

  /** Courses of stone on both walls. */
  courses(colour: string, rows = 9, width = 4): void {
    const { above, under, depth, half, brush } = this
    for (const side of sides)
      for (let k = 0; k < rows; k++) {
        const y = -above + ((k + 0.5) / rows) * (above + under)
        brush.line([this.at(side * half, y, 0.8), this.at(side * half, y, depth)], width, colour, 0.5)
        for (let z = 0.95 + (k % 2) * 0.12; z < depth; z *= 1.24)
          brush.line(
            [this.at(side * half, y, z), this.at(side * half, y + (above + under) / rows, z)],
            width,
            colour,
            0.45,
          )
      }
  }

  /** A carpet along the middle of the floor, its border beside it. */
  carpet(width: number, colour: string, border: string): void {
    const { under, depth } = this
    for (const [w, c] of [
      [width, border],
      [width * 0.84, colour],
    ] as const)
      this.brush.shape(
        [this.at(-w, under, 0.8), this.at(w, under, 0.8), this.at(w, under, depth), this.at(-w, under, depth)],
        c,
      )
  }
}
