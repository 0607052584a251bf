import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Thing } from '../scene.ts'
import type { GroundBeside } from './castles.ts'
import { ball, beam, bone, stone as boulder, limb, sheet } from './pieces.ts'
import { type Make, type Point, Solid } from './solid.ts'

// Likenesses of stone, of bone or of iron, far larger than life.

/** Somebody of stone on a plinth: a warrior on a sword, a king with a raised hand, somebody robed with a staff. */
export function statue(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = Math.min(0, ground(0, -s * 0.14)) - s * 0.03
  const low = s * 0.13
  const plinth: Make = { ...make, surface: 'stone', ruined: 0 }
  solid.block(plinth, [0, foot, 0], [s * 0.4, s * 0.04 - foot, s * 0.34])
  solid.block(plinth, [0, s * 0.04, 0], [s * 0.32, s * 0.09, s * 0.27])
  likeness(solid, make, [0, low, 0], s - low, thing.variant ?? 'warrior')
  if (make.ruined > 0.2)
    for (let k = 0; k < 5; k++) {
      const x = make.random.range(-0.4, 0.4) * s
      boulder(solid, make.wall, [x, ground(x, -s * 0.3), -s * 0.3], s * make.random.range(0.05, 0.1), make.random)
    }
  return solid
}

/** A body of about seven heads, `tall` m, seen from the front. */
export function likeness(solid: Solid, make: Make, [x0, up, z0]: Point, tall: number, kind: string): void {
  const dice = make.random
  const wall = make.wall
  const p = (x: number, y: number, z = 0): Point => [x0 + x * tall, up + y * tall, z0 + z * tall]
  const part = (colour: Rgb, points: Point[], radii: number[], sides = 10) =>
    limb(
      solid,
      colour,
      points,
      radii.map((r) => r * tall),
      sides,
    )
  const broken = make.ruined > 0.2
  const robed = kind === 'robed' || kind === 'angel' || kind === 'king'
  if (robed) part(wall, [p(0, 0), p(0, 0.12), p(0, 0.34), p(0, 0.5)], [0.17, 0.145, 0.115, 0.095], 12)
  else
    for (const side of [-1, 1]) {
      part(wall, [p(side * 0.085, 0), p(side * 0.075, 0.24), p(side * 0.055, 0.5)], [0.042, 0.056, 0.076])
      part(shade(wall, -0.02), [p(side * 0.09, 0.012, -0.06), p(side * 0.085, 0.02, 0.03)], [0.035, 0.045])
    }
  // Trunk, shoulders, neck.
  part(wall, [p(0, 0.46), p(0, 0.56), p(0, 0.68), p(0, 0.78), p(0, 0.82)], [0.1, 0.094, 0.118, 0.122, 0.05], 12)
  if (!robed) part(shade(wall, -0.03), [p(0, 0.4), p(0, 0.5)], [0.15, 0.1], 12)
  const head = !broken || dice.chance(0.5)
  if (head) {
    part(wall, [p(0, 0.8), p(0, 0.86)], [0.042, 0.04])
    ball(solid, wall, p(0, 0.915, -0.005), [0.054 * tall, 0.07 * tall, 0.06 * tall], 'plain', 6, 11)
    ball(solid, shade(wall, -0.05), p(0, 0.9, -0.062), [0.012 * tall, 0.02 * tall, 0.012 * tall], 'plain', 3, 6)
    if (kind === 'king' || kind === 'warrior')
      for (let k = 0; k < 9; k++) {
        const angle = (k / 9) * Math.PI * 2
        const [cx, cz] = [Math.cos(angle) * 0.056, Math.sin(angle) * 0.056]
        if (kind === 'king') beam(solid, shade(wall, 0.05), p(cx, 0.95, cz), p(cx * 1.15, 1, cz * 1.15), 0.02 * tall)
      }
    if (kind === 'warrior') {
      part(shade(wall, -0.03), [p(0, 0.93), p(0, 0.97), p(0, 0.995)], [0.062, 0.05, 0.012])
      beam(solid, shade(wall, 0.02), p(0, 0.97, -0.05), p(0, 1.0, 0.06), 0.018 * tall)
    }
    if (kind === 'robed')
      part(shade(wall, -0.02), [p(0, 0.84, 0.01), p(0, 0.92, 0.015), p(0, 0.99, 0.01)], [0.08, 0.072, 0.015])
  }
  const arm = (side: number, elbow: Point, hand: Point) => {
    part(wall, [p(side * 0.118, 0.785), elbow, hand], [0.05, 0.036, 0.03])
    ball(solid, wall, hand, [0.032 * tall, 0.036 * tall, 0.032 * tall], 'plain', 4, 7)
  }
  const lost = broken ? (dice.chance(0.5) ? 1 : -1) : 0
  if (kind === 'raised' || kind === 'king') {
    if (lost !== 1) arm(1, p(0.2, 0.83, -0.02), p(0.17, 1.0, -0.05))
    if (lost !== -1) arm(-1, p(-0.17, 0.64, -0.02), p(-0.1, 0.54, -0.1))
    if (kind === 'raised' && lost !== 1) {
      beam(solid, shade(wall, 0.04), p(0.165, 0.98, -0.06), p(0.12, 1.42, -0.06), 0.03 * tall)
      beam(solid, wall, p(0.1, 1.05, -0.06), p(0.23, 1.07, -0.06), 0.02 * tall)
    }
  } else if (kind === 'robed') {
    arm(1, p(0.18, 0.66, -0.03), p(0.2, 0.6, -0.12))
    arm(-1, p(-0.16, 0.65, -0.02), p(-0.04, 0.62, -0.11))
    beam(solid, shade(wall, -0.03), p(0.2, 0, -0.13), p(0.2, 1.02, -0.13), 0.024 * tall)
    ball(solid, wall, p(0.2, 1.04, -0.13), [0.035 * tall, 0.035 * tall, 0.035 * tall], 'plain', 4, 7)
  } else if (kind === 'angel') {
    arm(1, p(0.16, 0.66, -0.03), p(0.03, 0.66, -0.12))
    arm(-1, p(-0.16, 0.66, -0.03), p(-0.03, 0.66, -0.12))
    for (const side of [-1, 1])
      for (let k = 0; k < 7; k++) {
        const t = k / 6
        sheet(
          solid,
          shade(wall, 0.02 - 0.02 * (k % 2)),
          [
            p(side * (0.06 + 0.1 * t), 0.8, 0.09),
            p(side * (0.2 + 0.2 * t), 1.08 - 0.25 * t, 0.11),
            p(side * (0.24 + 0.16 * t), 0.82 - 0.42 * t, 0.11),
            p(side * (0.06 + 0.06 * t), 0.6, 0.09),
          ],
          'plain',
        )
      }
  } else {
    arm(1, p(0.17, 0.64, -0.04), p(0.02, 0.56, -0.13))
    arm(-1, p(-0.17, 0.64, -0.04), p(-0.02, 0.56, -0.13))
    beam(solid, shade(wall, 0.05), p(0, 0.6, -0.14), p(0, 0, -0.14), 0.032 * tall)
    beam(solid, shade(wall, -0.04), p(-0.09, 0.5, -0.14), p(0.09, 0.5, -0.14), 0.026 * tall)
  }
  if (kind === 'warrior' || kind === 'raised')
    sheet(
      solid,
      shade(wall, -0.07),
      [p(-0.11, 0.8, 0.09), p(0.11, 0.8, 0.09), p(0.2, 0.03, 0.16), p(-0.2, 0.03, 0.16)],
      'plain',
    )
}

/** Heads of beasts and spirits one on another, painted. */
export function totem(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = ground(0, 0) - s * 0.03
  const paints: Rgb[] = [
    [164, 62, 44],
    [62, 104, 112],
    [196, 150, 62],
    [120, 88, 60],
  ]
  const first = make.random.int(0, 3)
  const faces = 4
  const tall = s / (faces + 0.35)
  for (let k = 0; k < faces; k++) {
    const low = foot + k * tall
    const wood = mix([118, 86, 58], paints[(first + k) % 4]!, 0.55)
    solid.drum({ ...make, wall: wood, surface: 'plain', ruined: 0 }, [0, low, 0], tall * 0.36, tall, 10, 1.06)
    const z = -tall * 0.35
    for (const side of [-1, 1]) {
      ball(
        solid,
        [236, 226, 200],
        [side * tall * 0.15, low + tall * 0.66, z],
        [tall * 0.1, tall * 0.11, tall * 0.05],
        'plain',
        4,
        8,
      )
      ball(
        solid,
        [30, 24, 22],
        [side * tall * 0.15, low + tall * 0.66, z - tall * 0.05],
        [tall * 0.045, tall * 0.05, tall * 0.03],
        'plain',
        3,
        6,
      )
    }
    if (k % 2 === 0)
      beam(solid, shade(wood, 0.12), [0, low + tall * 0.56, z], [0, low + tall * 0.4, z - tall * 0.32], tall * 0.14)
    sheet(
      solid,
      [40, 24, 22],
      [
        [-tall * 0.2, low + tall * 0.3, z - tall * 0.03],
        [tall * 0.2, low + tall * 0.3, z - tall * 0.03],
        [tall * 0.15, low + tall * 0.14, z - tall * 0.03],
        [-tall * 0.15, low + tall * 0.14, z - tall * 0.03],
      ],
      'plain',
    )
  }
  const high = foot + faces * tall
  for (const side of [-1, 1])
    sheet(
      solid,
      paints[first]!,
      [
        [0, high - tall * 0.2, 0],
        [side * tall * 1.3, high + tall * 0.15, 0],
        [side * tall * 1.15, high - tall * 0.35, 0],
        [side * tall * 0.3, high - tall * 0.55, 0],
      ],
      'plain',
    )
  solid.cone(mix([118, 86, 58], paints[(first + 1) % 4]!, 0.5), [0, high, 0], tall * 0.38, tall * 0.35, 9, 0.5)
  return solid
}

/** A skull as large as a house, its jaw in the ground. */
export function skull(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = ground(0, 0) - s * 0.08
  const colour = make.wall
  ball(solid, colour, [0, foot + s * 0.62, s * 0.12], [s * 0.4, s * 0.38, s * 0.46], 'plain', 9, 15)
  limb(
    solid,
    colour,
    [
      [0, foot + s * 0.5, -s * 0.2],
      [0, foot + s * 0.3, -s * 0.3],
      [0, foot + s * 0.12, -s * 0.3],
    ],
    [s * 0.26, s * 0.22, s * 0.17],
    11,
  )
  const hole: Rgb = thing.glow ?? [26, 20, 20]
  for (const side of [-1, 1]) {
    ball(
      solid,
      shade(colour, -0.04),
      [side * s * 0.3, foot + s * 0.42, -s * 0.2],
      [s * 0.1, s * 0.08, s * 0.1],
      'plain',
      5,
      8,
    )
    ball(
      solid,
      hole,
      [side * s * 0.155, foot + s * 0.5, -s * 0.36],
      [s * 0.1, s * 0.105, s * 0.07],
      'plain',
      6,
      11,
      thing.glow,
    )
  }
  sheet(
    solid,
    [26, 20, 20],
    [
      [0, foot + s * 0.42, -s * 0.55],
      [s * 0.055, foot + s * 0.29, -s * 0.55],
      [-s * 0.055, foot + s * 0.29, -s * 0.55],
    ],
    'plain',
  )
  for (let k = 0; k < 8; k++) {
    const x = (k - 3.5) * s * 0.042
    const z = -s * 0.5 + Math.abs(k - 3.5) * s * 0.016
    solid.block(
      { ...make, wall: shade(colour, 0.06), surface: 'plain', ruined: 0 },
      [x, foot + s * 0.04, z],
      [s * 0.036, s * 0.13, s * 0.04],
    )
  }
  return solid
}

/** A blade driven into the ground by something far larger than men. */
export function weapon(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = ground(0, 0) - s * 0.06
  const lean = 0.12
  const at = (x: number, up: number, z = 0): Point => [x * s + up * lean * s, foot + up * s, z * s]
  const steel = make.wall
  const blade = (side: number, tone: number) =>
    solid.face(
      [at(0, 0, -0.012), at(0, 0.7, -0.02), at(side * 0.06, 0.7, 0), at(side * 0.052, 0.06, 0)],
      shade(steel, tone),
      'plain',
    )
  blade(-1, 0.05)
  blade(1, -0.07)
  beam(solid, mix(steel, [150, 116, 56], 0.6), at(-0.19, 0.72), at(0.19, 0.72), s * 0.05)
  for (const side of [-1, 1])
    ball(solid, [168, 130, 62], at(side * 0.2, 0.72), [s * 0.034, s * 0.034, s * 0.034], 'plain', 4, 8)
  beam(solid, [74, 52, 40], at(0, 0.74), at(0, 0.93), s * 0.04)
  ball(solid, thing.glow ?? [168, 130, 62], at(0, 0.96), [s * 0.042, s * 0.042, s * 0.042], 'plain', 5, 9, thing.glow)
  for (let k = 0; k < 7; k++) {
    const angle = (k / 7) * Math.PI * 2
    const [x, z] = [Math.cos(angle) * s * 0.14, Math.sin(angle) * s * 0.1]
    boulder(solid, [120, 114, 106], [x, ground(x, z), z], s * make.random.range(0.04, 0.08), make.random)
  }
  return solid
}

/** A hand of stone that reaches out of the ground. */
export function hand(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = ground(0, 0) - s * 0.08
  const p = (x: number, y: number, z = 0): Point => [x * s, foot + y * s, z * s]
  limb(
    solid,
    make.wall,
    [p(0.02, 0), p(0, 0.26), p(0, 0.42), p(-0.01, 0.58)],
    [0.15, 0.14, 0.17, 0.17].map((r) => r * s),
    11,
  )
  for (const [x, high, lean] of [
    [-0.13, 0.92, -0.06],
    [-0.045, 1.0, -0.02],
    [0.045, 0.97, 0.03],
    [0.125, 0.86, 0.07],
  ] as const)
    limb(
      solid,
      shade(make.wall, make.random.range(-0.02, 0.03)),
      [p(x, 0.5), p(x + lean * 0.4, 0.68, -0.02), p(x + lean, high * 0.9, -0.1), p(x + lean * 1.05, high, -0.2)],
      [0.062, 0.056, 0.048, 0.024].map((r) => r * s),
      8,
    )
  limb(
    solid,
    make.wall,
    [p(-0.1, 0.34), p(-0.24, 0.48, -0.05), p(-0.27, 0.64, -0.13)],
    [0.075, 0.06, 0.03].map((r) => r * s),
    8,
  )
  return solid
}

/** A seat of stone, gold or bone with a tall back, on steps. */
export function throne(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = Math.min(0, ground(0, -s * 0.5)) - s * 0.04
  const bony = thing.variant === 'bone'
  const own: Make = { ...make, wall: bony ? bone : make.wall, surface: bony ? 'plain' : 'stone', ruined: 0 }
  for (let k = 0; k < 3; k++)
    solid.block(
      own,
      [0, k === 0 ? foot : k * s * 0.06, 0],
      [s * (0.95 - k * 0.14), s * 0.06 - (k === 0 ? foot : 0), s * (0.8 - k * 0.13)],
    )
  const base = s * 0.18
  solid.block(own, [0, base, 0], [s * 0.4, s * 0.2, s * 0.34])
  solid.block(own, [0, base, s * 0.16], [s * 0.42, s * 0.68, s * 0.06])
  for (const side of [-1, 1]) {
    solid.block(own, [side * s * 0.21, base, -s * 0.02], [s * 0.06, s * 0.33, s * 0.34])
    beam(
      solid,
      shade(own.wall, 0.04),
      [side * s * 0.2, base + s * 0.6, s * 0.16],
      [side * s * 0.25, s * 0.98, s * 0.16],
      s * 0.05,
    )
    ball(solid, shade(own.wall, 0.05), [side * s * 0.21, base + s * 0.36, -s * 0.18], [s * 0.05, s * 0.05, s * 0.05])
  }
  solid.cone(own.wall, [0, base + s * 0.66, s * 0.16], s * 0.12, s * 0.17, 4)
  sheet(solid, make.roof, [
    [-s * 0.15, base + s * 0.22, s * 0.125],
    [s * 0.15, base + s * 0.22, s * 0.125],
    [s * 0.15, base + s * 0.58, s * 0.125],
    [-s * 0.15, base + s * 0.58, s * 0.125],
  ])
  if (bony)
    for (let k = 0; k < 11; k++) {
      const angle = (k / 10) * Math.PI
      const at: Point = [Math.cos(angle) * s * 0.36, base + s * 0.42 + Math.sin(angle) * s * 0.34, s * 0.15]
      ball(solid, shade(bone, make.random.range(-0.08, 0.03)), at, [s * 0.06, s * 0.065, s * 0.06], 'plain', 4, 7)
    }
  return solid
}

/** A mound of skulls. */
export function skullHeap(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const r = s * 0.13
  for (let k = 0; k < 70; k++) {
    const level = Math.floor(Math.sqrt(k / 70) * 6)
    const high = 5 - level
    const wide = s * 0.95 * ((level + 0.6) / 6)
    const angle = k * 2.399
    const [x, z] = [Math.cos(angle) * wide, Math.sin(angle) * wide * 0.6]
    const up = ground(x, z) + high * r * 1.15 + r * 0.3
    const tone = shade(make.wall, dice.range(-0.1, 0.04))
    ball(solid, tone, [x, up, z], [r, r * 1.05, r], 'plain', 4, 7)
    for (const side of [-1, 1])
      ball(
        solid,
        [34, 28, 26],
        [x + side * r * 0.38, up - r * 0.02, z - r * 0.88],
        [r * 0.24, r * 0.26, r * 0.14],
        'plain',
        3,
        6,
      )
  }
  return solid
}

/** A bow of living rock. */
export function rockArch(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const steps = 16
  const sides = 9
  const spine = (k: number): Point => {
    const angle = Math.PI - (k / steps) * Math.PI
    return [Math.cos(angle) * s * 0.62, Math.sin(angle) ** 0.8 * s * 0.8, s * 0.06 * Math.sin(k)]
  }
  const rings = Array.from({ length: steps + 1 }, (_, k) => {
    const p = spine(k)
    const thick = s * (0.15 + 0.16 * Math.abs(k / steps - 0.5) ** 1.2 * 2) * (k < steps / 2 ? 1.25 : 0.95)
    const tilt = Math.PI - (k / steps) * Math.PI
    const low = k === 0 || k === steps
    return Array.from({ length: sides }, (_, n): Point => {
      const angle = (n / sides) * Math.PI * 2
      const out = thick * dice.range(0.78, 1.22)
      const [u, v] = [Math.cos(angle) * out, Math.sin(angle) * out]
      const up = p[1] + u * Math.sin(tilt)
      return [p[0] + u * Math.cos(tilt), low ? Math.min(up, ground(p[0], p[2]) - s * 0.06) - s * 0.05 : up, p[2] + v]
    })
  })
  for (let k = 0; k < steps; k++) {
    const inside = spine(k + 0.5)
    for (let n = 0; n < sides; n++) {
      const m = (n + 1) % sides
      const [a, b, c, d] = [rings[k]![n]!, rings[k]![m]!, rings[k + 1]![m]!, rings[k + 1]![n]!]
      const tone = shade(make.wall, dice.range(-0.06, 0.05))
      solid.face([a, b, c], tone, 'plain', inside)
      solid.face([a, c, d], shade(tone, dice.range(-0.03, 0.03)), 'plain', inside)
    }
  }
  return solid
}

/** A thread web stretched between two trunks. */
export function web(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const bark: Rgb = [74, 62, 54]
  for (const side of [-1, 1]) {
    const x = side * s * 0.62
    const foot = ground(x, 0) - s * 0.04
    limb(
      solid,
      bark,
      [
        [x, foot, 0],
        [x * 0.97, s * 0.4, 0],
        [x * 1.02, s * 0.85, 0],
        [x * 0.9, s * 1.2, 0],
      ],
      [s * 0.09, s * 0.065, s * 0.05, s * 0.015],
      9,
    )
    for (const [up, out] of [
      [0.55, 0.3],
      [0.8, -0.28],
      [0.95, 0.25],
    ] as const)
      limb(
        solid,
        bark,
        [
          [x, s * up, 0],
          [x + side * out * s * 0.6, s * (up + 0.14), 0],
          [x + side * out * s, s * (up + 0.2), 0],
        ],
        [s * 0.035, s * 0.02, s * 0.006],
        6,
      )
  }
  const heart: Point = [0, s * 0.52, -s * 0.02]
  const silk = make.wall
  const spokes = 14
  const on = (k: number, t: number): Point => {
    const angle = (k / spokes) * Math.PI * 2 + 0.1
    const wide = 1 / Math.max(Math.abs(Math.cos(angle)) / 0.58, Math.abs(Math.sin(angle)) / 0.44)
    return [heart[0] + Math.cos(angle) * wide * s * t, heart[1] + Math.sin(angle) * wide * s * t, heart[2]]
  }
  for (let k = 0; k < spokes; k++) beam(solid, silk, heart, on(k, 1), s * 0.007)
  for (let ring = 1; ring < 10; ring++)
    for (let k = 0; k < spokes; k++) {
      if (dice.chance(0.08)) continue
      const t = ring / 10
      const middle = on(k + 0.5, t * 0.93)
      const sag: Point = [middle[0], middle[1], heart[2]]
      beam(solid, silk, on(k, t), sag, s * 0.006)
      beam(solid, silk, sag, on(k + 1, t), s * 0.006)
    }
  const at: Point = [s * 0.14, s * 0.62, -s * 0.05]
  ball(solid, [26, 22, 26], at, [s * 0.06, s * 0.075, s * 0.06])
  ball(solid, [34, 28, 30], [at[0], at[1] - s * 0.09, at[2]], [s * 0.035, s * 0.04, s * 0.035])
  for (const side of [-1, 1])
    for (let k = 0; k < 4; k++) {
      const knee: Point = [at[0] + side * s * (0.12 + 0.02 * k), at[1] + s * (0.08 - 0.06 * k), at[2] - s * 0.03]
      beam(solid, [30, 26, 28], [at[0], at[1] - s * 0.06, at[2]], knee, s * 0.014)
      beam(
        solid,
        [30, 26, 28],
        knee,
        [at[0] + side * s * (0.19 + 0.01 * k), at[1] + s * (0.02 - 0.11 * k), at[2]],
        s * 0.01,
      )
    }
  return solid
}
