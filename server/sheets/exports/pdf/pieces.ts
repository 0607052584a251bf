import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Block, Section, StatsBlock } from '../../../../contract/sheets/document.ts'
import { paragraphsOf, runIn, saveText, scoreText } from '../paragraphs.ts'
import type { Frame, Piece } from './flow.ts'
import { drawLine, extentOf, gilt, type Line, type Run, rubric, type Style, wrapped } from './lettering.ts'

/** Base letter size, points; everything else is in proportion to it. */
export interface Measure {
  size: number
  /** Of the column, points. */
  width: number
  /** Room is short: even a small table goes on in the next column. */
  isTight?: true
}

const LEADING = 1.28
const INSET = 8

/** How far text stands in from either side of its frame. */
export const insetOf = (frame: Frame | undefined) => (frame ? INSET : 0)

interface Setting {
  before: number
  frame?: Frame
  /** Points from the left, of every line. */
  indent?: number
  /** Stands before the first line, in the indent. */
  mark?: Run
  keeps?: true
}

const styleOf = ({ size }: Measure, style: Partial<Style> = {}): Style => ({ size, ...style })

/** Lines of text as pieces; the first and the last two stay together. */
function lines(runs: readonly Run[], measure: Measure, setting: Setting): Piece[] {
  const { before, frame, indent = 0, mark, keeps } = setting
  const inset = insetOf(frame)
  const set = wrapped(runs, measure.width - indent - inset * 2)
  const height = Math.max(measure.size, ...runs.map(({ style }) => style.size)) * LEADING
  return set.map(
    (line, at): Piece => ({
      height,
      before: at === 0 ? before : 0,
      frame,
      ...((keeps || (set.length > 1 && (at === 0 || at === set.length - 2))) && { keeps: true }),
      draw(context, x, y) {
        const base = y + height * 0.76
        if (mark && at === 0) drawLine(context, { width: 0, stretches: [{ ...mark, x: 0 }] }, x + inset, base)
        drawLine(context, line, x + inset + indent, base)
      },
    }),
  )
}

interface Prose extends Omit<Setting, 'before' | 'keeps'> {
  label?: string
  style?: Partial<Style>
  before?: number
}

/** Paragraphs with a word in bold before the first. */
function prose(text: string, measure: Measure, { label, style, before, ...setting }: Prose = {}): Piece[] {
  const plain = styleOf(measure, style)
  const bold = styleOf(measure, { ...style, weight: 700, italic: undefined })
  const paragraphs = paragraphsOf(text)
  if (paragraphs.length === 0 && label) paragraphs.push([''])
  return paragraphs.flatMap((paragraph, number) =>
    paragraph.flatMap((line, at) => {
      const isFirst = number === 0 && at === 0
      const runs = [...(isFirst && label ? [{ text: label, style: bold }] : []), { text: line, style: plain }]
      const gap = isFirst ? (before ?? measure.size * 0.5) : at === 0 ? measure.size * 0.4 : 0
      return lines(runs, measure, { ...setting, mark: isFirst ? setting.mark : undefined, before: gap })
    }),
  )
}

const small = (measure: Measure): Partial<Style> => ({ size: measure.size * 0.9 })

/** A rule tapering to the right, as in game books. */
function rule(measure: Measure, frame: Frame | undefined, before = 3): Piece {
  const inset = insetOf(frame)
  return {
    height: 4,
    before,
    frame,
    keeps: true,
    draw(context, x, y) {
      context.fillStyle = rubric
      context.beginPath()
      context.moveTo(x + inset, y + 0.6)
      context.lineTo(x + measure.width - inset, y + 1.4)
      context.lineTo(x + inset, y + 2.2)
      context.fill()
    },
  }
}

/** Space at the head or the foot of a frame. */
const padding = (edge: 'top' | 'bottom', height: number, before: number, frame: Frame): Piece => ({
  edge,
  height,
  before,
  frame,
  ...(edge === 'top' && { keeps: true }),
  draw: () => undefined,
})

function framed(pieces: readonly Piece[], frame: Frame, measure: Measure): Piece[] {
  const last = pieces.length - 1
  return [
    padding('top', 5, measure.size * 0.7, frame),
    // The frame is not closed over nothing.
    ...pieces.map((piece, at): Piece => (at === last ? { ...piece, keeps: true } : piece)),
    padding('bottom', 6, 0, frame),
  ]
}

function title(text: string, measure: Measure, frame?: Frame, scale = 1.2, before = measure.size * 0.8): Piece[] {
  const style = styleOf(measure, { face: 'heading', weight: 600, size: measure.size * scale, colour: rubric })
  return lines([{ text, style }], measure, { before, frame, keeps: true })
}

type Table = Extract<Block, { type: 'table' }>
const GUTTER = 8

/** What the columns of a table would take, points: at least, by their longest words, and at most, in one line. */
function shares({ columns, rows, total }: Table, style: Style, bold: Style) {
  return columns.map(({ label }, at) => {
    const cells = [label, ...rows.map(({ cells }) => cells[at] ?? '')].map((text) => extentOf(text, style))
    const heavy = [label, total?.[at] ?? ''].map((text) => extentOf(text, bold))
    const all = [...cells, ...heavy]
    return { least: Math.max(...all.map(({ word }) => word)), most: Math.max(...all.map(({ whole }) => whole)) }
  })
}

function widthsOf(table: Table, width: number, style: Style, bold: Style): number[] {
  const wanted = shares(table, style, bold)
  const room = width - GUTTER * (wanted.length - 1)
  const sum = (of: 'least' | 'most') => wanted.reduce((total, column) => total + column[of], 0)
  const [least, most] = [sum('least'), sum('most')]
  if (most <= room) {
    const widest = wanted.findIndex((column) => column.most === Math.max(...wanted.map((other) => other.most)))
    return wanted.map((column, at) => column.most + (at === widest ? room - most : 0))
  }
  if (least >= room) return wanted.map((column) => Math.max(8, (column.least * room) / least))
  // Short columns keep to one line; the long ones share what is left alike.
  const widths = (limit: number) => wanted.map((column) => Math.max(column.least, Math.min(column.most, limit)))
  let [low, high] = [0, room]
  while (high - low > 0.1) {
    const limit = (low + high) / 2
    if (widths(limit).reduce((total, across) => total + across, 0) > room) high = limit
    else low = limit
  }
  return widths(low)
}

/** A table with the rows of all of its section that have the same columns: their columns stand in line. */
function inLine(table: Table, section: readonly Block[]): Table {
  const heads = ({ columns }: Table) => columns.map(({ label }) => label).join('\n')
  const alike = section.filter((block): block is Table => block.type === 'table' && heads(block) === heads(table))
  return alike.length > 1 ? { ...table, rows: alike.flatMap(({ rows }) => rows) } : table
}

/** Whether a table is cramped in a column so narrow; `section` is what it stands among. */
export function isWide(block: Block, measure: Measure, section: readonly Block[]): boolean {
  if (block.type !== 'table') return false
  const style = styleOf(measure, small(measure))
  const wanted = shares(inLine(block, section), style, { ...style, weight: 700 })
  const [least, most] = (['least', 'most'] as const).map((of) =>
    wanted.reduce((total, column) => total + column[of], 0),
  )
  const room = measure.width - GUTTER * (wanted.length - 1)
  return (least ?? 0) > room || (wanted.length > 3 && (most ?? 0) > room * 1.6)
}

/** Lines of a table that is not torn apart for a page's end. */
const SMALL_TABLE = 8

function table(block: Table, measure: Measure, section: readonly Block[]): Piece[] {
  const style = styleOf(measure, small(measure))
  const bold: Style = { ...style, weight: 700 }
  const across = widthsOf(inLine(block, section), measure.width, style, bold)
  const lefts = across.map((_, at) => across.slice(0, at).reduce((total, width) => total + width + GUTTER, 0))
  const height = style.size * LEADING

  const row = (cells: readonly string[], look: Style, shade: boolean, heading?: Piece): Piece[] => {
    const set = cells.slice(0, across.length).map((cell, at) => wrapped([{ text: cell, style: look }], across[at] ?? 0))
    const count = Math.max(1, ...set.map((lines) => lines.length))
    return Array.from({ length: count }, (_, at): Piece => {
      const [above, below] = [at === 0 ? 1.5 : 0, at === count - 1 ? 1.5 : 0]
      return {
        height: height + above + below,
        before: 0,
        ...(at < count - 1 && count < 8 && { keeps: true }),
        heading,
        draw(context, x, y) {
          if (shade) fill(context, x - 3, y, measure.width + 6, height + above + below, 'rgba(122, 74, 13, 0.09)')
          set.forEach((lines, column) => {
            const line: Line | undefined = lines[at]
            if (!line) return
            const isEnd = block.columns[column]?.align === 'end'
            const left = (lefts[column] ?? 0) + (isEnd ? (across[column] ?? 0) - line.width : 0)
            drawLine(context, line, x + left, y + above + height * 0.76)
          })
        },
      }
    })
  }

  const labels = block.columns.map(({ label }) => label)
  const heads = labels.some(Boolean) ? row(labels, { ...bold, colour: rubric }, false) : []
  const head = heads.length > 0 ? stacked(heads) : undefined
  const rows = block.rows.flatMap(({ cells, note }, at) => {
    const shade = at % 2 === 0
    const own = row(cells, style, shade, head)
    if (!note) return own
    const noted = lines(
      [{ text: note, style: { ...style, italic: true } }],
      { ...measure, size: style.size },
      { before: 0, indent: 8 },
    )
    return [...own, ...noted.map((piece) => ({ ...shadedPiece(piece, measure, shade), heading: head }))]
  })
  const all = [...(head ? [head] : []), ...rows, ...(block.total ? row(block.total, bold, false, head) : [])]
  const isSmall = all.length <= SMALL_TABLE && !measure.isTight
  return all.map((piece, at) => ({
    ...piece,
    ...(at === 0 && { before: measure.size * 0.5 }),
    ...(isSmall && at < all.length - 1 && { keeps: true }),
  }))
}

function fill(context: SKRSContext2D, x: number, y: number, width: number, height: number, colour: string) {
  context.fillStyle = colour
  context.fillRect(x, y, width, height)
}

function shadedPiece(piece: Piece, { width }: Measure, shade: boolean): Piece {
  if (!shade) return piece
  return {
    ...piece,
    draw(context, x, y) {
      fill(context, x - 3, y, width + 6, piece.height, 'rgba(122, 74, 13, 0.09)')
      piece.draw(context, x, y)
    },
  }
}

/** Pieces as one that is never broken. */
function stacked(pieces: readonly Piece[]): Piece {
  const height = pieces.reduce((total, piece) => total + piece.height, 0)
  return {
    height: height + 2,
    before: 0,
    keeps: true,
    draw(context, x, y) {
      let top = y
      for (const piece of pieces) {
        piece.draw(context, x, top)
        top += piece.height
      }
    },
  }
}

function facts(rows: readonly { label: string; text: string }[], measure: Measure, frame?: Frame, after = ''): Piece[] {
  return rows.flatMap(({ label, text }, at) =>
    prose(text, measure, {
      label: after ? runIn(label, after) : label,
      frame,
      before: at === 0 && !frame ? measure.size * 0.5 : measure.size * 0.12,
    }),
  )
}

function abilities(block: StatsBlock, measure: Measure, frame: Frame): Piece[] {
  const count = block.abilities.length
  if (count === 0) return []
  const size = measure.size * 0.92
  const label = styleOf(measure, { size, weight: 700, colour: rubric })
  const figure = styleOf(measure, { size })
  const below = styleOf(measure, { size: size * 0.88 })
  const height = size * LEADING * (block.abilities.some(saveText) ? 3 : 2) + 4
  const across = (measure.width - INSET * 2) / count
  return [
    {
      height,
      before: 3,
      frame,
      keeps: true,
      draw(context, x, y) {
        block.abilities.forEach((ability, at) => {
          for (const [row, text, style] of [
            [0, ability.label, label],
            [1, scoreText(ability), figure],
            [2, saveText(ability), below],
          ] as const) {
            const [line] = wrapped([{ text, style }], across * 2)
            if (!line) continue
            const left = x + INSET + across * (at + 0.5) - line.width / 2
            drawLine(context, line, left, y + size * LEADING * (row + 0.76) + 1)
          }
        })
      },
    },
  ]
}

function stats(block: StatsBlock, measure: Measure): Piece[] {
  const frame: Frame = { look: 'stats' }
  const kind = styleOf(measure, { italic: true })
  const traits = styleOf(measure, { weight: 700, colour: rubric, size: measure.size * 0.88 })
  const pieces = [
    ...title(block.name, measure, frame, 1.35, 0),
    ...(block.kind ? lines([{ text: block.kind, style: kind }], measure, { before: 0, frame }) : []),
    ...(block.traits.length > 0
      ? lines([{ text: block.traits.join(' · '), style: traits }], measure, { before: 1, frame })
      : []),
    rule(measure, frame),
    ...facts(block.head, measure, frame),
    rule(measure, frame),
    ...abilities(block, measure, frame),
    rule(measure, frame),
    ...facts(block.body, measure, frame),
    rule(measure, frame),
    ...block.features.flatMap((group) => [
      ...(group.title ? title(group.title, measure, frame, 1.12, measure.size * 0.5) : []),
      ...(group.intro ? prose(group.intro, measure, { frame, before: 1 }) : []),
      ...group.items.flatMap(({ name, text }) =>
        prose(text, measure, { label: runIn(name), frame, before: measure.size * 0.3 }),
      ),
    ]),
  ]
  return framed(pieces, frame, measure)
}

function list(block: Extract<Block, { type: 'list' }>, measure: Measure): Piece[] {
  const style = styleOf(measure, { weight: 700, colour: rubric })
  const indent = measure.size * (block.numbered ? (block.items.length > 9 ? 1.9 : 1.4) : 1)
  return block.items.flatMap(({ label, text }, at) =>
    prose(text, measure, {
      label: runIn(label),
      indent,
      mark: { text: block.numbered ? `${at + 1}.` : '•', style },
      before: measure.size * 0.28,
    }),
  )
}

/** A block as pieces for a column; `section` is what it stands among. */
export function piecesOfBlock(block: Block, measure: Measure, section: readonly Block[] = [block]): Piece[] {
  const heading = 'label' in block && block.label && block.type !== 'text' ? block.label : ''
  const above = heading
    ? lines([{ text: heading, style: styleOf(measure, { weight: 700 }) }], measure, {
        before: measure.size * 0.6,
        keeps: true,
      })
    : []
  switch (block.type) {
    case 'text': {
      if (!block.aloud) return prose(block.text, measure, { label: runIn(block.label) })
      const frame: Frame = { look: 'aloud' }
      const said = prose(block.text, measure, { label: runIn(block.label), frame, style: { italic: true }, before: 0 })
      return framed(said, frame, measure)
    }
    case 'verse':
      return prose(block.text, measure, {
        style: { italic: true },
        indent: measure.size * 1.2,
        before: measure.size * 0.8,
      })
    case 'facts':
      return facts(block.rows, measure, undefined, ':')
    case 'list':
      return [...above, ...list(block, measure)]
    case 'table':
      return [...above, ...table(block, measure, section)]
    case 'stats':
      return stats(block, measure)
  }
}

/** A section's title, with the rule below it. */
export function piecesOfTitle({ title: text }: Section, measure: Measure): Piece[] {
  if (!text) return []
  const line = title(text, measure, undefined, 1.45, measure.size * 1.3)
  const under: Piece = {
    height: 3,
    before: 0,
    keeps: true,
    draw(context, x, y) {
      fill(context, x, y, measure.width, 0.8, gilt)
    },
  }
  return [...line, under]
}
