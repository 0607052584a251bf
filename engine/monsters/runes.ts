import type { Rgb } from '../paint/colour.ts'
import { speckle } from '../paint/noise.ts'
import type { Pigment } from './hides.ts'

/** Units from one letter to the next, and half the width of a stroke. */
const STEP = 92
const STROKE = 5

type Line = readonly [number, number, number, number]

/** Strokes of letters that nobody reads, each within a square from -1 to 1. */
const letters: readonly (readonly Line[])[] = [
  [
    [-0.5, -1, -0.5, 1],
    [-0.5, -0.8, 0.6, -0.1],
    [-0.5, 0.1, 0.6, 0.8],
  ],
  [
    [0, -1, 0, 1],
    [0, -1, 0.7, -0.3],
    [0, -1, -0.7, -0.3],
  ],
  [
    [-0.6, -1, 0.6, 1],
    [0.6, -1, -0.6, 1],
    [-0.6, -1, -0.6, 1],
  ],
  [
    [-0.5, 1, -0.5, -1],
    [-0.5, -1, 0.6, -0.3],
    [0.6, -0.3, -0.5, 0.3],
    [-0.5, 0.3, 0.6, 1],
  ],
  [
    [0, -1, 0.7, 0],
    [0.7, 0, 0, 1],
    [0, 1, -0.7, 0],
    [-0.7, 0, 0, -1],
  ],
  [
    [-0.6, -1, -0.6, 1],
    [0.6, -1, 0.6, 1],
    [-0.6, -0.4, 0.6, 0.4],
  ],
]

function away(x: number, y: number, [ax, ay, bx, by]: Line): number {
  const [dx, dy] = [bx - ax, by - ay]
  const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

/** Rows of glowing letters, cut where a hide faces us, over its own pigment. */
export function lettered(own: Pigment | undefined, colour: Rgb, seed: number): Pigment {
  return (t) => {
    own?.(t)
    if (t.nz < 0.18) return
    const [column, row] = [Math.floor(t.x / STEP), Math.floor(t.y / STEP)]
    const chance = speckle(column, row, seed)
    if (chance < 0.28) return
    const half = STEP * 0.3
    const x = (t.x - (column + 0.5) * STEP) / half
    const y = (t.y - (row + 0.5) * STEP) / half
    if (Math.abs(x) > 1.5 || Math.abs(y) > 1.5) return
    let near = 9
    for (const line of letters[Math.floor(chance * 977) % letters.length]!) near = Math.min(near, away(x, y, line))
    const cut = near * half
    if (cut < STROKE) {
      t.height -= STROKE
      const bright = 2.3 - cut * 0.2
      t.red = 30 + colour[0] * bright
      t.green = 30 + colour[1] * bright
      t.blue = 30 + colour[2] * bright
    } else if (cut < STROKE * 4) {
      const a = (1 - (cut - STROKE) / (STROKE * 3)) ** 2 * 0.6
      t.red += colour[0] * a
      t.green += colour[1] * a
      t.blue += colour[2] * a
    }
  }
}
