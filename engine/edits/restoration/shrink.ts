import { fromCosines, SIDE, toCosines } from './dct.ts'

/** Rows of blocks that are worked on before it is told. */
const ROWS_AT_ONCE = 8

/**
 * A plane without what is weaker than noise: in blocks that lie over each other, `step` px apart, all cosines below `threshold`
 * go, and each px is the mean of what its blocks say, those with fewer cosines left counting more (Yu and Sapiro, "DCT Image
 * Denoising", 2011; weights of Dabov et al. 2007). Linear in the px; `told` throws to stop it.
 */
export function shrunk(
  plane: Float32Array,
  width: number,
  height: number,
  { threshold, step }: { threshold: number; step: number },
  told: () => void,
): Float32Array {
  if (width < SIDE || height < SIDE) return plane.slice()
  const sum = new Float32Array(plane.length)
  const weight = new Float32Array(plane.length)
  const places = (side: number) => {
    const list: number[] = []
    for (let at = 0; at < side - SIDE; at += step) list.push(at)
    return [...list, side - SIDE]
  }
  const columns = Int32Array.from(places(width))
  for (const [n, y] of places(height).entries()) {
    if (n % ROWS_AT_ONCE === 0) told()
    shrinkRow({ plane, sum, weight, width, threshold }, columns, y)
  }
  for (let i = 0; i < sum.length; i++) sum[i]! /= weight[i]!
  return sum
}

interface Shrinking {
  plane: Float32Array
  sum: Float32Array
  weight: Float32Array
  width: number
  threshold: number
}

const block = new Float32Array(SIDE * SIDE)

function shrinkRow({ plane, sum, weight, width, threshold }: Shrinking, columns: Int32Array, y: number): void {
  for (const x of columns) {
    let least = Number.POSITIVE_INFINITY
    let most = Number.NEGATIVE_INFINITY
    for (let dy = 0; dy < SIDE; dy++)
      for (let dx = 0, i = (y + dy) * width + x; dx < SIDE; dx++, i++) {
        const value = plane[i]!
        block[dy * SIDE + dx] = value
        if (value < least) least = value
        if (value > most) most = value
      }
    let kept = 1
    if (most - least > 0.5) {
      toCosines(block, block)
      for (let k = 1; k < SIDE * SIDE; k++) {
        if (Math.abs(block[k]!) < threshold) block[k] = 0
        else kept++
      }
      fromCosines(block, block)
    }
    const by = 1 / kept
    for (let dy = 0; dy < SIDE; dy++)
      for (let dx = 0, i = (y + dy) * width + x; dx < SIDE; dx++, i++) {
        sum[i]! += block[dy * SIDE + dx]! * by
        weight[i]! += by
      }
  }
}
