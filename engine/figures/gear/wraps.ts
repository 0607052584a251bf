import { mix, shade } from '../../paint/colour.ts'
import { cloth, metal } from '../../paint/material.ts'
import { surfaceOf } from '../body/tailoring.ts'
import { CROTCH, sculptTrunk, shoulderX, solesOf } from '../body/torso.ts'
import { folds, weathered } from '../body/weaves.ts'
import type { Person, Wrap } from '../scene.ts'
import type { Clay } from '../sculpture/clay.ts'
import { type Place, turn } from '../sculpture/space.ts'

/** Parts that take a coat of fur strokes. */
export interface Furred {
  part: number
  length: number
}

/** A ruff of fur round the shoulders. */
function ruff(clay: Clay, place: Place, person: Person, wrap: Wrap): Furred {
  const x = shoulderX(person.build)
  const part = clay.parts.length
  const colour = wrap.trim ?? mix(wrap.colour, [150, 128, 100], 0.6)
  clay.part({ material: { ...cloth(colour), mottle: 0.6 }, place, lie: [0, 1, 0.2] })
  for (const s of [-1, 1]) {
    clay.limb(
      [
        [[s * 16, -30, -84], 34],
        [[s * 78, 2, -46], 38],
        [[s * (x - 26), 34, 6], 38],
        [[s * 66, 66, 58], 33],
        [[s * 34, 124, 84], 24],
      ],
      20,
      4,
    )
  }
  return { part, length: 40 }
}

export function sculptWrap(clay: Clay, place: Place, person: Person, wrap: Wrap, seed: number): Furred[] {
  const { build } = person
  const x = shoulderX(build)
  const trim = wrap.trim ?? [184, 150, 84]
  const furred: Furred[] = []
  const pigment = (deep: number) => weathered(wrap.state, folds(deep, seed), seed)
  if (wrap.kind === 'scarf' || wrap.kind === 'shawl') {
    clay.part({ material: surfaceOf(wrap, 'cloth'), place, pigment: pigment(4) })
    if (wrap.kind === 'shawl') {
      // Over both shoulders, its ends crossed before the breast.
      const z = 62 * (0.5 + 0.5 * build.stout) + (build.bust > 0 ? 26 : 12)
      for (const s of [-1, 1]) {
        clay.limb(
          [
            [[s * 20, -16, -72], 24],
            [[s * (x - 24), 26, -40], 38],
            [[s * (x - 4), 92, -2], 45],
            [[s * (x - 24), 160, z - 50], 38],
            [[s * 30, 214, z - 24], 24],
          ],
          22,
          4,
        )
        clay.leaf([s * 70, 30, 30], [s * (s > 0 ? 4 : 12), 196, z + 8], 34, 24, 0.3, [s * 0.3, 0, 1], 26)
      }
      clay.ellipsoid([0, 148, z - 12], [72, 62, 26], 24)
      clay.leaf([0, 190, z + 20], [-40, 330, z + 6], 22, 40, 0.22, [0, 0, 1], 8)
      return furred
    }
    clay.limb(
      [
        [[-52, -24, -40], 25],
        [[-60, 8, 10], 28],
        [[-20, 30, 58], 27],
        [[26, 26, 60], 28],
        [[58, 4, 14], 27],
        [[50, -26, -42], 25],
      ],
      14,
      4,
    )
    clay.limb(
      [
        [[-48, -34, -26], 19],
        [[-50, -16, 18], 22],
        [[4, 4, 56], 22],
        [[50, -20, 18], 22],
        [[48, -36, -26], 19],
      ],
      10,
      4,
    )
    clay.leaf([26, 44, 84], [46, 190, 100 * (0.5 + 0.5 * build.stout)], 24, 30, 0.34, [0, 0, 1], 8)
    return furred
  }
  // A cloak: a mantle over both shoulders, open in front.
  clay.part({ material: surfaceOf(wrap, 'cloth'), place, pigment: pigment(11) })
  const ground = solesOf(build)
  sculptTrunk(clay, build, 20, person.whole ? { at: CROTCH + (ground - CROTCH) * 0.62, wide: 150 } : undefined)
  for (const s of [-1, 1]) {
    clay.limb(
      [
        [[s * (x - 6), 44, -12], 56],
        [[s * (x + 32), 170, -14], 64],
        [[s * (x + 52), 330, -16], 74],
        ...(person.whole ? ([[[s * (x + 56), CROTCH + 60, -34], 66]] as const) : []),
      ],
      26,
    )
    clay.cone([s * 20, -18, -46], [s * (x - 16), 30, -22], 40, 44, 24)
  }
  const open = wrap.kind === 'mantle' ? 1.25 : 1
  clay.carve()
  clay.ellipsoid([0, 0, 52], [52, 70, 78], 10)
  clay.cone([0, 60, 130], [0, 360, 130], 62 * open, 112 * open, 10)
  clay.ellipsoid([0, 10, 30], [56, 46, 60], 8)
  // Over plate it is a cape: it hangs behind the shoulders' armour.
  if (person.garments.some((garment) => garment.kind === 'plate-armour'))
    clay.box([0, 460, 150], [420, 620, 168], 20, 14)
  else if (person.whole) clay.box([0, 700, 150], [500, 580, 166], 20, 14)
  clay.build()
  if (wrap.kind === 'fur-collar') furred.push(ruff(clay, place, person, wrap))
  else {
    clay.part({
      material: surfaceOf({ ...wrap, colour: shade(wrap.colour, -0.03) }, 'cloth'),
      place,
      pigment: pigment(3),
    })
    for (const s of [-1, 1])
      clay.limb(
        [
          [[s * 26, -34, -66], 13],
          [[s * 62, -16, -26], 15],
          [[s * 58, 30, 40], 14],
          [[s * 34, 66, 74], 11],
        ],
        8,
      )
  }
  clay.part({ material: metal(trim), place })
  const z = 84 * (0.5 + 0.5 * build.stout)
  clay.ball([-42, 60, z - 6], 14).ball([42, 60, z - 6], 14)
  for (let k = 0; k < 9; k++) {
    const t = (k + 0.5) / 9
    clay.ring([-42 + 84 * t, 62 + Math.sin(Math.PI * t) * 16, z + 2], 6, 6, 2.4, 2.4, 0, turn(k % 2 ? 70 : 0, 80, 0))
  }
  return furred
}

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
