import { blur, type Field, smoothstep } from '../../paint/field.ts'
import { CELL, type Net } from '../camera/warp.ts'

/** What is behind somebody, as far as it can be told from what is about them. */
export interface Ground {
  /** RGBA: the picture where nobody is before it, else what is nearest of it, the farther in the softer. */
  pixels: Uint8ClampedArray
  /** How much of each px is guessed, 0-1. */
  guessed: Float32Array
}

/** px a cell of what is guessed, and how far a cell reaches, each broader than the last. */
const STEP = 4
const REACHES = [1.5, 4, 10, 26]

export function groundBehind(still: Uint8ClampedArray, { width, height, values }: Field): Ground {
  const across = Math.ceil(width / STEP)
  const down = Math.ceil(height / STEP)
  const empty = (): Field => ({ width: across, height: down, values: new Float32Array(across * down) })
  const weight = empty()
  const sums = [empty(), empty(), empty()]
  // A little beyond the edge, where the brush has taken the body's colours along.
  const wide = blur({ width, height, values }, Math.max(1.5, height / 260), 1).values
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (wide[i]! > 0.04) continue
      const k = Math.floor(y / STEP) * across + Math.floor(x / STEP)
      weight.values[k]!++
      for (let c = 0; c < 3; c++) sums[c]!.values[k]! += still[i * 4 + c]!
    }
  const weights = REACHES.map((reach) => blur(weight, reach, 2).values)
  const colours = sums.map((sum) => {
    const layers = REACHES.map((reach) => blur(sum, reach, 2).values)
    return Float32Array.from({ length: across * down }, (_, k) => {
      let [left, value] = [1, 0]
      for (const [n, layer] of layers.entries()) {
        const own = n === layers.length - 1 ? left : left * Math.min(1, weights[n]![k]! * 0.5)
        if (weights[n]![k]! > 1e-6) value += (own * layer[k]!) / weights[n]![k]!
        left -= own
      }
      return value
    })
  })
  const pixels = still.slice()
  const guessed = wide.map((value) => smoothstep(0.02, 0.2, value))
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (guessed[i] === 0) continue
      const [fx, fy] = [Math.max(0, x / STEP - 0.5), Math.max(0, y / STEP - 0.5)]
      const [c0, r0] = [Math.min(across - 1, Math.floor(fx)), Math.min(down - 1, Math.floor(fy))]
      const [c1, r1] = [Math.min(across - 1, c0 + 1), Math.min(down - 1, r0 + 1)]
      const [u, v] = [fx - c0, fy - r0]
      for (let c = 0; c < 3; c++) {
        const plane = colours[c]!
        const top = plane[r0 * across + c0]! + (plane[r0 * across + c1]! - plane[r0 * across + c0]!) * u
        const low = plane[r1 * across + c0]! + (plane[r1 * across + c1]! - plane[r1 * across + c0]!) * u
        pixels[i * 4 + c] = top + (low - top) * v
      }
    }
  return { pixels, guessed }
}

/** px that hardly move are left as they are. */
const STILL = 0.12

/**
 * Puts the ground back that a net has taken along with somebody: what is seen at a px is theirs only as far as they cover the place
 * it comes from.
 */
export function layOver(
  { across, x: netX, y: netY }: Net,
  { width, height, values }: Field,
  { pixels, guessed }: Ground,
  from: Uint8ClampedArray,
  into: Uint8ClampedArray,
): void {
  for (let y = 0, i = 0, p = 0; y < height; y++) {
    const row = Math.floor(y / CELL)
    const v = y / CELL - row
    for (let x = 0; x < width; x++, i++, p += 4) {
      const column = Math.floor(x / CELL)
      const u = x / CELL - column
      const k = row * across + column
      const a = netX[k]! + (netX[k + 1]! - netX[k]!) * u
      const b = netX[k + across]! + (netX[k + across + 1]! - netX[k + across]!) * u
      const sx = a + (b - a) * v
      const c = netY[k]! + (netY[k + 1]! - netY[k]!) * u
      const d = netY[k + across]! + (netY[k + across + 1]! - netY[k + across]!) * u
      const sy = c + (d - c) * v
      if (Math.abs(sx - x) < STILL && Math.abs(sy - y) < STILL) continue
      const hx = sx < 0 ? 0 : Math.min(sx, width - 1.001)
      const hy = sy < 0 ? 0 : Math.min(sy, height - 1.001)
      const o = (hy | 0) * width + (hx | 0)
      const fx = hx - (hx | 0)
      const fy = hy - (hy | 0)
      const top = values[o]! + (values[o + 1]! - values[o]!) * fx
      const low = values[o + width]! + (values[o + width + 1]! - values[o + width]!) * fx
      const cover = top + (low - top) * fy
      if (cover > 0.996) continue
      const free = 1 - cover
      const guess = guessed[i]!
      for (let n = 0; n < 3; n++) {
        const own = from[p + n]!
        const behind = own + (pixels[p + n]! - own) * guess
        into[p + n]! += (behind - into[p + n]!) * free
      }
    }
  }
}
