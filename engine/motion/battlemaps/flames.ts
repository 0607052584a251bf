import type { Random } from '../../paint/random.ts'
import { glow } from '../marks.ts'
import { cycles, type Pass, type Stage } from '../stage.ts'
import { dice } from '../waves.ts'
import type { Lamp } from './lamps.ts'
import type { Sheet } from './sheet.ts'

const TURN = Math.PI * 2

/** Fires as seen from above: a hot middle, tongues that lick out of it, and sparks. */
export function flamesOf(stage: Stage, sheet: Sheet, lamps: readonly Lamp[]): Pass {
  const chance = stage.random.fork('flames')
  const fires = lamps
    .filter(({ size }) => size > 0)
    .map((lamp, n) => fireOf(stage, sheet, lamp, chance.fork(`fire ${n}`)))
  return ({ phase }, px) => {
    for (const fire of fires) fire(phase, px)
  }
}

function fireOf(stage: Stage, sheet: Sheet, lamp: Lamp, chance: Random) {
  const { scale } = sheet
  const size = lamp.size * scale
  // Fire as fire is, or as hot in the colour that was asked for.
  const own = stage.wish.colour
  const dyed = (red: number, green: number, blue: number): [number, number, number] => {
    if (!own) return [red, green, blue]
    const heat = (red + green + blue) / 300
    return [own[0] * heat, own[1] * heat, own[2] * heat]
  }
  const tongues = Array.from({ length: lamp.kind === 'candle' ? 1 : Math.round(3 + lamp.size * 8) }, () => ({
    angle: chance.range(0, TURN),
    first: chance.next(),
    often: cycles(stage, chance.range(1.1, 2)),
    reach: chance.range(0.35, 0.95),
    size: chance.range(0.34, 0.6),
  }))
  const many = lamp.kind === 'candle' ? 0 : Math.round(2 + lamp.size * 14)
  const sparks = Array.from({ length: many }, (_, k) => ({
    key: 311 + k * 29,
    first: chance.next(),
    often: cycles(stage, chance.range(0.5, 0.95)),
    far: scale * chance.range(0.5, 1.25) * (0.5 + lamp.size),
    curl: chance.range(-1.6, 1.6),
  }))
  return (phase: number, px: Uint8ClampedArray) => {
    const power = Math.min(1.3, Math.max(0.6, lamp.power(phase)))
    const x = lamp.x + lamp.leanX(phase) * size * 0.16
    const y = lamp.y + lamp.leanY(phase) * size * 0.16
    glow(sheet, px, x, y, size * 1.25 * power, dyed(64, 30, 6), power)
    for (const { angle, first, often, reach, size: wide } of tongues) {
      const age = (phase * often + first) % 1
      const way = reach * size * (0.2 + 0.8 * age)
      const swell = Math.sin(Math.PI * age)
      const turn = angle + 0.7 * Math.sin(TURN * (age + first))
      const c = dyed(150 * swell, (84 - 40 * age) * swell, (20 - 16 * age) * swell)
      glow(
        sheet,
        px,
        x + Math.cos(turn) * way,
        y + Math.sin(turn) * way,
        Math.max(0.9, wide * size * (1 - 0.45 * age)),
        c,
        power,
      )
    }
    glow(sheet, px, x, y, Math.max(0.9, size * 0.36), [120, 96, 44], power)
    for (const one of sparks) {
      const age = (phase * one.often + one.first) % 1
      const cycle = Math.floor(phase * one.often + one.first) % one.often
      const turn = dice(one.key, cycle) * TURN + one.curl * age
      const fade = (1 - age) * Math.min(1, age * 7)
      const way = one.far * age
      glow(
        sheet,
        px,
        x + Math.cos(turn) * way,
        y + Math.sin(turn) * way,
        Math.max(0.75, scale * 0.03),
        dyed(230, 120 * (1 - age * 0.6), 30),
        fade,
      )
    }
  }
}

/** Smoke and steam over what gives it: puffs that widen as they drift. */
export function smokeOf(
  stage: Stage,
  sheet: Sheet,
  sources: readonly { x: number; y: number; size: number; pale: boolean }[],
): Pass {
  const { width, height, scale } = sheet
  const chance = stage.random.fork('smoke')
  const wind = 0.5 + 0.7 * stage.wish.wind
  const list = sources.flatMap(({ x, y, size, pale }) =>
    Array.from({ length: 9 }, (_, k) => ({
      x,
      y,
      pale,
      first: k / 9 + chance.range(0, 0.08),
      often: cycles(stage, 0.19),
      reach: scale * chance.range(1.1, 1.9) * wind * size,
      side: chance.range(-0.4, 0.4),
      size: scale * size * chance.range(0.24, 0.4),
    })),
  )
  return ({ phase }, px) => {
    for (const one of list) {
      const age = (phase * one.often + one.first) % 1
      const cx = one.x + one.reach * age
      const cy = one.y - one.reach * age * (0.45 + one.side)
      const radius = one.size * (0.5 + 1.9 * age)
      const alpha = 0.26 * Math.sin(Math.PI * Math.min(1, age * 1.02)) ** 0.8 * (1 - age * 0.5)
      puff(px, width, height, cx, cy, radius, one.pale ? 214 : 72, alpha)
    }
  }
}

function puff(
  px: Uint8ClampedArray,
  width: number,
  height: number,
  x: number,
  y: number,
  radius: number,
  grey: number,
  alpha: number,
) {
  const y1 = Math.min(height - 1, Math.floor(y + radius))
  const x1 = Math.min(width - 1, Math.floor(x + radius))
  const scale = 1 / (radius * radius)
  for (let j = Math.max(0, Math.ceil(y - radius)); j <= y1; j++)
    for (let i = Math.max(0, Math.ceil(x - radius)), p = (j * width + i) * 4; i <= x1; i++, p += 4) {
      const t = 1 - ((i - x) ** 2 + (j - y) ** 2) * scale
      if (t <= 0) continue
      const v = alpha * t * t
      px[p]! += (grey - px[p]!) * v
      px[p + 1]! += (grey - px[p + 1]!) * v
      px[p + 2]! += (grey * 1.02 - px[p + 2]!) * v
    }
}
