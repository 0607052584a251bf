import type { Random } from '../../../paint/random.ts'
import { bolt as forked } from '../../items/effects.ts'
import type { Cast, Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { filament, flare, type Point, streams } from '../streams.ts'
import { lightningStroke } from './lightning.ts'
import { person } from './person.ts'

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
            const t = rng.next() ** 1.4
            const side = rng.normal() * width * (0.35 + (1 - t) * 1.1)
            return [from[0] + dx * t - uy * side, from[1] + dy * t + ux * side]
          },
          flow: (x, y, out) => {
            const off = (x - from[0]) * -uy + (y - from[1]) * ux
            out[0] = ux * 2.4 + uy * off * 0.016
            out[1] = uy * 2.4 - ux * off * 0.016 - (element.line === 'flame' ? 0.5 : 0)
          },
          count: 300,
          steps: 22,
          stride: 11,
          width: width * 0.2,
          alpha: 0.5,
          palette,
          eddy: element.line === 'flame' ? 0.7 : element.line === 'heavy' ? 0.25 : 0.4,
          eddySize: 90,
          gather: element.line === 'flame',
          seed: scene.seed,
        })
        filament(pen, forked(rng, from, to, width * 0.5, 4), width * 0.24, palette)
      }
      flare(pen, to[0], to[1], width * 6, palette.core, palette.main, 0.9)
      flare(pen, to[0], to[1], width * 2.2, [255, 255, 255], palette.core, 0.9)
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

export const bolt: Form = (cast) => {
  const { wide, high, scene } = cast
  const n = Math.min(5, scene.count)
  const rng = cast.random('bolts')
  const down = cast.element.line === 'jag' && n === 1 && rng.chance(0.5) && !scene.figure
  if (scene.figure) cast.solid(person(cast, wide * 0.14, high * 0.92, 430, scene.figure))
  for (let k = 0; k < n; k++) {
    const shift = (k - (n - 1) / 2) * (320 / Math.max(1, n - 1))
    const from: Point = scene.figure
      ? [wide * 0.24, high * 0.92 - 320]
      : down
        ? [wide * 0.4, -20]
        : [wide * 0.02, high * 0.2 + shift * 0.7]
    const to: Point = down
      ? [wide * 0.56, cast.horizon + 90]
      : [wide * (scene.figure ? 0.84 : 0.74) + rng.range(-30, 30), high * (scene.figure ? 0.36 : 0.56) + shift]
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
