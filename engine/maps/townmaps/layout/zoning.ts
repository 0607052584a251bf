import type { Random } from '../../../paint/random.ts'
import { apart, area, distanceToLine, type Point } from '../geometry/polygon.ts'
import type { WardKind } from '../scene.ts'
import type { Plan } from '../words/plan.ts'
import type { Site } from './site.ts'
import type { Mesh } from './wards.ts'

/** What each inner cell of a mesh is for; cell 0, the market, is left out. */
export function zoned(
  site: Site,
  mesh: Mesh,
  plan: Plan,
  gates: readonly Point[],
  random: Random,
): Map<number, WardKind> {
  const kinds = new Map<number, WardKind>()
  const wards = [...mesh.inner].filter(([cell]) => cell !== 0)
  const ringOf = (cell: number) => mesh.inner.get(cell)!.corners.map((corner) => mesh.vertices[corner]!)
  const market = new Set(mesh.inner.get(0)!.corners)
  const byMarket = (cell: number) => mesh.inner.get(cell)!.corners.some((corner) => market.has(corner))
  const away = (cell: number) => apart(mesh.inner.get(cell)!.centre, site.centre) / site.radius
  const toWater = (cell: number) => {
    const [x, y] = mesh.inner.get(cell)!.centre
    const rivers = site.rivers.map((river) => distanceToLine(x, y, river.line) - river.width / 2)
    return Math.min(1e6, ...rivers, site.shoreline ? distanceToLine(x, y, site.shoreline) : 1e6)
  }
  const toShore = (cell: number) => {
    const [x, y] = mesh.inner.get(cell)!.centre
    if (site.shoreline) return distanceToLine(x, y, site.shoreline)
    const navigable = site.rivers.filter(({ canal }) => !canal)
    return Math.min(1e6, ...navigable.map((river) => distanceToLine(x, y, river.line) - river.width / 2))
  }
  const onEdge = (cell: number) =>
    ringOf(cell).filter((point) => distanceToLine(...point, mesh.outline, true) < 2).length
  const hasGate = (cell: number) => ringOf(cell).some((point) => gates.some((gate) => apart(gate, point) < 5))
  const free = () => wards.filter(([cell]) => !kinds.has(cell)).map(([cell]) => cell)
  const take = (kind: WardKind, price: (cell: number) => number): number | undefined => {
    const left = free()
    if (left.length === 0) return undefined
    const best = left.reduce((a, b) => (price(b) < price(a) ? b : a))
    kinds.set(best, kind)
    return best
  }
  const whim = new Map(wards.map(([cell]) => [cell, random.range(0, 1)]))
  const odd = (cell: number) => whim.get(cell)!

  const city = plan.settlement === 'city'
  const temples = plan.landmarks.some((kind) => kind === 'temple' || kind === 'cathedral' || kind === 'abbey')
  if (temples) {
    take('temple', (cell) => (byMarket(cell) ? 0 : 1 + away(cell)) + (toWater(cell) < 100 ? 1.5 : 0) + odd(cell) * 0.4)
  }
  let seat: number | undefined
  if (plan.citadel) {
    const wanted =
      plan.hill || plan.innerWalls > 0 || plan.form === 'rings'
        ? (cell: number) => away(cell) * 1.4
        : (cell: number) =>
            city ? Math.abs(away(cell) - 0.5) * 2.4 + (onEdge(cell) > 0 ? 2 : 0) : onEdge(cell) >= 2 ? 0 : 2
    seat = take(
      'citadel',
      (cell) =>
        wanted(cell) +
        (hasGate(cell) ? 1.2 : 0) +
        (toWater(cell) < 115 ? 1.3 : 0) +
        Math.abs(area(ringOf(cell)) - 52000) / 60000 +
        odd(cell) * 0.8,
    )
  }
  if (plan.park) take('park', (cell) => Math.abs(away(cell) - 0.5) + (onEdge(cell) > 0 ? 0.5 : 0) + odd(cell) * 0.6)
  if (plan.harbour) {
    for (const cell of free()) if (toShore(cell) < 150 && away(cell) < 1.2) kinds.set(cell, 'harbour')
  }
  const poor = (cell: number) =>
    away(cell) +
    odd(cell) * 0.35 +
    (byMarket(cell) ? -0.3 : 0) +
    (seat === undefined
      ? 0
      : 0.25 * Math.min(1.5, apart(mesh.inner.get(cell)!.centre, mesh.inner.get(seat)!.centre) / site.radius))
  const rest = free().sort((a, b) => poor(a) - poor(b))
  const rich = Math.round(rest.length * (city ? 0.16 : 0.1))
  const trade = Math.round(rest.length * (city ? 0.3 : 0.27))
  const slums = plan.slums && !plan.slumsOutside ? Math.max(1, Math.round(rest.length * 0.2)) : 0
  for (const [i, cell] of rest.entries()) {
    // The rich live a street away from the noise of the market.
    const kind =
      i >= rest.length - slums
        ? 'slum'
        : i < trade + rich
          ? !byMarket(cell) && i >= trade
            ? 'patrician'
            : 'merchant'
          : plan.wall === 'none' && onEdge(cell) > 1
            ? 'outskirts'
            : 'craftsmen'
    kinds.set(cell, kind)
  }
  return kinds
}
