import type { Colours } from './mixture.ts'
import { type Patches, patchesOf } from './superpixels.ts'

/** About how many patches a picture is looked at in. */
const PATCHES = 380
/** How far apart colours are that are not one thing any more. */
const COLOUR_SIGMA = 9
const CONTRAST_SIGMA = 0.28
const SMOOTH_SIGMA = 9

/** What is known of some px beforehand, as large as the picture that is looked at. */
export interface Known {
  /** 1 where the subject is for certain. */
  keep?: Uint8Array | undefined
  /** 1 where it is not. */
  drop?: Uint8Array | undefined
}

/**
 * How much each px stands out, 0-1: what differs from what hangs together with the picture's edge, and is near the middle rather
 * than far from it. After "Saliency Optimization from Robust Background Detection" (Zhu, Liang, Wei and Sun 2014).
 */
export function saliency(colours: Colours, known: Known): Float32Array {
  const patches = patchesOf(colours, PATCHES)
  const { count, of } = patches
  const apart = colourDistances(patches)
  const ways = geodesics(patches, apart)
  const ground = groundness(patches, ways)
  const contrast = contrasts(patches, colours, apart, ground)
  hint(patches, ways, known, { ground, contrast })
  const value = settled(patches, apart, ground, contrast)
  const made = new Float32Array(of.length)
  for (let at = 0; at < made.length; at++) made[at] = value[of[at]!]!
  if (count > 1) stretch(made)
  return made
}

function colourDistances({ count, l, a, b }: Patches): Float32Array {
  const apart = new Float32Array(count * count)
  for (let p = 0; p < count; p++)
    for (let q = 0; q < p; q++) {
      const away = Math.hypot(l[p]! - l[q]!, a[p]! - a[q]!, b[p]! - b[q]!)
      apart[p * count + q] = away
      apart[q * count + p] = away
    }
  return apart
}

/** How far each patch is from each other, by the least that colours change on the way; the picture's edge hangs together. */
function geodesics({ count, beside, edge }: Patches, apart: Float32Array): Float32Array {
  const rim = Array.from({ length: count }, (_, k) => k).filter((k) => edge[k]! > 0)
  // Small changes all the way are one surface.
  const slack = slackOf(beside, apart, count)
  const step = (p: number, q: number) => Math.max(0, apart[p * count + q]! - slack)
  const ways = new Float32Array(count * count).fill(Number.POSITIVE_INFINITY)
  for (let p = 0; p < count; p++) {
    for (const q of edge[p]! > 0 ? [...beside[p]!, ...rim] : beside[p]!) ways[p * count + q] = step(p, q)
    ways[p * count + p] = 0
  }
  // Floyd and Warshall: every way that is shorter over one patch more.
  for (let over = 0; over < count; over++)
    for (let p = 0; p < count; p++) shortenedOver(ways, count, p * count, over * count, ways[p * count + over]!)
  return ways
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function shortenedOver(ways: Float32Array, count: number, row: number, other: number, first: number): void {
  if (first === Number.POSITIVE_INFINITY) return
  for (let q = 0; q < count; q++) {
    const way = first + ways[other + q]!
    if (way < ways[row + q]!) ways[row + q] = way
  }
}

/** The least change to a neighbour that patches have, on the whole. */
function slackOf(beside: number[][], apart: Float32Array, count: number): number {
  const least = beside
    .map((list, p) => list.reduce((most, q) => Math.min(most, apart[p * count + q]!), Number.POSITIVE_INFINITY))
    .filter(Number.isFinite)
  return least.length > 0 ? Math.min(4, least.reduce((sum, value) => sum + value, 0) / least.length) : 0
}

/** How surely each patch is of the background, 0-1: by how much of what hangs together with it lies along the picture's edge. */
function groundness({ count, edge }: Patches, ways: Float32Array): Float32Array {
  return Float32Array.from({ length: count }, (_, p) => {
    let area = 0
    let length = 0
    for (let q = 0; q < count; q++) {
      const share = Math.exp(-(ways[p * count + q]! ** 2) / (2 * COLOUR_SIGMA ** 2))
      area += share
      if (edge[q]! > 0) length += share
    }
    const connected = length / Math.sqrt(area)
    return 1 - Math.exp(-(connected ** 2) / 2)
  })
}

/** How much each patch differs from the background near it, 0-1. */
function contrasts(
  { count, x, y, size }: Patches,
  { width, height }: Colours,
  apart: Float32Array,
  ground: Float32Array,
): Float32Array {
  const longer = Math.max(width, height)
  const made = Float32Array.from({ length: count }, (_, p) => {
    let sum = 0
    for (let q = 0; q < count; q++) {
      const away = ((x[p]! - x[q]!) ** 2 + (y[p]! - y[q]!) ** 2) / longer ** 2
      sum += apart[p * count + q]! * ground[q]! * Math.exp(-away / (2 * CONTRAST_SIGMA ** 2)) * size[q]!
    }
    const off = ((x[p]! / width - 0.5) / 0.42) ** 2 + ((y[p]! / height - 0.5) / 0.5) ** 2
    return sum * (0.45 + 0.55 * Math.exp(-off / 2))
  })
  const most = made.reduce((high, value) => Math.max(high, value), 1e-6)
  return made.map((value) => value / most)
}

/** What was brushed over: what hangs together with it is the like. */
function hint(
  { count, of }: Patches,
  ways: Float32Array,
  { keep, drop }: Known,
  { ground, contrast }: { ground: Float32Array; contrast: Float32Array },
): void {
  const touched = (mask: Uint8Array | undefined) => {
    const list = new Set<number>()
    if (mask) for (let at = 0; at < of.length; at++) if (mask[at]) list.add(of[at]!)
    return [...list]
  }
  // A piece of wall that is to stay says nothing of the rest of the wall.
  const isOpen = Array.from(ground, (value) => value > 0.6)
  const near = (p: number, list: number[]) => {
    const least = list.reduce(
      (most, q) => (p === q || !isOpen[q] ? Math.min(most, ways[p * count + q]!) : most),
      Number.POSITIVE_INFINITY,
    )
    return Math.exp(-(least ** 2) / (2 * (COLOUR_SIGMA / 1.5) ** 2))
  }
  const [kept, dropped] = [touched(keep), touched(drop)]
  for (let p = 0; p < count; p++) {
    const stays = kept.length > 0 ? near(p, kept) : 0
    const goes = dropped.length > 0 ? near(p, dropped) : 0
    const pull = Math.max(0, stays - goes)
    const push = Math.max(0, goes - stays)
    contrast[p] = (contrast[p]! + (1 - contrast[p]!) * pull) * (1 - push)
    ground[p] = (ground[p]! + (1 - ground[p]!) * push) * (1 - pull)
  }
}

/** What fits the background's certainty, the contrasts, and that neighbours of one colour are alike, as well as can be. */
function settled(
  { count, beside }: Patches,
  apart: Float32Array,
  ground: Float32Array,
  contrast: Float32Array,
): Float32Array {
  const value = contrast.slice()
  // Neighbours and theirs: one thing in two colours still pulls together.
  const wide = beside.map((list, p) => [...new Set(list.flatMap((q) => [q, ...beside[q]!]))].filter((q) => q !== p))
  const links = wide.map((list, p) =>
    list.map((q) => Math.exp(-(apart[p * count + q]! ** 2) / (2 * SMOOTH_SIGMA ** 2)) + 0.02),
  )
  for (let round = 0; round < 60; round++)
    for (let p = 0; p < count; p++) {
      let above = contrast[p]!
      let below = contrast[p]! + ground[p]! ** 1.0
      for (const [k, q] of wide[p]!.entries()) {
        const weight = links[p]![k]!
        above += weight * value[q]!
        below += weight
      }
      value[p] = below > 1e-9 ? above / below : 0
    }
  return value
}

/** So that what stands out most is 1 and what does least 0. */
function stretch(plane: Float32Array): void {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const value of plane) {
    if (value < least) least = value
    if (value > most) most = value
  }
  const span = most - least
  for (let at = 0; at < plane.length; at++) plane[at] = span > 1e-4 ? (plane[at]! - least) / span : 0
}
