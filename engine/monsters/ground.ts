import type { Portrait } from '../figures/portray.ts'
import { shadeGround, shadeUnder } from '../figures/shadow.ts'
import type { Relief } from '../paint/relief.ts'
import type { Creature } from './scene.ts'

const airborne = new Set(['eye', 'bird', 'fish', 'kraken', 'worm'])

/** The shade a creature throws on the ground under it, so that it stands there. */
export function groundShadow(result: Relief, creature: Creature, portrait?: Portrait): void {
  if ((airborne.has(creature.rig) && creature.form !== 'cockatrice') || creature.pose === 'flying' || creature.seat)
    return
  if (creature.state.includes('ghostly')) return
  const { person } = creature
  if (creature.rig === 'person') {
    if (person && portrait) shadeUnder(result, person, portrait)
    return
  }
  const reach = creature.scale * (creature.rig === 'dragon' || creature.rig === 'spider' ? 470 : 330)
  // A crab's shade lies among its legs, not before them.
  const crab = creature.rig === 'shellfish'
  shadeGround(
    result,
    creature.x + (crab ? 0 : reach * 0.12),
    creature.y + (crab ? 372 : 412) * creature.scale,
    crab ? reach * 1.4 : reach,
  )
}
