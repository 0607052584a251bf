import type { Random } from '../../../paint/random.ts'
import { joined, stroked } from '../geometry/clip.ts'
import { Ground } from '../geometry/ground.ts'
import { lengthOf, pieceOf, resampled, softened } from '../geometry/line.ts'
import { apart, between, distanceToLine, type Line, type Point, type Ring, within } from '../geometry/polygon.ts'
import type { Bridge, Street } from '../scene.ts'
import type { Plan } from '../words/plan.ts'
import type { Site } from './site.ts'

/** What is there before a canal is dug. */
export interface Diggings {
  circuit: Ring
  streets: readonly Street[]
  bridges: readonly Bridge[]
  square: Ring
  /** Where main streets leave the town. */
  exits: readonly Point[]
}

interface Canal {
  line: Line
  width: number
}

const TRIES = 90
/** Where none of them will do. */
const MORE_TRIES = 500
/** Feet between places of a street that are looked at. */
const STEP = 5

/**
 * Digs canals through a town, as straight as its streets let them be: main streets cross each of them by a bridge or not at
 * all, and of lesser streets as little as may be is lost. They run on to open water or the sheet's edge, and join the
 * site's water and its rivers. Fewer where the town has no room for more.
 */
export function dug(site: Site, plan: Plan, wanted: number, diggings: Diggings, random: Random): void {
  const town = new Ground([diggings.circuit])
  const sampled = diggings.streets.map((street) => ({ street, points: resampled(street.line, STEP) }))
  const canals: Canal[] = []
  for (let i = 0; i < wanted; i++) {
    const width = plan.settlement === 'city' ? random.range(38, 44) : random.range(29, 34)
    let best: { canal: Canal; cost: number } | undefined
    for (let tries = 0; tries < (best ? TRIES : MORE_TRIES); tries++) {
      const canal = { line: laid(site, town, random), width }
      if (canal.line.length === 0) continue
      const cost = costOf(site, town, diggings, sampled, canals, canal)
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { canal, cost }
    }
    if (best) canals.push(best.canal)
  }
  const lines = canals.map((canal) => ({ ...canal, line: ledOn(site, town, canal.line) }))
  site.water = joined([...site.water, ...lines.flatMap(({ line, width }) => stroked([line], width))])
  site.rivers.push(...lines.map((canal) => ({ ...canal, canal: true as const })))
}

/** A line with a slight bend across the town, from one side of it to the other; empty where it misses the town. */
function laid({ centre, radius }: Site, town: Ground, random: Random): Line {
  const turn = random.range(0, Math.PI)
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  const off = random.range(-0.66, 0.66) * radius
  const bend = random.range(-0.09, 0.09) * radius
  const at = (along: number, across: number): Point => [
    centre[0] + dx * along - dy * across,
    centre[1] + dy * along + dx * across,
  ]
  const far = radius * 2.2
  const line = softened(
    [at(-far, off - bend), at(random.range(-0.3, 0.3) * radius, off + bend), at(far, off - bend)],
    1,
  )
  const points = resampled(line, STEP)
  const inside = points.map(([x, y]) => town.has(x, y))
  const [first, last] = [inside.indexOf(true), inside.lastIndexOf(true)]
  return first < 0 || last - first < 20 ? [] : pieceOf(line, first * STEP, last * STEP)
}

function costOf(
  site: Site,
  town: Ground,
  { bridges, square, exits }: Diggings,
  sampled: readonly { street: Street; points: Line }[],
  dug: readonly Canal[],
  canal: Canal,
): number {
  const { line, width } = canal
  const near = (point: Point) => distanceToLine(...point, line)
  const barred =
    exits.some((exit) => near(exit) < width / 2 + 60) ||
    square.some((corner) => near(corner) < width / 2 + 24) ||
    resampled(line, 20).some(([x, y]) => within([square], x, y)) ||
    bridges.some(({ from, to }) => near(between(from, to, 0.5)) < width / 2 + apart(from, to) / 2 + 30) ||
    dug.some((other) => !keepsClearOf(site, line, other.line))
  if (barred) return Number.POSITIVE_INFINITY
  // The longer it runs through the town, the better it shows.
  let cost = -0.3 * resampled(line, 20).filter(([x, y]) => town.has(x, y)).length * 20
  for (const { street, points } of sampled) {
    // Only what the new canal wets; the other canals are looked at where it does, for junctions.
    if (!points.some((point) => near(point) < width / 2 + 4)) continue
    for (const run of wetRuns(points, [...dug, canal])) {
      if (isBridgeable(points, run, width)) cost += street.kind === 'main' ? -30 : 0
      else if (street.kind === 'main') return Number.POSITIVE_INFINITY
      else cost += (run.last - run.first + 2) * STEP
    }
  }
  return cost
}

/** Canals run well apart or cross nearly square. */
function keepsClearOf(site: Site, line: Line, other: Line): boolean {
  const heading = (of: Line) => Math.atan2(of.at(-1)![1] - of[0]![1], of.at(-1)![0] - of[0]![0])
  if (Math.abs(Math.sin(heading(line) - heading(other))) > 0.8) return true
  return resampled(line, 40).every((point) => distanceToLine(...point, other) > site.radius * 0.5)
}

interface Run {
  first: number
  last: number
}

/** Stretches of a street that lie over canals, or within a few feet of them. */
function wetRuns(points: Line, canals: readonly Canal[]): Run[] {
  const out: Run[] = []
  let first = -1
  for (let i = 0; i <= points.length; i++) {
    const wet =
      i < points.length && canals.some(({ line, width }) => distanceToLine(...points[i]!, line) < width / 2 + 4)
    if (wet && first < 0) first = i
    if (!wet && first >= 0) {
      out.push({ first, last: i - 1 })
      first = -1
    }
  }
  return out
}

/** Whether a stretch comes from dry ground straight over to dry ground. */
function isBridgeable(points: Line, { first, last }: Run, width: number): boolean {
  if (first < 1 || last > points.length - 2) return false
  const [from, to] = [points[first - 1]!, points[last + 1]!]
  if (apart(from, to) > width * 1.6 + 22) return false
  return points.slice(first, last + 1).every((point) => distanceToLine(...point, [from, to]) < 3)
}

/** A canal led on beyond the town, to the first water or past the sheet's edge. */
function ledOn(site: Site, town: Ground, line: Line): Line {
  const water = new Ground(site.water, 60)
  const onwards = (end: Point, before: Point): Line => {
    const length = apart(end, before) || 1
    const [dx, dy] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length]
    for (let feet = 0; ; feet += 8) {
      const at: Point = [end[0] + dx * feet, end[1] + dy * feet]
      const out = at[0] < -40 || at[1] < -40 || at[0] > site.width + 40 || at[1] > site.height + 40
      if (out || (water.has(...at) && !town.has(...at))) return [[at[0] + dx * 14, at[1] + dy * 14]]
    }
  }
  return [...onwards(line[0]!, line[1]!), ...line, ...onwards(line.at(-1)!, line.at(-2)!)]
}

/** Streets after the digging: bridges where they cross canals; what of lesser ones would run in the water is given up. */
export function bridgedOver(site: Site, streets: readonly Street[]): { streets: Street[]; bridges: Bridge[] } {
  const canals = site.rivers.filter(({ canal }) => canal)
  const bridges: Bridge[] = []
  if (canals.length === 0) return { streets: [...streets], bridges }
  const left = streets.flatMap((street): Street[] => {
    const points = resampled(street.line, STEP)
    const runs = wetRuns(points, canals)
    if (runs.length === 0) return [street]
    const step = lengthOf(street.line) / (points.length - 1)
    const out: Street[] = []
    let from = 0
    const keep = (to: number) => {
      if ((to - from) * step > 24) out.push({ ...street, line: pieceOf(street.line, from * step, to * step) })
    }
    let isWhole = true
    for (const run of runs) {
      const width = Math.max(...canals.map((canal) => canal.width))
      if (street.kind === 'main' || isBridgeable(points, run, width)) {
        const [a, b] = [points[Math.max(0, run.first - 1)]!, points[Math.min(points.length - 1, run.last + 1)]!]
        bridges.push({ from: a, to: b, width: street.width, material: 'stone' })
        continue
      }
      isWhole = false
      keep(run.first - 1)
      from = run.last + 1
    }
    if (isWhole) return [street]
    keep(points.length - 1)
    return out
  })
  return { streets: left, bridges: bridges.filter((bridge) => left.some((street) => carries(street, bridge))) }
}

const carries = (street: Street, { from, to }: Bridge) =>
  [from, to].every((end) => distanceToLine(...end, street.line) < 1)
