import { mix, type Rgb, shade } from '../paint/colour.ts'
import { bone, cloth, gem, glass, glow, leather, type Material, metal, skin } from '../paint/material.ts'
import { random } from '../paint/random.ts'
import { sculptBaldric, sculptGarment, surfaceOf } from './body/garments.ts'
import { placesOf, shoulderX } from './body/torso.ts'
import { folds, hide, steel, weathered } from './body/weaves.ts'
import { quiver, weapons } from './gear/arms.ts'
import { goods } from './gear/goods.ts'
import { gripPlace, handOptions, sculptFist, sculptReach } from './gear/hand.ts'
import { sculptWings, sculptWrap } from './gear/wraps.ts'
import { eyeSeat, sculptBeast } from './head/beasts.ts'
import { sculptBeard } from './head/beards.ts'
import { complexionPigment } from './head/complexion.ts'
import { sculptEars } from './head/ears.ts'
import { landmarks, sides } from './head/face.ts'
import { type Grown, sculptHair } from './head/hair.ts'
import { coversCrown, sculptHeadwear } from './head/headwear.ts'
import { sculptHorns } from './head/horns.ts'
import { sculptHead } from './head/skull.ts'
import type { Gear, Person } from './scene.ts'
import type { Clay } from './sculpture/clay.ts'
import type { Coat } from './sculpture/groom.ts'
import { ownColour } from './sculpture/groom.ts'
import { out, type Place, turn, type Vec, within } from './sculpture/space.ts'

/** A light that blooms: place in the picture (units), how far it reaches, colour. */
export interface Glow {
  x: number
  y: number
  radius: number
  colour: Rgb
  /** Shines behind the figure only. */
  behind?: boolean
}

/** A person in clay, with what is left for the brush. */
export interface Sculpted {
  person: Person
  head: Place
  headPart: number
  coats: Coat[]
  glows: Glow[]
}

export function sculptPerson(clay: Clay, person: Person, seed: number): Sculpted {
  const { head, body } = placesOf(person)
  const luck = random(seed)
  const coats: Coat[] = []
  const glows: Glow[] = []
  const s = person.scale

  for (const garment of person.garments) sculptGarment(clay, body, person, garment, seed % 1000)
  for (const [i, garment] of person.garments.entries()) {
    if (garment.kind !== 'furs') continue
    const part = clay.parts.findLastIndex((p) => p.lie && p.place === body)
    coats.push({ part, colour: ownColour, spacing: 60 * s, length: 34 * s, width: 3.4 * s, stray: 0.6, contrast: 0.1, flow: () => [0, 1, 0.1] })
    void i
  }
  if (person.wrap) {
    for (const fur of sculptWrap(clay, body, person, person.wrap, seed % 991)) {
      coats.push({ part: fur.part, colour: ownColour, spacing: 26 * s, length: fur.length * s, width: 2.8 * s, stray: 0.9, contrast: 0.14, wisps: 0.7 })
    }
  }
  if (person.wings) sculptWings(clay, body, person.wings)
  if (person.form === 'turtle') {
    clay.part({ material: { ...leather(shade(person.complexion.base, -0.16)), specular: 0.3 }, place: body, pigment: hide(3) })
    clay.ellipsoid([0, 190, -120], [206, 250, 70]).ring([0, 40, -70], 150, 40, 22, 26, 20, turn(0, 60, 0))
  }

  const headPart = clay.parts.length
  sculptFace(clay, head, person, coats)
  const plain = coversCrown(person.headwear)
  if (person.hair && person.form === 'human' && person.headwear?.kind !== 'great-helm') {
    const material: Material = { ...cloth(person.hair.colour), gloss: 9, specular: 0.14, bump: 1.1, grain: [4, 34], rim: 0.7, mottle: 0.4 }
    if (!(person.headwear?.kind === 'hood' && person.hair.style !== 'long') && person.headwear?.kind !== 'coif') {
      for (const grown of sculptHair(clay, head, person.face, person.hair.style, material, plain, luck.fork('hair'))) coats.push(hairCoat(grown, person.hair.colour, s))
    }
  }
  if (person.beard && person.form === 'human' && person.headwear?.kind !== 'great-helm') {
    const material: Material = { ...cloth(person.beard.colour), gloss: 9, specular: 0.1, bump: 1.2, grain: [4, 30], rim: 0.6, mottle: 0.4 }
    for (const grown of sculptBeard(clay, head, person.face, person.beard.style, material, luck.fork('beard'))) coats.push(hairCoat(grown, person.beard.colour, s))
  }
  if (person.horns) sculptHorns(clay, head, person.horns.style, person.horns.colour, person.horns.size, person.horns.broken)
  if (person.headwear) sculptHeadwear(clay, head, person.headwear, person.face, luck.fork('hat'))
  trinkets(clay, head, body, person)
  for (const gear of person.gear) sculptGear(clay, body, head, person, gear, glows)
  if (person.halo) {
    clay.part({ material: { ...glow([255, 226, 140], 0.6), alpha: 0.8 }, place: head })
    clay.ring([0, -40, -120], 150, 150, 4, 4, 0, turn(0, 90, 0))
    const [x, y] = out(head, [0, -40, -120])
    glows.push({ x, y, radius: 420 * s, colour: [150, 124, 62], behind: true })
  }
  if (person.eyes.glow > 0.2 && person.headwear?.kind !== 'great-helm') {
    const seat = eyeSeat(person.form, person.face)
    for (const side of sides) {
      if (person.eyes.closed.includes(side)) continue
      const [x, y] = out(head, [side * seat.at[0], seat.at[1], seat.at[2] + seat.radius])
      glows.push({ x, y, radius: (16 + 20 * person.eyes.glow) * s, colour: person.eyes.colour.map((v) => v * 0.5 * person.eyes.glow) as unknown as Rgb })
    }
  }
  return { person, head, headPart, coats, glows }
}

function hairCoat(grown: Grown, colour: Rgb, s: number): Coat {
  return { part: grown.part, flow: grown.flow, colour, spacing: 15 * s * s, length: grown.length * s, width: 2.5 * s, stray: grown.stray, contrast: 0.1, clump: 26 * s, wisps: 0.35 }
}

function sculptFace(clay: Clay, head: Place, person: Person, coats: Coat[]) {
  const { complexion, face, expression, form } = person
  const base = complexion.base
  const ghost = person.name.startsWith('ghost')
  const hideMaterial: Material =
    complexion.hide === 'bone'
      ? bone(base)
      : complexion.hide === 'scales'
        ? { ...skin(base), specular: 0.28, gloss: 20, subsurface: undefined, mottle: 0.45 }
        : complexion.hide === 'fur' || complexion.hide === 'feathers'
          ? { ...cloth(base), bump: 0.8, grain: [4, 8], mottle: 0.4 }
          : person.name.startsWith('warforged')
            ? { ...metal(base), bump: 0.3 }
            : { ...skin(base), subsurface: [base[0] * 0.34, base[1] * 0.12, base[2] * 0.07], specular: face.age < 0.5 ? 0.13 : 0.09, ...(ghost ? { alpha: 0.62, emission: [20, 34, 38] as Rgb } : {}) }
  const pigment = person.name.startsWith('warforged') ? steel([60, 62, 66], false, true) : weathered(person.state, complexionPigment(complexion, face), 5)
  const options = { material: hideMaterial, place: head, pigment }
  const part = clay.parts.length
  const s = person.scale
  if (form === 'human') {
    sculptHead(clay, options, face, expression)
    sculptEars(clay, face, person.ears)
    const m = landmarks(face)
    if (person.tusks > 0) {
      clay.part({ material: bone([226, 212, 176]), place: head })
      for (const side of sides) {
        const t = person.tusks
        clay.limb([[[side * 17, m.mouthY + 8, m.mouthZ - 5], 5.5 * t], [[side * 22, m.mouthY - 5, m.mouthZ + 2], 5 * t], [[side * 22, m.mouthY - 10 - 16 * t, m.mouthZ], 1]], 2)
      }
    }
    return
  }
  sculptBeast(clay, options, form, face, expression)
  if (complexion.hide === 'fur') coats.push({ part, colour: ownColour, spacing: 13 * s * s, length: 20 * s, width: 2.1 * s, stray: 0.4, contrast: 0.1, wisps: 0.8, flow: furFlow })
  if (complexion.hide === 'feathers') coats.push({ part, colour: ownColour, spacing: 30 * s * s, length: 26 * s, width: 6 * s, stray: 0.15, contrast: 0.09, wisps: 0.4, flow: furFlow })
}

/** Fur lies back from the nose. */
const furFlow = ([x, y, z]: Vec): Vec => [x * 0.016, (y - 10) * 0.012 + 0.25, -0.9 - z * 0.001]

function trinkets(clay: Clay, head: Place, body: Place, person: Person) {
  const m = landmarks(person.face)
  const seat = eyeSeat(person.form, person.face)
  if (person.patch) {
    const x = person.patch * seat.at[0]
    clay.part({ material: leather([44, 34, 30]), place: head, pigment: hide(2) })
    clay.ellipsoid([x, seat.at[1] + 2, seat.at[2] + seat.radius - 2], [23, 20, 9], 0, turn(person.patch * 20, 0, 0))
    clay.limb([[[x - person.patch * 20, seat.at[1] - 12, 84], 3.4], [[-person.patch * 30, -54, 80], 3.4], [[-person.patch * 74, -64, 10], 3.4]], 2, 4)
    clay.limb([[[x + person.patch * 18, seat.at[1] - 4, 72], 3.4], [[person.patch * 70, 0, 20], 3.4]], 2)
  }
  if (person.glasses) {
    clay.part({ material: metal([176, 146, 84]), place: head })
    for (const s of sides) {
      clay.ring([s * (seat.at[0] + 1), seat.at[1] + 6, seat.at[2] + seat.radius + 16], 19, 19, 2.2, 2.2, 0, turn(0, 90, 0))
      clay.cone([s * (seat.at[0] + 20), seat.at[1] + 4, seat.at[2] + seat.radius + 14], [s * 78, 0, -4], 2, 2)
    }
    clay.limb([[[-13, 2, seat.at[2] + seat.radius + 16], 2.2], [[0, -3, seat.at[2] + seat.radius + 20], 2.4], [[13, 2, seat.at[2] + seat.radius + 16], 2.2]], 1)
    clay.part({ material: { ...glass([220, 232, 236]), alpha: 0.08 }, place: head })
  }
  if (person.mask) {
    const mask = person.mask
    clay.part({ material: surfaceOf(mask, 'leather'), place: head, pigment: hide(3) })
    clay.ellipsoid([0, -4, 48], [65, 34, 54]).cone([0, -6, 90], [0, 24, 112], 14, 13, 12)
    clay.carve()
    for (const s of sides) clay.ellipsoid([s * seat.at[0], seat.at[1] + 1, 96], [19, 10, 40], 3)
    clay.build()
  }
  if (person.earrings) {
    clay.part({ material: metal([210, 170, 86]), place: head })
    for (const s of sides) clay.ring([s * 80, 48, -6], 11, 11, 2.4, 2.4, 0, turn(20, 90, 0))
  }
  if (person.necklace) {
    const z = 70 * (0.5 + 0.5 * person.build.stout) + (person.build.bust > 0 ? 22 : 10)
    clay.part({ material: metal(person.necklace.colour), place: body })
    for (let k = 0; k <= 16; k++) {
      const t = k / 16
      const a = (t - 0.5) * 2
      clay.ball([a * 62, -6 + 124 * (1 - a * a), -6 + (z + 16) * (1 - a * a * 0.92)], 5.2)
    }
    clay.ellipsoid([0, 136, z + 14], [20, 24, 8])
    clay.part({ material: gem(person.necklace.trim ?? [150, 30, 44]), place: body }).ellipsoid([0, 136, z + 20], [11, 14, 7])
  }
  void m
  void mix
}

/** Lights a thing throws about itself. */
function lightOfGear(gear: Gear, place: Place, glows: Glow[]) {
  const at = (v: Vec, radius: number, colour: Rgb) => {
    const [x, y] = out(place, v)
    glows.push({ x, y, radius: radius * place.scale, colour })
  }
  if (gear.kind === 'flame' || gear.kind === 'torch') at([0, gear.kind === 'torch' ? -220 : -84, 20], 230, (gear.trim ?? [255, 140, 40]).map((v) => v * 0.6) as unknown as Rgb)
  if (gear.kind === 'lantern') at([0, 130, 0], 210, [150, 96, 36])
  if (gear.kind === 'staff') at([0, -424, 0], 120, (gear.trim ?? [110, 180, 230]).map((v) => v * 0.55) as unknown as Rgb)
  if (gear.kind === 'wand') at([6, -182, 0], 90, (gear.trim ?? [160, 200, 255]).map((v) => v * 0.6) as unknown as Rgb)
  if (gear.kind === 'orb') at([0, -76, 30], 150, (gear.trim ?? gear.colour).map((v) => v * 0.45) as unknown as Rgb)
  if (gear.state.includes('glowing') || gear.state.includes('burning')) at([0, -190, 0], 220, (gear.trim ?? [90, 170, 255]).map((v) => v * 0.4) as unknown as Rgb)
}

function sculptGear(clay: Clay, body: Place, head: Place, person: Person, gear: Gear, glows: Glow[]) {
  const make = weapons[gear.kind] ?? goods[gear.kind]
  if (!make) return
  const x = shoulderX(person.build)
  const put = (place: Place) => {
    make(clay, place, gear)
    lightOfGear(gear, place, glows)
  }
  if (gear.hold === 'shoulder') return put(within(body, [x + 6, 16, 0], turn(-20, 0, 0), 1.05))
  if (gear.hold === 'breast') {
    if (gear.kind === 'pipe') {
      const m = landmarks(person.face)
      return put(within(head, [Math.sign(person.turn.head[0]) * -14, m.mouthY + 2, m.mouthZ - 6], turn(person.turn.head[0] > 0 ? 180 : 0, 0, 0), 1.15))
    }
    const z = 72 * (0.5 + 0.5 * person.build.stout) + 22
    clay.part({ material: metal([150, 124, 74]), place: body })
    for (const s of sides) clay.limb([[[s * 56, -4, 10], 2.4], [[s * 34, 70, z - 8], 2.4], [[s * 4, 118, z], 2.4]], 1)
    return put(within(body, [0, 148, z + 4]))
  }
  if (gear.hold === 'back') {
    if (gear.kind === 'bow') {
      quiver(clay, within(body, [x * 0.62, 30, -96], turn(0, -8, 20)), gear)
      sculptBaldric(clay, body, person.build, [92, 62, 40])
      return put(within(body, [-x * 0.86, 40, -100], turn(14, 0, -20)))
    }
    sculptBaldric(clay, body, person.build, [84, 56, 38])
    const long = ['spear', 'halberd', 'trident', 'staff', 'scythe', 'pitchfork', 'broom'].includes(gear.kind)
    const blade = ['sword', 'greatsword', 'rapier', 'scimitar', 'dagger'].includes(gear.kind)
    // Blades are sheathed point down, so that the hilt shows above the shoulder.
    if (blade) return put(within(body, [x * 0.8, -44, -84], turn(0, 0, 180 + 30)))
    return put(within(body, [x * 0.55, long ? 120 : 130, -110], turn(0, 0, 26)))
  }
  const s = gear.hold === 'right' ? -1 : 1
  const plated = person.garments.some((garment) => garment.kind === 'plate-armour')
  const outer = person.garments.find((garment) => garment.kind !== 'bare') ?? person.garments[0]
  const bareArm = !outer || ['bare', 'furs', 'rags'].includes(outer.kind)
  const flesh = { ...skin(person.complexion.base), subsurface: [50, 16, 8] as Rgb }
  const sleeveStuff = outer && (outer.kind === 'apron' || outer.kind === 'vest' || outer.kind === 'tabard' || outer.kind.includes('leather')) ? { ...outer, colour: outer.trim ?? ([180, 166, 138] as Rgb), stuff: 'cloth' } : outer
  const sleeve = bareArm
    ? { material: flesh, place: body }
    : { material: surfaceOf(sleeveStuff!, plated || outer?.kind === 'chainmail' || outer?.kind === 'breastplate' ? 'metal' : 'cloth'), place: body, pigment: plated ? steel(outer?.trim, false, false) : folds(6, 11) }
  const shielded = gear.kind === 'shield'
  const large = gear.kind === 'lute'
  const heavy = ['axe', 'greataxe', 'hammer', 'mace', 'flail', 'sickle'].includes(gear.kind)
  const lean = shielded ? 0 : large ? -52 : s * (heavy ? 27 : weapons[gear.kind] ? 12 : 14)
  const grip = large ? within(body, [-30, 190, 128], turn(0, -8, -58)) : gripPlace(body, person, s, lean)
  const wrist: Vec = large ? [s * 30, 240, 110] : [s * (x + 26), 246, 98]
  sculptReach(clay, sleeve, person, s, wrist, bareArm ? 0 : 5)
  if (shielded) return put(within(body, [s * (x - 6), 236, 150], turn(s * 16, 0, s * 6)))
  if (!large) sculptFist(clay, { ...handOptions(person, grip, flesh, sleeve), place: grip }, s)
  if (large) {
    const high = within(grip, [0, -190, 20])
    sculptReach(clay, sleeve, person, -s, [110, 130, 118], bareArm ? 0 : 5)
    sculptFist(clay, { material: flesh, place: high }, 1)
    sculptFist(clay, { material: flesh, place: within(grip, [14, 100, 62], turn(0, 0, 70)) }, -1)
  }
  put(grip)
}
