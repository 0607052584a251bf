import type { Picture } from '../../paint/picture.ts'

/** Each px the mean of `factor` by `factor`. */
export function smaller({ width, height, pixels }: Picture, factor: number): Picture {
  const made = {
    width: width / factor,
    height: height / factor,
    pixels: new Uint8ClampedArray(pixels.length / factor ** 2),
  }
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++)
      for (let c = 0; c < 4; c++) {
        let sum = 0
        for (let dy = 0; dy < factor; dy++)
          for (let dx = 0; dx < factor; dx++) sum += pixels[((y * factor + dy) * width + x * factor + dx) * 4 + c] ?? 0
        made.pixels[(y * made.width + x) * 4 + c] = sum / factor ** 2
      }
  return made
}

/** Bicubic, Catmull and Rom's kernel: what enlarging is measured against. */
export function bicubic({ width, height, pixels }: Picture, factor: number): Picture {
  const kernel = (t: number) => {
    const x = Math.abs(t)
    if (x < 1) return 1.5 * x ** 3 - 2.5 * x ** 2 + 1
    return x < 2 ? -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2 : 0
  }
  const made = {
    width: width * factor,
    height: height * factor,
    pixels: new Uint8ClampedArray(pixels.length * factor ** 2),
  }
  const clamped = (value: number, most: number) => Math.min(most - 1, Math.max(0, value))
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++) {
      const [sx, sy] = [(x + 0.5) / factor - 0.5, (y + 0.5) / factor - 0.5]
      for (let c = 0; c < 4; c++) {
        let sum = 0
        for (let j = -1; j <= 2; j++)
          for (let i = -1; i <= 2; i++) {
            const [px, py] = [Math.floor(sx) + i, Math.floor(sy) + j]
            sum +=
              kernel(sx - px) *
              kernel(sy - py) *
              (pixels[(clamped(py, height) * width + clamped(px, width)) * 4 + c] ?? 0)
          }
        made.pixels[(y * made.width + x) * 4 + c] = sum
      }
    }
  return made
}

/** Peak signal-to-noise ratio of two pictures of one size, dB. */
export function psnr(one: Picture, other: Picture): number {
  let error = 0
  for (let p = 0; p < one.pixels.length; p++)
    if (p % 4 !== 3) error += ((one.pixels[p] ?? 0) - (other.pixels[p] ?? 0)) ** 2
  return 10 * Math.log10(255 ** 2 / (error / ((one.pixels.length * 3) / 4)))
}
