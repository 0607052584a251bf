import type { View } from '../stage/view.ts'
import { frameOf } from './frames/frames.ts'
import type { Opening } from './pictures.ts'
import { drawPips, type PipName } from './pips.ts'
import { type MakeSheet, type Pen, penOf, type Sheet } from './relief/canvas.ts'
import { cssOf, lit, rgbOf } from './relief/colour.ts'
import { carve } from './relief/relief.ts'
import { drawName } from './ribbon.ts'
import { Rim } from './rim.ts'
import type { Style } from './style.ts'

/** A picture that can be drawn, px. */
export interface Drawable {
  image: CanvasImageSource
  width: number
  height: number
  /** It is see-through about its subject. */
  isCutOut: boolean
}

/** What is a token's own. */
interface Face {
  name: string
  pips: readonly PipName[]
  /** How the picture lies: its middle at (x, y) of a token whose side is 1, its shorter side `scale` long. */
  place: View
}

/** A frame that a subject stands out of is smaller, and lies below, so that there is room above it. */
export const BROKEN = 0.86
/** How far down the subject stands out, of the frame's side, and over how long it goes under again. */
const STANDS_OUT = 0.5
const GOES_UNDER = 0.12

export const rimOf = ({ shape, frame, width }: Pick<Style, 'shape' | 'frame' | 'width'>): Rim => {
  const { breadth = 1, over = 0 } = frameOf(frame)
  return new Rim(shape, width * breadth, over)
}

/** What a style's frame leaves open of its token. */
export function openingOf(style: Pick<Style, 'shape' | 'frame' | 'width'>): Opening {
  const rim = rimOf(style)
  const { width, height } = rim.outline
  const under = rim.apothem(frameOf(style.frame).under ?? 0.5)
  return { half: rim.apothem(0.1), width: under * width, height: under * height }
}

/** Where a frame lies on its token: left, top and side, of the token's side. */
function frameBox(breaks: boolean): { left: number; top: number; side: number } {
  return breaks ? { left: (1 - BROKEN) / 2, top: 1 - BROKEN, side: BROKEN } : { left: 0, top: 0, side: 1 }
}

/** The frame of a style alone, `side` px each way. */
export function renderFrame(make: MakeSheet, style: Style, side: number): Sheet {
  const frame = frameOf(style.frame)
  const rim = rimOf(style)
  const colours = { main: rgbOf(style.main ?? frame.main), accent: rgbOf(style.accent ?? frame.accent) }
  return carve({
    make,
    side,
    wear: style.wear,
    parts: frame.parts(rim, colours),
    across: (x, y) => rim.across(x, y),
    within: (pen) => rim.line(pen, 1),
  })
}

function drawPicture(pen: Pen, { image, width, height }: Drawable, { x, y, scale, angle }: View): void {
  const per = scale / Math.min(width, height)
  pen.save()
  pen.translate(x, y)
  pen.rotate(angle)
  pen.imageSmoothingEnabled = true
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, (-width * per) / 2, (-height * per) / 2, width * per, height * per)
  pen.restore()
}

function shadeTowards(pen: Pen, rim: Rim, strength: number): void {
  if (strength === 0) return
  const far = rim.inner * (rim.outline.corners.length > 0 ? 1.25 : 1.06)
  const dark = pen.createRadialGradient(0.5, 0.5, far * 0.45, 0.5, 0.5, far)
  dark.addColorStop(0, 'rgb(6 6 10 / 0)')
  dark.addColorStop(1, `rgb(6 6 10 / ${0.85 * strength})`)
  pen.fillStyle = dark
  pen.fillRect(-1, -1, 3, 3)
}

function tintAll(pen: Pen, { tint, tintStrength }: Style, only: GlobalCompositeOperation): void {
  if (tintStrength === 0) return
  pen.save()
  pen.globalCompositeOperation = only
  pen.globalAlpha = tintStrength * 0.7
  pen.fillStyle = tint
  pen.fillRect(-1, -1, 3, 3)
  pen.restore()
}

interface TokenDrawing {
  make: MakeSheet
  /** px each way. */
  side: number
  style: Style
  face: Face
  picture?: Drawable
  /** The style's frame, as `renderFrame` draws it; its side is that of `frameBox` at this token's. */
  frame: Sheet
}

/** A token as it is seen, printed and taken away: there is no other drawing of it. */
export function renderToken({ make, side, style, face, picture, frame }: TokenDrawing): Sheet {
  const sheet = make(side, side)
  const pen = penOf(sheet)
  const rim = rimOf(style)
  const isBroken = style.breaks && picture?.isCutOut === true
  const box = frameBox(isBroken)
  pen.scale(side, side)
  pen.translate(box.left, box.top)
  pen.scale(box.side, box.side)

  pen.save()
  pen.beginPath()
  rim.line(pen, frameOf(style.frame).under ?? 0.5)
  pen.clip()
  const ground = rgbOf(style.backdrop)
  const light = pen.createRadialGradient(0.5, 0.42, 0, 0.5, 0.5, 0.62)
  light.addColorStop(0, cssOf(lit(ground, 1.18)))
  light.addColorStop(1, cssOf(lit(ground, 0.5)))
  pen.fillStyle = light
  pen.fillRect(0, 0, 1, 1)
  // What stands out must not change its tone at the frame: then the place behind is shaded, and not the subject.
  if (isBroken) shadeTowards(pen, rim, style.shade)
  if (picture) drawPicture(pen, picture, face.place)
  tintAll(pen, style, 'soft-light')
  if (!isBroken) shadeTowards(pen, rim, style.shade)
  pen.restore()

  pen.drawImage(frame, 0, 0, 1, 1)
  if (isBroken && picture) drawStandingOut(pen, { make, side, style, face, picture, rim, box })
  drawName(pen, rim, face.name, style)
  drawPips(pen, rim, face.pips)
  return sheet
}

/** The upper part of the subject again, over the frame. */
function drawStandingOut(
  pen: Pen,
  {
    make,
    side,
    style,
    face,
    picture,
    rim,
    box,
  }: Pick<TokenDrawing, 'make' | 'side' | 'style' | 'face'> & {
    picture: Drawable
    rim: Rim
    box: ReturnType<typeof frameBox>
  },
): void {
  const upper = make(side, side)
  const own = penOf(upper)
  own.scale(side, side)
  own.translate(box.left, box.top)
  own.scale(box.side, box.side)
  drawPicture(own, picture, face.place)
  tintAll(own, { ...style, tintStrength: style.tintStrength }, 'source-atop')
  own.globalCompositeOperation = 'destination-in'
  const fade = own.createLinearGradient(0, STANDS_OUT - GOES_UNDER, 0, STANDS_OUT)
  fade.addColorStop(0, '#000')
  fade.addColorStop(1, 'rgb(0 0 0 / 0)')
  own.fillStyle = fade
  own.fillRect(-1, -1, 3, 3)

  const lay = () => {
    pen.save()
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.drawImage(upper, 0, 0)
    pen.restore()
  }
  pen.save()
  pen.beginPath()
  rim.line(pen, 1)
  pen.clip()
  pen.shadowColor = 'rgb(0 0 0 / 0.6)'
  pen.shadowBlur = side * 0.02
  pen.shadowOffsetX = side * 0.006
  pen.shadowOffsetY = side * 0.008
  lay()
  pen.restore()
  lay()
}
