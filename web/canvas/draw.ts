import { getStroke } from 'perfect-freehand'
import type { BoardPicture } from '../../contract/boards.ts'
import { averageColour, bytesOf } from '../ui/thumbhash.ts'
import { pointsOf } from './geometry.ts'
import type { Item, ItemOf } from './model.ts'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** What drawing needs beside the things themselves. */
export interface Drawing {
  pictures: ReadonlyMap<string, BoardPicture>
  /** The picture at so many px; undefined while it is not there. */
  source: (picture: BoardPicture, px: number) => CanvasImageSource | undefined
  /** Px of the canvas to a board px. */
  scale: number
  /** A file: without what is only for whoever works on the board, such as the edges of frames. */
  isFile: boolean
}

const families = {
  sans: '"Instrument Sans", system-ui, sans-serif',
  serif: 'Fraunces, Georgia, serif',
  book: 'Alegreya, Georgia, serif',
} as const

export const LINE_HEIGHT = 1.28
/** Room about the words of a text on a note, of the height of its letters. */
export const NOTE_ROOM = 0.5

export const fontOf = ({ face, size }: Pick<ItemOf<'text'>, 'face' | 'size'>) => `${size}px ${families[face]}`

let wrapped = new WeakMap<Item, string[]>()

/** Once letters have come that were drawn in others before: lines break elsewhere. */
export function lettersCame(): void {
  wrapped = new WeakMap()
}

/** The lines of a text in its width; words that are longer than that are broken. */
export function linesOf(context: Context, item: ItemOf<'text'>): string[] {
  const known = wrapped.get(item)
  if (known) return known
  context.font = fontOf(item)
  const room = Math.max(item.size, item.width - (item.fill ? 2 * NOTE_ROOM * item.size : 0))
  const fits = (text: string) => context.measureText(text).width <= room
  const lines: string[] = []
  for (const paragraph of item.text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(/(?<=\s)/)) {
      if (line && !fits((line + word).trimEnd())) {
        lines.push(line.trimEnd())
        line = ''
      }
      let rest = word
      while (rest.length > 1 && !fits(rest.trimEnd())) {
        let length = rest.length - 1
        while (length > 1 && !fits(rest.slice(0, length))) length -= 1
        lines.push(rest.slice(0, length))
        rest = rest.slice(length)
      }
      line += rest
    }
    lines.push(line.trimEnd())
  }
  wrapped.set(item, lines)
  return lines
}

/** The height that a text takes in its width, board px. */
export function heightOf(item: ItemOf<'text'>): number {
  const context = document.createElement('canvas').getContext('2d')
  const lines = context ? linesOf(context, { ...item }).length : 1
  return Math.round((lines * LINE_HEIGHT + (item.fill ? 2 * NOTE_ROOM : 0)) * item.size * 100) / 100
}

function drawText(context: Context, item: ItemOf<'text'>): void {
  const { width, height, size, align, fill } = item
  if (fill) {
    context.fillStyle = fill
    context.beginPath()
    context.roundRect(-width / 2, -height / 2, width, height, size * 0.2)
    context.fill()
  }
  const lines = linesOf(context, item)
  context.font = fontOf(item)
  context.fillStyle = item.colour
  context.textAlign = align
  context.textBaseline = 'middle'
  const room = fill ? NOTE_ROOM * size : 0
  const x = align === 'left' ? room - width / 2 : align === 'right' ? width / 2 - room : 0
  for (const [k, line] of lines.entries())
    context.fillText(line, x, -height / 2 + room + (k + 0.5) * LINE_HEIGHT * size)
}

/**
 * The part of a picture that is shown, px of it: as much as has the shape of its place, about its middle; of a token about the face,
 * where one is known.
 */
export function cutOf(picture: BoardPicture, item: ItemOf<'picture'>): [number, number, number, number] {
  const { width, height, faces } = picture
  const ratio = item.width / item.height || 1
  const largest = Math.min(width, height * ratio)
  if (!item.isRound) return [(width - largest) / 2, (height - largest / ratio) / 2, largest, largest / ratio]
  const [face] = faces
  const side = face ? Math.min(largest, Math.max(largest * 0.35, face.height * height * 2.2 * ratio)) : largest
  const [w, h] = [side, side / ratio]
  const x = face ? (face.x + face.width / 2) * width : width / 2
  const y = face ? (face.y + face.height * 0.55) * height : h / 2
  return [Math.min(width - w, Math.max(0, x - w / 2)), Math.min(height - h, Math.max(0, y - h / 2)), w, h]
}

function fillPlaceholder(
  context: Context,
  item: ItemOf<'picture'>,
  words: string,
  colour: string,
  scale: number,
): void {
  const { width, height } = item
  context.fillStyle = colour
  context.fillRect(-width / 2, -height / 2, width, height)
  if (!words || width * scale < 90) return
  const size = Math.min(width / 10, 16 / scale)
  context.font = fontOf({ face: 'sans', size })
  context.fillStyle = '#e9e4d6'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(words, 0, 0, width * 0.9)
}

function drawPicture(context: Context, item: ItemOf<'picture'>, drawing: Drawing): void {
  const { width, height, isRound, isMirrored, ring } = item
  const picture = drawing.pictures.get(item.imageId)
  const thickness = Math.max(width, height) * 0.05
  context.save()
  if (isRound) {
    context.beginPath()
    context.ellipse(0, 0, width / 2, height / 2, 0, 0, 2 * Math.PI)
    context.clip()
  }
  if (isMirrored) context.scale(-1, 1)
  const [x, y, w, h] = picture ? cutOf(picture, item) : [0, 0, 1, 1]
  const source =
    picture && !picture.isBlurred ? drawing.source(picture, (width * drawing.scale * picture.width) / w) : undefined
  if (picture && source) {
    const k = (source as ImageBitmap).width / picture.width
    context.drawImage(source, x * k, y * k, w * k, h * k, -width / 2, -height / 2, width, height)
  } else {
    const words = !picture ? 'This picture is gone' : picture.isBlurred ? 'Covered' : ''
    const bytes = picture && bytesOf(picture.thumbhash)
    fillPlaceholder(context, item, words, bytes ? averageColour(bytes) : '#3a4345', drawing.scale)
  }
  context.restore()
  if (!isRound || !ring) return
  context.lineWidth = thickness
  context.strokeStyle = ring
  context.beginPath()
  context.ellipse(0, 0, (width - thickness) / 2, (height - thickness) / 2, 0, 0, 2 * Math.PI)
  context.stroke()
}

function arrowHead(
  context: Context,
  from: { x: number; y: number },
  to: { x: number; y: number },
  thickness: number,
): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const length = thickness * 4
  context.beginPath()
  context.moveTo(to.x, to.y)
  for (const side of [-1, 1])
    context.lineTo(to.x - length * Math.cos(angle + side * 0.45), to.y - length * Math.sin(angle + side * 0.45))
  context.closePath()
  context.fill()
}

function traceLine(context: Context, points: readonly { x: number; y: number }[]): void {
  context.beginPath()
  for (const [k, { x, y }] of points.entries()) {
    if (k === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
}

function drawShape(context: Context, item: ItemOf<'shape'>): void {
  const { width, height, form, fill, stroke, thickness } = item
  const points = pointsOf(item)
  context.lineWidth = thickness
  context.lineJoin = 'round'
  context.lineCap = 'round'
  if (form === 'rect') {
    context.beginPath()
    context.rect(-width / 2, -height / 2, width, height)
  } else if (form === 'ellipse') {
    context.beginPath()
    context.ellipse(0, 0, width / 2, height / 2, 0, 0, 2 * Math.PI)
  } else {
    traceLine(context, points)
    if (form === 'polygon') context.closePath()
  }
  if (fill && form !== 'line' && form !== 'arrow') {
    context.fillStyle = fill
    context.fill()
  }
  if (!stroke) return
  context.strokeStyle = stroke
  context.fillStyle = stroke
  const [from, to] = [points.at(-2), points.at(-1)]
  if (form !== 'arrow' || !from || !to) {
    context.stroke()
    return
  }
  // The line ends within its head, so that the point is sharp.
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const k = Math.max(0, 1 - (thickness * 3) / length)
  traceLine(context, [...points.slice(0, -1), { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k }])
  context.stroke()
  arrowHead(context, from, to, thickness)
}

const outlines = new WeakMap<Item, Path2D>()

/** What a pen leaves behind: wider where it was pressed, or went slowly. */
export function outlineOf(item: ItemOf<'stroke'>): Path2D {
  const known = outlines.get(item)
  if (known) return known
  const triples: [number, number, number][] = []
  for (let at = 0; at + 2 < item.points.length; at += 3)
    triples.push([item.points[at] ?? 0, item.points[at + 1] ?? 0, item.points[at + 2] ?? 0.5])
  const isPressed = triples.some(([, , pressure]) => pressure !== 0.5)
  const edge = getStroke(triples, {
    size: item.thickness,
    thinning: 0.5,
    smoothing: 0.5,
    streamline: 0.35,
    simulatePressure: !isPressed,
    last: true,
  })
  const path = new Path2D()
  for (const [k, [x = 0, y = 0]] of edge.entries()) {
    const [nextX = 0, nextY = 0] = edge[(k + 1) % edge.length] ?? []
    if (k === 0) path.moveTo((x + nextX) / 2, (y + nextY) / 2)
    else path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
  }
  path.closePath()
  outlines.set(item, path)
  return path
}

function drawFrame(context: Context, item: ItemOf<'frame'>, { scale, isFile }: Drawing): void {
  if (isFile) return
  const { width, height, name } = item
  const px = 1 / scale
  context.lineWidth = 1.5 * px
  context.strokeStyle = '#d9952b'
  context.setLineDash([8 * px, 5 * px])
  context.strokeRect(-width / 2, -height / 2, width, height)
  context.setLineDash([])
  const size = 13 * px
  context.font = fontOf({ face: 'sans', size })
  context.textAlign = 'left'
  context.textBaseline = 'bottom'
  context.fillStyle = '#d9952b'
  context.fillText(name || 'Frame', -width / 2, -height / 2 - 4 * px, Math.max(width, 120 * px))
  if (!item.prompt) return
  context.globalAlpha *= 0.75
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const words = item.prompt.length > 60 ? `${item.prompt.slice(0, 57)}…` : item.prompt
  context.fillText(words, 0, 0, width * 0.9)
}

const segmentColours = { wall: '#ff5d3b', door: '#3fa7ff', window: '#35d0a5' } as const

function drawSegment(context: Context, item: ItemOf<'segment'>, { scale, isFile }: Drawing): void {
  // Walls go in the file's own lines, not in its picture.
  if (isFile) return
  const points = pointsOf(item)
  const px = 1 / scale
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const [width, colour] of [
    [7, 'rgba(0,0,0,0.55)'],
    [3.5, segmentColours[item.form]],
  ] as const) {
    context.lineWidth = width * px
    context.strokeStyle = colour
    traceLine(context, points)
    context.stroke()
  }
  context.fillStyle = segmentColours[item.form]
  for (const { x, y } of points) {
    context.beginPath()
    context.arc(x, y, (item.form === 'wall' ? 3.5 : 5) * px, 0, 2 * Math.PI)
    context.fill()
  }
}

/** Draws a thing where it lies; the context is in board px. Its opacity is left to the caller, in `globalAlpha`. */
export function drawItem(context: Context, item: Item, drawing: Drawing): void {
  context.save()
  context.translate(item.x, item.y)
  if (item.rotation !== 0) context.rotate((item.rotation * Math.PI) / 180)
  switch (item.kind) {
    case 'picture':
      drawPicture(context, item, drawing)
      break
    case 'text':
      drawText(context, item)
      break
    case 'shape':
      drawShape(context, item)
      break
    case 'stroke':
      context.fillStyle = item.colour
      context.fill(outlineOf(item))
      break
    case 'frame':
      drawFrame(context, item, drawing)
      break
    case 'segment':
      drawSegment(context, item, drawing)
      break
  }
  context.restore()
}
