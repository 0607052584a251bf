import { Delaunay } from 'd3-delaunay'
import type { Random } from '../../../paint/random.ts'
import { clockwise, joined } from '../geometry/clip.ts'
import { beside, resampled } from '../geometry/line.ts'
import { apart, area, centroid, distanceToLine, type Point, type Ring, within } from '../geometry/polygon.ts'
import type { Plan } from '../words/plan.ts'
import { axisOf, type Reach, reachOf } from './outline.ts'
import { type Site, WARD_AREA } from './site.ts'

/** Part of the town between ward streets. */
export interface Ward {
  centre: Point
  /** Its corners, as numbers of the mesh's vertices, in order. */
  corners: number[]
}

/** An edge between two wards (or a ward and the country), from vertex to vertex. */
export interface Edge {
  a: number
  b: number
  /** The cells on either side; only wards of the town have a number in `inner`. */
  sides: [number, number]
}

/** The town's ground plan before any street is drawn: cells about the centre, the first being the market's. */
export interface Mesh {
  vertices: Point[]
  /** By cell number; only inner cells are kept. */
  inner: Map<number, Ward>
  edges: Edge[]
  /** Edge of the inner cells, clockwise. */
  outline: Ring
}

const PAIR = 84

/** Divides the ground about the centre into cells and takes the `count` nearest as the town. */
export function divided(site: Site, plan: Plan, random: Random, count: number): Mesh {
  const reach = reachOf(site, plan, random.fork('outline'))
  const points =
    plan.form === 'grid'
      ? lattice(site, random)
      : plan.form === 'rings'
        ? rings(site, random)
        : relaxed(site, seeds(site, random, count))
  const delaunay = Delaunay.from(points)
  const voronoi = delaunay.voronoi(bounds(site))
  const cells = points.map((_, i) => cornersOf(delaunay, i))
  const circumcentres: Point[] = []
  for (let t = 0; t < delaunay.triangles.length / 3; t++) {
    circumcentres.push([voronoi.circumcenters[t * 2]!, voronoi.circumcenters[t * 2 + 1]!])
  }
  const chosen = nearest(site, delaunay, points, random, count, reach)
  return mesh(delaunay, circumcentres, cells, chosen)
}

/** Square wards in rows, as a surveyor pegs them out, a little shorter one way than the other. */
function lattice(site: Site, random: Random): Point[] {
  const { centre, water } = site
  const axis = axisOf(site, random)
  const [c, s] = [Math.cos(axis), Math.sin(axis)]
  const step = Math.sqrt(WARD_AREA)
  const [wide, deep] = [step * 1.12, step / 1.12]
  const rows = Math.ceil((site.radius * 2.2) / deep)
  const out: Point[] = [centre]
  for (let row = -rows; row <= rows; row++)
    for (let column = -rows; column <= rows; column++) {
      if (row === 0 && column === 0) continue
      const [u, v] = [column * wide, row * deep]
      const at: Point = [centre[0] + u * c - v * s, centre[1] + u * s + v * c]
      if (!within(water, ...at)) out.push(at)
    }
  return out
}

/** Wards in rings about the market, each ring set against the last as bricks are: streets run round and outwards. */
function rings(site: Site, random: Random): Point[] {
  const { centre, water } = site
  const step = Math.sqrt(WARD_AREA)
  const turn = random.range(0, Math.PI * 2)
  const out: Point[] = [centre]
  for (let ring = 1; ring * step < site.radius * 2.2; ring++) {
    const many = Math.round(ring * 6.2)
    for (let i = 0; i < many; i++) {
      const angle = turn + ((i + (ring % 2) / 2) / many) * Math.PI * 2
      const at: Point = [centre[0] + Math.cos(angle) * ring * step, centre[1] + Math.sin(angle) * ring * step]
      if (!within(water, ...at)) out.push(at)
    }
  }
  return out
}

function bounds(site: Site): [number, number, number, number] {
  const far = site.radius * 4
  const [x, y] = site.centre
  return [x - far, y - far, x + far, y + far]
}

function seeds(site: Site, random: Random, count: number): { at: Point; fixed: boolean }[] {
  const { centre, water } = site
  const step = Math.sqrt(WARD_AREA)
  const lines = [...site.rivers.map((river) => ({ line: river.line, off: river.width / 2 + PAIR }))]
  if (site.shoreline) lines.push({ line: site.shoreline, off: PAIR })
  const pairs: Point[] = []
  for (const { line, off } of lines) {
    const along = resampled(line, step * 0.92)
    for (const side of [off, -off]) {
      for (const point of beside(along, side)) {
        if (apart(point, centre) > site.radius * 2.1 || apart(point, centre) < step * 0.75) continue
        if (pairs.some((other) => apart(other, point) < step * 0.5)) continue
        if (lines.some((other) => other.line !== line && distanceToLine(point[0], point[1], other.line) < PAIR))
          continue
        pairs.push(point)
      }
    }
  }
  const out: { at: Point; fixed: boolean }[] = [{ at: centre, fixed: true }]
  const turn = random.range(0, Math.PI * 2)
  for (let i = 1; i < count * 5; i++) {
    const angle = turn + Math.sqrt(i) * 5 + random.range(-0.12, 0.12)
    const radius = step * 0.6 * i ** 0.52 * random.range(0.94, 1.06)
    const at: Point = [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius]
    const shy = lines.some(({ line, off }) => distanceToLine(at[0], at[1], line) < off + step * 0.42)
    if (!shy && !within(water, at[0], at[1])) out.push({ at, fixed: false })
  }
  return [...out, ...pairs.map((at) => ({ at, fixed: true }))]
}

function relaxed(site: Site, seeds: { at: Point; fixed: boolean }[]): Point[] {
  let points = seeds.map((seed) => seed.at)
  for (let round = 0; round < 3; round++) {
    const voronoi = Delaunay.from(points).voronoi(bounds(site))
    points = points.map((point, i) => {
      const cell = voronoi.cellPolygon(i)
      if (!cell || seeds[i]!.fixed || apart(point, site.centre) > site.radius * 1.35) return point
      return centroid(cell.slice(0, -1) as Ring)
    })
  }
  return points
}

function cornersOf(delaunay: Delaunay<unknown>, cell: number): number[] {
  const { inedges, halfedges, triangles } = delaunay
  const first = inedges[cell]!
  const out: number[] = []
  let edge = first
  while (edge !== -1) {
    out.push(Math.floor(edge / 3))
    edge = edge % 3 === 2 ? edge - 2 : edge + 1
    if (triangles[edge] !== cell) return []
    edge = halfedges[edge]!
    if (edge === first) return out
  }
  return []
}

/** Grows the town cell by cell from the middle, never over water, so that it stays in one piece. */
function nearest(
  site: Site,
  delaunay: Delaunay<unknown>,
  points: Point[],
  random: Random,
  count: number,
  reach: Reach,
): Set<number> {
  const lean = points.map(() => random.range(0.96, 1.04))
  const chosen = new Set<number>([0])
  const rim = new Map<number, number>()
  const open = (cell: number) => {
    for (const next of delaunay.neighbors(cell)) {
      const [x, y] = points[next]!
      // Room for a road and a field between the town and the sheet's edge.
      const edge = Math.min(x, y, site.width - x, site.height - y)
      if (chosen.has(next) || edge < Math.min(site.width, site.height) * 0.11 || within(site.water, x, y)) continue
      rim.set(next, reach(points[next]!) * lean[next]!)
    }
  }
  open(0)
  while (chosen.size < count && rim.size > 0) {
    const [best] = [...rim].reduce((a, b) => (b[1] < a[1] ? b : a))
    rim.delete(best)
    chosen.add(best)
    open(best)
  }
  return chosen
}

function mesh(delaunay: Delaunay<unknown>, circumcentres: Point[], cells: number[][], chosen: Set<number>): Mesh {
  const { halfedges, triangles } = delaunay
  const name = circumcentres.map((_, i) => i)
  const find = (i: number): number => {
    let root = i
    while (name[root] !== root) root = name[root]!
    name[i] = root
    return root
  }
  const found: Edge[] = []
  for (let e = 0; e < halfedges.length; e++) {
    const opposite = halfedges[e]!
    if (opposite < e) continue
    const sides: [number, number] = [triangles[e]!, triangles[e % 3 === 2 ? e - 2 : e + 1]!]
    if (sides.some((cell) => chosen.has(cell) && cells[cell]!.length > 2)) {
      found.push({ a: Math.floor(e / 3), b: Math.floor(opposite / 3), sides })
    }
  }
  // Corners that nearly touch become one, or streets would fork within a house's breadth.
  const vertices = circumcentres.map((point): Point => [point[0], point[1]])
  for (const { a, b } of found) {
    const [p, q] = [find(a), find(b)]
    if (p === q || apart(vertices[p]!, vertices[q]!) > 40) continue
    name[q] = p
    vertices[p] = [(vertices[p]![0] + vertices[q]![0]) / 2, (vertices[p]![1] + vertices[q]![1]) / 2]
  }
  const edges = found.map((edge) => ({ ...edge, a: find(edge.a), b: find(edge.b) })).filter((edge) => edge.a !== edge.b)
  const inner = new Map<number, Ward>()
  for (const cell of chosen) {
    const corners = cells[cell]!.map(find).filter((corner, i, all) => corner !== all[(i + 1) % all.length])
    if (corners.length > 2) inner.set(cell, { corners, centre: centroid(corners.map((corner) => vertices[corner]!)) })
  }
  return { vertices, inner, edges, outline: outlineOf(vertices, inner) }
}

export function outlineOf(vertices: Point[], inner: Map<number, Ward>): Ring {
  const rings = joined([...inner.values()].map((ward) => clockwise(ward.corners.map((corner) => vertices[corner]!))))
  return rings.sort((a, b) => area(b) - area(a))[0]!
}
