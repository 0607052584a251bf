import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { css } from '../../paint/colour.ts'
import { ageRow } from '../../paint/finish-tarot.ts'
import { loadFonts } from '../../paint/fonts.ts'
import { pictureOf } from '../../paint/picture.ts'
import { card, corner, gold, line, roman, spark, vermilion } from '../../paint/tarot-card.ts'
import { cardOf } from './arcana.ts'
import { printFor } from './card-print.ts'
import { type Face, headingOf, setFace } from './lettering.ts'
import { canvasOf } from './prepared.ts'
import type { Transform } from './transform.ts'

/** The card, px: the shape of a deck of 70 by 120 mm. */
const CARD = { width: 700, height: 1200 }
/** Where the picture lies on it. */
const INSIDE = { left: 50, top: 104, width: 600, height: 968 }
/** Plates for the numeral and the name. */
const NUMERAL = { top: 42, height: 62 }
const NAME = { top: 1072, height: 86 }
const UNIT = 0.82

const numeralFace: Face = { family: 'heading', weight: 600, spaced: 0.12 }
const nameFace: Face = { family: 'heading', weight: 600, spaced: 0.1 }

/** Rules about picture and plates, suns in the corners, little stars outside. */
function drawBorder(pen: SKRSContext2D): void {
  const { left, top, width, height } = INSIDE
  pen.strokeStyle = css(line)
  pen.lineJoin = 'miter'
  pen.lineWidth = 4
  pen.strokeRect(left, top, width, height)
  pen.lineWidth = 2
  pen.strokeRect(18, 18, CARD.width - 36, CARD.height - 36)
  pen.strokeRect(26, 26, CARD.width - 52, CARD.height - 52)
  pen.strokeRect(left, NUMERAL.top, width, NUMERAL.height)
  pen.strokeRect(left, NAME.top, width, NAME.height)
  for (const [x, y, sx, sy] of [
    [left, top, 1, 1],
    [left + width, top, -1, 1],
    [left, top + height, 1, -1],
    [left + width, top + height, -1, -1],
  ] as const) {
    pen.save()
    pen.translate(x, y)
    pen.scale(sx * 0.86, sy * 0.86)
    pen.strokeStyle = css(line)
    corner(pen)
    pen.restore()
  }
  for (const x of [22, CARD.width - 22])
    for (const y of [22, CARD.height / 2, CARD.height - 22]) drawSpark(pen, x, y, 13, 'vermilion')
}

function drawSpark(pen: SKRSContext2D, x: number, y: number, radius: number, ink: 'vermilion' | 'gold'): void {
  pen.save()
  pen.translate(x, y)
  spark(pen, radius, ink === 'gold' ? gold : vermilion)
  pen.lineWidth = 1.6
  pen.stroke()
  pen.restore()
}

/** The numeral above, the name below, each between two stars where there is room. */
function letter(pen: SKRSContext2D, number: number, name: string): void {
  loadFonts()
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = css(line)
  const middle = CARD.width / 2
  setFace(pen, numeralFace, 40)
  pen.fillText(number === 0 ? '0' : roman(number), middle + 2, NUMERAL.top + NUMERAL.height / 2 + 2)
  for (const side of [-1, 1]) drawSpark(pen, middle + side * 150, NUMERAL.top + NUMERAL.height / 2, 13, 'gold')
  pen.fillStyle = css(line)
  const wide = INSIDE.width - 56
  const { lines, size } = headingOf(pen, name.toUpperCase(), nameFace, { wide, most: 40, least: 19, lines: 2 })
  setFace(pen, nameFace, size)
  const lead = size * 1.14
  for (const [k, text] of lines.entries()) {
    const y = NAME.top + NAME.height / 2 + (k - (lines.length - 1) / 2) * lead + 2
    pen.fillText(text, middle + size * 0.05, y)
  }
  const half = Math.max(...lines.map((text) => pen.measureText(text).width)) / 2
  pen.letterSpacing = '0px'
  if (half > wide * 0.4) return
  for (const side of [-1, 1]) drawSpark(pen, middle + side * (half + 32), NAME.top + NAME.height / 2, 12, 'gold')
}

/** A card of the major arcana: the picture printed in a deck's few inks, with numeral, name and border, and worn by hands. */
export const tarotCard: Transform = (picture, order, told) => {
  const print = printFor(picture, order, INSIDE.width, INSIDE.height)
  told(0.7)
  const canvas = createCanvas(CARD.width, CARD.height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = css(card)
  pen.fillRect(0, 0, CARD.width, CARD.height)
  pen.drawImage(canvasOf(print), INSIDE.left, INSIDE.top)
  drawBorder(pen)
  const { number, name } = cardOf(order)
  letter(pen, number, name)
  const made = pictureOf(canvas)
  for (let y = 0; y < CARD.height; y++) ageRow(made.pixels, CARD.width, CARD.height, UNIT, order.seed, y)
  return made
}
