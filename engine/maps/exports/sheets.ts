import { type Paper, paperFacts } from '../../../contract/papers.ts'

/** One sheet of paper's part of a map, in squares. */
export interface Tile {
  /** Its place: "B2" is the second column's, third row's… letters across, numbers down. */
  name: string
  x: number
  y: number
  columns: number
  rows: number
}

/** How a map is cut to be printed at one inch a square. */
export interface Sheets {
  /** The page, points (72 to the inch). */
  width: number
  height: number
  /** Where a tile's upper left corner lies on its page, points from the page's own. */
  left: number
  top: number
  tiles: Tile[]
}

export const POINTS_PER_SQUARE = 72

/** Squares on a page: as many as leave room for crop marks on either paper. */
const ACROSS = 7
const DOWN = 10

/** Cuts a map into pages, upright or lying, whichever takes fewer. */
export function sheetsOf({ columns, rows }: { columns: number; rows: number }, paper: Paper): Sheets {
  const count = (across: number, down: number) => Math.ceil(columns / across) * Math.ceil(rows / down)
  const lies = count(DOWN, ACROSS) < count(ACROSS, DOWN)
  const [across, down] = lies ? [DOWN, ACROSS] : [ACROSS, DOWN]
  const page = paperFacts[paper]
  const [width, height] = lies ? [page.height, page.width] : [page.width, page.height]
  const tiles: Tile[] = []
  for (let y = 0; y < rows; y += down) {
    for (let x = 0; x < columns; x += across) {
      const name = `${String.fromCharCode(65 + x / across)}${y / down + 1}`
      tiles.push({ name, x, y, columns: Math.min(across, columns - x), rows: Math.min(down, rows - y) })
    }
  }
  return {
    width,
    height,
    left: (width - across * POINTS_PER_SQUARE) / 2,
    top: (height - down * POINTS_PER_SQUARE) / 2,
    tiles,
  }
}
