import { type Rgb, shade } from '../../paint/colour.ts'
import { grain } from '../../paint/grain.ts'
import { bone, cloth } from '../../paint/material.ts'
import type { Person } from '../scene.ts'
import type { Clay, PartOptions, Touch } from '../sculpture/clay.ts'
import { type Coat, ownColour } from '../sculpture/groom.ts'
import type { Place, Vec } from '../sculpture/space.ts'
import { CROTCH, solesOf } from './torso.ts'

/** How far behind the hips a centaur's tail hangs, in the body's units. */
export const STEED_LONG = 620

/** The horse that a centaur is from the waist down, in the place of the body; returns the hair of its tail. */
export function sculptSteed(clay: Clay, body: Place, person: Person, colour: Rgb): Coat {
  const ground = solesOf(person.build)
  const coat: PartOptions = {
    material: { ...cloth(colour), bump: 0.3, grain: [6, 16], mottle: 0.35, specular: 0.1, gloss: 10 },
    place: body,
    pigment: (t: Touch) => {
      // Dark to the knee, as bays are, and dappled where the light falls.
      const low = Math.min(0.75, Math.max(0, (t.y - ground + 330) / 260))
      const patch = Math.max(0, grain(t.x * 0.012, t.y * 0.012 + t.z * 0.01) - 0.54) * 0.5
      const tone = (1 - low * 0.6) * (1 - patch)
      t.red *= tone
      t.green *= tone
      t.blue *= tone
      t.height += (grain(t.x * 0.05, t.y * 0.03 + t.z * 0.03) - 0.5) * 4
    },
  }
  const s = person.pose.weight
  const top = CROTCH + 60
  clay
    .part({ ...coat, lie: [0, 0.4, -1] })
    .ellipsoid([0, top + 6, 4], [120, 158, 150])
    .ellipsoid([0, top + 12, -210], [118, 126, 250], 50)
    .ellipsoid([0, top - 6, -430], [116, 124, 128], 44)
    .limb(
      [
        [[0, CROTCH - 130, 0], 82],
        [[0, CROTCH - 20, 2], 98],
        [[0, top, -10], 110],
      ],
      40,
      3,
    )
  const legs: (readonly (readonly [Vec, number])[])[] = [-1, 1].flatMap((side) => {
    // The leg that bears no weight is lifted, pawing the ground.
    const lifted = side !== s
    const fore: readonly (readonly [Vec, number])[] = lifted
      ? [
          [[side * 66, top + 40, 20], 62],
          [[side * 72, top + 190, 116], 42],
          [[side * 72, top + 330, 100], 27],
          [[side * 72, top + 400, 20], 29],
        ]
      : [
          [[side * 66, top + 40, 0], 64],
          [[side * 70, top + 210, 20], 42],
          [[side * 70, ground - 120, 14], 27],
          [[side * 70, ground - 30, 24], 29],
        ]
    const back = side * s * 44
    const hind: readonly (readonly [Vec, number])[] = [
      [[side * 70, top + 20, -420], 88],
      [[side * 78, top + 160, -370 + back], 62],
      [[side * 78, top + 290, -470 + back], 34],
      [[side * 76, ground - 120, -450 + back], 27],
      [[side * 76, ground - 30, -436 + back], 29],
    ]
    return [fore, hind]
  })
  for (const leg of legs) clay.limb(leg, 22, 3)
  clay.part({ material: { ...bone([52, 44, 40]), specular: 0.3 }, place: body })
  for (const leg of legs) {
    const [[x, y, z]] = leg.at(-1)!
    clay.cone([x, y + 6, z + 2], [x, y + 34, z + 14], 29, 38, 4)
  }
  clay.part({ material: { ...cloth(shade(colour, -0.22)), bump: 2, grain: [4, 50] }, place: body, lie: [0, 1, 0] })
  clay.limb(
    [
      [[0, top - 90, -520], 20],
      [[s * 16, top - 60, -590], 32],
      [[s * 46, top + 120, -STEED_LONG], 40],
      [[s * 60, top + 300, -STEED_LONG + 20], 30],
      [[s * 64, top + 380, -STEED_LONG + 30], 6],
    ],
    10,
    3,
  )
  return {
    part: clay.parts.length - 1,
    colour: ownColour,
    spacing: 60,
    length: 80,
    width: 5,
    stray: 0.2,
    contrast: 0.1,
    wisps: 0.6,
  }
}
