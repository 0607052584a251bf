import { type Build, both, jewel, line, mirrored, oval, type Part, part, path, type Rig, without } from '../rig.ts'
import { star } from './cuts.ts'
import { device } from './devices.ts'

const laid = { distance: 18, soft: 12, strength: 0.72, ground: 1 }

const none = { distance: 0, soft: 1, strength: 0 }

const slots = { main: 'steel', trim: 'brass', grip: 'leather', cloth: ['cloth', [116, 32, 38]] } as const

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

export const armour = {
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
      const steel = b.material('main')
      // Plate is beaten smooth: its light comes from its shape, not from the grain of the metal.
      const plate = soft ? steel : { ...steel, bump: steel.bump * 0.3, mottle: (steel.mottle ?? 0.3) * 0.35 }
      const rivets = (points: readonly (readonly [number, number])[]) =>
        part('trim', mirrored(both(...points.map(([x, y]) => oval(x, y, 9)))), 7, { shadow: none })
      const skirt: Part[] = soft
        ? [
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
          ]
        : [3, 2, 1, 0].map((k) => {
            const y = 200 + k * 48
            const w = 176 + k * 20
            return part(
              plate,
              path(
                `M${-w} ${y - 30} Q0 ${y + 24} ${w} ${y - 30} L${w + 16} ${y + 34} Q0 ${y + 96} ${-w - 16} ${y + 34} Z`,
              ),
              16,
              { bulge: 26 },
            )
          })
      const lames: Part[] = soft
        ? []
        : [2, 1, 0].map((k) =>
            part(
              plate,
              mirrored(
                path(
                  `M${196 + k * 26} ${-226 + k * 56} Q${300 + k * 10} ${-230 + k * 50} ${352 - k * 6} ${-150 + k * 64} L${340 - k * 12} ${-70 + k * 56} Q${280 - k * 4} ${-150 + k * 64} ${190 + k * 26} ${-160 + k * 56} Z`,
                ),
              ),
              16,
              { bulge: 14 },
            ),
          )
      return [
        ...skirt,
        part('cloth', path('M-90 -330 Q0 -290 90 -330 L70 -250 Q0 -220 -70 -250 Z'), 20),
        part(
          plate,
          path(
            'M-176 -322 C-150 -330 -110 -344 -86 -340 C-60 -270 60 -270 86 -340 C110 -344 150 -330 176 -322 C160 -250 196 -200 214 -130 C232 -30 200 60 160 130 L168 216 Q0 276 -168 216 L-160 130 C-200 60 -232 -30 -214 -130 C-196 -200 -160 -250 -176 -322 Z',
          ),
          60,
          {
            bulge: 110,
            bumps: soft
              ? [{ shape: scales(), height: -9, soft: 1.5 }]
              : [
                  // A keel down the middle, the plackart's edge in a point, flutes fanning from the waist.
                  { shape: line('M0 -262 V226', 26), height: 18, soft: 11 },
                  {
                    shape: path('M-190 40 Q-80 50 0 -60 Q80 50 190 40 L168 226 Q0 280 -168 226 Z'),
                    height: 14,
                    soft: 2,
                  },
                  {
                    shape: mirrored(line('M36 200 L60 20 M78 196 L124 34 M120 190 L176 44', 6)),
                    height: -7,
                    soft: 2,
                  },
                  { shape: mirrored(line('M104 -336 C110 -280 150 -220 206 -150', 12)), height: 10, soft: 3 },
                ],
          },
        ),
        part(
          'trim',
          both(
            path('M-174 182 Q0 240 174 182 L172 222 Q0 282 -172 222 Z'),
            path('M-96 -344 C-64 -262 64 -262 96 -344 L82 -352 C56 -286 -56 -286 -82 -352 Z'),
          ),
          12,
        ),
        ...lames,
        part(
          plate,
          mirrored(
            path('M136 -326 C220 -396 350 -340 372 -214 C350 -190 322 -176 300 -176 C270 -220 210 -244 146 -240 Z'),
          ),
          44,
          {
            bulge: 50,
            bumps: [{ shape: mirrored(line('M170 -270 C240 -276 310 -236 346 -190', 9)), height: 9, soft: 3 }],
          },
        ),
        rivets([
          [160, -256],
          [224, -244],
          [284, -206],
          [154, 204],
          [80, 230],
        ]),
        ...device(b, 0, -120, 0.5),
      ]
    },
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
      if (b.has('beaked')) return beaked(b)
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
        ...(b.has('eye') && b.filled('gem')
          ? [...jewel(b, -112, -66, 50, 30, false), ...jewel(b, 112, -66, 50, 30, false)]
          : []),
        ...(b.filled('gem') && !b.has('eye')
          ? jewel(b, 0, -222, 36, 44)
          : [part('trim', star(0, -222, 56, 22, 8), 14, { profile: 'bevel' })]),
      ]
    },
  },
} satisfies Record<string, Rig>

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

/** A plague doctor's: round glasses over a long beak that bends down, straps at the temples. */
function beaked(b: Build): Part[] {
  const glass = { ...b.material('gem'), gloss: 44 }
  return [
    part(
      { ...b.material('main'), colour: [40, 30, 26] },
      mirrored(path('M196 -150 C290 -170 320 -90 330 -10 C300 -60 260 -90 200 -90 Z')),
      12,
      { shadow: laid },
    ),
    part(
      'main',
      path(
        'M0 -330 C150 -330 236 -236 230 -110 C226 -20 176 60 120 110 C92 196 60 300 14 356 C-30 300 -74 196 -110 110 C-170 60 -226 -20 -230 -110 C-236 -236 -150 -330 0 -330 Z',
      ),
      64,
      {
        bulge: 70,
        shadow: laid,
        bumps: [
          {
            shape: path('M-70 -40 C-60 140 -20 260 12 350 C50 250 70 140 74 -40 C40 -90 -40 -90 -70 -40 Z'),
            height: 96,
            soft: 18,
          },
          { shape: mirrored(oval(112, -110, 76, 76)), height: 22, soft: 8 },
          { shape: line('M0 -80 C4 100 8 240 12 340', 7), height: -9, soft: 3 },
          { shape: mirrored(oval(26, 60, 9, 6)), height: -16, soft: 3 },
        ],
      },
    ),
    part('trim', mirrored(oval(112, -110, 78, 78)), 14, { shadow: none }),
    part(glass, mirrored(oval(112, -110, 58, 58)), 40, { profile: 'bevel', dome: 0.8, soft: 1, outline: 0.7 }),
    part(
      'trim',
      mirrored(both(...[-250, -200, -20, 30].map((y) => oval(y < -100 ? 120 - (y + 250) * 0.7 : 190, y, 9, 9)))),
      6,
      { shadow: none },
    ),
  ]
}
