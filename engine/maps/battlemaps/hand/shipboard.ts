import type { PropName } from '../catalogue.ts'
import type { Point } from '../scene.ts'
import { shade } from './hand.ts'
import { type Drawing, plank, ring } from './strokes.ts'
import { brass, darkWood, iron, linen, paleWood, wood } from './stuffs.ts'

/** A ship's gear, and what lies about a quay. */
export const shipboard = {
  mast(pen, width) {
    const r = width / 2
    pen.disc(0, 0, r, darkWood, 0.5)
    pen.disc(0, 0, r * 0.8, iron, 0.4, 0.6)
    pen.disc(0, 0, r * 0.66, paleWood, 0.8, 0.8)
    for (const k of [0.42, 0.22]) pen.disc(0, 0, r * k, shade(pen.rgb(paleWood), -0.05), 0.3, 0.4)
  },
  yard(pen, width, depth, tint) {
    const w = width / 2
    const cloth = pen.rgb(tint ?? linen)
    pen.limb(
      [
        [-w, 0],
        [w, 0],
      ],
      0.2,
      wood,
    )
    // The sail furled along it, bunched between its gaskets.
    const bunches = Math.max(3, Math.round(width / 1.1))
    const steps = bunches * 4
    const edge = (side: number): Point[] =>
      Array.from({ length: steps + 1 }, (_, i): Point => {
        const x = -w * 0.92 + (i * w * 1.84) / steps
        const slack = Math.abs(Math.sin((i / 4) * Math.PI))
        const thick = depth * (0.2 + 0.13 * slack + pen.range(0, 0.03)) * Math.cos((x / w) * 1.1)
        return [x, 0.1 + side * thick]
      })
    pen.shape([...edge(-1), ...edge(1).reverse()], cloth, 0.9)
    for (let i = 0; i < bunches * 2; i++) {
      const x = pen.range(-0.86, 0.8) * w
      pen.line(
        [
          [x, pen.range(0, 0.2)],
          [x + pen.range(0.2, 0.5), pen.range(0.02, 0.22)],
        ],
        0.025,
        0.35,
      )
    }
    for (let i = 1; i < bunches; i++) {
      const x = -w * 0.92 + (i * w * 1.84) / bunches
      pen.line(
        [
          [x, -0.16],
          [x + 0.03, depth * 0.44],
        ],
        0.05,
        0.9,
        '#6a5030',
      )
    }
  },
  helm(pen, width, depth) {
    plank(pen, -0.16, -depth / 2, 0.32, depth, 2, 'y', darkWood)
    const r = width / 2
    for (let i = 0; i < 8; i++) {
      const x = -r + (i * width) / 7
      pen.limb(
        [
          [x, -0.1],
          [x, 0.16],
        ],
        0.05,
        paleWood,
      )
    }
    pen.box(-r * 0.9, -0.03, r * 1.8, 0.12, wood, 0.9)
    pen.disc(0, 0.03, 0.14, brass, 0.9)
  },
  hatch(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    pen.box(-w, -d, width, depth, wood, 0.5, 1.1)
    pen.box(-w + 0.13, -d + 0.13, width - 0.26, depth - 0.26, '#120e0b', 0, 0.6)
    const bars = Math.round(width / 0.28)
    for (let i = 1; i < bars; i++) {
      const x = -w + 0.1 + ((width - 0.2) * i) / bars
      pen.box(x - 0.045, -d + 0.12, 0.09, depth - 0.24, paleWood, 0.5, 0.5)
    }
    const cross = Math.round(depth / 0.28)
    for (let i = 1; i < cross; i++) {
      const y = -d + 0.1 + ((depth - 0.2) * i) / cross
      pen.box(-w + 0.12, y - 0.045, width - 0.24, 0.09, paleWood, 0.5, 0.5)
    }
  },
  capstan(pen, width) {
    const r = width / 2
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2 + 0.3
      pen.limb(
        [
          [0, 0],
          [Math.cos(a) * r, Math.sin(a) * r],
        ],
        0.08,
        paleWood,
      )
    }
    pen.shape(ring(0, 0, r * 0.6, 10), wood, 0.7)
    pen.disc(0, 0, r * 0.34, darkWood, 0.7, 0.7)
  },
  anchor(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    pen.limb(
      [
        [0, -d],
        [0, d * 0.86],
      ],
      0.12,
      iron,
    )
    pen.limb(
      [
        [-w * 0.5, -d * 0.62],
        [w * 0.5, -d * 0.62],
      ],
      0.1,
      iron,
    )
    pen.limb(
      [
        [-w, d * 0.25],
        [-w * 0.6, d * 0.74],
        [0, d * 0.92],
        [w * 0.6, d * 0.74],
        [w, d * 0.25],
      ],
      0.12,
      iron,
    )
  },
  cannon(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    pen.box(-w * 0.8, -d * 0.15, width * 0.8, depth * 0.52, wood, 0.5)
    for (const x of [-1, 1])
      for (const y of [-0.02, 0.5]) pen.box(x * w * 0.82 - 0.08, y * d, 0.16, 0.22, darkWood, 0.5, 0.7)
    pen.shape(
      [
        [-w * 0.3, -d],
        [w * 0.3, -d],
        [w * 0.5, d * 0.6],
        [w * 0.3, d * 0.86],
        [-w * 0.3, d * 0.86],
        [-w * 0.5, d * 0.6],
      ],
      '#3c3d42',
      1,
    )
    pen.box(-w * 0.42, -d, w * 0.84, 0.12, '#4d4f55', 0.7, 0.6)
    pen.disc(0, d * 0.9, 0.09, '#3c3d42', 0.8, 0.7)
  },
  rope(pen, width) {
    const r = width / 2
    for (const k of [1, 0.74, 0.48]) pen.disc(0, 0, r * k, shade(pen.rgb('#b29563'), (k - 0.7) * 0.1), 0.5, 0.8)
    pen.disc(0, 0, r * 0.22, '#4a3a24', 0, 0.6)
    pen.line(
      [
        [r * 0.8, r * 0.4],
        [r * 1.15, r * 0.9],
      ],
      0.07,
      0.9,
      '#b29563',
    )
  },
  bowsprit(pen, width, depth) {
    const d = depth / 2
    pen.shape(
      [
        [-width * 0.16, -d],
        [width * 0.16, -d],
        [width * 0.42, d],
        [-width * 0.42, d],
      ],
      wood,
      0.8,
    )
    for (const y of [-0.4, 0.1, 0.6]) pen.box(-width * 0.34, y * d, width * 0.68, 0.12, iron, 0.4, 0.5)
  },
  gangplank(pen, width, depth) {
    plank(pen, -width / 2, -depth / 2, width, depth, 4, 'y', paleWood)
    const cleats = Math.round(depth / 0.5)
    for (let i = 0; i < cleats; i++)
      pen.box(-width * 0.44, -depth / 2 + 0.2 + (i * (depth - 0.3)) / cleats, width * 0.88, 0.08, wood, 0.4, 0.5)
  },
  rowboat(pen, width, depth) {
    const hull = (k: number): Point[] =>
      Array.from({ length: 22 }, (_, i): Point => {
        const a = (i / 22) * Math.PI * 2
        const y = Math.sin(a)
        return [Math.cos(a) * (width / 2) * k * (y < 0 ? 1 - y * y * 0.5 : 1), y * (depth / 2) * k]
      })
    pen.shape(hull(1), darkWood, 0.5, 1.1)
    pen.shape(hull(0.84), '#4a3020', 0.2, 0.6)
    for (const y of [-0.42, 0, 0.42]) pen.box(-width * 0.42, y * depth * 0.5 - 0.1, width * 0.84, 0.22, paleWood, 0.4)
    for (const x of [-0.22, 0.2])
      pen.limb(
        [
          [x * width, -depth * 0.38],
          [x * width * 0.8, depth * 0.36],
        ],
        0.06,
        wood,
      )
  },
  bollard(pen, width) {
    pen.disc(0, 0, width / 2, darkWood, 0.6)
    pen.disc(0, 0, width * 0.32, iron, 0.8, 0.7)
  },
  net(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    pen.lump(0, 0, w, d, '#8a7a52', 0.3, 0.2, 0.5)
    for (let i = -3; i <= 3; i++) {
      pen.line(
        [
          [(i / 4) * w, -d * 0.7],
          [(i / 4) * w + 0.2, d * 0.7],
        ],
        0.03,
        0.6,
      )
      pen.line(
        [
          [-w * 0.7, (i / 4) * d],
          [w * 0.7, (i / 4) * d + 0.12],
        ],
        0.03,
        0.6,
      )
    }
    for (let i = 0; i < 6; i++) pen.disc(pen.range(-0.7, 0.7) * w, pen.range(-0.7, 0.7) * d, 0.07, '#b9532c', 0.8, 0.6)
  },
  hammock(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    pen.line(
      [
        [0, -d],
        [0, d],
      ],
      0.05,
      0.9,
      '#a08a5a',
    )
    pen.shape(
      [
        [-0.06, -d * 0.9],
        [0.06, -d * 0.9],
        [w, -d * 0.3],
        [w * 0.9, d * 0.4],
        [0.06, d * 0.9],
        [-0.06, d * 0.9],
        [-w * 0.9, d * 0.4],
        [-w, -d * 0.3],
      ],
      ['#c9bb98', '#b0a284', '#a99a8a'][Math.floor(pen.chance() * 3)]!,
      0.9,
    )
    pen.oval(0, -d * 0.44, w * 0.56, d * 0.14, '#e2d8bc', 0.7, 0.6)
  },
} satisfies Partial<Record<PropName, Drawing>>
