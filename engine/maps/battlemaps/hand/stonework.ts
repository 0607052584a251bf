import type { PropName } from '../catalogue.ts'
import type { Point } from '../scene.ts'
import { mix, shade } from './hand.ts'
import type { Pen } from './pen.ts'
import { type Drawing, ring } from './strokes.ts'
import { brass, darkStone, paleStone, stone } from './stuffs.ts'

/** Things of dressed and rough stone, and what is found among them. */
export const stonework = {
  pillar(pen, width, _depth, tint) {
    const r = width / 2
    const base = tint ?? paleStone
    pen.box(-r, -r, r * 2, r * 2, shade(pen.rgb(base), -0.1), 0.4)
    pen.disc(0, 0, r * 0.86, base, 0.8)
    pen.disc(0, 0, r * 0.6, shade(pen.rgb(base), 0.05), 0.7, 0.6)
  },
  statue(pen, width, _depth, tint) {
    const r = width / 2
    const base = pen.rgb(tint ?? '#b0a998')
    pen.box(-r, -r, r * 2, r * 2, shade(pen.rgb(darkStone), 0.04), 0.4)
    pen.disc(0, 0, r * 0.84, stone, 0.4, 0.6)
    // A cloaked figure leaning on a sword, from above.
    pen.shape(
      [
        [-r * 0.62, -r * 0.1],
        [-r * 0.4, -r * 0.48],
        [r * 0.4, -r * 0.48],
        [r * 0.62, -r * 0.1],
        [r * 0.3, r * 0.3],
        [-r * 0.3, r * 0.3],
      ],
      shade(base, -0.05),
      0.9,
    )
    pen.limb(
      [
        [-r * 0.5, -r * 0.08],
        [-r * 0.06, r * 0.42],
      ],
      r * 0.2,
      base,
    )
    pen.limb(
      [
        [r * 0.5, -r * 0.08],
        [r * 0.06, r * 0.42],
      ],
      r * 0.2,
      base,
    )
    pen.line(
      [
        [-r * 0.26, r * 0.46],
        [r * 0.26, r * 0.46],
      ],
      r * 0.14,
      1,
      shade(base, 0.04),
    )
    pen.line(
      [
        [0, r * 0.36],
        [0, r * 0.84],
      ],
      r * 0.12,
      1,
      shade(base, 0.08),
    )
    pen.disc(0, -r * 0.16, r * 0.26, shade(base, 0.07), 0.9)
  },
  well(pen, width) {
    const r = width / 2
    pen.disc(0, 0, r, darkStone, 0.4)
    const blocks = 13
    for (let i = 0; i < blocks; i++) {
      const a = (i / blocks) * Math.PI * 2
      const b = ((i + 0.9) / blocks) * Math.PI * 2
      const at = (angle: number, k: number): Point => [Math.cos(angle) * r * k, Math.sin(angle) * r * k]
      pen.shape(
        [at(a, 0.98), at(b, 0.98), at(b, 0.66), at(a, 0.66)],
        shade(pen.rgb(stone), pen.range(-0.06, 0.06)),
        0.5,
        0.6,
      )
    }
    pen.disc(0, 0, r * 0.62, '#16232b', -0.6)
    pen.oval(-r * 0.1, -r * 0.05, r * 0.34, r * 0.24, '#2c4a58', 0, 0)
    pen.limb(
      [
        [-r * 1.02, 0],
        [r * 1.02, 0],
      ],
      0.1,
      '#6b4629',
    )
    pen.line(
      [
        [0, 0],
        [0.02, r * 0.36],
      ],
      0.04,
      0.9,
      '#a58a58',
    )
  },
  fountain(pen, width, _depth, tint) {
    const r = width / 2
    pen.shape(ring(0, 0, r, 8, 0.39), stone, 0.5)
    pen.shape(ring(0, 0, r * 0.84, 8, 0.39), tint ?? '#3f7d8c', -0.3, 0.8)
    for (const k of [0.66, 0.5]) {
      pen.context.beginPath()
      pen.context.arc(0, 0, r * k, 0, Math.PI * 2)
      pen.context.lineWidth = 0.03
      pen.context.strokeStyle = 'rgba(230,245,245,0.35)'
      pen.context.stroke()
    }
    pen.disc(0, 0, r * 0.34, paleStone, 0.8)
    pen.disc(0, 0, r * 0.22, tint ?? '#6fb0bd', 0.4, 0.7)
    pen.disc(0, 0, r * 0.09, '#e4f2f0', 0, 0)
  },
  rubble(pen, width, depth) {
    for (let i = 0; i < 13; i++) {
      const a = pen.chance() * Math.PI * 2
      const d = Math.sqrt(pen.chance()) * 0.8
      const size = (1.15 - d) * pen.range(0.14, 0.27)
      pen.lump(
        (Math.cos(a) * d * width) / 2,
        (Math.sin(a) * d * depth) / 2,
        size * width * 0.6,
        size * depth * 0.6,
        shade(pen.rgb(stone), pen.range(-0.12, 0.05)),
        0.42,
        0.7,
        0.8,
        6,
      )
    }
  },
  throne(pen, width, depth, tint) {
    const w = width / 2
    const d = depth / 2
    pen.box(-w, -d, width, depth, stone, 0.5)
    pen.box(-w * 0.96, -d, width * 0.96, depth * 0.24, brass, 0.8)
    for (const side of [-1, 1]) pen.box(side * w * 0.8 - 0.12, -d * 0.6, 0.24, depth * 0.72, brass, 0.8)
    pen.box(-w * 0.56, -d * 0.46, width * 0.56, depth * 0.56, tint ?? '#8c2a2c', 0.6)
    pen.disc(0, -d * 0.8, 0.09, '#7fc4d8', 0.9, 0.7)
  },
  'stairs-up'(pen, width, depth) {
    steps(pen, width, depth, 1)
  },
  'stairs-down'(pen, width, depth) {
    steps(pen, width, depth, -1)
  },
  // Seen a little from the south, for from above a menhir is a boulder: it stands, with its shadow lying long beside it.
  'standing-stone'(pen, width, depth) {
    const { context } = pen
    context.save()
    context.rotate(-pen.turn)
    const w = width * 0.46
    const high = (width + depth) * 0.95
    const foot = depth * 0.3
    if (pen.hand.style !== 'blueprint')
      pen.tinted(
        [
          [-w, foot * 0.4],
          [w * 0.3, foot],
          [w + high * 0.62, foot + high * 0.42],
          [w * 0.3 + high * 0.72, foot * 0.2 + high * 0.3],
        ],
        '#14111c',
        0.42,
      )
    for (let i = 0; i < 5; i++)
      pen.lump(pen.range(-1.2, 1.2) * w, foot + pen.range(-0.1, 0.16), 0.16, 0.1, '#5a6b3c', 0.4, 0.3, 0)
    const lean = pen.range(-0.12, 0.12)
    const top = foot - high
    const notch = pen.range(-0.3, 0.3) * w
    const face: Point[] = [
      [-w * 0.9, foot],
      [-w + lean * 0.5, foot - high * 0.5],
      [-w * 0.72 + lean, top + high * 0.1],
      [notch + lean, top],
      [w * 0.66 + lean, top + high * 0.08],
      [w * 0.95 + lean * 0.5, foot - high * 0.45],
      [w * 0.88, foot + 0.05],
      [0, foot + 0.12],
    ]
    pen.shape(face, '#93918a', 0.75, 1.2)
    pen.shape(
      [face[3]!, face[4]!, face[5]!, face[6]!, [w * 0.35, foot + 0.1], [w * 0.3 + lean, top + high * 0.3]],
      '#6b6964',
      0,
      0.5,
    )
    pen.line(
      [
        [-w * 0.4, foot - high * 0.2],
        [-w * 0.2, foot - high * 0.45],
        [-w * 0.42 + lean, foot - high * 0.7],
      ],
      0.03,
      0.5,
    )
    pen.lump(-w * 0.3, foot - high * 0.12, w * 0.36, 0.12, '#6d7d45', 0.4, 0.2, 0)
    context.restore()
  },
  stalagmite(pen, width, depth, tint) {
    const base = pen.rgb(tint ?? '#978b79')
    const sides = 9
    const foot = ring(0, 0, 1, sides, pen.chance()).map(([x, y]): Point => {
      const r = pen.range(0.78, 1.05)
      return [(x * r * width) / 2, (y * r * depth) / 2]
    })
    const tip: Point = [-width * 0.09, -depth * 0.12]
    pen.shape(foot, shade(base, -0.1), 0.4, 1.1)
    // Facets from foot to tip, light where they face the upper left of the sheet.
    for (let i = 0; i < sides; i++) {
      const a = foot[i]!
      const b = foot[(i + 1) % sides]!
      const angle = Math.atan2(a[1] + b[1], a[0] + b[0]) + pen.turn
      const facing = -(Math.cos(angle) * 0.62 + Math.sin(angle) * 0.78)
      pen.shape([[a[0] * 0.9, a[1] * 0.9], [b[0] * 0.9, b[1] * 0.9], tip], shade(base, facing * 0.13), 0, 0.3)
    }
    pen.disc(tip[0], tip[1], width * 0.05, shade(base, 0.2), 0, 0)
  },
  crystal(pen, width, _depth, tint) {
    const colour = pen.rgb(tint ?? '#6cc6ee')
    const r = width / 2
    pen.glow(0, 0, r * 2, colour, 0.5)
    const shards = 6
    for (let i = 0; i < shards; i++) {
      const a = (i / shards) * Math.PI * 2 + pen.range(-0.4, 0.4)
      const long = r * pen.range(0.65, 1)
      const wide = r * pen.range(0.16, 0.26)
      const c = Math.cos(a)
      const s = Math.sin(a)
      const at = (along: number, off: number): Point => [c * along - s * off, s * along + c * off]
      pen.shape([at(0, -wide), at(long * 0.7, -wide), at(long, 0), at(0, 0)], shade(colour, 0.08), 0.5, 0.5)
      pen.shape([at(0, wide), at(long * 0.7, wide), at(long, 0), at(0, 0)], shade(colour, -0.1), 0.5, 0.5)
    }
    pen.shape(ring(0, 0, r * 0.36, 6, 0.3), shade(colour, 0.14), 0.7, 0.6)
    pen.line(
      [
        [-r * 0.18, -r * 0.2],
        [r * 0.05, r * 0.2],
      ],
      0.03,
      0.8,
      shade(colour, 0.25),
    )
  },
  ore(pen, width, depth, tint) {
    pen.lump(0, 0, width * 0.5, depth * 0.5, '#6a6056', 0.3, 0.6)
    for (let i = 0; i < 9; i++) {
      pen.shape(
        ring(pen.range(-0.32, 0.32) * width, pen.range(-0.3, 0.3) * depth, pen.range(0.04, 0.09), 5, pen.chance() * 6),
        tint ?? '#d9a441',
        0.9,
        0.5,
      )
    }
  },
  coins(pen, width, depth) {
    pen.lump(0, 0, width * 0.48, depth * 0.46, '#a8791f', 0.3, 0.6, 0.8, 11)
    // A hoard has as many to the square as a heap.
    const many = Math.max(46, Math.min(320, Math.round(width * depth * 28)))
    for (let i = 0; i < many; i++) {
      const a = pen.chance() * Math.PI * 2
      const d = Math.sqrt(pen.chance()) * 0.5
      pen.disc(
        Math.cos(a) * d * width,
        Math.sin(a) * d * depth,
        0.055,
        mix(pen.rgb('#e3b94a'), [255, 240, 180], pen.chance() * 0.5),
        0.5,
        0.45,
      )
    }
    for (const gem of ['#b03a48', '#3a7fb0', '#3f9a68']) {
      pen.shape(
        ring(pen.range(-0.25, 0.25) * width, pen.range(-0.25, 0.25) * depth, 0.07, 5, pen.chance()),
        gem,
        0.9,
        0.6,
      )
    }
  },
  'magic-circle'(pen, width, _depth, tint) {
    const r = width / 2
    const colour = tint ?? '#b58cff'
    const { context, hand } = pen
    pen.glow(0, 0, r * 1.1, colour, 0.35)
    context.beginPath()
    context.arc(0, 0, r * 0.97, 0, Math.PI * 2)
    context.fillStyle = `rgba(${hand
      .tone(shade(pen.rgb(colour), -0.22))
      .map(Math.round)
      .join(',')},0.5)`
    context.fill()
    const draw = (k: number, thick: number) => {
      context.beginPath()
      context.arc(0, 0, r * k, 0, Math.PI * 2)
      context.lineWidth = Math.max(thick, 0.8 / pen.scale)
      context.stroke()
    }
    context.strokeStyle =
      hand.style === 'painted'
        ? `rgba(${shade(pen.rgb(colour), 0.12).map(Math.round).join(',')},0.92)`
        : `rgba(${hand.ink.join(',')},0.85)`
    draw(0.96, 0.06)
    draw(0.8, 0.04)
    draw(0.34, 0.04)
    const points = pen.chance() < 0.5 ? 5 : 7
    const star = ring(0, 0, r * 0.8, points, -Math.PI / 2)
    context.beginPath()
    for (let i = 0; i <= points; i++) {
      const [x, y] = star[(i * 2) % points]!
      context.lineTo(x, y)
    }
    context.lineWidth = Math.max(0.045, 0.8 / pen.scale)
    context.stroke()
    const runes = 16
    for (let i = 0; i < runes; i++) {
      context.save()
      context.rotate((i / runes) * Math.PI * 2)
      context.translate(0, -r * 0.88)
      context.beginPath()
      for (let stroke = 0; stroke < 3; stroke++) {
        context.moveTo(pen.range(-0.06, 0.06), pen.range(-0.08, 0.08))
        context.lineTo(pen.range(-0.06, 0.06), pen.range(-0.08, 0.08))
      }
      context.lineWidth = Math.max(0.03, 0.7 / pen.scale)
      context.stroke()
      context.restore()
    }
  },
} satisfies Partial<Record<PropName, Drawing>>

/** Steps between two walls; going down they darken and narrow towards the back, going up they lighten. */
function steps(pen: Pen, width: number, depth: number, way: 1 | -1) {
  const count = 7
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const y = depth / 2 - ((i + 1) * depth) / count
    const w = width * (way > 0 ? 1 : 1 - 0.28 * t)
    pen.box(
      -w / 2,
      y,
      w,
      depth / count,
      shade(pen.rgb('#948a79'), way > 0 ? 0.1 * t - 0.02 : 0.02 - 0.42 * t),
      0.25,
      0.7,
    )
    pen.line(
      [
        [-w / 2, y + depth / count - 0.03],
        [w / 2, y + depth / count - 0.03],
      ],
      0.025,
      0.35,
      way > 0 ? '#d8ceb8' : '#8a8070',
    )
  }
}
