import type { PropName } from '../catalogue.ts'
import type { Point } from '../scene.ts'
import { mix, type Rgb, shade } from './hand.ts'
import type { Pen } from './pen.ts'
import { type Drawing, ring } from './stonework.ts'

const wood = '#7f4f2b'
const darkWood = '#5c3820'
const paleWood = '#a87a4a'
const iron = '#4d4f55'
const brass = '#b08a3e'
const linen = '#d8cdb4'

/** Boards side by side along x or y, with a seam between. */
function plank(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  along: 'x' | 'y',
  colour: string | Rgb,
) {
  pen.box(x, y, width, height, colour, 0.2, 1.2)
  const base = pen.rgb(colour)
  for (let i = 0; i < count; i++) {
    const tone = shade(base, pen.range(-0.04, 0.04))
    if (along === 'x') pen.box(x, y + (height * i) / count, width, height / count, tone, 0.3, 0.4)
    else pen.box(x + (width * i) / count, y, width / count, height, tone, 0.3, 0.4)
  }
}

function books(pen: Pen, x: number, y: number, width: number, height: number) {
  const colours = ['#7b2e2a', '#2f4f6a', '#4f5a2e', '#8a6a2c', '#5a3a5c', '#3a3a3a', '#9a7a4c']
  for (let at = x; at < x + width - 0.06; ) {
    const thick = Math.min(pen.range(0.06, 0.13), x + width - at)
    const short = pen.range(0, 0.35) * height
    pen.box(at, y + short * 0.5, thick, height - short, colours[Math.floor(pen.chance() * colours.length)]!, 0.5, 0.5)
    at += thick
  }
}

/** Things of wood, cloth and iron: furniture, stores and gear. */
export const woodwork = {
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
  bookshelf(pen, width, depth) {
    pen.box(-width / 2, -depth / 2, width, depth, darkWood, 0.4)
    books(pen, -width / 2 + 0.08, -depth / 2 + 0.1, width - 0.16, depth - 0.16)
  },
  shelf(pen, width, depth) {
    pen.box(-width / 2, -depth / 2, width, depth, wood, 0.4)
    const colours = ['#5f8f8a', '#a84f3a', '#8f9a4c', '#7a5a8c', '#c2a15a', '#d8ccb0']
    for (let x = -width / 2 + 0.16; x < width / 2 - 0.1; x += pen.range(0.2, 0.32)) {
      pen.disc(x, pen.range(-0.05, 0.06), pen.range(0.06, 0.1), colours[Math.floor(pen.chance() * 6)]!, 0.9, 0.6)
    }
  },
  table(pen, width, depth) {
    plank(pen, -width / 2, -depth / 2, width, depth, 4, 'x', wood)
    tableware(pen, width, depth)
  },
  'round-table'(pen, width) {
    const r = width / 2
    pen.disc(0, 0, r, wood, 0.4, 1.2)
    for (const x of [-0.6, -0.2, 0.2, 0.6]) {
      const h = Math.sqrt(1 - x * x) * r
      pen.line(
        [
          [x * r, -h],
          [x * r, h],
        ],
        0.025,
        0.4,
      )
    }
    tableware(pen, width * 0.7, width * 0.7)
  },
  desk(pen, width, depth) {
    plank(pen, -width / 2, -depth / 2, width, depth, 3, 'x', darkWood)
    pen.box(-0.3, -0.12, 0.42, 0.34, linen, 0.2, 0.6)
    for (const y of [-0.03, 0.04, 0.11])
      pen.line(
        [
          [-0.24, y],
          [0.06, y],
        ],
        0.015,
        0.6,
      )
    pen.disc(width * 0.32, -depth * 0.15, 0.07, '#28303c', 0.7, 0.7)
    pen.line(
      [
        [width * 0.3, -0.05],
        [width * 0.18, 0.2],
      ],
      0.03,
      0.9,
      linen,
    )
  },
  chair(pen, width, depth) {
    pen.box(-width * 0.42, -depth * 0.4, width * 0.84, depth * 0.8, paleWood, 0.4)
    pen.box(-width * 0.46, -depth * 0.5, width * 0.92, depth * 0.2, wood, 0.5, 0.8)
  },
  stool(pen, width) {
    pen.disc(0, 0, width / 2, paleWood, 0.6)
    pen.line(
      [
        [-width * 0.3, -0.02],
        [width * 0.3, 0.02],
      ],
      0.02,
      0.5,
    )
  },
  bench(pen, width, depth) {
    plank(pen, -width / 2, -depth / 2, width, depth * 0.72, 2, 'x', wood)
    pen.box(-width / 2, -depth / 2, width, depth * 0.22, darkWood, 0.5, 0.7)
  },
  bed(pen, width, depth, tint) {
    const w = width / 2
    const d = depth / 2
    pen.box(-w, -d, width, depth, darkWood, 0.4)
    pen.box(-w * 0.88, -d * 0.92, width * 0.88, depth * 0.94, linen, 0.3, 0.6)
    pen.lump(0, -d * 0.66, w * 0.68, d * 0.22, '#ece4d0', 0.12, 0.6, 0.7)
    const blankets = ['#7c3f36', '#4c5e70', '#5d6a45', '#7a6440']
    const colour = tint ?? blankets[Math.floor(pen.chance() * 4)]!
    pen.shape(
      [
        [-w * 0.9, -d * 0.3],
        [w * 0.9, -d * 0.34 + pen.range(-0.08, 0.08)],
        [w * 0.9, d * 0.92],
        [-w * 0.9, d * 0.92],
      ],
      colour,
      0.6,
      0.8,
    )
    pen.line(
      [
        [-w * 0.88, -d * 0.18],
        [w * 0.88, -d * 0.22],
      ],
      0.08,
      0.7,
      shade(pen.rgb(colour), 0.1),
    )
    pen.line(
      [
        [-w * 0.2, d * 0.1],
        [-w * 0.1, d * 0.8],
      ],
      0.025,
      0.35,
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
  carpet(pen, width, depth, tint) {
    woven(pen, width, depth, tint ?? '#7e2c2c')
  },
  rug(pen, width, depth, tint) {
    woven(pen, width, depth, tint ?? ['#6b3a2e', '#3d5060', '#5b5a36'][Math.floor(pen.chance() * 3)]!)
  },
  banner(pen, width, depth, tint) {
    pen.limb(
      [
        [-width / 2, -depth * 0.3],
        [width / 2, -depth * 0.3],
      ],
      0.06,
      darkWood,
    )
    const colour = tint ?? '#7e2c2c'
    pen.shape(
      [
        [-width * 0.42, -depth * 0.3],
        [width * 0.42, -depth * 0.3],
        [width * 0.42, depth * 0.5],
        [0, depth * 0.36],
        [-width * 0.42, depth * 0.5],
      ],
      colour,
      0.5,
      0.8,
    )
    pen.disc(0, 0, 0.08, '#d8b45a', 0.4, 0.5)
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
  forge(pen, width, depth) {
    const w = width / 2
    const d = depth / 2
    pen.box(-w, -d, width, depth, '#7d6a5c', 0.5)
    pen.box(-w * 0.7, -d * 0.7, width * 0.7, depth * 0.8, '#2a1a14', 0, 0.7)
    embers(pen, width * 0.6, depth * 0.6, 14)
    pen.glow(0, 0, w * 1.2, '#ff7a2c', 0.6)
  },
  hearth(pen, width, depth) {
    const w = width / 2
    const d = depth / 2
    pen.box(-w, -d, width, depth, '#857868', 0.5)
    for (let x = -w + 0.3; x < w; x += 0.36)
      pen.line(
        [
          [x, -d],
          [x, -d * 0.4],
        ],
        0.025,
        0.5,
      )
    pen.box(-w * 0.68, -d * 0.5, width * 0.68, depth * 0.75, '#221712', 0, 0.7)
    for (const y of [-0.05, 0.12])
      pen.limb(
        [
          [-w * 0.42, y],
          [w * 0.4, y + 0.06],
        ],
        0.12,
        '#5a3820',
      )
    embers(pen, width * 0.5, depth * 0.4, 9)
    fire(pen, 0, 0, w * 0.34)
  },
  stove(pen, width, depth) {
    const w = width / 2
    pen.box(-w, -depth / 2, width, depth, '#6e655c', 0.5)
    for (const [x, r] of [
      [-0.25, 0.2],
      [0.24, 0.24],
    ] as const) {
      pen.disc(x * width, -depth * 0.05, r, '#3a3a3e', 0.8)
      pen.disc(x * width, -depth * 0.05, r * 0.74, x < 0 ? '#8a5a30' : '#5c7038', 0.3, 0.6)
    }
    pen.box(-0.25, depth * 0.34, 0.5, 0.16, '#e2762c', 0.2, 0.7)
    pen.glow(0, depth * 0.42, 0.4, '#ff8a3c', 0.5)
  },
  cauldron(pen, width, _depth, tint) {
    const r = width / 2
    for (let i = 0; i < 3; i++) {
      const a = i * 2.1 + 0.4
      pen.limb(
        [
          [0, 0],
          [Math.cos(a) * r, Math.sin(a) * r],
        ],
        0.1,
        '#5a3a22',
      )
    }
    pen.disc(0, 0, r * 0.84, '#34353a', 0.9)
    pen.disc(0, 0, r * 0.66, tint ?? '#6f9a3c', -0.3, 0.7)
    for (let i = 0; i < 5; i++)
      pen.disc(
        pen.range(-0.35, 0.35) * r,
        pen.range(-0.35, 0.35) * r,
        pen.range(0.05, 0.11) * r * 2,
        mix(pen.rgb(tint ?? '#6f9a3c'), [240, 250, 200], 0.45),
        0.5,
        0.4,
      )
    pen.glow(0, 0, r, tint ?? '#9be26a', 0.35)
  },
  bar(pen, width, depth) {
    pen.box(-width / 2, -depth / 2, width, depth, darkWood, 0.3)
    plank(pen, -width / 2, -depth / 2 + 0.1, width, depth * 0.76, 2, 'x', '#9a6a3c')
    for (let x = -width / 2 + 0.3; x < width / 2 - 0.2; x += pen.range(0.4, 0.8)) {
      if (pen.chance() < 0.6) mug(pen, x, pen.range(-0.12, 0.2))
      else pen.disc(x, pen.range(-0.1, 0.15), 0.07, '#3f6a4a', 0.9, 0.6)
    }
  },
  wardrobe(pen, width, depth) {
    pen.box(-width / 2, -depth / 2, width, depth, wood, 0.5)
    pen.line(
      [
        [0, -depth / 2],
        [0, depth / 2],
      ],
      0.03,
      0.7,
    )
    for (const x of [-0.08, 0.08]) pen.disc(x, depth * 0.36, 0.035, brass, 0.6, 0.5)
    pen.box(-width / 2, depth * 0.36, width, depth * 0.14, darkWood, 0.3, 0.6)
  },
  bathtub(pen, width, depth) {
    pen.oval(0, 0, width / 2, depth / 2, paleWood, 0.5)
    pen.oval(0, 0, width * 0.38, depth * 0.4, '#6fa0a8', -0.3, 0.7)
    pen.lump(0, depth * 0.15, width * 0.22, depth * 0.14, '#d9ecec', 0.4, 0.3, 0)
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
  campfire(pen, width) {
    const r = width / 2
    pen.lump(0, 0, r * 0.9, r * 0.9, '#2f261f', 0.2, 0, 0)
    for (const [x, y] of ring(0, 0, r * 0.82, 10))
      pen.lump(x, y, 0.14, 0.13, shade(pen.rgb('#8a8478'), pen.range(-0.1, 0.06)), 0.25, 0.8, 0.8, 7)
    for (let i = 0; i < 4; i++) {
      const a = i * 0.8 + 0.3
      pen.limb(
        [
          [Math.cos(a) * -r * 0.5, Math.sin(a) * -r * 0.5],
          [Math.cos(a) * r * 0.5, Math.sin(a) * r * 0.5],
        ],
        0.12,
        '#4a2e1c',
      )
    }
    embers(pen, r, r, 8)
    fire(pen, 0, 0, r * 0.5)
  },
  hay(pen, width, depth) {
    pen.lump(0, 0, width * 0.5, depth * 0.5, '#b99b4c', 0.25, 0.5, 0.7)
    for (let i = 0; i < 26; i++) {
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
} satisfies Partial<Record<PropName, Drawing>>

function woven(pen: Pen, width: number, depth: number, colour: string) {
  const base = pen.rgb(colour)
  pen.box(-width / 2, -depth / 2, width, depth, base, 0.1, 0.8)
  const trim = mix(base, [214, 178, 96], 0.7)
  for (const inset of [0.1, 0.17]) {
    pen.line(
      [
        [-width / 2 + inset, -depth / 2 + inset],
        [width / 2 - inset, -depth / 2 + inset],
        [width / 2 - inset, depth / 2 - inset],
        [-width / 2 + inset, depth / 2 - inset],
        [-width / 2 + inset, -depth / 2 + inset],
      ],
      0.04,
      0.85,
      trim,
    )
  }
  const along = depth >= width
  const length = along ? depth : width
  for (let t = -length / 2 + 0.55; t < length / 2 - 0.3; t += 0.55) {
    const at: Point = along ? [0, t] : [t, 0]
    pen.shape(ring(at[0], at[1], 0.13, 4), trim, 0, 0.3)
    pen.shape(ring(at[0], at[1], 0.06, 4), shade(base, -0.08), 0, 0)
  }
  for (const end of [-1, 1]) {
    for (let i = 0; i < 9; i++) {
      const off = (i / 8 - 0.5) * 0.94
      if (along)
        pen.line(
          [
            [off * width, (end * depth) / 2],
            [off * width, (end * depth) / 2 + end * 0.07],
          ],
          0.02,
          0.6,
          trim,
        )
      else
        pen.line(
          [
            [(end * width) / 2, off * depth],
            [(end * width) / 2 + end * 0.07, off * depth],
          ],
          0.02,
          0.6,
          trim,
        )
    }
  }
}

function mug(pen: Pen, x: number, y: number) {
  pen.disc(x, y, 0.085, '#7a5a34', 0.6, 0.7)
  pen.disc(x, y, 0.055, '#e8d6a0', 0, 0)
}

function tableware(pen: Pen, width: number, depth: number) {
  for (let i = 0; i < 5; i++) {
    const x = pen.range(-0.42, 0.42) * width
    const y = pen.range(-0.3, 0.3) * depth
    const what = pen.chance()
    if (what < 0.4) mug(pen, x, y)
    else if (what < 0.75) {
      pen.disc(x, y, 0.12, '#cfc4aa', 0.3, 0.6)
      pen.lump(x, y, 0.06, 0.05, '#8a5030', 0.3, 0.5, 0.3)
    } else {
      pen.disc(x, y, 0.05, '#e6d9b4', 0.3, 0.5)
      pen.glow(x, y, 0.22, '#ffc46a', 0.7)
    }
  }
}

function embers(pen: Pen, width: number, depth: number, n: number) {
  const colours = ['#d8551f', '#a83a18', '#f08a2c', '#5a2416']
  for (let i = 0; i < n; i++)
    pen.lump(pen.range(-0.5, 0.5) * width, pen.range(-0.5, 0.5) * depth, 0.09, 0.08, colours[i % 4]!, 0.3, 0.3, 0.3)
}

function fire(pen: Pen, x: number, y: number, r: number) {
  pen.glow(x, y, r * 2.6, '#ff8a30', 0.8)
  pen.lump(x, y, r, r, '#f07a24', 0.5, 0, 0, 11)
  pen.lump(x, y, r * 0.66, r * 0.66, '#ffb84a', 0.5, 0, 0)
  pen.lump(x, y, r * 0.32, r * 0.32, '#fff0c0', 0.4, 0, 0)
}
