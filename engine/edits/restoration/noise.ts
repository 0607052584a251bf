import type { Field } from '../../paint/field.ts'
import { lightnessOf, type Planes, pictureOfPlanes, planesOf, quantile } from './planes.ts'
import type { Mender } from './repair.ts'
import { shrunk } from './shrink.ts'

/** Below this nobody sees it, and grain of paper and paint is like it; levels of 255. */
const SEEN = 4.2
/** The most that is taken for noise. */
const MOST = 45
/** Side of the places that are looked at, px. */
const PLACE = 12
/** Where px are black or white, noise is cut off. */
const INSIDE = { low: 12, high: 243 }
/**
 * Paper without even that little noise, nearly white but not burnt out, is a drawing's ground: where there is that much of it beside the
 * places that are looked at, their lines tell nothing of noise.
 */
const BARE = { levels: 0.4, white: 253, share: 0.25 }

/**
 * The standard deviation of noise, levels of 255: in the smoothest places of a picture hardly anything else is left once slopes
 * are taken off (the mask of Immerkær, "Fast Noise Variance Estimation", 1996).
 */
export function noiseIn({ width, height, values }: Field): number {
  const found: number[] = []
  let bare = 0
  for (let top = 1; top + PLACE < height; top += PLACE)
    for (let left = 1; left + PLACE < width; left += PLACE) {
      let [sum, mean] = [0, 0]
      for (let y = top; y < top + PLACE; y++)
        for (let x = left, i = y * width + x; x < left + PLACE; x++, i++) {
          const sharp =
            values[i - width - 1]! +
            values[i - width + 1]! +
            values[i + width - 1]! +
            values[i + width + 1]! -
            2 * (values[i - width]! + values[i + width]! + values[i - 1]! + values[i + 1]!) +
            4 * values[i]!
          sum += sharp * sharp
          mean += values[i]!
        }
      mean /= PLACE * PLACE
      const noise = Math.sqrt(sum / (36 * PLACE * PLACE))
      if (mean > INSIDE.low && mean < INSIDE.high) found.push(noise)
      else if (noise < BARE.levels && mean > INSIDE.high && mean < BARE.white) bare++
    }
  if (bare > BARE.share * found.length) return 0
  if (found.length < 12) return 0
  // The smoothest of many places are smoother than noise is on the whole.
  return quantile(found, 0.12) * 1.1
}

/** Noise of colour is coarser, and less of it is missed. */
const COLOUR = 1.25

/** A thousand px wide, and more, blocks may lie further apart. */
const stepFor = ({ width, height }: { width: number; height: number }) => (width * height > 600_000 ? 3 : 2)

/** A plane at half its size, and back: colours are as coarse as that in most photographs. */
function halved({ width, height }: Planes, plane: Float32Array): Field {
  const [wide, high] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const made = new Float32Array(wide * high)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [right, low] = [Math.min(width - 1, 2 * x + 1), Math.min(height - 1, 2 * y + 1)]
      made[y * wide + x] =
        (plane[2 * y * width + 2 * x]! +
          plane[2 * y * width + right]! +
          plane[low * width + 2 * x]! +
          plane[low * width + right]!) /
        4
    }
  return { width: wide, height: high, values: made }
}

/** What a smoothed half says, laid over the detail that the plane has beyond its own half. */
function spreadHalf({ width, height }: Planes, small: Field): Float32Array {
  const made = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const fy = Math.max(0, Math.min(small.height - 1, (y - 0.5) / 2))
    const top = Math.floor(fy)
    const low = Math.min(small.height - 1, top + 1)
    for (let x = 0; x < width; x++) {
      const fx = Math.max(0, Math.min(small.width - 1, (x - 0.5) / 2))
      const left = Math.floor(fx)
      const right = Math.min(small.width - 1, left + 1)
      const above =
        small.values[top * small.width + left]! * (1 - fx + left) +
        small.values[top * small.width + right]! * (fx - left)
      const below =
        small.values[low * small.width + left]! * (1 - fx + left) +
        small.values[low * small.width + right]! * (fx - left)
      made[y * width + x] = above + (below - above) * (fy - top)
    }
  }
  return made
}

/** Planes without what is weaker than noise of `sigma`, levels of 255; that of colours at half the size. */
export function calmed(planes: Planes, sigma: number, told: () => void): Planes {
  const { width, height } = planes
  const step = stepFor(planes)
  const y = shrunk(planes.y, width, height, { threshold: 2.75 * sigma, step }, told)
  const colour = (plane: Float32Array) => {
    const small = halved(planes, plane)
    const threshold = 2.75 * COLOUR * sigma * 0.5
    const values = shrunk(small.values, small.width, small.height, { threshold, step: 2 }, told)
    return spreadHalf(planes, { ...small, values })
  }
  return { width, height, y, cb: colour(planes.cb), cr: colour(planes.cr) }
}

export const noise: Mender = {
  measure(picture) {
    const sigma = noiseIn(lightnessOf(picture))
    return { much: sigma < SEEN ? 0 : Math.min(1, sigma / 25), told: `Noise of ${sigma.toFixed(0)} levels in 255` }
  },
  mend(picture, strength, { told }) {
    const sigma = Math.min(MOST, Math.max(2.5, noiseIn(lightnessOf(picture))) * 2 * strength)
    return pictureOfPlanes(calmed(planesOf(picture), sigma, told), picture)
  },
}
