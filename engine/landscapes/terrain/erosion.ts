import { speckle } from '../../paint/noise.ts'

/** Heights on a square grid of the world; heights in cells while water runs over them. */
export interface HeightGrid {
  columns: number
  rows: number
  values: Float32Array
}

const LIFETIME = 28
const INERTIA = 0.06
const CAPACITY = 3.2
const EVAPORATION = 0.03

/**
 * Wears a height grid by drops of water that run down it, take soil where they run fast and leave it where they slow:
 * ravines that join, fans at their feet. After Hans Theobald Beyer, "Implementation of a method for hydraulic erosion"
 * (2015). Heights must be in cells.
 */
export function erode(grid: HeightGrid, drops: number, seed: number): void {
  const { columns, rows, values } = grid
  for (let drop = 0; drop < drops; drop++) {
    let x = 1 + speckle(drop, 1, seed) * (columns - 4)
    let y = 1 + speckle(drop, 2, seed) * (rows - 4)
    let dx = 0
    let dy = 0
    let speed = 1
    let water = 1
    let soil = 0
    for (let life = 0; life < LIFETIME; life++) {
      const xi = x | 0
      const yi = y | 0
      const u = x - xi
      const v = y - yi
      const i = yi * columns + xi
      const a = values[i]!
      const b = values[i + 1]!
      const c = values[i + columns]!
      const d = values[i + columns + 1]!
      const slopeX = (b - a) * (1 - v) + (d - c) * v
      const slopeY = (c - a) * (1 - u) + (d - b) * u
      dx = dx * INERTIA - slopeX * (1 - INERTIA)
      dy = dy * INERTIA - slopeY * (1 - INERTIA)
      const length = Math.sqrt(dx * dx + dy * dy)
      if (length < 1e-6) break
      dx /= length
      dy /= length
      const height = a * (1 - u) * (1 - v) + b * u * (1 - v) + c * (1 - u) * v + d * u * v
      x += dx
      y += dy
      if (x < 1 || y < 1 || x >= columns - 2 || y >= rows - 2) break
      const xn = x | 0
      const yn = y | 0
      const un = x - xn
      const vn = y - yn
      const j = yn * columns + xn
      const next =
        values[j]! * (1 - un) * (1 - vn) +
        values[j + 1]! * un * (1 - vn) +
        values[j + columns]! * (1 - un) * vn +
        values[j + columns + 1]! * un * vn
      const fall = next - height
      const capacity = Math.max(-fall, 0.01) * speed * water * CAPACITY
      let change: number
      if (soil > capacity || fall > 0) {
        change = fall > 0 ? Math.min(fall, soil) : (soil - capacity) * 0.25
        soil -= change
      } else {
        change = -Math.min((capacity - soil) * 0.3, -fall * 0.9)
        soil -= change
      }
      values[i]! += change * (1 - u) * (1 - v)
      values[i + 1]! += change * u * (1 - v)
      values[i + columns]! += change * (1 - u) * v
      values[i + columns + 1]! += change * u * v
      speed = Math.sqrt(Math.max(0.01, speed * speed - fall * 2.5))
      water *= 1 - EVAPORATION
    }
  }
}
