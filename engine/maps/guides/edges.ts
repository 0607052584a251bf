import { blur, type Field, field } from '../../paint/field.ts'
import type { Picture } from '../../paint/picture.ts'

export type Place = readonly [x: number, y: number]

/** A short stretch of a line that a picture is to have an edge along. Lengths are in the map's own unit. */
export interface Stretch {
  /** Its middle. */
  at: Place
  /** Unit vector along it. */
  along: Place
}

/** How an edge is looked for, in the map's own unit. */
export interface Gauge {
  /** A stretch's length. It is looked at as a whole: its own grain evens out, an edge along it does not. */
  stretch: number
  /** How far beside its line an edge may lie, and in which steps it is looked for. */
  beside: number
  step: number
  /** What is compared lies this far to either side of an edge. */
  apart: number
}

/** Steps along a stretch. */
const ALONG = 9

/** A picture as it lies on a map; `scale`: px of the map's own unit. */
export interface Seen {
  channels: readonly Field[]
  scale: number
  left: number
  top: number
}

/** A picture on a map of some units' breadth and height, softened by `soft` units. */
export function seenOf(
  { width, height, pixels }: Picture,
  { across, down, soft }: { across: number; down: number; soft: number },
): Seen {
  const scale = Math.max(width / across, height / down)
  const channels = [0, 1, 2].map((channel) => {
    const plane = field(width, height)
    for (let i = 0, p = channel; i < plane.values.length; i++, p += 4) plane.values[i] = pixels[p]!
    return blur(plane, Math.max(0.6, scale * soft), 2)
  })
  return { channels, scale, left: (width - across * scale) / 2, top: (height - down * scale) / 2 }
}

/** A line cut into stretches of about one length; pieces shorter than `least` are left out. */
export function stretchesAlong(line: readonly Place[], { stretch }: Gauge, least: number): Stretch[] {
  const found: Stretch[] = []
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = line[i]!
    const [bx, by] = line[i + 1]!
    const length = Math.hypot(bx - ax, by - ay)
    if (length < least) continue
    const along: Place = [(bx - ax) / length, (by - ay) / length]
    const count = Math.max(1, Math.round(length / stretch))
    for (let k = 0; k < count; k++) {
      const t = ((k + 0.5) / count) * length
      found.push({ at: [ax + along[0] * t, ay + along[1] * t], along })
    }
  }
  return found
}

/** How strong an edge lies `beside` a stretch, parallel to it; undefined where the picture ends. */
function edgeAt(
  { channels, scale, left, top }: Seen,
  { at, along }: Stretch,
  beside: number,
  { stretch, apart }: Gauge,
): number | undefined {
  const [nx, ny] = [-along[1], along[0]]
  let sum = 0
  for (const { values, width, height } of channels) {
    let across = 0
    for (let k = 0; k < ALONG; k++) {
      const t = ((k + 0.5) / ALONG - 0.5) * stretch * 0.9
      const x = at[0] + along[0] * t + nx * beside
      const y = at[1] + along[1] * t + ny * beside
      for (const side of [-1, 1] as const) {
        const px = Math.floor(left + (x + nx * apart * side) * scale)
        const py = Math.floor(top + (y + ny * apart * side) * scale)
        if (px < 0 || py < 0 || px >= width || py >= height) return undefined
        across += values[py * width + px]! * side
      }
    }
    sum += Math.abs(across)
  }
  return sum
}

/** The strongest edge within a window about `beside`; undefined where the picture ends. */
export function strongest(seen: Seen, stretch: Stretch, beside: number, gauge: Gauge): number | undefined {
  let most: number | undefined
  for (let d = -gauge.beside; d <= gauge.beside + 1e-9; d += gauge.step) {
    const edge = edgeAt(seen, stretch, beside + d, gauge)
    if (edge === undefined) return undefined
    if (most === undefined || edge > most) most = edge
  }
  return most
}

/** The share of `all` that is weaker; all are sorted. */
export function rankIn(all: readonly number[], value: number): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (all[middle]! < value) low = middle + 1
    else high = middle
  }
  return low / all.length
}

const thirds = ['upper', '', 'lower'] as const
const sides = ['left', '', 'right'] as const

/** Where on a sheet of some breadth and height most of what is astray lies; empty where it is spread. */
export function whereOf(
  { across, down }: { across: number; down: number },
  judged: readonly { at: Place; isAstray: boolean }[],
): string {
  const all = judged.filter(({ isAstray }) => isAstray).length
  if (all === 0) return ''
  let best = { share: 0, name: '' }
  for (const [row, height] of thirds.entries()) {
    for (const [column, side] of sides.entries()) {
      const here = judged.filter(
        ({ at }) =>
          Math.min(2, Math.floor((at[0] / across) * 3)) === column &&
          Math.min(2, Math.floor((at[1] / down) * 3)) === row,
      )
      const share = here.filter(({ isAstray }) => isAstray).length / all
      const name = height === '' && side === '' ? 'middle' : [height, side].filter(Boolean).join(' ')
      if (share > best.share && share > (1.8 * here.length) / judged.length) best = { share, name: `the ${name}` }
    }
  }
  return best.share >= 0.3 ? best.name : ''
}

/** How the edges in a picture of a map follow its lines. */
export interface Following {
  /** 0 as any other picture's would, 1 as if drawn along them. */
  score: number
  /** The share of the lines along which no edge is to be seen, 0-1. */
  astray: number
  /** Where most of that is: "the upper left"; empty where it is spread. */
  where: string
}

export const rounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
