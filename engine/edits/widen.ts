import type { WidenedSide } from '../../contract/edit-facts.ts'
import type { Picture } from '../paint/picture.ts'
import { leftAlone } from './left-alone.ts'
import { pieced } from './pieced.ts'
import type { Box } from './steps.ts'

/** How much each side is widened by, in hundredths of the picture's width or height. */
export type Widening = Readonly<Record<WidenedSide, number>>

/** The picture in a larger one, and what of that is still to be filled. */
function framed(picture: Picture, by: Widening) {
  const px = (share: number, of: number) => (share > 0 ? Math.max(1, Math.round((share / 100) * of)) : 0)
  const left = px(by.left, picture.width)
  const top = px(by.top, picture.height)
  const width = left + picture.width + px(by.right, picture.width)
  const height = top + picture.height + px(by.bottom, picture.height)
  const pixels = new Uint8ClampedArray(width * height * 4)
  const values = new Uint8Array(width * height).fill(255)
  for (let y = 0; y < picture.height; y++) {
    const row = (top + y) * width + left
    pixels.set(picture.pixels.subarray(y * picture.width * 4, (y + 1) * picture.width * 4), row * 4)
    values.fill(0, row, row + picture.width)
  }
  return { picture: { width, height, pixels }, mask: { width, height, values }, left, top }
}

/** Px of `inner`, 1 a px, where it lies in the larger picture. */
function placed(inner: Uint8Array, { width, height }: Picture, into: ReturnType<typeof framed>): Uint8Array {
  const made = new Uint8Array(into.picture.width * into.picture.height)
  for (let y = 0; y < height; y++)
    made.set(inner.subarray(y * width, (y + 1) * width), (into.top + y) * into.picture.width + into.left)
  return made
}

/**
 * The picture, going on beyond its sides: what fits is copied from the picture itself, in pieces whose borders are where they are seen
 * least. What was there stays as it was, to the bit. What the picture is of is not there twice, and goes on where a side cuts through
 * it; `faces` are not copied. The same picture, sides and seed bring the same; the work is bounded; `onStep` hears how much is done,
 * 0-1, and may throw to stop it.
 */
export function continued(
  picture: Picture,
  by: Widening,
  { seed, faces = [] }: { seed: number; faces?: readonly Box[] },
  onStep: (done: number) => void = () => undefined,
): Picture {
  const frame = framed(picture, by)
  if (!frame.mask.values.includes(255)) return picture
  onStep(0)
  const alone = leftAlone(picture, faces, () => onStep(0.05))
  const subject = placed(alone.subject, picture, frame)
  const never = placed(alone.never, picture, frame)
  return pieced({ ...frame, subject, never }, seed, (done) => onStep(0.15 + 0.85 * done))
}
