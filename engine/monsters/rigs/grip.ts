import { weapons } from '../../figures/gear/arms.ts'
import { errands } from '../../figures/gear/errands.ts'
import { goods } from '../../figures/gear/goods.ts'
import type { Gear } from '../../figures/scene.ts'
import { turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { type Bench, body } from './rig.ts'

/** A hand of a great body: its wrist, where it points, and the side it is on. */
export interface Hand {
  at: Vec
  towards: Vec
  s: number
}

/** Closes a fist at the end of an arm about a weapon; the part being built is the arm's. `w`: how stout the body is. */
export function hold(bench: Bench, gear: Gear, { at, towards, s }: Hand, w: number): void {
  const { clay, place } = bench
  const [tx, ty, tz] = towards
  const palm: Vec = [at[0] + tx * 46, at[1] + ty * 46, at[2] + tz * 46]
  clay.limb(
    [
      [at, 34 * w],
      [palm, 42 * w],
    ],
    10,
  )
  const raised = ty < 0
  const lean = raised ? s * 24 : s * 34
  const grip = within(place, [palm[0], palm[1], palm[2] + 16], turn(0, raised ? -14 : 16, lean), 1.75)
  const make = weapons[gear.kind] ?? goods[gear.kind] ?? errands[gear.kind]
  make?.(clay, grip, gear)
  // Fingers lie over the shaft.
  body(bench)
  for (let k = 0; k < 4; k++) {
    const y = (k - 1.5) * 20 * w
    clay.limb(
      [
        [[palm[0] - 30 * w, palm[1] + y, palm[2] + 12], 14 * w],
        [[palm[0] - 8 * w, palm[1] + y, palm[2] + 44 * w], 14 * w],
        [[palm[0] + 24 * w, palm[1] + y, palm[2] + 30 * w], 12 * w],
      ],
      5,
    )
  }
}
