import type { Random } from '../../../paint/random.ts'
import { grown } from '../geometry/clip.ts'
import { Ground } from '../geometry/ground.ts'
import { straightened } from '../geometry/line.ts'
import type { Occupancy } from '../geometry/occupancy.ts'
import { apart, area, between, centroid, type Line, type Point, type Ring, rectangle } from '../geometry/polygon.ts'
import type { Block, House, WardKind } from '../scene.ts'

type Span = readonly [low: number, high: number]

/** How a ward builds, in feet: frontage, depth, the gap to the next house, how askew, and how many yards hold a back house. */
export interface Manner {
  frontage: Span
  depth: Span
  gap: Span
  /** Feet from the street. */
  setback: Span
  /** Radians either way. */
  skew: number
  /** Share of lots that are built on. */
  fill: number
  /** Back buildings for every 1000 square feet of yard. */
  back: number
}

export const manners: Partial<Record<WardKind, Manner>> = {
  slum: { frontage: [13, 20], depth: [12, 18], gap: [0.5, 5], setback: [0.5, 4], skew: 0.1, fill: 0.93, back: 0.9 },
  craftsmen: {
    frontage: [17, 29],
    depth: [22, 31],
    gap: [0.4, 3],
    setback: [0.5, 2],
    skew: 0.015,
    fill: 0.97,
    back: 0.42,
  },
  merchant: {
    frontage: [22, 36],
    depth: [30, 42],
    gap: [0.4, 1.2],
    setback: [0.5, 1.5],
    skew: 0.01,
    fill: 0.99,
    back: 0.24,
  },
  patrician: { frontage: [42, 62], depth: [36, 50], gap: [5, 16], setback: [2, 8], skew: 0.01, fill: 0.95, back: 0.05 },
  harbour: { frontage: [26, 58], depth: [24, 36], gap: [0.6, 5], setback: [1, 3], skew: 0.02, fill: 0.94, back: 0.2 },
  outskirts: {
    frontage: [20, 34],
    depth: [18, 26],
    gap: [6, 34],
    setback: [3, 14],
    skew: 0.07,
    fill: 0.72,
    back: 0.07,
  },
}

const tone = (random: Random) => random.int(0, 9)
const round = (value: number) => Math.round(value * 10) / 10
const degrees = (angle: number) => Math.round((Math.atan2(Math.sin(angle), Math.cos(angle)) * 1800) / Math.PI) / 10

export function footprint(house: House): Ring {
  return rectangle(house[0], house[1], house[2], house[3], (house[4] * Math.PI) / 180)
}

/** Builds along a block's edges, then in its yard. */
export function built(block: Block, occupancy: Occupancy, random: Random, manner: Manner): House[] {
  const lots = grown([block.outline], -0.8).filter((ring) => area(ring) > 250)
  const out: House[] = []
  for (const lot of lots) {
    const ground = new Ground([lot], 30)
    const edges = edgesOf(lot)
    for (const [a, b] of edges) out.push(...row(a, b, ground, occupancy, random, manner))
    const yard = area(lot) - out.reduce((sum, house) => sum + house[2] * house[3], 0)
    out.push(...backs(lot, yard, ground, occupancy, random, manner))
  }
  return out
}

/** A ring's edges, the longest first, each so that its right hand is inside. */
function edgesOf(ring: Ring): [Point, Point][] {
  const open = straightened([...ring, ring[0]!], 1.6)
  const edges = open.slice(1).map((point, i): [Point, Point] => [open[i]!, point])
  return edges.filter(([a, b]) => apart(a, b) > 10).sort((x, y) => apart(...y) - apart(...x))
}

/** A row of houses fronting the line from a to b, on its right. */
export function row(
  a: Point,
  b: Point,
  ground: Ground,
  occupancy: Occupancy,
  random: Random,
  manner: Manner,
  off = 0,
): House[] {
  const out: House[] = []
  const length = apart(a, b)
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  let at = random.range(0, 3)
  while (at < length - 8) {
    const frontage = Math.min(random.range(...manner.frontage), length - at)
    const deep = random.range(...manner.depth)
    const turn = angle + random.range(-manner.skew, manner.skew)
    const setback = off + random.range(...manner.setback)
    const skip = !random.chance(manner.fill)
    const house =
      skip || frontage < manner.frontage[0] * 0.7
        ? undefined
        : fitted(a, b, length, at, frontage, deep, setback, turn, ground, occupancy, random)
    if (house) {
      out.push(house)
      occupancy.add(footprint(house))
      at += house[2] + random.range(...manner.gap)
    } else at += skip ? frontage : 5
  }
  return out
}

function fitted(
  a: Point,
  b: Point,
  length: number,
  at: number,
  frontage: number,
  deep: number,
  setback: number,
  turn: number,
  ground: Ground,
  occupancy: Occupancy,
  random: Random,
): House | undefined {
  const front = between(a, b, (at + frontage / 2) / length)
  for (const share of [1, 0.78, 0.62]) {
    const depth = deep * share
    const off = setback + depth / 2
    const house: House = [
      round(front[0] - ((b[1] - a[1]) / length) * off),
      round(front[1] + ((b[0] - a[0]) / length) * off),
      round(frontage),
      round(depth),
      degrees(turn),
      0,
    ]
    const ring = footprint(house)
    if (ground.holds(ring) && occupancy.clear(ring, 0.1)) {
      house[5] = tone(random)
      return house
    }
  }
  return undefined
}

function backs(lot: Ring, yard: number, ground: Ground, occupancy: Occupancy, random: Random, manner: Manner): House[] {
  const out: House[] = []
  const wanted = Math.min(14, Math.round((yard / 1000) * manner.back + random.range(-0.4, 0.4)))
  if (wanted <= 0) return out
  const edges = edgesOf(lot)
  const core = grown([lot], -manner.depth[0] * 0.9)
  for (let tries = 0; tries < wanted * 7 && out.length < wanted; tries++) {
    const ring = core.length === 0 ? lot : random.pick(core)
    const corner = random.pick(ring)
    const at = between(corner, centroid(ring), random.range(0.05, 0.95))
    const [a, b] = random.pick(edges)
    const house: House = [
      round(at[0]),
      round(at[1]),
      round(manner.frontage[0] * random.range(0.75, 1.1)),
      round(manner.depth[0] * random.range(0.65, 0.95)),
      degrees(Math.atan2(b[1] - a[1], b[0] - a[0])),
      tone(random),
    ]
    const shape = footprint(house)
    if (!ground.holds(shape) || !occupancy.clear(shape, -2)) continue
    out.push(house)
    occupancy.add(shape)
  }
  return out
}

/** Houses on both sides of a road, thinning with the distance from its start. */
export function alongRoad(
  line: Line,
  width: number,
  ground: Ground,
  occupancy: Occupancy,
  random: Random,
  manner: Manner,
  density: (feetFromStart: number) => number,
): House[] {
  const out: House[] = []
  const bends = straightened(line, 2.5)
  for (const side of [1, -1]) {
    let sum = 0
    for (let i = 1; i < bends.length; i++) {
      const [a, b] = [bends[i - 1]!, bends[i]!]
      const length = apart(a, b)
      const pieces = Math.max(1, Math.round(length / 80))
      for (let k = 0; k < pieces; k++) {
        const [p, q] = [between(a, b, k / pieces), between(a, b, (k + 1) / pieces)]
        const fill = manner.fill * density(sum + (length * (k + 0.5)) / pieces)
        if (fill < 0.03) continue
        const local = { ...manner, fill }
        out.push(
          ...(side === 1
            ? row(p, q, ground, occupancy, random, local, width / 2 + 1)
            : row(q, p, ground, occupancy, random, local, width / 2 + 1)),
        )
      }
      sum += length
    }
  }
  return out
}
