import type { Vec } from '../../mesh/geometry.ts'
import { bodyData } from '../anatomy/data.ts'
import type { Figure, HeadSize } from '../anatomy/figure.ts'
import { earVertices, headVertices } from '../hats/block.ts'

/**
 * A face as what is worn on it lies: from an axis through the skull. Angles are radians, 0 before, the figure's left above 0; heights
 * are the face's own measures, from between the eyes in head sizes.
 */
export interface FaceForm {
  figure: Figure
  /** A place at rest, so far off the skin, dm; stretched over its hollows when `isTaut`. */
  on(angle: number, y: number, off: number, isTaut?: boolean): Vec
  /** The angle at which a place of the face's own measures lies. */
  angleOf(x: number, y: number): number
}

const COLUMNS = 120
const WIDE = 1.9
const LOW = -1.5
const ROWS = 110
const STEP = 0.025

/** Measures a face. */
export function faceFormOf(figure: Figure): FaceForm {
  const { rest, eye, head } = figure
  const axis = eye[2] - 0.86 * head[2]
  const skin = measured(rest, eye, head, axis)
  const taut = eased(spread(skin, 5), 4)
  const reach = (grid: Float32Array, angle: number, y: number) => {
    const column = Math.min(COLUMNS - 1.001, Math.max(0, ((angle + WIDE) / (2 * WIDE)) * (COLUMNS - 1)))
    const row = Math.min(ROWS - 1.001, Math.max(0, (y - LOW) / STEP))
    const [i, j] = [Math.floor(column), Math.floor(row)]
    const [a, b] = [column - i, row - j]
    const at = j * COLUMNS + i
    return (
      (grid[at]! * (1 - a) + grid[at + 1]! * a) * (1 - b) +
      (grid[at + COLUMNS]! * (1 - a) + grid[at + COLUMNS + 1]! * a) * b
    )
  }
  return {
    figure,
    on(angle, y, off, isTaut = false) {
      const far = (isTaut ? Math.max(reach(taut, angle, y), reach(skin, angle, y)) : reach(skin, angle, y)) + off
      return [Math.sin(angle) * far, eye[1] + y * head[1], axis + Math.cos(angle) * far]
    },
    angleOf(x, y) {
      let angle = x
      for (let k = 0; k < 4; k++) angle = Math.asin(Math.max(-1, Math.min(1, (x * head[0]) / reach(skin, angle, y))))
      return angle
    },
  }
}

/** How far the head reaches at each angle and height. */
function measured(rest: Float32Array, eye: Vec, head: HeadSize, axis: number): Float32Array {
  const grid = new Float32Array(COLUMNS * ROWS)
  const ears = earVertices()
  const own = new Set(headVertices())
  const { faces } = bodyData().groups.get('body') ?? { faces: new Int32Array() }
  const PARTS = 6
  for (let f = 0; f < faces.length; f += 4) {
    const corners = [faces[f]!, faces[f + 1]!, faces[f + 2]!, faces[f + 3]!] as const
    if (corners.some((corner) => !own.has(corner) || ears.has(corner))) continue
    const at = (k: 0 | 1 | 2 | 3, c: number): number => rest[corners[k] * 3 + c]!
    for (let i = 0; i <= PARTS; i++)
      for (let j = 0; j <= PARTS; j++) {
        const [u, v] = [i / PARTS, j / PARTS]
        const mean = (c: number) =>
          (at(0, c) * (1 - u) + at(1, c) * u) * (1 - v) + (at(3, c) * (1 - u) + at(2, c) * u) * v
        const [x, z] = [mean(0), mean(2) - axis]
        const column = Math.round(((Math.atan2(x, z) + WIDE) / (2 * WIDE)) * (COLUMNS - 1))
        const row = Math.round(((mean(1) - eye[1]) / head[1] - LOW) / STEP)
        if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) continue
        const cell = row * COLUMNS + column
        grid[cell] = Math.max(grid[cell]!, Math.hypot(x, z))
      }
  }
  // What no vertex came near to is as its neighbours are.
  for (let k = 0; k < 40 && grid.includes(0); k++) {
    const was = grid.slice()
    for (let j = 0; j < ROWS; j++)
      for (let i = 0; i < COLUMNS; i++) {
        if (was[j * COLUMNS + i]! > 0) continue
        let [sum, count] = [0, 0]
        for (const [di, dj] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const [ni, nj] = [i + di, j + dj]
          if (ni < 0 || nj < 0 || ni >= COLUMNS || nj >= ROWS || was[nj * COLUMNS + ni] === 0) continue
          sum += was[nj * COLUMNS + ni]!
          count++
        }
        if (count > 0) grid[j * COLUMNS + i] = sum / count
      }
  }
  return grid
}

function spread(grid: Float32Array, by: number): Float32Array {
  const along = (from: Float32Array, step: number, ofColumn: boolean) => {
    const out = new Float32Array(from.length)
    for (let j = 0; j < ROWS; j++)
      for (let i = 0; i < COLUMNS; i++) {
        let most = 0
        for (let k = -step; k <= step; k++) {
          const [ni, nj] = ofColumn ? [i, j + k] : [i + k, j]
          if (ni >= 0 && nj >= 0 && ni < COLUMNS && nj < ROWS) most = Math.max(most, from[nj * COLUMNS + ni]!)
        }
        out[j * COLUMNS + i] = most
      }
    return out
  }
  return along(along(grid, by, true), by, false)
}

function eased(grid: Float32Array, by: number): Float32Array {
  const out = new Float32Array(grid.length)
  for (let j = 0; j < ROWS; j++)
    for (let i = 0; i < COLUMNS; i++) {
      let [sum, count] = [0, 0]
      for (let dj = -by; dj <= by; dj += 2)
        for (let di = -by; di <= by; di += 2) {
          const [ni, nj] = [i + di, j + dj]
          if (ni < 0 || nj < 0 || ni >= COLUMNS || nj >= ROWS) continue
          sum += grid[nj * COLUMNS + ni]!
          count++
        }
      out[j * COLUMNS + i] = sum / count
    }
  return out
}
