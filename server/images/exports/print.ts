import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import type { GridShape } from '../../../contract/map-exports.ts'
import { type Paper, paperFacts } from '../../../contract/papers.ts'
import { gridLines, type MapNotes, POINTS_PER_SQUARE, type Sheets, sheetsOf, type Tile } from '../../../engine/index.ts'
import { printKey, written } from './print-key.ts'

/** Painted pixels, 4 bytes each. */
export interface Raw {
  pixels: Uint8ClampedArray
  width: number
  height: number
}

/** A map to print: its picture at `px` a square. */
export interface Print {
  picture: Raw
  squares: { columns: number; rows: number }
  px: number
  paper: Paper
  title: string
  /** What is ruled over it. */
  grid: GridShape
  /** The game master's text of each place, on pages of its own after the map; undefined for whoever is not to read it. */
  notes: MapNotes | undefined
}

const ink = rgb(0.25, 0.25, 0.25)
/** Crop marks, points: how long, and how far from the corner they stand so that cutting leaves none on the map. */
const MARK = 12
const CLEAR = 4

/** A PDF at one inch a square: a plan of the sheets where there are several, then each with crop marks at its corners. */
export async function printed(print: Print): Promise<Uint8Array> {
  const { squares, paper, title } = print
  const sheets = sheetsOf(squares, paper)
  const pdf = await PDFDocument.create()
  sign(pdf, title)
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const picture = () => sheetOf(print.picture)
  if (sheets.tiles.length > 1) {
    const small = await picture().resize({ width: 1200, height: 1200, fit: 'inside' }).jpeg({ quality: 85 }).toBuffer()
    drawPlan(pdf.addPage([sheets.width, sheets.height]), await pdf.embedJpg(small), sheets, print, font)
  }
  for (const tile of sheets.tiles) {
    const { px } = print
    const cut = { left: tile.x * px, top: tile.y * px, width: tile.columns * px, height: tile.rows * px }
    const jpeg = await picture().extract(cut).jpeg({ quality: 88 }).toBuffer()
    const page = pdf.addPage([sheets.width, sheets.height])
    drawTile(page, await pdf.embedJpg(jpeg), tile, sheets, print, font)
  }
  if (print.notes) await printKey(pdf, print.notes, paper, title || 'Battle map')
  return pdf.save()
}

function sign(pdf: PDFDocument, title: string): void {
  pdf.setTitle(title)
  pdf.setProducer('Lanternkeep')
  pdf.setCreator('Lanternkeep')
}

const sheetOf = ({ pixels, width, height }: Raw) => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()

/** White left about a picture that fills one page, points: most printers reach no nearer to the edge. */
const EDGE = 18

/** A PDF of one page, upright or lying as the picture is, filled as far as printers print. */
export async function posted(picture: Raw, paper: Paper, title: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  sign(pdf, title)
  const upright = paperFacts[paper]
  const isLying = picture.width > picture.height
  const page = pdf.addPage(isLying ? [upright.height, upright.width] : [upright.width, upright.height])
  const image = await pdf.embedJpg(await sheetOf(picture).jpeg({ quality: 90 }).toBuffer())
  const room = [page.getWidth() - EDGE * 2, page.getHeight() - EDGE * 2] as const
  const { width, height } = image.scaleToFit(...room)
  const [x, y] = [(page.getWidth() - width) / 2, (page.getHeight() - height) / 2]
  page.drawImage(image, { x, y, width, height })
  return pdf.save()
}

type Embedded = Awaited<ReturnType<PDFDocument['embedJpg']>>

function drawTile(page: PDFPage, image: Embedded, tile: Tile, sheets: Sheets, print: Print, font: PDFFont): void {
  const [width, height] = [tile.columns * POINTS_PER_SQUARE, tile.rows * POINTS_PER_SQUARE]
  const left = sheets.left
  const top = sheets.height - sheets.top
  page.drawImage(image, { x: left, y: top - height, width, height })
  rule(page, tile, [left, top], print)
  for (const [x, outward] of [
    [left, -1],
    [left + width, 1],
  ] as const) {
    for (const [y, upward] of [
      [top, 1],
      [top - height, -1],
    ] as const) {
      const mark = { thickness: 0.5, color: ink }
      page.drawLine({ start: { x: x + CLEAR * outward, y }, end: { x: x + (CLEAR + MARK) * outward, y }, ...mark })
      page.drawLine({ start: { x, y: y + CLEAR * upward }, end: { x, y: y + (CLEAR + MARK) * upward }, ...mark })
    }
  }
  const words = [written(print.title, font, 60), `sheet ${tile.name}`, 'one inch a square: print at 100 %']
  page.drawText(words.filter(Boolean).join('  ·  '), { x: left, y: 20, size: 8, font, color: ink })
}

/** The grid over one sheet's part of the map, its corner at `left`, `top`: lines, so that they stay sharp on any printer. */
function rule(page: PDFPage, tile: Tile, [left, top]: readonly [number, number], { squares, grid }: Print): void {
  const [right, bottom] = [tile.x + tile.columns, tile.y + tile.rows]
  const place = ([x, y]: readonly [number, number]) => ({
    x: left + (x - tile.x) * POINTS_PER_SQUARE,
    y: top - (y - tile.y) * POINTS_PER_SQUARE,
  })
  for (const line of gridLines(grid, squares)) {
    for (const [i, to] of line.entries()) {
      const from = line[i - 1]
      const part = from && within(from, to, [tile.x, tile.y, right, bottom])
      if (!part) continue
      const look = { thickness: 0.5, color: rgb(0, 0, 0), opacity: 0.35 }
      page.drawLine({ start: place(part[0]), end: place(part[1]), ...look })
    }
  }
}

type Place = readonly [x: number, y: number]

/** The part of a line from a to b that lies inside a box (Liang and Barsky's clipping); undefined for none. */
function within(a: Place, b: Place, box: readonly [number, number, number, number]): [Place, Place] | undefined {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  let [enter, leave] = [0, 1]
  for (const [towards, room] of [
    [-dx, a[0] - box[0]],
    [dx, box[2] - a[0]],
    [-dy, a[1] - box[1]],
    [dy, box[3] - a[1]],
  ] as const) {
    if (towards === 0) {
      if (room <= 0) return undefined
    } else if (towards < 0) enter = Math.max(enter, room / towards)
    else leave = Math.min(leave, room / towards)
  }
  if (enter >= leave) return undefined
  const at = (t: number): Place => [a[0] + dx * t, a[1] + dy * t]
  return [at(enter), at(leave)]
}

/** The whole map with its cuts, to lay the sheets out by. */
function drawPlan(page: PDFPage, image: Embedded, sheets: Sheets, { squares, title }: Print, font: PDFFont): void {
  const margin = 54
  const scale = Math.min(
    (sheets.width - margin * 2) / squares.columns,
    (sheets.height - margin * 2 - 60) / squares.rows,
  )
  const [width, height] = [squares.columns * scale, squares.rows * scale]
  const [left, top] = [(sheets.width - width) / 2, sheets.height - margin - 50]
  page.drawText(written(title, font, 48) || 'Battle map', { x: margin, y: sheets.height - margin - 10, size: 18, font })
  const size = `${squares.columns} x ${squares.rows} squares on ${sheets.tiles.length} sheets. Print at 100 % (actual size), cut along the crop marks, lay out as here.`
  page.drawText(size, { x: margin, y: sheets.height - margin - 30, size: 9, font, color: ink })
  page.drawImage(image, { x: left, y: top - height, width, height })
  for (const tile of sheets.tiles) {
    const [x, y] = [left + tile.x * scale, top - tile.y * scale]
    const [w, h] = [tile.columns * scale, tile.rows * scale]
    page.drawRectangle({ x, y: y - h, width: w, height: h, borderColor: rgb(1, 1, 1), borderWidth: 1.4 })
    page.drawRectangle({ x, y: y - h, width: w, height: h, borderColor: ink, borderWidth: 0.6 })
    page.drawRectangle({
      x: x + w / 2 - 13,
      y: y - h / 2 - 9,
      width: 26,
      height: 18,
      color: rgb(1, 1, 1),
      opacity: 0.85,
    })
    const across = font.widthOfTextAtSize(tile.name, 11)
    page.drawText(tile.name, { x: x + w / 2 - across / 2, y: y - h / 2 - 4, size: 11, font })
  }
}
