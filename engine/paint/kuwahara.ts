import { blur, type Field } from './field.ts'
import type { Paint } from './picture.ts'

/**
 * Smooths paint without softening its edges: every px takes the mean of whichever of the four squares at its corners is
 * most even (Kuwahara 1976), as flat touches of a brush do. Radius in px; cost does not grow with it.
 */
export function kuwahara(source: Paint, radius: number): Paint {
  const r = Math.max(1, Math.round(radius))
  const { width, height, red, green, blue } = source
  const size = width * height
  const square = new Float32Array(size)
  for (let i = 0; i < size; i++) {
    const l = red[i]! * 0.3 + green[i]! * 0.59 + blue[i]! * 0.11
    square[i] = l * l
  }
  // A box of side 2h+1 around a point h away from a px covers the corner square that has the px at its inner corner.
  const half = r / 2 < 1 ? 1 : Math.round(r / 2)
  const smooth = (values: Float32Array): Float32Array => blur({ width, height, values } satisfies Field, half, 1).values
  const meanRed = smooth(red)
  const meanGreen = smooth(green)
  const meanBlue = smooth(blue)
  const spreadOf = smooth(square)
  for (let i = 0; i < size; i++) {
    const mean = meanRed[i]! * 0.3 + meanGreen[i]! * 0.59 + meanBlue[i]! * 0.11
    spreadOf[i]! -= mean * mean
  }
  const means: Paint = { width, height, red: meanRed, green: meanGreen, blue: meanBlue }
  const out: Paint = {
    width,
    height,
    red: new Float32Array(size),
    green: new Float32Array(size),
    blue: new Float32Array(size),
  }
  for (let y = 0; y < height; y++) evenest(means, spreadOf, out, half, y)
  return out
}

/** One row of px, each the most even of the squares at its corners. */
function evenest(
  { width, height, red, green, blue }: Paint,
  spreadOf: Float32Array,
  out: Paint,
  half: number,
  y: number,
) {
  const up = Math.max(0, y - half) * width
  const down = Math.min(height - 1, y + half) * width
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const before = Math.max(0, x - half)
    const after = Math.min(width - 1, x + half)
    let best = up + before
    if (spreadOf[up + after]! < spreadOf[best]!) best = up + after
    if (spreadOf[down + before]! < spreadOf[best]!) best = down + before
    if (spreadOf[down + after]! < spreadOf[best]!) best = down + after
    out.red[i] = red[best]!
    out.green[i] = green[best]!
    out.blue[i] = blue[best]!
  }
}
