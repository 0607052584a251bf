import type { Picture } from '../../paint/picture.ts'
import { without } from '../erase.ts'
import { leftAlone } from '../left-alone.ts'
import { widened } from './holes.ts'
import { noiseIn } from './noise.ts'
import { type Patch, patchesOf } from './patches.ts'
import { lightnessOf } from './planes.ts'
import type { Mender } from './repair.ts'

/** Longer side at which tears are looked for, px. */
const SIDE = 480
/** How large one is, of the picture. */
const SHARE = { least: 0.0006, most: 0.1 }
/** How far one goes along an edge, of its length: what is lighter all along it is a window or a wall. */
const ALONG = 0.6
/** How far its colours lie from the one at its corner at most, levels, or times the noise. */
const FLAT = { levels: 10, noise: 2.6 }
/** How far they spread, levels: a sky or a wall that is lit is never as even as what lies behind a print. */
const EVEN = { light: 2.1, dark: 1.5, noise: 1.25 }
/** What paper, a table or a scanner's lid is like behind what is torn off. */
const PAPER = { light: 200, colourless: 42, dark: 26 }
/**
 * What its rim is like: so far a picture stands out from the paper, levels, along so much of it, and so much of the step is within the
 * first px, for torn paper is sharp where a pale sky begins by and by.
 */
const RIM = { levels: 8, share: 0.68, near: 3, far: 9, sharp: 0.55 }
/** More than these of one ground are drawn. */
const MANY = 6
/** A picture has as much of that colour within it, times what is at the corners: then it is what it is painted on. */
const GROUND = 0.6
interface Small {
  width: number
  height: number
  rgb: Float32Array
  step: number
}

function smallOf({ width, height, pixels }: Picture): Small {
  const step = Math.max(1, Math.round(Math.max(width, height) / SIDE))
  const [wide, high] = [Math.ceil(width / step), Math.ceil(height / step)]
  const rgb = new Float32Array(wide * high * 3)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const p = (Math.min(height - 1, y * step + (step >> 1)) * width + Math.min(width - 1, x * step + (step >> 1))) * 4
      for (let c = 0; c < 3; c++) rgb[(y * wide + x) * 3 + c] = pixels[p + c]!
    }
  return { width: wide, height: high, rgb, step }
}

type Colour = readonly [number, number, number]

const colourAt = ({ rgb }: Small, i: number): Colour => [rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!]

/** How far the channel that differs most does. */
const differ = (one: Colour, other: Colour) =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]))

/** Whether paper or a dark table could lie bare there. */
function isGround(colour: Colour): boolean {
  const [least, most] = [Math.min(...colour), Math.max(...colour)]
  return (least > PAPER.light && most - least < PAPER.colourless) || most < PAPER.dark
}

const isCorner = (i: number, { width, height }: Small) =>
  (i % width === 0 || i % width === width - 1) && (i < width || i >= (height - 1) * width)

/** The corners that a patch holds, as bits. */
function cornersOf({ px }: Patch, { width, height }: Small): number {
  const places = [0, width - 1, (height - 1) * width, height * width - 1]
  const held = new Set(px)
  return places.reduce((bits, place, k) => bits | (held.has(place) ? 1 << k : 0), 0)
}

/** What is looked for where: tears that bare one ground. */
interface Search {
  picture: Picture
  small: Small
  ground: Colour
  /** That of the picture, levels. */
  noise: number
}

/** How sharply the picture begins about the patch: the share of its rim that stands out, and at once. */
function rimOf({ px }: Patch, { small, ground, noise, picture }: Search): number {
  const { width, height, pixels } = picture
  const least = Math.max(RIM.levels, FLAT.noise * noise)
  const held = new Set(px)
  let [sharp, all] = [0, 0]
  const apartAt = (x: number, y: number) => {
    const p = (y * width + x) * 4
    return differ([pixels[p]!, pixels[p + 1]!, pixels[p + 2]!], ground)
  }
  const farthest = (RIM.far + 2) * small.step
  for (const i of px) {
    const [x, y] = [i % small.width, Math.floor(i / small.width)]
    for (const [dx, dy] of BESIDE) {
      const [nx, ny] = [x + dx, y + dy]
      if (nx < 0 || ny < 0 || nx >= small.width || ny >= small.height || held.has(ny * small.width + nx)) continue
      let [fx, fy, away, near] = [x * small.step, y * small.step, 0, 0]
      for (let k = 0; k < farthest && fx >= 0 && fy >= 0 && fx < width && fy < height; k++, fx += dx, fy += dy) {
        const apart = apartAt(fx, fy)
        if (away === 0 && apart <= least) continue
        away++
        if (away <= RIM.near) near = Math.max(near, apart)
        if (away < RIM.far) continue
        if (near > least && near > RIM.sharp * apart) sharp++
        break
      }
      all++
    }
  }
  return all > 0 ? sharp / all : 0
}

const BESIDE = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** Corners that all four are gone alike are round by intent. */
function areRound(corners: readonly number[], areas: readonly number[]): boolean {
  const held = corners.reduce((all, one) => all | one, 0)
  return held === 15 && Math.max(...areas) < 2.2 * Math.min(...areas)
}

/** How far the colours of a patch spread, levels. */
function spreadOf({ px }: Patch, { rgb }: Small): number {
  let spread = 0
  for (let c = 0; c < 3; c++) {
    const mean = px.reduce((sum, i) => sum + rgb[i * 3 + c]!, 0) / px.length
    spread = Math.max(spread, Math.sqrt(px.reduce((sum, i) => sum + (rgb[i * 3 + c]! - mean) ** 2, 0) / px.length))
  }
  return spread
}

interface Tears {
  patches: Patch[]
  small: Small
}

const areaOf = (patches: readonly Patch[]) => patches.reduce((sum, { px }) => sum + px.length, 0)

/** The tears that bare one ground; none where the picture is painted on it. */
function tearsTo(search: Search): Patch[] {
  const { small, ground, noise } = search
  const { width, height } = small
  const size = width * height
  const flat = Math.max(FLAT.levels, FLAT.noise * noise)
  const alike = Uint8Array.from({ length: size }, (_, i) => (differ(colourAt(small, i), ground) < flat ? 1 : 0))
  const patches = patchesOf(alike, width, height, Math.max(6, SHARE.least * size))
  const even = Math.max(Math.max(...ground) < PAPER.dark ? EVEN.dark : EVEN.light, EVEN.noise * noise)
  const found = patches.filter((patch) => {
    const { left, top, right, bottom } = patch
    const isAtEdge = left === 0 || top === 0 || right === width - 1 || bottom === height - 1
    const isSmall = patch.px.length < SHARE.most * size && right - left < ALONG * width && bottom - top < ALONG * height
    return isAtEdge && isSmall && spreadOf(patch, small) < even && rimOf(patch, search) > RIM.share
  })
  return found.length > MANY || areaOf(patches) - areaOf(found) > GROUND * areaOf(found) ? [] : found
}

function tearsIn(picture: Picture): Tears {
  const small = smallOf(picture)
  const { width, height } = small
  const noise = noiseIn(lightnessOf(picture))
  const found: Patch[] = []
  for (const corner of [0, width - 1, (height - 1) * width, height * width - 1]) {
    const ground = colourAt(small, corner)
    if (!isGround(ground) || found.some(({ px }) => px.includes(corner))) continue
    for (const patch of tearsTo({ picture, small, ground, noise }))
      if (!found.some(({ px }) => px.includes(patch.px[0]!))) found.push(patch)
  }
  const atCorners = found.filter(({ px }) => px.some((i) => isCorner(i, small)))
  const round = areRound(
    atCorners.map((patch) => cornersOf(patch, small)),
    atCorners.map(({ px }) => px.length),
  )
  return { patches: round ? found.filter((patch) => !atCorners.includes(patch)) : found, small }
}

/** What one tear takes, a value a px of the picture: 255 where it is gone. */
function maskOf({ px }: Patch, small: Small, { width, height }: Picture, by: number) {
  const marked = new Uint8Array(small.width * small.height)
  for (const i of px) marked[i] = 1
  const wider = widened(marked, small.width, small.height, by)
  const values = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / small.step) * small.width
    for (let x = 0; x < width; x++) values[y * width + x] = wider[row + Math.floor(x / small.step)]! ? 255 : 0
  }
  return { width, height, values }
}

export const tears: Mender = {
  measure(picture) {
    const { patches, small } = tearsIn(picture)
    // What is at an edge and no corner may be a light in the picture.
    if (!patches.some((patch) => cornersOf(patch, small) > 0)) return { much: 0, told: '' }
    const share = patches.reduce((sum, { px }) => sum + px.length, 0) / (small.width * small.height)
    return {
      much: Math.min(1, 0.3 + share * 8),
      told: `${patches.length === 1 ? 'A corner or an edge is' : `${patches.length} corners and edges are`} torn off: ${(share * 100).toFixed(1)} % of the picture`,
    }
  },
  mend(picture, strength, { seed, faces, told }) {
    const { patches, small } = tearsIn(picture)
    if (patches.length === 0) return undefined
    // Each goes on with what lies beside it, and not with what is by another corner. Torn paper has a pale rim.
    const by = Math.round(2 + 2 * strength)
    const alone = leftAlone(picture, faces, told)
    return patches.reduce(
      (whole, patch) => without(whole, maskOf(patch, small, picture, by), { seed, faces, alone }, told),
      picture,
    )
  },
}
