import type { Random } from '../../../paint/random.ts'
import { isRoomy, pieces, simplified, stroked, without } from '../geometry/clip.ts'
import { Ground } from '../geometry/ground.ts'
import { hull } from '../geometry/hull.ts'
import { lengthOf, pieceOf, softened, straightened } from '../geometry/line.ts'
import { area, centroid, type Line, type Point, type Ring } from '../geometry/polygon.ts'
import type { Block, Street, WardKind } from '../scene.ts'

/** How finely a ward's ground is cut by lanes: square feet of a block, and feet across its lanes. Whole wards stay uncut. */
const grain: Partial<Record<WardKind, { area: number; lane: number }>> = {
  slum: { area: 5200, lane: 7 },
  craftsmen: { area: 11500, lane: 8.5 },
  merchant: { area: 15500, lane: 10 },
  patrician: { area: 25000, lane: 12 },
  harbour: { area: 13000, lane: 12 },
  outskirts: { area: 24000, lane: 9 },
}

/** Cuts one piece of ground into blocks, with the lanes between them. Ground too narrow for a house is left open. */
export function cut(
  ground: Ring,
  ward: WardKind,
  random: Random,
  size: { area: number; lane: number } | undefined = grain[ward],
): { blocks: Block[]; lanes: Street[] } {
  const blocks: Block[] = []
  const lanes: Street[] = []
  const queue: Ring[] = [ground]
  while (queue.length > 0) {
    const ring = queue.pop()!
    const box = orientedBox(ring)
    if (area(ring) < 420 || !isRoomy(ring, 6)) continue
    const limit = size === undefined ? Number.POSITIVE_INFINITY : size.area * random.range(0.85, 1.7)
    if (size === undefined || area(ring) < limit || box.long < 96) {
      blocks.push({ ward, outline: plain(ring) })
      continue
    }
    const lane = laneAcross(ring, box, random)
    const rest = without([ring], stroked([lane], size.lane, true))
    const parts = pieces(rest).map(([outline]) => outline!)
    if (parts.length < 2) {
      blocks.push({ ward, outline: plain(ring) })
      continue
    }
    lanes.push({ kind: 'lane', width: size.lane, line: runWithin(ring, lane) })
    queue.push(...parts)
  }
  return { blocks, lanes }
}

/** Without the crumbs that clipping leaves along curves. */
const plain = (ring: Ring): Ring => simplified([ring], 0.5)[0] ?? ring

interface Box {
  middle: Point
  angle: number
  long: number
  short: number
}

/** The narrowest rectangle about a ring; one of its sides lies along an edge of the ring's hull. */
export function orientedBox(ring: Ring): Box {
  const rim = hull(ring)
  let best: Box = { middle: centroid(ring), angle: 0, long: 0, short: Number.POSITIVE_INFINITY }
  let least = Number.POSITIVE_INFINITY
  for (let i = 0, j = rim.length - 1; i < rim.length; j = i++) {
    const angle = Math.atan2(rim[i]![1] - rim[j]![1], rim[i]![0] - rim[j]![0])
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    let [lowU, highU, lowV, highV] = [1e9, -1e9, 1e9, -1e9]
    for (const point of rim) {
      const u = point[0] * c + point[1] * s
      const v = point[1] * c - point[0] * s
      if (u < lowU) lowU = u
      if (u > highU) highU = u
      if (v < lowV) lowV = v
      if (v > highV) highV = v
    }
    const [width, height] = [highU - lowU, highV - lowV]
    if (width * height >= least) continue
    least = width * height
    const [u, v] = [(lowU + highU) / 2, (lowV + highV) / 2]
    best = {
      middle: [u * c - v * s, u * s + v * c],
      angle: width >= height ? angle : angle + Math.PI / 2,
      long: Math.max(width, height),
      short: Math.min(width, height),
    }
  }
  return best
}

function laneAcross(ring: Ring, box: Box, random: Random): Line {
  const [ux, uy] = [Math.cos(box.angle), Math.sin(box.angle)]
  const [cx, cy] = centroid(ring)
  const shift = random.range(-0.09, 0.09) * box.long
  const tilt = random.range(-0.13, 0.13)
  const [vx, vy] = [-Math.sin(box.angle + tilt), Math.cos(box.angle + tilt)]
  const bend = random.range(-0.05, 0.05) * box.short
  const reach = box.short * 0.9 + 30
  const at = (along: number, off: number): Point => [
    cx + ux * (shift + off) + vx * along,
    cy + uy * (shift + off) + vy * along,
  ]
  return softened([at(-reach, 0), at(-box.short * 0.15, bend), at(box.short * 0.15, -bend), at(reach, 0)], 2)
}

/** The part of a line that runs through a ring. */
function runWithin(ring: Ring, line: Line): Line {
  const fine: Line = []
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!]
    const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 2))
    for (let k = 0; k < steps; k++) fine.push([a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps])
  }
  const ground = new Ground([ring])
  const inside = fine.map(([x, y]) => ground.has(x, y))
  // A bent block may be crossed twice; the lane is the longer crossing.
  let [best, length] = [0, 0]
  for (let i = 0; i < inside.length; i++) {
    let run = 0
    while (inside[i + run]) run++
    if (run > length) [best, length] = [i, run]
    i += run
  }
  const run = straightened(fine.slice(best, best + length), 0.4)
  // Its rounded end must not reach into ground beyond.
  return pieceOf(run, 3, lengthOf(run) - 3)
}
