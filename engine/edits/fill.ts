import type { Picture } from '../paint/picture.ts'
import { type Random, random } from '../paint/random.ts'
import { heal } from './heal.ts'
import { Refused } from './refused.ts'

/** Half a patch, px: patches are 7 x 7. */
const HALF = 3
const PATCH = 2 * HALF + 1
/** The longest side of the coarsest level, px. */
const COARSEST = 40
/** Times that nearest patches are looked for and the hole is painted from them, on the coarsest level and on the finest. */
const ROUNDS = { coarse: 10, fine: 2 }
/** Passes of propagation and random search in each (PatchMatch, Barnes et al. 2009). */
const PASSES = 3
/** How much around the hole is looked at for what it could go on with: times its own size, and at least so many px. */
const AROUND = 1.1
const AROUND_MIN = 96
/** A hole of more px than this, or in more px around it, is filled at a half, a quarter … of the size, and takes its detail from there. */
interface Bounds {
  hole: number
  around: number
}
const BOUNDS: Bounds = { hole: 160_000, around: 1_600_000 }
/** The same where a guess says what is copied from where. */
const GUESSED: Bounds = { hole: 80_000, around: 500_000 }
/** The longest side that the coarsest level may have: where nothing whole is left on coarser ones, there is too little to go on with. */
const COARSEST_MAX = 100

/** What is to be erased: a value a px, 0 stays, 255 goes; as large as the picture. */
export interface Mask {
  width: number
  height: number
  values: Uint8Array
}

/** Values a px: three of colour, two of texture (Newson et al. 2014), without which smooth ground is like everything. */
const PLANES = 5
/** How much a step of roughness counts beside one of colour. */
const ROUGHNESS = 4
/** Half the side of what roughness is the mean of, px of the finest level. */
const ROUGH_HALF = 8

interface Level {
  width: number
  height: number
  /** Red, green and blue, 0-255, and how rough it is across and down: PLANES values a px. */
  colour: Float32Array
  /** 1 where it is to be painted. */
  hole: Uint8Array
  /** 1 where a patch about it lies in the picture and touches no hole: what can be copied. */
  whole: Uint8Array
  /** How much what lies there is to be believed: 1 outside the hole, less the deeper in it. */
  trust: Float32Array
}

/** What lies deeper in the hole is to be believed so much less, a px (Wexler et al.): else its smooth middle would spread to the rim. */
const DEEPER = 1 / 1.3
const TRUST_LEAST = 1e-4

function trustIn(width: number, height: number, hole: Uint8Array): Float32Array {
  const depth = new Float32Array(width * height)
  const far = width + height
  const nearer = (at: number, other: number) => {
    depth[at] = Math.min(depth[at]!, depth[other]! + 1)
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      depth[at] = hole[at] ? far : 0
      if (x > 0) nearer(at, at - 1)
      if (y > 0) nearer(at, at - width)
    }
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--) {
      const at = y * width + x
      if (x < width - 1) nearer(at, at + 1)
      if (y < height - 1) nearer(at, at + width)
    }
  return depth.map((px) => Math.max(TRUST_LEAST, DEEPER ** px))
}

function levelOf(width: number, height: number, colour: Float32Array, hole: Uint8Array): Level {
  const whole = new Uint8Array(width * height)
  // Sums of the hole over rectangles tell at once whether a patch touches it.
  const sums = new Int32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[(y + 1) * (width + 1) + x + 1] =
        hole[y * width + x]! +
        sums[y * (width + 1) + x + 1]! +
        sums[(y + 1) * (width + 1) + x]! -
        sums[y * (width + 1) + x]!
  for (let y = HALF; y < height - HALF; y++)
    for (let x = HALF; x < width - HALF; x++) {
      const [t, b, l, r] = [y - HALF, y + HALF + 1, x - HALF, x + HALF + 1]
      const inside =
        sums[b * (width + 1) + r]! -
        sums[t * (width + 1) + r]! -
        sums[b * (width + 1) + l]! +
        sums[t * (width + 1) + l]!
      whole[y * width + x] = inside === 0 ? 1 : 0
    }
  return { width, height, colour, hole, whole, trust: trustIn(width, height, hole) }
}

/** A level of half the size. A px of it is to be painted where any of its four is. */
function halved({ width, height, colour, hole }: Level): Level {
  const w = Math.ceil(width / 2)
  const h = Math.ceil(height / 2)
  const small = new Float32Array(w * h * PLANES)
  const gone = new Uint8Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let count = 0
      const at = (y * w + x) * PLANES
      for (let dy = 0; dy < 2; dy++)
        for (let dx = 0; dx < 2; dx++) {
          const from = Math.min(height - 1, 2 * y + dy) * width + Math.min(width - 1, 2 * x + dx)
          if (hole[from]) {
            gone[y * w + x] = 1
            continue
          }
          count++
          for (let c = 0; c < PLANES; c++) small[at + c]! += colour[from * PLANES + c]!
        }
      if (count > 0) for (let c = 0; c < PLANES; c++) small[at + c]! /= count
    }
  return levelOf(w, h, small, gone)
}

/**
 * Paints the hole of the coarsest level from its rim inwards, for a first guess: each px as the middle of the whole patch that is most
 * like what is known around it (Newson et al. 2014). An average would be smooth, and all that follows from it too.
 */
function peeled({ width, height, colour, hole, whole }: Level, told: () => void): void {
  const sources = sourcesOf(whole)
  const left = Uint8Array.from(hole)
  const isKnown = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && !left[y * width + x]
  const likest = (x: number, y: number): number => {
    const known: number[] = []
    for (let dy = -HALF; dy <= HALF; dy++)
      for (let dx = -HALF; dx <= HALF; dx++) if (isKnown(x + dx, y + dy)) known.push(dy * width + dx)
    const at = y * width + x
    let best = sources[0]!
    let nearest = Number.POSITIVE_INFINITY
    for (const source of sources) {
      let sum = 0
      for (const offset of known) {
        sum += apartAt(colour, (at + offset) * PLANES, (source + offset) * PLANES)
        if (sum >= nearest) break
      }
      if (sum >= nearest) continue
      nearest = sum
      best = source
    }
    return best
  }
  for (;;) {
    told()
    const rim: { at: number; known: number }[] = []
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        if (!left[y * width + x]) continue
        let known = 0
        for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (isKnown(x + dx, y + dy)) known++
        if (known > 0) rim.push({ at: y * width + x, known })
      }
    if (rim.length === 0) return
    // Those that know most first, and each at once a neighbour of the next.
    for (const { at } of rim.sort((one, other) => other.known - one.known || one.at - other.at)) {
      const from = likest(at % width, Math.floor(at / width))
      for (let c = 0; c < PLANES; c++) colour[at * PLANES + c] = colour[from * PLANES + c]!
      left[at] = 0
    }
  }
}

/** For every px whose patch touches the hole: the px whose patch is most like it, and how far it is from it. */
interface Matches {
  /** Those px, row by row. */
  targets: Int32Array
  /** By px; -1 where there is none. */
  source: Int32Array
  distance: Float32Array
}

function apartAt(colour: Float32Array, p: number, q: number): number {
  const red = colour[p]! - colour[q]!
  const green = colour[p + 1]! - colour[q + 1]!
  const blue = colour[p + 2]! - colour[q + 2]!
  const across = colour[p + 3]! - colour[q + 3]!
  const down = colour[p + 4]! - colour[q + 4]!
  return red * red + green * green + blue * blue + across * across + down * down
}

/** The same of two patches that lie wholly in the picture: nearly all, and most of the work, so that it goes over them in one run a row. */
function apartWithin(colour: Float32Array, width: number, a: number, b: number, most: number): number {
  const stride = width * PLANES
  let p = (a - HALF * width - HALF) * PLANES
  let q = (b - HALF * width - HALF) * PLANES
  let sum = 0
  for (let row = 0; row < PATCH; row++, p += stride, q += stride) {
    for (let k = 0; k < PATCH * PLANES; k++) {
      const step = colour[p + k]! - colour[q + k]!
      sum += step * step
    }
    if (sum >= most) return sum
  }
  return sum
}

/** Sum of squared differences of two patches, given up beyond `most`. Px beyond the picture count for nothing. */
function apart(level: Level, a: number, b: number, most: number): number {
  const { width, height, colour } = level
  const ax = a % width
  const ay = (a - ax) / width
  if (ax >= HALF && ay >= HALF && ax < width - HALF && ay < height - HALF) return apartWithin(colour, width, a, b, most)
  const [top, bottom] = [Math.max(-HALF, -ay), Math.min(HALF, height - 1 - ay)]
  const [left, right] = [Math.max(-HALF, -ax), Math.min(HALF, width - 1 - ax)]
  let sum = 0
  for (let dy = top; dy <= bottom; dy++) {
    let p = (a + dy * width + left) * PLANES
    let q = (b + dy * width + left) * PLANES
    for (let dx = left; dx <= right; dx++, p += PLANES, q += PLANES) sum += apartAt(colour, p, q)
    if (sum >= most) return sum
  }
  const seen = (bottom - top + 1) * (right - left + 1)
  return (sum * PATCH * PATCH) / seen
}

function targetsOf({ width, height, hole }: Level): Int32Array {
  const touched = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!hole[y * width + x]) continue
      for (let py = Math.max(0, y - HALF); py <= Math.min(height - 1, y + HALF); py++)
        touched.fill(1, py * width + Math.max(0, x - HALF), py * width + Math.min(width - 1, x + HALF) + 1)
    }
  const targets: number[] = []
  for (let at = 0; at < touched.length; at++) if (touched[at]) targets.push(at)
  return Int32Array.from(targets)
}

/** Px that can be copied, to draw from at random. */
function sourcesOf(whole: Uint8Array): Int32Array {
  const all: number[] = []
  for (let at = 0; at < whole.length; at++) if (whole[at]) all.push(at)
  return Int32Array.from(all)
}

function firstMatches(
  level: Level,
  sources: Int32Array,
  chance: Random,
  coarser?: { level: Level; matches: Matches },
): Matches {
  const { width, height, whole } = level
  const targets = targetsOf(level)
  const source = new Int32Array(width * height).fill(-1)
  const distance = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY)
  for (const at of targets) {
    let guess = -1
    if (coarser) {
      const x = at % width
      const y = (at - x) / width
      const w = coarser.level.width
      const from = coarser.matches.source[Math.min(coarser.level.height - 1, y >> 1) * w + Math.min(w - 1, x >> 1)]!
      if (from >= 0) {
        const sx = Math.min(width - 1, 2 * (from % w) + (x & 1))
        const sy = Math.min(height - 1, 2 * Math.floor(from / w) + (y & 1))
        if (whole[sy * width + sx]) guess = sy * width + sx
      }
    }
    source[at] = guess >= 0 ? guess : sources[Math.floor(chance.next() * sources.length)]!
    distance[at] = Number.POSITIVE_INFINITY
  }
  return { targets, source, distance }
}

/** The distance below which two patches are one. */
const SAME = 1e-3

/** Looks for nearer patches: those beside the neighbours' and, ever closer, some at random, `afar` px away at first. */
function improve(
  level: Level,
  { targets, source, distance }: Matches,
  chance: Random,
  isBack: boolean,
  afar = Math.max(level.width, level.height),
): void {
  const { width, height, whole } = level
  const step = isBack ? -1 : 1
  for (let n = isBack ? targets.length - 1 : 0; n >= 0 && n < targets.length; n += step) {
    const at = targets[n]!
    const x = at % width
    const y = (at - x) / width
    let best = source[at]!
    let nearest = distance[at]!
    // Nothing is nearer than the same.
    if (nearest < SAME) continue
    const tryOne = (candidate: number) => {
      if (candidate === best || !whole[candidate]) return
      const far = apart(level, at, candidate, nearest)
      if (far >= nearest) return
      nearest = far
      best = candidate
    }
    const beside = x - step
    if (beside >= 0 && beside < width && source[at - step]! >= 0) {
      const moved = source[at - step]! + step
      if (moved >= 0 && moved < whole.length) tryOne(moved)
    }
    const above = y - step
    if (above >= 0 && above < height && source[at - step * width]! >= 0) {
      const moved = source[at - step * width]! + step * width
      if (moved >= 0 && moved < whole.length) tryOne(moved)
    }
    const [bx, by] = [best % width, Math.floor(best / width)]
    for (let reach = afar; reach >= 1; reach /= 2) {
      const px = Math.round(bx + (chance.next() * 2 - 1) * reach)
      const py = Math.round(by + (chance.next() * 2 - 1) * reach)
      if (px >= 0 && py >= 0 && px < width && py < height) tryOne(py * width + px)
    }
    source[at] = best
    distance[at] = nearest
  }
}

/** Distances anew, after the hole was painted. */
function measure(level: Level, { targets, source, distance }: Matches): void {
  for (const at of targets) distance[at] = apart(level, at, source[at]!, Number.POSITIVE_INFINITY)
}

/** 1 for each px of the hole that some patch over it says otherwise: where all say what is there already, there is nothing to paint. */
function unlikeIn({ width, height, hole }: Level, { targets, distance }: Matches): Uint8Array {
  const open = new Uint8Array(hole.length)
  for (const at of targets) {
    if (distance[at]! < SAME) continue
    const x = at % width
    const y = (at - x) / width
    for (let py = Math.max(0, y - HALF); py <= Math.min(height - 1, y + HALF); py++)
      open.fill(1, py * width + Math.max(0, x - HALF), py * width + Math.min(width - 1, x + HALF) + 1)
  }
  for (let at = 0; at < open.length; at++) if (!hole[at]) open[at] = 0
  return open
}

/** Paints the hole: each px by what all patches over it say, those that are nearer and lie nearer to the rim the more. */
function paintHole(level: Level, { targets, source, distance }: Matches): void {
  const { width, height, colour, trust } = level
  const sums = new Float32Array(width * height * (PLANES + 1))
  const sorted = Float32Array.from(targets, (at) => distance[at]!).sort()
  const usual = Math.max(1, sorted[Math.floor(sorted.length * 0.75)] ?? 1)
  const open = unlikeIn(level, { targets, source, distance })
  for (const at of targets) {
    const weight = (Math.exp(-distance[at]! / (2 * usual)) + 1e-6) * trust[at]!
    const x = at % width
    const y = (at - x) / width
    const from = source[at]!
    for (let dy = Math.max(-HALF, -y); dy <= Math.min(HALF, height - 1 - y); dy++)
      for (let dx = Math.max(-HALF, -x); dx <= Math.min(HALF, width - 1 - x); dx++) {
        const to = at + dy * width + dx
        if (!open[to]) continue
        // The middle of a patch says more than its rim: what is painted stays sharp.
        const near = weight / (1 + 0.35 * (dx * dx + dy * dy))
        const p = (from + dy * width + dx) * PLANES
        const q = to * (PLANES + 1)
        for (let c = 0; c < PLANES; c++) sums[q + c]! += near * colour[p + c]!
        sums[q + PLANES]! += near
      }
  }
  for (let to = 0; to < open.length; to++) {
    const q = to * (PLANES + 1)
    const all = sums[q + PLANES]!
    if (all === 0) continue
    for (let c = 0; c < PLANES; c++) colour[to * PLANES + c] = sums[q + c]! / all
  }
}

/** Brings the coarser level's painting up into the hole of the finer one. */
function bringUp(coarse: Level, fine: Level): void {
  for (let y = 0; y < fine.height; y++)
    for (let x = 0; x < fine.width; x++) {
      const to = y * fine.width + x
      if (!fine.hole[to]) continue
      const from = Math.min(coarse.height - 1, y >> 1) * coarse.width + Math.min(coarse.width - 1, x >> 1)
      for (let c = 0; c < PLANES; c++) fine.colour[to * PLANES + c] = coarse.colour[from * PLANES + c]!
    }
}

/** Notes how rough the picture is about each px: the mean step of its lightness across and down, as far as that is known. */
function roughen(width: number, height: number, colour: Float32Array, hole: Uint8Array): void {
  const light = (at: number) => (2 * colour[at * PLANES]! + 5 * colour[at * PLANES + 1]! + colour[at * PLANES + 2]!) / 8
  const step = (at: number, other: number) => (hole[at] || hole[other] ? -1 : Math.abs(light(at) - light(other)))
  // Sums and counts over rectangles.
  const wide = width + 1
  for (const [plane, away] of [
    [3, 1],
    [4, width],
  ] as const) {
    const sums = new Float64Array(wide * (height + 1))
    const counts = new Int32Array(wide * (height + 1))
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * width + x
        const isLast = away === 1 ? x === width - 1 : y === height - 1
        const one = isLast ? -1 : step(at, at + away)
        const to = (y + 1) * wide + x + 1
        sums[to] = Math.max(0, one) + sums[to - 1]! + sums[to - wide]! - sums[to - wide - 1]!
        counts[to] = (one < 0 ? 0 : 1) + counts[to - 1]! + counts[to - wide]! - counts[to - wide - 1]!
      }
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const [t, b] = [Math.max(0, y - ROUGH_HALF) * wide, Math.min(height, y + ROUGH_HALF + 1) * wide]
        const [l, r] = [Math.max(0, x - ROUGH_HALF), Math.min(width, x + ROUGH_HALF + 1)]
        const count = counts[b + r]! - counts[t + r]! - counts[b + l]! + counts[t + l]!
        const sum = sums[b + r]! - sums[t + r]! - sums[b + l]! + sums[t + l]!
        colour[(y * width + x) * PLANES + plane] = count === 0 ? 0 : (ROUGHNESS * sum) / count
      }
  }
}

/** The rectangle that is looked at for a hole; undefined where nothing is to go. */
export function aroundHole({ width, height, values }: Mask): Place | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (values[y * width + x]! < 128) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  if (right < 0) return undefined
  const reach = Math.max(AROUND_MIN, Math.round(Math.max(right - left, bottom - top) * AROUND))
  const from = { x: Math.max(0, left - reach), y: Math.max(0, top - reach) }
  const to = { x: Math.min(width, right + 1 + reach), y: Math.min(height, bottom + 1 + reach) }
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y }
}

export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** How many px of the picture one of the finest level stands for, along a side: a power of two. */
function scaleFor(mask: Mask, place: Place, { hole, around }: Bounds): number {
  let holes = 0
  for (let y = 0; y < place.height; y++)
    for (let x = 0; x < place.width; x++) if (mask.values[(place.y + y) * mask.width + place.x + x]! >= 128) holes++
  let scale = 1
  while (holes / scale ** 2 > hole || (place.width * place.height) / scale ** 2 > around) scale *= 2
  return scale
}

/** The finest level: each of its px the mean of what is known of those that it stands for, and a hole where any of them is to go. */
function finest({ width: across, pixels }: Picture, mask: Mask, place: Place, scale: number): Level {
  const width = Math.ceil(place.width / scale)
  const height = Math.ceil(place.height / scale)
  const colour = new Float32Array(width * height * PLANES)
  const hole = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      let count = 0
      for (let dy = 0; dy < scale; dy++)
        for (let dx = 0; dx < scale; dx++) {
          const px = Math.min(place.width - 1, x * scale + dx) + place.x
          const py = Math.min(place.height - 1, y * scale + dy) + place.y
          const from = py * across + px
          if (mask.values[from]! >= 128) {
            hole[at] = 1
            continue
          }
          count++
          for (let c = 0; c < 3; c++) colour[at * PLANES + c]! += pixels[from * 4 + c]!
        }
      if (count > 0) for (let c = 0; c < 3; c++) colour[at * PLANES + c]! /= count
    }
  roughen(width, height, colour, hole)
  return levelOf(width, height, colour, hole)
}

/** From the finest level to the coarsest one that still has something whole, that one first. */
function levelsFrom(level: Level): Level[] {
  const levels = [level]
  while (Math.max(levels[0]!.width, levels[0]!.height) > COARSEST) {
    const next = halved(levels[0]!)
    // Where a hole is so wide that nothing whole is left at a size, that size tells nothing.
    if (!next.whole.includes(1)) break
    levels.unshift(next)
  }
  const [coarsest = level] = levels
  if (!coarsest.whole.includes(1) || Math.max(coarsest.width, coarsest.height) > COARSEST_MAX)
    throw new Refused('nothing-left')
  return levels
}

/**
 * The picture without what the mask covers: the hole goes on with the texture and the lines around it, from coarse to fine, as
 * copies of patches that are whole (Wexler et al. 2007, by PatchMatch). The same picture, mask and seed bring the same. Throws
 * Refused where the mask covers nearly everything. The work is bounded, however large the picture; `onLevel` hears how much of it
 * is done, 0-1, every second or so, and may throw to stop it.
 */
export function erased(
  picture: Picture,
  mask: Mask,
  seed: number,
  onLevel: (done: number) => void = () => undefined,
): Picture {
  const place = aroundHole(mask)
  const pixels = Uint8ClampedArray.from(picture.pixels)
  if (!place) return { width: picture.width, height: picture.height, pixels }
  const chance = random(`erase ${seed}`)
  const scale = scaleFor(mask, place, BOUNDS)
  const levels = levelsFrom(finest(picture, mask, place, scale))
  peeled(levels[0]!, () => onLevel(0))

  let coarser: { level: Level; matches: Matches } | undefined
  for (const [n, level] of levels.entries()) {
    if (coarser) bringUp(coarser.level, level)
    const matches = firstMatches(level, sourcesOf(level.whole), chance, coarser)
    const share = levels.length === 1 ? 1 : n / (levels.length - 1)
    const rounds = Math.round(ROUNDS.coarse + (ROUNDS.fine - ROUNDS.coarse) * share)
    for (let round = 0; round < rounds; round++) {
      // The finer half of the levels is most of the work.
      onLevel(share ** 3 * 0.6 + (0.4 * share * round) / rounds)
      measure(level, matches)
      for (let pass = 0; pass < PASSES; pass++) improve(level, matches, chance, pass % 2 === 1)
      // What is copied at full size is not painted.
      if (scale === 1 || level !== levels.at(-1) || round < rounds - 1) paintHole(level, matches)
    }
    coarser = { level, matches }
  }

  lay(coarser!, { pixels, across: picture.width, mask, place, scale })
  return { width: picture.width, height: picture.height, pixels }
}

/** Times that what was guessed is held against the picture and painted anew. */
const REFINED = 2
/** How far from where a guess says something better is looked for, px: it knows roughly where. */
const MENDED_FROM = 12

/**
 * The picture with what the mask covers filled as `guess` says: for a px of the hole, where it is copied from. What fits badly there
 * is mended by patches of the picture, so that the borders between what was copied from here and from there are not seen.
 * The work is bounded as that of `erased` is.
 */
export function filledAs(
  picture: Picture,
  mask: Mask,
  guess: (x: number, y: number) => { x: number; y: number },
  { seed, barred }: { seed: number; barred?: Uint8Array | undefined },
  onRound: (done: number) => void,
): Picture {
  const { width, height } = picture
  const place = { x: 0, y: 0, width, height }
  const scale = scaleFor(mask, place, GUESSED)
  const level = finest(picture, mask, place, scale)
  const sources = sourcesOf(level.whole)
  if (sources.length === 0) throw new Refused('nothing-left')
  const chance = random(`fill ${seed}`)
  const matches = firstMatches(level, sources, chance)
  for (const at of matches.targets) {
    const from = guess((at % level.width) * scale, Math.floor(at / level.width) * scale)
    const x = clampTo(Math.round(from.x / scale), HALF, level.width - 1 - HALF)
    const y = clampTo(Math.round(from.y / scale), HALF, level.height - 1 - HALF)
    const source = nearestWhole(level, x, y)
    if (source >= 0) matches.source[at] = source
    if (level.hole[at])
      for (let c = 0; c < PLANES; c++) level.colour[at * PLANES + c] = level.colour[matches.source[at]! * PLANES + c]!
  }
  // What a guess says holds: what is looked for beside it is not taken from there.
  if (barred) bar(level, barred, width, scale)
  for (let round = 0; round < REFINED; round++) {
    onRound(round / REFINED)
    measure(level, matches)
    improve(level, matches, chance, round % 2 === 1, MENDED_FROM)
    if (round < REFINED - 1) paintHole(level, matches)
  }
  const pixels = Uint8ClampedArray.from(picture.pixels)
  lay({ level, matches }, { pixels, across: width, mask, place, scale, isCopied: true })
  heal({ width, height, pixels }, picture, mask, copiedFrom(level, matches, picture, mask, scale))
  return { width, height, pixels }
}

/** For each px of the hole the one of the picture that it shows; -1 elsewhere. */
function copiedFrom(
  level: Level,
  { source }: Matches,
  { width, height }: Picture,
  mask: Mask,
  scale: number,
): Int32Array {
  const all = new Int32Array(width * height).fill(-1)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (mask.values[y * width + x]! < 128) continue
      const from = source[Math.floor(y / scale) * level.width + Math.floor(x / scale)]!
      const sx = Math.min(width - 1, (from % level.width) * scale + (x % scale))
      const sy = Math.min(height - 1, Math.floor(from / level.width) * scale + (y % scale))
      all[y * width + x] = sy * width + sx
    }
  return all
}

/** The px nearest to one that can be copied; -1 where none is near. */
function nearestWhole({ width, height, whole }: Level, x: number, y: number): number {
  for (let reach = 0; reach <= 2 * HALF; reach++)
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx += Math.abs(dy) === reach || reach === 0 ? 1 : 2 * reach) {
        const [px, py] = [x + dx, y + dy]
        if (px >= 0 && py >= 0 && px < width && py < height && whole[py * width + px]) return py * width + px
      }
  return -1
}

/** Nothing is copied any more from what is barred, 1 a px of the picture. */
function bar(level: Level, barred: Uint8Array, across: number, scale: number): void {
  for (let y = 0; y < level.height; y++)
    for (let x = 0; x < level.width; x++)
      if (
        barred[Math.min(y * scale, Math.floor(barred.length / across) - 1) * across + Math.min(x * scale, across - 1)]
      )
        level.whole[y * level.width + x] = 0
}

const clampTo = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** Lays what was painted into the hole; of a smaller painting each px takes what lies where its patch was copied from, at full size. */
function lay(
  { level, matches }: { level: Level; matches: Matches },
  into: { pixels: Uint8ClampedArray; across: number; mask: Mask; place: Place; scale: number; isCopied?: true },
): void {
  const { pixels, across, mask, place, scale, isCopied } = into
  const within = (value: number, most: number) => Math.min(most - 1, value)
  for (let y = 0; y < place.height; y++)
    for (let x = 0; x < place.width; x++) {
      const to = (place.y + y) * across + place.x + x
      if (mask.values[to]! < 128) continue
      const at = Math.floor(y / scale) * level.width + Math.floor(x / scale)
      pixels[to * 4 + 3] = 255
      if (scale === 1 && !isCopied) {
        for (let c = 0; c < 3; c++) pixels[to * 4 + c] = level.colour[at * PLANES + c]!
        continue
      }
      const from = matches.source[at]!
      const sx = within((from % level.width) * scale + (x % scale), place.width)
      const sy = within(Math.floor(from / level.width) * scale + (y % scale), place.height)
      const source = (place.y + sy) * across + place.x + sx
      for (let c = 0; c < 3; c++) pixels[to * 4 + c] = pixels[source * 4 + c]!
    }
}
