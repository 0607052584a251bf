import { turn, type Vec, within } from '../../figures/sculpture/space.ts'
import { cloth, skin, wood } from '../../paint/material.ts'
import { type Bench, body } from './rig.ts'

/** A ship heeling over in a kraken's grip: hull, masts and sails, and two arms about it. */
export function sculptShip(bench: Bench): void {
  const { clay, creature, place, luck } = bench
  const side = luck.chance(0.5) ? 1 : -1
  const ship = within(place, [side * 40, -270, -130], turn(side * 24, 0, side * 21))
  const planks = wood([104, 68, 40])
  const boards = (t: { y: number; height: number; red: number; green: number; blue: number }) => {
    if (Math.abs(((t.y + 600) % 26) - 13) < 11) return
    t.height -= 4
    t.red *= 0.55
    t.green *= 0.55
    t.blue *= 0.55
  }
  clay.part({ material: planks, place: ship, pigment: boards })
  clay
    .ellipsoid([0, -20, 0], [330, 120, 96])
    .carve()
    .box([0, -150, 0], [400, 130, 140], 4, 2)
    .ellipsoid([0, -40, 0], [300, 70, 78], 4)
    .build()
  clay.box([-270, -46, 0], [66, 52, 74], 6, 10).cone([290, -40, 0], [430, -104, 0], 13, 5, 4)
  const spars: readonly (readonly [at: number, tall: number])[] = [
    [130, 300],
    [-70, 380],
  ]
  for (const [x, tall] of spars) {
    clay.part({ material: wood([84, 58, 38]), place: ship })
    clay.cone([x, 30, 0], [x, -tall, 0], 12, 7)
    clay.cone([x, -tall + 40, -76], [x, -tall + 40, 76], 6, 6)
    clay.cone([x - 110, -tall + 44, 10], [x + 110, -tall + 36, 10], 6, 6)
    clay.part({
      material: { ...cloth([206, 194, 164]), bump: 0.6 },
      place: ship,
      pigment: (t) => {
        t.height += Math.sin(t.x * 0.09) * 4
      },
    })
    clay
      .ellipsoid([x, -tall * 0.56, -6], [112, tall * 0.3, 44])
      .carve()
      .ellipsoid([x, -tall * 0.56, -30], [130, tall * 0.34, 46], 3)
      .build()
  }
  for (const [s, arm] of [
    [
      side,
      [
        [210, 230, 60],
        [330, 20, 120],
        [250, -210, 130],
        [120, -330, 60],
        [60, -390, -60],
      ],
    ],
    [
      -side,
      [
        [200, 220, 60],
        [320, 60, 110],
        [290, -150, 120],
        [190, -270, 40],
        [130, -300, -90],
      ],
    ],
  ] as readonly (readonly [number, readonly Vec[]])[]) {
    body(bench)
    clay.limb(
      arm.map(([x, y, z], k) => [[s * x, y, z] as Vec, 54 - k * 9] as const),
      10,
      5,
    )
    clay.part({ material: { ...skin(creature.belly), specular: 0.5 }, place })
    for (const [k, [x, y, z]] of arm.entries()) if (k > 0) clay.ball([s * x - s * 14, y + 6, z + 44 - k * 8], 13 - k)
  }
}
