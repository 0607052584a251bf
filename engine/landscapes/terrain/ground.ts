import { blur, type Field } from '../../paint/field.ts'
import type { Camera, Land, Light } from '../scene.ts'
import type { View } from '../view.ts'
import type { HeightOf } from './height.ts'

/**
 * The land as seen: a grid whose columns are the picture's and whose rows lie at growing depths, so that detail is
 * spent where the eye can see it. Values row by row.
 */
export interface Ground {
  columns: number
  rows: number
  /** Depth of each row, m. */
  depths: Float32Array
  /** Height, m above the water; under water it goes below 0. */
  height: Float32Array
  /** Direct light, 0-1: how far the face turns to the light, and cast shadow. */
  sunlit: Float32Array
  /** 0 flat to 1 upright. */
  steep: Float32Array
  /** Above 0 in hollows and ravines, below 0 on crests; about ±1. */
  hollow: Float32Array
}

/** Nearest depth, m, at which the ground can still be inside the picture. */
function nearest(camera: Camera, land: Land): number {
  return Math.max(1.2, (land.near * 0.62 * camera.focal) / (1 - camera.horizon))
}

/** Depths of the rows: evenly finer by distance, and finest where the mountains are. */
function depthsOf(land: Land, camera: Camera, count: number): Float32Array {
  const near = nearest(camera, land)
  const stops: [number, number][] = land.massif
    ? [
        [near, 0],
        [Math.max(near * 2, land.massif.from), 0.52],
        [land.massif.to, 0.97],
        [Math.max(land.far, land.massif.to * 1.05), 1],
      ]
    : [
        [near, 0],
        [land.far, 1],
      ]
  const depths = new Float32Array(count)
  let k = 0
  for (let row = 0; row < count; row++) {
    const t = row / (count - 1)
    while (k < stops.length - 2 && t > stops[k + 1]![1]) k++
    const [z0, t0] = stops[k]!
    const [z1, t1] = stops[k + 1]!
    depths[row] = z0 * (z1 / z0) ** ((t - t0) / (t1 - t0))
  }
  return depths
}

/** The row (a fraction) in which a depth lies. */
export function rowOfDepth(depths: Float32Array, z: number): number {
  let low = 0
  let high = depths.length - 1
  if (z <= depths[0]!) return 0
  if (z >= depths[high]!) return high
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (depths[middle]! <= z) low = middle
    else high = middle
  }
  return low + (z - depths[low]!) / (depths[high]! - depths[low]!)
}

/** Samples the land where the view sees it, with its light. */
export function groundOf(land: Land, camera: Camera, view: View, heightAt: HeightOf, light: Light): Ground {
  const columns = view.width
  const rows = Math.round(Math.min(860, 120 + view.height * 0.62))
  const depths = depthsOf(land, camera, rows)
  const height = new Float32Array(columns * rows)
  for (let row = 0, i = 0; row < rows; row++) {
    const z = depths[row]!
    const step = z / view.focal
    let x = (0.5 - view.width / 2) * step
    // Every second column is enough; the others lie between.
    for (let column = 0; column < columns; column += 2, x += step * 2) height[i + column] = heightAt(x, z)
    for (let column = 1; column < columns; column += 2) {
      const right = column + 1 < columns ? 1 : -1
      height[i + column] = (height[i + column - 1]! + height[i + column + right]!) / 2
    }
    i += columns
  }
  const ground: Ground = {
    columns,
    rows,
    depths,
    height,
    sunlit: new Float32Array(columns * rows),
    steep: new Float32Array(columns * rows),
    hollow: new Float32Array(columns * rows),
  }
  facesOf(ground, view, light)
  shadowsOf(ground, view, light)
  hollowsOf(ground, view)
  return ground
}

function facesOf(ground: Ground, view: View, light: Light) {
  const { columns, rows, depths, height, sunlit, steep } = ground
  const [lx, lh, lz] = light.direction
  for (let row = 0, i = 0; row < rows; row++) {
    const up = row > 0 ? columns : 0
    const down = row < rows - 1 ? columns : 0
    const z = depths[row]!
    const dz = depths[Math.min(rows - 1, row + 1)]! - depths[Math.max(0, row - 1)]!
    const dx = z / view.focal
    for (let column = 0; column < columns; column++, i++) {
      const left = column > 1 ? 2 : 0
      const right = column < columns - 2 ? 2 : 0
      const slopeX = (height[i + right]! - height[i - left]!) / ((left + right) * dx)
      const along = (height[i + down]! - height[i - up]!) / dz
      const slopeZ = along - slopeX * ((column + 0.5 - view.width / 2) / view.focal)
      const length = Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + 1)
      const facing = (lh - lx * slopeX - lz * slopeZ) / length
      sunlit[i] = Math.max(0, facing)
      steep[i] = 1 - 1 / length
    }
  }
}

/** Cast shadows, by walking from every second point towards the light. */
function shadowsOf(ground: Ground, view: View, light: Light) {
  const { columns, rows, depths, height, sunlit } = ground
  const [lx, lh, lz] = light.direction
  const flat = Math.hypot(lx, lz) || 1
  const rise = lh / flat
  const halfColumns = Math.ceil(columns / 2)
  const halfRows = Math.ceil(rows / 2)
  const shadow: Field = { width: halfColumns, height: halfRows, values: new Float32Array(halfColumns * halfRows) }
  for (let r = 0; r < halfRows; r++) {
    const row = Math.min(rows - 1, r * 2)
    const z = depths[row]!
    for (let c = 0; c < halfColumns; c++) {
      const column = Math.min(columns - 1, c * 2)
      const x = ((column + 0.5 - view.width / 2) * z) / view.focal
      const base = height[row * columns + column]!
      let stride = z * 0.012 + 0.4
      let gone = stride
      let at = row
      let blocked = 0
      for (let step = 0; step < 18; step++) {
        const px = x + (lx / flat) * gone
        const pz = z + (lz / flat) * gone
        if (pz < depths[0]! || pz > depths[rows - 1]!) break
        const pc = Math.round(view.width / 2 + (view.focal * px) / pz)
        if (pc < 0 || pc >= columns) break
        while (at < rows - 1 && depths[at]! < pz) at++
        while (at > 0 && depths[at]! > pz) at--
        const over = (height[at * columns + pc]! - base - gone * rise) / (gone * 0.12 + z * 0.004)
        if (over > blocked) blocked = over
        if (blocked >= 1) break
        stride *= 1.24
        gone += stride
      }
      shadow.values[r * halfColumns + c] = 1 - Math.min(1, blocked)
    }
  }
  const soft = blur(shadow, 1, 1).values
  for (let row = 0, i = 0; row < rows; row++) {
    const from = Math.min(halfRows - 1, row >> 1) * halfColumns
    for (let column = 0; column < columns; column++, i++) sunlit[i]! *= soft[from + (column >> 1)]!
  }
}

/** How far each place lies below or above its surroundings. */
function hollowsOf(ground: Ground, view: View) {
  const { columns, rows, depths, height, hollow } = ground
  const mean = blur({ width: columns, height: rows, values: height }, Math.max(3, 9 * view.unit), 2).values
  for (let row = 0, i = 0; row < rows; row++) {
    const scale = 90 / depths[row]!
    for (let column = 0; column < columns; column++, i++) {
      const deep = (mean[i]! - height[i]!) * scale
      hollow[i] = Math.min(1, Math.max(-1, deep))
    }
  }
}
