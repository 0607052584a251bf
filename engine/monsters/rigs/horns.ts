import type { Place } from '../../figures/sculpture/space.ts'
import { bone } from '../../paint/material.ts'
import type { Bench } from './rig.ts'

/** Horns of a bull, antlers of a stag or the one of a unicorn, on any head whose brow is about 70 units above its middle. */
export function hornsOn({ clay, creature, claw, brows }: Bench, head: Place): void {
  brows.push({
    place: head,
    at: [0, -64, -8],
    radius: creature.form === 'owl' || creature.form === 'owlbear' ? 82 : 58,
  })
  if (creature.horns === 0) return
  clay.part({
    material: creature.state.includes('unicorn') ? bone([236, 214, 150]) : claw,
    place: head,
    pigment: (t) => {
      t.height += Math.sin(t.y * 0.5 + t.x * 0.4) * 2
    },
  })
  if (creature.state.includes('unicorn')) {
    clay.cone([0, -70, 46], [0, -290, 150], 15, 1.5)
    return
  }
  for (const s of [-1, 1]) {
    if (creature.state.includes('antlers'))
      clay
        .limb(
          [
            [[s * 24, -72, 0], 9],
            [[s * 56, -140, -16], 8],
            [[s * 96, -210, 0], 7],
            [[s * 90, -290, 30], 2],
          ],
          4,
        )
        .cone([s * 46, -120, -12], [s * 40, -180, 50], 6, 1.5, 4)
        .cone([s * 84, -186, -4], [s * 140, -240, 20], 6, 1.5, 4)
        .cone([s * 94, -224, 4], [s * 60, -290, 50], 5, 1.5, 4)
    else {
      const knots = [
        [[s * 44, -70, 0], 17],
        [[s * 96, -92, -6], 15],
        [[s * 130, -130, 26], 9],
        [[s * 128, -176, 50], 2],
      ] as const
      clay.limb(s === 1 && creature.state.includes('broken-horn') ? knots.slice(0, 2) : knots, 4)
    }
  }
}
