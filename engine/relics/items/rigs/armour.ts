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
import { cutStone, star } from './jewels.ts'
import { skullMark } from './vessels.ts'

const laid = { distance: 18, soft: 12, strength: 0.72, ground: 1 }
const none = { distance: 0, soft: 1, strength: 0 }
const slots = { main: 'steel', trim: 'brass', grip: 'leather', cloth: ['cloth', [116, 32, 38]] } as const

const shields: Record<string, string> = {
  heater: 'M-260 -340 Q0 -380 260 -340 C276 -60 210 210 0 400 C-210 210 -276 -60 -260 -340 Z',
  kite: 'M-220 -300 C-160 -400 160 -400 220 -300 C230 -60 120 240 0 430 C-120 240 -230 -60 -220 -300 Z',
}

/** What is painted or mounted on a shield, breastplate or banner. */
function device(b: Build, x: number, y: number, s: number): Part[] {
  if (b.has('skull')) return skullMark(x, y, s * 1.5)
  if (b.has('dragon')) return dragonBoss(x, y, s)
  if (b.has('lion')) return lionHead(b, x, y, s)
  if (b.has('eagle'))
    return [
      part(
        'trim',
        path(
          `M${x} ${y - 90 * s} C${x + 30 * s} ${y - 60 * s} ${x + 70 * s} ${y - 90 * s} ${x + 150 * s} ${y - 110 * s} C${x + 140 * s} ${y - 20 * s} ${x + 80 * s} ${y + 40 * s} ${x + 30 * s} ${y + 30 * s} L${x + 50 * s} ${y + 120 * s} L${x} ${y + 90 * s} L${x - 50 * s} ${y + 120 * s} L${x - 30 * s} ${y + 30 * s} C${x - 80 * s} ${y + 40 * s} ${x - 140 * s} ${y - 20 * s} ${x - 150 * s} ${y - 110 * s} C${x - 70 * s} ${y - 90 * s} ${x - 30 * s} ${y - 60 * s} ${x} ${y - 90 * s} Z`,
        ),
        14,
      ),
    ]
  if (b.has('sun'))
    return [
      part('trim', star(x, y, 140 * s, 70 * s, 12), 14, { profile: 'bevel' }),
      part('trim', oval(x, y, 60 * s), 34),
    ]
  if (b.has('tree'))
    return [
      part(
        'trim',
        both(
          box(x - 12 * s, y, 24 * s, 120 * s, 6),
          oval(x, y - 50 * s, 86 * s, 70 * s),
          oval(x - 60 * s, y, 50 * s, 40 * s),
          oval(x + 60 * s, y, 50 * s, 40 * s),
        ),
        14,
      ),
    ]
  if (b.has('cross'))
    return [
      part(
        'trim',
        both(box(x - 22 * s, y - 150 * s, 44 * s, 300 * s, 6), box(x - 120 * s, y - 60 * s, 240 * s, 44 * s, 6)),
        10,
      ),
    ]
  if (b.filled('gem'))
    return [part('trim', star(x, y, 110 * s, 64 * s, 8), 12), ...cutStone(b, x, y, 54 * s, 54 * s, 8)]
  return [part('trim', star(x, y, 110 * s, 44 * s, b.random.pick([4, 6, 8])), 14, { profile: 'bevel' })]
}

/** A wyvern rampant: coiled body, raised wing, barbed tail. */
function dragonBoss(x: number, y: number, s: number): Part[] {
  const at = (shape: Part['shape']): Part['shape'] => moved(shape, x, y, 0, s)
  const raised = { distance: 5, soft: 5, strength: 0.5 }
  return [
    part(
      'trim',
      at(
        path(
          'M-10 -20 C10 -90 60 -150 150 -170 C130 -140 128 -120 136 -96 C112 -92 104 -76 108 -52 C84 -54 74 -38 74 -14 C50 -24 30 -10 10 20 Z',
        ),
      ),
      12,
      {
        shadow: raised,
        bumps: [{ shape: at(line('M0 -10 L144 -164 M4 0 L132 -98 M8 6 L106 -54', 6)), height: 8, soft: 2 }],
      },
    ),
    part('trim', at(line('M-50 -116 C-104 -60 -50 -30 -6 10 C44 54 50 110 -10 124 C-70 136 -104 90 -70 64', 34)), 17, {
      shadow: raised,
    }),
    part('trim', at(line('M-70 64 C-50 46 -30 62 -42 82', 17)), 9, { shadow: raised }),
    part('trim', at(path('M-36 96 L-56 70 L-22 70 Z')), 8, { shadow: raised }),
    part(
      'trim',
      at(
        path(
          'M-24 -150 C-40 -166 -60 -168 -74 -160 L-70 -178 L-92 -158 C-112 -150 -132 -134 -150 -116 L-112 -118 L-138 -98 C-112 -92 -80 -92 -40 -96 Z',
        ),
      ),
      14,
      { shadow: raised },
    ),
    part('trim', at(line('M-6 20 L-60 30 L-84 16 M-60 30 L-80 44 M20 96 L64 128 L92 120 M64 128 L86 144', 13)), 7, {
      shadow: raised,
    }),
  ]
}

function shield(b: Build): Part[] {
  const charged = b.has('skull', 'dragon', 'lion', 'eagle', 'sun', 'tree', 'cross', 'star')
  const round = b.has('round') || (!b.has('kite', 'tower') && b.random.chance(0.3))
  const tower = b.has('tower')
  const outline = round
    ? oval(0, 0, 330)
    : tower
      ? box(-230, -420, 460, 840, 60)
      : path(shields[b.has('kite') || b.random.chance(0.3) ? 'kite' : 'heater']!)
  const inner = round
    ? oval(0, 0, 280)
    : tower
      ? box(-186, -376, 372, 752, 40)
      : (pen: Parameters<typeof outline>[0]) => {
          pen.save()
          pen.translate(0, -4)
          pen.scale(0.82, 0.84)
          outline(pen)
          pen.restore()
        }
  const rivets = both(
    ...Array.from({ length: 12 }, (_, k) => {
      const angle = (k / 12) * Math.PI * 2
      return round ? oval(Math.cos(angle) * 304, Math.sin(angle) * 304, 11) : oval(0, 0, 0.1)
    }),
  )
  const face = b.filled('cloth') ? 'cloth' : 'main'
  return [
    part('main', outline, 34, { bulge: 50, shadow: laid }),
    part(face, inner, 14, {
      bulge: 60,
      dome: 0.4,
      shadow: none,
      ...(round
        ? {
            bumps: [
              {
                shape: line(
                  'M-200 -220 L-190 220 M-100 -280 L-96 280 M0 -280 V280 M100 -280 L104 280 M200 -220 L196 220',
                  5,
                ),
                height: -6,
                soft: 2,
              },
            ],
          }
        : {}),
    }),
    ...(round ? [part('main', rivets, 9)] : []),
    ...(round && !charged ? [part('main', oval(0, 0, 96), 20), part('trim', oval(0, 0, 74), 60, { bulge: 30 })] : []),
    ...(round && !charged
      ? b.filled('gem')
        ? cutStone(b, 0, 0, 50, 50, 8)
        : []
      : device(b, 0, round ? 0 : -50, 1.05)),
  ]
}

function helm(b: Build): Part[] {
  const parts: Part[] = []
  if (b.has('plume'))
    parts.push(
      part(
        'cloth',
        path(
          'M-10 -300 C60 -420 220 -420 260 -250 C290 -120 250 0 270 120 C200 60 190 -80 160 -180 C130 -240 60 -260 10 -240 Z',
        ),
        34,
        {
          bulge: 20,
          bumps: [
            {
              shape: line('M20 -280 C120 -340 210 -260 220 -120 M40 -300 C150 -380 250 -270 250 -60', 9),
              height: -9,
              soft: 3,
            },
          ],
        },
      ),
    )
  if (b.has('horned', 'dragon'))
    parts.push(
      part(
        { ...b.material('grip'), colour: [206, 188, 150], grain: [40, 8], bump: 1.4 },
        mirrored(path('M150 -150 C270 -160 330 -260 310 -400 C380 -270 350 -90 190 -70 Z')),
        26,
      ),
    )
  if (b.has('winged'))
    parts.push(
      part(
        'trim',
        mirrored(
          path(
            'M170 -100 C260 -150 320 -280 330 -400 C370 -300 360 -220 340 -170 C370 -180 380 -170 390 -190 C380 -90 330 -40 180 -20 Z',
          ),
        ),
        12,
        {
          bumps: [
            {
              shape: mirrored(line('M200 -80 C280 -130 320 -220 334 -340 M210 -56 C290 -90 350 -150 376 -190', 7)),
              height: -8,
              soft: 2,
            },
          ],
        },
      ),
    )
  if (b.has('greathelm') || (!b.has('open') && b.random.chance(0.35))) {
    parts.push(
      part(
        'main',
        path('M-206 -230 C-150 -330 150 -330 206 -230 L214 120 C200 230 90 300 0 320 C-90 300 -200 230 -214 120 Z'),
        70,
        { bulge: 80, bumps: [{ shape: line('M0 -300 V310', 16), height: 12, soft: 4 }] },
      ),
      part(
        { ...b.material('main'), colour: [16, 14, 16], emission: [0, 0, 0] },
        mirrored(path('M22 -62 L180 -84 L182 -52 L22 -30 Z')),
        4,
        { noShade: true, shadow: none },
      ),
      part(
        'trim',
        path(
          'M-30 -300 L30 -300 L26 -110 L200 -124 L202 -94 L28 -72 L22 290 L-22 290 L-28 -72 L-202 -94 L-200 -124 L-26 -110 Z',
        ),
        10,
        { dome: 0.6 },
      ),
      part(
        { ...b.material('main'), colour: [16, 14, 16] },
        mirrored(both(...[0, 1, 2].flatMap((k) => [0, 1, 2].map((j) => oval(70 + k * 38, 60 + j * 44, 8, 12))))),
        3,
        { noShade: true, kind: 'stroke', shadow: none },
      ),
    )
  } else {
    parts.push(
      part({ ...b.material('main'), colour: [30, 27, 28] }, path('M-160 -60 L160 -60 L150 260 Q0 300 -150 260 Z'), 20, {
        dome: 0.1,
      }),
      part(
        'main',
        mirrored(path('M206 -80 C214 60 206 190 120 300 C84 260 80 200 96 120 C60 60 90 -20 130 -70 Z')),
        34,
        { bulge: 14 },
      ),
      part(
        'main',
        path(
          'M-214 -40 C-230 -230 -110 -330 0 -334 C110 -330 230 -230 214 -40 Q110 -100 40 -70 L22 110 Q0 130 -22 110 L-40 -70 Q-110 -100 -214 -40 Z',
        ),
        70,
        { bulge: 70 },
      ),
      part(
        'trim',
        path(
          'M-220 -20 C-200 -80 -100 -118 -44 -90 L-26 110 Q0 140 26 110 L44 -90 C100 -118 200 -80 220 -20 L216 -62 C190 -110 90 -140 24 -104 L14 96 Q0 106 -14 96 L-24 -104 C-90 -140 -190 -110 -216 -62 Z',
        ),
        10,
      ),
      part('trim', path('M-17 -340 C-22 -250 -22 -180 -13 -100 L13 -100 C22 -180 22 -250 17 -340 Z'), 12, { bulge: 6 }),
    )
  }
  if (b.filled('gem')) parts.push(...jewel(b, 0, -150, 27, 34))
  return parts
}

export const armour: Record<string, Rig> = {
  shield: { view: 'lying', lean: -7, reach: [680, 840], slots, stuff: 'cloth', dye: 'cloth', build: shield },
  helm: { view: 'standing', lean: 0, reach: [600, 594], slots, stuff: 'main', dye: 'main', build: helm },
  armour: {
    view: 'standing',
    lean: 0,
    reach: [760, 860],
    slots: { ...slots, gem: ['gem', [176, 30, 48]] },
    stuff: 'main',
    dye: 'main',
    build: (b) => {
      const soft = b.has('leather', 'chain')
      return [
        part('grip', path('M-180 180 C-230 270 -240 350 -250 420 L250 420 C240 350 230 270 180 180 Z'), 30, {
          bulge: 40,
          bumps: [
            {
              shape: line('M-130 200 L-170 420 M-60 200 L-76 420 M0 200 V420 M60 200 L76 420 M130 200 L170 420', 9),
              height: -12,
              soft: 3,
            },
          ],
        }),
        part('cloth', path('M-90 -330 Q0 -290 90 -330 L70 -250 Q0 -220 -70 -250 Z'), 20),
        part(
          'main',
          path(
            'M-190 -320 C-150 -330 -110 -344 -86 -340 C-60 -270 60 -270 86 -340 C110 -344 150 -330 190 -320 C214 -220 200 -120 212 -30 C216 70 190 150 168 220 Q0 280 -168 220 C-190 150 -216 70 -212 -30 C-200 -120 -214 -220 -190 -320 Z',
          ),
          70,
          {
            bulge: 90,
            bumps: soft
              ? [{ shape: scales(), height: -9, soft: 1.5 }]
              : [
                  {
                    shape: mirrored(path('M16 -210 C110 -230 190 -150 170 -60 C150 0 60 0 16 -30 Z')),
                    height: 34,
                    soft: 22,
                  },
                  { shape: line('M0 -260 V220', 8), height: 10, soft: 3 },
                  {
                    shape: mirrored(both(line('M22 60 Q90 40 172 60', 5), line('M26 120 Q90 100 164 124', 5))),
                    height: -8,
                    soft: 2,
                  },
                ],
          },
        ),
        part(
          'trim',
          both(
            path('M-178 196 Q0 256 178 196 L170 246 Q0 300 -170 246 Z'),
            path('M-96 -344 C-64 -262 64 -262 96 -344 L82 -352 C56 -286 -56 -286 -82 -352 Z'),
          ),
          12,
        ),
        part(
          'main',
          mirrored(
            path('M140 -330 C230 -390 350 -330 366 -200 C372 -140 350 -110 330 -90 C290 -160 220 -210 150 -220 Z'),
          ),
          50,
          {
            bulge: 40,
            bumps: [{ shape: mirrored(line('M170 -250 C240 -240 310 -190 342 -130', 9)), height: 9, soft: 3 }],
          },
        ),
        part(
          'main',
          mirrored(path('M200 -210 C270 -190 330 -130 334 -60 C320 -10 290 10 270 20 C262 -60 230 -130 180 -170 Z')),
          26,
          { bulge: 16 },
        ),
        ...device(b, 0, -120, 0.5),
      ]
    },
  },
  boots: {
    view: 'standing',
    lean: 0,
    reach: [760, 610],
    slots: { main: 'leather', trim: 'brass', grip: 'leather', cloth: ['cloth', [190, 160, 120]] },
    stuff: 'main',
    dye: 'main',
    build: (b) => [boot(b, -170, -24, 0.96), boot(b, 60, 10, 1)].flat(),
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
  mask: {
    view: 'lying',
    lean: 6,
    reach: [560, 720],
    slots: { main: 'gold-metal', trim: 'bronze', gem: ['gem', [60, 110, 200]], cloth: ['cloth', [120, 24, 40]] },
    stuff: 'main',
    dye: 'main',
    build: (b) => {
      const face = path(
        'M0 -330 C170 -330 250 -210 240 -60 C232 110 130 260 0 350 C-130 260 -232 110 -240 -60 C-250 -210 -170 -330 0 -330 Z',
      )
      const eyes = mirrored(path('M44 -60 Q120 -120 180 -66 Q120 -24 44 -60 Z'))
      return [
        part(
          'cloth',
          mirrored(path('M220 -90 C300 -60 320 60 300 220 C290 180 270 160 250 200 C260 100 250 20 216 -30 Z')),
          12,
          { shadow: laid },
        ),
        ...(b.has('horned', 'demon')
          ? [
              part('trim', mirrored(path('M130 -290 C170 -400 260 -430 330 -400 C270 -390 230 -330 210 -230 Z')), 24, {
                shadow: laid,
              }),
            ]
          : []),
        part('main', without(face, eyes), 70, {
          bulge: 80,
          shadow: laid,
          bumps: [
            { shape: path('M-26 -80 L26 -80 L44 80 Q0 110 -44 80 Z'), height: 40, soft: 14 },
            { shape: mirrored(path('M30 -120 Q120 -180 200 -110 Q120 -140 30 -100 Z')), height: 22, soft: 8 },
            { shape: both(oval(0, 168, 84, 16)), height: -20, soft: 5 },
            { shape: mirrored(oval(120, 60, 60, 50)), height: 20, soft: 24 },
          ],
        }),
        part('trim', both(line('M-200 -200 Q0 -300 200 -200', 15), mirrored(line('M190 60 Q120 150 150 230', 11))), 7, {
          shadow: none,
        }),
        part('trim', path('M-64 164 Q0 140 64 164 Q0 200 -64 164 Z'), 8, { shadow: none }),
        ...(b.filled('gem')
          ? jewel(b, 0, -222, 36, 44)
          : [part('trim', star(0, -222, 56, 22, 8), 14, { profile: 'bevel' })]),
      ]
    },
  },
}

function scales(): Part['shape'] {
  return (pen) => {
    pen.lineWidth = 5
    for (let row = 0, y = -320; y < 260; y += 30, row++) {
      for (let x = -240 + (row % 2) * 22; x < 240; x += 44) {
        pen.beginPath()
        pen.arc(x, y, 24, 0.1, Math.PI - 0.1)
        pen.stroke()
      }
    }
  }
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

/** A lion's face, mane and all, as a boss. */
function lionHead(b: Build, x: number, y: number, s: number): Part[] {
  const dark = { ...b.material('trim'), colour: [52, 34, 16] as const, metal: 0 }
  const lock =
    (turn: number, long: number): Part['shape'] =>
    (pen) => {
      pen.save()
      pen.translate(x, y)
      pen.rotate(turn)
      pen.beginPath()
      pen.moveTo(-34 * s, -40 * s)
      pen.quadraticCurveTo(-30 * s, -long * s, 12 * s, -long * 1.12 * s)
      pen.quadraticCurveTo(20 * s, -long * 0.7 * s, 34 * s, -40 * s)
      pen.fill()
      pen.restore()
    }
  const lower = Array.from({ length: 13 }, (_, k) =>
    part('trim', lock((k / 13) * Math.PI * 2 + 0.2, 168), 16, { bulge: 6 }),
  )
  const upper = Array.from({ length: 11 }, (_, k) => part('trim', lock((k / 11) * Math.PI * 2, 128), 16, { bulge: 6 }))
  const at = (shape: Part['shape']): Part['shape'] => moved(shape, x, y, 0, s)
  return [
    ...lower,
    ...upper,
    part('trim', at(mirrored(oval(58, -74, 26))), 14 * s, { bulge: 4 }),
    part(
      'trim',
      at(path('M-74 -50 C-70 -100 70 -100 74 -50 C84 0 60 40 46 70 C36 104 -36 104 -46 70 C-60 40 -84 0 -74 -50 Z')),
      34 * s,
      {
        bulge: 26,
        bumps: [
          { shape: at(path('M-16 -70 L16 -70 L26 34 L-26 34 Z')), height: 22 * s, soft: 7 },
          { shape: at(mirrored(oval(26, 62, 26, 22))), height: 18 * s, soft: 7 },
          { shape: at(mirrored(oval(40, -40, 24, 9, -0.3))), height: 14 * s, soft: 5 },
        ],
      },
    ),
    part(dark, at(mirrored(oval(38, -18, 13, 8, 0.3))), 3, { noShade: true, kind: 'stroke', shadow: none }),
    part(dark, at(path('M-24 26 Q0 16 24 26 Q14 48 0 50 Q-14 48 -24 26 Z')), 3, {
      noShade: true,
      kind: 'stroke',
      shadow: none,
    }),
    part(dark, at(line('M0 48 V70 M0 70 Q-20 86 -40 74 M0 70 Q20 86 40 74', 6)), 3, {
      noShade: true,
      kind: 'stroke',
      shadow: none,
    }),
  ]
}
