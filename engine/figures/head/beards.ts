import type { Material } from '../../paint/material.ts'
import type { Random } from '../../paint/random.ts'
import type { BeardStyle } from '../scene.ts'
import type { Clay } from '../sculpture/clay.ts'
import type { Place, Vec } from '../sculpture/space.ts'
import { type Face, landmarks, sides } from './face.ts'
import type { Grown } from './hair.ts'

/** Models a beard on a human head and tells how its hairs run. */
export function sculptBeard(
  clay: Clay,
  place: Place,
  face: Face,
  style: BeardStyle,
  material: Material,
  random: Random,
): Grown[] {
  const m = landmarks(face)
  const part = clay.parts.length
  clay.part({ material, place, lie: [0, 1, 0] })
  const y = m.chinY
  if (style === 'tentacles') {
    for (let k = 0; k < 6; k++) {
      const u = (k / 5 - 0.5) * 2
      const long = random.range(90, 150)
      clay.limb(
        [
          [[u * 26, m.mouthY - 8, m.mouthZ - 4 - Math.abs(u) * 14], 13],
          [[u * 40, y, 84], 12],
          [[u * 60 + random.range(-14, 14), y + long * 0.6, 86], 9],
          [[u * 50 + random.range(-30, 30), y + long, 84], 3],
        ],
        6,
        4,
      )
    }
    return []
  }
  const jaw = face.jaw
  const whiskers = style !== 'sideburns' && style !== 'goatee' && style !== 'moustache'
  if (whiskers || style === 'sideburns') {
    for (const s of sides) {
      const end: Vec = style === 'sideburns' ? [s * 42 * jaw, y - 34, 44] : [s * 22, y - 2, 60]
      clay.limb(
        [
          [[s * 68 * face.skull, -4, 8], 8],
          [[s * 60 * jaw * face.skull, 38, 18], 13],
          [[s * 46 * jaw, y - 26, 40], 16],
          [end, style === 'sideburns' ? 10 : 20],
        ],
        12,
      )
    }
  }
  if (whiskers) {
    clay.ellipsoid([0, y - 4, 60], [40 * jaw, 26, 26], 16)
    if (style === 'full') clay.ellipsoid([0, y + 24, 58], [42 * jaw, 44, 27], 22)
    if (style === 'long') {
      const long = random.range(110, 190)
      clay.limb(
        [
          [[0, y + 4, 58], 36],
          [[random.range(-6, 6), y + long * 0.4, 66], 46],
          [[random.range(-14, 14), y + long * 0.8, 72], 32],
          [[random.range(-16, 16), y + long * 1.12, 78], 7],
        ],
        24,
      )
    }
    if (style === 'forked' || style === 'braided') {
      clay.ellipsoid([0, y + 16, 60], [40 * jaw, 34, 26], 20)
      const tails = style === 'forked' ? [-1, 1] : random.chance(0.5) ? [-1, 1] : [-1, 0, 1]
      for (const s of tails) {
        const long = random.range(100, 150)
        if (style === 'forked') {
          clay.limb(
            [
              [[s * 16, y + 24, 62], 24],
              [[s * 30, y + 70, 70], 20],
              [[s * 44, y + long, 76], 4],
            ],
            14,
          )
          continue
        }
        for (let k = 0; k < 10; k++) {
          const t = k / 9
          clay.ellipsoid([s * (22 + 8 * t) + (k % 2 ? 5 : -5), y + 34 + long * t, 68 + 8 * t], [13 - 5 * t, 11, 12], 2)
        }
        clay.ball([s * 30, y + 40 + long, 76], 8, 2)
      }
    }
  }
  if (style === 'goatee')
    clay.cone([0, y - 18, 74], [0, y + 26, 72], 16, 5, 6).ellipsoid([0, y - 22, 76], [20, 9, 11], 8)
  clay.carve()
  clay.ellipsoid([0, m.mouthY + 3, m.mouthZ + 8], [m.mouthHalf * 0.86, 10.5, 26], 5)
  clay.build()
  if (style !== 'short' && style !== 'sideburns') {
    const curl = style === 'moustache' ? 1 : 0
    for (const s of sides) {
      clay.limb(
        [
          [[s * 3, m.noseBottom + 9, m.mouthZ + 11], 6.5],
          [[s * 17, m.mouthY - 7, m.mouthZ + 5], 8.5],
          [[s * (34 + 6 * curl), m.mouthY + 5 + 3 * curl, m.mouthZ - 12], 6],
          [[s * (42 + 16 * curl), m.mouthY + (curl ? -6 : 20), m.mouthZ - 20], 2],
        ],
        5,
      )
    }
  } else {
    for (const s of sides)
      clay.cone([s * 4, m.mouthY - 13, m.mouthZ + 7], [s * 30, m.mouthY + 2, m.mouthZ - 14], 4, 4, 6)
  }
  const flow = ([x, yy]: Vec): Vec =>
    yy < m.mouthY + 4 && Math.abs(x) < 52 && style !== 'sideburns'
      ? [Math.sign(x) * 0.9, 0.7, -0.2]
      : [-x * 0.003, 1, 0.25]
  return [{ part, flow, length: style === 'short' || style === 'goatee' ? 22 : 46, stray: 0.35 }]
}
