import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { bone, cloth, leather, metal, wood } from '../../paint/material.ts'
import { folds, hide } from '../body/weaves.ts'
import type { Gear } from '../scene.ts'
import { turn, type Vec, within } from '../sculpture/space.ts'
import type { Wright } from './arms.ts'

const steel: Rgb = [150, 154, 160]
const brass: Rgb = [198, 158, 82]

/** Tools and oddments of trades, held in a hand: the palm at the origin, upright. */
export const oddments: Partial<Record<Gear['kind'], Wright>> = {
  pistol: (clay, place, gear) => {
    clay.part({ material: wood(gear.stuff ? gear.colour : [98, 62, 38]), place, pigment: hide(2) })
    clay
      .limb(
        [
          [[-30, 56, 0], 15],
          [[-10, 10, 0], 17],
          [[14, -34, 0], 15],
          [[26, -120, 0], 11],
        ],
        4,
        4,
      )
      .ball([-34, 62, 0], 18, 6)
    clay.part({ material: metal(steel), place })
    clay.cone([10, -30, 0], [34, -230, 0], 11, 9).ring([34, -230, 0], 9, 9, 3, 4)
    clay.box([0, -44, 14], [12, 24, 6], 3, 0, turn(0, 0, 8)).limb(
      [
        [[-16, -62, 14], 5],
        [[-30, -84, 14], 6],
        [[-20, -100, 14], 4],
      ],
      2,
    )
    clay.part({ material: metal(brass), place }).ring([24, 6, 0], 17, 17, 2.6, 2.6, 0, turn(0, 90, 0))
  },
  wrench: (clay, place) => {
    clay.part({ material: metal(steel), place })
    clay
      .box([0, -30, 10], [13, 120, 7], 5)
      .ellipsoid([0, -176, 10], [48, 44, 9], 8)
      .ring([0, 96, 10], 20, 20, 9, 8, 6, turn(0, 90, 0))
      .carve()
      .box([0, -204, 10], [17, 36, 30], 2)
      .build()
  },
  stake: (clay, place) => {
    clay.part({ material: { ...wood([172, 132, 86]), bump: 1.2 }, place })
    clay.cone([0, 90, 6], [0, -90, 6], 19, 16).cone([0, -88, 6], [0, -190, 6], 16, 1.5, 3)
  },
  parasol: (clay, place, gear) => {
    const up = within(place, [0, 0, 0], turn(0, 0, gear.hold === 'left' ? -7 : 7))
    clay.part({ material: wood([112, 74, 46]), place: up }).cone([0, 120, 0], [0, -600, 0], 7, 6)
    clay.part({
      material: { ...cloth(gear.colour), bump: 0.5 },
      place: up,
      pigment: (t) => {
        const a = Math.atan2(t.x, t.z)
        t.height += Math.abs(Math.sin(a * 5)) * 9
        const rim = Math.hypot(t.x, t.z) > 238
        const [r, g, b] = rim ? (gear.trim ?? shade(gear.colour, 0.25)) : gear.colour
        const tone = 0.86 + 0.2 * Math.abs(Math.sin(a * 5))
        t.red = r * tone
        t.green = g * tone
        t.blue = b * tone
      },
    })
    clay
      .ellipsoid([0, -530, 0], [266, 130, 266])
      .carve()
      .ellipsoid([0, -506, 0], [258, 128, 258])
      .box([0, -390, 0], [400, 136, 400])
      .build()
    clay.part({ material: metal(brass), place: up }).cone([0, -650, 0], [0, -696, 0], 7, 2)
  },
  pie: (clay, place) => {
    const dish = within(place, [0, -16, 50], turn(0, -26, 0))
    clay.part({ material: metal([150, 146, 140]), place: dish }).drum([0, 6, 0], 20, 96, 116, 4)
    clay.part({
      material: { ...leather([206, 148, 78]), bump: 1.1 },
      place: dish,
      pigment: (t) => {
        const lattice = Math.abs(Math.sin(t.x * 0.055)) < 0.3 || Math.abs(Math.sin(t.z * 0.055)) < 0.3
        if (t.ny < -0.3 && !lattice && Math.hypot(t.x, t.z) < 92) {
          t.red = 140
          t.green = 42
          t.blue = 40
          t.height -= 5
        }
      },
    })
    clay.ellipsoid([0, -12, 0], [112, 30, 112]).ring([0, -12, 0], 108, 108, 13, 13, 6)
  },
  censer: (clay, place) => {
    clay.part({ material: metal(brass), place })
    clay.ring([0, 14, 0], 13, 13, 3, 3, 0, turn(0, 90, 0))
    for (const s of [-1, 0, 1]) clay.cone([0, 24, 0], [s * 42, 190, s === 0 ? 44 : 0], 2.6, 2.6)
    clay
      .ellipsoid([0, 226, 0], [56, 46, 56])
      .ring([0, 222, 0], 56, 56, 5, 6)
      .drum([0, 276, 0], 9, 34, 22, 3)
      .cone([0, 190, 0], [0, 166, 0], 22, 8, 4)
    clay.carve()
    for (let k = 0; k < 7; k++) clay.ball([Math.sin(k * 0.9) * 52, 206, Math.cos(k * 0.9) * 52], 8, 2)
    clay.build()
    clay.part({ material: { ...cloth([206, 206, 212]), alpha: 0.36 }, place })
    clay.limb(
      [
        [[0, 150, 10], 12],
        [[26, 70, 14], 24],
        [[-20, -40, 10], 34],
        [[20, -170, 6], 24],
      ],
      12,
      4,
    )
  },
  watch: (clay, place) => {
    clay.part({ material: metal(brass), place })
    clay
      .ring([0, 26, 8], 10, 10, 3, 3, 0, turn(0, 90, 0))
      .drum([0, 92, 12], 14, 58, 58, 5, 0, turn(0, 90, 0))
      .ball([0, 30, 10], 9)
    clay.part({
      material: { ...bone([242, 236, 218]), specular: 0.4 },
      place,
      pigment: (t) => {
        const [x, y] = [t.x, t.y - 92]
        const r = Math.hypot(x, y)
        const a = Math.atan2(x, -y)
        const mark = r > 34 && r < 44 && Math.abs(Math.sin(a * 6)) < 0.24
        const hand = (Math.abs(x) < 2.6 && y < 0 && r < 32) || (Math.abs(y) < 2.6 && x > 0 && r < 24)
        if (mark || hand || r < 5) {
          t.red = 30
          t.green = 28
          t.blue = 30
        }
      },
    })
    clay.drum([0, 92, 26], 3, 48, 48, 1, 0, turn(0, 90, 0))
  },
  backpack: (clay, place, gear) => {
    if (gear.state.includes('huge')) {
      // It towers over whoever bears it: bedroll above bedroll, pots and a lantern's worth of bundles at its sides.
      clay.part({ material: leather(gear.stuff ? gear.colour : [112, 78, 48]), place, pigment: hide(4) })
      clay.box([0, 60, -120], [270, 330, 150], 70).box([0, -190, -110], [230, 120, 130], 60)
      clay.box([-250, 120, -110], [80, 130, 90], 40).box([250, 150, -110], [84, 120, 96], 40)
      clay.part({ material: cloth([150, 124, 84]), place, pigment: folds(4, 4) })
      clay.cone([-330, -340, -90], [330, -340, -90], 86, 86).cone([-270, -470, -100], [250, -480, -100], 62, 66)
      clay
        .part({ material: cloth([108, 60, 50]), place, pigment: folds(4, 4) })
        .ellipsoid([40, -560, -100], [150, 90, 90])
      clay.part({ material: leather([70, 46, 30]), place })
      for (const s of [-1, 1]) clay.ring([s * 170, -340, -90], 90, 90, 7, 11, 0, turn(0, 0, 90))
      clay.part({ material: metal([176, 110, 66]), place })
      clay.drum([350, 40, -60], 70, 72, 78, 6).ring([350, -40, -60], 78, 78, 6, 6)
      clay.cone([-340, -40, -60], [-366, 130, -60], 11, 10).ellipsoid([-372, 190, -60], [74, 70, 26])
      return
    }
    clay.part({ material: leather(gear.stuff ? gear.colour : [112, 78, 48]), place, pigment: hide(4) })
    clay.box([0, 150, -60], [170, 190, 90], 50).box([0, 20, -60], [176, 40, 98], 26, 20)
    clay
      .part({ material: cloth([150, 124, 84]), place, pigment: folds(4, 4) })
      .cone([-210, -60, -50], [210, -60, -50], 62, 62)
    clay.part({ material: leather([70, 46, 30]), place })
    for (const s of [-1, 1]) clay.ring([s * 110, -60, -50], 64, 64, 6, 9, 0, turn(0, 0, 90))
    clay.part({ material: metal([176, 110, 66]), place })
    clay
      .drum([226, 120, -20], 50, 52, 56, 5)
      .ring([226, 70, -20], 56, 56, 5, 5)
      .cone([-216, 60, -20], [-236, 170, -20], 9, 8)
      .ellipsoid([-240, 210, -20], [54, 50, 20])
  },
  mirror: (clay, place) => {
    clay
      .part({ material: metal(brass), place })
      .cone([0, 110, 8], [0, -30, 8], 11, 13)
      .ring([0, -112, 10], 74, 74, 11, 11, 0, turn(0, 90, 0))
    clay
      .part({ material: { ...metal([206, 222, 232]), specular: 1, gloss: 50 }, place })
      .drum([0, -112, 10], 6, 70, 70, 2, 0, turn(0, 90, 0))
  },
  whip: (clay, place) => {
    clay.part({ material: leather([74, 46, 30]), place, pigment: hide(2) }).cone([0, 70, 4], [0, -60, 4], 13, 11)
    const coil: [Vec, number][] = []
    for (let k = 0; k < 22; k++) {
      const a = k * 0.62
      coil.push([[Math.sin(a) * 74 + 20, 150 - Math.cos(a) * 74, 10 + (k % 10) * 2], 8 - k * 0.2])
    }
    clay.limb([[[0, -60, 4], 9], [[40, -80, 10], 8], ...coil], 1, 2)
  },
  coil: (clay, place) => {
    clay.part({ material: { ...cloth([178, 150, 102]), bump: 0.8 }, place })
    for (let k = 0; k < 5; k++)
      clay.ring([k * 5 - 10, 110, k * 4 - 8], 96 - k * 2, 96, 10, 10, 0, turn(k * 9 - 18, 86 + k * 3, 0))
    clay.ring([0, 22, 0], 20, 20, 12, 16)
  },
  purse: (clay, place, gear) => {
    const skin = gear.stuff ? gear.colour : mix([120, 80, 46], gear.colour, 0.15)
    clay.part({ material: leather(skin), place, pigment: folds(3, 4) })
    clay.ellipsoid([0, 90, 14], [56, 60, 46]).limb(
      [
        [[0, 40, 14], 24],
        [[0, 16, 14], 14],
        [[0, -4, 14], 24],
      ],
      10,
    )
    clay.part({ material: cloth([206, 176, 110]), place }).ring([0, 18, 14], 16, 16, 4, 5)
  },
}
