import { blur, smoothstep } from '../../../paint/field.ts'
import type { Regions } from './regions.ts'
import type { Seen } from './seen.ts'

/**
 * How much each px is sky, 0-1: pieces high up that are far off, or even and lighter or bluer than most, and belong to no subject.
 * Undefined where there is hardly any. `label`: the pieces at the picture's size.
 */
export function skyIn(view: Seen, label: Int32Array, regions: Regions): Float32Array | undefined {
  const { width, height, lab, subject, depth, kind, unit } = view
  const { count } = regions
  const high = new Float32Array(count).fill(1)
  const far = new Float32Array(count)
  const sums = new Float32Array(count)
  const rough = new Float32Array(count)
  const belongs = new Float32Array(count)
  const low = new Float32Array(count)
  for (let y = 1; y < height; y += 2)
    for (let x = 1; x < width; x += 2) {
      const at = y * width + x
      const k = label[at]!
      sums[k]!++
      rough[k]! += Math.abs(lab.l[at]! - lab.l[at - 1]!) + Math.abs(lab.l[at]! - lab.l[at - width]!)
      if (subject) belongs[k]! += subject[at]!
      far[k]! += depth[at]!
      high[k] = Math.min(high[k]!, y / height)
      low[k] = Math.max(low[k]!, y / height)
    }
  let mean = 0
  for (let at = 0; at < lab.l.length; at += 7) mean += lab.l[at]!
  mean /= lab.l.length / 7
  const isSky = new Uint8Array(count)
  let share = 0
  for (let k = 0; k < count; k++) {
    if (sums[k] === 0) continue
    const even = rough[k]! / sums[k]! < 0.026
    const reaches = high[k]! < (kind === 'place' ? 0.36 : 0.04)
    const airy =
      regions.b[k]! < -0.015
        ? regions.l[k]! > Math.max(kind === 'place' ? 0 : 0.55, mean - 0.12)
        : regions.l[k]! > Math.max(0.62, mean + 0.05)
    // Leaves and walls may be as light.
    const isGreen = regions.a[k]! < -0.03
    const isFar = far[k]! / sums[k]! < 0.02
    if (reaches && (isFar || (even && airy && !isGreen && low[k]! < 0.92)) && belongs[k]! / sums[k]! < 0.3) {
      isSky[k] = 1
      share += sums[k]! / ((width * height) / 4)
    }
  }
  if (share < 0.04) return undefined
  const mask = new Float32Array(width * height)
  for (let at = 0; at < mask.length; at++) mask[at] = isSky[label[at]!]! * (subject ? 1 - subject[at]! : 1)
  const soft = blur({ width, height, values: mask }, 1.5 * unit, 2).values
  return soft.map((value) => smoothstep(0.35, 0.75, value))
}

/** How far down a sky reaches, 0-1. */
export function horizonOf(sky: Float32Array, width: number, height: number): number {
  let last = 0
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x += 4) row += sky[y * width + x]!
    if (row / (width / 4) > 0.12) last = y
  }
  return Math.max(0.3, last / height)
}
