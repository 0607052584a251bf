import { grain } from '../paint/grain.ts'
import type { Picture } from '../paint/picture.ts'
import type { Area } from './cropped.ts'
import type { Mask } from './fill.ts'
import { softEdge } from './rim.ts'
import type { Surroundings } from './surroundings.ts'

/** How high standing water seems beside its width, at most: it lies flat. */
const FLAT = 0.42

/** How much of what it mirrors is seen far off, and at the near shore. */
const MIRRORED = { far: 0.82, near: 0.5 }

/**
 * Lays water into the mask: where that is wide, all of it; where it is high, over its foot, as water lies flat. It mirrors what
 * stands above it.
 */
export function flooded(ground: Picture, mask: Mask, box: Area, about: Surroundings, seed: number): void {
  const { width, height } = ground
  const high = Math.round(Math.min(box.height, box.width * FLAT))
  const top = box.top + box.height - high
  const isCut = high < box.height
  const size = { width: box.width, height: high }
  const inside = new Uint8Array(size.width * size.height)
  const shift = seed % 983
  for (let y = 0; y < high; y++)
    for (let x = 0; x < box.width; x++) {
      const bank = 0.14 * (grain(x / (box.width * 0.09) + shift, y / (high * 0.2)) - 0.5)
      const far = Math.hypot((2 * x) / box.width - 1, (2 * y) / high - 1)
      const isIn = mask.values[(top + y) * width + box.left + x]! >= 128
      if (isIn && (!isCut || far < 0.97 + bank)) inside[y * size.width + x] = 1
    }
  const soft = softEdge(inside, size, Math.max(1.5, high * 0.03))
  const deep = softEdge(inside, size, Math.max(3, high * 0.16))
  const before = Uint8ClampedArray.from(ground.pixels)
  const sky = skyOf(before, width, Math.min(height, Math.max(1, Math.round(about.horizon))))
  for (let x = 0; x < box.width; x++) {
    let shore = 0
    while (shore < high && !inside[shore * size.width + x]) shore++
    for (let y = shore; y < high; y++) {
      const at = y * size.width + x
      if (!inside[at]) continue
      const t = (y - shore) / high
      // Ripples are longer and wider the nearer they are.
      const ripple = grain((x / box.width) * 9 + shift, (y / high) ** 0.6 * 60) - 0.5
      const from = {
        x: clamp(box.left + x + Math.round(ripple * box.width * 0.03 * (0.3 + t)), width),
        y: clamp(Math.round(top + shore - (y - shore) * 1.15 + ripple * high * 0.06), height),
      }
      const p = (from.y * width + from.x) * 4
      const to = ((top + y) * width + box.left + x) * 4
      const mirrored = MIRRORED.far + (MIRRORED.near - MIRRORED.far) * Math.min(1, t * 1.3)
      const bank = 0.55 + 0.45 * deep[at]!
      const shine = 1 + 0.16 * ripple
      for (let c = 0; c < 3; c++) {
        const body = sky[c]! * [0.4, 0.5, 0.56][c]!
        const value = (before[p + c]! * 0.86 * mirrored + body * (1 - mirrored)) * bank * shine
        ground.pixels[to + c] = before[to + c]! * (1 - soft[at]!) + value * soft[at]!
      }
      ground.pixels[to + 3] = 255
    }
  }
}

/** Water seen from above, from the shallows along its banks to the deep: red, green and blue in plain daylight. */
const SHALLOW = [112, 158, 150] as const
const DEEP = [34, 84, 112] as const
/** Where the bank is and the deep begins, 0 at the edge of the mask and 1 where it is deepest. */
const BANK = { at: 0.2, ragged: 0.26, wet: 0.1, deep: 0.75 }

/** Lays water into the mask as a map shows it, from straight above: with a ragged bank, and darker where it is deep. */
export function pooled(ground: Picture, mask: Mask, box: Area, about: Surroundings, seed: number): void {
  const { width, height } = box
  const size = Math.min(width, height)
  const inside = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (mask.values[(box.top + y) * mask.width + box.left + x]! >= 128) inside[y * width + x] = 1
  const depth = softEdge(inside, box, size * 0.42)
  const shift = seed % 977
  const level = Math.min(1.15, Math.max(0.45, about.mean[0] / 0.5))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (!inside[at]) continue
      const ragged =
        (grain((x / size) * 5 + shift, (y / size) * 5) - 0.5) * BANK.ragged +
        (grain((x / size) * 17, (y / size) * 17 + shift) - 0.5) * 0.3 * BANK.ragged
      const off = depth[at]! - BANK.at - ragged
      const to = ((box.top + y) * ground.width + box.left + x) * 4
      if (off < -BANK.wet) continue
      if (off < 0) {
        // Earth that is wet lies along it.
        for (let c = 0; c < 3; c++) ground.pixels[to + c]! *= 1 - 0.42 * (1 + off / BANK.wet)
        continue
      }
      const t = Math.min(1, off / BANK.deep)
      const ripple = 1 + 0.1 * (grain((x / size) * 24 - shift, (y / size) * 60) - 0.5)
      const cover = Math.min(1, 0.55 + off * 9)
      for (let c = 0; c < 3; c++) {
        const water = (SHALLOW[c]! + (DEEP[c]! - SHALLOW[c]!) * Math.sqrt(t)) * level * ripple
        ground.pixels[to + c] = ground.pixels[to + c]! * (1 - cover) + water * cover
      }
      ground.pixels[to + 3] = 255
    }
}

const clamp = (value: number, most: number) => Math.min(most - 1, Math.max(0, value))

/** Mean colour above a row. */
function skyOf(pixels: Uint8ClampedArray, width: number, rows: number): number[] {
  const sum = [0, 0, 0]
  let count = 0
  for (let at = 0; at < width * rows; at += 37, count++) for (let c = 0; c < 3; c++) sum[c]! += pixels[at * 4 + c]!
  return sum.map((value) => value / Math.max(1, count))
}
