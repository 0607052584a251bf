import { out, turn, type Vec } from '../../figures/sculpture/space.ts'
import type { Rgb } from '../../paint/colour.ts'
import { gem, metal, stone, wood } from '../../paint/material.ts'
import { random } from '../../paint/random.ts'
import { cell, cells } from '../hides.ts'
import type { Creature } from '../scene.ts'
import type { Bench } from './rig.ts'

/** What a creature lies or sits on; `y` is where its feet are, in its own units. */
type Seat = (bench: Bench, y: number) => void

const gold: Rgb = [226, 178, 66]

/** A heap of coins with what else was taken: goblets, gems, a crown. */
const hoard: Seat = ({ clay, place, creature, glows }, y) => {
  const luck = random(creature.seed + 11)
  const pile: readonly [Vec, Vec][] = [
    [
      [0, y + 60, 40],
      [760, 104, 210],
    ],
    [
      [-300, y + 70, 180],
      [330, 112, 150],
    ],
    [
      [340, y + 60, 150],
      [300, 130, 160],
    ],
  ]
  clay.part({
    material: { ...metal(gold), metal: 0.45, specular: 0.8, gloss: 18, bump: 0 },
    place,
    pigment: (t) => {
      // Coins lie this way and that: each cell is one, tilted its own way and shadowed where the next covers it.
      cells(t.x / 25, t.y / 15, t.z / 25, creature.seed)
      const edge = cell.second - cell.first
      t.height += Math.min(0.3, edge) * 15 + (cell.id - 0.5) * 13 * (1 - cell.first)
      const tone = edge < 0.09 ? 0.46 : 0.72 + 0.56 * cell.id
      t.red *= tone
      t.green *= tone * (0.94 + 0.08 * cell.id)
      t.blue *= tone
    },
  })
  for (const [at, radii] of pile) clay.ellipsoid(at, radii, 30)
  for (let k = 0; k < 16; k++) {
    const x = luck.range(-390, 390)
    const z = luck.range(170, 280)
    const top = y + 40 - 70 * Math.sqrt(Math.max(0, 1 - (x / 440) ** 2)) + (z - 40) * 0.34
    clay.part({ material: { ...metal(gold), specular: 0.9 }, place })
    clay.drum([x, top, z], 3, 17, 17, 1.5, 0, turn(luck.range(-60, 60), luck.range(20, 75), luck.range(-30, 30)))
  }
  const jewels: readonly Rgb[] = [
    [196, 30, 52],
    [44, 120, 220],
    [40, 170, 90],
    [170, 90, 220],
  ]
  for (let k = 0; k < 7; k++) {
    clay.part({ material: { ...gem(luck.pick(jewels)), gloss: 30 }, place })
    clay.box(
      [luck.range(-360, 360), y + 26 + luck.range(-8, 40), luck.range(210, 290)],
      [13, 13, 13],
      2,
      0,
      turn(luck.range(0, 90), luck.range(0, 60), 45),
    )
  }
  // A goblet on its side and a crown, each where it shows.
  const s = luck.chance(0.5) ? 1 : -1
  clay.part({ material: { ...metal([214, 206, 190]), specular: 0.9 }, place })
  clay
    .drum([s * 300, y - 2, 230], 26, 10, 24, 3, 0, turn(0, 30, s * 60))
    .cone([s * 300 - s * 20, y + 14, 232], [s * 300 - s * 58, y + 34, 236], 5, 5, 3)
    .drum([s * 300 - s * 62, y + 36, 236], 3, 20, 20, 1, 0, turn(0, 30, s * 60))
  clay.part({ material: { ...metal([246, 204, 92]), specular: 0.9 }, place })
  clay.ring([s * -330, y + 22, 236], 34, 30, 5, 12, 0, turn(0, 26, s * -14))
  for (let k = 0; k < 5; k++) {
    const a = -0.9 + k * 0.45
    clay.cone(
      [s * -330 + Math.sin(a) * 34, y + 14, 236 + Math.cos(a) * 28],
      [s * -330 + Math.sin(a) * 38, y - 22, 240 + Math.cos(a) * 28],
      8,
      2,
      2,
    )
  }
  const [x, gy] = out(place, [0, y + 10, 100])
  glows.push({ x, y: gy, radius: 520 * place.scale, colour: [52, 36, 8], behind: true })
}

/** A crag of rock. */
const crag: Seat = ({ clay, place, creature }, y) => {
  const luck = random(creature.seed + 13)
  clay.part({
    material: { ...stone([104, 98, 92]), bump: 2.4 },
    place,
    pigment: (t) => {
      cells(t.x / 84, t.y / 120, t.z / 84, creature.seed)
      const crack = cell.second - cell.first
      t.height += Math.min(0.3, crack) * 52 + (cell.id - 0.5) * 18
      const tone = (crack < 0.05 ? 0.5 : 0.72 + 0.5 * cell.id) * (t.ny < -0.4 ? 1.14 : 1)
      t.red *= tone
      t.green *= tone
      t.blue *= tone
    },
  })
  clay
    .cone([-20, y + 60, 60], [0, y + 420, 20], 150, 290, 30)
    .cone([110, y + 70, 30], [210, y + 420, 0], 96, 210, 30)
    .cone([-140, y + 120, 70], [-230, y + 420, 40], 70, 170, 30)
  clay.ellipsoid([20, y + 26, 70], [200, 56, 130], 24)
  clay.carve()
  for (let k = 0; k < 5; k++) {
    const x = luck.range(-240, 240)
    clay.cone([x, y + 90, 240], [x + luck.range(-60, 60), y + 420, 300], 14, 46, 20)
  }
  clay.build()
}

/** The top of a round tower, its battlements broken by what sits on it. */
const tower: Seat = ({ clay, place, creature }, y) => {
  clay.part({
    material: { ...stone([126, 120, 112]), bump: 1.4 },
    place,
    pigment: (t) => {
      const row = Math.floor(t.y / 34)
      const a = Math.atan2(t.x, t.z) * 5 + (row % 2) * 0.5
      const u = a - Math.floor(a)
      const v = t.y / 34 - row
      const joint = Math.min(Math.min(u, 1 - u) * 44, Math.min(v, 1 - v) * 34)
      t.height += Math.min(4, joint) * 1.4
      const id = Math.abs(Math.sin(Math.floor(a) * 12.9 + row * 78.2 + creature.seed)) % 1
      const tone = joint < 2.4 ? 0.56 : 0.8 + 0.36 * id
      t.red *= tone
      t.green *= tone
      t.blue *= tone
    },
  })
  clay.drum([30, y + 260, 20], 240, 226, 226, 4).drum([30, y + 52, 20], 34, 262, 250, 6, 4)
  for (let k = 0; k < 14; k++) {
    const a = (k / 14) * Math.PI * 2 + 0.2
    const at: Vec = [30 + Math.sin(a) * 238, y - 8 - (k % 5 === 3 ? -22 : 0), 20 + Math.cos(a) * 238]
    clay.box(at, [34, k % 5 === 3 ? 16 : 40, 18], 4, 0, turn((a * 180) / Math.PI, 0, 0))
  }
  clay
    .carve()
    .box([30, y + 190, 246], [16, 56, 60], 6)
    .build()
}

/** A bough, for a bird. */
const branch: Seat = ({ clay, place, creature }, y) => {
  const luck = random(creature.seed + 17)
  clay.part({
    material: { ...wood([88, 68, 50]), bump: 2 },
    place,
    pigment: (t) => {
      t.height += Math.abs(Math.sin(t.y * 0.16 + Math.sin(t.x * 0.02) * 2)) * 4
    },
  })
  clay.limb(
    [
      [[-460, y + 66, 10], 44],
      [[-220, y + 40, 40], 38],
      [[30, y + 30, 46], 33],
      [[260, y + 6, 20], 24],
      [[450, y - 50, -20], 12],
    ],
    6,
    3,
  )
  clay.limb(
    [
      [[-180, y + 44, 30], 22],
      [[-250, y + 130, 60], 15],
      [[-300, y + 190, 60], 4],
    ],
    6,
  )
  clay.limb(
    [
      [[240, y + 8, 20], 15],
      [[330, y + 50, 40], 10],
      [[400, y + 70, 40], 3],
    ],
    6,
  )
  for (let k = 0; k < 9; k++) {
    const x = luck.range(260, 450)
    const at: Vec = [x, y + luck.range(-60, 70), luck.range(10, 50)]
    clay.part({ material: { ...wood([78, 108, 52]), bump: 0.6 }, place })
    clay.leaf(at, [at[0] + luck.range(20, 50), at[1] + luck.range(-30, 40), at[2] + 10], 5, 15, 0.2, [0, 0.4, 1], 2)
  }
}

/** A slender tower, broken at its top, for what winds about it; `y` is how high it rises. */
const spire: Seat = ({ clay, place, creature }, y) => {
  const luck = random(creature.seed + 19)
  clay.part({
    material: { ...stone([128, 122, 114]), bump: 1.4 },
    place,
    pigment: (t) => {
      const row = Math.floor(t.y / 30)
      const a = Math.atan2(t.x, t.z) * 3.2 + (row % 2) * 0.5
      const u = a - Math.floor(a)
      const v = t.y / 30 - row
      const joint = Math.min(Math.min(u, 1 - u) * 40, Math.min(v, 1 - v) * 30)
      t.height += Math.min(4, joint) * 1.4
      const id = Math.abs(Math.sin(Math.floor(a) * 12.9 + row * 78.2 + creature.seed)) % 1
      const tone = joint < 2.2 ? 0.56 : 0.8 + 0.36 * id
      t.red *= tone
      t.green *= tone
      t.blue *= tone
    },
  })
  const half = (440 - y) / 2
  clay.drum([0, y + half, 0], half, 136, 112, 4).drum([0, y + 40, 0], 26, 130, 122, 5, 3)
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * Math.PI * 2 + 0.3
    const tall = luck.range(4, 40)
    clay.box(
      [Math.sin(a) * 112, y + 10 - tall, Math.cos(a) * 112],
      [30, tall + 8, 18],
      4,
      0,
      turn((a * 180) / Math.PI, 0, luck.range(-5, 5)),
    )
  }
  clay
    .carve()
    .ellipsoid([luck.range(40, 90), y - 10, 70], [74, 70, 80], 6)
    .box([0, y + 190, 126], [17, 46, 50], 6)
    .box([-30, y + 470, 136], [17, 46, 50], 6)
    .build()
}

/** A dead tree for what winds about it. */
const trunk: Seat = ({ clay, place, creature }, y) => {
  const luck = random(creature.seed + 23)
  clay.part({
    material: { ...wood([92, 72, 54]), bump: 2 },
    place,
    pigment: (t) => {
      t.height += Math.abs(Math.sin(Math.atan2(t.x, t.z) * 11 + Math.sin(t.y * 0.02) * 2)) * 7
    },
  })
  clay.limb(
    [
      [[0, 440, 0], 190],
      [[0, 330, 0], 122],
      [[6, 60, 0], 106],
      [[-8, y + 120, 0], 92],
      [[30, y - 60, -10], 56],
      [[80, y - 170, -20], 20],
    ],
    10,
    3,
  )
  for (const [s, from, rise] of [
    [-1, y + 90, 150],
    [1, y + 20, 120],
    [-1, y - 40, 90],
  ] as const)
    clay.limb(
      [
        [[s * 40, from, -20], 40],
        [[s * luck.range(140, 180), from - rise * 0.5, -50], 24],
        [[s * luck.range(220, 300), from - rise, -60], 5],
      ],
      14,
      3,
    )
}

export const seats: Record<NonNullable<Creature['seat']>, Seat> = { hoard, crag, tower, branch, spire, trunk }
