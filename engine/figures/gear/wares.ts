import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { bone, cloth, glow, metal, wood } from '../../paint/material.ts'
import { surfaceOf } from '../body/tailoring.ts'
import { folds } from '../body/weaves.ts'
import type { Gear } from '../scene.ts'
import { turn, type Vec } from '../sculpture/space.ts'
import type { Wright } from './arms.ts'

/** Knots of a net: `t.x`, `t.y` run along the cords. */
const mesh =
  (colour: Rgb): NonNullable<Parameters<Parameters<Wright>[0]['part']>[0]['pigment']> =>
  (t) => {
    const a = (((t.x + t.y + t.z * 0.6) / 19) % 1) + (t.x + t.y + t.z * 0.6 < 0 ? 1 : 0)
    const b = (((t.x - t.y + t.z * 0.6) / 19) % 1) + (t.x - t.y + t.z * 0.6 < 0 ? 1 : 0)
    const cord = Math.min(Math.min(a, 1 - a), Math.min(b, 1 - b))
    if (cord < 0.15) t.height += (0.15 - cord) * 26
    else {
      t.red = t.red * 0.34
      t.green = t.green * 0.34
      t.blue = t.blue * 0.36
    }
    if (a < 0.16 && b < 0.16) {
      t.red = colour[0]
      t.green = colour[1]
      t.blue = colour[2]
      t.height += 3
    }
  }

/** Things of trades and of the home, held in a hand: the palm at the origin. */
export const wares: Partial<Record<Gear['kind'], Wright>> = {
  fan: (clay, place, gear) => {
    const far = 168
    clay.part({
      material: { ...cloth(gear.colour), bump: 0.5, grain: [5, 5], specular: 0.1 },
      place,
      pigment: (t) => {
        const r = Math.hypot(t.x, t.y - 14)
        const a = Math.atan2(t.x, -(t.y - 14))
        t.height += Math.abs(((a * 7.2) % 1) - 0.5) * 9
        const border = gear.trim ?? ([226, 190, 110] as const)
        const flower = Math.hypot(r - 112, (a - 0.42) * 112) < 24 || Math.hypot(r - 96, (a + 0.5) * 96) < 19
        if (r > far - 12 || r < 62 || flower) {
          t.red = border[0]
          t.green = border[1]
          t.blue = border[2]
        }
      },
    })
    for (let k = 0; k < 13; k++) {
      const a = -1.25 + (k / 12) * 2.5
      clay.leaf(
        [Math.sin(a) * 52, 14 - Math.cos(a) * 52, 20],
        [Math.sin(a) * far, 14 - Math.cos(a) * far, 20],
        7,
        21,
        0.12,
        [0, 0, 1],
        1,
      )
    }
    clay.part({ material: wood([88, 54, 34]), place })
    for (let k = 0; k < 7; k++) {
      const a = -1.25 + (k / 6) * 2.5
      clay.cone([0, 14, 22], [Math.sin(a) * 66, 14 - Math.cos(a) * 66, 23], 3.4, 2.8)
    }
    clay.cone([0, 10, 20], [0, 66, 20], 7, 6).ball([0, 14, 24], 7)
  },
  candle: (clay, place, gear) => {
    clay.part({ material: metal([184, 148, 80]), place })
    clay
      .drum([0, -34, 8], 5, 34, 46, 2)
      .drum([0, -50, 8], 12, 17, 17, 2)
      .cone([0, -30, 8], [0, 30, 8], 9, 11)
      .ring([34, -30, 10], 17, 17, 4, 4, 0, turn(0, 90, 0))
    const light = gear.trim ?? ([255, 196, 96] as Rgb)
    clay.part({
      material: { ...bone([232, 220, 190]), subsurface: [110, 70, 30], wrap: 0.5 },
      place,
      pigment: (t) => {
        // The wax is lit from within near the flame.
        const near = Math.max(0, 1 - (t.y + 148) / 46)
        t.red += near * (light[0] - t.red) * 0.5
        t.green += near * (light[1] - t.green) * 0.5
        t.blue += near * (light[2] - t.blue) * 0.4
      },
    })
    clay
      .drum([0, -96, 8], 50, 13, 12, 2)
      .limb(
        [
          [[12, -140, 14], 4],
          [[14, -110, 16], 4.6],
          [[14, -84, 16], 5.4],
        ],
        3,
      )
      .cone([-10, -140, 14], [-12, -118, 15], 3.6, 4.2, 3)
    clay.part({ material: { ...glow(light, 0.9), colour: light }, place }).limb(
      [
        [[0, -152, 8], 4],
        [[0, -166, 8], 10],
        [[1, -186, 8], 6],
        [[0, -208, 8], 1.2],
      ],
      3,
    )
  },
  net: (clay, place, gear) => {
    const rope = gear.stuff ? gear.colour : ([170, 150, 110] as Rgb)
    const cloths = {
      material: { ...cloth(rope), bump: 0.4, grain: [4, 4] as const },
      place,
      pigment: mesh([206, 190, 150]),
    }
    clay.part(cloths)
    clay.limb(
      [
        [[0, -34, 12], 34],
        [[-4, 40, 18], 42],
        [[-10, 140, 22], 66],
        [[-2, 236, 20], 84],
        [[14, 300, 14], 58],
      ],
      16,
      3,
    )
    clay.leaf([-30, 200, 40], [-96, 330, 26], 34, 16, 0.5, [0, 0, 1], 20)
    clay.leaf([40, 210, 40], [92, 340, 26], 36, 14, 0.5, [0, 0, 1], 20)
    // Corks along the rim.
    for (const [k, at] of (
      [
        [-96, 332, 34],
        [-52, 338, 62],
        [4, 346, 74],
        [56, 344, 58],
        [94, 342, 34],
      ] as const
    ).entries()) {
      clay
        .part({ material: wood(k % 2 === 0 ? [176, 120, 66] : [150, 64, 44]), place })
        .ellipsoid(at as Vec, [15, 12, 13])
    }
    clay.part({ material: wood([196, 176, 130]), place }).limb(
      [
        [[-100, 326, 30], 4],
        [[-40, 330, 66], 4],
        [[30, 338, 74], 4],
        [[98, 336, 30], 4],
      ],
      1,
      4,
    )
  },
  bowl: (clay, place, gear) => {
    const made = surfaceOf({ ...gear, stuff: gear.stuff ?? 'wood' }, 'leather')
    clay.part({ material: made, place })
    clay
      .ellipsoid([0, -14, 44], [76, 48, 66])
      .carve()
      .box([0, -80, 44], [120, 54, 120], 1, 2)
      .ellipsoid([0, -22, 44], [66, 40, 56], 2)
      .build()
      .ring([0, -26, 44], 72, 62, 5, 5, 3)
    clay.part({ material: { ...metal([206, 150, 80]), specular: 0.8 }, place })
    for (const [x, y, z, yaw] of [
      [-20, -18, 60, 10],
      [14, -20, 50, -30],
      [-4, -14, 80, 50],
      [30, -16, 70, 20],
    ] as const)
      clay.drum([x, y, z], 3, 15, 15, 1.5, 0, turn(yaw, 50, 0))
  },
  bauble: (clay, place, gear) => {
    const other = gear.trim ?? ([222, 178, 70] as Rgb)
    clay.part({
      material: wood([150, 110, 60]),
      place,
      pigment: (t) => {
        if (Math.sin(t.y * 0.13 + Math.atan2(t.x, t.z)) > 0) {
          t.red = gear.colour[0]
          t.green = gear.colour[1]
          t.blue = gear.colour[2]
        }
      },
    })
    clay.cone([0, -120, 12], [0, 130, 12], 9, 8)
    clay.part({ material: { ...bone([226, 190, 156]), subsurface: [60, 20, 10] }, place })
    clay.ellipsoid([0, -158, 14], [27, 32, 28]).cone([0, -154, 38], [0, -150, 50], 7, 6, 4)
    for (const [k, s] of [-1, 1].entries()) {
      const colour = k === 0 ? gear.colour : other
      clay.part({ material: cloth(colour), place })
      clay.limb(
        [
          [[s * 8, -176, 8], 20],
          [[s * 34, -208, 10], 14],
          [[s * 58, -190, 12], 5],
        ],
        6,
      )
      clay.part({ material: metal([226, 184, 84]), place }).ball([s * 60, -184, 12], 9)
      clay.part({ material: cloth(colour), place, pigment: folds(3, 2) })
      for (let c = 0; c < 3; c++)
        clay.leaf(
          [s * (6 + c * 10), -128, 20 - c * 8],
          [s * (14 + c * 22), -96, 24 - c * 12],
          12,
          3,
          0.3,
          [0, -0.3, 1],
          2,
        )
    }
  },
  anvil: (clay, place, gear) => {
    const iron = { ...metal(gear.stuff ? gear.colour : ([84, 86, 92] as Rgb)), bump: 0.5 }
    clay.part({ material: wood([104, 76, 50]), place }).drum([0, 330, 0], 190, 124, 112, 6)
    clay.part({
      material: iron,
      place,
      pigment: (t) => {
        if (t.ny < -0.8) {
          t.red *= 1.3
          t.green *= 1.3
          t.blue *= 1.3
        }
      },
    })
    clay
      .box([0, 26, 0], [110, 30, 52], 5)
      .cone([-104, 20, 0], [-214, 8, 0], 27, 4, 10)
      .box([0, 76, 0], [58, 40, 36], 8, 16)
      .box([0, 124, 0], [96, 20, 56], 8, 12)
    // The iron that is being worked, still hot at its end.
    clay.part({
      material: { ...metal([120, 70, 50]), emission: [110, 36, 6] },
      place,
      pigment: (t) => {
        const hot = Math.min(1, Math.max(0, (60 - t.x) / 120))
        t.red += (360 - t.red) * hot
        t.green += (190 - t.green) * hot
        t.blue += (60 - t.blue) * hot
      },
    })
    clay.box([10, -12, 10], [112, 9, 13], 3, 0, turn(16, 0, 0))
  },
  fiddle: (clay, place, gear) => {
    const tone: Rgb = gear.stuff ? gear.colour : [150, 78, 36]
    clay.part({ material: { ...wood(tone), specular: 0.5, gloss: 24, bump: 0.5 }, place })
    clay
      .ellipsoid([0, 42, 0], [48, 48, 22])
      .ellipsoid([0, -36, 0], [40, 40, 20], 12)
      .box([0, 0, 0], [30, 44, 14], 8, 10)
    clay
      .carve()
      .ellipsoid([-50, 2, 0], [20, 22, 60], 4)
      .ellipsoid([50, 2, 0], [20, 22, 60], 4)
      .cone([-18, -14, 24], [-22, 24, 24], 2.4, 2.4)
      .cone([18, -14, 24], [22, 24, 24], 2.4, 2.4)
      .build()
    clay.part({ material: wood([48, 32, 24]), place })
    clay
      .box([0, -84, 18], [9, 78, 5], 2)
      .cone([0, -70, 8], [0, -166, 10], 8, 7)
      .ball([0, -178, 6], 13, 6)
      .box([0, 52, 24], [11, 26, 4], 2)
      .box([0, 18, 28], [22, 3, 7], 1)
    for (const s of [-1, 1]) clay.cone([s * 6, -160, 8], [s * 24, -164, 8], 3, 4)
    clay.part({ material: bone([232, 226, 206]), place })
    for (const x of [-7, -2.4, 2.4, 7]) clay.cone([x, 40, 33], [x * 0.7, -158, 22], 1.1, 1.1)
  },
}

/** The bow of a fiddle, from the hand at `from` to its tip. */
export function fiddleBow(clay: Parameters<Wright>[0], place: Parameters<Wright>[1], from: Vec, to: Vec): void {
  const lift: Vec = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 16, (from[2] + to[2]) / 2 + 10]
  clay.part({ material: wood(shade([112, 64, 36], 0.02)), place }).limb(
    [
      [from, 4.6],
      [lift, 4],
      [to, 3],
    ],
    2,
    4,
  )
  clay.part({ material: bone(mix([240, 234, 214], [255, 255, 255], 0.2)), place })
  clay.cone([from[0], from[1] + 12, from[2]], [to[0], to[1] + 9, to[2]], 2.4, 2)
}
