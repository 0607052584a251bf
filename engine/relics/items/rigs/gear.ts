import { glow } from '../../../paint/material.ts'
import { fireOf } from '../fire.ts'
import {
  type Build,
  both,
  box,
  hoop,
  jewel,
  line,
  mirrored,
  oval,
  type Part,
  part,
  path,
  type Rig,
  without,
  wrapping,
} from '../rig.ts'
import { skullMark } from './vessels.ts'

const laid = { distance: 16, soft: 10, strength: 0.72, ground: 1 }
const none = { distance: 0, soft: 1, strength: 0 }

/** A tongue of fire in three colours, its foot at x,y. */
export function flame(b: Build, x: number, y: number, s: number): Part[] {
  const w = b.random.range(-0.2, 0.2)
  const tongue = (k: number) =>
    path(
      `M${x - 70 * s * k} ${y - 10 * s} C${x - 110 * s * k} ${y - 120 * s * k} ${x - (30 - 60 * w) * s * k} ${y - 170 * s * k} ${x + (10 + 90 * w) * s * k} ${y - 300 * s * k} C${x + 40 * s * k} ${y - 210 * s * k} ${x + 120 * s * k} ${y - 130 * s * k} ${x + 70 * s * k} ${y - 8 * s} Q${x} ${y + 34 * s} ${x - 70 * s * k} ${y - 10 * s} Z`,
    )
  const [outer, inner, heart] = b.filled('flame') ? fireOf(b.colour('flame')) : fireOf()
  return [
    part({ ...glow(outer, 0.8), alpha: 0.75 }, tongue(1.1), 10, { noShade: true, kind: 'stroke', shadow: none }),
    part(glow(inner, 0.6), tongue(0.78), 10, { noShade: true, kind: 'stroke', shadow: none }),
    part(glow(heart, 0.7), tongue(0.46), 10, { noShade: true, kind: 'stroke', shadow: none }),
  ]
}

/** A lantern cast as a skull: the flame burns in the cranium and shines from eyes, nose and teeth. */
function skullLantern(b: Build): Part[] {
  const light = glow(b.colour('gem'), 0.7)
  const lit = { noShade: true, kind: 'stroke', shadow: none } as const
  const eyes = mirrored(path('M36 20 C36 -48 100 -66 150 -42 C190 -18 186 62 130 84 C76 98 36 72 36 20 Z'))
  const nose = path('M0 84 C28 96 44 142 36 164 Q18 174 6 152 L-6 152 Q-18 174 -36 164 C-44 142 -28 96 0 84 Z')
  return [
    part('main', hoop(0, -362, 84, 84, 15), 8),
    part('main', path('M-150 390 L-132 340 L132 340 L150 390 L156 428 L-156 428 Z'), 18),
    part(
      'main',
      path(
        'M0 -270 C180 -270 268 -140 254 0 C246 84 214 124 184 152 C176 200 160 224 140 236 L128 344 Q0 372 -128 344 L-140 236 C-160 224 -176 200 -184 152 C-214 124 -246 84 -254 0 C-268 -140 -180 -270 0 -270 Z',
      ),
      100,
      {
        bulge: 90,
        bumps: [
          { shape: mirrored(path('M20 -64 Q110 -112 200 -48 Q110 -70 20 -28 Z')), height: 24, soft: 10 },
          { shape: mirrored(oval(176, 130, 42, 22, -0.4)), height: 22, soft: 12 },
          { shape: line('M-132 246 Q0 272 132 246', 9), height: -12, soft: 4 },
        ],
      },
    ),
    part({ ...light, alpha: 0.95 }, both(eyes, nose), 12, lit),
    ...flame(b, -98, 66, 0.32),
    ...flame(b, 98, 66, 0.32),
    part(
      { ...light, alpha: 0.9 },
      both(...[-92, -46, 0, 46, 92].map((x) => box(x - 13, 262 - Math.abs(x) * 0.06, 26, 62, 8))),
      6,
      lit,
    ),
    part('trim', both(path('M-96 -232 Q0 -286 96 -232 L86 -262 Q0 -316 -86 -262 Z'), oval(0, -286, 40, 16)), 12),
    part('trim', box(-146, 336, 292, 24, 10), 10),
  ]
}

/** The bow of a key in the shape of a heart. */
const heartBow = without(
  path(
    'M0 -176 C-60 -220 -170 -280 -160 -370 C-146 -452 -40 -456 0 -386 C40 -456 146 -452 160 -370 C170 -280 60 -220 0 -176 Z',
  ),
  path(
    'M0 -230 C-40 -258 -112 -302 -106 -362 C-96 -412 -30 -408 0 -338 C30 -408 96 -412 106 -362 C112 -302 40 -258 0 -230 Z',
  ),
)

export const gear = {
  chest: {
    view: 'standing',
    lean: 0,
    reach: [780, 600],
    mount: [0, 110, 0.62],
    slots: { main: 'oak', trim: 'iron', gem: ['gem', [60, 110, 200]], liquid: ['gold-metal', [222, 178, 84]] },
    stuff: 'main',
    dye: 'main',
    build(b) {
      const open = b.has('open', 'treasure', 'full')
      const planks = (d: string) => [{ shape: line(d, 5), height: -8, soft: 1.5 }]
      const parts: Part[] = []
      if (open) {
        parts.push(
          part('main', path('M-330 -80 L-350 -250 Q0 -330 350 -250 L330 -80 Z'), 30, {
            bulge: 20,
            bumps: planks('M-344 -200 Q0 -270 344 -200 M-338 -140 Q0 -200 338 -140'),
          }),
          part(
            { ...b.material('main'), colour: [30, 20, 14] },
            path('M-322 -78 L-336 -200 Q0 -262 336 -200 L322 -78 Z'),
            20,
            { dome: 0.2 },
          ),
          ...Array.from({ length: 34 }, (_, k) => {
            const x = b.random.range(-280, 280)
            const heap = 1 - (x / 320) ** 2
            const r = b.random.range(27, 38)
            return part(
              'liquid',
              oval(
                x,
                -60 - heap * 100 * b.random.next() + k * 0.6,
                r,
                r * b.random.range(0.4, 0.95),
                b.random.range(-0.6, 0.6),
              ),
              7,
              { bumps: [], shadow: { distance: 5, soft: 4, strength: 0.6 } },
            )
          }),
          ...(b.filled('gem')
            ? [
                ...jewel(b, -120, -110, 34, 34, false),
                ...jewel(b, 100, -130, 30, 36, false),
                ...jewel(b, 210, -80, 26, 26, false),
              ]
            : []),
        )
      } else {
        parts.push(
          part('main', path('M-360 -60 C-370 -260 -280 -300 0 -300 C280 -300 370 -260 360 -60 Z'), 70, {
            bulge: 60,
            bumps: planks('M-360 -120 Q0 -140 360 -120 M-350 -190 Q0 -220 350 -190 M-310 -250 Q0 -280 310 -250'),
          }),
        )
        parts.push(
          part(
            'trim',
            both(
              path('M-270 -58 C-280 -230 -262 -276 -236 -292 L-180 -298 C-200 -250 -214 -180 -210 -58 Z'),
              path('M270 -58 C280 -230 262 -276 236 -292 L180 -298 C200 -250 214 -180 210 -58 Z'),
            ),
            12,
            { bulge: 4 },
          ),
        )
      }
      parts.push(
        part('main', path('M-350 -60 L350 -60 L336 286 L-336 286 Z'), 30, {
          bulge: 26,
          bumps: planks('M-346 30 L346 30 M-342 114 L342 114 M-340 200 L340 200'),
        }),
        part(
          'trim',
          both(
            path('M-272 -60 L-212 -60 L-206 288 L-262 288 Z'),
            path('M272 -60 L212 -60 L206 288 L262 288 Z'),
            box(-356, -72, 712, 34, 8),
          ),
          10,
        ),
        part('trim', mirrored(both(...[-20, 60, 150, 240].map((y) => oval(238, y, 11)))), 8),
        part('trim', path('M-66 -96 L66 -96 L60 60 Q0 110 -60 60 Z'), 16, {
          bumps: [{ shape: both(oval(0, -10, 17), path('M-8 -4 L8 -4 L14 44 L-14 44 Z')), height: -18, soft: 1.5 }],
        }),
      )
      if (b.filled('gem') && !open) parts.push(...jewel(b, 0, -200, 34))
      return parts
    },
  },
  key: {
    view: 'lying',
    lean: 40,
    reach: [340, 860],
    girth: 1.25,
    slots: { main: 'brass', trim: 'brass', gem: ['gem', [176, 30, 48]] },
    stuff: 'main',
    dye: 'main',
    build: (b) => [
      part('main', box(-20, -180, 40, 560, 16), 20, { shadow: laid }),
      part('main', path('M16 210 L120 206 L124 260 L84 262 L84 290 L128 290 L126 350 L70 352 L68 330 L16 332 Z'), 14, {
        shadow: laid,
        profile: 'bevel',
        dome: 0.6,
      }),
      part('main', both(box(-36, -200, 72, 34, 12), box(-32, -140, 64, 22, 10), box(-30, 370, 60, 26, 12)), 13),
      part(
        'main',
        b.has('heart-shaped')
          ? heartBow
          : b.has('skull-shaped')
            ? oval(0, -300, 20)
            : without(
                both(oval(0, -300, 128, 118), oval(-86, -330, 66), oval(86, -330, 66), oval(0, -400, 64)),
                both(oval(-78, -330, 30), oval(78, -330, 30), oval(0, -396, 30), oval(0, -272, 52, 44)),
              ),
        20,
        { shadow: laid },
      ),
      ...(b.has('skull-shaped') ? skullMark(0, -310, 2.2) : b.filled('gem') ? jewel(b, 0, -272, 40, 36) : []),
    ],
  },
  lantern: {
    view: 'standing',
    lean: 0,
    reach: [440, 860],
    mount: [0, -330, 0.85],
    slots: { main: 'iron', trim: 'brass', gem: ['gem', [255, 190, 90]], grip: 'glass' },
    stuff: 'main',
    dye: 'gem',
    build: (b) =>
      b.has('skull-shaped')
        ? skullLantern(b)
        : [
            part('main', hoop(0, -330, 92, 92, 15), 8),
            part('main', path('M-190 410 L-170 350 L170 350 L190 410 L196 430 L-196 430 Z'), 18),
            part(
              { ...glow(b.colour('gem'), 0.55), alpha: 0.8 },
              path('M-150 350 L-136 -120 L136 -120 L150 350 Z'),
              30,
              {
                dome: 0.2,
                shadow: none,
              },
            ),
            part({ ...b.material('trim'), colour: [236, 222, 190] }, box(-30, 230, 60, 120, 8), 18, { shadow: none }),
            ...flame(b, 0, 226, 0.72),
            part({ ...b.material('grip'), alpha: 0.14 }, path('M-150 350 L-136 -120 L136 -120 L150 350 Z'), 30, {
              shadow: none,
            }),
            part(
              'main',
              both(
                box(-164, -130, 26, 486, 6),
                box(138, -130, 26, 486, 6),
                box(-8, -130, 15, 486, 6),
                box(-150, 100, 300, 13, 6),
              ),
              9,
              { shadow: none },
            ),
            part('main', path('M-190 -116 C-150 -180 -90 -230 -46 -250 L46 -250 C90 -230 150 -180 190 -116 Z'), 30, {
              bulge: 20,
              bumps: [{ shape: line('M-80 -240 L-120 -120 M0 -250 V-120 M80 -240 L120 -120', 8), height: 8, soft: 3 }],
            }),
            part('trim', both(box(-196, -130, 392, 28, 10), box(-180, 340, 360, 24, 10), oval(0, -254, 50, 16)), 10),
          ],
  },
  torch: {
    view: 'standing',
    lean: 0,
    reach: [300, 980],
    slots: { grip: 'wood', main: 'iron', cloth: ['cloth', [120, 96, 66]] },
    stuff: 'grip',
    dye: 'cloth',
    build: (b) => [
      part('grip', path('M-40 -60 L-22 470 L22 470 L42 -60 Z'), 30, { bulge: 6 }),
      ...flame(b, -26, -130, 0.9),
      ...flame(b, 34, -140, 1),
      part('cloth', path('M-70 -170 C-90 -100 -70 0 -46 40 L46 40 C70 0 90 -100 70 -170 Q0 -200 -70 -170 Z'), 34, {
        bumps: [{ shape: wrapping(-90, 90, -170, 40, 34), height: -9, soft: 3 }],
      }),
      part('main', both(box(-56, 20, 112, 24, 8), box(-70, -120, 140, 22, 8)), 9),
      ...flame(b, 4, -150, 0.8),
    ],
  },
  candle: {
    view: 'standing',
    lean: 0,
    reach: [360, 720],
    slots: { main: 'brass', trim: ['wax', [236, 222, 190]] },
    stuff: 'main',
    dye: 'trim',
    build: (b) => [
      part('main', path('M-170 300 Q0 250 170 300 Q176 350 0 362 Q-176 350 -170 300 Z'), 24),
      part('main', line('M150 310 C260 290 260 200 170 230', 22), 11),
      part('main', path('M-74 300 L-62 210 Q0 190 62 210 L74 300 Q0 330 -74 300 Z'), 24),
      part(
        'trim',
        path(
          'M-54 220 L-54 -60 C-54 -80 -20 -90 0 -70 C20 -90 54 -80 54 -60 L54 220 C60 260 30 260 26 220 C20 280 -10 270 -14 230 C-30 262 -54 250 -54 220 Z',
        ),
        40,
        { bulge: 12 },
      ),
      part({ ...b.material('main'), colour: [30, 24, 20] }, line('M0 -70 q6 -20 0 -40', 8), 3, {
        noShade: true,
        kind: 'stroke',
      }),
      ...flame(b, 0, -96, 0.52),
    ],
  },
  bag: {
    view: 'standing',
    lean: 0,
    reach: [600, 700],
    slots: {
      main: 'leather',
      trim: ['cloth', [190, 156, 96]],
      liquid: ['gold-metal', [222, 178, 84]],
      gem: ['gem', [60, 110, 200]],
    },
    stuff: 'main',
    dye: 'main',
    build: (b) => [
      part(
        'main',
        path(
          'M-70 -180 C-150 -260 -170 -320 -120 -330 C-60 -300 -30 -330 0 -320 C40 -340 80 -300 130 -334 C170 -310 140 -250 70 -180 Z',
        ),
        30,
        {
          bulge: 16,
          bumps: [
            { shape: line('M-80 -200 L-110 -310 M-20 -190 L-20 -310 M40 -190 L60 -310', 14), height: -16, soft: 6 },
          ],
        },
      ),
      part(
        'main',
        path(
          'M-76 -190 C-220 -120 -310 60 -270 220 C-240 330 -120 346 0 346 C120 346 240 330 270 220 C310 60 220 -120 76 -190 Q0 -170 -76 -190 Z',
        ),
        80,
        {
          bulge: 120,
          bumps: [
            {
              shape: line(
                'M-60 -180 C-130 -80 -170 20 -170 120 M-14 -170 C-30 -60 -40 0 -30 80 M50 -180 C120 -90 160 0 170 110',
                18,
              ),
              height: -22,
              soft: 9,
            },
          ],
        },
      ),
      part('trim', line('M-84 -186 Q0 -150 84 -186', 24), 11),
      part('trim', line('M60 -170 C110 -120 90 -60 130 -20 M60 -170 C80 -110 60 -60 80 -30', 12), 6),
      ...(b.has('coins', 'gold', 'treasure')
        ? Array.from({ length: 9 }, (_, k) =>
            part('liquid', oval(-300 + k * 72 + b.random.range(-20, 20), 330 + b.random.range(-14, 24), 36, 20), 7),
          )
        : []),
      ...(b.filled('gem') ? jewel(b, 0, 80, 36) : []),
    ],
  },
  rope: {
    view: 'lying',
    lean: 0,
    reach: [620, 620],
    slots: { main: ['cloth', [186, 150, 96]] },
    stuff: 'main',
    dye: 'main',
    build: (b) =>
      [270, 220, 172, 126].map((r, k) =>
        part(
          { ...b.material('main'), bump: 3.4, grain: [15, 15] },
          k === 0
            ? both(hoop(0, 0, r, r * 0.94, 40), line('M264 40 C300 160 220 300 320 330', 40))
            : hoop(b.random.range(-12, 12), b.random.range(-12, 12), r, r * 0.94, 40),
          20,
          { shadow: laid },
        ),
      ),
  },
} satisfies Record<string, Rig>
