import { bolt as forked } from '../../items/effects.ts'
import type { Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { filament, flare, type Point } from '../streams.ts'
import { lightningStroke } from './lightning.ts'
import { person } from './person.ts'

/** One jagged arc that comes out of the dark and leaps from each target to the next. */
export const arc: Form = (cast) => {
  const { wide, high, horizon, palette, element, scene } = cast
  const rng = cast.random('arc')
  const n = Math.min(5, Math.max(2, scene.count > 1 ? scene.count : 3))
  const side = rng.chance(0.5) ? 1 : -1
  const tall = n > 3 ? 300 : 360
  // Nearer and farther by turns, so that the arc zigzags.
  const feet = Array.from({ length: n }, (_, k): Point => {
    const t = (k + 0.75) / (n + 0.4)
    return [wide * (0.5 + side * (t - 0.5)), horizon + (high - horizon) * (k % 2 === 0 ? 0.82 : 0.3)]
  })
  const scaleOf = (foot: number) => 0.78 + ((foot - horizon) / (high - horizon)) * 0.3
  const hit = feet.map(([x, foot]): Point => [x, foot - tall * scaleOf(foot) * 0.66])
  for (const [x, foot] of feet) cast.pool(x, foot - 60, 420, 1)
  cast.light((pen) => {
    for (const [x, y] of hit) flare(pen, x, y, 300, palette.main, palette.deep, 0.75)
  }, 12)
  const order = [...feet].sort((a, b) => a[1] - b[1])
  cast.solid(order.flatMap(([x, foot]) => person(cast, x, foot, tall * scaleOf(foot), 'target')))
  cast.light(
    (pen) => {
      const stops: Point[] = [[wide * (0.5 - side * 0.54), high * 0.1], ...hit]
      for (let k = 1; k < stops.length; k++) {
        const [from, to] = [stops[k - 1]!, stops[k]!]
        const width = 26 - k * 3
        // A leap is bowed upwards, in two jagged halves.
        const middle: Point = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - (k === 1 ? -60 : 120)]
        lightningStroke(pen, rng, cast, from, middle, width * 0.6)
        lightningStroke(pen, rng, cast, middle, to, width * 0.6)
        filament(pen, forked(rng, from, middle, 60, 6), width * 0.3, palette)
        filament(pen, forked(rng, middle, to, 60, 6), width * 0.3, palette)
      }
      for (const [x, y] of hit) {
        flare(pen, x, y, 120, palette.core, palette.main, 0.6)
        flare(pen, x, y, 36, [255, 255, 255], palette.core, 1)
        for (let k = 0; k < 4; k++) {
          const a = rng.range(0, 7)
          lightningStroke(pen, rng, cast, [x, y], [x + Math.cos(a) * 110, y + Math.sin(a) * 130], 5)
        }
        motes(pen, rng, element.mote, palette, 40, () => [x + rng.normal() * 90, y + rng.normal() * 90])
      }
    },
    18,
    1.15,
  )
}
