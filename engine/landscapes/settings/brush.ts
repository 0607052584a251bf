import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, hex, mix } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'

/** A place of a setting's picture: x in widths (0-1), y in thousandths of its height. */
export type Spot = readonly [x: number, y: number]

/** Large soft shapes of light and dark. A setting is 1000 high, `wide` across; colours are '#rrggbb'. */
export class Brush {
  readonly pen: SKRSContext2D
  readonly wide: number
  readonly dice: Random
  /** What a thing beside the figure measures: its width where the picture is upright. */
  readonly side: number

  constructor(pen: SKRSContext2D, wide: number, dice: Random) {
    this.pen = pen
    this.wide = wide
    this.dice = dice
    this.side = Math.min(wide, 1000)
  }

  /** Fills a band from one colour to another. */
  wash(top: string, low: string, from = 0, to = 1000): void {
    const fill = this.pen.createLinearGradient(0, from, 0, to)
    fill.addColorStop(0, top)
    fill.addColorStop(1, low)
    this.pen.fillStyle = fill
    this.pen.fillRect(0, from, this.wide, to - from)
  }

  /** Adds round light about a spot. */
  glow(x: number, y: number, radius: number, colour: string, strength = 0.6): void {
    const { pen } = this
    const fill = pen.createRadialGradient(x * this.wide, y, 0, x * this.wide, y, radius)
    const light = hex(colour)
    fill.addColorStop(0, css(light, strength))
    fill.addColorStop(0.45, css(light, strength * 0.42))
    fill.addColorStop(1, css(light, 0))
    pen.globalCompositeOperation = 'screen'
    pen.fillStyle = fill
    pen.fillRect(x * this.wide - radius, y - radius, radius * 2, radius * 2)
    pen.globalCompositeOperation = 'source-over'
  }

  /** A flat shape by its corners. */
  shape(spots: readonly Spot[], colour: string, alpha = 1): void {
    const { pen } = this
    pen.globalAlpha = alpha
    pen.fillStyle = colour
    pen.beginPath()
    for (const [x, y] of spots) pen.lineTo(x * this.wide, y)
    pen.fill()
    pen.globalAlpha = 1
  }

  /** Light that falls slanting, brighter where it begins. */
  beam(x: number, y: number, to: number, low: number, width: number, colour: string, strength = 0.3): void {
    const { pen } = this
    const fill = pen.createLinearGradient(x * this.wide, y, to * this.wide, low)
    fill.addColorStop(0, css(hex(colour), strength))
    fill.addColorStop(1, css(hex(colour), 0))
    pen.globalCompositeOperation = 'screen'
    pen.fillStyle = fill
    pen.beginPath()
    pen.moveTo((x - width / 2) * this.wide, y)
    pen.lineTo((x + width / 2) * this.wide, y)
    pen.lineTo((to + width * 1.1) * this.wide, low)
    pen.lineTo((to - width * 1.1) * this.wide, low)
    pen.fill()
    pen.globalCompositeOperation = 'source-over'
  }

  /** An upright block about x, `w` wide in units, lit from the left. */
  block(x: number, y: number, w: number, h: number, colour: string, turn = 0.3): void {
    const { pen } = this
    const left = x * this.wide - w / 2
    const fill = pen.createLinearGradient(left, 0, left + w, 0)
    fill.addColorStop(0, css(mix(hex(colour), [255, 244, 224], turn * 0.35)))
    fill.addColorStop(1, css(mix(hex(colour), [0, 0, 0], turn)))
    pen.fillStyle = fill
    pen.fillRect(left, y, w, h)
  }

  /** An opening or a window about x with a round or pointed head. */
  arch(x: number, y: number, w: number, h: number, colour: string, pointed = false): void {
    const { pen } = this
    const left = x * this.wide - w / 2
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(left, y + h)
    pen.lineTo(left, y + w * 0.6)
    if (pointed) {
      pen.quadraticCurveTo(left + w * 0.04, y + w * 0.22, left + w / 2, y)
      pen.quadraticCurveTo(left + w * 0.96, y + w * 0.22, left + w, y + w * 0.6)
    } else pen.bezierCurveTo(left, y - w * 0.15, left + w, y - w * 0.15, left + w, y + w * 0.6)
    pen.lineTo(left + w, y + h)
    pen.fill()
  }

  /** A rounded mass: a crown of leaves, a cloud, a heap. */
  mass(x: number, y: number, w: number, h: number, colour: string, alpha = 1): void {
    const { pen, dice } = this
    pen.fillStyle = colour
    pen.globalAlpha = alpha
    for (let k = 0; k < 9; k++) {
      const a = (k / 9) * Math.PI * 2
      const far = k === 0 ? 0 : 0.3
      pen.beginPath()
      pen.ellipse(
        x * this.wide + Math.cos(a) * w * far,
        y + Math.sin(a) * h * far,
        w * dice.range(0.22, 0.34),
        h * dice.range(0.24, 0.36),
        0,
        0,
        7,
      )
      pen.fill()
    }
    pen.globalAlpha = 1
  }

  disc(x: number, y: number, radius: number, colour: string): void {
    this.pen.fillStyle = colour
    this.pen.beginPath()
    this.pen.arc(x * this.wide, y, radius, 0, 7)
    this.pen.fill()
  }

  /** A line of land against what is behind it, rising and falling about y by `rough`. */
  ridge(y: number, rough: number, colour: string, steps = 9, low = 1000): void {
    const spots: Spot[] = [[0, low]]
    for (let k = 0; k <= steps; k++) spots.push([k / steps, y + this.dice.range(-rough, rough)])
    spots.push([1, low])
    this.shape(spots, colour)
  }

  /** A thick line through spots: a rope, a branch, a rail. */
  line(spots: readonly Spot[], width: number, colour: string, alpha = 1): void {
    const { pen } = this
    pen.globalAlpha = alpha
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.lineJoin = 'round'
    pen.beginPath()
    for (const [x, y] of spots) pen.lineTo(x * this.wide, y)
    pen.stroke()
    pen.globalAlpha = 1
  }

  /** A house front at x with a steep gable; `lit` its windows' colour. */
  gable(x: number, y: number, w: number, wall: string, roof: string, lit?: string): void {
    const half = w / 2 / this.wide
    this.block(x, y, w, 1000 - y, wall, 0.24)
    this.shape(
      [
        [x - half * 1.16, y + w * 0.06],
        [x, y - w * 0.62],
        [x + half * 1.16, y + w * 0.06],
      ],
      roof,
    )
    if (!lit) return
    for (const at of [-0.22, 0.24]) {
      this.block(x + half * 2 * at, y + w * 0.2, w * 0.2, w * 0.3, lit, 0.1)
      this.glow(x + half * 2 * at, y + w * 0.35, w * 0.5, lit, 0.25)
    }
  }

  /** A trunk at x, leaning a little. */
  trunk(x: number, w: number, colour: string, low = 1000): void {
    const half = w / 2 / this.wide
    const lean = this.dice.range(-0.02, 0.02)
    this.shape(
      [
        [x - half + lean, 0],
        [x + half + lean, 0],
        [x + half * 0.9, low * 0.7],
        [x + half * 1.5, low],
        [x - half * 1.5, low],
        [x - half * 0.9, low * 0.7],
      ],
      colour,
    )
  }

  /** Staves of a barrel standing at x. */
  barrel(x: number, y: number, w: number, colour: string): void {
    this.block(x, y, w, w * 1.25, colour, 0.4)
    for (const at of [0.2, 0.9])
      this.line(
        [
          [x - w / 2 / this.wide, y + w * at],
          [x + w / 2 / this.wide, y + w * at],
        ],
        w * 0.08,
        '#241c18',
      )
  }
}
