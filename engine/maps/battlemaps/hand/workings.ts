import type { PropName } from '../catalogue.ts'
import type { Point } from '../scene.ts'
import { mix, shade } from './hand.ts'
import type { Pen } from './pen.ts'
import { type Drawing, plank, ring } from './strokes.ts'
import { brass, darkWood, iron, paleStone, paleWood, stone, wood } from './stuffs.ts'

/** A beast of four legs lying down, its head towards -y. */
function lying(pen: Pen, width: number, depth: number, hide: string, hump: boolean) {
  const [w, d] = [width / 2, depth / 2]
  const coat = pen.rgb(hide)
  for (const x of [-1, 1])
    for (const y of [-0.1, 0.55])
      pen.limb(
        [
          [x * w * 0.5, y * d],
          [x * w * 0.86, y * d + d * 0.2],
        ],
        w * 0.24,
        shade(coat, -0.08),
      )
  pen.oval(0, d * 0.24, w * 0.7, d * 0.6, coat, 0.9)
  if (hump) pen.oval(0, d * 0.16, w * 0.42, d * 0.26, shade(coat, 0.06), 1, 0.7)
  pen.limb(
    [
      [0, -d * 0.24],
      [w * 0.14, -d * 0.62],
    ],
    w * 0.38,
    coat,
  )
  pen.oval(w * 0.16, -d * 0.78, w * 0.24, d * 0.18, shade(coat, 0.03), 0.8)
  pen.line(
    [
      [0, d * 0.82],
      [w * 0.16, d],
    ],
    0.05,
    0.9,
    shade(coat, -0.1),
  )
}

/** A board or slab broken off: its far end (towards +y) in splinters. */
function splintered(pen: Pen, x: number, top: number, width: number, end: number, colour: string) {
  const points: Point[] = [
    [x, top],
    [x + width, top],
    [x + width, end - pen.range(0, 0.16)],
  ]
  for (let i = 3; i >= 1; i--) points.push([x + (width * i) / 4, end + pen.range(-0.22, 0.14)])
  points.push([x, end - pen.range(0, 0.2)])
  pen.shape(points, shade(pen.rgb(colour), pen.range(-0.06, 0.04)), 0.35, 0.7)
}

/** Machines and their parts, and what else game masters ask for that belongs to no one trade. */
export const workings = {
  lift(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    pen.box(-w, -d, width, depth, '#4b3826', 0.2, 1.3)
    pen.box(-w * 0.8, -d * 0.8, width * 0.8, depth * 0.8, '#0d0c0e', 0)
    // The shaft goes down in ledges that the light reaches less and less.
    for (const [k, tone] of [
      [0.8, '#3a3430'],
      [0.66, '#26221f'],
      [0.54, '#161416'],
    ] as const)
      pen.box(-w * k, -d * k, width * k, depth * k, tone, -0.5, 0.6)
    plank(pen, -w * 0.46, -d * 0.5, width * 0.46, depth * 0.5, 6, 'y', '#8a6238')
    for (const [x, y] of [
      [-0.44, -0.48],
      [0.44, -0.48],
      [-0.44, 0.48],
      [0.44, 0.48],
    ] as const)
      pen.line(
        [
          [x * w, y * d],
          [0, 0],
        ],
        0.055,
        0.95,
        '#cdb27c',
      )
    // The headframe over it, and the sheave the ropes run over.
    for (const y of [-0.88, 0.88])
      pen.limb(
        [
          [-w, y * d],
          [w, y * d],
        ],
        0.22,
        darkWood,
      )
    for (const x of [-0.88, 0.88])
      pen.limb(
        [
          [x * w, -d],
          [x * w, d],
        ],
        0.22,
        wood,
      )
    pen.limb(
      [
        [-w * 0.88, 0],
        [w * 0.88, 0],
      ],
      0.2,
      wood,
    )
    pen.disc(0, 0, Math.min(w, d) * 0.22, iron, 0.6)
    pen.disc(0, 0, Math.min(w, d) * 0.09, brass, 0.8)
    for (const x of [-1, 1])
      for (const y of [-1, 1]) pen.box(x * w * 0.88 - 0.16, y * d * 0.88 - 0.16, 0.32, 0.32, iron)
  },
  sluice(pen, width, depth, tint) {
    const [w, d] = [width / 2, depth / 2]
    pen.box(-w, -d, width, depth, darkWood, 0.3)
    for (const x of [-1, 1]) pen.box(x * w - 0.16, -d - 0.14, 0.32, depth + 0.28, stone, 0.6)
    const bars = Math.max(4, Math.round(width / 0.3))
    for (let i = 1; i < bars; i++)
      pen.limb(
        [
          [-w + (i * width) / bars, -d * 0.8],
          [-w + (i * width) / bars, d * 0.8],
        ],
        0.08,
        tint ?? '#84512f',
      )
    pen.disc(0, 0, 0.34, '#6d4329', 0.5)
    for (let i = 0; i < 3; i++) {
      const a = (i / 3) * Math.PI
      pen.line(
        [
          [-Math.cos(a) * 0.34, -Math.sin(a) * 0.34],
          [Math.cos(a) * 0.34, Math.sin(a) * 0.34],
        ],
        0.06,
        0.9,
        iron,
      )
    }
  },
  ladder(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    for (const x of [-0.8, 0.8])
      pen.limb(
        [
          [x * w, -d],
          [x * w, d],
        ],
        0.1,
        paleWood,
      )
    const rungs = Math.max(4, Math.round(depth / 0.34))
    for (let i = 0; i < rungs; i++) {
      const y = -d * 0.92 + (i * depth * 0.92) / (rungs - 1)
      pen.limb(
        [
          [-w * 0.8, y],
          [w * 0.8, y + pen.range(-0.03, 0.03)],
        ],
        0.08,
        wood,
      )
    }
  },
  drum(pen, width) {
    const r = width / 2
    pen.disc(0, 0, r, '#6d2f22', 0.5)
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2
      pen.disc(Math.cos(a) * r * 0.92, Math.sin(a) * r * 0.92, r * 0.1, '#cbb27a', 0.6, 0.6)
    }
    pen.disc(0, 0, r * 0.78, '#dcc9a0', 0.5)
    pen.disc(0, 0, r * 0.26, '#b9a074', 0.2, 0.4)
    for (const x of [-0.2, 0.24])
      pen.limb(
        [
          [x * r * 2, r * 0.1],
          [x * r, r * 0.96],
        ],
        0.07,
        paleWood,
      )
  },
  gong(pen, width, depth) {
    const w = width / 2
    for (const x of [-1, 1]) pen.box(x * w - 0.1, -depth / 2, 0.2, depth, darkWood, 0.5)
    pen.limb(
      [
        [-w, 0],
        [w, 0],
      ],
      0.14,
      wood,
    )
    pen.oval(0, depth * 0.08, w * 0.66, depth * 0.32, brass, 0.9)
    pen.oval(0, depth * 0.1, w * 0.22, depth * 0.12, '#d9b568', 0.9, 0.6)
  },
  camel(pen, width, depth, tint) {
    lying(pen, width, depth, tint ?? '#b98d56', true)
    pen.shape(ring(0, depth * 0.2, width * 0.24, 6), '#8e2f2a', 0.5, 0.7)
  },
  cart(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    for (const x of [-1, 1])
      pen.limb(
        [
          [x * w * 0.5, -d * 0.3],
          [x * w * 0.4, -d],
        ],
        0.1,
        wood,
      )
    for (const x of [-1, 1]) pen.box(x * w * 0.92 - 0.1, -d * 0.06, 0.2, depth * 0.42, darkWood, 0.6)
    plank(pen, -w * 0.74, -d * 0.4, width * 0.74, depth * 0.68, 5, 'y', paleWood)
    for (const x of [-0.74, 0.74])
      pen.limb(
        [
          [x * w, -d * 0.4],
          [x * w, d * 0.94],
        ],
        0.1,
        wood,
      )
    if (pen.chance() < 0.6)
      for (let i = 0; i < 6; i++)
        pen.lump(pen.range(-0.42, 0.42) * width, pen.range(-0.1, 0.38) * depth, 0.22, 0.19, '#c9a85a', 0.3, 0.6, 0.7)
  },
  shipwreck(pen, width, depth, tint) {
    const [w, d] = [width / 2, depth / 2]
    const hull: Point[] = [
      [0, -d],
      [w * 0.46, -d * 0.8],
      [w * 0.86, -d * 0.42],
      [w, -d * 0.04],
      [w * 0.84, d * 0.1],
      [w * 0.96, d * 0.24],
      [w * 0.7, d * 0.36],
      [w * 0.86, d * 0.62],
      [w * 0.6, d * 0.94],
      [-w * 0.5, d],
      [-w * 0.78, d * 0.7],
      [-w * 0.96, d * 0.3],
      [-w, -d * 0.08],
      [-w * 0.84, -d * 0.44],
      [-w * 0.44, -d * 0.82],
    ]
    pen.shape(hull, tint ?? '#4e3521', 0.6, 1.2)
    const inner = hull.map(([x, y]): Point => [x * 0.86, y * 0.92])
    pen.shape(inner, '#7b5a38', 0.2, 0.7)
    for (let i = -5; i <= 5; i++)
      pen.line(
        [
          [i * w * 0.15, -d * 0.9 * Math.sqrt(1 - (i * 0.16) ** 2)],
          [i * w * 0.15, d * 0.84],
        ],
        0.025,
        0.45,
      )
    // The side that struck is open to the ribs, and the dark of the hold shows.
    pen.lump(w * 0.34, d * 0.22, w * 0.5, d * 0.24, '#191310', 0.3, 0)
    for (let i = 0; i < 6; i++) {
      const y = d * (0.04 + i * 0.075)
      pen.limb(
        [
          [-w * 0.06, y],
          [w * (0.7 + pen.range(0, 0.2)), y + pen.range(-0.08, 0.08)],
        ],
        0.11,
        '#6a4a2c',
      )
    }
    pen.box(-w * 0.4, d * 0.6, width * 0.34, depth * 0.14, '#5f432b', 0.5)
    // A mast snapped at the deck and fallen over the side.
    pen.disc(-w * 0.1, -d * 0.28, 0.26, '#8a6a44', 0.6)
    pen.limb(
      [
        [-w * 0.02, -d * 0.24],
        [-w * 1.5, -d * 0.02],
      ],
      0.26,
      '#7d5b36',
    )
    pen.shape(
      [
        [-w * 0.5, -d * 0.2],
        [-w * 1.3, -d * 0.08],
        [-w * 1.2, d * 0.14],
        [-w * 0.86, d * 0.06],
        [-w * 0.6, d * 0.18],
      ],
      '#c9bd9d',
      0.6,
    )
    for (let i = 0; i < 7; i++)
      pen.box(pen.range(-1.2, 1.1) * w, pen.range(0.5, 1) * d, pen.range(0.3, 0.7), 0.12, '#7a5836', 0.4, 0.7)
  },
  flags(pen, width) {
    const w = width / 2
    const colours = ['#3a6fae', '#e6e0d4', '#a8322c', '#4f8a43', '#d9b640']
    pen.line(
      [
        [-w, 0],
        [0, 0.16],
        [w, 0],
      ],
      0.035,
      0.9,
      '#8a7a58',
    )
    const many = Math.max(5, Math.round(width / 0.36))
    for (let i = 0; i < many; i++) {
      const t = (i + 0.5) / many
      const x = -w + t * width
      const y = 0.16 * Math.sin(t * Math.PI)
      pen.shape(
        [
          [x - 0.13, y],
          [x + 0.13, y],
          [x + 0.1, y + 0.3 + pen.range(-0.05, 0.05)],
          [x - 0.12, y + 0.28],
        ],
        colours[i % colours.length]!,
        0.3,
        0.7,
      )
    }
  },
  rats(pen, width, depth) {
    for (let i = 0; i < 5; i++) {
      const [x, y, a] = [pen.range(-0.4, 0.4) * width, pen.range(-0.4, 0.4) * depth, pen.range(0, 6.28)]
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const coat = ['#4a4038', '#5f5146', '#37302c'][i % 3]!
      pen.line(
        [
          [x - c * 0.1, y - s * 0.1],
          [x - c * 0.3 + s * 0.08, y - s * 0.3 - c * 0.08],
        ],
        0.03,
        0.95,
        '#b98a80',
      )
      pen.limb(
        [
          [x - c * 0.07, y - s * 0.07],
          [x + c * 0.07, y + s * 0.07],
        ],
        0.13,
        coat,
      )
      pen.disc(x + c * 0.17, y + s * 0.17, 0.06, coat, 0.6, 0.7)
    }
  },
  birds(pen, width, depth) {
    for (let i = 0; i < 5; i++) {
      const [x, y, a] = [pen.range(-0.42, 0.42) * width, pen.range(-0.42, 0.42) * depth, pen.range(0, 6.28)]
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const at = (u: number, v: number): Point => [x + c * u - s * v, y + s * u + c * v]
      const size = pen.range(0.3, 0.44)
      pen.shape(
        [
          at(size * 0.5, 0),
          at(size * 0.12, size * 0.3),
          at(size * 0.1, size),
          at(-size * 0.22, size * 0.4),
          at(-size * 0.5, size * 0.16),
          at(-size * 0.5, -size * 0.16),
          at(-size * 0.22, -size * 0.4),
          at(size * 0.1, -size),
          at(size * 0.12, -size * 0.3),
        ],
        '#2f2a2c',
        0.5,
        0.7,
      )
    }
  },
  mirror(pen, width, depth) {
    pen.box(-width / 2, -depth / 2, width, depth, brass, 0.5)
    pen.box(-width * 0.43, -depth * 0.28, width * 0.86, depth * 0.56, '#a9c9d6', 0.9, 0.7)
    pen.line(
      [
        [-width * 0.3, depth * 0.16],
        [-width * 0.1, -depth * 0.2],
      ],
      0.05,
      0.8,
      '#eef7fa',
    )
  },
  globe(pen, width) {
    const r = width / 2
    pen.disc(0, 0, r, darkWood, 0.5)
    pen.disc(0, 0, r * 0.76, '#4f86a0', 0.9)
    for (let i = 0; i < 4; i++)
      pen.lump(pen.range(-0.4, 0.4) * r, pen.range(-0.4, 0.4) * r, r * 0.26, r * 0.18, '#a79656', 0.4, 0.4, 0.4)
    pen.line(ring(0, 0, r * 0.86, 18), 0.05, 0.9, brass)
  },
  loom(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    for (const y of [-0.9, 0.9]) pen.box(-w, y * d - 0.08, width, 0.16, wood, 0.5)
    for (const x of [-1, 1]) pen.box(x * w - 0.09, -d, 0.18, depth, darkWood, 0.5)
    pen.box(-w * 0.8, -d * 0.1, width * 0.8, depth * 0.5, '#8e2f3a', 0.2)
    for (let i = 0; i < 9; i++)
      pen.line(
        [
          [-w * 0.8 + (i * width * 0.8) / 8, -d * 0.84],
          [-w * 0.8 + (i * width * 0.8) / 8, -d * 0.1],
        ],
        0.03,
        0.85,
        '#e1d6bb',
      )
  },
  pulpit(pen, width, depth) {
    pen.shape(ring(0, 0, width / 2, 8, 0.39), wood, 0.5)
    pen.shape(ring(0, 0, width * 0.38, 8, 0.39), '#3d2817', -0.3, 0.8)
    pen.box(-width * 0.26, depth * 0.2, width * 0.52, depth * 0.2, paleWood, 0.5)
    pen.box(-width * 0.2, depth * 0.22, width * 0.4, depth * 0.14, '#e7dcbc', 0.3, 0.5)
  },
  scarecrow(pen, width) {
    const w = width / 2
    pen.limb(
      [
        [-w, 0],
        [w, 0],
      ],
      0.12,
      wood,
    )
    pen.shape(
      [
        [-w * 0.7, -0.16],
        [w * 0.7, -0.16],
        [w * 0.4, 0.34],
        [-w * 0.4, 0.34],
      ],
      '#6d5a3a',
      0.5,
    )
    pen.disc(0, -0.08, 0.3, '#b99a52', 0.7)
    pen.disc(0, -0.08, 0.16, '#8a6c34', 0.6, 0.6)
  },
  'bridge-stub'(pen, width, depth, tint) {
    const [w, d] = [width / 2, depth / 2]
    if (tint) {
      const slab = mix(pen.rgb(tint), pen.rgb(stone), 0.2)
      const edge: Point[] = [
        [-w, -d],
        [w, -d],
      ]
      for (let i = 0; i <= 8; i++) edge.push([w - (width * i) / 8, d * (0.62 + pen.range(-0.3, 0.38))])
      pen.shape(edge, slab, 0.3)
      for (let y = -d + 0.4; y < d * 0.5; y += 0.42)
        pen.line(
          [
            [-w * 0.9, y],
            [w * 0.9, y],
          ],
          0.03,
          0.4,
        )
      for (const x of [-1, 1]) {
        const end = d * pen.range(0.2, 0.8)
        pen.box(x * w * 0.9 - 0.15, -d, 0.3, d + end, shade(pen.rgb(tint), 0.06), 0.6)
      }
      for (let i = 0; i < 9; i++)
        pen.lump(pen.range(-1, 1) * w, d * pen.range(0.3, 1), 0.16, 0.14, shade(slab, pen.range(-0.1, 0.02)), 0.4, 0.7)
      return
    }
    const boards = Math.max(4, Math.round(width / 0.28))
    for (let i = 0; i < boards; i++)
      splintered(pen, -w + (width * i) / boards, -d, (width / boards) * 0.92, d * pen.range(0.3, 0.95), paleWood)
    for (const x of [-1, 1])
      pen.limb(
        [
          [x * w * 0.96, -d],
          [x * w * 0.96, d * pen.range(0.1, 0.6)],
          [x * w * 1.1, d * pen.range(0.7, 1)],
        ],
        0.12,
        darkWood,
      )
  },
  'buried-pillar'(pen, width, depth, tint) {
    const r = Math.min(width, depth) * 0.36
    const base = pen.rgb(tint ?? paleStone)
    // The sand lies up against one side of it and over its foot.
    pen.lump(r * 0.5, r * 0.55, width * 0.5, depth * 0.46, '#d9bc84', 0.22, 0.5, 0.4, 13)
    pen.disc(-r * 0.1, -r * 0.1, r * 1.08, shade(base, -0.1), 0.5)
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * Math.PI * 2
      pen.disc(
        -r * 0.1 + Math.cos(a) * r * 0.94,
        -r * 0.1 + Math.sin(a) * r * 0.94,
        r * 0.14,
        shade(base, -0.02),
        0.6,
        0.5,
      )
    }
    pen.disc(-r * 0.1, -r * 0.1, r * 0.74, shade(base, 0.06), 0.7, 0.7)
    pen.lump(r * 0.62, r * 0.72, width * 0.3, depth * 0.2, '#e2c88f', 0.25, 0.4, 0.3, 11)
  },
} satisfies Partial<Record<PropName, Drawing>>
