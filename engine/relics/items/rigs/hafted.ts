import type { Random } from '../../../paint/random.ts'
import { both, box, jewel, line, mirrored, oval, type Part, part, path, polygon, type Rig, wrapping } from '../rig.ts'

function haft(random: Random, top: number, bottom: number, half: number): Part[] {
  const sway = random.range(-5, 5)
  return [
    part(
      'grip',
      path(
        `M${-half} ${top} Q${-half + sway} 0 ${-half * 1.1} ${bottom} Q0 ${bottom + 14} ${half * 1.1} ${bottom} Q${half + sway} 0 ${half} ${top} Z`,
      ),
      half,
      {
        shadow: { distance: 15, soft: 9, strength: 0.7, ground: 1 },
      },
    ),
    part('cloth', box(-half - 4, bottom - 190, half * 2 + 8, 140, 8), half, {
      bumps: [{ shape: wrapping(-half - 6, half + 6, bottom - 190, bottom - 50, 18), height: -5, soft: 2 }],
    }),
    part('main', box(-half - 6, bottom - 26, half * 2 + 12, 34, 10), half),
  ]
}

const slots = { main: 'steel', grip: 'oak', cloth: 'leather', trim: 'brass' } as const
const laid = { distance: 17, soft: 10, strength: 0.75, ground: 1 }
const weapon = (lean: number, build: Rig['build'], reach: readonly [number, number] = [420, 1000]): Rig => ({
  view: 'lying',
  lean,
  reach,
  girth: 1.4,
  runes: [0, -180, 180, 30],
  slots,
  stuff: 'main',
  dye: 'main',
  build,
})

const axeBlade = 'M16 -400 C70 -420 120 -440 176 -500 C226 -400 226 -270 176 -160 C130 -220 80 -246 16 -258 Z'

export const hafted = {
  axe: weapon(38, (b) => {
    const double = b.has('double')
    const blade = path(axeBlade)
    const edge = line('M182 -482 C218 -390 218 -280 182 -180', 17)
    return [
      ...haft(b.random, -430, 480, 17),
      part('main', double ? mirrored(blade) : blade, 44, {
        profile: 'bevel',
        dome: 0.4,
        soft: 2,
        shadow: laid,
        bumps: [{ shape: double ? mirrored(edge) : edge, height: -8, soft: 3 }],
      }),
      ...(double
        ? []
        : [
            part('main', path('M-14 -380 L-86 -352 Q-100 -330 -86 -306 L-14 -282 Z'), 24, {
              profile: 'bevel',
              dome: 0.5,
              shadow: laid,
            }),
          ]),
      part('trim', box(-31, -412, 62, 166, 12), 18, {
        bumps: [{ shape: both(line('M-30 -390 L30 -390', 6), line('M-30 -268 L30 -268', 6)), height: -6, soft: 2 }],
      }),
      ...(b.filled('gem') ? jewel(b, 0, -330, 22) : []),
    ]
  }),
  hammer: weapon(38, (b) => [
    ...haft(b.random, -400, 480, 19),
    part('main', path('M-190 -470 L-150 -486 L150 -486 L190 -470 L190 -270 L150 -254 L-150 -254 L-190 -270 Z'), 42, {
      profile: 'bevel',
      dome: 0.6,
      soft: 4,
      shadow: laid,
      bumps: [{ shape: mirrored(box(86, -500, 14, 260)), height: -9, soft: 2 }],
    }),
    part('trim', box(-40, -494, 80, 248, 10), 20, {
      bumps: [{ shape: path('M0 -440 L24 -370 L0 -300 L-24 -370 Z'), height: 8, soft: 2 }],
    }),
    ...(b.filled('gem') ? jewel(b, 0, -370, 26) : []),
  ]),
  mace: weapon(38, (b) => [
    ...haft(b.random, -330, 460, 17),
    ...[-58, 58, -30, 30, 0].map((x) =>
      part(
        'main',
        path(`M${x * 0.3} -500 C${x * 2.6} -470 ${x * 2.8} -330 ${x * 0.5} -262 L${-x * 0.1} -262 L0 -500 Z`),
        18,
        { profile: 'bevel', dome: 0.7, shadow: laid },
      ),
    ),
    part('main', oval(0, -386, 34, 118), 30, { bulge: 8 }),
    part('trim', oval(0, -506, 20, 24), 16),
    part('trim', oval(0, -256, 44, 16), 12),
    ...(b.filled('gem') ? jewel(b, 0, -386, 22) : []),
  ]),
  morningstar: weapon(38, (b) => [
    ...haft(b.random, -40, 480, 17),
    part('trim', box(-26, -60, 52, 44, 10), 14),
    part('main', line('M0 -60 C-30 -120 40 -160 30 -230 C24 -270 60 -270 76 -300', 15), 8, {
      bumps: [{ shape: line('M0 -60 C-30 -120 40 -160 30 -230 C24 -270 60 -270 76 -300', 5), height: -5, soft: 1 }],
      shadow: laid,
    }),
    part('main', polygon(spikes(96, -388, 138, 86, 12)), 20, { profile: 'bevel', dome: 0.6, shadow: laid }),
    part('main', oval(96, -388, 92, 92), 60, { bulge: 26 }),
  ]),
  spear: weapon(
    40,
    (b) => [
      ...haft(b.random, -330, 520, 12),
      part(
        'main',
        path('M0 -545 C44 -460 50 -400 22 -330 L14 -290 L-14 -290 L-22 -330 C-50 -400 -44 -460 0 -545 Z'),
        30,
        { profile: 'bevel', dome: 0.6, soft: 1.5, shadow: laid },
      ),
      part('trim', box(-17, -312, 34, 60, 8), 12),
      part(
        'cloth',
        path(
          'M-16 -262 C-60 -210 -70 -150 -54 -110 C-34 -150 -30 -190 -8 -236 C10 -190 30 -160 46 -122 C58 -170 40 -220 16 -262 Z',
        ),
        10,
        { bumps: [{ shape: line('M-10 -250 L-48 -130 M10 -250 L40 -140', 5), height: -6, soft: 2 }] },
      ),
    ],
    [200, 1090],
  ),
  trident: weapon(
    40,
    (b) => [
      ...haft(b.random, -280, 520, 13),
      part(
        'main',
        path(
          'M0 -540 L24 -460 L12 -470 L12 -300 L-12 -300 L-12 -470 L-24 -460 Z M-110 -500 L-84 -420 L-98 -430 C-100 -350 -60 -330 0 -322 C60 -330 100 -350 98 -430 L84 -420 L110 -500 L136 -420 L120 -432 C124 -330 70 -296 0 -288 C-70 -296 -124 -330 -120 -432 L-136 -420 Z',
        ),
        14,
        { profile: 'bevel', dome: 0.7, soft: 1.5, shadow: laid },
      ),
      part('trim', box(-20, -310, 40, 62, 8), 14),
    ],
    [300, 1080],
  ),
  halberd: weapon(
    40,
    (b) => [
      ...haft(b.random, -340, 520, 13),
      part('main', path('M0 -550 L20 -420 L16 -330 L-16 -330 L-20 -420 Z'), 16, {
        profile: 'bevel',
        dome: 0.6,
        shadow: laid,
      }),
      part(
        'main',
        path('M10 -410 C50 -420 90 -440 140 -470 C168 -400 164 -330 130 -262 C96 -310 60 -324 10 -330 Z'),
        30,
        { profile: 'bevel', dome: 0.5, shadow: laid },
      ),
      part('main', path('M-10 -400 L-110 -372 L-70 -350 L-10 -336 Z'), 18, {
        profile: 'bevel',
        dome: 0.6,
        shadow: laid,
      }),
      part('trim', box(-19, -420, 38, 110, 8), 14),
    ],
    [320, 1090],
  ),
  pickaxe: weapon(
    38,
    (b) => [
      ...haft(b.random, -380, 480, 18),
      part(
        'main',
        path(
          'M-280 -300 C-200 -400 -90 -430 0 -430 C90 -430 200 -400 290 -290 C190 -350 90 -362 0 -360 C-90 -362 -190 -360 -280 -300 Z',
        ),
        28,
        { profile: 'bevel', dome: 0.7, soft: 2, shadow: laid },
      ),
      part('main', box(-32, -440, 64, 100, 12), 18),
    ],
    [600, 940],
  ),
  sickle: weapon(
    30,
    () => [
      part('grip', box(-20, 150, 40, 250, 16), 18, {
        shadow: laid,
        bumps: [{ shape: wrapping(-24, 24, 170, 390, 22), height: -4, soft: 2 }],
      }),
      part(
        'main',
        path(
          'M-14 160 C-20 60 -150 20 -180 -130 C-200 -280 -60 -400 130 -370 C10 -350 -90 -270 -80 -150 C-70 -50 20 40 18 160 Z',
        ),
        34,
        { profile: 'bevel', dome: 0.5, soft: 2, shadow: laid },
      ),
      part('trim', box(-26, 138, 52, 34, 8), 14),
    ],
    [400, 800],
  ),
} satisfies Record<string, Rig>

function spikes(x: number, y: number, outer: number, inner: number, count: number): [number, number][] {
  return Array.from({ length: count * 2 }, (_, k) => {
    const angle = (k / (count * 2)) * Math.PI * 2
    const r = k % 2 === 0 ? outer : inner
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
  })
}
