import { type Rgb, shade } from '../../paint/colour.ts'
import { cloth, glow, leather, metal, wood } from '../../paint/material.ts'
import { surfaceOf } from '../body/tailoring.ts'
import { folds } from '../body/weaves.ts'
import type { Gear } from '../scene.ts'
import { turn, type Vec, within } from '../sculpture/space.ts'
import type { Wright } from './arms.ts'

const steel: Rgb = [156, 160, 166]
const iron: Rgb = [84, 84, 90]
const beech: Rgb = [150, 108, 64]
const linen = (colour: Rgb) => ({ ...cloth(colour), bump: 0.9, grain: [5, 5] as const })
/** The stuff that words name, else the usual one in the thing's own colour. */
const bladeOf = (gear: Gear) => (gear.stuff ? surfaceOf(gear, 'metal') : metal(steel))

/** Tools of trades, held in a hand: the palm at the origin, upright, some 95 units a decimetre. */
export const tools: Partial<Record<Gear['kind'], Wright>> = {
  needles: (clay, place, gear) => {
    // Both needles, the work that hangs from them, and the yarn.
    clay.part({ material: { ...wood([196, 160, 108]), specular: 0.3 }, place })
    clay.cone([-70, 60, 34], [96, -120, 46], 6.5, 4).cone([110, 50, 34], [-60, -112, 52], 6.5, 4)
    clay.ball([-72, 62, 34], 11).ball([112, 52, 34], 11)
    clay.part({
      material: linen(gear.colour),
      place,
      pigment: (t) => {
        t.height +=
          Math.abs(Math.sin(t.y * 0.2)) * 3 + Math.abs(Math.sin(t.x * 0.3 + Math.floor(t.y * 0.064) * 1.5)) * 2
      },
    })
    clay.box([20, 86, 40], [84, 120, 9], 5).box([20, -30, 44], [78, 14, 12], 5, 6)
    clay.part({ material: linen(shade(gear.colour, 0.05)), place })
    clay.limb(
      [
        [[92, -20, 44], 4],
        [[140, 60, 50], 4],
        [[150, 170, 50], 4],
        [[120, 240, 46], 4],
      ],
      1,
    )
    clay.part({
      material: linen(gear.colour),
      place,
      pigment: (t) => {
        t.height += Math.sin(t.x * 0.34 + t.y * 0.22) * 2.4 + Math.sin(t.y * 0.3 - t.z * 0.2) * 2
      },
    })
    clay.ball([112, 270, 46], 58)
  },
  needle: (clay, place) => {
    clay.part({ material: { ...metal([214, 218, 224]), specular: 0.9 }, place })
    clay.cone([0, 6, 40], [-10, -84, 66], 3.4, 1.6)
    clay.part({ material: cloth([226, 222, 210]), place })
    clay.limb(
      [
        [[0, 4, 40], 1.8],
        [[46, 60, 40], 1.8],
        [[-20, 130, 34], 1.8],
        [[-110, 120, 30], 1.8],
      ],
      1,
      4,
    )
  },
  cloth: (clay, place, gear) => {
    clay.part({ material: linen(gear.colour), place, pigment: folds(4, 4) })
    clay.ellipsoid([0, 4, 24], [52, 30, 40])
    for (const [x, long, wide] of [
      [-70, 250, 62],
      [-10, 330, 70],
      [58, 280, 60],
    ] as const)
      clay.leaf([x * 0.3, 0, 26], [x, long, 26 + x * 0.08], 40, wide, 0.26, [0.1, 0, 1], 22)
  },
  laundry: (clay, place, gear) => {
    clay.part({ material: linen(gear.colour), place, pigment: folds(4, 5) })
    clay.leaf([0, -10, 16], [-6, 330, 10], 60, 96, 0.16, [0, 0, 1], 10)
    clay.ellipsoid([0, -8, 18], [58, 30, 34], 16)
  },
  saw: (clay, place) => {
    clay.part({ material: wood(beech), place }).ring([0, 0, 0], 34, 44, 14, 16, 0, turn(0, 0, 90))
    clay.part({
      material: metal(steel),
      place,
      pigment: (t) => {
        if (t.x < -34 && Math.abs(Math.sin(t.y * 0.19)) > 0.6) t.alpha = 0
      },
    })
    clay.leaf([0, -46, 0], [0, -430, 0], 62, 34, 0.06, [0, 0, 1])
  },
  chisel: (clay, place) => {
    clay.part({ material: wood(beech), place }).cone([0, 74, 6], [0, -44, 6], 18, 15, 4)
    clay
      .part({ material: metal(steel), place })
      .cone([0, -40, 6], [0, -86, 6], 9, 9)
      .box([0, -140, 6], [15, 60, 5], 2, 6)
  },
  brush: (clay, place, gear) => {
    clay.part({ material: wood([164, 116, 66]), place }).cone([0, 110, 22], [0, -112, 34], 7, 9)
    clay.part({ material: metal([186, 160, 104]), place }).cone([0, -108, 34], [0, -138, 36], 11, 11)
    clay.part({ material: cloth(gear.trim ?? [176, 52, 40]), place }).limb(
      [
        [[0, -136, 36], 12],
        [[0, -160, 38], 15],
        [[2, -200, 40], 2],
      ],
      2,
    )
  },
  palette: (clay, place) => {
    const flat = within(place, [20, -20, 60], turn(0, -38, 10))
    clay.part({ material: { ...wood([178, 128, 76]), specular: 0.25 }, place: flat })
    clay.ellipsoid([0, 0, 0], [150, 9, 116]).carve().ball([-64, 0, -50], 24).build()
    for (const [k, colour] of (
      [
        [206, 44, 38],
        [232, 184, 48],
        [54, 104, 176],
        [74, 150, 76],
        [240, 236, 226],
        [120, 66, 40],
      ] as const
    ).entries()) {
      const a = k * 0.66 - 0.5
      clay.part({ material: { ...leather(colour), specular: 0.5 }, place: flat })
      clay.ellipsoid([Math.cos(a) * 98, -10, Math.sin(a) * 74], [24, 10, 19])
    }
  },
  scissors: (clay, place) => {
    clay.part({ material: metal(steel), place })
    for (const s of [-1, 1])
      clay
        .ring([s * 26, 46, 16], 21, 27, 6, 7, 0, turn(0, 90, 0))
        .cone([s * 22, 20, 16], [0, -40, 16], 7, 8)
        .leaf([0, -36, 16], [s * -30, -196, 16], 14, 3, 0.24)
  },
  razor: (clay, place) => {
    clay.part({ material: wood([72, 46, 34]), place }).cone([0, 70, 10], [0, -30, 16], 11, 9)
    clay
      .part({ material: { ...metal([196, 202, 208]), specular: 0.9 }, place })
      .box([10, -100, 18], [26, 76, 3], 2, 0, turn(0, 0, 6))
  },
  cleaver: (clay, place, gear) => {
    clay.part({ material: wood([106, 70, 42]), place }).cone([0, 74, 0], [0, -40, 0], 19, 17, 4)
    clay.part({
      material: bladeOf(gear),
      place,
      pigment: gear.state.includes('bloody')
        ? (t) => {
            if (t.x + Math.sin(t.y * 0.09) * 16 > 24) {
              t.red = 128
              t.green = 16
              t.blue = 16
            }
          }
        : undefined,
    })
    clay.box([26, -160, 0], [66, 116, 7], 3).carve().cone([66, -250, -30], [66, -250, 30], 11, 11).build()
  },
  mop: (clay, place) => {
    clay.part({ material: wood([168, 124, 72]), place }).cone([0, 260, 0], [0, -430, 0], 11, 11)
    clay.part({ material: linen([206, 200, 184]), place, pigment: folds(6, 3) })
    for (let k = 0; k < 9; k++) {
      const a = (k / 9) * Math.PI * 2
      clay.limb(
        [
          [[0, -426, 0], 16],
          [[Math.sin(a) * 56, -470, Math.cos(a) * 56], 16],
          [[Math.sin(a) * 78, -560, Math.cos(a) * 78], 13],
        ],
        6,
      )
    }
  },
  hoe: (clay, place) => {
    clay.part({ material: wood(beech), place }).cone([0, 260, 0], [0, -440, 0], 11, 11)
    clay
      .part({ material: metal(iron), place })
      .cone([0, -430, 0], [0, -456, 26], 13, 10)
      .box([0, -466, 74], [64, 6, 54], 3, 6, turn(0, 18, 0))
  },
  crutch: (clay, place) => {
    clay.part({ material: { ...wood([134, 96, 58]), bump: 1 }, place })
    for (const s of [-1, 1]) clay.cone([s * 10, 330, 0], [s * 34, -440, 0], 10, 11)
    clay.cone([0, 320, 0], [0, 740, 0], 15, 12).cone([-26, 0, 0], [26, 0, 0], 13, 13)
    clay.part({ material: { ...leather([96, 66, 44]), bump: 1 }, place }).cone([-78, -446, 0], [78, -446, 0], 25, 25)
  },
  whetstone: (clay, place) => {
    clay
      .part({ material: { ...leather([134, 136, 142]), bump: 1, specular: 0.05 }, place })
      .box([0, -6, 26], [22, 88, 17], 6)
  },
  lockpick: (clay, place) => {
    clay.part({ material: { ...metal([176, 180, 188]), specular: 0.8 }, place })
    clay.cone([0, 40, 30], [0, -110, 46], 5, 4).cone([0, -108, 46], [-18, -130, 48], 4, 3)
    clay.part({ material: wood([72, 46, 34]), place }).cone([0, 60, 26], [0, -10, 34], 9, 8)
  },
  mallet: (clay, place) => {
    clay.part({ material: wood(beech), place }).cone([0, 110, 0], [0, -140, 0], 13, 12)
    clay
      .part({ material: { ...wood([128, 88, 52]), bump: 1 }, place })
      .drum([0, -176, 0], 86, 52, 52, 6, 0, turn(0, 0, 90))
  },
  brand: (clay, place) => {
    clay.part({ material: metal(iron), place }).cone([0, 120, 0], [0, -330, 0], 10, 9)
    clay.part({ material: { ...glow([255, 112, 30], 0.8), colour: [255, 120, 40] }, place })
    clay.cone([0, -318, 0], [0, -380, 0], 11, 13).ring([0, -404, 0], 32, 32, 9, 9, 0, turn(0, 90, 0))
  },
  bellows: (clay, place) => {
    const tipped = within(place, [0, 0, 20], turn(0, 0, 0))
    clay.part({ material: wood([128, 86, 50]), place: tipped })
    clay.leaf([0, -80, 30], [0, -250, 30], 92, 40, 0.1).leaf([0, -80, -40], [0, -250, -40], 92, 40, 0.1)
    clay.cone([0, -20, 30], [0, 70, 30], 13, 15).cone([0, -20, -40], [0, 70, -40], 13, 15)
    clay.part({ material: leather([86, 54, 36]), place: tipped }).leaf([0, -80, -5], [0, -236, -5], 84, 34, 0.4)
    clay.part({ material: metal(iron), place: tipped }).cone([0, -260, -5], [0, -350, -5], 20, 10)
  },
  stamp: (clay, place) => {
    clay
      .part({ material: wood([110, 70, 42]), place })
      .cone([0, -40, 20], [0, 40, 24], 16, 12)
      .ball([0, -50, 20], 24, 8)
    clay.part({ material: metal([196, 160, 84]), place }).drum([0, 56, 26], 14, 32, 26, 3)
  },
  plank: (clay, place, gear) => {
    clay.part({ material: { ...wood(gear.stuff ? gear.colour : [168, 128, 82]), bump: 1.2 }, place })
    clay.box([0, 0, 20], [58, 560, 14], 3)
  },
  cog: (clay, place, gear) => {
    clay.part({ material: gear.stuff ? surfaceOf(gear, 'metal') : metal([192, 152, 80]), place })
    clay.drum([0, -90, 24], 13, 82, 82, 3, 0, turn(0, 90, 0))
    for (let k = 0; k < 12; k++) {
      const a = (k / 12) * Math.PI * 2
      clay.box([Math.sin(a) * 88, -90 + Math.cos(a) * 88, 24], [15, 13, 12], 3, 0, turn(0, 0, (-k * 360) / 12))
    }
    clay.carve().drum([0, -90, 24], 40, 24, 24, 1, 0, turn(0, 90, 0))
    for (let k = 0; k < 5; k++) {
      const a = (k / 5) * Math.PI * 2
      clay.ball([Math.sin(a) * 54, -90 + Math.cos(a) * 54, 24], 17)
    }
    clay.build()
  },
  pestle: (clay, place) => {
    clay.part({ material: { ...leather([182, 174, 160]), bump: 0.8, specular: 0.1 }, place })
    clay.cone([0, 150, 10], [0, -60, 10], 30, 17, 4).ball([0, -66, 10], 22, 6)
  },
  spit: (clay, place) => {
    clay.part({ material: { ...wood([112, 78, 48]), bump: 1.4 }, place }).cone([0, 90, 10], [0, -380, 10], 9, 7)
    clay.part({ material: { ...leather([150, 84, 44]), specular: 0.4 }, place })
    clay.ellipsoid([0, -300, 12], [42, 70, 36]).ellipsoid([6, -226, 12], [30, 34, 28], 8)
  },
  boot: (clay, place, gear) => {
    clay.part({ material: surfaceOf({ ...gear, stuff: gear.stuff ?? 'leather' }, 'leather'), place })
    clay
      .cone([0, -140, 20], [0, 20, 20], 56, 46)
      .cone([0, 40, 24], [-110, 60, 40], 44, 34, 22)
      .carve()
      .drum([0, -190, 20], 60, 46, 46, 2)
      .build()
    clay.part({ material: leather([52, 36, 28]), place }).box([-40, 92, 30], [112, 9, 42], 5)
  },
  trap: (clay, place, gear) => {
    // Open jaws about a plate, seen from above and in front.
    const flat = within(place, [0, 60, 60], turn(0, -34, 0))
    clay.part({ material: gear.stuff ? surfaceOf(gear, 'metal') : metal([92, 84, 80]), place: flat })
    clay.ring([0, 0, 0], 190, 150, 13, 15).drum([0, -4, 0], 7, 72, 72, 2)
    clay.box([0, 0, 0], [250, 7, 16], 3)
    for (let k = 0; k < 18; k++) {
      const a = (k / 18) * Math.PI * 2 + 0.17
      const at: Vec = [Math.sin(a) * 190, -6, Math.cos(a) * 150]
      clay.cone(at, [at[0] * 0.86, -76, at[2] * 0.86], 15, 2)
    }
    for (const s of [-1, 1]) clay.box([s * 250, -10, 0], [40, 13, 24], 6)
    clay.part({ material: metal([70, 66, 64]), place: flat })
    for (let k = 0; k < 7; k++) clay.ring([300 + k * 26, 6, (k % 2) * 6], 19, 12, 5, 5, 0, turn(0, k % 2 ? 90 : 20, 0))
  },
}
