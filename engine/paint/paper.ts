import type { Rgb } from './colour.ts'
import { grain } from './grain.ts'
import { speckle } from './noise.ts'
import { type Paint, paint } from './picture.ts'

/** Warm laid paper: cloudy tone, fibres, a darker rim. */
export function sheetOfPaper(width: number, height: number, scale: number, colour: Rgb, seed: number): Paint {
  const out = paint(width, height)
  for (let y = 0; y < height; y++) paperRow(out, scale, colour, seed, y)
  return out
}

// A function of its own: a call that runs a whole picture long is compiled anew for every picture.
function paperRow({ width, height, red, green, blue }: Paint, scale: number, colour: Rgb, seed: number, y: number) {
  const shift = seed % 59
  const ey = Math.min(y, height - 1 - y) / scale
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const edge = Math.min(ey, Math.min(x, width - 1 - x) / scale)
    const cloud = grain(x / (170 * scale) + shift, y / (170 * scale)) - 0.5
    const fibre = grain(x / (9 * scale), y / (2.2 * scale) + shift) - 0.5
    const tone = 1 + cloud * 0.14 + fibre * 0.05 + (speckle(x, y, seed) - 0.5) * 0.03
    const rim = edge < 90 ? ((90 - edge) / 90) ** 2 * 0.2 : 0
    red[i] = colour[0] * tone * (1 - rim * 0.7)
    green[i] = colour[1] * tone * (1 - rim)
    blue[i] = colour[2] * tone * (1 - rim * 1.4)
  }
}
