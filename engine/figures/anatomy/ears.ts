import type { Person } from '../scene.ts'
import { bodyData } from './data.ts'

/** How far the tips of ears are drawn out, dm: away from the head, up, and forward. */
const tips: Partial<Record<Person['ears'], readonly [out: number, up: number, forward: number]>> = {
  elf: [0.3, 0.42, -0.24],
  half: [0.1, 0.2, -0.06],
  goblin: [1.05, 0.16, -0.42],
}

/** Draws the tips of a body's ears out to those of its people, further than morph targets go. */
export function stretchEars(body: Float32Array, ears: Person['ears']): void {
  const by = tips[ears]
  if (!by) return
  for (const [side, sign] of [
    ['l', 1],
    ['r', -1],
  ] as const) {
    // What this target moves most is the tip; what it leaves alone holds on to the head.
    const target = bodyData().targets.get(`ears/${side}-ear-shape-pointed`)
    if (!target) throw new RangeError('The body has no target that points an ear')
    const { of, moves } = target
    const far = (i: number) => Math.hypot(moves[i * 3]!, moves[i * 3 + 1]!, moves[i * 3 + 2]!)
    let most = 0
    for (let i = 0; i < of.length; i++) most = Math.max(most, far(i))
    for (let i = 0; i < of.length; i++) {
      const share = (far(i) / most) ** 1.3
      const at = of[i]! * 3
      body[at]! += sign * by[0] * share
      body[at + 1]! += by[1] * share
      body[at + 2]! += by[2] * share
    }
  }
}

/** What a blade left of an ear: a stump on the side of the head. */
export function cropEar(body: Float32Array, side: -1 | 1): void {
  const target = bodyData().targets.get(`ears/${side === 1 ? 'l' : 'r'}-ear-scale-incr`)
  if (!target) throw new RangeError('The body has no target that widens an ear')
  const { of, moves } = target
  const far = (i: number) => Math.hypot(moves[i * 3]!, moves[i * 3 + 1]!, moves[i * 3 + 2]!)
  let most = 0
  for (let i = 0; i < of.length; i++) most = Math.max(most, far(i))
  const stump = [0, 0, 0]
  let count = 0
  for (let i = 0; i < of.length; i++) {
    if (far(i) > 0.25 * most) continue
    count++
    for (let axis = 0; axis < 3; axis++) stump[axis]! += body[of[i]! * 3 + axis]!
  }
  for (let i = 0; i < of.length; i++) {
    const share = Math.min(1, Math.max(0, far(i) / most - 0.16) * 2.2) * 0.86
    for (let axis = 0; axis < 3; axis++) {
      const at = of[i]! * 3 + axis
      body[at]! += (stump[axis]! / count - body[at]!) * share
    }
  }
}
