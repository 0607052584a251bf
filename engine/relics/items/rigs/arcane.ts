import { glow } from '../../../paint/material.ts'
import { type Build, both, box, hoop, jewel, line, oval, type Part, part, path, type Rig, wrapping } from '../rig.ts'
import { cutStone, star } from './cuts.ts'
import { skullMark } from './vessels.ts'

const laid = { distance: 16, soft: 10, strength: 0.72, ground: 1 }
const none = { distance: 0, soft: 1, strength: 0 }

/** What a staff carries at its head. */
function staffHead(b: Build): Part[] {
  if (b.has('skull')) return skullMark(0, -430, 1.5)
  const form = b.has('crescent') ? 3 : b.has('serpent', 'twisting') ? 2 : b.filled('gem') ? b.random.int(0, 2) : 3
  const orb = [
    part('gem', oval(0, -430, 62, 62), 46, { bulge: 24, shadow: laid }),
    part({ ...b.material('gem'), colour: [255, 252, 240], alpha: 0.8 }, oval(-22, -456, 13, 9, -0.6), 3, {
      noShade: true,
      kind: 'stroke',
      shadow: none,
    }),
  ]
  if (form === 0)
    return [
      ...orb,
      part(
        'grip',
        path(
          'M-20 -330 C-80 -360 -110 -440 -70 -520 C-74 -450 -50 -400 -10 -384 Z M20 -330 C80 -360 110 -440 70 -520 C74 -450 50 -400 10 -384 Z',
        ),
        16,
        { shadow: laid },
      ),
    ]
  if (form === 1)
    return [
      part('trim', line('M0 -340 C-130 -380 -120 -540 0 -540 C120 -540 120 -400 30 -390', 24), 12, { shadow: laid }),
      ...orb.map((o) => o),
    ]
  if (form === 2)
    return [
      part(
        'trim',
        line('M0 -300 C70 -330 60 -390 0 -392 C-70 -400 -80 -480 -10 -500 C50 -516 90 -480 76 -440', 26),
        13,
        { shadow: laid },
      ),
      ...(b.filled('gem') ? cutStone(b, 6, -446, 54, 58, 8) : []),
    ]
  return [
    part(
      'trim',
      path(
        'M-20 -340 C-160 -380 -150 -560 -10 -570 C-90 -530 -90 -420 0 -396 C90 -420 90 -530 10 -570 C150 -560 160 -380 20 -340 Z',
      ),
      22,
      { profile: 'bevel', shadow: laid },
    ),
    ...(b.filled('gem') ? cutStone(b, 0, -490, 38, 42, 6) : [part('trim', oval(0, -480, 24), 18)]),
  ]
}

export const arcane = {
  staff: {
    view: 'lying',
    lean: 42,
    reach: [250, 1260],
    girth: 1.12,
    runes: [0, -260, -100, 36],
    slots: { grip: 'wood', trim: 'brass', gem: ['gem', [70, 150, 220]], cloth: 'leather', main: 'wood' },
    stuff: 'grip',
    dye: 'gem',
    build: (b) => {
      const s = b.random.range(-16, 16)
      return [
        part(
          'grip',
          path(
            `M-15 -360 C${-22 + s} -150 ${-10 - s} 100 -18 330 L-9 630 L9 630 L19 330 C${14 - s} 100 ${22 + s} -150 16 -360 Z`,
          ),
          16,
          { shadow: laid, bumps: [{ shape: both(oval(6, -120, 16, 22), oval(-8, 180, 15, 20)), height: 8, soft: 5 }] },
        ),
        part('cloth', box(-23, -60, 46, 150, 10), 17, {
          bumps: [{ shape: wrapping(-26, 26, -60, 90, 20), height: -5, soft: 2 }],
        }),
        part('trim', both(box(-24, -350, 48, 34, 8), box(-20, 592, 40, 44, 8)), 14),
        ...staffHead(b),
      ]
    },
  },
  wand: {
    view: 'lying',
    lean: 48,
    reach: [150, 900],
    girth: 1.7,
    runes: [0, -200, 100, 26],
    slots: { grip: 'wood', trim: 'silver-metal', gem: ['gem', [160, 110, 220]], cloth: 'leather', main: 'wood' },
    stuff: 'grip',
    dye: 'gem',
    build: (b) => [
      part(
        'grip',
        path(
          'M-9 -360 C-20 -100 -22 100 -30 260 C-40 330 -34 390 0 410 C34 390 40 330 30 260 C22 100 20 -100 9 -360 Z',
        ),
        24,
        {
          shadow: laid,
          bumps: [
            {
              shape: line('M-24 120 L24 90 M-26 170 L26 140 M-28 220 L28 190 M-14 -200 L14 -216', 8),
              height: -6,
              soft: 2,
            },
          ],
        },
      ),
      part('trim', both(oval(0, 280, 40, 16), oval(0, 40, 27, 12), oval(0, 412, 24, 22), oval(0, -346, 19, 16)), 12),
      ...(b.filled('gem')
        ? [part('gem', path('M0 -470 L30 -404 L18 -352 L-18 -352 L-30 -404 Z'), 18, { profile: 'bevel', shadow: laid })]
        : [part('trim', star(0, -390, 46, 18, 5), 16, { profile: 'bevel', shadow: laid })]),
    ],
  },
  book: {
    view: 'lying',
    lean: -9,
    reach: [620, 760],
    slots: {
      main: 'leather',
      trim: 'brass',
      gem: ['gem', [176, 30, 48]],
      grip: 'paper',
      cloth: ['cloth', [150, 34, 40]],
    },
    stuff: 'main',
    dye: 'main',
    build: (b) => [
      part({ ...b.material('main') }, box(-268, -352, 560, 730, 16), 16, {
        shadow: { ...laid, distance: 34, soft: 20 },
      }),
      part({ ...b.material('grip'), bump: 2.4, grain: [300, 3] }, box(-262, -340, 540, 712, 6), 10, { shadow: none }),
      part('cloth', path('M60 340 L92 344 L88 452 L72 430 L54 448 Z'), 6, { shadow: laid }),
      part(
        'main',
        path(
          'M-290 -366 Q-300 -372 -280 -374 L250 -374 Q272 -372 270 -350 L270 334 Q272 356 250 356 L-280 356 Q-304 354 -290 340 Q-306 0 -290 -366 Z',
        ),
        26,
        {
          bulge: 14,
          bumps: [
            { shape: line('M-226 -366 L-226 350', 12), height: -9, soft: 4 },
            { shape: line('M-170 -310 H220 V296 H-170 Z', 6), height: -6, soft: 1.5 },
            {
              shape: both(
                box(-296, -280, 70, 22, 8),
                box(-296, -100, 70, 22, 8),
                box(-296, 80, 70, 22, 8),
                box(-296, 250, 70, 22, 8),
              ),
              height: 9,
              soft: 4,
            },
          ],
          shadow: { distance: 8, soft: 6, strength: 0.6 },
        },
      ),
      part(
        'trim',
        both(
          path('M270 -374 L150 -374 Q190 -320 200 -304 Q216 -294 270 -254 Z'),
          path('M270 356 L150 356 Q190 302 200 286 Q216 276 270 236 Z'),
          path('M-200 -374 L-110 -374 Q-140 -320 -200 -290 Z'),
          path('M-200 356 L-110 356 Q-140 302 -200 272 Z'),
        ),
        12,
        { dome: 0.5 },
      ),
      ...(b.has('clasp', 'ornate', 'locked')
        ? [
            part('trim', box(214, -50, 90, 84, 12), 14, {
              bumps: [{ shape: both(oval(256, -16, 11), box(251, -14, 10, 28)), height: -12, soft: 1.5 }],
            }),
          ]
        : []),
      ...(b.has('skull') ? skullMark(26, -10, 1.9) : []),
      ...(b.has('skull')
        ? []
        : b.has('eye')
          ? eye(b)
          : b.filled('gem')
            ? [part('trim', star(26, -10, 140, 84, 8), 16, { dome: 0.5 }), ...cutStone(b, 26, -10, 66, 66, 8)]
            : [
                part('trim', hoop(26, -10, 104, 104, 14), 7, { shadow: none }),
                part('trim', star(26, -10, 94, 38, b.random.pick([5, 6, 7, 8])), 14, { profile: 'bevel', dome: 0.6 }),
              ]),
    ],
  },
  scroll: {
    view: 'lying',
    lean: -8,
    reach: [620, 800],
    slots: { main: 'paper', trim: 'wood', cloth: ['cloth', [150, 30, 34]], gem: ['gem', [176, 30, 48]] },
    stuff: 'trim',
    dye: 'cloth',
    build: (b) => [
      part('main', path('M-230 -290 C-222 -100 -240 100 -226 290 L226 296 C240 110 220 -110 232 -290 Z'), 14, {
        dome: 0.3,
        shadow: laid,
        bumps: [
          { shape: box(-240, -300, 480, 90), height: -12, soft: 22 },
          { shape: box(-240, 220, 480, 90), height: -12, soft: 22 },
        ],
      }),
      part({ ...b.material('main'), colour: [86, 58, 38] }, written(b), 2, {
        noShade: true,
        kind: 'stroke',
        shadow: none,
      }),
      ...[-320, 322].flatMap((y, k) => [
        part('trim', both(box(-300, y - 15, 600, 30, 12), oval(-304, y, 22, 27), oval(304, y, 22, 27)), 14, {
          shadow: laid,
        }),
        part({ ...b.material('main') }, box(-246, y - 44, 492, 84, 34), 40, {
          shadow: laid,
          bumps: [{ shape: line(`M-240 ${y + (k ? -26 : 24)} L240 ${y + (k ? -22 : 20)}`, 5), height: -5, soft: 2 }],
        }),
      ]),
      part(
        { ...b.material('cloth'), gloss: 26, specular: 0.35, bump: 1.5, grain: [14, 14] },
        path(
          'M150 160 C200 150 226 190 214 226 C222 262 180 284 150 272 C110 280 86 240 100 214 C96 180 120 158 150 160 Z',
        ),
        22,
        {
          bumps: [{ shape: star(156, 216, 34, 15, 5), height: -7, soft: 2 }],
          shadow: { distance: 6, soft: 5, strength: 0.6 },
        },
      ),
      ...(b.filled('gem') ? [...jewel(b, -304, -320, 18), ...jewel(b, 304, -320, 18)] : []),
    ],
  },
  map: {
    view: 'lying',
    lean: -6,
    reach: [860, 700],
    slots: { main: 'paper', trim: 'brass', cloth: ['cloth', [170, 40, 34]] },
    stuff: 'main',
    dye: 'cloth',
    build: (b) => {
      const ink = { ...b.material('main'), colour: [84, 56, 36] as const }
      const r = b.random
      const coast = `M-330 ${r.range(-60, 20)} C-260 -200 -150 -120 -70 -180 C20 -250 90 -130 190 -200 C270 -240 330 -160 330 -80`
      const trail = `M-250 150 C-160 60 -110 170 -20 90 C60 20 80 130 ${r.range(150, 210)} 60`
      return [
        part(
          'main',
          path(
            'M-410 -300 L-180 -316 L20 -296 L230 -318 L414 -292 L398 -90 L416 60 L404 306 L170 292 L-30 316 L-240 298 L-412 312 L-400 80 L-418 -80 Z',
          ),
          12,
          {
            dome: 0.3,
            shadow: laid,
            bumps: [
              {
                shape: both(
                  line('M-140 -310 L-150 310', 10),
                  line('M140 -310 L130 310', 10),
                  line('M-410 0 L410 8', 10),
                ),
                height: -8,
                soft: 9,
              },
            ],
          },
        ),
        part(
          ink,
          both(
            line(coast, 7),
            ...[-290, -200, -230].map((x, k) => line(`M${x} ${-10 + k * 50} l34 -56 l34 56`, 6)),
            line('M60 200 q20 -40 40 0 q20 -40 40 0 m-50 50 q20 -40 40 0 q20 -40 40 0', 6),
            line(
              'M270 190 m-50 0 a50 50 0 1 0 100 0 a50 50 0 1 0 -100 0 M270 120 L284 190 L270 260 L256 190 Z M200 190 L270 176 L340 190 L270 204 Z',
              5,
            ),
          ),
          2,
          { noShade: true, kind: 'stroke', shadow: none },
        ),
        part(
          { ...ink, colour: b.colour('cloth') },
          both((pen) => {
            pen.setLineDash([20, 16])
            line(trail, 8)(pen)
            pen.setLineDash([])
          }),
          2,
          { noShade: true, kind: 'stroke', shadow: none },
        ),
        part(
          { ...ink, colour: b.has('cross') ? b.colour('trim') : b.colour('cloth') },
          line('M186 14 l64 70 m0 -70 l-64 70', 17),
          2,
          { noShade: true, kind: 'stroke', shadow: none },
        ),
      ]
    },
  },
  statuette: {
    view: 'standing',
    lean: 0,
    reach: [420, 760],
    slots: { main: 'marble', trim: 'stone', gem: ['gem', [60, 180, 110]] },
    stuff: 'main',
    dye: 'main',
    build: (b) => [
      part('trim', path('M-190 330 L-160 268 L160 268 L190 330 L200 380 L-200 380 Z'), 24, { profile: 'bevel' }),
      part(
        'main',
        path(
          'M-150 280 C-190 140 -120 60 -96 -40 C-110 -70 -104 -120 -60 -140 L60 -140 C104 -120 110 -70 96 -40 C120 60 190 140 150 280 Q0 310 -150 280 Z',
        ),
        60,
        {
          bulge: 60,
          bumps: [
            {
              shape: line('M-90 270 C-70 150 -50 80 -40 0 M0 284 C6 180 0 90 6 10 M90 270 C70 150 50 80 46 0', 26),
              height: -20,
              soft: 10,
            },
          ],
        },
      ),
      part(
        'main',
        path(
          'M-70 -120 C-150 -100 -170 0 -110 60 C-80 30 -30 20 -8 10 C-40 -20 -70 -60 -70 -120 Z M70 -120 C150 -100 170 0 110 60 C80 30 30 20 8 10 C40 -20 70 -60 70 -120 Z',
        ),
        30,
        { bulge: 14 },
      ),
      ...(b.has('winged', 'angel')
        ? [
            part(
              'main',
              path(
                'M-80 -110 C-200 -220 -210 -330 -190 -400 C-130 -330 -90 -240 -60 -130 Z M80 -110 C200 -220 210 -330 190 -400 C130 -330 90 -240 60 -130 Z',
              ),
              26,
            ),
          ]
        : []),
      part('main', oval(0, -226, 74, 92), 54, {
        bulge: 30,
        bumps: [
          { shape: box(-8, -250, 16, 52, 8), height: 14, soft: 5 },
          { shape: both(oval(-28, -246, 17, 9), oval(28, -246, 17, 9)), height: -14, soft: 4 },
          { shape: oval(0, -178, 22, 5), height: -8, soft: 3 },
        ],
      }),
      part(
        'main',
        path(
          'M-84 -200 C-110 -330 -40 -350 0 -350 C40 -350 110 -330 84 -200 C74 -270 50 -290 0 -292 C-50 -290 -74 -270 -84 -200 Z',
        ),
        26,
      ),
      ...(b.filled('gem') ? jewel(b, 0, 24, 30) : []),
    ],
  },
} satisfies Record<string, Rig>

function eye(b: Build): Part[] {
  return [
    part('trim', path('M-110 -10 Q26 -140 162 -10 Q26 120 -110 -10 Z'), 20),
    part({ ...b.material('grip'), bump: 0 }, path('M-84 -10 Q26 -106 136 -10 Q26 86 -84 -10 Z'), 20, { bulge: 20 }),
    part(b.filled('gem') ? 'gem' : glow([210, 120, 30], 0.3), oval(26, -10, 44), 30, { shadow: none }),
    part({ ...b.material('grip'), colour: [14, 10, 12] }, oval(26, -10, 11, 38), 4, {
      noShade: true,
      kind: 'stroke',
      shadow: none,
    }),
  ]
}

/** Rows of a hand that means something, but is not letters. */
function written(b: Build) {
  let d = ''
  for (let y = -210; y < 190; y += 46) {
    let x = -180 + b.random.range(0, 14)
    const end = y > 120 ? 60 : 180 - b.random.range(0, 50)
    while (x < end) {
      const w = b.random.range(10, 26)
      const h = b.random.range(8, 20)
      d += `M${x.toFixed(1)} ${y} q${(w * 0.3).toFixed(1)} ${(-h).toFixed(1)} ${(w * 0.6).toFixed(1)} 0 t${(w * 0.5).toFixed(1)} ${b.random.range(-6, 6).toFixed(1)} `
      x += w + b.random.range(3, 14)
    }
  }
  return line(d, 5)
}
