import { mix, shade } from '../../paint/colour.ts'
import type { Thing } from '../scene.ts'
import type { GroundBeside } from './castles.ts'
import { type Make, type Point, Solid } from './solid.ts'

/** A post mill with four sails. */
export function windmill(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = Math.min(0, ground(0, 0)) - s * 0.03
  solid.drum({ ...make, surface: 'plaster' }, [0, foot, 0], s * 0.19, s * 0.62 - foot, 10, 0.7, 1)
  if (make.ruined < 0.6) solid.cone(make.roof, [0, s * 0.62, 0], s * 0.155, s * 0.17, 10, 0.35)
  const hub: Point = [0, s * 0.66, -s * 0.17]
  const wood = mix(make.roof, [92, 68, 46], 0.7)
  const turn = make.random.range(0.2, 1.2)
  for (let k = 0; k < 4; k++) {
    if (make.ruined > 0.2 && k === 2) continue
    const angle = turn + (k * Math.PI) / 2
    const dx = Math.cos(angle)
    const up = Math.sin(angle)
    const at = (along: number, across: number): Point => [
      hub[0] + dx * along - up * across,
      hub[1] + up * along + dx * across,
      hub[2],
    ]
    solid.face([at(0, -s * 0.008), at(0, s * 0.008), at(s * 0.46, s * 0.008), at(s * 0.46, -s * 0.008)], wood, 'plain')
    solid.face(
      [at(s * 0.09, 0), at(s * 0.09, s * 0.085), at(s * 0.45, s * 0.085), at(s * 0.45, 0)],
      [214, 204, 178],
      'cloth',
    )
    for (let bar = 0; bar < 7; bar++) {
      const along = s * (0.1 + bar * 0.055)
      solid.face(
        [at(along, 0), at(along, s * 0.088), at(along + s * 0.006, s * 0.088), at(along + s * 0.006, 0)],
        wood,
        'plain',
      )
    }
  }
  return solid
}

/** A ship under sail, seen from the side; `size` to the top of the main mast. */
export function ship(thing: Thing, make: Make): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const hull = mix(make.wall, [74, 50, 34], 0.6)
  const stations = 9
  const length = s * 1.02
  const section = (k: number): { x: number; beam: number; deck: number } => {
    const t = k / (stations - 1)
    return {
      x: (t - 0.5) * length,
      beam: s * 0.13 * Math.sin(Math.min(1, t * 1.15 + 0.12) * Math.PI) ** 0.6,
      deck: s * (0.13 + 0.16 * (2 * t - 0.9) ** 2),
    }
  }
  for (let k = 0; k + 1 < stations; k++) {
    const a = section(k)
    const b = section(k + 1)
    for (const side of [-1, 1]) {
      const inside: Point = [(a.x + b.x) / 2, 0, 0]
      const strakes = 4
      for (let n = 0; n < strakes; n++) {
        const t0 = n / strakes
        const t1 = (n + 1) / strakes
        const at = (c: typeof a, t: number): Point => [
          c.x,
          -s * 0.05 + (c.deck + s * 0.05) * t,
          side * c.beam * (0.55 + 0.45 * t),
        ]
        solid.face(
          [at(a, t0), at(b, t0), at(b, t1), at(a, t1)],
          shade(hull, n === 3 ? 0.07 : n * 0.012),
          'plain',
          inside,
        )
      }
    }
    solid.face(
      [
        [a.x, a.deck * 0.85, -a.beam],
        [b.x, b.deck * 0.85, -b.beam],
        [b.x, b.deck * 0.85, b.beam],
        [a.x, a.deck * 0.85, a.beam],
      ],
      shade(hull, 0.12),
      'plain',
    )
  }
  solid.block(
    { ...make, wall: shade(hull, 0.04), ruined: 0 },
    [-length * 0.4, s * 0.2, 0],
    [length * 0.18, s * 0.13, s * 0.16],
    0,
    { across: 3, storeys: 1 },
  )
  const mast = (x: number, tall: number) =>
    solid.drum(
      { ...make, wall: [88, 64, 44], surface: 'plain', ruined: 0 },
      [x, s * 0.1, 0],
      s * 0.013,
      tall - s * 0.1,
      6,
      0.5,
    )
  const sail = (x: number, low: number, high: number, wide: number, tone: number) => {
    const cloth = shade(make.roof, tone)
    const columns = 5
    for (let c = 0; c < columns; c++) {
      for (let r = 0; r < 3; r++) {
        const at = (i: number, j: number): Point => {
          const u = i / columns - 0.5
          const v = j / 3
          const belly = Math.cos(u * Math.PI) * Math.sin(Math.min(1, v + 0.2) * Math.PI * 0.8) * wide * 0.22
          return [x + u * wide * (1 - v * 0.2) + belly * 0.35, low + (high - low) * v, -belly - s * 0.02]
        }
        if (make.ruined > 0.2 && dice.chance(make.ruined * 0.5)) continue
        solid.face([at(c, r), at(c + 1, r), at(c + 1, r + 1), at(c, r + 1)], shade(cloth, (c - 2) * 0.012), 'cloth')
      }
    }
  }
  for (const [x, tall] of [
    [-0.3, 0.72],
    [0, 1],
    [0.28, 0.82],
  ] as const) {
    mast(x * s, tall * s)
    sail(x * s, s * 0.32, s * tall * 0.62, s * 0.3, 0)
    sail(x * s, s * tall * 0.65, s * tall * 0.93, s * 0.22, 0.02)
  }
  solid.face(
    [
      [length * 0.47, s * 0.26, -s * 0.01],
      [length * 0.72, s * 0.4, -s * 0.01],
      [length * 0.72, s * 0.41, 0],
      [length * 0.47, s * 0.29, 0],
    ],
    hull,
    'plain',
  )
  solid.face(
    [
      [length * 0.5, s * 0.31, 0],
      [length * 0.7, s * 0.4, 0],
      [s * 0.3, s * 0.74, 0],
    ],
    shade(make.roof, -0.02),
    'cloth',
  )
  solid.face(
    [
      [0, s, 0],
      [s * 0.14, s * 1.03, 0],
      [0, s * 1.06, 0],
    ],
    [152, 44, 38],
    'cloth',
  )
  return solid
}

/** A rowing or fishing boat. */
export function boat(thing: Thing, make: Make): Solid {
  const solid = new Solid()
  const s = thing.size
  const hull = mix(make.wall, [90, 64, 42], 0.7)
  const stations = 7
  const at = (k: number, side: number, up: number): Point => {
    const t = (k / (stations - 1)) * 2 - 1
    return [t * s, up * s * (0.22 + 0.12 * t * t), side * s * 0.24 * (1 - t * t) ** 0.7 * (0.6 + 0.4 * up)]
  }
  for (let k = 0; k + 1 < stations; k++) {
    for (const side of [-1, 1])
      solid.face([at(k, side, 0), at(k + 1, side, 0), at(k + 1, side, 1), at(k, side, 1)], hull, 'plain', [0, 0.1, 0])
  }
  if (thing.count > 1 || make.random.chance(0.5)) {
    solid.drum({ ...make, wall: [88, 64, 44], surface: 'plain', ruined: 0 }, [0, 0, 0], s * 0.025, s * 1.5, 6, 0.6)
    solid.face(
      [
        [s * 0.03, s * 0.3, 0],
        [s * 0.85, s * 0.36, -s * 0.1],
        [s * 0.03, s * 1.45, 0],
      ],
      make.roof,
      'cloth',
    )
  }
  return solid
}
