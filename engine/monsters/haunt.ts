import type { Clay } from '../figures/sculpture/clay.ts'
import { mix, type Rgb } from '../paint/colour.ts'
import type { Bench } from './rigs/rig.ts'

const pale: Rgb = [172, 206, 220]

/** Makes all of a body since part `from` of pale light that thins out towards the ground. */
export function haunt(clay: Clay, from: number, bench: Bench): void {
  const { creature, place } = bench
  const tint = mix(pale, creature.colour, 0.28)
  // Hairs and feathers would be solid again.
  bench.coats.length = 0
  for (const part of clay.parts.slice(from)) {
    part.colour = mix(part.colour, tint, 0.72)
    part.material = {
      ...part.material,
      alpha: 0.7,
      specular: part.material.specular * 0.4,
      emission: [tint[0] * 0.15, tint[1] * 0.19, tint[2] * 0.22],
    }
    const { pigment } = part
    const whole = part.place === place
    part.pigment = (t) => {
      pigment?.(t)
      const fades = whole ? Math.min(1, Math.max(0.05, 1 - (t.y - 90) / 380)) : 1
      t.alpha = Math.min(t.alpha, 0.72) * fades
    }
  }
}
