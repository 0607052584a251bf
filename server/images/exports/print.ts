import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import type { Paper } from '../../../contract/map-exports.ts'
import { POINTS_PER_SQUARE, type Sheets, sheetsOf, type Tile } from '../../../engine/index.ts'

/** Painted pixels, 4 bytes each. */
export interface Raw {
  pixels: Uint8ClampedArray
  width: number
  height: number
}

/** A map to print: its picture at `px` a square. */
export interface Print {
  picture: Raw
  grid: { columns: number; rows: number }
  px: number
  paper: Paper
  title: string
  /** Whether lines are ruled between the squares. */
  lines: boolean
}

const ink = rgb(0.25, 0.25, 0.25)
/** Crop marks, points: how long, and how far from the corner they stand so that cutting leaves none on the map. */
const MARK = 12
const CLEAR = 4

/** A PDF at one inch a square: a plan of the sheets where there are several, then each with crop marks at its corners. */
export async function printed(print: Print): Promise<Uint8Array> {
  const { grid, paper, title } = print
  const sheets = sheetsOf(grid, paper)
  const pdf = await PDFDocument.create()
  pdf.setTitle(title)
  pdf.setProducer('Lanternkeep')
  pdf.setCreator('Lanternkeep')
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const { pixels, width, height } = print.picture
  const picture = () => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
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
  return pdf.save()
}

type Embedded = Awaited<ReturnType<PDFDocument['embedJpg']>>

function drawTile(page: PDFPage, image: Embedded, tile: Tile, sheets: Sheets, print: Print, font: PDFFont): void {
  const [width, height] = [tile.columns * POINTS_PER_SQUARE, tile.rows * POINTS_PER_SQUARE]
  const left = sheets.left
  const top = sheets.height - sheets.top
  page.drawImage(image, { x: left, y: top - height, width, height })
  if (print.lines) {
    const line = { thickness: 0.5, color: rgb(0, 0, 0), opacity: 0.35 }
    for (let i = 1; i < tile.columns; i++) {
      const x = left + i * POINTS_PER_SQUARE
      page.drawLine({ start: { x, y: top }, end: { x, y: top - height }, ...line })
    }
    for (let i = 1; i < tile.rows; i++) {
      const y = top - i * POINTS_PER_SQUARE
      page.drawLine({ start: { x: left, y }, end: { x: left + width, y }, ...line })
    }
  }
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

/** The whole map with its cuts, to lay the sheets out by. */
function drawPlan(page: PDFPage, image: Embedded, sheets: Sheets, { grid, title }: Print, font: PDFFont): void {
  const margin = 54
  const scale = Math.min((sheets.width - margin * 2) / grid.columns, (sheets.height - margin * 2 - 60) / grid.rows)
  const [width, height] = [grid.columns * scale, grid.rows * scale]
  const [left, top] = [(sheets.width - width) / 2, sheets.height - margin - 50]
  page.drawText(written(title, font, 48) || 'Battle map', { x: margin, y: sheets.height - margin - 10, size: 18, font })
  const size = `${grid.columns} x ${grid.rows} squares on ${sheets.tiles.length} sheets. Print at 100 % (actual size), cut along the crop marks, lay out as here.`
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

/** As much of a text as the font has letters for: the standard ones know those of western Europe alone. */
function written(text: string, font: PDFFont, most: number): string {
  const known = new Set(font.getCharacterSet())
  const letters = [...text.normalize('NFC')].filter((letter) => known.has(letter.codePointAt(0) ?? 0))
  const short = letters.join('').replace(/\s+/g, ' ').trim()
  return short.length > most ? `${short.slice(0, most - 1).trimEnd()}…` : short
}
