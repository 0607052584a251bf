import type { Random } from '../../paint/random.ts'
import { nearAt } from '../camera/warp.ts'
import { graded, takesDark } from '../grade.ts'
import { glow, streak } from '../marks.ts'
import type { Instant, Pass, Stage } from '../stage.ts'
import type { Effect } from './effect.ts'
import { rain } from './falling.ts'

type Point = readonly [number, number]

interface Strike {
  /** When, 0-1 of the loop. */
  at: number
  /** 0 behind the clouds, 1 in the picture. */
  near: number
  x: number
  bolt: { from: Point; to: Point; wide: number }[]
  /** Moments after it when it lights up again, s. */
  again: number[]
}

/** How fast a flash goes out, s. */
const FADE = 0.11
const BOLT = [226, 232, 255] as const

/** A dark storm; it flashes, near and far, never where the loop closes. `flashes`: the same in a picture of a storm. */
export function lightning(stage: Stage): Effect & { flashes: Pass } {
  const chance = stage.random.fork('lightning')
  const many = Math.max(2, Math.round((stage.seconds / 2.4) * stage.pace * Math.min(1.4, stage.wish.strength)))
  const strikes = Array.from({ length: many }, (_, k) => strikeOf(stage, chance.fork(`strike ${k}`), k, many))
  const wet = stage.wish.without.has('rain')
    ? undefined
    : rain({ ...stage, wish: { ...stage.wish, strength: 0.55 * stage.wish.strength } })
  const lightOf = ({ phase }: Instant) => {
    let [sum, x] = [0, 0.5]
    for (const strike of strikes) {
      const power = powerOf(strike, phase * stage.seconds, stage.seconds)
      if (power > sum) x = strike.x
      sum = Math.max(sum, power * (0.45 + 0.55 * strike.near))
    }
    return { power: sum, x }
  }
  const flashes: Pass = (now, px) => {
    const { power, x } = lightOf(now)
    if (power > 0.004) flash(stage, px, power, x)
    if (stage.isFromAbove) return
    for (const strike of strikes) {
      const own = powerOf(strike, now.phase * stage.seconds, stage.seconds)
      if (own < 0.05) continue
      for (const { from, to, wide } of strike.bolt) {
        streak(stage, px, from, to, wide * 5, [90, 110, 190], own * 0.3, true)
        streak(stage, px, from, to, wide, BOLT, Math.min(1, own * 1.4), true)
        if (wide > 1.6 * stage.unit) glow(stage, px, to[0], to[1], wide * 7, [60, 74, 140], own * 0.2)
      }
    }
  }
  const dark = takesDark(stage.still)
  const world: Pass = (now, px) => {
    graded(px, { gain: [0.56, 0.62, 0.74], colour: 0.62, gamma: 1.14 }, dark)
    flashes(now, px)
  }
  return { world, screen: wet?.screen, flashes }
}

function powerOf({ at, again }: Strike, seconds: number, long: number): number {
  let power = 0
  for (const later of [0, ...again]) {
    let since = seconds - at * long - later
    if (since < 0) since += long
    const rise = Math.min(1, since / 0.03)
    power = Math.max(power, rise * Math.exp(-since / FADE) * (later === 0 ? 1 : 0.7))
  }
  return power
}

function strikeOf(stage: Stage, chance: Random, k: number, many: number): Strike {
  const at = (k + chance.range(0.25, 0.75)) / many
  const isNear = k % 2 === 0
  const x = chance.range(0.16, 0.84)
  const again = chance.chance(0.7)
    ? [chance.range(0.14, 0.24), ...(chance.chance(0.5) ? [chance.range(0.32, 0.46)] : [])]
    : []
  return { at, near: isNear ? 1 : 0, x, bolt: isNear ? boltOf(stage, chance, x) : [], again }
}

/** A bolt from the upper edge down to about the horizon: midpoints shifted again and again, with branches. */
function boltOf({ width, height, unit }: Stage, chance: Random, x: number): Strike['bolt'] {
  const made: Strike['bolt'] = []
  const grow = (from: Point, to: Point, wide: number, depth: number) => {
    let line: Point[] = [from, to]
    let shift = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.16
    for (let pass = 0; pass < 6; pass++, shift *= 0.52) {
      line = line.flatMap((point, i): Point[] => {
        const next = line[i + 1]
        if (!next) return [point]
        return [
          point,
          [
            (point[0] + next[0]) / 2 + chance.normal() * shift,
            (point[1] + next[1]) / 2 + chance.normal() * shift * 0.4,
          ],
        ]
      })
    }
    for (let i = 0; i + 1 < line.length; i++) {
      made.push({ from: line[i]!, to: line[i + 1]!, wide: Math.max(0.8, wide * (1 - (0.5 * i) / line.length)) })
      if (depth > 0 && chance.chance(0.07)) {
        const long = chance.range(0.1, 0.26) * height
        const side = (chance.chance(0.5) ? 1 : -1) * chance.range(0.3, 0.9)
        grow(line[i]!, [line[i]![0] + side * long, line[i]![1] + long], wide * 0.45, depth - 1)
      }
    }
  }
  grow(
    [x * width + chance.normal() * 20 * unit, -4],
    [(x + chance.range(-0.1, 0.1)) * width, height * chance.range(0.42, 0.6)],
    2.3 * unit,
    2,
  )
  return made
}

/** The flash on what is there: strongest high up and beside the bolt, and on what stands far off. */
function flash({ width, height, isFromAbove, nearness }: Stage, px: Uint8ClampedArray, power: number, at: number) {
  const CELL = 8
  for (let top = 0; top < height; top += CELL)
    for (let left = 0; left < width; left += CELL) {
      const across = left / width - at
      const down = isFromAbove ? 0.3 : top / height
      const near = isFromAbove ? 0.3 : nearAt(nearness(), left, top)
      const v = power * Math.exp(-across * across * 2.2) * (1.5 - 0.7 * down - 0.35 * near)
      const [red, green, blue] = [1 + 1.05 * v, 1 + 1.15 * v, 1 + 1.4 * v]
      const lift = 16 * v
      for (let y = top; y < Math.min(height, top + CELL); y++)
        for (let x = left, p = (y * width + left) * 4; x < Math.min(width, left + CELL); x++, p += 4) {
          px[p] = px[p]! * red + lift
          px[p + 1] = px[p + 1]! * green + lift
          px[p + 2] = px[p + 2]! * blue + lift * 1.3
        }
    }
}
