import type { SKRSContext2D } from '@napi-rs/canvas'
import { speckle } from '../../../paint/noise.ts'
import type { Point } from '../scene.ts'
import { css, type Hand, mix, type Rgb, rgb, shade } from './hand.ts'

/** A colour for the pen: "#rrggbb" or channels. */
export type Colour = string | Rgb

/**
 * Draws one thing in its own squares: the origin at its middle, y down, before turning. Light falls from the upper left of the
 * sheet however the thing is turned.
 */
export class Pen {
  readonly context: SKRSContext2D
  readonly hand: Hand
  /** Px a square. */
  readonly scale: number
  readonly turn: number
  readonly seed: number
  private draws = 0

  constructor(context: SKRSContext2D, hand: Hand, scale: number, turn: number, seed: number) {
    this.context = context
    this.hand = hand
    this.scale = scale
    this.turn = turn
    this.seed = seed
  }

  /** A number in [0, 1) for this thing, the same whenever it is drawn. */
  chance(): number {
    return speckle(this.draws++, 17, this.seed)
  }

  range(low: number, high: number): number {
    return low + (high - low) * this.chance()
  }

  /** A closed shape, filled, and outlined unless `line` is 0; `bulge` (0-1) models it as rounded towards the light. */
  shape(points: readonly Point[], colour: Colour, bulge = 0.35, line = 1): void {
    const { context } = this
    context.beginPath()
    for (const [x, y] of points) context.lineTo(x, y)
    context.closePath()
    this.finish(points, colour, bulge, line)
  }

  /** A box with corners a hand would draw. */
  box(x: number, y: number, width: number, height: number, colour: Colour, bulge = 0.35, line = 1): void {
    const j = () => this.range(-0.012, 0.012)
    this.shape(
      [
        [x + j(), y + j()],
        [x + width + j(), y + j()],
        [x + width + j(), y + height + j()],
        [x + j(), y + height + j()],
      ],
      colour,
      bulge,
      line,
    )
  }

  disc(x: number, y: number, radius: number, colour: Colour, bulge = 0.5, line = 1): void {
    this.oval(x, y, radius, radius, colour, bulge, line)
  }

  oval(x: number, y: number, rx: number, ry: number, colour: Colour, bulge = 0.5, line = 1): void {
    const { context } = this
    context.beginPath()
    context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
    this.finish(
      [
        [x - rx, y - ry],
        [x + rx, y + ry],
      ],
      colour,
      bulge,
      line,
    )
  }

  /** An irregular rounded lump; `rough` 0-1. */
  lump(
    x: number,
    y: number,
    rx: number,
    ry: number,
    colour: Colour,
    rough = 0.25,
    bulge = 0.6,
    line = 1,
    sides = 9,
  ): void {
    const points: Point[] = []
    for (let i = 0; i < sides; i++) {
      const a = (i / sides) * Math.PI * 2
      const r = 1 - rough * this.chance()
      points.push([x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r])
    }
    const { context } = this
    context.beginPath()
    for (let i = 0; i < sides; i++) {
      const [ax, ay] = points[i]!
      const [bx, by] = points[(i + 1) % sides]!
      if (i === 0) context.moveTo((points.at(-1)![0] + ax) / 2, (points.at(-1)![1] + ay) / 2)
      context.quadraticCurveTo(ax, ay, (ax + bx) / 2, (ay + by) / 2)
    }
    context.closePath()
    this.finish(points, colour, bulge, line)
  }

  /** A line of detail in ink (or a colour), `width` in squares. */
  line(points: readonly Point[], width = 0.03, alpha = 0.75, colour?: Colour): void {
    const { context, hand } = this
    context.beginPath()
    for (const [x, y] of points) context.lineTo(x, y)
    context.lineWidth = this.thickness(width)
    context.strokeStyle = css(colour === undefined ? hand.ink : hand.tone(this.rgb(colour)), alpha)
    context.stroke()
  }

  /** A thick line that is a thing itself (a bone, a branch): outlined in ink, filled in its colour. */
  limb(points: readonly Point[], width: number, colour: Colour): void {
    const { context, hand } = this
    context.beginPath()
    for (const [x, y] of points) context.lineTo(x, y)
    context.lineWidth = width + this.thickness(0.07)
    context.strokeStyle = css(hand.ink, 0.9)
    context.stroke()
    context.lineWidth = width
    context.strokeStyle = css(hand.tone(this.rgb(colour)))
    context.stroke()
  }

  /** A closed shape of one colour that lets what is under it through. */
  tinted(points: readonly Point[], colour: Colour, alpha: number): void {
    const { context } = this
    context.beginPath()
    for (const [x, y] of points) context.lineTo(x, y)
    context.closePath()
    context.fillStyle = css(this.hand.tone(this.rgb(colour)), alpha)
    context.fill()
  }

  /** A soft light of its own; nothing in hands that do not model light. */
  glow(x: number, y: number, radius: number, colour: Colour, alpha = 0.8): void {
    const { context, hand } = this
    if (!hand.modelled || hand.style !== 'painted') return
    const light = this.rgb(colour)
    const gradient = context.createRadialGradient(x, y, 0, x, y, radius)
    gradient.addColorStop(0, css(mix(light, [255, 250, 230], 0.5), alpha))
    gradient.addColorStop(0.4, css(light, alpha * 0.5))
    gradient.addColorStop(1, css(light, 0))
    context.fillStyle = gradient
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }

  rgb(colour: Colour): Rgb {
    return typeof colour === 'string' ? rgb(colour) : colour
  }

  /** Squares of line width that stay visible on small sheets. */
  private thickness(width: number): number {
    return Math.max(width * this.hand.weight, 0.75 / this.scale)
  }

  private finish(points: readonly Point[], colour: Colour, bulge: number, line: number): void {
    const { context, hand } = this
    const base = hand.tone(this.rgb(colour))
    context.fillStyle = hand.modelled && bulge > 0 ? this.modelled(points, base, bulge) : css(base)
    context.fill()
    if (line <= 0) return
    context.lineWidth = this.thickness(0.045 * line)
    context.strokeStyle = css(hand.style === 'painted' ? mix(hand.ink, base, 0.18) : hand.ink, 0.92)
    context.stroke()
  }

  private modelled(points: readonly Point[], base: Rgb, bulge: number) {
    let left = Infinity
    let right = -Infinity
    let top = Infinity
    let bottom = -Infinity
    for (const [x, y] of points) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
    const cx = (left + right) / 2
    const cy = (top + bottom) / 2
    const reach = Math.hypot(right - left, bottom - top) / 2
    const angle = -Math.PI * 0.7 - this.turn
    const dx = Math.cos(angle) * reach
    const dy = Math.sin(angle) * reach
    const gradient = this.context.createLinearGradient(cx + dx, cy + dy, cx - dx, cy - dy)
    gradient.addColorStop(0, css(shade(base, 0.13 * bulge)))
    gradient.addColorStop(0.45, css(base))
    gradient.addColorStop(1, css(shade(base, -0.19 * bulge, 0.92)))
    return gradient
  }
}
