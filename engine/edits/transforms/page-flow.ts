import type { SKRSContext2D } from '@napi-rs/canvas'
import { type Face, setFace } from './lettering.ts'

/** A piece of text in one face. */
export interface Run {
  text: string
  face: Face
}

/** Something as wide as a column; `draw` is given its upper left corner. */
export interface Row {
  height: number
  /** May not stand last in a column. */
  leads?: boolean
  draw(pen: SKRSContext2D, x: number, y: number): void
}

/** Where rows may stand, px. */
export interface Column {
  x: number
  top: number
  bottom: number
}

interface Word extends Run {
  wide: number
}

/** Runs of text in lines no wider than a column; each word keeps its face. */
function wordLines(pen: SKRSContext2D, runs: readonly Run[], wide: number, size: number): Word[][] {
  const lines: Word[][] = []
  let line: Word[] = []
  let used = 0
  for (const { text, face } of runs) {
    setFace(pen, face, size)
    const space = pen.measureText(' ').width
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const width = pen.measureText(word).width
      if (used + width > wide && line.length > 0) {
        lines.push(line)
        line = []
        used = 0
      }
      line.push({ text: word, face, wide: width + space })
      used += width + space
    }
  }
  return line.length > 0 ? [...lines, line] : lines
}

interface TextLook {
  size: number
  wide: number
  ink: string
  /** Of the size. */
  lead?: number
  /** Room after it, px. */
  after?: number
  indent?: number
  leads?: boolean
}

/** A paragraph, a row for each line. */
export function paragraph(pen: SKRSContext2D, runs: readonly Run[], look: TextLook): Row[] {
  const { size, wide, ink, lead = 1.18, after = 0, indent = 0, leads } = look
  const lines = wordLines(pen, runs, wide - indent, size)
  return lines.map((words, n) => ({
    height: size * lead + (n === lines.length - 1 ? after : 0),
    // A paragraph's first line does not stand alone at the foot of a column.
    leads: leads || (n === 0 && lines.length > 1),
    draw(to, x, y) {
      to.fillStyle = ink
      to.textAlign = 'left'
      to.textBaseline = 'alphabetic'
      let at = x + (n === 0 ? 0 : indent)
      for (const { text, face, wide: width } of words) {
        setFace(to, face, size)
        to.fillText(text, at, y + size * 0.92)
        at += width
      }
    },
  }))
}

/** Where rows come to stand in columns, one after the other; undefined where they do not all fit. */
export function flowed(
  rows: readonly Row[],
  columns: readonly Column[],
): { row: Row; x: number; y: number; column: number }[] | undefined {
  const placed: { row: Row; x: number; y: number; column: number }[] = []
  let column = 0
  let y = columns[0]?.top ?? 0
  for (let n = 0; n < rows.length; n++) {
    // Rows that lead go along with what they lead to.
    let together = rows[n]!.height
    for (let k = n; rows[k]?.leads && k + 1 < rows.length; k++) together += rows[k + 1]!.height
    if (y + together > columns[column]!.bottom) {
      column++
      if (column >= columns.length) return undefined
      y = columns[column]!.top
    }
    placed.push({ row: rows[n]!, x: columns[column]!.x, y, column })
    y += rows[n]!.height
  }
  return placed
}
