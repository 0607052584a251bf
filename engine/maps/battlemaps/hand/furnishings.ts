import type { PropName } from '../catalogue.ts'
import type { Point } from '../scene.ts'
import { mix, shade } from './hand.ts'
import type { Pen } from './pen.ts'
import { type Drawing, plank, ring } from './strokes.ts'
import { brass, darkWood, linen, paleWood, wood } from './stuffs.ts'

/** What people sit at, sleep in and live with. */
export const furnishings = {
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
    for (const x of [-0.36, 0.36])
      for (const y of [-0.36, 0.42]) pen.disc(x * width, y * depth, width * 0.09, darkWood, 0.5, 0.6)
    pen.box(-width * 0.38, -depth * 0.34, width * 0.76, depth * 0.72, paleWood, 0.4)
    pen.box(-width * 0.26, -depth * 0.2, width * 0.52, depth * 0.46, '#8a5a3a', 0.6, 0.5)
    pen.shape(
      [
        [-width * 0.46, -depth * 0.36],
        [-width * 0.3, -depth * 0.52],
        [width * 0.3, -depth * 0.52],
        [width * 0.46, -depth * 0.36],
        [width * 0.4, -depth * 0.28],
        [-width * 0.4, -depth * 0.28],
      ],
      wood,
      0.5,
      0.8,
    )
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
  wardrobe(pen, width, depth) {
    const [half, front] = [width / 2, depth * 0.16]
    // Its doors stand open, so that from above too it is seen what hangs in it.
    const cloths = ['#7d3b35', '#3f5a78', '#b39a5c', '#4c6647', '#6b4a72', '#c9bfa6']
    const step = (width * 0.76) / cloths.length
    for (const [i, cloth] of cloths.entries())
      pen.oval(-width * 0.38 + step * (i + 0.5), front + depth * 0.04, step * 0.46, depth * 0.2, cloth, 0.5, 0.6)
    pen.box(-half, -depth / 2, width, front + depth / 2, wood, 0.5)
    plank(pen, -half + 0.08, -depth / 2 + 0.07, width - 0.16, front + depth / 2 - 0.14, 3, 'x', paleWood)
    for (const side of [-1, 1]) {
      const [x, out] = [side * half, side * (half + width * 0.12)]
      pen.shape(
        [
          [x, front - 0.02],
          [out, depth / 2 + 0.06],
          [out - side * 0.075, depth / 2 + 0.08],
          [x - side * 0.085, front + 0.01],
        ],
        darkWood,
        0.4,
        0.8,
      )
      pen.disc(out - side * 0.02, depth / 2 + 0.02, 0.035, brass, 0.6, 0.5)
    }
  },
  bathtub(pen, width, depth) {
    pen.oval(0, 0, width / 2, depth / 2, paleWood, 0.5)
    pen.oval(0, 0, width * 0.38, depth * 0.4, '#6fa0a8', -0.3, 0.7)
    pen.lump(0, depth * 0.15, width * 0.22, depth * 0.14, '#d9ecec', 0.4, 0.3, 0)
  },
  bar(pen, width, depth) {
    pen.box(-width / 2, -depth / 2, width, depth, darkWood, 0.3)
    plank(pen, -width / 2, -depth / 2 + 0.1, width, depth * 0.76, 2, 'x', '#9a6a3c')
    for (let x = -width / 2 + 0.3; x < width / 2 - 0.2; x += pen.range(0.4, 0.8)) {
      if (pen.chance() < 0.6) mug(pen, x, pen.range(-0.12, 0.2))
      else pen.disc(x, pen.range(-0.1, 0.15), 0.07, '#3f6a4a', 0.9, 0.6)
    }
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
} satisfies Partial<Record<PropName, Drawing>>

function books(pen: Pen, x: number, y: number, width: number, height: number) {
  const colours = ['#7b2e2a', '#2f4f6a', '#4f5a2e', '#8a6a2c', '#5a3a5c', '#3a3a3a', '#9a7a4c']
  for (let at = x; at < x + width - 0.06; ) {
    const thick = Math.min(pen.range(0.06, 0.13), x + width - at)
    const short = pen.range(0, 0.35) * height
    pen.box(at, y + short * 0.5, thick, height - short, colours[Math.floor(pen.chance() * colours.length)]!, 0.5, 0.5)
    at += thick
  }
}

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
