import type { Bench } from '../../../monsters/rigs/rig.ts'
import { feathered, sculptFeathered } from './feathered.ts'
import { furred, sculptFurred, sculptMonkey } from './furred.ts'
import { grown, sculptGrown } from './grown.ts'
import { others } from './others.ts'

/** Small creatures that are held, borne or stand about somebody: the soles, or the arm that they lie on, at y 0. */
export function sculptCritter(bench: Bench): void {
  const { form } = bench.creature
  const fur = furred[form]
  const bird = feathered[form]
  const big = grown[form]
  if (fur) sculptFurred(bench, fur)
  else if (big) sculptGrown(bench, big)
  else if (bird) sculptFeathered(bench, bird)
  else if (form === 'monkey') sculptMonkey(bench)
  else (others[form] ?? others.turtle!)(bench)
}
