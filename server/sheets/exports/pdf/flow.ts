import type { SKRSContext2D } from '@napi-rs/canvas'

/** What stands round a run of pieces: a creature's block, words to be read out. */
export interface Frame {
  look: 'stats' | 'aloud'
}

/** The smallest part that is never broken: a line, a table's row of lines, a rule. */
export interface Piece {
  /** Points. */
  height: number
  /** Space above, which the first of a column does without. */
  before: number
  /** Never the last of a column with more to come. */
  keeps?: true
  frame?: Frame
  /** The frame begins or ends with it, with room for its edge; broken off anywhere else, it needs some beyond. */
  edge?: 'top' | 'bottom'
  /** Stands at the head of a column that begins with this piece: the titles of a table that goes on. */
  heading?: Piece
  /** Draws it with its upper left corner there. */
  draw(context: SKRSContext2D, x: number, y: number): void
}

export interface Placed {
  piece: Piece
  /** Below the column's top, points. */
  y: number
}

export interface Column {
  placed: Placed[]
  height: number
}

/** A column is left so much shorter, at most, for the sake of what would be broken, as a share of its height. */
const SPARED_MAX = 0.6

/**
 * Where the column ends so that no frame is broken which the next column takes whole: before it and the title above it.
 * `end` where none is, or too much would stay empty.
 */
function unbroken(pieces: readonly Piece[], start: number, end: number, height: number): number {
  const frame = pieces[end]?.frame
  if (!frame || pieces[end - 1]?.frame !== frame) return end
  const first = pieces.findIndex((piece) => piece.frame === frame)
  const heightOf = (some: readonly Piece[]) => some.reduce((total, { before, height }) => total + before + height, 0)
  if (first <= start || heightOf(pieces.filter((piece) => piece.frame === frame)) > height) return end
  let before = first
  while (before > start && pieces[before - 1]?.keeps) before--
  const isSpared = heightOf(pieces.slice(before, end)) <= height * SPARED_MAX
  return before > start && isSpared ? before : end
}

/** As many pieces from `start` on as fit; at least one, so that there is always an end. */
function columnOf(pieces: readonly Piece[], start: number, height: number): Column & { end: number } {
  const placed: Placed[] = []
  let y = 0
  let end = start
  const first = pieces[start]
  if (first?.heading) {
    placed.push({ piece: first.heading, y: 0 })
    y = first.heading.height
  }
  for (const piece of pieces.slice(start)) {
    const top = end === start ? y : y + piece.before
    if (top + piece.height > height && end > start) break
    placed.push({ piece, y: top })
    y = top + piece.height
    end++
  }
  let back = end
  while (end < pieces.length && back > start + 1 && pieces[back - 1]?.keeps) back--
  if (back > start + 1 || !pieces[start]?.keeps) {
    placed.length -= end - back
    end = back
  }
  const whole = unbroken(pieces, start, end, height)
  placed.length -= end - whole
  end = whole
  const last = placed.at(-1)
  return { placed, end, height: last ? last.y + last.piece.height : 0 }
}

function columnsOf(pieces: readonly Piece[], start: number, count: number, height: number) {
  const columns: Column[] = []
  let end = start
  for (let i = 0; i < count && end < pieces.length; i++) {
    const column = columnOf(pieces, end, height)
    columns.push(column)
    end = column.end
  }
  return { columns, end }
}

/**
 * Sets pieces from `start` on in `count` columns of at most `height` points; where all that is left fits, in columns of
 * about the same length. `end` is the first piece that found no room.
 */
export function setColumns(pieces: readonly Piece[], start: number, count: number, height: number) {
  const full = columnsOf(pieces, start, count, height)
  if (full.end < pieces.length || count === 1) return full
  let [low, high] = [0, height]
  let best = full
  while (high - low > 4) {
    const middle = (low + high) / 2
    const tried = columnsOf(pieces, start, count, middle)
    const fits = tried.end >= pieces.length && tried.columns.every((column) => column.height <= middle)
    if (fits) {
      best = tried
      high = middle
    } else low = middle
  }
  return best
}
