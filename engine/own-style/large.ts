import type { Parts, Picture } from '../paint/picture.ts'

/** Most px that are worked on at once: a style takes some twenty planes of them. */
const PIXELS_MAX = 2 ** 22

/** How many times smaller a picture must be made to be worked on; 1: not at all. */
export const stepFor = ({ width, height }: Picture): number => Math.ceil(Math.sqrt((width * height) / PIXELS_MAX))

/** A picture `step` times smaller, each px the mean of the block it stands for. */
export function reduced({ width, height, pixels, parts }: Picture, step: number): Picture {
  const [w, h] = [Math.ceil(width / step), Math.ceil(height / step)]
  const out = new Uint8ClampedArray(w * h * 4)
  for (let y = 0; y < h; y++) reducedRow(out, pixels, w, width, height, step, y)
  return { width: w, height: h, pixels: out, ...(parts && { parts: thinned(parts, width, w, h, step) }) }
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function reducedRow(
  out: Uint8ClampedArray,
  pixels: Uint8ClampedArray,
  w: number,
  width: number,
  height: number,
  step: number,
  y: number,
): void {
  const bottom = Math.min(height, (y + 1) * step)
  for (let x = 0, p = y * w * 4; x < w; x++, p += 4) {
    const right = Math.min(width, (x + 1) * step)
    const count = (bottom - y * step) * (right - x * step)
    for (let c = 0; c < 4; c++) {
      let sum = 0
      for (let py = y * step; py < bottom; py++)
        for (let q = (py * width + x * step) * 4 + c; q < (py * width + right) * 4; q += 4) sum += pixels[q]!
      out[p + c] = sum / count
    }
  }
}

function thinned({ coverage, stuff }: Parts, width: number, w: number, h: number, step: number): Parts {
  const out = { coverage: new Float32Array(w * h), ...(stuff && { stuff: new Uint8Array(w * h) }) }
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      const from = y * step * width + x * step
      out.coverage[i] = coverage[from]!
      if (out.stuff && stuff) out.stuff[i] = stuff[from]!
    }
  return out
}

/** What was done to a picture made smaller, done to all of it: its own detail stays, and moves with what it lies on. */
export function asChanged(picture: Picture, before: Picture, after: Picture, step: number): Picture {
  const { width, height, pixels } = picture
  const out = new Uint8ClampedArray(pixels.length)
  for (let y = 0; y < height; y++) changedRow(out, pixels, before, after, width, step, y)
  return { ...picture, pixels: out }
}

function changedRow(
  out: Uint8ClampedArray,
  pixels: Uint8ClampedArray,
  { width: w, height: h, pixels: from }: Picture,
  { pixels: to }: Picture,
  width: number,
  step: number,
  y: number,
): void {
  const fy = Math.min(h - 1, Math.max(0, (y + 0.5) / step - 0.5))
  const top = Math.min(Math.max(0, h - 2), fy | 0)
  const below = Math.min(h - 1, top + 1)
  const v = fy - top
  for (let x = 0, p = y * width * 4; x < width; x++, p += 4) {
    const fx = Math.min(w - 1, Math.max(0, (x + 0.5) / step - 0.5))
    const left = Math.min(Math.max(0, w - 2), fx | 0)
    const right = Math.min(w - 1, left + 1)
    const u = fx - left
    const [a, b, c, d] = [(top * w + left) * 4, (top * w + right) * 4, (below * w + left) * 4, (below * w + right) * 4]
    for (let k = 0; k < 3; k++) {
      const upper = (to[a + k]! - from[a + k]!) * (1 - u) + (to[b + k]! - from[b + k]!) * u
      const lower = (to[c + k]! - from[c + k]!) * (1 - u) + (to[d + k]! - from[d + k]!) * u
      out[p + k] = pixels[p + k]! + upper + (lower - upper) * v
    }
    out[p + 3] = pixels[p + 3]!
  }
}
