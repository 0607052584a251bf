import type { Vec } from '../../figures/sculpture/space.ts'
import { featherWing } from './bird.ts'
import type { Bench } from './rig.ts'
import { batWing } from './skin-wing.ts'

/** Both wings of a body that mostly has none, where it was given some: `root` is the right one's, mirrored for the other. */
export function wingsAt(bench: Bench, root: Vec, size: number, depth: number): void {
  const { wings } = bench.creature
  if (wings === 'none') return
  for (const s of [-1, 1]) {
    const at: Vec = [s * root[0], root[1], root[2]]
    if (wings === 'bat') batWing(bench, at, s, size, depth)
    else featherWing(bench, at, s, size, depth)
  }
}
