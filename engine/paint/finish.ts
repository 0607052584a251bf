import { gilded } from './finish-gilded.ts'
import { oil } from './finish-oil.ts'
import { poster } from './finish-poster.ts'
import { stainedGlass } from './finish-stained-glass.ts'
import { tarot } from './finish-tarot.ts'
import { watercolour } from './finish-watercolour.ts'
import { woodcut } from './finish-woodcut.ts'
import type { FinishOptions } from './finishing.ts'
import type { Picture } from './picture.ts'
import type { Relief } from './relief.ts'

/** Who finishes what. */
export const hands = {
  painted: oil,
  inked: watercolour,
  poster,
  woodcut,
  tarot,
  'stained-glass': stainedGlass,
  gilded,
} as const

/** Styles a relief can be finished in. */
export const finishes: readonly string[] = Object.keys(hands)

/** A lit relief as a picture in one of `finishes`. Throws RangeError for any other. */
export function finish(result: Relief, style: string, options: FinishOptions = {}): Picture {
  const hand = hands[style as keyof typeof hands]
  if (!hand) throw new RangeError(`A relief is not finished in the style ${style}`)
  options.checkpoint?.(0, 'Finishing')
  result.torn = settle(result)
  const { coverage, matter } = result
  return { ...hand(result, options), parts: { coverage: coverage.values, ...(matter && { stuff: matter.stuff }) } }
}

/**
 * Shadows laid one over another take more light than there is: no hand knows what is darker than black. What is no number is
 * its maker's fault; blurring would spread it over the whole picture. Tells how much of that there was.
 */
function settle({ paint, albedo, shade, normals, depth, ink }: Relief): number {
  let torn = 0
  for (const plane of [paint.red, paint.green, paint.blue, albedo.red, albedo.green, albedo.blue, shade.values])
    torn += settlePlane(plane, 0)
  for (const { values } of [...normals, depth, ink]) torn += settlePlane(values, -Infinity)
  return torn
}

function settlePlane(plane: Float32Array, least: number): number {
  let torn = 0
  for (let i = 0; i < plane.length; i++) {
    if (plane[i]! >= least) continue
    if (Number.isNaN(plane[i])) torn++
    plane[i] = 0
  }
  return torn
}
