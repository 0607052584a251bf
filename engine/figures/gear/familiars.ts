import { benchFor } from '../../monsters/rigs/rig.ts'
import type { Rgb } from '../../paint/colour.ts'
import { glow } from '../../paint/material.ts'
import { sculptCritter } from '../companions/critters/critters.ts'
import { turn, within } from '../sculpture/space.ts'
import type { Wright } from './arms.ts'

export const fire: Wright = (clay, place, gear) => {
  const light = gear.trim ?? ([255, 140, 40] as Rgb)
  clay.part({ material: { ...glow(light, 0.75), alpha: 0.8 }, place })
  clay.limb(
    [
      [[0, -30, 14], 26],
      [[6, -76, 16], 30],
      [[-8, -122, 14], 17],
      [[6, -168, 12], 2],
    ],
    8,
    4,
  )
  clay
    .limb(
      [
        [[-16, -40, 10], 16],
        [[-32, -84, 10], 11],
        [[-26, -120, 8], 2],
      ],
      8,
    )
    .limb(
      [
        [[18, -44, 10], 15],
        [[34, -92, 10], 9],
        [[28, -130, 8], 2],
      ],
      8,
    )
  clay.part({ material: glow([255, 232, 170], 0.9), place }).limb(
    [
      [[0, -34, 44], 12],
      [[2, -70, 46], 14],
      [[-2, -104, 40], 3],
    ],
    4,
  )
}

/** How large a bird is on a shoulder, of the critter's own units. */
const PERCHED = 0.8

/** A bird on a shoulder, as companions are. */
export const bird =
  (form: 'crow' | 'little-owl' | 'macaw', colour: Rgb | undefined, belly: Rgb): Wright =>
  (clay, place, gear) => {
    const own = colour ?? gear.colour
    const [x, y, depth] = place.origin
    const bench = benchFor(clay, {
      name: gear.kind,
      rig: 'critter',
      form,
      x,
      y,
      depth,
      scale: place.scale * PERCHED,
      yaw: 0,
      hide: 'feathers',
      colour: own,
      belly,
      claw: [70, 62, 54],
      eyes: { colour: [230, 184, 56], glow: 0.05, count: 1 },
      horns: 0,
      wings: 'none',
      heads: 1,
      gape: 0.05,
      marks: 'plain',
      state: [],
      seed: 1,
    })
    sculptCritter({ ...bench, place: within(place, [0, 4, 0], turn(26, 0, 0), PERCHED) })
  }
