import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { type Paper, paperFacts } from '../../../../contract/papers.ts'
import type { Block, SheetDocument } from '../../../../contract/sheets/document.ts'
import { type Column, type Frame, type Piece, setColumns } from './flow.ts'
import { drawLine, gilt, ink, type Line, rubric, type Style, wrapped } from './lettering.ts'
import { isWide, type Measure, piecesOfBlock, piecesOfTitle } from './pieces.ts'

/** Of a page, points: what is kept free around the text, between columns, and at the foot. */
const MARGIN = 46
const GAP = 20
const FOOT = 18
/** Of letters: the smaller ones where they save a page. */
const SIZES = [9.4, 9, 8.6] as const

/** How far a frame that goes on in the next column reaches beyond its text, points. */
const OVER = 4

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A stretch of the sheet set in so many columns. */
interface Band {
  columns: 1 | 2
  pieces: Piece[]
}

const looks: Record<Frame['look'], (context: SKRSContext2D, box: Box) => void> = {
  stats(context, { x, y, width, height }) {
    context.fillStyle = 'rgba(255, 250, 236, 0.85)'
    context.fillRect(x, y, width, height)
    context.strokeStyle = gilt
    context.lineWidth = 0.6
    context.strokeRect(x + 0.3, y, width - 0.6, height)
    context.fillStyle = rubric
    for (const edge of [y - 1.4, y + height - 1.4]) context.fillRect(x - 1, edge, width + 2, 2.8)
  },
  aloud(context, { x, y, width, height }) {
    context.fillStyle = 'rgba(122, 32, 13, 0.07)'
    context.fillRect(x, y, width, height)
    context.fillStyle = rubric
    context.fillRect(x, y, 2, height)
  },
}

function drawColumn(context: SKRSContext2D, { placed }: Column, x: number, y: number, width: number): void {
  // Frames first: what they hold lies on them.
  for (const [at, { piece, y: top }] of placed.entries()) {
    const { frame } = piece
    if (!frame || placed[at - 1]?.piece.frame === frame) continue
    const last = placed.findLast((other) => other.piece.frame === frame)
    if (!last) continue
    const [above, below] = [piece.edge === 'top' ? 0 : OVER, last.piece.edge === 'bottom' ? 0 : OVER]
    const height = last.y + last.piece.height - top + above + below
    looks[frame.look](context, { x, y: y + top - above, width, height })
  }
  for (const { piece, y: top } of placed) piece.draw(context, x, y + top)
}

function parchment(context: SKRSContext2D, { width, height }: { width: number; height: number }): void {
  const shade = context.createRadialGradient(
    width / 2,
    height * 0.45,
    width * 0.2,
    width / 2,
    height / 2,
    height * 0.75,
  )
  shade.addColorStop(0, '#fbf5e6')
  shade.addColorStop(0.7, '#f5ead0')
  shade.addColorStop(1, '#e8d6ae')
  context.fillStyle = shade
  context.fillRect(0, 0, width, height)
  context.strokeStyle = gilt
  for (const [inset, line] of [
    [20, 1.2],
    [23.5, 0.5],
  ] as const) {
    context.lineWidth = line
    context.strokeRect(inset, inset, width - inset * 2, height - inset * 2)
  }
  // A lozenge on each corner of the frame.
  context.fillStyle = gilt
  for (const x of [21.75, width - 21.75]) {
    for (const y of [21.75, height - 21.75]) {
      context.beginPath()
      context.moveTo(x, y - 5)
      context.lineTo(x + 5, y)
      context.lineTo(x, y + 5)
      context.lineTo(x - 5, y)
      context.fill()
    }
  }
}

const draws = (lines: readonly Line[], height: number, base: number): Piece[] =>
  lines.map((line) => ({ height, before: 0, draw: (context, x, y) => drawLine(context, line, x, y + base) }))

/** The sheet's name and what it is, across the page. */
function masthead({ title, kicker }: SheetDocument, width: number, scale = 1): Piece[] {
  const name: Style = { face: 'heading', weight: 650, size: 25 * scale, colour: rubric }
  const line: Style = { size: 12 * scale, italic: true, colour: ink }
  const rule: Piece = {
    height: 6 * scale,
    before: 3 * scale,
    draw(context, x, y) {
      context.fillStyle = gilt
      context.fillRect(x, y, width, 1.2 * scale)
      context.fillRect(x, y + 2.2 * scale, width, 0.5 * scale)
    },
  }
  return [
    ...draws(wrapped([{ text: title, style: name }], width), 29 * scale, 23 * scale),
    ...draws(wrapped([{ text: kicker, style: line }], width), 15 * scale, 11 * scale),
    rule,
  ]
}

/** The sheet in stretches: two columns, but one where a table needs the width. */
function bandsOf(document: SheetDocument, width: number, size: number): Band[] {
  const narrow: Measure = { size, width: (width - GAP) / 2 }
  const wide: Measure = { size, width }
  const bands: Band[] = [{ columns: 1, pieces: masthead(document, width) }]
  const put = (columns: Band['columns'], pieces: Piece[]) => {
    const last = bands.at(-1)
    if (last?.columns === columns && bands.length > 1) last.pieces.push(...pieces)
    else bands.push({ columns, pieces })
  }
  for (const section of document.sections) {
    const { blocks } = section
    const needsWidth = (block: Block | undefined) => block !== undefined && isWide(block, narrow, blocks)
    const isWhole = needsWidth(blocks[0])
    put(isWhole ? 1 : 2, piecesOfTitle(section, isWhole ? wide : narrow))
    for (const block of blocks) {
      const isAcross = needsWidth(block)
      put(isAcross ? 1 : 2, piecesOfBlock(block, isAcross ? wide : narrow, blocks))
    }
  }
  return bands
}

interface PlacedColumn {
  column: Column
  x: number
  y: number
  width: number
}

/** The columns of each page. */
function paginated(bands: readonly Band[], { width, height }: { width: number; height: number }): PlacedColumn[][] {
  const [top, bottom] = [MARGIN, height - MARGIN - FOOT]
  const inner = width - MARGIN * 2
  const pages: PlacedColumn[][] = [[]]
  let y = top
  for (const { columns: count, pieces } of bands) {
    const across = (inner - GAP * (count - 1)) / count
    // A line or two at the foot of a page would be lost there.
    for (let start = 0; start < pieces.length; ) {
      const before = y === top ? 0 : (pieces[start]?.before ?? 0)
      if (bottom - y - before < 60 && y > top) {
        pages.push([])
        y = top
        continue
      }
      const { columns, end } = setColumns(pieces, start, count, bottom - y - before)
      columns.forEach((column, at) => {
        pages.at(-1)?.push({ column, x: MARGIN + at * (across + GAP), y: y + before, width: across })
      })
      y += before + Math.max(0, ...columns.map((column) => column.height))
      start = end
      if (end < pieces.length) {
        pages.push([])
        y = top
      }
    }
  }
  return pages
}

/** The pages in the largest letters that need no more of them than smaller ones. */
function leastPages(document: SheetDocument, paper: { width: number; height: number }): PlacedColumn[][] {
  const [usual, ...smaller] = SIZES
  const inSize = (size: number) => paginated(bandsOf(document, paper.width - MARGIN * 2, size), paper)
  const pages = inSize(usual)
  if (pages.length === 1) return pages
  for (const size of smaller) {
    const fewer = inSize(size)
    if (fewer.length < pages.length) return fewer
  }
  return pages
}

function footer(context: SKRSContext2D, words: string, { width, height }: { width: number; height: number }): void {
  const [line] = wrapped([{ text: words, style: { size: 8, italic: true, colour: '#6b5636' } }], width)
  if (line) drawLine(context, line, (width - line.width) / 2, height - MARGIN + 4)
}

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text)

/** The library's types name the browser's context here; it is its own, as on a canvas. */
const openPage = (pdf: PDFDocument, { width, height }: { width: number; height: number }) =>
  pdf.beginPage(width, height) as unknown as SKRSContext2D

function metadata({ title, summary }: SheetDocument) {
  return { title, subject: summary, creator: 'Lanternkeep', producer: 'Lanternkeep' }
}

function sheetPages(document: SheetDocument, paper: { width: number; height: number }): Buffer {
  const pages = leastPages(document, paper)
  const pdf = new PDFDocument(metadata(document))
  pages.forEach((columns, at) => {
    const context = openPage(pdf, paper)
    parchment(context, paper)
    for (const { column, x, y, width } of columns) drawColumn(context, column, x, y, width)
    const page = pages.length > 1 ? `${at + 1} of ${pages.length}` : ''
    footer(context, [shortened(document.title, 60), page].filter(Boolean).join('  ·  '), paper)
    pdf.endPage()
  })
  return pdf.close()
}

/** A card is a quarter of its page, so that four fit on it. */
const CARD_INSET = 16
const CARD_SIZE = 7.4
/** Sides of a card at most; those that two leave with a first section alone get the whole page. */
const CARD_SIDES = { creature: [4], other: [2, 4] } as const
const CARD_ROWS = 8

/** A table's first lines, and how many there are besides. */
function short(block: Block): Block {
  if (block.type !== 'table' || block.rows.length <= CARD_ROWS + 1) return block
  const more = {
    key: `${block.key}.more`,
    cells: block.columns.map((_, at) => (at === 0 ? `… and ${block.rows.length - CARD_ROWS} more` : '')),
  }
  return { ...block, rows: [...block.rows.slice(0, CARD_ROWS), more] }
}

/** The short of a sheet: a creature's block, or else its first sections, as many as are asked for. */
function cardPieces(document: SheetDocument, width: number, sections: number): Piece[] {
  const measure: Measure = { size: CARD_SIZE, width, isTight: true }
  const summary: Block = { type: 'text', key: 'summary', text: document.summary }
  const blocks = document.sections.flatMap((section) => section.blocks).filter(({ type }) => type === 'stats')
  const body =
    blocks.length > 0
      ? blocks.flatMap((block) => piecesOfBlock(block, measure))
      : document.sections
          .slice(0, sections)
          .flatMap((section) => [
            ...piecesOfTitle(section, measure),
            ...section.blocks.flatMap((block) => piecesOfBlock(short(block), measure)),
          ])
  return [...masthead(document, width, 0.62), ...piecesOfBlock(summary, measure), ...body]
}

/** The card's sides; what does not go whole onto them is left to the sheet. */
function cardSides(document: SheetDocument, { width, height }: { width: number; height: number }): Column[] {
  const isCreature = document.sections.some(({ blocks }) => blocks.some(({ type }) => type === 'stats'))
  const all = document.sections.length
  let sides: Column[] = []
  for (const most of isCreature ? CARD_SIDES.creature : CARD_SIDES.other) {
    for (let sections = all; sections >= Math.min(all, 2); sections--) {
      const pieces = cardPieces(document, width, sections)
      sides = []
      let start = 0
      while (sides.length < most && start < pieces.length) {
        const { columns, end } = setColumns(pieces, start, 1, height)
        sides.push(...columns)
        start = end
      }
      if (start >= pieces.length || isCreature) return sides
    }
  }
  return sides
}

function cardPage(document: SheetDocument, paper: { width: number; height: number }): Buffer {
  const [width, height] = [paper.width / 2, paper.height / 2]
  const inner = { width: width - CARD_INSET * 2, height: height - CARD_INSET * 2 }
  const pdf = new PDFDocument(metadata(document))
  const context = openPage(pdf, paper)
  for (const [side, column] of cardSides(document, inner).entries()) {
    const [x, y] = [(side % 2) * width, Math.floor(side / 2) * height]
    context.fillStyle = '#faf3e1'
    context.fillRect(x, y, width, height)
    context.strokeStyle = gilt
    context.lineWidth = 1
    context.strokeRect(x + 7, y + 7, width - 14, height - 14)
    drawColumn(context, column, x + CARD_INSET, y + CARD_INSET, inner.width)
  }
  // Where to cut.
  context.strokeStyle = '#8a8a8a'
  context.lineWidth = 0.4
  context.setLineDash([3, 3])
  context.beginPath()
  context.moveTo(width, 0)
  context.lineTo(width, paper.height)
  context.moveTo(0, height)
  context.lineTo(paper.width, height)
  context.stroke()
  pdf.endPage()
  return pdf.close()
}

/** A sheet on paper: its pages on parchment, or the short of it as a card to be cut out. */
export function sheetPdf(
  document: SheetDocument,
  { paper, layout }: { paper: Paper; layout: 'sheet' | 'card' },
): Uint8Array {
  return layout === 'card' ? cardPage(document, paperFacts[paper]) : sheetPages(document, paperFacts[paper])
}
