import { type PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { type Paper, paperFacts } from '../../../contract/papers.ts'
import type { MapNotes } from '../../../engine/index.ts'

const ink = rgb(0.1, 0.1, 0.1)
/** White about the text, points. */
const MARGIN = 54
const SIZE = 10
const LEADING = 13.5

interface Line {
  text: string
  font: PDFFont
  size: number
  /** White above it, points. */
  above: number
  /** How many lines after it stand on the same page: a heading is never the last of one. */
  keeps: number
}

/** The key of a map on upright pages: each number with its text, then the doors. */
export async function printKey(pdf: PDFDocument, notes: MapNotes, paper: Paper, title: string): Promise<void> {
  const { width, height } = paperFacts[paper]
  const plain = await pdf.embedFont(StandardFonts.TimesRoman)
  const bold = await pdf.embedFont(StandardFonts.TimesRomanBold)
  const room = width - MARGIN * 2
  const heading = (text: string): Line[] =>
    lined(written(text, bold, 200), bold, SIZE + 2, room).map((line) => ({
      text: line,
      font: bold,
      size: SIZE + 2,
      above: 6,
      keeps: 2,
    }))
  const body = (text: string): Line[] =>
    lined(written(text, plain), plain, SIZE, room).map((line) => ({
      text: line,
      font: plain,
      size: SIZE,
      above: 0,
      keeps: 0,
    }))
  const lines: Line[] = [
    { text: `Key to ${written(title, bold, 48) || 'the map'}`, font: bold, size: 18, above: 0, keeps: 1 },
    ...body(notes.size),
    ...notes.places.flatMap(({ number, name, text }) => [...heading(`${number}. ${name}`), ...body(text)]),
    ...notes.doors.flatMap(({ name, lines: all }) => [...heading(name), ...all.flatMap(body)]),
  ]
  let page: PDFPage | undefined
  let y = 0
  for (const { text, font, size, above, keeps } of lines) {
    if (!page || y - above - LEADING * (1 + keeps) < MARGIN) {
      page = pdf.addPage([width, height])
      y = height - MARGIN
    } else y -= above
    y -= Math.max(LEADING, size * 1.2)
    page.drawText(text, { x: MARGIN, y, size, font, color: ink })
  }
}

/** A text in lines no wider than `room` points. */
function lined(text: string, font: PDFFont, size: number, room: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && font.widthOfTextAtSize(longer, size) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** As much of a text as the font has letters for: the standard ones know those of western Europe alone. */
export function written(text: string, font: PDFFont, most = Number.POSITIVE_INFINITY): string {
  const known = new Set(font.getCharacterSet())
  const letters = [...text.normalize('NFC')].filter((letter) => known.has(letter.codePointAt(0) ?? 0))
  const short = letters.join('').replace(/\s+/g, ' ').trim()
  return short.length > most ? `${short.slice(0, most - 1).trimEnd()}…` : short
}
