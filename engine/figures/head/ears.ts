import type { Clay } from '../sculpture/clay.ts'
import { turn } from '../sculpture/space.ts'
import { type Face, sides } from './face.ts'

export const earKinds = ['round', 'half', 'elf', 'goblin', 'orc', 'none'] as const
export type EarKind = (typeof earKinds)[number]

/** Adds ears to the head part that is being built. */
export function sculptEars(clay: Clay, face: Face, kind: EarKind): void {
  if (kind === 'none') return
  const w = face.skull
  for (const s of sides) {
    const x = s * 72 * w
    const out = turn(s * 62, 0, s * 6)
    if (kind === 'goblin') {
      clay.leaf([x, 4, -14], [x + s * 104, -34, -62], 27, 3, 0.28, [s * 0.35, 0, 1], 8)
      clay
        .carve()
        .leaf([x + s * 10, 4, -2], [x + s * 86, -27, -44], 15, 2, 0.4, [s * 0.35, 0, 1], 5)
        .build()
      continue
    }
    clay.ellipsoid([x + s * 5, 6, -12], [17, 28, 7], 5, out)
    clay.ball([x + s * 3, 28, -6], 8, 6)
    if (kind === 'elf') clay.leaf([x + s * 4, 2, -14], [x + s * 30, -66, -52], 15, 2, 0.4, [s * 0.8, 0, 0.6], 8)
    if (kind === 'half' || kind === 'orc') {
      clay.leaf([x + s * 4, 0, -14], [x + s * (kind === 'orc' ? 30 : 20), -36, -34], 15, 3, 0.42, [s * 0.8, 0, 0.6], 8)
    }
    clay.carve()
    clay.ellipsoid([x + s * 11, 4, -6], [10, 17, 5], 4, out)
    if (kind === 'elf') clay.leaf([x + s * 12, 0, -8], [x + s * 29, -50, -40], 7, 1.5, 0.6, [s * 0.8, 0, 0.6], 4)
    clay.build()
  }
}
