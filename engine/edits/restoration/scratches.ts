import { darkLines, lightLines } from '../../own-style/spread.ts'
import type { Field } from '../../paint/field.ts'
import type { Picture } from '../../paint/picture.ts'
import { closed, widened } from './holes.ts'
import { noiseIn } from './noise.ts'
import { extentOf, type Patch, patchesOf } from './patches.ts'
import { lightnessOf } from './planes.ts'
import type { Mender } from './repair.ts'
import { type Streak, streaksIn } from './streaks.ts'

/** Half of how wide a scratch is at most, px, of a picture a thousand px long. */
const HALF = 3.2
/** How far a scratch stands out from both of its sides at least, levels of 255, and times the noise. */
const OUT = { levels: 26, noise: 4.2 }
/** How light or dark a px is at least that a scratch is looked for from, levels. */
const STARTS = { light: 165, dark: 75 }
/** What a scratch is like. Lengths are of the longer side, tones and differences levels of 255. */
interface Likeness {
  long: number
  held: number
  light: number
  dark: number
  spread: number
  bend: number
  /** How far a light and a dark one stand out: wires before a sky are dark, and do so less. */
  out: { light: number; dark: number }
  /** How far its sides are from each other at most, of what it stands out: else it is the edge of something. */
  apart: number
  /** How much what it crosses differs at least: ink on paper has one ground. */
  crossed: number
}
/** One that is believed at once, and one that goes along with those. */
const SURE: Likeness = {
  long: 0.12,
  held: 0.8,
  light: 202,
  dark: 64,
  spread: 22,
  bend: 0.08,
  out: { light: 24, dark: 55 },
  apart: 0.45,
  crossed: 10,
}
const ALONG: Likeness = {
  long: 0.03,
  held: 0.6,
  light: 172,
  dark: 72,
  spread: 30,
  bend: 0.12,
  out: { light: 14, dark: 34 },
  apart: 0.7,
  crossed: 0,
}
/** From how much of it a line is one that was found before. */
const AGAIN = 0.5
/** How much of a picture fine lines may cover: a drawing in ink is made of them. */
const LINES_MOST = 0.14
/** How light or dark paper is under a spot, levels of 255. */
const BARE = { light: 190, dark: 52 }
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
function spreadAround({ left, top, right, bottom }: Patch, light: Field, hole: Uint8Array): number {
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
  return Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean))
}

const meanOver = (px: readonly number[], values: Float32Array) => px.reduce((sum, i) => sum + values[i]!, 0) / px.length

function isLike(streak: Streak, like: Likeness, longer: number, isLight: boolean): boolean {
  const isBare = isLight ? streak.tone > like.light : streak.tone < like.dark
  return (
    isBare &&
    streak.long > like.long * longer &&
    streak.held > like.held &&
    streak.spread < like.spread &&
    streak.bend < like.bend &&
    streak.out > (isLight ? like.out.light : like.out.dark) &&
    streak.apart < like.apart * streak.out &&
    streak.crossed >= like.crossed
  )
}

/** Marks a line in the hole, and tells how much of it was there already. */
function draw(hole: Uint8Array, width: number, height: number, { path, half }: Streak): number {
  let there = 0
  for (const at of path) if (hole[at]) there++
  const reach = Math.ceil(half)
  for (const at of path) {
    const [x, y] = [at % width, Math.floor(at / width)]
    for (let py = Math.max(0, y - reach); py <= Math.min(height - 1, y + reach); py++)
      hole.fill(1, py * width + Math.max(0, x - reach), py * width + Math.min(width, x + reach + 1))
  }
  return there / path.length
}

/** Spots of bare paper or dirt that stand by themselves. */
function spotsIn(light: Field, out: Field, marked: Uint8Array, isLight: boolean): Patch[] {
  const { width, height } = light
  const most = SPOT * Math.max(width, height)
  const isBare = (value: number) => (isLight ? value > BARE.light : value < BARE.dark)
  return patchesOf(marked, width, height, 5).filter((patch) => {
    const { long, wide } = extentOf(patch, width)
    if (long > most || wide > most || long > 3.2 * Math.max(2, wide)) return false
    const tones = patch.px.map((i) => light.values[i]!).sort((a, b) => a - b)
    const core = tones[Math.floor(tones.length * (isLight ? 0.7 : 0.3))]!
    return meanOver(patch.px, out.values) >= ALONE * Math.max(8, spreadAround(patch, light, marked)) && isBare(core)
  })
}

/** Scratches and spots of one sort, light or dark, by how far they stand out. */
function foundIn(light: Field, out: Field, least: number, isLight: boolean): Found {
  const { width, height, values } = light
  const longer = Math.max(width, height)
  const marked = Uint8Array.from(out.values, (value) => (value > least ? 1 : 0))
  const found: Found = { hole: new Uint8Array(marked.length), sure: 0, along: 0, spots: 0 }
  if (marked.reduce((sum, value) => sum + value, 0) > LINES_MOST * marked.length) return found
  const half = halfOf(light)
  const isStart = (at: number) => (isLight ? values[at]! > STARTS.light : values[at]! < STARTS.dark)
  const streaks = streaksIn({ light, out: out.values, least, half, isLight }, isStart, ALONG.long * longer)
  for (const streak of streaks.sort((one, other) => other.long - one.long)) {
    const isSure = isLike(streak, SURE, longer, isLight)
    if (!isSure && !isLike(streak, ALONG, longer, isLight)) continue
    const isAgain = draw(found.hole, width, height, streak) > AGAIN
    if (isAgain) continue
    if (isSure) found.sure++
    else found.along++
  }
  for (const { px } of spotsIn(light, out, marked, isLight)) {
    if (px.some((i) => found.hole[i])) continue
    found.spots++
    for (const i of px) found.hole[i] = 1
  }
  return found
}

const halfOf = ({ width, height }: { width: number; height: number }) =>
  Math.max(2, Math.round((HALF * Math.max(width, height)) / 1000))

/** `eager` 0-1: the more, the fainter what is taken for a scratch. */
function search(picture: Picture, eager: number): Found {
  const light = lightnessOf(picture)
  const radius = halfOf(light)
  const least = Math.max(OUT.levels, OUT.noise * noiseIn(light)) * (1.4 - 0.8 * eager)
  const bright = foundIn(light, lightLines(light, radius), least, true)
  const dark = foundIn(light, darkLines(light, radius), least, false)
  // Thin dark lines are drawn, thin ones of bare paper are not: by themselves the dark ones tell nothing.
  if (bright.sure === 0) dark.sure = 0
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
