import { shade } from '../../paint/colour.ts'
import { cloth, leather, metal } from '../../paint/material.ts'
import type { Garment } from '../scene.ts'
import { turn } from '../sculpture/space.ts'
import { armholes, type Dresser, neckline, surfaceOf, tailored } from './tailoring.ts'
import { carries, sculptArms, sculptTrunk, shoulderX } from './torso.ts'
import { folds, hide, mail, plates, steel, weathered } from './weaves.ts'

export const breastplate =
  (full: boolean): Dresser =>
  (clay, place, person, garment, seed) => {
    const { build } = person
    const x = shoulderX(build)
    const material = surfaceOf(garment, 'metal')
    const ornate = garment.state.includes('ornate')
    const finish = () =>
      weathered([...person.state, ...garment.state], steel(garment.trim, ornate, garment.state.includes('rusty')), seed)
    const depth = 66 * (0.5 + 0.5 * build.stout) + 8 * build.muscle
    const under: Garment = { ...garment, colour: [72, 70, 72], stuff: 'iron', trim: undefined }
    clay.part({ material: surfaceOf(under, 'metal'), place, pigment: mail(11) })
    sculptTrunk(clay, build, 2)
    sculptArms(clay, person, 3)
    neckline(clay, 40, 4)
    clay.part({ material, place, pigment: finish() })
    clay
      .ellipsoid([0, 138, 6], [x + 8, 132, depth + 8])
      .cone([0, 40, depth - 8], [0, 220, depth + 10], 10, 16, 30)
      .ellipsoid([0, 310, 6], [88 * build.stout + 14, 120, 62 * build.stout + 12], 20)
    if (build.bust > 0) for (const s of [-1, 1]) clay.ellipsoid([s * 46, 156, depth - 14], [42, 42, 30], 30)
    clay.carve().ellipsoid([0, 2, 30], [58, 54, 90], 5).ellipsoid([0, -20, -26], [70, 60, 60], 4)
    for (const s of [-1, 1]) clay.ellipsoid([s * (x + 26), 66, 0], [56, 92, 110], 5)
    clay.build()
    const rim = garment.trim ?? shade(garment.colour, 0.06)
    clay.part({ material: metal(rim), place })
    clay.limb(
      [
        [[-66, 0, 20], 6],
        [[-50, 44, depth - 4], 7],
        [[0, 62, depth + 8], 7],
        [[50, 44, depth - 4], 7],
        [[66, 0, 20], 6],
      ],
      4,
      4,
    )
    // Collar.
    clay
      .part({ material, place, pigment: finish() })
      .drum([0, -10, -18], 26, 68, 56, 3)
      .carve()
      .drum([0, -14, -18], 40, 60, 50, 2)
    if (!full) return
    for (const s of [-1, 1]) {
      // Upper arm, then the plates of the shoulder from the lowest up, each over the one below.
      clay.part({ material, place, pigment: finish() })
      clay.limb(
        [
          [[s * (x + 14), 110, -8], 41],
          [[s * (x + 26), 226, -4], 37],
        ],
        6,
      )
      if (!carries(person, s))
        clay
          .limb(
            [
              [[s * (x + 30), 250, -4], 36],
              [[s * (x + 24), 440, 24], 30],
            ],
            4,
          )
          .ball([s * (x + 29), 236, 10], 38, 4)
      for (const [k, drop] of [56, 34, 12].entries()) {
        clay.part({ material, place, pigment: finish() })
        clay.ellipsoid([s * (x + 10 + k * 1), 44 + drop, -6], [60 - k * -3, 46, 62 - k * -3], 0, turn(0, 0, s * 24))
        clay
          .carve()
          .box([s * (x + 10), 44 + drop + 54, -6], [120, 36, 120], 4, 3, turn(0, 0, s * 14))
          .build()
      }
      clay.part({ material: metal(rim), place })
      clay.ring([s * (x + 12), 66, -6], 62, 64, 4.5, 4.5, 0, turn(0, 0, s * 14))
      clay.ball([s * (x + 14), 18, 34], 7).ball([s * (x + 40), 34, 34], 7)
    }
  }

export const chain: Dresser = (clay, place, person, garment, seed) => {
  clay.part({
    material: { ...surfaceOf(garment, 'metal'), metal: 0.5, mottle: 0.4 },
    place,
    pigment: weathered([...person.state, ...garment.state], mail(10.5), seed),
  })
  sculptTrunk(clay, person.build, 8)
  sculptArms(clay, person, 8)
  neckline(clay, 44, 14)
  clay.part({ material: leather([86, 58, 38]), place, pigment: hide(seed) })
  clay.ring([0, 4, -8], 50, 52, 7, 9, 0, turn(0, -24, 0))
}

export const scaleArmour: Dresser = (clay, place, person, garment, seed) => {
  clay.part({
    material: surfaceOf(garment, 'metal'),
    place,
    pigment: weathered([...person.state, ...garment.state], plates(26, 24, shade(garment.colour, 0.16)), seed),
  })
  sculptTrunk(clay, person.build, 9)
  sculptArms(clay, person, 9)
  neckline(clay, 46, 14)
}

export const leatherArmour =
  (studded: boolean): Dresser =>
  (clay, place, person, garment, seed) => {
    const { build } = person
    const x = shoulderX(build)
    const shirt: Garment = { kind: 'shirt', colour: garment.trim ?? [142, 128, 104], state: [] }
    tailored({ grow: 3, usual: 'cloth', sleeves: true, wide: 40, low: 22, fold: 6 })(clay, place, person, shirt, seed)
    const pigment = () =>
      weathered([...person.state, ...garment.state], hide(seed, studded ? [170, 166, 158] : undefined), seed)
    clay.part({ material: surfaceOf(garment, 'leather'), place, pigment: pigment() })
    sculptTrunk(clay, build, 10)
    neckline(clay, 50, 36)
    armholes(clay, build, 36)
    for (const s of [-1, 1]) {
      for (const [k, drop] of [44, 18].entries()) {
        clay.part({
          material: surfaceOf({ ...garment, colour: shade(garment.colour, -0.03 * k) }, 'leather'),
          place,
          pigment: pigment(),
        })
        clay.ellipsoid([s * (x + 8), 44 + drop, -6], [50 + k * 3, 42, 54 + k * 3], 0, turn(0, 0, s * 24))
        clay
          .carve()
          .box([s * (x + 8), 44 + drop + 46, -6], [110, 32, 110], 4, 3, turn(0, 0, s * 14))
          .build()
      }
    }
  }

export const tabard: Dresser = (clay, place, person, garment, seed) => {
  const metalUnder: Garment = { kind: 'chainmail', colour: [120, 122, 126], stuff: 'iron', state: [] }
  chain(clay, place, person, metalUnder, seed)
  clay.part({ material: surfaceOf(garment, 'cloth'), place, pigment: weathered(garment.state, folds(5, seed), seed) })
  sculptTrunk(clay, person.build, 12)
  neckline(clay, 52, 24)
  armholes(clay, person.build, 62)
  const device = garment.trim ?? [206, 170, 90]
  clay.part({ material: cloth(device), place })
  const z = 80 * (0.5 + 0.5 * person.build.stout)
  clay.box([0, 190, z], [9, 58, 8], 2).box([0, 172, z], [36, 9, 8], 2)
}
