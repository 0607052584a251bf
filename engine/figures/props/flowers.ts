import { type Rgb, shade } from '../../paint/colour.ts'
import { leather, stone, wood } from '../../paint/material.ts'
import type { Wright } from '../gear/arms.ts'
import type { Vec } from '../sculpture/space.ts'
import { green, petals, plain, stem, tint } from './forms.ts'

const rayed =
  (dye: Rgb, heart: Rgb, high: number, count: number, long: number, wide: number, disc: number): Wright =>
  (clay, place, gear) => {
    stem(clay, place, high)
    const at: Vec = [0, -high, 24]
    const own = gear.state.includes('dyed') ? gear.colour : dye
    if (count > 12)
      petals(clay, place, [at[0], at[1], at[2] - 5], shade(own, -0.08), { count, long: long * 1.06, wide, from: disc })
    petals(clay, place, at, own, { count, long, wide, from: disc * 0.7 })
    clay
      .part({
        material: { ...plain(heart), bump: 1.4 },
        place,
        pigment: (t) => {
          t.height += Math.sin(t.x * 0.6) * Math.sin(t.y * 0.6) * 3
        },
      })
      .ellipsoid([at[0], at[1], at[2] + 6], [disc, disc, disc * 0.5])
  }

/** A cup of petals on a stem. */
const cupped =
  (dye: Rgb, high: number): Wright =>
  (clay, place, gear) => {
    stem(clay, place, high, 2, 6)
    const own = gear.state.includes('dyed') ? gear.colour : dye
    for (let k = 0; k < 6; k++) {
      const a = (k / 6) * Math.PI * 2
      clay.part({ material: plain(k % 2 === 0 ? own : shade(own, -0.07)), place })
      clay.leaf(
        [Math.cos(a) * 14, -high + 6, 18 + Math.sin(a) * 14],
        [Math.cos(a) * 40, -high - 104, 18 + Math.sin(a) * 34],
        27,
        24,
        0.4,
        [Math.cos(a), 0, Math.sin(a)],
        6,
      )
    }
  }

/** Trumpets of six white petals that curl back, one open to us and one in bud. */
const lily: Wright = (clay, place, gear) => {
  stem(clay, place, 280, 3, 6)
  const own: Rgb = gear.state.includes('dyed') ? gear.colour : [244, 240, 228]
  for (const [x, y, size] of [
    [-14, -286, 1],
    [78, -196, 0.74],
  ] as const) {
    if (x > 0)
      clay.part({ material: plain(green), place }).limb(
        [
          [[2, -120, 14], 4],
          [[50, -160, 20], 4],
          [[x, y, 20], 4],
        ],
        2,
      )
    clay.part({ material: { ...plain(own), subsurface: [60, 56, 40] }, place })
    for (let k = 0; k < 6; k++) {
      const a = (k / 6) * Math.PI * 2 + 0.5
      const [px, py] = [Math.cos(a), Math.sin(a)]
      const tip: Vec = [x + px * 104 * size, y + py * 104 * size, 44]
      clay
        .leaf(
          [x, y, 16],
          [x + px * 66 * size, y + py * 66 * size, 40],
          14 * size,
          30 * size,
          0.24,
          [-px * 0.4, -py * 0.4, 1],
          5,
        )
        .leaf([x + px * 60 * size, y + py * 60 * size, 40], tip, 28 * size, 4, 0.22, [px * 0.2, py * 0.2, 1], 5)
    }
    clay.part({ material: plain([226, 150, 40]), place })
    for (let k = 0; k < 5; k++) {
      const a = (k / 5) * Math.PI * 2
      const to: Vec = [x + Math.cos(a) * 26 * size, y + Math.sin(a) * 26 * size, 78]
      clay.cone([x, y, 26], to, 2.4, 2.4).ellipsoid(to, [9 * size, 5 * size, 5])
    }
  }
  clay
    .part({ material: plain([214, 224, 178]), place })
    .leaf([-6, -240, 14], [-92, -330, 22], 7, 22, 0.7, [0, 0, 1], 4)
    .cone([-92, -330, 22], [-116, -366, 24], 20, 4, 6)
}

/** Spikes of many small blossoms. */
const spikes =
  (dye: Rgb): Wright =>
  (clay, place, gear) => {
    const own = gear.state.includes('dyed') ? gear.colour : dye
    for (const [lean, high] of [
      [-0.26, 260],
      [0, 310],
      [0.26, 270],
      [-0.12, 220],
      [0.14, 230],
    ] as const) {
      clay
        .part({ material: plain(green), place })
        .cone([lean * 30, 80, 12], [Math.sin(lean) * high, -high * 0.62, 16], 4, 3)
      clay.part({ material: { ...plain(own), bump: 1 }, place })
      for (let k = 0; k < 9; k++) {
        const t = 0.52 + k * 0.056
        const r = 17 - k * 1.1
        clay.ellipsoid(
          [Math.sin(lean) * high * t * 1.06 + (k % 2 === 0 ? 7 : -7), -high * t, 18 + (k % 3) * 4],
          [r, r * 0.8, r],
        )
      }
    }
  }

const thistle: Wright = (clay, place) => {
  stem(clay, place, 250, 3, 6)
  clay.part({ material: { ...plain([96, 128, 80]), bump: 1.6 }, place }).ellipsoid([0, -258, 20], [36, 38, 36])
  for (let k = 0; k < 24; k++) {
    const a = k * 2.4
    clay.cone(
      [Math.cos(a) * 30, -258 + ((k * 13) % 50) - 26, 20 + Math.sin(a) * 30],
      [Math.cos(a) * 50, -270 + ((k * 13) % 50) - 26, 20 + Math.sin(a) * 50],
      5,
      1,
    )
  }
  clay.part({ material: plain([168, 76, 170]), place })
  for (let k = 0; k < 20; k++) {
    const a = k * 2.4
    const r = 8 + (k % 5) * 9
    clay.cone(
      [Math.cos(a) * 14, -284, 20 + Math.sin(a) * 14],
      [Math.cos(a) * r * 1.3, -352 + r * 0.5, 20 + Math.sin(a) * r * 1.2],
      7,
      4,
    )
  }
}

const dandelion: Wright = (clay, place) => {
  stem(clay, place, 260, 1)
  const at: Vec = [0, -270, 20]
  clay.part({ material: plain([190, 178, 140]), place }).ball(at, 13)
  clay.part({ material: { ...plain([244, 244, 240]), alpha: 0.9 }, place })
  for (let k = 0; k < 70; k++) {
    const u = 1 - (2 * (k + 0.5)) / 70
    const a = k * 2.39996
    const r = Math.sqrt(1 - u * u)
    const to: Vec = [at[0] + Math.cos(a) * r * 70, at[1] + u * 70, at[2] + Math.sin(a) * r * 70]
    clay.cone(at, to, 1.2, 1.2).ball(to, 8)
  }
}

/** Blooms of several colours in a collar of leaves and paper. */
const bouquet: Wright = (clay, place, gear) => {
  const own = gear.state.includes('dyed') ? gear.colour : undefined
  clay.part({ material: plain(green), place })
  for (let k = -3; k <= 3; k++) clay.cone([k * 7, 130, 10], [k * 16, -70, 16], 5, 5)
  for (let k = 0; k < 11; k++) {
    const a = -Math.PI * (0.04 + 0.92 * (k / 10))
    clay.leaf(
      [Math.cos(a) * 40, -100, 10],
      [Math.cos(a) * 150, -138 + Math.sin(a) * 112, 20],
      26,
      12,
      0.3,
      [0, 0, 1],
      3,
    )
  }
  const dyes: readonly Rgb[] = own
    ? [own, shade(own, 0.08), [244, 238, 228]]
    : [
        [206, 52, 70],
        [244, 238, 226],
        [232, 176, 64],
        [224, 132, 160],
      ]
  for (const [k, [x, y, z, r]] of (
    [
      [0, -150, 76, 46],
      [-70, -130, 56, 42],
      [70, -126, 56, 42],
      [-36, -206, 46, 42],
      [44, -200, 46, 42],
      [-92, -190, 30, 36],
      [96, -186, 30, 36],
      [0, -252, 28, 38],
      [-2, -92, 60, 34],
    ] as const
  ).entries()) {
    const dye = dyes[k % dyes.length]!
    clay.part({
      material: plain(dye),
      place,
      pigment: (t) => {
        // A spiral of petals.
        const far = Math.hypot(t.x - x, t.y - y)
        const fold = Math.sin(far * 0.42 + Math.atan2(t.y - y, t.x - x) * 2)
        t.height += fold * 4
        tint(t, shade(dye, -0.16), fold < -0.5 ? 0.5 : 0)
      },
    })
    clay.ball([x, y, z], r)
  }
  clay.part({ material: { ...plain([238, 232, 222]), specular: 0.3 }, place })
  clay.leaf([0, -10, 34], [0, -66, 44], 40, 66, 0.5, [0, 0, 1], 6)
  clay
    .leaf([-8, 20, 46], [-34, 110, 50], 13, 20, 0.2, [0, 0, 1], 3)
    .leaf([8, 20, 46], [40, 96, 50], 13, 20, 0.2, [0, 0, 1], 3)
}

const branch: Wright = (clay, place) => {
  clay.part({ material: { ...wood([104, 78, 52]), bump: 1.4 }, place }).limb(
    [
      [[0, 100, 10], 8],
      [[4, -60, 12], 8],
      [[-10, -210, 14], 6],
      [[10, -360, 14], 3],
    ],
    3,
    4,
  )
  clay.part({ material: plain([96, 132, 70]), place })
  for (let k = 0; k < 11; k++) {
    const s = k % 2 === 0 ? 1 : -1
    const y = -70 - k * 27
    clay.leaf([0, y, 14], [s * 86, y - 48, 24 + (k % 3) * 6], 13, 11, 0.28, [0.1, -0.2, 1], 2)
  }
  clay.leaf([8, -350, 14], [18, -420, 16], 12, 7, 0.28, [0, 0, 1], 2)
}

const clover: Wright = (clay, place) => {
  stem(clay, place, 190, 0, 6)
  clay.part({ material: plain([66, 140, 62]), place })
  for (let k = 0; k < 4; k++) {
    const a = k * (Math.PI / 2) + Math.PI / 4
    const [x, y] = [Math.cos(a), Math.sin(a)]
    for (const s of [-1, 1])
      clay.leaf([0, -200, 20], [x * 62 - y * s * 24, -200 + y * 62 + x * s * 24, 26], 8, 40, 0.2, [0, 0, 1], 4)
  }
}

/** A plant in a pot of clay. */
const sapling: Wright = (clay, place) => {
  clay.part({ material: { ...leather([178, 98, 62]), specular: 0.1 }, place })
  clay
    .drum([0, -84, 0], 80, 66, 88, 6)
    .drum([0, -156, 0], 18, 100, 98, 5)
    .carve()
    .drum([0, -176, 0], 20, 84, 84, 1)
    .build()
  clay.part({ material: { ...stone([70, 50, 38]), bump: 2 }, place }).drum([0, -160, 0], 10, 84, 84, 1)
  clay.part({ material: wood([110, 82, 52]), place }).limb(
    [
      [[0, -160, 0], 9],
      [[10, -270, 0], 7],
      [[-4, -380, 0], 5],
    ],
    2,
    3,
  )
  clay.part({ material: plain([84, 140, 62]), place })
  for (let k = 0; k < 16; k++) {
    const a = k * 2.4
    const y = -240 - k * 11
    const long = 110 - k * 2.6
    clay.leaf([0, y, 0], [Math.cos(a) * long, y - 44, Math.sin(a) * long * 0.7 + 20], 13, 24, 0.26, [0, -0.6, 1], 3)
  }
}

export const flowers = {
  daisy: rayed([246, 244, 236], [232, 178, 44], 250, 14, 88, 17, 27),
  sunflower: rayed([240, 184, 36], [92, 56, 30], 300, 20, 132, 25, 62),
  poppy: rayed([206, 40, 32], [34, 28, 34], 250, 5, 66, 52, 20),
  tulip: cupped([206, 46, 60], 250),
  lily,
  thistle,
  lavender: spikes([140, 104, 190]),
  dandelion,
  bouquet,
  branch,
  clover,
  sapling,
} satisfies Record<string, Wright>
