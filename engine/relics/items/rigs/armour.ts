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

export const armour: Record<string, Rig> = {
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
