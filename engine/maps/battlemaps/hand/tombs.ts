import type { PropName } from '../catalogue.ts'
import type { Point } from '../scene.ts'
import { shade } from './hand.ts'
import type { Pen } from './pen.ts'
import { type Drawing, flame } from './strokes.ts'
import { bone, brass, paleStone, stone, wax } from './stuffs.ts'

/** What lies with the dead. */
export const tombs = {
  coffin(pen, width, depth, tint) {
    const w = width / 2
    const d = depth / 2
    const outline = (k: number): Point[] => [
      [-w * 0.62 * k, -d * k],
      [w * 0.62 * k, -d * k],
      [w * k, -d * 0.45 * k],
      [w * 0.6 * k, d * k],
      [-w * 0.6 * k, d * k],
      [-w * k, -d * 0.45 * k],
    ]
    const base = tint ?? (pen.chance() < 0.5 ? stone : '#7d5b3c')
    const ajar = pen.chance() < 0.28
    pen.shape(outline(1), shade(pen.rgb(base), -0.12), 0.3)
    if (ajar) {
      pen.shape(outline(0.82), '#1d1713', 0, 0.6)
      pen.context.save()
      pen.context.translate(w * 0.55, d * 0.12)
      pen.context.rotate(0.22)
      pen.shape(outline(0.94), base, 0.6)
      pen.line(
        [
          [0, -d * 0.6],
          [0, d * 0.35],
        ],
        0.05,
        0.6,
      )
      pen.line(
        [
          [-w * 0.34, -d * 0.26],
          [w * 0.34, -d * 0.26],
        ],
        0.05,
        0.6,
      )
      pen.context.restore()
    } else {
      pen.shape(outline(0.84), base, 0.6, 0.7)
      pen.line(
        [
          [0, -d * 0.62],
          [0, d * 0.42],
        ],
        0.05,
        0.6,
      )
      pen.line(
        [
          [-w * 0.36, -d * 0.28],
          [w * 0.36, -d * 0.28],
        ],
        0.05,
        0.6,
      )
    }
  },
  sarcophagus(pen, width, depth, tint) {
    const w = width / 2
    const d = depth / 2
    const base = tint ?? paleStone
    pen.box(-w, -d, width, depth, shade(pen.rgb(base), -0.14), 0.4)
    pen.box(-w * 0.84, -d * 0.9, width * 0.84, depth * 0.9, base, 0.6)
    pen.disc(0, -d * 0.6, w * 0.26, shade(pen.rgb(base), 0.05), 0.8, 0.7)
    pen.shape(
      [
        [-w * 0.42, -d * 0.4],
        [w * 0.42, -d * 0.4],
        [w * 0.3, d * 0.7],
        [-w * 0.3, d * 0.7],
      ],
      shade(pen.rgb(base), 0.03),
      0.8,
      0.7,
    )
    pen.line(
      [
        [0, -d * 0.3],
        [0, d * 0.6],
      ],
      0.06,
      0.55,
    )
    pen.line(
      [
        [-w * 0.24, -d * 0.18],
        [w * 0.24, -d * 0.18],
      ],
      0.06,
      0.55,
    )
  },
  altar(pen, width, depth, tint) {
    const w = width / 2
    const d = depth / 2
    pen.box(-w, -d, width, depth, shade(pen.rgb(stone), -0.06), 0.4)
    pen.box(-w * 0.9, -d * 0.84, width * 0.9, depth * 0.84, paleStone, 0.5, 0.6)
    pen.box(-w * 0.34, -d * 0.95, width * 0.34, depth * 0.98, tint ?? '#7e2b2a', 0.4, 0.7)
    pen.line(
      [
        [-w * 0.26, -d * 0.9],
        [-w * 0.26, d * 0.9],
      ],
      0.03,
      0.8,
      brass,
    )
    pen.line(
      [
        [w * 0.26, -d * 0.9],
        [w * 0.26, d * 0.9],
      ],
      0.03,
      0.8,
      brass,
    )
    for (const side of [-1, 1]) {
      pen.disc(side * w * 0.66, -d * 0.2, 0.09, wax, 0.6, 0.7)
      flame(pen, side * w * 0.66, -d * 0.24, 0.07)
    }
    pen.disc(0, -d * 0.05, 0.16, brass, 0.8, 0.8)
  },
  urn(pen, width, _depth, tint) {
    const r = width / 2
    const base = tint ?? (pen.chance() < 0.5 ? '#a0623f' : '#8f8470')
    pen.disc(0, 0, r * 0.94, base, 0.9)
    pen.disc(0, 0, r * 0.55, shade(pen.rgb(base), -0.06), 0.4, 0.7)
    pen.disc(0, 0, r * 0.38, '#1c1512', 0, 0.6)
  },
  bones(pen, width, depth) {
    for (let i = 0; i < 7; i++) {
      const x = pen.range(-0.38, 0.38) * width
      const y = pen.range(-0.38, 0.38) * depth
      const a = pen.chance() * Math.PI
      const dx = Math.cos(a) * 0.15
      const dy = Math.sin(a) * 0.15
      pen.limb(
        [
          [x - dx, y - dy],
          [x + dx, y + dy],
        ],
        0.055,
        bone,
      )
      for (const end of [-1, 1]) pen.disc(x + dx * end, y + dy * end, 0.045, bone, 0.3, 0.5)
    }
    skull(pen, pen.range(-0.15, 0.15) * width, pen.range(-0.15, 0.15) * depth, 0.15)
  },
  skeleton(pen, _width, depth) {
    const d = depth / 2
    pen.limb(
      [
        [0, -d * 0.5],
        [0.03, d * 0.15],
      ],
      0.05,
      bone,
    )
    for (let i = 0; i < 4; i++)
      pen.limb(
        [
          [-0.16 + i * 0.015, -d * 0.4 + i * 0.1],
          [0.17 - i * 0.015, -d * 0.38 + i * 0.1],
        ],
        0.035,
        bone,
      )
    pen.limb(
      [
        [-0.15, -d * 0.42],
        [-0.3, -d * 0.1],
        [-0.2, d * 0.15],
      ],
      0.045,
      bone,
    )
    pen.limb(
      [
        [0.16, -d * 0.42],
        [0.33, -d * 0.2],
        [0.36, d * 0.1],
      ],
      0.045,
      bone,
    )
    pen.limb(
      [
        [0, d * 0.18],
        [-0.14, d * 0.55],
        [-0.1, d * 0.95],
      ],
      0.05,
      bone,
    )
    pen.limb(
      [
        [0.03, d * 0.18],
        [0.2, d * 0.5],
        [0.14, d * 0.9],
      ],
      0.05,
      bone,
    )
    skull(pen, 0, -d * 0.72, 0.16)
  },
  web(pen, width, depth) {
    const r = Math.min(width, depth) * 0.5
    const spokes = 9
    const silk = '#e8e6de'
    // A great web is of thicker threads than a cobweb.
    const thick = 0.008 + r * 0.026
    for (let i = 0; i < spokes; i++) {
      const a = (i / spokes) * Math.PI * 2 + 0.2
      pen.line(
        [
          [0, 0],
          [Math.cos(a) * r, Math.sin(a) * r],
        ],
        Math.max(0.022, thick),
        r > 0.8 ? 0.85 : 0.6,
        silk,
      )
    }
    for (const k of [0.25, 0.45, 0.65, 0.85]) {
      const points: Point[] = []
      for (let i = 0; i <= spokes; i++) {
        const a = (i / spokes) * Math.PI * 2 + 0.2
        const b = ((i + 0.5) / spokes) * Math.PI * 2 + 0.2
        points.push([Math.cos(a) * r * k, Math.sin(a) * r * k])
        if (i < spokes) points.push([Math.cos(b) * r * k * 0.84, Math.sin(b) * r * k * 0.84])
      }
      pen.line(points, Math.max(0.02, thick * 0.85), r > 0.8 ? 0.75 : 0.5, silk)
    }
  },
  gravestone(pen, width, depth) {
    pen.lump(0, depth * 1.6, width * 0.5, depth * 1.5, '#5d4b35', 0.15, 0.4, 0.5)
    pen.shape(
      [
        [-width / 2, depth / 2],
        [-width / 2, -depth * 0.2],
        [-width * 0.3, -depth / 2],
        [width * 0.3, -depth / 2],
        [width / 2, -depth * 0.2],
        [width / 2, depth / 2],
      ],
      shade(pen.rgb('#98968c'), pen.range(-0.08, 0.04)),
      0.8,
    )
    pen.line(
      [
        [-width * 0.25, depth * 0.1],
        [width * 0.25, depth * 0.1],
      ],
      0.03,
      0.6,
    )
  },
} satisfies Partial<Record<PropName, Drawing>>

function skull(pen: Pen, x: number, y: number, r: number) {
  pen.oval(x, y, r * 0.86, r, bone, 0.6, 0.8)
  pen.box(x - r * 0.45, y + r * 0.6, r * 0.9, r * 0.5, bone, 0.3, 0.6)
  for (const side of [-1, 1]) pen.disc(x + side * r * 0.36, y + r * 0.22, r * 0.24, '#2a2019', 0, 0)
}
