import type { Random } from '../../../paint/random.ts'
import { clockwise, grown } from '../geometry/clip.ts'
import { resampled, rounded } from '../geometry/line.ts'
import { apart, area, between, distanceToLine, extent, type Point, type Ring, within } from '../geometry/polygon.ts'
import type { Gate, InnerWall, Street } from '../scene.ts'
import type { Plan } from '../words/plan.ts'
import { walled } from './circuit.ts'
import { MAIN } from './network.ts'
import type { Site } from './site.ts'
import { type Mesh, outlineOf } from './wards.ts'

/** Of the town's wards, how many each wall within it encloses, by how many such walls there are. */
const shares: Readonly<Record<number, readonly number[]>> = { 1: [0.42], 2: [0.2, 0.56], 3: [0.13, 0.36, 0.66] }
const TERRACES = [0.16, 0.38, 0.66]
/** Feet that a wall keeps from the middle of the streets along it. */
const OFF = MAIN / 2 + 12

/** Walls and terraces within a town: each round the wards nearest its market, a little inside the streets about them. */
export function innerWalls(
  site: Site,
  mesh: Mesh,
  plan: Plan,
  streets: readonly Street[],
  random: Random,
): InnerWall[] {
  const rings = (plan.terraces ? TERRACES : (shares[plan.innerWalls] ?? [])).flatMap((share) =>
    roundWards(mesh, Math.max(3, Math.round(mesh.inner.size * share))),
  )
  return rings.map((ring, i): InnerWall => {
    const gates = streets.flatMap((street) => crossedBy(street, ring))
    const kept = gates.filter((gate, k) => gates.findIndex((other) => apart(other.at, gate.at) < 30) === k)
    const ways = streets.map((street) => ({ ...street, box: extent(street.line) }))
    // Where a street runs along it there is no room for both.
    const barred = ([x, y]: Point) =>
      ways.some(
        ({ line, width, box }) =>
          x > box.left - width &&
          x < box.right + width &&
          y > box.top - width &&
          y < box.bottom + width &&
          distanceToLine(x, y, line) < width / 2 + 2,
      )
    const { material: _stone, ...wall } = walled(
      site,
      ring,
      kept,
      'stone',
      { waterfront: plan.harbour, ruin: plan.ruin, barred },
      random.fork(`ring ${i}`),
    )
    return plan.terraces
      ? { ...wall, material: 'terrace', thickness: 5, towers: [], gates: [] }
      : { ...wall, material: 'stone', gates: gatesAmong(kept) }
  })
}

/** Gatehouses stand where main streets pass; where none does, each way through has one. */
function gatesAmong(ways: Gate[]): Gate[] {
  const main = ways.filter(({ width }) => width > MAIN * 0.7)
  return main.length > 0 ? main : ways
}

/** The edge of the first wards that the town took, drawn in from the streets along it. */
function roundWards(mesh: Mesh, many: number): Ring[] {
  const wards = new Map([...mesh.inner].slice(0, many))
  const [ring] = grown([rounded(clockwise(outlineOf(mesh.vertices, wards)), 2, 0.2)], -OFF, true).sort(
    (a, b) => area(b) - area(a),
  )
  return ring ? [resampled([...ring, ring[0]!], 12).slice(0, -1)] : []
}

/** Where a street passes a ring, facing outwards. */
function crossedBy({ line, width }: Street, ring: Ring): Gate[] {
  const points = resampled(line, 3)
  return points.slice(1).flatMap((b, i): Gate[] => {
    const a = points[i]!
    const isOut = within([ring], ...a)
    if (isOut === within([ring], ...b)) return []
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) + (isOut ? 0 : Math.PI)
    return [{ at: between(a, b, 0.5), angle, width }]
  })
}
