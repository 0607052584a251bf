import type { Random } from '../paint/random.ts'
import type { GearKind, Person, Pose } from './scene.ts'

const blades: readonly GearKind[] = ['sword', 'greatsword', 'rapier', 'scimitar', 'dagger']
const heavy: readonly GearKind[] = ['axe', 'greataxe', 'hammer', 'mace', 'greatsword', 'halberd', 'spear', 'pickaxe']
const poles: readonly GearKind[] = ['halberd', 'spear', 'trident', 'scythe', 'pitchfork']

/** A point that is said to be down. */
export const loweredPoint =
  /\b(?:point(?:ing|ed)?|tip|lowered) (?:at|to|towards?|on|against|down to) the (?:floor|ground|deck|earth)\b/i

/** What can be held aloft in one hand. */
export const swung: readonly GearKind[] = [...blades, 'axe', 'greataxe', 'hammer', 'mace', 'rolling-pin']

/** How somebody so armed and so minded would stand. */
export function poseOf(person: Person, random: Random): Pose {
  const { gear, expression, wrap, turn, build } = person
  const held = gear.find(({ hold }) => hold === 'right')?.kind
  const grips: Pose['grip'][] = ['level', 'level']
  if (held && blades.includes(held)) grips.push('guard', 'guard', 'low')
  if (held === 'sword' || held === 'scimitar') grips.push('shouldered')
  if (held === 'sword' || held === 'scimitar') grips.push('shouldered')
  // Over the broadest shoulders only a haft would be seen of it.
  if (held && heavy.includes(held) && build.broad < 1.25) grips.push('shouldered', 'shouldered')
  if (held && heavy.includes(held) && !poles.includes(held)) grips.push('low')
  // The angry swing what they hold.
  if (held && (blades.includes(held) || heavy.includes(held)) && !poles.includes(held) && expression.frown > 0.9)
    grips.push('raised', 'raised', 'raised')
  if (held === 'boulder') grips.splice(0, grips.length, 'raised')
  const free = ([-1, 1] as const).filter(
    (s) =>
      !gear.some(({ kind, hold }) => kind === 'lute' || kind === 'fiddle' || hold === (s === -1 ? 'right' : 'left')),
  )
  const cloaked = wrap !== undefined && wrap.kind !== 'scarf' && wrap.kind !== 'shawl'
  return {
    grip: random.pick(grips),
    hip: !cloaked && free.length > 0 && random.chance(0.26) ? random.pick(free) : 0,
    weight: turn.head[0] > 0 ? 1 : -1,
    stride: random.range(0.1, 1),
  }
}
