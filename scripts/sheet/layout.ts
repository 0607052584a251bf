import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import { fonts } from '../../engine/paint/fonts.ts'

/** One picture on the sheet and what is written beside it, a paragraph an entry. */
export interface Cell {
  pixels: Uint8ClampedArray
  width: number
  height: number
  notes: { text: string; tone: 'strong' | 'plain' | 'faint' | 'warning' }[]
}

export const columns = 4
const cell = { width: 450, height: 312, picture: 300, margin: 6 }
const heading = 34
const tones = { strong: '#f3ead6', plain: '#cfc7b4', faint: '#8d8a80', warning: '#e39a5a' }

function wrapped(context: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && context.measureText(longer).width > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

type Pixels = Pick<Cell, 'pixels' | 'width' | 'height'>

function canvasOf({ pixels, width, height }: Pixels) {
  const picture = createCanvas(width, height)
  picture.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
  return picture
}

/** One picture as PNG, as large as it is. */
export const alone = (picture: Pixels): Promise<Buffer> => canvasOf(picture).encode('png')

function drawPicture(context: SKRSContext2D, one: Cell, x: number, y: number): void {
  const { width, height } = one
  const picture = canvasOf(one)
  const scale = cell.picture / Math.max(width, height)
  const [w, h] = [width * scale, height * scale]
  context.drawImage(picture, x + (cell.picture - w) / 2, y, w, h)
}

function drawNotes(context: SKRSContext2D, { notes }: Cell, x: number, y: number): void {
  let line = y + 12
  for (const { text, tone } of notes) {
    context.font = `${tone === 'strong' ? 14 : 12}px ${fonts.body}`
    context.fillStyle = tones[tone]
    const leading = tone === 'strong' ? 17 : 15
    for (const words of wrapped(context, text, cell.width - cell.picture - 3 * cell.margin)) {
      context.fillText(words, x, line)
      line += leading
    }
    line += 5
  }
}

/** The sheet as PNG: cells in rows of four under a title, and further lines below (1800 px wide). */
export async function sheetOf(title: string, cells: readonly Cell[], below: readonly string[] = []): Promise<Buffer> {
  const rows = Math.ceil(cells.length / columns)
  const canvas = createCanvas(columns * cell.width, heading + rows * cell.height + below.length * 20 + 12)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#15191a'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = tones.strong
  context.font = `18px ${fonts.heading}`
  context.fillText(title, 10, 23)
  for (const [i, one] of cells.entries()) {
    const x = (i % columns) * cell.width + cell.margin
    const y = heading + Math.floor(i / columns) * cell.height + cell.margin
    drawPicture(context, one, x, y)
    drawNotes(context, one, x + cell.picture + cell.margin, y)
  }
  context.font = `15px ${fonts.body}`
  context.fillStyle = tones.plain
  for (const [i, text] of below.entries()) context.fillText(text, 12, heading + rows * cell.height + 20 + i * 20)
  return canvas.encode('png')
}
