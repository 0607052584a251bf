import { apart, centroid, disc } from '../geometry/polygon.ts'
import { alongRoad, footprint, type Manner, manners } from '../layout/houses.ts'
import type { House } from '../scene.ts'
import { wayside } from './civic.ts'
import { burials, camped, marketed } from './open-places.ts'
import { offCentre, outlying } from './outlying.ts'
import { castle, clearing } from './precincts.ts'
import { keep, type Works } from './works.ts'

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
  if (church)
    wayside(
      works,
      church,
      works.register?.near(church) ?? green,
      church === 'temple' ? 0.8 : 0.85,
      church === 'temple' ? 14 : 6,
    )
  if (plan.cemetery) burials(works)
  for (const kind of plan.landmarks) {
    if (kind === church || outlying(works, kind)) continue
    wayside(
      works,
      kind,
      works.register?.near(kind) ??
        (kind === 'manor' || kind === 'magetower' ? offCentre(works, kind, site.radius * 0.8) : green),
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
      : Math.max(2, Math.round(plan.population / 5))
  const reach = site.radius * site.stretch
  for (const [i, street] of layout.streets.entries()) {
    const random = works.random.fork(`village ${i}`)
    // The poor live off the road.
    const poor = plan.slums && street.kind === 'path'
    const found = alongRoad(
      street.line,
      street.width,
      works.country,
      works.occupancy,
      random,
      poor ? manners.slum! : manner,
      (feet) => {
        const lane = street.kind === 'path'
        return lane ? 0.85 : feet > reach * 1.08 ? 0 : feet > reach * 0.75 ? 0.55 : 1
      },
    )
    keep(
      works,
      poor ? 'slum' : 'outskirts',
      found.filter((house) => apart([house[0], house[1]], site.centre) < reach * 1.12),
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
