import { Clay, deeds, kinds, STRIDE } from '../figures/sculpture/clay.ts'
import { benchFor } from './rigs/rig.ts'
import { rigs } from './rigs/rigs.ts'
import type { Creature } from './scene.ts'

/** What a body fills of the picture, units. */
interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Bodies measured lately: reading a prompt composes the same ones anew for every word that it tries. */
const measured = new Map<string, Box>()
const MEASURED_MAX = 64

/** The box a creature's body fills in the picture, units. It is modelled, not traced: some milliseconds. */
export function measure(creature: Creature): Box {
  const key = JSON.stringify(creature)
  const known = measured.get(key)
  if (known) return { ...known }
  const box = boxOf(creature)
  const [eldest] = measured.keys()
  if (eldest !== undefined && measured.size >= MEASURED_MAX) measured.delete(eldest)
  measured.set(key, box)
  return { ...box }
}

function boxOf(creature: Creature): Box {
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
