import { speckle } from '../../paint/noise.ts'
import type { Paint } from '../../paint/picture.ts'
import type { Flow } from './flow.ts'

/** One size of brush, and where it is used. */
export interface Brush {
  /** px between strokes, their length and width. */
  gap: number
  long: number
  wide: number
  /** Only where detail lies between these. */
  from: number
  to: number
  alpha: number
  /** How far a stroke's lightness strays, of 255. */
  vary: number
  seed: number
}

/**
 * Lays strokes over `board`, each of the colour `source` has at its middle and along the flow there. Drawn px by px: a
 * hundred thousand short strokes are too many calls for a canvas.
 */
export function brushOver(board: Paint, source: Paint, flow: Flow, brush: Brush): void {
  const { width, height } = source
  const rows = Math.ceil(height / brush.gap)
  const columns = Math.ceil(width / brush.gap)
  // In four passes over scattered cells, so that strokes do not lie like tiles.
  for (let pass = 0; pass < 4; pass++) {
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column <= columns; column++) {
        const dice = speckle(column, row, brush.seed)
        if ((dice * 4) >> 0 !== pass) continue
        const x = (column + speckle(column, row, brush.seed + 1)) * brush.gap
        const y = (row + speckle(column, row, brush.seed + 2)) * brush.gap
        if (x >= width || y >= height) continue
        const f =
          Math.min(flow.height - 1, (y / flow.step) | 0) * flow.width + Math.min(flow.width - 1, (x / flow.step) | 0)
        const detail = flow.detail[f]!
        if (detail < brush.from || detail > brush.to) continue
        const turn = (dice * 4 - pass - 0.5) * 0.34
        const dx = flow.x[f]! - flow.y[f]! * turn
        const dy = flow.y[f]! + flow.x[f]! * turn
        const tone = 1 + ((speckle(column, row, brush.seed + 3) - 0.5) * brush.vary) / 128
        const warm = (speckle(column, row, brush.seed + 4) - 0.5) * brush.vary * 0.5
        const half = brush.long * (0.35 + 0.3 * dice) * (1 - detail * 0.6)
        stroke(board, source, x, y, dx, dy, half, brush.wide * (0.3 + 0.4 * dice), tone, warm, brush.alpha)
      }
    }
  }
}

function stroke(
  board: Paint,
  source: Paint,
  x: number,
  y: number,
  dx: number,
  dy: number,
  half: number,
  radius: number,
  tone: number,
  warm: number,
  alpha: number,
) {
  const { width, height, red, green, blue } = board
  const middle = (y | 0) * width + (x | 0)
  const r = source.red[middle]! * tone + warm
  const g = source.green[middle]! * tone
  const b = source.blue[middle]! * tone - warm
  const spanX = Math.abs(dx) * half + radius + 1
  const spanY = Math.abs(dy) * half + radius + 1
  const left = Math.max(0, Math.ceil(x - spanX))
  const right = Math.min(width - 1, Math.floor(x + spanX))
  const top = Math.max(0, Math.ceil(y - spanY))
  const bottom = Math.min(height - 1, Math.floor(y + spanY))
  const outer = radius + 0.5
  const reach = outer * outer
  for (let py = top; py <= bottom; py++) {
    const oy = py - y
    for (let px = left, i = py * width + left; px <= right; px++, i++) {
      const ox = px - x
      const along = ox * dx + oy * dy
      const over = along > half ? along - half : along < -half ? along + half : 0
      const across = ox * dy - oy * dx
      const away = across * across + over * over
      if (away >= reach) continue
      const edge = outer - Math.sqrt(away)
      const a = edge < 1 ? edge * alpha : alpha
      red[i]! += (r - red[i]!) * a
      green[i]! += (g - green[i]!) * a
      blue[i]! += (b - blue[i]!) * a
    }
  }
}
