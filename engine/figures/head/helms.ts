import { type Rgb, shade } from '../../paint/colour.ts'
import { gem, metal } from '../../paint/material.ts'
import type { Random } from '../../paint/random.ts'
import { surfaceOf } from '../body/tailoring.ts'
import { folds, mail, steel, weathered } from '../body/weaves.ts'
import type { Headwear } from '../scene.ts'
import type { Clay } from '../sculpture/clay.ts'
import { type Place, turn } from '../sculpture/space.ts'
import { type Face, sides } from './face.ts'
import { sculptHorns } from './horns.ts'

export type Hatter = (clay: Clay, place: Place, hat: Headwear, face: Face, random: Random) => void

export const helm =
  (form: 'nasal' | 'horned' | 'winged' | 'great' | 'kettle'): Hatter =>
  (clay, place, hat, face) => {
    const surface = surfaceOf(hat, 'metal')
    const ornate = hat.state.includes('ornate')
    const pigment = () => weathered(hat.state, steel(hat.trim, ornate, hat.state.includes('rusty')), 8)
    const w = 0.4 + 0.6 * face.skull
    const trim = hat.trim ?? shade(hat.colour, 0.07)
    clay.part({ material: surface, place, pigment: pigment() })
    if (form === 'great') {
      clay
        .drum([0, -6, -6], 112, 92 * w, 84 * w, 12)
        .ellipsoid([0, -100, -6], [84 * w, 34, 84], 10)
        .cone([0, -110, 84], [0, 104, 96], 8, 8, 12)
      clay.hollow(8).carve()
      clay.box([0, -6, 96], [62, 5, 40], 2, 2)
      for (const s of sides)
        for (let k = 0; k < 8; k++) clay.ball([s * (20 + (k % 3) * 12), 34 + Math.floor(k / 3) * 15, 92], 3.2)
      // Mail hangs from it to the collar, so that no neck is bare below.
      clay.part({ material: metal([104, 106, 110]), place, pigment: mail(10) })
      clay.cone([0, 80, -22], [0, 186, -36], 62, 76)
      clay.part({ material: metal(trim), place })
      clay
        .box([0, 0, 95], [6, 96, 9], 2)
        .box([0, -6, 92], [70, 4, 10], 2)
        .ring([0, 102, -4], 90 * w, 90, 6, 8)
      return
    }
    clay.ellipsoid([0, -40, -16], [88 * w, 90, 108]).hollow(7)
    clay
      .carve()
      .ellipsoid([0, 30, 96], [76 * w, 78, 90], 4)
      .box([0, 74, 40], [140, 62, 130], 10, 4)
      .build()
    clay.part({ material: metal(trim), place, pigment: pigment() })
    clay.limb(
      [
        [[-84 * w, -16, 18], 6.5],
        [[-66 * w, -44, 58], 7],
        [[0, -54, 86], 7],
        [[66 * w, -44, 58], 7],
        [[84 * w, -16, 18], 6.5],
      ],
      3,
      4,
    )
    if (form === 'kettle') {
      clay.part({ material: surface, place, pigment: pigment() })
      clay.ring([0, -38, -14], 96, 112, 36, 5)
      return
    }
    if (form === 'nasal') clay.leaf([0, -58, 90], [0, 18, 120], 9, 11, 0.4, [0, 0, 1], 3)
    for (const s of sides) {
      clay.part({ material: surface, place, pigment: pigment() })
      clay.leaf([s * 76 * w, -18, 12], [s * 58 * w, 62, 42], 26, 15, 0.26, [s * 0.9, 0, 0.45], 3)
    }
    if (form === 'horned') sculptHorns(clay, place, 'bull', [206, 188, 150], 0.9, false)
    if (form === 'winged') {
      for (const s of sides) {
        clay.part({ material: metal(trim), place })
        for (let k = 0; k < 4; k++)
          clay.leaf(
            [s * 86, -44 - k * 4, 0],
            [s * (104 + k * 10), -150 + k * 34, -62 - k * 12],
            15,
            4,
            0.3,
            [s, 0, 0.3],
            2,
          )
      }
    }
  }

export const crown =
  (spiked: boolean): Hatter =>
  (clay, place, hat, face, random) => {
    const surface = { ...metal(hat.colour), specular: 0.75 }
    const w = 0.4 + 0.6 * face.skull
    const jewel =
      hat.trim ??
      random.pick<Rgb>([
        [160, 30, 44],
        [40, 90, 170],
        [40, 130, 90],
      ])
    clay.part({ material: surface, place })
    if (!spiked) {
      clay.ring([0, -66, -16], 78 * w, 94, 4, 5, 0, turn(0, 7, 0))
      clay
        .leaf([-30, -70, 66], [0, -84, 80], 3, 7, 0.6, [0, 0, 1], 4)
        .leaf([30, -70, 66], [0, -84, 80], 3, 7, 0.6, [0, 0, 1], 4)
      clay.part({ material: gem(jewel), place }).ball([0, -80, 82], 9)
      return
    }
    clay
      .ring([0, -80, -16], 84 * w, 98, 5, 16, 0, turn(0, 5, 0))
      .ring([0, -66, -16], 87 * w, 101, 4, 4, 0, turn(0, 5, 0))
    for (let k = 0; k < 10; k++) {
      const a = (k / 10) * Math.PI * 2
      const x = Math.sin(a) * 85 * w
      const z = Math.cos(a) * 99 - 16
      const tall = k % 2 === 0 ? 52 : 30
      clay
        .leaf([x, -84, z], [x * 1.06, -92 - tall, z * 1.06], 14, 3, 0.35, [x, 0, z], 4)
        .ball([x * 1.06, -94 - tall, z * 1.06], 6, 2)
    }
    clay.part({ material: gem(jewel), place })
    for (let k = 0; k < 10; k += 2) {
      const a = (k / 10) * Math.PI * 2
      clay.ball([Math.sin(a) * 90 * w, -82 - Math.cos(a) * 8, Math.cos(a) * 104 - 16], 8)
    }
  }

export const coif =
  (metalled: boolean): Hatter =>
  (clay, place, hat, face) => {
    const w = 0.4 + 0.6 * face.skull
    clay.part({
      material: surfaceOf(hat, metalled ? 'metal' : 'cloth'),
      place,
      pigment: weathered(hat.state, metalled ? mail(9) : folds(4, 3), 3),
    })
    clay.ellipsoid([0, -38, -20], [84 * w, 90, 104]).ellipsoid([0, 72, -8], [85 * w, 100, 88], 30)
    for (const s of sides) clay.ellipsoid([s * 60 * w, 46, 6], [28, 62, 56], 20)
    clay.carve().ellipsoid([0, 14, 104], [57 * w, 84, 84], 4)
  }
