import { apart, disc, type Point, rectangle, within } from '../geometry/polygon.ts'
import { designs } from '../layout/designs.ts'
import type { LandmarkKind } from '../scene.ts'
import { clearing } from './precincts.ts'
import { establish, free, type Works } from './works.ts'

/** A place off the centre: in the direction of its district, or one of the landmark's own. */
export function offCentre(works: Works, kind: LandmarkKind, feet: number): Point {
  const { centre } = works.site
  const quarter = works.register?.near(kind)
  const away = quarter ? apart(quarter, centre) : 0
  if (quarter && away > 1)
    return [centre[0] + ((quarter[0] - centre[0]) / away) * feet, centre[1] + ((quarter[1] - centre[1]) / away) * feet]
  const turn = works.random.fork(`towards ${kind}`).range(0, Math.PI * 2)
  return [centre[0] + Math.cos(turn) * feet, centre[1] + Math.sin(turn) * feet]
}

/** Landmarks that stand out of town. True when this is one of them, placed or not. */
export function outlying(works: Works, kind: LandmarkKind): boolean {
  const { site, layout } = works
  const near = offCentre(works, kind, site.radius * 1.3)
  const out = (radius: number, towards: Point, low = 0.95, high = 1.6) =>
    clearing(works, radius, towards, site.radius * low, site.radius * high)
  const isApart = ['windmill', 'stones', 'mine', 'watchtower', 'barn', 'gallows', 'sawmill', 'smelter'].includes(kind)
  if (isApart) {
    const peak = works.relief.reduce<Point | undefined>(
      (best, hill) =>
        hill.height > 150 && (!best || apart([hill.x, hill.y], site.centre) < apart(best, site.centre))
          ? [hill.x, hill.y]
          : best,
      undefined,
    )
    const radius =
      kind === 'mine' || kind === 'sawmill'
        ? 50
        : kind === 'smelter'
          ? 44
          : kind === 'stones' || kind === 'barn'
            ? 38
            : 24
    const at = out(radius, kind === 'mine' && peak ? peak : near) ?? (kind === 'mine' ? out(24, near) : undefined)
    if (at) stand(works, kind, at)
    // Several mills stand round the place, each with the wind to itself.
    for (let i = 1; kind === 'windmill' && i < works.plan.windmills; i++) {
      const turn =
        Math.atan2(near[1] - site.centre[1], near[0] - site.centre[0]) + (i * Math.PI * 2) / works.plan.windmills
      const other = out(radius, [
        site.centre[0] + Math.cos(turn) * site.radius * 1.3,
        site.centre[1] + Math.sin(turn) * site.radius * 1.3,
      ])
      if (other) stand(works, kind, other)
    }
    return true
  }
  if (kind === 'aqueduct') {
    aqueduct(works)
    return true
  }
  if (kind === 'shipyard') {
    const { shoreline, centre } = site
    const beach = shoreline
      ?.filter((point) => apart(point, centre) > site.radius * 0.45)
      .reduce<Point | undefined>((a, b) => (!a || apart(b, centre) < apart(a, centre) ? b : a), undefined)
    const at = (beach && besides(works, 66, beach)) ?? out(66, near)
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
      (headland && besides(works, 29, headland)) ?? clearing(works, 29, near, site.radius * 0.6, site.radius * 1.7)
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

/** Feet of one of its arches. */
const ARCH = 34

/** A row of arches from the sheet's edge to the town, on whichever side nothing lies in its way. */
function aqueduct(works: Works): void {
  const { site, layout } = works
  const begin = works.random.fork('aqueduct').range(0, Math.PI * 2)
  const reach = site.width + site.height
  for (let turn = 0; turn < 6.28; turn += 0.09) {
    const [dx, dy] = [Math.cos(begin + turn), Math.sin(begin + turn)]
    const middles: Point[] = []
    let isClear = true
    for (let feet = site.radius * 0.4; feet < reach; feet += ARCH) {
      const [x, y] = [site.centre[0] + dx * feet, site.centre[1] + dy * feet]
      if (x < -ARCH || y < -ARCH || x > site.width + ARCH || y > site.height + ARCH) break
      if (within([layout.circuit], x, y)) {
        middles.length = 0
        continue
      }
      // Its feet stand on open ground; against the town it may end a few feet short.
      const box = rectangle(x, y, ARCH, 12, begin + turn)
      if (works.country.holds(box) && works.occupancy.clear(box, 0)) middles.push([x, y])
      else if (middles.length > 0) {
        isClear = false
        break
      }
    }
    if (!isClear || middles.length < 3) continue
    const parts = middles.map(([x, y]) => ({
      x: Math.round(x * 10) / 10,
      y: Math.round(y * 10) / 10,
      length: ARCH - 3,
      depth: 9,
      angle: Math.round(((begin + turn) * 1800) / Math.PI) / 10,
      roof: 'flat' as const,
      height: 34,
      material: 'stone' as const,
    }))
    const [x, y] = middles[Math.floor(middles.length / 2)]!
    establish(works, 'aqueduct', parts, { badge: [Math.round(x), Math.round(y + 18)] })
    return
  }
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
