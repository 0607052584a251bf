import type { Rgb } from '../paint/colour.ts'
import { metal } from '../paint/material.ts'
import { type Act, doneBy } from './acts.ts'
import { isInverted, isPlanted, isPropped } from './anatomy/acting.ts'
import { dangling, palmed } from './anatomy/stances.ts'
import { shoulderX } from './body/torso.ts'
import { onForearm, placeBorne } from './borne.ts'
import { drawnBow, quiver, weapons } from './gear/arms.ts'
import { carried, openBook, openSheet } from './gear/carried.ts'
import { errands, skullLantern } from './gear/errands.ts'
import { fare } from './gear/fare.ts'
import { goods } from './gear/goods.ts'
import { armSling, limbs, mechanicalArm, slungBag } from './gear/limbs.ts'
import { oddments } from './gear/oddments.ts'
import { rod } from './gear/rod.ts'
import { sounding } from './gear/sounding.ts'
import { tools } from './gear/tools.ts'
import { fiddleBow, wares } from './gear/wares.ts'
import type { Glow } from './glow.ts'
import { landmarks, sides } from './head/face.ts'
import { isProp, wayOfProp } from './props/kinds.ts'
import { props } from './props/props.ts'
import { type Gear, isCarry, type Person } from './scene.ts'
import type { Clay } from './sculpture/clay.ts'
import {
  add,
  along,
  cross,
  length,
  out,
  type Place,
  rotate,
  sub,
  times,
  turn,
  unit,
  type Vec,
  within,
} from './sculpture/space.ts'

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
  if (gear.kind === 'firefly-jar')
    at([0, -150, 40], 190, (gear.trim ?? [226, 244, 110]).map((v) => v * 0.5) as unknown as Rgb)
  if (gear.kind === 'orb') at([0, -76, 30], 150, (gear.trim ?? gear.colour).map((v) => v * 0.45) as unknown as Rgb)
  if (gear.state.includes('glowing') || gear.state.includes('burning'))
    at([0, -190, 0], 220, (gear.trim ?? [90, 170, 255]).map((v) => v * 0.4) as unknown as Rgb)
}

/** Where hands of flesh hold things: the shaft along y, its top up; the fingers towards z. */
export type Hands = Readonly<Record<'left' | 'right', Place>>
/** Where their elbows are, in the picture. */
export type Elbows = Readonly<Record<'left' | 'right', Vec>>

/** Who makes a thing. */
export const wrightOf = (kind: Gear['kind']) =>
  weapons[kind] ??
  goods[kind] ??
  wares[kind] ??
  errands[kind] ??
  carried[kind] ??
  oddments[kind] ??
  tools[kind] ??
  fare[kind] ??
  sounding[kind] ??
  limbs[kind] ??
  (isProp(kind) ? props[kind] : undefined)

/** A chain from wrist to wrist, with its cuffs. */
export function chain(clay: Clay, { left, right }: Hands): void {
  const iron = metal([96, 98, 104])
  for (const hand of [left, right]) {
    clay.part({ material: iron, place: hand })
    clay.ring([0, 0, -92], 44, 40, 11, 22, 0, turn(0, 90, 0))
  }
  const [a, b] = [out(left, [0, 30, -92]), out(right, [0, 30, -92])]
  const link = 17 * left.scale
  const count = Math.max(5, Math.round(Math.hypot(a[0] - b[0], a[1] - b[1]) / (link * 1.9)) + 4)
  clay.part({ material: iron, place: { origin: [0, 0, 0], rotation: turn(0), scale: 1 } })
  for (let k = 0; k <= count; k++) {
    const t = k / count
    const sag = Math.sin(Math.PI * t) * link * 5
    const at: Vec = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag, Math.max(a[2], b[2]) + link * 0.6]
    clay.ring(at, link * 1.15, link * 0.8, link * 0.34, link * 0.34, 0, turn(0, k % 2 === 0 ? 90 : 30, 0))
  }
}

/** Puts a thing into a hand, or on the back, the shoulder or the breast. */
export function sculptGear(
  clay: Clay,
  body: Place,
  head: Place,
  person: Person,
  gear: Gear,
  glows: Glow[],
  hands: Hands,
  ground: Place,
  elbows: Elbows,
  hips: Place,
) {
  const skull = gear.kind === 'lantern' && gear.state.includes('skull')
  const isFishing = gear.kind === 'fishing-rod' && doneBy(person) === 'fishing'
  const make = isFishing ? rod : skull ? skullLantern : wrightOf(gear.kind)
  if (gear.kind === 'shackles') return chain(clay, hands)
  if (!make) return
  const doing = doneBy(person)
  if (doing === 'reading' && readable.has(gear.kind)) return openBefore(clay, person, gear, hands)
  const x = shoulderX(person.build)
  const put = (place: Place) => {
    make(clay, place, gear)
    lightOfGear(gear, place, glows)
  }
  const bearer = { head, body, hips, hands, elbows }
  // Along the forearm, its head in the crook of the arm.
  if (gear.kind === 'baby') return put(within(onForearm(bearer), [6, -38, 40], turn(-10, -10, 84), 1.14))
  if (isCarry(gear.hold)) return put(placeBorne(gear.hold, bearer, person))
  // Before the waist.
  if (gear.kind === 'drum') return put(within(body, [0, 430, 190], turn(0, -18, 0)))
  if (gear.kind === 'backpack')
    return put(gear.state.includes('huge') ? within(body, [0, 30, -80], turn(0), 0.56) : within(body, [0, 40, -80]))
  if (gear.kind === 'sack') return put(within(body, [x * 0.95, 30, -90], turn(0, 0, -16)))
  const arm = gear.hold === 'left' ? 'left' : 'right'
  if (gear.kind === 'sling') return armSling(clay, body, elbows[arm], hands[arm])
  if (gear.kind === 'mechanical-arm') return mechanicalArm(clay, elbows[arm], hands[arm], gear)
  if (gear.kind === 'satchel')
    return slungBag(clay, body, gear, x, 72 * (0.5 + 0.5 * person.build.stout) + 16 + 20 * person.build.bust)
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
      return put(within(body, [-x * 0.86, 40, -100], turn(14, 0, -20)))
    }
    const long = ['spear', 'halberd', 'trident', 'staff', 'scythe', 'pitchfork', 'broom', 'spade', 'oar'].includes(
      gear.kind,
    )
    const blade = ['sword', 'greatsword', 'rapier', 'scimitar', 'dagger'].includes(gear.kind)
    // Blades are sheathed point down, so that the hilt shows above the shoulder.
    if (blade) return put(within(body, [x * 0.8, -44, -84], turn(0, 0, 180 + 30)))
    return put(within(body, [x * 0.55, long ? 120 : 130, -110], turn(0, 0, 26)))
  }
  if (gear.kind === 'lute') return put(luteOf(hands))
  if (gear.kind === 'fiddle') return playFiddle(clay, body, put)
  if (gear.kind === 'flute') return put(betweenHands(hands, 'left', 60))
  if (doneBy(person) === 'aiming' && gear.kind === 'bow') return drawBow(clay, hands, gear)
  const place = held(person, gear, hands, ground)
  for (const at of bunched(place, gear.many ?? 1)) put(at)
}

/** Where each of several lies that one hand holds: side by side, the middle one a little before the others. */
function bunched(place: Place, many: number): Place[] {
  if (many < 2) return [place]
  return Array.from({ length: many }, (_, k) => {
    const x = (k - (many - 1) / 2) * 92
    return { ...place, origin: add(place.origin, [x * place.scale, 0, (k % 2) * 30 * place.scale]) }
  })
}

/** What is held open between both hands to be read. */
const readable = new Set<Gear['kind']>(['book', 'scroll', 'map', 'letter'])

/** Opens what is read between the hands, its face to the reader and so far to us that we see what is on it. */
function openBefore(clay: Clay, { turn: { body } }: Person, gear: Gear, { left, right }: Hands): void {
  const [x, y, z] = times(add(left.origin, right.origin), 0.5)
  const scale = left.scale * 1.06
  const place: Place = { origin: [x, y - 34 * scale, z + 26 * scale], rotation: turn(body[0] * 0.6, -52, 0), scale }
  if (gear.kind === 'book') openBook(clay, place, gear)
  else openSheet(clay, place, gear.kind === 'map' ? 'map' : 'letter')
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
  'banner',
  'fishing-rod',
  'mop',
  'hoe',
  'sweep-brush',
]

/** How much larger than they are modelled weapons lie in the hand. */
const grown: Partial<Record<Gear['kind'], number>> = {
  sword: 1.42,
  greatsword: 1.5,
  rapier: 1.5,
  scimitar: 1.42,
  dagger: 1.2,
  axe: 1.24,
  greataxe: 1.3,
  mace: 1.24,
  hammer: 1.16,
  flail: 1.2,
}

/** How far down a long shaft slides in the hand so that its head stays in the picture, in its own units. */
function slideIn(grip: Place): number {
  const [, top] = out(grip, [0, -565, 0])
  const up = grip.rotation[1][1]
  if (top >= 14 || up < 0.4) return 0
  // The head of it stays well above the hand.
  return Math.min(300, (14 - top) / (grip.scale * up))
}

/** A shaft that both hands lie on, its top beyond one of them by so many units. */
function betweenHands({ left, right }: Hands, beyond: 'left' | 'right', by: number): Place {
  const [from, to] = beyond === 'left' ? [right, left] : [left, right]
  const place: Place = { origin: to.origin, rotation: along(sub(from.origin, to.origin), [0, 0.2, 1]), scale: to.scale }
  return within(place, [0, 190 - by, -18])
}

/** A bow at full draw: the string at the right hand, the arrow along to the left. */
function drawBow(clay: Clay, { left, right }: Hands, gear: Gear) {
  const way = sub(left.origin, right.origin)
  const far = length(way)
  const [dx, dy] = [way[0] / far, way[1] / far]
  // The bow stands across the arrow, which lies from hand to hand.
  const upright = unit([-dy, dx, 0])
  const place: Place = {
    origin: left.origin,
    rotation: along(upright, cross(way, upright)),
    scale: left.scale * 1.18,
  }
  drawnBow(clay, place, gear, far / place.scale)
}

/** Acts in which both hands are about one shaft: whether its business end is beyond the left hand, and stands on the ground. */
const shafted: Partial<Record<Act, { beyond: 'left' | 'right'; ground?: true }>> = {
  digging: { beyond: 'left', ground: true },
  sweeping: { beyond: 'left', ground: true },
  poling: { beyond: 'left', ground: true },
  fishing: { beyond: 'left' },
  swinging: { beyond: 'right' },
  aiming: { beyond: 'left' },
}

/** From the grip to the pommel or the butt, and to the far end, of what is leant upon. */
const ends: Partial<Record<Gear['kind'], readonly [butt: number, head: number]>> = {
  sword: [52, 387],
  greatsword: [52, 490],
  rapier: [52, 378],
  axe: [130, 256],
  greataxe: [130, 316],
  hammer: [130, 274],
  mace: [130, 244],
}

/** Under both hands, its head on the ground; as long as from one to the other. */
function leantUpon(gear: Gear, { left, right }: Hands, ground: Place): Place {
  const [butt, head] = ends[gear.kind] ?? [130, 300]
  const [x, y, z] = times(add(left.origin, right.origin), 0.5)
  const scale = Math.min(right.scale * 2.5, (ground.origin[1] - y) / (butt + head))
  return { origin: [x, y + (butt - 8) * scale, z], rotation: turn(10, 0, 180), scale }
}

/** A pole that both hands lean on, its foot on the ground. */
function propped(gear: Gear, { left, right }: Hands, ground: Place): Place {
  const foot = gear.kind === 'crook' ? 300 : 260
  // As tall as its bearer, and as near the hands as it can be.
  const scale = Math.min(right.scale * 1.7, Math.max(right.scale, (ground.origin[1] - right.origin[1]) / (foot + 60)))
  const slid = Math.max(-foot, (ground.origin[1] - right.origin[1]) / scale - foot)
  const [x] = times(add(left.origin, right.origin), 0.5)
  return { origin: [x, right.origin[1] + slid * scale, right.origin[2]], rotation: turn(0, 0, 3), scale }
}

/** How far from the grip the business end of a long tool is, in its own units. */
const reaches: Partial<Record<Gear['kind'], number>> = {
  spade: 550,
  broom: 540,
  oar: 600,
  pickaxe: 440,
  pitchfork: 510,
  mop: 560,
  hoe: 470,
}

/** How far from the middle of a shaft the hand is that holds it near its butt, its own units. */
const GRIP = 190

/** A shaft that both hands hold. */
function shaftOf(person: Person, gear: Gear, hands: Hands, ground: Place): Place | undefined {
  const done = doneBy(person)
  const how = done && shafted[done]
  if (!how || (done === 'swinging' && person.gear.some(({ hold }) => hold === 'left'))) return undefined
  if (done === 'swinging' && !twoHanded.has(gear.kind)) return undefined
  const { left, right } = hands
  const way = how.beyond === 'left' ? sub(right.origin, left.origin) : sub(left.origin, right.origin)
  // A boatman's pole is longer than any that is carried.
  const scale = right.scale * (done === 'poling' ? 1.45 : 1)
  const place: Place = { origin: right.origin, rotation: along(way, [0.15, 0, 1]), scale }
  if (!how.ground) return place
  // From the right hand near its butt to the ground, however high the hands are.
  const down = -place.rotation[1][1]
  const reach = (reaches[gear.kind] ?? 400) + GRIP
  const far = down > 0.3 ? (ground.origin[1] - right.origin[1]) / down : reach * scale
  const sized = { ...place, scale: Math.max(scale * 0.8, Math.min(scale * 1.6, far / reach)) }
  return within(sized, [0, -GRIP, 0])
}

/** What takes two hands to swing. */
const twoHanded = new Set<Gear['kind']>([
  'axe',
  'greataxe',
  'greatsword',
  'hammer',
  'mace',
  'halberd',
  'staff',
  'pickaxe',
  'scythe',
  'flail',
  'spear',
  'spade',
  'pitchfork',
  'broom',
])

/** How a thing lies in a hand of flesh. */
function held(person: Person, gear: Gear, hands: Hands, ground: Place): Place {
  const hand = hands[gear.hold === 'left' ? 'left' : 'right']
  const shaft = shaftOf(person, gear, hands, ground)
  if (shaft) return shaft
  if (doneBy(person) === 'leaning' && isInverted(gear) && !person.furniture) return leantUpon(gear, hands, ground)
  if (doneBy(person) === 'leaning' && isPropped(gear)) return propped(gear, hands, ground)
  const way = isProp(gear.kind) ? wayOfProp(gear.kind) : undefined
  // What hangs, hangs plumb; what is carried level stands upright, whatever the wrist does.
  if (dangling.has(gear.kind) || way === 'hung') return { ...hand, rotation: turn(0, 0, 0) }
  if (gear.kind === 'shield') return within(hand, [0, 0, 24])
  if (palmed.has(gear.kind) || way === 'palm') return { ...hand, rotation: turn(person.turn.body[0] * 0.5, 0, 0) }
  if (person.pose.act === 'kneeling' && !person.pose.hands && isPlanted(gear))
    return { ...hand, rotation: turn(10, 0, 180) }
  if (person.pose.act === 'stirring' && gear.kind === 'ladle')
    return { ...hand, rotation: turn(0, 14, 190), scale: hand.scale * 1.7 }
  // A quill's point is on the sheet.
  if (person.pose.act === 'writing' && gear.kind === 'quill') return { ...hand, rotation: turn(-30, -20, 26) }
  // Blades show their flat, whichever way the wrist is turned.
  const up: Vec = [hand.rotation[0][1], hand.rotation[1][1], hand.rotation[2][1]]
  const shown = { ...hand, rotation: along(up, [0.15, 0, 1]) }
  // Arms are as large as they are, not as small as what is modelled finely.
  const sized = { ...shown, scale: shown.scale * (grown[gear.kind] ?? 1) }
  const place = long.includes(gear.kind) ? within(sized, [0, slideIn(sized), 0]) : sized
  return withinFrame(gear, besideFace(person, gear, place, hand), hand)
}

/** How far from the grip the other end of what is held upright is, and how wide it is there, its own units. */
const tips: Partial<Record<Gear['kind'], readonly [reach: number, wide: number]>> = {
  sword: [387, 16],
  greatsword: [490, 20],
  rapier: [378, 12],
  scimitar: [320, 40],
  dagger: [180, 14],
  axe: [256, 110],
  greataxe: [316, 150],
  mace: [244, 60],
  hammer: [274, 90],
  flail: [250, 80],
  sickle: [200, 90],
  scythe: [520, 240],
}

/** How far from between the eyes a face reaches with room about it, head units. */
const FACE = 104

/** Leans what is held away from the face that it would hide, as far as it must. */
function besideFace(person: Person, gear: Gear, place: Place, hand: Place): Place {
  const [reach, wide] = tips[gear.kind] ?? (long.includes(gear.kind) ? [560, 30] : [0, 0])
  const room = FACE * person.scale + wide * place.scale
  const aside = Math.sign(hand.origin[0] - person.x) || 1
  const middle: Vec = [person.x, person.y + 24 * person.scale, 0]
  for (let degrees = 0; degrees <= 50; degrees += 5) {
    const a = (degrees * aside * Math.PI) / 180
    const [x, y, z] = [0, 1, 2].map((k) => place.rotation[k]![1]!) as [number, number, number]
    const turned = [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a), z] as const
    const far = offSegment(middle, hand.origin, [-turned[0] * reach * place.scale, -turned[1] * reach * place.scale])
    if (far < room && degrees < 50) continue
    if (degrees === 0) return place
    const off = sub(place.origin, hand.origin)
    const origin: Vec = [
      hand.origin[0] + off[0] * Math.cos(a) - off[1] * Math.sin(a),
      hand.origin[1] + off[0] * Math.sin(a) + off[1] * Math.cos(a),
      place.origin[2],
    ]
    return { ...place, origin, rotation: along(turned, [0.15, 0, 1]) }
  }
  return place
}

/** How near the edges of the picture the end of a thing may be, units; no picture is narrower than a thousand. */
const EDGE = 16
const NARROW = 1000

/** A thing drawn smaller, as far as that goes, where its head would be cut by the frame. */
function withinFrame(gear: Gear, place: Place, hand: Place): Place {
  const [reach, wide] = tips[gear.kind] ?? [0, 0]
  if (reach === 0) return place
  const [x, y] = out(place, [0, -reach, 0])
  const aside = Math.sign(x - hand.origin[0]) || 1
  const edge = aside > 0 ? NARROW - EDGE : EDGE
  const over = x + aside * wide * 0.5 * place.scale
  const across = (edge - hand.origin[0]) / (over - hand.origin[0] || 1)
  const up = (EDGE - hand.origin[1]) / (y - hand.origin[1] || -1)
  const by = Math.max(0.7, Math.min(1, across > 0 ? across : 1, up > 0 && y < hand.origin[1] ? up : 1))
  if (by === 1) return place
  return {
    ...place,
    scale: place.scale * by,
    origin: add(hand.origin, times(sub(place.origin, hand.origin), by)),
  }
}

/** How far a place is from a line that begins somewhere, in the picture. */
function offSegment(place: Vec, from: Vec, [dx, dy]: readonly [number, number]): number {
  const [px, py] = [place[0] - from[0], place[1] - from[1]]
  const t = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(px - dx * t, py - dy * t)
}

/** Where on a lute the left hand closes about its neck, and the right hand lies over its strings. */
const NECK: Vec = [0, -150, 22]
const STRINGS: Vec = [0, 84, 78]

/** A lute from the hand at its neck to the hand at its strings. */
function luteOf({ left, right }: Hands): Place {
  const way = sub(right.origin, left.origin)
  const scale = Math.max(left.scale * 0.9, Math.min(left.scale * 1.35, length(way) / (STRINGS[1] - NECK[1])))
  const rotation = along(way, [0.08, -0.18, 1])
  // The strings lie before the neck: as far as that is, the belly is behind the hand.
  return { origin: sub(left.origin, times(rotate(rotation, NECK), scale)), rotation, scale }
}

/** The fiddle under the chin, its neck to the left hand; the right hand draws the bow across. */
function playFiddle(clay: Clay, body: Place, put: (place: Place) => void) {
  const chin: Vec = [44, 10, 92]
  const scroll: Vec = [216, 96, 190]
  const lies = along(sub(chin, scroll), [-0.25, -0.5, 1])
  const middle: Vec = [92, 34, 122]
  put(within(body, middle, lies))
  const hand: Vec = [-74, 152, 196]
  const strings = add(middle, rotate(lies, [0, -20, 40]))
  fiddleBow(clay, body, hand, add(strings, times(sub(strings, hand), 0.62)))
}
