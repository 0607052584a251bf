import { grown } from '../geometry/clip.ts'
import { Ground } from '../geometry/ground.ts'
import {
  apart,
  area,
  between,
  centroid,
  distanceToLine,
  extent,
  type Point,
  type Ring,
  rectangle,
} from '../geometry/polygon.ts'
import { orientedBox } from '../layout/blocks.ts'
import { footprint } from '../layout/houses.ts'
import type { House, LandmarkKind, Part } from '../scene.ts'
import { offCentre } from './outlying.ts'
import { clearing, heart } from './precincts.ts'
import { establish, free, type Works } from './works.ts'

/** What stands in the market: a fountain, well or statue, and stalls about it. */
export function marketed(works: Works): void {
  const { plan, layout } = works
  const random = works.random.fork('market')
  const square = layout.plaza.outline
  const { at, room } = heart(square)
  const spots = [at, ...square.map((corner) => between(at, corner, 0.5))]
  for (const piece of (['fountain', 'well', 'statue'] as const).filter(
    (kind) => !plan.pond && plan.landmarks.includes(kind) && belongs(works, kind, at),
  )) {
    const across = { fountain: 19, well: 8, statue: 11 }[piece]
    const spot = spots.find(([x, y]) => {
      const offStreet = layout.streets.every(
        (street) => distanceToLine(x, y, street.line) > (street.width + across) / 2 + 1,
      )
      return offStreet && works.occupancy.clear(rectangle(x, y, across, across, 0), -12)
    })
    if (!spot) continue
    const [x, y] = [Math.round(spot[0]), Math.round(spot[1])]
    const height = piece === 'statue' ? 16 : 4
    const part: Part = { x, y, length: 0, depth: across, angle: 0, roof: 'open', height, material: 'stone' }
    establish(works, piece, [part], { badge: [x, y + across] })
  }
  if (works.register?.near('market'))
    establish(works, 'market', [], { badge: [Math.round(at[0]), Math.round(at[1] + room * 0.55)] })
  if (plan.ruin > 0.3 || plan.overgrown > 0.5) return
  if (layout.plaza.kind === 'green' && !plan.landmarks.includes('market')) return
  const ground = new Ground(grown([square], -9), 30)
  const turn = orientedBox(square).angle
  const wanted = Math.round((area(square) / 1000) * 1.5)
  for (let tries = 0; tries < wanted * 8 && works.stalls.length < wanted; tries++) {
    const [rowOff, along] = [random.int(-4, 4) * 19, random.range(-1, 1) * room * 1.25]
    const stall: House = [
      Math.round(at[0] + Math.cos(turn) * along - Math.sin(turn) * rowOff),
      Math.round(at[1] + Math.sin(turn) * along + Math.cos(turn) * rowOff),
      random.int(9, 13),
      random.int(7, 9),
      Math.round((turn * 180) / Math.PI),
      random.int(0, 9),
    ]
    const shape = footprint(stall)
    if (apart([stall[0], stall[1]], at) < 21 || !free(works, ground, shape, 3.5)) continue
    works.stalls.push(stall)
    works.occupancy.add(shape)
  }
}

/** Whether a landmark that may stand in the market does: on a village green always, in a town if its district lies there. */
function belongs({ register, layout }: Works, kind: LandmarkKind, market: Point): boolean {
  const quarter = register?.near(kind)
  if (!quarter || layout.zones.length === 0) return true
  return register!.quarters.every((other) => apart(other, market) >= apart(quarter, market))
}

/** A garden with trees about a pond or lawn. */
export function gardened(works: Works, ground: Ring): void {
  const random = works.random.fork('park')
  const { at, room } = heart(ground)
  const pond: Part = {
    x: Math.round(at[0]),
    y: Math.round(at[1]),
    length: 0,
    depth: Math.round(Math.min(44, room * 0.6)),
    angle: 0,
    roof: 'open',
    height: 2,
    material: 'stone',
  }
  establish(works, 'park', [pond], {
    precinct: ground,
    badge: [Math.round(at[0]), Math.round(at[1] + pond.depth * 0.8)],
  })
  scatter(works, ground, random.int(1, 1e6), Math.min(60, area(ground) / 520), 15)
}

/** Rows of graves inside a fence: on given ground, or by the church or a road outside the town. */
export function burials(works: Works, given?: Ring): void {
  const random = works.random.fork('graves')
  let ground = given
  if (!ground) {
    const wanted = works.register && offCentre(works, 'cemetery', works.site.radius * 1.2)
    const small = works.layout.zones.length === 0
    const church = works.landmarks.find(
      (landmark) => landmark.kind === 'temple' || landmark.kind === 'abbey' || landmark.kind === 'cathedral',
    )
    const gate = works.layout.gates.at(-1)?.at ?? works.site.centre
    const usual = small ? 56 : 78
    const large = works.plan.graves === 'large'
    // The most ground that is free of what is thought right for the dead.
    let at: Point | undefined
    let size = usual
    for (const share of large ? [1.9, 1.6, 1.3, 1, 0.8, 0.62] : [1, 0.8, 0.62]) {
      size = usual * share
      at = clearing(works, size, wanted ?? (small && church ? church.badge : gate), size, works.site.radius * 1.7)
      if (at) break
    }
    if (!at) return
    ground = rectangle(at[0], at[1], size * 1.52, size * 1.14, random.range(-0.5, 0.5))
  }
  const box = orientedBox(ground)
  const inside = new Ground(grown([ground], -7), 30)
  const [ux, uy] = [Math.cos(box.angle), Math.sin(box.angle)]
  const chapel = rectangle(...heart(ground).at, 22, 15, box.angle)
  for (let v = -box.short / 2; v < box.short / 2; v += 11) {
    for (let u = -box.long / 2; u < box.long / 2; u += 7.5) {
      const x = box.middle[0] + ux * u - uy * v + random.range(-1, 1)
      const y = box.middle[1] + uy * u + ux * v + random.range(-1, 1)
      const clear = apart([x, y], centroid(chapel)) > 17
      if (clear && random.chance(0.86) && inside.has(x, y)) works.graves.push([Math.round(x), Math.round(y)])
    }
  }
  const [x, y] = centroid(chapel)
  const part: Part = {
    x: Math.round(x),
    y: Math.round(y),
    length: 20,
    depth: 13,
    angle: Math.round((box.angle * 180) / Math.PI),
    roof: 'gable',
    height: 15,
    material: 'slate',
  }
  establish(works, 'cemetery', [part], {
    precinct: ground,
    taken: rectangle(box.middle[0], box.middle[1], box.long, box.short, box.angle),
    badge: [Math.round(x), Math.round(y + 18)],
  })
}

/** Tents in the open near a gate. */
export function camped(works: Works): void {
  const random = works.random.fork('camp')
  const gate = works.layout.gates[0]?.at ?? works.site.centre
  const radius = works.site.radius * 0.24
  const middle = clearing(works, radius, gate, radius, works.site.radius * 1.55)
  if (!middle) return
  for (let tries = 0; tries < 500; tries++) {
    const [turn, far] = [random.range(0, Math.PI * 2), Math.sqrt(random.next()) * radius]
    const tent: House = [
      Math.round(middle[0] + Math.cos(turn) * far),
      Math.round(middle[1] + Math.sin(turn) * far),
      random.int(11, 17),
      random.int(10, 13),
      random.int(0, 179),
      random.int(0, 9),
    ]
    const shape = footprint(tent)
    if (far < 14 || !free(works, works.country, shape, 6)) continue
    works.stalls.push(tent)
    works.occupancy.add(shape)
  }
}

/** Trees on a piece of ground, clear of all that stands. */
function scatter(works: Works, ground: Ring, seed: number, wanted: number, room: number): void {
  const random = works.random.fork(`trees ${seed}`)
  const land = new Ground([ground], 40)
  const box = extent(ground)
  const placed: Point[] = []
  for (let tries = 0; tries < wanted * 6 && placed.length < wanted; tries++) {
    const at: Point = [random.range(box.left, box.right), random.range(box.top, box.bottom)]
    const radius = random.range(5.5, 10)
    if (!free(works, land, rectangle(at[0], at[1], radius * 1.5, radius * 1.5, 0), 1)) continue
    if (placed.some((other) => apart(other, at) < room)) continue
    placed.push(at)
    works.trees.push([Math.round(at[0]), Math.round(at[1]), Math.round(radius * 10) / 10])
  }
}
