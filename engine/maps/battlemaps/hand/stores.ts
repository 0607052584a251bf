import type { PropName } from '../catalogue.ts'
import { mix, shade } from './hand.ts'
import { type Drawing, plank } from './strokes.ts'
import { brass, darkWood, iron, linen, paleWood, wood } from './stuffs.ts'

/** Goods, gear and what carries them. */
export const stores = {
  chest(pen, width, depth) {
    const w = width / 2
    const d = depth / 2
    pen.box(-w, -d, width, depth, wood, 0.7)
    for (const y of [-0.3, 0.05])
      pen.line(
        [
          [-w, y * depth],
          [w, y * depth],
        ],
        0.03,
        0.5,
      )
    for (const x of [-0.72, 0.62]) pen.box(x * w, -d, 0.1, depth, iron, 0.5, 0.6)
    pen.box(-0.09, d - 0.2, 0.18, 0.2, brass, 0.8, 0.7)
  },
  barrel(pen, width) {
    const r = width / 2
    pen.disc(0, 0, r, darkWood, 0.5)
    pen.disc(0, 0, r * 0.82, paleWood, 0.5, 0.7)
    for (const x of [-0.5, -0.18, 0.16, 0.48]) {
      const h = Math.sqrt(0.66 - x * x) * r
      pen.line(
        [
          [x * r, -h],
          [x * r, h],
        ],
        0.025,
        0.5,
      )
    }
    pen.context.beginPath()
    pen.context.arc(0, 0, r * 0.9, 0, Math.PI * 2)
    pen.context.lineWidth = 0.05
    pen.context.strokeStyle = `rgba(${pen.hand.tone(pen.rgb(iron)).map(Math.round).join(',')},0.9)`
    pen.context.stroke()
    pen.disc(r * 0.3, -r * 0.25, 0.05, '#2e2016', 0, 0.4)
  },
  keg(pen, width, depth) {
    const w = width / 2
    const d = depth / 2
    pen.shape(
      [
        [-w * 0.8, -d],
        [w * 0.8, -d],
        [w, -d * 0.3],
        [w, d * 0.3],
        [w * 0.8, d],
        [-w * 0.8, d],
        [-w, d * 0.3],
        [-w, -d * 0.3],
      ],
      wood,
      0.9,
    )
    for (const x of [-0.55, -0.2, 0.2, 0.55])
      pen.line(
        [
          [x * w, -d],
          [x * w * 1.15, 0],
          [x * w, d],
        ],
        0.03,
        0.5,
      )
    for (const y of [-0.6, 0.55])
      pen.line(
        [
          [-w * 0.9, y * d],
          [w * 0.9, y * d],
        ],
        0.07,
        0.95,
        iron,
      )
    pen.disc(0, d * 0.98, 0.08, brass, 0.7, 0.7)
  },
  crate(pen, width, depth) {
    const w = width / 2
    const d = depth / 2
    plank(pen, -w, -d, width, depth, 4, 'x', paleWood)
    pen.box(-w, -d, 0.12, depth, wood, 0.4, 0.7)
    pen.box(w - 0.12, -d, 0.12, depth, wood, 0.4, 0.7)
    pen.line(
      [
        [-w + 0.1, d - 0.05],
        [w - 0.1, -d + 0.05],
      ],
      0.09,
      0.9,
      wood,
    )
  },
  sacks(pen, width, depth) {
    for (const [x, y, r] of [
      [-0.22, 0.12, 0.3],
      [0.22, 0.1, 0.28],
      [0, -0.2, 0.3],
    ] as const) {
      pen.lump(x * width, y * depth, r * width, r * depth * 1.05, '#b39a6c', 0.14, 0.8)
      pen.disc(x * width + 0.02, y * depth - 0.02, 0.06, '#8a7148', 0.4, 0.7)
    }
  },
  hay(pen, width, depth) {
    pen.lump(0, 0, width * 0.5, depth * 0.5, '#b99b4c', 0.25, 0.5, 0.7)
    for (let i = 0; i < Math.max(26, Math.round(width * depth * 26)); i++) {
      const x = pen.range(-0.42, 0.42) * width
      const y = pen.range(-0.4, 0.4) * depth
      const a = pen.chance() * Math.PI
      pen.line(
        [
          [x, y],
          [x + Math.cos(a) * 0.2, y + Math.sin(a) * 0.2],
        ],
        0.025,
        0.8,
        mix(pen.rgb('#d9c070'), pen.rgb('#8a6c2c'), pen.chance()),
      )
    }
  },
  'mine-cart'(pen, width, depth) {
    const w = width / 2
    const d = depth / 2
    for (const x of [-1, 1]) for (const y of [-0.55, 0.55]) pen.disc(x * w * 0.86, y * d, 0.15, '#3c3d42', 0.6)
    pen.box(-w * 0.85, -d, width * 0.85, depth, '#5e5a55', 0.5)
    pen.box(-w * 0.66, -d * 0.84, width * 0.66, depth * 0.84, '#221d1a', 0, 0.6)
    for (let i = 0; i < 12; i++)
      pen.lump(
        pen.range(-0.24, 0.24) * width,
        pen.range(-0.34, 0.34) * depth,
        0.13,
        0.12,
        pen.chance() < 0.3 ? '#d9a441' : '#77706a',
        0.35,
        0.7,
        0.6,
        6,
      )
  },
  'timber-frame'(pen, width, depth) {
    pen.box(-width / 2, -depth * 0.3, width, depth * 0.6, '#7a5230', 0.5)
    for (const x of [-0.46, 0.46]) pen.box(x * width - 0.16, -0.17, 0.32, 0.34, darkWood, 0.5)
    pen.line(
      [
        [-width * 0.4, 0],
        [width * 0.4, 0.01],
      ],
      0.025,
      0.4,
    )
  },
  wagon(pen, width, depth, tint) {
    const w = width / 2
    const d = depth / 2
    for (const x of [-1, 1]) {
      for (const y of [-0.42, 0.52]) {
        pen.box(x * w * 0.92 - 0.1, y * d - 0.36, 0.2, 0.72, darkWood, 0.4)
      }
    }
    pen.limb(
      [
        [-0.25, -d * 0.72],
        [-0.2, -d],
      ],
      0.08,
      darkWood,
    )
    pen.limb(
      [
        [0.25, -d * 0.72],
        [0.2, -d],
      ],
      0.08,
      darkWood,
    )
    plank(pen, -w * 0.78, -d * 0.74, width * 0.78, depth * 0.82, 5, 'y', wood)
    pen.shape(
      [
        [-w * 0.8, -d * 0.5],
        [w * 0.8, -d * 0.5],
        [w * 0.84, d * 0.82],
        [-w * 0.84, d * 0.82],
      ],
      tint ?? '#cbbd9a',
      0.9,
    )
    for (const y of [-0.2, 0.15, 0.5])
      pen.line(
        [
          [-w * 0.8, y * d],
          [w * 0.8, y * d + 0.02],
        ],
        0.035,
        0.35,
      )
  },
  // Two boards of its bed are left, black, between the wheels; of its cover the hoops alone.
  'burnt-wagon'(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    const [black, ash, ember] = ['#3a2f29', '#a39c90', '#c9531f']
    pen.shape(
      [
        [-w * 0.9, -d * 0.5],
        [-w * 0.2, -d * 0.78],
        [w * 0.8, -d * 0.6],
        [w * 0.95, d * 0.3],
        [w * 0.4, d * 0.9],
        [-w * 0.7, d * 0.8],
      ],
      ash,
      0.5,
    )
    for (const [x, y] of [
      [-1, -0.42],
      [1, -0.42],
      [-1, 0.52],
    ] as const)
      pen.box(x * w * 0.92 - 0.1, y * d - 0.36, 0.2, 0.72, black, 0.5)
    // The fourth wheel came off and lies flat.
    pen.disc(w * 0.98, d * 0.66, 0.42, black, 0.4)
    pen.disc(w * 0.98, d * 0.66, 0.3, ash, 0.3, 0.5)
    for (const [x, from, to] of [
      [-0.56, -0.7, 0.66],
      [-0.08, -0.2, 0.72],
      [0.5, -0.74, 0.1],
    ] as const)
      pen.box(x * w, from * d, 0.24, (to - from) * d, black, 0.5)
    for (const y of [-0.5, -0.05, 0.42])
      pen.limb(
        [
          [-w * 0.8, y * d],
          [w * (y > 0.4 ? 0.1 : 0.8), y * d + 0.06],
        ],
        0.07,
        '#5a4a40',
      )
    for (const x of [-0.25, 0.25])
      pen.limb(
        [
          [x, -d * 0.72],
          [x * 0.7, -d * (x < 0 ? 1 : 0.86)],
        ],
        0.08,
        black,
      )
    for (const [x, y] of [
      [-0.3, 0.2],
      [0.34, -0.36],
      [0.1, 0.6],
    ] as const)
      pen.disc(x * w, y * d, 0.06, ember, 0.2, 0.2)
  },
  'tipped-wagon'(pen, width, depth, tint) {
    const [w, d] = [width / 2, depth / 2]
    // The cover, torn off its hoops and lying out on the ground.
    pen.shape(
      [
        [w * 0.02, -d * 0.62],
        [w * 0.7, -d * 0.72],
        [w * 0.94, -d * 0.3],
        [w * 0.8, d * 0.02],
        [w, d * 0.36],
        [w * 0.66, d * 0.8],
        [w * 0.02, d * 0.68],
      ],
      tint ?? '#cbbd9a',
      0.7,
    )
    for (const y of [-0.4, 0.02, 0.42])
      pen.limb(
        [
          [0, y * d],
          [w * 0.42, y * d - 0.1],
          [w * 0.66, y * d + 0.05],
        ],
        0.06,
        paleWood,
      )
    // Its bed stands on edge: seen from above a narrow side, and the axles and wheels of its underside.
    plank(pen, -w * 0.5, -d * 0.74, width * 0.27, depth * 0.78, 3, 'y', wood)
    for (const y of [-0.46, 0.5]) {
      pen.limb(
        [
          [-w * 0.4, y * d],
          [-w * 0.86, y * d],
        ],
        0.1,
        darkWood,
      )
      const r = Math.min(w * 0.44, d * 0.34)
      pen.disc(-w * 0.62, y * d, r, '#3a2a1c', 0.2)
      pen.disc(-w * 0.62, y * d, r * 0.8, '#8a7350', 0.2, 0.5)
      for (let i = 0; i < 4; i++) {
        const a = (i / 4) * Math.PI + 0.3
        pen.line(
          [
            [-w * 0.62 - Math.cos(a) * r * 0.85, y * d - Math.sin(a) * r * 0.85],
            [-w * 0.62 + Math.cos(a) * r * 0.85, y * d + Math.sin(a) * r * 0.85],
          ],
          0.08,
          1,
          '#3a2a1c',
        )
      }
      pen.disc(-w * 0.62, y * d, r * 0.22, darkWood, 0.8)
    }
    // A broken shaft.
    pen.limb(
      [
        [-w * 0.2, -d * 0.74],
        [-w * 0.05, -d * 0.98],
      ],
      0.09,
      darkWood,
    )
    pen.limb(
      [
        [w * 0.2, -d * 0.94],
        [w * 0.52, -d],
      ],
      0.09,
      darkWood,
    )
  },
  fence(pen, width, depth) {
    for (const y of [-0.2, 0.2])
      pen.limb(
        [
          [-width / 2, y * depth],
          [width / 2, y * depth + 0.02],
        ],
        0.055,
        paleWood,
      )
    for (let x = -width / 2; x <= width / 2 + 0.01; x += width / 4) pen.disc(x, 0, 0.08, wood, 0.6, 0.8)
  },
  bridge(pen, width, depth, tint) {
    const count = Math.max(6, Math.round(depth / 0.26))
    if (tint) {
      pen.box(-width / 2, -depth / 2, width, depth, tint, 0.3)
      for (let i = 1; i < count / 2; i++)
        pen.line(
          [
            [-width / 2, -depth / 2 + (i * depth * 2) / count],
            [width / 2, -depth / 2 + (i * depth * 2) / count],
          ],
          0.025,
          0.4,
        )
      for (const x of [-1, 1])
        pen.box(x * width * 0.46 - 0.11, -depth / 2, 0.22, depth, shade(pen.rgb(tint), 0.05), 0.5)
      return
    }
    for (let i = 0; i < count; i++) {
      const inset = pen.range(0, 0.08)
      pen.box(
        -width / 2 + inset,
        -depth / 2 + (depth * i) / count,
        width - inset - pen.range(0, 0.08),
        (depth / count) * 0.92,
        shade(pen.rgb(paleWood), pen.range(-0.1, 0.02)),
        0.3,
        0.6,
      )
    }
    for (const x of [-1, 1])
      pen.limb(
        [
          [x * width * 0.46, -depth * 0.52],
          [x * width * 0.46, depth * 0.52],
        ],
        0.12,
        darkWood,
      )
  },
  trapdoor(pen, width, depth) {
    plank(pen, -width / 2, -depth / 2, width, depth, 4, 'y', darkWood)
    pen.line(
      [
        [-width / 2, -depth * 0.25],
        [width / 2, -depth * 0.25],
      ],
      0.08,
      0.9,
      iron,
    )
    pen.line(
      [
        [-width / 2, depth * 0.25],
        [width / 2, depth * 0.25],
      ],
      0.08,
      0.9,
      iron,
    )
    pen.disc(0, depth * 0.05, 0.08, iron, 0.5, 0.7)
  },
  tent(pen, width, depth, tint) {
    const w = width / 2
    const d = depth / 2
    const colour = pen.rgb(tint ?? ['#b49a6a', '#8f7a58', '#7f8a62', '#9a6a50'][Math.floor(pen.chance() * 4)]!)
    pen.shape(
      [
        [-w, -d * 0.86],
        [0, -d],
        [0, d],
        [-w, d * 0.86],
      ],
      shade(colour, 0.06),
      0.4,
    )
    pen.shape(
      [
        [0, -d],
        [w, -d * 0.86],
        [w, d * 0.86],
        [0, d],
      ],
      shade(colour, -0.13),
      0.4,
    )
    for (const y of [-0.5, 0, 0.5]) {
      pen.line(
        [
          [-w, y * d * 0.95],
          [0, y * d],
        ],
        0.025,
        0.3,
      )
      pen.line(
        [
          [0, y * d],
          [w, y * d * 0.95],
        ],
        0.025,
        0.3,
      )
    }
    pen.shape(
      [
        [-w * 0.3, d * 0.95],
        [0, d * 0.5],
        [w * 0.3, d * 0.95],
        [0, d],
      ],
      '#2a2019',
      0,
      0.7,
    )
    pen.limb(
      [
        [0, -d * 1.02],
        [0, d * 1.02],
      ],
      0.06,
      darkWood,
    )
    for (const x of [-1, 1])
      for (const y of [-0.86, 0.86])
        pen.line(
          [
            [x * w, y * d],
            [x * w * 1.14, y * d * 1.08],
          ],
          0.025,
          0.8,
          linen,
        )
  },
  bedroll(pen, width, depth, tint) {
    pen.box(-width / 2, -depth / 2, width, depth, tint ?? (pen.chance() < 0.5 ? '#6d5b3c' : '#4f5d4a'), 0.5)
    pen.lump(0, -depth * 0.36, width * 0.36, depth * 0.1, linen, 0.15, 0.6, 0.7)
    pen.line(
      [
        [-width / 2, -depth * 0.12],
        [width / 2, -depth * 0.16],
      ],
      0.04,
      0.5,
    )
  },
} satisfies Partial<Record<PropName, Drawing>>
