import { areaOf, type Box, cropped, laidFiner, upscaled, upscaledBy } from '../../engine/edits/edits.ts'
import type { Picture } from '../../engine/index.ts'
import { netFor } from './enlarged.ts'

/** A face of fewer px across is drawn larger, with the whole picture: there is no room for finer lines in it. */
const LARGE_ENOUGH = 420
/** Most px of a picture that is made twice as large for it. */
const ENLARGED_MAX = 2_400_000
/** Most px of the faces that nets draw, all together: what is beyond them takes too long. */
const DRAWN_MAX = 90_000
/** Most px of those that the deeper net draws, which takes three times as long: the others are drawn by the quicker one. */
const DEEP_MAX = 24_000

const cutTo = (picture: Picture, { left, top, width, height }: ReturnType<typeof areaOf>): Picture =>
  cropped(picture, left, top, width, height)

/** A picture in which faces are drawn finer; twice as large where they are small. */
export async function finerFaces(
  picture: Picture,
  faces: readonly Box[],
  told: (done: number) => void,
): Promise<{ picture: Picture; told: string[] }> {
  const widest = Math.max(...faces.map(({ width }) => width * picture.width))
  if (widest >= LARGE_ENOUGH || picture.width * picture.height > ENLARGED_MAX) {
    const made = { ...picture, pixels: Uint8ClampedArray.from(picture.pixels) }
    laidFiner(
      made,
      faces.map((face) => areaOf(picture, face)).map((area) => ({ area, piece: cutTo(picture, area) })),
    )
    return { picture: made, told: [] }
  }
  const made = upscaled(picture, 2, (done) => told(0.4 * done))
  let [left, deep] = [DRAWN_MAX, DEEP_MAX]
  const pieces = []
  for (const [n, face] of faces.entries()) {
    const area = areaOf(picture, face)
    const small = cutTo(picture, area)
    const size = area.width * area.height
    left -= size
    const net = left > 0 ? await netFor(size, 2, deep) : undefined
    if (size <= deep) deep -= size
    const hear = (done: number) => told(0.4 + (0.6 * (n + done)) / faces.length)
    const piece = net ? await upscaledBy(net, small, 2, hear) : upscaled(small, 2, hear)
    const twice = { left: 2 * area.left, top: 2 * area.top, width: 2 * area.width, height: 2 * area.height }
    pieces.push({ area: twice, piece })
  }
  laidFiner(made, pieces)
  return { picture: made, told: ['The picture is twice as large: there was no room for finer faces in it.'] }
}
