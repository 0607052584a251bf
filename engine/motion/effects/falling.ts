import { graded, takesDark } from '../grade.ts'
import { dot, ring, streak } from '../marks.ts'
import { cycles, type Pass, type Stage } from '../stage.ts'
import { dice } from '../waves.ts'
import type { Effect } from './effect.ts'

/** Drops or flakes at one distance from the eye. Lengths in thousandths of the shorter side. */
interface Curtain {
  count: number
  /** Falls through the frame a second. */
  falls: number
  size: number
  wide: number
  alpha: number
}

const rainCurtains: readonly Curtain[] = [
  { count: 760, falls: 1.5, size: 26, wide: 0.9, alpha: 0.26 },
  { count: 380, falls: 2.1, size: 58, wide: 1.2, alpha: 0.32 },
  { count: 110, falls: 2.9, size: 120, wide: 2.2, alpha: 0.24 },
]
const snowCurtains: readonly Curtain[] = [
  { count: 620, falls: 0.09, size: 1.3, wide: 5, alpha: 0.62 },
  { count: 240, falls: 0.14, size: 2.4, wide: 9, alpha: 0.72 },
  { count: 60, falls: 0.22, size: 4.6, wide: 18, alpha: 0.62 },
]

/** How slant a breeze makes it fall: px across a px down. */
const SLANT = 0.16
const RAIN = [206, 218, 232] as const
const SPLASH = [222, 232, 242] as const

/** `ground`: the rings where drops land, for who lays them by himself. */
export function rain(stage: Stage): Effect & { ground: Pass } {
  const { strength, wind } = stage.wish
  const isSoft = strength < 1
  const dark = takesDark(stage.still)
  const world: Pass = (_, px) =>
    graded(px, { gain: [0.74, 0.8, 0.88], lift: [8, 10, 13], colour: 0.62, gamma: 1.04 }, (isSoft ? 0.6 : 1) * dark)
  const splashes = splashesOf(stage, strength)
  const curtains = rainCurtains.map((one) => drops(stage, one, SLANT * wind, strength))
  return {
    ground: splashes,
    world: (now, px) => {
      world(now, px)
      splashes(now, px)
    },
    screen: (now, px) => {
      for (const fall of curtains) fall(now, px)
    },
  }
}

function drops(stage: Stage, { count, falls, size, wide, alpha }: Curtain, slant: number, strength: number): Pass {
  const { width, height, unit } = stage
  const dice1 = stage.random.fork(`drops ${size}`)
  // Seen from above, drops fall away from the eye: they are shorter.
  const long = size * unit * (stage.isFromAbove ? 0.6 : 1)
  const many = Math.round(count * strength)
  const list = Array.from({ length: many }, (_, k) => ({
    key: k * 7919 + Math.round(size * 31),
    first: dice1.next(),
    often: cycles(stage, falls * dice1.range(0.86, 1.14)),
    light: dice1.range(0.6, 1.2),
  }))
  const way = height + long * 2
  return ({ phase }, px) => {
    for (const { key, first, often, light } of list) {
      const turn = phase * often + first
      const cycle = Math.floor(turn) % often
      const y = (turn % 1) * way - long
      const x = dice(key, cycle) * (width + height * slant) - height * slant + y * slant
      streak(stage, px, [x, y], [x + long * slant, y + long], Math.max(0.7, wide * unit), RAIN, alpha * light)
    }
  }
}

/** Rings where drops land: on the ground before the eye, or everywhere below it. */
function splashesOf(stage: Stage, strength: number): Pass {
  const { width, height, unit, isFromAbove } = stage
  const chance = stage.random.fork('splashes')
  const list = Array.from({ length: Math.round((isFromAbove ? 260 : 150) * strength) }, (_, k) => ({
    key: 90_001 + k * 131,
    first: chance.next(),
    often: cycles(stage, 2.2 * chance.range(0.8, 1.2)),
  }))
  return ({ phase }, px) => {
    for (const { key, first, often } of list) {
      const turn = phase * often + first
      const cycle = Math.floor(turn) % often
      const age = turn % 1
      if (age > 0.7) continue
      const down = dice(key, cycle * 2 + 1)
      const y = isFromAbove ? down * height : height * (0.62 + 0.38 * down ** 0.7)
      const near = isFromAbove ? 1 : 0.35 + 0.9 * ((y / height - 0.62) / 0.38)
      const radius = unit * (isFromAbove ? 1 + 7 * age : (2 + 10 * age) * near)
      const alpha = (isFromAbove ? 0.34 : 0.3) * (1 - age / 0.7)
      ring(stage, px, dice(key, cycle * 2) * width, y, radius, isFromAbove ? 1 : 0.32, SPLASH, alpha)
    }
  }
}

const FLAKE = [244, 248, 255] as const

export function snow(stage: Stage): Effect {
  const { strength, wind } = stage.wish
  const curtains = snowCurtains.map((one) => flakes(stage, one, wind, strength))
  return {
    world: (_, px) => graded(px, { gain: [0.94, 0.97, 1.02], lift: [6, 8, 12], colour: 0.82 }),
    screen: (now, px) => {
      for (const fall of curtains) fall(now, px)
    },
  }
}

function flakes(stage: Stage, { count, falls, size, wide, alpha }: Curtain, wind: number, strength: number): Pass {
  const { width, height, unit } = stage
  const chance = stage.random.fork(`flakes ${size}`)
  const list = Array.from({ length: Math.round(count * strength) }, (_, k) => ({
    key: k * 6151 + Math.round(size * 97),
    first: chance.next(),
    often: cycles(stage, falls * chance.range(0.75, 1.25) * Math.max(1, wind)),
    radius: size * unit * chance.range(0.65, 1.3),
    sway: wide * unit * chance.range(0.5, 1.4),
    // Whole sways a loop, so that a flake is where it began.
    sways: cycles(stage, chance.range(0.2, 0.55)),
    turn: chance.range(0, Math.PI * 2),
    light: chance.range(0.7, 1),
  }))
  const margin = size * unit * 2
  const way = height + margin * 2
  const slant = 0.22 * (wind - 0.4)
  return ({ phase }, px) => {
    for (const { key, first, often, radius, sway, sways, turn, light } of list) {
      const fallen = phase * often + first
      const cycle = Math.floor(fallen) % often
      const y = (fallen % 1) * way - margin
      const start = dice(key, cycle) * (width + height * Math.abs(slant))
      const x =
        start - (slant > 0 ? height * slant : 0) + y * slant + sway * Math.sin(turn + phase * sways * Math.PI * 2)
      dot(stage, px, x, y, radius, FLAKE, alpha * light)
    }
  }
}
