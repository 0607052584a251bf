import type { Picture } from '../paint/picture.ts'
import type { Mask } from './fill.ts'
import { minimumCut } from './matte/max-flow.ts'
import { Refused } from './refused.ts'

/** Longest side of what is looked at to decide what is copied from where, cells; and most of them to be filled. */
const CELLS = 112
const FILLED_MAX = 5200
/** Values a cell: red, green, blue, and how rough it is. */
const PLANES = 4
const ROUGHNESS = 1.5
/** How far from the gap a cell is still its rim, in cells. */
const RIM = 4
/** About how many cells of the rim choose ways of copying together. */
const STRETCH = 18
/** How many ways each stretch of the rim chooses for what is near it, further on and far from it. */
const CHOSEN = 2
/** Times that each way of copying is tried against all others. */
const SWEEPS = 3

/** How much it counts that something is like nothing at the rim, and up to how far it is taken for alike. */
const STRANGE = 1.2
const ALIKE = 10
/** What it costs to copy what the picture is of to where it is not; what is not of it to where it ends at the gap, right there. */
const BARRED = 160
const ENDS = 30
/** What the picture is of goes on with what of it is near its end: what it costs to copy what is further off, a cell, and from where on. */
const WITHIN = 0.8
const END = 16
/** What it costs, a cell, to copy from another height. */
const HEIGHT = 0.5
/** What it costs that something is there once more, and the most that it comes to. */
const AGAIN = 6
const AGAIN_MOST = 14
/** What a way of copying that does not reach costs: never chosen where another does. */
const NEVER = 1e5

/** What is to be filled, and what of the picture is better left alone. */
export interface Gap {
  picture: Picture
  /** 255 a px that is to be filled. */
  mask: Mask
  /** 1 a px of what the picture is of: it is not to be there twice, and goes on where the gap cuts through it. */
  subject: Uint8Array
  /** Whether that is to go: then what is left of it beside the gap does not go on there. */
  isToGo?: boolean
  /** 1 a px that is never copied: faces. */
  never: Uint8Array
}

/** A way of copying: from so many cells further on. */
interface Way {
  x: number
  y: number
}

interface Cells {
  width: number
  height: number
  side: number
  values: Float32Array
  /** 1 where anything is to be filled. */
  gap: Uint8Array
  /** 1 where it can be copied. */
  known: Uint8Array
  subject: Uint8Array
  /** 1 where there is a remnant of what is to go: nothing fits to that. */
  remnant: Uint8Array
  /** For each cell of the gap: the nearest known one, and how far it is. */
  nearest: Int32Array
  far: Float32Array
  rim: Int32Array
  /** For each cell which stretch of the rim is nearest, and for each stretch how unlike everything there a cell is. */
  stretch: Int32Array
  strange: Float32Array[]
}

function sideFor({ picture: { width, height }, mask }: Gap): number {
  let filled = 0
  for (const value of mask.values) if (value >= 128) filled++
  return Math.max(2, Math.ceil(Math.max(Math.max(width, height) / CELLS, Math.sqrt(filled / FILLED_MAX))))
}

function cellsOf(gap: Gap, side: number): Cells {
  const { picture, mask, subject, never } = gap
  const width = Math.ceil(picture.width / side)
  const height = Math.ceil(picture.height / side)
  const size = width * height
  const cells: Cells = {
    width,
    height,
    side,
    values: new Float32Array(size * PLANES),
    gap: new Uint8Array(size),
    known: new Uint8Array(size),
    subject: new Uint8Array(size),
    remnant: new Uint8Array(size),
    nearest: new Int32Array(size).fill(-1),
    far: new Float32Array(size),
    rim: new Int32Array(0),
    stretch: new Int32Array(size).fill(-1),
    strange: [],
  }
  for (let at = 0; at < size; at++) {
    const [left, top] = [(at % width) * side, Math.floor(at / width) * side]
    let [count, sum, squares, own, barred] = [0, 0, 0, 0, 0]
    for (let y = top; y < Math.min(picture.height, top + side); y++)
      for (let x = left; x < Math.min(picture.width, left + side); x++) {
        const px = y * picture.width + x
        if (mask.values[px]! >= 128) {
          cells.gap[at] = 1
          continue
        }
        count++
        own += subject[px]!
        barred += never[px]!
        for (let c = 0; c < 3; c++) cells.values[at * PLANES + c]! += picture.pixels[px * 4 + c]!
        const p = px * 4
        const light = (2 * picture.pixels[p]! + 5 * picture.pixels[p + 1]! + picture.pixels[p + 2]!) / 8
        sum += light
        squares += light * light
      }
    if (count === 0) continue
    for (let c = 0; c < 3; c++) cells.values[at * PLANES + c]! /= count
    cells.values[at * PLANES + 3] = ROUGHNESS * Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
    cells.subject[at] = own > 0.3 * count ? 1 : 0
    cells.known[at] = cells.gap[at] || barred > 0 ? 0 : 1
  }
  if (gap.isToGo) cells.remnant.set(cells.subject)
  noteNearest(cells)
  noteRim(cells)
  noteStrange(cells)
  return cells
}

/** Notes for each cell of the gap which known one is nearest. */
function noteNearest({ width, height, gap, nearest, far }: Cells): void {
  const size = width * height
  for (let at = 0; at < size; at++) {
    far[at] = gap[at] ? Number.POSITIVE_INFINITY : 0
    nearest[at] = gap[at] ? -1 : at
  }
  const look = (at: number, x: number, y: number, step: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return
    const other = y * width + x
    if (far[other]! + step >= far[at]!) return
    far[at] = far[other]! + step
    nearest[at] = nearest[other]!
  }
  const sweep = (at: number, back: number) => {
    const x = at % width
    const y = (at - x) / width
    look(at, x - back, y, 1)
    look(at, x, y - back, 1)
    look(at, x - back, y - back, Math.SQRT2)
    look(at, x + back, y - back, Math.SQRT2)
  }
  for (let at = 0; at < size; at++) if (gap[at]) sweep(at, 1)
  for (let at = size - 1; at >= 0; at--) if (gap[at]) sweep(at, -1)
}

function noteRim(cells: Cells): void {
  const { width, height, gap } = cells
  const found: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (!gap[y * width + x] && touches(cells, x, y)) found.push(y * width + x)
  cells.rim = Int32Array.from(found)
}

function touches({ width, height, gap }: Cells, x: number, y: number): boolean {
  for (let dy = -RIM; dy <= RIM; dy++)
    for (let dx = -RIM; dx <= RIM; dx++) {
      const [px, py] = [x + dx, y + dy]
      if (px < 0 || py < 0 || px >= width || py >= height || Math.abs(dx) + Math.abs(dy) > RIM) continue
      if (gap[py * width + px]) return true
    }
  return false
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

/** Most cells of a stretch of the rim that others are held against. */
const HELD_AGAINST = 40

/** Notes which stretch of the rim each cell of the gap is beyond, and what is unlike all there is at each: it has no business there. */
function noteStrange({ width, height, values, gap, known, rim, nearest, stretch, strange, remnant }: Cells): void {
  const tiles = new Map<string, { x: number; y: number; id: number }>()
  const tileOf = (at: number) => {
    const [x, y] = [Math.floor((at % width) / STRETCH), Math.floor(at / width / STRETCH)]
    const key = `${x} ${y}`
    const tile = tiles.get(key) ?? { x, y, id: tiles.size }
    tiles.set(key, tile)
    return tile
  }
  for (const at of rim) stretch[at] = tileOf(at).id
  for (let at = 0; at < gap.length; at++) if (gap[at] && nearest[at]! >= 0) stretch[at] = stretch[nearest[at]!]!
  const high = 40 / height
  for (const tile of tiles.values()) {
    const isNear = (at: number) =>
      Math.abs((at % width) / STRETCH - tile.x - 0.5) < 1 && Math.abs(at / width / STRETCH - tile.y - 0.5) < 1
    const near = rim.filter(isNear)
    const lasting = near.filter((at) => !remnant[at])
    const all = lasting.length > 0 ? lasting : near
    const some = all.filter((_, k) => k % Math.ceil(all.length / HELD_AGAINST) === 0)
    const far = new Float32Array(known.length)
    for (let at = 0; at < known.length; at++) {
      if (!known[at]) continue
      let least = 255
      const y = Math.floor(at / width)
      for (const other of some) {
        const away = apart(values, at, other) + high * Math.abs(y - Math.floor(other / width))
        if (away < least) least = away
      }
      far[at] = least
    }
    strange[tile.id] = far
  }
}

/** Where a cell is copied from; -1 where that cannot be. */
function from({ width, height, known }: Cells, x: number, y: number, way: Way): number {
  const [sx, sy] = [x + way.x, y + way.y]
  if (sx < 0 || sy < 0 || sx >= width || sy >= height) return -1
  const at = sy * width + sx
  return known[at] ? at : -1
}

/** What is copied from so far off is looked for at every second cell alone. */
const EVERY = 8

function waysOf({ width, height }: Cells): Way[] {
  const ways: Way[] = []
  for (let y = 1 - height; y < height; y++)
    for (let x = 1 - width; x < width; x++) {
      if (Math.abs(x) + Math.abs(y) < 3) continue
      if ((Math.abs(x) > EVERY && x % 2 !== 0) || (Math.abs(y) > EVERY && y % 2 !== 0)) continue
      ways.push({ x, y })
    }
  return ways
}

/** A stretch of the rim, and the cells of the gap behind it: near, further on, far. */
interface Stretch {
  rim: number[]
  behind: number[][]
}

function stretchesOf({ rim, gap, far, stretch, strange }: Cells): Stretch[] {
  const found: Stretch[] = strange.map(() => ({ rim: [], behind: [] }))
  for (const at of rim) found[stretch[at]!]!.rim.push(at)
  const behind: number[][] = strange.map(() => [])
  for (let at = 0; at < gap.length; at++) if (gap[at] && stretch[at]! >= 0) behind[stretch[at]!]!.push(at)
  for (const [k, cells] of behind.entries()) {
    const all = cells.sort((a, b) => far[a]! - far[b]! || a - b)
    for (let part = 0; part < 3; part++) {
      const some = all.slice(Math.floor((part * all.length) / 3), Math.floor(((part + 1) * all.length) / 3))
      if (some.length > 0) found[k]!.behind.push(some)
    }
  }
  return found.filter((one) => one.behind.length > 0)
}

/** What it costs to copy a cell of the gap from somewhere, whatever lies beside it. */
function costOf(cells: Cells, at: number, source: number): number {
  const { width, subject, remnant, nearest, far, strange, stretch } = cells
  const rim = nearest[at]!
  const [x, sx, rx] = [at % width, source % width, rim % width]
  const [y, sy, ry] = [(at - x) / width, (source - sx) / width, (rim - rx) / width]
  let cost =
    STRANGE * Math.max(0, strange[stretch[at]!]![source]! - ALIKE) +
    HEIGHT * Math.min(Math.abs(sy - y), Math.abs(sy - ry))
  const goesOn = subject[rim] === 1 && remnant[rim] === 0
  if (subject[source])
    cost += goesOn ? 0.3 * far[at]! + WITHIN * Math.max(0, Math.hypot(sx - rx, sy - ry) - END) : BARRED
  else if (goesOn) cost += ENDS * Math.exp(-far[at]! / 8)
  return cost
}

/** The ways that go on best from each stretch of the rim, some for each depth. */
function chosenFor(cells: Cells): Way[] {
  const { width, values } = cells
  const stretches = stretchesOf(cells)
  const ways = waysOf(cells)
  const chosen: Way[] = []
  const isNear = (one: Way, other: Way) => Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 3
  for (const { rim, behind } of stretches) {
    const sampled = rim.filter((at, k) => k % Math.ceil(rim.length / 48) === 0 && !cells.remnant[at])
    const parts = behind.map((part) => part.filter((_, k) => k % Math.ceil(part.length / 16) === 0))
    const worth: { way: Way; costs: number[] }[] = []
    for (const way of ways) {
      let reaches = false
      const own = parts.map((part) => {
        let [sum, count] = [0, 0]
        for (const at of part) {
          const source = from(cells, at % width, Math.floor(at / width), way)
          if (source < 0) continue
          sum += Math.min(BARRED, costOf(cells, at, source))
          count++
        }
        if (count < 0.6 * part.length) return NEVER
        reaches = true
        return sum / count + 20 * (1 - count / part.length)
      })
      if (!reaches) continue
      let [sum, count] = [0, 0]
      for (const at of sampled) {
        const source = from(cells, at % width, Math.floor(at / width), way)
        if (source < 0) continue
        // A line that ends counts for more than many small differences.
        sum += apart(values, at, source) ** 2
        count++
      }
      const fits = count === 0 || count < 0.3 * sampled.length ? 40 : Math.sqrt(sum / count)
      worth.push({ way, costs: own.map((cost, part) => cost + fits * [1, 0.7, 0.4][part]!) })
    }
    for (const part of parts.keys()) {
      const ranked = worth.filter(({ costs }) => costs[part]! < NEVER).sort((a, b) => a.costs[part]! - b.costs[part]!)
      let taken = 0
      for (const { way } of ranked) {
        if (taken >= CHOSEN) break
        taken++
        if (!chosen.some((other) => isNear(other, way))) chosen.push(way)
        if (chosen.length >= 250) return chosen
      }
    }
  }
  return chosen
}

interface Costs {
  cells: Cells
  /** What each way costs at each cell. */
  own: Float32Array[]
  sources: Int32Array[]
}

/** How much two neighbours tear apart where they are copied in two ways. */
function torn({ cells: { values }, sources }: Costs, p: number, q: number, a: number, b: number): number {
  if (a === b) return 0
  const [first, second] = [sources[a]!, sources[b]!]
  const [pa, pb, qa, qb] = [first[p]!, second[p]!, first[q]!, second[q]!]
  return 3 + (pa < 0 || pb < 0 ? 60 : apart(values, pa, pb)) + (qa < 0 || qb < 0 ? 60 : apart(values, qa, qb))
}

/** How much neighbours tear apart as they are copied now: for each cell with the one on its right, and with the one below it. */
interface Seams {
  right: Float32Array
  below: Float32Array
}

/** A part of the grid, in cells; `right` and `bottom` lie beyond it. */
interface Part {
  left: number
  top: number
  right: number
  bottom: number
}

/** Notes the seams of a part, and those that lead into it. */
function noteSeams({ right, below }: Seams, label: Uint8Array, costs: Costs, part: Part): void {
  const { width, height, gap } = costs.cells
  const both = (at: number, next: number) =>
    gap[at] && gap[next] ? torn(costs, at, next, label[at]!, label[next]!) : 0
  for (let y = Math.max(0, part.top - 1); y < part.bottom; y++)
    for (let x = Math.max(0, part.left - 1); x < part.right; x++) {
      const at = y * width + x
      if (x + 1 < width) right[at] = both(at, at + 1)
      if (y + 1 < height) below[at] = both(at, at + width)
    }
}

/** How far about cells that gain by it others may take a way together with them. */
const TOGETHER = 4

/** The part in which some cell may gain by taking `alpha`, whatever its neighbours do; undefined where none can. */
function gainingIn(label: Uint8Array, alpha: number, { cells, own, sources }: Costs, seams: Seams): Part | undefined {
  const { width, height } = cells
  const [source, cost] = [sources[alpha]!, own[alpha]!]
  const part = { left: width, top: height, right: 0, bottom: 0 }
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (source[at]! < 0 || label[at] === alpha) continue
      const about =
        seams.right[at]! +
        seams.below[at]! +
        (x > 0 ? seams.right[at - 1]! : 0) +
        (y > 0 ? seams.below[at - width]! : 0)
      if (cost[at]! >= own[label[at]!]![at]! + about) continue
      part.left = Math.min(part.left, x)
      part.right = Math.max(part.right, x + 1)
      part.top = Math.min(part.top, y)
      part.bottom = y + 1
    }
  if (part.right === 0) return undefined
  return {
    left: Math.max(0, part.left - TOGETHER),
    top: Math.max(0, part.top - TOGETHER),
    right: Math.min(width, part.right + TOGETHER),
    bottom: Math.min(height, part.bottom + TOGETHER),
  }
}

/**
 * Lets each cell keep its way or take `alpha`, whichever is best for all (Kolmogorov and Zabih 2004); only about where some gain by it,
 * for most ways serve a small part of the gap.
 */
function expand(label: Uint8Array, alpha: number, costs: Costs, seams: Seams): void {
  const part = gainingIn(label, alpha, costs, seams)
  if (!part) return
  const { left, top, right, bottom }: Part = part
  const { cells, own } = costs
  const { width, gap } = cells
  const across = right - left
  const count = across * (bottom - top)
  const ways = 8
  const links = new Float32Array(count * ways)
  // How much more it costs to take alpha than to keep.
  const leaning = new Float32Array(count)
  /** `q` is beside `p`, and either may lie beyond the part; `there` and `back`: the links from the one to the other and back. */
  const join = (p: number, q: number, here: number, next: number, there: number, back: number, kept: number) => {
    if (!gap[p] || !gap[q]) return
    const [a, b] = [label[p]!, label[q]!]
    if (a === alpha && b === alpha) return
    const pTakes = torn(costs, p, q, alpha, b)
    if (next < 0) {
      leaning[here]! += pTakes - kept
      return
    }
    const qTakes = torn(costs, p, q, a, alpha)
    if (here < 0) {
      leaning[next]! += qTakes - kept
      return
    }
    leaning[here]! += pTakes - kept
    leaning[next]! -= pTakes
    // What it costs beside these where p keeps its way and q does not.
    links[here * ways + there] = Math.max(0, qTakes + pTakes - kept)
    links[next * ways + back] = 0
  }
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = y * width + x
      const here = (y - top) * across + x - left
      if (gap[at] && label[at] !== alpha) leaning[here]! += own[alpha]![at]! - own[label[at]!]![at]!
      if (x + 1 < width) join(at, at + 1, here, x + 1 < right ? here + 1 : -1, 0, 1, seams.right[at]!)
      if (y + 1 < cells.height) join(at, at + width, here, y + 1 < bottom ? here + across : -1, 2, 3, seams.below[at]!)
      if (x > 0 && x === left) join(at - 1, at, -1, here, 0, 1, seams.right[at - 1]!)
      if (y > 0 && y === top) join(at - width, at, -1, here, 2, 3, seams.below[at - width]!)
    }
  const kept = minimumCut({ width: across, height: bottom - top, links, leaning })
  let isChanged = false
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = y * width + x
      if (!gap[at] || label[at] === alpha || kept[(y - top) * across + x - left]) continue
      label[at] = alpha
      isChanged = true
    }
  if (isChanged) noteSeams(seams, label, costs, part)
}

function costsOf(cells: Cells, ways: readonly Way[]): Costs {
  const { width, height, gap, remnant, values } = cells
  const count = width * height
  const sources = ways.map(() => new Int32Array(count).fill(-1))
  const own = ways.map(() => new Float32Array(count))
  for (const [k, way] of ways.entries())
    for (let at = 0; at < count; at++) {
      if (!gap[at]) continue
      const x = at % width
      const y = (at - x) / width
      const source = from(cells, x, y, way)
      sources[k]![at] = source
      let cost = source < 0 ? NEVER : costOf(cells, at, source)
      // What lies beside it and stays.
      for (const [dx, dy] of beside) {
        const [nx, ny] = [x + dx, y + dy]
        if (source < 0 || nx < 0 || ny < 0 || nx >= width || ny >= height || gap[ny * width + nx]) continue
        if (remnant[ny * width + nx]) continue
        const next = from(cells, nx, ny, way)
        cost += 1.5 * (next < 0 ? 40 : apart(values, ny * width + nx, next))
      }
      own[k]![at] = cost
    }
  return { cells, own, sources }
}

const beside = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** What is there again and again costs more, the more often it is. */
function chargeRepeats({ cells, own, sources }: Costs, label: Uint8Array, charged: Float32Array): void {
  const { width, height, gap } = cells
  const used = new Float32Array(width * height)
  for (let at = 0; at < label.length; at++) {
    if (!gap[at]) continue
    const source = sources[label[at]!]![at]!
    if (source >= 0) used[source]!++
  }
  for (let at = 0; at < used.length; at++) {
    // What is plain may be there as often as it likes.
    const plain = Math.min(1, cells.values[at * PLANES + 3]! / 12)
    charged[at] = plain * Math.min(AGAIN_MOST, AGAIN * Math.max(0, used[at]! - 1))
  }
  for (const [k, all] of sources.entries())
    for (let at = 0; at < all.length; at++) if (gap[at] && all[at]! >= 0) own[k]![at]! += charged[all[at]!]!
}

/**
 * For each px of a gap where in the picture it is copied from, so that neighbours fit: alpha expansion over shift maps (Boykov et al.
 * 2001, Pritch et al. 2009). Throws Refused('nothing-left') where nothing can be copied. The work is bounded; `told` hears how much
 * of it is done, 0-1, and may throw to stop it.
 */
export function montage(gap: Gap, told: (done: number) => void): (x: number, y: number) => { x: number; y: number } {
  const cells = cellsOf(gap, sideFor(gap))
  const { width, height, side } = cells
  if (!cells.known.includes(1) || cells.rim.length === 0) throw new Refused('nothing-left')
  told(0.05)
  const ways = chosenFor(cells)
  if (ways.length === 0) throw new Refused('nothing-left')
  told(0.3)
  const costs = costsOf(cells, ways)
  const label = new Uint8Array(width * height)
  // The one that is best by itself, to begin with.
  for (let at = 0; at < label.length; at++) {
    if (!cells.gap[at]) continue
    for (const k of ways.keys()) if (costs.own[k]![at]! < costs.own[label[at]!]![at]!) label[at] = k
  }
  const seams = { right: new Float32Array(width * height), below: new Float32Array(width * height) }
  noteSeams(seams, label, costs, { left: 0, top: 0, right: width, bottom: height })
  const charged = new Float32Array(width * height)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    if (sweep > 0) chargeRepeats(costs, label, charged)
    for (const k of ways.keys()) {
      told(0.3 + (0.7 * (sweep + k / ways.length)) / SWEEPS)
      if (sweep > 1 && !label.includes(k)) continue
      expand(label, k, costs, seams)
    }
  }
  return (x, y) => {
    const cell = Math.min(height - 1, Math.floor(y / side)) * width + Math.min(width - 1, Math.floor(x / side))
    const way = ways[label[cell]!]!
    return { x: x + way.x * side, y: y + way.y * side }
  }
}
