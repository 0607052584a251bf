import { mix, shade } from '../../paint/colour.ts'
import type { Thing } from '../scene.ts'
import type { GroundBeside } from './castles.ts'
import { ball, limb } from './pieces.ts'
import { type Make, type Point, Solid } from './solid.ts'

/** A rough block, a little out of true: standing stones, rubble, menhirs. */
function boulder(solid: Solid, make: Make, at: Point, width: number, height: number, depth: number, yaw: number) {
  const dice = make.random
  const c = Math.cos(yaw)
  const s = Math.sin(yaw)
  const lean = [dice.range(-0.1, 0.1) * height, dice.range(-0.06, 0.06) * height] as const
  const ring = (up: number, wide: number, shift: number): Point[] =>
    (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const
    ).map(([i, j]) => {
      const x = i * width * 0.5 * wide * dice.range(0.84, 1.1)
      const z = j * depth * 0.5 * wide * dice.range(0.84, 1.1)
      return [
        at[0] + x * c - z * s + lean[0] * shift,
        at[1] + up * dice.range(0.94, 1.05),
        at[2] + x * s + z * c + lean[1] * shift,
      ]
    })
  const rings = [ring(-height * 0.1, 1.06, 0), ring(height * 0.45, 1, 0.5), ring(height * 0.9, 0.84, 1)]
  const middle: Point = [at[0], at[1] + height * 0.45, at[2]]
  const tip = ring(height, 0.5, 1)
  for (const [low, high] of [
    [rings[0]!, rings[1]!],
    [rings[1]!, rings[2]!],
    [rings[2]!, tip],
  ] as const) {
    for (let k = 0; k < 4; k++) {
      const tone = shade(make.wall, dice.range(-0.05, 0.05))
      solid.face([low[k]!, low[(k + 1) % 4]!, high[(k + 1) % 4]!, high[k]!], tone, 'plain', middle)
    }
  }
  solid.face(tip, shade(make.wall, 0.05), 'plain', middle)
}

/** A ring of standing stones, some with lintels. */
export function stones(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const count = Math.max(3, thing.count > 1 ? thing.count : 11)
  const rx = s * (0.9 + count * 0.13)
  for (let k = 0; k < count; k++) {
    const angle = ((k + 0.5) / count) * Math.PI * 2 + 0.2
    const x = Math.cos(angle) * rx
    const z = Math.sin(angle) * rx * 0.75
    const fallen = make.ruined > 0.2 && dice.chance(0.3)
    const tall = s * dice.range(0.78, 1.02) * (fallen ? 0.3 : 1)
    boulder(solid, make, [x, ground(x, z), z], s * dice.range(0.3, 0.42), tall, s * 0.24, angle + Math.PI / 2)
    if (!fallen && count > 6 && k % 3 === 0 && make.ruined < 0.3) {
      const next = ((k + 1.5) / count) * Math.PI * 2 + 0.2
      const mx = (x + Math.cos(next) * rx) / 2
      const mz = (z + Math.sin(next) * rx * 0.75) / 2
      const yaw = Math.atan2(Math.sin(next) * rx * 0.75 - z, Math.cos(next) * rx - x)
      boulder(
        solid,
        make,
        [mx, ground(mx, mz) + s * 0.92, mz],
        Math.hypot(Math.cos(next) * rx - x, Math.sin(next) * rx * 0.75 - z) * 1.1,
        s * 0.22,
        s * 0.26,
        yaw,
      )
    }
  }
  if (count > 6) boulder(solid, make, [0, ground(0, 0), 0], s * 0.7, s * 0.24, s * 0.4, 0.1)
  return solid
}

/** A single pillar of stone with a pyramid tip. */
export function obelisk(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = Math.min(0, ground(0, 0)) - s * 0.03
  solid.block({ ...make, ruined: 0 }, [0, foot, 0], [s * 0.34, s * 0.06 - foot, s * 0.34])
  const low: Point = [0, s * 0.06, 0]
  solid.drum({ ...make, ruined: make.ruined * 0.6 }, low, s * 0.13, s * 0.8, 4, 0.68)
  if (make.ruined <= 0) solid.cone(shade(make.wall, 0.04), [0, s * 0.86, 0], s * 0.089, s * 0.14, 4)
  return solid
}

/** A temple: steps, columns, entablature and gable. */
export function temple(thing: Thing, make: Make, ground: GroundBeside): Solid {
  if (thing.variant === 'church' || thing.variant === 'cathedral' || thing.variant === 'abbey')
    return church(thing, make, ground)
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const foot = Math.min(0, ground(0, -s * 0.5)) - s * 0.05
  const wide = s * 1.5
  const deep = s * 1.1
  const whole = { ...make, ruined: 0 }
  for (let k = 0; k < 3; k++) {
    solid.block(
      whole,
      [0, k === 0 ? foot : s * 0.05 * k, 0],
      [wide * (1.14 - k * 0.06), k === 0 ? s * 0.05 - foot : s * 0.05, deep * (1.14 - k * 0.06)],
    )
  }
  const base = s * 0.15
  solid.block({ ...make, ruined: make.ruined * 1.1 }, [0, base, deep * 0.1], [wide * 0.7, s * 0.46, deep * 0.66])
  const columns = 6
  for (let k = 0; k < columns; k++) {
    const x = ((k + 0.5) / columns - 0.5) * wide * 0.96
    const stump = make.ruined > 0 && dice.chance(make.ruined * 0.8) ? dice.range(0.2, 0.7) : 1
    for (const z of [-deep * 0.44, deep * 0.44])
      solid.drum({ ...make, ruined: 0 }, [x, base, z], s * 0.045, s * 0.47 * stump, 8, 0.86)
  }
  if (make.ruined < 0.3) {
    solid.block(whole, [0, base + s * 0.47, 0], [wide * 1.02, s * 0.09, deep * 1.02])
    solid.gable(make.roof, make.wall, [0, base + s * 0.56, 0], [deep * 1.0, s * 0.27, wide * 1.0], Math.PI / 2, 0.03)
  } else {
    solid.block(
      { ...make, ruined: 0.2 },
      [-wide * 0.26, base + s * 0.47, -deep * 0.44],
      [wide * 0.42, s * 0.09, deep * 0.1],
    )
    for (let k = 0; k < 5; k++)
      boulder(
        solid,
        make,
        [dice.range(-0.9, 0.9) * wide, foot + s * 0.05, dice.range(-1, -0.6) * deep],
        s * 0.16,
        s * 0.1,
        s * 0.12,
        dice.range(0, 3),
      )
  }
  const glow = make.lamp
  const dark = shade(make.wall, -0.4)
  solid.face(
    [
      [-wide * 0.07, base, -deep * 0.235],
      [wide * 0.07, base, -deep * 0.235],
      [wide * 0.07, base + s * 0.32, -deep * 0.235],
      [-wide * 0.07, base + s * 0.32, -deep * 0.235],
    ],
    glow ? mix(dark, glow, 0.6) : dark,
    'plain',
  )
  return solid
}

/** A stepped or smooth pyramid. */
export function pyramid(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = Math.min(0, ground(0, -s * 0.8)) - s * 0.02
  if (make.random.chance(0.6)) {
    solid.pyramid(make.wall, [0, foot, 0], [s * 1.7, s - foot, s * 1.7], 0.6, 'stone')
    return solid
  }
  const steps = 6
  for (let k = 0; k < steps; k++) {
    const wide = s * 1.6 * (1 - k / (steps + 1))
    const low = (k / steps) * s * 0.86
    solid.block(
      { ...make, ruined: 0 },
      [0, k === 0 ? foot : low, 0],
      [wide, (k === 0 ? -foot : 0) + (s * 0.86) / steps, wide],
      0.4,
    )
  }
  solid.block({ ...make, ruined: 0 }, [0, s * 0.86, 0], [s * 0.2, s * 0.14, s * 0.2], 0.4)
  return solid
}

/** Broken walls, arches and columns of what was once great. */
export function ruins(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const old = { ...make, ruined: Math.max(0.5, make.ruined) }
  for (let k = 0; k < 4; k++) {
    const x = (k - 1.5) * s * 0.6 + dice.range(-0.1, 0.1) * s
    const z = dice.range(-0.2, 0.7) * s
    solid.block(
      old,
      [x, ground(x, z) - s * 0.1, z],
      [s * dice.range(0.4, 0.8), s * dice.range(0.5, 0.95), s * 0.09],
      dice.range(-0.5, 0.5),
      { across: 2, storeys: 2 },
    )
  }
  for (let k = 0; k < 5; k++) {
    const x = (k - 2) * s * 0.42 + dice.range(-0.06, 0.06) * s
    const z = -s * 0.45 + dice.range(-0.1, 0.1) * s
    solid.drum(
      { ...make, ruined: 0 },
      [x, ground(x, z) - s * 0.05, z],
      s * 0.06,
      s * dice.pick([0.2, 0.45, 0.72, 0.72]),
      9,
      0.9,
    )
  }
  arch(solid, make, [dice.range(-0.3, 0.3) * s, ground(0, 0) - s * 0.05, 0], s * 0.7, s)
  for (let k = 0; k < 9; k++) {
    const x = dice.normal() * s * 0.9
    const z = -s * dice.range(0.4, 1)
    boulder(
      solid,
      make,
      [x, ground(x, z), z],
      s * dice.range(0.08, 0.2),
      s * dice.range(0.06, 0.14),
      s * 0.12,
      dice.range(0, 3),
    )
  }
  return solid
}

function arch(solid: Solid, make: Make, at: Point, width: number, height: number, glow = make.lamp) {
  const pier = width * 0.16
  const rise = width / 2
  const spring = height - rise - pier
  const whole = { ...make, ruined: 0 }
  for (const side of [-1, 1])
    solid.block(whole, [at[0] + side * (width / 2 + pier / 2), at[1], at[2]], [pier, spring, pier * 1.2])
  const steps = 9
  for (let k = 0; k < steps; k++) {
    const a = Math.PI - (k / steps) * Math.PI
    const b = Math.PI - ((k + 1) / steps) * Math.PI
    const on = (angle: number, radius: number, z: number): Point => [
      at[0] + Math.cos(angle) * radius,
      at[1] + spring + Math.sin(angle) * radius,
      at[2] + z,
    ]
    const inside = on((a + b) / 2, rise + pier / 2, 0)
    const z0 = -pier * 0.6
    const z1 = pier * 0.6
    solid.face(
      [on(a, rise, z0), on(b, rise, z0), on(b, rise + pier, z0), on(a, rise + pier, z0)],
      shade(make.wall, make.random.range(-0.04, 0.04)),
      'plain',
      inside,
    )
    solid.face(
      [on(a, rise + pier, z0), on(b, rise + pier, z0), on(b, rise + pier, z1), on(a, rise + pier, z1)],
      make.wall,
      'plain',
      inside,
    )
    solid.face(
      [on(a, rise, z0), on(b, rise, z0), on(b, rise, z1), on(a, rise, z1)],
      shade(make.wall, -0.06),
      'plain',
      inside,
    )
  }
  return { spring, rise, glow }
}

/** A free-standing gate, its opening shining when it leads somewhere. */
export function gate(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = Math.min(0, ground(0, 0)) - s * 0.03
  if (make.ruined > 0.2 && !thing.glow) return ruinedGate(solid, make, s, foot, ground)
  const { spring, rise } = arch(solid, make, [0, foot, 0], s * 0.56, s)
  if (thing.glow) {
    const points: Point[] = [[-rise, foot, 0.01]]
    for (let k = 0; k <= 12; k++) {
      const angle = Math.PI - (k / 12) * Math.PI
      points.push([Math.cos(angle) * rise, foot + spring + Math.sin(angle) * rise, 0.01])
    }
    points.push([rise, foot, 0.01])
    solid.face(points, thing.glow, 'plain', undefined, [], thing.glow)
  }
  return solid
}

/** What is left of a great arch: courses of worn stone, a gap beside the crown, the stump of a wall, fallen stones. */
function ruinedGate(solid: Solid, make: Make, s: number, foot: number, ground: GroundBeside): Solid {
  const dice = make.random
  const [rise, thick, depth, spring] = [s * 0.27, s * 0.19, s * 0.2, s * 0.52]
  const stone = (): Make => ({ ...make, ruined: 0, wall: shade(make.wall, dice.range(-0.07, 0.05)) })
  const course = (x: number, up: number, wide: number, tall: number) =>
    solid.block(
      stone(),
      [x + dice.range(-0.02, 0.02) * s, up, dice.range(-0.012, 0.012) * s],
      [wide * dice.range(0.9, 1.1), tall * 1.02, depth * dice.range(0.9, 1.06)],
      dice.range(-0.05, 0.05),
    )
  const gone = dice.chance(0.5) ? 1 : -1
  const courses = 6
  for (const side of [-1, 1]) {
    const x = side * (rise + thick / 2)
    for (let k = 0; k < courses; k++) course(x, foot + (k * spring) / courses, thick, spring / courses)
    // A wall once went on from here; the more of it fell on the broken side.
    const stump = side === gone ? 2 : 4
    for (let k = 0; k < stump; k++)
      course(x + side * thick * 0.95, foot + (k * spring) / courses, thick, spring / courses)
    if (side !== gone) course(x + side * thick * 1.85, foot, thick, spring / courses)
  }
  const stones = 11
  for (let k = 0; k < stones; k++) {
    const a = Math.PI - (k / stones) * Math.PI
    const b = Math.PI - ((k + 1) / stones) * Math.PI
    const middle = Math.cos((a + b) / 2) * gone
    if (middle > 0.12 && middle < 0.74) continue
    const outer = rise + thick * dice.range(0.84, 1.14)
    const on = (angle: number, radius: number, z: number): Point => [
      Math.cos(angle) * radius,
      foot + spring + Math.sin(angle) * radius,
      z,
    ]
    const inside = on((a + b) / 2, rise + thick / 2, 0)
    const [z0, z1] = [-depth * dice.range(0.46, 0.54), depth * 0.5]
    const { wall } = stone()
    const quad = (tone: number, ...points: Point[]) => solid.face(points, shade(wall, tone), 'stone', inside)
    quad(0, on(a, rise, z0), on(b, rise, z0), on(b, outer, z0), on(a, outer, z0))
    quad(0.02, on(a, outer, z0), on(b, outer, z0), on(b, outer, z1), on(a, outer, z1))
    quad(-0.05, on(a, rise, z0), on(b, rise, z0), on(b, rise, z1), on(a, rise, z1))
    quad(-0.03, on(a, rise, z0), on(a, outer, z0), on(a, outer, z1), on(a, rise, z1))
    quad(-0.03, on(b, rise, z0), on(b, outer, z0), on(b, outer, z1), on(b, rise, z1))
  }
  for (let k = 0; k < 9; k++) {
    const x = k < 5 ? gone * dice.range(0.02, 0.8) * s : dice.range(-0.8, 0.8) * s
    const z = -dice.range(0.16, 0.5) * s
    const size = dice.range(0.07, 0.15) * s
    boulder(solid, stone(), [x, ground(x, z) - size * 0.12, z], size * 1.2, size * 0.8, size, dice.range(0, 3))
  }
  return solid
}

/** Rows of headstones and crosses round a small tomb. */
export function graves(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const whole = { ...make, ruined: 0 }
  for (let row = 0; row < 4; row++) {
    for (let k = 0; k < 8; k++) {
      if (dice.chance(0.2)) continue
      const x = (k - 3.5) * s * 0.62 + dice.range(-0.12, 0.12) * s
      const z = (row - 2.2) * s * 0.85 + dice.range(-0.1, 0.1) * s
      const up = ground(x, z) - s * 0.06
      const tall = s * dice.range(0.26, 0.42)
      if (dice.chance(0.35)) {
        solid.block(whole, [x, up, z], [s * 0.07, tall * 1.4, s * 0.06], dice.range(-0.2, 0.2))
        solid.block(whole, [x, up + tall * 0.95, z], [s * 0.26, s * 0.07, s * 0.06], dice.range(-0.2, 0.2))
      } else boulder(solid, make, [x, up, z], s * 0.24, tall, s * 0.07, dice.range(-0.3, 0.3))
    }
  }
  const z = s * 1.5
  solid.block(make, [0, ground(0, z) - s * 0.1, z], [s * 1.1, s * 0.8, s * 0.8], 0, { across: 1, storeys: 1 })
  if (make.ruined < 0.3)
    solid.gable(make.roof, make.wall, [0, ground(0, z) + s * 0.7, z], [s * 0.8, s * 0.34, s * 1.1], Math.PI / 2)
  return solid
}

/** A cluster of crystals. */
export function crystals(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const colour = thing.glow ?? make.wall
  const count = Math.max(5, thing.count * 2)
  for (let k = 0; k < count; k++) {
    const tall = s * (k === 0 ? 0.9 : dice.range(0.25, 0.7))
    const x = k === 0 ? 0 : dice.normal() * s * 0.32
    const z = k === 0 ? 0 : dice.normal() * s * 0.2
    const lean = x * 0.45
    const radius = tall * dice.range(0.09, 0.14)
    const up = ground(x, z) - s * 0.05
    const ring = (at: number, wide: number): Point[] =>
      Array.from({ length: 6 }, (_, n) => {
        const angle = ((n + 0.3) / 6) * Math.PI * 2
        return [x + lean * at + Math.cos(angle) * radius * wide, up + tall * at, z + Math.sin(angle) * radius * wide]
      })
    const rings = [ring(0, 0.9), ring(0.72, 1.05), ring(1, 0.02)]
    const inside: Point = [x + lean * 0.4, up + tall * 0.4, z]
    for (let r = 0; r < 2; r++) {
      for (let n = 0; n < 6; n++) {
        const m = (n + 1) % 6
        const face = shade(colour, dice.range(-0.12, 0.12) + r * 0.05)
        const points = [rings[r]![n]!, rings[r]![m]!, rings[r + 1]![m]!, rings[r + 1]![n]!]
        solid.face(
          points,
          face,
          'plain',
          inside,
          [],
          thing.glow
            ? shade(face, Math.cos(((n + 0.8) / 6) * Math.PI * 2 - 0.8) * 0.17 + (r === 1 ? 0.1 : -0.06))
            : undefined,
        )
      }
    }
  }
  return solid
}

/** What is left of something vast: its ribs on both sides of the spine, and the skull before them. */
export function bones(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const ribs = 8
  const spine: Point[] = []
  for (let k = 0; k < ribs; k++) {
    const along = (k / (ribs - 1) - 0.4) * s * 2.4
    const size = s * (0.55 + 0.45 * Math.sin(((k + 1) / (ribs + 1)) * Math.PI))
    const base = ground(along, 0) - s * 0.06
    spine.push([along, base + size * 0.98, 0])
    for (const side of [-1, 1]) {
      if (k > 1 && make.random.chance(0.1)) continue
      const stump = make.random.chance(0.16) ? 5 : 9
      const points = Array.from({ length: stump }, (_, n): Point => {
        const angle = Math.PI / 2 - (n / 8) * 2.15
        return [
          along + n * s * 0.02,
          base + size * (0.2 + 0.78 * Math.sin(angle)),
          side * Math.cos(angle) * size * 0.58,
        ]
      })
      limb(
        solid,
        shade(make.wall, make.random.range(-0.04, 0.03)),
        points,
        points.map((_, n) => s * 0.05 * (1 - n * 0.085)),
        7,
      )
    }
  }
  limb(
    solid,
    shade(make.wall, -0.03),
    spine,
    spine.map(() => s * 0.055),
    7,
  )
  for (const [x, up] of spine)
    ball(solid, make.wall, [x, up + s * 0.03, 0], [s * 0.075, s * 0.09, s * 0.075], 'plain', 4, 7)
  // The skull lies before the spine's end.
  const at: Point = [-s * 1.32, ground(-s * 1.32, 0) + s * 0.16, -s * 0.1]
  ball(solid, make.wall, at, [s * 0.3, s * 0.24, s * 0.24], 'plain', 7, 11)
  limb(
    solid,
    make.wall,
    [at, [at[0] - s * 0.26, at[1] - s * 0.07, at[2]], [at[0] - s * 0.5, at[1] - s * 0.12, at[2]]],
    [s * 0.2, s * 0.14, s * 0.08],
    9,
  )
  ball(
    solid,
    [34, 28, 26],
    [at[0] - s * 0.12, at[1] + s * 0.05, at[2] - s * 0.2],
    [s * 0.085, s * 0.075, s * 0.05],
    'plain',
    5,
    9,
  )
  for (let k = 0; k < 6; k++)
    solid.cone(
      shade(make.wall, 0.05),
      [at[0] - s * (0.28 + k * 0.045), at[1] - s * 0.3, at[2] - s * 0.1],
      s * 0.022,
      s * 0.12,
      5,
    )
  return solid
}

/** A nave and its tower: a chapel's with one spire, a cathedral's with two and a round window, an abbey with wings about it. */
function church(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = Math.min(0, ground(-s * 0.3, -s * 0.2), ground(s * 0.3, -s * 0.2)) - s * 0.06
  const kind = thing.variant
  const grand = kind === 'cathedral'
  const own: Make = { ...make, surface: 'stone' }
  const nave = grand ? s * 0.5 : s * 0.34
  const [long, wide] = [s * (grand ? 0.9 : 0.72), s * (grand ? 0.4 : 0.34)]
  const x = s * 0.24
  const lights = { across: 5, storeys: 1 }
  solid.block(own, [x, foot, 0], [long, nave - foot, wide], 0, lights)
  if (make.ruined < 0.3) solid.gable(make.roof, make.wall, [x, nave, 0], [long, s * 0.2, wide], 0, 0.04)
  for (let k = 0; k < 6; k++)
    solid.block(
      { ...own, ruined: 0 },
      [x + (k / 5 - 0.5) * long, foot, -wide * 0.54],
      [s * 0.035, nave * 0.86 - foot, s * 0.06],
    )
  if (kind === 'abbey') {
    for (const z of [-0.34, 0.3]) {
      solid.block(own, [x + s * 0.28, foot, z * s], [s * 0.86, s * 0.22 - foot, s * 0.2], 0, { across: 8, storeys: 1 })
      if (make.ruined < 0.3)
        solid.gable(make.roof, make.wall, [x + s * 0.28, s * 0.22, z * s], [s * 0.88, s * 0.12, s * 0.22], 0, 0.05)
    }
    solid.block(own, [x + s * 0.66, foot, 0], [s * 0.2, s * 0.4 - foot, s * 0.5], 0, { across: 2, storeys: 3 })
    if (make.ruined < 0.3) solid.pyramid(make.roof, [x + s * 0.66, s * 0.4, 0], [s * 0.24, s * 0.16, s * 0.54], 0)
  }
  const towers = grand ? [-wide * 0.42, wide * 0.42] : [0]
  for (const z of towers) {
    const tx = x - long / 2 - s * 0.07
    const side = grand ? s * 0.17 : s * 0.19
    const high = s * (grand ? 0.66 : 0.56)
    solid.block(own, [tx, foot, z], [side, high - foot, side], 0, { across: 1, storeys: 4 })
    if (make.ruined < 0.25) {
      solid.pyramid(make.roof, [tx, high, z], [side * 1.06, s - high, side * 1.06], 0)
      for (const [i, j] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const)
        solid.pyramid(
          shade(make.roof, 0.02),
          [tx + i * side * 0.42, high, z + j * side * 0.42],
          [side * 0.2, s * 0.12, side * 0.2],
          0,
        )
    }
  }
  return solid
}
