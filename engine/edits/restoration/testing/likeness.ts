import { blur } from '../../../paint/field.ts'
import type { Picture } from '../../../paint/picture.ts'
import { lightnessOf } from '../planes.ts'

/** Peak signal to noise ratio of two pictures of one size, dB. */
export function psnr(one: Picture, other: Picture): number {
  let error = 0
  for (let p = 0; p < one.pixels.length; p++)
    if (p % 4 !== 3) error += ((one.pixels[p] ?? 0) - (other.pixels[p] ?? 0)) ** 2
  return 10 * Math.log10(255 ** 2 / (error / ((one.pixels.length * 3) / 4) || 1e-9))
}

/** Structural similarity of their lightness (Wang et al. 2004), by windows of 7 px. */
export function ssim(one: Picture, other: Picture): number {
  const [a, b] = [lightnessOf(one), lightnessOf(other)]
  const { width, height } = a
  const mean = (values: Float32Array) => blur({ width, height, values }, 3, 1).values
  const times = (x: Float32Array, y: Float32Array) => x.map((value, i) => value * y[i]!)
  const [ma, mb] = [mean(a.values), mean(b.values)]
  const [aa, bb, ab] = [
    mean(times(a.values, a.values)),
    mean(times(b.values, b.values)),
    mean(times(a.values, b.values)),
  ]
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]
  let sum = 0
  for (let i = 0; i < ma.length; i++) {
    const [x, y] = [ma[i]!, mb[i]!]
    const both = 2 * (ab[i]! - x * y) + c2
    const each = aa[i]! - x * x + (bb[i]! - y * y) + c2
    sum += ((2 * x * y + c1) * both) / ((x * x + y * y + c1) * each)
  }
  return sum / ma.length
}
