import type { PropName } from '../catalogue.ts'
import type { Point } from '../scene.ts'
import { shade } from './hand.ts'
import type { Pen } from './pen.ts'
import { type Drawing, plank, ring } from './strokes.ts'
import { darkWood, iron, linen, paleWood, wood } from './stuffs.ts'

const silk = '#dcd8cc'

/** What belongs to one sort of place: an alchemist's glass, a museum's cases, spiders' broods, a grave dug, a ship at her mooring. */
export const gear = {
  'display-case'(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    pen.box(-w, -d, width, depth, darkWood, 0.5)
    pen.box(-w * 0.84, -d * 0.78, width * 0.84, depth * 0.78, '#6e2e34', -0.2, 0.6)
    const what = pen.chance()
    if (what < 0.3) {
      pen.limb(
        [
          [-w * 0.6, d * 0.2],
          [w * 0.6, -d * 0.2],
        ],
        0.07,
        '#c4c8cc',
      )
      pen.limb(
        [
          [-w * 0.32, -d * 0.14],
          [-w * 0.22, d * 0.4],
        ],
        0.05,
        '#b08a3e',
      )
    } else if (what < 0.55) {
      pen.disc(0, 0, d * 0.42, '#d9b24a', 0.8)
      pen.disc(0, 0, d * 0.24, '#6e2e34', 0, 0.6)
      for (const [x, y] of ring(0, 0, d * 0.36, 5)) pen.disc(x, y, 0.05, '#b03a48', 0.8, 0.4)
    } else if (what < 0.8) {
      pen.oval(0, 0, d * 0.36, d * 0.42, '#d8ccab', 0.6)
      for (const s of [-1, 1]) pen.disc(s * d * 0.14, d * 0.06, 0.05, '#2a2019', 0, 0)
    } else
      for (const x of [-0.5, 0, 0.5])
        pen.shape(ring(x * w, 0, 0.12, 5, x), ['#3a7fb0', '#3f9a68', '#b03a48'][Math.round(x * 2 + 1)]!, 0.9, 0.6)
    // The glass over it catches the light.
    pen.tinted(
      [
        [-w * 0.84, -d * 0.78],
        [-w * 0.2, -d * 0.78],
        [-w * 0.6, d * 0.78],
        [-w * 0.84, d * 0.78],
      ],
      '#e8f2f4',
      0.3,
    )
    pen.tinted(
      [
        [w * 0.2, -d * 0.78],
        [w * 0.42, -d * 0.78],
        [w * 0.02, d * 0.78],
        [-w * 0.2, d * 0.78],
      ],
      '#e8f2f4',
      0.22,
    )
  },
  'alchemy-bench'(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    plank(pen, -w, -d, width, depth, 3, 'x', wood)
    const colours = ['#58b36a', '#c24a6a', '#4a86c8', '#d8a83a', '#9a5ac0', '#49b8b0']
    const flask = (x: number, y: number, r: number) => {
      const colour = colours[Math.floor(pen.chance() * colours.length)]!
      pen.glow(x, y, r * 2.2, colour, 0.35)
      pen.disc(x, y, r, '#dfe9ea', 0.5, 0.8)
      pen.disc(x, y, r * 0.74, colour, 0.7, 0.3)
      pen.disc(x - r * 0.25, y - r * 0.3, r * 0.22, '#ffffff', 0, 0)
    }
    for (let x = -w + 0.28; x < w - 0.2; x += 0.42) flask(x, -d * 0.45 + pen.range(-0.06, 0.06), pen.range(0.1, 0.17))
    // A retort over its burner, with a long neck to a receiver.
    pen.glow(-w * 0.3, d * 0.3, 0.4, '#ff9a3c', 0.7)
    pen.limb(
      [
        [-w * 0.3, d * 0.3],
        [w * 0.1, d * 0.12],
        [w * 0.42, d * 0.42],
      ],
      0.06,
      '#dfe9ea',
    )
    flask(-w * 0.3, d * 0.3, 0.2)
    flask(w * 0.46, d * 0.42, 0.13)
    pen.box(w * 0.62, d * 0.02, 0.4, 0.34, linen, 0.2, 0.6)
  },
  'stall-side'(pen, width, depth) {
    plank(pen, -width / 2, -depth / 2, width, depth, 1, 'x', wood)
    for (const x of [-width / 2 + 0.1, 0, width / 2 - 0.1]) pen.box(x - 0.11, -0.12, 0.22, 0.24, darkWood, 0.6, 0.8)
  },
  'egg-sac'(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2 + 0.3
      pen.line(
        [
          [Math.cos(a) * w * 0.6, Math.sin(a) * d * 0.6],
          [Math.cos(a) * w * 1.25, Math.sin(a) * d * 1.25],
        ],
        0.025,
        0.6,
        silk,
      )
    }
    for (const [x, y, r] of [
      [-0.34, 0.16, 0.46],
      [0.34, 0.2, 0.44],
      [0, -0.26, 0.54],
    ] as const) {
      pen.lump(x * w, y * d, r * w, r * d * 1.1, '#d9d3bf', 0.08, 0.7, 0.6)
      pen.lump(x * w, y * d + 0.03, r * w * 0.5, r * d * 0.55, '#a8946a', 0.2, 0.3, 0)
    }
    for (const y of [-0.3, 0.05, 0.4])
      pen.line(
        [
          [-w * 0.8, y * d],
          [0, y * d - 0.08],
          [w * 0.8, y * d],
        ],
        0.02,
        0.6,
        '#f2efe6',
      )
  },
  cocoon(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    pen.lump(0, 0, w * 0.8, d * 0.94, '#cfc9b6', 0.08, 0.7, 0.6)
    for (let i = -5; i <= 5; i++) {
      const y = (i / 6) * d
      const across = Math.sqrt(Math.max(0, 1 - (i / 6) ** 2)) * w * 0.8
      pen.line(
        [
          [-across, y - 0.06],
          [0, y + 0.05],
          [across, y - 0.04],
        ],
        0.025,
        0.65,
        i % 2 === 0 ? '#f4f1e8' : '#8f8a78',
      )
    }
    pen.lump(0, -d * 0.7, w * 0.34, d * 0.14, '#8a7f6a', 0.2, 0.4, 0.2)
  },
  'open-grave'(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    // The earth that was dug out lies along one side.
    pen.lump(w * 0.62, 0, w * 0.42, d * 0.9, '#6a5238', 0.3, 0.7, 0.7)
    for (let i = 0; i < 9; i++)
      pen.lump(w * pen.range(0.4, 0.9), d * pen.range(-0.8, 0.8), 0.1, 0.09, '#7d6344', 0.4, 0.5, 0.3)
    pen.box(-w, -d * 0.94, width * 0.62, depth * 0.94, '#4a3826', 0, 0.8)
    pen.box(-w + 0.08, -d * 0.94 + 0.1, width * 0.62 - 0.16, depth * 0.94 - 0.18, '#1d150e', -0.2, 0.5)
    if (pen.chance() < 0.5)
      pen.shape(
        [
          [-w * 0.72, -d * 0.6],
          [-w * 0.1, -d * 0.6],
          [-w * 0.02, -d * 0.2],
          [-w * 0.2, d * 0.6],
          [-w * 0.62, d * 0.6],
          [-w * 0.8, -d * 0.2],
        ],
        shade(pen.rgb(darkWood), -0.04),
        0.2,
        0.7,
      )
    pen.limb(
      [
        [w * 0.5, -d * 0.5],
        [w * 0.8, d * 0.2],
      ],
      0.05,
      paleWood,
    )
    pen.lump(w * 0.84, d * 0.3, 0.1, 0.14, iron, 0.1, 0.6, 0.2)
  },
  sloop(pen, width, depth, tint) {
    const [w, d] = [width / 2, depth / 2]
    const side = (k: number): Point[] => {
      const half: Point[] = [
        [0, -d],
        [0.42, -d * 0.82],
        [0.8, -d * 0.5],
        [1, -d * 0.1],
        [0.98, d * 0.4],
        [0.78, d * 0.86],
        [0.7, d],
      ]
      const line = half.map(([x, y]): Point => [x * w * k, y < 0 ? y * (k < 1 ? 0.96 : 1) : y * (k < 1 ? 0.97 : 1)])
      return [...line, ...line.toReversed().map(([x, y]): Point => [-x, y])]
    }
    pen.shape(side(1), tint ?? '#5b3b22', 0.7)
    pen.shape(side(0.86), '#96703f', 0.2, 0.8)
    for (let x = -0.7; x <= 0.72; x += 0.2) {
      const reach = Math.sqrt(1 - (x * 0.92) ** 2)
      pen.line(
        [
          [x * w * 0.86, -d * 0.86 * reach],
          [x * w * 0.82, d * 0.94],
        ],
        0.02,
        0.4,
      )
    }
    // The cabin's roof astern, a hatch, the mast with its furled sail.
    plank(pen, -w * 0.6, d * 0.56, w * 1.2, d * 0.36, 6, 'y', '#6f4f35')
    pen.line(
      [
        [-w * 0.84, d * 0.52],
        [w * 0.84, d * 0.52],
      ],
      0.07,
      0.9,
      darkWood,
    )
    pen.box(-w * 0.32, d * 0.08, w * 0.64, d * 0.2, '#3a2a1c', -0.2)
    for (const x of [-0.16, 0, 0.16])
      pen.line(
        [
          [x * w, d * 0.08],
          [x * w, d * 0.28],
        ],
        0.05,
        0.9,
        paleWood,
      )
    for (const s of [-1, 1])
      for (const y of [-0.28, 0.36]) pen.box(s * w * 0.66 - 0.18, y * d - 0.12, 0.36, 0.24, iron, 0.6)
    pen.limb(
      [
        [0, -d * 0.92],
        [0, -d * 1.18],
      ],
      0.12,
      darkWood,
    )
    pen.limb(
      [
        [-w * 1.05, -d * 0.16],
        [w * 1.05, -d * 0.16],
      ],
      0.14,
      darkWood,
    )
    for (let i = 0; i < 9; i++)
      pen.lump(-w * 0.92 + (i * w * 1.84) / 8, -d * 0.16 + 0.12, w * 0.14, 0.15, linen, 0.15, 0.6, 0.4)
    pen.disc(0, -d * 0.16, 0.24, wood, 0.7)
  },
  vines(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    pen.limb(
      [
        [-w, 0],
        [w, 0],
      ],
      0.05,
      darkWood,
    )
    for (let x = -w + 0.15; x < w; x += 0.26) {
      pen.lump(
        x,
        pen.range(-0.3, 0.3) * d,
        0.22,
        d * 0.72,
        shade(pen.rgb('#55763a'), pen.range(-0.08, 0.06)),
        0.35,
        0.5,
        0.6,
      )
      if (pen.chance() < 0.4)
        for (const [a, b] of [
          [0, 0],
          [0.06, 0.05],
          [-0.05, 0.07],
        ] as const)
          pen.disc(x + a, pen.range(-0.1, 0.1) + b, 0.055, '#5c2f63', 0.7, 0.4)
    }
    for (const x of [-w + 0.06, w - 0.06]) pen.disc(x, 0, 0.09, paleWood, 0.6, 0.7)
  },
  steam(pen, width) {
    vapour(pen, width / 2)
  },
} satisfies Partial<Record<PropName, Drawing>>

function vapour(pen: Pen, r: number) {
  if (!pen.hand.modelled) {
    for (let i = 0; i < 3; i++) {
      const [x, y, s] = [pen.range(-0.5, 0.5) * r, pen.range(-0.5, 0.5) * r, pen.range(0.2, 0.35) * r]
      pen.line(ring(x, y, s, 8, i), 0.02, 0.3)
    }
    return
  }
  for (let i = 0; i < 8; i++) {
    const [x, y, s] = [pen.range(-0.55, 0.55) * r, pen.range(-0.55, 0.55) * r, pen.range(0.3, 0.55) * r]
    const puff = pen.context.createRadialGradient(x, y, 0, x, y, s)
    puff.addColorStop(0, 'rgba(238,243,244,0.3)')
    puff.addColorStop(0.55, 'rgba(232,238,240,0.15)')
    puff.addColorStop(1, 'rgba(228,235,238,0)')
    pen.context.fillStyle = puff
    pen.context.fillRect(x - s, y - s, s * 2, s * 2)
  }
}
