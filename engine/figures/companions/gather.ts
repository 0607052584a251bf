import { measure } from '../../monsters/measure.ts'
import type { Creature } from '../../monsters/scene.ts'
import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Frame } from '../../paint/frame.ts'
import { colourOf } from '../../paint/pigments.ts'
import type { Random } from '../../paint/random.ts'
import { TEEN } from '../countenance.ts'
import { belowHead, type Framing, topOf } from '../framing.ts'
import type { Carry, Companion, Person } from '../scene.ts'
import type { Called } from './called.ts'
import { backOfGrown, grown } from './critters/grown.ts'
import type { Bearing } from './critters/parts.ts'
import type { Spot } from './kinds.ts'

/** How high eyes are above the ground, dm, of somebody whose size is 1. */
const EYES = 15.8

/** A colour that a kind's own name tells: "polar bear", "black cat". */
function named(words: string): Rgb | undefined {
  if (/\b(?:polar|snow|winter|arctic)\b/i.test(words)) return [218, 220, 222]
  return words
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(colourOf)
    .find(Boolean)
}

/** The body of one that is called for, before it has a place. */
export function bodyOf({ kind, mention }: Called, random: Random): Creature {
  const said = mention.modifiers.map(colourOf).find(Boolean) ?? named(mention.words)
  const colour = said ?? shade(random.pick(kind.colours), random.range(-0.03, 0.03))
  const state = [...(kind.state ?? [])]
  for (const one of ['burning', 'frozen', 'bloody', 'skeletal', 'ghostly', 'mossy'])
    if (mention.modifiers.includes(one)) state.push(one)
  const glowing = mention.modifiers.includes('glowing')
  return {
    name: kind.concept,
    rig: kind.rig,
    form: kind.form,
    x: 0,
    y: 0,
    depth: 0,
    scale: 1,
    yaw: 0,
    hide: state.includes('skeletal') ? 'bone' : kind.hide,
    colour,
    belly: said ? mix(shade(said, 0.16, 0.7), kind.belly ?? said, 0.3) : (kind.belly ?? shade(colour, 0.12, 0.8)),
    claw: [70, 62, 54],
    eyes: { colour: kind.eyes, glow: glowing ? 1 : 0.05, count: 1 },
    horns: kind.horns ?? 0,
    wings: kind.wings ?? 'none',
    heads: 1,
    gape: 0.05,
    marks: kind.marks ?? (mention.modifiers.includes('spots') ? 'spots' : 'plain'),
    state,
    seed: random.int(1, 1e6),
  }
}

/** How much smaller or larger than its kind, by what is said of it. */
function sizeOf({ mention: { modifiers, words } }: Called): number {
  if (modifiers.includes('huge') || modifiers.includes('giant')) return 1.3
  if (modifiers.includes('large')) return 1.15
  if (modifiers.includes('tiny') || /\b(?:cub|pup|puppy|kitten|piglet|lamb|foal|calf)\b/i.test(words)) return 0.6
  return modifiers.includes('small') || modifiers.includes('young') ? 0.74 : 1
}

/** Units a decimetre about somebody seen from head to soles; `size` as tall as they are beside others. */
const unitsOf = (person: Person, size: number): number => (belowHead(person, 'full') * person.scale) / (EYES * size)

/** The box of a body of scale 1 about its own place. */
function boxOf(creature: Creature): ReturnType<typeof measure> {
  return measure({ ...creature, scale: 1, x: 0, y: 0 })
}

/** Height of back or of the whole body in the rig's own units. */
function ownHeight(creature: Creature, box: { top: number; bottom: number }): number {
  if (creature.rig !== 'beast' && !grown[creature.form]) return box.bottom - box.top
  return backOf(creature)
}

/** How high the back of a beast is above its soles, its own units. */
function backOf(creature: Creature): number {
  const own = creature.rig === 'critter' && grown[creature.form]
  if (own) return backOfGrown(own)
  const flat = measure({ ...creature, horns: 0, wings: 'none', yaw: 0, scale: 1, x: 0, y: 0 })
  return 0.72 * (flat.bottom - flat.top)
}

/** How much of somebody is seen for what they bear to be seen too. */
export function framingFor(called: readonly Called[], framing: Framing): Framing {
  const far = called.some(({ spot }) => spot === 'shoulders' || spot === 'hanging' || spot === 'fist')
  if (framing !== 'full' && far) return 'knees'
  return framing === 'bust' && called.some(({ spot }) => spot !== 'shoulder' && spot !== 'neck') ? 'waist' : framing
}

/** Those who stand on the ground or are ridden: they ask for the whole of somebody. */
export const isGrounded = ({ spot }: Called): boolean => spot === 'beside' || spot === 'mount' || spot === 'led'

/**
 * Puts companions where they belong, and whoever they go with so that all are seen. `size` is how tall that person is beside
 * others.
 */
export function gather(
  person: Person,
  called: readonly Called[],
  frame: Frame,
  size: number,
  random: Random,
): Companion[] {
  const unit = Math.min(frame.width, frame.height) / 1000
  const [width, height] = [frame.width / unit, frame.height / unit]
  const companions: Companion[] = []
  const mount = called.find(({ spot }) => spot === 'mount')
  if (mount) companions.push(ridden(person, mount, { width, height, size }, random.fork('mount')))
  const beside = called
    .filter((one) => one !== mount && isGrounded(one))
    .flatMap((one) => Array<Called>(one.count).fill(one))
  if (beside.length > 0 && !mount)
    companions.push(...abreast(person, beside.slice(0, 3), { width, height, size }, random))
  for (const [nth, told] of called.entries()) {
    if (isGrounded(told)) continue
    const one = carriedAs(told)
    const carry = borneBy[one.spot]
    if (carry) {
      // Under one arm leaves the other hand free.
      const isFree = (hold: string) => one.spot === 'underarm' && hold === 'right'
      person.gear = person.gear.filter(({ hold }) => (hold !== 'left' && hold !== 'right') || isFree(hold))
      person.pose = { ...person.pose, hip: 0, carry }
    }
    if (one.spot === 'fist') lend(person, 'left', 'perch')
    if (one.spot === 'hanging') lend(person, 'left', 'game')
    const creature = bodyOf(one, random.fork(`upon ${nth}`))
    const box = boxOf(creature)
    // What sits on somebody is placed by the shoulder or the hand itself: here only how large it is, dm a unit.
    const long = creature.rig === 'beast' ? (box.right - box.left) * 0.5 : ownHeight(creature, box)
    const dm = one.kind.tall * sizeOf(one)
    // Only what is small or young is carried, and by a child nothing larger than its arms are long.
    const most = one.spot === 'shoulders' ? 5 : carry || one.spot === 'hanging' ? 5.4 : 9
    const isSmall = person.face.age < TEEN && (carry !== undefined || one.spot === 'fist' || one.spot === 'shoulder')
    creature.scale = (Math.min(most, dm) * (isSmall ? 0.6 : 1)) / long
    const held = bearingAt[one.spot]
    if (held && creature.rig === 'critter') creature.state.push(held)
    if (one.spot === 'head') delete person.headwear
    if (one.spot === 'shoulder' || one.spot === 'fist' || one.spot === 'head')
      makeRoom(person, (box.bottom - box.top) * creature.scale, { width, height, size })
    companions.push({ creature, spot: one.spot })
  }
  return companions
}

/** How arms bear what sits or lies so. */
const borneBy: Partial<Record<Spot, Carry>> = { arms: 'arms', underarm: 'hip', palms: 'both', shoulders: 'shoulders' }
/** How a small creature holds itself there. */
const bearingAt: Partial<Record<Spot, Bearing>> = {
  arms: 'held',
  underarm: 'held',
  shoulders: 'held',
  hanging: 'hanging',
  palms: 'sitting',
  aloft: 'flying',
}

/** What of its kind is carried: a kid for a goat, a puppy for a hound. */
function carriedAs(called: Called): Called {
  const { kind, spot } = called
  const young = kind.young && (borneBy[spot] || spot === 'hanging' || spot === 'shoulder') ? kind.young : undefined
  if (!young) return called
  return {
    ...called,
    kind: { ...kind, rig: 'critter', form: young, state: [], horns: 0, tall: Math.min(5, kind.tall) },
  }
}

/** Gives a hand to a companion: what it held is put away. */
function lend(person: Person, hand: 'left' | 'right', to: 'perch' | 'lead' | 'hand' | 'game'): void {
  person.gear = person.gear.filter(({ hold }) => hold !== hand)
  person.pose = { ...person.pose, hip: 0, holds: { ...person.pose.holds, [hand]: to } }
}

/** Leaves room above a shoulder for what is so many decimetres high. */
function makeRoom(person: Person, tall: number, { height, size }: Room): void {
  const shoulder = 150
  const over = (tall * 0.86 * belowHead(person, 'full')) / (EYES * size)
  const above = Math.max(topOf(person), over - shoulder)
  const top = person.y - above * person.scale
  if (top >= height * 0.02) return
  // Farther away, with the breast where it was.
  const low = person.y + 330 * person.scale
  const by = (low - height * 0.03) / ((above + 330) * person.scale)
  person.scale *= Math.min(1, Math.max(0.62, by))
  person.y = Math.max(person.y, height * 0.03 + above * person.scale)
}

interface Room {
  width: number
  height: number
  size: number
}

/** Beasts beside somebody, the first at the side that is looked to; all stand on one ground. */
function abreast(
  person: Person,
  beside: readonly Called[],
  { width, height, size }: Room,
  random: Random,
): Companion[] {
  const side = random.chance(0.5) ? 1 : -1
  const bodies = beside.map((one, nth) => {
    const creature = bodyOf(one, random.fork(`beside ${nth}`))
    const facing = nth % 2 === 0 ? side : -side
    const slim = one.kind.rig === 'beast' ? (one.kind.tall > 10 ? 34 : 42) : one.kind.rig === 'critter' ? 36 : 12
    // They look inwards, past whoever they go with, or out of the picture at us.
    creature.yaw = -facing * slim * random.range(0.85, 1.1)
    const box = boxOf(creature)
    const dm = one.kind.tall * sizeOf(one)
    return { one, creature, facing, box, each: dm / ownHeight(creature, box) }
  })
  const tallest = Math.max(...bodies.map(({ box, each }) => (box.bottom - box.top) * each))
  const wide = bodies.reduce((sum, { box, each }) => sum + (box.right - box.left) * each * 0.86, 4.6)
  const before = unitsOf(person, size)
  // As large as all have room for, beside and above one another.
  const most = Math.max(before * 0.76, Math.min(before, (width * 0.97) / wide, (height * 0.9) / Math.max(tallest, 1)))
  const shrunk = most / before
  person.scale *= shrunk
  const soles = height * 0.955
  person.y = soles - belowHead(person, 'full') * person.scale
  const sum = bodies.reduce((all, { box, each, facing }) => all + facing * (box.right - box.left) * each, 0) * most
  person.x = width / 2 - Math.max(-width * 0.24, Math.min(width * 0.24, sum * 0.42))
  return bodies.map(({ one, creature, facing, box, each }, nth) => {
    // None takes more of the picture than whoever it goes with.
    const scale = Math.min(each * most, (width * (bodies.length > 1 ? 0.46 : 0.6)) / (box.right - box.left))
    creature.scale = scale
    if (one.spot === 'led' && nth === 0) lend(person, facing > 0 ? 'left' : 'right', 'lead')
    const half = ((box.right - box.left) / 2) * scale
    const isSmall = one.kind.tall < 6
    const apart = (isSmall ? 2.7 : 1.6) * most + half * (one.spot === 'led' ? 0.7 : 0.84)
    const middle = ((box.left + box.right) / 2) * scale
    const low = one.kind.tall < 9 || nth > 1
    const at = person.x + facing * (nth > 1 ? apart * 1.7 : apart)
    const clear = Math.max(half * 0.9, Math.min(width - half * 0.9, at))
    creature.x = clear - middle
    // What is lower stands a step nearer, what is taller a step behind.
    creature.depth = low ? 130 + nth * 20 : -260
    creature.y = soles + (low ? height * 0.012 : -height * 0.012) - box.bottom * scale
    return { creature, spot: one.spot }
  })
}

/** Somebody on the back of a beast; the scene's own place for the rider is between the eyes. */
function ridden(person: Person, one: Called, { width, height, size }: Room, random: Random): Companion {
  const creature = bodyOf(one, random)
  const facing = random.chance(0.5) ? 1 : -1
  creature.yaw = facing * random.range(40, 46)
  const box = boxOf(creature)
  // What no one could sit on is a giant of its kind.
  const high = one.kind.bears
    ? one.kind.tall * sizeOf(one) * (one.kind.tall < 10 ? 1.15 : 1)
    : GIANT * (0.6 + 0.4 * size)
  const each = high / backOf(creature)
  const back = backOf(creature) * each
  // Above the back: the upper half of a body, and what is worn or held aloft.
  const perUnit = (EYES * size) / belowHead(person, 'full')
  const seat = SEAT * EYES * size
  const tall = back + seat + topOf(person) * perUnit
  const wide = (box.right - box.left) * each
  const units = Math.min((height * 0.92) / Math.max(tall, (box.bottom - box.top) * each), (width * 0.95) / wide)
  creature.scale = each * units
  const middle = ((box.left + box.right) / 2) * creature.scale
  creature.x = width / 2 - middle
  creature.y = height * 0.955 - box.bottom * creature.scale
  creature.depth = 0
  person.scale = units * perUnit
  person.x = creature.x
  person.y = creature.y + box.bottom * creature.scale - (back + seat) * units
  person.depth = 0
  person.whole = true
  person.turn.body = [creature.yaw, 0, 0]
  const looking = person.turn.head[0]
  person.turn.head = [facing * Math.min(30, Math.abs(looking)), person.turn.head[1], person.turn.head[2]]
  person.pose = { ...person.pose, act: 'riding', hip: 0 }
  return { creature, spot: 'mount' }
}

/** How high the back of what is not ridden elsewhere is, dm. */
const GIANT = 10.5
/** How far the eyes of a rider are above the back that is sat on, in heights of eyes. */
const SEAT = 0.44
