import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Thing } from '../scene.ts'
import type { GroundBeside } from './castles.ts'
import { ball, beam, stone as boulder, limb, sheet, timber } from './pieces.ts'
import { type Make, type Point, Solid } from './solid.ts'

// Great buildings beside castles and temples.

/** Tiers of arches in a ring; of a ruined one a part of the upper tiers is gone. */
export function arena(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const bays = 26
  const tiers = 3
  const [rx, rz] = [s * 1.15, s * 0.8]
  const foot = Math.min(0, ground(0, -rz)) - s * 0.06
  const gone = dice.range(0, bays)
  for (let k = 0; k < bays; k++) {
    const [a, b] = [(k / bays) * Math.PI * 2, ((k + 1) / bays) * Math.PI * 2]
    const away = Math.min(Math.abs(k - gone), bays - Math.abs(k - gone)) / bays
    const stand = make.ruined > 0.2 ? (away < 0.13 ? 1 : away < 0.24 ? 2 : tiers) : tiers
    const tone = shade(make.wall, dice.range(-0.03, 0.03))
    for (let t = 0; t < stand; t++) {
      const [low, high] = [t === 0 ? foot : (t / tiers) * s, ((t + 1) / tiers) * s]
      const shrink = 1 - t * 0.02
      const on = (angle: number, up: number, by = 1): Point => [
        Math.cos(angle) * rx * shrink * by,
        up,
        Math.sin(angle) * rz * shrink * by,
      ]
      const middle = (a + b) / 2
      const half = (b - a) * 0.28
      const base = t === 0 ? 0 : low
      const crown = base + (high - base) * 0.74
      const arch = [
        on(middle - half, base + (high - base) * 0.06),
        on(middle + half, base + (high - base) * 0.06),
        on(middle + half, crown - s * 0.05),
        on(middle + half * 0.6, crown - s * 0.012),
        on(middle, crown),
        on(middle - half * 0.6, crown - s * 0.012),
        on(middle - half, crown - s * 0.05),
      ]
      const broken = make.ruined > 0.2 && t === stand - 1 && t < tiers - 1
      const top = (angle: number) => on(angle, broken ? high - dice.range(0, 0.5) * (high - low) : high)
      solid.face(
        [on(a, low), on(b, low), top(b), top(a)],
        tone,
        'stone',
        [0, low, 0],
        broken ? [] : [{ points: arch, colour: [46, 38, 34] }],
      )
      // The inner side, seen across the ring.
      solid.face(
        [on(a, low, 0.82), on(b, low, 0.82), on(b, high * 0.94, 0.82), on(a, high * 0.94, 0.82)],
        shade(make.wall, -0.05 - 0.03 * t),
        'stone',
      )
      if (!broken)
        solid.face(
          [on(a, high), on(b, high), on(b, high * 0.97, 0.82), on(a, high * 0.97, 0.82)],
          shade(make.wall, 0.04),
          'plain',
        )
    }
  }
  return solid
}

/** Steps in half rings about a stage, cut into a slope. */
export function amphitheatre(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const rows = 9
  const parts = 18
  const foot = ground(0, 0)
  for (let r = rows - 1; r >= 0; r--) {
    const [inner, outer] = [s * (0.55 + r * 0.12), s * (0.67 + r * 0.12)]
    const up = foot + (r + 1) * s * 0.085
    for (let k = 0; k < parts; k++) {
      if (make.ruined > 0.2 && make.random.chance(0.12)) continue
      const [a, b] = [(k / parts) * Math.PI, ((k + 1) / parts) * Math.PI]
      const on = (angle: number, wide: number, high: number): Point => [
        Math.cos(angle) * wide * 1.15,
        high,
        Math.sin(angle) * wide * 0.9,
      ]
      const aisle = k % 6 === 0 ? -0.04 : 0
      solid.face(
        [on(a, inner, up - s * 0.085), on(b, inner, up - s * 0.085), on(b, inner, up), on(a, inner, up)],
        shade(make.wall, -0.06 + aisle),
        'plain',
      )
      solid.face(
        [on(a, inner, up), on(b, inner, up), on(b, outer, up), on(a, outer, up)],
        shade(make.wall, 0.05 + aisle),
        'plain',
      )
    }
  }
  solid.block({ ...make, ruined: 0 }, [0, foot - s * 0.05, -s * 0.02], [s * 1.1, s * 0.1, s * 0.4])
  for (let k = 0; k < 6; k++) {
    const x = (k - 2.5) * s * 0.2
    solid.drum({ ...make, ruined: make.ruined }, [x, foot + s * 0.05, s * 0.1], s * 0.028, s * 0.4, 8, 0.9)
  }
  if (make.ruined < 0.2) solid.block(make, [0, foot + s * 0.45, s * 0.1], [s * 1.15, s * 0.06, s * 0.08])
  return solid
}

/** A wall that goes over hill and dale, with towers on it. */
export function longWall(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const high = s * 0.42
  const wide = s * 0.18
  const line = (t: number): Point => {
    const z = s * (-1.9 + t * 1.15)
    const x = Math.sin(t * 1.25 + 0.4) * s * (1.1 + t * 0.5) - s * 0.2
    return [x, ground(x, z), z]
  }
  const parts = 30
  for (let k = parts - 1; k >= 0; k--) {
    const [a, b] = [line((k / parts) * 7), line(((k + 1) / parts) * 7)]
    const yaw = Math.atan2(b[2] - a[2], b[0] - a[0])
    const n: Point = [-Math.sin(yaw) * wide * 0.5, 0, Math.cos(yaw) * wide * 0.5]
    const side = (by: number, p: Point, up: number): Point => [p[0] + n[0] * by, p[1] + up, p[2] + n[2] * by]
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + high / 2, (a[2] + b[2]) / 2]
    for (const by of [-1, 1])
      solid.face(
        [side(by, a, -high), side(by, b, -high), side(by, b, high), side(by, a, high)],
        shade(make.wall, by * 0.02),
        'stone',
        middle,
      )
    solid.face(
      [side(-1, a, high), side(1, a, high), side(1, b, high), side(-1, b, high)],
      shade(make.wall, 0.07),
      'plain',
      middle,
    )
    const merlons = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[2] - a[2]) / (s * 0.12)))
    for (let m = 0; m < merlons; m++)
      for (const by of [-1, 1]) {
        const t = (m + 0.5) / merlons
        const at: Point = [
          a[0] + (b[0] - a[0]) * t + n[0] * by,
          a[1] + (b[1] - a[1]) * t + high,
          a[2] + (b[2] - a[2]) * t + n[2] * by,
        ]
        solid.block({ ...make, ruined: 0 }, at, [s * 0.06, s * 0.06, s * 0.03], yaw)
      }
    if (k % 6 === 2) {
      const p = line((k / parts) * 7)
      solid.block(make, [p[0], p[1] - high * 0.6, p[2]], [s * 0.34, s * 0.78 + high * 0.6, s * 0.34], yaw, {
        across: 2,
        storeys: 4,
      })
      if (make.ruined < 0.2) {
        if (thing.seed % 2 === 0)
          solid.pyramid(make.roof, [p[0], p[1] + s * 0.78, p[2]], [s * 0.44, s * 0.24, s * 0.44], yaw)
        else
          for (const dx of [-0.14, -0.05, 0.05, 0.14])
            for (const dz of [-0.15, 0.15])
              solid.block(make, [p[0] + dx * s, p[1] + s * 0.78, p[2] + dz * s], [s * 0.05, s * 0.06, s * 0.05], 0)
      }
    }
  }
  return solid
}

/** Storeys each under a roof with raised corners. */
export function pagoda(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = Math.min(0, ground(0, -s * 0.2)) - s * 0.04
  const own: Make = { ...make, ruined: 0 }
  solid.block(
    { ...own, wall: [168, 160, 148], surface: 'stone' },
    [0, foot, 0],
    [s * 0.62, s * 0.06 - foot, s * 0.62],
    0.5,
  )
  const storeys = 4
  let up = s * 0.06
  for (let k = 0; k < storeys; k++) {
    const wide = s * (0.4 - k * 0.065)
    const tall = s * 0.13
    solid.block({ ...own, surface: 'plaster' }, [0, up, 0], [wide, tall, wide], 0.5, { across: 3, storeys: 1 })
    up += tall
    eaves(solid, make.roof, up, wide * 0.86, s * 0.085)
    up += s * 0.075
  }
  limb(
    solid,
    [176, 136, 62],
    [
      [0, up - s * 0.03, 0],
      [0, up + s * 0.06, 0],
      [0, s, 0],
    ],
    [s * 0.02, s * 0.014, s * 0.003],
    6,
  )
  return solid
}

function eaves(solid: Solid, colour: Rgb, up: number, wide: number, tall: number) {
  const corners = (r: number, high: number, lift: number): Point[] =>
    Array.from({ length: 8 }, (_, k): Point => {
      const angle = (k / 8) * Math.PI * 2 + 0.5 + Math.PI / 4
      const out = k % 2 === 0 ? r : r * 0.76
      return [Math.cos(angle) * out, high + (k % 2 === 0 ? lift : 0), Math.sin(angle) * out]
    })
  const [low, mid, high] = [
    corners(wide * 1.18, up - tall * 0.12, tall * 0.34),
    corners(wide * 0.84, up + tall * 0.3, 0),
    corners(wide * 0.5, up + tall, 0),
  ]
  const inside: Point = [0, up, 0]
  for (let k = 0; k < 8; k++) {
    const n = (k + 1) % 8
    solid.face([low[k]!, low[n]!, mid[n]!, mid[k]!], colour, 'roof', inside)
    solid.face([mid[k]!, mid[n]!, high[n]!, high[k]!], shade(colour, 0.03), 'roof', inside)
  }
  solid.face(low.toReversed(), shade(colour, -0.22), 'plain', [0, up + tall * 2, 0])
}

/** Two pillars and the two beams over them, the upper one curved up at its ends. */
export function torii(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  for (const side of [-1, 1]) {
    const x = side * s * 0.4
    const foot = Math.min(0, ground(x, 0)) - s * 0.04
    solid.drum(
      { ...make, wall: [66, 58, 58], surface: 'plain', ruined: 0 },
      [x * 1.06, foot, 0],
      s * 0.075,
      s * 0.1 - foot,
      10,
    )
    limb(
      solid,
      make.roof,
      [
        [x * 1.06, s * 0.05, 0],
        [x * 0.96, s * 0.9, 0],
      ],
      [s * 0.056, s * 0.046],
      10,
    )
  }
  beam(solid, make.roof, [-s * 0.52, s * 0.7, 0], [s * 0.52, s * 0.7, 0], s * 0.06)
  beam(solid, make.roof, [0, s * 0.7, 0], [0, s * 0.88, 0], s * 0.06)
  const parts = 8
  for (let k = 0; k < parts; k++) {
    const at = (t: number, up: number): Point => [(t - 0.5) * s * 1.36, s * up + (2 * t - 1) ** 2 * s * 0.06, 0]
    beam(solid, make.roof, at(k / parts, 0.88), at((k + 1) / parts, 0.88), s * 0.075)
    beam(solid, [48, 44, 48], at(k / parts, 0.94), at((k + 1) / parts, 0.94), s * 0.055)
  }
  return solid
}

/** Steps that climb; broken off, they lead into the air. */
export function staircase(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const steps = 22
  for (let k = steps - 1; k >= 0; k--) {
    const t = k / steps
    const z = t * s * 1.1 - s * 0.4
    const x = t * s * 0.32
    const top = (t + 1 / steps) * s
    const bottom =
      make.ruined > 0.2 && t > 0.45 ? top - s * dice.range(0.14, 0.22) : Math.min(ground(x, z), 0) - s * 0.05
    const stone = { ...make, wall: shade(make.wall, dice.range(-0.05, 0.04)), ruined: 0 }
    solid.block(stone, [x, bottom, z], [s * 0.46 * dice.range(0.97, 1.03), top - bottom, s * 0.056])
  }
  for (const side of [-1, 1])
    for (let k = 0; k < 4; k++) {
      if (make.ruined > 0.2 && dice.chance(0.3)) continue
      const t = k / 4
      solid.block(
        { ...make, ruined: 0 },
        [t * s * 0.32 + side * s * 0.26, t * s, t * s * 1.1 - s * 0.4],
        [s * 0.06, s * 0.14, s * 0.06],
      )
    }
  return solid
}

/** A great trunk with a door in it, a stair about it and houses in its crown. The crown is painted behind it. */
export function treehouse(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const bark: Rgb = [104, 80, 58]
  const foot = ground(0, 0) - s * 0.03
  limb(
    solid,
    bark,
    [
      [0, foot, 0],
      [0, s * 0.06, 0],
      [s * 0.005, s * 0.25, 0],
      [-s * 0.01, s * 0.5, 0],
      [0, s * 0.72, 0],
    ],
    [0.13, 0.095, 0.075, 0.068, 0.05].map((r) => r * s),
    13,
    'wood',
  )
  for (let k = 0; k < 7; k++) {
    const angle = (k / 7) * Math.PI * 2 + 0.3
    const [x, z] = [Math.cos(angle) * s * 0.2, Math.sin(angle) * s * 0.16]
    limb(
      solid,
      shade(bark, -0.04),
      [
        [x * 0.4, s * 0.06, z * 0.4],
        [x * 0.75, s * 0.02, z * 0.75],
        [x, ground(x, z) - s * 0.015, z],
      ],
      [s * 0.04, s * 0.028, s * 0.01],
      7,
      'wood',
    )
  }
  const glow = make.lamp
  sheet(
    solid,
    glow ?? [54, 38, 28],
    Array.from({ length: 9 }, (_, n): Point => {
      const angle = Math.PI - (n / 8) * Math.PI
      return n === 0
        ? [-s * 0.026, foot + s * 0.03, -s * 0.105]
        : n === 8
          ? [s * 0.026, foot + s * 0.03, -s * 0.105]
          : [Math.cos(angle) * s * 0.026, s * 0.06 + Math.sin(angle) * s * 0.026, -s * 0.094]
    }),
    'plain',
    glow,
  )
  const turns = 26
  for (let k = 0; k < turns; k++) {
    const angle = (k / turns) * Math.PI * 3.4 - 1.2
    const up = s * (0.04 + (k / turns) * 0.36)
    const on = (r: number, da: number, dy: number): Point => [
      Math.cos(angle + da) * s * r,
      up + dy,
      Math.sin(angle + da) * s * r,
    ]
    sheet(
      solid,
      shade(timber, 0.06),
      [on(0.075, -0.17, 0), on(0.125, -0.17, 0), on(0.125, 0.17, 0), on(0.075, 0.17, 0)],
      'plain',
    )
    beam(solid, timber, on(0.122, 0, 0), on(0.122, 0, s * 0.035), s * 0.006)
  }
  const houses = thing.variant === 'door' ? 0 : 3
  for (let k = 0; k < houses; k++) {
    const angle = -Math.PI / 2 + (k - 1) * 1.25
    const [x, z] = [Math.cos(angle) * s * (k === 1 ? 0.1 : 0.17), Math.sin(angle) * s * 0.12]
    const up = s * (0.42 + (k % 2) * 0.1)
    const wide = s * 0.085
    solid.drum(
      { ...make, wall: shade(timber, 0.03), surface: 'wood', ruined: 0 },
      [x, up - s * 0.02, z],
      wide * 1.45,
      s * 0.02,
      12,
    )
    for (let n = 0; n < 4; n++)
      beam(
        solid,
        timber,
        [x + Math.cos(n * 1.57) * wide, up, z + Math.sin(n * 1.57) * wide],
        [x * 0.3, up - s * 0.1, z * 0.3],
        s * 0.012,
      )
    solid.drum({ ...make, surface: 'wood' }, [x, up, z], wide, s * 0.085, 10, 1, 1)
    const pane = make.lamp ?? [60, 44, 34]
    for (const dx of [-0.4, 0.4])
      sheet(
        solid,
        pane,
        [
          [x + (dx - 0.22) * wide, up + s * 0.025, z - wide * 0.96],
          [x + (dx + 0.22) * wide, up + s * 0.025, z - wide * 0.96],
          [x + (dx + 0.22) * wide, up + s * 0.06, z - wide * 0.96],
          [x + (dx - 0.22) * wide, up + s * 0.06, z - wide * 0.96],
        ],
        'plain',
        make.lamp,
      )
    solid.cone(shade(make.roof, dice.range(-0.04, 0.04)), [x, up + s * 0.085, z], wide * 1.35, s * 0.1, 10)
  }
  return solid
}

/** A tower under a dome with a slit, and the glass that looks out of it. */
export function observatory(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = Math.min(0, ground(0, -s * 0.3)) - s * 0.05
  solid.drum(make, [0, foot, 0], s * 0.34, s * 0.16 - foot, 14)
  solid.drum(make, [0, s * 0.16, 0], s * 0.25, s * 0.36, 14, 0.95, 1)
  solid.drum(make, [0, s * 0.52, 0], s * 0.28, s * 0.04, 14)
  if (make.ruined > 0.3) return solid
  solid.cone(make.roof, [0, s * 0.56, 0], s * 0.26, s * 0.3, 16, 1)
  sheet(
    solid,
    make.lamp ?? [30, 28, 40],
    [
      [-s * 0.03, s * 0.58, -s * 0.262],
      [s * 0.03, s * 0.58, -s * 0.262],
      [s * 0.028, s * 0.78, -s * 0.2],
      [-s * 0.028, s * 0.78, -s * 0.2],
    ],
    'plain',
    make.lamp,
  )
  limb(
    solid,
    [172, 130, 64],
    [
      [0, s * 0.64, -s * 0.2],
      [s * 0.03, s * 0.78, -s * 0.34],
      [s * 0.05, s * 0.9, -s * 0.46],
    ],
    [s * 0.03, s * 0.036, s * 0.046],
    9,
  )
  for (const side of [-1, 1]) {
    solid.drum(make, [side * s * 0.4, foot, s * 0.06], s * 0.11, s * 0.3 - foot, 10, 1, 1)
    solid.cone(make.roof, [side * s * 0.4, s * 0.3, s * 0.06], s * 0.12, s * 0.11, 10, 1)
  }
  return solid
}

/** Catapults, a trebuchet, a tower on wheels. */
export function siegeEngines(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const kind = thing.variant ?? 'catapult'
  const count = thing.count > 1 ? Math.min(6, thing.count) : kind === 'tower' ? 1 : 2
  for (let k = 0; k < count; k++) {
    const x = k === 0 ? 0 : (k % 2 === 0 ? -1 : 1) * Math.ceil(k / 2) * s * 1.5
    const z = k === 0 ? 0 : dice.range(0, 1.2) * s
    const at: Point = [x, ground(x, z), z]
    if (kind === 'tower') siegeTower(solid, make, at, s)
    else engine(solid, at, s * (k === 0 ? 1 : 0.9), kind, make.ruined > 0.2)
  }
  return solid
}

function engine(solid: Solid, [x, up, z]: Point, s: number, kind: string, broken: boolean) {
  const wood = timber
  const p = (dx: number, dy: number, dz: number): Point => [x + dx * s, up + dy * s, z + dz * s]
  for (const side of [-0.24, 0.24]) {
    beam(solid, wood, p(-0.6, 0.1, side), p(0.6, 0.1, side), s * 0.075, 'wood')
    beam(solid, wood, p(-0.3, 0.1, side), p(0, 0.62, side), s * 0.06, 'wood')
    beam(solid, wood, p(0.3, 0.1, side), p(0, 0.62, side), s * 0.06, 'wood')
    for (const end of [-0.5, 0.5])
      if (!broken || end > 0) {
        const r = s * 0.11
        const ring = Array.from({ length: 11 }, (_, n): Point => {
          const angle = (n / 10) * Math.PI * 2
          return [x + end * s + Math.cos(angle) * r, up + r + Math.sin(angle) * r, z + side * 1.25 * s]
        })
        sheet(solid, shade(wood, -0.1), ring, 'plain')
      }
  }
  for (const end of [-0.55, 0, 0.55]) beam(solid, shade(wood, -0.03), p(end, 0.1, -0.24), p(end, 0.1, 0.24), s * 0.06)
  beam(solid, shade(wood, -0.03), p(0, 0.6, -0.28), p(0, 0.6, 0.28), s * 0.06)
  const long = kind === 'trebuchet'
  const [butt, tip] = long ? [p(-0.28, 0.38, 0), p(0.62, 1.12, 0)] : [p(-0.08, 0.18, 0), p(0.42, 0.98, 0)]
  beam(solid, shade(wood, 0.05), butt, broken ? p(0.2, 0.62, 0) : tip, s * 0.06, 'wood')
  if (long) {
    beam(solid, [84, 74, 64], p(-0.28, 0.4, 0), p(-0.3, 0.16, 0), s * 0.24)
    if (!broken) beam(solid, [150, 128, 92], tip, p(0.78, 0.86, 0), s * 0.02)
  } else if (!broken) ball(solid, shade(wood, -0.08), tip, [s * 0.1, s * 0.06, s * 0.1], 'plain', 4, 8)
}

function siegeTower(solid: Solid, make: Make, [x, up, z]: Point, s: number) {
  const wood: Make = { ...make, wall: timber, surface: 'wood', ruined: make.ruined * 0.6 }
  const storeys = 4
  for (let k = 0; k < storeys; k++) {
    const wide = s * (0.44 - k * 0.04)
    const low = up + s * (0.08 + (k * 0.84) / storeys)
    solid.block(
      { ...wood, wall: shade(timber, (k % 2) * 0.05) },
      [x, low, z],
      [wide, (s * 0.84) / storeys, wide * 0.85],
      0,
      { across: 2, storeys: 1 },
    )
    solid.block({ ...wood, wall: shade(timber, -0.1), ruined: 0 }, [x, low, z], [wide * 1.08, s * 0.03, wide * 0.94])
  }
  for (const side of [-1, 1])
    for (let k = 0; k < 3; k++)
      solid.block(
        { ...wood, ruined: 0 },
        [x + side * s * 0.15 * (k - 1), up + s * 0.92, z - s * 0.12],
        [s * 0.06, s * 0.07, s * 0.03],
      )
  for (const dx of [-0.2, 0.2]) {
    const r = s * 0.08
    sheet(
      solid,
      shade(timber, -0.12),
      Array.from({ length: 11 }, (_, n): Point => {
        const angle = (n / 10) * Math.PI * 2
        return [x + dx * s + Math.cos(angle) * r, up + r + Math.sin(angle) * r, z - s * 0.22]
      }),
      'plain',
    )
  }
  for (let k = 0; k < 10; k++)
    beam(
      solid,
      timber,
      [x - s * 0.04, up + s * (0.1 + k * 0.08), z - s * 0.2],
      [x + s * 0.04, up + s * (0.1 + k * 0.08), z - s * 0.2],
      s * 0.015,
    )
}

/** Flags on poles, one behind the other. */
export function banners(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const count = thing.count > 1 ? Math.min(12, thing.count) : 5
  for (let k = 0; k < count; k++) {
    const x = (k - (count - 1) / 2) * s * 0.62 + dice.range(-0.1, 0.1) * s
    const z = dice.range(-0.3, 0.9) * s
    const up = ground(x, z)
    const tall = s * dice.range(0.85, 1)
    beam(solid, timber, [x, up - s * 0.04, z], [x, up + tall, z], s * 0.02)
    const colour = thing.tints && thing.tints.length > 0 ? thing.tints[k % thing.tints.length]! : make.roof
    const parts = 5
    const wave = (n: number) => Math.sin(n * 1.5 + k) * s * 0.03
    for (let n = 0; n < parts; n++) {
      const [a, b] = [(n / parts) * s * 0.42, ((n + 1) / parts) * s * 0.42]
      const drop = s * 0.02
      sheet(solid, shade(colour, n % 2 === 0 ? 0.03 : -0.04), [
        [x + a, up + tall - wave(n) * 0.5 - n * drop, z],
        [x + b, up + tall - wave(n + 1) * 0.5 - (n + 1) * drop, z],
        [x + b, up + tall - s * (0.3 - 0.03 * (n + 1)) - wave(n + 1), z],
        [x + a, up + tall - s * (0.3 - 0.03 * n) - wave(n), z],
      ])
    }
  }
  return solid
}

/** A post with boards that point two ways. */
export function signpost(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  beam(solid, timber, [0, ground(0, 0) - s * 0.05, 0], [0, s, 0], s * 0.07, 'wood')
  for (const [k, side] of [1, -1, 1].entries()) {
    const up = s * (0.9 - k * 0.17)
    const [near, far] = [side * -0.06 * s, side * (0.42 - k * 0.05) * s]
    const half = s * 0.062
    solid.face(
      [
        [near, up - half, -s * 0.05],
        [far, up - half - s * 0.02 * k, -s * 0.05],
        [far + side * s * 0.1, up - s * 0.01 * k, -s * 0.05],
        [far, up + half - s * 0.02 * k, -s * 0.05],
        [near, up + half, -s * 0.05],
      ],
      shade(timber, 0.1 - k * 0.04),
      'wood',
    )
    for (let n = 0; n < 3; n++)
      beam(
        solid,
        [52, 40, 30],
        [near + (far - near) * (0.2 + n * 0.24), up, -s * 0.056],
        [near + (far - near) * (0.34 + n * 0.24), up - s * 0.004 * k, -s * 0.056],
        s * 0.018,
      )
  }
  for (let k = 0; k < 4; k++)
    boulder(solid, [128, 122, 112], [(k - 1.5) * s * 0.12, ground(0, 0), -s * 0.06], s * 0.11, make.random)
  return solid
}

/** A little roof over an image, with candles before it; an altar is without the roof. */
export function shrine(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = Math.min(0, ground(0, -s * 0.3)) - s * 0.04
  const own: Make = { ...make, ruined: 0 }
  const altar = thing.variant === 'altar'
  solid.block(own, [0, foot, 0], [s * (altar ? 1.5 : 0.9), s * 0.08 - foot, s * 0.7])
  if (altar) {
    solid.block(own, [0, s * 0.08, 0], [s * 0.96, s * 0.62, s * 0.4])
    solid.block({ ...own, wall: shade(make.wall, 0.05) }, [0, s * 0.7, 0], [s * 1.2, s * 0.14, s * 0.54])
    sheet(solid, shade(make.roof, -0.02), [
      [-s * 0.16, s * 0.85, -s * 0.272],
      [s * 0.16, s * 0.85, -s * 0.272],
      [s * 0.16, s * 0.34, -s * 0.272],
      [-s * 0.16, s * 0.34, -s * 0.272],
    ])
  } else {
    solid.block(own, [0, s * 0.08, s * 0.16], [s * 0.66, s * 0.58, s * 0.24])
    for (const x of [-0.29, 0.29]) solid.block(own, [x * s, s * 0.08, -s * 0.14], [s * 0.07, s * 0.58, s * 0.07])
    solid.gable(make.roof, make.wall, [0, s * 0.66, 0], [s * 0.6, s * 0.34, s * 0.86], Math.PI / 2, 0.08)
    limb(
      solid,
      shade(make.wall, 0.08),
      [
        [0, s * 0.16, 0],
        [0, s * 0.34, 0],
        [0, s * 0.43, 0],
      ],
      [s * 0.1, s * 0.075, s * 0.04],
      9,
    )
    ball(solid, shade(make.wall, 0.08), [0, s * 0.5, 0], [s * 0.05, s * 0.06, s * 0.05])
  }
  const flame: Rgb = thing.glow ?? [255, 214, 120]
  const top = altar ? s * 0.84 : s * 0.08
  for (let k = 0; k < 6; k++) {
    const x = (k - 2.5) * s * (altar ? 0.19 : 0.1)
    const z = -s * (altar ? 0.1 : 0.24)
    const tall = s * (0.06 + 0.03 * ((k * 7) % 3))
    beam(solid, [232, 224, 200], [x, top, z], [x, top + tall, z], s * 0.03)
    ball(solid, flame, [x, top + tall + s * 0.03, z], [s * 0.014, s * 0.034, s * 0.014], 'plain', 4, 6, flame)
  }
  return solid
}

/** A hull under a great bag of air; a balloon has a basket. `size` is its height. */
export function airship(thing: Thing, make: Make): Solid {
  const whole = aloft(thing, make)
  if (make.ruined <= 0.2) return whole
  // Down: it lies on its side with its nose in the ground, and some of its skin is gone.
  const [tilt, roll] = [-0.3, 0.5]
  const laid = ([x, up, z]: Point): Point => {
    const [y1, z1] = [up * Math.cos(roll) - z * Math.sin(roll), up * Math.sin(roll) + z * Math.cos(roll)]
    return [x * Math.cos(tilt) - y1 * Math.sin(tilt), x * Math.sin(tilt) + y1 * Math.cos(tilt) - thing.size * 0.24, z1]
  }
  const solid = new Solid()
  for (const { points, colour, surface } of whole.faces)
    if (!make.random.chance(0.14)) solid.face(points.map(laid), shade(colour, make.random.range(-0.08, 0.02)), surface)
  return solid
}

function aloft(thing: Thing, make: Make): Solid {
  const solid = new Solid()
  const s = thing.size
  if (thing.variant === 'balloon') {
    const bands = 12
    const profile = [
      [0.05, 0.24],
      [0.16, 0.36],
      [0.27, 0.52],
      [0.31, 0.68],
      [0.27, 0.84],
      [0.15, 0.96],
      [0.01, 1],
    ] as const
    const other = mix(make.roof, [240, 224, 180], 0.75)
    for (let k = 0; k + 1 < profile.length; k++)
      for (let n = 0; n < bands; n++) {
        const on = (m: number, j: number): Point => {
          const [wide, up] = profile[j]!
          const angle = (m / bands) * Math.PI * 2
          return [Math.cos(angle) * wide * s, up * s, Math.sin(angle) * wide * s]
        }
        solid.face([on(n, k), on(n + 1, k), on(n + 1, k + 1), on(n, k + 1)], n % 2 === 0 ? make.roof : other, 'plain', [
          0,
          s * 0.65,
          0,
        ])
      }
    solid.block(
      { ...make, wall: [150, 108, 64], surface: 'wood', ruined: 0 },
      [0, 0, 0],
      [s * 0.11, s * 0.09, s * 0.11],
    )
    for (const x of [-0.05, 0.05])
      for (const z of [-0.05, 0.05])
        beam(solid, [120, 96, 60], [x * s, s * 0.09, z * s], [x * s, s * 0.26, z * s], s * 0.005)
    return solid
  }
  const long = s * 0.95
  const ring = (k: number): Point[] => {
    const t = (k / 10) * 2 - 1
    const r = s * 0.24 * Math.sqrt(Math.max(0, 1 - t * t)) ** 0.8
    return Array.from({ length: 12 }, (_, n): Point => {
      const angle = (n / 12) * Math.PI * 2
      return [t * long, s * 0.72 + Math.sin(angle) * r, Math.cos(angle) * r]
    })
  }
  for (let k = 0; k < 10; k++) {
    const [a, b] = [ring(k), ring(k + 1)]
    for (let n = 0; n < 12; n++)
      solid.face([a[n]!, a[(n + 1) % 12]!, b[(n + 1) % 12]!, b[n]!], shade(make.roof, (n % 2) * 0.04 - 0.02), 'plain', [
        0,
        s * 0.72,
        0,
      ])
  }
  for (const up of [0, 1])
    sheet(solid, shade(make.roof, -0.08), [
      [long * 0.66, s * 0.72, 0],
      [long * 1.12, s * (up === 0 ? 0.44 : 1), 0],
      [long * 1.12, s * (up === 0 ? 0.62 : 0.82), 0],
      [long * 0.92, s * 0.72, 0],
    ])
  const hull = shade(timber, -0.02)
  for (let k = 0; k < 8; k++)
    for (const side of [-1, 1]) {
      const at = (n: number, up: number): Point => {
        const t = (n / 8) * 2 - 1
        return [
          t * s * 0.5,
          s * (0.12 + 0.1 * t * t + up * 0.16),
          side * s * 0.1 * Math.sqrt(Math.max(0, 1 - t * t)) * (0.4 + 0.6 * up),
        ]
      }
      solid.face([at(k, 0), at(k + 1, 0), at(k + 1, 1), at(k, 1)], shade(hull, (k % 2) * 0.03), 'wood')
    }
  for (const x of [-0.4, -0.15, 0.15, 0.4])
    for (const z of [-0.05, 0.05])
      beam(solid, [90, 76, 56], [x * s, s * 0.3, z * s], [x * s * 1.2, s * 0.54, z * s * 2], s * 0.008)
  return solid
}

/** Torches on poles, or bowls of fire on three legs, in two rows towards the eye. */
export function torches(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  for (const [x, z] of torchPlaces(thing)) {
    const up = ground(x, z)
    const s = thing.size
    if (thing.variant === 'brazier') {
      for (let n = 0; n < 3; n++) {
        const angle = n * 2.09 + 0.5
        beam(
          solid,
          [62, 58, 58],
          [x + Math.cos(angle) * s * 0.2, up - s * 0.03, z + Math.sin(angle) * s * 0.2],
          [x, up + s * 0.5, z],
          s * 0.04,
        )
      }
      solid.drum(
        { ...make, wall: [70, 64, 62], surface: 'plain', ruined: 0 },
        [x, up + s * 0.48, z],
        s * 0.1,
        s * 0.16,
        9,
        2,
      )
    } else {
      beam(solid, timber, [x, up - s * 0.03, z], [x, up + s * 0.66, z], s * 0.045)
      solid.drum(
        { ...make, wall: [70, 58, 48], surface: 'plain', ruined: 0 },
        [x, up + s * 0.62, z],
        s * 0.04,
        s * 0.1,
        7,
        1.5,
      )
    }
  }
  return solid
}

/** Where each torch stands beside the middle of them, m: x, z. */
export function torchPlaces({ size, count }: Thing): [x: number, z: number][] {
  const many = count > 1 ? Math.min(12, count) : 4
  return Array.from({ length: many }, (_, k) => [
    (k % 2 === 0 ? -1 : 1) * size * 1.05,
    (Math.floor(k / 2) - 0.5) * size * 1.7,
  ])
}
