import type { PropName } from '../catalogue.ts'
import { mix, shade } from './hand.ts'
import { type Drawing, embers, fire, ring } from './strokes.ts'

/** Fires that people keep. */
export const hearths = {
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
} satisfies Partial<Record<PropName, Drawing>>
