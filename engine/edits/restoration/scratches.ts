import { darkLines, lightLines } from '../../own-style/spread.ts'
import type { Field } from '../../paint/field.ts'
import type { Picture } from '../../paint/picture.ts'
import { closed, widened } from './holes.ts'
import { noiseIn } from './noise.ts'
import { extentOf, type Patch, patchesOf } from './patches.ts'
import { lightnessOf } from './planes.ts'
import type { Mender } from './repair.ts'

/** Half of how wide a scratch is at most, px, of a picture a thousand px long. */
const HALF = 3.2
/** How far a scratch stands out from both of its sides at least, levels of 255, and times the noise. */
const OUT = { levels: 26, noise: 4.2 }
/** How long a scratch is at least, of the longer side: one that is believed at once, and one that goes along with others. */
const LONG = { sure: 0.14, along: 0.035 }
/** How wide the box about a scratch is at most, of its length: hair and rope bend more. */
const STRAIGHT = { sure: 0.1, along: 0.16 }
/** How much the lightness of a scratch differs along it, levels: a dark one is bare ground, or a wire, a strap, a hair. */
const EVEN = { light: 50, dark: 16 }
/** How wide a scratch is known to be by at most, px of a picture a thousand px long. */
const FINE = 3.1
/** Of how many scratches that cross a patch is at most, and how light or dark it is, levels. */
const CROSSED = { lines: 3, light: 214, dark: 26 }
/** How much of a picture fine lines may cover: a drawing in ink is made of them. */
const LINES_MOST = 0.035
/** How light or dark paper is under what is gone, levels of 255. */
const BARE = { light: 196, dark: 42 }
/** Scratches by which a picture is known to be scratched. */
const ENOUGH = 3
/** How large a spot is at most, of the longer side. */
const SPOT = 0.022
/** How much more a spot stands out than what is around it differs. */
const ALONE = 2.6

interface Found {
  /** 1 where something is to be mended. */
  hole: Uint8Array
  sure: number
  along: number
  spots: number
}

/** The middle and the spread of the lightness around a patch. */
function around({ left, top, right, bottom }: Patch, light: Field, hole: Uint8Array) {
  const { width, height, values } = light
  const wide = 3
  let [sum, squares, count] = [0, 0, 0]
  for (let y = Math.max(0, top - wide); y <= Math.min(height - 1, bottom + wide); y++)
    for (let x = Math.max(0, left - wide); x <= Math.min(width - 1, right + wide); x++) {
      const i = y * width + x
      if (hole[i]) continue
      sum += values[i]!
      squares += values[i]! ** 2
      count++
    }
  const mean = sum / Math.max(1, count)
  return { mean, spread: Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)) }
}

const meanOver = (px: readonly number[], values: Float32Array) => px.reduce((sum, i) => sum + values[i]!, 0) / px.length

function spreadOver(px: readonly number[], values: Float32Array): number {
  const mean = meanOver(px, values)
  return Math.sqrt(px.reduce((sum, i) => sum + (values[i]! - mean) ** 2, 0) / px.length)
}

/** How wide each patch is on the whole: its px for each px of its length. */
const breadth = (patch: Patch, long: number) => patch.px.length / Math.max(1, long)

/** Scratches and spots of one sort, light or dark, by how far they stand out. */
function foundIn(light: Field, out: Field, threshold: number, isLight: boolean): Found {
  const { width, height } = light
  const longer = Math.max(width, height)
  const unit = longer / 1000
  const marked = new Uint8Array(out.values.length)
  for (let i = 0; i < marked.length; i++) marked[i] = out.values[i]! > threshold ? 1 : 0
  const found: Found = { hole: new Uint8Array(marked.length), sure: 0, along: 0, spots: 0 }
  const isBare = (value: number) => (isLight ? value > BARE.light : value < BARE.dark)
  let lines = 0
  for (const patch of patchesOf(marked, width, height, 4)) {
    const { px } = patch
    const { long, wide } = extentOf(patch, width)
    const mean = meanOver(px, light.values)
    if (long < LONG.along * longer) {
      if (long > SPOT * longer || wide > SPOT * longer || px.length < 5) continue
      const { spread } = around(patch, light, marked)
      if (meanOver(px, out.values) < ALONE * Math.max(8, spread) || !isBare(mean)) continue
      found.spots++
    } else {
      lines += px.length
      const broad = breadth(patch, long) / Math.max(1, unit)
      const isCrossed = wide > STRAIGHT.along * long
      // Scratches that cross are one patch: of paper alone, and no broader than a few of them are.
      const isBold = isLight ? mean > CROSSED.light : mean < CROSSED.dark
      if (isCrossed ? !isBold || broad > CROSSED.lines * FINE : broad > 2.2 * HALF) continue
      const isFine = broad < FINE && wide < STRAIGHT.sure * long
      const isEven = spreadOver(px, light.values) < (isLight ? EVEN.light : EVEN.dark)
      if (long > LONG.sure * longer && isFine && isEven && isBare(mean)) found.sure++
      else if (!isBare(mean)) continue
      else found.along++
    }
    for (const i of px) found.hole[i] = 1
  }
  return lines > LINES_MOST * marked.length
    ? { ...found, hole: found.hole.fill(0), sure: 0, along: 0, spots: 0 }
    : found
}

/** `eager` 0-1: the more, the fainter what is taken for a scratch. */
function search(picture: Picture, eager: number): Found {
  const light = lightnessOf(picture)
  const { width, height } = light
  const radius = Math.max(2, Math.round((HALF * Math.max(width, height)) / 1000))
  const threshold = Math.max(OUT.levels, OUT.noise * noiseIn(light)) * (1.4 - 0.8 * eager)
  const bright = foundIn(light, lightLines(light, radius), threshold, true)
  const dark = foundIn(light, darkLines(light, radius), threshold, false)
  return {
    hole: bright.hole.map((value, i) => value | dark.hole[i]!),
    sure: bright.sure + dark.sure,
    along: bright.along + dark.along,
    spots: bright.spots + dark.spots,
  }
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const scratches: Mender = {
  measure(picture) {
    const { sure, along, spots } = search(picture, 0.5)
    if (sure < ENOUGH) return { much: 0, told: '' }
    const lines = sure + along
    return {
      much: Math.min(1, 0.3 + lines / 30),
      told: `${counted(lines, 'scratch', 'scratches')}${spots > 0 ? ` and ${counted(spots, 'spot', 'spots')}` : ''}`,
    }
  },
  mend(picture, strength) {
    const { hole, sure, along, spots } = search(picture, strength)
    if (sure + along + spots === 0) return undefined
    const { width, height } = picture
    // The rim of a scratch is half of its colour.
    return closed(picture, widened(hole, width, height, Math.max(1, Math.round(Math.max(width, height) / 700))))
  },
}
