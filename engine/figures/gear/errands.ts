import type { Rgb } from '../../paint/colour.ts'
import { bone, glow, leather, type Material, metal, stone, wood } from '../../paint/material.ts'
import { surfaceOf } from '../body/tailoring.ts'
import type { Gear } from '../scene.ts'
import type { Clay } from '../sculpture/clay.ts'
import { type Place, turn, type Vec, within } from '../sculpture/space.ts'
import type { Wright } from './arms.ts'
import { goods } from './goods.ts'

const brass: Rgb = [196, 156, 78]
const metalOf = (gear: Gear): Material => (gear.stuff ? surfaceOf(gear, 'metal') : metal(brass))
const woodOf = (gear: Gear): Material => (gear.stuff ? surfaceOf(gear, 'leather') : wood([116, 80, 48]))

/** A lantern carved of a skull: light in its eyes, its nose and between its teeth. */
export function skullLantern(clay: Clay, place: Place, gear: Gear): void {
  const light = gear.trim ?? ([255, 176, 70] as Rgb)
  clay.part({ material: metal([84, 80, 78]), place }).ring([0, 20, 0], 18, 18, 3, 3, 0, turn(0, 90, 0))
  clay.ring([0, 44, 0], 8, 8, 3, 3)
  clay.part({ material: bone([222, 206, 166]), place })
  clay.ellipsoid([0, 108, 0], [62, 62, 66]).ellipsoid([0, 160, 24], [38, 36, 38], 18)
  clay.carve()
  for (const s of [-1, 1]) clay.ellipsoid([s * 25, 120, 58], [17, 16, 34], 4)
  clay.leaf([0, 156, 66], [0, 138, 66], 9, 3, 2)
  for (let k = -2; k <= 2; k++) clay.box([k * 12, 182, 60], [2.4, 9, 20], 1)
  clay.build()
  clay.part({ material: { ...glow(light, 0.9), colour: light }, place })
  for (const s of [-1, 1]) clay.ball([s * 25, 120, 34], 15)
  clay.ball([0, 150, 38], 8)
}

/** Things carried on errands and at work, held in a hand: the palm at the origin. */
export const errands: Partial<Record<Gear['kind'], Wright>> = {
  basket: (clay, place, gear) => {
    const straw = gear.stuff ? surfaceOf(gear, 'leather') : { ...wood([172, 130, 74]), specular: 0.05 }
    clay.part({
      material: straw,
      place,
      pigment: (t) => {
        const around = Math.sin(Math.atan2(t.x, t.z) * 16)
        const row = Math.floor(t.y / 13)
        const over = row % 2 === 0 ? around : -around
        t.height += over * 3
        const shade = 0.82 + 0.22 * over
        t.red *= shade
        t.green *= shade
        t.blue *= shade
      },
    })
    clay.drum([0, 132, 14], 54, 64, 92, 6).hollow(8).carve().drum([0, 74, 14], 26, 82, 82, 1).build()
    clay.ring([0, 80, 14], 90, 90, 8, 8).limb(
      [
        [[-90, 80, 14], 7],
        [[-74, 22, 14], 7],
        [[0, -6, 14], 7],
        [[74, 22, 14], 7],
        [[90, 80, 14], 7],
      ],
      2,
      4,
    )
    const fruits: readonly [Rgb, Vec, number][] = [
      [[176, 44, 36], [-40, 74, 40], 30],
      [[150, 152, 54], [20, 70, 52], 30],
      [[186, 66, 40], [54, 78, 14], 28],
      [[198, 150, 60], [-10, 66, 4], 32],
      [[128, 36, 40], [-54, 80, -4], 28],
    ]
    for (const [colour, at, radius] of fruits)
      clay.part({ material: { ...leather(colour), specular: 0.35 }, place }).ball(at, radius)
  },
  handbell: (clay, place, gear) => {
    clay
      .part({ material: wood([92, 58, 36]), place })
      .cone([0, -34, 4], [0, 40, 4], 11, 9)
      .ball([0, -40, 4], 14)
    clay.part({ material: metalOf(gear), place })
    clay
      .drum([0, 60, 6], 14, 30, 16, 6)
      .drum([0, 106, 6], 40, 60, 32, 8, 14)
      .ring([0, 146, 6], 58, 58, 6, 6, 4)
      .ring([0, 90, 6], 38, 38, 2.4, 2.4)
    clay.part({ material: metal([70, 66, 64]), place }).ball([0, 158, 8], 14)
  },
  spyglass: (clay, place, gear) => {
    clay.part({ material: leather([88, 52, 36]), place }).cone([0, 66, 14], [0, -70, 14], 25, 27)
    clay.part({ material: metalOf(gear), place })
    clay
      .cone([0, 60, 14], [0, 130, 14], 20, 18)
      .cone([0, 130, 14], [0, 176, 14], 14, 13)
      .cone([0, -70, 14], [0, -150, 14], 29, 34)
    for (const [y, r] of [
      [66, 27],
      [128, 20],
      [176, 17],
      [-70, 31],
      [-150, 37],
    ] as const)
      clay.ring([0, y, 14], r, r, 5, 7)
    clay
      .part({ material: { ...glow([150, 190, 210], 0.15), specular: 1 }, place })
      .ellipsoid([0, -156, 14], [32, 7, 32])
  },
  harp: (clay, place, gear) => {
    const neck: readonly (readonly [Vec, number])[] = [
      [[0, -216, 6], 13],
      [[34, -250, 6], 12],
      [[86, -214, 6], 11],
      [[150, -196, 6], 13],
    ]
    clay.part({ material: woodOf(gear), place })
    clay
      .cone([0, 128, 6], [0, -216, 6], 13, 11)
      .limb(neck, 4, 4)
      .cone([150, -196, 6], [6, 136, 6], 15, 27, 6)
      .ball([-4, -226, 6], 20, 6)
    clay.part({ material: metal(gear.trim ?? [220, 196, 130]), place })
    for (let k = 1; k <= 7; k++) {
      const t = k / 8
      const x = 148 * t
      clay.cone([x, -228 + 34 * t * t, 12], [x, 130 - 330 * t, 12], 1.6, 1.6)
    }
  },
  crook: (clay, place, gear) => {
    clay.part({ material: woodOf(gear), place }).limb(
      [
        [[0, 300, 0], 9],
        [[2, -120, 0], 9],
        [[-3, -380, 0], 9],
        [[8, -448, 0], 9.5],
        [[50, -486, 0], 10],
        [[94, -458, 0], 9],
        [[96, -410, 0], 8],
        [[72, -388, 0], 7],
      ],
      3,
      5,
    )
  },
  balance: (clay, place, gear) => {
    clay.part({ material: metalOf(gear), place })
    clay
      .ring([0, 18, 6], 14, 14, 3.4, 3.4, 0, turn(0, 90, 0))
      .cone([0, 30, 6], [0, 64, 6], 5, 7)
      .limb(
        [
          [[-128, 76, 6], 6],
          [[-60, 62, 6], 8],
          [[0, 58, 6], 11],
          [[60, 66, 6], 8],
          [[128, 84, 6], 6],
        ],
        3,
      )
      .leaf([0, 60, 8], [0, 112, 8], 8, 2, 0.4)
    for (const s of [-1, 1]) {
      const top = s < 0 ? 76 : 84
      const pan = top + 128
      for (const [dx, dz] of [
        [-48, 0],
        [48, 0],
        [0, 44],
      ] as const)
        clay.cone([s * 128, top, 6], [s * 128 + dx, pan, 6 + dz], 1.8, 1.8)
      clay.ellipsoid([s * 128, pan + 6, 6], [56, 15, 50]).ring([s * 128, pan, 6], 54, 48, 4, 4)
    }
    clay.part({ material: metal([222, 178, 70]), place })
    for (const x of [112, 138, 126]) clay.drum([x, 202, x === 126 ? 22 : 4], 4, 15, 15, 1)
  },
  'pole-lantern': (clay, place, gear) => {
    clay.part({ material: wood([100, 70, 44]), place }).cone([0, 300, 0], [0, -420, 0], 9, 10)
    clay.part({ material: metal([72, 68, 66]), place }).limb(
      [
        [[0, -404, 0], 7],
        [[30, -446, 0], 7],
        [[88, -448, 0], 6],
        [[104, -414, 0], 5],
      ],
      2,
      4,
    )
    goods.lantern?.(clay, within(place, [104, -424, 0], turn(0, 0, 0), 0.86), { ...gear, colour: brass })
  },
  goblet: (clay, place, gear) => {
    clay.part({ material: gear.stuff ? surfaceOf(gear, 'metal') : metal(gear.colour), place })
    clay
      .cone([0, -44, 8], [0, 40, 8], 7, 7)
      .ball([0, -34, 8], 12, 4)
      .drum([0, 46, 8], 5, 36, 16, 2, 8)
      .drum([0, -88, 8], 44, 20, 46, 8, 10)
      .ring([0, -128, 8], 44, 44, 3, 4)
      .carve()
      .drum([0, -128, 8], 20, 34, 40, 2)
      .build()
    clay
      .part({ material: { ...leather(gear.trim ?? [110, 16, 30]), specular: 0.8 }, place })
      .drum([0, -116, 8], 4, 38, 39, 1)
  },
  apple: (clay, place, gear) => {
    clay.part({ material: { ...leather(gear.colour), specular: 0.5, gloss: 24 }, place })
    clay.ellipsoid([0, -62, 22], [43, 40, 43]).carve().ball([0, -106, 22], 13, 10).build()
    clay.part({ material: wood([84, 58, 36]), place }).limb(
      [
        [[0, -94, 22], 3.4],
        [[4, -112, 22], 3],
        [[12, -126, 22], 3.4],
      ],
      1,
    )
    clay.part({ material: leather([70, 110, 48]), place }).leaf([4, -112, 24], [40, -124, 30], 11, 4, 0.2)
  },
  boulder: (clay, place, gear) => {
    const grey = stone(gear.stuff || gear.colour[0] !== gear.colour[1] ? gear.colour : [124, 120, 114])
    clay.part({
      material: { ...grey, bump: 2.2 },
      place,
      pigment: (t) => {
        t.height += Math.sin(t.x * 0.09 + t.z * 0.05) * Math.sin(t.y * 0.08) * 5
      },
    })
    clay
      .ellipsoid([8, -104, 10], [112, 86, 96])
      .ellipsoid([-62, -112, 0], [62, 60, 70], 16)
      .ellipsoid([66, -92, 20], [66, 52, 60], 16)
      .carve()
      .box([10, -214, 20], [160, 34, 120], 4, 8, turn(0, 0, 12))
      .box([136, -60, 60], [40, 120, 120], 4, 8, turn(20, 0, 24))
      .build()
  },
}
