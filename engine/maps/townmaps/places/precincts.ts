import { grown, pieces, simplified, without } from '../geometry/clip.ts'
import { Ground } from '../geometry/ground.ts'
import { hull } from '../geometry/hull.ts'
import {
  apart,
  area,
  between,
  centroid,
  disc,
  distanceToLine,
  type Point,
  type Ring,
  rectangle,
  within,
} from '../geometry/polygon.ts'
import { designs, raised } from '../layout/designs.ts'
import { row } from '../layout/houses.ts'
import type { LandmarkKind, Part } from '../scene.ts'
import { establish, footprintOf, free, type Works } from './works.ts'

/** The place within a ring farthest from its edge, and how far that is; on a coarse grid, which is near enough. */
export function heart(ring: Ring): { at: Point; room: number } {
  const xs = ring.map((point) => point[0])
  const ys = ring.map((point) => point[1])
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  let best = { at: centroid(ring), room: 0 }
  for (let row = 1; row < 14; row++) {
    for (let column = 1; column < 14; column++) {
      const at: Point = [left + ((right - left) * column) / 14, top + ((bottom - top) * row) / 14]
      if (!within([ring], at[0], at[1])) continue
      const room = distanceToLine(at[0], at[1], ring, true)
      if (room > best.room) best = { at, room }
    }
  }
  return best
}

/** Walls a castle into a ring: a keep in the middle, halls along the wall, a gatehouse towards `door`. */
export function castle(works: Works, ground: Ring, door: Point): void {
  const random = works.random.fork('castle')
  const [ring] = simplified(grown([ground], -7), 7).sort((a, b) => area(b) - area(a))
  if (!ring) return
  const { at, room } = heart(ring)
  const side = Math.max(24, Math.min(108, room * 0.92))
  const turn = Math.atan2(ring[1]![1] - ring[0]![1], ring[1]![0] - ring[0]![0])
  const parts: Part[] = keep(at, side, turn)
  const wallPoint = nearestOn(ring, door)
  const facing = Math.atan2(wallPoint[1] - at[1], wallPoint[0] - at[0])
  const gate: Part = {
    x: Math.round(wallPoint[0]),
    y: Math.round(wallPoint[1]),
    length: 26,
    depth: 22,
    angle: Math.round((facing * 180) / Math.PI),
    roof: 'open',
    height: 46,
    material: 'stone',
  }
  for (const part of parts) works.occupancy.add(footprintOf(part))
  const yard = new Ground(grown([ring], -8), 40)
  const manner = {
    frontage: [34, 58],
    depth: [18, 24],
    gap: [3, 16],
    setback: [0.5, 1],
    skew: 0,
    fill: room > 60 ? 0.62 : 0.35,
    back: 0,
  } as const
  const inner = grown([ring], -8)[0] ?? ring
  for (let i = 0; i < inner.length; i++) {
    const [a, b] = [inner[i]!, inner[(i + 1) % inner.length]!]
    if (distanceToLine(...wallPoint, [a, b]) < 30) continue
    for (const house of row(a, b, yard, works.occupancy, random, manner)) {
      parts.push({
        x: house[0],
        y: house[1],
        length: house[2],
        depth: house[3],
        angle: house[4],
        roof: 'gable',
        height: 20,
        material: 'slate',
      })
    }
  }
  works.occupancy.add(footprintOf(gate))
  establish(works, 'citadel', [...parts, gate], {
    precinct: ring,
    badge: [at[0], at[1] + side * 0.5],
    taken: ring.length > 2 ? hull(ring) : ring,
  })
}

function keep(at: Point, side: number, turn: number): Part[] {
  const degrees = Math.round((turn * 180) / Math.PI)
  const corner = (x: number, y: number): Part => ({
    x: Math.round((at[0] + (x * Math.cos(turn) - y * Math.sin(turn)) * side * 0.5) * 10) / 10,
    y: Math.round((at[1] + (x * Math.sin(turn) + y * Math.cos(turn)) * side * 0.5) * 10) / 10,
    length: 0,
    depth: Math.round(side * 0.3),
    angle: 0,
    roof: 'cone',
    height: 74,
    material: 'slate',
  })
  const body = (share: number, roof: Part['roof'], height: number): Part => ({
    x: Math.round(at[0] * 10) / 10,
    y: Math.round(at[1] * 10) / 10,
    length: Math.round(side * share),
    depth: Math.round(side * share),
    angle: degrees,
    roof,
    height,
    material: roof === 'open' ? 'stone' : 'slate',
  })
  return [body(1, 'open', 56), body(0.62, 'hip', 70), corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

function nearestOn(ring: Ring, place: Point): Point {
  let best = ring[0]!
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < ring.length; i++) {
    for (let t = 0.12; t < 0.9; t += 0.08) {
      const at = between(ring[i]!, ring[(i + 1) % ring.length]!, t)
      const far = apart(at, place)
      if (far < least) {
        least = far
        best = at
      }
    }
  }
  return best
}

/** Stands a design on a piece of ground as large as fits, preferring to lie east and west. */
export function standing(works: Works, kind: LandmarkKind, ground: Ring, largest: number, precinct: boolean): boolean {
  const found = designs[kind]
  if (!found) return false
  const random = works.random.fork(`standing ${kind}`)
  const land = new Ground([ground], 40)
  const { at } = heart(ground)
  const spots: Point[] = [
    at,
    centroid(ground),
    ...Array.from({ length: 6 }, () => between(at, random.pick(ground), random.range(0.1, 0.35))),
  ]
  for (let scale = largest; scale > 0.42; scale *= 0.88) {
    for (const turn of [0, 0.2, -0.2, 0.45, -0.45, 0.8, -0.8, Math.PI / 2, 1.2, -1.2]) {
      for (const [x, y] of spots) {
        const shape = rectangle(x, y, found.size[0] * scale, found.size[1] * scale, turn)
        if (!free(works, land, shape)) continue
        const parts = raised(found, x, y, turn, scale)
        const reach = (found.size[1] * scale) / 2
        establish(works, kind, parts, {
          taken: shape,
          badge: [Math.round(x), Math.round(y + reach * 0.7)],
          ...(precinct ? { precinct: ground } : {}),
        })
        return true
      }
    }
  }
  return false
}

/** Cuts room for a large landmark out of the town's ground where it fits best; the rest is built up as before. */
export function carved(works: Works, kind: LandmarkKind, near: Point): boolean {
  const found = designs[kind]
  if (!found) return false
  const [length, depth] = found.size
  const zones = works.layout.zones
    .filter(({ ward }) => ward !== 'citadel' && ward !== 'temple' && ward !== 'park')
    .sort((a, b) => apart(centroid(a.outline), near) - apart(centroid(b.outline), near))
  // What was asked for is to be found at a glance.
  const largest = kind === 'arena' && works.plan.asked.includes(kind) ? [1.6, 1.3] : []
  for (const scale of [...largest, 1, 0.85, 0.72]) {
    for (const zone of zones) {
      const land = new Ground([zone.outline], 40)
      const { at, room } = heart(zone.outline)
      if (room < (Math.min(length, depth) * scale) / 2) continue
      for (let step = 0; step < 6; step++) {
        const turn = (step * Math.PI) / 6
        const shape = rectangle(at[0], at[1], length * scale + 26, depth * scale + 26, turn)
        if (!free(works, land, shape)) continue
        establish(works, kind, raised(found, at[0], at[1], turn, scale), {
          taken: shape,
          badge: [Math.round(at[0]), Math.round(at[1] + depth * scale * 0.42)],
          ...(kind === 'arena'
            ? {}
            : { precinct: rectangle(at[0], at[1], length * scale + 6, depth * scale + 6, turn) }),
        })
        const rest = pieces(without([zone.outline], [shape])).flatMap(([outline, ...holes]) =>
          holes.length === 0 ? [outline!] : split([outline!, ...holes], at, turn),
        )
        works.layout.zones = [
          ...works.layout.zones.filter((other) => other !== zone),
          ...rest.map((outline) => ({ outline, ward: zone.ward })),
        ]
        return true
      }
    }
  }
  return false
}

/** A ring with a hole in it, as two rings: cut through by a narrow passage. */
function split(piece: Ring[], at: Point, turn: number): Ring[] {
  return pieces(without(piece, [rectangle(at[0], at[1], 4000, 9, turn)])).map(([outline]) => outline!)
}

/** A round piece of free ground in the open country, as near as may be to a place. */
export function clearing(works: Works, radius: number, near: Point, low: number, high: number): Point | undefined {
  const random = works.random.fork(`clearing ${Math.round(radius)} ${Math.round(low)}`)
  let best: Point | undefined
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 160; tries++) {
    const turn = random.range(0, Math.PI * 2)
    const far = random.range(low, high)
    const at: Point = [works.site.centre[0] + Math.cos(turn) * far, works.site.centre[1] + Math.sin(turn) * far]
    const margin = radius + 16
    if (at[0] < margin || at[1] < margin || at[0] > works.site.width - margin || at[1] > works.site.height - margin)
      continue
    const price = apart(at, near)
    if (price < least && free(works, works.country, disc(at[0], at[1], radius, 10), 3)) {
      least = price
      best = at
    }
  }
  return best
}
