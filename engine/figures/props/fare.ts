import type { Rgb } from '../../paint/colour.ts'
import { leather, wood } from '../../paint/material.ts'
import type { Wright } from '../gear/arms.ts'
import { goods } from '../gear/goods.ts'
import { turn, type Vec, within } from '../sculpture/space.ts'
import { glossy, green, plain, tint } from './forms.ts'

/** Layers of sponge and cream on a plate, cherries and a candle on top. */
const cake: Wright = (clay, place) => {
  clay.part({ material: glossy([226, 226, 232]), place }).drum([0, -12, 10], 9, 176, 150, 4)
  clay.part({ material: { ...leather([196, 140, 86]), bump: 1.2, specular: 0.05 }, place })
  clay.drum([0, -70, 10], 48, 136, 136, 8).drum([0, -172, 10], 40, 96, 96, 8)
  clay.part({ material: { ...plain([246, 232, 226]), bump: 0.6 }, place })
  clay.drum([0, -116, 10], 13, 142, 140, 10).drum([0, -212, 10], 12, 102, 100, 10)
  for (let k = 0; k < 14; k++) {
    const a = (k / 14) * Math.PI * 2
    clay.limb(
      [
        [[Math.cos(a) * 136, -112, 10 + Math.sin(a) * 136], 13],
        [[Math.cos(a) * 139, -84 + (k % 3) * 12, 10 + Math.sin(a) * 139], 9],
      ],
      5,
    )
  }
  clay.part({ material: glossy([198, 30, 44]), place })
  for (let k = 0; k < 7; k++) {
    const a = (k / 7) * Math.PI * 2
    clay
      .ball([Math.cos(a) * 76, -234, 10 + Math.sin(a) * 76], 17)
      .ball([Math.cos(a + 0.4) * 122, -138, 10 + Math.sin(a + 0.4) * 122], 14)
  }
  clay.part({ material: plain([120, 170, 220]), place }).cone([0, -220, 10], [0, -296, 10], 8, 8)
  clay.part({ material: { ...plain([255, 214, 120]), emission: [200, 140, 50] }, place }).limb(
    [
      [[0, -302, 10], 5],
      [[0, -320, 10], 11],
      [[0, -346, 10], 2],
    ],
    3,
  )
}

const pretzel: Wright = (clay, place) => {
  clay.part({
    material: { ...leather([168, 96, 46]), specular: 0.4, bump: 0.8 },
    place,
    pigment: (t) => {
      if (Math.sin(t.x * 0.9 + t.y * 0.4) * Math.sin(t.y * 0.8 - t.z) > 0.82) tint(t, [248, 244, 234])
    },
  })
  clay.limb(
    [
      [[-14, -10, 24], 16],
      [[70, -40, 24], 20],
      [[128, -130, 24], 23],
      [[84, -212, 24], 22],
      [[10, -176, 26], 20],
      [[-40, -70, 34], 18],
      [[-92, -16, 30], 15],
    ],
    2,
    6,
  )
  clay.limb(
    [
      [[-14, -10, 24], 16],
      [[-84, -40, 24], 20],
      [[-140, -130, 24], 23],
      [[-96, -212, 24], 22],
      [[-20, -176, 20], 20],
      [[32, -70, 20], 18],
      [[84, -16, 24], 15],
    ],
    2,
    6,
  )
}

const grapes: Wright = (clay, place, gear) => {
  const own: Rgb = gear.state.includes('dyed') ? gear.colour : [96, 46, 110]
  clay.part({ material: wood([110, 84, 52]), place }).limb(
    [
      [[0, -20, 14], 6],
      [[0, 40, 18], 7],
      [[0, 80, 24], 5],
    ],
    2,
  )
  clay
    .part({ material: plain(green), place })
    .leaf([0, 40, 20], [88, 20, 36], 20, 44, 0.24, [0, 0, 1], 5)
    .leaf([0, 40, 20], [-70, 30, 36], 18, 36, 0.24, [0, 0, 1], 5)
  clay.part({ material: { ...glossy(own), specular: 0.7, subsurface: [50, 20, 40] }, place })
  for (let row = 0; row < 7; row++) {
    const many = [5, 6, 6, 5, 4, 3, 1][row]!
    for (let k = 0; k < many; k++) {
      const a = (k / many) * Math.PI * 2 + row * 0.5
      const r = many === 1 ? 0 : 17 + many * 6
      clay.ball([Math.cos(a) * r, 78 + row * 34, 24 + Math.sin(a) * r * 0.8], 25)
    }
  }
}

const carrot: Wright = (clay, place) => {
  for (const [x, lean, long] of [
    [-34, -16, 230],
    [0, 0, 270],
    [36, 15, 240],
  ] as const) {
    const own = within(place, [x * 0.4, 34, 20], turn(0, 0, lean))
    clay.part({
      material: { ...glossy([226, 118, 34]), specular: 0.2 },
      place: own,
      pigment: (t) => {
        if (Math.abs((((t.y + 1000) / 40) % 1) - 0.5) > 0.44) t.height -= 4
      },
    })
    clay.cone([0, 0, 0], [0, long, 0], 34, 4)
    clay.part({ material: plain([82, 140, 56]), place: own })
    for (let k = -2; k <= 2; k++)
      clay.leaf([k * 3, -20, 0], [k * 40, -170 + Math.abs(k) * 20, 10], 6, 20, 0.3, [0, 0, 1], 3)
  }
}

const garlic: Wright = (clay, place) => {
  clay.part({ material: plain([206, 186, 136]), place }).limb(
    [
      [[0, -10, 14], 10],
      [[6, 180, 20], 12],
      [[0, 380, 20], 9],
    ],
    2,
  )
  for (let k = 0; k < 9; k++) {
    const s = k % 2 === 0 ? 1 : -1
    const at: Vec = [s * 44, 70 + k * 38, 40 + (k % 3) * 10]
    clay.part({ material: { ...glossy(k % 3 === 0 ? [226, 206, 214] : [240, 234, 222]), specular: 0.2 }, place })
    clay.ellipsoid(at, [45, 42, 42]).cone(at, [s * 14, at[1] - 46, 30], 17, 7, 12)
  }
}

const corn: Wright = (clay, place) => {
  clay.part({
    material: glossy([236, 190, 62]),
    place,
    pigment: (t) => {
      const bump = Math.sin(t.y * 0.3) * Math.sin(Math.atan2(t.x, t.z - 16) * 9)
      t.height += bump * 6
      tint(t, [186, 130, 30], bump < -0.4 ? 0.5 : 0)
    },
  })
  clay.ellipsoid([0, -130, 16], [46, 150, 46])
  clay.part({ material: plain([118, 160, 76]), place })
  for (const s of [-1, 1])
    clay
      .leaf([s * 14, 60, 16], [s * 66, -140, 30], 34, 26, 0.3, [s * 0.4, 0, 1], 8)
      .leaf([s * 20, 60, 6], [s * 104, -60, 4], 26, 8, 0.3, [s * 0.4, 0, 1], 8)
}

const lemon: Wright = (clay, place, gear) => {
  const own: Rgb = gear.state.includes('dyed') ? gear.colour : [240, 204, 52]
  clay
    .part({ material: { ...glossy(own), bump: 1.2 }, place })
    .ellipsoid([0, -70, 20], [84, 62, 62])
    .cone([60, -70, 20], [98, -74, 20], 22, 8, 14)
  clay.part({ material: plain(green), place }).leaf([-74, -80, 20], [-130, -130, 30], 10, 24, 0.3, [0, 0, 1], 3)
}

const pineapple: Wright = (clay, place) => {
  clay.part({
    material: { ...leather([206, 146, 52]), bump: 0.6 },
    place,
    pigment: (t) => {
      const a = Math.atan2(t.x, t.z) * 7
      const cell = Math.sin(a + t.y * 0.06) * Math.sin(a - t.y * 0.06)
      t.height += cell * 9
      tint(t, [112, 84, 40], cell < -0.1 ? 0.6 : 0)
    },
  })
  clay.ellipsoid([0, -130, 10], [104, 138, 100])
  clay.part({ material: plain([74, 128, 66]), place })
  for (let k = 0; k < 13; k++) {
    const a = k * 2.4
    const r = 20 + (k % 4) * 26
    clay.leaf(
      [Math.cos(a) * 12, -250, 10 + Math.sin(a) * 12],
      [Math.cos(a) * r * 1.2, -430 + r, 10 + Math.sin(a) * r],
      20,
      5,
      0.3,
      [0, 0, 1],
      3,
    )
  }
}

const lobster: Wright = (clay, held) => {
  const place = within(held, [0, 0, 0], turn(0, 0, 0), 0.74)
  const shell = { ...glossy([196, 50, 32]), specular: 0.6 }
  clay.part({
    material: shell,
    place,
    pigment: (t) => {
      if (t.y > -30 && Math.abs((((t.y + 1000) / 42) % 1) - 0.5) > 0.42) t.height -= 7
    },
  })
  clay.ellipsoid([0, -110, 30], [62, 110, 46]).limb(
    [
      [[0, -20, 26], 52],
      [[0, 110, 24], 42],
      [[4, 200, 34], 26],
    ],
    6,
  )
  for (const k of [-1, 0, 1])
    clay.leaf([4, 206, 36], [k * 66 + 4, 280 - Math.abs(k) * 20, 46], 14, 34, 0.24, [0, 0, 1], 3)
  for (const s of [-1, 1]) {
    clay
      .limb(
        [
          [[s * 50, -170, 30], 20],
          [[s * 126, -200, 40], 19],
          [[s * 128, -280, 46], 20],
        ],
        6,
      )
      .ellipsoid([s * 126, -350, 46], [44, 70, 26], 6)
      .cone([s * 146, -390, 46], [s * 122, -478, 50], 24, 4, 6)
      .cone([s * 96, -386, 46], [s * 100, -456, 50], 18, 4, 6)
    for (let k = 0; k < 3; k++)
      clay.limb(
        [
          [[s * 52, -120 + k * 40, 30], 9],
          [[s * 128, -110 + k * 52, 20], 7],
          [[s * 140, -50 + k * 60, 30], 4],
        ],
        2,
        3,
      )
    clay.limb(
      [
        [[s * 20, -210, 50], 5],
        [[s * 60, -340, 70], 4],
        [[s * 30, -470, 60], 2],
      ],
      1,
      4,
    )
  }
  clay.part({ material: glossy([24, 20, 20]), place })
  for (const s of [-1, 1]) clay.ball([s * 30, -196, 66], 10)
}

/** A pig's head on its neck, an apple between its teeth. */
const pigshead: Wright = (clay, place) => {
  const up = within(place, [0, -110, 30], turn(-14, 0, 0), 1.3)
  clay.part({ material: { ...leather([222, 158, 140]), specular: 0.3, bump: 0.5 }, place: up })
  clay
    .ellipsoid([0, -20, -6], [92, 88, 84])
    .ellipsoid([0, 30, -10], [96, 62, 80], 30)
    .cone([0, 8, 50], [0, 14, 118], 52, 41, 16)
  for (const s of [-1, 1]) clay.leaf([s * 58, -74, 0], [s * 132, -54, 50], 40, 12, 0.3, [s * 0.3, 0.2, 1], 10)
  clay
    .part({ material: { ...leather([206, 122, 112]), specular: 0.4 }, place: up })
    .drum([0, 12, 128], 13, 43, 41, 8, 0, turn(0, 84, 0))
  clay.part({ material: leather([90, 44, 42]), place: up })
  for (const s of [-1, 1]) clay.ellipsoid([s * 16, 10, 146], [8, 12, 5])
  clay.part({ material: glossy([30, 22, 22]), place: up })
  for (const s of [-1, 1]) clay.ellipsoid([s * 46, -28, 66], [12, 9, 8])
  clay.part({ material: glossy([190, 32, 34]), place: up }).ball([0, 62, 100], 34)
}

/** Plucked, hung by its feet. */
const deadFowl: Wright = (clay, place) => {
  clay.part({ material: glossy([226, 172, 70]), place })
  for (const s of [-1, 1]) {
    clay.cone([s * 10, 0, 16], [s * 34, 120, 24], 9, 11)
    for (const k of [-1, 0, 1]) clay.cone([s * 10, -4, 16], [s * 10 + k * 20, -50, 22], 6, 3)
  }
  clay.part({ material: { ...leather([236, 196, 164]), bump: 1.4, specular: 0.2 }, place })
  clay.ellipsoid([0, 236, 30], [96, 130, 82])
  for (const s of [-1, 1])
    clay
      .limb(
        [
          [[s * 34, 112, 24], 15],
          [[s * 56, 180, 40], 42],
        ],
        14,
      )
      .limb(
        [
          [[s * 78, 270, 40], 30],
          [[s * 122, 340, 44], 20],
          [[s * 96, 400, 50], 11],
        ],
        10,
      )
  clay.limb(
    [
      [[0, 340, 30], 36],
      [[10, 420, 40], 22],
      [[34, 486, 44], 20],
    ],
    14,
  )
  clay.ball([44, 512, 48], 30, 6)
  clay
    .part({ material: glossy([206, 40, 34]), place })
    .ellipsoid([30, 540, 56], [12, 22, 10])
    .ellipsoid([64, 536, 40], [10, 16, 16])
  clay.part({ material: glossy([232, 174, 60]), place }).cone([56, 528, 66], [76, 560, 84], 11, 2)
}

/** Twigs in a ring, blue eggs in it. */
const nest: Wright = (clay, place) => {
  clay.part({ material: { ...wood([134, 100, 62]), bump: 3, grain: [3, 30] }, place })
  clay.ellipsoid([0, -40, 20], [140, 56, 116]).carve().ellipsoid([0, -92, 20], [106, 52, 86]).build()
  for (let k = 0; k < 34; k++) {
    const a = k * 2.4
    const b = a + 0.9 + (k % 3) * 0.2
    const [r, y] = [122 + (k % 4) * 6, -66 + (k % 6) * 13]
    clay.cone(
      [Math.cos(a) * r, y, 20 + Math.sin(a) * r * 0.82],
      [Math.cos(b) * (r + 12), y - 12 + (k % 5) * 6, 20 + Math.sin(b) * (r + 12) * 0.82],
      5.5,
      3,
    )
  }
  clay.part({
    material: { ...glossy([130, 190, 206]), specular: 0.4 },
    place,
    pigment: (t) => {
      if (Math.sin(t.x * 1.1) * Math.sin(t.y * 1.3 + t.z) > 0.86) tint(t, [96, 74, 60])
    },
  })
  for (const [x, z, roll] of [
    [-44, 40, 20],
    [44, 44, -16],
    [0, 0, 4],
  ] as const)
    clay.ellipsoid([x, -92, z], [34, 46, 34], 0, turn(0, 0, roll))
}

/** Three loaves across a forearm. */
const loaves: Wright = (clay, place, gear) => {
  const bread = goods.bread!
  for (const [x, y, z, roll] of [
    [-70, 30, 40, 6],
    [84, 20, 44, -10],
    [4, -64, 46, 2],
  ] as const)
    bread(clay, within(place, [x, y, z], turn(0, 0, roll), 1.15), gear)
}

export const victuals = {
  cake,
  pretzel,
  grapes,
  carrot,
  garlic,
  corn,
  lemon,
  pineapple,
  lobster,
  pigshead,
  'dead-fowl': deadFowl,
  nest,
  loaves,
} satisfies Record<string, Wright>
