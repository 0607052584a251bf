import { type Rgb, shade } from '../../paint/colour.ts'
import type { Thing } from '../scene.ts'
import type { GroundBeside } from './castles.ts'
import { beam, limb, rope, sheet, straw, timber } from './pieces.ts'
import { type Make, type Point, Solid } from './solid.ts'

// What stands in and by water. The water's level is `-foot`, where `foot` is the height of a thing's own.

/** Planks on piles that run out over water, away from the eye; `size` is its length. */
export function dock(thing: Thing, make: Make): Solid {
  const solid = new Solid()
  const dice = make.random
  const long = thing.size
  const wide = Math.max(2.2, long * 0.075)
  const deck = 1.3
  const gone = (z: number) => make.ruined > 0.2 && (dice.chance(0.22) || (z > long * 0.5 && z < long * 0.62))
  const crosspiece = long * 0.82
  const planks = Math.round(long / 0.75)
  const wood = shade(make.wall, 0.02)
  const stones = thing.variant === 'quay'
  if (stones) {
    solid.block({ ...make, surface: 'stone', ruined: 0 }, [0, -4, long / 2], [wide * 2.4, deck + 4, long])
    for (let k = 0; k < 6; k++)
      for (const x of [-1.05, 1.05])
        solid.drum(
          { ...make, wall: [70, 60, 52], surface: 'wood', ruined: 0 },
          [x * wide, deck, (k + 0.5) * (long / 6)],
          0.28,
          0.9,
          7,
        )
    return solid
  }
  const piles: [number, number][] = []
  for (let z = 0.5; z < long; z += long / 9) piles.push([-wide, z], [wide, z])
  for (const x of [-2.6, 2.6]) piles.push([x * wide, crosspiece - wide * 0.8], [x * wide, crosspiece + wide * 0.8])
  for (const [x, z] of piles) {
    const tall = dice.chance(0.5) ? deck + dice.range(0.5, 1.3) : deck
    beam(solid, shade(wood, dice.range(-0.16, -0.08)), [x, -3.5, z], [x, tall, z], 0.42, 'wood')
  }
  for (let k = 0; k < planks; k++) {
    const z = (k / planks) * long
    if (gone(z)) continue
    plank(solid, shade(wood, dice.range(-0.07, 0.06)), -wide * 1.05, wide * 1.05, z, (long / planks) * 0.9, deck)
  }
  // The head of it lies across.
  for (let k = 0; k < 10; k++)
    for (const side of [-1, 1]) {
      const x = side * wide * (1.1 + (k * 1.6) / 10)
      if (gone(0)) continue
      sheet(
        solid,
        shade(wood, dice.range(-0.07, 0.06)),
        [
          [x, deck, crosspiece - wide],
          [x + side * wide * 0.145, deck, crosspiece - wide],
          [x + side * wide * 0.145, deck, crosspiece + wide],
          [x, deck, crosspiece + wide],
        ],
        'wood',
      )
    }
  for (const side of [-1, 1])
    beam(solid, shade(wood, -0.1), [side * wide * 1.05, deck - 0.3, 0], [side * wide * 1.05, deck - 0.3, long], 0.32)
  beam(
    solid,
    shade(wood, -0.1),
    [-wide * 2.7, deck - 0.3, crosspiece - wide],
    [wide * 2.7, deck - 0.3, crosspiece - wide],
    0.32,
  )
  if (thing.variant === 'nets') nets(solid, wide, deck, long)
  return solid
}

function plank(solid: Solid, colour: Rgb, x0: number, x1: number, z: number, deep: number, up: number) {
  sheet(
    solid,
    colour,
    [
      [x0, up, z],
      [x1, up, z],
      [x1, up, z + deep],
      [x0, up, z + deep],
    ],
    'plain',
  )
}

/** Nets hung to dry over a rail. */
function nets(solid: Solid, wide: number, deck: number, long: number) {
  const z = long * 0.34
  const x = -wide * 1.02
  const high = deck + 2.2
  for (const end of [z - 3, z + 3]) beam(solid, timber, [x, deck, end], [x, high + 0.3, end], 0.2)
  for (let k = 0; k <= 12; k++) {
    const at = z - 3 + k * 0.5
    const sag = 0.35 * Math.sin((k / 12) * Math.PI)
    beam(solid, rope, [x, high - sag, at], [x, deck + 0.3, at], 0.06)
  }
  for (let n = 0; n < 5; n++) beam(solid, rope, [x, high - n * 0.45, z - 3], [x, high - n * 0.45, z + 3], 0.06)
}

/** Huts on stilts, joined by walks of planks. */
export function stiltHouses(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const count = thing.count > 1 ? Math.min(8, thing.count) : 4
  const deck = s * 0.36
  let before: Point | undefined
  for (let k = 0; k < count; k++) {
    const side = k % 2 === 0 ? 1 : -1
    const x = k === 0 ? 0 : side * Math.ceil(k / 2) * s * 1.25 + dice.range(-0.1, 0.1) * s
    const z = k === 0 ? 0 : dice.range(0.1, 1.1) * s
    const own = k === 0 ? 1 : dice.range(0.72, 0.95)
    hut(solid, make, [x, deck, z], s * 0.62 * own, dice.range(-0.25, 0.25), Math.min(-s * 0.3, ground(x, z)))
    if (before && k % 2 === 1) walk(solid, before, [x, deck, z], s)
    before = k === 0 ? [0, deck, 0] : before
    if (k % 2 === 0) before = [x, deck, z]
  }
  return solid
}

function hut(solid: Solid, make: Make, [x, up, z]: Point, tall: number, yaw: number, low: number) {
  const [wide, deep] = [tall * 1.15, tall * 0.95]
  for (const i of [-0.56, 0, 0.56])
    for (const j of [-0.56, 0.56])
      beam(
        solid,
        shade(timber, -0.1),
        [x + i * wide, low, z + j * deep],
        [x + i * wide, up, z + j * deep],
        tall * 0.07,
        'wood',
      )
  beam(solid, timber, [x - 0.56 * wide, low, z - 0.56 * deep], [x, up, z - 0.56 * deep], tall * 0.045)
  solid.block(
    { ...make, wall: shade(timber, 0.05), surface: 'wood', ruined: 0 },
    [x, up - tall * 0.05, z],
    [wide * 1.3, tall * 0.07, deep * 1.4],
    yaw,
  )
  solid.block({ ...make, surface: 'wood' }, [x, up, z], [wide, tall * 0.52, deep], yaw, { across: 3, storeys: 1 })
  if (make.ruined < 0.3)
    solid.gable(make.roof, make.wall, [x, up + tall * 0.52, z], [wide, tall * 0.5, deep], yaw, 0.22)
}

function walk(solid: Solid, a: Point, b: Point, s: number) {
  const steps = 9
  for (let k = 0; k < steps; k++) {
    const at = (t: number, dz: number): Point => [
      a[0] + (b[0] - a[0]) * t,
      a[1] - s * 0.05,
      a[2] + (b[2] - a[2]) * t + dz,
    ]
    const [t0, t1] = [k / steps, (k + 0.85) / steps]
    sheet(
      solid,
      shade(timber, (k % 3) * 0.03),
      [at(t0, -s * 0.1), at(t1, -s * 0.1), at(t1, s * 0.1), at(t0, s * 0.1)],
      'plain',
    )
  }
}

/** Arms of something below that come out of the water. */
export function tentacles(thing: Thing, make: Make): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const arms = thing.count > 1 ? Math.min(10, thing.count) : 6
  for (let k = 0; k < arms; k++) {
    const angle = (k / arms) * Math.PI * 2
    const from: Point = [Math.cos(angle) * s * 0.55, -s * 0.1, Math.sin(angle) * s * 0.32]
    const tall = s * dice.range(0.55, 1.05)
    const curl = dice.range(0.5, 1.1) * (dice.chance(0.5) ? 1 : -1)
    const points = Array.from({ length: 11 }, (_, n): Point => {
      const t = n / 10
      const bend = curl * s * 0.28 * t * t + Math.sin(t * 5 + k) * s * 0.05
      return [from[0] + bend, from[1] + tall * Math.sin(t * 2.1) * 0.95, from[2] + Math.cos(t * 3 + k) * s * 0.05]
    })
    limb(
      solid,
      shade(make.wall, dice.range(-0.05, 0.05)),
      points,
      points.map((_, n) => s * 0.07 * (1 - n / 11.5)),
      8,
    )
  }
  return solid
}

/** Loops of a scaled neck above the water, and a crested head. */
export function serpent(thing: Thing, make: Make): Solid {
  const solid = new Solid()
  const s = thing.size
  const hump = (x: number, wide: number, tall: number, thick: number) => {
    const points = Array.from({ length: 9 }, (_, n): Point => {
      const angle = Math.PI - (n / 8) * Math.PI
      return [x + Math.cos(angle) * wide, Math.sin(angle) * tall - s * 0.06, 0]
    })
    limb(
      solid,
      make.wall,
      points,
      points.map(() => thick),
      9,
    )
    for (let n = 1; n < 8; n++) {
      const p = points[n]!
      sheet(solid, shade(make.wall, 0.1), [
        [p[0] - thick * 0.5, p[1] + thick * 0.9, 0],
        [p[0] + thick * 0.5, p[1] + thick * 0.9, 0],
        [p[0] + thick * 0.3, p[1] + thick * 1.9, 0],
      ])
    }
  }
  hump(s * 1.15, s * 0.2, s * 0.2, s * 0.05)
  hump(s * 0.62, s * 0.26, s * 0.32, s * 0.075)
  const neck: Point[] = [
    [s * 0.12, -s * 0.1, 0],
    [s * 0.02, s * 0.22, 0],
    [-s * 0.04, s * 0.5, 0],
    [-s * 0.1, s * 0.72, 0],
    [-s * 0.24, s * 0.86, 0],
    [-s * 0.38, s * 0.84, 0],
    [-s * 0.54, s * 0.76, 0],
  ]
  limb(
    solid,
    make.wall,
    neck,
    [0.11, 0.1, 0.085, 0.075, 0.08, 0.075, 0.03].map((r) => r * s),
    9,
  )
  for (const z of [-0.04, 0.04]) {
    beam(solid, [232, 220, 140], [-s * 0.36, s * 0.9, z * s], [-s * 0.37, s * 0.91, z * s], s * 0.028)
    beam(solid, straw, [-s * 0.26, s * 0.92, z * s], [-s * 0.12, s * 1.02, z * s], s * 0.024)
  }
  return solid
}

/** A wall across a valley, buttressed, with a breach that water pours through. */
export function dam(thing: Thing, make: Make): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const parts = 13
  const half = s * 1.9
  const breach = 6
  const at = (k: number): Point => {
    const t = (k / parts) * 2 - 1
    return [t * half, 0, s * 0.5 * (1 - t * t)]
  }
  for (let k = 0; k < parts; k++) {
    const [a, b] = [at(k), at(k + 1)]
    const yaw = Math.atan2(b[2] - a[2], b[0] - a[0])
    const middle: Point = [(a[0] + b[0]) / 2, -s * 0.1, (a[2] + b[2]) / 2]
    const away = Math.abs(k - breach)
    const high = s * (away === 0 ? 0.5 : away === 1 ? 0.78 : 0.9) + s * 0.1
    const stones = {
      ...make,
      surface: 'stone' as const,
      wall: shade(make.wall, dice.range(-0.03, 0.03)),
      ruined: away < 2 ? 0.22 : 0,
    }
    solid.block(stones, middle, [Math.hypot(b[0] - a[0], b[2] - a[2]) * 1.02, high, s * 0.22], yaw)
    if (away > 1) {
      solid.block(
        { ...stones, ruined: 0 },
        [middle[0], middle[1], middle[2] - s * 0.14],
        [s * 0.09, high * 0.9, s * 0.14],
        yaw,
      )
      solid.block(
        { ...stones, ruined: 0, wall: shade(make.wall, 0.05) },
        [middle[0], high - s * 0.1, middle[2]],
        [s * 0.32, s * 0.05, s * 0.28],
        yaw,
      )
    }
  }
  return solid
}
