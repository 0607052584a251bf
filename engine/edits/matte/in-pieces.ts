import type { Picture } from '../../paint/picture.ts'
import { shrunk } from './looking.ts'
import { piecesOf } from './pieces.ts'

/** Px in which pieces are counted. */
const COUNTED_AT = 40_000
/** A piece of less than this share of the largest is a crumb. */
const CRUMB = 0.08

/** Whether a cut-out lies in several pieces, none of them a crumb: then something between them may be missing. */
export function isInPieces(cut: Picture): boolean {
  const { width, height, pixels } = shrunk(cut, COUNTED_AT)
  const shown = new Uint8Array(width * height)
  for (let at = 0; at < shown.length; at++) shown[at] = pixels[at * 4 + 3]! > 100 ? 1 : 0
  const sizes = piecesOf(shown, 1, width).map(({ places }) => places.length)
  const largest = Math.max(0, ...sizes)
  return sizes.filter((size) => size >= CRUMB * largest).length > 1
}
