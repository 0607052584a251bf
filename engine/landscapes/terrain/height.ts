import { smoothstep } from '../../paint/field.ts'
import type { Camera, Land } from '../scene.ts'
import { erode, type HeightGrid } from './erosion.ts'
import { type ShapedForm, shaped } from './forms.ts'
import { swell } from './rough.ts'

/** Height of the land, m above the water, at a place of the world. */
export type HeightOf = (x: number, z: number) => number

const MASSIF_COLUMNS = 320
const MASSIF_CELLS = 60_000
const relief: readonly string[] = ['range', 'peak', 'volcano']

/** The land's heights as a function of place. Takes some 100 ms when there are mountains to wear down. */
export function heightOf(land: Land, camera: Camera): HeightOf {
  const massif = massifOf(land, camera)
  const forms = land.forms.filter((form) => !massif || !relief.includes(form.form)).map(shaped)
  return (x, z) => {
    let height = massif ? massif(x, z) : 0
    for (let k = 0; k < forms.length; k++) {
      const form = forms[k]!
      if (z >= form.from && z <= form.to) height = form.shape(x, z, height)
    }
    return land.terraces ? stepped(height, land.terraces) : height
  }
}

/** Level fields with banks between them, as slopes are cut to hold water; what is above them is left as it grew. */
function stepped(height: number, step: number): number {
  if (height < 0.5 || height > step * 16) return height
  const at = height / step
  const whole = Math.floor(at)
  return (whole + 0.1 * (at - whole) + 0.9 * smoothstep(0.74, 1, at - whole)) * step
}

function massifOf(land: Land, camera: Camera): HeightOf | undefined {
  const great = land.forms.filter((form) => relief.includes(form.form)).map(shaped)
  if (!land.massif || great.length === 0) return undefined
  const { from, to, erosion, cells = MASSIF_CELLS } = land.massif
  const half = ((to * camera.aspect) / (2 * camera.focal)) * 1.12
  let cell = (2 * half) / MASSIF_COLUMNS
  cell = Math.max(cell, Math.sqrt((2 * half * (to - from)) / cells))
  const columns = Math.ceil((2 * half) / cell) + 3
  const rows = Math.ceil((to - from) / cell) + 3
  const grid: HeightGrid = { columns, rows, values: new Float32Array(columns * rows) }
  fill(grid, great, cell, half, from)
  erode(grid, Math.round(columns * rows * 0.48 * erosion), land.forms.length + columns)
  const left = -half - cell
  const near = from - cell
  const values = grid.values
  return (x, z) => {
    if (z < from || z > to) return 0
    const gx = Math.min(columns - 2.001, Math.max(1, (x - left) / cell))
    const gz = Math.min(rows - 2.001, Math.max(1, (z - near) / cell))
    const height = smoothAt(values, columns, gx, gz) * cell
    if (height < 1) return height
    // What is finer than the grid: cracks and blocks, stronger the higher up.
    const fine = swell(x / (cell * 3.1), z / (cell * 3.1), 5, 4)
    return height + fine * cell * 1.1 * Math.min(1, height / (cell * 6))
  }
}

function fill(grid: HeightGrid, forms: readonly ShapedForm[], cell: number, half: number, from: number) {
  const { columns, rows, values } = grid
  for (let row = 0, i = 0; row < rows; row++) {
    const z = from + (row - 1) * cell
    for (let column = 0; column < columns; column++, i++) {
      const x = -half + (column - 1) * cell
      let height = 0
      for (const form of forms) if (z >= form.from && z <= form.to) height = form.shape(x, z, height)
      values[i] = height / cell
    }
  }
}

/** Quadratic B-spline: smooth slopes, so that light does not show the grid. */
function smoothAt(values: Float32Array, columns: number, x: number, y: number): number {
  const xi = Math.round(x)
  const yi = Math.round(y)
  const u = x - xi
  const v = y - yi
  const x0 = 0.5 * (0.5 - u) ** 2
  const x2 = 0.5 * (0.5 + u) ** 2
  const x1 = 1 - x0 - x2
  const y0 = 0.5 * (0.5 - v) ** 2
  const y2 = 0.5 * (0.5 + v) ** 2
  const y1 = 1 - y0 - y2
  const i = yi * columns + xi
  const up = i - columns
  const down = i + columns
  return (
    y0 * (values[up - 1]! * x0 + values[up]! * x1 + values[up + 1]! * x2) +
    y1 * (values[i - 1]! * x0 + values[i]! * x1 + values[i + 1]! * x2) +
    y2 * (values[down - 1]! * x0 + values[down]! * x1 + values[down + 1]! * x2)
  )
}
