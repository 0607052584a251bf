import type { Rgb } from '../../paint/colour.ts'
import { toLine } from '../surface/lines.ts'
import { reflects } from '../surface/skin.ts'
import type { Sewing } from './sewing.ts'

type Shape = (x: number, y: number) => boolean
type Line = readonly (readonly [number, number])[]

/** A figure of strokes, each with its thickness. */
const drawn =
  (...strokes: readonly (readonly [thick: number, line: Line])[]): Shape =>
  (x, y) =>
    strokes.some(([thick, line]) => toLine(x, y, line) < thick)
const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) < radius
const any =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    shapes.some((shape) => shape(x, y))
/** The same on either side. */
const both =
  (shape: Shape): Shape =>
  (x, y) =>
    shape(Math.abs(x), y)
/** Rays about a middle, between two radii. */
const rays =
  (count: number, inner: number, outer: number): Shape =>
  (x, y) => {
    const wave = Math.abs((((Math.atan2(x, y) / (2 * Math.PI)) * count + 0.5 + count) % 1) - 0.5) * 2
    return Math.hypot(x, y) < outer + (inner - outer) * wave
  }

/** On its hind legs, claws out. */
const beast = any(
  drawn(
    [
      0.2,
      [
        [-0.22, -0.3],
        [0.02, 0.1],
        [0.16, 0.42],
      ],
    ],
    [
      0.09,
      [
        [0.14, 0.3],
        [0.46, 0.42],
        [0.62, 0.34],
      ],
    ],
    [
      0.09,
      [
        [0.08, 0.12],
        [0.44, 0.12],
        [0.56, 0.0],
      ],
    ],
    [
      0.1,
      [
        [-0.2, -0.36],
        [0.12, -0.5],
        [0.02, -0.88],
        [0.2, -0.9],
      ],
    ],
    [
      0.1,
      [
        [-0.3, -0.4],
        [-0.42, -0.62],
        [-0.36, -0.9],
        [-0.2, -0.92],
      ],
    ],
    [
      0.055,
      [
        [-0.36, -0.3],
        [-0.66, -0.1],
        [-0.56, 0.24],
        [-0.78, 0.44],
      ],
    ],
    [
      0.08,
      [
        [0.2, 0.66],
        [0.46, 0.6],
      ],
    ],
  ),
  disc(0.2, 0.64, 0.2),
  disc(-0.78, 0.46, 0.11),
)

/** What is borne on tabards and banners, in a square from -1 to 1, y up. */
const shapes = {
  cross: (x, y) => (Math.abs(x) < 0.17 && Math.abs(y) < 0.92) || (Math.abs(y - 0.22) < 0.17 && Math.abs(x) < 0.66),
  chevron: (x, y) => Math.abs(y + 0.1 - (0.8 - Math.abs(x)) * 0.8) < 0.22 && Math.abs(x) < 0.95,
  sun: any(disc(0, 0, 0.42), (x, y) => Math.hypot(x, y) > 0.48 && rays(12, 0.48, 0.96)(x, y)),
  star: rays(5, 0.36, 0.95),
  moon: (x, y) => disc(0, 0, 0.8)(x, y) && !disc(0.34, 0.12, 0.66)(x, y),
  tower: (x, y) => {
    const ax = Math.abs(x)
    const isBody = ax < 0.42 && y > -0.85 && y < 0.5
    const isTop = ax < 0.56 && y >= 0.4 && y < 0.68
    const isMerlon = ax < 0.56 && y >= 0.68 && y < 0.92 && (ax < 0.14 || ax > 0.36)
    return (isBody || isTop || isMerlon) && !(ax < 0.16 && y < -0.36) && !(ax < 0.07 && y > -0.1 && y < 0.24)
  },
  tree: any(
    drawn([
      0.12,
      [
        [0, -0.95],
        [0, 0],
      ],
    ]),
    both(
      drawn([
        0.07,
        [
          [0, -0.95],
          [0.34, -0.9],
        ],
      ]),
    ),
    disc(0, 0.5, 0.42),
    both(disc(0.42, 0.2, 0.34)),
  ),
  skull: (x, y) => {
    const ax = Math.abs(x)
    const isBone = Math.hypot(x, (y - 0.2) * 1.05) < 0.62 || (ax < 0.34 && y < -0.2 && y > -0.72)
    const isHole = Math.hypot(ax - 0.25, y - 0.14) < 0.17 || (ax < 0.08 && Math.abs(y + 0.16) < 0.1)
    return isBone && !isHole && !(y < -0.42 && Math.abs((ax % 0.2) - 0.1) < 0.025)
  },
  crown: (x, y) => {
    const ax = Math.abs(x)
    const peak = 0.62 - 0.7 * Math.abs((((ax + 0.22) / 0.44) % 1) - 0.5) * 2
    return (ax < 0.7 && y > -0.5 && y < -0.2) || (ax < 0.66 && y >= -0.2 && y < peak)
  },
  heart: both((x, y) => Math.hypot(x - 0.32, y - 0.3) < 0.38 || (y <= 0.4 && y > -0.85 && x < (y + 0.85) * 0.56)),
  eye: (x, y) => Math.abs(y) < 0.5 * (1 - x * x) && !(Math.hypot(x, y) < 0.36 && Math.hypot(x, y) > 0.17),
  flame: (x, y) =>
    Math.abs(x + 0.12 * Math.sin(y * 5)) <
      0.52 * Math.sqrt(Math.max(0, 1 - (y + 0.3) ** 2 / 0.36)) * (y < -0.3 ? 1 : 1) ||
    (y >= -0.3 && y < 0.95 && Math.abs(x + 0.12 * Math.sin(y * 5)) < 0.5 * (1 - (y + 0.3) / 1.25) ** 1.3),
  rose: any(
    (x, y) => {
      const wave = 0.62 + 0.16 * Math.cos(Math.atan2(x, y) * 5)
      const far = Math.hypot(x, y)
      return far < wave && !(far > 0.3 && far < 0.36)
    },
    both(
      drawn([
        0.09,
        [
          [0.5, -0.62],
          [0.82, -0.8],
        ],
      ]),
    ),
  ),
  eagle: any(
    both(
      drawn(
        [
          0.1,
          [
            [0.1, 0.3],
            [0.5, 0.62],
            [0.84, 0.5],
          ],
        ],
        [
          0.09,
          [
            [0.46, 0.5],
            [0.56, 0.1],
            [0.5, -0.16],
          ],
        ],
        [
          0.09,
          [
            [0.64, 0.5],
            [0.76, 0.16],
            [0.72, -0.06],
          ],
        ],
        [
          0.09,
          [
            [0.82, 0.48],
            [0.92, 0.24],
          ],
        ],
        [
          0.06,
          [
            [0.12, -0.4],
            [0.34, -0.66],
          ],
        ],
      ),
    ),
    drawn(
      [
        0.22,
        [
          [0, 0.26],
          [0, -0.36],
        ],
      ],
      [
        0.14,
        [
          [0, -0.4],
          [0, -0.92],
        ],
      ],
      [
        0.06,
        [
          [0, 0.62],
          [0.28, 0.56],
        ],
      ],
    ),
    disc(0, 0.62, 0.17),
  ),
  beast,
} as const satisfies Record<string, Shape>
export type Device = keyof typeof shapes

/** The words of a device, and which it is. */
const deviceWords: readonly (readonly [RegExp, Device])[] = [
  [/\bsuns?|sunburst\b/, 'sun'],
  [/\bstars?\b/, 'star'],
  [/\b(?:moon|crescent)s?\b/, 'moon'],
  [/\b(?:tower|castle)s?\b/, 'tower'],
  [/\b(?:oak|tree|leaf)s?\b/, 'tree'],
  [/\bskulls?\b/, 'skull'],
  [/\bcrowns?\b/, 'crown'],
  [/\bhearts?\b/, 'heart'],
  [/\beyes?\b/, 'eye'],
  [/\bflames?|fire\b/, 'flame'],
  [/\b(?:rose|flower|lily)s?\b/, 'rose'],
  [/\b(?:eagle|raven|hawk|falcon|phoenix|owl|crow|griffin|gryphon)s?\b/, 'eagle'],
  [/\b(?:lion|wolf|bear|stag|boar|dragon|horse|hound|unicorn|beast|leopard|fox)\b/, 'beast'],
  [/\bchevrons?\b/, 'chevron'],
  [/\bcross(?:es)?\b/, 'cross'],
]

/** What words after a garment say is borne on it, and the word for its colour. */
export function deviceTold(prompt: string, at: number, long: number): { device: Device; dye?: string } | undefined {
  const after = prompt.slice(at + long, at + long + 60).toLowerCase()
  const told =
    /^[^,.;]{0,24}?\b(?:with|bearing|emblazoned with|showing|of)\s+(?:an?|the|his|her)?\s*([a-z -]{3,36})/.exec(
      after,
    )?.[1]
  const found = told && deviceWords.find(([words]) => words.test(told))
  if (!told || !found) return undefined
  const [dye] = told.trim().split(/[ -]/)
  return { device: found[1], ...(dye ? { dye } : {}) }
}

/** A device sewn on the breast. */
export function charged(colour: Rgb, device: Device): Sewing {
  const [r, g, b] = reflects(colour)
  const shape: Shape = shapes[device]
  return (spot) => {
    if (spot.v >= 0 || spot.z < 0 || spot.y < 2.4 || spot.y > 5.2) return
    const [x, y] = [spot.x / 0.92, (spot.y - 3.9) / 0.98]
    const step = spot.pixel * 0.5
    // Four looks a px: its edge is clean.
    let on = 0
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      if (shape(x + (dx * step) / 1.9, y + (dy * step) / 1.9)) on += 0.25
    spot.r += (r - spot.r) * on
    spot.g += (g - spot.g) * on
    spot.b += (b - spot.b) * on
  }
}
