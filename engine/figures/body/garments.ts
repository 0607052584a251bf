import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { cloth, leather, type Material, metal, skin as skinMaterial } from '../../paint/material.ts'
import { materialOf } from '../../paint/pigments.ts'
import type { Clay, Touch } from '../sculpture/clay.ts'
import { type Place, turn } from '../sculpture/space.ts'
import type { Garment, Person, Stuffed } from '../scene.ts'
import { type Build, carries, sculptArms, sculptTrunk, shoulderX } from './torso.ts'
import { folds, hide, mail, plates, steel, weathered } from './weaves.ts'

/** How a garment or thing takes the light: what it is said to be made of, else what its kind is made of. */
export function surfaceOf(thing: Stuffed, usual: 'cloth' | 'leather' | 'metal'): Material {
  const stuff = thing.stuff ? materialOf(thing.stuff) : undefined
  const isMetal = stuff ? stuff.metal : usual === 'metal'
  if (isMetal) {
    const gloss = stuff?.gloss ?? 0.7
    const worn = thing.state.includes('rusty') || thing.state.includes('dusty') ? 0.45 : 1
    return { ...metal(thing.colour), specular: 0.7 * gloss * worn, metal: 0.8 * worn, bump: 0.25, gloss: 14 + 22 * gloss }
  }
  if (thing.stuff === 'leather' || (!stuff && usual === 'leather')) return leather(thing.colour)
  if (thing.stuff === 'silk') return { ...cloth(thing.colour), specular: 0.28, gloss: 9, bump: 0.3, grain: [12, 12] }
  if (stuff && thing.stuff !== 'cloth') {
    return { ...cloth(thing.colour), specular: stuff.gloss * 0.7, gloss: 8 + 30 * stuff.gloss, bump: stuff.roughness, grain: [10, 10] }
  }
  return { ...cloth(thing.colour), bump: 0.35, grain: [5, 5] }
}

/** Opens the neck of the trunk being built: `wide` and how `low` in front. */
function neckline(clay: Clay, wide: number, low: number) {
  clay.carve().ellipsoid([0, low * 0.25, 34], [wide, 34 + low, 74], 6).ellipsoid([0, -16, -26], [wide + 4, 44, 56], 6).build()
}

/** The sleeveless edges of a trunk. */
function armholes(clay: Clay, build: Build, wide = 40) {
  const x = shoulderX(build)
  clay.carve()
  for (const s of [-1, 1]) clay.ellipsoid([s * (x + 30), 90, -8], [wide, 96, 90], 8)
  clay.build()
}

/** The bare body under whatever is worn. */
export function sculptBare(clay: Clay, place: Place, person: Person): void {
  const { build, complexion } = person
  const pale = complexion.base
  const pigment = (t: Touch) => {
    t.height += build.muscle > 0.8 && t.z > 0 ? -Math.exp(-(t.x * t.x) / 30) * 4 : 0
    if (complexion.hide === 'bone') ribs(t)
    if (complexion.paint && Math.abs(((t.x * 0.6 + t.y) % 46) - 23) < 4 && t.x > 30) {
      t.red = complexion.paint.colour[0]
      t.green = complexion.paint.colour[1]
      t.blue = complexion.paint.colour[2]
    }
  }
  clay.part({ material: skinMaterial(pale), place, pigment: weathered(person.state, pigment, 3) })
  sculptTrunk(clay, build, -3)
  sculptArms(clay, person, -3)
  if (complexion.hide === 'bone') return
  for (const s of [-1, 1]) clay.cone([s * 10, 22, 34], [s * (shoulderX(build) - 14), 18, 14], 7, 7, 8)
  clay.carve().ellipsoid([0, 12, 40], [8, 9, 10], 8).build()
}

function ribs(t: Touch) {
  const wave = Math.sin((t.y - Math.abs(t.x) * 0.34) * 0.22)
  t.height += wave * 9
  const gap = wave < -0.3 ? 0.9 : 0
  const line = Math.abs(t.x) < 12 ? 0 : gap
  t.red *= 1 - line * 0.8
  t.green *= 1 - line * 0.82
  t.blue *= 1 - line * 0.84
}

type Dresser = (clay: Clay, place: Place, person: Person, garment: Garment, seed: number) => void

const tailored =
  (options: { grow: number; usual: 'cloth' | 'leather'; sleeves: boolean; wide: number; low: number; fold: number; hem?: boolean }): Dresser =>
  (clay, place, person, garment, seed) => {
    const trim = garment.trim
    const pigment =
      options.usual === 'leather'
        ? hide(seed)
        : folds(options.fold, seed, options.hem && trim ? { colour: trim, near: options.wide + options.low * 0.9 + 10, wide: 8 } : undefined)
    clay.part({ material: surfaceOf(garment, options.usual), place, pigment: weathered([...person.state, ...garment.state], pigment, seed) })
    sculptTrunk(clay, person.build, options.grow)
    if (options.sleeves) sculptArms(clay, person, options.grow)
    neckline(clay, options.wide, options.low)
    if (!options.sleeves) armholes(clay, person.build)
  }

const robe: Dresser = (clay, place, person, garment, seed) => {
  tailored({ grow: 12, usual: 'cloth', sleeves: true, wide: 44, low: 26, fold: 11, hem: true })(clay, place, person, garment, seed)
  const trim = garment.trim ?? shade(garment.colour, -0.14)
  clay.part({ material: surfaceOf({ ...garment, colour: trim }, 'cloth'), place, pigment: folds(1.5, seed) })
  // Two lapels that cross on the breast.
  const z = 20 * (person.build.stout - 1) + (person.build.bust > 0 ? 14 : 0)
  for (const line of [
    [[-50, -16, -6], [-46, 30, 52], [-14, 110, 82 + z], [12, 200, 84 + z], [18, 330, 80 + z], [18, 520, 80 + z]],
    [[50, -16, -6], [46, 30, 52], [14, 110, 80 + z], [-4, 160, 80 + z]],
  ] as const) {
    for (let k = 0; k < line.length - 1; k++) clay.leaf(line[k]!, line[k + 1]!, 13, 13, 0.34, [0, -0.2, 1], 5)
  }
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

const breastplate = (full: boolean): Dresser => (clay, place, person, garment, seed) => {
  const { build } = person
  const x = shoulderX(build)
  const material = surfaceOf(garment, 'metal')
  const ornate = garment.state.includes('ornate')
  const finish = () => weathered([...person.state, ...garment.state], steel(garment.trim, ornate, garment.state.includes('rusty')), seed)
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
  clay.limb([[[-66, 0, 20], 6], [[-50, 44, depth - 4], 7], [[0, 62, depth + 8], 7], [[50, 44, depth - 4], 7], [[66, 0, 20], 6]], 4, 4)
  // Collar.
  clay.part({ material, place, pigment: finish() }).drum([0, -10, -18], 26, 68, 56, 3).carve().drum([0, -14, -18], 40, 60, 50, 2)
  if (!full) return
  for (const s of [-1, 1]) {
    // Upper arm, then the plates of the shoulder from the lowest up, each over the one below.
    clay.part({ material, place, pigment: finish() })
    clay.limb([[[s * (x + 14), 110, -8], 41], [[s * (x + 26), 226, -4], 37]], 6)
    if (!carries(person, s)) clay.limb([[[s * (x + 30), 250, -4], 36], [[s * (x + 24), 440, 24], 30]], 4).ball([s * (x + 29), 236, 10], 38, 4)
    for (const [k, drop] of [56, 34, 12].entries()) {
      clay.part({ material, place, pigment: finish() })
      clay.ellipsoid([s * (x + 10 + k * 1), 44 + drop, -6], [60 - k * -3, 46, 62 - k * -3], 0, turn(0, 0, s * 24))
      clay.carve().box([s * (x + 10), 44 + drop + 54, -6], [120, 36, 120], 4, 3, turn(0, 0, s * 14)).build()
    }
    clay.part({ material: metal(rim), place })
    clay.ring([s * (x + 12), 66, -6], 62, 64, 4.5, 4.5, 0, turn(0, 0, s * 14))
    clay.ball([s * (x + 14), 18, 34], 7).ball([s * (x + 40), 34, 34], 7)
  }
}

const chain: Dresser = (clay, place, person, garment, seed) => {
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

const scaleArmour: Dresser = (clay, place, person, garment, seed) => {
  clay.part({
    material: surfaceOf(garment, 'metal'),
    place,
    pigment: weathered([...person.state, ...garment.state], plates(26, 24, shade(garment.colour, 0.16)), seed),
  })
  sculptTrunk(clay, person.build, 9)
  sculptArms(clay, person, 9)
  neckline(clay, 46, 14)
}

const leatherArmour = (studded: boolean): Dresser => (clay, place, person, garment, seed) => {
  const { build } = person
  const x = shoulderX(build)
  const shirt: Garment = { kind: 'shirt', colour: garment.trim ?? [142, 128, 104], state: [] }
  tailored({ grow: 3, usual: 'cloth', sleeves: true, wide: 40, low: 22, fold: 6 })(clay, place, person, shirt, seed)
  const pigment = () => weathered([...person.state, ...garment.state], hide(seed, studded ? [170, 166, 158] : undefined), seed)
  clay.part({ material: surfaceOf(garment, 'leather'), place, pigment: pigment() })
  sculptTrunk(clay, build, 10)
  neckline(clay, 50, 36)
  armholes(clay, build, 36)
  for (const s of [-1, 1]) {
    for (const [k, drop] of [44, 18].entries()) {
      clay.part({ material: surfaceOf({ ...garment, colour: shade(garment.colour, -0.03 * k) }, 'leather'), place, pigment: pigment() })
      clay.ellipsoid([s * (x + 8), 44 + drop, -6], [50 + k * 3, 42, 54 + k * 3], 0, turn(0, 0, s * 24))
      clay.carve().box([s * (x + 8), 44 + drop + 46, -6], [110, 32, 110], 4, 3, turn(0, 0, s * 14)).build()
    }
  }
}

const furs: Dresser = (clay, place, person, garment, seed) => {
  sculptBare(clay, place, person)
  clay.part({ material: { ...cloth(garment.colour), mottle: 0.7 }, place, pigment: folds(8, seed), lie: [0, 1, 0.1] })
  sculptTrunk(clay, person.build, 14)
  neckline(clay, 52, 52)
  armholes(clay, person.build, 44)
}

const apron: Dresser = (clay, place, person, garment, seed) => {
  const shirtColour = garment.trim ?? mix(garment.colour, [206, 192, 162], 0.75)
  const shirt: Garment = { kind: 'shirt', colour: shirtColour, state: [] }
  tailored({ grow: 4, usual: 'cloth', sleeves: true, wide: 42, low: 30, fold: 8 })(clay, place, person, shirt, seed)
  const pigment = garment.stuff === 'cloth' ? folds(4, seed) : hide(seed)
  clay.part({ material: surfaceOf(garment, 'leather'), place, pigment: weathered([...person.state, ...garment.state], pigment, seed) })
  sculptTrunk(clay, person.build, 11)
  clay.carve()
  for (const s of [-1, 1]) clay.box([s * (shoulderX(person.build) + 24), 120, 0], [88, 130, 200], 10, 6, turn(0, 0, s * 8))
  clay.box([0, 10, 0], [200, 70, 200], 8, 8).box([0, 200, -110], [300, 400, 100], 4, 2).build()
  for (const s of [-1, 1]) clay.limb([[[s * 48, 92, 66], 8], [[s * 46, 20, 44], 8], [[s * 40, -14, -10], 8]], 3, 4)
}

const tabard: Dresser = (clay, place, person, garment, seed) => {
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

const rags: Dresser = (clay, place, person, garment, seed) => {
  sculptBare(clay, place, person)
  clay.part({ material: surfaceOf(garment, 'cloth'), place, pigment: weathered([...garment.state, 'dusty'], folds(13, seed), seed) })
  sculptTrunk(clay, person.build, 8)
  sculptArms(clay, person, 8, 0.5)
  neckline(clay, 58, 40)
  clay.carve()
  for (const [x, y, r] of [[62, 96, 17], [-30, 190, 20], [90, 60, 12], [-110, 120, 16]] as const) clay.ellipsoid([x, y, 70], [r, r * 1.6, 60], 4)
  clay.build()
}

const wrappings: Dresser = (clay, place, person, garment, seed) => {
  clay.part({ material: surfaceOf(garment, 'cloth'), place, pigment: folds(3, seed) })
  sculptTrunk(clay, person.build, 3)
  sculptArms(clay, person, 3)
  for (let k = 0; k < 9; k++) clay.ring([0, 20 + k * 34, 0], 118 * person.build.broad, 62, 10, 16, 6, turn(0, 6, k % 2 === 0 ? 12 : -9))
}

const bodice: Dresser = (clay, place, person, garment, seed) => {
  const { build } = person
  sculptBare(clay, place, person)
  const light = garment.trim ?? mix(garment.colour, [228, 214, 190], 0.7)
  // A gathered shift off the shoulders, and the gown over it.
  clay.part({ material: surfaceOf({ ...garment, stuff: 'cloth', colour: light }, 'cloth'), place, pigment: folds(7, seed) })
  sculptTrunk(clay, build, 5)
  sculptArms(clay, person, 12, 0.9)
  clay.carve().ellipsoid([0, 0, 30], [104, 96, 120], 6).ellipsoid([0, -30, -20], [110, 90, 80], 6).build()
  clay.part({ material: surfaceOf(garment, 'cloth'), place, pigment: folds(5, seed + 3) })
  sculptTrunk(clay, build, 9)
  clay.carve().ellipsoid([0, 22, 40], [92, 102, 130], 6).ellipsoid([0, -30, -20], [118, 110, 80], 6)
  for (const s of [-1, 1]) clay.ellipsoid([s * (shoulderX(build) + 22), 80, 0], [50, 120, 100], 8)
  clay.build()
  clay.part({ material: cloth(shade(garment.colour, -0.14)), place })
  for (let k = 0; k < 5; k++) {
    clay.cone([-14, 180 + k * 34, 84], [14, 200 + k * 34, 84], 3.4, 3.4).cone([14, 180 + k * 34, 84], [-14, 200 + k * 34, 84], 3.4, 3.4)
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
    tailored({ grow: 9, usual: garment.stuff === 'leather' ? 'leather' : 'cloth', sleeves: false, wide: 48, low: 92, fold: 4 })(clay, place, person, garment, seed)
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
  clay.box([-18, 126, z + 12], [17, 14, 5], 3, 0, turn(0, 0, -30)).carve().box([-18, 126, z + 12], [9, 7, 12], 1, 0, turn(0, 0, -30))
}
