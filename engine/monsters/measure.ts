import { Clay, deeds, kinds, STRIDE } from '../figures/sculpture/clay.ts'
import { benchFor } from './rigs/rig.ts'
import { rigs } from './rigs/rigs.ts'
import type { Creature } from './scene.ts'

/** The box a creature's body fills in the picture, units. Cheap: it is modelled, not traced. */
export function measure(creature: Creature): { left: number; right: number; top: number; bottom: number } {
  const box = { left: creature.x, right: creature.x, top: creature.y, bottom: creature.y }
  if (creature.rig === 'person') return box
  const clay = new Clay()
  rigs[creature.rig](benchFor(clay, creature))
  for (const [i, reach] of clay.reaches.entries()) {
    if (clay.table[i * STRIDE + 1] !== deeds.add || clay.table[i * STRIDE] === kinds.hollow) continue
    box.left = Math.min(box.left, reach.left)
    box.right = Math.max(box.right, reach.right)
    box.top = Math.min(box.top, reach.top)
    box.bottom = Math.max(box.bottom, reach.bottom)
  }
  return box
}
