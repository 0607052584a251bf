import type { Picture } from '../paint/picture.ts'
import { betweenBars } from './bars.ts'
import type { Area } from './cropped.ts'
import { aroundHole, type Mask, type Place } from './fill.ts'
import { type LeftAlone, leftAlone } from './left-alone.ts'
import { pieced } from './pieced.ts'
import type { Box } from './steps.ts'

/** A part of a plane of so many values a px. */
function part<T extends Uint8Array | Uint8ClampedArray>(plane: T, across: number, place: Place, values: number): T {
  const made = plane.slice(0, place.width * place.height * values) as T
  for (let y = 0; y < place.height; y++) {
    const from = ((place.y + y) * across + place.x) * values
    made.set(plane.subarray(from, from + place.width * values), y * place.width * values)
  }
  return made
}

/** A subject of which so much is covered is to go, and so is somebody whose face is. */
const GOES_FROM = 0.4

/** Whether a mask is laid over what the picture is of, or somebody in it, so that they go; or over something beside or upon them. */
function isToGo({ width, height, values }: Mask, subject: Uint8Array, faces: readonly Box[]): boolean {
  let [all, covered] = [0, 0]
  for (let at = 0; at < values.length; at++) {
    if (!subject[at]) continue
    all++
    if (values[at]! >= 128) covered++
  }
  const isCovered = ({ x, y, width: wide, height: high }: Box) =>
    values[Math.floor((y + high / 2) * height) * width + Math.floor((x + wide / 2) * width)]! >= 128
  return covered > GOES_FROM * all || faces.some(isCovered)
}

/** The same of a picture between bars, which stay as they are and are copied nowhere. */
function withoutBetween(
  picture: Picture,
  mask: Mask,
  shown: Area,
  { seed, faces, alone }: { seed: number; faces: readonly Box[]; alone: LeftAlone | undefined },
  onStep?: (done: number) => void,
): Picture {
  const place = { x: shown.left, y: shown.top, width: shown.width, height: shown.height }
  const size = { width: shown.width, height: shown.height }
  const inner = { ...size, pixels: part(picture.pixels, picture.width, place, 4) }
  const own = faces.map(({ x, y, width, height }) => ({
    x: (x * picture.width - place.x) / place.width,
    y: (y * picture.height - place.y) / place.height,
    width: (width * picture.width) / place.width,
    height: (height * picture.height) / place.height,
  }))
  const values = part(mask.values, picture.width, place, 1)
  const inPlace = (plane: Uint8Array) => part(plane, picture.width, place, 1)
  const kept = alone && { subject: inPlace(alone.subject), never: inPlace(alone.never) }
  const made = without(inner, { ...size, values }, { seed, faces: own, ...(kept && { alone: kept }) }, onStep)
  const pixels = Uint8ClampedArray.from(picture.pixels)
  for (let y = 0; y < place.height; y++)
    pixels.set(
      made.pixels.subarray(y * place.width * 4, (y + 1) * place.width * 4),
      ((place.y + y) * picture.width + place.x) * 4,
    )
  return { width: picture.width, height: picture.height, pixels }
}

/** Whether a mask covers any of a part of its picture. */
function reaches({ width, values }: Mask, { left, top, width: wide, height: high }: Area): boolean {
  for (let y = top; y < top + high; y++)
    for (let at = y * width + left; at < y * width + left + wide; at++) if (values[at]! >= 128) return true
  return false
}

/**
 * The picture without what the mask covers (128 and more a px): what lies around it goes on there. Neither `faces` nor, where it does not
 * lie around it, what the picture is of are copied; `alone` says where that is, where somebody has looked already. The same picture, mask
 * and seed bring the same. Throws Refused('nothing-left') where nothing is left to go on with; `onStep` hears how much is done, 0-1, and
 * may throw to stop it.
 */
export function without(
  picture: Picture,
  mask: Mask,
  { seed, faces = [], alone }: { seed: number; faces?: readonly Box[] | undefined; alone?: LeftAlone },
  onStep: (done: number) => void = () => undefined,
): Picture {
  const shown = betweenBars(picture)
  // What is marked on a bar alone goes from the bar.
  if (shown && reaches(mask, shown)) return withoutBetween(picture, mask, shown, { seed, faces, alone }, onStep)
  const pixels = Uint8ClampedArray.from(picture.pixels)
  const place = aroundHole(mask)
  if (!place) return { ...picture, pixels }
  onStep(0)
  const { subject, never } = alone ?? leftAlone(picture, faces, () => onStep(0.05))
  const { width, height } = place
  const gap = {
    picture: { width, height, pixels: part(picture.pixels, picture.width, place, 4) },
    mask: { width, height, values: part(mask.values, picture.width, place, 1) },
    subject: part(subject, picture.width, place, 1),
    never: part(never, picture.width, place, 1),
    isToGo: isToGo(mask, subject, faces),
  }
  const made = pieced(gap, seed, (done) => onStep(0.15 + 0.85 * done))
  for (let y = 0; y < height; y++)
    pixels.set(made.pixels.subarray(y * width * 4, (y + 1) * width * 4), ((place.y + y) * picture.width + place.x) * 4)
  return { width: picture.width, height: picture.height, pixels }
}
