import type { Rgb } from '../paint/colour.ts'
import { metal, skin } from '../paint/material.ts'
import { sculptBaldric } from './body/garments.ts'
import { surfaceOf } from './body/tailoring.ts'
import { shoulderX } from './body/torso.ts'
import { folds, steel } from './body/weaves.ts'
import { quiver, weapons } from './gear/arms.ts'
import { goods } from './gear/goods.ts'
import { gripPlace, handOptions, sculptFist, sculptReach } from './gear/hand.ts'
import type { Glow } from './glow.ts'
import { landmarks, sides } from './head/face.ts'
import type { Gear, Person } from './scene.ts'
import type { Clay } from './sculpture/clay.ts'
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
  if (gear.kind === 'lantern') at([0, 130, 0], 210, [150, 96, 36])
  if (gear.kind === 'staff')
    at([0, -424, 0], 120, (gear.trim ?? [110, 180, 230]).map((v) => v * 0.55) as unknown as Rgb)
  if (gear.kind === 'wand') at([6, -182, 0], 90, (gear.trim ?? [160, 200, 255]).map((v) => v * 0.6) as unknown as Rgb)
  if (gear.kind === 'orb') at([0, -76, 30], 150, (gear.trim ?? gear.colour).map((v) => v * 0.45) as unknown as Rgb)
  if (gear.state.includes('glowing') || gear.state.includes('burning'))
    at([0, -190, 0], 220, (gear.trim ?? [90, 170, 255]).map((v) => v * 0.4) as unknown as Rgb)
}

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
  const plated = person.garments.some((garment) => garment.kind === 'plate-armour')
  const outer = person.garments.find((garment) => garment.kind !== 'bare') ?? person.garments[0]
  const bareArm = !outer || ['bare', 'furs', 'rags'].includes(outer.kind)
  const flesh = { ...skin(person.complexion.base), subsurface: [50, 16, 8] as Rgb }
  const sleeveStuff =
    outer &&
    (outer.kind === 'apron' || outer.kind === 'vest' || outer.kind === 'tabard' || outer.kind.includes('leather'))
      ? { ...outer, colour: outer.trim ?? ([180, 166, 138] as Rgb), stuff: 'cloth' }
      : outer
  const sleeve = bareArm
    ? { material: flesh, place: body }
    : {
        material: surfaceOf(
          sleeveStuff!,
          plated || outer?.kind === 'chainmail' || outer?.kind === 'breastplate' ? 'metal' : 'cloth',
        ),
        place: body,
        pigment: plated ? steel(outer?.trim, false, false) : folds(6, 11),
      }
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
