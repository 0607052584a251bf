import { mix, type Rgb, shade } from '../paint/colour.ts'
import { cloth, glow, leather, type Material } from '../paint/material.ts'
import { type Random, random } from '../paint/random.ts'
import { sculptGarment } from './body/garments.ts'
import { sculptStance } from './body/stance.ts'
import { sculptSteed } from './body/steed.ts'
import { placesOf } from './body/torso.ts'
import { hide } from './body/weaves.ts'
import { type Hands, sculptAkimbo, sculptGear, sculptGroping } from './carry.ts'
import { sculptSeat } from './gear/seats.ts'
import { sculptWings, sculptWrap } from './gear/wraps.ts'
import type { Glow } from './glow.ts'
import { coversCrown } from './hats/hats.ts'
import { sculptBeard } from './head/beards.ts'
import { eyeSeat } from './head/beasts.ts'
import { averageFace, sides } from './head/face.ts'
import { type Grown, sculptHair } from './head/hair.ts'
import { sculptHorns } from './head/horns.ts'
import { type HairStyle, isGhost, type Person } from './scene.ts'
import type { Clay } from './sculpture/clay.ts'
import { type Coat, ownColour } from './sculpture/groom.ts'
import { out, type Place, turn, type Vec, within } from './sculpture/space.ts'
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

export function sculptPerson(clay: Clay, person: Person, seed: number): Sculpted {
  const { head, body } = placesOf(person)
  const luck = random(seed)
  const coats: Coat[] = []
  const glows: Glow[] = []
  const s = person.scale

  const bodyPart = clay.parts.length
  for (const garment of person.garments) {
    const first = clay.parts.length
    sculptGarment(clay, body, person, garment, seed % 1000)
    const pelt = { colour: ownColour, stray: 0.6, contrast: 0.1, flow: (): Vec => [0, 1, 0.1] }
    if (garment.kind === 'furs')
      coats.push({ ...pelt, part: clay.parts.length - 1, spacing: 34 * s * s, length: 34 * s, width: 3.4 * s })
    if (person.complexion.hide === 'fur' && (garment.kind === 'bare' || garment.kind === 'furs')) {
      coats.push({ ...pelt, part: first, spacing: 18 * s * s, length: 26 * s, width: 2.6 * s, wisps: 0.8 })
    }
  }
  if (person.whole) sculptStance(clay, body, person, seed)
  if (person.whole && person.steed) {
    const tail = sculptSteed(clay, body, person, person.steed)
    coats.push({ ...tail, spacing: tail.spacing * s * s, length: tail.length * s, width: tail.width * s })
  }
  if (person.wrap) {
    for (const fur of sculptWrap(clay, body, person, person.wrap, seed % 991)) {
      coats.push({
        part: fur.part,
        colour: ownColour,
        spacing: 26 * s,
        length: fur.length * s,
        width: 2.8 * s,
        stray: 0.9,
        contrast: 0.14,
        wisps: 0.7,
      })
    }
  }
  if (person.wings) sculptWings(clay, body, person.wings)
  if (person.form === 'turtle') {
    clay.part({
      material: { ...leather(shade(person.complexion.base, -0.16)), specular: 0.3 },
      place: body,
      pigment: hide(3),
    })
    clay.ellipsoid([0, 190, -120], [206, 250, 70]).ring([0, 40, -70], 150, 40, 22, 26, 20, turn(0, 60, 0))
  }

  const headPart = clay.parts.length
  const closed = person.headwear?.kind === 'great-helm'
  sculptFace(clay, closed ? { ...head, scale: head.scale * 0.84 } : head, helmed(person), coats)
  growHair(clay, head, person, luck.fork('hair'), coats)
  if (person.beard && person.form === 'human') {
    const material: Material = {
      ...cloth(person.beard.colour),
      gloss: 9,
      specular: 0.1,
      bump: 1.2,
      grain: [4, 30],
      rim: 0.6,
      mottle: 0.4,
    }
    for (const grown of sculptBeard(clay, head, person.face, person.beard.style, material, luck.fork('beard')))
      coats.push(hairCoat(grown, person.beard.colour, s))
  }
  if (person.horns)
    sculptHorns(clay, head, person.horns.style, person.horns.colour, person.horns.size, person.horns.broken)
  sculptTrinkets(clay, head, body, person)
  sculptAkimbo(clay, body, person)
  sculptGroping(clay, body, person)
  for (const gear of person.gear) sculptGear(clay, body, head, person, gear, glows)
  sculptLights(clay, person, head, body, glows)
  if (isGhost(person)) haunt(clay, bodyPart)
  return { person, head, headPart, coats, glows }
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

/** Hair in clay, with the strands that are combed over it. */
function growHair(clay: Clay, head: Place, person: Person, random: Random, coats: Coat[]): void {
  if (!person.hair || person.form !== 'human') return
  const material: Material = {
    ...cloth(person.hair.colour),
    gloss: 9,
    specular: 0.14,
    bump: 1.1,
    grain: [4, 34],
    rim: 0.7,
    mottle: 0.4,
  }
  for (const grown of sculptHair(
    clay,
    head,
    person.face,
    person.hair.style,
    material,
    coversCrown(person.headwear),
    person.headwear?.kind === 'hood',
    random,
  ))
    coats.push(hairCoat(grown, person.hair.colour, person.scale))
}

/** Hair that stands up or bites is sculpted, whoever's it is. */
const sculptedHair: readonly HairStyle[] = ['snakes', 'mohawk', 'topknot']

/** The part of a head that was not sculpted. */
const NO_PART = -2

/** Where a person of flesh has head, trunk and hands, for what is sculpted to go with it. */
export interface Anchors {
  head: Place
  body: Place
  hands: Hands
  /** Between the hips, upright, turned as the pelvis is. */
  hips: Place
}

/** What a person of flesh wears and carries that is sculpted: hats, horns, trinkets, gear, wings. */
export function sculptBelongings(
  clay: Clay,
  person: Person,
  { head, body, hands, hips }: Anchors,
  seed: number,
): Sculpted {
  const luck = random(seed)
  const first = clay.parts.length
  const glows: Glow[] = []
  const coats: Coat[] = []
  // A face of flesh leaves nothing to the brush.
  const headPart = person.form === 'human' ? NO_PART : clay.parts.length
  if (person.form !== 'human') sculptFace(clay, head, helmed(person), coats)
  if (person.pose.act === 'sitting') sculptSeat(clay, hips, person)
  if (person.hair && sculptedHair.includes(person.hair.style) && !coversCrown(person.headwear))
    growHair(clay, head, person, luck.fork('hair'), coats)
  if (person.wrap?.kind === 'scarf')
    sculptWrap(clay, within(body, [0, -8, 0], undefined, 0.8), person, person.wrap, seed % 991)
  if (person.wings) sculptWings(clay, body, person.wings)
  if (person.horns)
    sculptHorns(clay, head, person.horns.style, person.horns.colour, person.horns.size, person.horns.broken)
  sculptTrinkets(clay, head, body, person)
  for (const gear of person.gear) sculptGear(clay, body, head, person, gear, glows, hands)
  sculptLights(clay, person, head, body, glows)
  if (isGhost(person)) haunt(clay, first)
  return { person, head, headPart, coats, glows }
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

/** Who is seen under headgear: behind a closed helm there is darkness, and no nose that would pierce it. */
function helmed(person: Person): Person {
  const on = person.headwear?.kind
  // Cloth and mail that cover the ears press them flat.
  if (on === 'hood' || on === 'coif' || on === 'veil') return { ...person, ears: 'none' }
  if (on !== 'great-helm') return person
  const face = { ...averageFace, noseLength: 0.3, brow: 0.4, eye: 0.7, flesh: 0.6, neck: person.face.neck }
  const complexion: Person['complexion'] = {
    ...person.complexion,
    hide: 'skin',
    base: [22, 19, 20],
    lips: [22, 19, 20],
  }
  const { form } = person
  return { ...person, form: form === 'skull' ? 'human' : form, face, complexion, ears: 'none', tusks: 0 }
}

function hairCoat(grown: Grown, colour: Rgb, s: number): Coat {
  return {
    part: grown.part,
    flow: grown.flow,
    colour,
    spacing: 15 * s * s,
    length: grown.length * s,
    width: 2.5 * s,
    stray: grown.stray,
    contrast: 0.1,
    clump: 26 * s,
    wisps: 0.35,
  }
}
