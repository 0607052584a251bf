import { choicesOf, understandPrompt } from '../index.ts'
import { type Landmark, landmarkIn, paintLandmark } from '../landscapes/landmark.ts'
import { landscapes } from '../landscapes/landscapes.ts'
import { finish } from '../paint/finish.ts'
import { grain } from '../paint/grain.ts'
import { lightOf } from '../paint/light.ts'
import { type Picture, paint } from '../paint/picture.ts'
import { bareRelief } from '../paint/relief.ts'
import type { Area } from './cropped.ts'
import type { Mask } from './fill.ts'
import { graded, grained } from './graded.ts'
import { boxOf, type Cut, resized, stoodUpon } from './piece.ts'
import { softEdge } from './rim.ts'
import type { Surroundings } from './surroundings.ts'

/** How high over the foot of something the eye may be, in its own heights. */
const EYE = { least: 0.04, most: 0.8 }
/** A quarter of how far country fades at the sides of the mask and at its foot, as a share of its size. */
const FADES = 0.09

/** A tree that is asked for alone stands alone. */
export const asStanding = (words: string): string =>
  /\btree\b/i.test(words) && !/\btrees\b/i.test(words) ? `lone tree, ${words}` : words

/** Sets a landmark that the words name into the box: whole, on the ground, in the light of what lies about. False where none is seen. */
export function landmarkStood(
  ground: Picture,
  mask: Mask,
  box: Area,
  about: Surroundings,
  { words, seed, style }: { words: string; seed: number; style: string },
): boolean {
  const brief = understandPrompt('landscapes', asStanding(words), '')
  const landmark = landmarkIn(brief)
  if (!landmark) return false
  const eye = (box.top + box.height - about.horizon) / box.height
  const painted = paintLandmark(landmark, brief, choicesOf(seed, landscapes), {
    width: box.width,
    height: box.height,
    eye: Math.min(EYE.most, Math.max(EYE.least, eye)),
    light: about.light,
    isDark: about.isDark,
  })
  const cut = painted && fitted(printed.includes(style) ? handled(painted, style, about, seed) : painted, box, landmark)
  if (!cut) return false
  const made = grained(graded(weathered(cut, seed), about, COLOURED), about.grain, seed)
  if (landmark.kind === 'country') laidSoftly(ground, made, mask, box)
  else stoodUpon(ground, landmark.isAfloat ? made : footed(made, seed), box, landmark.isAfloat ? 0.25 : 0.5)
  return true
}

/** How much more colour a landmark may have than what lies about it. */
const COLOURED = 1.5

/** Styles that nothing may stand in that is not of their hand: ink leaves its paper bare at the edges, and what is set into it has none. */
const printed: readonly string[] = ['woodcut']

/** A painting in the hand of a style, on a ground of what lies about. */
function handled({ width, height, pixels }: Picture, style: string, { mean }: Surroundings, seed: number): Picture {
  const colours = paint(width, height)
  const behind = 255 * Math.min(0.94, mean[0] + 0.2)
  for (let at = 0, p = 0; p < pixels.length; at++, p += 4) {
    const share = pixels[p + 3]! / 255
    colours.red[at] = pixels[p]! * share + behind * (1 - share)
    colours.green[at] = pixels[p + 1]! * share + behind * (1 - share)
    colours.blue[at] = pixels[p + 2]! * share + behind * (1 - share)
  }
  const key = lightOf('lantern')
  const relief = bareRelief({ width, height }, colours, key, seed)
  const made = finish(relief, style, {})
  for (let p = 3; p < pixels.length; p += 4) made.pixels[p] = pixels[p]!
  return made
}

/** What is to be seen of a painting, as large as the box allows; country fills its width. */
function fitted(painted: Picture, box: Area, landmark: Landmark): Cut | undefined {
  const found = boxOf(painted.width, painted.height, (at) => painted.pixels[at * 4 + 3]! > 24)
  if (!found) return undefined
  const coverage = new Float32Array(painted.width * painted.height)
  for (let at = 0; at < coverage.length; at++) coverage[at] = painted.pixels[at * 4 + 3]! / 255
  const by =
    landmark.kind === 'country'
      ? Math.max(box.width / found.width, Math.min(box.height / found.height, (1.6 * box.width) / found.width))
      : Math.min(box.width / found.width, box.height / found.height)
  // Of country that would be larger than the box, the middle.
  const shown = {
    width: Math.min(found.width, box.width / by),
    height: Math.min(found.height, box.height / by),
  }
  const from = { left: found.left + (found.width - shown.width) / 2, top: found.top, ...shown }
  const [width, height] = [Math.max(1, Math.round(shown.width * by)), Math.max(1, Math.round(shown.height * by))]
  return resized(painted, coverage, from, width, height)
}

/** Flat faces take on the spots and streaks that weather leaves. */
function weathered(cut: Cut, seed: number): Cut {
  const { width, height, values } = cut
  const fine = Math.max(2, Math.min(width, height) / 90)
  const shift = seed % 1009
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 4
      if (values[p + 3] === 0) continue
      const spots = grain(x / fine + shift, y / fine) - 0.5
      const streaks = grain(x / (fine * 3) - shift, y / (fine * 14)) - 0.5
      const stains = grain(x / (fine * 9), y / (fine * 9) + shift) - 0.5
      // What stands on the ground is darker near it: less of the sky is seen from there.
      const low = Math.max(0, (y / height - 0.75) * 4)
      const by = 1 + 0.16 * spots + 0.13 * streaks + 0.14 * stains - 0.16 * low * low
      for (let c = 0; c < 3; c++) values[p + c]! *= by
    }
  return cut
}

/** The ground lies over the lowest edge here and there: grass, snow, earth. */
function footed(cut: Cut, seed: number): Cut {
  const { width, height, values } = cut
  const most = Math.max(2, Math.min(height, width) * 0.035)
  for (let x = 0; x < width; x++) {
    let y = height - 1
    while (y >= 0 && values[(y * width + x) * 4 + 3]! < 0.5) y--
    // What hangs over is not on the ground.
    if (y < height * 0.8) continue
    const high = most * (0.25 + 0.75 * grain(x / (most * 0.6) + (seed % 997), 3))
    for (let k = 0; k <= high && y - k >= 0; k++) {
      const p = ((y - k) * width + x) * 4 + 3
      values[p]! *= Math.min(1, (k / high) ** 2)
    }
  }
  return cut
}

/** Lays country into the mask: its crest as it is, and the rest going over into what is there. */
function laidSoftly(ground: Picture, cut: Cut, mask: Mask, box: Area): void {
  const left = box.left + Math.round((box.width - cut.width) / 2)
  const top = box.top + box.height - cut.height
  const inside = new Uint8Array(cut.width * cut.height)
  for (let y = 0; y < cut.height; y++)
    for (let x = 0; x < cut.width; x++)
      if (mask.values[(top + y) * mask.width + left + x]! >= 128) inside[y * cut.width + x] = 1
  const soft = softEdge(inside, cut, Math.max(2, 4 * FADES * Math.min(cut.width, cut.height)) / 2)
  for (let y = 0; y < cut.height; y++)
    for (let x = 0; x < cut.width; x++) {
      const at = y * cut.width + x
      const share = cut.values[at * 4 + 3]! * soft[at]!
      const to = ((top + y) * ground.width + left + x) * 4
      for (let c = 0; c < 3; c++)
        ground.pixels[to + c] = ground.pixels[to + c]! * (1 - share) + cut.values[at * 4 + c]! * share
    }
}
