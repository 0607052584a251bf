import type { PropName } from '../catalogue.ts'
import type { Point } from '../scene.ts'
import { css, mix, type Rgb, shade } from './hand.ts'
import type { Pen } from './pen.ts'
import { type Drawing, plank } from './strokes.ts'
import { brass, darkStone, darkWood, iron, linen, paleWood, stone, wood } from './stuffs.ts'

const tiles = ['#9a4f36', '#8a5a44', '#7d6a5a', '#5f6670', '#8f6238', '#6e5a4c']
const awnings = ['#a63c34', '#3f6f9a', '#4f8a5a', '#b98a34', '#7a4f8c', '#a85a2c']

/** One slope of a roof: laid in courses of tiles, the light on it given by the way it faces. */
function slope(pen: Pen, outline: readonly Point[], base: Rgb, light: number, along: 'x' | 'y') {
  pen.shape(outline, shade(base, light), 0.12, 0.9)
  if (pen.scale < 8) return
  const { context, hand } = pen
  const xs = outline.map((p) => p[0])
  const ys = outline.map((p) => p[1])
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  context.save()
  context.beginPath()
  for (const [x, y] of outline) context.lineTo(x, y)
  context.closePath()
  context.clip()
  const step = 0.3
  context.lineWidth = Math.max(0.028, 0.6 / pen.scale)
  if (hand.modelled) {
    for (let at = along === 'x' ? top : left; at < (along === 'x' ? bottom : right); at += step) {
      const from = (along === 'x' ? left : top) - pen.chance() * 0.3
      for (let t = from; t < (along === 'x' ? right : bottom); t += 0.34) {
        if (pen.chance() > 0.55) continue
        context.fillStyle = css(hand.tone(shade(base, light + pen.range(-0.05, 0.04))), 0.8)
        if (along === 'x') context.fillRect(t, at, 0.33, step - 0.02)
        else context.fillRect(at, t, step - 0.02, 0.33)
      }
    }
  }
  context.strokeStyle = css(hand.ink, hand.modelled ? 0.32 : hand.style === 'blueprint' ? 0.3 : 0.38)
  context.beginPath()
  for (let at = (along === 'x' ? top : left) + step; at < (along === 'x' ? bottom : right); at += step) {
    if (along === 'x') {
      context.moveTo(left, at)
      context.lineTo(right, at)
    } else {
      context.moveTo(at, top)
      context.lineTo(at, bottom)
    }
  }
  context.stroke()
  context.restore()
}

/** Light on a slope that faces a way (before turning): the sun stands to the upper left. */
function facing(pen: Pen, dx: number, dy: number): number {
  const c = Math.cos(pen.turn)
  const s = Math.sin(pen.turn)
  return -((dx * c - dy * s) * 0.64 + (dx * s + dy * c) * 0.77) * 0.09
}

/** Streets: houses from above, and what stands before them. */
export const townscape = {
  roof(pen, width, depth, tint) {
    const base = pen.rgb(tint ?? tiles[Math.floor(pen.chance() * tiles.length)]!)
    const [w, d] = [width / 2, depth / 2]
    const long = width >= depth
    const hip = pen.chance() < 0.5 ? Math.min(w, d) * 0.7 : 0
    if (long) {
      const r = w - hip
      slope(
        pen,
        [
          [-w, -d],
          [w, -d],
          [r, 0],
          [-r, 0],
        ],
        base,
        facing(pen, 0, -1),
        'x',
      )
      slope(
        pen,
        [
          [-w, d],
          [w, d],
          [r, 0],
          [-r, 0],
        ],
        base,
        facing(pen, 0, 1),
        'x',
      )
      if (hip > 0) {
        slope(
          pen,
          [
            [-w, -d],
            [-r, 0],
            [-w, d],
          ],
          base,
          facing(pen, -1, 0),
          'y',
        )
        slope(
          pen,
          [
            [w, -d],
            [r, 0],
            [w, d],
          ],
          base,
          facing(pen, 1, 0),
          'y',
        )
      }
      pen.limb(
        [
          [-r, 0],
          [r, 0],
        ],
        0.12,
        shade(base, 0.03),
      )
    } else {
      const r = d - hip
      slope(
        pen,
        [
          [-w, -d],
          [-w, d],
          [0, r],
          [0, -r],
        ],
        base,
        facing(pen, -1, 0),
        'y',
      )
      slope(
        pen,
        [
          [w, -d],
          [w, d],
          [0, r],
          [0, -r],
        ],
        base,
        facing(pen, 1, 0),
        'y',
      )
      if (hip > 0) {
        slope(
          pen,
          [
            [-w, -d],
            [0, -r],
            [w, -d],
          ],
          base,
          facing(pen, 0, -1),
          'x',
        )
        slope(
          pen,
          [
            [-w, d],
            [0, r],
            [w, d],
          ],
          base,
          facing(pen, 0, 1),
          'x',
        )
      }
      pen.limb(
        [
          [0, -r],
          [0, r],
        ],
        0.12,
        shade(base, 0.03),
      )
    }
    const [cx, cy] = [w * pen.range(-0.5, 0.5), d * pen.range(-0.5, 0.5)]
    pen.box(cx - 0.26, cy - 0.26, 0.52, 0.52, stone, 0.7)
    pen.box(cx - 0.13, cy - 0.13, 0.26, 0.26, '#1c1714', 0, 0.7)
  },
  chimney(pen, width, depth) {
    pen.box(-width / 2, -depth / 2, width, depth, stone, 0.7)
    pen.box(-width / 4, -depth / 4, width / 2, depth / 2, '#1c1714', 0, 0.7)
  },
  stall(pen, width, depth, tint) {
    const [w, d] = [width / 2, depth / 2]
    const cloth = pen.rgb(tint ?? awnings[Math.floor(pen.chance() * awnings.length)]!)
    for (const x of [-1, 1]) pen.disc(x * (w - 0.08), d - 0.1, 0.08, darkWood, 0.5, 0.7)
    // The counter and its goods stand out in front of the awning.
    plank(pen, -w, -d * 0.2, width, depth * 0.58, 2, 'x', paleWood)
    const goods = ['#b8402f', '#d09a3a', '#7f9a3f', '#c9b48a', '#8a5a8c', '#5f8fa0']
    const kind = Math.floor(pen.chance() * 3)
    for (let i = 0; i < 9; i++) {
      const x = -w * 0.84 + (i % 9) * w * 0.21
      const colour = goods[(i * 7 + kind * 2) % goods.length]!
      if (kind === 0) pen.disc(x, d * 0.2 + pen.range(-0.05, 0.12), 0.1, colour, 0.9, 0.6)
      else if (kind === 1) pen.box(x - 0.1, d * 0.05, 0.19, 0.3, colour, 0.6, 0.6)
      else pen.lump(x, d * 0.22, 0.12, 0.09, colour, 0.3, 0.8, 0.6)
    }
    const stripes = Math.max(4, Math.round(width / 0.34))
    for (let i = 0; i < stripes; i++) {
      const x = -w + (width * i) / stripes
      const tone = i % 2 === 0 ? cloth : mix(pen.rgb(linen), cloth, 0.08)
      pen.box(x, -d, width / stripes, depth * 0.5, tone, 0.5, 0.5)
      pen.disc(x + width / stripes / 2, -d + depth * 0.5, width / stripes / 2, tone, 0.4, 0.4)
    }
    pen.line(
      [
        [-w, -d + 0.04],
        [w, -d + 0.04],
      ],
      0.06,
      0.8,
    )
  },
  'lamp-post'(pen, width) {
    const r = width / 2
    pen.box(-r * 0.8, -r * 0.8, r * 1.6, r * 1.6, darkStone, 0.5, 0.8)
    pen.disc(0, 0, r * 0.6, iron, 0.8)
    pen.glow(0, 0, r * 4, '#ffc878', 0.7)
    pen.disc(0, 0, r * 0.4, '#ffe6ac', 0, 0.7)
  },
  planter(pen, width, depth) {
    pen.box(-width / 2, -depth / 2, width, depth, wood, 0.5)
    for (let i = 0; i < 7; i++)
      pen.lump(pen.range(-0.38, 0.38) * width, pen.range(-0.28, 0.28) * depth, 0.13, 0.12, '#557a3a', 0.4, 0.7, 0.5)
    for (let i = 0; i < 6; i++)
      pen.disc(
        pen.range(-0.4, 0.4) * width,
        pen.range(-0.3, 0.3) * depth,
        0.05,
        ['#c8423c', '#e0b840', '#d8d0e8'][i % 3]!,
        0.3,
        0.4,
      )
  },
  signpost(pen, width, depth) {
    pen.limb(
      [
        [-width / 2, -depth * 0.3],
        [width / 2, -depth * 0.3],
      ],
      0.08,
      iron,
    )
    pen.box(-width * 0.4, -depth * 0.2, width * 0.8, depth * 0.9, wood, 0.5)
    pen.disc(0, depth * 0.24, depth * 0.26, brass, 0.7, 0.6)
  },
  washing(pen, width) {
    const w = width / 2
    pen.line(
      [
        [-w, 0],
        [0, 0.1],
        [w, 0],
      ],
      0.035,
      0.8,
    )
    const colours = ['#d9d2c0', '#a9b8c4', '#b8846a', '#c9bd8a', '#8f9a7c']
    for (let x = -w + 0.3; x < w - 0.35; x += pen.range(0.4, 0.62))
      pen.box(x, 0.03, pen.range(0.24, 0.36), pen.range(0.22, 0.36), colours[Math.floor(pen.chance() * 5)]!, 0.4, 0.6)
  },
  horse(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    const coat = pen.rgb(['#6a4428', '#8a6238', '#3f3430', '#b09a7c', '#7a5230'][Math.floor(pen.chance() * 5)]!)
    for (const [x, y] of [
      [-0.5, -0.25],
      [0.5, -0.25],
      [-0.5, 0.55],
      [0.5, 0.55],
    ] as const)
      pen.oval(x * w, y * d, 0.09, 0.13, shade(coat, -0.1), 0.4, 0.6)
    pen.line(
      [
        [0, d * 0.7],
        [pen.range(-0.1, 0.1), d],
      ],
      0.14,
      1,
      shade(coat, -0.14),
    )
    pen.oval(0, d * 0.2, w * 0.72, d * 0.56, coat, 0.9)
    pen.shape(
      [
        [-w * 0.34, -d * 0.22],
        [w * 0.34, -d * 0.22],
        [w * 0.26, -d * 0.62],
        [w * 0.2, -d * 0.96],
        [-w * 0.2, -d * 0.96],
        [-w * 0.26, -d * 0.62],
      ],
      shade(coat, 0.03),
      0.8,
    )
    pen.limb(
      [
        [0, -d * 0.2],
        [0, -d * 0.68],
      ],
      0.09,
      shade(coat, -0.16),
    )
    for (const x of [-1, 1]) pen.disc(x * w * 0.3, -d * 0.64, 0.06, coat, 0.5, 0.6)
  },
  'dead-horse'(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    const coat = pen.rgb(['#6a4428', '#8a6238', '#5a4438', '#b09a7c', '#7a5230'][Math.floor(pen.chance() * 5)]!)
    pen.tinted(
      Array.from({ length: 14 }, (_, i) => {
        const a = (i / 14) * Math.PI * 2
        const r = pen.range(0.75, 1.1)
        return [w * 0.1 + Math.cos(a) * w * 0.72 * r, d * 0.1 + Math.sin(a) * d * 0.86 * r] as const
      }),
      '#5a1212',
      0.72,
    )
    // On its side, its legs to the front.
    for (const [x, bend] of [
      [-0.42, -0.12],
      [-0.24, 0.1],
      [0.4, -0.06],
      [0.6, 0.16],
    ] as const)
      pen.limb(
        [
          [x * w, 0],
          [(x + bend) * w, d * 0.55],
          [(x + bend * 0.4) * w, d],
        ],
        0.12,
        shade(coat, -0.1),
      )
    pen.line(
      [
        [w * 0.78, -d * 0.2],
        [w, d * 0.2],
      ],
      0.12,
      1,
      '#2e241e',
    )
    pen.oval(w * 0.12, -d * 0.16, w * 0.7, d * 0.48, coat, 0.9)
    pen.shape(
      [
        [-w * 0.4, -d * 0.5],
        [-w * 0.32, d * 0.1],
        [-w * 0.68, -d * 0.1],
        [-w * 0.98, d * 0.12],
        [-w, -d * 0.22],
        [-w * 0.72, -d * 0.56],
      ],
      shade(coat, 0.03),
      0.8,
    )
    pen.limb(
      [
        [-w * 0.3, -d * 0.5],
        [-w * 0.7, -d * 0.52],
      ],
      0.08,
      '#2e241e',
    )
    for (const [x, y] of [
      [0.1, -0.3],
      [0.36, -0.1],
    ] as const) {
      pen.line(
        [
          [x * w, y * d],
          [x * w + 0.22, y * d - 0.5],
        ],
        0.05,
        1,
        '#d8c49a',
      )
      pen.disc(x * w + 0.22, y * d - 0.5, 0.07, '#e9e4d8', 0.3, 0.6)
    }
  },
  arrows(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    const count = 2 + Math.floor(pen.chance() * 2)
    for (let i = 0; i < count; i++) {
      const [x, y] = [pen.range(-0.5, 0.5) * w, pen.range(-0.4, 0.6) * d]
      const lean = pen.range(-0.9, 0.9)
      const [ex, ey] = [x + Math.sin(lean) * 0.62, y - Math.cos(lean) * 0.62]
      pen.line(
        [
          [x, y],
          [ex, ey],
        ],
        0.06,
        1,
        '#d8c49a',
      )
      for (const side of [-1, 1])
        pen.line(
          [
            [ex, ey],
            [ex + side * 0.1 - Math.sin(lean) * 0.14, ey + Math.cos(lean) * 0.14],
          ],
          0.06,
          1,
          '#b8382e',
        )
    }
  },
  trough(pen, width, depth) {
    pen.box(-width / 2, -depth / 2, width, depth, wood, 0.4)
    pen.box(-width / 2 + 0.1, -depth / 2 + 0.1, width - 0.2, depth - 0.2, '#4f8f97', 0.5, 0.7)
  },
} satisfies Partial<Record<PropName, Drawing>>
