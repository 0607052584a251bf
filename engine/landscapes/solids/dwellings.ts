import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Thing } from '../scene.ts'
import type { GroundBeside } from './castles.ts'
import { beam, limb, sheet, timber } from './pieces.ts'
import { type Make, type Point, Solid } from './solid.ts'

/** One house with a saddle roof and a chimney; `height` to the ridge. */
function house(solid: Solid, make: Make, at: Point, height: number, yaw: number, storeys: number) {
  const dice = make.random
  const eaves = height * (storeys > 1 ? 0.62 : 0.5)
  const width = height * dice.range(0.95, 1.35)
  const depth = height * dice.range(0.7, 0.85)
  const wall = shade(make.wall, dice.range(-0.06, 0.06))
  const own = { ...make, wall }
  const sunk = height * 0.35
  solid.block(own, [at[0], at[1] - sunk, at[2]], [width, eaves + sunk, depth], yaw, { across: 3, storeys })
  if (make.ruined > 0.2) return
  const roof = shade(make.roof, dice.range(-0.07, 0.05))
  solid.gable(roof, wall, [at[0], at[1] + eaves, at[2]], [width, height - eaves, depth], yaw)
  if (dice.chance(0.6)) {
    const x = at[0] + Math.cos(yaw) * width * 0.3
    const z = at[2] + Math.sin(yaw) * width * 0.3
    solid.block({ ...own, ruined: 0 }, [x, at[1] + eaves, z], [height * 0.13, height * 0.52, height * 0.13], yaw)
  }
}

/** One house: a cottage, an inn. */
export function cottage(thing: Thing, make: Make): Solid {
  const solid = new Solid()
  if (thing.variant === 'log') return cabin(solid, make, thing.size)
  house(solid, make, [0, 0, 0], thing.size, 0, thing.size > 9 ? 2 : 1)
  if (thing.size > 9) house(solid, make, [thing.size * 0.85, 0, thing.size * 0.1], thing.size * 0.72, Math.PI / 2, 1)
  return solid
}

/** Round logs laid on each other, their ends crossing at the corners, under a steep roof. */
function cabin(solid: Solid, make: Make, s: number): Solid {
  const dice = make.random
  const [wide, deep, eaves] = [s * 1.25, s * 0.95, s * 0.46]
  solid.block(
    { ...make, wall: [88, 62, 42], surface: 'wood', ruined: 0 },
    [0, -s * 0.2, 0],
    [wide, eaves + s * 0.2, deep],
    0,
    { across: 3, storeys: 1 },
  )
  const logs = 7
  for (let k = 0; k < logs; k++) {
    const up = (k + 0.5) * (eaves / logs)
    const r = (eaves / logs) * 0.52
    const bark: Rgb = shade([122, 86, 56], dice.range(-0.05, 0.05))
    const open = make.lamp ?? ([40, 34, 34] as const)
    const low = k > 1 && k < 5
    for (const [from, to] of low
      ? ([
          [-0.58, -0.3],
          [-0.12, 0.14],
          [0.32, 0.58],
        ] as const)
      : ([[-0.58, 0.58]] as const))
      limb(
        solid,
        bark,
        [
          [from * wide, up, -deep * 0.51],
          [to * wide, up, -deep * 0.51],
        ],
        [r, r],
        8,
      )
    if (k === 3)
      for (const x of [-0.21, 0.23])
        solid.face(
          [
            [(x - 0.08) * wide, eaves * 0.3, -deep * 0.53],
            [(x + 0.08) * wide, eaves * 0.3, -deep * 0.53],
            [(x + 0.08) * wide, eaves * 0.7, -deep * 0.53],
            [(x - 0.08) * wide, eaves * 0.7, -deep * 0.53],
          ],
          open,
          'plain',
          undefined,
          [],
          make.lamp,
        )
    for (const x of [-0.51, 0.51])
      limb(
        solid,
        shade(bark, -0.03),
        [
          [x * wide, up + r, -deep * 0.56],
          [x * wide, up + r, deep * 0.56],
        ],
        [r, r],
        8,
      )
  }
  solid.gable(make.roof, [104, 74, 48], [0, eaves, 0], [wide, s * 0.54, deep], 0, 0.14)
  solid.block(
    { ...make, wall: [128, 122, 116], surface: 'stone', ruined: 0 },
    [wide * 0.34, eaves, deep * 0.1],
    [s * 0.16, s * 0.62, s * 0.16],
  )
  return solid
}

/** Houses along a way, with a church or a mill's roof above them. `size` is the steeple's height. */
export function village(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const tall = s * 0.36
  const places: [number, number][] = []
  const wanted = Math.max(5, Math.min(26, thing.count * 2 + 9))
  for (let attempt = 0; attempt < 400 && places.length < wanted; attempt++) {
    const x = dice.normal() * s * 1.15
    const z = dice.normal() * s * 0.62
    if (places.some(([px, pz]) => Math.hypot(px - x, (pz - z) * 1.3) < tall * 1.35)) continue
    if (Math.abs(x) < s * 0.3 && Math.abs(z - s * 0.1) < s * 0.3) continue
    places.push([x, z])
  }
  for (const [x, z] of places) {
    house(
      solid,
      make,
      [x, ground(x, z), z],
      tall * dice.range(0.8, 1.15),
      dice.pick([0, Math.PI / 2]) + dice.range(-0.35, 0.35),
      1,
    )
  }
  church(solid, make, [0, ground(0, s * 0.1), s * 0.1], s)
  return solid
}

function church(solid: Solid, make: Make, at: Point, s: number) {
  const stone = { ...make, wall: mix(make.wall, [150, 146, 138], 0.6), surface: 'stone' as const }
  const sunk = s * 0.1
  const [x, up, z] = at
  solid.block(stone, [x + s * 0.26, up - sunk, z], [s * 0.46, s * 0.3 + sunk, s * 0.26], 0, { across: 4, storeys: 1 })
  if (make.ruined <= 0.2)
    solid.gable(make.roof, stone.wall, [x + s * 0.26, up + s * 0.3, z], [s * 0.46, s * 0.18, s * 0.26], 0)
  solid.block(stone, [x, up - sunk, z], [s * 0.17, s * 0.56 + sunk, s * 0.17], 0, { across: 1, storeys: 4 })
  if (make.ruined <= 0.2)
    solid.pyramid(shade(make.roof, -0.05), [x, up + s * 0.56, z], [s * 0.19, s * 0.44, s * 0.19], 0)
}

/** A walled town on its hill: rings of roofs climbing to a citadel or temple. `size` is its overall height. */
export function city(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const radius = s * 1.35
  const hill = (x: number, z: number) => ground(x, z)
  const stone: Make = { ...make, surface: 'stone' }
  const gates = 12
  for (let k = 0; k < gates * 2; k++) {
    const a = (k / (gates * 2)) * Math.PI * 2
    const b = ((k + 1) / (gates * 2)) * Math.PI * 2
    const x = Math.cos((a + b) / 2) * radius
    const z = Math.sin((a + b) / 2) * radius * 0.6
    const length = (radius * Math.PI * 1.05) / gates
    if (hill(x, z) < -s * 0.35) continue
    const foot = hill(x, z) - s * 0.12
    const yaw = Math.atan2(Math.cos((a + b) / 2) * 0.6, -Math.sin((a + b) / 2))
    solid.block(stone, [x, foot, z], [length, s * 0.25, s * 0.03], yaw)
    if (k % 3 === 0) {
      solid.drum(stone, [x, foot, z], s * 0.055, s * 0.36, 8, 1, 1)
      if (make.ruined <= 0.1) solid.cone(make.roof, [x, foot + s * 0.36, z], s * 0.075, s * 0.13, 8)
    }
  }
  const roofs: readonly Rgb[] = [
    make.roof,
    shade(make.roof, 0.06),
    mix(make.roof, [120, 96, 80], 0.4),
    shade(make.roof, -0.05),
  ]
  for (let row = 0; row < 9; row++) {
    const z = radius * 0.5 - (row / 8) * radius
    const wide = radius * 0.92 * Math.sqrt(Math.max(0.1, 1 - (z / (radius * 0.6)) ** 2))
    for (let x = -wide; x < wide; ) {
      const tall = s * dice.range(0.13, 0.2)
      const own = { ...make, roof: dice.pick(roofs), wall: mix(make.wall, [214, 196, 164], dice.range(0, 0.5)) }
      const px = x + tall * 0.5
      const pz = z + dice.range(-0.04, 0.04) * s
      // Nobody builds down a cliff.
      const standing = hill(px, pz) > -s * 0.35
      if (standing && Math.hypot(px, pz - s * 0.1) > s * 0.3) {
        if (thing.variant === 'domed') domed(solid, own, [px, hill(px, pz), pz], tall)
        else house(solid, own, [px, hill(px, pz), pz], tall, dice.chance(0.5) ? dice.range(-0.2, 0.2) : Math.PI / 2, 2)
      }
      x += tall * dice.range(1, 1.5)
      if (standing && dice.chance(0.1)) {
        const base = hill(px, pz)
        solid.drum(stone, [px, base, pz], s * 0.03, s * dice.range(0.3, 0.42), 8, 1, 1)
        if (make.ruined <= 0.1) solid.cone(own.roof, [px, base + s * 0.36, pz], s * 0.045, s * 0.12, 8)
      }
    }
  }
  const up = hill(0, s * 0.1)
  solid.block(stone, [0, up, s * 0.1], [s * 0.46, s * 0.4, s * 0.3], 0, { across: 5, storeys: 3 })
  if (thing.variant === 'domed' || dice.chance(0.5)) {
    solid.drum(stone, [0, up + s * 0.4, s * 0.1], s * 0.16, s * 0.08, 12)
    solid.cone(make.roof, [0, up + s * 0.48, s * 0.1], s * 0.17, s * 0.17, 12, 1)
    solid.drum(stone, [0, up + s * 0.64, s * 0.1], s * 0.015, s * 0.14, 6, 0.2)
  } else {
    for (const [x, tall] of [
      [-0.18, 0.62],
      [0.18, 0.66],
      [0, 0.8],
    ] as const) {
      solid.drum(stone, [x * s, up, s * 0.1], s * 0.055, s * tall, 10, 1, 1)
      solid.cone(make.roof, [x * s, up + s * tall, s * 0.1], s * 0.072, s * 0.22, 10)
    }
  }
  for (const side of [-1, 1])
    solid.drum(stone, [side * s * 0.28, up - s * 0.05, -s * 0.05], s * 0.05, s * 0.52, 10, 1, 1)
  return solid
}

/** A flat-roofed house of white walls, some under a dome, some with a minaret beside them. */
function domed(solid: Solid, make: Make, [x, up, z]: Point, tall: number) {
  const dice = make.random
  const wall = mix(make.wall, [236, 228, 208], 0.5)
  const own: Make = { ...make, wall, surface: 'plaster' }
  const wide = tall * dice.range(1, 1.4)
  const high = tall * dice.range(0.6, 0.85)
  solid.block(own, [x, up - tall * 0.3, z], [wide, high + tall * 0.3, wide * 0.8], dice.range(-0.2, 0.2), {
    across: 3,
    storeys: 2,
  })
  if (dice.chance(0.5)) {
    const dome = dice.chance(0.6) ? mix(wall, [255, 250, 238], 0.4) : mix(wall, [78, 140, 150], 0.75)
    solid.drum(own, [x, up + high, z], wide * 0.3, tall * 0.08, 10)
    solid.cone(dome, [x, up + high + tall * 0.08, z], wide * 0.31, wide * 0.34, 12, 1)
  } else if (dice.chance(0.2)) {
    solid.drum(own, [x, up, z], tall * 0.1, tall * 1.9, 8, 0.85, 1)
    solid.cone(mix(wall, [78, 140, 150], 0.75), [x, up + tall * 1.9, z], tall * 0.12, tall * 0.22, 9, 1)
  }
}

/** Tents round a fire. */
export function camp(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const tents = thing.count > 1 ? thing.count : 3
  for (let k = 0; k < tents; k++) {
    const angle = Math.PI * 0.1 + (k / tents) * Math.PI * 1.6
    const x = Math.cos(angle) * s * (1.5 + tents * 0.12)
    const z = Math.sin(angle) * s * 0.9 + s * 0.5
    const canvas = mix(make.roof, [206, 190, 156], dice.range(0.25, 0.75))
    if (thing.variant) {
      roundTent(solid, make, thing.variant, canvas, [x, ground(x, z) - 0.1, z], s)
      continue
    }
    solid.gable(
      canvas,
      shade(canvas, -0.06),
      [x, ground(x, z) - 0.1, z],
      [s * 1.1, s * dice.range(0.75, 1), s * 1],
      dice.range(-0.5, 0.5) + Math.PI / 2,
      0,
    )
  }
  return solid
}

/** A yurt of felt, a tepee with its poles, or a pavilion with a pennant; `s` the height of a tent, m. */
function roundTent(solid: Solid, make: Make, variant: string, canvas: Rgb, [x, up, z]: Point, s: number) {
  const cloth: Make = { ...make, wall: canvas, surface: 'cloth', ruined: 0 }
  const door = shade(canvas, -0.3)
  if (variant === 'tepee') {
    solid.cone(canvas, [x, up, z], s * 0.55, s * 1.4, 12)
    for (const [dx, dz] of [
      [-0.1, 0.06],
      [0.1, 0.04],
      [0.02, -0.1],
    ] as const)
      beam(
        solid,
        timber,
        [x - dx * s * 0.3, up + s * 1.25, z - dz * s * 0.3],
        [x + dx * s, up + s * 1.65, z + dz * s],
        s * 0.03,
      )
    flap(solid, door, [x, up, z - s * 0.5], s * 0.15, s * 0.6, s * 0.2)
    return
  }
  const isYurt = variant === 'yurt'
  const [wide, wall] = isYurt ? [s * 0.72, s * 0.5] : [s * 0.6, s * 0.7]
  solid.drum(cloth, [x, up, z], wide, wall, 12, isYurt ? 1 : 0.94)
  flap(solid, door, [x, up, z - wide * 1.02], s * 0.14, wall * 0.8, 0)
  if (isYurt) {
    solid.drum({ ...cloth, wall: shade(make.roof, -0.05) }, [x, up + wall * 0.84, z], wide * 1.02, wall * 0.14, 12)
    solid.cone(shade(canvas, 0.05), [x, up + wall, z], wide * 1.05, s * 0.34, 12, 0.3)
    return
  }
  const roof = mix(make.roof, canvas, 0.25)
  solid.drum({ ...cloth, wall: roof }, [x, up + wall * 0.86, z], wide * 1.1, wall * 0.18, 12)
  solid.cone(roof, [x, up + wall, z], wide * 1.12, s * 0.62, 12)
  beam(solid, timber, [x, up + wall + s * 0.55, z], [x, up + wall + s * 0.95, z], s * 0.03)
  sheet(solid, make.roof, [
    [x, up + wall + s * 0.94, z],
    [x + s * 0.3, up + wall + s * 0.86, z],
    [x, up + wall + s * 0.78, z],
  ])
}

/** The opening of a tent, pointed above, leaning back by `lean` m. */
function flap(solid: Solid, colour: Rgb, [x, up, z]: Point, half: number, tall: number, lean: number) {
  sheet(solid, colour, [
    [x - half, up, z],
    [x + half, up, z],
    [x, up + tall, z + lean],
  ])
}
