import type { BoardPicture } from '../../contract/boards.ts'
import type { Box } from './geometry.ts'
import type { Doc } from './model.ts'
import { paint, stackOf } from './paint.ts'
import { fetchPicture } from './pictures.ts'
import { universalVtt, wholeSquares } from './vtt.ts'

export const exportFormats = ['png', 'webp', 'pdf', 'dd2vtt'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const exportScales = [1, 2, 3, 4] as const
export type ExportScale = (typeof exportScales)[number]

/** Longest side of a file's picture, px, and most px of it: what every browser can hold in one canvas. */
const SIDE_MAX = 16_000
const PIXELS_MAX = 40_000_000
/** Most that is said of a map's picture to a tabletop, px a square. */
const SQUARE_MOST = 280

export interface ExportOrder {
  doc: Doc
  pictures: ReadonlyMap<string, BoardPicture>
  /** Which part of the board. */
  area: Box
  format: ExportFormat
  scale: ExportScale
  name: string
}

/** The part and the size of what is made of an order. */
export function measured({ doc, area, format, scale }: Pick<ExportOrder, 'doc' | 'area' | 'format' | 'scale'>) {
  if (format !== 'dd2vtt') {
    const [width, height] = [Math.max(1, Math.round(area.width * scale)), Math.max(1, Math.round(area.height * scale))]
    return { area, width, height, px: scale }
  }
  const square = doc.grid.size
  const whole = wholeSquares(area, square)
  const perSquare = Math.min(SQUARE_MOST, Math.round(square * scale))
  const px = perSquare / square
  return { area: whole, width: Math.round(whole.width * px), height: Math.round(whole.height * px), px }
}

/** Why a file cannot be made, in a sentence; undefined where it can. */
export function exportProblem(order: Pick<ExportOrder, 'doc' | 'area' | 'format' | 'scale'>): string | undefined {
  const { width, height } = measured(order)
  if (width <= SIDE_MAX && height <= SIDE_MAX && width * height <= PIXELS_MAX) return undefined
  return `This would be ${width.toLocaleString('en-GB')} × ${height.toLocaleString('en-GB')} px; ${PIXELS_MAX / 1e6} megapixels are the most. Take it smaller, or a frame of it.`
}

type Sources = Map<string, ImageBitmap>

/** Every picture that is seen there, as large as it is drawn. Throws where one cannot be had. */
async function fetchedFor(needs: ReadonlyMap<string, { picture: BoardPicture; px: number }>): Promise<Sources> {
  const found: Sources = new Map()
  // Some at a time: a board may hold hundreds.
  const waiting = [...needs]
  const take = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [id, { picture, px }] = next
      found.set(id, await fetchPicture(picture, px))
    }
  }
  await Promise.all([take(), take(), take(), take()])
  return found
}

/** Paints a part of a board into a canvas of its own. Throws where a picture cannot be had. */
async function painted(order: ExportOrder, isOpaque: boolean): Promise<HTMLCanvasElement> {
  const { doc, pictures } = order
  const { area, width, height, px } = measured(order)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no canvas of that size.')
  const view = { x: -area.x * px, y: -area.y * px, scale: px }
  const stack = stackOf(isOpaque && !doc.background ? { ...doc, background: '#ffffff' } : doc)
  const whole: Box = { x: 0, y: 0, width, height }
  let scratch: CanvasRenderingContext2D | undefined
  const target = {
    context,
    view,
    scratch() {
      if (scratch) return scratch
      const made = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
      if (!made) throw new Error('This browser gives no second canvas of that size.')
      scratch = made
      return made
    },
  }
  const needs = new Map<string, { picture: BoardPicture; px: number }>()
  const common = { pictures, scale: px, isFile: true }
  // Painted once without pictures, to see which are needed how large.
  paint(target, stack, whole, {
    ...common,
    source(picture, wanted) {
      const known = needs.get(picture.id)
      if (!known || known.px < wanted) needs.set(picture.id, { picture, px: wanted })
      return undefined
    },
  })
  const sources = await fetchedFor(needs)
  try {
    paint(target, stack, whole, { ...common, source: ({ id }) => sources.get(id) })
  } finally {
    for (const bitmap of sources.values()) bitmap.close()
  }
  return canvas
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob && blob.type === type ? resolve(blob) : reject(new Error(`This browser cannot write ${type}.`))),
      type,
      0.92,
    )
  })
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)))
  return btoa(parts.join(''))
}

/** A page on which a square of the grid is an inch, as miniatures stand on it. */
async function pdfOf(canvas: HTMLCanvasElement, { doc }: ExportOrder, area: Box): Promise<Blob> {
  const { PDFDocument } = await import('pdf-lib')
  const file = await PDFDocument.create()
  const picture = await file.embedJpg(await (await blobOf(canvas, 'image/jpeg')).arrayBuffer())
  const points = 72 / doc.grid.size
  const [width, height] = [area.width * points, area.height * points]
  file.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height })
  return new Blob([new Uint8Array(await file.save())], { type: 'application/pdf' })
}

const safeName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N} _-]+/gu, '')
    .trim()
    .slice(0, 60) || 'board'

/** Makes a file of a part of a board. Throws where a picture cannot be had, or the browser cannot hold or write it. */
export async function exportBoard(order: ExportOrder): Promise<{ name: string; file: Blob }> {
  const { format, doc } = order
  const name = `${safeName(order.name)}.${format}`
  const { area, px } = measured(order)
  if (format === 'png') return { name, file: await blobOf(await painted(order, false), 'image/png') }
  if (format === 'webp') return { name, file: await blobOf(await painted(order, false), 'image/webp') }
  if (format === 'pdf') return { name, file: await pdfOf(await painted(order, true), order, area) }
  const picture = await blobOf(await painted(order, true), 'image/webp')
  const hidden = new Set(doc.layers.filter(({ isHidden }) => isHidden).map(({ id }) => id))
  const items = Object.values(doc.items).filter(({ layerId }) => !hidden.has(layerId))
  const map = universalVtt(items, area, doc.grid.size, {
    px: Math.round(px * doc.grid.size),
    image: await base64Of(picture),
  })
  return { name, file: new Blob([JSON.stringify(map)], { type: 'application/json' }) }
}
