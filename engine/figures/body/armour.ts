import { shade } from '../../paint/colour.ts'
import { cloth, leather, metal } from '../../paint/material.ts'
import type { Garment } from '../scene.ts'
import { turn } from '../sculpture/space.ts'
import { armholes, type Dresser, hemFor, neckline, surfaceOf, tailored } from './tailoring.ts'
import { bent, sculptArms, sculptTrunk, shoulderX } from './torso.ts'
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
    sculptTrunk(clay, build, 2, hemFor(person, garment.kind))
    sculptArms(clay, person, 3)
    neckline(clay, 40, 4)
    // The plackart about the waist, then the breast over it with its ridge, cut off level.
    clay.part({ material, place, pigment: finish() })
    clay.ellipsoid([0, 296, 4], [86 * build.stout + 16, 128, 62 * build.stout + 12])
    clay.carve().box([0, 470, 0], [300, 60, 300], 6, 3).build()
    clay.part({ material, place, pigment: finish() })
    clay.ellipsoid([0, 132, 4], [x + 8, 128, depth + 6])
    if (build.bust > 0) clay.ellipsoid([0, 158, depth - 24], [88, 44, 46], 36)
    clay.box([0, 150, depth - 4], [13, 120, 13], 2, 30, turn(45, 0, 0))
    clay.carve().ellipsoid([0, 2, 30], [58, 54, 90], 5).ellipsoid([0, -20, -26], [70, 60, 60], 4)
    for (const s of [-1, 1]) {
      clay.ellipsoid([s * (x + 26), 66, 0], [56, 92, 110], 5)
      // Its lower edge rises to both sides from a point in the middle.
      clay.box([s * 120, 296, 0], [150, 60, 300], 4, 3, turn(0, 0, s * -17))
    }
    clay.build()
    const rim = garment.trim ?? shade(garment.colour, 0.06)
    clay.part({ material: metal(rim), place })
    clay.limb(
      [
        [[-66, 0, 20], 5],
        [[-50, 44, depth - 4], 6],
        [[0, 62, depth + 8], 6],
        [[50, 44, depth - 4], 6],
        [[66, 0, 20], 5],
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
    // Lames of the skirt, each a little wider than the one above.
    if (person.whole)
      for (const k of [2, 1, 0]) {
        clay.part({ material, place, pigment: finish() })
        clay.drum([0, 414 + k * 34, -2], 26, 96 * build.stout + 12 + k * 8, 90 * build.stout + 4 + k * 8, 6)
      }
    if (!full) return
    for (const s of [-1, 1]) {
      if (!bent(person, s)) {
        // Upper arm, elbow, forearm.
        clay.part({ material, place, pigment: finish() })
        clay.limb(
          [
            [[s * (x + 12), 100, -8], 43],
            [[s * (x + 28), 226, -4], 38],
          ],
          6,
        )
        clay.part({ material, place, pigment: finish() })
        clay.limb(
          [
            [[s * (x + 31), 268, 0], 39],
            [[s * (x + 26), 440, 26], 31],
          ],
          4,
        )
        clay.part({ material, place, pigment: finish() })
        clay.ellipsoid([s * (x + 34), 246, -4], [40, 34, 44])
      }
      // The plates of the shoulder from the lowest up, each over the one below.
      for (const [k, drop] of [58, 34, 8].entries()) {
        clay.part({ material, place, pigment: finish() })
        clay.ellipsoid([s * (x + 12), 46 + drop, -6], [64 + k * 4, 50, 64 + k * 4], 0, turn(0, 0, s * 24))
        clay
          .carve()
          .box([s * (x + 10), 46 + drop + 54, -6], [130, 36, 130], 4, 3, turn(0, 0, s * 14))
          .build()
      }
      clay.part({ material: metal(rim), place })
      clay.ring([s * (x + 13), 65, -6], 67, 67, 4, 4, 0, turn(0, 0, s * 14))
      clay.ball([s * (x + 14), 12, 36], 6).ball([s * (x + 40), 30, 36], 6)
    }
  }

export const chain: Dresser = (clay, place, person, garment, seed) => {
  clay.part({
    material: { ...surfaceOf(garment, 'metal'), metal: 0.5, mottle: 0.4 },
    place,
    pigment: weathered([...person.state, ...garment.state], mail(10.5), seed),
  })
  sculptTrunk(clay, person.build, 8, hemFor(person, garment.kind))
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
  sculptTrunk(clay, person.build, 9, hemFor(person, garment.kind))
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
    sculptTrunk(clay, build, 10, hemFor(person, garment.kind))
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
  sculptTrunk(clay, person.build, 12, hemFor(person, garment.kind))
  neckline(clay, 52, 24)
  armholes(clay, person.build, 62)
  const device = garment.trim ?? [206, 170, 90]
  clay.part({ material: cloth(device), place })
  const z = 80 * (0.5 + 0.5 * person.build.stout)
  clay.box([0, 190, z], [9, 58, 8], 2).box([0, 172, z], [36, 9, 8], 2)
}
