import type { Rgb } from '../../paint/colour.ts'
import { cloth } from '../../paint/material.ts'
import type { Random } from '../../paint/random.ts'
import type { Clay } from '../sculpture/clay.ts'
import type { Place } from '../sculpture/space.ts'
import { type Face, landmarks } from './face.ts'

/** Models the tentacles that hang from a mind flayer's mouth. */
export function sculptTentacles(clay: Clay, place: Place, face: Face, colour: Rgb, random: Random): void {
  const m = landmarks(face)
  const y = m.chinY
  const material = {
    ...cloth(colour),
    gloss: 26,
    specular: 0.3,
    bump: 0.6,
    grain: [5, 9] as [number, number],
    rim: 0.5,
    mottle: 0.4,
  }
  clay.part({ material, place, lie: [0, 1, 0] })
  for (let k = 0; k < 6; k++) {
    const u = (k / 5 - 0.5) * 2
    const long = random.range(90, 150)
    clay.limb(
      [
        [[u * 26, m.mouthY - 8, m.mouthZ - 4 - Math.abs(u) * 14], 13],
        [[u * 40, y, 84], 12],
        [[u * 60 + random.range(-14, 14), y + long * 0.6, 86], 9],
        [[u * 50 + random.range(-30, 30), y + long, 84], 3],
      ],
      6,
      4,
    )
  }
}
