import { skyIn } from '../../edits/sky.ts'
import { labOf } from '../../own-style/lab.ts'
import { blur, type Field, field } from '../../paint/field.ts'
import { between, type Grade, graded } from '../grade.ts'
import { glow } from '../marks.ts'
import type { Pass, Stage } from '../stage.ts'
import { dice } from '../waves.ts'
import type { Effect } from './effect.ts'

/** The light at hours between noon (0) and night (1). */
const hours: readonly (readonly [number, Grade])[] = [
  [0, { gain: [1, 1, 1] }],
  [0.3, { gain: [1.08, 0.96, 0.8], colour: 1.08 }],
  [0.5, { gain: [0.98, 0.7, 0.6], colour: 1.05, gamma: 1.06 }],
  [0.68, { gain: [0.5, 0.44, 0.62], colour: 0.8, gamma: 1.1, lift: [2, 0, 8] }],
  [1, { gain: [0.2, 0.26, 0.44], colour: 0.55, gamma: 1.16, lift: [0, 1, 6] }],
]

export function hour(t: number): Grade {
  for (let k = 0; k + 1 < hours.length; k++) {
    const [a, from] = hours[k]!
    const [b, to] = hours[k + 1]!
    if (t <= b) return between(from, to, (t - a) / (b - a))
  }
  return hours.at(-1)![1]
}

/** Where lights are: bright, warm, and brighter than what is far around them; 0-1. */
function lightsIn({ still, width, height }: Stage, sky: Float32Array | undefined): Field {
  const lab = labOf({ width, height, pixels: still })
  const around = blur({ width, height, values: lab.l }, Math.max(width, height) / 30, 2).values
  const made = field(width, height)
  for (let i = 0; i < made.values.length; i++) {
    const warm = Math.min(1, Math.max(0, (lab.b[i]! - 0.045) / 0.06))
    const stands = Math.min(1, Math.max(0, (lab.l[i]! - around[i]! - 0.1) / 0.16))
    made.values[i] = warm * stands * Math.min(1, Math.max(0, (lab.l[i]! - 0.5) / 0.2)) * (1 - (sky?.[i] ?? 0))
  }
  return made
}

/** The light goes from noon over dusk to a night with lights. */
export function dayToNight(stage: Stage): Effect {
  const { width, height, still, isFromAbove, unit } = stage
  const sky = isFromAbove ? undefined : skyIn(labOf({ width, height, pixels: still }))?.values
  const lights = lightsIn(stage, sky)
  const halo = blur(lights, Math.max(2, Math.min(width, height) / 70), 3).values
  const stars = starsOf(stage, sky)
  // Lights go on one after another: each block of the picture at its own minute.
  const block = Math.max(8, Math.round(Math.min(width, height) / 14))
  const wide = Math.ceil(width / block)
  const lit = new Float32Array(wide * Math.ceil(height / block))
  const world: Pass = ({ phase, through }, px) => {
    const t = stage.loops ? 0.5 - 0.5 * Math.cos(phase * Math.PI * 2) : through
    graded(px, hour(t))
    if (t < 0.4) return
    for (let k = 0; k < lit.length; k++) lit[k] = Math.min(1, Math.max(0, (t - 0.45 - 0.3 * dice(k, 77)) / 0.06))
    for (let y = 0, i = 0, p = 0; y < height; y++) {
      const row = Math.floor(y / block) * wide
      for (let x = 0; x < width; x++, i++, p += 4) {
        const near = halo[i]!
        if (near < 0.004) continue
        const on = lit[row + ((x / block) | 0)]!
        if (on === 0) continue
        const own = Math.min(1, lights.values[i]! * 1.25) * on
        px[p]! += (still[p]! * 1.12 - px[p]!) * own + 150 * near * on
        px[p + 1]! += (still[p + 1]! * 0.98 - px[p + 1]!) * own + 92 * near * on
        px[p + 2]! += (still[p + 2]! * 0.72 - px[p + 2]!) * own + 34 * near * on
      }
    }
    const night = Math.max(0, (t - 0.7) / 0.3)
    if (night > 0)
      for (const { x, y, size, light, turn, turns } of stars) {
        const twinkle = 0.75 + 0.25 * Math.sin(turn + phase * turns * Math.PI * 2)
        glow(stage, px, x, y, Math.max(0.75, size * unit), [214, 224, 255], night * light * twinkle)
      }
  }
  return { world }
}

function starsOf(stage: Stage, sky: Float32Array | undefined) {
  if (!sky) return []
  const chance = stage.random.fork('stars')
  return Array.from({ length: 420 }, () => ({
    x: chance.range(0, stage.width - 1),
    y: chance.range(0, stage.height - 1) * chance.range(0.35, 1),
    size: chance.range(0.6, 1.25),
    light: chance.range(0.15, 1) ** 2,
    turn: chance.range(0, 6.28),
    turns: chance.int(2, 9),
  })).filter(({ x, y }) => sky[Math.floor(y) * stage.width + Math.floor(x)]! > 0.85)
}
