import { hex, mix, shade } from '../../paint/colour.ts'
import { type Make, type Point, raise, Solid } from './solid.ts'

// What stands by the way and in squares, for who asks for it alone. All of it some 10 m high at most, its foot at 0.

const timber = hex('#6f5236')
const shadow = hex('#1c1a1c')
const wet = hex('#5f8ba3')

/** A round of stone, a windlass under a little roof. */
export function well(make: Make): Solid {
  const solid = new Solid()
  const wood: Make = { ...make, wall: timber, surface: 'wood' }
  solid.drum(make, [0, 0, 0], 1.15, 0.95, 14)
  solid.drum({ ...make, wall: shade(make.wall, 0.05) }, [0, 0.95, 0], 1.27, 0.16, 14)
  lid(solid, [0, 1.12, 0], 0.98, shadow)
  for (const x of [-1.12, 1.12]) solid.block(wood, [x, 0, 0], [0.17, 2.9, 0.17])
  solid.block(wood, [0, 1.85, 0], [2.4, 0.16, 0.16])
  solid.block({ ...wood, wall: shade(timber, 0.1) }, [0, 1.8, 0], [0.9, 0.28, 0.28])
  solid.block({ ...wood, wall: shade(timber, -0.12) }, [0.1, 1.2, -0.1], [0.06, 0.65, 0.06])
  solid.gable(make.roof, timber, [0, 2.8, 0], [2.9, 1.15, 1.9], 0)
  return solid
}

/** Two basins, one over the other, with water in both. */
export function fountain(make: Make): Solid {
  const solid = new Solid()
  const light: Make = { ...make, wall: mix(make.wall, hex('#d8d2c4'), 0.5) }
  solid.drum(light, [0, 0, 0], 2.6, 0.2, 18)
  solid.drum(light, [0, 0.2, 0], 2.3, 0.6, 18, 1.06)
  lid(solid, [0, 0.74, 0], 2.2, wet)
  solid.drum(light, [0, 0.6, 0], 0.42, 1.4, 12, 0.7)
  solid.drum(light, [0, 1.9, 0], 0.4, 0.5, 14, 3)
  lid(solid, [0, 2.42, 0], 1.1, wet)
  solid.drum(light, [0, 2.3, 0], 0.2, 0.9, 10, 0.6)
  solid.cone(light.wall, [0, 3.2, 0], 0.3, 0.45, 10, 0.6)
  return solid
}

const cloths = ['#b5402f', '#3f6a8a', '#c08a2c', '#5c7a3c', '#7c4a78'] as const

/** Three stalls under striped awnings, with what is sold in crates and barrels before them. */
export function marketplace(make: Make): Solid {
  const solid = new Solid()
  const dice = make.random
  const first = dice.int(0, cloths.length - 1)
  for (const [k, [x, z]] of (
    [
      [-4.3, 0.6],
      [0, -0.5],
      [4.3, 0.4],
    ] as const
  ).entries())
    stall(solid, make, [x, 0, z], hex(cloths[(first + k * 2) % cloths.length]!))
  const wood: Make = { ...make, wall: shade(timber, 0.12), surface: 'wood' }
  for (const [x, z, size] of [
    [-2.2, -1.9, 0.7],
    [2.3, -2.1, 0.62],
    [5.6, -1.5, 0.66],
    [1.6, -2.2, 0.5],
  ] as const) {
    solid.block(wood, [x, 0, z], [size, size * 0.8, size], dice.range(-0.3, 0.3))
    heap(solid, make, [x, size * 0.8, z], size * 0.8, dice.int(0, 4))
  }
  for (const [x, z] of [
    [-5.9, -1.3],
    [-5.3, -1.8],
  ] as const) {
    solid.drum(wood, [x, 0, z], 0.34, 0.5, 10, 1.16)
    solid.drum(wood, [x, 0.5, z], 0.395, 0.5, 10, 0.86)
  }
  return solid
}

function stall(solid: Solid, make: Make, [x, , z]: Point, cloth: readonly [number, number, number]): void {
  const wood: Make = { ...make, wall: timber, surface: 'wood' }
  const [wide, deep, high, front] = [3.6, 2.2, 3, 2.35]
  solid.face(
    [
      [x - wide / 2, 0, z + deep / 2],
      [x + wide / 2, 0, z + deep / 2],
      [x + wide / 2, high, z + deep / 2],
      [x - wide / 2, high, z + deep / 2],
    ],
    shade(timber, -0.18),
    'wood',
  )
  for (const dx of [-1, 1]) {
    solid.block(wood, [x + (dx * wide) / 2, 0, z + deep / 2], [0.14, high, 0.14])
    solid.block(wood, [x + (dx * wide) / 2, 0, z - deep / 2], [0.14, front, 0.14])
  }
  solid.block({ ...wood, wall: shade(timber, 0.1) }, [x, 0, z - deep * 0.3], [wide * 0.96, 1, 0.8])
  for (let k = 0; k < 6; k++) heap(solid, make, [x - wide * 0.4 + (k * wide * 0.8) / 5, 1, z - deep * 0.34], 0.5, k)
  const stripes = 8
  const pale = hex('#ece2cc')
  for (let k = 0; k < stripes; k++) {
    const colour = k % 2 === 0 ? ([...cloth] as [number, number, number]) : pale
    const [from, to] = [
      x - wide * 0.56 + (k * wide * 1.12) / stripes,
      x - wide * 0.56 + ((k + 1) * wide * 1.12) / stripes,
    ]
    const [back, fore] = [z + deep * 0.56, z - deep * 0.72]
    solid.face(
      [
        [from, front, fore],
        [to, front, fore],
        [to, high + 0.3, back],
        [from, high + 0.3, back],
      ],
      colour,
      'cloth',
    )
    // The scallop that hangs down before.
    const middle = (from + to) / 2
    solid.face(
      [
        [from, front, fore - 0.01],
        [to, front, fore - 0.01],
        [to, front - 0.24, fore - 0.01],
        [middle, front - 0.4, fore - 0.01],
        [from, front - 0.24, fore - 0.01],
      ],
      shade(colour, -0.06),
      'cloth',
    )
  }
}

const goods = ['#c8502c', '#d9a83c', '#6f9a3c', '#a8643c', '#8a3a5a', '#d8c8a0'] as const

/** Fruit or loaves heaped on a board. */
function heap(solid: Solid, make: Make, [x, y, z]: Point, wide: number, kind: number): void {
  const colour = hex(goods[(kind + make.random.int(0, 1)) % goods.length]!)
  for (const [dx, dz, up] of [
    [-0.24, 0, 0],
    [0.24, 0, 0],
    [0, -0.16, 0],
    [0, 0.14, 0.14],
  ] as const)
    solid.cone(
      shade(colour, make.random.range(-0.05, 0.07)),
      [x + dx * wide, y + up * wide, z + dz * wide],
      wide * 0.27,
      wide * 0.34,
      8,
      0.7,
    )
}

/** An opening into the dark in a mound of boulders. */
export function cavemouth(make: Make): Solid {
  const solid = new Solid()
  const dice = make.random
  const stone: Make = { ...make, wall: hex('#8a8076') }
  // A hill of rings, each less wide and shifted.
  const arch = (radius: number, high: number, z: number) =>
    Array.from({ length: 13 }, (_, k): Point => {
      const angle = (k / 12) * Math.PI
      const uneven = 1 + dice.range(-0.07, 0.07)
      return [-Math.cos(angle) * radius * uneven, Math.sin(angle) ** 0.8 * high * uneven, z]
    })
  const rings = [arch(2, 2.5, -1.4), arch(3.1, 3.5, -1.05), arch(4.5, 4.6, 0.2), arch(5.4, 5.1, 2)]
  solid.face(arch(2.2, 2.7, -0.6), shadow, 'plain')
  for (const [n, ring] of rings.entries()) {
    const next = rings[n + 1]
    if (!next) break
    for (let k = 0; k < 12; k++) {
      const tone = shade(stone.wall, dice.range(-0.09, 0.08))
      const [a, b, c, d] = [ring[k]!, ring[k + 1]!, next[k + 1]!, next[k]!]
      // Two facets with a bulge between: rock has no planes of four corners.
      const middle: Point = [
        (a[0] + c[0]) / 2,
        (a[1] + c[1]) / 2 + dice.range(0, 0.25),
        (a[2] + c[2]) / 2 - dice.range(0, 0.3),
      ]
      for (const [p, q] of [
        [a, b],
        [b, c],
        [c, d],
        [d, a],
      ] as const)
        solid.face([p, q, middle], shade(tone, dice.range(-0.04, 0.04)), 'plain')
    }
  }
  for (const [x, z, size] of [
    [-3.3, -2, 1.1],
    [3.1, -2.2, 1.3],
    [-2.2, -2.5, 0.6],
    [2, -2.7, 0.5],
    [-4.6, -1.2, 0.9],
    [4.7, -1.1, 0.8],
  ] as const)
    solid.cone(shade(stone.wall, dice.range(-0.06, 0.05)), [x, -0.05, z], size, size * dice.range(0.8, 1.1), 7, 0.35)
  return solid
}

/** A flat round, seen from above: what a drum holds. */
function lid(solid: Solid, at: Point, radius: number, colour: readonly [number, number, number]): void {
  const points = Array.from({ length: 18 }, (_, k): Point => {
    const angle = (k / 18) * Math.PI * 2
    return [at[0] + Math.cos(angle) * radius, at[1], at[2] + Math.sin(angle) * radius]
  })
  solid.face(
    points.map((point) => raise(point, 0)),
    [...colour] as [number, number, number],
    'plain',
    [at[0], at[1] - 1, at[2]],
  )
}
