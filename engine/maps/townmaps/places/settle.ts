import { apart, area, centroid, disc, type Point, type Ring } from '../geometry/polygon.ts'
import { cut } from '../layout/blocks.ts'
import { designs } from '../layout/designs.ts'
import { alongRoad, built, footprint, type Manner, manners } from '../layout/houses.ts'
import type { House, LandmarkKind, WardKind } from '../scene.ts'
import { fronting, wayside } from './civic.ts'
import { burials, camped, gardened, marketed } from './open-places.ts'
import { carved, castle, clearing, heart, standing } from './precincts.ts'
import { establish, free, type Works } from './works.ts'

const precinctWards: WardKind[] = ['citadel', 'temple', 'park']
const large: LandmarkKind[] = ['arena', 'abbey', 'manor', 'academy']

/** Builds a town: precincts first, then public buildings, then houses along every street front. */
export function settleTown(works: Works): void {
  const { layout, plan, site } = works
  const zonesOf = (ward: WardKind) =>
    layout.zones.filter((zone) => zone.ward === ward).sort((a, b) => area(b.outline) - area(a.outline))
  const [seat] = zonesOf('citadel')
  if (seat) castle(works, seat.outline, centroid(layout.plaza.outline))
  const churches = plan.landmarks.filter((kind) => kind === 'cathedral' || kind === 'temple' || kind === 'abbey')
  const [close] = zonesOf('temple')
  const churchyard = close ? portion(works, close, churches[0] === 'temple' ? 19000 : 32000) : undefined
  const housed =
    churchyard && churches[0] && standing(works, churches[0], churchyard, 1.25, true) ? churches[0] : undefined
  const [garden] = zonesOf('park')
  const green = garden ? portion(works, garden, 30000) : undefined
  if (green) gardened(works, green)
  marketed(works)
  const left = plan.landmarks.filter((kind) => kind !== housed)
  for (const kind of left) {
    if (!large.includes(kind)) continue
    const far = kind === 'manor' || kind === 'abbey' ? site.radius * 0.5 : site.radius * 0.35
    if (!carved(works, kind, offCentre(works, kind, far))) wayside(works, kind, site.centre, 0.9)
  }
  const used = new Set([seat, ...layout.zones.filter((zone) => zone.outline === churchyard || zone.outline === green)])
  for (const zone of [...layout.zones]) {
    // What is left over of a precinct's ground (the far side of a river, a corner) is built on like the rest.
    const ward = precinctWards.includes(zone.ward) && !used.has(zone) ? 'craftsmen' : zone.ward
    const made = cut(
      zone.outline,
      ward,
      works.random.fork(`cut ${Math.round(zone.outline[0]![0])} ${Math.round(zone.outline[0]![1])}`),
    )
    works.blocks.push(...made.blocks)
    layout.streets.push(...made.lanes)
  }
  for (const kind of left) if (!large.includes(kind)) publicBuilding(works, kind)
  for (const block of works.blocks) {
    const manner = manners[block.ward]
    if (!manner) continue
    const random = works.random.fork(`houses ${Math.round(block.outline[0]![0])} ${Math.round(block.outline[0]![1])}`)
    keep(works, block.ward, built(block, works.occupancy, random, manner))
  }
  suburbs(works)
}

/** The part of a zone that suits a precinct of a size (square feet), nearest the market; the rest is left to be built on. */
function portion(works: Works, zone: { outline: Ring; ward: WardKind }, size: number): Ring | undefined {
  const { layout, random, site } = works
  const made = cut(zone.outline, zone.ward, random.fork(`portion ${zone.ward}`), { area: size, lane: 11 })
  const rings = made.blocks.map((block) => block.outline)
  const worth = (ring: Ring) => heart(ring).room * 3 - apart(centroid(ring), site.centre) * 0.25
  if (rings.length === 0) return undefined
  const best = rings.reduce((a, b) => (worth(b) > worth(a) ? b : a))
  layout.streets.push(...made.lanes)
  layout.zones = [
    ...layout.zones.filter((other) => other !== zone),
    ...rings.map((outline) => ({ outline, ward: outline === best ? zone.ward : ('merchant' as const) })),
  ]
  return best
}

function publicBuilding(works: Works, kind: LandmarkKind): void {
  const { site, layout } = works
  const market = centroid(layout.plaza.outline)
  const anyBlock = (wards: WardKind[]) => (block: { ward: WardKind }) => wards.includes(block.ward)
  const homes: WardKind[] = ['merchant', 'craftsmen', 'patrician', 'harbour', 'outskirts']
  if (outlying(works, kind)) return
  const spot: Point =
    kind === 'barracks' || kind === 'prison'
      ? (works.landmarks.find((landmark) => landmark.kind === 'citadel')?.badge ??
        offCentre(works, kind, site.radius * 0.6))
      : kind === 'magetower' || kind === 'shrine' || kind === 'bathhouse' || kind === 'theatre'
        ? offCentre(works, kind, site.radius * 0.5)
        : kind === 'smithy' || kind === 'warehouse'
          ? (layout.gates[0]?.at ?? market)
          : kind === 'temple'
            ? offCentre(works, kind, site.radius * 0.45)
            : market
  if (!fronting(works, kind, spot, anyBlock(homes))) wayside(works, kind, spot)
}

/** A place off the centre in a direction of the landmark's own. */
function offCentre(works: Works, kind: LandmarkKind, feet: number): Point {
  const turn = works.random.fork(`towards ${kind}`).range(0, Math.PI * 2)
  return [works.site.centre[0] + Math.cos(turn) * feet, works.site.centre[1] + Math.sin(turn) * feet]
}

/** Landmarks that stand out of town. True when this is one of them, placed or not. */
export function outlying(works: Works, kind: LandmarkKind): boolean {
  const { site, layout } = works
  const near = offCentre(works, kind, site.radius * 1.3)
  const out = (radius: number, towards: Point, low = 0.95, high = 1.6) =>
    clearing(works, radius, towards, site.radius * low, site.radius * high)
  if (kind === 'windmill' || kind === 'stones' || kind === 'mine' || kind === 'watchtower') {
    const peak = works.relief.reduce<Point | undefined>(
      (best, hill) =>
        hill.height > 150 && (!best || apart([hill.x, hill.y], site.centre) < apart(best, site.centre))
          ? [hill.x, hill.y]
          : best,
      undefined,
    )
    const radius = kind === 'stones' ? 38 : 24
    const at = out(radius, kind === 'mine' && peak ? peak : near)
    if (at) stand(works, kind, at)
    return true
  }
  if (kind === 'lighthouse') {
    const headland = site.shoreline
      ?.filter(
        ([x, y]) =>
          x > 70 &&
          y > 70 &&
          x < site.width - 70 &&
          y < site.height - 70 &&
          apart([x, y], site.centre) > site.radius * 0.8,
      )
      .reduce<Point | undefined>((best, point) => {
        const out = (p: Point) => Math.cos(site.seaward ?? 0) * p[0] + Math.sin(site.seaward ?? 0) * p[1]
        return !best || out(point) > out(best) ? point : best
      }, undefined)
    const at =
      (headland && besides(works, 20, headland)) ?? clearing(works, 20, near, site.radius * 0.6, site.radius * 1.7)
    if (at) stand(works, kind, at)
    return true
  }
  if (kind === 'watermill') {
    const bank = site.rivers[0]?.line.reduce((best, point) =>
      Math.abs(apart(point, site.centre) - site.radius * 1.12) < Math.abs(apart(best, site.centre) - site.radius * 1.12)
        ? point
        : best,
    )
    const at = clearing(works, 26, bank ?? near, site.radius * 0.3, site.radius * 1.6)
    if (at) stand(works, kind, at)
    return true
  }
  return kind === 'market' || kind === 'fountain' || kind === 'well' || kind === 'statue' || layout.streets.length === 0
}

/** The nearest free round of ground to a place. */
function besides(works: Works, radius: number, place: Point): Point | undefined {
  for (let far = 0; far < 260; far += 6) {
    for (let turn = 0; turn < 6.28; turn += 0.4) {
      const at: Point = [place[0] + Math.cos(turn) * far, place[1] + Math.sin(turn) * far]
      if (free(works, works.country, disc(at[0], at[1], radius, 10), 2)) return at
    }
  }
  return undefined
}

function stand(works: Works, kind: LandmarkKind, at: Point): void {
  const found = designs[kind]
  if (!found) return
  const parts = found.parts.map((part) => ({ ...part, x: Math.round(part.x + at[0]), y: Math.round(part.y + at[1]) }))
  const reach = Math.max(...found.size) / 2 + 2
  establish(works, kind, parts, {
    taken: disc(at[0], at[1], reach, 12),
    badge: [Math.round(at[0]), Math.round(at[1] + reach)],
  })
}

function keep(works: Works, ward: WardKind, houses: House[]): void {
  if (houses.length === 0) return
  const list = works.houses[ward]
  if (list) list.push(...houses)
  else works.houses[ward] = houses
}

/** Cottages along the roads outside the gates. */
function suburbs(works: Works): void {
  const { layout, plan, site } = works
  const reach = site.radius * (plan.wall === 'none' ? 0.62 : 0.42)
  if (plan.camp) camped(works)
  for (const [i, street] of layout.streets.entries()) {
    if (street.kind !== 'road') continue
    const random = works.random.fork(`suburb ${i}`)
    const houses = alongRoad(
      street.line,
      street.width,
      works.country,
      works.occupancy,
      random,
      manners.outskirts!,
      (feet) => (feet > reach || site.island ? 0 : 1.25 * (1 - feet / reach)),
    )
    keep(works, 'outskirts', houses)
  }
  if (plan.cemetery && !works.landmarks.some((landmark) => landmark.kind === 'cemetery')) burials(works)
}

/** Builds a village: what stands apart, then cottages along its roads, each with its garden. */
export function settleVillage(works: Works): void {
  const { layout, plan, site } = works
  const green = centroid(layout.plaza.outline)
  if (plan.citadel) {
    const largest = site.radius * (plan.fortress ? 0.36 : 0.27)
    const near = plan.hill ? site.centre : offCentre(works, 'citadel', site.radius * 0.55)
    for (const radius of [largest, largest * 0.8, largest * 0.64, largest * 0.5]) {
      const at = clearing(works, radius, near, radius + 20, site.radius * 0.98)
      if (!at) continue
      castle(works, disc(at[0], at[1], radius, 8), green)
      break
    }
  }
  marketed(works)
  const church = plan.landmarks.find((kind) => kind === 'cathedral' || kind === 'abbey' || kind === 'temple')
  if (church) wayside(works, church, green, church === 'temple' ? 0.8 : 0.85, church === 'temple' ? 14 : 6)
  if (plan.cemetery) burials(works)
  for (const kind of plan.landmarks) {
    if (kind === church || outlying(works, kind)) continue
    wayside(
      works,
      kind,
      kind === 'manor' || kind === 'magetower' ? offCentre(works, kind, site.radius * 0.8) : green,
      0.85,
      kind === 'manor' ? 10 : 0,
    )
  }
  if (plan.camp) camped(works)
  const hamlet = plan.settlement === 'hamlet'
  const manner: Manner = {
    frontage: [23, 37],
    depth: [17, 24],
    gap: hamlet ? [8, 34] : [4, 19],
    setback: [2, 11],
    skew: 0.09,
    fill: 0.96,
    back: 0,
  }
  const wanted =
    plan.population === undefined
      ? plan.settlement === 'hamlet'
        ? 17
        : 110
      : Math.max(3, Math.round(plan.population / 5))
  for (const [i, street] of layout.streets.entries()) {
    const random = works.random.fork(`village ${i}`)
    const found = alongRoad(street.line, street.width, works.country, works.occupancy, random, manner, (feet) => {
      const lane = street.kind === 'path'
      return lane ? 0.85 : feet > site.radius * 1.08 ? 0 : feet > site.radius * 0.75 ? 0.55 : 1
    })
    keep(
      works,
      'outskirts',
      found.filter((house) => apart([house[0], house[1]], site.centre) < site.radius * 1.12),
    )
  }
  const all = works.houses.outskirts ?? []
  if (all.length > wanted) {
    works.houses.outskirts = [...all]
      .sort((a, b) => apart([a[0], a[1]], green) - apart([b[0], b[1]], green))
      .slice(0, wanted)
  }
  gardens(works)
}

/** A plot behind each cottage, hedged: kale, beans, a few hens. */
function gardens(works: Works): void {
  const random = works.random.fork('gardens')
  for (const house of works.houses.outskirts ?? []) {
    const deep = random.range(34, 62)
    const angle = (house[4] * Math.PI) / 180
    const off = house[3] / 2 + deep / 2 + 1.5
    const plot: House = [
      house[0] - Math.sin(angle) * off,
      house[1] + Math.cos(angle) * off,
      house[2] + random.range(2, 12),
      deep,
      house[4],
      0,
    ]
    const outline = footprint(plot)
    if (!works.country.holds(outline) || !works.occupancy.clear(outline, -1)) continue
    works.occupancy.add(outline)
    works.blocks.push({ ward: 'outskirts', outline })
  }
}
