import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb } from '../paint/colour.ts'
import { fonts, loadFonts } from '../paint/fonts.ts'
import { speckle } from '../paint/noise.ts'

/** The colours a map's furniture is drawn in: lines and letters, the slip of paper behind them, and one accent. */
export interface Inks {
  ink: Rgb
  paper: Rgb
  accent: Rgb
}

/** A rectangle on the sheet, px. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** How much room a title cartouche takes, px; `size` is the title's letter height in px. */
export function cartoucheSize(
  context: SKRSContext2D,
  title: string,
  subtitle: string,
  size: number,
): { width: number; height: number } {
  const widest = Math.max(width(context, titleFont(size), title), width(context, subtitleFont(size), subtitle))
  return { width: Math.ceil(widest + size * 1.9), height: Math.ceil(size * (subtitle === '' ? 1.95 : 2.6)) }
}

/** A title on a slip of paper, its upper left corner at x, y; returns the box it took. */
export function cartouche(
  context: SKRSContext2D,
  x: number,
  y: number,
  title: string,
  subtitle: string,
  size: number,
  inks: Inks,
): Box {
  const box = { x, y, ...cartoucheSize(context, title, subtitle, size) }
  slip(context, box, size * 0.32, inks)
  context.save()
  context.lang = 'en'
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const middle = x + box.width / 2
  context.font = titleFont(size)
  context.fillStyle = css(inks.accent)
  context.fillText(title, middle, y + size * 1.32)
  if (subtitle !== '') {
    context.font = subtitleFont(size)
    context.fillStyle = css(inks.ink, 0.85)
    context.fillText(subtitle, middle, y + size * 2.04)
  }
  context.restore()
  return box
}

/** What a scale bar shows: `steps` black and white pieces of `length` units, one unit being `unitPixels` px wide. */
export interface Scale {
  unitPixels: number
  unit: string
  length: number
  steps: number
}

/** How much room a scale bar takes, px; `size` is its letter height in px. */
export function scaleBarSize(context: SKRSContext2D, scale: Scale, size: number): { width: number; height: number } {
  const ends = width(context, labelFont(size), `${scale.length * scale.steps} ${scale.unit}`)
  const bar = scale.unitPixels * scale.length * scale.steps
  return { width: Math.ceil(bar + ends + size * 1.3), height: Math.ceil(size * 2.5) }
}

/** A scale bar on a slip of paper, its upper left corner at x, y; returns the box it took. */
export function scaleBar(context: SKRSContext2D, x: number, y: number, scale: Scale, size: number, inks: Inks): Box {
  const box = { x, y, ...scaleBarSize(context, scale, size) }
  slip(context, box, size * 0.28, inks)
  const piece = scale.unitPixels * scale.length
  const last = `${scale.length * scale.steps} ${scale.unit}`
  context.save()
  context.lang = 'en'
  context.font = labelFont(size)
  const left = x + (box.width - piece * scale.steps - context.measureText(last).width * 0.5 + size * 0.25) / 2
  const top = y + size * 1.5
  const thick = size * 0.36
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (let step = 0; step <= scale.steps; step++) {
    context.fillStyle = css(inks.ink, 0.9)
    context.fillText(step === scale.steps ? last : String(step * scale.length), left + step * piece, y + size * 1.18)
    if (step === scale.steps) continue
    context.fillStyle = css(step % 2 === 0 ? inks.ink : mix(inks.paper, [255, 255, 255], 0.25))
    context.fillRect(left + step * piece, top, piece, thick)
  }
  context.strokeStyle = css(inks.ink)
  context.lineWidth = Math.max(0.8, size * 0.07)
  context.strokeRect(left, top, piece * scale.steps, thick)
  context.restore()
  return box
}

/** A compass rose about x, y within `radius` px; `north` turns it, radians clockwise from up. */
export function compass(context: SKRSContext2D, x: number, y: number, radius: number, inks: Inks, north = 0): void {
  const r = radius * 0.74
  context.save()
  context.translate(x, y)
  context.rotate(north)
  context.lineJoin = 'round'
  context.lineWidth = Math.max(0.7, radius * 0.03)
  context.strokeStyle = css(inks.ink)
  for (const ring of [0.62, 0.54]) {
    context.beginPath()
    context.arc(0, 0, r * ring, 0, Math.PI * 2)
    context.stroke()
  }
  for (const [offset, long] of [
    [Math.PI / 4, 0.62],
    [0, 1],
  ] as const) {
    for (let point = 0; point < 4; point++) {
      context.save()
      context.rotate(offset + (point * Math.PI) / 2)
      ray(context, r * long, r * 0.16 * (offset === 0 ? 1.15 : 1), -1, css(inks.paper))
      const dark = point === 0 && offset === 0 ? inks.accent : inks.ink
      ray(context, r * long, r * 0.16 * (offset === 0 ? 1.15 : 1), 1, css(dark))
      context.restore()
    }
  }
  loadFonts()
  context.lang = 'en'
  context.fillStyle = css(inks.ink)
  context.font = `600 ${radius * 0.36}px "${fonts.heading}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText('N', 0, -r * 1.06)
  context.restore()
}

function ray(context: SKRSContext2D, length: number, half: number, side: number, fill: string) {
  context.beginPath()
  context.moveTo(0, -length)
  context.lineTo(half * side, -half)
  context.lineTo(0, 0)
  context.closePath()
  context.fillStyle = fill
  context.fill()
  context.stroke()
}

/** A number (or letter) in a small disc about x, y; `radius` in px. */
export function badge(context: SKRSContext2D, x: number, y: number, radius: number, text: string, inks: Inks): void {
  loadFonts()
  context.save()
  context.beginPath()
  context.arc(x + radius * 0.1, y + radius * 0.16, radius * 1.06, 0, Math.PI * 2)
  context.fillStyle = css(mix(inks.ink, [0, 0, 0], 0.5), 0.35)
  context.fill()
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fillStyle = css(inks.paper, 0.94)
  context.fill()
  context.lineWidth = Math.max(0.8, radius * 0.12)
  context.strokeStyle = css(inks.ink, 0.9)
  context.stroke()
  context.lang = 'en'
  context.font = `600 ${radius * (text.length > 1 ? 1.08 : 1.3)}px "${fonts.heading}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = css(inks.ink)
  // Centred by the ink of the figures, which the em box is not.
  const measured = context.measureText(text)
  context.fillText(text, x, y + (measured.actualBoundingBoxAscent - measured.actualBoundingBoxDescent) / 2)
  context.restore()
}

/** A slip of paper with a trembling edge and a thin frame inside it, as a ground for lettering. */
export function slip(context: SKRSContext2D, box: Box, inset: number, inks: Inks): void {
  context.save()
  const outline = (grow: number) => {
    context.beginPath()
    const tremble = inset * 0.16
    const step = inset * 2.2
    const corners = [
      [box.x - grow, box.y - grow],
      [box.x + box.width + grow, box.y - grow],
      [box.x + box.width + grow, box.y + box.height + grow],
      [box.x - grow, box.y + box.height + grow],
    ] as const
    for (const [corner, [x0, y0]] of corners.entries()) {
      const [x1, y1] = corners[(corner + 1) % 4]!
      const pieces = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / step))
      for (let i = 0; i < pieces; i++) {
        const t = i / pieces
        context.lineTo(
          x0 + (x1 - x0) * t + (speckle(corner * 97 + i, 3, 11) - 0.5) * tremble,
          y0 + (y1 - y0) * t + (speckle(corner * 97 + i, 7, 11) - 0.5) * tremble,
        )
      }
    }
    context.closePath()
  }
  context.translate(inset * 0.35, inset * 0.5)
  outline(0)
  context.fillStyle = css(mix(inks.ink, [0, 0, 0], 0.4), 0.3)
  context.fill()
  context.translate(-inset * 0.35, -inset * 0.5)
  outline(0)
  const sheen = context.createLinearGradient(box.x, box.y, box.x, box.y + box.height)
  sheen.addColorStop(0, css(mix(inks.paper, [255, 255, 255], 0.18)))
  sheen.addColorStop(1, css(mix(inks.paper, inks.ink, 0.07)))
  context.fillStyle = sheen
  context.fill()
  context.strokeStyle = css(inks.ink, 0.85)
  context.lineWidth = Math.max(0.8, inset * 0.2)
  context.stroke()
  outline(-inset)
  context.strokeStyle = css(inks.ink, 0.4)
  context.lineWidth = Math.max(0.6, inset * 0.1)
  context.stroke()
  context.restore()
}

const titleFont = (size: number) => `600 ${size}px "${fonts.heading}"`
const subtitleFont = (size: number) => `500 ${size * 0.6}px "${fonts.body}"`
const labelFont = (size: number) => `500 ${size}px "${fonts.body}"`

function width(context: SKRSContext2D, font: string, text: string): number {
  loadFonts()
  context.save()
  context.lang = 'en'
  context.font = font
  const measured = context.measureText(text).width
  context.restore()
  return measured
}
