import type { Rgb } from '../../paint/colour.ts'
import { cloth, leather, metal, stone, wood } from '../../paint/material.ts'
import { doneBy } from '../acts.ts'
import type { Glow } from '../glow.ts'
import type { GearKind, Person } from '../scene.ts'
import type { Clay } from '../sculpture/clay.ts'
import { add, type Place, sub, times, turn, upright, type Vec, within } from '../sculpture/space.ts'
import { weapons } from './arms.ts'
import { errands } from './errands.ts'
import { goods } from './goods.ts'
import { sculptLabour } from './labours.ts'

/** Where what an act needs may stand or fly. */
export interface Stage {
  ground: Place
  head: Place
  hips: Place
  /** The neck, turned as the trunk is. */
  body: Place
  hands: Readonly<Record<'left' | 'right', Place>>
}

const bright: readonly Rgb[] = [
  [196, 44, 40],
  [232, 182, 48],
  [52, 112, 176],
  [70, 150, 74],
  [214, 112, 40],
]

/** Balls, or whatever else is juggled, in an arc over the hands. */
function juggled(clay: Clay, { hands, head }: Stage, kind: GearKind | undefined, asked: number | undefined): void {
  const { left, right } = hands
  const top: Vec = [head.origin[0], head.origin[1] - 150 * head.scale, (left.origin[2] + right.origin[2]) / 2]
  const count = asked ?? (kind ? 4 : 5)
  for (let k = 0; k < count; k++) {
    const t = k / (count - 1)
    const along = add(right.origin, times(sub(left.origin, right.origin), t))
    // A parabola through both hands and over the head.
    const rise = 4 * t * (1 - t)
    const at: Vec = [
      along[0] + (t - 0.5) * 110 * head.scale * rise,
      along[1] + (top[1] - along[1]) * (0.1 + rise * 1.12),
      along[2],
    ]
    const place: Place = { origin: at, rotation: turn(k * 50, 0, k * 40 - 60), scale: left.scale }
    const make = kind && (goods[kind] ?? errands[kind] ?? weapons[kind])
    if (kind && make) make(clay, within(place, [0, 50, 0]), { kind, hold: 'right', colour: bright[k % 5]!, state: [] })
    else clay.part({ material: { ...leather(bright[k % 5]!), specular: 0.4 }, place }).ball([0, 0, 0], 56)
  }
}

/** A roll of linen in one hand, its end in the other. */
function bandage(clay: Clay, { hands: { left, right } }: Stage): void {
  const linen = { ...cloth([232, 226, 210]), bump: 0.8, grain: [3, 3] as [number, number] }
  clay.part({ material: linen, place: { ...right, rotation: turn(20, 0, 8) } })
  clay.drum([0, -8, 10], 40, 44, 44, 4)
  const world: Place = { origin: [0, 0, 0], rotation: upright, scale: 1 }
  const sag: Vec = add(times(add(left.origin, right.origin), 0.5), [0, 34 * left.scale, 20 * left.scale])
  clay.part({ material: linen, place: world })
  clay
    .leaf(right.origin, sag, 30 * left.scale, 30 * left.scale, 0.12, [0, 0, 1], 6)
    .leaf(sag, left.origin, 30 * left.scale, 26 * left.scale, 0.12, [0, 0, 1], 6)
    .leaf(
      left.origin,
      add(left.origin, [14, 150 * left.scale, 6]),
      28 * left.scale,
      24 * left.scale,
      0.12,
      [0.3, 0, 1],
      6,
    )
}

/** A brush in the hand that grooms. */
function brush(clay: Clay, { hands }: Stage, side: 'left' | 'right'): void {
  const hand = hands[side]
  clay.part({ material: wood([128, 86, 50]), place: hand }).box([0, 0, 16], [24, 74, 34], 14)
  clay
    .part({ material: { ...cloth([70, 54, 40]), bump: 1 }, place: hand })
    .box([side === 'left' ? -30 : 30, 0, 16], [14, 68, 30], 6)
}

/** A table under the feet of who lounges; a mug on it. */
function footrest(clay: Clay, { hips, ground }: Stage): void {
  const top = within(hips, [0, 96, 640])
  const high = (ground.origin[1] - top.origin[1]) / top.scale
  clay.part({ material: { ...wood([112, 76, 46]), bump: 0.8 }, place: top })
  clay.box([60, 16, 90], [420, 18, 230], 6)
  for (const s of [-1, 1]) for (const z of [-80, 260]) clay.box([60 + s * 340, high / 2, z], [26, high / 2, 26], 6)
  const mug = within(top, [330, -60, 120])
  clay.part({ material: wood([126, 86, 52]), place: mug }).drum([0, 0, 0], 60, 50, 44, 4)
  clay
    .part({ material: metal([150, 132, 100]), place: mug })
    .ring([0, 40, 0], 50, 50, 5, 8)
    .ring([0, -42, 0], 46, 46, 5, 8)
}

/** A coin that spins above the hand. */
function spun(clay: Clay, { hands: { right } }: Stage): void {
  const place: Place = {
    origin: add(right.origin, [0, -235 * right.scale, 0]),
    rotation: turn(24, 62, 16),
    scale: right.scale,
  }
  clay.part({ material: { ...metal([236, 188, 72]), specular: 0.9 }, place })
  clay.drum([0, 0, 0], 6, 46, 46, 2).ring([0, -6, 0], 38, 38, 4, 4)
}

/** A cloth in the hand that wipes. */
function rag(clay: Clay, { hands: { right } }: Stage): void {
  const place: Place = { ...right, rotation: upright }
  clay.part({ material: { ...cloth([222, 214, 196]), bump: 1 }, place })
  clay
    .ellipsoid([0, 0, 8], [40, 22, 34])
    .leaf([-10, 0, 10], [-54, 84, 16], 26, 20, 0.2, [0.3, 0, 1], 10)
    .leaf([-10, 0, 10], [-14, 66, 22], 22, 14, 0.2, [-0.2, 0, 1], 10)
}

/** A boat's hull about somebody's feet, its side to us. */
function boat(clay: Clay, { ground }: Stage): void {
  const place = within(ground, [40, 0, 0], turn(16, -6, 0))
  const planks = {
    material: { ...wood([112, 76, 46]), bump: 1.2 },
    place,
    pigment: (t: { y: number; height: number; red: number; green: number; blue: number }) => {
      const seam = Math.abs((((t.y + 1000) / 62) % 1) - 0.5) > 0.44
      if (!seam) return
      t.height -= 5
      t.red *= 0.6
      t.green *= 0.6
      t.blue *= 0.6
    },
  }
  clay.part(planks)
  clay
    .ellipsoid([0, -230, 0], [900, 330, 300])
    .carve()
    .ellipsoid([0, -265, 0], [850, 290, 262], 4)
    .box([0, -540, 0], [1100, 290, 400], 2)
    .box([0, 200, 0], [1100, 70, 400], 2)
    .build()
  clay.part({ material: wood([84, 56, 36]), place })
  for (const s of [-1, 1]) {
    const rim: [Vec, number][] = []
    for (let k = -6; k <= 6; k++) {
      const a = (k / 6) * 1.5
      rim.push([[Math.sin(a) * 892, -250 - Math.abs(Math.sin(a)) ** 4 * 60, s * Math.cos(a) * 288], 20])
    }
    clay.limb(rim, 4)
  }
}

/** What somebody crouches on: a block of masonry, its top under their feet. */
function ledge(clay: Clay, { ground }: Stage): void {
  clay.part({
    material: { ...stone([136, 92, 74]), bump: 1.4 },
    place: within(ground, [0, 0, 0], turn(14, 0, 0)),
    pigment: (t) => {
      const row = Math.floor((t.y + 4000) / 74)
      const x = (((t.x + t.z + 4000 + (row % 2) * 80) / 160) % 1) - 0.5
      const y = (((t.y + 4000) / 74) % 1) - 0.5
      const tone =
        Math.abs(x) > 0.45 || Math.abs(y) > 0.42
          ? 0.52
          : 0.84 + 0.24 * Math.abs(Math.sin(row * 5.1 + Math.floor(t.x / 160)))
      t.red *= tone
      t.green *= tone
      t.blue *= tone
    },
  })
  clay.box([0, 46, 40], [430, 40, 300], 10).box([0, 640, 40], [370, 590, 250], 8)
}

/** Earth thrown up beside a hole, where the spade goes in. */
function mound(clay: Clay, { ground }: Stage): void {
  const earth = { ...stone([88, 64, 44]), bump: 2.6, specular: 0.03 }
  clay.part({
    material: earth,
    place: ground,
    pigment: (t) => {
      t.height += Math.sin(t.x * 0.07 + t.z * 0.05) * Math.sin(t.y * 0.09 + t.x * 0.02) * 6
    },
  })
  clay
    .ellipsoid([560, -20, 60], [330, 170, 220])
    .ellipsoid([400, 0, 200], [260, 100, 180], 40)
    .ellipsoid([700, 10, 240], [200, 90, 150], 40)
  clay
    .part({ material: { ...stone([30, 22, 18]), specular: 0 }, place: ground })
    .ellipsoid([170, 44, 330], [330, 30, 150])
}

/** Light that gathers between hands which cast. */
function gathered({ hands: { left, right } }: Stage, glows: Glow[], colour: Rgb): void {
  glows.push({
    x: (left.origin[0] + right.origin[0]) / 2,
    y: (left.origin[1] + right.origin[1]) / 2,
    radius: 420 * left.scale,
    colour: [colour[0] * 0.3, colour[1] * 0.3, colour[2] * 0.3],
  })
}

/** What else is seen of an act besides the body and what the hands hold. */
export function sculptFeat(clay: Clay, person: Person, stage: Stage, glows: Glow[]): void {
  const { stance, tossed, tosses } = person.pose
  const act = doneBy(person)
  if (act === 'juggling') juggled(clay, stage, tossed, tosses)
  if (act === 'tossing') spun(clay, stage)
  if (act === 'wiping') rag(clay, stage)
  // Whoever is on a raft or in a boat that the words name has that one.
  const isAfloat = person.furniture?.some(({ kind }) => kind === 'raft' || kind === 'rowboat')
  if (act === 'poling' && !isAfloat) boat(clay, stage)
  if (act === 'bandaging') bandage(clay, stage)
  if (act === 'brushing') brush(clay, stage, person.pose.holds?.left ? 'left' : 'right')
  if (stance === 'reclined') footrest(clay, stage)
  if (act === 'digging') mound(clay, stage)
  if (stance === 'perched') ledge(clay, stage)
  sculptLabour(clay, person, stage, glows)
  const flame = act === 'casting' && person.gear.find(({ kind }) => kind === 'flame')
  if (flame) gathered(stage, glows, flame.trim ?? [255, 140, 40])
}
