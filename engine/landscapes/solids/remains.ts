import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Thing } from '../scene.ts'
import type { GroundBeside } from './castles.ts'
import { type Make, type Point, Solid } from './solid.ts'
import { ship } from './works.ts'

/** A ship run aground: heeled over, its masts broken, some of its planks gone. */
export function wreck(thing: Thing, make: Make): Solid {
  const whole = ship(thing, { ...make, ruined: 0.9 })
  const solid = new Solid()
  const s = thing.size
  const [heel, pitch] = [0.42, 0.16]
  const laid = ([x, up, z]: Point): Point => {
    // What stood higher than a stump of mast has gone overboard.
    const top = Math.min(up, s * (0.5 + 0.22 * Math.sin(x * 0.7)))
    const across = z * Math.cos(heel) - top * Math.sin(heel)
    const rise = top * Math.cos(heel) + z * Math.sin(heel)
    return [
      x * Math.cos(pitch) - rise * Math.sin(pitch),
      rise * Math.cos(pitch) + x * Math.sin(pitch) - s * 0.05,
      across,
    ]
  }
  for (const face of whole.faces) {
    if (face.surface === 'cloth' && make.random.chance(0.6)) continue
    const hull = face.inside !== undefined
    if (hull && make.random.chance(0.16)) continue
    solid.face(
      face.points.map(laid),
      hull ? shade(face.colour, make.random.range(-0.05, 0.04)) : face.colour,
      face.surface,
      undefined,
      face.decals.map((decal) => ({ ...decal, points: decal.points.map(laid) })),
    )
  }
  // Ribs show where planks are gone.
  for (let k = 0; k < 7; k++) {
    const x = (k / 6 - 0.5) * s * 0.8
    const w = s * 0.012
    const tall = s * make.random.range(0.2, 0.34)
    solid.face(
      [
        laid([x - w, 0, -s * 0.1]),
        laid([x + w, 0, -s * 0.1]),
        laid([x + w, tall, -s * 0.17]),
        laid([x - w, tall, -s * 0.17]),
      ],
      shade(make.wall, 0.03),
      'plain',
    )
  }
  return solid
}

/** What is left when both armies are gone: spears and swords in the ground, torn banners, shields, a cart without a wheel. */
export function battlefield(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const wood: Rgb = [92, 68, 46]
  /** A flat pole from a point, leaning. */
  const pole = (x: number, z: number, tall: number, lean: number, width: number, colour: Rgb): Point => {
    const foot = ground(x, z) - 0.1
    const top: Point = [x + lean * tall, foot + tall, z]
    solid.face(
      [
        [x - width, foot, z],
        [x + width, foot, z],
        [top[0] + width, top[1], z],
        [top[0] - width, top[1], z],
      ],
      colour,
      'plain',
    )
    return top
  }
  const spot = (): [number, number] => {
    const z = dice.range(-12, 30)
    return [dice.range(-0.62, 0.62) * (z + 26), z]
  }
  for (let k = 0; k < 9; k++) {
    const [x, z] = k === 0 ? [0, 0] : spot()
    const tall = s * (k === 0 ? 1.15 : dice.range(0.7, 1))
    const [tx, up] = pole(x, z, tall, dice.range(-0.22, 0.22), 0.05, wood)
    const side = dice.chance(0.5) ? 1 : -1
    const wide = s * dice.range(0.28, 0.42) * side
    const long = s * dice.range(0.35, 0.6)
    const colour = k % 3 === 2 ? mix(make.roof, [50, 62, 92], 0.75) : shade(make.roof, dice.range(-0.05, 0.04))
    // Strips of unequal length make the lower edge torn.
    const strips = 5
    for (let n = 0; n < strips; n++) {
      const a = tx + (wide * n) / strips
      const b = tx + (wide * (n + 1)) / strips
      const fall = long * dice.range(0.45, 1)
      solid.face(
        [
          [a, up - 0.02, z],
          [b, up - 0.02 - n * 0.02, z],
          [b, up - fall, z],
          [a, up - fall * dice.range(0.8, 1.1), z],
        ],
        shade(colour, (n % 2) * 0.03),
        'cloth',
      )
    }
  }
  for (let k = 0; k < 26; k++) {
    const [x, z] = spot()
    const lean = dice.range(-0.5, 0.5)
    if (k % 3 === 0) {
      const tall = dice.range(0.9, 1.25)
      const [tx, up] = pole(x, z, tall, lean * 0.5, 0.05, make.wall)
      solid.face(
        [
          [tx - 0.24, up - 0.26, z],
          [tx + 0.24, up - 0.22, z],
          [tx + 0.24, up - 0.14, z],
          [tx - 0.24, up - 0.18, z],
        ],
        shade(make.wall, -0.1),
        'plain',
      )
    } else if (k % 3 === 1) {
      const tall = dice.range(1.7, 2.6)
      const [tx, up] = pole(x, z, tall, lean, 0.035, wood)
      solid.face(
        [
          [tx - 0.08, up - 0.05, z],
          [tx + 0.08, up - 0.05, z],
          [tx + lean * 0.4, up + 0.42, z],
        ],
        make.wall,
        'plain',
      )
    } else {
      const r = dice.range(0.42, 0.6)
      const up = ground(x, z) + r * 0.34
      const turn = dice.range(-0.3, 0.3)
      const rim = (at: number): Point[] =>
        Array.from({ length: 12 }, (_, n) => {
          const a = (n / 12) * Math.PI * 2
          return [x + Math.cos(a) * at, up + Math.sin(a) * at * 0.55 + Math.cos(a) * turn * at, z]
        })
      solid.face(rim(r), shade(make.roof, -0.06), 'plain')
      solid.face(rim(r * 0.72), mix(make.roof, wood, 0.5), 'plain')
      solid.face(rim(r * 0.22), make.wall, 'plain')
    }
  }
  // The cart lies on its axle.
  const [cx, cz] = [s * 1.7 * (dice.chance(0.5) ? 1 : -1), s * 0.9]
  const up = ground(cx, cz)
  solid.block({ ...make, wall: wood, surface: 'wood', ruined: 0 }, [cx, up + 0.35, cz], [2.9, 0.8, 1.5], 0.35)
  for (const [dx, dz, lift] of [
    [-1, -0.9, 0.5],
    [1.9, -1.2, 0.14],
  ] as const) {
    const wheel = (at: number): Point[] =>
      Array.from({ length: 14 }, (_, n) => {
        const a = (n / 14) * Math.PI * 2
        return [cx + dx + Math.cos(a) * at, up + lift + Math.sin(a) * at * (lift < 0.3 ? 0.25 : 1), cz + dz]
      })
    solid.face(wheel(0.75), shade(wood, -0.08), 'plain')
    solid.face(wheel(0.58), shade(wood, 0.12), 'plain')
    solid.face(wheel(0.16), shade(wood, -0.12), 'plain')
  }
  return solid
}

/** A post with a lantern hung from its arm. */
export function lampPost(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const s = thing.size
  const foot = Math.min(0, ground(0, 0)) - s * 0.03
  const arm = s * 0.24
  const timber = { ...make, surface: 'wood' as const, ruined: 0 }
  solid.block(timber, [0, foot, 0], [s * 0.05, s - foot, s * 0.05])
  solid.block(timber, [arm / 2, s * 0.92, 0], [arm, s * 0.035, s * 0.035])
  const light: Rgb = make.lamp ?? [255, 204, 120]
  const [top, low, wide] = [s * 0.86, s * 0.68, s * 0.055]
  solid.face(
    [
      [arm - wide, low, 0],
      [arm + wide, low, 0],
      [arm + wide, top, 0],
      [arm - wide, top, 0],
    ],
    light,
    'plain',
    undefined,
    [],
    light,
  )
  for (const [y, w] of [
    [low - s * 0.02, wide * 1.3],
    [top, wide * 1.4],
  ] as const)
    solid.face(
      [
        [arm - w, y, -0.01],
        [arm + w, y, -0.01],
        [arm + w * 0.7, y + s * 0.03, -0.01],
        [arm - w * 0.7, y + s * 0.03, -0.01],
      ],
      make.roof,
      'plain',
    )
  return solid
}
