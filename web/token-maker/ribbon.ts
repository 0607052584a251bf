import type { Pen } from './relief/canvas.ts'
import { cssOf, lit, rgbOf } from './relief/colour.ts'
import type { Rim } from './rim.ts'
import { type Style, typefaces } from './style.ts'

type Look = Pick<Style, 'ribbon' | 'typeface' | 'ribbonColour' | 'ink'>

/** A typeface at a size, as a canvas takes it. */
export const fontAt = (typeface: Style['typeface'], px: number): string =>
  typefaces[typeface].css.replace('{px}', String(px))

/** Sizes are measured at this many px, for canvases round those of small fonts. */
const MEASURED = 100

/** The size at which a name fits into `room`, at most `most`; one that would be too small to read is cut off with dots. */
function fitName(
  pen: Pen,
  name: string,
  look: Look,
  room: number,
  most: number,
): { text: string; size: number; width: number } {
  pen.font = fontAt(look.typeface, MEASURED)
  const widthOf = (text: string) => pen.measureText(text).width / MEASURED
  const least = most * 0.52
  let text = name
  if (widthOf(text) * least > room) {
    const letters = [...text]
    while (letters.length > 1 && widthOf(`${letters.join('')}…`) * least > room) letters.pop()
    text = `${letters.join('').trimEnd()}…`
  }
  const size = Math.min(most, room / Math.max(0.01, widthOf(text)))
  return { text, size, width: widthOf(text) * size }
}

/** Writes in units of the token's side: canvases know no fonts smaller than a px. */
function write(pen: Pen, text: string, look: Look, x: number, y: number, size: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / MEASURED, size / MEASURED)
  pen.font = fontAt(look.typeface, MEASURED)
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  const { actualBoundingBoxAscent: above } = pen.measureText('H')
  pen.fillText(text, 0, above / 2)
  pen.restore()
}

/** Where the middle of the rim is below. */
const lowest = (rim: Rim) => rim.place(0.5, 0.5).y

function clothRibbon(pen: Pen, rim: Rim, name: string, look: Look): void {
  const { text, size, width } = fitName(pen, name, look, 0.68, 0.088)
  const half = Math.max(0.2, width / 2 + 0.055)
  const [middle, high, sag] = [lowest(rim) - 0.078, 0.062, 0.022]
  const cloth = rgbOf(look.ribbonColour)
  const tail = Math.min(0.49, half + 0.1)
  pen.lineJoin = 'round'
  // Its ends, folded behind.
  for (const side of [-1, 1]) {
    const at = (x: number) => 0.5 + side * x
    pen.fillStyle = cssOf(lit(cloth, 0.68))
    pen.beginPath()
    pen.moveTo(at(half - 0.045), middle - high * 0.45)
    pen.lineTo(at(tail), middle - high * 0.62)
    pen.lineTo(at(tail - 0.035), middle + high * 0.12)
    pen.lineTo(at(tail), middle + high * 0.9)
    pen.lineTo(at(half - 0.045), middle + high * 1.15)
    pen.closePath()
    pen.fill()
    edge(pen)
    pen.fillStyle = cssOf(lit(cloth, 0.36))
    pen.beginPath()
    pen.moveTo(at(half), middle + high * 0.78)
    pen.lineTo(at(half - 0.045), middle + high * 1.15)
    pen.lineTo(at(half - 0.045), middle + high * 0.78)
    pen.closePath()
    pen.fill()
  }
  const light = pen.createLinearGradient(0.5 - half, 0, 0.5 + half, 0)
  for (const [at, tone] of [
    [0, 0.74],
    [0.12, 1.05],
    [0.3, 1.15],
    [0.6, 1],
    [0.86, 0.92],
    [1, 0.66],
  ] as const)
    light.addColorStop(at, cssOf(lit(cloth, tone)))
  pen.save()
  castShadow(pen)
  pen.fillStyle = light
  pen.beginPath()
  pen.moveTo(0.5 - half, middle - high)
  pen.quadraticCurveTo(0.5, middle - high + sag, 0.5 + half, middle - high)
  pen.lineTo(0.5 + half, middle + high * 0.8)
  pen.quadraticCurveTo(0.5, middle + high * 0.8 + sag, 0.5 - half, middle + high * 0.8)
  pen.closePath()
  pen.fill()
  pen.restore()
  edge(pen)
  pen.fillStyle = look.ink
  write(pen, text, look, 0.5, middle - high * 0.1 + sag * 0.5, size)
}

/** Canvases measure shadows in px, whatever the pen draws in. */
function castShadow(pen: Pen): void {
  const side = pen.getTransform().a
  pen.shadowColor = 'rgb(0 0 0 / 0.5)'
  pen.shadowBlur = side * 0.014
  pen.shadowOffsetY = side * 0.005
}

function edge(pen: Pen): void {
  pen.lineWidth = 0.0045
  pen.strokeStyle = 'rgb(20 12 6 / 0.72)'
  pen.stroke()
}

function plate(pen: Pen, rim: Rim, name: string, look: Look): void {
  const { text, size, width } = fitName(pen, name, look, 0.74, 0.084)
  const half = Math.max(0.16, width / 2 + 0.05)
  const [middle, high] = [lowest(rim) - 0.052, 0.062]
  const own = rgbOf(look.ribbonColour)
  const box = (grown: number) => {
    pen.beginPath()
    pen.roundRect(0.5 - half - grown, middle - high - grown, 2 * (half + grown), 2 * (high + grown), 0.022 + grown)
  }
  pen.save()
  castShadow(pen)
  const rimLight = pen.createLinearGradient(0, middle - high, 0, middle + high)
  rimLight.addColorStop(0, cssOf(lit(own, 1.5)))
  rimLight.addColorStop(0.5, cssOf(lit(own, 0.5)))
  rimLight.addColorStop(1, cssOf(lit(own, 0.8)))
  pen.fillStyle = rimLight
  box(0.012)
  pen.fill()
  pen.restore()
  edge(pen)
  const light = pen.createLinearGradient(0, middle - high, 0, middle + high)
  light.addColorStop(0, cssOf(lit(own, 1.12)))
  light.addColorStop(1, cssOf(lit(own, 0.86)))
  pen.fillStyle = light
  box(0)
  pen.fill()
  for (const side of [-1, 1]) {
    pen.fillStyle = cssOf(lit(own, 0.45))
    pen.beginPath()
    pen.arc(0.5 + side * (half - 0.02), middle, 0.0085, 0, 7)
    pen.fill()
  }
  pen.fillStyle = look.ink
  write(pen, text, look, 0.5, middle, size)
}

/** The name along the rim's lower side, letter by letter. */
function onRim(pen: Pen, rim: Rim, name: string, look: Look): void {
  const most = Math.min(0.085, rim.breadth * 0.74)
  const spaced = 1.08
  const room = rim.lengthAt(0.5) * (rim.outline.corners.length > 0 ? 0.24 : 0.42)
  const { text, size, width } = fitName(pen, name, look, room / spaced, most)
  const length = rim.lengthAt(0.5)
  const half = (width * spaced) / 2 / length
  const margin = (size * 0.55) / length
  const own = rgbOf(look.ribbonColour)
  pen.save()
  pen.fillStyle = cssOf(own)
  pen.beginPath()
  rim.block(pen, 0.5 - half - margin, 0.5 + half + margin, -0.04, 1.0)
  castShadow(pen)
  pen.fill()
  pen.restore()
  edge(pen)
  pen.fillStyle = look.ink
  pen.font = fontAt(look.typeface, MEASURED)
  // Kerning stays: where a letter stands is what comes before it and itself, less half of itself.
  const letters = [...text]
  letters.forEach((letter, k) => {
    const before = pen.measureText(letters.slice(0, k + 1).join('')).width / MEASURED
    const own = pen.measureText(letter).width / MEASURED
    const along = ((before - own / 2) * size * spaced) / length
    const place = rim.place(0.5 + half - along, 0.48)
    pen.save()
    pen.translate(place.x, place.y)
    pen.rotate(place.angle + Math.PI)
    write(pen, letter, look, 0, 0, size)
    pen.restore()
  })
}

/** Draws a token's name. The pen draws in units of the token's side. */
export function drawName(pen: Pen, rim: Rim, name: string, look: Look): void {
  const text = name.trim()
  if (!text || look.ribbon === 'none') return
  pen.save()
  if (look.ribbon === 'ribbon') clothRibbon(pen, rim, text, look)
  else if (look.ribbon === 'plate') plate(pen, rim, text, look)
  else onRim(pen, rim, text, look)
  pen.restore()
}
