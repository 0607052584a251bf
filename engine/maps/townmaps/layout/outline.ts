import { fbm } from '../../../paint/noise.ts'
import type { Random } from '../../../paint/random.ts'
import { apart, type Line, type Point } from '../geometry/polygon.ts'
import type { Plan } from '../words/plan.ts'
import type { Site } from './site.ts'

/** How far off a place is for a town that grows in its form: wards are taken in this order. Feet, more or less. */
export type Reach = (place: Point) => number

/** The place on a line nearest to a point, and the way the line runs there, radians. */
export function nearestOn(line: Line, to: Point): { at: Point; angle: number } {
  let best = 1
  let least = Number.POSITIVE_INFINITY
  for (let i = 1; i < line.length; i++) {
    const off = apart(line[i]!, to)
    if (off >= least) continue
    least = off
    best = i
  }
  const [a, b] = [line[best - 1]!, line[Math.min(line.length - 1, best + 1)]!]
  return { at: line[best]!, angle: Math.atan2(b[1] - a[1], b[0] - a[0]) }
}

/** Along which line a long place lies: its river, its shore, the longer side of its sheet, or any. */
export function axisOf(site: Site, random: Random): number {
  const any = random.range(0, Math.PI)
  const [river] = site.rivers
  if (river) return nearestOn(river.line, site.centre).angle
  if (site.seaward !== undefined && !site.island) return site.seaward + Math.PI / 2
  if (site.width > site.height * 1.1) return random.range(-0.3, 0.3)
  if (site.height > site.width * 1.1) return Math.PI / 2 + random.range(-0.3, 0.3)
  return any
}

/** How often a straight way from one place to another crosses a line. */
function crossings(a: Point, b: Point, line: Line): number {
  const side = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  let count = 0
  for (let i = 1; i < line.length; i++) {
    const [p, q] = [line[i - 1]!, line[i]!]
    if (side(a, b, p) > 0 !== side(a, b, q) > 0 && side(p, q, a) > 0 !== side(p, q, b) > 0) count++
  }
  return count
}

/** Feet from a place to the nearest of two arms that leave a corner, in units of the radius. */
function armsAway(u: number, v: number): number {
  const [x, y] = [u + 0.22, v + 0.22]
  const along = Math.hypot(x - Math.min(1.5, Math.max(0, x)), y)
  const up = Math.hypot(x, y - Math.min(1.5, Math.max(0, y)))
  return Math.min(along * 2.7 + Math.max(0, x) * 0.12, up * 2.7 + Math.max(0, y) * 0.12)
}

/** The form of a town as the order in which its ground is taken: a disc, a street's length, a bow, two arms, two hearts. */
export function reachOf(site: Site, plan: Plan, random: Random): Reach {
  const { centre, radius } = site
  const seed = random.int(1, 1e6)
  const axis = axisOf(site, random)
  const side = random.chance(0.5) ? 1 : -1
  const [c, s] = [Math.cos(axis), Math.sin(axis)]
  const [river] = site.rivers
  // Every edge has its lobes and its notches, however it was planned.
  const lobes = (u: number, v: number) => {
    const away = Math.hypot(u, v) || 1
    return (
      1 +
      (plan.form === 'grid' || plan.form === 'rings' ? 0.06 : plan.form === 'ell' ? 0.2 : 0.5) *
        (fbm((u / away) * 1.3 + 7, (v / away) * 1.3 + 7, seed, 2) - 0.5)
    )
  }
  const other = river && otherHeart(site, river.line)
  const formed = (u: number, v: number, place: Point): number => {
    switch (plan.form) {
      case 'long':
        return Math.hypot(u / 1.5, v * 1.5)
      case 'crescent':
        // Open water fills a bow's hollow; inland it opens to either side.
        return Math.hypot(u / 1.45, (v - side * 0.5 * u * u + side * 0.1) * 1.7)
      case 'ell':
        return armsAway(side * u, v)
      case 'grid':
        return Math.max(Math.abs(u) / 1.16, Math.abs(v) / 0.86)
      case 'twin':
        return other
          ? Math.min(apart(place, centre), apart(place, other) * 1.08) / radius
          : Math.hypot(u / 1.4, v * (1.1 + 0.9 * Math.exp(-((u / 0.3) ** 2))))
      case 'rings':
        return Math.hypot(u, v)
      case 'bank':
      case 'bend':
        return Math.hypot(u, v)
      default:
        return Math.hypot(u / 1.1, v * 1.1)
    }
  }
  const ashore = plan.form === 'bank' || plan.form === 'bend'
  return (place) => {
    const [dx, dy] = [place[0] - centre[0], place[1] - centre[1]]
    const u = (dx * c + dy * s) / radius
    const v = (dy * c - dx * s) / radius
    const beyond = ashore && river && crossings(centre, place, river.line) % 2 === 1 ? 2.4 : 1
    return formed(u, v, place) * lobes(u, v) * beyond * radius
  }
}

/** The market of the part across the river. */
function otherHeart(site: Site, line: Line): Point {
  const { at } = nearestOn(line, site.centre)
  const off = apart(at, site.centre) || 1
  const far = Math.max(site.radius * 0.85, off * 2)
  return [
    site.centre[0] + ((at[0] - site.centre[0]) / off) * far,
    site.centre[1] + ((at[1] - site.centre[1]) / off) * far,
  ]
}
