import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Thing } from '../scene.ts'
import type { GroundBeside } from './castles.ts'
import { ball, beam, iron, limb, sheet, stone, straw, timber, wheel } from './pieces.ts'
import { type Make, type Point, Solid } from './solid.ts'

// What stands in fields and yards.

/** Round stacks of hay, one large and the others about it. */
export function haystacks(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const count = thing.count > 1 ? thing.count : 5
  for (let k = 0; k < count; k++) {
    const side = k % 2 === 0 ? 1 : -1
    const x = k === 0 ? 0 : side * s * (0.9 + 0.62 * Math.ceil(k / 2)) + dice.range(-0.2, 0.2) * s
    const z = k === 0 ? 0 : s * dice.range(0.2, 1.5) + Math.ceil(k / 2) * s * 0.55
    const tall = s * (k === 0 ? 1 : dice.range(0.72, 0.95))
    stack(solid, shade(make.roof, dice.range(-0.05, 0.04)), [x, ground(x, z) - s * 0.04, z], tall, dice.range(0, 1))
  }
  return solid
}

function stack(solid: Solid, colour: Rgb, [x, up, z]: Point, tall: number, turn: number) {
  const rings = [
    [0.44, 0],
    [0.5, 0.2],
    [0.49, 0.4],
    [0.4, 0.62],
    [0.24, 0.83],
    [0.05, 1],
  ] as const
  const sides = 13
  const inside: Point = [x, up + tall * 0.4, z]
  const on = (k: number, n: number): Point => {
    const [wide, high] = rings[k]!
    const angle = ((n + turn) / sides) * Math.PI * 2
    const rough = 1 + 0.05 * Math.sin(n * 2.7 + k * 1.9)
    return [x + Math.cos(angle) * wide * tall * rough, up + high * tall, z + Math.sin(angle) * wide * tall * rough]
  }
  for (let k = 0; k + 1 < rings.length; k++)
    for (let n = 0; n < sides; n++) {
      const up = [0.1, 0.15, 0.35, 0.7, 1.1][k]!
      const facing = (m: number): Point => {
        const angle = ((m + turn) / sides) * Math.PI * 2
        const length = Math.hypot(1, up)
        return [Math.cos(angle) / length, up / length, Math.sin(angle) / length]
      }
      const points = [on(k, n), on(k, n + 1), on(k + 1, n + 1), on(k + 1, n)]
      solid.curved(points, shade(colour, 0.02 * Math.sin(k * 2.2)), 'thatch', inside, facing(n), facing(n + 1))
    }
}

/** A cart or, with a roof, a wagon; its shafts lie to the left. */
export function cart(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const covered = thing.variant === 'carriage' || thing.variant === 'wagon'
  const wood = shade(make.wall, -0.02)
  const foot = ground(0, 0) - s * 0.02
  const long = s * 0.62
  const deck = foot + s * 0.34
  const wheels = thing.ruined > 0.2 ? [-1] : [-1, 1]
  const tilt = thing.ruined > 0.2 ? 0.16 : 0
  const lean = (x: number, up: number): number => up - tilt * (x + long) * 0.9
  for (const z of [s * 0.3, -s * 0.3])
    for (const side of wheels) wheel(solid, shade(wood, -0.1), [side * long * 0.62, foot + s * 0.26, z], s * 0.26, 0, 8)
  const quad = (z: number, low: number, high: number, colour: Rgb) =>
    sheet(
      solid,
      colour,
      [
        [-long, lean(-long, deck + low), z],
        [long, lean(long, deck + low), z],
        [long * 1.06, lean(long, deck + high), z * 1.08],
        [-long * 1.06, lean(-long, deck + high), z * 1.08],
      ],
      'wood',
    )
  quad(s * 0.24, 0, s * 0.2, shade(wood, -0.06))
  sheet(
    solid,
    shade(wood, 0.06),
    [
      [-long, lean(-long, deck), -s * 0.24],
      [long, lean(long, deck), -s * 0.24],
      [long, lean(long, deck), s * 0.24],
      [-long, lean(-long, deck), s * 0.24],
    ],
    'wood',
  )
  if (!covered && thing.ruined < 0.2)
    ball(solid, straw, [0, deck + s * 0.14, 0], [long * 0.95, s * 0.3, s * 0.22], 'thatch', 6, 10)
  quad(-s * 0.24, 0, s * 0.2, wood)
  for (const z of [-s * 0.1, s * 0.1])
    beam(solid, wood, [-long, lean(-long, deck), z], [-long * 1.95, foot + s * 0.16, z], s * 0.035)
  if (thing.variant === 'wagon') hoops(solid, make, long, deck, s)
  if (thing.variant === 'carriage') {
    solid.block({ ...make, surface: 'plaster', ruined: 0 }, [0, deck, 0], [long * 1.7, s * 0.55, s * 0.5], 0, {
      across: 2,
      storeys: 1,
    })
    solid.gable(make.roof, make.wall, [0, deck + s * 0.55, 0], [long * 1.8, s * 0.12, s * 0.56], 0, 0.04)
    beam(solid, shade(make.roof, 0.08), [-long * 1.05, deck + s * 0.26, 0], [-long * 1.35, deck + s * 0.26, 0], s * 0.2)
  }
  return solid
}

/** The canvas of a covered wagon over its hoops. */
function hoops(solid: Solid, make: Make, long: number, deck: number, s: number) {
  const cloth: Rgb = mix(make.roof, [226, 214, 184], 0.6)
  const steps = 8
  const parts = 4
  const on = (k: number, n: number): Point => {
    const angle = (n / steps) * Math.PI
    return [-long + (2 * long * k) / parts, deck + s * 0.16 + Math.sin(angle) * s * 0.44, -Math.cos(angle) * s * 0.27]
  }
  const inside: Point = [0, deck + s * 0.2, 0]
  for (let k = 0; k < parts; k++)
    for (let n = 0; n < steps; n++)
      solid.face(
        [on(k, n), on(k + 1, n), on(k + 1, n + 1), on(k, n + 1)],
        shade(cloth, (k % 2) * 0.04),
        'cloth',
        inside,
      )
  sheet(
    solid,
    shade(cloth, -0.22),
    Array.from({ length: steps + 1 }, (_, n) => on(parts, n)),
  )
}

/** A great barn with crossed doors, a hayloft and a gambrel roof. */
export function barn(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const [wide, deep, eaves] = [s * 1.05, s * 1.35, s * 0.5]
  const foot = Math.min(0, ground(-wide / 2, -deep / 2), ground(wide / 2, -deep / 2)) - s * 0.05
  const own: Make = { ...make, surface: 'wood' }
  solid.block(own, [0, foot, 0], [wide, eaves - foot, deep])
  const profile: [number, number][] = [
    [-wide * 0.5, eaves],
    [-wide * 0.36, s * 0.8],
    [0, s],
    [wide * 0.36, s * 0.8],
    [wide * 0.5, eaves],
  ]
  const front = -deep / 2
  const inside: Point = [0, s * 0.5, 0]
  for (const z of [front, deep / 2])
    solid.face(
      profile.map(([x, up]): Point => [x, up, z]),
      make.wall,
      'wood',
      inside,
    )
  for (let k = 0; k < 4; k++) {
    const [a, b] = [profile[k]!, profile[k + 1]!]
    const out = 1.05
    solid.face(
      [
        [a[0] * out, a[1], front * 1.05],
        [b[0] * out, b[1] + s * 0.02, front * 1.05],
        [b[0] * out, b[1] + s * 0.02, -front * 1.05],
        [a[0] * out, a[1], -front * 1.05],
      ],
      shade(make.roof, k % 2 === 0 ? -0.02 : 0.02),
      'roof',
      inside,
    )
  }
  const white: Rgb = [224, 216, 200]
  const z = front - s * 0.012
  const [half, high] = [wide * 0.24, s * 0.44]
  solid.face(
    [
      [-half, foot, z],
      [half, foot, z],
      [half, high, z],
      [-half, high, z],
    ],
    shade(make.wall, -0.08),
    'wood',
    inside,
  )
  const line = (x0: number, y0: number, x1: number, y1: number) =>
    beam(solid, white, [x0, y0, z - s * 0.012], [x1, y1, z - s * 0.012], s * 0.022)
  for (const side of [-1, 1]) {
    line(0, 0, side * half, high)
    line(side * half, 0, 0, high)
    line(side * half, 0, side * half, high)
  }
  line(-half, high, half, high)
  line(0, 0, 0, high)
  solid.face(
    [
      [-s * 0.08, s * 0.6, z],
      [s * 0.08, s * 0.6, z],
      [s * 0.08, s * 0.76, z],
      [-s * 0.08, s * 0.76, z],
    ],
    make.lamp ?? [34, 28, 26],
    'plain',
    inside,
    [],
    make.lamp,
  )
  return solid
}

/** A mill by the water: a house and the wheel that the stream turns at its side. */
export function watermill(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = Math.min(0, ground(0, 0)) - s * 0.12
  const stones: Make = { ...make, wall: mix(make.wall, [146, 140, 130], 0.6), surface: 'stone' }
  solid.block(stones, [0, foot, 0], [s * 1.1, s * 0.32 - foot, s * 0.8], 0, { across: 3, storeys: 1 })
  solid.block({ ...make, surface: 'plaster' }, [0, s * 0.32, 0], [s * 1.14, s * 0.3, s * 0.84], 0, {
    across: 4,
    storeys: 1,
  })
  for (const x of [-0.54, -0.18, 0.18, 0.54])
    beam(solid, timber, [x * s, s * 0.32, -s * 0.43], [x * s, s * 0.62, -s * 0.43], s * 0.03)
  if (make.ruined < 0.3) solid.gable(make.roof, make.wall, [0, s * 0.62, 0], [s * 1.16, s * 0.38, s * 0.86], 0, 0.08)
  const at: Point = [-s * 0.16, s * 0.2, -s * 0.56]
  const r = s * 0.36
  wheel(solid, shade(timber, -0.05), at, r, 0, 10, s * 0.035)
  wheel(solid, shade(timber, -0.12), [at[0], at[1], at[2] + s * 0.11], r, 0, 10, s * 0.035)
  for (let k = 0; k < 14; k++) {
    const angle = (k / 14) * Math.PI * 2
    const p = (wide: number, z: number): Point => [at[0] + Math.cos(angle) * wide, at[1] + Math.sin(angle) * wide, z]
    sheet(
      solid,
      shade(timber, 0.04),
      [
        p(r * 0.82, at[2] - s * 0.02),
        p(r * 1.06, at[2] - s * 0.02),
        p(r * 1.06, at[2] + s * 0.13),
        p(r * 0.82, at[2] + s * 0.13),
      ],
      'wood',
    )
  }
  beam(solid, timber, [-s * 0.75, s * 0.6, -s * 0.5], [at[0], s * 0.55, -s * 0.5], s * 0.05, 'wood')
  return solid
}

/** A coat stuffed with straw on a crossed pole, under a hat. */
export function scarecrow(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const cloth = make.roof
  beam(solid, timber, [0, ground(0, 0) - s * 0.06, 0], [0, s * 0.72, 0], s * 0.035)
  beam(solid, timber, [-s * 0.4, s * 0.62, 0], [s * 0.4, s * 0.66, 0], s * 0.03)
  limb(
    solid,
    cloth,
    [
      [0, s * 0.3, 0],
      [0, s * 0.48, 0],
      [0, s * 0.68, 0],
    ],
    [s * 0.15, s * 0.1, s * 0.11],
    9,
    'cloth',
  )
  for (const side of [-1, 1]) {
    limb(
      solid,
      shade(cloth, -0.03),
      [
        [side * s * 0.06, s * 0.65, 0],
        [side * s * 0.22, s * 0.64, 0],
        [side * s * 0.36, s * 0.62, 0],
      ],
      [s * 0.065, s * 0.055, s * 0.06],
      8,
      'cloth',
    )
    for (let k = 0; k < 5; k++)
      beam(
        solid,
        straw,
        [side * s * 0.35, s * 0.63, 0],
        [side * s * 0.44, s * (0.57 + 0.03 * k), dice.range(-0.03, 0.03) * s],
        s * 0.012,
      )
  }
  for (let k = 0; k < 9; k++) {
    const x = (k / 8 - 0.5) * s * 0.28
    beam(solid, straw, [x, s * 0.32, 0], [x * 1.25, s * dice.range(0.2, 0.26), -s * 0.04], s * 0.014)
  }
  ball(solid, [198, 170, 116], [0, s * 0.79, 0], [s * 0.085, s * 0.1, s * 0.085], 'cloth')
  for (const x of [-0.032, 0.032])
    ball(solid, [28, 22, 18], [x * s, s * 0.81, -s * 0.078], [s * 0.014, s * 0.016, s * 0.01], 'plain', 3, 6)
  const hat: Rgb = [92, 70, 44]
  solid.drum({ ...make, wall: hat, surface: 'plain', ruined: 0 }, [0, s * 0.85, 0], s * 0.19, s * 0.02, 12, 1)
  solid.cone(hat, [0, s * 0.87, 0], s * 0.1, s * 0.14, 9, 0.5)
  return solid
}

/** A fence, a palisade, a wall of field stones or iron railings across the near ground. */
export function fence(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const half = s * 9
  const at = (x: number): Point => {
    const z = 1.2 * Math.sin(x * 0.1) + x * 0.12
    return [x, ground(x, z) - 0.08, z]
  }
  const kind = thing.variant
  const step =
    kind === 'palisade'
      ? s * 0.17
      : kind === 'railing'
        ? s * 0.2
        : kind === 'wall'
          ? s * 0.42
          : kind === 'hedge'
            ? s * 0.5
            : s * 1.5
  const broken = thing.ruined > 0.2
  for (let x = -half; x < half; x += step) {
    const p = at(x)
    const next = at(x + step)
    if (broken && dice.chance(0.22)) continue
    if (kind === 'hedge') {
      const leaf = shade([70, 96, 50], dice.range(-0.05, 0.05))
      ball(solid, leaf, [p[0], p[1] + s * 0.42, p[2]], [s * 0.5, s * dice.range(0.52, 0.62), s * 0.36], 'thatch', 5, 9)
    } else if (kind === 'palisade') {
      const tall = s * dice.range(0.92, 1.06)
      const wood = shade(timber, dice.range(-0.08, 0.05))
      solid.drum({ ...make, wall: wood, surface: 'wood', ruined: 0 }, p, s * 0.082, tall, 6)
      solid.cone(shade(wood, 0.08), [p[0], p[1] + tall, p[2]], s * 0.082, s * 0.16, 6)
    } else if (kind === 'wall') {
      for (let row = 0; row < 3; row++) {
        const shift = (row % 2) * step * 0.5
        const size: [number, number, number] = [step * dice.range(0.9, 1.05), s * 0.3, s * 0.4 - row * 0.04]
        solid.block(
          { ...make, wall: shade(make.wall, dice.range(-0.08, 0.06)), surface: 'plain', ruined: 0 },
          [p[0] + shift, p[1] + row * s * 0.28, p[2]],
          size,
          dice.range(-0.08, 0.08),
        )
      }
    } else if (kind === 'railing') {
      const bend = dice.chance(0.15) ? dice.range(-0.12, 0.12) * s : 0
      beam(solid, iron, p, [p[0] + bend, p[1] + s, p[2]], s * 0.03)
      solid.cone(iron, [p[0] + bend, p[1] + s, p[2]], s * 0.04, s * 0.1, 4)
      for (const up of [0.22, 0.82])
        beam(solid, iron, [p[0], p[1] + up * s, p[2]], [next[0], next[1] + up * s, next[2]], s * 0.025)
    } else {
      beam(solid, shade(make.wall, -0.05), p, [p[0], p[1] + s * 0.9, p[2]], s * 0.11, 'wood')
      for (const up of [0.36, 0.72])
        beam(
          solid,
          shade(make.wall, dice.range(-0.04, 0.05)),
          [p[0], p[1] + up * s, p[2]],
          [next[0], next[1] + up * s + dice.range(-0.04, 0.04) * s, next[2]],
          s * 0.08,
          'wood',
        )
    }
  }
  if (kind === 'wall') for (let k = 0; k < 6; k++) stone(solid, make.wall, at(dice.range(-half, half)), s * 0.4, dice)
  return solid
}

/** Barrels, crates and sacks. */
export function crates(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const count = thing.count > 1 ? thing.count : 7
  for (let k = 0; k < count; k++) {
    const x = (k - (count - 1) / 2) * s * 0.7 + dice.range(-0.15, 0.15) * s
    const z = dice.range(-0.5, 0.7) * s
    const up = ground(x, z) - s * 0.02
    const wood = shade(timber, dice.range(-0.06, 0.1))
    const own: Make = { ...make, wall: wood, surface: 'wood', ruined: 0 }
    if (thing.variant === 'barrels' || (thing.variant !== 'crates' && k % 2 === 0)) {
      solid.drum(own, [x, up, z], s * 0.26, s * 0.36, 10, 1.18)
      solid.drum(own, [x, up + s * 0.36, z], s * 0.307, s * 0.36, 10, 0.85)
    } else {
      const size = s * dice.range(0.5, 0.66)
      solid.block(own, [x, up, z], [size, size, size], dice.range(-0.4, 0.4))
    }
  }
  return solid
}

/** Straw hives on a bench. */
export function hives(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const count = thing.count > 1 ? Math.min(7, thing.count) : 4
  const half = (count * s * 0.75) / 2
  solid.block({ ...make, wall: timber, surface: 'wood' }, [0, ground(0, 0), 0], [half * 2.2, s * 0.36, s * 0.7])
  for (let k = 0; k < count; k++) {
    const x = (k + 0.5) * s * 0.75 - half
    solid.cone(straw, [x, s * 0.36 + ground(0, 0), 0], s * 0.3, s * 0.66, 11, 0.8)
    ball(solid, [40, 30, 20], [x, s * 0.46 + ground(0, 0), -s * 0.29], [s * 0.06, s * 0.05, s * 0.03], 'plain', 3, 6)
  }
  return solid
}
