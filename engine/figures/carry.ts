import { mix, type Rgb, shade } from '../paint/colour.ts'
import { bone, metal, skin } from '../paint/material.ts'
import { sculptBaldric } from './body/garments.ts'
import { surfaceOf } from './body/tailoring.ts'
import { shoulderX } from './body/torso.ts'
import { folds, mail, plates, steel, weathered } from './body/weaves.ts'
import { quiver, weapons } from './gear/arms.ts'
import { goods } from './gear/goods.ts'
import { gripOf, handOptions, sculptFist, sculptOpenHand, sculptReach } from './gear/hand.ts'
import type { Glow } from './glow.ts'
import { landmarks, sides } from './head/face.ts'
import type { Gear, Person, Stuffed } from './scene.ts'
import type { Clay, PartOptions } from './sculpture/clay.ts'
import { out, type Place, turn, type Vec, within } from './sculpture/space.ts'

/** Lights a thing throws about itself. */
function lightOfGear(gear: Gear, place: Place, glows: Glow[]) {
  const at = (v: Vec, radius: number, colour: Rgb) => {
    const [x, y] = out(place, v)
    glows.push({ x, y, radius: radius * place.scale, colour })
  }
  if (gear.kind === 'flame' || gear.kind === 'torch')
    at(
      [0, gear.kind === 'torch' ? -220 : -84, 20],
      230,
      (gear.trim ?? [255, 140, 40]).map((v) => v * 0.6) as unknown as Rgb,
    )
  if (gear.kind === 'lantern') at([0, 130, 0], 250, (gear.trim ?? [250, 160, 60]).map((v) => v * 0.6) as unknown as Rgb)
  if (gear.kind === 'staff')
    at([0, -424, 0], 120, (gear.trim ?? [110, 180, 230]).map((v) => v * 0.55) as unknown as Rgb)
  if (gear.kind === 'wand') at([6, -182, 0], 90, (gear.trim ?? [160, 200, 255]).map((v) => v * 0.6) as unknown as Rgb)
  if (gear.kind === 'orb') at([0, -76, 30], 150, (gear.trim ?? gear.colour).map((v) => v * 0.45) as unknown as Rgb)
  if (gear.state.includes('glowing') || gear.state.includes('burning'))
    at([0, -190, 0], 220, (gear.trim ?? [90, 170, 255]).map((v) => v * 0.4) as unknown as Rgb)
}

const fleshOf = ({ complexion }: Person) =>
  complexion.hide === 'bone'
    ? bone(complexion.base)
    : { ...skin(complexion.base), ...(complexion.hide === 'skin' ? { subsurface: [50, 16, 8] as Rgb } : {}) }

/** What an arm that is bent is clothed in. */
function sleeveOf(person: Person, body: Place): { sleeve: PartOptions; bareArm: boolean } {
  const outer = person.garments.find((garment) => garment.kind !== 'bare') ?? person.garments[0]
  const bareArm = !outer || ['bare', 'furs', 'rags', 'dress'].includes(outer.kind)
  if (bareArm) return { sleeve: { material: fleshOf(person), place: body }, bareArm }
  const { kind } = outer
  const under = kind === 'apron' || kind === 'vest' || kind.includes('leather')
  if (kind === 'tabard' || kind === 'chainmail' || kind === 'breastplate') {
    const links = { ...outer, colour: kind === 'chainmail' ? outer.colour : ([110, 112, 116] as Rgb), stuff: 'iron' }
    return { sleeve: { material: surfaceOf(links, 'metal'), place: body, pigment: mail(10.5) }, bareArm }
  }
  if (kind === 'scale-armour')
    return {
      sleeve: { material: surfaceOf(outer, 'metal'), place: body, pigment: plates(26, 24, shade(outer.colour, 0.16)) },
      bareArm,
    }
  if (kind === 'plate-armour')
    return {
      sleeve: {
        material: surfaceOf(outer, 'metal'),
        place: body,
        pigment: weathered(outer.state, steel(outer.trim, false, outer.state.includes('rusty')), 5),
      },
      bareArm,
    }
  const stuff: Stuffed = under
    ? {
        ...outer,
        colour: outer.trim ?? (kind === 'apron' ? mix(outer.colour, [206, 192, 162], 0.75) : [142, 128, 104]),
        stuff: 'cloth',
      }
    : outer
  return { sleeve: { material: surfaceOf(stuff, 'cloth'), place: body, pigment: folds(6, 11) }, bareArm }
}

/** The arm whose hand rests on the hip. */
export function sculptAkimbo(clay: Clay, body: Place, person: Person): void {
  const s = person.pose.hip
  if (s === 0) return
  const x = shoulderX(person.build)
  const { sleeve, bareArm } = sleeveOf(person, body)
  const hip: Vec = [s * (78 * person.build.stout + 36), 356, 40]
  const wrist: Vec = [Math.sign(s) * Math.min(Math.abs(hip[0]) + 8, x + 30), 348, 34]
  sculptReach(clay, sleeve, person, s, wrist, bareArm ? 0 : 5)
  const place = within(body, wrist, turn(0, 0, s * 62))
  sculptOpenHand(clay, { ...handOptions(person, place, fleshOf(person), sleeve), place }, s)
}

/** Both arms held out towards whoever looks, one higher, the hands hanging from the wrists. */
export function sculptGroping(clay: Clay, body: Place, person: Person): void {
  if (!person.pose.groping) return
  const x = shoulderX(person.build)
  const { sleeve, bareArm } = sleeveOf(person, body)
  for (const s of sides) {
    const wrist: Vec = s === person.pose.weight ? [s * (x + 66), -12, 176] : [s * (x + 34), 118, 200]
    sculptReach(clay, sleeve, person, s, wrist, bareArm ? 0 : 5)
    const place = within(body, wrist, turn(s * -50, -34, s * -12), 1.12)
    sculptOpenHand(clay, { ...handOptions(person, place, fleshOf(person), sleeve), place }, s, true)
  }
}

/** Things that may be held aloft, over the shoulder or pointing down; the others are carried upright. */
const upheld = new Set<Gear['kind']>([
  'sword',
  'greatsword',
  'rapier',
  'scimitar',
  'axe',
  'greataxe',
  'mace',
  'hammer',
  'spear',
  'halberd',
  'scythe',
  'pitchfork',
  'pickaxe',
  'dagger',
])

/** Puts a thing in the hand, on the back, the shoulder or the breast, with the arm that holds it. */
export function sculptGear(clay: Clay, body: Place, head: Place, person: Person, gear: Gear, glows: Glow[]) {
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
      return put(
        within(
          head,
          [Math.sign(person.turn.head[0]) * -14, m.mouthY + 2, m.mouthZ - 6],
          turn(person.turn.head[0] > 0 ? 180 : 0, 0, 0),
          1.15,
        ),
      )
    }
    const z = 72 * (0.5 + 0.5 * person.build.stout) + 22
    clay.part({ material: metal([150, 124, 74]), place: body })
    for (const s of sides)
      clay.limb(
        [
          [[s * 56, -4, 10], 2.4],
          [[s * 34, 70, z - 8], 2.4],
          [[s * 4, 118, z], 2.4],
        ],
        1,
      )
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
  const flesh = fleshOf(person)
  const { sleeve, bareArm } = sleeveOf(person, body)
  const shielded = gear.kind === 'shield'
  const large = gear.kind === 'lute'
  const heavy = ['axe', 'greataxe', 'hammer', 'mace', 'flail', 'sickle'].includes(gear.kind)
  const lean = shielded ? 0 : large ? -52 : s * (heavy ? 27 : weapons[gear.kind] ? 12 : 14)
  const shield = [s * (x - 6), 236, 150] as const
  const { grip, wrist } = large
    ? { grip: within(body, [-30, 190, 128], turn(0, -8, -58)), wrist: [s * 30, 240, 110] as Vec }
    : shielded
      ? { grip: body, wrist: [s * x, 240, 128] as Vec }
      : gripOf(body, upheld.has(gear.kind) ? person : { ...person, pose: { ...person.pose, grip: 'level' } }, s, lean)
  sculptReach(clay, sleeve, person, s, wrist, bareArm ? 0 : 5)
  if (shielded) return put(within(body, shield, turn(s * 16, 0, s * 6)))
  if (!large) sculptFist(clay, { ...handOptions(person, grip, flesh, sleeve), place: grip }, s)
  if (large) {
    const high = within(grip, [0, -190, 20])
    sculptReach(clay, sleeve, person, -s, [110, 130, 118], bareArm ? 0 : 5)
    sculptFist(clay, { material: flesh, place: high }, 1)
    sculptFist(clay, { material: flesh, place: within(grip, [14, 100, 62], turn(0, 0, 70)) }, -1)
  }
  put(grip)
}
