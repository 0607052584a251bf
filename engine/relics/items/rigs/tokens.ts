import {
  type Build,
  both,
  box,
  hoop,
  line,
  moved,
  oval,
  type Part,
  part,
  path,
  polygon,
  type Rig,
  without,
} from '../rig.ts'
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

/** Five cards fanned out on the rest of the pack: a sun, a crescent, a star, a sword and a cup. */
function fanOfCards(b: Build): Part[] {
  const ink = { ...b.material('cloth'), bump: 0.4 }
  const flat = { shadow: none, kind: 'stroke' } as const
  const star = (points: number, outer: number, inner: number) =>
    polygon(
      Array.from({ length: points * 2 }, (_, k) => {
        const r = k % 2 === 0 ? outer : inner
        return [Math.sin((k * Math.PI) / points) * r, -Math.cos((k * Math.PI) / points) * r] as const
      }),
    )
  const signs = [
    both(star(12, 62, 40), oval(0, 0, 30)),
    without(oval(0, 0, 58), oval(26, -12, 48)),
    star(5, 66, 27),
    path('M0 -76 L12 -56 L12 34 L40 34 L40 50 L10 50 L10 78 L-10 78 L-10 50 L-40 50 L-40 34 L-12 34 L-12 -56 Z'),
    path('M-46 -60 L46 -60 C46 10 20 20 10 26 L10 52 L36 66 L-36 66 L-10 52 L-10 26 C-20 20 -46 10 -46 -60 Z'),
  ]
  const order = b.random.shuffle(signs)
  const pack = Array.from({ length: 4 }, (_, k): Part[] => [
    part('main', moved(box(-104, -160, 208, 320, 16), -190 + k * 5, 150 - k * 6, 0.1), 3, { dome: 0.4, shadow: laid }),
  ]).flat()
  const back: Part[] = [
    part('cloth', moved(box(-90, -146, 180, 292, 10), -174, 132, 0.1), 2, { dome: 0.2, shadow: none }),
    part('trim', moved(both(star(8, 62, 34)), -174, 132, 0.1), 5, { dome: 0.3, shadow: none }),
  ]
  return [
    ...pack,
    ...back,
    ...order.flatMap((sign, k): Part[] => {
      const turn = (k - 2) * 0.26 + 0.16
      const [x, y] = [-24 + Math.sin(turn) * 320, 160 - Math.cos(turn) * 330] as const
      return [
        part('main', moved(box(-104, -160, 208, 320, 16), x, y + 60, turn), 3, { dome: 0.4, shadow: laid }),
        part(
          'trim',
          moved(without(box(-90, -146, 180, 292, 10), box(-84, -140, 168, 280, 8)), x, y + 60, turn),
          2,
          flat,
        ),
        part(ink, moved(sign, x, y + 60, turn, 1.1), 2, flat),
      ]
    }),
  ]
}

/** A roll of leather laid open, its tools in their loops: picks, hooks, a file, a little mirror. */
function toolRoll(b: Build): Part[] {
  const heads = [
    'M0 -170 C4 -200 30 -206 34 -186',
    'M0 -170 L-4 -210 L14 -224',
    'M0 -170 q12 -12 0 -24 q-12 -12 0 -24',
    'M0 -170 L0 -226 L22 -226',
    'M0 -170 C-4 -214 -34 -214 -30 -186',
    'M0 -170 L0 -232',
  ]
  return [
    part('main', path('M-360 -190 Q0 -214 360 -190 L366 270 Q0 292 -366 270 Z'), 16, { bulge: 16, shadow: laid }),
    part('main', path('M-366 120 Q0 142 366 120 L366 270 Q0 292 -366 270 Z'), 12, {
      bulge: 10,
      bumps: [{ shape: line('M-350 136 Q0 158 350 136 M-350 256 Q0 276 350 256', 4), height: -5, soft: 1 }],
    }),
    ...heads.flatMap((head, k): Part[] => {
      const x = -280 + k * 112 + b.random.range(-8, 8)
      const turn = b.random.range(-0.04, 0.04)
      return [
        part('trim', moved(both(line('M0 150 L0 -170', 19), line(head, 17)), x, 0, turn), 6, {
          shadow: { distance: 8, soft: 5, strength: 0.7 },
        }),
        part('grip', moved(box(-16, 40, 32, 150, 12), x, 0, turn), 14, {
          shadow: { distance: 6, soft: 5, strength: 0.6 },
        }),
        part('cloth', moved(box(-36, 84, 72, 34, 8), x, 0, 0), 9),
      ]
    }),
    part('cloth', line('M360 60 C420 80 430 160 380 210 C350 240 330 300 380 330', 14), 7, { shadow: laid }),
  ]
}

export const tokens = {
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
  cards: {
    view: 'lying',
    lean: 0,
    reach: [700, 640],
    slots: { main: ['paper', [232, 220, 190]], trim: ['gold-metal', [206, 160, 72]], cloth: ['cloth', [120, 32, 44]] },
    stuff: 'main',
    dye: 'cloth',
    build: fanOfCards,
  },
  tools: {
    view: 'lying',
    lean: -4,
    reach: [760, 620],
    slots: { main: ['leather', [104, 66, 40]], trim: 'steel', grip: 'brass', cloth: ['leather', [70, 44, 28]] },
    stuff: 'main',
    dye: 'main',
    build: toolRoll,
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
} satisfies Record<string, Rig>
