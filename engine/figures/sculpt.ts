import { mix, type Rgb, shade } from '../paint/colour.ts'
import { bone, glow, leather, skin } from '../paint/material.ts'
import { random } from '../paint/random.ts'
import { sculptSteed } from './body/steed.ts'
import { hide as hideOf } from './body/weaves.ts'
import { type Elbows, type Hands, sculptGear } from './carry.ts'
import { sculptFeat } from './gear/feats.ts'
import { furniture } from './gear/furniture.ts'
import { sculptSeat, seats } from './gear/seats.ts'
import { fishTail } from './gear/tail.ts'
import { sculptWings } from './gear/wraps.ts'
import type { Glow } from './glow.ts'
import { eyeSeat } from './head/beasts.ts'
import { sides } from './head/face.ts'
import { sculptHorns } from './head/horns.ts'
import { sculptTentacles } from './head/tentacles.ts'
import { isGhost, isHeadless, type Person } from './scene.ts'
import type { Clay } from './sculpture/clay.ts'
import type { Coat } from './sculpture/groom.ts'
import { out, type Place, turn, within } from './sculpture/space.ts'
import { sculptTrinkets } from './trinkets.ts'
import { sculptFace } from './visage.ts'

/** A person in clay, with what is left for the brush. */
export interface Sculpted {
  person: Person
  head: Place
  headPart: number
  coats: Coat[]
  glows: Glow[]
}

/** The halo, the radiance and the glowing eyes of those who have them. */
function sculptLights(clay: Clay, person: Person, head: Place, body: Place, glows: Glow[]): void {
  const s = person.scale
  if (person.halo) {
    clay.part({ material: { ...glow([255, 226, 140], 0.6), alpha: 0.8 }, place: head })
    clay.ring([0, -40, -120], 150, 150, 4, 4, 0, turn(0, 90, 0))
    const [x, y] = out(head, [0, -40, -120])
    glows.push({ x, y, radius: 420 * s, colour: [150, 124, 62], behind: true })
  }
  if (person.radiance) {
    const [x, y] = out(body, [0, 90, -160])
    const colour = person.radiance.map((v) => v * 0.5) as unknown as Rgb
    glows.push({ x, y, radius: 640 * s, colour, behind: true })
  }
  if (person.eyes.glow > 0.2 && person.headwear?.kind !== 'great-helm') {
    const seat = eyeSeat(person.form, person.face)
    for (const side of sides) {
      if (person.eyes.closed.includes(side)) continue
      const [x, y] = out(head, [side * seat.at[0], seat.at[1], seat.at[2] + seat.radius])
      glows.push({
        x,
        y,
        radius: (16 + 20 * person.eyes.glow) * s,
        colour: person.eyes.colour.map((v) => v * 0.5 * person.eyes.glow) as unknown as Rgb,
      })
    }
  }
}

/** The part of a head that was not sculpted. */
const NO_PART = -2

/** Where a person of flesh has head, trunk and hands, for what is sculpted to go with it. */
export interface Anchors {
  head: Place
  body: Place
  hands: Hands
  elbows: Elbows
  /** Between the hips, upright, turned as the pelvis is. */
  hips: Place
  /** On the ground under them, a hundredth of a decimetre a unit, turned less than they are. */
  ground: Place
  /** How high they are above it, its units. */
  high: number
  /** Of a centaur: the horse. */
  steed?: Place
}

/** What of a person is sculpted: beasts' heads, horns, trinkets, gear, wings, a centaur's horse. */
export function sculptBelongings(
  clay: Clay,
  person: Person,
  { head, body, hands, elbows, hips, ground, high, steed }: Anchors,
  seed: number,
): Sculpted {
  const luck = random(seed)
  const first = clay.parts.length
  const glows: Glow[] = []
  const coats: Coat[] = []
  // A face of flesh leaves nothing to the brush.
  const isBare = isHeadless(person)
  const isBeast = person.form !== 'human' && person.headwear?.kind !== 'great-helm' && !isBare
  if (isBare) sculptStump(clay, body)
  const headPart = isBeast ? clay.parts.length : NO_PART
  if (isBeast) sculptFace(clay, head, pressed(person), coats)
  if (person.form === 'turtle') sculptShell(clay, body, person.complexion.base)
  const site = {
    ground,
    hips: high,
    belly: 105 * (0.5 + 0.5 * person.build.stout),
    side: Math.sign(person.turn.head[0]) || 1,
    hands,
  }
  // What somebody hides behind comes up to the breast, however low they crouch: who hides is still seen.
  const cover = Math.min(900, (0.6 * (ground.origin[1] - head.origin[1])) / ground.scale)
  for (const made of person.furniture ?? []) {
    const own = made.state.includes('beside')
      ? { ...site, ground: within(ground, [-site.side * 640, 0, -60]), hips: Math.max(site.hips, 800) }
      : made.state.includes('before') && made.kind !== 'chest'
        ? { ...site, ground: within(ground, [site.side * 230, 0, site.belly + 420]), hips: cover }
        : site
    furniture[made.kind](clay, own, made, glows)
  }
  if (
    (person.pose.act === 'sitting' || person.pose.stance === 'reclined' || person.pose.stance === 'seated') &&
    !person.furniture?.some(({ kind }) => seats.includes(kind))
  )
    sculptSeat(clay, hips, person)
  if (person.tail)
    fishTail(clay, { ...ground, origin: hips.origin }, high, person.tail, Math.sign(person.turn.head[0]) || 1)
  if (person.steed && steed) {
    const tail = sculptSteed(clay, steed, person, person.steed)
    const s = person.scale
    coats.push({ ...tail, spacing: tail.spacing * s * s, length: tail.length * s, width: tail.width * s })
  }
  if (person.beard?.style === 'tentacles')
    sculptTentacles(clay, head, person.face, person.beard.colour, luck.fork('beard'))
  if (person.wings) sculptWings(clay, body, person.wings)
  if (person.horns)
    sculptHorns(clay, head, person.horns.style, person.horns.colour, person.horns.size, person.horns.broken)
  // A face of flesh wears its own; see facewear/.
  if (isBeast) sculptTrinkets(clay, head, person)
  for (const gear of person.gear) sculptGear(clay, body, head, person, gear, glows, hands, ground, elbows, hips)
  sculptFeat(clay, person, { ground, head, hips, hands, body }, glows)
  sculptLights(clay, person, head, body, glows)
  if (isGhost(person)) haunt(clay, first)
  return { person, head, headPart, coats, glows }
}

/** What is left of a neck: flesh, and the bone in it. */
function sculptStump(clay: Clay, body: Place): void {
  clay.part({ material: { ...skin([104, 24, 24]), specular: 0.5 }, place: body })
  clay.ellipsoid([0, -26, 6], [50, 15, 46])
  clay.part({ material: bone([220, 208, 178]), place: body }).ball([0, -36, 2], 15)
}

/** Makes all that was modelled since part `from` of pale light that thins out towards the ground. */
function haunt(clay: Clay, from: number): void {
  for (const part of clay.parts.slice(from)) {
    part.colour = mix(part.colour, [172, 206, 220], 0.66)
    part.material = { ...part.material, alpha: 0.7, emission: [14, 24, 30] }
    const { pigment } = part
    part.pigment = (t) => {
      pigment?.(t)
      t.alpha = Math.min(t.alpha, 0.74) * Math.min(1, Math.max(0.06, 1 - (t.y - 300) / 560))
    }
  }
}

/** Cloth and mail that cover the ears press them flat. */
function pressed(person: Person): Person {
  const on = person.headwear?.kind
  return on === 'hood' || on === 'coif' || on === 'veil' ? { ...person, ears: 'none' } : person
}

/** The shell on a tortle's back. */
function sculptShell(clay: Clay, place: Place, hide: Rgb): void {
  clay.part({ material: { ...leather(shade(hide, -0.16)), specular: 0.3 }, place, pigment: hideOf(3) })
  clay.ellipsoid([0, 190, -120], [206, 250, 70]).ring([0, 40, -70], 150, 40, 22, 26, 20, turn(0, 60, 0))
}
