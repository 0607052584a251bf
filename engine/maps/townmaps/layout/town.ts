import type { Random } from '../../../paint/random.ts'
import { allBut, clockwise, grown, isRoomy, joined, pieces, stroked, without } from '../geometry/clip.ts'
import { Ground } from '../geometry/ground.ts'
import { leftOfEach } from '../geometry/left-of-each.ts'
import { resampled, rounded, straightened } from '../geometry/line.ts'
import {
  apart,
  area,
  between,
  centroid,
  extent,
  type Line,
  type Point,
  type Ring,
  within,
} from '../geometry/polygon.ts'
import type { Bridge, Gate, Street, WardKind } from '../scene.ts'
import type { Plan } from '../words/plan.ts'
import { bridgedOver, dug } from './canals.ts'
import { eased, gateAt, walled } from './circuit.ts'
import { brinks } from './cliffs.ts'
import { causeway, moated } from './crossings.ts'
import { innerWalls } from './inner-walls.ts'
import type { Layout } from './layout.ts'
import { connected, MAIN, type Network, STREET } from './network.ts'
import { roadToEdge, surveyedCountry } from './roads.ts'
import type { Site } from './site.ts'
import { divided, type Mesh } from './wards.ts'
import { zoned } from './zoning.ts'

const ROAD = 17

/** A town or city: wards about a market, streets between them, roads from its gates to the sheet's edge. */
export function laidOutTown(site: Site, plan: Plan, random: Random): Layout {
  // Where water takes part of the sheet the same wards would fill what is left of it.
  const wards = Math.round(plan.wards * (plan.shore === 'coast' || plan.shore === 'lake' ? 0.84 : 1))
  const mesh = divided(site, plan, random.fork('wards'), wards)
  const network = connected(site, mesh, random.fork('streets'), {
    gates: isByBoat(plan) ? 0 : site.island ? 1 : plan.gates,
    bridges: plan.bridges,
    straight: plan.form === 'grid',
  })
  const circuit = eased(
    mesh.outline,
    network.exits.map((exit) => exit.at),
  )
  const square = squareOf(mesh, plan)
  const approaches = intoSquare(mesh, network, square)
  const { gates, roads, bridges } = ledOut(site, plan, network, circuit, square, approaches, random)
  const zones = zoned(
    site,
    mesh,
    plan,
    gates.map((gate) => gate.at),
    random.fork('zoning'),
  )
  const clearOfWall = new Ground(plan.wall === 'none' ? [circuit] : grown([circuit], -11))
  const inner = joinedToGates(network, gates).flatMap((street) => insideOnly(street, clearOfWall))
  const crossed = bridgedOver(site, [...inner, ...approaches])
  const streets = [...roads, ...crossed.streets]
  const wall =
    plan.wall === 'none'
      ? undefined
      : walled(site, circuit, gates, plan.wall, { waterfront: plan.harbour, ruin: plan.ruin }, random.fork('wall'))
  const moat = plan.moat && wall ? moated(site, circuit, gates) : { rings: [], bridges: [] }
  const layout: Layout = {
    circuit,
    gates,
    ...(wall ? { wall } : {}),
    innerWalls: innerWalls(site, mesh, plan, streets, random.fork('inner walls')),
    cliffs: plan.cliff === 'all' ? brinks(site, circuit, streets, random.fork('cliff')) : [],
    streets,
    bridges: [...network.bridges, ...crossed.bridges, ...bridges, ...moat.bridges],
    plaza: { outline: square, kind: 'paved' },
    zones: [],
    moat: moat.rings,
  }
  layout.zones = groundLeft(site, plan, layout, mesh, zones)
  return layout
}

/** Islands without a wall are reached by boat alone: no road leaves them. */
const isByBoat = (plan: Plan) => plan.islands > 0 && plan.wall === 'none'

/** Digs what canals are asked for and leads roads out; where canals bar the way of too many roads, they are dug elsewhere. */
function ledOut(
  site: Site,
  plan: Plan,
  network: Network,
  circuit: Ring,
  square: Ring,
  approaches: readonly Street[],
  random: Random,
) {
  const leave = () => approached(site, plan, network, circuit, random.fork('roads'))
  if (plan.canals === 0) return leave()
  const { water, rivers } = site
  const diggings = {
    circuit,
    streets: [...network.streets, ...approaches],
    bridges: network.bridges,
    square,
    exits: network.exits.map((exit) => exit.at),
  }
  const enough = Math.min(2, network.exits.length)
  for (let attempt = 0; ; attempt++) {
    site.water = water
    site.rivers = [...rivers]
    // One fewer after every third failure, none in the end.
    const wanted = plan.canals - Math.floor(attempt / 3)
    dug(site, plan, wanted, diggings, random.fork(`canals ${attempt}`))
    const roads = leave()
    if (roads.gates.length >= enough || wanted === 0) return roads
  }
}

function approached(site: Site, plan: Plan, network: Network, circuit: Ring, random: Random) {
  const gates: Gate[] = []
  const roads: Street[] = []
  const bridges: Bridge[] = []
  const barred = grown([circuit], plan.moat ? 62 : 24, true)
  const country = surveyedCountry(site, random.int(1, 1e6), barred, [])
  const opensAt = (place: Point) => {
    const gate = gateAt(circuit, place, site.centre, MAIN)
    const towards = Math.atan2(gate.at[1] - site.centre[1], gate.at[0] - site.centre[0])
    const out = (feet: number): Point => [
      gate.at[0] + Math.cos(gate.angle) * feet,
      gate.at[1] + Math.sin(gate.angle) * feet,
    ]
    if (site.island) {
      const dam = causeway(site, gate.at, towards)
      roads.push({ kind: 'road', width: ROAD, line: dam.road })
      bridges.push(dam.bridge)
      gates.push(gate)
      return
    }
    const clear = plan.moat ? 74 : 34
    const road = roadToEdge(site, country, out(clear), towards)
    if (!road) return
    const line: Line = [gate.at, ...road.runs[0]!]
    // The nearest open country may lie over the water.
    if (resampled(line, 2).some(([x, y]) => within(site.water, x, y))) return
    gates.push(gate)
    roads.push({ kind: 'road', width: ROAD, line })
  }
  for (const exit of network.exits) opensAt(exit.at)
  // Where no street comes out on open land, a gate is broken through the wall near the street that comes closest to it.
  const others = gates.length === 0 && !isByBoat(plan) ? nearestToStreets(site, network, circuit) : []
  for (const place of others) {
    opensAt(place)
    if (gates.length > 0) break
  }
  return { gates, roads, bridges }
}

/** Places along a circuit on dry land, those nearest to a street that can be walked to the market first. */
function nearestToStreets(site: Site, network: Network, circuit: Ring): Point[] {
  const points = network.streets.flatMap((street) => resampled(street.line, 12))
  return circuit
    .filter(([x, y], i) => i % 2 === 0 && !within(site.water, x, y))
    .map((at) => ({
      at,
      away: points.reduce((least, point) => Math.min(least, apart(point, at)), Number.POSITIVE_INFINITY),
    }))
    .sort((a, b) => a.away - b.away)
    .map(({ at }) => at)
}

/** Main streets end exactly in their gates; a gate that another street only passes gets a short way to it. */
function joinedToGates(network: Network, gates: Gate[]): Street[] {
  const reached = new Set<Gate>()
  const streets = network.streets.map((street) => {
    const exit = network.exits.find(({ at }) => apart(at, street.line[0]!) < 0.5)
    const gate = exit && gates.find((found) => apart(found.at, exit.at) < 60)
    if (!gate) return street
    reached.add(gate)
    return { ...street, line: [gate.at, ...street.line.slice(1)] }
  })
  for (const gate of gates) {
    if (reached.has(gate)) continue
    const points = network.streets.flatMap((street) => resampled(street.line, 6))
    const nearest = points.reduce((a, b) => (apart(b, gate.at) < apart(a, gate.at) ? b : a))
    streets.push({ kind: 'main', width: MAIN, line: [gate.at, nearest] })
  }
  return streets
}

/** A lesser street without what would run into the wall. */
function insideOnly(street: Street, town: Ground): Street[] {
  if (street.kind === 'main') return [street]
  const line: Line = resampled(street.line, 5)
  const inside = line.map(([x, y]) => town.has(x, y))
  const first = inside.indexOf(true)
  if (first < 0) return []
  const out = inside.indexOf(false, first)
  const run = line.slice(first, out < 0 ? line.length : out)
  if (run.length < 3) return []
  return [{ ...street, line: run.length === line.length ? street.line : straightened(run, 0.6) }]
}

function squareOf(mesh: Mesh, plan: Plan): Ring {
  const corners = mesh.inner.get(0)!.corners.map((corner) => mesh.vertices[corner]!)
  const middle = centroid(corners)
  const share = plan.settlement === 'city' ? 0.66 : 0.58
  return rounded(
    corners.map((corner) => between(middle, corner, share)),
    1,
    0.14,
  )
}

/** Short streets from the market cell's corners into the square itself. */
function intoSquare(mesh: Mesh, network: Network, square: Ring): Street[] {
  const middle = centroid(square)
  return mesh.inner
    .get(0)!
    .corners.map((corner) => mesh.vertices[corner]!)
    .filter((corner) =>
      network.streets.some((street) => apart(street.line[0]!, corner) < 1 || apart(street.line.at(-1)!, corner) < 1),
    )
    .map((corner) => {
      const main = network.streets.some((street) => street.kind === 'main' && apart(street.line.at(-1)!, corner) < 1)
      return {
        kind: main ? ('main' as const) : ('street' as const),
        width: main ? MAIN : STREET,
        line: [corner, between(corner, middle, main ? 0.6 : 0.5)],
      }
    })
}

function groundLeft(site: Site, plan: Plan, layout: Layout, mesh: Mesh, kinds: Map<number, WardKind>): Layout['zones'] {
  const margin = layout.wall ? layout.wall.thickness / 2 + 8 : 2
  const inside = grown([layout.circuit], -margin)
  const taken = layout.streets
    .filter((street) => street.kind !== 'road')
    .flatMap((street) => stroked([street.line], street.width))
  const water = site.water.length > 0 ? grown(site.water, 9) : []
  const bridges = layout.bridges.flatMap((bridge) => stroked([[bridge.from, bridge.to]], bridge.width + 10))
  const walls = layout.innerWalls.flatMap(({ circuit, thickness, stretches }) =>
    stretches.length === 0 ? [] : stroked([[...circuit, circuit[0]!]], thickness + 12),
  )
  const covered = [...taken, ...walls, ...bridges, layout.plaza.outline, ...water]
  // Ward by ward: a street that ends short of the wall must not leave two wards in one piece.
  const rings = [...mesh.inner].map(([cell, ward]) => ({
    cell,
    ring: clockwise(ward.corners.map((corner) => mesh.vertices[corner]!)),
  }))
  const left = leftOfEach(
    rings.map(({ ring }) => ring),
    [...covered, ...allBut(inside, (site.width + site.height) * 2)],
  )
  const zones = rings.flatMap(({ cell }, i) =>
    pieces(left[i]!)
      .flatMap(opened)
      .filter((outline) => area(outline) > 420)
      .map((outline) => ({ outline, ward: kinds.get(cell) ?? ('merchant' as const) })),
  )
  // Where the wall swings wide of the wards, poorer houses fill the room.
  const wide = without(inside, grown(joined(rings.map(({ ring }) => ring)), 1)).filter((ring) => area(ring) > 2400)
  const strips = pieces(wide.length === 0 ? [] : without(wide, covered))
    .flatMap(opened)
    .filter((outline) => area(outline) > 2400 && isRoomy(outline, 13))
    .map((outline) => ({ outline, ward: plan.wall === 'none' ? ('outskirts' as const) : ('craftsmen' as const) }))
  return [...zones, ...strips]
}

/** Ground with holes in it, cut through them so that every piece is a plain ring. */
function opened(piece: Ring[]): Ring[] {
  const [outline, ...holes] = piece
  if (holes.length === 0) return [outline!]
  const box = extent(outline!)
  const cuts = holes.map((hole): Ring => {
    const [x] = centroid(hole)
    return [
      [x - 1, box.top - 1],
      [x + 1, box.top - 1],
      [x + 1, box.bottom + 1],
      [x - 1, box.bottom + 1],
    ]
  })
  return pieces(without(piece, joined(cuts))).map(([ring]) => ring!)
}
