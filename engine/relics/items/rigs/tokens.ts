import { type Build, both, hoop, line, oval, type Part, part, path, polygon, type Rig } from '../rig.ts'
import { lighter } from './cuts.ts'

const laid = { distance: 16, soft: 10, strength: 0.75, ground: 1 }

const none = { distance: 0, soft: 1, strength: 0 }

function coin(b: Build, x: number, y: number, r: number, squash: number): Part[] {
  return [
    part('main', oval(x, y + r * 0.1 * (1 - squash) * 4, r, r * squash), r * 0.1, {
      shadow: { distance: 7, soft: 6, strength: 0.7, ground: 1 },
    }),
    part('main', oval(x, y, r, r * squash), r * 0.12, {
      dome: 0.6,
      shadow: none,
      bumps: [
        { shape: hoop(x, y, r * 0.78, r * 0.78 * squash, 4), height: 4, soft: 1.5 },
        {
          shape: b.random.chance(0.5)
            ? path(
                `M${x - r * 0.4} ${y + r * 0.26 * squash} l0 ${-r * 0.5 * squash} l${r * 0.2} ${r * 0.24 * squash} l${r * 0.2} ${-r * 0.36 * squash} l${r * 0.2} ${r * 0.36 * squash} l${r * 0.2} ${-r * 0.24 * squash} l0 ${r * 0.5 * squash} Z`,
              )
            : oval(x, y - r * 0.05 * squash, r * 0.34, r * 0.44 * squash),
          height: 8,
          soft: 3,
        },
      ],
    }),
  ]
}

export const tokens: Record<string, Rig> = {
  coins: {
    view: 'lying',
    lean: 0,
    reach: [600, 560],
    slots: { main: 'gold-metal' },
    stuff: 'main',
    dye: 'main',
    build: (b) =>
      b.has('single')
        ? coin(b, 0, 0, 240, 1)
        : Array.from({ length: 17 }, (_, k) => {
            const t = k / 16
            const angle = k * 2.4
            return coin(
              b,
              Math.cos(angle) * (270 - t * 220),
              Math.sin(angle) * (190 - t * 170) + 60 - t * 70,
              b.random.range(74, 86),
              b.random.range(0.72, 0.98),
            )
          }).flat(),
  },
  dice: {
    view: 'lying',
    lean: 10,
    reach: [420, 460],
    slots: { main: ['gem', [120, 36, 50]], trim: ['gold-metal', [226, 190, 110]] },
    stuff: 'main',
    dye: 'main',
    build: (b) => {
      const hexagon = Array.from(
        { length: 6 },
        (_, k) => [Math.sin((k * Math.PI) / 3) * 200, -Math.cos((k * Math.PI) / 3) * 220] as const,
      )
      const inner = [
        [0, -118],
        [118, 84],
        [-118, 84],
      ] as const
      const m = b.material('main')
      const face = (points: readonly (readonly [number, number])[], tone: number): Part =>
        part({ ...m, colour: lighter(b.colour('main'), tone) }, polygon(points), 12, {
          profile: 'bevel',
          dome: 0.35,
          soft: 1.2,
          shadow: none,
        })
      return [
        part('main', polygon(hexagon), 26, { profile: 'bevel', shadow: laid }),
        face([hexagon[0]!, inner[1], inner[0]], 14),
        face([hexagon[0]!, hexagon[1]!, inner[1]], -14),
        face([hexagon[1]!, hexagon[2]!, inner[1]], -44),
        face([hexagon[0]!, inner[0], inner[2]], 44),
        face([hexagon[0]!, hexagon[5]!, inner[2]], 60),
        face([hexagon[5]!, hexagon[4]!, inner[2]], 30),
        face([hexagon[2]!, hexagon[3]!, inner[1]], -60),
        face([hexagon[3]!, inner[2], inner[1]], -34),
        face([hexagon[3]!, hexagon[4]!, inner[2]], -10),
        face(inner, 28),
        part(
          'trim',
          line(
            'M-44 12 C-44 -24 -4 -24 -4 2 C-4 26 -44 36 -46 58 L0 58 M44 -18 C16 -18 16 58 44 58 C72 58 72 -18 44 -18',
            13,
          ),
          5,
          { shadow: none, kind: 'stroke' },
        ),
        part(
          'trim',
          both(line('M96 -80 l26 -8 l6 52', 9), line('M-112 -94 l20 40', 9), line('M-60 136 l34 30 m40 -6 l26 -24', 9)),
          4,
          { shadow: none, kind: 'stroke' },
        ),
      ]
    },
  },
}
