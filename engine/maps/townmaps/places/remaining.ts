import { Ground } from '../geometry/ground.ts'
import { beside, resampled } from '../geometry/line.ts'
import { apart, area, between, disc, extent, type Point } from '../geometry/polygon.ts'
import { footprint } from '../layout/houses.ts'
import { type House, housesByWard, type WardKind } from '../scene.ts'
import type { GivenPlace } from '../words/town-names.ts'
import { heart } from './precincts.ts'
import { establish, footprintOf, free, type Works } from './works.ts'

/** Sinks the wells of a sheet that do not stand in the market, in yards of their districts; before these are built up. */
export function wellsSunk(works: Works): void {
  for (let at = works.register?.near('well'); at; at = works.register?.near('well')) {
    const spot = yardNear(works, at)
    if (!spot) return
    sunk(works, spot)
  }
}

function sunk(works: Works, [x, y]: Point): void {
  const part = { x, y, length: 0, depth: 9, angle: 0, roof: 'open', height: 4, material: 'stone' } as const
  establish(works, 'well', [part], { badge: [x, y + 9], taken: disc(x, y, 8, 10) })
}

/** The nearest free round of ground to a place, in a block or the open. */
function yardNear(works: Works, place: Point): Point | undefined {
  const blocks = works.blocks
    .filter(({ outline }) => {
      const { left, right, top, bottom } = extent(outline)
      return place[0] > left - 160 && place[0] < right + 160 && place[1] > top - 160 && place[1] < bottom + 160
    })
    .map(({ outline }) => new Ground([outline], 30))
  for (let far = 0; far < 240; far += 8) {
    for (let turn = 0; turn < 6.28; turn += far === 0 ? 7 : Math.min(1, 12 / far)) {
      const [x, y] = [Math.round(place[0] + Math.cos(turn) * far), Math.round(place[1] + Math.sin(turn) * far)]
      const ring = disc(x, y, 9, 10)
      if ([...blocks, works.country].some((ground) => free(works, ground, ring, 1))) return [x, y]
    }
  }
  return undefined
}

/** Finds room in what stands already for all that a sheet still wants: shops and offices, and what had no ground of its own. */
export function lodged(works: Works): void {
  const { register, layout } = works
  if (!register) return
  for (const place of register.left()) {
    const quarter = register.near(place.kind) ?? works.site.centre
    const yard = place.kind === 'well' ? yardNear(works, quarter) : undefined
    if (yard) sunk(works, yard)
    else if (place.kind === 'market') establish(works, 'market', [], { badge: heart(layout.plaza.outline).at })
    else if (place.kind === 'harbour') establish(works, 'harbour', [], { badge: landing(works, quarter) })
    else if (!housed(works, place, quarter)) establish(works, place.kind, [], { badge: quarter })
  }
}

/** Where boats are drawn up if there is no room for a pier: on a bank, off the bridges. */
function landing({ site, layout, landmarks }: Works, near: Point): Point {
  const banks = site.shoreline ?? site.rivers.flatMap(({ line, width }) => beside(resampled(line, 12), width / 2))
  const taken = [
    ...layout.bridges.flatMap(({ from, to }) => [from, between(from, to, 0.5), to]),
    ...landmarks.map(({ badge }) => badge),
  ]
  const shown = banks.filter(
    (bank) =>
      Math.min(...bank) > 60 &&
      bank[0] < site.width - 60 &&
      bank[1] < site.height - 60 &&
      taken.every((other) => apart(other, bank) > 42),
  )
  return shown.reduce((a, b) => (apart(b, near) < apart(a, near) ? b : a), shown[0] ?? near)
}

/** Turns a large house near a place into one of the sheet's; false where no house stands. */
function housed(works: Works, { kind }: GivenPlace, near: Point): boolean {
  const { site, plan, landmarks } = works
  const room = 26 * (Math.sqrt(site.width * site.height) / 1000)
  const others = landmarks.flatMap(({ badge, parts }): Point[] => [badge, ...parts.map(({ x, y }): Point => [x, y])])
  const price = (house: House): number => {
    const at: Point = [house[0], house[1]]
    const isCrowded = others.some((other) => apart(other, at) < room)
    const edge = Math.min(at[0], at[1], site.width - at[0], site.height - at[1])
    return (
      apart(at, near) - 3 * Math.sqrt(area(footprint(house))) + (isCrowded ? 300 : 0) + (edge < room * 2.4 ? 2000 : 0)
    )
  }
  let best: { ward: WardKind; house: House } | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [ward, houses] of housesByWard(works))
    for (const house of houses) {
      const asked = price(house)
      if (asked >= least) continue
      least = asked
      best = { ward, house }
    }
  if (!best) return false
  const { ward, house } = best
  works.houses[ward] = works.houses[ward]?.filter((other) => other !== house) ?? []
  const [x, y, length, depth, angle] = house
  const isSmall = plan.settlement === 'village' || plan.settlement === 'hamlet'
  const part = { x, y, length, depth, angle, roof: 'gable', height: 24, material: isSmall ? 'thatch' : 'tile' } as const
  // Its ground is taken already.
  establish(works, kind, [part], { badge: [x, y], taken: footprintOf({ ...part, length: 1, depth: 1 }) })
  return true
}
