import type { Picture } from '../../paint/picture.ts'
import { erased } from '../fill.ts'
import { widened } from './holes.ts'
import { type Patch, patchesOf } from './patches.ts'
import type { Mender } from './repair.ts'

/** Longer side at which tears are looked for, px. */
const SIDE = 480
/** How large one is, of the picture. */
const SHARE = { least: 0.0006, most: 0.08 }
/** How far one goes along an edge, of its length: what is lighter all along it is a window or a wall. */
const ALONG = 0.55
/** How far its colours lie from their middle at most, levels. */
const FLAT = 13
/** What paper, a table or a scanner's lid is like behind what is torn off. */
const PAPER = { light: 205, colourless: 42, dark: 26 }
/** How much its rim stands out from the picture, levels, and along how much of it. */
const RIM = { levels: 26, share: 0.72 }
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

/** 1 paper, 2 dark ground, 0 neither. */
function groundAt({ rgb }: Small, i: number): number {
  const [r, g, b] = [rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!]
  const least = Math.min(r, g, b)
  const most = Math.max(r, g, b)
  if (least > PAPER.light && most - least < PAPER.colourless) return 1
  return most < PAPER.dark ? 2 : 0
}

const isAtEdge = ({ left, top, right, bottom }: Patch, { width, height }: Small) =>
  left === 0 || top === 0 || right === width - 1 || bottom === height - 1

/** The corners that a patch holds, as bits. */
function cornersOf({ px }: Patch, { width, height }: Small): number {
  const places = [0, width - 1, (height - 1) * width, height * width - 1]
  const held = new Set(px)
  return places.reduce((bits, place, k) => bits | (held.has(place) ? 1 << k : 0), 0)
}

function isFlat({ px }: Patch, { rgb }: Small): boolean {
  let spread = 0
  for (let c = 0; c < 3; c++) {
    let [sum, squares] = [0, 0]
    for (const i of px) {
      sum += rgb[i * 3 + c]!
      squares += rgb[i * 3 + c]! ** 2
    }
    spread = Math.max(spread, Math.sqrt(Math.max(0, squares / px.length - (sum / px.length) ** 2)))
  }
  return spread < FLAT
}

/** Whether the picture begins at a step all around the patch, and not by and by as a pale sky does. */
function hasSharpRim({ px }: Patch, { width, height, rgb }: Small): boolean {
  const held = new Set(px)
  let [sharp, all] = [0, 0]
  const light = (i: number) => rgb[i * 3]! * 0.3 + rgb[i * 3 + 1]! * 0.59 + rgb[i * 3 + 2]! * 0.11
  for (const i of px) {
    const [x, y] = [i % width, Math.floor(i / width)]
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [nx, ny] = [x + dx, y + dy]
      if (nx < 0 || ny < 0 || nx >= width || ny >= height || held.has(ny * width + nx)) continue
      all++
      const [fx, fy] = [x + 3 * dx, y + 3 * dy]
      if (fx < 0 || fy < 0 || fx >= width || fy >= height) continue
      let apart = Math.abs(light(fy * width + fx) - light(i))
      for (let c = 0; c < 3; c++)
        apart = Math.max(apart, Math.abs(rgb[(fy * width + fx) * 3 + c]! - rgb[i * 3 + c]!) * 0.8)
      if (apart > RIM.levels) sharp++
    }
  }
  return all > 0 && sharp / all > RIM.share
}

/** Corners that all four are gone alike are round by intent. */
function areRound(corners: readonly number[], areas: readonly number[]): boolean {
  const held = corners.reduce((all, one) => all | one, 0)
  return held === 15 && Math.max(...areas) < 2.2 * Math.min(...areas)
}

interface Tears {
  patches: Patch[]
  small: Small
}

function tearsIn(picture: Picture): Tears {
  const small = smallOf(picture)
  const { width, height } = small
  const size = width * height
  const found: Patch[] = []
  for (const ground of [1, 2]) {
    const marked = Uint8Array.from({ length: size }, (_, i) => (groundAt(small, i) === ground ? 1 : 0))
    for (const patch of patchesOf(marked, width, height, Math.max(6, SHARE.least * size)))
      if (
        patch.px.length < SHARE.most * size &&
        patch.right - patch.left < ALONG * width &&
        patch.bottom - patch.top < ALONG * height &&
        isAtEdge(patch, small) &&
        isFlat(patch, small) &&
        hasSharpRim(patch, small)
      )
        found.push(patch)
  }
  const atCorners = found.filter((patch) => cornersOf(patch, small) > 0)
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
  mend(picture, strength, seed, told) {
    const { patches, small } = tearsIn(picture)
    if (patches.length === 0) return undefined
    // Each goes on with what lies beside it, and not with what is by another corner. Torn paper has a pale rim.
    const by = Math.round(2 + 2 * strength)
    return patches.reduce((whole, patch) => erased(whole, maskOf(patch, small, picture, by), seed, told), picture)
  },
}
