import {
  type Build,
  both,
  box,
  hoop,
  jewel,
  line,
  mirrored,
  moved,
  oval,
  type Part,
  part,
  path,
  type Rig,
  without,
} from '../rig.ts'
import { star } from './cuts.ts'

const laid = { distance: 18, soft: 12, strength: 0.72, ground: 1 }

const none = { distance: 0, soft: 1, strength: 0 }

export const garments = {
  boots: {
    view: 'standing',
    lean: 0,
    reach: [760, 610],
    slots: { main: 'leather', trim: 'brass', grip: 'leather', cloth: ['cloth', [190, 160, 120]] },
    stuff: 'main',
    dye: 'main',
    build: (b) => [boot(b, -170, -24, 0.96), boot(b, 60, 10, 1)].flat(),
  },
  hat: {
    view: 'standing',
    lean: 0,
    reach: [840, 760],
    slots: {
      main: ['cloth', [52, 56, 104]],
      trim: 'brass',
      cloth: ['leather', [70, 46, 34]],
      gem: ['gem', [60, 180, 110]],
    },
    varies: {
      main: [
        ['cloth', [84, 52, 100]],
        ['cloth', [60, 72, 58]],
        ['cloth', [96, 66, 48]],
      ],
    },
    stuff: 'main',
    dye: 'main',
    build: hat,
  },
  gloves: {
    view: 'lying',
    lean: -12,
    reach: [760, 700],
    slots: { main: 'leather', trim: 'brass', grip: 'leather' },
    stuff: 'main',
    dye: 'main',
    build: (b) => [...glove(b, -190, 1), ...glove(b, 190, -1)],
  },
  cloak: {
    view: 'standing',
    lean: 0,
    reach: [760, 900],
    slots: {
      main: ['cloth', [70, 90, 70]],
      trim: 'brass',
      cloth: ['cloth', [60, 40, 30]],
      gem: ['gem', [60, 180, 110]],
    },
    varies: {
      main: [
        ['cloth', [92, 40, 44]],
        ['cloth', [48, 58, 92]],
        ['cloth', [84, 62, 44]],
        ['cloth', [58, 56, 62]],
        ['cloth', [70, 48, 84]],
      ],
      trim: ['silver-metal', 'bronze'],
    },
    stuff: 'main',
    dye: 'main',
    build: (b) => [
      part('cloth', path('M-120 -240 C-200 0 -220 240 -260 430 L260 430 C220 240 200 0 120 -240 Z'), 20, { dome: 0.2 }),
      part(
        'main',
        path(
          'M-150 -260 C-260 -180 -330 120 -360 420 C-300 450 -240 420 -180 446 C-150 300 -100 60 -40 -190 Z M150 -260 C260 -180 330 120 360 420 C300 450 240 420 180 446 C150 300 100 60 40 -190 Z',
        ),
        40,
        {
          bulge: 40,
          bumps: [
            {
              shape: mirrored(
                line(
                  'M130 -200 C210 -20 240 200 250 430 M170 -220 C280 0 310 200 320 430 M90 -140 C140 40 180 240 196 430',
                  24,
                ),
              ),
              height: -26,
              soft: 10,
            },
          ],
        },
      ),
      part(
        'main',
        path(
          'M0 -420 C-110 -420 -180 -330 -186 -220 C-150 -170 -90 -150 -50 -140 C-90 -220 -80 -330 0 -350 C80 -330 90 -220 50 -140 C90 -150 150 -170 186 -220 C180 -330 110 -420 0 -420 Z',
        ),
        40,
        {
          bulge: 26,
          bumps: [
            {
              shape: both(
                line('M-150 -250 C-140 -330 -80 -390 0 -394', 14),
                line('M150 -250 C140 -330 80 -390 0 -394', 14),
              ),
              height: -14,
              soft: 7,
            },
          ],
        },
      ),
      part(
        { ...b.material('cloth'), colour: [20, 17, 18] },
        path('M0 -346 C-80 -330 -86 -220 -46 -150 Q0 -130 46 -150 C86 -220 80 -330 0 -346 Z'),
        20,
        { dome: 0.1, kind: 'stroke' },
      ),
      part('trim', both(oval(-56, -142, 27), oval(56, -142, 27)), 16),
      part('trim', line('M-50 -130 Q0 -96 50 -130', 9), 5),
      ...(b.filled('gem') ? [...jewel(b, -56, -142, 15), ...jewel(b, 56, -142, 15)] : []),
      ...(b.has('ornate', 'star', 'runes')
        ? [
            part(
              'trim',
              mirrored(
                both(
                  star(200, 120, 24, 9, 5),
                  star(250, 300, 30, 11, 5),
                  star(170, 330, 18, 7, 5),
                  star(240, 0, 16, 6, 5),
                ),
              ),
              4,
              { shadow: none },
            ),
          ]
        : []),
    ],
  },
} satisfies Record<string, Rig>

/** A wizard's hat: a tall cone that bends over at the tip, on a wide brim with a band and a buckle. */
function hat(b: Build): Part[] {
  const bend = b.random.chance(0.5) ? 1 : -1
  const turned = (shape: Part['shape']): Part['shape'] => (bend === 1 ? shape : moved(shape, 0, 0, 0, -1, 1))
  const signs: Part[] = []
  if (b.has('star'))
    signs.push(
      part(
        'trim',
        both(star(-60, 80, 40, 16, 5), star(64, -20, 34, 14, 5), star(-36, -130, 26, 10, 5), star(120, 240, 26, 10, 5)),
        6,
        { shadow: none },
      ),
    )
  if (b.has('crescent'))
    signs.push(
      part(
        'trim',
        both(
          ...(
            [
              [40, 96, 38],
              [-40, -30, 30],
              [-190, 262, 24],
            ] as const
          ).map(([x, y, r]) => without(oval(x, y, r), oval(x + r * 0.44, y - r * 0.24, r * 0.84))),
        ),
        6,
        { shadow: none },
      ),
    )
  return [
    part('main', path('M-400 252 C-330 180 330 180 400 252 C410 330 220 366 0 366 C-220 366 -410 330 -400 252 Z'), 34, {
      shadow: laid,
      bulge: 20,
    }),
    part({ ...b.material('main'), colour: [24, 20, 26] }, oval(0, 262, 214, 52), 12, { shadow: none, soft: 6 }),
    part(
      'main',
      turned(
        path(
          'M-206 262 C-170 60 -120 -120 -40 -290 C10 -390 120 -410 196 -330 C130 -350 96 -320 92 -262 C110 -110 170 60 206 262 Q0 318 -206 262 Z',
        ),
      ),
      90,
      {
        bulge: 70,
        bumps: [
          { shape: turned(line('M-40 -250 Q30 -200 88 -226 M-80 -120 Q10 -70 108 -116', 14)), height: -18, soft: 8 },
        ],
      },
    ),
    part('cloth', path('M-214 230 Q0 300 214 230 L206 166 Q0 230 -204 166 Z'), 12, { bulge: 8 }),
    part('trim', without(box(-50, 188, 100, 90, 10), box(-26, 210, 52, 46, 6)), 9),
    ...signs,
    ...(b.filled('gem') ? jewel(b, 0, 232, 24) : []),
  ]
}

function boot(b: Build, x: number, y: number, s: number): Part[] {
  const shift = (d: string) => {
    const made = path(d)
    return (pen: Parameters<typeof made>[0]) => {
      pen.save()
      pen.translate(x, y)
      pen.scale(s, s)
      made(pen)
      pen.restore()
    }
  }
  return [
    part({ ...b.material('grip'), colour: [40, 28, 22] }, shift('M-96 268 L300 272 Q322 290 300 310 L-96 308 Z'), 10),
    part(
      'main',
      shift(
        'M-90 -300 L110 -300 C104 -120 100 0 120 90 C220 120 310 170 306 280 Q100 300 -96 276 C-80 120 -96 -60 -90 -300 Z',
      ),
      60,
      {
        bulge: 60,
        bumps: [
          { shape: shift('M-90 40 C-20 70 60 60 124 40 L126 60 C60 84 -20 92 -90 62 Z'), height: -14, soft: 7 },
          { shape: shift('M-86 90 C-20 110 80 110 140 100 L140 112 C80 124 -20 124 -86 104 Z'), height: -12, soft: 6 },
          {
            shape: shift('M180 160 C190 200 190 240 176 280 L188 280 C202 240 202 200 192 160 Z'),
            height: -8,
            soft: 4,
          },
        ],
      },
    ),
    part('grip', shift('M-104 -320 Q10 -290 124 -320 L126 -224 Q10 -190 -104 -224 Z'), 18, { bulge: 10 }),
    part('trim', shift('M-92 -40 L112 -40 L112 -8 L-92 -4 Z'), 6),
    part('trim', without(shift('M20 -60 h64 v72 h-64 Z'), shift('M36 -44 h32 v40 h-32 Z')), 7),
    ...(b.filled('gem') ? jewel(b, x + 10 * s, y - 262 * s, 22) : []),
    ...(b.has('winged')
      ? [
          part(
            'trim',
            shift(
              'M-80 0 C-150 -40 -200 -130 -210 -220 C-180 -170 -160 -160 -150 -180 C-140 -130 -120 -120 -110 -150 C-100 -100 -90 -60 -70 -40 Z',
            ),
            10,
          ),
        ]
      : []),
  ]
}

function glove(b: Build, x: number, side: number): Part[] {
  const place =
    (shape: Part['shape']): Part['shape'] =>
    (pen) => {
      pen.save()
      pen.translate(x, 0)
      pen.rotate(side * -0.16)
      pen.scale(side, 1)
      shape(pen)
      pen.restore()
    }
  const finger = (d: string, w: number) =>
    part('main', place(line(d, w)), w / 2, { bulge: 6, shadow: { distance: 8, soft: 7, strength: 0.6, ground: 1 } })
  return [
    finger('M70 -40 C120 -60 140 -110 156 -160', 56),
    finger('M-74 -110 L-96 -250', 50),
    finger('M-26 -130 L-32 -310', 52),
    finger('M24 -130 L30 -300', 52),
    finger('M68 -110 L84 -250', 48),
    part(
      'main',
      place(path('M-100 -130 Q0 -160 100 -130 C110 -40 90 60 70 130 L-76 130 C-96 60 -110 -40 -100 -130 Z')),
      50,
      {
        bulge: 30,
        shadow: laid,
        bumps: [{ shape: place(line('M-60 -110 L-40 40 M-16 -120 L-8 40 M30 -120 L26 40', 7)), height: -8, soft: 3 }],
      },
    ),
    part(
      'grip',
      place(path('M-82 120 Q0 100 76 120 C110 190 124 250 128 330 Q0 370 -134 330 C-130 250 -116 190 -82 120 Z')),
      26,
      { bulge: 24, shadow: laid, bumps: [{ shape: place(line('M-124 290 Q0 330 120 290', 8)), height: -7, soft: 2 }] },
    ),
    part('trim', place(path('M-84 112 Q0 90 78 112 L82 146 Q0 124 -90 146 Z')), 10),
    part('trim', both(...[-66, -20, 26, 66].map((k) => place(oval(k, -112 + Math.abs(k) * 0.14, 15)))), 10),
    ...(b.filled('gem') ? jewel(b, x + side * 30, 220, 28) : [part('trim', place(hoop(0, 220, 36, 36, 10)), 5)]),
  ]
}
