import type { Picture } from '../paint/picture.ts'
import type { Area } from './cropped.ts'

/** How dark a bar is at most, levels of 255, and how large it is of a side at least and at most. */
const BAR = { dark: 26, least: 0.015, most: 0.35 }
/** How much of the line beside a bar is lighter than it: a picture begins all along it, and a thing before a black wall does not. */
const BEGINS = 0.55

/** Lines of a picture from one of its edges inwards. */
interface Lines {
  count: number
  length: number
  /** Where px `k` of line `n` is. */
  at(n: number, k: number): number
}

const linesOf = ({ width, height }: Picture): Record<'top' | 'bottom' | 'left' | 'right', Lines> => ({
  top: { count: height, length: width, at: (n, k) => n * width + k },
  bottom: { count: height, length: width, at: (n, k) => (height - 1 - n) * width + k },
  left: { count: width, length: height, at: (n, k) => k * width + n },
  right: { count: width, length: height, at: (n, k) => k * width + width - 1 - n },
})

/** How wide the black bar along an edge is, px; 0 where there is none. */
function barOf({ pixels }: Picture, { count, length, at }: Lines): number {
  const light = (n: number, k: number) => {
    const p = at(n, k) * 4
    return Math.max(pixels[p]!, pixels[p + 1]!, pixels[p + 2]!)
  }
  const lighter = (n: number) => {
    let found = 0
    for (let k = 0; k < length; k++) if (light(n, k) > BAR.dark) found++
    return found / length
  }
  let wide = 0
  while (wide < count * BAR.most && lighter(wide) < 0.002) wide++
  if (wide < count * BAR.least || wide >= count * BAR.most) return 0
  // What a codec leaves of the edge is neither.
  return Math.max(lighter(wide + 1), lighter(wide + 3)) > BEGINS ? wide + 2 : 0
}

/** The part of a picture between the black bars that films and screens leave above and below, or at both sides; undefined where there are none. */
export function betweenBars(picture: Picture): Area | undefined {
  const { width, height } = picture
  if (Math.min(width, height) < 32) return undefined
  const lines = linesOf(picture)
  const [top, bottom] = [barOf(picture, lines.top), barOf(picture, lines.bottom)]
  if (top > 0 && bottom > 0) return { left: 0, top, width, height: height - top - bottom }
  const [left, right] = [barOf(picture, lines.left), barOf(picture, lines.right)]
  return left > 0 && right > 0 ? { left, top: 0, width: width - left - right, height } : undefined
}
