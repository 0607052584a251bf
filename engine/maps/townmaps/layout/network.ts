import type { Random } from '../../../paint/random.ts'
import type { Ground } from '../geometry/ground.ts'
import { resampled, softened } from '../geometry/line.ts'
import { apart, between, type Line, type Point } from '../geometry/polygon.ts'
import type { Bridge, Street } from '../scene.ts'
import { bridged, crossing, dry, dryLand, near, toTheBank, type Way } from './banks.ts'
import type { Site } from './site.ts'
import { type Mesh, outlineOf } from './wards.ts'

/** The town's streets inside its outline. */
export interface Network {
  streets: Street[]
  bridges: Bridge[]
  /** Where main streets leave the town, with the street that arrives there. */
  exits: { vertex: number; at: Point }[]
}

export const MAIN = 25
export const STREET = 15

/**
 * Streets along the edges of wards, bridges where the river parts them, and main streets from the gates to the market.
 * Wards that no bridge reaches are given up: the mesh is changed to those that remain.
 */
export function connected(
  site: Site,
  mesh: Mesh,
  random: Random,
  wanted: { gates: number; bridges: number; straight: boolean },
): Network {
  const land = dryLand(site, 16)
  mesh.edges = mesh.edges.flatMap((edge) => toTheBank(mesh, edge, land))
  let ways = waysOn(mesh, land)
  const bridgeWays = bridged(site, mesh, ways, wanted.bridges)
  ways = [...ways, ...bridgeWays]
  const market = mesh.inner.get(0)!.corners.filter((corner) => land.has(...mesh.vertices[corner]!))
  const reached = distances(ways, market)
  for (const [cell, ward] of mesh.inner) {
    const served = mesh.edges.some(
      ({ a, b, sides }) =>
        sides.includes(cell) && reached.cost.has(a) && reached.cost.has(b) && near(mesh, ward, a, b, land),
    )
    if (cell !== 0 && !served) mesh.inner.delete(cell)
  }
  mesh.outline = outlineOf(mesh.vertices, mesh.inner)
  ways = ways.filter((way) => reached.cost.has(way.a) && (way.bridge || stillInside(mesh, way)))
  const onLand = new Set(ways.filter((way) => !way.bridge).flatMap((way) => [way.a, way.b]))
  ways = ways.filter((way) => !way.bridge || (onLand.has(way.a) && onLand.has(way.b)))

  const exits = gatesOf(site, mesh, ways, land, random, wanted.gates)
  const mains = mainStreets(ways, market, exits)
  straightenMains(mesh, ways, mains, land, new Set([...market, ...exits]))
  return {
    exits: exits.map((vertex) => ({ vertex, at: mesh.vertices[vertex]! })),
    ...drawn(site, mesh, ways, mains, land, random, wanted.straight),
  }
}

function waysOn(mesh: Mesh, land: Ground): Way[] {
  return mesh.edges
    .filter(({ a, b, sides }) => {
      const inside = mesh.inner.has(sides[0]) && mesh.inner.has(sides[1])
      return inside && dry(land, mesh.vertices[a]!, mesh.vertices[b]!)
    })
    .map(({ a, b }) => ({ a, b, length: apart(mesh.vertices[a]!, mesh.vertices[b]!), bridge: false }))
}

function stillInside(mesh: Mesh, way: Way): boolean {
  return mesh.edges.some(
    ({ a, b, sides }) =>
      ((a === way.a && b === way.b) || (a === way.b && b === way.a)) &&
      mesh.inner.has(sides[0]) &&
      mesh.inner.has(sides[1]),
  )
}

function distances(ways: Way[], from: number[], worth: (way: Way) => number = (way) => way.length) {
  const next = new Map<number, Way[]>()
  for (const way of ways) {
    for (const end of [way.a, way.b]) next.set(end, [...(next.get(end) ?? []), way])
  }
  const cost = new Map<number, number>(from.map((v) => [v, 0]))
  const via = new Map<number, Way>()
  const open = new Set(from)
  while (open.size > 0) {
    let here = -1
    for (const v of open) if (here === -1 || cost.get(v)! < cost.get(here)!) here = v
    open.delete(here)
    for (const way of next.get(here) ?? []) {
      const there = way.a === here ? way.b : way.a
      const total = cost.get(here)! + worth(way) * (way.bridge ? 1.4 : 1)
      if (total >= (cost.get(there) ?? Number.POSITIVE_INFINITY)) continue
      cost.set(there, total)
      via.set(there, way)
      open.add(there)
    }
  }
  return { cost, via }
}

function gatesOf(site: Site, mesh: Mesh, ways: Way[], land: Ground, random: Random, wanted: number): number[] {
  const used = new Set(ways.flatMap((way) => [way.a, way.b]))
  const [cx, cy] = site.centre
  const market = new Set(mesh.inner.get(0)!.corners)
  const candidates = [...used].filter((v) => {
    const [x, y] = mesh.vertices[v]!
    if (market.has(v) || !mesh.outline.some((point) => apart(point, [x, y]) < 0.5)) return false
    const away = Math.hypot(x - cx, y - cy) || 1
    for (const out of [0, 50, 100, 150]) {
      if (!land.has(x + ((x - cx) / away) * out, y + ((y - cy) / away) * out)) return false
    }
    return true
  })
  const turnOf = (v: number) => Math.atan2(mesh.vertices[v]![1] - cy, mesh.vertices[v]![0] - cx)
  const chosen: number[] = []
  let left = random.shuffle(candidates)
  while (chosen.length < wanted && left.length > 0) {
    const room = (v: number) => Math.min(9, ...chosen.map((other) => turnBetween(turnOf(v), turnOf(other))))
    const best = left.reduce((a, b) => (room(b) > room(a) ? b : a))
    if (room(best) < 0.6 && chosen.length > 0) break
    chosen.push(best)
    left = left.filter((v) => v !== best)
  }
  return chosen
}

function turnBetween(a: number, b: number): number {
  return Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)))
}

/** From each gate the cheapest way to the market; ways already trodden cost less, so that streets meet. */
function mainStreets(ways: Way[], market: number[], exits: number[]): number[][] {
  const trodden = new Set<Way>()
  return exits.map((exit) => {
    const { via } = distances(ways, market, (way) => way.length * (trodden.has(way) ? 0.55 : 1))
    const path = [exit]
    let here = exit
    for (let way = via.get(here); way; way = via.get(here)) {
      trodden.add(way)
      here = way.a === here ? way.b : way.a
      path.push(here)
    }
    return path
  })
}

function straightenMains(mesh: Mesh, ways: Way[], mains: number[][], land: Ground, pinned: Set<number>) {
  for (const way of ways) if (way.bridge) pinned.add(way.a).add(way.b)
  for (const [x, y] of mesh.outline) {
    const v = mesh.vertices.findIndex((point) => Math.abs(point[0] - x) < 0.5 && Math.abs(point[1] - y) < 0.5)
    if (v >= 0) pinned.add(v)
  }
  for (let round = 0; round < 3; round++) {
    for (const path of mains) {
      for (let i = 1; i < path.length - 1; i++) {
        const v = path[i]!
        if (pinned.has(v)) continue
        const old = mesh.vertices[v]!
        const target = between(mesh.vertices[path[i - 1]!]!, mesh.vertices[path[i + 1]!]!, 0.5)
        mesh.vertices[v] = between(old, target, 0.4)
        const sound = ways.every(
          (way) =>
            way.bridge || (way.a !== v && way.b !== v) || dry(land, mesh.vertices[way.a]!, mesh.vertices[way.b]!),
        )
        if (!sound) mesh.vertices[v] = old
      }
    }
  }
}

function drawn(
  site: Site,
  mesh: Mesh,
  ways: Way[],
  mains: number[][],
  land: Ground,
  random: Random,
  straight: boolean,
): { streets: Street[]; bridges: Bridge[] } {
  const bank = dryLand(site, 5)
  const streets: Street[] = []
  const bridges: Bridge[] = []
  const done = new Set<Way>()
  const wayBetween = (a: number, b: number) =>
    ways.find((way) => (way.a === a && way.b === b) || (way.a === b && way.b === a))
  const addBridge = (way: Way, width: number) => {
    const [p, q] = [mesh.vertices[way.a]!, mesh.vertices[way.b]!]
    const middle = crossing(bank, p, q)
    if (!middle) return
    const length = apart(p, q)
    const at = apart(p, middle.at)
    bridges.push({
      from: between(p, q, (at - middle.span / 2) / length),
      to: between(p, q, (at + middle.span / 2) / length),
      width,
      material: 'stone',
    })
  }
  for (const path of mains) {
    let run: number[] = [path[0]!]
    const before = streets.length
    let joins = false
    const flush = () => {
      if (run.length > 1) {
        const line = run.map((v) => mesh.vertices[v]!)
        const soft = softened(line, 3)
        const wet = soft.some((point, i) => i > 0 && !dry(land, soft[i - 1]!, point))
        streets.push({ kind: 'main', width: MAIN, line: wet ? line : soft })
      }
    }
    for (let i = 1; i < path.length; i++) {
      const way = wayBetween(path[i - 1]!, path[i]!)!
      if (done.has(way)) {
        joins = true
        break
      }
      done.add(way)
      if (way.bridge) {
        flush()
        const line = [mesh.vertices[path[i - 1]!]!, mesh.vertices[path[i]!]!]
        streets.push({ kind: 'main', width: MAIN * 0.86, line })
        addBridge(way, MAIN * 0.86)
        run = [path[i]!]
      } else run.push(path[i]!)
    }
    flush()
    const last = streets.at(-1)
    if (joins && last && streets.length > before && before > 0) {
      // The street it joins was eased off its corners; end on it, not where the corner was.
      const points = streets.slice(0, before).flatMap((street) => resampled(street.line, 4))
      const end = last.line.at(-1)!
      last.line = [...last.line, points.reduce((a, b) => (apart(b, end) < apart(a, end) ? b : a))]
    }
  }
  for (const way of ways) {
    if (done.has(way)) continue
    const [a, b] = [mesh.vertices[way.a]!, mesh.vertices[way.b]!]
    if (way.bridge) {
      streets.push({ kind: 'street', width: STREET * 1.15, line: [a, b] })
      addBridge(way, STREET * 1.15)
      continue
    }
    streets.push({
      kind: 'street',
      width: STREET * random.range(0.85, 1.1),
      line: straight ? [a, b] : bent(a, b, land, random),
    })
  }
  return { streets, bridges }
}

/** A street that wanders a little off the straight line. */
function bent(a: Point, b: Point, land: Ground, random: Random): Line {
  const length = apart(a, b)
  const sway = random.range(-0.055, 0.055) * length
  const middle = between(a, b, random.range(0.4, 0.6))
  const line: Line = [a, [middle[0] - ((b[1] - a[1]) / length) * sway, middle[1] + ((b[0] - a[0]) / length) * sway], b]
  const soft = softened(line, 2)
  return soft.some((point, i) => i > 0 && !dry(land, soft[i - 1]!, point)) ? [a, b] : soft
}
