import { labOf, pictureFrom } from '../own-style/lab.ts'
import type { Picture } from '../paint/picture.ts'
import type { Area } from './cropped.ts'
import { softEdge } from './rim.ts'
import { type Box, smoothed } from './steps.ts'

/** How far about a face is drawn finer too, as a share of its size: hair and chin belong to it. */
const ABOUT = 0.22
/** Fine lines are what differs from the mean about it by so many hundredths of the face's width. */
const FINE = 0.012
/**
 * How much more of them is drawn; what of them is taken for noise and left, at least, and in times of what half of them are fainter than; and the most
 * that is added: lightness, 0-1.
 */
const MORE = 0.8
const NOISE = { least: 0.006, medians: 2.2 } as const
const ADDED_MAX = 0.07

/** The part of a picture in which a face is drawn finer, px. */
export function areaOf({ width, height }: { width: number; height: number }, face: Box): Area {
  const left = Math.max(0, Math.floor((face.x - face.width * ABOUT) * width))
  const top = Math.max(0, Math.floor((face.y - face.height * ABOUT) * height))
  const right = Math.min(width, Math.ceil((face.x + face.width * (1 + ABOUT)) * width))
  const bottom = Math.min(height, Math.ceil((face.y + face.height * (1 + ABOUT)) * height))
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

/** How far a px lies from the middle of an area, 1 at the rim of the oval that fits into it. */
function ovalOf({ width, height }: Area): Uint8Array {
  const inside = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (((x + 0.5) / width - 0.5) ** 2 + ((y + 0.5) / height - 0.5) ** 2 < 0.25) inside[y * width + x] = 1
  return inside
}

/**
 * Draws the fine lines of a face clearer: eyes, lashes, lips and hair; what is so faint that it may be noise is left as it is, and
 * nothing gets rims. `picture` is a face with some room about it; its colours stay.
 */
function clearer(picture: Picture): Picture {
  const { width, height } = picture
  const lab = labOf(picture)
  const around = smoothed(lab.l, width, height, Math.max(1, width * FINE))
  const wider = smoothed(lab.l, width, height, Math.max(2, width * FINE * 3))
  const fine = lab.l.map((value, at) => value - 0.7 * around[at]! - 0.3 * wider[at]!)
  const usual = fine.map(Math.abs).sort()[fine.length >> 1] ?? 0
  const noise = Math.max(NOISE.least, NOISE.medians * usual)
  for (let at = 0; at < lab.l.length; at++) {
    const clear = Math.sign(fine[at]!) * Math.max(0, Math.abs(fine[at]!) - noise)
    lab.l[at]! += ADDED_MAX * Math.tanh((MORE * clear) / ADDED_MAX)
  }
  return pictureFrom(lab, picture)
}

/** Lays finer pieces over a picture, each where its area is, with soft edges; changes the picture. */
export function laidFiner(picture: Picture, pieces: readonly { area: Area; piece: Picture }[]): void {
  for (const { area, piece } of pieces) {
    const { pixels } = clearer(piece)
    const soft = softEdge(ovalOf(area), area, Math.min(area.width, area.height) * 0.2)
    for (let y = 0; y < area.height; y++)
      for (let x = 0; x < area.width; x++) {
        const from = y * area.width + x
        const to = ((area.top + y) * picture.width + area.left + x) * 4
        for (let c = 0; c < 3; c++)
          picture.pixels[to + c] =
            picture.pixels[to + c]! + (pixels[from * 4 + c]! - picture.pixels[to + c]!) * soft[from]!
      }
  }
}
