import { shade } from '../../paint/colour.ts'
import type { Thing } from '../scene.ts'
import type { GroundBeside } from './castles.ts'
import { beam, iron, limb, rope, timber } from './pieces.ts'
import { type Make, type Point, Solid } from './solid.ts'

// What the law builds: the foot of each at 0, `size` its height.

/** A scaffold with its steps, two posts, the beam and the nooses that hang from it. */
export function gallows(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const wood = shade(make.wall, -0.02)
  const deck = s * 0.26
  const wide = s * 0.42
  const deep = s * 0.24
  for (const x of [-1, 0, 1])
    for (const z of [-1, 1]) {
      const at: Point = [x * wide * 0.94, Math.min(0, ground(x * wide, z * deep)) - s * 0.04, z * deep * 0.9]
      beam(solid, shade(wood, -0.05), at, [at[0], deck, at[2]], s * 0.05)
    }
  for (const side of [-1, 1])
    beam(solid, wood, [side * wide * 0.9, 0, -deep * 0.9], [-side * wide * 0.06, deck, -deep * 0.9], s * 0.028)
  const planks = 9
  for (let k = 0; k < planks; k++) {
    const x = ((k + 0.5) / planks - 0.5) * wide * 2
    solid.block(
      { ...make, wall: shade(wood, dice.range(-0.04, 0.06)), surface: 'wood', ruined: 0 },
      [x, deck, 0],
      [(wide * 1.92) / planks, s * 0.035, deep * 2.1],
    )
  }
  for (const x of [-wide * 0.8, wide * 0.8]) {
    beam(solid, wood, [x, deck, 0], [x, s * 0.97, 0], s * 0.058, 'wood')
    beam(solid, wood, [x, s * 0.76, 0], [x * 0.55, s * 0.95, 0], s * 0.04, 'wood')
  }
  beam(solid, shade(wood, 0.03), [-wide * 0.98, s * 0.96, 0], [wide * 0.98, s * 0.96, 0], s * 0.065, 'wood')
  const nooses = thing.count > 1 ? Math.min(5, thing.count) : 2
  for (let k = 0; k < nooses; k++) {
    const x = ((k + 0.5) / nooses - 0.5) * wide * 1.25
    const low = s * 0.66
    beam(solid, rope, [x, s * 0.95, 0], [x, low + s * 0.07, 0], s * 0.016)
    const ring = Array.from({ length: 9 }, (_, n): Point => {
      const angle = (n / 8) * Math.PI * 2 + Math.PI / 2
      return [x + Math.cos(angle) * s * 0.036, low + s * 0.02 + Math.sin(angle) * s * 0.055, 0]
    })
    for (let n = 0; n < 8; n++) beam(solid, rope, ring[n]!, ring[n + 1]!, s * 0.016)
  }
  const steps = 6
  for (let k = 0; k < steps; k++) {
    const up = (deck * (steps - k)) / (steps + 1)
    solid.block(
      { ...make, wall: shade(wood, 0.03), surface: 'wood', ruined: 0 },
      [wide * 0.5, up - s * 0.02, -deep * 1.05 - k * s * 0.045],
      [s * 0.22, s * 0.022, s * 0.055],
    )
  }
  for (const side of [-1, 1]) {
    const x = wide * 0.5 + side * s * 0.11
    beam(solid, wood, [x, deck, -deep * 1.02], [x, 0, -deep * 1.05 - steps * s * 0.045], s * 0.03)
  }
  return solid
}

/** A post with an arm, and a cage of iron hanging from it with what is left of somebody. */
export function gibbet(thing: Thing, _: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = Math.min(0, ground(0, 0)) - s * 0.04
  beam(solid, timber, [-s * 0.24, foot, 0], [-s * 0.24, s, 0], s * 0.06, 'wood')
  beam(solid, timber, [-s * 0.3, s * 0.95, 0], [s * 0.22, s * 0.95, 0], s * 0.05, 'wood')
  beam(solid, timber, [-s * 0.23, s * 0.74, 0], [-s * 0.02, s * 0.94, 0], s * 0.035, 'wood')
  const [x, top, low, r] = [s * 0.14, s * 0.78, s * 0.38, s * 0.095]
  beam(solid, iron, [x, s * 0.95, 0], [x, top + s * 0.06, 0], s * 0.014)
  const on = (angle: number, up: number, wide: number): Point => [
    x + Math.cos(angle) * wide,
    up,
    Math.sin(angle) * wide,
  ]
  limb(
    solid,
    [196, 188, 164],
    [
      [x, low + s * 0.02, 0],
      [x, low + s * 0.16, 0],
      [x, low + s * 0.24, 0],
    ],
    [r * 0.5, r * 0.42, r * 0.2],
  )
  limb(
    solid,
    [206, 198, 172],
    [
      [x, low + s * 0.26, 0],
      [x, low + s * 0.34, 0],
    ],
    [r * 0.34, r * 0.3],
  )
  const bars = 9
  for (let k = 0; k < bars; k++) {
    const angle = (k / bars) * Math.PI * 2
    beam(solid, iron, on(angle, low, r * 0.8), on(angle, (low + top) / 2, r * 1.15), s * 0.013)
    beam(solid, iron, on(angle, (low + top) / 2, r * 1.15), on(angle, top, r * 0.7), s * 0.013)
    beam(solid, iron, on(angle, top, r * 0.7), [x, top + s * 0.06, 0], s * 0.012)
    const next = ((k + 1) / bars) * Math.PI * 2
    for (const [up, wide] of [
      [low, 0.8],
      [(low + top) / 2, 1.15],
      [top, 0.7],
    ] as const)
      beam(solid, iron, on(angle, up, r * wide), on(next, up, r * wide), s * 0.013)
  }
  return solid
}

/** Logs heaped about a stake; what burns on it is painted over. */
export function pyre(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  if (thing.thing === 'pyre') beam(solid, timber, [0, ground(0, 0) - s * 0.05, 0], [0, s, 0], s * 0.07, 'wood')
  for (let k = 0; k < 16; k++) {
    const angle = (k / 16) * Math.PI * 2 + dice.range(-0.1, 0.1)
    const [x, z] = [Math.cos(angle) * s * 0.42, Math.sin(angle) * s * 0.42]
    const top: Point = [Math.cos(angle) * s * 0.06, s * dice.range(0.34, 0.46), Math.sin(angle) * s * 0.06]
    beam(solid, shade(timber, dice.range(-0.14, 0.02)), [x, ground(x, z) - s * 0.02, z], top, s * 0.07, 'wood')
  }
  return solid
}

/** Two boards with holes between posts. */
export function stocks(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = Math.min(0, ground(0, 0)) - s * 0.05
  solid.block({ ...make, wall: timber, surface: 'wood' }, [0, foot, 0], [s * 1.1, s * 0.14 - foot, s * 0.7])
  for (const x of [-0.4, 0.4]) beam(solid, timber, [x * s, s * 0.1, 0], [x * s, s, 0], s * 0.09, 'wood')
  const board = (low: number, high: number) =>
    solid.face(
      [
        [-s * 0.46, low, -s * 0.05],
        [s * 0.46, low, -s * 0.05],
        [s * 0.46, high, -s * 0.05],
        [-s * 0.46, high, -s * 0.05],
      ],
      shade(timber, 0.06),
      'wood',
      [0, low, s * 0.3],
      [-0.28, 0, 0.28].map((x) => ({
        colour: [22, 18, 16] as const,
        points: Array.from({ length: 8 }, (_, n): Point => {
          const angle = (n / 8) * Math.PI * 2
          const r = s * (x === 0 ? 0.09 : 0.05)
          return [x * s + Math.cos(angle) * r, s * 0.8 + Math.sin(angle) * r, -s * 0.055]
        }),
      })),
    )
  board(s * 0.64, s * 0.96)
  return solid
}
