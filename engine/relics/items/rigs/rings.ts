import { type Build, both, box, hoop, line, moved, oval, type Part, part, path, polygon, type Rig } from '../rig.ts'
import { cutStone } from './cuts.ts'

const laid = { distance: 16, soft: 10, strength: 0.75, ground: 1 }
/** The middle of the band and its radius. */
const Y = 90
const R = 214

const bands = ['plain', 'slim', 'broad', 'twisted', 'beaded', 'split', 'leaves'] as const

function around(count: number, make: (angle: number) => ReturnType<typeof oval>, from = 0.62): ReturnType<typeof oval> {
  const shapes: ReturnType<typeof oval>[] = []
  // The top is under the setting.
  for (let k = 0; k < count; k++) {
    const angle = -Math.PI / 2 + from + ((Math.PI * 2 - from * 2) * k) / (count - 1)
    shapes.push(make(angle))
  }
  return both(...shapes)
}

function band(b: Build): Part[] {
  const { random } = b
  const at = (angle: number, r = R) => [Math.cos(angle) * r, Y + Math.sin(angle) * r] as const
  const kind = random.pick(bands)
  const wide = kind === 'slim' || kind === 'beaded' ? 30 : kind === 'broad' ? 82 : 58
  const groove = { shape: hoop(0, Y, R, R, 20), height: b.has('ornate') ? 9 : -4, soft: 2 }
  switch (kind) {
    case 'twisted':
      return [
        part('main', hoop(0, Y, R, R, 38), 19, { shadow: laid }),
        part(
          'main',
          around(40, (a) => moved(oval(0, 0, 34, 15), ...at(a), a + 0.75), 0.1),
          13,
          { bulge: 4 },
        ),
      ]
    case 'beaded':
      return [
        part('main', hoop(0, Y, R, R, wide), 15, { shadow: laid }),
        part(
          'trim',
          around(26, (a) => oval(...at(a, R + 20), 15), 0.55),
          12,
          { bulge: 4 },
        ),
      ]
    case 'split':
      return [
        part('main', both(hoop(0, Y, R + 26, R + 26, 24), hoop(0, Y, R - 20, R - 20, 24)), 12, { shadow: laid }),
        part(
          'main',
          around(9, (a) => moved(box(-28, -9, 56, 18, 6), ...at(a, R + 3), a), 0.9),
          9,
        ),
      ]
    case 'leaves':
      return [
        part('main', hoop(0, Y, R, R, 34), 17, { shadow: laid }),
        part(
          'main',
          around(
            17,
            (a) =>
              moved(
                path('M-30 0 Q-6 -26 30 -6 Q8 20 -30 0 Z'),
                ...at(a, R + (Math.round(a * 9) % 2 === 0 ? 20 : -18)),
                a + Math.PI / 2,
              ),
            0.5,
          ),
          11,
        ),
      ]
    default:
      return [part('main', hoop(0, Y, R, R, wide), wide / 2, { shadow: laid, bumps: [groove] })]
  }
}

const shoulders = part(
  'main',
  path('M-120 -80 C-90 -150 -70 -180 -64 -214 L64 -214 C70 -180 90 -150 120 -80 C60 -120 -60 -120 -120 -80 Z'),
  26,
  { bulge: 14 },
)

const settings = ['round', 'square', 'oval', 'marquise', 'trio', 'claws', 'low'] as const

/** So many stones side by side over the shoulders of the band, the middle one the largest. */
function row(b: Build, count: number): Part[] {
  const middle = (count - 1) / 2
  const far = Math.min(1.25, 0.2 + count * 0.15)
  const places = Array.from({ length: count }, (_, k) => {
    const off = count === 1 ? 0 : (k - middle) / middle
    const angle = -Math.PI / 2 + (count === 2 ? off * 0.3 : off * far)
    const size = (count < 4 ? 74 : 88 - count * 6) * (1 - Math.abs(off) * (count === 2 ? 0 : 0.22))
    return { x: Math.cos(angle) * (R + 26), y: Y + Math.sin(angle) * (R + 34) + (count < 4 ? -14 : 0), size, off }
  })
  // From the outside in, so that the larger ones lie on top.
  return places
    .toSorted((a, b) => Math.abs(b.off) - Math.abs(a.off))
    .flatMap(({ x, y, size }) => [
      part('main', oval(x, y + 3, size * 1.2, size * 1.16), 22, { shadow: laid }),
      ...cutStone(b, x, y, size, size * 0.94, 8),
    ])
}

function stone(b: Build): Part[] {
  const said = b.gems()
  if (said !== undefined && said > 1) return row(b, said)
  const bed = (shape: ReturnType<typeof oval>): Part => part('main', shape, 22, { shadow: laid })
  // One stone is one stone.
  switch (b.random.pick(said === 1 ? settings.filter((name) => name !== 'trio') : settings)) {
    case 'square':
      return [
        shoulders,
        bed(box(-104, -314, 208, 188, 22)),
        ...cutStone(b, 0, -220, 112, 104, 4),
        part('main', both(oval(-96, -308, 16), oval(96, -308, 16), oval(-96, -132, 16), oval(96, -132, 16)), 13),
      ]
    case 'oval':
      return [shoulders, bed(oval(0, -226, 96, 132)), ...cutStone(b, 0, -228, 76, 112, 10)]
    case 'marquise':
      return [
        shoulders,
        bed(path('M-196 -214 Q0 -350 196 -214 Q0 -78 -196 -214 Z')),
        ...cutStone(b, 0, -214, 148, 70, 6),
      ]
    case 'trio':
      return [
        shoulders,
        bed(both(oval(-120, -182, 62, 58), oval(120, -182, 62, 58))),
        ...cutStone(b, -120, -184, 46, 43, 8),
        ...cutStone(b, 120, -184, 46, 43, 8),
        bed(oval(0, -222, 92, 86)),
        ...cutStone(b, 0, -224, 74, 68, 8),
      ]
    case 'claws':
      return [
        ...cutStone(b, 0, -262, 104, 104, 8),
        part(
          'main',
          both(
            line('M-40 -110 C-120 -150 -140 -230 -86 -322', 24),
            line('M40 -110 C120 -150 140 -230 86 -322', 24),
            line('M0 -110 L0 -196', 26),
          ),
          12,
          { shadow: laid },
        ),
        part('main', oval(0, -118, 62, 40), 18, { bulge: 6 }),
      ]
    case 'low':
      return [
        part(
          'main',
          path('M-150 -40 C-120 -160 -70 -212 0 -212 C70 -212 120 -160 150 -40 C80 -110 -80 -110 -150 -40 Z'),
          30,
          {
            bulge: 16,
            shadow: laid,
          },
        ),
        ...cutStone(b, 0, -156, 62, 46, 8),
      ]
    default:
      return [
        shoulders,
        bed(oval(0, -220, 112, 100)),
        ...cutStone(b, 0, -222, 92, 82, 8),
        part('main', both(oval(-80, -284, 17), oval(80, -284, 17), oval(-80, -158, 17), oval(80, -158, 17)), 14),
      ]
  }
}

/** A snake that goes round the finger one and a half times, its head over its tail, with eyes of its stone. */
function serpent(b: Build): Part[] {
  const scales = (wide: number, from: number, to: number, r: number) =>
    both(
      ...Array.from({ length: 30 }, (_, k) => {
        const angle = from + ((to - from) * k) / 29
        return moved(oval(0, 0, wide * 0.62, wide * 0.26), Math.cos(angle) * r, Y + Math.sin(angle) * r, angle)
      }),
    )
  const eye = (x: number) => part('gem', oval(x, -214, 15, 19), 14, { bulge: 8 })
  return [
    // Behind: the tail, drawn out to a point.
    part(
      'main',
      path(
        'M214 60 C236 -60 190 -170 96 -206 C40 -226 -24 -214 -60 -176 C-10 -196 40 -190 80 -164 C140 -124 168 -40 160 60 Z',
      ),
      24,
      {
        bulge: 8,
        shadow: laid,
      },
    ),
    part('main', hoop(0, Y, R, R, 62), 30, {
      bulge: 8,
      shadow: laid,
      bumps: [{ shape: scales(54, -0.9, Math.PI + 0.9, R), height: 7, soft: 2 }],
    }),
    // The neck rises from the band on the left, and the head lies over the top.
    part(
      'main',
      path('M-244 80 C-256 -40 -216 -150 -126 -204 C-90 -226 -60 -236 -30 -236 L-20 -150 C-90 -140 -170 -60 -182 80 Z'),
      30,
      {
        bulge: 10,
        shadow: laid,
      },
    ),
    part(
      'main',
      path(
        'M-84 -244 C-40 -300 60 -312 118 -262 C150 -234 168 -206 150 -186 C120 -156 20 -140 -60 -158 C-104 -170 -112 -212 -84 -244 Z',
      ),
      40,
      {
        bulge: 20,
        shadow: laid,
        bumps: [{ shape: line('M40 -176 C90 -178 130 -186 156 -200', 7), height: -12, soft: 2 }],
      },
    ),
    ...(b.filled('gem') ? [eye(34), eye(78)] : [part('trim', both(oval(34, -214, 12), oval(78, -214, 12)), 10)]),
  ]
}

const signet: Part[] = [
  shoulders,
  part('main', oval(0, -190, 92, 60), 30, {
    bulge: 18,
    bumps: [
      {
        shape: polygon([
          [0, -226],
          [22, -190],
          [0, -154],
          [-22, -190],
        ]),
        height: -10,
        soft: 2,
      },
    ],
  }),
]

export const ring: Rig = {
  view: 'lying',
  lean: 8,
  reach: [560, 720],
  slots: { main: 'gold-metal', trim: 'gold-metal', gem: ['gem', [60, 110, 200]], cloth: 'velvet' },
  varies: {
    main: ['gold-metal', 'silver-metal', 'bronze'],
    gem: [
      ['gem', [176, 24, 48]],
      ['gem', [28, 142, 86]],
      ['gem', [132, 76, 190]],
      ['gem', [222, 152, 42]],
      ['gem', [48, 158, 160]],
    ],
  },
  stuff: 'main',
  dye: 'gem',
  build: (b) =>
    b.has('serpent') ? serpent(b) : [...band(b), ...(b.has('signet') || !b.filled('gem') ? signet : stone(b))],
}
