import { speckle } from '../../../paint/noise.ts'

/** Which way the hairs of a fabric lie; a value a px, of length 1. */
export interface Lie {
  x: Float32Array
  y: Float32Array
}

/**
 * Hairs: noise drawn out along the way they lie (line integral convolution, Cabral & Leedom 1993), about ±1. `length`: px from the
 * middle of a hair to its end.
 */
export function pileOf(width: number, height: number, lie: Lie, length: number, seed: number): Float32Array {
  const specks = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at++) specks[at] = speckle(x, y, seed) - 0.5
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++) pileRow(specks, lie, width, height, Math.max(1, Math.round(length)), out, y)
  // The mean of n even chances spreads as 1 / sqrt(12 n).
  const scale = Math.sqrt(12 * (2 * length + 1)) / 2
  for (let at = 0; at < out.length; at++) out[at]! *= scale
  return out
}

function pileRow(
  specks: Float32Array,
  lie: Lie,
  width: number,
  height: number,
  length: number,
  out: Float32Array,
  y: number,
) {
  for (let x = 0, at = y * width; x < width; x++, at++) {
    let sum = specks[at]!
    for (let way = -1; way <= 1; way += 2) {
      let px = x + 0.5
      let py = y + 0.5
      for (let k = 0; k < length; k++) {
        const cell = (py | 0) * width + (px | 0)
        px += lie.x[cell]! * way
        py += lie.y[cell]! * way
        if (px < 0 || py < 0 || px >= width || py >= height) break
        sum += specks[(py | 0) * width + (px | 0)]!
      }
    }
    out[at] = sum / (2 * length + 1)
  }
}
