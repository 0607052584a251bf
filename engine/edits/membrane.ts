/** Rounds of relaxation on each level: from coarse to fine little is left to do. */
const RELAXED = 12

/**
 * The smoothest surface through what is known (Laplace's equation): where `known` is 0, `values` is replaced; from coarse to fine,
 * so that the work grows with the px alone. Where nothing is known, everything becomes 0.
 */
export function membrane(width: number, height: number, values: Float32Array, known: Uint8Array): void {
  if (!known.includes(1)) {
    values.fill(0)
    return
  }
  guess(width, height, values, known)
  for (let round = 0; round < RELAXED; round++) relax(width, height, values, known, round % 2 === 1)
}

/** A first guess: the surface of half the size, brought up. */
function guess(width: number, height: number, values: Float32Array, known: Uint8Array): void {
  if (!known.includes(0)) return
  if (width <= 2 && height <= 2) {
    let [sum, count] = [0, 0]
    for (let at = 0; at < values.length; at++)
      if (known[at]) {
        sum += values[at]!
        count++
      }
    for (let at = 0; at < values.length; at++) if (!known[at]) values[at] = sum / count
    return
  }
  const w = Math.ceil(width / 2)
  const h = Math.ceil(height / 2)
  const small = new Float32Array(w * h)
  const counts = new Uint8Array(w * h)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (!known[at]) continue
      const to = (y >> 1) * w + (x >> 1)
      small[to]! += values[at]!
      counts[to]!++
    }
  for (let at = 0; at < small.length; at++) if (counts[at]! > 0) small[at]! /= counts[at]!
  const some = counts.map((count) => (count > 0 ? 1 : 0))
  membrane(w, h, small, some)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (known[at]) continue
      values[at] = between(small, w, h, (x - 0.5) / 2, (y - 0.5) / 2)
    }
}

/** A value between those of a plane. */
export function between(plane: Float32Array, width: number, height: number, x: number, y: number): number {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)))
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [a, b] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  const above = plane[top * width + left]! * (1 - a) + plane[top * width + right]! * a
  const below = plane[bottom * width + left]! * (1 - a) + plane[bottom * width + right]! * a
  return above * (1 - b) + below * b
}

/** Each unknown px as the mean of its neighbours, in place; a little beyond it, which gets there sooner. */
function relax(width: number, height: number, values: Float32Array, known: Uint8Array, isBack: boolean): void {
  const beyond = 1.4
  for (let k = 0; k < height; k++) {
    const y = isBack ? height - 1 - k : k
    for (let j = 0; j < width; j++) {
      const x = isBack ? width - 1 - j : j
      const at = y * width + x
      if (known[at]) continue
      let [sum, count] = [0, 0]
      if (x > 0) [sum, count] = [sum + values[at - 1]!, count + 1]
      if (x < width - 1) [sum, count] = [sum + values[at + 1]!, count + 1]
      if (y > 0) [sum, count] = [sum + values[at - width]!, count + 1]
      if (y < height - 1) [sum, count] = [sum + values[at + width]!, count + 1]
      values[at]! += beyond * (sum / count - values[at]!)
    }
  }
}
