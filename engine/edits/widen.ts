import type { WidenedSide } from '../../contract/edit-facts.ts'
import type { Picture } from '../paint/picture.ts'
import { filledAs } from './fill.ts'
import { minimumCut } from './matte/max-flow.ts'
import { between, membrane } from './membrane.ts'
import { Refused } from './refused.ts'
import type { Box } from './steps.ts'

/** Longest side of what is looked at to decide what is copied from where, cells; and most of them to be filled. */
const CELLS = 96
const FILLED_MAX = 4500
/** The band beside the edge that what is copied must go on from, in cells. */
const BAND = 7
/** How far up or down something may be copied from, as a share of the height. */
const SHIFTED = 0.08
/** Values a cell: red, green, blue, and how rough it is. */
const PLANES = 4
const ROUGHNESS = 1.5
/** Times that each way of copying is tried against all others. */
const SWEEPS = 2

/** A face, and where the body is that belongs to it. */
interface Face extends Box {
  down: 'left' | 'right' | 'up' | 'down'
}

/** A way of copying: a cell is taken from so many cells to the left, or from as far left of a line as it is right of it. */
interface Way {
  dx: number
  dy: number
  /** Mirrored about a line: where that lies, twice. */
  about?: number
}

/** A picture in cells, what lies right of it still to be made. */
interface Cells {
  width: number
  height: number
  values: Float32Array
  /** How unlike what lies by the edge a cell is, 0-255: the subject of a picture is not to be there twice. */
  strange: Float32Array
}

function cellsOf({ width: across, height: down, pixels }: Picture, side: number): Cells {
  const width = Math.max(1, Math.floor(across / side))
  const height = Math.max(1, Math.ceil(down / side))
  const values = new Float32Array(width * height * PLANES)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * PLANES
      let [count, sum, squares] = [0, 0, 0]
      for (let py = y * side; py < Math.min(down, (y + 1) * side); py++)
        for (let px = x * side; px < (x + 1) * side; px++) {
          const p = (py * across + px) * 4
          for (let c = 0; c < 3; c++) values[at + c]! += pixels[p + c]!
          const light = (2 * pixels[p]! + 5 * pixels[p + 1]! + pixels[p + 2]!) / 8
          sum += light
          squares += light * light
          count++
        }
      for (let c = 0; c < 3; c++) values[at + c]! /= count
      values[at + 3] = ROUGHNESS * Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
    }
  return { width, height, values, strange: new Float32Array(width * height) }
}

function apart(values: Float32Array, one: number, other: number): number {
  const p = one * PLANES
  const q = other * PLANES
  const red = values[p]! - values[q]!
  const green = values[p + 1]! - values[q + 1]!
  const blue = values[p + 2]! - values[q + 2]!
  const rough = values[p + 3]! - values[q + 3]!
  return Math.sqrt(red * red + green * green + blue * blue + rough * rough)
}

/** Notes how unlike everything near the right edge, at about its height, each cell is. */
function noteStrange(cells: Cells, faces: readonly Face[]): void {
  const { width, height, values, strange } = cells
  const edge = Math.max(0, Math.floor(width * 0.91))
  const reach = Math.max(2, Math.round(height * 0.12))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let nearest = 255
      for (let oy = Math.max(0, y - reach); oy <= Math.min(height - 1, y + reach); oy += 2)
        for (let ox = edge; ox < width; ox += 2)
          nearest = Math.min(nearest, apart(values, y * width + x, oy * width + ox))
      strange[y * width + x] = x >= edge ? 0 : nearest
    }
  for (const face of faces) noteBody(cells, face)
}

/** Where there is a face, there are hair about it and a body below it: below on the picture as it stands. */
function noteBody({ width, height, strange }: Cells, { x, y, width: wide, height: high, down }: Face): void {
  const about = { left: x - wide * 0.6, right: x + wide * 1.6, top: y - high * 0.5, bottom: y + high * 1.5 }
  const body = {
    left: { ...about, left: 0, top: y - high * 1.2, bottom: y + high * 2.2 },
    right: { ...about, right: 1, top: y - high * 1.2, bottom: y + high * 2.2 },
    up: { ...about, top: 0, left: x - wide * 1.2, right: x + wide * 2.2 },
    down: { ...about, bottom: 1, left: x - wide * 1.2, right: x + wide * 2.2 },
  }[down]
  for (const box of [about, body])
    for (let cy = Math.max(0, Math.floor(box.top * height)); cy < Math.min(height, box.bottom * height); cy++)
      for (let cx = Math.max(0, Math.floor(box.left * width)); cx < Math.min(width, box.right * width); cx++)
        strange[cy * width + cx] = 255
}

/** Where a cell is copied from; -1 where that would not be in the picture. */
function from({ width, height }: Cells, x: number, y: number, { dx, dy, about }: Way): number {
  const sx = about === undefined ? x - dx : about - x
  const sy = Math.min(height - 1, Math.max(0, y - dy))
  // A little beyond the top and the bottom is as good as there.
  return sx < 0 || sx >= width || Math.abs(y - dy - sy) > 2 ? -1 : sy * width + sx
}

/** How ill a way goes on from the band beside the edge in each row. */
function illFits(cells: Cells, way: Way): Float32Array {
  const { width, height, values } = cells
  const rows = new Float32Array(height)
  const band = Math.min(BAND, width >> 1)
  for (let y = 0; y < height; y++) {
    let [sum, count] = [0, 0]
    for (let k = 0; k < band; k++) {
      const x = width - 1 - k
      const source = from(cells, x, y, way)
      if (source < 0) continue
      const weight = 1 / (1 + k * 0.5)
      sum += weight * apart(values, y * width + x, source)
      count += weight
    }
    rows[y] = count > 0 ? sum / count : 255
  }
  return rows
}

interface Candidate {
  way: Way
  rows: Float32Array
}

/** The ways that go on best from the edge: over all of it, and over each part of its height; some of them for every depth. */
function candidatesOf(cells: Cells, depth: number): Candidate[] {
  const { width, height } = cells
  const all: Candidate[] = []
  const shift = Math.max(1, Math.round(height * SHIFTED))
  const add = (way: Way) => all.push({ way, rows: illFits(cells, way) })
  for (let dy = -shift; dy <= shift; dy++) {
    for (let dx = 3; dx < width - 2; dx++) add({ dx, dy })
    // Mirrored right at the edge everybody would see it.
    for (let gap = Math.max(4, Math.round(depth * 0.35)); gap < width; gap++) {
      const about = 2 * width - 1 - gap
      if (about - (width + depth - 1) >= -depth / 2) add({ dx: 0, dy, about })
    }
  }
  const parts = 6
  const chosen: Candidate[] = []
  const isNear = (one: Way, other: Way) =>
    (one.about === undefined) === (other.about === undefined) &&
    Math.abs(one.dx - other.dx) + Math.abs((one.about ?? 0) - (other.about ?? 0)) < 4 &&
    Math.abs(one.dy - other.dy) < 3
  const take = (count: number, most: number, cost: (candidate: Candidate) => number) => {
    const ranked = all
      .map((candidate) => ({ candidate, worth: cost(candidate) }))
      .filter(({ worth }) => worth < most)
      .sort((one, other) => one.worth - other.worth)
    let taken = 0
    for (const { candidate } of ranked) {
      if (taken >= count) break
      if (chosen.some(({ way }) => isNear(way, candidate.way))) continue
      chosen.push(candidate)
      taken++
    }
  }
  const mean = (rows: Float32Array, low: number, high: number) => {
    let sum = 0
    for (let y = low; y < high; y++) sum += rows[y]!
    return sum / Math.max(1, high - low)
  }
  const reachOf = ({ dx, about }: Way) => (about === undefined ? dx : about - width + 1)
  const cost = (low: number, high: number, least: number) => (candidate: Candidate) => {
    if (reachOf(candidate.way) < least) return Number.POSITIVE_INFINITY
    return (
      mean(candidate.rows, low, high) + Math.abs(candidate.way.dy) * 0.8 + (candidate.way.about === undefined ? 0 : 4)
    )
  }
  for (const share of [1, 0.6, 0.25])
    take(4, Number.POSITIVE_INFINITY, cost(0, height, Math.min(depth * share, width * 0.9)))
  for (let part = 0; part < parts; part++) {
    const [low, high] = [Math.floor((part * height) / parts), Math.ceil(((part + 1) * height) / parts)]
    for (const share of [1, 0.4])
      take(2, Number.POSITIVE_INFINITY, cost(low, high, Math.min(depth * share, width * 0.9)))
  }
  // And those that copy what is like the edge, for every depth: else what fits there might hold the subject further on.
  const halves = [0, 0.5].map((low) => [Math.floor(low * height), Math.ceil((low + 0.5) * height)] as const)
  const quarters = [0, 0.25, 0.5, 0.75].map((low) => Math.floor(low * depth))
  for (const first of quarters)
    for (const [low, high] of [[0, height] as const, ...halves])
      take(2, NEVER, ({ way, rows }) => {
        let [sum, count] = [0, 0]
        for (let y = low; y < high; y += 2)
          for (let x = first; x < Math.min(depth, first + depth / 4); x += 2) {
            const source = from(cells, width + x, y, way)
            sum += source < 0 ? 255 : cells.strange[source]!
            count++
          }
        return sum / count + 0.2 * mean(rows, low, high) + Math.abs(way.dy) * 0.8 + (way.about === undefined ? 0 : 4)
      })
  return chosen
}

/** How much it counts that something is like nothing at the edge, and up to how far it is taken for alike. */
const STRANGE = 1.2
const ALIKE = 10

/** What a way of copying that does not reach costs: never chosen where another does. */
const NEVER = 1e5

/**
 * For each cell right of the picture the way it is copied, so that neighbours fit: alpha expansion over shift maps (Boykov et al.
 * 2001, Pritch et al. 2009).
 */
function shiftMap(cells: Cells, depth: number, candidates: Candidate[], told: (done: number) => void): Uint8Array {
  const { width, height, values, strange } = cells
  const count = depth * height
  const label = new Uint8Array(count)
  const sources = candidates.map(({ way }) => {
    const all = new Int32Array(count)
    for (let y = 0; y < height; y++) for (let x = 0; x < depth; x++) all[y * depth + x] = from(cells, width + x, y, way)
    return all
  })
  const own = (at: number, k: number): number => {
    const source = sources[k]![at]!
    if (source < 0) return NEVER
    const x = at % depth
    const y = (at - x) / depth
    const { way, rows } = candidates[k]!
    const near = Math.exp(-x / 4)
    return (
      STRANGE * Math.max(0, strange[source]! - ALIKE) +
      near * rows[y]! +
      0.15 * Math.abs(way.dy) +
      (way.about === undefined ? 0 : 0.8)
    )
  }
  /** How much two neighbours tear apart where they are copied in two ways. */
  const torn = (p: number, q: number, a: number, b: number): number => {
    if (a === b) return 0
    const [pa, pb, qa, qb] = [sources[a]![p]!, sources[b]![p]!, sources[a]![q]!, sources[b]![q]!]
    const one = pa < 0 || pb < 0 ? 60 : apart(values, pa, pb)
    const other = qa < 0 || qb < 0 ? 60 : apart(values, qa, qb)
    return 3 + one + other
  }
  // The one that is best for most, to begin with.
  const sums = candidates.map((_, k) => {
    let sum = 0
    for (let at = 0; at < count; at++) sum += Math.min(500, own(at, k))
    return sum
  })
  label.fill(sums.indexOf(Math.min(...sums)))
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let k = 0; k < candidates.length; k++) {
      told((sweep + k / candidates.length) / SWEEPS)
      // What nobody took the first time, nobody takes.
      if (sweep > 0 && !label.includes(k)) continue
      expand(label, k, { depth, height, own, torn })
    }
  return label
}

interface Costs {
  depth: number
  height: number
  own(at: number, label: number): number
  torn(p: number, q: number, a: number, b: number): number
}

/** Lets each cell keep its way or take `alpha`, whichever is best for all (Kolmogorov and Zabih 2004). */
function expand(label: Uint8Array, alpha: number, { depth, height, own, torn }: Costs): void {
  const count = depth * height
  const ways = 8
  const links = new Float32Array(count * ways)
  // How much more it costs to take alpha than to keep.
  const leaning = new Float32Array(count)
  for (let at = 0; at < count; at++) if (label[at] !== alpha) leaning[at] = own(at, alpha) - own(at, label[at]!)
  /** `there` and `back`: the links from the one to the other and back, in the order of the grid's. */
  const join = (p: number, q: number, there: number, back: number) => {
    const [a, b] = [label[p]!, label[q]!]
    const kept = torn(p, q, a, b)
    const pTakes = torn(p, q, alpha, b)
    leaning[p]! += pTakes - kept
    leaning[q]! -= pTakes
    // What it costs beside these where p keeps its way and q does not.
    links[p * ways + there] = Math.max(0, torn(p, q, a, alpha) + pTakes - kept)
    links[q * ways + back] = 0
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < depth; x++) {
      const at = y * depth + x
      if (x + 1 < depth) join(at, at + 1, 0, 1)
      if (y + 1 < height) join(at, at + depth, 2, 3)
    }
  const kept = minimumCut({ width: depth, height, links, leaning })
  for (let at = 0; at < count; at++) if (!kept[at]) label[at] = alpha
}

/** The picture, going on to the right by so many px. */
function onwards(
  picture: Picture,
  more: number,
  faces: readonly Face[],
  seed: number,
  told: (done: number) => void,
): Picture {
  const { width, height } = picture
  const wide = width + more
  const area = Math.sqrt((more * height) / FILLED_MAX)
  const side = Math.max(1, Math.ceil(Math.max(Math.max(width, height) / CELLS, area)))
  const cells = cellsOf(picture, side)
  noteStrange(cells, faces)
  const depth = Math.ceil(wide / side) - cells.width
  const candidates = candidatesOf(cells, depth)
  if (candidates.length === 0) throw new Refused('nothing-left')
  const label = shiftMap(cells, depth, candidates, (done) => told(0.4 * done))

  const pixels = new Uint8ClampedArray(wide * height * 4)
  for (let y = 0; y < height; y++) pixels.set(picture.pixels.subarray(y * width * 4, (y + 1) * width * 4), y * wide * 4)
  const values = new Uint8Array(wide * height)
  for (let y = 0; y < height; y++) values.fill(255, y * wide + width, (y + 1) * wide)
  const guess = (x: number, y: number) => {
    const cell = Math.min(depth - 1, Math.max(0, Math.floor(x / side) - cells.width))
    const row = Math.min(cells.height - 1, Math.floor(y / side))
    const { dx, dy, about } = candidates[label[row * depth + cell]!]!.way
    return {
      x: about === undefined ? x - dx * side : (about + 1) * side - 1 - x,
      y: Math.min(height - 1, Math.max(0, y - dy * side)),
    }
  }
  const made = filledAs({ width: wide, height, pixels }, { width: wide, height, values }, guess, seed, (done) =>
    told(0.4 + 0.5 * done),
  )
  levelled(made, width)
  return made
}

/** The largest step in colour at the edge that is made up for: more is something else that begins there. */
const STEP_MAX = 24
/** The same where both sides are smooth, and the most that their lightness varies there: a sky that is darker at the edge is one sky. */
const SMOOTH_STEP_MAX = 72
const SMOOTH = 7
/** Half the rows, and the columns, that a step is the mean of. */
const STEP_ROWS = 8
const STEP_COLUMNS = 6
/** Side of what one of its numbers stands for, px: it is smooth. */
const STEP_GRID = 4

/** Makes up for what is left of a step in colour where the picture used to end: what goes on from a dark edge stays as dark. */
function levelled({ width: wide, height, pixels }: Picture, width: number): void {
  const more = wide - width
  const columns = Math.min(STEP_COLUMNS, more, width)
  const seen = (first: number, y: number, c: number) => {
    let [sum, squares, count] = [0, 0, 0]
    for (let oy = Math.max(0, y - STEP_ROWS); oy <= Math.min(height - 1, y + STEP_ROWS); oy += 2)
      for (let x = first; x < first + columns; x++) {
        const value = pixels[(oy * wide + x) * 4 + c]!
        sum += value
        squares += value * value
        count++
      }
    return { mean: sum / count, varies: Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)) }
  }
  const [across, down] = [Math.ceil(more / STEP_GRID), Math.ceil(height / STEP_GRID)]
  // All three or none: one alone would tint what it is added to.
  const rows = Array.from({ length: down }, (_, y) => {
    const at = Math.min(height - 1, y * STEP_GRID + (STEP_GRID >> 1))
    const sides = [0, 1, 2].map((c) => [seen(width - columns, at, c), seen(width, at, c)] as const)
    const steps = sides.map(([own, next]) => own.mean - next.mean)
    const isSmooth = sides.every(([own, next]) => Math.max(own.varies, next.varies) < SMOOTH)
    const most = isSmooth ? SMOOTH_STEP_MAX : STEP_MAX
    return steps.every((step) => Math.abs(step) <= most) ? steps : [0, 0, 0]
  })
  for (let c = 0; c < 3; c++) {
    const step = new Float32Array(across * down)
    const known = new Uint8Array(across * down)
    for (let y = 0; y < down; y++) {
      step[y * across] = rows[y]![c]!
      known[y * across] = 1
    }
    membrane(across, down, step, known)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < more; x++) {
        const p = (y * wide + width + x) * 4 + c
        pixels[p] = pixels[p]! + between(step, across, down, (x + 0.5) / STEP_GRID - 0.5, (y + 0.5) / STEP_GRID - 0.5)
      }
  }
}

/** Turns a picture so that one of its sides is the right one, and back: each of these undoes itself. */
const turned: Readonly<Record<WidenedSide, (picture: Picture) => Picture>> = {
  right: (picture) => picture,
  left: (picture) => moved(picture, picture.width, picture.height, (x, y) => y * picture.width + picture.width - 1 - x),
  bottom: (picture) => moved(picture, picture.height, picture.width, (x, y) => x * picture.width + y),
  top: (picture) =>
    moved(
      picture,
      picture.height,
      picture.width,
      (x, y) => (picture.height - 1 - x) * picture.width + picture.width - 1 - y,
    ),
}

function moved(picture: Picture, width: number, height: number, at: (x: number, y: number) => number): Picture {
  const made = { width, height, pixels: new Uint8ClampedArray(width * height * 4) }
  const source = new Uint32Array(picture.pixels.buffer, picture.pixels.byteOffset, picture.width * picture.height)
  const into = new Uint32Array(made.pixels.buffer)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) into[y * width + x] = source[at(x, y)]!
  return made
}

/** Which way is down once the picture is turned so. */
const downOf: Readonly<Record<WidenedSide, Face['down']>> = {
  right: 'down',
  left: 'down',
  bottom: 'right',
  top: 'left',
}

/** Where a box lies once the picture is turned so. */
function boxTurned({ x, y, width, height }: Box, side: WidenedSide): Box {
  if (side === 'right') return { x, y, width, height }
  if (side === 'left') return { x: 1 - x - width, y, width, height }
  if (side === 'bottom') return { x: y, y: x, width: height, height: width }
  return { x: 1 - y - height, y: 1 - x - width, width: height, height: width }
}

/** How much each side is widened by, in hundredths of the picture's width or height. */
export type Widening = Readonly<Record<WidenedSide, number>>

/**
 * The picture, going on beyond its sides: each side copies what fits to it from the picture itself, in pieces whose borders are
 * where they are seen least. What was there stays as it was, to the bit. `faces` are not copied. The same picture, sides and seed
 * bring the same; the work is bounded; `onStep` hears how much is done, 0-1, and may throw to stop it.
 */
export function continued(
  picture: Picture,
  by: Widening,
  { seed, faces = [] }: { seed: number; faces?: readonly Box[] },
  onStep: (done: number) => void = () => undefined,
): Picture {
  const sides = (Object.keys(turned) as WidenedSide[]).filter((side) => by[side] > 0)
  const px = (side: WidenedSide) =>
    Math.max(1, Math.round((by[side] / 100) * (side === 'left' || side === 'right' ? picture.width : picture.height)))
  let made = picture
  let known = faces
  for (const [n, side] of sides.entries()) {
    const turn = turned[side]
    const told = (done: number) => onStep((n + done) / sides.length)
    const before = turn(made)
    const boxes = known.map((face) => boxTurned(face, side))
    const down = downOf[side]
    const after = onwards(
      before,
      px(side),
      boxes.map((box) => ({ ...box, down })),
      seed + n,
      told,
    )
    const share = before.width / after.width
    known = boxes.map((box) => boxTurned({ ...box, x: box.x * share, width: box.width * share }, side))
    made = turn(after)
  }
  return made
}
