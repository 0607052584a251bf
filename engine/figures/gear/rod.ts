import { glow, leather, wood } from '../../paint/material.ts'
import type { Clay } from '../sculpture/clay.ts'
import { add, out, type Place, upright } from '../sculpture/space.ts'

/** A fishing rod, and the line that hangs from its tip. */
export function rod(clay: Clay, place: Place): void {
  clay.part({ material: { ...wood([168, 128, 66]), specular: 0.2 }, place })
  clay.limb(
    [
      [[0, 120, 0], 11],
      [[0, -200, 0], 9],
      [[0, -620, 0], 6.5],
      [[16, -1060, 0], 3],
    ],
    2,
    4,
  )
  for (const y of [40, -80, -200, -320, -440]) clay.ring([0, y, 0], 10, 10, 3, 4)
  const tip = out(place, [16, -1060, 0])
  const float = add(tip, [0, 860 * place.scale, 0])
  const world: Place = { origin: [0, 0, 0], rotation: upright, scale: 1 }
  clay.part({ material: { ...glow([226, 226, 220], 0.25), colour: [226, 226, 220] }, place: world })
  clay.cone(tip, float, 2.2 * place.scale, 2.2 * place.scale)
  clay.part({ material: { ...leather([196, 40, 34]), specular: 0.5 }, place: world })
  clay.ball(float, 20 * place.scale)
}
