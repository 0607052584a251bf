import type { Rgb } from '../../paint/colour.ts'
import { bone } from '../../paint/material.ts'
import type { HornStyle } from '../scene.ts'
import type { Clay, Touch } from '../sculpture/clay.ts'
import type { Place, Vec } from '../sculpture/space.ts'
import { sides } from './face.ts'

function ridged(t: Touch) {
  const ring = Math.sin((t.y + t.z * 0.7 + Math.abs(t.x) * 0.8) * 0.42)
  t.height += ring * 1.8
  const tip = Math.min(1, Math.max(0, (-t.y - 96) / 90))
  t.red *= 1.12 - 0.4 * tip
  t.green *= 1.1 - 0.42 * tip
  t.blue *= 1.08 - 0.42 * tip
}

/** Knots of one horn of each style, for the right side; x is mirrored for the other. */
const shapes: Record<Exclude<HornStyle, 'unicorn' | 'antlers' | 'crown'>, readonly (readonly [Vec, number])[]> = {
  swept: [
    [[32, -94, 46], 15],
    [[52, -132, 44], 14],
    [[76, -166, 4], 11],
    [[90, -176, -60], 7],
    [[92, -164, -104], 2],
  ],
  ram: [
    [[40, -90, 34], 19],
    [[86, -112, 10], 19],
    [[124, -78, -20], 17],
    [[128, -20, 0], 14],
    [[104, 16, 34], 9],
    [[88, 0, 52], 3],
  ],
  straight: [
    [[34, -92, 46], 14],
    [[46, -140, 52], 12],
    [[58, -196, 44], 8],
    [[66, -240, 30], 2],
  ],
  short: [
    [[32, -94, 50], 12],
    [[38, -118, 56], 9],
    [[42, -136, 54], 2],
  ],
  bull: [
    [[56, -76, 10], 20],
    [[110, -88, 10], 19],
    [[156, -112, 26], 13],
    [[174, -166, 44], 3],
  ],
}

export function sculptHorns(
  clay: Clay,
  place: Place,
  style: HornStyle,
  colour: Rgb,
  size: number,
  broken: boolean,
): void {
  clay.part({ material: bone(colour), place, pigment: ridged })
  if (style === 'unicorn') {
    clay.cone([0, -84, 66], [0, -250 * size, 130], 13, 1.5)
    return
  }
  if (style === 'crown') {
    for (let k = 0; k < 7; k++) {
      const a = ((k - 3) / 3) * 1.7
      clay.limb(
        [
          [[Math.sin(a) * 56, -90, Math.cos(a) * 46 - 10], 9],
          [[Math.sin(a) * 78, -126, Math.cos(a) * 56 - 22], 7],
          [[Math.sin(a) * 84, -160 - 22 * (k % 2), Math.cos(a) * 58 - 30], 1.5],
        ],
        3,
      )
    }
    return
  }
  for (const s of sides) {
    const cut = broken && s === 1 ? 0.5 : 1
    if (style === 'antlers') {
      const beam: Vec[] = [
        [36, -92, 30],
        [66, -140, 6],
        [104, -190, -2],
        [112, -260, 20],
      ]
      clay.limb(
        beam.map(([x, y, z], i) => [[s * x * size, y * (1 + (size - 1) * 0.4), z], 10 - i * 2] as const),
        4,
      )
      for (const [from, to] of [
        [
          [60, -132, 8],
          [52, -180, 52],
        ],
        [
          [90, -172, -2],
          [86, -236, 40],
        ],
        [
          [108, -214, 6],
          [150, -250, 10],
        ],
      ] as const) {
        clay.cone([s * from[0] * size, from[1], from[2]], [s * to[0] * size, to[1], to[2]], 7, 2, 5)
      }
      continue
    }
    const knots = shapes[style]
    const kept = knots.slice(0, Math.max(2, Math.ceil(knots.length * cut)))
    const [root] = knots[0]!
    clay.limb(
      kept.map(
        ([[x, y, z], r]) =>
          [
            [s * (root[0] + (x - root[0]) * size), root[1] + (y - root[1]) * size, root[2] + (z - root[2]) * size],
            r * (0.6 + 0.4 * size),
          ] as const,
      ),
      3,
    )
  }
}
