import { type Rgb, shade } from '../../paint/colour.ts'
import { bone, cloth, glass, glow, leather, metal, stone, wood } from '../../paint/material.ts'
import { random } from '../../paint/random.ts'
import { folds } from '../body/weaves.ts'
import type { Furnishing } from '../scene.ts'
import type { Clay } from '../sculpture/clay.ts'
import { type Place, turn, type Vec, within } from '../sculpture/space.ts'
import { fare } from './fare.ts'
import type { Joiner } from './furniture.ts'
import { tools } from './tools.ts'

const oak: Rgb = [118, 82, 50]
const timber = (colour: Rgb) => ({ ...wood(colour), bump: 1 })

/** A sheet of canvas or cloth with a pattern, told by its own place from the top left, 0-1 each way. */
const painted =
  (half: readonly [number, number], paint: (u: number, v: number) => Rgb | undefined) =>
  (t: { x: number; y: number; red: number; green: number; blue: number }) => {
    const colour = paint(t.x / (2 * half[0]) + 0.5, t.y / (2 * half[1]) + 0.5)
    if (!colour) return
    t.red = colour[0]
    t.green = colour[1]
    t.blue = colour[2]
  }

/** The likeness of somebody, as it stands on an easel half done. */
const likeness = (u: number, v: number): Rgb | undefined => {
  const face = Math.hypot((u - 0.5) / 0.17, (v - 0.36) / 0.16)
  if (face < 1) {
    if (Math.abs(v - 0.34) < 0.012 && Math.abs(Math.abs(u - 0.5) - 0.07) < 0.03) return [52, 34, 28]
    if (Math.abs(v - 0.44) < 0.01 && Math.abs(u - 0.5) < 0.05) return [160, 70, 60]
    return [222, 174, 140]
  }
  if (Math.hypot((u - 0.5) / 0.23, (v - 0.32) / 0.24) < 1 && v < 0.46) return [92, 52, 32]
  if (Math.hypot((u - 0.5) / 0.42, (v - 0.98) / 0.44) < 1) return [54, 84, 132]
  return v > 0.08 && u > 0.06 && u < 0.94 ? (v > 0.74 ? [104, 120, 84] : [186, 176, 140]) : undefined
}

const tintTo = (t: { red: number; green: number; blue: number }, [red, green, blue]: Rgb): void => {
  Object.assign(t, { red, green, blue })
}

/** Eggs of a table's work: what lies on it for a craft. `top` has its edge towards somebody at the origin, z towards us. */
export function workOn(clay: Clay, top: Place, state: readonly string[]): void {
  const has = (one: string) => state.includes(one)
  const board = () => {
    clay.part({ material: timber([176, 132, 82]), place: top }).box([0, -12, 190], [230, 12, 130], 4)
  }
  if (has('dough')) {
    clay.part({ material: { ...cloth([236, 228, 210]), bump: 0.4 }, place: top })
    clay.box([0, -3, 190], [280, 3, 150], 2)
    clay.part({ material: { ...leather([240, 222, 184]), bump: 0.5, specular: 0.1 }, place: top })
    clay.ellipsoid([0, -46, 150], [150, 62, 100]).ellipsoid([250, -40, 200], [80, 44, 70])
    clay.part({ material: leather([196, 136, 72]), place: top }).ellipsoid([-330, -50, 190], [110, 60, 70])
  }
  if (has('meat')) {
    board()
    clay.part({ material: { ...leather([168, 54, 50]), specular: 0.4, bump: 0.8 }, place: top })
    clay.ellipsoid([0, -64, 180], [170, 56, 96])
    clay.part({ material: leather([236, 214, 196]), place: top }).ellipsoid([20, -84, 220], [120, 38, 66])
    clay
      .part({ material: bone([232, 222, 200]), place: top })
      .cone([150, -70, 170], [250, -80, 150], 24, 22)
      .ball([262, -70, 146], 30, 6)
    clay.part({ material: { ...leather([156, 70, 52]), specular: 0.4 }, place: top })
    for (let k = 0; k < 4; k++) clay.cone([-330 + k * 52, -26, 150], [-320 + k * 52, -26, 260], 26, 26)
  }
  if (has('vegetables')) {
    board()
    const greens: readonly (readonly [Vec, Vec, Rgb])[] = [
      [
        [-60, -52, 180],
        [60, 40, 42],
        [214, 112, 40],
      ],
      [
        [40, -46, 220],
        [34, 34, 34],
        [196, 48, 40],
      ],
      [
        [110, -50, 170],
        [70, 44, 50],
        [112, 150, 70],
      ],
      [
        [-310, -80, 190],
        [104, 82, 90],
        [124, 164, 84],
      ],
      [
        [330, -60, 200],
        [60, 60, 60],
        [206, 178, 120],
      ],
    ]
    for (const [at, size, colour] of greens) clay.part({ material: leather(colour), place: top }).ellipsoid(at, size)
  }
  if (has('mortar')) {
    const stoneware = { ...stone([168, 160, 148]), bump: 0.8 }
    clay.part({ material: stoneware, place: top })
    clay.drum([0, -76, 180], 76, 66, 108, 10).carve().ellipsoid([0, -160, 180], [86, 78, 86]).build()
    clay.part({ material: leather([96, 134, 66]), place: top }).ellipsoid([0, -120, 180], [78, 20, 78])
    for (let k = 0; k < 7; k++) {
      const x = (k % 2 ? 1 : -1) * (230 + k * 26)
      clay.part({ material: leather(k % 3 ? [88, 124, 60] : [146, 118, 172]), place: top })
      clay.leaf([x, -12, 160 + k * 16], [x + 70, -30, 220], 20, 8, 0.3, [0, 1, 0.4])
    }
  }
  if (has('pot')) {
    clay.part({ material: timber([104, 74, 46]), place: top }).drum([0, -26, 180], 20, 190, 190, 4)
    clay.part({
      material: { ...leather([176, 104, 72]), specular: 0.45, bump: 0.3 },
      place: top,
      pigment: (t) => {
        t.height += Math.sin(t.y * 0.2) * 1.4
      },
    })
    clay
      .drum([0, -150, 180], 104, 86, 116, 12)
      .ellipsoid([0, -150, 180], [132, 84, 132], 20)
      .carve()
      .drum([0, -240, 180], 60, 90, 96, 2)
      .build()
  }
  if (has('scales')) {
    const brassy = { ...metal([202, 160, 80]), specular: 0.8 }
    clay.part({ material: brassy, place: top })
    clay
      .drum([0, -12, 210], 12, 90, 70, 4)
      .cone([0, -20, 210], [0, -330, 210], 12, 9)
      .cone([-210, -306, 210], [210, -334, 210], 9, 9)
    for (const [s, y] of [
      [-1, -306],
      [1, -334],
    ] as const) {
      for (const q of [-1, 1]) clay.cone([s * 210, y, 210], [s * 210 + q * 80, y + 190, 210], 3, 3)
      clay.ellipsoid([s * 210, y + 196, 210], [92, 20, 70])
    }
    clay.part({ material: { ...metal([230, 186, 76]), specular: 0.9 }, place: top })
    for (let k = 0; k < 9; k++)
      clay.drum([-210 + ((k * 29) % 90) - 44, -130 - (k % 3) * 11, 210 + ((k * 17) % 50) - 24], 5, 27, 27, 2)
  }
  if (has('cutting')) {
    clay.part({ material: { ...cloth([56, 86, 136]), bump: 0.6 }, place: top, pigment: folds(3, 5) })
    clay.box([0, -8, 200], [330, 8, 150], 5).box([-300, 120, 360], [90, 140, 8], 5, 10)
  }
  if (has('map')) {
    clay.part({
      material: { ...bone([226, 204, 154]), specular: 0.05 },
      place: top,
      pigment: (t) => {
        const coast = Math.sin(t.x * 0.014 + Math.sin(t.z * 0.03) * 1.4) + Math.sin(t.z * 0.022 + 1)
        const [x, z] = [t.x + 20, t.z - 190]
        if (Math.abs(coast - 0.5) < 0.09 || Math.abs(Math.hypot(x - 160, z - 60) - 40) < 5) tintTo(t, [96, 58, 34])
        else if (coast < 0.5) tintTo(t, [150, 178, 176])
        const trail = Math.abs(z - Math.sin(x * 0.02) * 44) < 6 && x > -220 && x < 120 && Math.sin(x * 0.2) > 0
        if (trail || (Math.abs(Math.abs(x - 140) - Math.abs(z)) < 8 && Math.abs(z) < 28)) tintTo(t, [176, 34, 30])
      },
    })
    clay.box([-20, -5, 195], [330, 5, 165], 2)
    for (const x of [-356, 316]) clay.cone([x, -18, 30], [x, -18, 360], 20, 20)
  }
  if (has('chess')) {
    clay.part({
      material: timber([150, 104, 60]),
      place: top,
      pigment: (t) => {
        if (t.ny > -0.5 || Math.abs(t.x) > 168 || Math.abs(t.z - 190) > 126) return
        const dark = (Math.floor((t.x + 168) / 42) + Math.floor((t.z - 64) / 31.5)) % 2 === 0
        t.red = dark ? 56 : 226
        t.green = dark ? 38 : 208
        t.blue = dark ? 30 : 170
      },
    })
    clay.box([0, -14, 190], [186, 14, 144], 4)
    for (const [k, [x, z, long]] of (
      [
        [-147, 96, 90],
        [-105, 128, 60],
        [-63, 96, 76],
        [21, 128, 60],
        [63, 222, 60],
        [105, 254, 90],
        [147, 286, 76],
        [-21, 254, 60],
        [-105, 286, 84],
      ] as const
    ).entries()) {
      clay.part({ material: { ...wood(k < 4 ? [60, 40, 32] : [236, 222, 186]), specular: 0.4 }, place: top })
      clay
        .drum([x, -34, z], 8, 19, 17, 3)
        .cone([x, -40, z], [x, -26 - long, z], 12, 7, 4)
        .ball([x, -34 - long, z], 13, 3)
    }
  }
  if (has('feast')) {
    for (const x of [-250, 70])
      fare.plate?.(clay, within(top, [x, -10, 190]), { kind: 'plate', hold: 'right', colour: [0, 0, 0], state: [] })
    clay.part({ material: leather([196, 138, 76]), place: top }).ellipsoid([300, -52, 210], [100, 56, 70])
  }
}

/** What stands at work, before or beside somebody; see `Site`. */
export const benches = {
  easel: (clay, { ground, hips }) => {
    // At the right hand, its canvas half to the painter and half to us.
    const place = within(ground, [-640, 0, 130], turn(34, 0, 0))
    const high = hips * 1.75
    clay.part({ material: timber([142, 100, 60]), place })
    for (const s of [-1, 1]) clay.cone([s * 210, 0, 20], [s * 40, -high - 120, -40], 19, 16)
    clay.cone([0, 0, -330], [0, -high - 60, -50], 17, 15).box([0, -high * 0.42, 26], [250, 16, 34], 4)
    const canvas = within(place, [0, -high * 0.42 - 300, 16], turn(0, 5, 0))
    clay.part({ material: timber([110, 78, 48]), place: canvas }).box([0, 0, -8], [232, 292, 12], 4)
    clay.part({
      material: { ...cloth([226, 216, 190]), bump: 0.3 },
      place: canvas,
      pigment: painted([216, 276], likeness),
    })
    clay.box([0, 0, 8], [216, 276, 8], 2)
  },
  loom: (clay, { ground, hips }, made) => {
    const place = within(ground, [-600, 0, 150], turn(30, 0, 0))
    const high = hips * 1.9
    clay.part({ material: timber(oak), place })
    for (const s of [-1, 1])
      clay.box([s * 380, -high / 2, 0], [30, high / 2, 34], 6).box([s * 380, -24, 60], [34, 24, 200], 6)
    clay
      .cone([-420, -high + 30, 0], [420, -high + 30, 0], 38, 38)
      .cone([-420, -high * 0.3, 10], [420, -high * 0.3, 10], 34, 34)
    const [one, other] = [made.trim ?? ([170, 56, 44] as Rgb), [222, 196, 140] as Rgb]
    clay.part({
      material: { ...cloth([214, 200, 170]), bump: 0.5 },
      place,
      pigment: (t) => {
        const isWoven = t.y > -high * 0.64
        if (!isWoven) {
          if (Math.abs(Math.sin(t.x * 0.16)) < 0.7) t.alpha = 0
          return
        }
        const band = Math.floor((t.y + high) / 46)
        const zig = Math.abs((((t.x + 2000) / 70) % 2) - 1) * 46
        const [r, g, b] = (band + (t.y + high - band * 46 > zig ? 1 : 0)) % 2 === 0 ? one : other
        t.red = r
        t.green = g
        t.blue = b
        t.height += Math.sin(t.x * 0.5) * Math.sin(t.y * 0.5) * 1.6
      },
    })
    clay.box([0, -high * 0.64, 10], [330, high * 0.34, 6], 2)
  },
  'spinning-wheel': (clay, { ground, hips }) => {
    const place = within(ground, [-620, 0, 260], turn(24, 0, 0))
    clay.part({ material: timber([150, 106, 62]), place })
    clay.ring([0, -430, 0], 330, 330, 20, 26, 0, turn(0, 90, 0)).drum([0, -430, 0], 40, 40, 40, 4, 0, turn(0, 90, 0))
    for (let k = 0; k < 10; k++) {
      const a = (k / 10) * Math.PI * 2
      clay.cone([0, -430, 0], [Math.sin(a) * 325, -430 + Math.cos(a) * 325, 0], 13, 9)
    }
    for (const z of [-60, 60]) clay.box([0, -220, z], [22, 220, 16], 4)
    clay.box([120, -90, 0], [420, 22, 80], 6)
    for (const [x, z] of [
      [-240, 60],
      [-240, -60],
      [480, 0],
    ] as const)
      clay.cone([x, -90, z], [x * 1.1, 0, z * 1.6], 18, 14)
    clay.cone([430, -100, 0], [430, -hips * 0.86, 0], 15, 11)
    clay
      .part({ material: { ...cloth([236, 228, 208]), bump: 2 }, place })
      .ellipsoid([430, -hips * 0.92, 0], [66, 120, 66])
    clay.part({ material: cloth([236, 230, 214]), place }).cone([430, -hips * 0.8, 20], [100, -690, 10], 3, 3)
  },
  'washing-line': (clay, { ground, hips }, made) => {
    const high = hips * 2.02
    const place = within(ground, [0, 0, 150])
    clay.part({ material: cloth([176, 152, 106]), place }).limb(
      [
        [[-1500, -high - 60, 0], 9],
        [[0, -high, 0], 9],
        [[1500, -high - 60, 0], 9],
      ],
      1,
      6,
    )
    const sheet = made.trim ?? ([236, 232, 222] as Rgb)
    for (const [x, wide, long, colour] of [
      [-800, 390, 560, sheet],
      [800, 360, 500, made.trim ? sheet : ([214, 220, 226] as Rgb)],
    ] as const) {
      clay.part({
        material: { ...cloth(colour), bump: 1 },
        place: within(place, [x, -high - 12, 0]),
        pigment: (t) => {
          t.height += Math.sin(t.x * 0.024 + Math.sin(t.y * 0.006) * 1.2) * 12
          const tone = 0.9 + 0.12 * Math.sin(t.x * 0.024 + Math.sin(t.y * 0.006) * 1.2)
          t.red *= tone
          t.green *= tone
          t.blue *= tone
        },
      })
      clay.box([0, long, 0], [wide, long, 12], 8)
      clay.part({ material: wood([196, 156, 100]), place })
      for (const s of [-1, 1]) clay.box([x + s * (wide - 40), -high - 6, 14], [11, 40, 13], 3)
    }
  },
  washtub: (clay, { ground, hips, belly }) => {
    const high = hips * 0.66
    const place = within(ground, [0, 0, belly + 300])
    clay.part({ material: timber([138, 98, 58]), place })
    clay
      .drum([0, -high + 110, 0], 120, 270, 310, 8)
      .hollow(24)
      .carve()
      .drum([0, -high - 40, 0], 60, 290, 290, 2)
      .build()
    for (const s of [-1, 1]) clay.box([s * 190, -high / 2 + 120, 0], [34, high / 2 - 120, 60], 6)
    clay.part({ material: metal([104, 100, 98]), place }).ring([0, -high + 70, 0], 303, 303, 8, 20)
    clay.part({ material: { ...glass([150, 186, 200]), alpha: 0.8 }, place }).drum([0, -high + 40, 0], 10, 280, 280, 2)
    clay.part({ material: { ...cloth([242, 246, 248]), bump: 1.6 }, place })
    for (let k = 0; k < 11; k++)
      clay.ball(
        [Math.sin(k * 2.4) * (60 + k * 16), -high + 20, Math.cos(k * 2.4) * (50 + k * 15)],
        30 + ((k * 13) % 26),
        12,
      )
    clay
      .part({ material: cloth([206, 196, 176]), place, pigment: folds(4, 4) })
      .leaf([60, -high - 10, 200], [90, -high + 190, 320], 110, 90, 0.2, [0, 0.3, 1])
  },
  block: (clay, { ground, belly }) => {
    // A stump with split wood about it, where wood is chopped.
    const place = within(ground, [60, 0, belly + 330])
    clay
      .part({ material: { ...wood([104, 78, 54]), bump: 2.2, grain: [6, 40] }, place })
      .drum([0, -170, 0], 170, 210, 200, 8)
    clay
      .part({
        material: { ...wood([196, 156, 104]), bump: 0.8 },
        place,
        pigment: (t) => {
          t.height += Math.sin(Math.hypot(t.x, t.z) * 0.2) * 1.5
        },
      })
      .drum([0, -342, 0], 6, 190, 190, 2)
    clay.part({ material: { ...wood([206, 166, 112]), bump: 1.4 }, place })
    clay.leaf([-20, -350, 0], [-20, -560, 0], 96, 90, 0.62)
    for (const [x, z, a] of [
      [-360, 60, 20],
      [330, 90, -30],
      [400, -40, 60],
      [-420, -60, -12],
    ] as const)
      clay.box([x, -44, z], [170, 44, 52], 16, 0, turn(a, 0, 8))
  },
  grindstone: (clay, { ground, hips, belly }) => {
    const place = within(ground, [0, 0, belly + 260], turn(62, 0, 0))
    const high = hips * 0.78
    clay
      .part({ material: { ...stone([146, 138, 126]), bump: 1 }, place })
      .drum([0, -high + 60, 0], 56, 250, 250, 8, 0, turn(0, 90, 0))
    clay.part({ material: timber(oak), place })
    for (const z of [-110, 110]) for (const s of [-1, 1]) clay.cone([s * 40, -high + 60, z], [s * 300, 0, z], 30, 26)
    clay.part({ material: metal([88, 86, 86]), place }).cone([0, -high + 60, -190], [0, -high + 60, 190], 19, 19)
    clay.part({ material: { ...glow([255, 190, 80], 0.9), colour: [255, 200, 90] }, place })
    const luck = random(5)
    for (let k = 0; k < 22; k++) {
      const far = luck.range(40, 330)
      clay.ball([-220 - far * 0.9, -high - 130 + far * luck.range(-0.4, 0.8), luck.range(-40, 40)], luck.range(4, 9))
    }
  },
  'ship-wheel': (clay, { ground, hips, belly }) => {
    const place = within(ground, [0, -hips * 1.04, belly + 210], turn(0, 0, 12))
    clay.part({ material: { ...wood([120, 76, 42]), specular: 0.3 }, place })
    clay.ring([0, 0, 0], 330, 330, 30, 32, 0, turn(0, 90, 0)).drum([0, 0, 0], 50, 80, 80, 8, 0, turn(0, 90, 0))
    for (let k = 0; k < 8; k++) {
      const a = (k / 8) * Math.PI * 2
      clay.cone([0, 0, 0], [Math.sin(a) * 340, Math.cos(a) * 340, 0], 17, 16)
      clay.cone([Math.sin(a) * 350, Math.cos(a) * 350, 0], [Math.sin(a) * 470, Math.cos(a) * 470, 0], 17, 22)
    }
    clay.part({ material: metal([200, 162, 84]), place }).drum([0, 0, 52], 10, 44, 44, 3, 0, turn(0, 90, 0))
    clay
      .part({ material: timber([96, 64, 40]), place: within(ground, [0, 0, belly + 160]) })
      .box([0, -hips / 2, 0], [90, hips / 2, 50], 8)
  },
  cart: (clay, { ground, hips, belly }, made) => {
    const place = within(ground, [0, 0, belly + 420])
    clay.part({ material: timber([132, 94, 56]), place })
    clay.box([0, -hips * 0.62, 260], [360, 26, 300], 6).box([0, -hips * 0.74, 550], [360, 110, 18], 5)
    for (const s of [-1, 1]) {
      clay.box([s * 350, -hips * 0.74, 260], [18, 110, 300], 5)
      clay.cone([s * 270, -hips * 0.66, 0], [s * 230, -hips * 0.98, -430], 24, 20)
    }
    clay.part({ material: timber([92, 66, 42]), place })
    for (const s of [-1, 1]) {
      clay.ring([s * 400, -270, 330], 250, 250, 24, 30, 0, turn(0, 0, 90))
      for (let k = 0; k < 4; k++) {
        const a = (k / 4) * Math.PI
        clay.cone(
          [s * 400, -270 + Math.sin(a) * 246, 330 + Math.cos(a) * 246],
          [s * 400, -270 - Math.sin(a) * 246, 330 - Math.cos(a) * 246],
          13,
          13,
        )
      }
    }
    const load: readonly (readonly [Vec, Vec, Rgb])[] = [
      [
        [-170, -hips * 0.86, 280],
        [170, 130, 190],
        [164, 134, 92],
      ],
      [
        [170, -hips * 0.84, 320],
        [150, 110, 180],
        [176, 148, 104],
      ],
      [
        [20, -hips * 0.92, 160],
        [130, 100, 120],
        [150, 120, 84],
      ],
    ]
    const fruit = made.state.includes('pumpkins') ? ([214, 120, 36] as Rgb) : ([124, 164, 84] as Rgb)
    const isFruit = made.state.includes('pumpkins') || made.state.includes('greens')
    if (isFruit)
      for (let k = 0; k < 14; k++) {
        clay.part({ material: { ...leather(k % 3 ? fruit : shade(fruit, -0.08)), bump: 0.6 }, place })
        clay.ellipsoid([((k * 97) % 560) - 280, -hips * 0.84 - (k % 3) * 70, 90 + ((k * 61) % 380)], [104, 84, 104])
      }
    for (const [at, size, colour] of isFruit ? [] : load)
      clay.part({ material: { ...cloth(colour), bump: 1 }, place, pigment: folds(5, 5) }).ellipsoid(at, size)
  },
  cradle: (clay, { ground, hips, belly }) => {
    const high = hips * 0.5
    const place = within(ground, [0, 0, belly + 330])
    clay.part({ material: timber([150, 104, 60]), place })
    clay
      .box([0, -high, 0], [330, 130, 170], 12)
      .carve()
      .box([0, -high - 60, 0], [300, 150, 142], 4)
      .build()
    clay.box([-330, -high - 130, 0], [16, 150, 160], 12)
    for (const s of [-1, 1]) clay.ring([s * 220, -high - 60, 0], 220, 220, 22, 20, 0, turn(0, 0, 90))
    clay
      .part({ material: { ...cloth([222, 208, 180]), bump: 1 }, place, pigment: folds(4, 4) })
      .ellipsoid([30, -high - 100, 0], [250, 70, 126])
    clay
      .part({ material: { ...bone([228, 174, 146]), subsurface: [60, 20, 10] }, place })
      .ball([-220, -high - 136, 10], 56)
  },
  hens: (clay, { ground, belly, side }, made) => {
    const flock: readonly (readonly [number, number, number, number])[] = [
      [side * 470, 240, 180, 0],
      [-side * 500, 300, 10, 1],
      [side * 230, 480, 200, 2],
      [-side * 250, 540, -30, 0],
      [side * 720, 420, 150, 1],
    ]
    const dyes: readonly Rgb[] = [
      [188, 116, 58],
      [228, 220, 204],
      [92, 66, 52],
    ]
    for (const [k, [x, z, yaw, dye]] of flock.entries()) {
      const colour = made.trim ?? dyes[dye]!
      const bird = within(ground, [x, -190, belly + z], turn(yaw, 0, 0), 1.1)
      const isPecking = k % 2 === 0
      fare.hen?.(clay, within(bird, [0, 0, 0], turn(0, 0, isPecking ? 34 : 0)), {
        kind: 'hen',
        hold: 'right',
        stuff: 'cloth',
        colour,
        state: [],
      })
      clay.part({ material: bone([226, 168, 72]), place: bird })
      for (const s of [-1, 1])
        clay
          .cone([s * 26, 90, 40 + s * 20], [s * 30, 184, 46 + s * 24], 10, 8)
          .cone([s * 30, 182, 46 + s * 24], [s * 30 + 46, 186, 60 + s * 24], 8, 5)
    }
    clay.part({ material: { ...leather([226, 190, 96]), specular: 0.1 }, place: ground })
    const luck = random(3)
    for (let k = 0; k < 40; k++) clay.ball([luck.range(-560, 560), -8, belly + luck.range(160, 640)], 10)
  },
  chest: (clay, { ground, belly, side }, made) => {
    const place = within(
      ground,
      [made.state.includes('before') ? 0 : side * 520, 0, belly + 260],
      turn(-side * 12, 0, 0),
    )
    const planks = {
      material: timber(made.stuff ? made.colour : [124, 82, 46]),
      place,
      pigment: (t: { x: number; y: number; z: number; height: number; red: number; green: number; blue: number }) => {
        const seam = Math.abs((((t.y + 1000) / 70) % 1) - 0.5) > 0.46
        if (!seam) return
        t.height -= 3
        t.red *= 0.55
        t.green *= 0.55
        t.blue *= 0.55
      },
    }
    clay.part(planks).box([0, -150, 0], [330, 150, 200], 8)
    const isOpen = made.state.includes('open')
    const lid = within(place, [0, -300, -190], turn(0, isOpen ? 66 : 0, 0))
    clay
      .part({ ...planks, place: lid })
      .cone([-322, 20, 190], [322, 20, 190], 186, 186)
      .keep()
      .box([0, -100, 190], [328, 100, 200], 4)
      .build()
    const iron = made.trim ? metal(made.trim) : metal([94, 90, 92])
    for (const at of [place, lid]) {
      clay.part({ material: iron, place: at })
      for (const x of [-250, 250]) {
        if (at === place) clay.box([x, -150, 0], [26, 152, 206], 4)
        else clay.ring([x, 20, 190], 190, 190, 6, 26, 0, turn(0, 0, 90))
      }
    }
    clay.part({ material: { ...metal([206, 166, 82]), specular: 0.8 }, place })
    if (!isOpen)
      clay
        .box([0, -292, 206], [46, 56, 14], 8)
        .carve()
        .ball([0, -300, 222], 12)
        .box([0, -276, 222], [5, 22, 20], 2)
        .build()
    if (!isOpen) return
    const luck = random(9)
    clay.part({ material: { ...metal([234, 190, 76]), specular: 0.9 }, place })
    for (let k = 0; k < 46; k++)
      clay.drum(
        [luck.range(-270, 270), -312 - luck.range(0, 46), luck.range(-150, 170)],
        7,
        34,
        34,
        2,
        0,
        turn(luck.range(0, 90), luck.range(-50, 50), luck.range(-30, 30)),
      )
    for (const [x, z, colour] of [
      [-120, 90, [190, 30, 52]],
      [90, 110, [40, 120, 190]],
      [190, 30, [46, 150, 90]],
    ] as const)
      clay.part({ material: { ...glass(colour), alpha: 0.9 }, place }).ball([x, -356, z], 34)
  },
  snare: (clay, { ground, belly }, made) => {
    tools.trap?.(clay, within(ground, [0, -50, belly + 300], turn(0, 0, 0), 1.25), {
      ...made,
      kind: 'trap',
      hold: 'right',
    })
  },
  sprouts: (clay, { ground, belly }) => {
    clay.part({ material: { ...stone([84, 60, 42]), bump: 2.4, specular: 0.02 }, place: ground })
    clay.ellipsoid([0, 0, belly + 330], [560, 60, 190])
    for (let k = 0; k < 7; k++) {
      const x = -420 + k * 140
      const high = 110 + ((k * 53) % 90)
      clay.part({ material: leather(k % 2 ? [86, 136, 62] : [112, 158, 74]), place: ground })
      clay.cone([x, -40, belly + 350], [x + 8, -40 - high, belly + 350], 9, 7)
      for (const s of [-1, 1])
        clay.leaf([x, -high * 0.7 - 20, belly + 350], [x + s * 84, -high - 30, belly + 370], 26, 8, 0.24, [0, 0.4, 1])
      if (k % 3 === 1)
        clay
          .part({ material: cloth(k % 2 ? [216, 96, 120] : [232, 196, 70]), place: ground })
          .ball([x + 8, -60 - high, belly + 354], 30)
    }
  },
  footprints: (clay, { ground, belly, side }) => {
    clay.part({ material: { ...stone([58, 44, 34]), bump: 1, specular: 0.02 }, place: ground })
    for (let k = 0; k < 5; k++) {
      const x = side * (-60 + k * 170)
      const z = belly + 300 + (k % 2) * 110
      clay.ellipsoid([x, 6, z], [64, 9, 36]).ellipsoid([x + side * 74, 6, z], [26, 8, 30])
    }
  },
  door: (clay, { ground, hips, side }) => {
    const place = within(ground, [side * 560, 0, 150], turn(-side * 34, 0, 0))
    const high = hips * 2.3
    clay.part({ material: { ...stone([128, 120, 110]), bump: 1.4 }, place })
    for (const s of [-1, 1]) clay.box([s * 400, -high / 2, -30], [70, high / 2 + 40, 70], 12)
    clay.box([0, -high - 60, -30], [470, 80, 70], 12)
    clay
      .part({
        material: timber([112, 74, 42]),
        place,
        pigment: (t) => {
          if (Math.abs((((t.x + 1000) / 110) % 1) - 0.5) > 0.46) {
            t.height -= 4
            t.red *= 0.5
            t.green *= 0.5
            t.blue *= 0.5
          }
        },
      })
      .box([0, -high / 2, 0], [330, high / 2, 30], 6)
    clay.part({ material: metal([74, 72, 74]), place })
    for (const y of [0.2, 0.8]) clay.box([0, -high * y, 34], [320, 28, 8], 4)
    clay
      .ring([-side * 250, -high * 0.44, 50], 46, 46, 11, 11, 0, turn(0, 90, 0))
      .box([-side * 250, -high * 0.37, 36], [34, 60, 8], 6)
  },
  well: (clay, { ground, hips, belly }, made) => {
    const place = within(ground, [0, 0, belly + 360])
    const high = hips * 0.62
    const isMossy = made.state.includes('mossy')
    clay.part({
      material: { ...stone([142, 134, 122]), bump: 1.6 },
      place,
      pigment: (t) => {
        const row = Math.floor((t.y + 4000) / 110)
        const x = (((Math.atan2(t.x, t.z) * 420 + 4000 + (row % 2) * 90) / 180) % 1) - 0.5
        if (Math.abs(x) > 0.45 || Math.abs((((t.y + 4000) / 110) % 1) - 0.5) > 0.44) {
          t.red *= 0.55
          t.green *= 0.55
          t.blue *= 0.55
          t.height -= 6
        }
        if (!isMossy) return
        // Moss grows down from the rim and up from the ground.
        const blot =
          Math.sin(t.x * 0.017 + 2) + Math.sin(t.y * 0.023 + t.x * 0.011) + Math.sin(t.x * 0.06 + t.y * 0.05) * 0.5
        const edge = Math.min(1, Math.abs(t.y + high / 2) / (high / 2))
        if (blot + edge * 1.5 < 0.9) return
        tintTo(t, blot > 0.9 ? [92, 108, 56] : [74, 90, 48])
        t.height += 2
      },
    })
    clay
      .drum([0, -high / 2, 0], high / 2, 400, 390, 14)
      .carve()
      .drum([0, -high, 0], high / 2, 300, 300, 2)
      .build()
    // Its roller lies before the breast: no rope hangs across a face.
    const roller = -Math.max(hips * 1.34, high + 420)
    clay.part({ material: timber([104, 72, 44]), place })
    for (const s of [-1, 1]) clay.box([s * 420, (roller - 60) / 2, 0], [30, -(roller - 60) / 2, 34], 5)
    clay.cone([-470, roller, 0], [520, roller, 0], 40, 40)
    clay.box([540, roller + 60, 0], [20, 84, 20], 4).cone([530, roller + 130, 0], [650, roller + 130, 0], 18, 18)
    clay.part({ material: cloth([196, 168, 118]), place })
    for (let k = 0; k < 6; k++) clay.ring([-70 + k * 28, roller, 0], 50, 50, 15, 15, 0, turn(0, 0, 90))
    clay.cone([76, roller, 44], [76, -high - 60, 44], 12, 12)
    const pail = within(place, [76, -high - 20, 44])
    clay.part({ material: timber([140, 98, 58]), place: pail })
    clay.drum([0, 0, 0], 100, 88, 106, 8)
    clay.part({ material: metal([98, 96, 98]), place: pail }).ring([0, -60, 0], 102, 102, 6, 13)
    clay.limb(
      [
        [[-96, -96, 0], 7],
        [[0, -190, 0], 7],
        [[96, -96, 0], 7],
      ],
      4,
    )
  },
  statue: (clay, { ground, hips, side }) => {
    const place = within(ground, [side * 520, 0, 120], turn(-side * 18, 0, 0))
    const marble = { ...stone([214, 210, 202]), bump: 0.8 }
    clay
      .part({ material: { ...stone([168, 162, 152]), bump: 2.4 }, place })
      .box([0, -hips * 0.4, 0], [210, hips * 0.4, 190], 20)
    clay.part({ material: marble, place })
    const neck = -hips * 1.3
    clay
      .box([0, -hips * 0.95, 0], [230, hips * 0.18, 150], 60)
      .cone([0, -hips * 1.1, 0], [0, neck, 0], 72, 62, 40)
      .ellipsoid([0, neck - 150, 10], [104, 140, 116], 20)
      .ellipsoid([0, neck - 130, 124], [17, 34, 20], 10)
      .leaf([-60, neck - 190, 96], [60, neck - 190, 96], 26, 26, 0.4, [0, 0, 1], 20)
      .carve()
    for (const s of [-1, 1]) clay.ellipsoid([s * 42, neck - 160, 126], [22, 11, 18], 6)
    clay.build()
    clay.part({ material: { ...stone([196, 190, 180]), bump: 2 }, place: ground })
    for (let k = 0; k < 9; k++) clay.ellipsoid([side * (220 + k * 66), -16, 260 + ((k * 71) % 190)], [38, 20, 28])
  },
  pail: (clay, { ground, belly, side }) => {
    const place = within(ground, [side * 420, 0, belly + 280])
    clay.part({ material: timber([128, 90, 54]), place })
    clay.drum([0, -170, 0], 170, 130, 160, 8).hollow(18).carve().drum([0, -320, 0], 60, 150, 150, 2).build()
    clay
      .part({ material: metal([98, 96, 98]), place })
      .ring([0, -90, 0], 146, 146, 7, 16)
      .ring([0, -270, 0], 160, 160, 7, 16)
    clay.part({ material: { ...glass([168, 200, 212]), alpha: 0.85 }, place }).drum([0, -290, 0], 8, 146, 146, 2)
    clay
      .part({ material: { ...glass([150, 176, 186]), alpha: 0.5 }, place: ground })
      .ellipsoid([0, 4, belly + 330], [300, 5, 130])
  },
  portal: (clay, { ground, hips, side }, made, glows) => {
    const light = made.trim ?? ([120, 110, 250] as Rgb)
    const at: Vec = [-side * 560, -hips * 1.15, -160]
    clay
      .part({ material: { ...glow(light, 0.7), colour: light }, place: ground })
      .ring(at, 330, hips * 1.05, 30, 22, 0, turn(0, 90, 0))
    clay.part({
      material: { ...glow(light, 0.35), colour: light, alpha: 0.72 },
      place: ground,
      pigment: (t) => {
        const [x, y] = [(t.x - at[0]) / 330, (t.y - at[1]) / (hips * 1.05)]
        const swirl = Math.sin(Math.atan2(y, x) * 3 + Math.hypot(x, y) * 9)
        const tone = 0.55 + 0.5 * swirl
        t.red = 30 + (light[0] - 30) * tone
        t.green = 24 + (light[1] - 24) * tone
        t.blue = 60 + (light[2] - 60) * tone
      },
    })
    clay.ellipsoid(at, [318, hips * 1.02, 20])
    const world = within(ground, at)
    glows.push({
      x: world.origin[0],
      y: world.origin[1],
      radius: 900 * ground.scale,
      colour: [light[0] * 0.4, light[1] * 0.4, light[2] * 0.4],
      behind: true,
    })
  },
} satisfies Partial<Record<Furnishing['kind'], Joiner>>
