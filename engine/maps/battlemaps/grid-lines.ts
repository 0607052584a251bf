import type { GridShape } from '../../../contract/map-exports.ts'
import type { Point } from './scene.ts'

/** The lines of a grid over a map of squares, none drawn twice; the map's own edges are left out. */
export function gridLines(shape: GridShape, { columns, rows }: { columns: number; rows: number }): Point[][] {
  if (shape === 'none') return []
  return shape === 'hex' ? hexes(columns, rows) : lattice(columns, rows)
}

function lattice(columns: number, rows: number): Point[][] {
  const lines: Point[][] = []
  for (let x = 1; x < columns; x++)
    lines.push([
      [x, 0],
      [x, rows],
    ])
  for (let y = 1; y < rows; y++)
    lines.push([
      [0, y],
      [columns, y],
    ])
  return lines
}

/** Hexes with a point to the top, every other row half a hex to the right; each draws the sides its neighbours do not. */
function hexes(columns: number, rows: number): Point[][] {
  const side = 1 / Math.sqrt(3)
  const lines: Point[][] = []
  for (let row = 0; row * side * 1.5 < rows + 1; row++) {
    for (let column = -1; column <= columns; column++) {
      const x = column + (row % 2) / 2 + 0.5
      const y = row * side * 1.5 + side / 2
      lines.push([
        [x - 0.5, y + side / 2],
        [x - 0.5, y - side / 2],
        [x, y - side],
        [x + 0.5, y - side / 2],
      ])
    }
  }
  return lines
}
