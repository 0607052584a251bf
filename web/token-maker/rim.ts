import { type Outline, outlineOf, type Place, type ShapeName, trace } from './outline.ts'
import type { Pen } from './relief/canvas.ts'

/** How broad a frame of usual width is, of the token's side. */
const BREADTH = 0.085
const POG_BREADTH = 0.115
/** What is left free about all of it, so that no edge is cut. */
const MARGIN = 0.006

/**
 * Where a frame lies on a token whose side is 1: between two outlines of its shape. A place on it is told by `s`, how far along (0-1,
 * clockwise from above), and `r`, how far across (0 inside, 1 outside; beyond is beyond).
 */
export class Rim {
  readonly shape: ShapeName
  readonly outline: Outline
  readonly inner: number
  readonly outer: number
  readonly middle = { x: 0.5, y: 0.5 }

  /** `width` of the usual breadth; `over`: how far parts of it stand out beyond it, in breadths. */
  constructor(shape: ShapeName, width: number, over: number) {
    this.shape = shape
    this.outline = outlineOf(shape)
    const most = (0.5 - MARGIN) / Math.max(this.outline.width, this.outline.height)
    const breadth = (shape === 'pog' ? POG_BREADTH : BREADTH) * width
    this.outer = most - over * breadth
    this.inner = this.outer - breadth
  }

  get breadth(): number {
    return this.outer - this.inner
  }

  /** How far from the middle (to the nearest side) what lies at `r` across is. */
  apothem(r: number): number {
    return this.inner + r * this.breadth
  }

  /** The length of the outline at `r` across. */
  lengthAt(r: number): number {
    return this.outline.length * this.apothem(r)
  }

  place(s: number, r: number): Place {
    const { x, y, angle } = this.outline.at(s)
    const scale = this.apothem(r)
    return { x: this.middle.x + x * scale, y: this.middle.y + y * scale, angle }
  }

  /** Where on the rim a place of the token is. */
  across(x: number, y: number): { s: number; r: number } {
    const [dx, dy] = [x - this.middle.x, y - this.middle.y]
    const { reach, s } = this.outline.towards(Math.atan2(dy, dx))
    return { s, r: (Math.hypot(dx, dy) / reach - this.inner) / this.breadth }
  }

  /** How many things of about this length (in breadths) go round at `r`, the same on every side; at least `least`. */
  count(length: number, r = 0.5, least = 6): number {
    const sides = Math.max(1, this.outline.corners.length)
    const fits = this.lengthAt(r) / (length * this.breadth)
    return Math.max(sides, Math.max(least, Math.round(fits / sides) * sides))
  }

  /** Adds the closed line at `r`. */
  line(pen: Pen, r: number): void {
    trace(pen, this.outline, this.apothem(r), this.middle)
  }

  /** Fills what is between two lines of the rim. */
  band(pen: Pen, from = 0, to = 1): void {
    pen.beginPath()
    this.line(pen, from)
    this.line(pen, to)
    pen.fill('evenodd')
  }

  /** Strokes the line at `r`, `width` breadths broad. */
  stroke(pen: Pen, r: number, width: number): void {
    pen.beginPath()
    this.line(pen, r)
    pen.lineWidth = width * this.breadth
    pen.stroke()
  }

  /** Draws in units of the breadth, with x along the rim, y inwards, and its origin at a place of it. */
  put(pen: Pen, s: number, r: number, draw: () => void): void {
    const { x, y, angle } = this.place(s, r)
    pen.save()
    pen.translate(x, y)
    pen.rotate(angle)
    pen.scale(this.breadth, this.breadth)
    draw()
    pen.restore()
  }

  /** Adds a line through places [s, r], each step of it bent along the rim. */
  way(pen: Pen, places: readonly (readonly [number, number])[], isClosed = false): void {
    const all = isClosed && places[0] ? [...places, places[0]] : places
    let before: readonly [number, number] | undefined
    for (const at of all) {
      if (!before) {
        const { x, y } = this.place(at[0], at[1])
        pen.moveTo(x, y)
      } else {
        // The last step of a line that goes all round is short, not all the way back.
        const far = Math.abs(at[0] - before[0])
        const steps = far > 0.5 ? 1 : Math.max(1, Math.ceil(far * 160))
        for (let k = 1; k <= steps; k++) {
          const share = k / steps
          const { x, y } = this.place(before[0] + (at[0] - before[0]) * share, before[1] + (at[1] - before[1]) * share)
          pen.lineTo(x, y)
        }
      }
      before = at
    }
    if (isClosed) pen.closePath()
  }

  /** Adds a block of the rim from s0 to s1 and r0 to r1. */
  block(pen: Pen, s0: number, s1: number, r0: number, r1: number): void {
    this.way(
      pen,
      [
        [s0, r0],
        [s1, r0],
        [s1, r1],
        [s0, r1],
      ],
      true,
    )
  }

  /** `s` for so many breadths along the rim. */
  along(breadths: number, r = 0.5): number {
    return (breadths * this.breadth) / this.lengthAt(r)
  }
}
