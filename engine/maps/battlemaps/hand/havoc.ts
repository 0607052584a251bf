import type { PropName } from '../catalogue.ts'
import type { Point } from '../scene.ts'
import { shade } from './hand.ts'
import type { Pen } from './pen.ts'
import { type Drawing, plank, ring } from './strokes.ts'

const wood = '#6a4a30'

/** A tongue of flame from its foot to its tip, leaning the way the draught blows. */
function tongue(pen: Pen, x: number, y: number, long: number, lean: number, colour: string): void {
  const wide = long * 0.34
  pen.shape(
    [
      [x - wide, y],
      [x - wide * 0.7 + lean * 0.3, y - long * 0.45],
      [x + lean, y - long],
      [x + wide * 0.55 + lean * 0.4, y - long * 0.4],
      [x + wide, y],
      [x + wide * 0.4, y + wide * 0.6],
      [x - wide * 0.5, y + wide * 0.6],
    ],
    colour,
    0,
    pen.hand.modelled ? 0 : 0.7,
  )
}

/** What fire and years leave of a place, and what fire is. */
export const havoc = {
  flames(pen, width) {
    const r = width / 2
    pen.glow(0, 0, r * 2, '#ff7a22', 0.75)
    const tongues = Array.from({ length: 9 }, (): [number, number, number, number] => {
      const a = pen.range(0, 6.28)
      const far = pen.range(0, 0.72) * r
      return [Math.cos(a) * far, Math.sin(a) * far * 0.8, pen.range(0.5, 1) * r, pen.range(-0.2, 0.2) * r]
    }).sort((a, b) => a[1] - b[1])
    for (const [x, y, long, lean] of tongues) tongue(pen, x, y, long, lean, '#e2531a')
    for (const [x, y, long, lean] of tongues) tongue(pen, x, y - long * 0.02, long * 0.7, lean * 0.7, '#ff9a2a')
    for (const [x, y, long, lean] of tongues.slice(3)) tongue(pen, x, y, long * 0.42, lean * 0.4, '#ffe08a')
    for (let i = 0; i < 7; i++) {
      const [x, y] = [pen.range(-1.1, 1.1) * r, pen.range(-1.3, 0.8) * r]
      pen.disc(x, y, 0.03, '#ffc45a', 0, 0)
    }
  },
  smoke(pen, width) {
    const { context, hand } = pen
    const r = width / 2
    if (!hand.modelled) {
      for (let i = 0; i < 4; i++) {
        const [x, y, s] = [pen.range(-0.5, 0.5) * r, pen.range(-0.5, 0.5) * r, pen.range(0.2, 0.4) * r]
        pen.line(
          ring(x, y, s, 9, i).map(
            ([px, py], k): Point => [x + (px - x) * (1 - k * 0.09), y + (py - y) * (1 - k * 0.09)],
          ),
          0.03,
          0.45,
        )
      }
      return
    }
    for (let i = 0; i < 9; i++) {
      const [x, y, s] = [pen.range(-0.55, 0.55) * r, pen.range(-0.55, 0.55) * r, pen.range(0.3, 0.55) * r]
      const puff = context.createRadialGradient(x, y, 0, x, y, s)
      puff.addColorStop(0, 'rgba(46,42,44,0.34)')
      puff.addColorStop(0.55, 'rgba(58,54,56,0.2)')
      puff.addColorStop(1, 'rgba(70,66,68,0)')
      context.fillStyle = puff
      context.fillRect(x - s, y - s, s * 2, s * 2)
    }
  },
  wreckage(pen, width, depth) {
    for (let i = 0; i < 9; i++) {
      const [x, y, a] = [pen.range(-0.36, 0.36) * width, pen.range(-0.34, 0.34) * depth, pen.range(0, 3.14)]
      const long = pen.range(0.2, 0.5)
      const [dx, dy] = [Math.cos(a) * long, Math.sin(a) * Math.min(long, depth * 0.4)]
      const tone = shade(pen.rgb(wood), pen.range(-0.1, 0.05))
      pen.shape(
        [
          [x - dx - dy * 0.16, y - dy + dx * 0.16],
          [x + dx - dy * 0.2, y + dy + dx * 0.12],
          [x + dx * 1.18, y + dy * 1.1],
          [x + dx + dy * 0.18, y + dy - dx * 0.16],
          [x - dx + dy * 0.16, y - dy - dx * 0.16],
        ],
        tone,
        0.3,
        0.8,
      )
    }
    for (let i = 0; i < 8; i++)
      pen.lump(pen.range(-0.45, 0.45) * width, pen.range(-0.45, 0.45) * depth, 0.06, 0.05, '#8a7a66', 0.4, 0.3, 0.5, 5)
  },
  ivy(pen, width, depth) {
    for (let i = 0; i < 16; i++) {
      const [x, y] = [pen.range(-0.5, 0.5) * width, pen.range(-0.5, 0.5) * depth]
      const tone = shade(pen.rgb(i % 3 === 0 ? '#3f6a34' : '#567f3c'), pen.range(-0.06, 0.07))
      pen.lump(x, y, pen.range(0.1, 0.2), pen.range(0.09, 0.17), tone, 0.45, 0.4, 0.35, 6)
    }
    for (let i = 0; i < 4; i++)
      pen.line(
        [
          [pen.range(-0.6, 0.6) * width, pen.range(-0.7, 0.7) * depth],
          [pen.range(-0.3, 0.3) * width, pen.range(-0.3, 0.3) * depth],
        ],
        0.03,
        0.6,
        '#4a6a30',
      )
  },
  'roof-hole'(pen, width, depth, tint) {
    const hole = Array.from({ length: 13 }, (_, i): Point => {
      const a = (i / 13) * Math.PI * 2
      const r = pen.range(0.34, 0.52)
      return [Math.cos(a) * width * r, Math.sin(a) * depth * r]
    })
    pen.tinted(
      hole.map(([x, y]): Point => [x * 1.22, y * 1.22]),
      '#1a1412',
      0.45,
    )
    pen.shape(hole, pen.hand.modelled ? '#17110e' : '#6a5a4c', 0, 0.8)
    const { context } = pen
    context.save()
    context.beginPath()
    for (const [x, y] of hole) context.lineTo(x, y)
    context.clip()
    const across = pen.chance() < 0.5
    for (let at = -0.4; at < 0.45; at += 0.22)
      pen.limb(
        across
          ? [
              [at * width, -depth * pen.range(0.2, 0.6)],
              [at * width, depth * pen.range(0.1, 0.6)],
            ]
          : [
              [-width * pen.range(0.2, 0.6), at * depth],
              [width * pen.range(0.1, 0.6), at * depth],
            ],
        0.09,
        tint ?? '#5d4630',
      )
    context.restore()
  },
  'dead-hearth'(pen, width, depth) {
    const w = width / 2
    const d = depth / 2
    pen.box(-w, -d, width, depth, '#6f665b', 0.5)
    pen.box(-w * 0.68, -d * 0.5, width * 0.68, depth * 0.75, '#1b1614', 0, 0.7)
    for (let i = 0; i < 9; i++)
      pen.lump(pen.range(-0.55, 0.55) * w, pen.range(-0.3, 0.4) * d, 0.12, 0.09, '#57524e', 0.4, 0.2, 0)
    pen.limb(
      [
        [-w * 0.36, 0.06],
        [w * 0.1, -0.02],
      ],
      0.1,
      '#2a2421',
    )
    for (let i = 0; i < 5; i++)
      pen.lump(pen.range(-0.9, 0.9) * w, d * pen.range(0.7, 1.05), 0.09, 0.08, '#7d7367', 0.3, 0.6, 0.7, 6)
  },
  'fallen-beam'(pen, width, depth) {
    plank(pen, -width / 2, -depth / 2, width * 0.62, depth, 2, 'x', wood)
    plank(pen, width * 0.16, -depth * 0.3, width * 0.34, depth, 2, 'x', shade(pen.rgb(wood), -0.05))
    for (let i = 0; i < 5; i++)
      pen.lump(width * pen.range(0.02, 0.26), depth * pen.range(-0.7, 0.8), 0.08, 0.05, '#8b6c4a', 0.5, 0.3, 0.5, 5)
  },
  'fallen-pillar'(pen, width, depth) {
    const d = depth / 2
    const drums = Math.max(2, Math.round(width / 0.75))
    for (let i = 0; i < drums; i++) {
      const x = -width / 2 + (i * width) / drums
      const slip = pen.range(-0.12, 0.12) + (i > drums / 2 ? 0.12 : 0)
      pen.box(x, -d + slip, width / drums - 0.06, depth, shade(pen.rgb('#9a9384'), pen.range(-0.05, 0.04)), 0.7)
      for (const y of [-0.5, 0, 0.5])
        pen.line(
          [
            [x + 0.06, y * d + slip],
            [x + width / drums - 0.1, y * d + slip],
          ],
          0.025,
          0.4,
        )
    }
    for (let i = 0; i < 6; i++)
      pen.lump(pen.range(-0.5, 0.5) * width, pen.range(-1.1, 1.1) * d, 0.09, 0.08, '#8a8376', 0.4, 0.6, 0.7, 6)
  },
  'dance-floor'(pen, width, depth) {
    pen.box(-width / 2, -depth / 2, width, depth, '#4a2f1c', 0.1, 1.4)
    const inset = 0.2
    const [w, d] = [width - inset * 2, depth - inset * 2]
    const across = Math.max(2, Math.round(w))
    const down = Math.max(2, Math.round(d))
    for (let i = 0; i < across; i++)
      for (let k = 0; k < down; k++)
        plank(
          pen,
          -w / 2 + (i * w) / across,
          -d / 2 + (k * d) / down,
          w / across,
          d / down,
          4,
          (i + k) % 2 === 0 ? 'x' : 'y',
          shade(pen.rgb((i + k) % 2 === 0 ? '#b98a50' : '#9a6d3c'), pen.range(-0.02, 0.02)),
        )
    const star = Math.min(w, d) * 0.3
    pen.disc(0, 0, star, '#6b4426', 0, 1)
    pen.disc(0, 0, star * 0.86, '#c99a5c', 0.2, 0.6)
    pen.shape(
      ring(0, 0, star * 0.8, 16).map(([x, y], i): Point => (i % 2 === 0 ? [x, y] : [x * 0.42, y * 0.42])),
      '#7d4f2b',
      0,
      0.6,
    )
  },
  'rotten-boardwalk'(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    for (const side of [-1, 1])
      if (pen.chance() < 0.8) pen.box(side * w * 0.7 - 0.06, -d, 0.12, depth * pen.range(0.6, 1), '#3d3022', 0.2, 0.7)
    const boards = Math.max(2, Math.round(depth / 0.3))
    for (let i = 0; i < boards; i++) {
      if (pen.chance() < 0.3) continue
      // Some are broken off short, some hang by one nail, and moss has most of them.
      const [left, right] =
        pen.chance() < 0.25 ? [pen.range(-0.3, 0.1), 0.95] : [-0.95, pen.chance() < 0.25 ? 0.2 : 0.92]
      const y = -d + ((i + 0.5) * depth) / boards
      const skew = pen.range(-0.12, 0.12)
      const thick = (depth / boards) * 0.4
      const tone = shade(pen.rgb(pen.chance() < 0.35 ? '#66703f' : '#6d5a42'), pen.range(-0.08, 0.04))
      pen.shape(
        [
          [w * left, y - thick - skew],
          [w * right, y - thick + skew],
          [w * (right - 0.06), y + thick + skew],
          [w * (left + 0.05), y + thick - skew],
        ],
        tone,
        0.3,
        0.8,
      )
    }
    for (const side of [-1, 1]) if (pen.chance() < 0.7) pen.disc(side * w, 0, 0.11, '#4a3a28', 0.7)
  },
  boardwalk(pen, width, depth) {
    const [w, d] = [width / 2, depth / 2]
    for (const side of [-1, 1]) pen.box(side * w * 0.74 - 0.07, -d, 0.14, depth, '#4b3521', 0.2, 0.7)
    const boards = Math.max(1, Math.round(depth / 0.27))
    for (let i = 0; i < boards; i++) {
      if (pen.chance() < 0.04) continue
      const out = pen.range(-0.07, 0.07)
      const tone = shade(pen.rgb('#8d6c49'), pen.range(-0.08, 0.05))
      pen.box(-w * 0.92 + out, -d + (i * depth) / boards + 0.015, width * 0.92, depth / boards - 0.03, tone, 0.35, 0.8)
    }
    for (const side of [-1, 1]) pen.disc(side * w, 0, 0.11, '#5d4229', 0.7)
  },
} satisfies Partial<Record<PropName, Drawing>>
