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

const hands = {
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
  settle(result)
  return hand(result, options)
}

/**
 * Shadows laid one over another take more light than there is, and at the rim of a form its sums have no answer: no hand
 * knows what is darker than black, and blurring would spread what is no number over the whole picture.
 */
function settle({ paint, albedo, shade, normals, depth, ink }: Relief): void {
  for (const plane of [paint.red, paint.green, paint.blue, albedo.red, albedo.green, albedo.blue, shade.values])
    for (let i = 0; i < plane.length; i++) if (!(plane[i]! >= 0)) plane[i] = 0
  for (const { values } of [...normals, depth, ink])
    for (let i = 0; i < values.length; i++) if (Number.isNaN(values[i])) values[i] = 0
}
