import { shade } from '../../paint/colour.ts'
import { bone, cloth, glow, leather, metal, wood } from '../../paint/material.ts'
import { surfaceOf } from '../body/tailoring.ts'
import { folds, hide, steel, weathered } from '../body/weaves.ts'
import type { Gear } from '../scene.ts'
import type { Clay, Touch } from '../sculpture/clay.ts'
import { type Place, turn, type Vec } from '../sculpture/space.ts'
import { borneBy, emblazon } from './emblems.ts'

type Pigment = (touch: Touch) => void

/** Weapons stand upright in their own place: the grip at the origin, the business end up (y below 0). */
export type Wright = (clay: Clay, place: Place, gear: Gear) => void

const steelOf = (gear: Gear) => ({
  material:
    gear.state.includes('glowing') || gear.state.includes('burning')
      ? { ...surfaceOf(gear, 'metal'), emission: gear.trim ?? ([60, 90, 150] as const) }
      : surfaceOf(gear, 'metal'),
  pigment: weathered(gear.state, steel(undefined, gear.state.includes('ornate'), gear.state.includes('rusty')), 6),
})
/** A blade: a dark hollow along the middle, one flat in the light and one out of it, bright where it is ground. */
const ground =
  (pigment: Pigment | undefined, wide: number): Pigment =>
  (t) => {
    pigment?.(t)
    const across = Math.abs(t.x) / wide
    const tone = across < 0.2 ? 0.58 : across > 0.74 ? 1.32 : t.x < 0 ? 1.14 : 0.84
    t.red = Math.min(255, t.red * tone)
    t.green = Math.min(255, t.green * tone)
    t.blue = Math.min(255, t.blue * tone + 4)
  }
const fittings = (gear: Gear) => metal(gear.trim && !gear.state.includes('glowing') ? gear.trim : [176, 142, 76])

const blade =
  (long: number, wide: number, guard: number, curve: number): Wright =>
  (clay, place, gear) => {
    const broken = gear.state.includes('broken') ? 0.5 : 1
    const steel = steelOf(gear)
    clay.part({ ...steel, pigment: curve > 0 ? steel.pigment : ground(steel.pigment, wide), place })
    const end = -40 - long * broken
    if (curve > 0) {
      clay.leaf([0, -34, 0], [curve * 0.35, -40 - long * 0.5, 0], wide, wide * 1.15, 0.22, [0, 0, 1], 4)
      clay.leaf([curve * 0.35, -40 - long * 0.5, 0], [curve * 1.6, end, 0], wide * 1.15, 2, 0.22, [0, 0, 1], 4)
    } else {
      clay.leaf([0, -34, 0], [0, end + wide * 2, 0], wide, wide * 0.82, 0.24)
      if (broken === 1) clay.leaf([0, end + wide * 2.4, 0], [0, end - wide, 0], wide * 0.82, 1.5, 0.24, [0, 0, 1], 2)
      clay
        .carve()
        .cone([0, -40, wide * 0.42], [0, -40 - long * 0.6, wide * 0.42], wide * 0.2, wide * 0.16, 1.5)
        .build()
    }
    clay.part({ material: fittings(gear), place })
    clay
      .leaf([-guard, -36, 0], [guard, -36, 0], 8, 8, 0.9, [0, 0, 1])
      .ball([-guard, -36, 0], 10, 3)
      .ball([guard, -36, 0], 10, 3)
    clay.ball([0, 52, 0], 14)
    clay.part({
      material: leather([70, 44, 30]),
      place,
      pigment: (t) => {
        t.height += Math.sin(t.y * 0.9 + t.x * 0.4) * 1.4
      },
    })
    clay.cone([0, -32, 0], [0, 42, 0], 8.5, 8)
  }

const shaft = (clay: Clay, place: Place, top: number, foot: number, r = 8) => {
  clay.part({ material: wood([104, 74, 48]), place })
  clay.cone([0, top, 0], [0, foot, 0], r, r * 1.08)
}

const axe =
  (double: boolean, long: number): Wright =>
  (clay, place, gear) => {
    shaft(clay, place, -long - 24, 130)
    const y = -long
    const steel = steelOf(gear)
    clay.part({
      ...steel,
      place,
      pigment: (t) => {
        steel.pigment?.(t)
        // Black from the forge, bright where it was ground.
        const tone = Math.abs(t.x) < 62 ? 0.5 : Math.abs(t.x) < 70 ? 0.7 : 0.96
        t.red *= tone
        t.green *= tone
        t.blue *= tone
      },
    })
    for (const s of double ? [-1, 1] : [1]) {
      clay.leaf([s * 10, y, 0], [s * 66, y, 0], 24, 64, 0.14, [0, 0, 1], 3)
      clay
        .carve()
        .ellipsoid([s * 34, y - 76, 0], [44, 44, 60], 3)
        .ellipsoid([s * 34, y + 80, 0], [44, 44, 60], 3)
        .ellipsoid([s * 164, y, 0], [56, 90, 60], 2)
        .build()
    }
    clay.box([0, y, 0], [15, 26, 13], 4, 3)
    if (!double) clay.cone([-12, y, 0], [-42, y, 0], 10, 3, 3)
  }

const maul =
  (kind: 'mace' | 'hammer' | 'flail'): Wright =>
  (clay, place, gear) => {
    const long = kind === 'hammer' ? 236 : 210
    shaft(clay, place, -long, 130)
    clay.part({ ...steelOf(gear), place })
    if (kind === 'hammer')
      clay
        .box([0, -long, 0], [56, 22, 22], 6)
        .box([58, -long, 0], [13, 30, 30], 7, 3)
        .box([-50, -long, 0], [11, 27, 27], 7, 3)
        .ring([0, -long + 44, 0], 11, 11, 6, 8)
    if (kind === 'mace') {
      clay.ball([0, -long, 0], 30)
      for (let k = 0; k < 7; k++) {
        const a = (k / 7) * Math.PI * 2
        clay.leaf(
          [Math.cos(a) * 16, -long - 30, Math.sin(a) * 16],
          [Math.cos(a) * 40, -long + 6, Math.sin(a) * 40],
          8,
          14,
          0.4,
          [Math.sin(a), 0, -Math.cos(a)],
          2,
        )
      }
    }
    if (kind === 'flail') {
      for (let k = 0; k < 5; k++)
        clay.ring([14 + k * 13, -long + 8 + k * 16, 0], 8, 8, 3, 3, 0, turn(0, k % 2 ? 90 : 0, 40))
      clay.ball([88, -long + 104, 0], 28)
      for (let k = 0; k < 12; k++) {
        const a = k * 2.4
        const up = 1 - (2 * (k + 0.5)) / 12
        const r = Math.sqrt(1 - up * up)
        clay.cone(
          [88, -long + 104, 0],
          [88 + Math.cos(a) * r * 46, -long + 104 + up * 46, Math.sin(a) * r * 46],
          10,
          1.5,
          3,
        )
      }
    }
  }

const pole =
  (
    kind: 'spear' | 'halberd' | 'trident' | 'scythe' | 'pitchfork' | 'broom' | 'pickaxe' | 'sickle' | 'spade' | 'oar',
  ): Wright =>
  (clay, place, gear) => {
    const top = kind === 'sickle' ? -60 : -420
    shaft(clay, place, top, kind === 'sickle' ? 60 : 260)
    clay.part({ ...steelOf(gear), place })
    if (kind === 'spear')
      clay
        .leaf([0, top + 6, 0], [0, top - 34, 0], 8, 19, 0.3)
        .leaf([0, top - 30, 0], [0, top - 110, 0], 19, 1.5, 0.3, [0, 0, 1], 3)
    if (kind === 'halberd') {
      // Spike, blade and hook of one piece, on a socket with langets down the shaft.
      clay
        .box([0, top + 44, 0], [13, 62, 11], 4)
        .cone([0, top, 0], [0, top - 40, 0], 11, 13, 4)
        .leaf([0, top - 34, 0], [0, top - 138, 0], 14, 1.5, 0.4, [0, 0, 1], 4)
        .leaf([0, top + 44, 0], [66, top + 40, 0], 40, 66, 0.13, [0, 0, 1], 5)
        .carve()
        .ellipsoid([44, top - 40, 0], [44, 42, 60], 2)
        .ellipsoid([44, top + 124, 0], [44, 42, 60], 2)
        .box([162, top + 40, 0], [62, 130, 60], 2, 2)
        .build()
        .limb(
          [
            [[-6, top + 34, 0], 14],
            [[-44, top + 34, 0], 10],
            [[-82, top + 66, 0], 2],
          ],
          4,
        )
    }
    if (kind === 'trident' || kind === 'pitchfork') {
      clay
        .limb(
          [
            [[-38, top - 90, 0], 2],
            [[-36, top - 20, 0], 7],
            [[0, top + 4, 0], 8],
            [[36, top - 20, 0], 7],
            [[38, top - 90, 0], 2],
          ],
          3,
          4,
        )
        .cone([0, top, 0], [0, top - 112, 0], 7, 1.5, 3)
    }
    if (kind === 'scythe' || kind === 'sickle') {
      const size = kind === 'scythe' ? 1.4 : 0.62
      const arc: Vec[] = [
        [0, top, 0],
        [50 * size, top - 44 * size, 0],
        [130 * size, top - 40 * size, 0],
        [200 * size, top + 24 * size, 0],
      ]
      for (let k = 0; k < 3; k++)
        clay.leaf(arc[k]!, arc[k + 1]!, (18 - k * 5) * size + 2, (13 - k * 5) * size + 2, 0.3, [0, 0, 1], 4)
    }
    if (kind === 'pickaxe')
      clay.limb(
        [
          [[-110, top + 46, 0], 3],
          [[-52, top + 8, 0], 10],
          [[0, top, 0], 15],
          [[52, top + 8, 0], 10],
          [[110, top + 46, 0], 3],
        ],
        3,
        4,
      )
    if (kind === 'spade')
      clay
        .cone([0, top + 30, 0], [0, top - 20, 0], 12, 14, 4)
        .leaf([0, top - 8, 0], [0, top - 84, 0], 50, 54, 0.12, [0, 0, 1], 6)
        .leaf([0, top - 80, 0], [0, top - 142, 0], 54, 12, 0.12, [0, 0, 1], 6)
    if (kind === 'oar') {
      clay.part({ material: wood([124, 86, 52]), place })
      clay
        .leaf([0, top + 20, 0], [0, top - 60, 0], 14, 40, 0.16, [0, 0, 1], 8)
        .leaf([0, top - 56, 0], [0, top - 190, 0], 40, 34, 0.16, [0, 0, 1], 8)
    }
    if (kind === 'broom') {
      clay.part({ material: { ...bone([170, 132, 70]), bump: 3, grain: [3, 60] }, place })
      clay.cone([0, top, 0], [0, top - 120, 0], 18, 46, 4).ring([0, top - 26, 0], 24, 20, 5, 6)
    }
  }

/** Ivy that winds up a staff. */
function grown(clay: Clay, place: Place): void {
  const stem: [readonly [number, number, number], number][] = []
  for (let k = 0; k <= 30; k++) {
    const a = k * 0.62
    stem.push([[Math.cos(a) * 15, 220 - k * 19, Math.sin(a) * 15], 4])
  }
  clay.part({ material: cloth([74, 84, 40]), place }).limb(stem as [Vec, number][], 1, 2)
  for (const [first, green] of [
    [0, [52, 98, 44]],
    [1, [84, 136, 60]],
  ] as const) {
    clay.part({ material: { ...cloth([...green]), specular: 0.25 }, place })
    for (let k = first; k < 30; k += 2) {
      const a = k * 0.62 + 0.3
      const [x, y, z] = [Math.cos(a) * 17, 212 - k * 19, Math.abs(Math.sin(a)) * 17]
      const out = k % 3 === 0 ? 34 : 26
      clay.leaf([x, y, z], [x + Math.sign(Math.cos(a)) * out, y - 22, z + 8], 20, 5, 0.16, [0, 0, 1], 2)
    }
  }
}

const staff: Wright = (clay, place, gear) => {
  const gnarl = gear.state.includes('ornate') ? 0 : 1
  clay.part({
    material: surfaceOf({ ...gear, stuff: gear.stuff ?? 'wood' }, 'leather'),
    place,
    pigment: (t) => {
      t.height += Math.sin(t.y * 0.07 + t.x * 0.3) * 2 * gnarl
    },
  })
  clay.limb(
    [
      [[4 * gnarl, 260, 0], 9],
      [[-5 * gnarl, 60, 0], 9],
      [[4 * gnarl, -120, 0], 10],
      [[-4 * gnarl, -300, 0], 11],
      [[0, -380, 0], 13],
    ],
    4,
    4,
  )
  if (gear.state.includes('ivy')) grown(clay, place)
  if (gear.state.includes('plain')) {
    clay.part({ material: surfaceOf({ ...gear, stuff: gear.stuff ?? 'wood' }, 'leather'), place })
    clay.limb(
      [
        [[0, -376, 0], 13],
        [[-3, -430, 0], 15],
        [[2, -452, 0], 12],
      ],
      4,
    )
    return
  }
  for (const s of [-1, 1])
    clay.limb(
      [
        [[0, -366, 0], 12],
        [[s * 36, -404, 0], 10],
        [[s * 34, -456, 6], 7],
        [[s * 8, -478, 8], 2.5],
      ],
      5,
    )
  const light = gear.trim ?? [110, 180, 230]
  clay.part({
    material: {
      ...glow([light[0] * 0.5, light[1] * 0.5, light[2] * 0.5], 0.9),
      colour: light,
      specular: 0.9,
      gloss: 40,
    },
    place,
  })
  clay.cone([0, -420, 4], [0, -424, 4], 21, 21)
}

const bow: Wright = (clay, place, gear) => {
  clay.part({ material: surfaceOf({ ...gear, stuff: gear.stuff ?? 'wood' }, 'leather'), place })
  clay.limb(
    [
      [[30, -330, 0], 4],
      [[-6, -316, 0], 6],
      [[-48, -190, 0], 9],
      [[-66, 0, 0], 12],
      [[-48, 190, 0], 9],
      [[-6, 316, 0], 6],
      [[30, 330, 0], 4],
    ],
    3,
    5,
  )
  clay.part({ material: leather([84, 52, 34]), place, pigment: hide(2) }).cone([-66, -34, 0], [-66, 34, 0], 14, 14)
  clay.part({ material: bone([206, 196, 170]), place }).cone([22, -328, 0], [22, 328, 0], 1.8, 1.8)
}

/** A bow at full draw: its grip at the origin, the arrow along x, its nock `draw` units behind. */
export function drawnBow(clay: Clay, place: Place, gear: Gear, draw: number): void {
  clay.part({ material: surfaceOf({ ...gear, stuff: gear.stuff ?? 'wood' }, 'leather'), place })
  const limbs: (readonly [Vec, number])[] = [
    [[-104, -296, 0], 4],
    [[-84, -270, 0], 6],
    [[-30, -160, 0], 9],
    [[0, 0, 0], 12],
    [[-30, 160, 0], 9],
    [[-84, 270, 0], 6],
    [[-104, 296, 0], 4],
  ]
  clay.limb(limbs, 3, 5)
  clay.part({ material: leather([84, 52, 34]), place, pigment: hide(2) }).cone([0, -34, 0], [0, 34, 0], 14, 14)
  const nock: Vec = [-draw + 12, -8, 0]
  clay.part({ material: bone([216, 206, 180]), place })
  for (const s of [-1, 1]) clay.cone([-100, s * 290, 0], nock, 2, 2)
  clay.part({ material: wood([168, 132, 84]), place }).cone(nock, [86, -8, 8], 4, 4)
  clay.part({ material: metal([186, 188, 192]), place }).leaf([80, -8, 8], [134, -8, 8], 15, 1.5, 0.4)
  clay.part({ material: bone([222, 214, 196]), place })
  for (const s of [-1, 1]) clay.leaf([nock[0] + 14, -8 + s * 8, 4], [nock[0] + 74, -8 + s * 10, 4], 10, 5, 0.3)
}

const quiver: Wright = (clay, place, gear) => {
  clay.part({ material: leather([96, 62, 38]), place, pigment: hide(3) })
  clay.drum([0, 120, 0], 130, 30, 40, 4).ring([0, -6, 0], 39, 39, 5, 8)
  for (let k = 0; k < 7; k++) {
    const a = k * 2.4
    const x = Math.cos(a) * 21
    const z = Math.sin(a) * 21
    const y = -52 - ((k * 37) % 44)
    clay.part({ material: wood([150, 118, 76]), place }).cone([x * 0.7, 40, z * 0.7], [x * 1.3, y, z * 1.3], 3, 3)
    clay.part({
      material: { ...bone(k % 3 === 0 && gear.trim ? gear.trim : [212, 204, 186]), bump: 0.8, grain: [3, 18] },
      place,
    })
    clay.leaf([x * 1.15, y + 46, z * 1.15], [x * 1.32, y + 2, z * 1.32], 9, 7, 0.2, [Math.sin(a * 3), 0, 1], 1)
  }
}

const crossbow: Wright = (clay, place, gear) => {
  clay.part({ material: wood([110, 74, 44]), place }).box([0, -60, 0], [14, 170, 16], 5)
  clay.part({ ...steelOf(gear), place })
  clay.limb(
    [
      [[-150, -150, 0], 4],
      [[-80, -196, 0], 9],
      [[0, -206, 0], 11],
      [[80, -196, 0], 9],
      [[150, -150, 0], 4],
    ],
    3,
    4,
  )
  clay
    .part({ material: bone([206, 196, 170]), place })
    .cone([-148, -150, 6], [0, -60, 16], 2, 2)
    .cone([148, -150, 6], [0, -60, 16], 2, 2)
    .cone([0, -60, 18], [0, -250, 18], 3, 3)
}

const shield: Wright = (clay, place, gear) => {
  const field = surfaceOf(gear, 'leather')
  clay.part({
    material: field,
    place,
    pigment: weathered(
      gear.state,
      (t) => {
        folds(1, 4)(t)
        if (borneBy(gear)) emblazon(t, gear, 0, 0, 92)
        else if (Math.abs(t.x) < 16 || Math.abs(t.y) < 16) {
          const device = gear.trim ?? shade(gear.colour, 0.2)
          t.red = device[0]
          t.green = device[1]
          t.blue = device[2]
        }
      },
      8,
    ),
  })
  clay.ellipsoid([0, 0, -34], [128, 128, 56])
  clay.part({ material: metal([150, 150, 150]), place })
  clay.ring([0, 0, -30], 126, 126, 9, 9, 0, turn(0, 90, 0))
  if (!borneBy(gear)) clay.ball([0, 0, 12], 30)
}

/** What fills a weapon's place, by kind. */
export const weapons: Partial<Record<Gear['kind'], Wright>> = {
  sword: blade(330, 17, 56, 0),
  greatsword: blade(430, 22, 74, 0),
  rapier: blade(330, 8, 34, 0),
  scimitar: blade(260, 16, 36, 60),
  dagger: blade(120, 13, 30, 0),
  axe: axe(false, 190),
  greataxe: axe(true, 250),
  mace: maul('mace'),
  hammer: maul('hammer'),
  flail: maul('flail'),
  spear: pole('spear'),
  halberd: pole('halberd'),
  trident: pole('trident'),
  scythe: pole('scythe'),
  sickle: pole('sickle'),
  pitchfork: pole('pitchfork'),
  broom: pole('broom'),
  pickaxe: pole('pickaxe'),
  spade: pole('spade'),
  oar: pole('oar'),
  staff,
  bow,
  crossbow,
  shield,
}

export { quiver }
