import type { Rgb } from './colour.ts'
import { grain } from './grain.ts'
import { speckle } from './noise.ts'
import { type Paint, paint } from './picture.ts'

/** Warm laid paper: cloudy tone, fibres, a darker rim. */
export function sheetOfPaper(width: number, height: number, scale: number, colour: Rgb, seed: number): Paint {
  const out = paint(width, height)
  const shift = seed % 59
  for (let y = 0, i = 0; y < height; y++) {
    const ey = Math.min(y, height - 1 - y) / scale
    for (let x = 0; x < width; x++, i++) {
      const edge = Math.min(ey, Math.min(x, width - 1 - x) / scale)
      const cloud = grain(x / (170 * scale) + shift, y / (170 * scale)) - 0.5
      const fibre = grain(x / (9 * scale), y / (2.2 * scale) + shift) - 0.5
      const tone = 1 + cloud * 0.14 + fibre * 0.05 + (speckle(x, y, seed) - 0.5) * 0.03
      const rim = edge < 90 ? ((90 - edge) / 90) ** 2 * 0.2 : 0
      out.red[i] = colour[0] * tone * (1 - rim * 0.7)
      out.green[i] = colour[1] * tone * (1 - rim)
      out.blue[i] = colour[2] * tone * (1 - rim * 1.4)
    }
  }
  return out
}
