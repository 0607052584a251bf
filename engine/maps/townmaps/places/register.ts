import type { Random } from '../../../paint/random.ts'
import { alongLine, lengthOf } from '../geometry/line.ts'
import { apart, centroid, distanceToLine, extent, type Point, within } from '../geometry/polygon.ts'
import type { Layout } from '../layout/layout.ts'
import type { Site } from '../layout/site.ts'
import type { LandmarkKind } from '../scene.ts'
import type { GivenPlace, TownNames } from '../words/town-names.ts'

/** The places of a settlement's sheet while its town is being built: each is wanted once, in its own district. */
export interface Register {
  /** The middle of each district, in the sheet's order. */
  quarters: readonly Point[]
  /** Where the next of a kind is wanted; undefined where none is. */
  near(kind: LandmarkKind): Point | undefined
  /** The next of a kind, which is not wanted again. */
  take(kind: LandmarkKind): GivenPlace | undefined
  /** What is still to be built. */
  left(): readonly GivenPlace[]
}

/** Finds each district its part of the ground and opens the books. */
export function registered(given: TownNames, site: Site, layout: Layout, random: Random): Register {
  const quarters = seated(given, site, layout, parted(groundOf(site, layout), given.districts.length, random))
  let left = [...given.places]
  const next = (kind: LandmarkKind) => left.find((place) => place.kind === kind)
  return {
    quarters,
    near: (kind) => quarters[next(kind)?.district ?? -1],
    take(kind) {
      const place = next(kind)
      left = left.filter((other) => other !== place)
      return place
    },
    left: () => left,
  }
}

/** Places spread evenly over what is built up: between the streets of a town, along the roads of a village. */
function groundOf(site: Site, layout: Layout): Point[] {
  if (layout.zones.length === 0)
    return layout.streets.flatMap(({ line }) => {
      const many = Math.floor(Math.min(lengthOf(line), site.radius * 1.6) / 18)
      return Array.from({ length: many }, (_, i) => alongLine(line, i * 18 + 9).at).filter(
        (point) => apart(point, site.centre) < site.radius,
      )
    })
  const rings = layout.zones.map(({ outline }) => outline)
  const { left, right, top, bottom } = extent(rings.flat())
  const step = 46
  const out: Point[] = []
  for (let x = left; x < right; x += step)
    for (let y = top; y < bottom; y += step) if (rings.some((ring) => within([ring], x, y))) out.push([x, y])
  return out
}

/** The middles of so many parts of about one size. */
function parted(ground: readonly Point[], many: number, random: Random): Point[] {
  if (ground.length === 0) return []
  const far = (point: Point, from: readonly Point[]) => Math.min(...from.map((other) => apart(point, other)))
  let middles: Point[] = [random.pick(ground)]
  while (middles.length < many) {
    const known = middles
    middles = [...known, ground.reduce((a, b) => (far(b, known) > far(a, known) ? b : a))]
  }
  for (let round = 0; round < 9; round++) {
    const parts = middles.map((): Point[] => [])
    for (const point of ground) parts[nearestOf(middles, point)]?.push(point)
    middles = parts.map((part, i): Point => (part.length === 0 ? middles[i]! : meanOf(part)))
  }
  // On the ground itself, not in the bend of a river.
  return middles.map((middle) => ground.reduce((a, b) => (apart(b, middle) < apart(a, middle) ? b : a)))
}

const meanOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

const nearestOf = (middles: readonly Point[], point: Point): number =>
  middles.reduce((best, middle, i) => (apart(middle, point) < apart(middles[best]!, point) ? i : best), 0)

/** Gives each district the part where what it holds can stand: the harbour's by the water, the market's by the market. */
function seated({ districts, places }: TownNames, site: Site, layout: Layout, parts: Point[]): Point[] {
  const price = districts.map((name, district) => {
    const kinds = places.filter((place) => place.district === district).map(({ kind }) => kind)
    return parts.map((part) =>
      [...kinds.map((kind) => farFrom(site, layout, kind, part)), farByName(site, name, part)].reduce(
        (a, b) => a + b,
        0,
      ),
    )
  })
  const seats = districts.map((_, i) => i)
  const cost = (district: number, seat: number) => price[district]?.[seat] ?? 0
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let a = 0; a < seats.length; a++)
      for (let b = a + 1; b < seats.length; b++) {
        const [here, there] = [seats[a]!, seats[b]!]
        if (cost(a, there) + cost(b, here) >= cost(a, here) + cost(b, there) - 0.001) continue
        seats[a] = there
        seats[b] = here
        isBetter = true
      }
  }
  return seats.map((seat) => parts[seat] ?? site.centre)
}

/** How far a part of the town lies from the one place where a kind of landmark can stand, in feet; 0 for all others. */
function farFrom(site: Site, layout: Layout, kind: LandmarkKind, part: Point): number {
  const zone = (ward: string) => layout.zones.find((zone) => zone.ward === ward)
  const ward = { citadel: 'citadel', park: 'park', cathedral: 'temple' }[kind as string]
  if (ward) {
    const ground = zone(ward)
    return ground ? apart(part, centroid(ground.outline)) : 0
  }
  if (kind === 'market') return apart(part, centroid(layout.plaza.outline))
  if (kind === 'harbour') return 2 * toWater(site, part)
  if (kind === 'lighthouse') return toWater(site, part)
  return 0
}

const farByName = (site: Site, name: string, part: Point): number =>
  /wharf|bank|bridge|quay|ferry/i.test(name) ? 0.5 * toWater(site, part) : 0

function toWater(site: Site, [x, y]: Point): number {
  if (site.shoreline) return distanceToLine(x, y, site.shoreline)
  return Math.min(
    site.rivers.length === 0 ? 0 : Number.POSITIVE_INFINITY,
    ...site.rivers.map(({ line }) => distanceToLine(x, y, line)),
  )
}
