import { shade } from '../../paint/colour.ts'
import { cloth } from '../../paint/material.ts'
import type { Person } from '../scene.ts'
import type { Clay } from '../sculpture/clay.ts'
import type { Place } from '../sculpture/space.ts'

export function sculptWings(clay: Clay, place: Place, wings: NonNullable<Person['wings']>): void {
  const { colour, kind } = wings
  for (const s of [-1, 1]) {
    if (kind === 'feather') {
      const rows = [
        [150, 9, 34],
        [110, 8, 24],
        [70, 7, 17],
      ] as const
      for (const [r, [long, count, wide]] of rows.entries()) {
        clay.part({ material: { ...cloth(shade(colour, -0.03 * r)), bump: 0.9, grain: [4, 30] }, place })
        for (let k = 0; k < count; k++) {
          const t = k / (count - 1)
          const root = [s * (70 + 210 * t), -60 - 210 * t + 90 * t * t, -110 + r * 12] as const
          const a = 0.25 + 1.15 * (1 - t)
          clay.leaf(
            [...root],
            [root[0] + s * Math.cos(a) * long * (1.4 - 0.5 * t), root[1] + Math.sin(a) * long * 2.1, -120 + r * 12],
            wide * 0.9,
            wide * 0.5,
            0.22,
            [0, 0, 1],
            2,
          )
        }
      }
      clay.part({ material: cloth(shade(colour, 0.04)), place })
      clay.limb(
        [
          [[s * 50, 20, -100], 24],
          [[s * 150, -150, -96], 26],
          [[s * 260, -220, -96], 18],
          [[s * 340, -180, -96], 8],
        ],
        10,
      )
    } else {
      const fly = kind === 'fly'
      const tips = [
        [330, -210],
        [360, -40],
        [290, 110],
        [180, 200],
      ] as const
      clay.part({
        material: {
          ...cloth(colour),
          ...(fly ? { alpha: 0.45, specular: 0.5, gloss: 24 } : {}),
          subsurface: [60, 20, 16],
        },
        place,
      })
      const wrist = [s * 190, -230, -110] as const
      for (let k = 0; k < tips.length - 1; k++) {
        const [a, b] = [tips[k]!, tips[k + 1]!]
        clay.sheet([...wrist], [s * a[0], a[1], -120], [s * b[0], b[1], -120], 3, 4)
      }
      clay.sheet([...wrist], [s * 180, 200, -120], [s * 50, 40, -110], 3, 4)
      if (fly) continue
      clay.part({ material: cloth(shade(colour, -0.08)), place })
      clay.limb(
        [
          [[s * 50, 30, -104], 20],
          [[s * 120, -110, -104], 16],
          [[s * 190, -234, -104], 13],
          [[s * 198, -268, -104], 3],
        ],
        6,
      )
      for (const [x, y] of tips) clay.cone([...wrist], [s * x, y, -114], 9, 2.4, 4)
    }
  }
}
