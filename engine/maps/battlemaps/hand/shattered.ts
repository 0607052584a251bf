import type { Point, Prop } from '../scene.ts'
import { shade } from './hand.ts'
import type { Pen } from './pen.ts'
import { darkStone, paleStone, wood } from './stuffs.ts'

/** What breaks into blocks rather than boards. */
const stony: ReadonlySet<string> = new Set([
  'pillar',
  'buried-pillar',
  'statue',
  'altar',
  'sarcophagus',
  'fountain',
  'well',
  'standing-stone',
  'gravestone',
  'crystal',
  'stalagmite',
  'font',
  'millstone',
])

/** Over a thing that is drawn whole: clefts through it, a piece gone, and what has come off lying about. */
export function shattered(pen: Pen, { kind, width, depth, tint }: Prop): void {
  if (kind === 'pillar' || kind === 'buried-pillar') {
    felled(pen, width, tint)
    return
  }
  if (kind === 'mast') {
    snapped(pen, width)
    return
  }
  const [w, d] = [width / 2, depth / 2]
  const piece = stony.has(kind) ? (tint ?? paleStone) : wood
  for (let i = 0; i < 2; i++) {
    const y = d * (i === 0 ? -0.2 : 0.45)
    const cleft: Point[] = Array.from({ length: 6 }, (_, k) => [-w + (k * width) / 5, y + pen.range(-0.24, 0.24) * d])
    pen.line(cleft, 0.09, 0.95, '#16110e')
  }
  // One corner is gone.
  pen.shape(
    [
      [w * 1.02, -d * 1.02],
      [w * 0.3, -d * 1.02],
      [w * 0.5, -d * 0.56],
      [w * 0.74, -d * 0.6],
      [w * 0.78, -d * 0.2],
      [w * 1.02, -d * 0.1],
    ],
    shade(pen.rgb(darkStone), -0.18),
    0.1,
    0.5,
  )
  for (let i = 0; i < 9; i++) {
    const a = pen.range(0, 6.28)
    const [x, y] = [Math.cos(a) * w * pen.range(0.9, 1.2), Math.sin(a) * d * pen.range(0.9, 1.25)]
    const size = pen.range(0.07, 0.16)
    if (stony.has(kind)) pen.lump(x, y, size, size * 0.85, shade(pen.rgb(piece), pen.range(-0.12, 0)), 0.4, 0.7, 0.8, 7)
    else pen.box(x - size, y - 0.04, size * 2.2, 0.08, shade(pen.rgb(piece), pen.range(-0.06, 0.06)), 0.4, 0.7)
  }
}

/** A column's stump, and its drums where they came down beside it. */
function felled(pen: Pen, width: number, tint: string | undefined): void {
  const r = width / 2
  const base = pen.rgb(tint ?? paleStone)
  pen.lump(0, 0, r * 0.8, r * 0.78, shade(base, -0.16), 0.35, 0.3, 1, 9)
  pen.lump(r * 0.08, r * 0.06, r * 0.5, r * 0.46, shade(base, -0.24), 0.4, 0.2, 0.6, 8)
  const a = pen.range(0, 6.28)
  const [c, s] = [Math.cos(a), Math.sin(a)]
  for (let i = 0; i < 3; i++) {
    const far = r * (1.7 + i * 1.25)
    const off = pen.range(-0.2, 0.2)
    const at = (u: number, v: number): Point => [c * (far + u) - s * (v + off), s * (far + u) + c * (v + off)]
    const [long, half] = [r * 0.66, r * (0.84 - i * 0.06)]
    pen.shape(
      [at(-long, -half), at(long, -half), at(long, half), at(-long, half)],
      shade(base, pen.range(-0.08, 0.02)),
      0.8,
    )
    pen.line([at(-long * 0.9, 0), at(long * 0.9, 0)], 0.03, 0.4)
  }
  for (let i = 0; i < 8; i++) {
    const [u, v] = [pen.range(0.9, 4.6) * r, pen.range(-1.3, 1.3) * r]
    pen.lump(c * u - s * v, s * u + c * v, 0.1, 0.09, shade(base, pen.range(-0.14, 0)), 0.4, 0.6, 0.7, 6)
  }
}

/** A mast snapped off: a splintered stump, and the spar across the deck. */
function snapped(pen: Pen, width: number): void {
  const r = width / 2
  pen.lump(0, 0, r * 0.9, r * 0.9, '#3a2818', 0.5, 0.2)
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 6.28
    pen.shape(
      [
        [Math.cos(a - 0.2) * r * 0.4, Math.sin(a - 0.2) * r * 0.4],
        [Math.cos(a) * r * 1.15, Math.sin(a) * r * 1.15],
        [Math.cos(a + 0.2) * r * 0.4, Math.sin(a + 0.2) * r * 0.4],
      ],
      '#b08a58',
      0.4,
      0.6,
    )
  }
  const a = pen.range(-0.6, 0.6) + (pen.chance() < 0.5 ? 0 : Math.PI)
  pen.limb(
    [
      [Math.cos(a) * r * 1.5, Math.sin(a) * r * 1.5],
      [Math.cos(a) * r * 8, Math.sin(a) * r * 8],
    ],
    r * 0.8,
    '#8a6236',
  )
}
