import type { Rgb } from '../../paint/colour.ts'
import { bone, leather, metal, wood } from '../../paint/material.ts'
import { surfaceOf } from '../body/tailoring.ts'
import { hide } from '../body/weaves.ts'
import type { Gear } from '../scene.ts'
import { turn } from '../sculpture/space.ts'
import type { Wright } from './arms.ts'

const brass: Rgb = [204, 162, 78]
const metalOf = (gear: Gear) => (gear.stuff ? surfaceOf(gear, 'metal') : metal(brass))

/** What is blown, beaten, pressed or cranked for its sound, held in a hand: the palm at the origin. */
export const sounding: Partial<Record<Gear['kind'], Wright>> = {
  // Its mouthpiece is to the lips, beyond the hand; its bell is out.
  horn: (clay, place, gear) => {
    clay.part({ material: gear.stuff ? surfaceOf(gear, 'leather') : bone([214, 196, 156]), place, pigment: hide(2) })
    clay
      .limb(
        [
          [[0, 96, 0], 9],
          [[0, 20, 0], 16],
          [[-20, -80, 0], 26],
          [[-96, -190, 0], 40],
          [[-210, -240, 0], 58],
        ],
        4,
        5,
      )
      .carve()
      .cone([-150, -230, 0], [-250, -260, 0], 30, 60)
      .build()
    clay
      .part({ material: metal(brass), place })
      .ring([0, 84, 0], 11, 11, 4, 8)
      .ring([-52, -132, 0], 34, 34, 4, 9, 0, turn(0, 0, -36))
  },
  trumpet: (clay, place, gear) => {
    clay.part({ material: metalOf(gear), place })
    clay
      .cone([0, 120, 0], [0, -300, 0], 9, 11)
      .limb(
        [
          [[0, -290, 0], 12],
          [[0, -360, 0], 22],
          [[0, -420, 0], 58],
        ],
        4,
        4,
      )
      .carve()
      .cone([0, -380, 0], [0, -470, 0], 18, 66)
      .build()
    clay.drum([0, 128, 0], 9, 18, 12, 2).ring([0, -60, 0], 15, 15, 5, 7)
    clay.part({ material: { ...leather([168, 36, 40]), specular: 0.05 }, place })
    clay.box([0, -150, 60], [5, 110, 56], 3)
  },
  bagpipes: (clay, place, gear) => {
    clay.part({ material: { ...leather(gear.stuff ? gear.colour : [122, 48, 44]), bump: 1 }, place })
    clay.ellipsoid([70, 30, 40], [150, 112, 92])
    clay.part({ material: wood([62, 42, 32]), place })
    clay.limb(
      [
        [[-20, -60, 60], 11],
        [[-40, -150, 30], 9],
      ],
      2,
    )
    for (const [x, long] of [
      [110, 330],
      [150, 380],
      [190, 300],
    ] as const)
      clay.cone([x, -40, 20], [x + 60, -long, -60], 13, 11)
    clay.cone([-20, 90, 60], [-10, 260, 90], 12, 10)
    clay.part({ material: bone([236, 226, 200]), place })
    for (const [x, long] of [
      [110, 330],
      [150, 380],
      [190, 300],
    ] as const)
      clay.ball([x + 60, -long, -60], 18)
  },
  tambourine: (clay, place) => {
    clay.part({ material: wood([158, 104, 58]), place }).ring([0, -130, 20], 120, 120, 7, 26, 0, turn(0, 90, 0))
    clay
      .part({ material: { ...bone([236, 224, 194]), specular: 0.1 }, place })
      .drum([0, -130, 20], 5, 116, 116, 1, 0, turn(0, 90, 0))
    clay.part({ material: { ...metal(brass), specular: 0.9 }, place })
    for (let k = 0; k < 8; k++) {
      const a = (k / 8) * Math.PI * 2 + 0.3
      clay.drum(
        [Math.sin(a) * 122, -130 + Math.cos(a) * 122, 26],
        5,
        24,
        24,
        2,
        0,
        turn(0, 0, (a * 180) / Math.PI + 90),
      )
    }
  },
  accordion: (clay, place, gear) => {
    const colour: Rgb = gear.stuff ? gear.colour : [156, 40, 42]
    // Between both hands, before the breast: its middle a forearm from the right one.
    clay.part({ material: { ...wood(colour), specular: 0.4 }, place })
    clay.box([-40, -10, 50], [34, 150, 80], 10).box([-330, -10, 50], [34, 150, 80], 10)
    clay.part({
      material: leather([44, 38, 40]),
      place,
      pigment: (t) => {
        const fold = Math.abs((((t.x + 1000) / 26) % 1) - 0.5)
        t.height += fold * 22
        if (fold > 0.44) {
          t.red = 196
          t.green = 168
          t.blue = 104
        }
      },
    })
    clay.box([-185, -10, 50], [118, 140, 70], 6)
    clay.part({ material: bone([240, 234, 218]), place })
    for (let k = 0; k < 7; k++) clay.box([-2, -110 + k * 34, 90], [7, 13, 34], 3)
  },
  'hurdy-gurdy': (clay, place) => {
    clay.part({ material: { ...wood([168, 106, 54]), specular: 0.3 }, place })
    clay.ellipsoid([-150, 0, 60], [170, 92, 62]).box([-340, -10, 60], [76, 34, 40], 8, 20)
    clay.part({ material: wood([96, 60, 36]), place }).box([-190, -8, 118], [120, 22, 20], 6)
    clay.part({ material: metal([150, 140, 120]), place }).limb(
      [
        [[16, 0, 60], 8],
        [[60, 0, 60], 8],
        [[66, 50, 64], 8],
      ],
      2,
    )
    clay.part({ material: bone([236, 226, 200]), place })
    for (let k = 0; k < 8; k++) clay.box([-290 + k * 28, 22, 120], [8, 14, 12], 3)
  },
}
