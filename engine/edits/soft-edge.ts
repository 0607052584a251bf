import type { Picture } from '../paint/picture.ts'
import { without } from './erase.ts'
import type { Box } from './steps.ts'

interface Coverage {
  width: number
  height: number
  /** 0 not at all, 255 wholly; between them the picture and what is put there are mixed. */
  values: Uint8Array
}

/** What `after` brings where it is covered, and `before` elsewhere; both of one size. */
export function laidSoftly(before: Picture, after: Picture, { values }: Coverage): Picture {
  const pixels = Uint8ClampedArray.from(before.pixels)
  for (let at = 0, p = 0; p < pixels.length; at++, p += 4) {
    const share = values[at]! / 255
    if (share === 0) continue
    for (let c = 0; c < 4; c++) pixels[p + c] = before.pixels[p + c]! * (1 - share) + after.pixels[p + c]! * share
  }
  return { width: before.width, height: before.height, pixels }
}

/** As `without`, and where the mask fades what was there fades with it: a shadow, a glow, hair. Throws what that throws. */
export function erasedSoftly(
  picture: Picture,
  mask: Coverage,
  order: { seed: number; faces?: readonly Box[] | undefined },
  onStep?: (done: number) => void,
): Picture {
  const isSoft = mask.values.some((value) => value !== 0 && value !== 255)
  if (!isSoft) return without(picture, mask, order, onStep)
  const whole = { ...mask, values: mask.values.map((value) => (value > 0 ? 255 : 0)) }
  return laidSoftly(picture, without(picture, whole, order, onStep), mask)
}
