import { labOf, pictureFrom } from '../own-style/lab.ts'
import { random } from '../paint/random.ts'
import type { Cut } from './piece.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * Brings a piece into the light, the contrast and the colours of what lies about it. `coloured`: how many times as far from grey as that
 * it may be.
 */
export function graded(cut: Cut, { darkest, lightest, mean, chroma }: Surroundings, coloured: number): Cut {
  const { width, height, values } = cut
  const pixels = Uint8ClampedArray.from(values, (value, p) => (p % 4 === 3 ? 255 : value))
  const lab = labOf({ width, height, pixels })
  let [count, sum, sumA, sumB, colour] = [0, 0, 0, 0, 0]
  let [low, high] = [1, 0]
  for (let at = 0; at < lab.l.length; at++) {
    if (values[at * 4 + 3]! < 0.5) continue
    count++
    sum += lab.l[at]!
    sumA += lab.a[at]!
    sumB += lab.b[at]!
    colour += Math.hypot(lab.a[at]!, lab.b[at]!)
    low = Math.min(low, lab.l[at]!)
    high = Math.max(high, lab.l[at]!)
  }
  if (count === 0) return cut
  // No darker than the darkest about it, nor lighter than the lightest; never with more contrast than it has.
  const [floor, ceiling] = [Math.max(low, darkest * 0.9), Math.min(high, lightest + 0.03)]
  const by = Math.min(1, (ceiling - floor) / Math.max(0.05, high - low))
  const own = floor + (sum / count - low) * by
  const lift = (mean[0] - own) * 0.25
  const grey = Math.min(1, (chroma * coloured + 0.008) / Math.max(0.004, colour / count))
  for (let at = 0; at < lab.l.length; at++) {
    lab.l[at] = floor + (lab.l[at]! - low) * by + lift
    lab.a[at] = lab.a[at]! * grey + (mean[1] - (sumA / count) * grey) * 0.3
    lab.b[at] = lab.b[at]! * grey + (mean[2] - (sumB / count) * grey) * 0.3
  }
  const made = pictureFrom(lab, { width, height, pixels })
  return { ...cut, values: values.map((value, p) => (p % 4 === 3 ? value : made.pixels[p]!)) }
}

/** As much grain as the picture has. */
export function grained(cut: Cut, deviation: number, seed: number): Cut {
  const dice = random(`grain ${seed}`)
  const by = Math.min(14, Math.max(1.2, deviation * 0.8))
  for (let p = 0; p < cut.values.length; p += 4) {
    const step = dice.normal() * by
    for (let c = 0; c < 3; c++) cut.values[p + c]! += step
  }
  return cut
}
