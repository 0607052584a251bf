import { graded, takesDark } from '../grade.ts'
import { glow, lamp } from '../marks.ts'
import { cycles, type Pass, type Stage } from '../stage.ts'
import { dice, flicker } from '../waves.ts'
import type { Effect } from './effect.ts'

const TURN = Math.PI * 2
const EMBER = [255, 150, 60] as const

/** Sparks that rise and go out, in firelight from below. */
export function embers(stage: Stage): Effect {
  const { width, height, unit, wish, isFromAbove } = stage
  const chance = stage.random.fork('embers')
  const colour = wish.colour ?? EMBER
  const list = Array.from({ length: Math.round(150 * wish.strength) }, (_, k) => ({
    key: 4001 + k * 53,
    first: chance.next(),
    often: cycles(stage, chance.range(0.18, 0.42)),
    curl: chance.range(12, 46) * unit,
    curls: chance.int(1, 3),
    turn: chance.range(0, TURN),
    size: chance.range(0.9, 2.4) * unit,
    rise: chance.range(0.35, 1.05),
  }))
  const burn = flicker(chance.fork('light'), 3, Math.max(8, Math.round(stage.seconds * 7)))
  const world: Pass = ({ phase }, px) => {
    graded(px, { gain: [0.96, 0.9, 0.84], gamma: 1.08 })
    firelight(stage, px, 0.34 + 0.12 * burn(phase), colour)
  }
  const screen: Pass = ({ phase }, px) => {
    for (const one of list) {
      const turn = phase * one.often + one.first
      const cycle = Math.floor(turn) % one.often
      const age = turn % 1
      const from = dice(one.key, cycle)
      const sideways = one.curl * Math.sin(one.turn + age * one.curls * TURN) * (0.3 + age)
      const x = from * width + sideways + wish.wind * age * 40 * unit
      const start = isFromAbove ? dice(one.key, cycle + 977) * height : height * 1.02
      const y = start - (isFromAbove ? 0.2 : 1) * one.rise * age ** 0.85 * height
      const alive = Math.min(1, age * 8) * (1 - age) ** 0.8
      const blink = 0.72 + 0.28 * Math.sin(one.turn * 5 + age * 40)
      const power = alive * blink
      const cool = 1 - age * 0.55
      const c = [colour[0], colour[1] * cool, colour[2] * cool * cool] as const
      glow(stage, px, x, y, one.size * 3.4, c, power * 0.2)
      glow(stage, px, x, y, one.size, [c[0], c[1] * 1.15, c[2] * 1.4], power)
    }
  }
  return { world, screen }
}

/** Warm light from below the frame, on what is there. */
function firelight(
  { width, height, isFromAbove }: Stage,
  px: Uint8ClampedArray,
  power: number,
  c: readonly [number, number, number],
) {
  for (let y = 0, p = 0; y < height; y++) {
    const low = y / height
    const v = (power * (isFromAbove ? 0.55 : low * low)) / 255
    const [red, green, blue] = [1 + c[0] * v, 1 + c[1] * v * 0.75, 1 + c[2] * v * 0.5]
    for (let x = 0; x < width; x++, p += 4) {
      px[p]! *= red
      px[p + 1]! *= green
      px[p + 2]! *= blue
    }
  }
}

const FIREFLY = [214, 240, 120] as const

/** Small lights that wander and blink in a picture by dusk. */
export function fireflies(stage: Stage): Effect {
  const amount = takesDark(stage.still)
  const dark: Pass = (_, px) => graded(px, { gain: [0.5, 0.58, 0.74], colour: 0.7, gamma: 1.12 }, amount)
  const flies = fireflyPass(stage, Math.round(46 * stage.wish.strength))
  return {
    world: (now, px) => {
      dark(now, px)
      flies(now, px)
    },
  }
}

/** `count` fireflies over the frame, or over a part of it (0-1 of its sides). */
export function fireflyPass(stage: Stage, count: number, part = { left: 0, top: 0.12, right: 1, bottom: 1 }): Pass {
  const { width, height, unit, wish } = stage
  const chance = stage.random.fork('fireflies')
  const c = wish.colour ?? FIREFLY
  const list = Array.from({ length: count }, () => ({
    x: chance.range(part.left, part.right) * width,
    y: chance.range(part.top, part.bottom) * height,
    reach: chance.range(18, 62) * unit,
    turnsX: chance.int(1, 2),
    turnsY: chance.int(1, 3),
    a: chance.range(0, TURN),
    b: chance.range(0, TURN),
    blinks: cycles(stage, chance.range(0.3, 0.6)),
    c: chance.range(0, TURN),
    size: chance.range(1.2, 2.6) * unit,
  }))
  return ({ phase }, px) => {
    for (const one of list) {
      const x =
        one.x +
        one.reach *
          (Math.sin(TURN * one.turnsX * phase + one.a) + 0.4 * Math.sin(TURN * (one.turnsX + 2) * phase + one.b))
      const y =
        one.y +
        one.reach *
          0.7 *
          (Math.sin(TURN * one.turnsY * phase + one.b) + 0.35 * Math.cos(TURN * (one.turnsY + 1) * phase + one.a))
      const blink = Math.max(0, Math.sin(TURN * one.blinks * phase + one.c)) ** 1.6
      if (blink < 0.02) continue
      lamp(stage, px, x, y, one.size * 17, c, blink * 1.1)
      glow(stage, px, x, y, one.size * 5, c, blink * 0.26)
      glow(stage, px, x, y, one.size, [255, 255, 210], blink)
    }
  }
}
