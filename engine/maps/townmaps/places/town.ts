import { apart, area, centroid, type Point, type Ring } from '../geometry/polygon.ts'
import { cut } from '../layout/blocks.ts'
import { alongRoad, built, manners } from '../layout/houses.ts'
import type { LandmarkKind, WardKind } from '../scene.ts'
import { fronting, wayside } from './civic.ts'
import { burials, camped, gardened, marketed } from './open-places.ts'
import { offCentre, outlying } from './outlying.ts'
import { carved, castle, heart, standing } from './precincts.ts'
import { wellsSunk } from './remaining.ts'
import { shanties } from './shanties.ts'
import { keep, type Works } from './works.ts'

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
  const churchyard = close
    ? portion(works, close, churches[0] === 'temple' ? 19000 : churches[0] === 'cathedral' ? 46000 : 32000)
    : undefined
  const housed =
    churchyard &&
    churches[0] &&
    standing(works, churches[0], churchyard, churches[0] === 'cathedral' ? 1.6 : 1.25, true)
      ? churches[0]
      : undefined
  const [garden] = zonesOf('park')
  const green = garden ? portion(works, garden, 30000) : undefined
  if (green) gardened(works, green)
  marketed(works)
  const left = plan.landmarks.filter((kind) => kind !== housed)
  for (const kind of left) {
    if (!large.includes(kind)) continue
    const far = kind === 'manor' || kind === 'abbey' ? site.radius * 0.5 : site.radius * 0.35
    const near = works.register?.near(kind)
    if (!carved(works, kind, near ?? offCentre(works, kind, far))) wayside(works, kind, near ?? site.centre, 0.9)
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
  wellsSunk(works)
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
    works.register?.near(kind) ??
    (kind === 'barracks' || kind === 'prison'
      ? (works.landmarks.find((landmark) => landmark.kind === 'citadel')?.badge ??
        offCentre(works, kind, site.radius * 0.6))
      : kind === 'magetower' || kind === 'shrine' || kind === 'bathhouse' || kind === 'theatre'
        ? offCentre(works, kind, site.radius * 0.5)
        : kind === 'smithy' || kind === 'warehouse' || kind === 'stable'
          ? (layout.gates[0]?.at ?? market)
          : kind === 'temple'
            ? offCentre(works, kind, site.radius * 0.45)
            : market)
  if (!fronting(works, kind, spot, anyBlock(homes))) wayside(works, kind, spot)
}

/** Cottages along the roads outside the gates. */
function suburbs(works: Works): void {
  const { layout, plan, site } = works
  const reach = site.radius * (plan.wall === 'none' ? 0.62 : 0.42)
  if (plan.camp) camped(works)
  if (plan.slumsOutside) shanties(works)
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
