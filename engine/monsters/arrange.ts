import { belowHead, stand } from '../figures/framing.ts'
import type { Person } from '../figures/scene.ts'
import type { Frame } from '../paint/frame.ts'
import type { Random } from '../paint/random.ts'
import { measure } from './measure.ts'
import type { Creature } from './scene.ts'

/** Sets the pack in the frame: the first largest and in front, the rest behind and beside. */
export function arrange(creatures: Creature[], frame: Frame, random: Random) {
  const unit = Math.min(frame.width, frame.height) / 1000
  const width = frame.width / unit
  const height = frame.height / unit
  const n = creatures.length
  const base = [1, 1, 0.82, 0.76, 0.66, 0.6, 0.55, 0.5][n]!
  const places = [
    [],
    [0.5],
    [0.36, 0.7],
    [0.5, 0.2, 0.8],
    [0.38, 0.72, 0.14, 0.9],
    [0.5, 0.22, 0.78, 0.08, 0.92],
    [0.4, 0.68, 0.16, 0.88, 0.54, 0.3],
    [0.5, 0.24, 0.76, 0.08, 0.92, 0.38, 0.64],
  ][n]!
  for (const [i, creature] of creatures.entries()) {
    const rank = n === 1 ? 0 : i === 0 ? 0 : i <= 2 ? 1 : 2
    const own = creature.scale
    const across = width * places[i]! + random.range(-14, 14)
    const side = n === 1 ? (random.chance(0.5) ? 1 : -1) : places[i]! < 0.5 ? 1 : -1
    creature.yaw = side * (turns[creature.rig] ?? 0) * random.range(0.75, 1.15)
    creature.depth = -rank * 420
    creature.x = across
    creature.y = height / 2
    if (creature.person) {
      standPerson(creature, creature.person, { n, rank, base, own, width, height }, random)
      continue
    }
    // As large as the frame lets it be, then by its own size and its place in the pack.
    creature.scale = 1
    const box = bodyBox(creature)
    // What it sits on goes on below the picture; what it breathes needs room before it.
    if (creature.seat === 'branch') {
      box.left = Math.max(box.left, creature.x - 330)
      box.right = Math.min(box.right, creature.x + 330)
    }
    if (creature.seat === 'crag' || creature.seat === 'tower' || creature.seat === 'spire' || creature.seat === 'trunk')
      box.bottom = Math.min(box.bottom, creature.y + 430)
    if (creature.seat === 'hoard') {
      // The heap runs out of the picture.
      box.bottom = creature.y + 484
      box.left = creature.x - 440
      box.right = creature.x + 440
    }
    if (creature.breath) {
      const room = (box.right - box.left) * (creature.pose === 'coiled' ? 0.14 : 0.4)
      // A beast is turned to a side; a dragon's body looks to the left of itself.
      const isToTheRight =
        creature.rig === 'beast' ? creature.yaw > 0 !== (creature.mirrored === true) : creature.mirrored
      if (isToTheRight) box.right += room
      else box.left -= room
    }
    for (const { side } of creature.beside ?? [])
      if (side < 0) box.left = Math.min(box.left, creature.x - 430)
      else box.right = Math.max(box.right, creature.x + 430)
    const room = Math.min(
      (width * (n === 1 ? 0.94 : 1)) / (box.right - box.left),
      (height * 0.84) / (box.bottom - box.top),
    )
    const fit = Math.min(n === 1 ? 1.5 : 1.25, room)
    creature.scale = Math.min(room * 1.06, fit * Math.min(1.1, own)) * base * (1 - 0.13 * rank)
    const aloft =
      creature.pose === 'flying' ||
      creature.rig === 'eye' ||
      (creature.rig === 'bird' && !creature.pose) ||
      creature.rig === 'fish'
    const middle = ((box.left + box.right) / 2 - across) * creature.scale
    creature.x = across - middle * (n === 1 ? 1 : 0.5)
    creature.y = aloft
      ? height * (0.5 - rank * 0.06) - ((box.top + box.bottom) / 2 - height / 2) * creature.scale
      : height * (0.955 - rank * 0.075) - (box.bottom - height / 2) * creature.scale
    // What is low and wide lies nearer to the middle of the picture.
    const high = ((box.bottom - box.top) * creature.scale) / height
    if (n === 1 && !aloft) creature.y -= Math.max(0, 0.62 - high) * 0.3 * height
    if (n > 1) {
      // Nobody stands half out of the picture who would fit into it.
      const own = creature.scale
      const [left, right] = [box.left, box.right].map((edge) => creature.x + (edge - across) * own) as [number, number]
      if (right - left < width) {
        if (left < 10) creature.x += 10 - left
        if (right > width - 10) creature.x -= right - width + 10
      }
    }
    if (creature.rig === 'kraken') creature.y += height * 0.05
    // It comes out of the ground: its end is not seen.
    if (creature.rig === 'worm') creature.y += height * 0.17
  }
}

/** The box of a body; weapons may reach out of the picture a little for its sake. */
function bodyBox(creature: Creature): ReturnType<typeof measure> {
  const whole = measure(creature)
  if (!creature.held) return whole
  const { held: _, ...bare } = creature
  const body = measure(bare)
  const part = (a: number, b: number) => a + (b - a) * 0.3
  return {
    left: part(body.left, whole.left),
    right: part(body.right, whole.right),
    top: part(body.top, whole.top),
    bottom: body.bottom,
  }
}

/** Whether two are a rider and what can be ridden; the one that is ridden comes first then. */
export function mounted(creatures: Creature[]): boolean {
  if (creatures.length !== 2) return false
  const mount = creatures.find(({ rig, pose }) => rig === 'beast' && (pose === undefined || pose === 'crouching'))
  const rider = creatures.find(({ person }) => person && !person.steed)
  if (!mount || !rider) return false
  creatures.splice(0, 2, mount, rider)
  return true
}

/** Sets the second creature astride the back of the first, as large as a rider is beside its mount. */
export function seatRider(creatures: readonly Creature[], frame: Frame): void {
  const [mount, rider] = creatures
  const person = rider?.person
  if (!mount || !rider || !person) return
  const unit = Math.min(frame.width, frame.height) / 1000
  const [width, height] = [frame.width / unit, frame.height / unit]
  const facing = Math.sign(mount.yaw || 1)
  mount.yaw = facing * 44
  const box = measure({ ...mount, scale: 1, x: 0, y: 0 })
  const flat = measure({ ...mount, scale: 1, x: 0, y: 0, horns: 0, wings: 'none', yaw: 0 })
  const back = BACK * (flat.bottom - flat.top)
  // How many heights of the rider's eyes the back is high.
  const seat = back / (HIGH * (person.scale < 0.8 ? 0.8 : 1))
  const tall = Math.max(box.bottom - box.top, back + (SEAT + 0.16) * seat)
  mount.scale = Math.min((width * 0.96) / (box.right - box.left), (height * 0.92) / tall)
  mount.depth = 0
  mount.x = width / 2 - ((box.left + box.right) / 2) * mount.scale
  mount.y = height * 0.955 - box.bottom * mount.scale
  rider.rides = true
  person.whole = true
  person.pose = { ...person.pose, hip: 0, act: 'riding' }
  person.turn.body = [mount.yaw, 0, 0]
  person.turn.head = [facing * Math.min(30, Math.abs(person.turn.head[0])), person.turn.head[1], person.turn.head[2]]
  person.scale = (seat * mount.scale) / belowHead(person, 'full')
  person.x = mount.x
  person.y = mount.y + box.bottom * mount.scale - (back + SEAT * seat) * mount.scale
  person.depth = 0
  rider.x = person.x
}

/** Where on a beast's height its back is; how high that is beside a rider's eyes, and the eyes above it. */
const BACK = 0.72
const HIGH = 0.66
const SEAT = 0.44

const turns: Partial<Record<Creature['rig'], number>> = {
  beast: 50,
  serpent: 14,
  spider: 26,
  shellfish: 20,
  hulk: 16,
  bird: 12,
  eye: 14,
  mimic: 24,
  fungus: 14,
  frog: 26,
  kraken: 10,
  fish: 20,
}

function standPerson(
  creature: Creature,
  person: Person,
  {
    n,
    rank,
    base,
    own,
    width,
    height,
  }: { n: number; rank: number; base: number; own: number; width: number; height: number },
  random: Random,
) {
  person.x = creature.x
  person.depth = -rank * 330
  const size = Math.min(1.08, person.scale * own)
  person.scale = size
  if (n === 1)
    return stand(
      person,
      (random.chance(0.55) || person.hair?.style === 'snakes') && !person.steed ? 'knees' : 'full',
      height,
      width,
    )
  stand(person, 'full', height * 0.96, width * base * 0.7, 1)
  person.scale *= (0.55 + 0.45 * size) * (1 - 0.08 * rank)
  person.y = height * (0.96 - 0.055 * rank) - belowHead(person, 'full') * person.scale
}
