import { fbm } from '../../../paint/noise.ts'
import type { Random } from '../../../paint/random.ts'
import { clockwise, grown } from '../geometry/clip.ts'
import { alongLine, lengthOf, pieceOf, resampled, softened } from '../geometry/line.ts'
import { apart, distanceToLine, type Line, type Point, type Ring, within } from '../geometry/polygon.ts'
import type { Gate, Street } from '../scene.ts'
import type { Plan } from '../words/plan.ts'
import { dry, dryLand } from './banks.ts'
import { gateAt, walled } from './circuit.ts'
import { brinks } from './cliffs.ts'
import { bridgesOver, causeway, crossingPlaces, moated } from './crossings.ts'
import type { Layout } from './layout.ts'
import { axisOf, nearestOn } from './outline.ts'
import { roadToEdge, surveyedCountry } from './roads.ts'
import type { Site } from './site.ts'

/** A hamlet or village: a green, the roads that meet there, a few lanes off them. */
export function laidOutVillage(site: Site, plan: Plan, random: Random): Layout {
  const hamlet = plan.settlement === 'hamlet'
  const width = hamlet ? 11 : 14
  const seed = random.int(1, 1e6)
  const usual = hamlet ? 30 : random.range(46, 64)
  // A pond lies in the green, with room to walk round it.
  const green = lump(site.centre, plan.pond ? Math.min(usual * 1.7, site.radius * 0.55) : usual, seed)
  const turn = headingOf(site, plan, random)
  const circuit = drawnOut(lump(site.centre, site.radius, seed + 9, 0.34), site, turn)
  const streets: Street[] = []
  const bridges: Layout['bridges'] = []
  if (site.island) {
    const dam = causeway(site, site.centre, turn)
    streets.push({ kind: 'road', width, line: dam.road })
    bridges.push({ ...dam.bridge, width: 12, material: 'wood' })
    // Nowhere to go but round the island: streets of its own.
    for (const off of [1.35, 2.75, 4.6]) {
      const heading = turn + off + random.range(-0.25, 0.25)
      const bend = random.range(-0.35, 0.35)
      const at = (share: number, sway: number): Point => [
        site.centre[0] + Math.cos(heading + sway) * site.radius * share,
        site.centre[1] + Math.sin(heading + sway) * site.radius * share,
      ]
      const line = softened([at(0.1, 0), at(0.4, bend), at(0.74, bend * 0.4)], 3)
      streets.push({ kind: 'path', width: 11, line: fromGreen(line, green) })
    }
  } else {
    const crossings = crossingPlaces(site, plan.bridges)
    const country = surveyedCountry(site, seed, [], crossings)
    const ways = [...roadsOf(plan), ...waysAcross(site, plan, turn)]
    let found = 0
    for (const [i, off] of [...ways, Math.PI / 2, -Math.PI / 2].entries()) {
      // Where water or rock takes a way out, another is found.
      if (i >= ways.length && found >= Math.min(2, plan.gates)) break

      const towards = turn + off + (random.range(-0.18, 0.18) / plan.gates) * Math.PI * 2
      const road = roadToEdge(site, country, site.centre, towards)
      if (!road) continue
      found++
      for (const [k, line] of road.runs.entries()) {
        streets.push({ kind: 'road', width, line: k === 0 ? fromGreen(line, green) : line })
      }
      for (const { from, to } of road.crossed) {
        streets.push({ kind: 'road', width, line: [from, to] })
        bridges.push(
          ...bridgesOver(site.water, from, to, width + 2, plan.ruin > 0 || random.chance(0.5) ? 'stone' : 'wood'),
        )
      }
    }
  }
  if (!hamlet) streets.push(...lanes(site, circuit, streets, random.fork('lanes')))
  const roads = streets.filter((street) => street.kind === 'road')
  const gates = gatesIn(circuit, roads, site.centre, width)
  const wall =
    plan.wall === 'none'
      ? undefined
      : walled(site, circuit, gates, plan.wall, { waterfront: plan.harbour, ruin: plan.ruin }, random.fork('wall'))
  const moat = plan.moat && wall ? moated(site, circuit, gates) : { rings: [], bridges: [] }
  return {
    circuit,
    gates,
    ...(wall ? { wall } : {}),
    innerWalls: [],
    cliffs: plan.cliff === 'all' ? brinks(site, circuit, streets, random.fork('cliff')) : [],
    streets,
    bridges: [...bridges, ...moat.bridges],
    plaza: { outline: green, kind: 'green' },
    zones: [],
    moat: [...moat.rings, ...(plan.pond ? pondIn(green, site.centre, seed) : [])],
  }
}

/** Which way the first road of a village leaves it: along its river where it is a street's. */
function headingOf(site: Site, plan: Plan, random: Random): number {
  const any = random.range(0, Math.PI * 2)
  return plan.form === 'long' ? axisOf(site, random) : any
}

/** Where roads leave a village, radians from the first: all round, or both ends of a street, or of a bent one. */
function roadsOf(plan: Plan): number[] {
  if (plan.form === 'long' && plan.gates === 2) return [0, Math.PI]
  if (plan.form === 'ell' && plan.gates === 2) return [0, Math.PI * 0.56]
  return Array.from({ length: plan.gates }, (_, i) => (i / plan.gates) * Math.PI * 2)
}

/** A street that runs beside a river has its bridges off to the side: radians from the first road, towards the water. */
function waysAcross({ centre, rivers }: Site, plan: Plan, first: number): number[] {
  const [river] = rivers
  if (!river || plan.gates !== 2 || (plan.form !== 'long' && plan.form !== 'ell')) return []
  const { at } = nearestOn(river.line, centre)
  const across = Math.atan2(at[1] - centre[1], at[0] - centre[0]) - first
  return Array.from({ length: plan.bridges }, (_, i) => across + (i - (plan.bridges - 1) / 2) * 0.9)
}

/** A circuit longer along a street, and as much narrower across it. */
function drawnOut(circuit: Ring, { centre, stretch }: Site, heading: number): Ring {
  if (stretch === 1) return circuit
  const [c, s] = [Math.cos(heading), Math.sin(heading)]
  return circuit.map(([x, y]): Point => {
    const [u, v] = [(x - centre[0]) * c + (y - centre[1]) * s, (y - centre[1]) * c - (x - centre[0]) * s]
    const [along, across] = [u * stretch, v / stretch]
    return [centre[0] + along * c - across * s, centre[1] + along * s + across * c]
  })
}

/** A pond's edge within a green. */
function pondIn(green: Ring, centre: Point, seed: number): Ring[] {
  const room = Math.min(...green.map((point) => apart(point, centre)))
  // Roads end nine feet inside the green.
  return [lump(centre, Math.min(room * 0.86, room - 12), seed + 21, 0.42)]
}

/** A road from where it leaves the green. */
function fromGreen(line: Line, green: Ring): Line {
  const total = lengthOf(line)
  let feet = 0
  for (let reach = 0; reach < Math.min(total, 260); reach += 3)
    if (within([green], ...alongLine(line, reach).at)) feet = reach
  return feet === 0 || feet >= total ? line : pieceOf(line, Math.max(0, feet - 9), total)
}

function lump(at: Point, radius: number, seed: number, wild = 0.5): Ring {
  const ring: Ring = Array.from({ length: 48 }, (_, i): Point => {
    const turn = (i / 48) * Math.PI * 2
    const far = radius * (1 - wild / 2 + wild * fbm(Math.cos(turn) + 5, Math.sin(turn) + 5, seed, 3))
    return [at[0] + Math.cos(turn) * far, at[1] + Math.sin(turn) * far]
  })
  return clockwise(ring)
}

function lanes(site: Site, circuit: Ring, roads: readonly Street[], random: Random): Street[] {
  const out: Street[] = []
  const land = dryLand(site, 20)
  const inner = grown([circuit], -26)[0] ?? circuit
  const wanted = random.int(5, 7)
  for (let tries = 0; tries < 90 && out.length < wanted; tries++) {
    const road = random.pick(roads)
    if (road.line.length < 3 || apart(road.line[0]!, site.centre) > site.radius) continue
    const { at, angle } = alongLine(road.line, random.range(0.25, 0.75) * Math.min(site.radius, lengthOf(road.line)))
    const heading = angle + (random.chance(0.5) ? 1 : -1) * random.range(1.2, 1.9)
    const bend = random.range(-0.5, 0.5)
    const reach = random.range(0.3, 0.52) * site.radius
    const line: Line = [at]
    for (let step = 1; step <= 4; step++) {
      const last = line.at(-1)!
      const towards = heading + (bend * step) / 4
      line.push([last[0] + (Math.cos(towards) * reach) / 4, last[1] + (Math.sin(towards) * reach) / 4])
    }
    const soft = softened(line, 2)
    const clash = soft.some(
      ([x, y], i) =>
        i > 4 &&
        ([...roads, ...out].some((other) => distanceToLine(x, y, other.line) < (other === road ? 46 : 66)) ||
          !within([inner], x, y)),
    )
    const wet = soft.some((point, i) => i > 0 && !dry(land, soft[i - 1]!, point))
    if (!clash && !wet) out.push({ kind: 'path', width: 9, line: soft })
  }
  return out
}

/** A gate wherever a road passes the circuit. */
function gatesIn(circuit: Ring, streets: readonly Street[], centre: Point, width: number): Gate[] {
  const gates: Gate[] = []
  for (const { line } of streets) {
    const fine = resampled(line, 4)
    for (let i = 1; i < fine.length; i++) {
      const [a, b] = [fine[i - 1]!, fine[i]!]
      if (within([circuit], ...a) === within([circuit], ...b)) continue
      if (gates.every((gate) => apart(gate.at, a) > 34)) {
        gates.push({ ...gateAt(circuit, a, centre, width + 6), at: [a[0], a[1]] })
      }
    }
  }
  return gates
}
