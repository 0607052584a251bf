import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, type Rgb } from './colour.ts'
import { fonts, loadFonts } from './fonts.ts'

export const card: Rgb = [238, 223, 186]
export const line: Rgb = [42, 30, 34]
export const gold: Rgb = [226, 176, 74]
const straw: Rgb = [246, 224, 150]
export const vermilion: Rgb = [190, 66, 46]
const blue: Rgb = [66, 98, 132]

export const emblems = ['sun', 'star', 'moon'] as const
export type Emblem = (typeof emblems)[number]

/** Where an emblem stands behind a head, px. */
export interface Place {
  x: number
  y: number
  radius: number
}

const turnOf = (k: number, count: number) => (k / count) * Math.PI * 2 - Math.PI / 2

/** What shines behind the head: sun, star or moon, and lesser stars to either side of it. */
export function drawEmblem(pen: SKRSContext2D, emblem: Emblem, place: Place, unit: number, width: number): void {
  pen.save()
  pen.translate(place.x, place.y)
  pen.strokeStyle = css(line)
  pen.lineWidth = 2.6 * unit
  pen.lineJoin = 'round'
  if (emblem === 'sun') sun(pen, place.radius)
  else if (emblem === 'star') star(pen, place.radius)
  else moon(pen, place.radius)
  pen.restore()
  for (const side of [-1, 1]) {
    for (const [dx, dy, size] of [
      [0.36, -0.72, 17],
      [0.43, -0.16, 11],
      [0.4, 0.42, 14],
    ] as const) {
      pen.save()
      pen.translate(width / 2 + side * dx * width, Math.max(40 * unit, place.y + dy * place.radius))
      spark(pen, size * unit, emblem === 'sun' ? vermilion : straw)
      pen.lineWidth = 1.8 * unit
      pen.stroke()
      pen.restore()
    }
  }
}

function disc(pen: SKRSContext2D, r: number, colour: Rgb): void {
  pen.beginPath()
  pen.arc(0, 0, r, 0, Math.PI * 2)
  pen.fillStyle = css(colour)
  pen.fill()
  pen.stroke()
}

/** Straight rays and waving ones by turns, as suns of old decks have them. */
function sun(pen: SKRSContext2D, r: number): void {
  const count = 32
  for (let k = 0; k < count; k++) {
    pen.save()
    pen.rotate(turnOf(k, count))
    pen.beginPath()
    const wide = r * 0.1
    const from = r * 0.97
    if (k % 2 === 0) {
      pen.moveTo(from, -wide)
      pen.lineTo(r * 1.62, 0)
      pen.lineTo(from, wide)
    } else {
      pen.moveTo(from, -wide * 0.8)
      pen.bezierCurveTo(r * 1.14, wide * 0.6, r * 1.24, -wide * 1.8, r * 1.46, 0)
      pen.bezierCurveTo(r * 1.26, -wide * 0.2, r * 1.14, wide * 1.9, from, wide * 0.8)
    }
    pen.fillStyle = css(k % 2 === 0 ? gold : vermilion)
    pen.fill()
    pen.stroke()
    pen.restore()
  }
  disc(pen, r, gold)
  disc(pen, r * 0.9, straw)
}

/** A star of eight points, each lit on one side. */
function star(pen: SKRSContext2D, r: number): void {
  for (const [turn, long] of [
    [Math.PI / 8, 1.25],
    [0, 1.62],
  ] as const) {
    for (let k = 0; k < 8; k++) {
      pen.save()
      pen.rotate(turn + turnOf(k, 8))
      for (const side of [-1, 1]) {
        pen.beginPath()
        pen.moveTo(0, 0)
        pen.lineTo(r * 0.62, side * r * 0.26)
        pen.lineTo(r * long, 0)
        pen.closePath()
        pen.fillStyle = css(side < 0 ? straw : gold)
        pen.fill()
        pen.stroke()
      }
      pen.restore()
    }
  }
  disc(pen, r * 0.86, blue)
  disc(pen, r * 0.78, straw)
}

/** A full moon in a crescent, with drops of light around. */
function moon(pen: SKRSContext2D, r: number): void {
  const count = 24
  for (let k = 0; k < count; k++) {
    pen.save()
    pen.rotate(turnOf(k, count))
    pen.beginPath()
    pen.moveTo(r * (k % 2 === 0 ? 1.1 : 1.14), 0)
    pen.bezierCurveTo(r * 1.2, -r * 0.09, r * 1.34, -r * 0.05, r * (k % 2 === 0 ? 1.5 : 1.34), 0)
    pen.bezierCurveTo(r * 1.34, r * 0.05, r * 1.2, r * 0.09, r * (k % 2 === 0 ? 1.1 : 1.14), 0)
    pen.fillStyle = css(k % 2 === 0 ? straw : gold)
    pen.fill()
    pen.stroke()
    pen.restore()
  }
  disc(pen, r, straw)
  pen.beginPath()
  pen.arc(0, 0, r, 0, Math.PI * 2)
  pen.ellipse(-r * 0.2, -r * 0.06, r * 0.8, r * 0.86, 0, 0, Math.PI * 2, true)
  pen.fillStyle = css(blue)
  pen.fill('evenodd')
  pen.stroke()
}

/** A little star of eight points. */
export function spark(pen: SKRSContext2D, r: number, colour: Rgb): void {
  pen.beginPath()
  for (let k = 0; k < 16; k++) {
    const turn = turnOf(k, 16)
    const reach = k % 2 === 1 ? r * 0.34 : k % 4 === 0 ? r : r * 0.66
    pen.lineTo(Math.cos(turn) * reach, Math.sin(turn) * reach)
  }
  pen.closePath()
  pen.fillStyle = css(colour)
  pen.fill()
  pen.strokeStyle = css(line)
}

/** Where on the card the picture lies, px. */
export function windowOf(width: number, height: number, unit: number) {
  const edge = 36 * unit
  return { x: edge, y: edge, width: width - 2 * edge, height: Math.max(1, height - edge - 86 * unit) }
}

/** Two rules about the picture, ornaments in its corners, and a plate below with number and name. */
export function drawCard(
  pen: SKRSContext2D,
  width: number,
  height: number,
  unit: number,
  { title, number }: { title: string | undefined; number: number },
): void {
  const inside = windowOf(width, height, unit)
  pen.strokeStyle = css(line)
  pen.lineWidth = 4.2 * unit
  pen.strokeRect(inside.x, inside.y, inside.width, inside.height)
  pen.lineWidth = 1.8 * unit
  const out = 18 * unit
  pen.strokeRect(out, out, width - 2 * out, height - 2 * out)
  const low = inside.y + inside.height
  pen.strokeRect(inside.x, low + 9 * unit, inside.width, height - low - 36 * unit)
  for (const [x, y, sx, sy] of [
    [inside.x, inside.y, 1, 1],
    [inside.x + inside.width, inside.y, -1, 1],
    [inside.x, low, 1, -1],
    [inside.x + inside.width, low, -1, -1],
  ] as const) {
    pen.save()
    pen.translate(x, y)
    pen.scale(sx * unit, sy * unit)
    corner(pen)
    pen.restore()
  }
  for (const x of [out, width - out]) {
    for (const y of [out, height - out]) {
      pen.save()
      pen.translate(x, y)
      spark(pen, 14 * unit, vermilion)
      pen.lineWidth = 1.6 * unit
      pen.stroke()
      pen.restore()
    }
  }
  lettering(pen, width / 2, (low + 9 * unit + height - 27 * unit) / 2, inside.width, unit, title, number)
}

/** A quarter of a sun in the corner of the picture. */
export function corner(pen: SKRSContext2D): void {
  pen.beginPath()
  pen.moveTo(0, 0)
  for (let k = 0; k <= 8; k++) {
    const turn = (k / 8) * (Math.PI / 2)
    const r = k % 2 === 0 ? 58 : 40
    pen.lineTo(Math.cos(turn) * r, Math.sin(turn) * r)
  }
  pen.closePath()
  pen.fillStyle = css(vermilion)
  pen.fill()
  pen.lineWidth = 2
  pen.stroke()
  for (const [r, colour] of [
    [34, gold],
    [22, card],
  ] as const) {
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.arc(0, 0, r, 0, Math.PI / 2)
    pen.closePath()
    pen.fillStyle = css(colour)
    pen.fill()
    pen.stroke()
  }
}

const tens = ['', 'X', 'XX']
const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
export const roman = (n: number) => `${tens[Math.floor(n / 10)] ?? ''}${ones[n % 10] ?? ''}`

/** The card's number and its name; without a name the number stands alone between two sparks. */
function lettering(
  pen: SKRSContext2D,
  x: number,
  y: number,
  wide: number,
  unit: number,
  title: string | undefined,
  number: number,
): void {
  loadFonts()
  const text = title ? `${roman(number)}  ·  ${title.toUpperCase()}` : roman(number)
  let size = 30 * unit
  const set = () => {
    pen.font = `600 ${size}px '${fonts.heading}'`
    pen.letterSpacing = `${size * 0.12}px`
  }
  set()
  const long = pen.measureText(text).width
  if (long > wide * 0.86) {
    size *= (wide * 0.86) / long
    set()
  }
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = css(line)
  pen.fillText(text, x + size * 0.06, y + size * 0.04)
  const half = Math.min(long, wide * 0.86) / 2
  pen.letterSpacing = '0px'
  if (half > wide * 0.36) return
  for (const side of [-1, 1]) {
    pen.save()
    pen.translate(x + side * (half + 34 * unit), y)
    spark(pen, 12 * unit, gold)
    pen.lineWidth = 1.4 * unit
    pen.stroke()
    pen.restore()
  }
}
