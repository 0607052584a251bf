import type { Rgb } from '../../paint/colour.ts'
import { bone, cloth, gem, glass, glow, leather, metal, wood } from '../../paint/material.ts'
import { surfaceOf } from '../body/tailoring.ts'
import { folds, hide } from '../body/weaves.ts'
import type { Gear } from '../scene.ts'
import { turn } from '../sculpture/space.ts'
import type { Wright } from './arms.ts'
import { bird, fire } from './familiars.ts'

/** Things held in a hand: the palm at the origin. */
export const goods: Partial<Record<Gear['kind'], Wright>> = {
  flame: fire,
  torch: (clay, place, gear) => {
    clay.part({ material: wood([96, 66, 42]), place }).cone([0, -130, 0], [0, 120, 0], 12, 8)
    clay.part({ material: cloth([120, 96, 66]), place, pigment: folds(4, 2) }).cone([0, -120, 0], [0, -160, 0], 19, 23)
    fire(clay, { ...place, origin: [place.origin[0], place.origin[1] - 128 * place.scale, place.origin[2]] }, gear)
  },
  lantern: (clay, place, gear) => {
    const frame = metal(gear.colour)
    clay.part({ material: frame, place })
    clay
      .ring([0, 26, 0], 20, 20, 3, 3, 0, turn(0, 90, 0))
      .drum([0, 60, 0], 12, 46, 18, 3)
      .drum([0, 190, 0], 9, 48, 44, 3)
    for (let k = 0; k < 6; k++) {
      const a = (k / 6) * Math.PI * 2 + 0.3
      clay.cone([Math.cos(a) * 40, 70, Math.sin(a) * 40], [Math.cos(a) * 42, 186, Math.sin(a) * 42], 4, 4)
    }
    const light = gear.trim ?? ([255, 190, 90] as Rgb)
    clay.part({ material: { ...glow(light, 0.85), colour: light }, place }).limb(
      [
        [[0, 172, 0], 14],
        [[0, 134, 0], 22],
        [[0, 92, 0], 3],
      ],
      4,
    )
  },
  tankard: (clay, place, gear) => {
    const made = surfaceOf({ ...gear, stuff: gear.stuff ?? 'wood' }, 'leather')
    clay.part({
      material: made,
      place,
      pigment: (t) => {
        const seam = Math.abs(((Math.atan2(t.x, t.z) * 4.4) % 1) - 0.5)
        t.height += seam < 0.08 ? -2 : 0
      },
    })
    clay.drum([0, -30, 14], 62, 46, 42, 3).hollow(6).carve().drum([0, -96, 14], 14, 36, 36, 1)
    clay
      .part({ material: metal([164, 140, 96]), place })
      .ring([0, -74, 14], 44, 44, 4, 7)
      .ring([0, 14, 14], 47, 47, 4, 7)
    clay.part({ material: { ...cloth([238, 226, 196]), bump: 1.6, grain: [6, 6] }, place })
    for (const [x, z, r] of [
      [0, 14, 34],
      [-20, 26, 20],
      [20, 24, 19],
      [6, 38, 16],
    ] as const)
      clay.ball([x, -92, z], r * 0.72, 8)
  },
  potion: (clay, place, gear) => {
    const liquid = gear.trim ?? gear.colour
    clay
      .part({
        material: { ...gem(liquid), specular: 0.9, emission: [liquid[0] * 0.22, liquid[1] * 0.22, liquid[2] * 0.22] },
        place,
      })
      .ball([0, -66, 14], 47)
    clay.carve().box([0, -122, 14], [80, 24, 80], 2, 2).build()
    clay
      .part({ material: { ...glass([206, 222, 220]), alpha: 0.55 }, place })
      .ellipsoid([0, -104, 14], [32, 16, 32])
      .cone([0, -112, 14], [0, -148, 14], 18, 17, 10)
    clay.part({ material: wood([150, 112, 70]), place }).drum([0, -162, 14], 18, 16, 18, 3)
  },
  orb: (clay, place, gear) => {
    const light = gear.trim ?? gear.colour
    clay.part({
      material: { ...gem(light), emission: [light[0] * 0.4, light[1] * 0.4, light[2] * 0.4], specular: 1 },
      place,
      pigment: (t) => {
        t.red *= 0.7 + 0.5 * Math.sin(t.x * 0.1 + t.y * 0.07)
      },
    })
    clay.ball([0, -76, 24], 58)
  },
  skull: (clay, place) => {
    clay.part({ material: bone([222, 208, 172]), place })
    clay.ellipsoid([0, -90, 10], [46, 48, 52]).ellipsoid([0, -48, 30], [28, 26, 28], 14)
    clay.carve()
    for (const s of [-1, 1]) clay.ellipsoid([s * 18, -76, 56], [12, 12, 20], 3)
    clay.leaf([0, -48, 60], [0, -60, 60], 7, 3, 2).build()
  },
  book: (clay, place, gear) => {
    clay
      .part({
        material: bone([226, 212, 176]),
        place,
        pigment: (t) => {
          t.height += Math.sin(t.z * 2.2) * 0.8
        },
      })
      .box([0, -56, 24], [66, 90, 22], 3)
    clay.part({ material: surfaceOf(gear, 'leather'), place, pigment: hide(4) })
    clay
      .box([0, -56, 50], [74, 98, 6], 4)
      .box([0, -56, -2], [74, 98, 6], 4)
      .cone([-72, -150, 24], [-72, 38, 24], 26, 26, 4)
    clay.part({ material: metal(gear.trim ?? [190, 156, 84]), place })
    for (const [x, y] of [
      [62, -142],
      [62, 30],
      [-52, -142],
      [-52, 30],
    ] as const)
      clay.box([x, y, 53], [13, 13, 7], 3)
    clay.ring([6, -56, 56], 30, 30, 3, 3, 0, turn(0, 90, 0)).ball([6, -56, 56], 10)
  },
  scroll: (clay, place) => {
    clay.part({
      material: bone([220, 200, 156]),
      place,
      pigment: (t) => {
        const line = Math.sin(t.y * 0.42)
        if (line > 0.7 && Math.abs(t.x) < 44 && Math.sin(t.x * 0.5 + t.y) > -0.4) {
          t.red *= 0.5
          t.green *= 0.46
          t.blue *= 0.42
        }
      },
    })
    clay
      .box([0, -50, 18], [58, 84, 3], 2)
      .cone([-58, -138, 18], [58, -138, 18], 12, 12, 3)
      .cone([-58, 38, 18], [58, 38, 18], 12, 12, 3)
  },
  wand: (clay, place, gear) => {
    clay
      .part({ material: surfaceOf({ ...gear, stuff: gear.stuff ?? 'wood' }, 'leather'), place })
      .cone([0, 60, 0], [6, -170, 0], 9, 4)
    const light = gear.trim ?? ([160, 200, 255] as Rgb)
    clay.part({ material: { ...glow(light, 0.8), colour: light }, place }).ball([6, -182, 0], 13)
  },
  lute: (clay, place, gear) => {
    clay.part({ material: { ...wood(gear.stuff ? gear.colour : [168, 104, 52]), specular: 0.35, gloss: 20 }, place })
    clay.ellipsoid([0, 96, 6], [82, 100, 40]).cone([0, 10, 10], [0, -20, 10], 34, 18, 30)
    clay
      .part({
        material: { ...wood([206, 158, 92]), specular: 0.2 },
        place,
        pigment: (t) => {
          const r = Math.hypot(t.x, t.y - 72)
          if (r < 24) {
            const k = r > 19 ? 0.7 : 0.2
            t.red *= k
            t.green *= k
            t.blue *= k
          }
        },
      })
      .ellipsoid([0, 96, 34], [77, 94, 15])
    clay
      .part({ material: wood([84, 54, 34]), place })
      .box([0, -110, 26], [14, 130, 10], 4)
      .box([0, -256, 10], [17, 36, 9], 4, 4, turn(0, 40, 0))
      .box([0, 140, 52], [34, 6, 6], 2)
    clay.part({ material: bone([230, 224, 204]), place })
    for (const x of [-8, -3, 3, 8]) clay.cone([x, 140, 58], [x * 0.8, -236, 38], 1.3, 1.3)
  },
  flute: (clay, place) => {
    clay.part({ material: wood([150, 104, 58]), place }).cone([0, 90, 18], [0, -190, 18], 9, 8)
  },
  quill: (clay, place) => {
    clay
      .part({ material: { ...cloth([226, 222, 208]), bump: 1, grain: [3, 20] }, place })
      .leaf([0, 20, 20], [20, -80, 20], 3, 17, 0.2)
      .leaf([20, -80, 20], [54, -170, 10], 17, 3, 0.2, [0, 0, 1], 4)
  },
  key: (clay, place, gear) => {
    clay.part({ material: metal(gear.colour), place }).ring([0, 30, 20], 32, 32, 4, 4, 0, turn(0, 90, 0))
    for (const [x, roll] of [
      [-16, 14],
      [4, -4],
      [22, -20],
    ] as const) {
      const a = (roll * Math.PI) / 180
      const [ex, ey] = [x + Math.sin(-a) * -92, 58 + Math.cos(a) * 92]
      clay
        .cone([x, 58, 24], [ex, ey, 24], 5, 5, 2)
        .ring([x, 52, 24], 9, 9, 3.4, 3.4, 2, turn(0, 90, 0))
        .box([ex + 9, ey - 8, 24], [10, 4, 4], 1)
        .box([ex + 8, ey - 22, 24], [9, 4, 4], 1)
    }
  },
  rose: (clay, place, gear) => {
    clay
      .part({ material: cloth([66, 104, 52]), place })
      .cone([0, 60, 14], [0, -100, 14], 3.6, 3.6)
      .leaf([0, -30, 14], [34, -58, 18], 9, 2, 0.3)
    clay
      .part({
        material: cloth(gear.colour),
        place,
        pigment: (t) => {
          t.height += Math.sin(Math.hypot(t.x, t.y + 120) * 0.5 + Math.atan2(t.y + 120, t.x) * 2) * 2.6
        },
      })
      .ball([0, -120, 18], 27)
      .ball([-14, -112, 26], 17, 4)
      .ball([14, -110, 26], 17, 4)
  },
  coin: (clay, place) => {
    clay.part({ material: { ...metal([226, 182, 78]), specular: 0.9 }, place })
    clay.drum([0, -62, 30], 6, 46, 46, 2, 0, turn(14, 90, 0)).ring([0, -62, 34], 39, 39, 3, 3, 0, turn(14, 90, 0))
    clay.ball([4, -62, 36], 16, 6)
  },
  bread: (clay, place) => {
    clay
      .part({
        material: { ...leather([190, 132, 70]), bump: 2 },
        place,
        pigment: (t) => {
          if (Math.abs(((t.x + t.y * 0.5 + 400) % 40) - 20) < 5 && t.z > 18) {
            t.height -= 4
            t.red = 232
            t.green = 202
            t.blue = 146
          }
        },
      })
      .ellipsoid([0, -38, 24], [92, 44, 44])
  },
  fish: (clay, place) => {
    clay
      .part({
        material: { ...metal([136, 152, 164]), metal: 0.4 },
        place,
        pigment: (t) => {
          t.height += Math.sin(t.x * 0.6) * Math.sin(t.y * 0.5) * 1.6
        },
      })
      .ellipsoid([0, 70, 20], [34, 96, 20])
      .leaf([0, 150, 20], [0, 206, 20], 8, 44, 0.12, [0, 0, 1], 8)
      .leaf([20, 60, 20], [56, 84, 20], 26, 5, 0.14, [0, 0, 1], 5)
  },
  'rolling-pin': (clay, place) => {
    clay
      .part({ material: wood([176, 128, 78]), place })
      .cone([0, -40, 10], [0, -236, 10], 27, 27, 6)
      .cone([0, 62, 10], [0, -36, 10], 13, 10, 4)
      .cone([0, -240, 10], [0, -290, 10], 10, 14, 4)
  },
  pan: (clay, place, gear) => {
    const iron = metal(gear.stuff === 'copper' ? gear.colour : [78, 78, 82])
    clay
      .part({ material: iron, place })
      .cone([0, 70, 10], [0, -90, 10], 9, 8, 3)
      .ellipsoid([0, -176, 14], [88, 88, 22], 4)
      .carve()
      .ellipsoid([0, -176, 34], [78, 78, 24], 4)
      .build()
      .ring([0, -176, 20], 86, 86, 5, 5, 0, turn(0, 90, 0))
  },
  bucket: (clay, place) => {
    clay.part({
      material: wood([124, 86, 52]),
      place,
      pigment: (t) => {
        const seam = Math.abs(((Math.atan2(t.x, t.z) * 3.6) % 1) - 0.5)
        t.height += seam < 0.08 ? -2.4 : 0
      },
    })
    clay.drum([0, 150, 10], 62, 70, 58, 4).hollow(7).carve().drum([0, 84, 10], 14, 62, 62, 1).build()
    clay
      .part({ material: metal([96, 96, 100]), place })
      .ring([0, 104, 10], 69, 69, 3, 6)
      .ring([0, 190, 10], 62, 62, 3, 6)
      .limb(
        [
          [[-68, 92, 10], 4],
          [[-44, 20, 10], 4],
          [[0, -2, 10], 4],
          [[44, 20, 10], 4],
          [[68, 92, 10], 4],
        ],
        2,
        4,
      )
  },
  ladle: (clay, place) => {
    clay
      .part({ material: wood([150, 106, 62]), place })
      .cone([0, 90, 10], [0, -120, 10], 7, 7)
      .ellipsoid([0, -150, 16], [30, 38, 16], 6)
  },
  tongs: (clay, place) => {
    clay
      .part({ material: metal([80, 80, 84]), place })
      .limb(
        [
          [[-14, 90, 10], 6],
          [[-6, -40, 12], 6],
          [[20, -120, 12], 6],
          [[4, -180, 12], 5],
        ],
        2,
      )
      .limb(
        [
          [[14, 90, 10], 6],
          [[6, -40, 12], 6],
          [[-20, -120, 12], 6],
          [[-4, -180, 12], 5],
        ],
        2,
      )
    clay
      .part({ material: { ...glow([255, 120, 30], 0.7), colour: [255, 120, 30] }, place })
      .box([0, -200, 12], [11, 34, 9], 3)
  },
  cane: (clay, place, gear) => {
    clay.part({ material: wood([70, 46, 34]), place }).cone([0, 260, 0], [0, -30, 0], 7, 9)
    clay.part({ material: metal(gear.trim ?? [196, 164, 92]), place }).ball([0, -46, 0], 20)
  },
  pipe: (clay, place) => {
    clay
      .part({ material: wood([96, 58, 34]), place })
      .limb(
        [
          [[0, 0, 0], 3.6],
          [[26, 14, 22], 4.4],
          [[54, 30, 30], 7],
        ],
        2,
      )
      .drum([58, 14, 31], 20, 12, 14, 2)
      .carve()
      .drum([58, -6, 31], 10, 9, 9, 1)
    clay.part({ material: glow([200, 70, 20], 0.6), place }).ball([58, 0, 31], 8.5)
  },
  raven: bird('crow', [40, 40, 52], [40, 40, 52]),
  owl: bird('little-owl', [148, 114, 78], [226, 206, 168]),
  parrot: bird('macaw', undefined, [232, 190, 70]),
  'holy-symbol': (clay, place, gear) => {
    clay
      .part({ material: { ...metal(gear.colour), specular: 0.8 }, place })
      .drum([0, 0, 0], 4, 26, 26, 2, 0, turn(0, 90, 0))
    for (let k = 0; k < 8; k++) {
      const a = (k / 8) * Math.PI * 2
      clay.leaf(
        [Math.cos(a) * 22, Math.sin(a) * 22, 0],
        [Math.cos(a) * 44, Math.sin(a) * 44, 0],
        9,
        1.5,
        0.5,
        [0, 0, 1],
        2,
      )
    }
    clay.part({ material: { ...gem([230, 190, 90]), emission: [70, 50, 14] }, place }).ball([0, 0, 5], 11)
  },
}
