import { grown } from '../geometry/clip.ts'
import { Ground } from '../geometry/ground.ts'
import { apart, between, distanceToLine, type Point } from '../geometry/polygon.ts'
import type { Site } from './site.ts'
import type { Edge, Mesh, Ward } from './wards.ts'

/** A way along a ward's edge, or over a river, between two vertices of the mesh. */
export interface Way {
  a: number
  b: number
  length: number
  bridge: boolean
}

/** The ground streets may use: the sheet and more, a few feet clear of water. */
export function dryLand(site: Site, margin: number): Ground {
  const far = site.width + site.height
  const sheet = { left: -far, top: -far, right: far * 2, bottom: far * 2 }
  return Ground.around(sheet, site.water.length > 0 ? grown(site.water, margin) : [], 60)
}

export function dry(land: Ground, a: Point, b: Point): boolean {
  if (land.isOpenBetween(a, b)) return land.has(...a)
  const steps = Math.max(1, Math.ceil(apart(a, b) / 6))
  for (let i = 0; i <= steps; i++) {
    const [x, y] = between(a, b, i / steps)
    if (!land.has(x, y)) return false
  }
  return true
}

/** An edge that runs into the water becomes a street down to the bank, from either end that is dry. */
export function toTheBank(mesh: Mesh, edge: Edge, land: Ground): Edge[] {
  const [p, q] = [mesh.vertices[edge.a]!, mesh.vertices[edge.b]!]
  if (dry(land, p, q)) return [edge]
  const steps = Math.ceil(apart(p, q) / 4)
  const out: Edge[] = []
  for (const [from, start, end] of [
    [edge.a, p, q],
    [edge.b, q, p],
  ] as const) {
    if (!land.has(...start)) continue
    let reach = 0
    while (reach < steps && land.has(...between(start, end, (reach + 1) / steps))) reach++
    if (reach * 4 < 24) continue
    mesh.vertices.push(between(start, end, reach / steps))
    out.push({ a: from, b: mesh.vertices.length - 1, sides: edge.sides })
  }
  return out
}

/** Whether some of a ward's ground lies on the same bank as one of its streets. */
export function near(mesh: Mesh, ward: Ward, a: number, b: number, land: Ground): boolean {
  const [p, q] = [mesh.vertices[a]!, mesh.vertices[b]!]
  const ground = [ward.centre, ...ward.corners.map((corner) => between(ward.centre, mesh.vertices[corner]!, 0.6))]
  return ground.some((place) => [p, q, between(p, q, 0.5)].some((point) => dry(land, place, point)))
}

/** Pairs of street corners that face each other across a river, the best placed first. */
export function bridged(site: Site, mesh: Mesh, ways: Way[], wanted: number): Way[] {
  const used = [...new Set(ways.flatMap((way) => [way.a, way.b]))]
  const bank = dryLand(site, 0)
  const out: Way[] = []
  for (const { line, width, channel } of site.rivers) {
    const close = used.filter((v) => distanceToLine(...mesh.vertices[v]!, line) < width / 2 + 300)
    const found: { way: Way; middle: Point; cost: number }[] = []
    for (const a of close) {
      for (const b of close) {
        if (a >= b) continue
        const [p, q] = [mesh.vertices[a]!, mesh.vertices[b]!]
        const length = apart(p, q)
        if (length > width + 560) continue
        const middle = crossing(bank, p, q)
        if (!middle) continue
        const { span, at } = middle
        // Straits are wider in one place than in another; rivers are not.
        if (span > width * (channel ? 2.6 : 1.35) || span < width * 0.6) continue
        const skew = span / width - 0.9
        const cost = apart(at, site.centre) * 0.8 + length * 0.6 + skew * 340
        // Not where the water runs out of the town; between islands it is open at both ends anyway.
        if (distanceToLine(...at, mesh.outline, true) < (channel ? 12 : 60)) continue
        found.push({ way: { a, b, length, bridge: true }, middle: at, cost })
      }
    }
    const taken: { middle: Point; way: Way }[] = []
    found.sort((x, y) => x.cost - y.cost)
    // Well apart where the banks allow it, closer where that leaves too few.
    for (const room of [210, 150, 105])
      for (const { way, middle } of found) {
        if (taken.length >= wanted) break
        if (taken.some((other) => apart(other.middle, middle) < room || shares(other.way, way))) continue
        taken.push({ middle, way })
        out.push(way)
      }
  }
  return out
}

const shares = (one: Way, other: Way) => [one.a, one.b].some((v) => v === other.a || v === other.b)

/** Where a segment crosses water exactly once, both ends being dry: middle and length of the crossing. */
export function crossing(bank: Ground, p: Point, q: Point): { at: Point; span: number } | undefined {
  const steps = Math.ceil(apart(p, q) / 3)
  let first = -1
  let last = -1
  for (let i = 0; i <= steps; i++) {
    if (bank.has(...between(p, q, i / steps))) continue
    if (last !== -1 && i - last > 1) return undefined
    if (first === -1) first = i
    last = i
  }
  if (first <= 0 || last >= steps) return undefined
  return { at: between(p, q, (first + last) / 2 / steps), span: (last - first + 1) * 3 }
}
