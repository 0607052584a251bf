import type { Lab } from '../../../own-style/lab.ts'

/** A picture cut into pieces of about one colour. */
export interface Regions {
  width: number
  height: number
  /** Which piece each px belongs to, from 0. */
  label: Int32Array
  count: number
  /** Px of each piece. */
  area: Float32Array
  l: Float32Array
  a: Float32Array
  b: Float32Array
}

/** How much a step of colour counts beside one of lightness. */
const COLOUR = 1.5
const WEIGHTS = 1024

const rootOf = (parents: Int32Array, of: number) => {
  let at = of
  while (parents[at] !== at) {
    parents[at] = parents[parents[at]!]!
    at = parents[at]!
  }
  return at
}

/** Neighbours in order of how unlike they are: a counting sort. */
function neighbours({ width, height, l, a, b }: Lab) {
  const ways = [1, width, width + 1, width - 1]
  const most = width * height * ways.length
  const [from, weight] = [new Int32Array(most), new Uint16Array(most)]
  const way = new Uint8Array(most)
  const counts = new Int32Array(WEIGHTS + 1)
  let count = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let k = 0; k < ways.length; k++) {
        if ((k > 0 && y === height - 1) || ((k === 0 || k === 2) && x === width - 1) || (k === 3 && x === 0)) continue
        const at = y * width + x
        const to = at + ways[k]!
        const [dl, da, db] = [l[at]! - l[to]!, a[at]! - a[to]!, b[at]! - b[to]!]
        const step = Math.sqrt(dl * dl + COLOUR * COLOUR * (da * da + db * db))
        from[count] = at
        way[count] = k
        weight[count] = Math.min(WEIGHTS - 1, (step * 2 * WEIGHTS) | 0)
        counts[weight[count]! + 1]!++
        count++
      }
  for (let k = 0; k < WEIGHTS; k++) counts[k + 1]! += counts[k]!
  const order = new Int32Array(count)
  for (let k = 0; k < count; k++) order[counts[weight[k]!]!++] = k
  return { ways, from, way, weight, order }
}

/** A first cut into many small pieces: Felzenszwalb & Huttenlocher, "Efficient Graph-Based Image Segmentation" (2004). */
function firstCut(lab: Lab, scale: number): { label: Int32Array; count: number } {
  const { ways, from, way, weight, order } = neighbours(lab)
  const size = lab.width * lab.height
  const parents = Int32Array.from({ length: size }, (_, at) => at)
  const areas = new Int32Array(size).fill(1)
  const limits = new Float32Array(size).fill(scale)
  for (const k of order) {
    const one = rootOf(parents, from[k]!)
    const other = rootOf(parents, from[k]! + ways[way[k]!]!)
    const w = weight[k]! / (2 * WEIGHTS)
    if (one === other || w > limits[one]! || w > limits[other]!) continue
    parents[other] = one
    areas[one]! += areas[other]!
    limits[one] = w + scale / areas[one]!
  }
  return numbered(parents)
}

function numbered(parents: Int32Array): { label: Int32Array; count: number } {
  const label = new Int32Array(parents.length)
  const numbers = new Int32Array(parents.length).fill(-1)
  let count = 0
  for (let at = 0; at < parents.length; at++) {
    const root = rootOf(parents, at)
    if (numbers[root] === -1) numbers[root] = count++
    label[at] = numbers[root]!
  }
  return { label, count }
}

/** Pieces that touch: how long, and how strong the edge between them is, summed. */
interface Border {
  one: number
  other: number
  length: number
  contrast: number
}

function bordersOf({ width, height, l, a, b }: Lab, label: Int32Array, count: number): Border[] {
  const found = new Map<number, Border>()
  const touch = (at: number, to: number) => {
    const [p, q] = [label[at]!, label[to]!]
    if (p === q) return
    const key = Math.min(p, q) * count + Math.max(p, q)
    let border = found.get(key)
    if (!border) {
      border = { one: Math.min(p, q), other: Math.max(p, q), length: 0, contrast: 0 }
      found.set(key, border)
    }
    border.length++
    border.contrast += Math.abs(l[at]! - l[to]!) + Math.abs(a[at]! - a[to]!) + Math.abs(b[at]! - b[to]!)
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (x < width - 1) touch(at, at + 1)
      if (y < height - 1) touch(at, at + width)
    }
  return [...found.values()]
}

function measured(lab: Lab, label: Int32Array, count: number): Regions {
  const made: Regions = {
    width: lab.width,
    height: lab.height,
    label,
    count,
    area: new Float32Array(count),
    l: new Float32Array(count),
    a: new Float32Array(count),
    b: new Float32Array(count),
  }
  for (let at = 0; at < label.length; at++) {
    const k = label[at]!
    made.area[k]!++
    made.l[k]! += lab.l[at]!
    made.a[k]! += lab.a[at]!
    made.b[k]! += lab.b[at]!
  }
  for (let k = 0; k < count; k++) {
    made.l[k]! /= made.area[k]!
    made.a[k]! /= made.area[k]!
    made.b[k]! /= made.area[k]!
  }
  return made
}

/**
 * What joining two pieces costs: how much less even both are afterwards (Ward 1963), more where a clear edge parts them. Areas count
 * in ten-thousandths of the picture.
 */
function costOf(regions: Regions, { one, other, length, contrast }: Border): number {
  const { area, l, a, b, label } = regions
  const [dl, da, db] = [l[one]! - l[other]!, a[one]! - a[other]!, b[one]! - b[other]!]
  const both = (area[one]! * area[other]!) / (area[one]! + area[other]!) / (label.length / 10_000)
  const apart = dl * dl + COLOUR * COLOUR * (da * da + db * db)
  return both * apart * (0.25 + contrast / length / 0.1)
}

/**
 * A picture in pieces. Joined are those whose joining costs less than `worth`, and then more, until there are no more than `most`.
 * `walls`: a number a px; pieces of other numbers are never joined.
 */
export function regionsOf(lab: Lab, worth: number, most: number, walls?: Uint8Array): Regions {
  const first = firstCut(lab, 0.35)
  const cut = walls ? parted(first, walls) : first
  let regions = measured(lab, cut.label, cut.count)
  const sideOf = (all: Regions) => {
    const sides = new Uint8Array(all.count)
    if (walls) for (let at = 0; at < walls.length; at++) sides[all.label[at]!] = walls[at]!
    return sides
  }
  let borders = bordersOf(lab, regions.label, regions.count)
  for (let limit = worth / 64, turn = 0; turn < 40; turn++) {
    const joined = joinedOnce(regions, borders, sideOf(regions), limit)
    const isSettled = joined.count === regions.count
    if (!isSettled) {
      regions = measured(lab, joined.label, joined.count)
      borders = gathered(borders, joined.now, joined.count)
    }
    if (limit >= worth && isSettled && regions.count <= most) break
    if (isSettled) limit = limit < worth ? Math.min(worth, limit * 2) : limit * 1.6
  }
  return regions
}

function parted({ label, count }: { label: Int32Array; count: number }, walls: Uint8Array) {
  const parents = new Map<number, number>()
  const made = new Int32Array(label.length)
  for (let at = 0; at < label.length; at++) {
    const key = label[at]! + walls[at]! * count
    let number = parents.get(key)
    if (number === undefined) {
      number = parents.size
      parents.set(key, number)
    }
    made[at] = number
  }
  return { label: made, count: parents.size }
}

/** Joins those that are each other's best. */
function joinedOnce(regions: Regions, borders: Border[], sides: Uint8Array, limit: number) {
  const { count, label } = regions
  const best = new Int32Array(count).fill(-1)
  const least = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  for (const border of borders) {
    if (sides[border.one] !== sides[border.other]) continue
    const cost = costOf(regions, border)
    for (const [p, q] of [
      [border.one, border.other],
      [border.other, border.one],
    ] as const)
      if (cost < least[p]!) {
        least[p] = cost
        best[p] = q
      }
  }
  const parents = Int32Array.from({ length: count }, (_, k) => k)
  for (let k = 0; k < count; k++) {
    const other = best[k]!
    if (other > k && best[other] === k && least[k]! < limit) parents[other] = k
  }
  const { label: now, count: left } = numbered(parents)
  return { now, count: left, label: left === count ? label : label.map((k) => now[k]!) }
}

function gathered(borders: Border[], now: Int32Array, count: number): Border[] {
  const found = new Map<number, Border>()
  for (const border of borders) {
    const [p, q] = [now[border.one]!, now[border.other]!]
    if (p === q) continue
    const key = Math.min(p, q) * count + Math.max(p, q)
    const known = found.get(key)
    if (known) {
      known.length += border.length
      known.contrast += border.contrast
    } else found.set(key, { ...border, one: Math.min(p, q), other: Math.max(p, q) })
  }
  return [...found.values()]
}
