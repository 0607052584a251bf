import type { Picture } from '../../paint/picture.ts'

/** How far the other side of a hole may be, px. */
const REACH = 24
/** Ways across a hole, a px a step. */
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [2, 1],
  [1, 2],
  [2, -1],
  [1, -2],
] as const

/** The px that stands for a side of a hole: its own, and what lies beyond it, for it may be half of the hole's colour. */
interface Side {
  at: number
  away: number
}

function sideOf(hole: Uint8Array, width: number, height: number, x: number, y: number, dx: number, dy: number) {
  const length = Math.hypot(dx, dy)
  for (let k = 1; k * length <= REACH; k++) {
    const [px, py] = [x + k * dx, y + k * dy]
    if (px < 0 || py < 0 || px >= width || py >= height) return undefined
    if (!hole[py * width + px]) return { at: py * width + px, away: k * length } satisfies Side
  }
  return undefined
}

/**
 * A picture with narrow holes closed: each px goes on between the two sides that are most alike along one of eight ways, so that
 * lines run on across a scratch. `hole`: not 0 where a px is to be painted. Px farther than `REACH` from any side stay as they are.
 */
export function closed({ width, height, pixels }: Picture, hole: Uint8Array): Picture {
  const made = pixels.slice()
  for (let i = 0; i < hole.length; i++) if (hole[i]) closePx(made, pixels, hole, width, height, i)
  return { width, height, pixels: made }
}

function closePx(
  made: Uint8ClampedArray,
  pixels: Uint8ClampedArray,
  hole: Uint8Array,
  width: number,
  height: number,
  i: number,
): void {
  const [x, y] = [i % width, Math.floor(i / width)]
  const sums = [0, 0, 0]
  let weight = 0
  for (const [dx, dy] of WAYS) {
    const one = sideOf(hole, width, height, x, y, dx, dy)
    const other = sideOf(hole, width, height, x, y, -dx, -dy)
    if (!one && !other) continue
    const [a, b] = [one ?? other!, other ?? one!]
    const span = a.away + b.away
    let apart = 0
    for (let c = 0; c < 3; c++) apart += Math.abs(pixels[a.at * 4 + c]! - pixels[b.at * 4 + c]!)
    // A way that ends at the picture's edge tells little.
    const by = (one && other ? 1 : 0.02) / ((6 + apart) ** 2 * (1 + span) ** 1.5)
    for (let c = 0; c < 3; c++)
      sums[c]! += (by * (pixels[a.at * 4 + c]! * b.away + pixels[b.at * 4 + c]! * a.away)) / span
    weight += by
  }
  if (weight > 0) for (let c = 0; c < 3; c++) made[i * 4 + c] = sums[c]! / weight
}

/** What lies within `by` px of what is marked is marked too. */
export function widened(marked: Uint8Array, width: number, height: number, by: number): Uint8Array {
  let now = marked
  for (let turn = 0; turn < by; turn++) {
    const next = now.slice()
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x
        if (now[i]) continue
        const beside =
          (x > 0 && now[i - 1]) || (x < width - 1 && now[i + 1]) || (y > 0 && now[i - width]) || now[i + width]
        if (beside) next[i] = 1
      }
    now = next
  }
  return now
}
