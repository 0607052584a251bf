import type { PropName } from '../catalogue.ts'
import type { Point } from '../scene.ts'
import { shade } from './hand.ts'
import { type Drawing, plank, ring } from './strokes.ts'
import { brass, darkStone, darkWood, iron, linen, paleStone, paleWood, stone, wood } from './stuffs.ts'

/** Walls to fight from, grounds to fight on, and the machines of both. */
export const strongholds = {
  merlon(pen, width, depth, tint) {
    pen.box(-width / 2, -depth / 2, width, depth, tint ?? paleStone, 0.7)
  },
  ballista(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    plank(pen, -0.14, -d * 0.8, 0.28, depth * 0.9, 2, 'y', wood)
    for (const x of [-1, 1])
      pen.limb(
        [
          [0, -d * 0.5],
          [x * w * 0.6, -d * 0.7],
          [x * w, -d * 0.3],
        ],
        0.12,
        darkWood,
      )
    pen.line(
      [
        [-w, -d * 0.3],
        [0, d * 0.4],
        [w, -d * 0.3],
      ],
      0.03,
      0.9,
    )
    pen.line(
      [
        [0, -d],
        [0, d * 0.4],
      ],
      0.07,
      1,
      iron,
    )
    for (const x of [-1, 1])
      pen.limb(
        [
          [0, d * 0.3],
          [x * w * 0.5, d],
        ],
        0.12,
        wood,
      )
  },
  catapult(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    for (const x of [-1, 1]) {
      plank(pen, x * w * 0.7 - 0.12, -d * 0.9, 0.24, depth * 0.9, 1, 'y', wood)
      for (const y of [-0.6, 0.6]) pen.box(x * w * 0.88 - 0.12, y * d - 0.3, 0.24, 0.6, darkWood, 0.5)
    }
    for (const y of [-0.7, 0.05, 0.7]) pen.box(-w * 0.7, y * d - 0.1, w * 1.4, 0.2, wood, 0.5)
    pen.limb(
      [
        [0, -d * 0.1],
        [0, d * 0.86],
      ],
      0.16,
      paleWood,
    )
    pen.disc(0, d * 0.8, 0.28, darkWood, 0.5)
    pen.lump(0, d * 0.8, 0.2, 0.19, stone, 0.2, 0.8, 0.7)
  },
  dummy(pen, width) {
    pen.limb(
      [
        [-width / 2, 0],
        [width / 2, 0],
      ],
      0.1,
      wood,
    )
    pen.lump(0, 0.02, width * 0.3, 0.22, '#b99b4c', 0.2, 0.8)
    pen.disc(0, -0.02, 0.14, '#cbb277', 0.8, 0.8)
  },
  target(pen, width, depth) {
    pen.box(-width / 2, -depth / 2, width, depth * 0.6, '#b99b4c', 0.5)
    pen.box(-width * 0.3, depth * 0.05, width * 0.6, depth * 0.25, '#e6e0d4', 0.3, 0.6)
    pen.box(-width * 0.12, depth * 0.12, width * 0.24, depth * 0.28, '#b8322c', 0.3, 0.6)
  },
  crowd(pen, width, depth) {
    const coats = ['#b8382e', '#3d6cae', '#4f8f45', '#d8a83a', '#7d4f97', '#c9703a', '#e4dccb', '#2f8584', '#5a4a40']
    const hair = ['#2e221a', '#5a3a22', '#8a5a2c', '#c99a52', '#8f8a84', '#3a2c26']
    const size = depth * 0.3
    const heads = Math.max(2, Math.round(width / (size * 1.75)))
    for (let i = 0; i < heads; i++) {
      if (pen.chance() < 0.08) continue
      const x = -width / 2 + ((i + 0.5) * width) / heads + pen.range(-0.05, 0.05)
      const y = pen.range(-0.14, 0.14) * depth
      const coat = coats[Math.floor(pen.chance() * coats.length)]!
      pen.oval(x, y, size * 0.98, size * 0.66, coat, 0.9, 0.8)
      // Some have their arms up.
      if (pen.chance() < 0.25)
        for (const side of [-1, 1]) pen.disc(x + side * size * 0.8, y + size * 0.55, size * 0.26, '#d8ab82', 0.4, 0.5)
      pen.disc(x, y + size * 0.1, size * 0.46, hair[Math.floor(pen.chance() * hair.length)]!, 0.9, 0.7)
    }
  },
  spikes(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    pen.box(-w, d * 0.2, width, d * 0.5, darkWood, 0.5)
    for (let i = 0; i < 5; i++) {
      const x = -w * 0.84 + (i * w * 1.68) / 4
      pen.shape(
        [
          [x - 0.09, d * 0.5],
          [x + 0.09, d * 0.5],
          [x + pen.range(-0.08, 0.08), -d],
        ],
        paleWood,
        0.8,
        0.8,
      )
    }
  },
  'rope-bridge'(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    const rope = '#c9ad78'
    // It sags: seen from above it is narrower and darker in the middle, and swings a little to one side.
    const swing = pen.range(-0.22, 0.22) * w
    const hang = (t: number) => 1 - t * t
    const half = (t: number) => w * (0.98 - 0.24 * hang(t))
    const off = (t: number) => swing * hang(t)
    const cable = (side: number, out: number): Point[] =>
      Array.from({ length: 13 }, (_, i) => {
        const t = (i / 12) * 2 - 1
        return [off(t) + side * half(t) * out, t * d]
      })
    for (const side of [-1, 1]) pen.line(cable(side, 0.6), 0.08, 0.9, '#8a7248')
    const pitch = 0.4
    const boards = Math.max(3, Math.round(depth / pitch))
    for (let i = 0; i < boards; i++) {
      const t = ((i + 0.5) / boards) * 2 - 1
      // A few are gone, never two together, none where one steps on.
      const gone = i > 1 && i < boards - 2 && i % 2 === 0 && pen.chance() < 0.3
      if (gone) continue
      const tone = shade(pen.rgb(paleWood), pen.range(-0.07, 0.05) - 0.07 * hang(t))
      const [wide, slip] = [half(t) * pen.range(0.74, 0.84), off(t) + pen.range(-0.06, 0.06)]
      const skew = pen.range(-0.05, 0.05)
      const [y, thick] = [t * d, 0.125]
      pen.shape(
        [
          [slip - wide, y - thick + skew],
          [slip + wide, y - thick - skew],
          [slip + wide, y + thick - skew],
          [slip - wide, y + thick + skew],
        ],
        tone,
        0.5,
        0.8,
      )
    }
    for (const side of [-1, 1]) {
      for (let i = 1; i < boards; i += 2) {
        const t = (i / boards) * 2 - 1
        const x = off(t) + side * half(t)
        pen.line(
          [
            [x, t * d],
            [off(t) + side * half(t) * 0.72, t * d + 0.06],
          ],
          0.045,
          0.8,
          rope,
        )
      }
      pen.line(cable(side, 1), 0.1, 0.95, rope)
      for (const end of [-1, 1]) pen.disc(side * w, end * d * 0.97, 0.17, darkWood, 0.9)
    }
  },
  scree(pen, width, depth) {
    for (let i = 0; i < 14; i++) {
      const r = pen.range(0.05, 0.17)
      pen.lump(pen.range(-0.46, 0.46) * width, pen.range(-0.46, 0.46) * depth, r, r * 0.8, stone, 0.35, 0.7, 0.6, 6)
    }
  },
  'star-floor'(pen, width) {
    const r = width / 2
    pen.disc(0, 0, r, brass, 0.1, 0.9)
    pen.disc(0, 0, r * 0.96, '#1d2a52', 0.05, 0.6)
    for (const share of [0.84, 0.6, 0.36]) pen.line([...ring(0, 0, r * share, 40), [r * share, 0]], 0.035, 0.8, brass)
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2
      const [c, s] = [Math.cos(a) * r, Math.sin(a) * r]
      pen.line(
        [
          [c * 0.84, s * 0.84],
          [c * 0.95, s * 0.95],
        ],
        0.05,
        0.9,
        brass,
      )
    }
    const star = (x: number, y: number, size: number) =>
      pen.shape(
        ring(x, y, size, 8, 0.2).map(
          ([px, py], i): Point => (i % 2 === 0 ? [px, py] : [x + (px - x) * 0.36, y + (py - y) * 0.36]),
        ),
        '#f2e3b0',
        0.2,
        0.2,
      )
    // A constellation or two, and what lies between.
    let last: Point | undefined
    for (let i = 0; i < 9; i++) {
      const [a, far] = [pen.range(0, Math.PI * 2), pen.range(0.25, 0.8) * r]
      const at: Point = [Math.cos(a) * far, Math.sin(a) * far]
      if (last && i % 3 !== 0) pen.line([last, at], 0.03, 0.6, '#c9d4ee')
      last = at
      star(...at, pen.range(0.16, 0.3))
    }
    for (let i = 0; i < 26; i++) {
      const [a, far] = [pen.range(0, Math.PI * 2), pen.range(0.1, 0.92) * r]
      pen.disc(Math.cos(a) * far, Math.sin(a) * far, 0.045, '#e6ebf5', 0, 0)
    }
  },
  telescope(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    // A round stand with its legs, and the great tube across it, wider towards the sky.
    for (const a of [0.5, 2.6, 4.7])
      pen.limb(
        [
          [0, 0],
          [Math.cos(a) * w * 0.95, Math.sin(a) * w * 0.95],
        ],
        0.13,
        darkWood,
      )
    pen.disc(0, d * 0.05, w * 0.5, darkWood, 0.6)
    pen.shape(
      [
        [-w * 0.16, d],
        [w * 0.16, d],
        [w * 0.22, d * 0.2],
        [-w * 0.22, d * 0.2],
      ],
      shade(pen.rgb(brass), -0.12),
      1,
    )
    pen.shape(
      [
        [-w * 0.27, d * 0.28],
        [w * 0.27, d * 0.28],
        [w * 0.42, -d * 0.94],
        [-w * 0.42, -d * 0.94],
      ],
      brass,
      1,
    )
    for (const [y, half] of [
      [0.2, 0.3],
      [-0.3, 0.38],
      [-0.86, 0.47],
    ] as const)
      pen.box(-w * half, y * d, width * half, 0.15, shade(pen.rgb(brass), -0.1), 0.7, 0.6)
    pen.oval(0, -d * 0.95, w * 0.36, 0.12, '#9cc7e6', 0.4, 0.7)
  },
  'spiral-stair'(pen, width) {
    const r = width / 2
    const steps = 14
    for (let i = 0; i < steps; i++) {
      const a = (i / steps) * Math.PI * 2
      const b = ((i + 1) / steps) * Math.PI * 2
      pen.shape(
        [
          [Math.cos(a) * 0.12, Math.sin(a) * 0.12],
          [Math.cos(a) * r, Math.sin(a) * r],
          [Math.cos(b) * r, Math.sin(b) * r],
          [Math.cos(b) * 0.12, Math.sin(b) * 0.12],
        ],
        shade(pen.rgb(stone), 0.1 - (i / steps) * 0.3),
        0.2,
        0.7,
      )
    }
    pen.disc(0, 0, 0.17, paleStone, 0.8)
  },
  trap(pen, width, depth) {
    // A plate that gives way under a foot, and the spikes that then come up around it.
    const [w, d] = [width * 0.44, depth * 0.44]
    for (let i = 0; i < 12; i++) {
      const turn = (i / 12) * Math.PI * 2
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      pen.shape(
        [
          [cos * w * 0.62 - sin * 0.055, sin * d * 0.62 + cos * 0.055],
          [cos * w * 1.1, sin * d * 1.1],
          [cos * w * 0.62 + sin * 0.055, sin * d * 0.62 - cos * 0.055],
        ],
        iron,
        0.6,
        0.6,
      )
    }
    pen.box(-w * 0.62, -d * 0.62, w * 1.24, d * 1.24, stone, 0.4)
    pen.box(-w * 0.44, -d * 0.44, w * 0.88, d * 0.88, shade(pen.rgb(stone), -0.25), -0.3, 0.8)
    pen.disc(0, 0, w * 0.22, '#8e2a22', 0.4, 0.7)
  },
  bars(pen, width, depth) {
    pen.line(
      [
        [-width / 2, 0],
        [width / 2, 0],
      ],
      0.06,
      0.95,
      iron,
    )
    for (let x = -width / 2 + 0.08; x < width / 2; x += 0.17) pen.disc(x, 0, depth * 0.38, '#767a82', 0.7, 0.8)
  },
  organ(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    pen.box(-w, -d, width, depth * 0.6, darkWood, 0.5)
    for (let i = 0; i < 12; i++) pen.disc(-w + 0.16 + (i * (width - 0.32)) / 11, -d * 0.5, 0.1, '#b9bec4', 1, 0.6)
    plank(pen, -w * 0.5, d * 0.2, w, d * 0.8, 2, 'x', wood)
    pen.box(-w * 0.42, d * 0.34, w * 0.84, d * 0.3, linen, 0.2, 0.5)
  },
  font(pen, width) {
    const r = width / 2
    pen.shape(ring(0, 0, r, 8, 0.39), paleStone, 0.6)
    pen.disc(0, 0, r * 0.6, '#4f8f97', 0.5, 0.8)
  },
  bell(pen, width) {
    const r = width / 2
    pen.box(-r, -0.1, r * 2, 0.2, darkWood, 0.5)
    pen.disc(0, 0, r * 0.8, brass, 1)
    pen.disc(0, 0, r * 0.52, shade(pen.rgb(brass), 0.05), 0.9, 0.6)
    pen.disc(0, 0, r * 0.16, darkStone, 0.5, 0.6)
  },
} satisfies Partial<Record<PropName, Drawing>>
