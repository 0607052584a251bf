import type { Box } from '../../cartouche.ts'
import { Ground } from '../geometry/ground.ts'
import { alongLine, lengthOf, resampled, softened } from '../geometry/line.ts'
import {
  apart,
  area,
  between,
  centroid,
  extent,
  overlap,
  type Point,
  type Ring,
  rectangle,
  within,
} from '../geometry/polygon.ts'
import { footprintOf } from '../places/works.ts'
import type { Label, TownmapScene, WardKind } from '../scene.ts'
import type { Names } from '../words/names.ts'
import type { Plan } from '../words/plan.ts'
import type { TownNames } from '../words/town-names.ts'
import { letteredAsGiven } from './given-labels.ts'
import { along, Sheet, straight } from './label.ts'
import { widthOf } from './measure.ts'

type Unlabelled = Omit<TownmapScene, 'labels'>

/** Names on the map, the most important first; one that finds no room is left out. */
export function lettered(
  scene: Unlabelled,
  furniture: readonly Box[],
  names: Names,
  plan: Plan,
  given?: { names: TownNames; quarters: readonly Point[] },
): Label[] {
  const sheet = new Sheet(scene)
  const em = Math.sqrt(scene.width * scene.height) / 1000
  for (const box of furniture) {
    sheet.keep(rectangle(box.x + box.width / 2, box.y + box.height / 2, box.width + 14 * em, box.height + 14 * em, 0))
  }
  for (const landmark of scene.landmarks) {
    if (landmark.number !== undefined) sheet.keep(rectangle(...landmark.badge, 22 * em, 22 * em, 0))
    for (const part of landmark.parts) sheet.keep(footprintOf(part))
  }
  for (const gate of scene.wall ? scene.gates : [])
    sheet.keep(rectangle(...gate.at, gate.width + 10, gate.width + 10, 0))
  for (const boat of scene.boats)
    if (boat.sails) sheet.keep(rectangle(boat.x, boat.y, boat.length * 1.1, boat.length, 0))
  const large = scene.settlement === 'town' || scene.settlement === 'city'
  waters(scene, sheet, names, plan, em, given === undefined)
  const bridges = scene.bridges.map((bridge) =>
    rectangle(
      (bridge.from[0] + bridge.to[0]) / 2,
      (bridge.from[1] + bridge.to[1]) / 2,
      apart(bridge.from, bridge.to),
      bridge.width + 6,
      Math.atan2(bridge.to[1] - bridge.from[1], bridge.to[0] - bridge.from[0]),
    ),
  )
  sheet.keep(...bridges)
  if (given) letteredAsGiven(scene, sheet, given.names, given.quarters, em)
  else if (large) {
    const [x, y] = centroid(scene.plaza.outline)
    const name = names.plaza()
    const box = extent(scene.plaza.outline)
    for (const at of [box.bottom - 9 * em, box.top + 9 * em, y + 20 * em, box.bottom + 10 * em]) {
      if (sheet.set(straight(name, 'plaza', 14.5 * em, [x, at]))) break
    }
    districts(scene, sheet, names, em)
    gateNames(scene, sheet, em)
    streetNames(scene, sheet, names, em)
  } else if (scene.streets.length > 2) streetNames(scene, sheet, names, em)
  return sheet.labels
}

function waters(scene: Unlabelled, sheet: Sheet, names: Names, plan: Plan, em: number, isFree: boolean): void {
  const water = new Ground(scene.water)
  for (const river of scene.rivers) {
    if (river.channel) continue
    // A settlement's sheet has no word for the canals of a town.
    if (!isFree && river !== scene.rivers[0]) continue
    const name = river.canal && isFree ? names.canal() : names.river()
    const calm = softened(resampled(river.line, 90), 3)
    const total = lengthOf(calm)
    const size = Math.min(17.5 * em, river.width * 0.62)
    if (size < 9 * em) continue
    const places = Array.from({ length: 41 }, (_, i) => (i / 40) * total).sort(
      (a, b) =>
        Math.abs(apart(alongLine(calm, a).at, [scene.width / 2, scene.height / 2]) - scene.height * 0.36) -
        Math.abs(apart(alongLine(calm, b).at, [scene.width / 2, scene.height / 2]) - scene.height * 0.36),
    )
    for (const at of places) {
      const label = along(name, 'water', size, calm, at)
      if (
        !label ||
        label.boxes.some((box) =>
          scene.bridges.some(
            (bridge) =>
              overlap(box, rectangle(...bridge.from, 30, 30, 0)) || overlap(box, rectangle(...bridge.to, 30, 30, 0)),
          ),
        )
      )
        continue
      if (!water.has(...centroid(label.boxes[0]!)) || !water.has(...centroid(label.boxes.at(-1)!))) continue
      if (sheet.set(label)) break
    }
  }
  if (plan.shore === 'none' || plan.shore === 'oasis') return
  const name = plan.lake ? names.lake() : names.sea()
  for (const pier of scene.piers) {
    const angle = Math.atan2(pier.to[1] - pier.from[1], pier.to[0] - pier.from[0])
    const [x, y] = between(pier.from, pier.to, 0.5)
    sheet.keep(rectangle(x, y, apart(pier.from, pier.to) + 30 * em, 60 * em, angle))
  }
  const wet: Point[] = []
  for (let row = 1; row < 24; row++) {
    for (let column = 1; column < 24; column++) {
      const [x, y] = [(scene.width * column) / 24, (scene.height * row) / 24]
      if (water.has(x, y)) wet.push([x, y])
    }
  }
  if (wet.length === 0) return
  // About the middle of what is seen of the water; beside an island that is the land, and any side will do.
  const middle: Point = [
    wet.reduce((sum, point) => sum + point[0], 0) / wet.length,
    wet.reduce((sum, point) => sum + point[1], 0) / wet.length,
  ]
  let best: { label: Label; price: number } | undefined
  for (const size of [23 * em, 19 * em, 16 * em]) {
    const width = widthOf(name, 'water', size)
    for (let row = 1; row < 24; row++) {
      for (let column = 1; column < 24; column++) {
        const at: Point = [(scene.width * column) / 24, (scene.height * row) / 24]
        const label = straight(name, 'water', size, at, width)
        const corners = [...label.boxes[0]!, ...grownCorners(label.boxes[0]!, size)]
        if (!corners.every(([x, y]) => water.has(x, y))) continue
        const price = apart(at, middle)
        if (best && price >= best.price) continue
        if (sheet.hasRoomFor(label)) best = { label, price }
      }
    }
    if (best) break
  }
  if (best) sheet.set(best.label)
}

function grownCorners(box: Ring, by: number): Ring {
  const [cx, cy] = centroid(box)
  return box.map(([x, y]) => [x + Math.sign(x - cx) * by, y + Math.sign(y - cy) * by])
}

function districts(scene: Unlabelled, sheet: Sheet, names: Names, em: number): void {
  const named: WardKind[] = ['merchant', 'craftsmen', 'patrician', 'slum', 'harbour', 'outskirts']
  const spots = scene.blocks
    .filter((block) => named.includes(block.ward))
    .map((block) => {
      const at = centroid(block.outline)
      const near = scene.blocks.filter((other) => other.ward === block.ward && apart(centroid(other.outline), at) < 150)
      return { ward: block.ward, at, weight: near.reduce((sum, other) => sum + area(other.outline), 0) }
    })
    .sort((a, b) => b.weight - a.weight)
  const most = scene.settlement === 'city' ? 9 : 5
  const spread = Math.sqrt(scene.width * scene.height) * (scene.settlement === 'city' ? 0.135 : 0.16)
  const placed: Point[] = []
  const count = new Map<WardKind, number>()
  for (const round of [1, 2, 3]) {
    for (const { ward, at } of spots) {
      if (placed.length >= most || (count.get(ward) ?? 0) >= round) continue
      if (placed.some((other) => apart(other, at) < spread) || apart(at, centroid(scene.plaza.outline)) < spread * 0.7)
        continue
      const name = names.district(ward)
      if (name === undefined) continue
      for (const dy of [0, 12, -12, 24, -24]) {
        if (!sheet.set(straight(name, 'district', 12.4 * em, [at[0], at[1] + dy * em]))) continue
        placed.push(at)
        count.set(ward, (count.get(ward) ?? 0) + 1)
        break
      }
    }
  }
}

function gateNames(scene: Unlabelled, sheet: Sheet, em: number): void {
  if (!scene.wall) return
  for (const gate of scene.gates) {
    if (!gate.name) continue
    const size = 11.5 * em
    const width = widthOf(gate.name, 'gate', size)
    const places: Point[] = []
    for (const out of [0, 26, 44, -24]) {
      for (const side of [1, -1]) {
        const off = gate.width * 0.5 + 14 * em
        const x = gate.at[0] + Math.cos(gate.angle) * out * em - Math.sin(gate.angle) * off * side
        const y = gate.at[1] + Math.sin(gate.angle) * out * em + Math.cos(gate.angle) * off * side
        places.push([x + Math.sign(-Math.sin(gate.angle) * side) * Math.abs(Math.sin(gate.angle)) * width * 0.5, y])
      }
    }
    places.sort((a, b) => Number(within([scene.wall!.circuit], ...a)) - Number(within([scene.wall!.circuit], ...b)))
    for (const at of places) if (sheet.set(straight(gate.name, 'gate', size, at))) break
  }
}

function streetNames(scene: Unlabelled, sheet: Sheet, names: Names, em: number): void {
  const most = scene.settlement === 'city' ? 8 : scene.settlement === 'town' ? 5 : 2
  const size = 11.2 * em
  let placed = 0
  const candidates = scene.streets
    .filter((street) => (most > 2 ? street.kind === 'main' : street.kind === 'road') && lengthOf(street.line) > 90)
    .sort((a, b) => lengthOf(b.line) - lengthOf(a.line))
  for (const street of candidates) {
    if (placed >= most) break
    const name = names.street()
    const total = most > 2 ? lengthOf(street.line) : Math.min(lengthOf(street.line), scene.height * 0.3)
    for (const share of [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78]) {
      const label = along(name, 'street', size, street.line, total * share)
      if (!label || !sheet.set(label)) continue
      street.name = name
      placed++
      break
    }
  }
}
