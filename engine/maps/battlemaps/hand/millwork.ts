import type { PropName } from '../catalogue.ts'
import { shade } from './hand.ts'
import { type Drawing, plank } from './strokes.ts'
import { stone, wood } from './stuffs.ts'

const pale = '#d8cdb4'

/** Mills, and what stands at a crossroads. */
export const millwork = {
  millstone(pen, width) {
    const r = width / 2
    pen.box(-r, -r, width, width, wood, 0.3)
    pen.disc(0, 0, r * 0.92, stone, 0.7)
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2
      pen.line(
        [
          [Math.cos(a) * r * 0.26, Math.sin(a) * r * 0.26],
          [Math.cos(a + 0.3) * r * 0.84, Math.sin(a + 0.3) * r * 0.84],
        ],
        0.03,
        0.5,
      )
    }
    pen.disc(0, 0, r * 0.22, '#2a2421', 0)
    for (let i = 0; i < 9; i++) pen.disc(pen.range(-1, 1) * r, pen.range(-1, 1) * r, 0.05, pale, 0.2, 0)
  },
  waterwheel(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    pen.limb(
      [
        [0, -d * 1.7],
        [0, d * 1.5],
      ],
      0.2,
      '#4b3521',
    )
    const floats = Math.max(8, Math.round(width / 0.34))
    for (let i = 0; i <= floats; i++) {
      // Seen from above, floats stand nearer together towards the rim's ends.
      const x = -Math.cos((i / floats) * Math.PI) * w
      pen.box(x - 0.06, -d * 0.86, 0.12, depth * 0.86, shade(pen.rgb('#8a6a45'), pen.range(-0.07, 0.05)), 0.3, 0.8)
    }
    for (const side of [-1, 1]) pen.box(-w, side * d * 0.86 - 0.07, width, 0.14, wood, 0.5)
    for (let i = 0; i < 14; i++) pen.disc(pen.range(-1.1, 1.1) * w, pen.range(-1, 1) * d, 0.04, '#dcebec', 0, 0)
  },
  sails(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    for (const side of [-1, 1]) {
      const [near, far] = [0.5, w]
      pen.tinted(
        [
          [side * near, -d],
          [side * far, -d],
          [side * far, d * 0.3],
          [side * near, d * 0.3],
        ],
        pale,
        0.85,
      )
      for (let x = near; x < far; x += 0.42)
        pen.line(
          [
            [side * x, -d],
            [side * x, d * 0.3],
          ],
          0.035,
          0.6,
        )
      for (const y of [-d, d * 0.3])
        pen.line(
          [
            [side * near, y],
            [side * far, y],
          ],
          0.05,
          0.8,
        )
    }
    pen.limb(
      [
        [-w, 0.1],
        [w, 0.1],
      ],
      0.17,
      wood,
    )
    pen.disc(0, 0.1, 0.3, '#5d4229', 0.6)
  },
  gallows(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    plank(pen, -w, -d, width, depth, Math.max(4, Math.round(depth / 0.3)), 'x', '#7d5c3c')
    pen.box(-0.45, -0.35, 0.9, 0.8, '#3a2a1c', 0.1)
    pen.line(
      [
        [-0.45, 0.05],
        [0.45, 0.05],
      ],
      0.04,
      0.7,
    )
    pen.box(-w * 0.92, -0.62, width * 0.92, 0.2, '#5a3f27', 0.6)
    for (const side of [-1, 1]) pen.box(side * w * 0.86 - 0.14, -0.66, 0.28, 0.28, '#4a331f', 0.7)
    pen.line(
      [
        [0, -0.5],
        [0.02, -0.16],
      ],
      0.06,
      0.95,
      '#cbb48a',
    )
    pen.line(
      Array.from({ length: 9 }, (_, i) => [Math.cos((i / 8) * 6.28) * 0.13, 0.02 + Math.sin((i / 8) * 6.28) * 0.17]),
      0.06,
      0.95,
      '#cbb48a',
    )
    for (let i = 0; i < 3; i++) pen.box(w + i * 0.22, -0.3, 0.2, 0.7, '#6a4c30', 0.3, 0.8)
  },
} satisfies Partial<Record<PropName, Drawing>>
