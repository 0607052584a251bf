import { css } from '../../../paint/colour.ts'
import type { Random } from '../../../paint/random.ts'
import { bolt as forked } from '../../items/effects.ts'
import type { Cast, Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { filament, flare, type Point, streams } from '../streams.ts'
import { lightningStroke } from './lightning.ts'
import { person } from './person.ts'
import { rayTo, shardTo } from './rays.ts'

/** Places along a segment, spread to its sides. */
const along = (rng: Random, from: Point, to: Point, spread: number) => (): Point => {
  const t = rng.next()
  return [
    from[0] + (to[0] - from[0]) * t + rng.normal() * spread,
    from[1] + (to[1] - from[1]) * t + rng.normal() * spread,
  ]
}

/** A line of power across the picture, in the element's own hand. */
function strike(cast: Cast, from: Point, to: Point, width: number, label: string) {
  const { palette, element, scene } = cast
  const arrow = scene.extras.includes('arrow')
  if (element.line !== 'jag') {
    if (scene.extras.includes('ray')) return rayTo(cast, from, to, width, label)
    if (scene.element === 'ice' && !arrow) return shardTo(cast, from, to, width, label)
  }
  /** Spread beside the line at its tip, and what comes to it towards the hand. */
  const [slim, fan] = arrow ? [0.16, 0.5] : [0.35, 1.1]
  const rng = cast.random(label)
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy)
  const ux = dx / length
  const uy = dy / length
  cast.light(
    (pen) => {
      if (element.line === 'jag') {
        lightningStroke(pen, rng, cast, from, to, width * 0.5)
        lightningStroke(pen, rng, cast, from, to, width * 0.2)
      } else {
        streams(pen, rng, {
          from: () => {
            const t = rng.next() ** 1.4 * (arrow ? 0.5 : 1)
            const side = rng.normal() * width * (slim + (1 - t) * fan)
            return [from[0] + dx * t - uy * side, from[1] + dy * t + ux * side]
          },
          flow: (x, y, out) => {
            const off = (x - from[0]) * -uy + (y - from[1]) * ux
            out[0] = ux * 2.4 + uy * off * 0.016
            out[1] = uy * 2.4 - ux * off * 0.016 - (element.line === 'flame' ? 0.5 : 0)
          },
          count: arrow ? 150 : 300,
          steps: arrow ? 16 : 22,
          stride: 11,
          width: width * 0.2,
          alpha: arrow ? 0.2 : 0.5,
          palette,
          eddy: element.line === 'flame' ? 0.7 : element.line === 'heavy' ? 0.25 : 0.4,
          eddySize: 90,
          gather: element.line === 'flame',
          seed: scene.seed,
        })
        if (!arrow) filament(pen, forked(rng, from, to, width * 0.5, 4), width * 0.24, palette)
        if (scene.element === 'ice') splinters(pen, rng, from, to, width, palette)
        if (scene.element === 'acid') drips(pen, rng, from, to, width, palette)
      }
      if (arrow) {
        flare(pen, to[0], to[1], width * 6, palette.main, palette.deep, 0.5)
        arrowAlong(pen, from, to, width, palette)
      } else {
        flare(pen, to[0], to[1], width * 6, palette.core, palette.main, 0.9)
        flare(pen, to[0], to[1], width * 2.2, [255, 255, 255], palette.core, 0.9)
      }
      motes(pen, rng, element.mote, palette, 90, along(rng, from, to, width * 1.4))
      motes(pen, rng, element.mote, palette, 50, () => [
        to[0] + rng.normal() * width * 3,
        to[1] + rng.normal() * width * 3,
      ])
    },
    20,
    1.1,
  )
}

type Pen = Parameters<Parameters<Cast['light']>[0]>[0]
type Palette = Cast['palette']

/** A frame along a line: places so far along (units from its end, backwards) and aside. */
function beside(from: Point, to: Point) {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
  return {
    long,
    at: (back: number, aside: number): Point => [to[0] - ux * back - uy * aside, to[1] - uy * back + ux * aside],
  }
}

/** An arrow that ends at `to`: a barbed head, a shaft, three feathers a side. */
function arrowAlong(pen: Pen, from: Point, to: Point, width: number, palette: Palette) {
  const { long, at } = beside(from, to)
  const shaft = Math.min(long * 0.8, width * 11)
  filament(pen, [at(width, 0), at(shaft, 0)], width * 0.17, palette)
  const filled = (points: readonly Point[], alpha: number) => {
    pen.fillStyle = css(palette.main, alpha)
    pen.strokeStyle = css(palette.core, 0.95)
    pen.lineWidth = width * 0.09
    pen.lineJoin = 'round'
    pen.beginPath()
    for (const point of points) pen.lineTo(...point)
    pen.closePath()
    pen.fill()
    pen.stroke()
  }
  filled([at(-width * 1.2, 0), at(width * 2.5, width * 1.3), at(width * 1.7, 0), at(width * 2.5, -width * 1.3)], 0.85)
  filled([at(-width * 1.2, 0), at(width * 2.5, width * 1.3), at(width * 1.7, 0)], 0.4)
  for (const side of [-1, 1])
    for (let k = 0; k < 3; k++) {
      const back = shaft - k * width * 0.75
      filled(
        [
          at(back, 0),
          at(back + width * 0.75, side * width * 0.8),
          at(back + width * 0.2, side * width * 0.8),
          at(back - width * 0.55, 0),
        ],
        0.6,
      )
    }
}

/** Needles of ice that fly with it, the longest at its head. */
function splinters(pen: Pen, rng: Random, from: Point, to: Point, width: number, palette: Palette) {
  const { long, at } = beside(from, to)
  for (let k = 0; k < 26; k++) {
    const back = k === 0 ? -width * 0.4 : rng.next() ** 1.3 * long * 0.85
    const aside = k === 0 ? 0 : rng.normal() * width * (0.6 + (back / long) * 0.8)
    const size = width * (k === 0 ? 3.4 : rng.range(0.7, 1.9))
    const thick = size * (k === 0 ? 0.2 : rng.range(0.1, 0.17))
    pen.fillStyle = css(palette.main, 0.45)
    pen.strokeStyle = css(palette.core, 0.85)
    pen.lineWidth = Math.max(1.4, width * 0.05)
    pen.beginPath()
    for (const [along, out] of [
      [-size * 0.5, 0],
      [0, thick],
      [size * 0.7, 0],
      [0, -thick],
    ] as const)
      pen.lineTo(...at(back + along, aside + out))
    pen.closePath()
    pen.fill()
    pen.stroke()
  }
}

/** Gouts that fall from it, each a round drop on a thread. */
function drips(pen: Pen, rng: Random, from: Point, to: Point, width: number, palette: Palette) {
  const { long, at } = beside(from, to)
  for (let k = 0; k < 17; k++) {
    const [x, y] = at(rng.next() * long * 0.85, rng.normal() * width * 0.4)
    const fall = width * rng.range(0.6, 3.4)
    const r = width * rng.range(0.12, 0.34)
    pen.strokeStyle = css(palette.main, 0.5)
    pen.lineWidth = r * 0.6
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x, y + fall)
    pen.stroke()
    pen.fillStyle = css(palette.main, 0.8)
    pen.beginPath()
    pen.arc(x, y + fall, r, 0, 7)
    pen.fill()
    pen.fillStyle = css(palette.core, 0.9)
    pen.beginPath()
    pen.arc(x - r * 0.25, y + fall - r * 0.25, r * 0.36, 0, 7)
    pen.fill()
  }
}

/** Ways across the picture, from where to where (0-1 across and down). */
const ways: readonly (readonly [from: Point, to: Point])[] = [
  [
    [0.02, 0.2],
    [0.74, 0.56],
  ],
  [
    [0.02, 0.72],
    [0.76, 0.32],
  ],
  [
    [0.0, 0.46],
    [0.8, 0.42],
  ],
  [
    [0.16, 0.02],
    [0.66, 0.66],
  ],
]

export const bolt: Form = (cast) => {
  const { wide, high, scene } = cast
  const n = Math.min(5, scene.count)
  const rng = cast.random(`bolts ${scene.element}`)
  const [hand, mark] = rng.pick(n === 1 ? ways : ways.slice(0, 1))
  const across = rng.chance(0.5) && !scene.figure ? (t: number) => 1 - t : (t: number) => t
  const down = cast.element.line === 'jag' && n === 1 && rng.chance(0.5) && !scene.figure
  if (scene.figure) cast.solid(person(cast, wide * 0.14, high * 0.92, 430, scene.figure))
  for (let k = 0; k < n; k++) {
    const shift = (k - (n - 1) / 2) * (320 / Math.max(1, n - 1))
    const from: Point = scene.figure
      ? [wide * 0.24, high * 0.92 - 320]
      : down
        ? [wide * 0.4, -20]
        : [wide * across(hand[0]), high * hand[1] + shift * 0.7]
    const to: Point = down
      ? [wide * 0.56, cast.horizon + 90]
      : [
          wide * (scene.figure ? 0.84 : across(mark[0])) + rng.range(-30, 30),
          high * (scene.figure ? 0.36 : mark[1]) + shift,
        ]
    cast.pool(to[0], to[1], 460, 0.9)
    strike(cast, from, to, (n > 1 ? 26 : 44) * scene.power, `bolt ${k}`)
  }
}

export const missiles: Form = (cast) => {
  const { wide, high, palette, element, scene } = cast
  const rng = cast.random('missiles')
  const n = Math.min(9, scene.count > 1 ? scene.count : 3)
  cast.light(
    (pen) => {
      const hand: Point = [wide * 0.06, high * 0.72]
      for (let k = 0; k < n; k++) {
        const t = n === 1 ? 0.5 : k / (n - 1)
        const end: Point = [wide * (0.66 + 0.2 * Math.sin(t * Math.PI)), high * (0.2 + 0.5 * t)]
        const bend: Point = [wide * (0.3 + 0.1 * t), high * (0.08 + 0.7 * t) - 60]
        const path: Point[] = Array.from({ length: 26 }, (_, i) => {
          const u = i / 25
          const a = (1 - u) * (1 - u)
          const b = 2 * u * (1 - u)
          return [a * hand[0] + b * bend[0] + u * u * end[0], a * hand[1] + b * bend[1] + u * u * end[1]] as const
        })
        for (let i = 1; i < path.length; i++)
          filament(pen, [path[i - 1]!, path[i]!], 1 + (i / 25) * 11, palette, (i / 25) ** 1.6)
        flare(pen, end[0], end[1], 120, palette.core, palette.main, 0.95)
        flare(pen, end[0], end[1], 34, [255, 255, 255], palette.core, 1)
        motes(pen, rng, element.mote, palette, 26, () => {
          const p = path[Math.floor(rng.next() * path.length)]!
          return [p[0] + rng.normal() * 24, p[1] + rng.normal() * 24]
        })
      }
      flare(pen, hand[0], hand[1], 200, palette.main, palette.deep, 0.6)
    },
    20,
    1.15,
  )
  cast.pool(wide * 0.7, high * 0.5, 620, 0.7)
}

export const meteor: Form = (cast) => {
  const { wide, high, palette, element, scene } = cast
  const rng = cast.random('meteor')
  const n = Math.min(7, scene.count)
  cast.light(
    (pen) => {
      for (let k = 0; k < n; k++) {
        const spread = n === 1 ? 0 : k / (n - 1) - 0.5
        const to: Point = [wide * (0.4 + spread * 0.62), high * (0.6 - Math.abs(spread) * 0.2 + (k % 2) * 0.1)]
        const r = (n === 1 ? 92 : 46) * scene.power
        streams(pen, rng, {
          from: () => [to[0] + rng.normal() * r * 0.5, to[1] + rng.normal() * r * 0.5],
          flow: (_x, _y, out) => {
            out[0] = 0.9
            out[1] = -1.15
          },
          count: n === 1 ? 330 : 120,
          steps: 44,
          stride: r * 0.13,
          width: r * 0.13,
          alpha: 0.42,
          palette,
          eddy: 0.2,
          gather: element.line === 'flame',
          seed: scene.seed + k,
        })
        flare(pen, to[0], to[1], r * 3, palette.core, palette.main, 0.9)
        flare(pen, to[0] - r * 0.16, to[1] + r * 0.16, r * 1.1, [255, 255, 255], palette.core, 1)
        motes(pen, rng, element.mote, palette, 50, () => {
          const t = rng.next() * 6
          return [to[0] + r * t * 0.9 + rng.normal() * r * 0.7, to[1] - r * t * 1.15 + rng.normal() * r * 0.7]
        })
      }
    },
    22,
    1.1,
  )
  cast.pool(wide * 0.4, high * 0.75, 620, 1)
}
