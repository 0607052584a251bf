import {
  area,
  distanceToLine,
  type Extent,
  extent,
  overlap,
  type Point,
  perimeter,
  type Ring,
  rectangle,
  within,
} from './geometry/polygon.ts'
import { footprint } from './layout/houses.ts'
import { footprintOf } from './places/works.ts'
import type { Bridge, TownmapScene, WardKind } from './scene.ts'

/**
 * What is wrong with a town map, in sentences; empty when it is sound. Used by tests over many seeds: a map may look
 * right and still have a house in the river.
 */
export function faults(scene: TownmapScene): string[] {
  return [...buildings(scene), ...ways(scene), ...labels(scene)]
}

interface Standing {
  name: string
  ring: Ring
}

function standing(scene: TownmapScene): Standing[] {
  const houses = (Object.keys(scene.houses) as WardKind[]).flatMap((ward) =>
    scene.houses[ward]!.map((house) => ({
      name: `a ${ward} house at ${house[0]},${house[1]}`,
      ring: footprint(house),
    })),
  )
  const landmarks = scene.landmarks.flatMap((landmark) =>
    // A landmark's own bodies lean on each other, and a castle's on its wall.
    landmark.parts.length === 0 || landmark.kind === 'citadel'
      ? []
      : [{ name: `the ${landmark.kind}`, ring: around(landmark.parts.map(footprintOf)) }],
  )
  return [...houses, ...landmarks]
}

/** The box along the first body's direction about all of them. */
function around(rings: Ring[]): Ring {
  const [a, b] = [rings[0]![0]!, rings[0]![1]!]
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  const turned = (point: Point, by: number): Point => [
    point[0] * Math.cos(by) - point[1] * Math.sin(by),
    point[0] * Math.sin(by) + point[1] * Math.cos(by),
  ]
  const box = extent(rings.flat().map((point) => turned(point, -angle)))
  const middle = turned([(box.left + box.right) / 2, (box.top + box.bottom) / 2], angle)
  return rectangle(middle[0], middle[1], box.right - box.left, box.bottom - box.top, angle)
}

function buildings(scene: TownmapScene): string[] {
  const out: string[] = []
  const all = standing(scene)
  const boxes = all.map(({ ring }) => extent(ring))
  const water = scene.water.map((ring) => extent(ring))
  const streets = scene.streets.map((street) => ({ ...street, box: extent(street.line) }))
  const stretches = (scene.wall?.stretches ?? []).map((line) => ({ line, box: extent(line) }))
  const inner = (scene.innerWalls ?? []).flatMap((wall) =>
    wall.stretches.map((line) => ({ line, box: extent(line), thickness: wall.thickness })),
  )
  for (let i = 0; i < all.length; i++) {
    const { name, ring } = all[i]!
    const box = boxes[i]!
    for (let j = i + 1; j < all.length; j++) {
      const other = boxes[j]!
      if (box.left >= other.right || box.right <= other.left || box.top >= other.bottom || box.bottom <= other.top)
        continue
      if (overlap(ring, all[j]!.ring, 0.25)) out.push(`${name} stands in ${all[j]!.name}`)
    }
    const points = sampled(ring)
    if (water.some((wet) => near(box, wet, 0)) && points.some(([x, y]) => within(scene.water, x, y)))
      out.push(`${name} stands in the water`)
    for (const street of streets) {
      if (!near(box, street.box, street.width)) continue
      if (points.some(([x, y]) => distanceToLine(x, y, street.line) < street.width / 2 - 0.9))
        out.push(`${name} stands in a ${street.kind}`)
    }
    for (const stretch of stretches) {
      if (!near(box, stretch.box, scene.wall!.thickness)) continue
      if (points.some(([x, y]) => distanceToLine(x, y, stretch.line) < scene.wall!.thickness / 2))
        out.push(`${name} stands in the wall`)
    }
    for (const { line, box: own, thickness } of inner) {
      if (!near(box, own, thickness)) continue
      if (points.some(([x, y]) => distanceToLine(x, y, line) < thickness / 2))
        out.push(`${name} stands in an inner wall`)
    }
    if (area(ring) / perimeter(ring) ** 2 < 0.02) out.push(`${name} is a sliver`)
  }
  const means = (['slum', 'craftsmen', 'merchant', 'patrician'] as const)
    .map((ward) => ({ ward, list: scene.houses[ward] ?? [] }))
    .filter(({ list }) => list.length > 25)
    .map(({ ward, list }) => ({ ward, mean: list.reduce((sum, house) => sum + house[2] * house[3], 0) / list.length }))
  for (let i = 1; i < means.length; i++) {
    if (means[i]!.mean <= means[i - 1]!.mean)
      out.push(`${means[i]!.ward} houses are no larger than ${means[i - 1]!.ward} ones`)
  }
  return out
}

/** Whether two boxes lie less than a reach apart, across or down. */
const near = (a: Extent, b: Extent, reach: number) =>
  a.left <= b.right + reach && a.right >= b.left - reach && a.top <= b.bottom + reach && a.bottom >= b.top - reach

/** Points along a ring's edges, 6 ft apart. */
function sampled(ring: Ring): Point[] {
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length]!
    const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 6))
    return Array.from(
      { length: steps },
      (_, k): Point => [a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps],
    )
  })
}

function ways(scene: TownmapScene): string[] {
  const out: string[] = []
  for (const street of scene.streets) {
    const wet = along(street.line).find(
      ([x, y]) =>
        x > 0 &&
        y > 0 &&
        x < scene.width &&
        y < scene.height &&
        within(scene.water, x, y) &&
        !onBridge(scene.bridges, x, y),
    )
    if (wet) out.push(`a ${street.kind} runs into the water at ${wet.map(Math.round)}`)
  }
  if (scene.wall && scene.gates.length === 0) out.push('the wall has no gate')
  const reached = network(scene)
  for (const gate of scene.gates) {
    const name = gate.name ?? `the gate at ${gate.at}`
    if (!reached.fromPlaza(gate.at)) out.push(`${name} is cut off from the market`)
    if (!reached.fromEdge(gate.at)) out.push(`no road leads from ${name} to the sheet's edge`)
  }
  for (const bridge of scene.bridges) {
    for (const end of [bridge.from, bridge.to]) {
      const outside = end[0] < 0 || end[1] < 0 || end[0] > scene.width || end[1] > scene.height
      if (!outside && !scene.streets.some((street) => distanceToLine(...end, street.line) < street.width))
        out.push('a bridge leads nowhere')
    }
  }
  return out
}

function along(line: readonly Point[]): Point[] {
  return line.slice(1).flatMap((b, i) => {
    const a = line[i]!
    const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 6))
    return Array.from(
      { length: steps + 1 },
      (_, k): Point => [a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps],
    )
  })
}

const onBridge = (bridges: readonly Bridge[], x: number, y: number) =>
  bridges.some((bridge) => distanceToLine(x, y, [bridge.from, bridge.to]) < bridge.width / 2 + 6)

/** Streets that touch, as a graph: what can be walked to from the plaza, and from the edge of the sheet by roads. */
function network(scene: TownmapScene) {
  const { streets, plaza } = scene
  const touching = streets.map((street) =>
    streets.map((other) => street !== other && meets(street.line, street.width, other.line, other.width)),
  )
  const spread = (starts: number[], allowed: (index: number) => boolean) => {
    const seen = new Set(starts)
    const open = [...starts]
    while (open.length > 0) {
      const here = open.pop()!
      for (let there = 0; there < streets.length; there++) {
        if (!touching[here]![there] || seen.has(there) || !allowed(there)) continue
        seen.add(there)
        open.push(there)
      }
    }
    return seen
  }
  const index = streets.map((_, i) => i)
  const inPlaza = index.filter((i) => streets[i]!.line.some(([x, y]) => within([plaza.outline], x, y)))
  const out = (point: Point) =>
    point[0] < 1 || point[1] < 1 || point[0] > scene.width - 1 || point[1] > scene.height - 1
  const outward = index.filter((i) => streets[i]!.kind === 'road' && streets[i]!.line.some(out))
  const plazaSide = spread(inPlaza, () => true)
  const edgeSide = spread(outward, (i) => streets[i]!.kind === 'road')
  const near = (set: Set<number>, at: Point) =>
    [...set].some((i) => distanceToLine(...at, streets[i]!.line) < streets[i]!.width / 2 + 8)
  return { fromPlaza: (at: Point) => near(plazaSide, at), fromEdge: (at: Point) => near(edgeSide, at) }
}

function meets(a: readonly Point[], wide: number, b: readonly Point[], otherWide: number): boolean {
  const reach = (wide + otherWide) / 2
  if (!near(extent(a), extent(b), reach)) return false
  const ends = (line: readonly Point[]) => [line[0]!, line.at(-1)!]
  return (
    ends(a).some((point) => distanceToLine(...point, [...b]) < reach) ||
    ends(b).some((point) => distanceToLine(...point, [...a]) < reach)
  )
}

function labels(scene: TownmapScene): string[] {
  const out: string[] = []
  const { labels: all } = scene
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++) {
      const clash = all[i]!.boxes.some((box) => all[j]!.boxes.some((other) => overlap(box, other, 0.3)))
      if (clash) out.push(`"${all[i]!.text}" lies over "${all[j]!.text}"`)
    }
    for (const landmark of scene.landmarks) {
      for (const part of landmark.parts) {
        if (all[i]!.boxes.some((box) => overlap(box, footprintOf(part), 0.3)))
          out.push(`"${all[i]!.text}" lies over the ${landmark.kind}`)
      }
    }
  }
  return out
}
