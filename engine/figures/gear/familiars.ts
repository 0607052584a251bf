import { type Rgb, shade } from '../../paint/colour.ts'
import { bone, cloth, glow } from '../../paint/material.ts'
import { turn } from '../sculpture/space.ts'
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

export const bird =
  (kind: 'raven' | 'owl' | 'parrot'): Wright =>
  (clay, place, gear) => {
    const colour: Rgb = kind === 'raven' ? [40, 40, 50] : kind === 'owl' ? [140, 110, 76] : gear.colour
    const wing: Rgb = kind === 'parrot' ? [50, 90, 160] : shade(colour, -0.04)
    const feathers = (c: Rgb) => ({ ...cloth(c), bump: 1.2, grain: [5, 16] as const, specular: 0.12, gloss: 12 })
    clay.part({
      material: feathers(colour),
      place,
      pigment: (t) => {
        t.height += Math.abs(Math.sin(t.y * 0.32 + Math.cos(t.x * 0.34))) * 1.6
      },
    })
    clay.ellipsoid([0, -56, 0], [32, 48, 34], 0, turn(0, -14, 0)).ball([0, -112, 14], kind === 'owl' ? 32 : 25, 14)
    clay.part({ material: feathers(wing), place })
    for (const s of [-1, 1]) clay.leaf([s * 26, -84, -2], [s * 18, -6, -30], 20, 7, 0.4, [s, 0, 0.6], 4)
    clay.leaf([0, -16, -20], [0, 60, -44], 15, 12, 0.3, [0, 0, 1], 4)
    clay.part({ material: bone(kind === 'raven' ? [70, 66, 66] : [214, 176, 84]), place })
    if (kind === 'raven') clay.cone([8, -112, 34], [26, -106, 70], 9, 2)
    else
      clay.limb(
        [
          [[4, -112, 40], 9],
          [[6, -104, 52], 7],
          [[6, -94, 50], 1.5],
        ],
        2,
      )
    clay.part({
      material: {
        ...glow(kind === 'owl' ? [150, 110, 20] : [40, 40, 40], 0.5),
        colour: [230, 190, 60],
        specular: 0.8,
        gloss: 30,
      },
      place,
    })
    for (const s of [-1, 1]) clay.ball([s * 12 + 4, -118, kind === 'owl' ? 40 : 33], kind === 'owl' ? 8 : 5)
    clay.part({ material: glow([8, 8, 10], 0), place })
    for (const s of [-1, 1]) clay.ball([s * 12 + 5, -118, kind === 'owl' ? 46 : 37], kind === 'owl' ? 4 : 2.6)
  }
