import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { cloth, leather, metal } from '../../paint/material.ts'
import type { Garment, Person } from '../scene.ts'
import type { Clay, Touch } from '../sculpture/clay.ts'
import { type Place, turn } from '../sculpture/space.ts'
import { breastplate, chain, leatherArmour, scaleArmour, tabard } from './armour.ts'
import { armholes, type Dresser, hemFor, neckline, sculptBare, surfaceOf, tailored } from './tailoring.ts'
import { type Build, sculptArms, sculptTrunk, shoulderX } from './torso.ts'
import { bandages, folds, hide, weathered } from './weaves.ts'

/** Where the two lapels of a robe run: x at a height y, the right one over the left. */
function lapel(right: boolean, y: number): number | undefined {
  const line = right
    ? ([
        [-20, -50],
        [30, -46],
        [110, -14],
        [200, 12],
        [330, 18],
        [2000, 18],
      ] as const)
    : ([
        [-20, 50],
        [30, 46],
        [110, 14],
        [160, -4],
      ] as const)
  for (let k = 0; k < line.length - 1; k++) {
    const [[y0, x0], [y1, x1]] = [line[k]!, line[k + 1]!]
    if (y >= y0 && y < y1) return x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)
  }
  return undefined
}

const robe: Dresser = (clay, place, person, garment, seed) => {
  const trim = garment.trim ?? shade(garment.colour, -0.14)
  // Lapels that cross on the breast, woven in.
  const bands = (t: Touch) => {
    if (t.z < 6) return
    for (const right of [true, false]) {
      const at = lapel(right, t.y)
      const off = at === undefined ? 99 : Math.abs(t.x - at)
      if (off > 15) continue
      t.height += Math.min(4, (15 - off) * 1.2)
      if (off > 12.5) continue
      t.red = trim[0]
      t.green = trim[1]
      t.blue = trim[2]
    }
  }
  tailored({ grow: 12, usual: 'cloth', sleeves: true, wide: 44, low: 26, fold: 11, hem: true, over: bands })(
    clay,
    place,
    person,
    garment,
    seed,
  )
}

const collared: Dresser = (clay, place, person, garment, seed) => {
  tailored({ grow: 13, usual: 'cloth', sleeves: true, wide: 46, low: 60, fold: 6 })(clay, place, person, garment, seed)
  const dark = shade(garment.colour, -0.06)
  clay.part({ material: surfaceOf({ ...garment, colour: dark }, 'cloth'), place, pigment: folds(2, seed + 1) })
  for (const s of [-1, 1]) {
    clay.leaf([s * 42, -34, -24], [s * 62, 34, 40], 24, 26, 0.3, [s * 0.6, -0.2, 0.8], 6)
    clay.leaf([s * 60, 20, 44], [s * 24, 170, 84], 30, 8, 0.22, [s * 0.3, 0, 1], 8)
  }
  clay.part({ material: metal(garment.trim ?? [186, 150, 78]), place })
  for (let k = 0; k < 4; k++) clay.ball([16, 170 + k * 46, 92 * (0.5 + 0.5 * person.build.stout) + 6], 7)
}

const furs: Dresser = (clay, place, person, garment, seed) => {
  sculptBare(clay, place, person)
  clay.part({ material: { ...cloth(garment.colour), mottle: 0.7 }, place, pigment: folds(8, seed), lie: [0, 1, 0.1] })
  sculptTrunk(clay, person.build, 14, hemFor(person, garment.kind))
  neckline(clay, 52, 52)
  armholes(clay, person.build, 44)
}

const apron: Dresser = (clay, place, person, garment, seed) => {
  const shirtColour = garment.trim ?? mix(garment.colour, [206, 192, 162], 0.75)
  const shirt: Garment = { kind: 'shirt', colour: shirtColour, state: [] }
  tailored({ grow: 4, usual: 'cloth', sleeves: true, wide: 42, low: 30, fold: 8 })(clay, place, person, shirt, seed)
  const pigment = garment.stuff === 'cloth' ? folds(4, seed) : hide(seed)
  clay.part({
    material: surfaceOf(garment, 'leather'),
    place,
    pigment: weathered([...person.state, ...garment.state], pigment, seed),
  })
  sculptTrunk(clay, person.build, 11, hemFor(person, garment.kind))
  clay.carve()
  for (const s of [-1, 1])
    clay.box([s * (shoulderX(person.build) + 24), 120, 0], [88, 130, 200], 10, 6, turn(0, 0, s * 8))
  clay.box([0, 10, 0], [200, 70, 200], 8, 8).box([0, 200, -110], [300, 400, 100], 4, 2).build()
  for (const s of [-1, 1])
    clay.limb(
      [
        [[s * 48, 92, 66], 8],
        [[s * 46, 20, 44], 8],
        [[s * 40, -14, -10], 8],
      ],
      3,
      4,
    )
}

const rags: Dresser = (clay, place, person, garment, seed) => {
  sculptBare(clay, place, person)
  clay.part({
    material: surfaceOf(garment, 'cloth'),
    place,
    pigment: weathered([...garment.state, 'dusty'], folds(13, seed), seed),
  })
  sculptTrunk(clay, person.build, 8, hemFor(person, garment.kind))
  sculptArms(clay, person, 8, 0.5)
  neckline(clay, 58, 40)
  clay.carve()
  for (const [x, y, r] of [
    [62, 96, 17],
    [-30, 190, 20],
    [90, 60, 12],
    [-110, 120, 16],
  ] as const)
    clay.ellipsoid([x, y, 70], [r, r * 1.6, 60], 4)
  clay.build()
}

const wrappings: Dresser = (clay, place, person, garment, seed) => {
  clay.part({ material: surfaceOf(garment, 'cloth'), place, pigment: weathered(garment.state, bandages, seed) })
  sculptTrunk(clay, person.build, 3, hemFor(person, garment.kind))
  sculptArms(clay, person, 3)
}

const bodice: Dresser = (clay, place, person, garment, seed) => {
  const { build } = person
  sculptBare(clay, place, person)
  const light = garment.trim ?? mix(garment.colour, [228, 214, 190], 0.7)
  // A gathered shift off the shoulders, and the gown over it.
  clay.part({
    material: surfaceOf({ ...garment, stuff: 'cloth', colour: light }, 'cloth'),
    place,
    pigment: folds(7, seed),
  })
  sculptTrunk(clay, build, 5, hemFor(person, garment.kind))
  sculptArms(clay, person, 12, 0.9)
  clay.carve().ellipsoid([0, 0, 30], [104, 96, 120], 6).ellipsoid([0, -30, -20], [110, 90, 80], 6).build()
  clay.part({ material: surfaceOf(garment, 'cloth'), place, pigment: folds(5, seed + 3) })
  sculptTrunk(clay, build, 9, hemFor(person, garment.kind))
  clay.carve().ellipsoid([0, 22, 40], [92, 102, 130], 6).ellipsoid([0, -30, -20], [118, 110, 80], 6)
  for (const s of [-1, 1]) clay.ellipsoid([s * (shoulderX(build) + 22), 80, 0], [50, 120, 100], 8)
  clay.build()
  clay.part({ material: cloth(shade(garment.colour, -0.14)), place })
  for (let k = 0; k < 5; k++) {
    clay
      .cone([-14, 180 + k * 34, 84], [14, 200 + k * 34, 84], 3.4, 3.4)
      .cone([14, 180 + k * 34, 84], [-14, 200 + k * 34, 84], 3.4, 3.4)
  }
}

const dressers: Record<Garment['kind'], Dresser> = {
  tunic: tailored({ grow: 6, usual: 'cloth', sleeves: true, wide: 42, low: 16, fold: 7, hem: true }),
  shirt: tailored({ grow: 5, usual: 'cloth', sleeves: true, wide: 42, low: 46, fold: 8 }),
  robe,
  dress: bodice,
  coat: collared,
  vest: (clay, place, person, garment, seed) => {
    const shirt: Garment = { kind: 'shirt', colour: garment.trim ?? [206, 194, 168], state: [] }
    tailored({ grow: 4, usual: 'cloth', sleeves: true, wide: 42, low: 30, fold: 8 })(clay, place, person, shirt, seed)
    tailored({
      grow: 9,
      usual: garment.stuff === 'leather' ? 'leather' : 'cloth',
      sleeves: false,
      wide: 48,
      low: 92,
      fold: 4,
    })(clay, place, person, garment, seed)
  },
  apron,
  'leather-armour': leatherArmour(false),
  'studded-leather': leatherArmour(true),
  chainmail: chain,
  'scale-armour': scaleArmour,
  breastplate: breastplate(false),
  'plate-armour': breastplate(true),
  furs,
  tabard,
  bare: sculptBare,
  rags,
  wrappings,
}

export function sculptGarment(clay: Clay, place: Place, person: Person, garment: Garment, seed: number): void {
  dressers[garment.kind](clay, place, person, garment, seed)
}

/** A strap across the breast, from the right shoulder to the left hip. */
export function sculptBaldric(clay: Clay, place: Place, build: Build, colour: Rgb): void {
  const z = 74 * (0.5 + 0.5 * build.stout) + 8 * build.muscle + (build.bust > 0 ? 10 : 0)
  clay.part({ material: leather(colour), place, pigment: hide(4) })
  for (let k = 0; k < 10; k++) {
    const t = k / 10
    const u = (k + 1.15) / 10
    const at = (v: number) => [-84 + 172 * v, 14 + 290 * v, z * Math.sin(0.35 + 2.3 * v) + 8] as const
    clay.leaf(at(t), at(u), 15, 15, 0.32, [0, -0.2, 1], 5)
  }
  clay.part({ material: metal([178, 150, 92]), place })
  clay
    .box([-18, 126, z + 12], [17, 14, 5], 3, 0, turn(0, 0, -30))
    .carve()
    .box([-18, 126, z + 12], [9, 7, 12], 1, 0, turn(0, 0, -30))
}
