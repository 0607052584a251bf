import type { Material } from '../../paint/material.ts'
import type { Random } from '../../paint/random.ts'
import type { HairStyle } from '../scene.ts'
import type { Clay } from '../sculpture/clay.ts'
import type { Place, Vec } from '../sculpture/space.ts'
import { type Face, sides } from './face.ts'

/** How the strands of a style run, at a place of the head's coordinates. */
export type Flow = (at: Vec) => Vec

export interface Grown {
  part: number
  flow: Flow
  length: number
  stray: number
}

const combed =
  (side: number): Flow =>
  ([x, y]) => {
    const part = -26 * side
    if (y > -40) return [x * 0.003, 1, -0.2]
    return [(x - part) * 0.03, 0.5, 0.25]
  }
const back: Flow = ([x, y]) => (y > 20 ? [-x * 0.006, 0.5, -1] : [-x * 0.004, -0.05, -1])
const down: Flow = ([x]) => [x * 0.001, 1, 0]

/** Strands over the crown to behind, with the line they grow from left free of the face. */
function cap(clay: Clay, face: Face, grow: number, high: number) {
  const w = face.skull
  clay.ellipsoid([0, -39, -20], [77 * w + grow, 85 + grow, 99 + grow])
  clay.carve()
  clay.ellipsoid([0, 22 - high, 92], [63 * w, 87 + high, 82], 5)
  clay.box([0, 74, 40], [130, 52, 92], 16, 8)
  clay.build()
}

/** Hair combed back from the brow stands up a little along the line it grows from. */
function brow(clay: Clay, face: Face, thick: number) {
  const w = face.skull
  clay.limb(
    [
      [[-68 * w, -22, 30], thick * 0.7],
      [[-58 * w, -60, 50], thick],
      [[-32 * w, -88, 68], thick * 1.1],
      [[0, -96, 76], thick * 1.1],
      [[32 * w, -88, 68], thick * 1.1],
      [[58 * w, -60, 50], thick],
      [[68 * w, -22, 30], thick * 0.7],
    ],
    10,
    3,
  )
}

function locks(
  clay: Clay,
  random: Random,
  count: number,
  grow: number,
  make: (t: number, jitter: number) => [Vec, Vec, Vec],
) {
  for (let k = 0; k < count; k++) {
    const [a, b, c] = make((k + 0.5) / count, random.range(-1, 1))
    clay.limb(
      [
        [a, 12 + grow * 0.4],
        [b, 13 + grow * 0.4],
        [c, 4],
      ],
      7,
      3,
    )
  }
}

/** Which of the styles that are modelled comes nearest to one that is not. */
const likest: Partial<Record<HairStyle, HairStyle>> = {
  shaved: 'bald',
  tonsure: 'bald',
  cropped: 'short',
  crew: 'short',
  'side-parted': 'short',
  'swept-back': 'short',
  undercut: 'short',
  receding: 'short',
  'widows-peak': 'short',
  pageboy: 'bob',
  shoulder: 'bob',
  'very-long': 'long',
  wavy: 'long',
  'half-up': 'long',
  ringlets: 'curly',
  afro: 'curly',
  cornrows: 'short',
  dreadlocks: 'long',
  'two-braids': 'braid',
  'crown-braid': 'bun',
  'low-ponytail': 'ponytail',
}

/** Models hair; `under` a hat only what shows below it. Returns how its strands grow, or nothing when there are none. Of `hooded` long hair only the locks before the shoulders show. */
export function sculptHair(
  clay: Clay,
  place: Place,
  face: Face,
  style: HairStyle,
  material: Material,
  under: boolean,
  hooded: boolean,
  random: Random,
): Grown[] {
  const as = likest[style] ?? style
  if (as === 'bald') return []
  const side = random.chance(0.5) ? 1 : -1
  const high = face.age > 0.6 ? 6 : 0
  const part = clay.parts.length
  clay.part({ material, place, lie: [0, 1, 0] })
  const grown = (flow: Flow, length: number, stray = 0.3): Grown[] => [{ part, flow, length, stray }]
  const w = face.skull
  switch (as) {
    case 'short': {
      cap(clay, face, under ? 4 : 8, high)
      if (!under) {
        clay.ellipsoid([side * 16, -104, 22], [56, 24, 56], 20)
        locks(clay, random, 6, 0, (t, j) => [
          [side * (-34 + 64 * t), -106, 52 - 10 * t],
          [side * (-20 + 74 * t), -112 + 6 * j, 66 - 30 * t],
          [side * (8 + 66 * t), -84 + 10 * t + 5 * j, 72 - 40 * t],
        ])
      }
      return grown(combed(side), 46)
    }
    case 'fringe':
    case 'bob':
    case 'long': {
      if (hooded) {
        // Two locks that come forward out of the hood.
        const end = random.range(150, 210)
        for (const s of sides)
          clay.limb(
            [
              [[s * 46 * w, -62, 56], 13],
              [[s * 58 * w, -6, 54], 15],
              [[s * 60, 70, 50], 17],
              [[s * 58, end * 0.8, 74], 17],
              [[s * 50, end, 84], 5],
            ],
            8,
          )
        return grown(down, 70, 0.22)
      }
      cap(clay, face, under ? 5 : 11, style === 'fringe' ? high + 4 : high)
      const end = style === 'long' ? random.range(170, 250) : style === 'bob' ? 92 : 74
      const behind = style === 'long' && random.chance(0.4)
      for (const s of sides) {
        const lean = random.range(-8, 8)
        clay.limb(
          [
            under ? [[s * 68 * w, -8, -10], 10] : [[s * 46 * w, -92, 40], 16],
            under ? [[s * 76 * w, 18, behind ? -24 : -2], 15] : [[s * 80 * w, -30, behind ? -18 : 26], 21],
            [[s * (86 * w + 2), 50, behind ? -34 : 10], 22],
            // Down past the jaw it lies beside the neck: farther in it would close under the chin.
            [[s * (86 + lean * 0.6), end * 0.75, behind ? -30 : style === 'long' ? 14 : -2], 21],
            [[s * (84 + lean), end, behind ? -20 : style === 'long' ? 22 : -8], 10],
          ],
          12,
        )
      }
      clay.ellipsoid([0, 30, -62], [84 * w, Math.min(end, 150), 44], 22)
      if (style === 'fringe' && !under) {
        locks(clay, random, 7, 0, (t, j) => [
          [-44 + 88 * t, -104, 48],
          [-48 + 96 * t, -74 + 4 * j, 76 - Math.abs(t - 0.5) * 30],
          [-46 + 92 * t + 4 * j, -42, 82 - Math.abs(t - 0.5) * 34],
        ])
      }
      if (style !== 'fringe' && !under) clay.ellipsoid([side * 12, -106, 16], [50, 20, 58], 18)
      return grown(
        ([x, y, z]) => (y < -62 ? combed(side)([x, y, z]) : down([x, y, z])),
        style === 'bob' ? 60 : 84,
        0.22,
      )
    }
    case 'braid': {
      cap(clay, face, under ? 4 : 7, high)
      if (!under) brow(clay, face, 13)
      const s = side
      const path: Vec[] = [
        [s * 40, 40, -74],
        [s * 82, 84, -20],
        [s * 80, 136, 58],
        [s * 68, 210, 104],
        [s * 62, 290, 112],
      ]
      clay.limb(
        path.map((p, i) => [p, 19 - i * 2] as const),
        6,
      )
      for (let k = 0; k < 13; k++) {
        const t = (k / 13) * (path.length - 1.01)
        const i = Math.floor(t)
        const [a, b] = [path[i]!, path[i + 1]!]
        const u = t - i
        clay.ellipsoid(
          [a[0] + (b[0] - a[0]) * u + (k % 2 ? 8 : -8), a[1] + (b[1] - a[1]) * u, a[2] + (b[2] - a[2]) * u + 7],
          [14, 12, 12],
          2,
        )
      }
      return grown((at) => (at[1] > 60 ? [Math.sin(at[1] * 0.2) * 0.9, 1, 0] : back(at)), 40, 0.2)
    }
    case 'topknot': {
      cap(clay, face, 3, high)
      if (!under) brow(clay, face, 8)
      if (!under)
        clay.ball([0, -134, -34], 25, 10).limb(
          [
            [[0, -150, -44], 16],
            [[20, -150, -96], 15],
            [[40, -84, -128], 6],
          ],
          6,
        )
      return grown(([x, y, z]) => (y < -128 ? [0.3, 0.3, -1] : [-x * 0.012, -0.9, -0.3 - z * 0.004]), 44, 0.15)
    }
    case 'mohawk': {
      clay.ellipsoid([0, -40, -18], [30, 88, 102], 0)
      if (!under) {
        for (let k = 0; k < 12; k++) {
          const a = -0.5 + (k / 11) * 2.5
          const r = 112
          const root: Vec = [0, -36 - Math.cos(a) * 78, -16 + Math.sin(0.9 - a) * 88]
          const tip: Vec = [random.range(-6, 6), -36 - Math.cos(a) * (r + 40), -16 + Math.sin(0.9 - a) * (r + 26)]
          clay.leaf(root, tip, 19, 5, 0.5, [1, 0, 0], 9)
        }
      }
      clay.carve().ellipsoid([0, 24, 92], [70, 98, 84], 4).build()
      return grown(([, y, z]) => [0, y + 36, z + 16].map((v) => v * 0.01) as unknown as Vec, 60, 0.15)
    }
    case 'curly': {
      cap(clay, face, under ? 5 : 8, high)
      const low = random.chance(0.5) ? 60 : 10
      for (let k = 0; k < 74; k++) {
        const a = random.range(0.55, Math.PI * 2 - 0.55)
        const y = random.range(under ? -40 : -128, low)
        const ring = Math.sqrt(Math.max(0.05, 1 - ((y + 38) / 100) ** 2))
        const r = random.range(11, 19)
        const x = Math.sin(a) * (80 * w) * ring
        const z = Math.cos(a) * 100 * ring - 20
        if (z > 30 && y > -70) continue
        clay.ball([x, y, z], r, 5)
      }
      return grown(
        ([x, y, z]) => [Math.sin(y * 0.16 + z * 0.1), Math.cos(x * 0.16 + y * 0.05) + 0.25, Math.sin(x * 0.1)],
        26,
        0.5,
      )
    }
    case 'bun':
    case 'ponytail': {
      cap(clay, face, under ? 4 : 7, high)
      if (!under) brow(clay, face, 13)
      if (style === 'bun') clay.ball([side * 16, -92, -106], 38, 6)
      else
        clay.limb(
          [
            [[0, -88, -108], 22],
            [[side * 50, -70, -140], 27],
            [[side * 96, 30, -120], 26],
            [[side * 92, 150, -70], 20],
            [[side * 80, 200, -40], 5],
          ],
          8,
        )
      locks(clay, random, 2, -6, (t) => [
        [(t - 0.5) * 100, -92, 52],
        [(t - 0.5) * 156, -20, 40],
        [(t - 0.5) * 150, 46, 40],
      ])
      return grown((at) => (at[2] < -104 ? [side * 0.5, 1, 0] : back(at)), 54, 0.18)
    }
    case 'snakes': {
      cap(clay, face, 5, high)
      for (let k = 0; k < 40; k++) {
        const a = random.range(0.62, Math.PI * 2 - 0.62)
        // Some fall past the shoulders as locks do, the rest rise and turn to look.
        const falls = k % 3 === 0
        const y = falls ? random.range(-70, 30) : random.range(-118, -30)
        const ring = Math.sqrt(Math.max(0.1, 1 - ((y + 38) / 106) ** 2))
        const [dx, dz] = [Math.sin(a), Math.cos(a)]
        const root: Vec = [dx * 72 * w * ring, y, dz * 92 * ring - 20]
        const bend = random.range(-26, 26)
        const reach = random.range(50, 100)
        const rise = falls ? -1.3 : 0.55
        const end: Vec = [
          root[0] + dx * reach * (falls ? 0.5 : 1),
          y - reach * rise + bend,
          root[2] + dz * reach * 0.6 + 18,
        ]
        clay.limb(
          [
            [root, 13],
            [[root[0] + dx * reach * 0.5 + bend * 0.6, y - 10 - bend, root[2] + dz * reach * 0.4], 12],
            [end, 9],
            [[end[0] + dx * 14, end[1] + 10, end[2] + 16], 12.5],
            [[end[0] + dx * 22, end[1] + 15, end[2] + 30], 5],
          ],
          3,
          3,
        )
      }
      return []
    }
    case 'wild': {
      cap(clay, face, under ? 5 : 9, high)
      for (let k = 0; k < 46; k++) {
        const a = random.range(0.5, Math.PI * 2 - 0.5)
        const y = random.range(under ? -30 : -120, 60)
        const ring = Math.sqrt(Math.max(0.06, 1 - ((y + 38) / 106) ** 2))
        const root: Vec = [Math.sin(a) * 74 * w * ring, y, Math.cos(a) * 94 * ring - 20]
        if (root[2] > 36 && y > -74) continue
        const out = random.range(1.25, 1.65)
        clay.cone(root, [root[0] * out, y * 1.12 + random.range(-20, 46), root[2] * out - 8], 18, 3, 9)
      }
      return grown(([x, y, z]) => [x * 0.012, 0.5 + (y + 60) * 0.006, (z + 20) * 0.008], 56, 0.7)
    }
    default:
      return []
  }
}
