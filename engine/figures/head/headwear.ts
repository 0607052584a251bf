import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { bone, cloth, gem, metal } from '../../paint/material.ts'
import type { Random } from '../../paint/random.ts'
import { surfaceOf } from '../body/tailoring.ts'
import { folds, hide, weathered } from '../body/weaves.ts'
import type { Headwear } from '../scene.ts'
import type { Clay, Touch } from '../sculpture/clay.ts'
import { type Place, turn } from '../sculpture/space.ts'
import { type Face, sides } from './face.ts'
import { coif, crown, type Hatter, helm } from './helms.ts'

/** A brim round the head, sagging as felt does; `up` lifts its sides. */
function brim(clay: Clay, wide: number, deep: number, y: number, up: number) {
  const tilt = turn(0, 6, 0)
  clay.drum([0, y, -14], 4, wide * 0.74, wide * 0.72, 2, 0, tilt)
  clay.ring([0, y + 1, -14], wide * 0.82, deep * 0.82, wide * 0.18, 4, 8, tilt)
  if (up !== 0)
    for (const s of sides)
      clay.leaf([s * wide * 0.7, y + 2, -60], [s * wide * 0.7, y - 2, 34], 30, 30, 0.2, [s * 0.6, -0.9, 0], 14)
}

function band(clay: Clay, place: Place, colour: Rgb, y: number, wide: number) {
  clay.part({ material: cloth(colour), place })
  clay.ring([0, y, -16], wide, wide * 1.18, 4, 9)
}

const hood: Hatter = (clay, place, hat, face, random) => {
  const surface = surfaceOf(hat, 'cloth')
  const pigment = (t: Touch) => {
    folds(7, 5)(t)
    // The inside of the hood lies in its own shade.
    const inside = Math.hypot(t.x / 92, (t.y + 26) / 104, (t.z + 18) / 112) < 0.985 && t.z < 70
    if (inside && t.nz > -0.2) {
      t.red *= 0.5
      t.green *= 0.5
      t.blue *= 0.54
    }
  }
  clay.part({ material: surface, place, pigment: weathered(hat.state, pigment, 9) })
  const w = 0.5 + 0.5 * face.skull
  clay.ellipsoid([0, -30, -20], [99 * w, 108, 116])
  clay.ellipsoid([0, 62, -30], [106 * w, 104, 100], 40)
  clay.cone([0, -110, -50], [random.range(-14, 14), -104, -136], 42, 16, 44)
  clay.cone([0, -112, 20], [0, -104, 62], 34, 26, 30)
  clay.hollow(8)
  clay
    .carve()
    .ellipsoid([0, 14, 104], [66 * w, 106, 92], 10)
    .ellipsoid([0, 150, 40], [84, 66, 80], 10)
}

const wizardHat: Hatter = (clay, place, hat, _face, random) => {
  const bend = random.range(-1, 1) > 0 ? 1 : -1
  clay.part({
    material: surfaceOf(hat, 'cloth'),
    place,
    pigment: weathered(
      hat.state,
      (t) => {
        folds(5, 3)(t)
        t.height += Math.sin(t.y * 0.11 + t.x * 0.03) * 2.4
      },
      4,
    ),
  })
  brim(clay, 172, 172, -66, 0)
  clay.limb(
    [
      [[0, -74, -14], 80],
      [[bend * 4, -140, -24], 58],
      [[bend * 18, -206, -40], 38],
      [[bend * 46, -262, -58], 22],
      [[bend * 92, -290, -66], 9],
      [[bend * 112, -282, -62], 4],
    ],
    10,
    4,
  )
  band(clay, place, hat.trim ?? shade(hat.colour, -0.18), -86, 84)
  clay.part({ material: metal([196, 160, 84]), place })
  clay.box([14, -86, 84], [13, 11, 5], 3).carve().box([14, -86, 84], [7, 6, 12], 1)
}

const wideHat =
  (crown: number, feather: boolean): Hatter =>
  (clay, place, hat, _face, random) => {
    clay.part({ material: surfaceOf(hat, 'leather'), place, pigment: weathered(hat.state, hide(6), 4) })
    brim(clay, 178, 176, -62, 1)
    clay.ellipsoid([0, -66, -16], [82, crown, 96], 14)
    clay.carve().ellipsoid([0, -66 - crown - 4, -6], [22, 16, 70], 14)
    band(clay, place, hat.trim ?? shade(hat.colour, -0.16), -76, 84)
    if (feather || random.chance(0.5)) plume(clay, place, hat.trim ?? [206, 190, 150], random)
  }

function plume(clay: Clay, place: Place, colour: Rgb, random: Random) {
  const s = random.chance(0.5) ? 1 : -1
  clay.part({ material: { ...cloth(colour), bump: 0.5, grain: [3, 14], mottle: 0.5 }, place })
  const face = [s, 0, 0.7] as const
  clay
    .leaf([s * 82, -66, 20], [s * 110, -140, -16], 4, 14, 0.13, face, 4)
    .leaf([s * 110, -140, -16], [s * 112, -202, -86], 14, 13, 0.13, face, 12)
    .leaf([s * 112, -202, -86], [s * 90, -224, -168], 13, 2, 0.13, face, 12)
}

const tricorne: Hatter = (clay, place, hat) => {
  const trim = hat.trim ?? [196, 160, 84]
  clay.part({ material: surfaceOf(hat, 'leather'), place, pigment: weathered(hat.state, hide(6), 4) })
  clay.ellipsoid([0, -66, -16], [84, 62, 98])
  clay.carve().box([0, -2, 0], [140, 54, 160], 4, 2).build()
  // The brim is turned up on three sides and meets in a point over the brow.
  for (const s of sides) clay.leaf([s * 4, -78, 124], [s * 128, -86, -84], 34, 58, 0.1, [s * 0.86, -0.5, 0.5], 3)
  clay.leaf([-116, -88, -96], [116, -88, -96], 56, 56, 0.1, [0, -0.3, -1], 3)
  clay.part({ material: metal(trim), place })
  for (const s of sides)
    clay.limb(
      [
        [[s * 2, -112, 128], 4.5],
        [[s * 58, -128, 36], 4.5],
        [[s * 120, -144, -84], 4.5],
      ],
      2,
      4,
    )
  clay.part({ material: bone([222, 214, 196]), place })
  clay
    .ball([0, -108, 122], 11)
    .cone([-10, -100, 122], [10, -86, 122], 4, 4)
    .cone([10, -100, 122], [-10, -86, 122], 4, 4)
}

const wrap =
  (turban: boolean): Hatter =>
  (clay, place, hat, face, random) => {
    const w = 0.4 + 0.6 * face.skull
    clay.part({ material: surfaceOf(hat, 'cloth'), place, pigment: weathered(hat.state, folds(turban ? 3 : 5, 7), 7) })
    if (turban) {
      for (let k = 0; k < 6; k++)
        clay.ring([0, -66 - k * 12, -14], (90 - k * 6) * w, 102 - k * 8, 17, 15, 5, turn(0, 8, k % 2 ? 14 : -14))
      clay.ellipsoid([0, -100, -16], [70 * w, 48, 80], 10)
      clay.part({ material: gem(hat.trim ?? [180, 40, 60]), place }).ball([0, -78, 100], 10)
      return
    }
    clay
      .ellipsoid([0, -40, -18], [83 * w, 89, 103])
      .carve()
      .ellipsoid([0, 36, 92], [76 * w, 88, 84], 3)
      .box([0, 60, 20], [140, 68, 150], 10, 4)
      .build()
    clay.ring([0, -58, -16], 80 * w, 96, 5, 13, 6, turn(0, 10, 0))
    const s = random.chance(0.5) ? 1 : -1
    clay
      .ball([s * 74, -20, -60], 15, 6)
      .leaf([s * 78, -16, -62], [s * 112, 50, -60], 9, 14, 0.3, [0, 0, 1], 4)
      .leaf([s * 78, -16, -62], [s * 88, 70, -50], 9, 13, 0.3, [0, 0, 1], 4)
  }

const softCap =
  (beret: boolean, feathered: boolean): Hatter =>
  (clay, place, hat, face, random) => {
    const w = 0.4 + 0.6 * face.skull
    const s = random.chance(0.5) ? 1 : -1
    clay.part({ material: surfaceOf(hat, 'cloth'), place, pigment: weathered(hat.state, folds(5, 5), 5) })
    if (beret)
      clay
        .ellipsoid([s * 24, -94, -14], [104 * w, 34, 104], 0, turn(0, 4, s * 13))
        .ring([0, -70, -16], 78 * w, 94, 7, 9, 10, turn(0, 4, s * 6))
    else
      clay
        .ellipsoid([0, -60, -18], [85 * w, 74, 104])
        .carve()
        .box([0, 8, 0], [140, 58, 160], 6, 3)
        .build()
        .ring([0, -54, -16], 83 * w, 99, 6, 13, 4)
    if (feathered) {
      clay.leaf([0, -60, 70], [0, -52, 128], 40, 12, 0.14, [0, 1, 0.1], 10)
      plume(clay, place, hat.trim ?? [190, 60, 46], random)
    }
  }

const topHat =
  (straw: boolean): Hatter =>
  (clay, place, hat, _face, random) => {
    clay.part({
      material: straw
        ? { ...bone(hat.colour), bump: 1.4, grain: [4, 26] }
        : { ...surfaceOf(hat, 'cloth'), specular: 0.12 },
      place,
      pigment: straw
        ? (t) => {
            t.height += Math.sin(Math.hypot(t.x, t.z) * 0.55 + t.y * 0.5) * 1.6
          }
        : undefined,
    })
    if (straw) {
      brim(clay, 182, 182, -64, 0)
      clay.ellipsoid([0, -68, -16], [82, 56, 94], 12)
    } else {
      brim(clay, 122, 130, -66, 1)
      clay.drum([0, -140, -16], 80, 82, 88, 8, 4)
    }
    band(
      clay,
      place,
      hat.trim ??
        random.pick<Rgb>([
          [120, 40, 44],
          [50, 44, 48],
        ]),
      -82,
      84,
    )
  }

const wreath: Hatter = (clay, place, hat, face, random) => {
  const w = 0.4 + 0.6 * face.skull
  const bloom = hat.trim ?? mix(hat.colour, [232, 220, 200], 0.6)
  for (let k = 0; k < 34; k++) {
    const a = (k / 34) * Math.PI * 2
    const x = Math.sin(a) * 81 * w
    const z = Math.cos(a) * 97 - 16
    const y = -70 - Math.cos(a) * 8
    const flower = k % 4 === 0
    clay.part({ material: cloth(flower ? bloom : shade(hat.colour, random.range(-0.06, 0.08))), place })
    if (flower)
      clay
        .ball([x * 1.05, y, z * 1.05 + 2], 10)
        .ball([x * 1.05 + 8, y + 5, z * 1.05], 7, 3)
        .ball([x * 1.05 - 8, y + 4, z * 1.05], 7, 3)
    else
      clay.leaf(
        [x, y, z],
        [x * 1.12 + random.range(-8, 8), y + random.range(-26, 10), z * 1.1 + random.range(-8, 8)],
        8,
        2,
        0.3,
        [x, -20, z],
      )
  }
}

/** Three horns of two colours, a bell at the end of each. */
const foolsCap: Hatter = (clay, place, hat, face) => {
  const w = 0.4 + 0.6 * face.skull
  const other = hat.trim ?? shade(hat.colour, 0.25)
  clay.part({
    material: surfaceOf(hat, 'cloth'),
    place,
    pigment: (t) => {
      if (t.x > 0) {
        t.red = other[0]
        t.green = other[1]
        t.blue = other[2]
      }
      folds(4, 3)(t)
    },
  })
  clay
    .ellipsoid([0, -46, -20], [85 * w, 86, 104])
    .carve()
    .ellipsoid([0, 52, 92], [70 * w, 100, 84], 6)
  clay.box([0, 84, 20], [140, 58, 150], 10, 6).build()
  for (const [side, colour] of [
    [-1, hat.colour],
    [1, other],
    [0, hat.colour],
  ] as const) {
    const [x, lift] = side === 0 ? [0, 1] : [side, 0]
    const tip: [number, number, number] = lift ? [10, -206, 40] : [x * 176, -58, 6]
    clay.part({ material: surfaceOf({ ...hat, colour }, 'cloth'), place, pigment: folds(4, 5 + side) }).limb(
      lift
        ? [
            [[0, -92, -20], 48],
            [[-6, -164, -34], 34],
            [[-2, -214, 0], 18],
            [tip, 6],
          ]
        : [
            [[x * 46, -86, -16], 46],
            [[x * 112, -132, -14], 36],
            [[x * 164, -112, -4], 20],
            [tip, 6],
          ],
      14,
      4,
    )
    clay
      .part({ material: { ...metal([230, 188, 84]), specular: 0.9 }, place })
      .ball([tip[0], tip[1] + (lift ? 4 : 12), tip[2] + 4], 16)
  }
}

const hatters: Record<Headwear['kind'], Hatter> = {
  hood,
  'wizard-hat': wizardHat,
  'wide-hat': wideHat(74, false),
  tricorne,
  cap: softCap(false, false),
  beret: softCap(true, false),
  'feathered-cap': softCap(false, true),
  nightcap: wizardHat,
  'fools-cap': foolsCap,
  bandana: wrap(false),
  turban: wrap(true),
  crown: crown(true),
  circlet: crown(false),
  'nasal-helm': helm('nasal'),
  'horned-helm': helm('horned'),
  'winged-helm': helm('winged'),
  'great-helm': helm('great'),
  'kettle-helm': helm('kettle'),
  'top-hat': topHat(false),
  'straw-hat': topHat(true),
  wreath,
  veil: coif(false),
  coif: (clay, place, hat, face, random) => coif(hat.stuff !== 'cloth')(clay, place, hat, face, random),
}

export function sculptHeadwear(clay: Clay, place: Place, hat: Headwear, face: Face, random: Random): void {
  hatters[hat.kind](clay, place, hat, face, random)
}

/** Whether hair above the brow is hidden by it. */
export function coversCrown(hat: Headwear | undefined): boolean {
  return hat !== undefined && !['circlet', 'wreath', 'crown'].includes(hat.kind)
}
