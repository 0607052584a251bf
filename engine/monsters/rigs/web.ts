import { turn, type Vec } from '../../figures/sculpture/space.ts'
import { bone } from '../../paint/material.ts'
import type { Bench } from './rig.ts'

const SPOKES = 13
const ROUNDS = 6

/** The web a spider sits in: spokes out of the picture, and threads that sag between them. It lies behind the body. */
export function sculptWeb({ inner, creature, luck }: Bench): void {
  const { x, y, scale } = creature
  // It is spun in the picture's plane however the spider is turned, and as wide as the picture.
  const place = { origin: [x, y, -500] as Vec, rotation: turn(0), scale: 1 }
  const silk = { ...bone([214, 218, 222]), specular: 0.4, bump: 0, emission: [34, 36, 40] as const }
  inner.part({ material: silk, place })
  const middle: Vec = [luck.range(-50, 50), -90 * scale, 0]
  const spokes = Array.from({ length: SPOKES }, (_, k) => ((k + luck.range(-0.22, 0.22)) / SPOKES) * Math.PI * 2)
  const at = (angle: number, out: number): Vec => [
    middle[0] + Math.cos(angle) * out,
    middle[1] + Math.sin(angle) * out * 0.94,
    0,
  ]
  for (const angle of spokes) inner.cone(middle, at(angle, 820), 2.6, 3.2)
  for (let ring = 1; ring <= ROUNDS; ring++) {
    const reach = 74 * ring
    for (const [k, from] of spokes.entries()) {
      const to = spokes[(k + 1) % SPOKES]! + (k === SPOKES - 1 ? Math.PI * 2 : 0)
      // A thread or two is torn.
      if (luck.chance(0.06)) continue
      const sag = at((from + to) / 2, reach * 0.87)
      inner.cone(at(from, reach), sag, 2, 2).cone(sag, at(to, reach), 2, 2)
    }
  }
}
