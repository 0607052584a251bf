import { restOf } from './looking.ts'
import { type Grid, minimumCut, stepsX, stepsY } from './max-flow.ts'
import { type Colours, likelihood, type Mixture, mixtureOf } from './mixture.ts'
import type { Known } from './saliency.ts'

/** How often the colours of both sides are learnt anew from the cut before. */
const ROUNDS = 4
/** What it costs to part two px of one colour. */
const SMOOTHNESS = 11
/** What is known for certain. */
const CERTAIN = 1e4
/** Most that a colour, and what is believed beforehand, can say about a px. */
const COLOUR_MOST = 7
const BELIEF_MOST = 3.2
/** Every so many px are learnt from. */
const LEARNT_FROM = 7

/** The subject, px by px, and how well it stands out. */
export interface Cut {
  /** 1 where the subject is. */
  subject: Uint8Array
  /** How much likelier each px's colour is in the subject than behind it: a logarithm within ± `COLOUR_MOST`. */
  leaning: Float32Array
  /** How much of both sides lies on its side of the cut by its colour alone, 0-1; 0.5 says nothing. */
  clear: number
}

/** How much a colour differs from its neighbours', on the whole: edges count for more in a flat picture than in a busy one. */
function usualStep({ width, height, l, a, b }: Colours): number {
  let sum = 0
  let count = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const at = y * width + x
      sum += (l[at]! - l[at + 1]!) ** 2 + (a[at]! - a[at + 1]!) ** 2 + (b[at]! - b[at + 1]!) ** 2
      count++
    }
  return count > 0 ? sum / count : 1
}

function linksOf({ width, height, l, a, b }: Colours): Float32Array {
  const links = new Float32Array(width * height * 8)
  const beta = 1 / (2 * Math.max(0.5, usualStep({ width, height, l, a, b })))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      // Each pair once: what leads to the right and down, with its opposite.
      for (const d of [0, 2, 4, 7]) {
        const nx = x + stepsX[d]!
        const ny = y + stepsY[d]!
        if (nx < 0 || nx >= width || ny < 0 || ny >= height) continue
        const next = ny * width + nx
        const away = (l[at]! - l[next]!) ** 2 + (a[at]! - a[next]!) ** 2 + (b[at]! - b[next]!) ** 2
        const cost = (SMOOTHNESS * (0.06 + Math.exp(-beta * away))) / (d < 4 ? 1 : Math.SQRT2)
        links[at * 8 + d] = cost
        links[next * 8 + (d ^ 1)] = cost
      }
    }
  return links
}

const bounded = (value: number, most: number) => Math.max(-most, Math.min(most, value))

/** How strongly a belief of 0-1 leans. */
const believed = (value: number) => bounded(Math.log((value + 0.03) / (1.03 - value)), BELIEF_MOST)

/** How much more a belief that is trusted counts. */
const TRUSTED = 1.6

interface Sides {
  inside: Mixture
  behind: Mixture
}

function learnt(colours: Colours, share: Float32Array): Sides | undefined {
  const inside = mixtureOf(colours, share, LEARNT_FROM)
  const behind = mixtureOf(colours, restOf(share), LEARNT_FROM)
  return inside && behind && { inside, behind }
}

/**
 * Parts the subject of a picture from what is behind it: colours of both are learnt from `belief` (0-1 a px), the cheapest cut by
 * them is found, and they are learnt anew from it (GrabCut: Rother, Kolmogorov and Blake 2004, with the belief kept as a prior).
 * `trust`: how sure the belief is, 0-1. Undefined where one side is empty.
 */
export function grabCut(
  colours: Colours,
  belief: Float32Array,
  trust: number,
  { keep, drop }: Known,
  onRound: (done: number) => void,
): Cut | undefined {
  const size = belief.length
  const links = linksOf(colours)
  const leaning = new Float32Array(size)
  let share = belief.map((value) => Math.max(0, Math.min(1, (value - 0.25) / 0.5)))
  const hold = (plane: Float32Array) => {
    for (let at = 0; at < size; at++) {
      if (keep?.[at]) plane[at] = 1
      if (drop?.[at]) plane[at] = 0
    }
  }
  hold(share)
  let subject: Uint8Array | undefined
  for (let round = 0; round < ROUNDS; round++) {
    onRound(round / ROUNDS)
    const sides = learnt(colours, share)
    if (!sides) return undefined
    lean(colours, sides, leaning)
    const grid: Grid = {
      width: colours.width,
      height: colours.height,
      links: links.slice(),
      leaning: new Float32Array(size),
    }
    for (let at = 0; at < size; at++)
      grid.leaning[at] = keep?.[at]
        ? CERTAIN
        : drop?.[at]
          ? -CERTAIN
          : leaning[at]! + believed(belief[at]!) * (1 + TRUSTED * trust)
    const next = minimumCut(grid, () => onRound(round / ROUNDS))
    const changed = subject ? countChanged(subject, next) : size
    subject = next
    share = Float32Array.from(next)
    if (changed < size * 0.002) break
  }
  return subject && { subject, leaning, clear: clearnessOf(subject, leaning) }
}

function lean({ l, a, b }: Colours, { inside, behind }: Sides, leaning: Float32Array): void {
  for (let at = 0; at < leaning.length; at++)
    leaning[at] = bounded(
      likelihood(inside, l[at]!, a[at]!, b[at]!) - likelihood(behind, l[at]!, a[at]!, b[at]!),
      COLOUR_MOST,
    )
}

function countChanged(one: Uint8Array, other: Uint8Array): number {
  let changed = 0
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) changed++
  return changed
}

function clearnessOf(subject: Uint8Array, leaning: Float32Array): number {
  const count = [0, 0]
  const right = [0, 0]
  for (let at = 0; at < subject.length; at++) {
    const side = subject[at]!
    count[side]!++
    if (leaning[at]! > 0 === (side === 1)) right[side]!++
  }
  return (right[0]! / Math.max(1, count[0]!) + right[1]! / Math.max(1, count[1]!)) / 2
}
