import type { Rgb } from '../../paint/colour.ts'
import type { Material } from '../../paint/material.ts'
import { random } from '../../paint/random.ts'
import type { Layer, Shape } from '../../paint/relief.ts'
import type { Build, Part } from './rig.ts'
import { device, devices } from './rigs/devices.ts'
import { rigs } from './rigs/index.ts'
import { ivy } from './rigs/ivy.ts'
import type { Slot, Surface, Thing } from './scene.ts'
import { worn } from './surfaces.ts'

const fallback: Surface = { stuff: 'stone', colour: [128, 122, 112] }

function buildOf(thing: Thing): Build {
  const made = new Map<Slot, Material>()
  const surface = (slot: Slot) => thing.surfaces[slot] ?? thing.surfaces.main ?? fallback
  return {
    random: random(thing.seed),
    has: (...features) => features.some((feature) => thing.features.includes(feature)),
    colour: (slot): Rgb => surface(slot).colour,
    material(slot) {
      let material = made.get(slot)
      if (!material) {
        material = worn(surface(slot), slot === 'gem' || slot === 'liquid' ? [] : thing.conditions, thing.seed)
        made.set(slot, material)
      }
      return material
    },
    filled: (slot) => thing.surfaces[slot] !== undefined,
    gems: () => thing.gems,
  }
}

/** What of a thing's features its rig builds, and which of its slots are filled with anything that is seen. */
export function seenOf(thing: Thing): { features: Set<string>; slots: Set<Slot>; gems: boolean } {
  const build = buildOf(thing)
  const features = new Set<string>()
  const slots = new Set<Slot>()
  let gems = false
  const noting: Build = {
    ...build,
    has: (...names) => {
      const found = names.filter((name) => thing.features.includes(name))
      for (const name of found) features.add(name)
      return found.length > 0
    },
    colour: (slot) => {
      slots.add(slot)
      return build.colour(slot)
    },
    material: (slot) => {
      slots.add(slot)
      return build.material(slot)
    },
    filled: (slot) => {
      slots.add(slot)
      return build.filled(slot)
    },
    gems: () => {
      gems = true
      return build.gems()
    },
  }
  if (thing.conditions.includes('broken')) noting.has('broken handle')
  for (const { surface } of partsOf(thing, noting)) if (typeof surface === 'string') slots.add(surface)
  return { features, slots, gems }
}

/** The parts of a thing, and the device on it that was asked for and that its rig has no place of its own for. */
function partsOf(thing: Thing, build: Build): Part[] {
  const rig = rigs[thing.rig]
  if (!rig) throw new RangeError(`No rig builds a ${thing.rig}`)
  const borne = new Set<string>()
  const parts = rig.build({
    ...build,
    has: (...names) => {
      for (const name of names) borne.add(name)
      return build.has(...names)
    },
  })
  if (rig.mount && devices.some((name) => !borne.has(name) && build.has(name)))
    parts.push(...device(build, ...rig.mount))
  // What has a place for runes is long enough for ivy to climb.
  if (rig.runes && build.has('ivy'))
    parts.push(...ivy(thing.seed, rig.runes[0], rig.reach[1] * -0.25, rig.reach[1] * 0.36, 36))
  const split = crackedParts.filter((name) => !borne.has(name) && build.has(name))
  if (split.length > 0) parts.push(...cracks(thing.seed, rig.reach))
  if (build.has('charred')) parts.push(...charred(thing.seed, rig.reach))
  if (build.has('battered')) parts.push(...scratches(thing.seed, rig.reach))
  return parts
}

/** What breaks without falling in two: it shows cracks, where its rig has no better way to show it. */
const crackedParts = [
  'cracked',
  'broken lens',
  'broken clasp',
  'broken fitting',
  'broken lining',
  'broken cover',
  'broken horned',
  'broken chain',
]

const matt = { gloss: 6, specular: 0, rim: 0, bump: 0, grain: [10, 10] as const }
const flat = { noShade: true, kind: 'stroke', clip: true, shadow: { distance: 0, soft: 1, strength: 0 } } as const

/** What hard use leaves: scratches every way and dents, all over. */
function scratches(seed: number, [wide, high]: readonly [number, number]): Part[] {
  const rng = random(`${seed}/scratches`)
  const marks = Array.from({ length: 26 }, () => {
    const x = rng.range(-0.46, 0.46) * wide
    const y = rng.range(-0.44, 0.44) * high
    const angle = rng.range(0, Math.PI)
    const long = rng.range(0.04, 0.13) * Math.min(wide, high)
    return { x, y, angle, long, dent: rng.chance(0.4) }
  })
  const drawn =
    (width: number, shift: number): Shape =>
    (pen) => {
      for (const { x, y, angle, long, dent } of marks) {
        pen.lineWidth = width
        pen.beginPath()
        if (dent) pen.ellipse(x + shift, y + shift, long * 0.3, long * 0.22, angle, 0.4, 3.6)
        else {
          pen.moveTo(x + shift, y + shift)
          pen.lineTo(x + shift + Math.cos(angle) * long, y + shift + Math.sin(angle) * long)
        }
        pen.stroke()
      }
    }
  return [
    { surface: { ...matt, colour: [226, 222, 212], alpha: 0.5 }, shape: drawn(6, 4), radius: 2, ...flat },
    { surface: { ...matt, colour: [20, 17, 16], alpha: 0.8 }, shape: drawn(6, 0), radius: 2, ...flat },
  ]
}

/** Edges that a fire has eaten: black at the rim, brown within. */
function charred(seed: number, [wide, high]: readonly [number, number]): Part[] {
  const rng = random(`${seed}/charred`)
  const spots = Array.from({ length: 64 }, (_, k) => {
    const along = k / 64
    const [x, y] =
      along < 0.25
        ? [along * 4 - 0.5, -0.47]
        : along < 0.5
          ? [0.48, (along - 0.25) * 4 - 0.5]
          : along < 0.75
            ? [0.5 - (along - 0.5) * 4, 0.47]
            : [-0.48, 0.5 - (along - 0.75) * 4]
    return { x: x * wide, y: y * high, r: rng.range(0.02, 0.075) * Math.min(wide, high) }
  })
  const drawn =
    (grow: number): Shape =>
    (pen) => {
      for (const { x, y, r } of spots) {
        pen.beginPath()
        pen.ellipse(x, y, r * grow, r * grow, 0, 0, 7)
        pen.fill()
      }
    }
  return [
    { surface: { ...matt, colour: [104, 62, 30], alpha: 0.62 }, shape: drawn(1.5), radius: 2, ...flat, soft: 9 },
    { surface: { ...matt, colour: [26, 18, 14], alpha: 0.94 }, shape: drawn(0.95), radius: 2, ...flat, soft: 5 },
  ]
}

/** Cracks that run from a blow beside the middle, on whatever is there. */
function cracks(seed: number, [wide, high]: readonly [number, number]): Part[] {
  const rng = random(`${seed}/cracks`)
  const reach = Math.min(wide, high)
  const start: [number, number] = [rng.range(-0.1, 0.1) * wide, rng.range(-0.14, 0.06) * high]
  const runs: [number, number][][] = Array.from({ length: 6 }, (_, k) => {
    let [x, y] = start
    let angle = (k / 6) * Math.PI * 2 + rng.range(-0.4, 0.4)
    const points: [number, number][] = [[x, y]]
    for (let step = 0; step < 6; step++) {
      angle += rng.range(-0.75, 0.75)
      const long = reach * rng.range(0.06, 0.12)
      x += Math.cos(angle) * long
      y += Math.sin(angle) * long * (high > wide * 1.5 ? 1.6 : 1)
      points.push([x, y])
    }
    return points
  })
  const drawn =
    (width: number, shift: number): Shape =>
    (pen) => {
      for (const points of runs)
        for (let k = 1; k < points.length; k++) {
          pen.lineWidth = width * (1 - k / (points.length + 2))
          pen.beginPath()
          pen.moveTo(points[k - 1]![0] + shift, points[k - 1]![1] + shift)
          pen.lineTo(points[k]![0] + shift, points[k]![1] + shift)
          pen.stroke()
        }
    }
  return [
    { surface: { ...matt, colour: [214, 208, 196], alpha: 0.4 }, shape: drawn(11, 4), radius: 2, ...flat },
    { surface: { ...matt, colour: [18, 14, 14] }, shape: drawn(13, 0), radius: 2, ...flat },
  ]
}

/** A jagged line across a thing's own coordinates; what is on one side of it. */
function half(side: -1 | 1, at: number, seed: number): (pen: Parameters<Shape>[0]) => void {
  const rng = random(`${seed}/break`)
  const points: [number, number][] = []
  for (let x = -700; x <= 700; x += 34) points.push([x, at + rng.range(-26, 26) + x * 0.16])
  return (pen) => {
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x, y)
    pen.lineTo(700, side * 1400)
    pen.lineTo(-700, side * 1400)
    pen.closePath()
    pen.clip()
  }
}

interface Piece {
  shiftX: number
  shiftY: number
  turn: number
  cut?: (pen: Parameters<Shape>[0]) => void
}

function placed(shape: Shape, thing: Thing, piece: Piece): Shape {
  const angle = (thing.angle * Math.PI) / 180
  const girth = rigs[thing.rig]?.girth ?? 1
  return (pen) => {
    pen.save()
    pen.translate(thing.x, thing.y)
    pen.rotate(angle)
    pen.scale(thing.size * girth, thing.size)
    pen.translate(piece.shiftX, piece.shiftY)
    pen.rotate(piece.turn)
    piece.cut?.(pen)
    shape(pen)
    pen.restore()
  }
}

function sized(part: Part, build: Build, thing: Thing, piece: Piece): Layer {
  const rig = rigs[thing.rig]!
  const { surface, shape, bumps, shadow, ...rest } = part
  const k = thing.size
  const material = typeof surface === 'string' ? build.material(surface) : surface
  const scaledGrain = [Math.max(2, material.grain[0] * k), Math.max(2, material.grain[1] * k)] as const
  return {
    ...rest,
    shape: placed(shape, thing, piece),
    radius: rest.radius * k * (rig.girth ?? 1),
    bulge: rest.bulge === undefined ? undefined : rest.bulge * k,
    soft: rest.soft === undefined ? undefined : rest.soft * k,
    bumps: bumps?.map((bump) => ({
      shape: placed(bump.shape, thing, piece),
      height: bump.height * k,
      soft: bump.soft * k,
    })),
    shadow: shadow ? { ...shadow, distance: shadow.distance * k, soft: shadow.soft * k } : undefined,
    material: { ...material, grain: scaledGrain },
  }
}

/** How much of a broken thing's length is left on the longer piece, from its foot. */
const BREAK = 0.36

/** A thing as layers for the relief renderer; a broken one as its two pieces. */
export function layersOf(thing: Thing): Layer[] {
  const build = buildOf(thing)
  const parts = partsOf(thing, build)
  const rig = rigs[thing.rig]!
  if (!thing.conditions.includes('broken') && !thing.conditions.includes('ruined')) {
    const whole: Piece = { shiftX: 0, shiftY: 0, turn: 0 }
    return parts.map((one) => sized(one, build, thing, whole))
  }
  const at = thing.features.includes('broken handle') ? rig.reach[1] * 0.28 : -rig.reach[1] * (0.5 - BREAK)
  const sway = build.random.range(0.6, 1)
  const foot: Piece = { shiftX: 0, shiftY: rig.view === 'lying' ? 30 : 0, turn: 0, cut: half(1, at, thing.seed) }
  const head: Piece =
    rig.view === 'lying'
      ? { shiftX: 46 * sway, shiftY: -34, turn: 0.16 * sway, cut: half(-1, at, thing.seed) }
      : { shiftX: 26 * sway, shiftY: -12, turn: 0.07 * sway, cut: half(-1, at, thing.seed) }
  return [...parts.map((one) => sized(one, build, thing, foot)), ...parts.map((one) => sized(one, build, thing, head))]
}
