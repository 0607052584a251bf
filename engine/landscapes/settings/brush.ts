import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { css, hex, mix, type Rgb } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'

/** A place of a setting's picture: x in widths (0-1), y in thousandths of its height. */
export type Spot = readonly [x: number, y: number]
/** Spots, or the same written as the points of an SVG polygon: '0,1000 .5,130 1,1000'. */
export type Spots = string | readonly Spot[]

const spotsOf = (spots: Spots): readonly Spot[] =>
  typeof spots === 'string'
    ? spots.split(' ').map((spot): Spot => {
        const [x, y] = spot.split(',')
        return [Number(x), Number(y)]
      })
    : spots

const white: Rgb = [255, 246, 226]
const black: Rgb = [0, 0, 6]

/** A colour made lighter (above 0) or darker, '#rrggbb' both. */
export const tone = (colour: string, by: number): string =>
  `#${mix(hex(colour), by < 0 ? black : white, Math.abs(by))
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')}`

/**
 * What a setting is painted with: shapes of light and dark. A setting is 1000 high, `wide` across. Colours are
 * '#rrggbb'; x is in widths, y and heights in thousandths of the height, widths of things and radii in `side`s.
 */
export class Brush {
  readonly pen: SKRSContext2D
  readonly wide: number
  readonly dice: Random
  /** What a thing beside the figure measures: the picture's width where it is upright. */
  readonly side: number
  /** Where something burns, and how far it shines, in sides. */
  readonly lamps: [x: number, y: number, radius: number][] = []

  constructor(pen: SKRSContext2D, wide: number, dice: Random) {
    this.pen = pen
    this.wide = wide
    this.dice = dice
    this.side = Math.min(wide, 1000)
  }

  /** How far on the x axis a thing `w` sides wide reaches. */
  span(w: number): number {
    return (w * this.side) / this.wide
  }

  /** Fills a band from one colour to another. */
  wash(top: string, low: string, from = 0, to = 1000): void {
    const fill = this.pen.createLinearGradient(0, from, 0, to)
    fill.addColorStop(0, top)
    fill.addColorStop(1, low)
    this.pen.fillStyle = fill
    this.pen.fillRect(0, from, this.wide, to - from)
  }

  /** Darkens from one height to another, as a ceiling or the ground at the edge of light. */
  gloom(from: number, to: number, colour: string, strength = 0.7): void {
    const { pen } = this
    const fill = pen.createLinearGradient(0, from, 0, to)
    fill.addColorStop(0, css(hex(colour), strength))
    fill.addColorStop(1, css(hex(colour), 0))
    pen.fillStyle = fill
    pen.fillRect(0, Math.min(from, to), this.wide, Math.abs(to - from))
  }

  /** Adds round light about a spot. */
  glow(x: number, y: number, radius: number, colour: string, strength = 0.6): void {
    const { pen } = this
    const r = radius * this.side
    const fill = pen.createRadialGradient(x * this.wide, y, 0, x * this.wide, y, r)
    const light = hex(colour)
    fill.addColorStop(0, css(light, strength))
    fill.addColorStop(0.4, css(light, strength * 0.4))
    fill.addColorStop(1, css(light, 0))
    pen.globalCompositeOperation = 'screen'
    pen.fillStyle = fill
    pen.fillRect(x * this.wide - r, y - r, r * 2, r * 2)
    pen.globalCompositeOperation = 'source-over'
  }

  /** A flat shape by its corners. */
  shape(spots: Spots, colour: string, alpha = 1): void {
    const { pen } = this
    pen.globalAlpha = alpha
    pen.fillStyle = colour
    pen.beginPath()
    for (const [x, y] of spotsOf(spots)) pen.lineTo(x * this.wide, y)
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

  /** An upright block about x, lit from the left, its edge catching light. */
  block(x: number, y: number, w: number, h: number, colour: string, turn = 0.35): void {
    const { pen } = this
    const width = w * this.side
    const left = x * this.wide - width / 2
    const fill = pen.createLinearGradient(left, 0, left + width, 0)
    fill.addColorStop(0, tone(colour, turn * 0.6))
    fill.addColorStop(0.35, tone(colour, turn * 0.12))
    fill.addColorStop(1, tone(colour, -turn))
    pen.fillStyle = fill
    pen.fillRect(left, y, width, h)
  }

  /** A beam or shelf lying from one x to another, its upper edge catching light. */
  plank(from: number, to: number, y: number, h: number, colour: string): void {
    const { pen, wide } = this
    pen.fillStyle = colour
    pen.fillRect(from * wide, y, (to - from) * wide, h)
    pen.fillStyle = tone(colour, 0.3)
    pen.fillRect(from * wide, y, (to - from) * wide, h * 0.22)
    pen.fillStyle = tone(colour, -0.5)
    pen.fillRect(from * wide, y + h * 0.8, (to - from) * wide, h * 0.2)
  }

  /** An opening or a window about x with a round or pointed head. */
  arch(x: number, y: number, w: number, h: number, colour: string, pointed = false): void {
    const { pen } = this
    const width = w * this.side
    const left = x * this.wide - width / 2
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(left, y + h)
    pen.lineTo(left, y + width * 0.6)
    if (pointed) {
      pen.quadraticCurveTo(left + width * 0.04, y + width * 0.22, left + width / 2, y)
      pen.quadraticCurveTo(left + width * 0.96, y + width * 0.22, left + width, y + width * 0.6)
    } else pen.bezierCurveTo(left, y - width * 0.15, left + width, y - width * 0.15, left + width, y + width * 0.6)
    pen.lineTo(left + width, y + h)
    pen.fill()
  }

  /** A rounded mass: a cloud, a heap, smoke; `lit` its upper side. */
  mass(x: number, y: number, w: number, h: number, colour: string, alpha = 1, lit?: string): void {
    const { pen, dice, side } = this
    pen.globalAlpha = alpha
    for (const layer of lit ? [0, 1] : [0]) {
      pen.fillStyle = layer ? lit! : colour
      const by = layer ? 0.62 : 1
      for (let k = 0; k < 9; k++) {
        const a = (k / 9) * Math.PI * 2
        const far = k === 0 ? 0 : 0.3 * by
        const cx = x * this.wide + (Math.cos(a) * far - layer * 0.08) * w * side
        const cy = y + (Math.sin(a) * far - layer * 0.17) * h
        pen.beginPath()
        pen.ellipse(cx, cy, w * side * dice.range(0.22, 0.34) * by, h * dice.range(0.24, 0.36) * by, 0, 0, 7)
        pen.fill()
      }
    }
    pen.globalAlpha = 1
  }

  /** Leaves: a crown dabbed from dark to light, lit from above and the left. */
  leaves(x: number, y: number, w: number, h: number, colours: readonly [string, string, string], grain = 0.05): void {
    const { pen, dice, side } = this
    const count = Math.min(90, Math.round((w * h * 0.9) / (grain * grain * 1000) / 3) + 12)
    colours.forEach((colour, layer) => {
      pen.fillStyle = colour
      const many = layer === 0 ? count : layer === 1 ? count * 0.7 : count * 0.35
      for (let k = 0; k < many; k++) {
        const a = dice.range(0, Math.PI * 2)
        const far = Math.sqrt(dice.range(0, 1)) * 0.5
        const r = grain * side * dice.range(0.6, 1.25) * (1.5 - layer * 0.4)
        const cx = x * this.wide + (Math.cos(a) * far - layer * 0.05) * w * side
        const cy = y + (Math.sin(a) * far - layer * 0.09) * h
        pen.beginPath()
        pen.ellipse(cx, cy, r, r * 0.62, dice.range(-0.9, 0.9), 0, 7)
        pen.fill()
      }
    })
  }

  disc(x: number, y: number, radius: number, colour: string): void {
    this.pen.fillStyle = colour
    this.pen.beginPath()
    this.pen.arc(x * this.wide, y, radius * this.side, 0, 7)
    this.pen.fill()
  }

  /** A ball that is lit from the left above. */
  ball(x: number, y: number, radius: number, colour: string): void {
    const { pen, side } = this
    const cx = x * this.wide
    const r = radius * side
    const fill = pen.createRadialGradient(cx - r * 0.4, y - r * 0.4, r * 0.05, cx, y, r)
    fill.addColorStop(0, tone(colour, 0.65))
    fill.addColorStop(0.4, colour)
    fill.addColorStop(1, tone(colour, -0.55))
    pen.fillStyle = fill
    pen.beginPath()
    pen.arc(cx, y, r, 0, 7)
    pen.fill()
  }

  /** The line of an ellipse, `across` and `tall` its radii in sides. */
  ring(x: number, y: number, across: number, tall: number, width: number, colour: string, turned = 0): void {
    const { pen, side } = this
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.beginPath()
    pen.ellipse(x * this.wide, y, across * side, tall * side, turned, 0, 7)
    pen.stroke()
  }

  /** A line of land against what is behind it, rising and falling about y by `rough`. */
  ridge(y: number, rough: number, colour: string, steps = 9, low = 1000): void {
    const spots: Spot[] = [[0, low]]
    for (let k = 0; k <= steps; k++) spots.push([k / steps, y + this.dice.range(-rough, rough)])
    spots.push([1, low])
    this.shape(spots, colour)
  }

  /** A line through spots, `width` in thousandths: a rope, a branch, a rail. */
  line(spots: Spots, width: number, colour: string, alpha = 1): void {
    const { pen } = this
    pen.globalAlpha = alpha
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.lineJoin = 'round'
    pen.lineCap = 'round'
    pen.beginPath()
    for (const [x, y] of spotsOf(spots)) pen.lineTo(x * this.wide, y)
    pen.stroke()
    pen.globalAlpha = 1
  }

  /** Round timber, metal or stone through spots: a dark line, its body, and light along it. */
  rod(spots: Spots, width: number, colour: string): void {
    this.line(spots, width, tone(colour, -0.5))
    this.line(
      spotsOf(spots).map(([x, y]): Spot => [x - (width * 0.08) / this.wide, y - width * 0.08]),
      width * 0.72,
      colour,
    )
    this.line(
      spotsOf(spots).map(([x, y]): Spot => [x - (width * 0.2) / this.wide, y - width * 0.2]),
      width * 0.22,
      tone(colour, 0.45),
    )
  }

  /** What is painted so far lies farther off: out of focus by `soft` px, under a veil of air. */
  recede(soft: number, air = '#000000', veil = 0): void {
    const { pen } = this
    const { width, height } = pen.canvas
    const w = Math.max(2, Math.round(width / soft))
    const h = Math.max(2, Math.round(height / soft))
    const small = createCanvas(w, h)
    const brush = small.getContext('2d')
    brush.imageSmoothingQuality = 'medium'
    brush.drawImage(pen.canvas, 0, 0, w, h)
    pen.save()
    pen.resetTransform()
    pen.imageSmoothingQuality = 'medium'
    pen.drawImage(small, 0, 0, width, height)
    if (veil > 0) {
      pen.fillStyle = css(hex(air), veil)
      pen.fillRect(0, 0, width, height)
    }
    pen.restore()
  }
}
