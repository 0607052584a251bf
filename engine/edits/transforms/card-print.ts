import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { css, type Rgb, toOklab } from '../../paint/colour.ts'
import { grounds, inks } from '../../paint/finish-tarot.ts'
import { type Picture, pictureOf } from '../../paint/picture.ts'
import { type Random, random } from '../../paint/random.ts'
import { card, drawEmblem, type Emblem, line } from '../../paint/tarot-card.ts'
import { type Bounds, boundsOf, croppedTo, cutOut, goesOnBelow, partFor } from './crop.ts'
import { canvasOf, resized } from './prepared.ts'
import { nearestInk, printed } from './printed.ts'
import type { TransformOrder } from './transform.ts'

/** px of a line's unit on the card. */
const UNIT = 0.82
const print = { inks, grounds, line, paper: card, unit: UNIT }
/** How far a subject may reach over what is cut before it is set on a stage instead, of its width. */
const CUT_MOST = 0.05
/** How much of the window one on a stage takes, and where it stands: within it, or cut by its lower edge as by the picture's. */
const STAGED = { wide: 0.94, high: 0.64, foot: 0.9 }
const CUT = { wide: 1.04, high: 0.78, foot: 1.002 }

/** Where the emblem's middle lies, px of the print: behind a head, or else the upper part of what the picture is of. */
function headIn({ faces: [face], subject }: TransformOrder, width: number, height: number) {
  if (face)
    return {
      x: (face.x + face.width / 2) * width,
      y: (face.y + face.height * 0.4) * height,
      radius: Math.max(face.width * width, face.height * height) * 0.9,
    }
  const bounds = subject && boundsOf(subject, width)
  if (!subject || !bounds) return { x: width / 2, y: height * 0.3, radius: width * 0.14 }
  let [sum, count] = [0, 0]
  const low = bounds.top + height * 0.12
  for (let y = bounds.top; y < Math.min(height, low); y += 3)
    for (let x = 0; x < width; x += 3)
      if (subject[y * width + x]! > 0.5) {
        sum += x
        count++
      }
  return { x: count > 0 ? sum / count : width / 2, y: Math.min(height * 0.55, low), radius: width * 0.14 }
}

/** The sun by day; star or moon where it is dark. */
function emblemFor({ pixels }: Picture, dice: number): Emblem {
  let [sum, count] = [0, 0]
  for (let p = 0; p < pixels.length; p += 4 * 53) {
    sum += pixels[p]! * 0.3 + pixels[p + 1]! * 0.59 + pixels[p + 2]! * 0.11
    count++
  }
  if (sum / count > 88) return dice < 0.75 ? 'sun' : 'star'
  return dice < 0.5 ? 'star' : 'moon'
}

/** The ink of the place: of the mean of what is behind, above or below the middle. */
function placeInk({ width, height, pixels }: Picture, subject: Float32Array, isLow: boolean, but?: Rgb): Rgb {
  const sums = [0, 0, 0, 0]
  for (let i = isLow ? (width * height) >> 1 : 0; i < (isLow ? width * height : (width * height) >> 1); i += 11) {
    if (subject[i]! > 0.4) continue
    for (let c = 0; c < 3; c++) sums[c]! += pixels[i * 4 + c]!
    sums[3]!++
  }
  const count = Math.max(1, sums[3]!)
  const [l, a, b] = toOklab([sums[0]! / count, sums[1]! / count, sums[2]! / count])
  const offered = grounds.filter((ink) => ink !== but)
  return offered[nearestInk(offered)(0.45 + l * 0.5, a * 1.6, b * 1.6)]!
}

/** Rolling ground from `y` down, with a line along its top. */
function drawHill(pen: SKRSContext2D, ink: Rgb, y: number, swell: number, chance: Random): void {
  const { width, height } = pen.canvas
  const turn = chance.range(0, Math.PI * 2)
  pen.beginPath()
  pen.moveTo(-4, height + 4)
  for (let x = -4; x <= width + 4; x += 8) pen.lineTo(x, y + swell * Math.sin((x / width) * Math.PI * 1.7 + turn))
  pen.lineTo(width + 4, height + 4)
  pen.closePath()
  pen.fillStyle = css(ink)
  pen.fill()
  pen.strokeStyle = css(line)
  pen.lineWidth = 2.2
  pen.stroke()
}

/** What is of the whole picture alone, on a stage of sky and hills, where a card is too narrow for the picture. */
function staged(picture: Picture, order: TransformOrder, bounds: Bounds, width: number, height: number): Picture {
  const chance = random(`stage ${order.seed}`)
  const subject = order.subject!
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.lineJoin = 'round'
  const sky = placeInk(picture, subject, false)
  pen.fillStyle = css(sky)
  pen.fillRect(0, 0, width, height)
  const cut = cutOut(picture, subject, bounds)
  const stage = goesOnBelow(subject, picture.width, bounds) ? CUT : STAGED
  const scale = Math.min((width * stage.wide) / cut.picture.width, (height * stage.high) / cut.picture.height)
  const [wide, high] = [Math.round(cut.picture.width * scale), Math.round(cut.picture.height * scale)]
  const [x, y] = [Math.round((width - wide) / 2), Math.round(height * stage.foot - high)]
  const radius = width * 0.21
  const emblem = { x: width / 2, y: Math.max(radius * 1.5, y - radius * 0.1), radius }
  drawEmblem(pen, emblemFor(picture, chance.next()), emblem, UNIT, width)
  const ground = placeInk(picture, subject, true, sky)
  drawHill(pen, placeInk(picture, subject, false, ground), y + high * 0.52, 26, chance)
  drawHill(pen, ground, height * STAGED.foot - Math.max(30, high * 0.12), 9, chance)
  const small = resized(cut.picture, wide, high)
  const plane = cut.plane(wide, high)
  pen.drawImage(canvasOf(masked(printed(small, plane, print), plane)), x, y)
  return pictureOf(canvas)
}

/** What is not of the subject, gone. */
function masked({ width, height, pixels }: Picture, subject: Float32Array): Picture {
  const made = pixels.slice()
  for (let i = 0; i < subject.length; i++) made[i * 4 + 3] = 255 * Math.min(1, Math.max(0, (subject[i]! - 0.25) / 0.5))
  return { width, height, pixels: made }
}

/** The picture as it is printed on a card of this size, with what shines behind a head where it is known what stands before what. */
export function printFor(picture: Picture, order: TransformOrder, width: number, height: number): Picture {
  const bounds = order.subject && order.kind !== 'place' ? boundsOf(order.subject, picture.width) : undefined
  if (bounds) {
    const part = partFor(picture, order, width / height)
    const over = Math.max(0, part.left - bounds.left) + Math.max(0, bounds.right - (part.left + part.width))
    if (over > CUT_MOST * (bounds.right - bounds.left)) return staged(picture, order, bounds, width, height)
  }
  const cut = croppedTo(picture, order, width, height)
  const { subject } = cut.order
  const flat = printed(cut.picture, subject, print)
  if (!subject) return flat
  const canvas = canvasOf(flat)
  const pen = canvas.getContext('2d')
  // The place steps back behind the emblem.
  pen.fillStyle = css(card, 0.34)
  pen.fillRect(0, 0, width, height)
  const head = headIn(cut.order, width, height)
  const radius = Math.min(width * 0.3, Math.max(width * 0.2, head.radius * 1.5))
  const place = { x: (width / 2 + head.x * 2) / 3, y: Math.max(radius * 1.35, Math.min(height * 0.5, head.y)), radius }
  drawEmblem(pen, emblemFor(cut.picture, random(`emblem ${order.seed}`).next()), place, UNIT, width)
  pen.drawImage(canvasOf(masked(flat, subject)), 0, 0)
  return pictureOf(canvas)
}
