import type { PropName } from '../catalogue.ts'
import { type Drawing, flame, ring } from './strokes.ts'
import { brass, darkWood, iron, paleWood, wax } from './stuffs.ts'

/** Lights, and things of iron. */
export const ironwork = {
  brazier(pen, width) {
    const r = width / 2
    for (let i = 0; i < 3; i++) {
      const a = i * 2.094 + 0.5
      pen.limb(
        [
          [0, 0],
          [Math.cos(a) * r, Math.sin(a) * r],
        ],
        0.09,
        iron,
      )
    }
    pen.disc(0, 0, r * 0.82, iron, 0.9)
    pen.disc(0, 0, r * 0.62, '#3a1c10', 0, 0.6)
    for (let i = 0; i < 7; i++)
      pen.lump(pen.range(-0.4, 0.4) * r, pen.range(-0.4, 0.4) * r, r * 0.2, r * 0.18, '#d8551f', 0.3, 0.4, 0.4)
    flame(pen, 0, 0, r * 0.5)
  },
  torch(pen, _width, depth) {
    pen.limb(
      [
        [0, -depth * 0.7],
        [0, -0.02],
      ],
      0.09,
      '#5a3a22',
    )
    pen.disc(0, -depth * 0.5, 0.1, iron, 0.7, 0.7)
    flame(pen, 0, 0.07, 0.15)
  },
  lantern(pen, width) {
    const r = width / 2
    pen.glow(0, 0, r * 3.2, '#ffc070', 0.7)
    pen.shape(ring(0, 0, r, 6, 0.5), brass, 0.8)
    pen.disc(0, 0, r * 0.58, '#ffe2a0', 0, 0.6)
    pen.disc(0, 0, r * 0.2, '#7a5a2a', 0.6, 0.6)
  },
  candles(pen, width) {
    const r = width / 2
    for (const [x, y, s] of [
      [-0.4, 0.2, 0.32],
      [0.35, -0.15, 0.38],
      [0.15, 0.5, 0.28],
      [-0.2, -0.45, 0.26],
    ] as const) {
      pen.lump(x * r, y * r + 0.02, s * r * 1.5, s * r * 1.4, '#cfc09a', 0.3, 0.4, 0.6)
      pen.disc(x * r, y * r, s * r, wax, 0.6, 0.7)
      flame(pen, x * r, y * r, s * r * 0.62)
    }
  },
  cage(pen, width, depth) {
    const w = width / 2
    const d = depth / 2
    pen.box(-w, -d, width, depth, '#3a3531', 0, 0.8)
    pen.lump(0, d * 0.2, w * 0.6, d * 0.5, '#9b8448', 0.4, 0.3, 0.4)
    for (let i = 0; i <= 5; i++) {
      const x = -w + (width * i) / 5
      pen.line(
        [
          [x, -d],
          [x, d],
        ],
        0.055,
        1,
        '#6a6d74',
      )
    }
    for (const y of [-d, 0, d])
      pen.line(
        [
          [-w, y],
          [w, y],
        ],
        0.08,
        1,
        '#6a6d74',
      )
  },
  chains(pen, width, depth) {
    for (const side of [-1, 1]) {
      const x = side * width * 0.3
      pen.disc(x, -depth * 0.4, 0.07, iron, 0.6, 0.7)
      for (let i = 0; i < 4; i++) {
        pen.oval(x + Math.sin(i * 1.6) * 0.04, -depth * 0.2 + i * 0.1, 0.035, 0.055, '#7c8088', 0.4, 0.6)
      }
      pen.disc(x, depth * 0.62, 0.08, '#7c8088', 0.6, 0.8)
      pen.disc(x, depth * 0.62, 0.045, '#2a2522', 0, 0)
    }
  },
  rack(pen, width, depth) {
    const w = width / 2
    const d = depth / 2
    pen.box(-w * 0.9, -d * 0.9, width * 0.9, depth * 0.9, '#7a5232', 0.4)
    for (let i = 0; i < 6; i++)
      pen.line(
        [
          [-w * 0.9, -d * 0.8 + i * d * 0.3],
          [w * 0.9, -d * 0.8 + i * d * 0.3],
        ],
        0.03,
        0.5,
      )
    for (const end of [-1, 1])
      pen.limb(
        [
          [-w, end * d * 0.92],
          [w, end * d * 0.92],
        ],
        0.16,
        '#5a3a22',
      )
    pen.line(
      [
        [-w * 0.4, -d * 0.9],
        [-w * 0.3, -d * 0.4],
      ],
      0.05,
      0.9,
      iron,
    )
    pen.line(
      [
        [w * 0.4, -d * 0.9],
        [w * 0.3, -d * 0.4],
      ],
      0.05,
      0.9,
      iron,
    )
    pen.lump(0, d * 0.1, w * 0.4, d * 0.3, '#5c1d18', 0.5, 0, 0)
  },
  grate(pen, width, depth) {
    const w = width / 2
    const d = depth / 2
    pen.box(-w, -d, width, depth, '#57524a', 0.3)
    pen.box(-w * 0.8, -d * 0.8, width * 0.8, depth * 0.8, '#12100e', 0, 0.6)
    for (let i = 0; i < 5; i++)
      pen.line(
        [
          [-w * 0.8 + (i + 0.5) * width * 0.16, -d * 0.8],
          [-w * 0.8 + (i + 0.5) * width * 0.16, d * 0.8],
        ],
        0.07,
        1,
        '#6a6a6c',
      )
    pen.line(
      [
        [-w * 0.8, 0],
        [w * 0.8, 0],
      ],
      0.07,
      1,
      '#6a6a6c',
    )
  },
  pipe(pen, width, depth) {
    pen.box(-width / 2, -depth / 2, width, depth * 0.7, '#6d5a4a', 0.9)
    pen.oval(0, depth * 0.22, width * 0.42, depth * 0.2, '#4a3d34', 0.4)
    pen.oval(0, depth * 0.24, width * 0.28, depth * 0.12, '#15120f', 0, 0)
    pen.lump(0, depth * 0.5, width * 0.3, depth * 0.3, '#55652f', 0.4, 0.2, 0)
  },
  anvil(pen, width, depth) {
    pen.disc(0, 0.04, depth * 0.75, darkWood, 0.6)
    pen.shape(
      [
        [-width * 0.5, 0],
        [-width * 0.2, -depth * 0.26],
        [width * 0.45, -depth * 0.3],
        [width * 0.45, depth * 0.3],
        [-width * 0.2, depth * 0.26],
      ],
      '#5b5e66',
      0.9,
    )
  },
  'weapon-rack'(pen, width, depth) {
    pen.box(-width / 2, -depth / 2, width, depth * 0.55, darkWood, 0.4)
    for (let x = -width / 2 + 0.18; x < width / 2 - 0.1; x += 0.27) {
      pen.line(
        [
          [x, -depth * 0.5],
          [x + 0.02, depth * 0.62],
        ],
        0.055,
        1,
        pen.chance() < 0.6 ? '#b9bfc6' : paleWood,
      )
      pen.line(
        [
          [x - 0.08, -depth * 0.1],
          [x + 0.1, -depth * 0.1],
        ],
        0.045,
        1,
        brass,
      )
    }
  },
} satisfies Partial<Record<PropName, Drawing>>
