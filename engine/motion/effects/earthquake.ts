import { atRest } from '../camera/paths.ts'
import { dot } from '../marks.ts'
import { cycles, type Pass, type Stage } from '../stage.ts'
import { dice, flicker } from '../waves.ts'
import type { Effect } from './effect.ts'

const TURN = Math.PI * 2
const DUST = [176, 160, 136] as const

/** The ground shakes in bouts, and dust comes down. */
export function earthquake(stage: Stage): Effect {
  const { width, height, unit, wish, isFromAbove } = stage
  const chance = stage.random.fork('quake')
  const fastest = Math.max(12, Math.round(stage.seconds * 11))
  const [sx, sy, roll] = ['x', 'y', 'roll'].map((name) =>
    flicker(chance.fork(name), Math.round(fastest * 0.45), fastest, 0.2),
  )
  const bouts = cycles(stage, 0.34)
  const much = (phase: number) => 0.22 + 0.78 * (0.5 - 0.5 * Math.cos(TURN * bouts * phase)) ** 1.4
  const reach = 11 * unit * wish.strength
  const grains = Array.from({ length: Math.round(260 * wish.strength) }, (_, k) => ({
    key: 70_003 + k * 17,
    first: chance.next(),
    often: cycles(stage, chance.range(0.45, 0.95)),
    size: chance.range(0.7, 2.1) * unit,
    source: Math.floor(chance.range(0, 9)),
  }))
  const screen: Pass = ({ phase }, px) => {
    const power = much(phase)
    haze(px, 0.16 * power)
    for (const { key, first, often, size, source } of grains) {
      const turn = phase * often + first
      const cycle = Math.floor(turn) % often
      const age = turn % 1
      const mouth = dice(source * 101, 5) * width
      const x = mouth + (dice(key, cycle) - 0.5) * (40 + 150 * age) * unit
      const fallen = isFromAbove ? dice(key, cycle + 400) : age * age * 1.15
      const alpha = (isFromAbove ? Math.sin(Math.PI * age) : 1 - age * 0.7) * 0.62 * Math.min(1, power * 1.2)
      dot(stage, px, isFromAbove ? dice(key, cycle) * width : x, fallen * height - 6, size, DUST, alpha)
    }
  }
  function haze(px: Uint8ClampedArray, most: number) {
    for (let y = 0, p = 0; y < height; y++) {
      const v = most * (isFromAbove ? 0.8 : 0.45 + 0.75 * (y / height))
      for (let x = 0; x < width; x++, p += 4) {
        px[p]! += (DUST[0] - px[p]!) * v
        px[p + 1]! += (DUST[1] - px[p + 1]!) * v
        px[p + 2]! += (DUST[2] - px[p + 2]!) * v
      }
    }
  }
  return {
    screen,
    camera: ({ phase }) => {
      const power = much(phase) * reach
      return {
        ...atRest,
        zoom: 1.05,
        x: power * sx!(phase),
        y: power * sy!(phase),
        roll: 0.009 * much(phase) * wish.strength * roll!(phase),
      }
    },
  }
}
