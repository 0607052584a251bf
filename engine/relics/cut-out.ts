import type { Picture } from '../paint/picture.ts'
import type { Relief } from '../paint/relief.ts'

/** The stuff of a ground that is not there: the thing alone, for tokens and handouts. */
export const NO_GROUND = 'none'

/**
 * A picture whose ground is not there: things stay as they are, light in the air is as opaque as it is bright. Of a
 * print the paper stays where there was light.
 */
export function cutOut(picture: Picture, { coverage, paint }: Relief, style: string): Picture {
  const { width, height } = picture
  const pixels = new Uint8ClampedArray(picture.pixels)
  const painted = style === 'painted'
  for (let i = 0, p = 0; p < pixels.length; i++, p += 4) {
    const thing = Math.min(1, coverage.values[i]!)
    const bright = painted
      ? Math.max(pixels[p]!, pixels[p + 1]!, pixels[p + 2]!) / 255
      : Math.min(1, Math.max(paint.red[i]!, paint.green[i]!, paint.blue[i]!) / 160)
    // The finish leaves a little grain in the dark; that is not light.
    const air = Math.max(0, (bright - 0.06) / 0.94)
    const alpha = Math.max(thing, air)
    if (painted && thing < 0.5 && air > 0) for (let k = 0; k < 3; k++) pixels[p + k]! /= Math.max(bright, 0.06)
    pixels[p + 3] = alpha * 255
  }
  return { width, height, pixels }
}
