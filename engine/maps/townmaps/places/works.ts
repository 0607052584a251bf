import type { Random } from '../../../paint/random.ts'
import { grown, stroked } from '../geometry/clip.ts'
import { Ground } from '../geometry/ground.ts'
import { Occupancy } from '../geometry/occupancy.ts'
import { distanceToLine, type Extent, type Line, type Point, type Ring, rectangle } from '../geometry/polygon.ts'
import type { Layout } from '../layout/layout.ts'
import type { Site } from '../layout/site.ts'
import type {
  Block,
  Boat,
  Bridge,
  Field,
  House,
  Landmark,
  LandmarkKind,
  Part,
  Relief,
  Street,
  Tree,
  WardKind,
} from '../scene.ts'
import type { Names } from '../words/names.ts'
import type { Plan } from '../words/plan.ts'
import type { Register } from './register.ts'

/** A settlement while it is being built: what stands already, and what is left to build on. */
export interface Works {
  site: Site
  plan: Plan
  layout: Layout
  names: Names
  random: Random
  /** All that stands, so that nothing is built into anything else. */
  occupancy: Occupancy
  /** Open ground outside streets, water, walls and (for towns) the town itself. */
  country: Ground
  /** What covers the rest, shape by shape. */
  covered: Ring[]
  blocks: Block[]
  houses: Partial<Record<WardKind, House[]>>
  landmarks: Landmark[]
  stalls: House[]
  piers: Bridge[]
  quays: Line[]
  boats: Boat[]
  graves: Point[]
  fields: Field[]
  woods: Ring[]
  trees: Tree[]
  relief: Relief[]
  /** Of a settlement's sheet, where the map is made for one: what is to be built, and where. */
  register?: Register
}

export function works(
  site: Site,
  plan: Plan,
  layout: Layout,
  names: Names,
  random: Random,
  register?: Register,
): Works {
  const covered = coverOf(site, plan, layout)
  return {
    site,
    plan,
    layout,
    names,
    random,
    occupancy: new Occupancy(),
    country: Ground.around(sheetOf(site), covered, 60),
    covered,
    blocks: [],
    houses: {},
    landmarks: [],
    stalls: [],
    piers: [],
    quays: [],
    boats: [],
    graves: [],
    fields: [],
    woods: [],
    trees: [],
    relief: site.relief,
    ...(register ? { register } : {}),
  }
}

/** The sheet and a little more, so that what lies at its edge is cut by it. */
export const sheetOf = ({ width, height }: Site): Extent => ({
  left: -40,
  top: -40,
  right: width + 40,
  bottom: height + 40,
})

function coverOf(site: Site, plan: Plan, layout: Layout): Ring[] {
  const town = layout.zones.length > 0 ? grown([layout.circuit], layout.wall ? 20 : 8) : []
  const inTown = new Ground(town)
  // Streets deep in the town cover nothing that it does not.
  const isDeep = (street: Street) =>
    street.line.every(
      ([x, y]) =>
        inTown.has(x, y) && town.every((ring) => distanceToLine(x, y, ring, true) > (street.width + 2) / 2 + 1),
    )
  return [
    ...layout.streets.filter((street) => !isDeep(street)).flatMap((street) => stroked([street.line], street.width + 2)),
    ...layout.bridges.flatMap((bridge) => stroked([[bridge.from, bridge.to]], bridge.width + 8)),
    ...(town.length > 0 ? town : [layout.plaza.outline]),
    ...(layout.wall ? stroked([[...layout.circuit, layout.circuit[0]!]], layout.wall.thickness + 26) : []),
    ...layout.cliffs.flatMap((line) => stroked([line], 54)),
    ...(plan.moat ? stroked([[...layout.circuit, layout.circuit[0]!]], 108) : []),
    ...(site.water.length > 0 ? grown(site.water, 10) : []),
  ]
}

/** Whether a rectangle is free to build on, on some ground. */
export function free(works: Works, ground: Ground, ring: Ring, clearance = 2): boolean {
  return ground.holds(ring) && works.occupancy.clear(ring, -clearance)
}

/** Enters a landmark in the books: its bodies' footprints (or one for all) are taken from now on. */
export function establish(
  works: Works,
  kind: LandmarkKind,
  parts: Part[],
  more: { precinct?: Ring; badge?: Point; taken?: Ring } = {},
): Landmark {
  if (more.taken) works.occupancy.add(more.taken)
  else for (const part of parts) works.occupancy.add(footprintOf(part))
  const main = parts.reduce<Part | undefined>((a, b) => (a && a.height >= b.height ? a : b), undefined)
  const entry = works.register?.take(kind)
  const landmark: Landmark = {
    kind,
    name: entry?.name ?? works.names.landmark(kind),
    ...(entry ? { number: entry.number } : {}),
    badge: more.badge ?? [main?.x ?? 0, main?.y ?? 0],
    parts,
    ...(more.precinct ? { precinct: more.precinct } : {}),
  }
  works.landmarks.push(landmark)
  return landmark
}

/** The ground a landmark's body covers. */
export function footprintOf(part: Part): Ring {
  const length = part.length === 0 ? part.depth : part.length
  return rectangle(part.x, part.y, length, part.depth, (part.angle * Math.PI) / 180)
}

/** Enters houses in the books of their ward. */
export function keep(works: Works, ward: WardKind, houses: House[]): void {
  if (houses.length === 0) return
  const list = works.houses[ward]
  if (list) list.push(...houses)
  else works.houses[ward] = houses
}
