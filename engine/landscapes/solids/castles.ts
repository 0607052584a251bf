import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Thing } from '../scene.ts'
import { beam } from './pieces.ts'
import { type Make, type Point, Solid } from './solid.ts'

/** Height of the ground, m over the thing's foot, at a place beside it. */
export type GroundBeside = (x: number, z: number) => number

type Top = 'cone' | 'dome' | 'crenels'

function turret(solid: Solid, make: Make, at: Point, radius: number, height: number, roof: Top) {
  solid.drum(make, at, radius, height, 10, 1, 1)
  if (make.ruined > 0.1) return
  const top: Point = [at[0], at[1] + height, at[2]]
  solid.drum({ ...make, wall: shade(make.wall, 0.02) }, top, radius * 1.16, radius * 0.5, 10, 1.02)
  if (roof === 'cone') solid.cone(make.roof, [top[0], top[1] + radius * 0.5, top[2]], radius * 1.3, radius * 3.1)
  else if (roof === 'dome') dome(solid, make, [top[0], top[1] + radius * 0.5, top[2]], radius * 1.3)
  else solid.crenels(make, [top[0], top[1] + radius * 0.5, top[2]], radius * 1.16, 0, 9)
}

/** A swelling dome with a point on it. */
function dome(solid: Solid, make: Make, [x, up, z]: Point, radius: number) {
  solid.cone(make.roof, [x, up, z], radius, radius * 1.35, 12, 1)
  solid.drum(make, [x, up + radius * 1.3, z], radius * 0.1, radius * 0.8, 6, 0.2)
}

/** A castle: curtain wall with towers, gatehouse, a keep and higher turrets behind. */
export function castle(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  if (thing.variant === 'wooden') return stockade(solid, thing.size, make, ground)
  const dice = make.random
  const s = thing.size
  const pointed = dice.chance(0.7)
  const roof: Top = thing.variant === 'domed' ? 'dome' : pointed ? 'cone' : 'crenels'
  const half = s * dice.range(0.5, 0.62)
  const deep = s * 0.42
  const sunk = (x: number, z: number) => Math.min(0, ground(x, z)) - s * 0.05
  const wallHigh = s * 0.24
  const corners: [number, number][] = [
    [-half, -deep],
    [half, -deep],
    [half * 0.86, deep],
    [-half * 0.86, deep],
  ]
  for (let k = 0; k < 4; k++) {
    const [x0, z0] = corners[k]!
    const [x1, z1] = corners[(k + 1) % 4]!
    const yaw = Math.atan2(z1 - z0, x1 - x0)
    const length = Math.hypot(x1 - x0, z1 - z0)
    const mx = (x0 + x1) / 2
    const mz = (z0 + z1) / 2
    const foot = sunk(mx, mz)
    solid.block(make, [mx, foot, mz], [length, wallHigh - foot, s * 0.05], yaw)
    const merlons = Math.round(length / (s * 0.05))
    if (make.ruined <= 0) {
      for (let m = 0; m < merlons; m++) {
        const t = (m + 0.5) / merlons - 0.5
        const at: Point = [mx + Math.cos(yaw) * length * t, wallHigh, mz + Math.sin(yaw) * length * t]
        solid.block(make, at, [s * 0.026, s * 0.034, s * 0.04], yaw)
      }
    }
  }
  for (const [x, z] of corners) {
    const foot = sunk(x, z)
    turret(solid, make, [x, foot, z], s * dice.range(0.075, 0.095), s * dice.range(0.34, 0.44) - foot, roof)
  }
  // Gatehouse.
  const gate = s * 0.13
  for (const side of [-1, 1])
    turret(solid, make, [side * gate * 0.62, sunk(0, -deep), -deep], gate * 0.36, s * 0.36, roof)
  const arch = shade(make.wall, -0.34)
  solid.block(make, [0, sunk(0, -deep), -deep - s * 0.01], [gate * 0.9, s * 0.3 - sunk(0, -deep), s * 0.08])
  solid.face(
    archPoints(gate * 0.24, s * 0.17, -deep - s * 0.056),
    make.lamp && make.ruined === 0 ? mix(arch, make.lamp, 0.3) : arch,
    'plain',
  )
  // The keep and what rises from it.
  const keepWide = s * dice.range(0.36, 0.46)
  const keepHigh = s * dice.range(0.48, 0.56)
  const kx = dice.range(-0.12, 0.12) * s
  solid.block(make, [kx, sunk(kx, 0), s * 0.06], [keepWide, keepHigh - sunk(kx, 0), s * 0.3], 0, {
    across: 4,
    storeys: 4,
  })
  if (make.ruined <= 0) {
    if (roof === 'dome') {
      solid.drum(make, [kx, keepHigh, s * 0.06], s * 0.15, s * 0.06, 12)
      dome(solid, make, [kx, keepHigh + s * 0.06, s * 0.06], s * 0.16)
    } else if (roof === 'cone')
      solid.gable(make.roof, make.wall, [kx, keepHigh, s * 0.06], [keepWide, s * 0.16, s * 0.3], 0, 0.04)
    else
      for (let m = -3; m <= 3; m++)
        solid.block(make, [kx + (m * keepWide) / 6.6, keepHigh, -s * 0.08], [s * 0.035, s * 0.04, s * 0.03])
  }
  const spires = dice.int(2, 4)
  for (let k = 0; k < spires; k++) {
    const x = kx + keepWide * ((k + 0.5) / spires - 0.5) * 1.25
    const tall = (k === Math.floor(spires / 2) ? 0.8 : dice.range(0.55, 0.72)) * s
    turret(solid, make, [x, 0, s * dice.range(-0.06, 0.2)], s * dice.range(0.05, 0.075), tall, roof)
  }
  return solid
}

/** A fort of logs: a ring of stakes, towers on legs at its corners, a hall within. */
function stockade(solid: Solid, s: number, make: Make, ground: GroundBeside): Solid {
  const dice = make.random
  const wood: Make = { ...make, wall: [124, 92, 60], surface: 'wood' }
  const [half, deep] = [s * 0.66, s * 0.46]
  const stake = (x: number, z: number) => {
    if (Math.abs(x) < s * 0.09 && z < 0) return
    const foot = ground(x, z) - s * 0.03
    const tall = s * dice.range(0.3, 0.36)
    const own = { ...wood, wall: shade(wood.wall, dice.range(-0.06, 0.05)) }
    solid.drum(own, [x, foot, z], s * 0.023, tall, 6)
    solid.cone(shade(own.wall, 0.06), [x, foot + tall, z], s * 0.023, s * 0.05, 6)
  }
  const step = s * 0.045
  for (let x = -half; x <= half; x += step) for (const z of [-deep, deep]) stake(x, z)
  for (let z = -deep; z <= deep; z += step) for (const x of [-half, half]) stake(x, z)
  solid.block(wood, [s * 0.06, ground(0, 0) - s * 0.05, s * 0.08], [s * 0.6, s * 0.36, s * 0.34], 0, {
    across: 5,
    storeys: 1,
  })
  solid.gable(
    mix(make.roof, [128, 104, 66], 0.7),
    wood.wall,
    [s * 0.06, ground(0, 0) + s * 0.31, s * 0.08],
    [s * 0.62, s * 0.3, s * 0.36],
    0,
    0.08,
  )
  for (const [x, z] of [
    [-half, -deep],
    [half, -deep],
    [-s * 0.14, -deep],
    [s * 0.14, -deep],
    [half, deep],
  ] as const) {
    const foot = ground(x, z) - s * 0.03
    const high = Math.abs(x) < half ? s * 0.46 : s * 0.56
    for (const i of [-1, 1])
      for (const j of [-1, 1])
        solid.block({ ...wood, ruined: 0 }, [x + i * s * 0.055, foot, z + j * s * 0.055], [s * 0.025, high, s * 0.025])
    solid.block(wood, [x, foot + high, z], [s * 0.17, s * 0.1, s * 0.17])
    for (const i of [-1, 1])
      for (const j of [-1, 1])
        solid.block(
          { ...wood, ruined: 0 },
          [x + i * s * 0.075, foot + high + s * 0.1, z + j * s * 0.075],
          [s * 0.02, s * 0.08, s * 0.02],
        )
    solid.pyramid(
      mix(make.roof, [128, 104, 66], 0.7),
      [x, foot + high + s * 0.18, z],
      [s * 0.22, s * 0.14, s * 0.22],
      0,
    )
  }
  return solid
}

function archPoints(half: number, height: number, z: number): Point[] {
  const points: Point[] = [[-half, -height * 0.3, z]]
  for (let k = 0; k <= 6; k++) {
    const angle = Math.PI - (k / 6) * Math.PI
    points.push([Math.cos(angle) * half, height * 0.6 + Math.sin(angle) * height * 0.4, z])
  }
  points.push([half, -height * 0.3, z])
  return points
}

/** One tall tower: a wizard's or a watchman's. */
export function tower(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const radius = s * 0.11
  const foot = Math.min(0, ground(0, -radius)) - s * 0.04
  solid.drum(make, [0, foot, 0], radius * 1.3, s * 0.1 - foot, 12, 0.86)
  solid.drum(make, [0, s * 0.1, 0], radius * 1.08, s * 0.58, 12, 0.84, 1)
  if (make.ruined > 0.1) {
    solid.block(make, [radius * 2.4, foot, radius], [radius * 1.6, s * 0.16 - foot, radius * 1.4], 0.3)
    return solid
  }
  if (thing.variant === 'clock') clock(solid, make, s)
  solid.drum(make, [0, s * 0.68, 0], radius * 0.92, s * 0.035, 12, 1.34)
  solid.drum(make, [0, s * 0.715, 0], radius * 1.24, s * 0.075, 12, 1, 1)
  solid.cone(make.roof, [0, s * 0.79, 0], radius * 1.42, s * 0.24, 12)
  if (dice.chance(0.75)) {
    const side = dice.chance(0.5) ? -1 : 1
    solid.drum(make, [side * radius * 0.98, s * 0.4, 0], radius * 0.1, s * 0.05, 8, 4.2)
    solid.drum(make, [side * radius * 0.98, s * 0.45, 0], radius * 0.42, s * 0.1, 8, 1, 1)
    solid.cone(make.roof, [side * radius * 0.98, s * 0.55, 0], radius * 0.52, s * 0.1, 8)
  }
  solid.block(make, [0, foot, -radius * 1.34], [radius * 0.6, s * 0.075 - foot, radius * 0.3])
  return solid
}

/** The dial of a tower clock on the side that is seen, proud of the shaft; `s` the tower's height, m. */
function clock(solid: Solid, make: Make, s: number) {
  const [up, r, z] = [s * 0.57, s * 0.085, -s * 0.128]
  const inside: Point = [0, up, 0]
  const disc = (radius: number, at: number): Point[] =>
    Array.from({ length: 20 }, (_, k): Point => {
      const angle = (k / 20) * Math.PI * 2
      return [Math.cos(angle) * radius, up + Math.sin(angle) * radius, at]
    })
  const on = (angle: number, out: number, at: number): Point => [Math.sin(angle) * out, up + Math.cos(angle) * out, at]
  const dial = make.lamp ?? ([232, 224, 200] as const)
  solid.face(disc(r, z), shade(make.wall, -0.25), 'plain', inside)
  solid.face(disc(r * 0.86, z - s * 0.004), dial, 'plain', inside, [], make.lamp)
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2
    beam(solid, ink, on(angle, r * 0.66, z - s * 0.008), on(angle, r * 0.8, z - s * 0.008), s * 0.005)
  }
  // Ten past ten, as clocks are shown.
  beam(solid, ink, on(0, 0, z - s * 0.01), on(-Math.PI / 3, r * 0.44, z - s * 0.01), s * 0.009)
  beam(solid, ink, on(0, 0, z - s * 0.01), on(Math.PI / 3, r * 0.62, z - s * 0.01), s * 0.007)
}
const ink: Rgb = [38, 34, 34]

/** A lighthouse with its lamp. */
export function lighthouse(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const r = s * 0.1
  const foot = Math.min(0, ground(0, -r)) - s * 0.03
  solid.drum(make, [0, foot, 0], r * 1.5, s * 0.06 - foot, 12)
  const bands = 4
  for (let k = 0; k < bands; k++) {
    const wide = r * (1.1 - k * 0.1)
    const wall = k % 2 === 1 ? mix(make.roof, make.wall, 0.15) : make.wall
    solid.drum({ ...make, wall }, [0, s * (0.06 + k * 0.165), 0], wide, s * 0.165, 12, 0.91, k > 0 ? 1 : 0)
  }
  if (make.ruined > 0.2) return solid
  solid.drum(make, [0, s * 0.72, 0], r * 1.06, s * 0.025, 12)
  const lamp = make.lamp ?? [255, 240, 200]
  for (let k = 0; k < 6; k++) {
    const a = (k / 6) * Math.PI * 2
    const b = ((k + 1) / 6) * Math.PI * 2
    const p = (angle: number, up: number): Point => [Math.cos(angle) * r * 0.6, up, Math.sin(angle) * r * 0.6]
    solid.face(
      [p(a, s * 0.745), p(b, s * 0.745), p(b, s * 0.85), p(a, s * 0.85)],
      lamp,
      'plain',
      [0, s * 0.8, 0],
      [],
      lamp,
    )
  }
  solid.cone(make.roof, [0, s * 0.85, 0], r * 0.82, s * 0.12, 12, 0.4)
  return solid
}
