import type { View } from '../view.ts'
import type { Ground } from './ground.ts'

/** What the eye meets at each px: the row (a fraction) of the ground grid, or -1 where it is sky. */
export function sightOf(ground: Ground, view: View, water: boolean): Float32Array {
  const { columns, rows, depths, height } = ground
  const { width, height: tall } = view
  const seen = new Float32Array(width * tall).fill(-1)
  for (let column = 0; column < columns; column++) {
    let top = tall
    let before = tall * 2
    for (let row = 0; row < rows; row++) {
      let h = height[row * columns + column]!
      if (water && h < 0) h = 0
      const y = view.horizon - (view.focal * (h - view.eye)) / depths[row]!
      if (y < top) {
        const first = Math.max(0, Math.ceil(y - 0.5))
        const span = before - y
        for (let py = first; py < top; py++) {
          const part = span > 1e-6 ? (before - py - 0.5) / span : 1
          seen[py * width + column] = row === 0 ? 0 : row - 1 + Math.min(1, Math.max(0, part))
        }
        if (first < top) top = first
      }
      before = y
      if (top === 0) break
    }
  }
  return seen
}
