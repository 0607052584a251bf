import { blur, type Field, field } from './field.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'
import type { Subject } from './subject.ts'

/** How light the ground is to print, 0-1: by its own light, spread by rank, and against what is around it. */
export function groundTone({ paint, coverage }: Relief, { width, height, unit }: Subject): Field {
  const full = field(width, height)
  for (let y = 0; y < height; y++) lightRow(full.values, paint, y)
  const step = Math.max(1, Math.round(2 * unit))
  const light = coarsened(full, step)
  const cover = coarsened(coverage, step).values
  const near = blur(light, 1, 1).values
  const around = blur(light, (26 * unit) / step, 2).values
  const ranks = ranksOf(near, cover)
  for (let i = 0; i < near.length; i++) {
    const l = near[i]!
    const own = 0.58 * Math.min(1, l / 150) + 0.42 * ranks[Math.min(255, l | 0)]!
    light.values[i] = Math.min(1, Math.max(0, 0.1 + own * 0.84 + ((l - around[i]!) / (around[i]! + 50)) * 0.7))
  }
  return spread(light, step, width, height)
}

function lightRow(out: Float32Array, { width, red, green, blue }: Relief['paint'], y: number): void {
  for (let i = y * width; i < (y + 1) * width; i++)
    out[i] = Math.min(400, red[i]! * 0.34 + green[i]! * 0.5 + blue[i]! * 0.16)
}

/** The share of the ground that is darker than each level of light. */
function ranksOf(light: Float32Array, cover: Float32Array): Float32Array {
  const ranks = new Float32Array(256)
  let all = 0
  for (let i = 0; i < light.length; i++) {
    if (cover[i]! > 0.5) continue
    ranks[Math.min(255, light[i]! | 0)]!++
    all++
  }
  let sum = 0
  for (let k = 0; k < 256; k++) {
    const count = ranks[k]!
    ranks[k] = (sum + count / 2) / Math.max(1, all)
    sum += count
  }
  return ranks
}
