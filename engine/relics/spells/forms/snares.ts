import type { Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { filament, flare, type Point } from '../streams.ts'
import { lightningStroke } from './lightning.ts'

/** A web across the whole way: spokes from a heart off the middle, threads sagging between them. */
export const web: Form = (cast) => {
  const { wide, high, palette, element, scene } = cast
  const rng = cast.random('web')
  const heart: Point = [wide * rng.range(0.44, 0.56), high * rng.range(0.4, 0.48)]
  const count = 17
  const reach = Math.hypot(wide, high) * 0.62 * Math.max(0.8, scene.power)
  const spokes = Array.from({ length: count }, (_, k) => ({
    angle: ((k + rng.range(-0.24, 0.24)) / count) * Math.PI * 2,
    long: reach * rng.range(0.86, 1.05),
  }))
  const at = (k: number, t: number): Point => {
    const { angle, long } = spokes[((k % count) + count) % count]!
    return [heart[0] + Math.cos(angle) * long * t, heart[1] + Math.sin(angle) * long * t]
  }
  cast.pool(heart[0], heart[1], 700, 0.5)
  cast.light(
    (pen) => {
      for (let k = 0; k < count; k++) filament(pen, [at(k, 0), at(k, 0.5), at(k, 1)], 7, palette, 0.9)
      for (let ring = 1; ring <= 13; ring++) {
        const t = (ring / 13) ** 1.35
        for (let k = 0; k < count; k++) {
          if (rng.chance(0.07)) continue
          const [a, b] = [at(k, t), at(k + 1, t)]
          // Threads hang towards the heart, and a little towards the floor.
          const sag: Point = [
            (a[0] + b[0]) / 2 + (heart[0] - (a[0] + b[0]) / 2) * 0.13,
            (a[1] + b[1]) / 2 + (heart[1] - (a[1] + b[1]) / 2) * 0.13 + 6,
          ]
          const thread = Array.from({ length: 9 }, (_, i): Point => {
            const u = i / 8
            const [p, q, r] = [(1 - u) ** 2, 2 * u * (1 - u), u * u]
            return [a[0] * p + sag[0] * q + b[0] * r, a[1] * p + sag[1] * q + b[1] * r]
          })
          filament(pen, thread, rng.range(2.4, 4.6), palette, 0.75)
        }
      }
      flare(pen, heart[0], heart[1], 170, palette.core, palette.main, 0.35)
      motes(pen, rng, element.mote, palette, 60, () => at(rng.int(0, count - 1), rng.next()))
    },
    9,
    0.8,
  )
}

/** Bars of power about an empty middle, bent together at the top. */
export const cage: Form = (cast) => {
  const { x, high, horizon, palette, element, scene } = cast
  const rng = cast.random('cage')
  const foot = horizon + (high - horizon) * 0.36
  const half = 290 * scene.power
  const top = foot - 660 * scene.power
  const bars = 11
  const bar = (k: number, n: number): Point => {
    const angle = (k / bars) * Math.PI * 2
    const u = n / 14
    const shrink = Math.cos(Math.max(0, u - 0.55) * 3.4)
    return [x + Math.cos(angle) * half * shrink, foot + Math.sin(angle) * 62 * (1 - u * 0.5) + (top - foot) * u]
  }
  cast.pool(x, foot, 620, 1)
  cast.light(
    (pen) => {
      for (let k = 0; k < bars; k++) {
        const near = Math.sin((k / bars) * Math.PI * 2) > 0
        if (element.line === 'jag') {
          for (let n = 0; n < 14; n += 7)
            lightningStroke(pen, rng, cast, bar(k, n), bar(k, Math.min(14, n + 7)), near ? 13 : 7)
        }
        filament(
          pen,
          Array.from({ length: 15 }, (_, n) => bar(k, n)),
          near ? 13 : 7,
          palette,
          near ? 1 : 0.6,
        )
      }
      for (const n of [0, 5, 9]) {
        const ring = Array.from({ length: bars * 4 + 1 }, (_, i): Point => bar(i / 4, n))
        filament(pen, ring, n === 0 ? 12 : 8, palette, 0.85)
      }
      flare(pen, x, top + 20, 170, palette.core, palette.main, 0.9)
      flare(pen, x, foot, 330, palette.main, palette.deep, 0.5)
      motes(pen, rng, element.mote, palette, 130, () => bar(rng.range(0, bars), rng.range(0, 14)))
    },
    14,
    1,
  )
}
