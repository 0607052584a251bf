import type { Random } from '../../../paint/random.ts'
import { clockwise } from '../geometry/clip.ts'
import { alongLine, lengthOf, pieceOf, resampled, rounded, walk } from '../geometry/line.ts'
import { apart, between, distanceToLine, type Line, type Point, type Ring, within } from '../geometry/polygon.ts'
import type { Gate, Wall } from '../scene.ts'
import type { Site } from './site.ts'

/** The town's edge as a builder would run a wall along it: the wards' outline eased, passing through the gates. */
export function eased(outline: Ring, gates: readonly Point[]): Ring {
  const pinned = (point: Point) => gates.some((gate) => apart(gate, point) < 1)
  let ring = clockwise(outline)
  for (let round = 0; round < 3; round++) {
    ring = ring.map((point, i) => {
      if (pinned(point)) return point
      const before = ring[(i + ring.length - 1) % ring.length]!
      const after = ring[(i + 1) % ring.length]!
      return [point[0] * 0.5 + (before[0] + after[0]) * 0.25, point[1] * 0.5 + (before[1] + after[1]) * 0.25]
    })
  }
  const closed: Line = [...rounded(ring, 3), rounded(ring, 3)[0]!]
  return resampled(closed, 12).slice(0, -1)
}

/** A gate where the circuit passes nearest to a place; it faces outwards, along the road. */
export function gateAt(circuit: Ring, place: Point, centre: Point, width: number): Gate {
  let best = 0
  for (let i = 1; i < circuit.length; i++) if (apart(circuit[i]!, place) < apart(circuit[best]!, place)) best = i
  const at = circuit[best]!
  const before = circuit[(best + circuit.length - 2) % circuit.length]!
  const after = circuit[(best + 2) % circuit.length]!
  let angle = Math.atan2(after[1] - before[1], after[0] - before[0]) - Math.PI / 2
  if (Math.cos(angle) * (at[0] - centre[0]) + Math.sin(angle) * (at[1] - centre[1]) < 0) angle += Math.PI
  return { at: [at[0], at[1]], angle, width }
}

/** Raises a wall along a circuit: open at gates and where there is water, with towers, and breached where it is a ruin. */
export function walled(
  site: Site,
  circuit: Ring,
  gates: readonly Gate[],
  material: Wall['material'],
  open: { waterfront: boolean; ruin: number; barred?: (place: Point) => boolean },
  random: Random,
): Wall {
  const thickness = material === 'stone' ? 10 : 6
  const start = startAwayFromGates(circuit, gates)
  const loop: Line = [...circuit.slice(start), ...circuit.slice(0, start), circuit[start]!]
  const total = lengthOf(loop)
  const step = 3
  const breaches = open.ruin > 0.3 ? Array.from({ length: Math.round(total / 250) }, () => random.range(0, total)) : []
  const along = walk(loop)
  const stands = (feet: number) => {
    const [x, y] = along(feet).at
    if (gates.some((gate) => apart(gate.at, [x, y]) < gate.width / 2 + 1)) return false
    if (open.barred?.([x, y])) return false
    if (within(site.water, x, y) || shoreNear(site, x, y, open.waterfront ? 46 : 14)) return false
    if (site.rivers.some((river) => distanceToLine(x, y, river.line) < river.width / 2 + 7)) return false
    return !breaches.some((at) => Math.abs(at - feet) < 20 + ((at * 7) % 34))
  }
  const spans: [number, number][] = []
  let from = -1
  for (let feet = 0; feet <= total; feet += step) {
    const up = stands(feet)
    if (up && from < 0) from = feet
    if (from >= 0 && (!up || feet + step > total)) {
      spans.push([from, up ? total : feet - step])
      from = -1
    }
  }
  const long = spans.filter(([a, b]) => b - a > 14)
  const towers: Point[] = []
  const every = material === 'stone' ? 118 : 150
  for (const [a, b] of long) {
    const count = Math.max(1, Math.round((b - a) / every))
    for (let i = 0; i <= count; i++) {
      const { at } = alongLine(loop, a + ((b - a) * i) / count)
      if (towers.every((other) => apart(other, at) > 24)) towers.push(at)
    }
  }
  const waterGates: [Point, Point][] = []
  for (let i = 0; i < long.length; i++) {
    const [, end] = long[i]!
    const [begin] = long[(i + 1) % long.length]!
    const gap = (begin - end + total) % total
    const [a, b] = [alongLine(loop, end).at, alongLine(loop, begin).at]
    const middle = between(a, b, 0.5)
    const overRiver = site.rivers.some((river) => distanceToLine(...middle, river.line) < river.width * 0.6)
    if (
      gap > 20 &&
      overRiver &&
      site.rivers.some((river) => gap < river.width * 5) &&
      !shoreNear(site, ...middle, 60)
    ) {
      waterGates.push([a, b])
    }
  }
  return {
    material,
    circuit,
    thickness,
    stretches: long.map(([a, b]) => pieceOf(loop, a, b)),
    towers,
    waterGates,
  }
}

function shoreNear(site: Site, x: number, y: number, margin: number): boolean {
  return site.shoreline !== undefined && distanceToLine(x, y, site.shoreline) < margin
}

function startAwayFromGates(circuit: Ring, gates: readonly Gate[]): number {
  let best = 0
  let room = -1
  for (let i = 0; i < circuit.length; i += 4) {
    const away = Math.min(1e9, ...gates.map((gate) => apart(gate.at, circuit[i]!)))
    if (away > room) {
      room = away
      best = i
    }
  }
  return best
}
