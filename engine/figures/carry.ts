import { mix, type Rgb, shade } from '../paint/colour.ts'
import { bone, metal, skin } from '../paint/material.ts'
import { sculptBaldric } from './body/garments.ts'
import { surfaceOf } from './body/tailoring.ts'
import { shoulderX } from './body/torso.ts'
import { folds, mail, plates, steel, weathered } from './body/weaves.ts'
import { quiver, weapons } from './gear/arms.ts'
import { errands, skullLantern } from './gear/errands.ts'
import { goods } from './gear/goods.ts'
import { gripOf, handOptions, sculptFist, sculptOpenHand, sculptReach, sculptRings } from './gear/hand.ts'
import { fiddleBow, wares } from './gear/wares.ts'
import type { Glow } from './glow.ts'
import { landmarks, sides } from './head/face.ts'
import type { Gear, Person, Stuffed } from './scene.ts'
import type { Clay, PartOptions } from './sculpture/clay.ts'
import { add, along, out, type Place, rotate, sub, times, turn, type Vec, within } from './sculpture/space.ts'

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
  if (gear.kind === 'pole-lantern')
    at([104, -312, 0], 230, (gear.trim ?? [250, 160, 60]).map((v) => v * 0.6) as unknown as Rgb)
  if (gear.kind === 'candle')
    at([0, -176, 8], 180, (gear.trim ?? [255, 176, 76]).map((v) => v * 0.62) as unknown as Rgb)
  if (gear.kind === 'anvil') at([-80, -12, 10], 190, [150, 70, 16])
  if (gear.kind === 'staff' && !gear.state.includes('plain'))
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
  if (person.rings) sculptRings(clay, place, s, person.rings, false)
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
  'spade',
  'dagger',
  'boulder',
])

/** Things that hang from the hand, plumb whatever it does. */
const hanging = new Set<Gear['kind']>(['lantern', 'basket', 'handbell', 'balance', 'bucket'])

/** Where hands of flesh hold things: the shaft along y, its top up; the fingers towards z. */
export type Hands = Readonly<Record<'left' | 'right', Place>>

/**
 * Puts a thing in the hand, on the back, the shoulder or the breast, with the arm that holds it; into `hands` where somebody has some
 * already.
 */
export function sculptGear(
  clay: Clay,
  body: Place,
  head: Place,
  person: Person,
  gear: Gear,
  glows: Glow[],
  hands?: Hands,
) {
  const skull = gear.kind === 'lantern' && gear.state.includes('skull')
  const make = skull ? skullLantern : (weapons[gear.kind] ?? goods[gear.kind] ?? wares[gear.kind] ?? errands[gear.kind])
  if (!make) return
  const x = shoulderX(person.build)
  const put = (place: Place) => {
    make(clay, place, gear)
    lightOfGear(gear, place, glows)
  }
  if (gear.hold === 'before')
    return put(
      person.whole
        ? within(body, [-Math.sign(person.turn.head[0] || 1) * 120, 452, 230], turn(14, 8, 0))
        : within(body, [-Math.sign(person.turn.head[0] || 1) * 30, 262, 250], turn(14, 10, 0)),
    )
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
      if (!hands) sculptBaldric(clay, body, person.build, [92, 62, 40])
      return put(within(body, [-x * 0.86, 40, -100], turn(14, 0, -20)))
    }
    if (!hands) sculptBaldric(clay, body, person.build, [84, 56, 38])
    const long = ['spear', 'halberd', 'trident', 'staff', 'scythe', 'pitchfork', 'broom', 'spade', 'oar'].includes(
      gear.kind,
    )
    const blade = ['sword', 'greatsword', 'rapier', 'scimitar', 'dagger'].includes(gear.kind)
    // Blades are sheathed point down, so that the hilt shows above the shoulder.
    if (blade) return put(within(body, [x * 0.8, -44, -84], turn(0, 0, 180 + 30)))
    return put(within(body, [x * 0.55, long ? 120 : 130, -110], turn(0, 0, 26)))
  }
  if (hands && gear.kind !== 'lute' && gear.kind !== 'fiddle') return put(held(person, gear, hands))
  const s = gear.hold === 'right' ? -1 : 1
  const flesh = fleshOf(person)
  const { sleeve, bareArm } = sleeveOf(person, body)
  const shielded = gear.kind === 'shield'
  const clad = hands ? undefined : { flesh, sleeve, bareArm }
  if (gear.kind === 'lute') return playLute(clay, body, person, clad, put)
  if (gear.kind === 'fiddle') return playFiddle(clay, body, person, clad, put)
  const heavy = ['axe', 'greataxe', 'hammer', 'mace', 'flail', 'sickle'].includes(gear.kind)
  const lean = shielded || hanging.has(gear.kind) ? 0 : s * (heavy ? 27 : weapons[gear.kind] ? 12 : 14)
  const shield = [s * (x - 6), 236, 150] as const
  if (gear.kind === 'fan') return holdFan(clay, body, person, { flesh, sleeve, bareArm }, s, put)
  const { grip, wrist } = shielded
    ? { grip: body, wrist: [s * x, 240, 128] as Vec }
    : gripOf(body, upheld.has(gear.kind) ? person : { ...person, pose: { ...person.pose, grip: 'level' } }, s, lean)
  sculptReach(clay, sleeve, person, s, wrist, bareArm ? 0 : 5)
  if (shielded) return put(within(body, shield, turn(s * 16, 0, s * 6)))
  sculptFist(clay, { ...handOptions(person, grip, flesh, sleeve), place: grip }, s)
  if (person.rings) sculptRings(clay, grip, s, person.rings, true)
  put(long.includes(gear.kind) ? within(grip, [0, slideIn(grip), 0]) : grip)
}

const long: readonly Gear['kind'][] = [
  'spear',
  'halberd',
  'trident',
  'staff',
  'scythe',
  'pitchfork',
  'broom',
  'pickaxe',
  'spade',
  'oar',
  'crook',
  'pole-lantern',
]

/** How far down a long shaft slides in the hand so that its head stays in the picture, in its own units. */
function slideIn(grip: Place): number {
  const [, top] = out(grip, [0, -565, 0])
  const up = grip.rotation[1][1]
  if (top >= 14 || up < 0.4) return 0
  // The head of it stays well above the hand.
  return Math.min(300, (14 - top) / (grip.scale * up))
}

/** How a thing lies in a hand of flesh. */
function held(person: Person, gear: Gear, hands: Hands): Place {
  const hand = hands[gear.hold === 'left' ? 'left' : 'right']
  // What hangs, hangs plumb; what is carried level stands upright, whatever the wrist does.
  if (hanging.has(gear.kind)) return { ...hand, rotation: turn(0, 0, 0) }
  if (gear.kind === 'shield') return within(hand, [0, 0, 24])
  if (palmed.has(gear.kind)) return { ...hand, rotation: turn(person.turn.body[0] * 0.5, 0, 0) }
  // Blades show their flat, whichever way the wrist is turned.
  const up: Vec = [hand.rotation[0][1], hand.rotation[1][1], hand.rotation[2][1]]
  const shown = { ...hand, rotation: along(up, [0.15, 0, 1]) }
  return long.includes(gear.kind) ? within(shown, [0, slideIn(shown), 0]) : shown
}

/** Things that lie or float on an open palm. */
const palmed = new Set<Gear['kind']>(['orb', 'flame', 'skull', 'bread', 'fish', 'apple', 'coin', 'bowl', 'book'])

interface Clad {
  flesh: PartOptions['material']
  sleeve: PartOptions
  bareArm: boolean
}

/** A hand at a place of the body, and the arm that ends in it. */
function handAt(
  clay: Clay,
  body: Place,
  person: Person,
  { flesh, sleeve, bareArm }: Clad,
  s: number,
  at: Vec,
  roll: number,
) {
  sculptReach(clay, sleeve, person, s, [at[0] + s * 13, at[1] + 26, at[2] - 20], bareArm ? 0 : 5)
  const place = within(body, at, turn(0, 0, roll))
  sculptFist(clay, { ...handOptions(person, place, flesh, sleeve), place }, s)
  if (person.rings) sculptRings(clay, place, s, person.rings, true)
}

/** An open fan is held before the breast. */
function holdFan(clay: Clay, body: Place, person: Person, clad: Clad, s: number, put: (place: Place) => void) {
  const at: Vec = [s * 62, 214, 132 + 24 * person.build.bust]
  handAt(clay, body, person, clad, s, at, s * -8)
  put(within(body, at, turn(0, 0, s * -8), 0.94))
}

/** The belly of the lute before the waist, its neck up to the left hand; the right hand plucks. */
function playLute(clay: Clay, body: Place, person: Person, clad: Clad | undefined, put: (place: Place) => void) {
  const z = 112 + 26 * Math.max(0, person.build.stout - 1) + 24 * person.build.bust
  const rotation = turn(0, -6, 56)
  const from: Vec = [4, 158, z]
  const size = 0.86
  const on = (v: Vec): Vec => add(from, times(rotate(rotation, v), size))
  put(within(body, from, rotation, size))
  if (!clad) return
  handAt(clay, body, person, clad, 1, on([0, -186, 26]), 56)
  handAt(clay, body, person, clad, -1, on([4, 92, 70]), 96)
}

/** The fiddle under the chin, its neck in the left hand; the right hand draws the bow across. */
function playFiddle(clay: Clay, body: Place, person: Person, clad: Clad | undefined, put: (place: Place) => void) {
  const chin: Vec = [44, 10, 92]
  const scroll: Vec = [216, 96, 190]
  const lies = along(sub(chin, scroll), [-0.25, -0.5, 1])
  const middle: Vec = [92, 34, 122]
  put(within(body, middle, lies))
  const neck = add(middle, rotate(lies, [0, -150, 0]))
  if (clad) handAt(clay, body, person, clad, 1, neck, 40)
  const hand: Vec = [-74, 152, 196]
  const strings = add(middle, rotate(lies, [0, -20, 40]))
  const tip = add(strings, times(sub(strings, hand), 0.62))
  if (clad) handAt(clay, body, person, clad, -1, hand, -50)
  fiddleBow(clay, body, hand, tip)
}
