import type { PropName } from '../catalogue.ts'
import { mix, shade } from './hand.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './strokes.ts'

/** Plants, rocks and what lies about out of doors. Trees are drawn by canopy.ts. */
export const greenery = {
  bush(pen, width, depth, tint) {
    const base = pen.rgb(tint ?? '#55713a')
    pen.lump(0, 0, width * 0.5, depth * 0.5, shade(base, -0.12), 0.3, 0.3, 0.8, 11)
    for (let i = 0; i < 22; i++) {
      const a = pen.chance() * Math.PI * 2
      const d = Math.sqrt(pen.chance()) * 0.4
      const x = Math.cos(a) * d * width
      const y = Math.sin(a) * d * depth
      pen.lump(x, y, 0.13, 0.11, shade(base, 0.05 - (x + y) * 0.12 + pen.range(-0.04, 0.05)), 0.35, 0.3, 0.3, 6)
    }
  },
  fern(pen, width, _depth, tint) {
    const base = pen.rgb(tint ?? '#5d8040')
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * Math.PI * 2 + pen.range(-0.3, 0.3)
      const r = width * pen.range(0.36, 0.5)
      pen.line(
        [
          [0, 0],
          [Math.cos(a) * r * 0.6, Math.sin(a) * r * 0.6],
          [Math.cos(a + 0.25) * r, Math.sin(a + 0.25) * r],
        ],
        0.09,
        0.9,
        shade(base, pen.range(-0.08, 0.08)),
      )
      pen.line(
        [
          [0, 0],
          [Math.cos(a) * r * 0.6, Math.sin(a) * r * 0.6],
        ],
        0.02,
        0.5,
        shade(base, 0.14),
      )
    }
  },
  flowers(pen, width, depth, tint) {
    const petals = tint ? [tint] : ['#e6dfd0', '#d8b640', '#a06fc0', '#c8566a']
    const colour = petals[Math.floor(pen.chance() * petals.length)]!
    for (let i = 0; i < 9; i++) {
      const x = pen.range(-0.45, 0.45) * width
      const y = pen.range(-0.45, 0.45) * depth
      pen.lump(x + 0.02, y + 0.03, 0.09, 0.08, '#4a6a34', 0.4, 0, 0, 6)
      pen.lump(x, y, 0.062, 0.062, colour, 0.25, 0.2, 0.25, 6)
      pen.disc(x, y, 0.022, '#e8c860', 0, 0)
    }
  },
  reeds(pen, width, depth) {
    for (let i = 0; i < 15; i++) {
      const x = pen.range(-0.42, 0.42) * width
      const y = pen.range(-0.42, 0.42) * depth
      const lean = pen.range(-0.14, 0.14)
      pen.line(
        [
          [x, y],
          [x + lean * 0.4, y - 0.2],
          [x + lean, y - 0.42],
        ],
        0.04,
        0.95,
        mix(pen.rgb('#6f7a3c'), pen.rgb('#a89a55'), pen.chance()),
      )
      if (pen.chance() < 0.3)
        pen.limb(
          [
            [x + lean, y - 0.42],
            [x + lean, y - 0.3],
          ],
          0.05,
          '#5a3820',
        )
    }
  },
  'lily-pads'(pen, width, depth) {
    for (let i = 0; i < 6; i++) {
      const x = pen.range(-0.38, 0.38) * width
      const y = pen.range(-0.38, 0.38) * depth
      const r = pen.range(0.09, 0.16)
      const a = pen.chance() * 6.28
      pen.context.beginPath()
      pen.context.moveTo(x, y)
      pen.context.arc(x, y, r, a, a + 5.6)
      pen.context.closePath()
      pen.context.fillStyle = cssOf(pen, shade(pen.rgb('#5f8a48'), pen.range(-0.08, 0.06)))
      pen.context.fill()
      pen.context.lineWidth = Math.max(0.02, 0.6 / pen.scale)
      pen.context.strokeStyle = cssOf(pen, shade(pen.rgb('#2f4a2c'), 0))
      pen.context.stroke()
      if (pen.chance() < 0.25) pen.lump(x, y, 0.07, 0.07, '#e6c4d0', 0.4, 0.2, 0.3, 7)
    }
  },
  boulder(pen, width, depth, tint) {
    const base = pen.rgb(tint ?? '#8b877c')
    pen.lump(0, 0, width * 0.5, depth * 0.5, shade(base, -0.1), 0.26, 0.5, 1, 8)
    pen.lump(-width * 0.06, -depth * 0.08, width * 0.36, depth * 0.34, shade(base, 0.03), 0.26, 0.7, 0.4, 7)
    pen.lump(-width * 0.12, -depth * 0.14, width * 0.18, depth * 0.17, shade(base, 0.1), 0.3, 0.5, 0, 6)
    pen.line(
      [
        [width * 0.1, -depth * 0.24],
        [width * 0.16, 0],
        [width * 0.04, depth * 0.2],
      ],
      0.03,
      0.45,
    )
    if (pen.chance() < 0.5) pen.lump(width * 0.18, depth * 0.2, width * 0.14, depth * 0.1, '#6d7d45', 0.4, 0.1, 0)
  },
  log(pen, width, depth) {
    const w = width / 2
    pen.limb(
      [
        [-w * 0.1, -depth * 0.3],
        [-w * 0.28, -depth * 1.05],
      ],
      0.16,
      '#6a4a30',
    )
    pen.limb(
      [
        [w * 0.35, depth * 0.3],
        [w * 0.5, depth * 0.9],
      ],
      0.13,
      '#6a4a30',
    )
    pen.shape(
      [
        [-w, -depth * 0.42],
        [w * 0.96, -depth * 0.5],
        [w, depth * 0.42],
        [-w * 0.98, depth * 0.5],
      ],
      '#71503a',
      0.9,
    )
    for (const y of [-0.25, -0.05, 0.15, 0.3])
      pen.line(
        [
          [-w * 0.9, y * depth],
          [0, (y + 0.03) * depth],
          [w * 0.85, y * depth],
        ],
        0.025,
        0.4,
      )
    pen.oval(-w, 0.02, 0.13, depth * 0.45, '#b8915c', 0.4, 0.8)
    pen.oval(-w, 0.02, 0.06, depth * 0.22, '#a07844', 0, 0.4)
    pen.lump(w * 0.1, -depth * 0.12, w * 0.3, depth * 0.24, '#66793f', 0.4, 0.2, 0)
    pen.lump(-w * 0.5, depth * 0.05, w * 0.16, depth * 0.2, '#66793f', 0.4, 0.2, 0)
  },
  stump(pen, width) {
    const r = width / 2
    for (let i = 0; i < 5; i++) {
      const a = i * 1.26 + 0.4
      pen.limb(
        [
          [0, 0],
          [Math.cos(a) * r, Math.sin(a) * r],
        ],
        0.15,
        '#5f432c',
      )
    }
    pen.lump(0, 0, r * 0.78, r * 0.78, '#6a4a30', 0.15, 0.5, 1)
    pen.lump(0, 0, r * 0.6, r * 0.58, '#c09a63', 0.12, 0.3, 0.6)
    for (const k of [0.4, 0.2]) pen.lump(0, 0, r * k, r * k * 0.95, '#a97f4c', 0.15, 0, 0.4)
  },
  mushroom(pen, width, depth, tint) {
    const caps = tint ? [tint] : ['#b06a4a', '#8f7fb0', '#c2a878', '#5f98a0']
    const cap = pen.rgb(caps[Math.floor(pen.chance() * caps.length)]!)
    if (!tint || pen.chance() < 0.6) pen.glow(0, 0, width * 0.5, cap, 0.2)
    for (const [x, y, r] of [
      [0.04, 0.05, 0.36],
      [-0.3, 0.22, 0.18],
      [0.3, -0.26, 0.2],
      [-0.18, -0.3, 0.13],
    ] as const) {
      const cx = x * width
      const cy = y * depth
      const radius = r * width
      pen.disc(cx, cy, radius, cap, 0.9)
      for (let i = 0; i < 5; i++) {
        const a = pen.chance() * 6.28
        pen.disc(
          cx + Math.cos(a) * radius * 0.55,
          cy + Math.sin(a) * radius * 0.55,
          radius * pen.range(0.1, 0.2),
          shade(cap, 0.16),
          0,
          0,
        )
      }
    }
  },
  cactus(pen, width) {
    const r = width / 2
    const base = pen.rgb('#5f7f4a')
    for (const [x, y, k] of [
      [0, 0, 0.7],
      [0.55, 0.3, 0.38],
      [-0.5, 0.35, 0.34],
    ] as const) {
      pen.disc(x * r, y * r, r * k, base, 0.9)
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * 6.283
        pen.line(
          [
            [x * r + Math.cos(a) * r * k * 0.25, y * r + Math.sin(a) * r * k * 0.25],
            [x * r + Math.cos(a) * r * k * 0.95, y * r + Math.sin(a) * r * k * 0.95],
          ],
          0.025,
          0.5,
          '#33482c',
        )
      }
    }
    pen.lump(0, 0, r * 0.16, r * 0.16, '#d86f8a', 0.3, 0.4, 0.4)
  },
  leaves(pen, width, depth) {
    const colours = ['#c27a2c', '#a8502a', '#d0a03c', '#7d4a26']
    for (let i = 0; i < 26; i++) {
      const x = pen.range(-0.5, 0.5) * width
      const y = pen.range(-0.5, 0.5) * depth
      pen.lump(x, y, 0.055, 0.04, colours[Math.floor(pen.chance() * 4)]!, 0.35, 0, 0.18, 5)
    }
  },
  tuft(pen, width, _depth, tint) {
    const base = pen.rgb(tint ?? '#6a8a40')
    for (let i = 0; i < 7; i++) {
      const x = (i / 6 - 0.5) * width * 0.5
      pen.line(
        [
          [x, 0.08],
          [x * 1.6 + pen.range(-0.05, 0.05), -pen.range(0.08, 0.2)],
        ],
        0.028,
        0.85,
        shade(base, pen.range(-0.09, 0.09)),
      )
    }
  },
  'stepping-stones'(pen, width, depth) {
    const count = Math.max(3, Math.round(depth / 0.75))
    for (let i = 0; i < count; i++) {
      const y = -depth / 2 + ((i + 0.5) * depth) / count
      const x = (i % 2 === 0 ? -0.12 : 0.12) * width + pen.range(-0.08, 0.08)
      pen.lump(x, y, width * 0.3, 0.25, '#5f5c55', 0.2, 0, 0.8)
      pen.lump(x - 0.03, y - 0.03, width * 0.24, 0.2, '#a39d8f', 0.2, 0.7, 0.4)
    }
  },
} satisfies Partial<Record<PropName, Drawing>>

function cssOf(pen: Pen, colour: readonly number[]): string {
  const [r, g, b] = pen.hand.tone([colour[0]!, colour[1]!, colour[2]!])
  return `rgb(${Math.round(r)},${Math.round(g)},${Math.round(b)})`
}
