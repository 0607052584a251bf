import { type Build, both, box, hoop, jewel, line, oval, type Part, part, path, type Rig } from '../rig.ts'

const laid = { distance: 18, soft: 12, strength: 0.72, ground: 1 }
const none = { distance: 0, soft: 1, strength: 0 }
const string = {
  colour: [224, 212, 180] as const,
  gloss: 20,
  specular: 0.4,
  rim: 0.2,
  bump: 0,
  grain: [10, 10] as const,
}

/** The stuff of strings: gut, or what the prompt strung it with. */
const strung = (b: Build) => (b.filled('cloth') ? { ...string, colour: b.colour('cloth') } : string)

/** A string that has snapped: its ends curl away from where they are held, over what lies beneath. */
const snapped = (b: Build, d: string, width: number): Part =>
  part({ ...strung(b), specular: 0.6 }, line(d, width), 3, {
    shadow: { distance: 9, soft: 5, strength: 0.6, ground: 1 },
    kind: 'stroke',
  })

export const instruments = {
  lute: {
    view: 'lying',
    lean: 36,
    reach: [460, 1080],
    slots: { main: 'wood', grip: 'oak', trim: ['bone', [226, 212, 176]], gem: ['gem', [60, 110, 200]] },
    stuff: 'main',
    dye: 'main',
    build: (b) => [
      part('grip', path('M-34 -360 L34 -360 L40 60 L-40 60 Z'), 20, { shadow: laid }),
      part('grip', path('M-40 -350 L40 -350 L70 -520 L-4 -540 Z'), 16, { shadow: laid }),
      part(
        'trim',
        both(...[0, 1, 2].flatMap((k) => [oval(-58, -400 - k * 44, 24, 10), oval(84, -400 - k * 44, 24, 10)])),
        8,
        { shadow: laid },
      ),
      part(
        'grip',
        path(
          'M-40 -40 C-190 40 -236 170 -226 290 C-214 430 -110 490 0 490 C110 490 214 430 226 290 C236 170 190 40 40 -40 Z',
        ),
        70,
        { bulge: 50, shadow: laid },
      ),
      part(
        'main',
        path(
          'M-36 -30 C-170 50 -212 176 -204 288 C-194 410 -100 464 0 464 C100 464 194 410 204 288 C212 176 170 50 36 -30 Z',
        ),
        12,
        { dome: 0.4, shadow: none },
      ),
      part({ ...b.material('grip'), colour: [26, 18, 14] }, oval(0, 200, 76), 8, { dome: 0.1, shadow: none }),
      part('trim', hoop(0, 200, 84, 84, 11), 5, {
        shadow: none,
        bumps: [{ shape: hoop(0, 200, 84, 84, 4), height: -4, soft: 1 }],
      }),
      part('grip', both(line('M-50 200 H50 M0 150 V250 M-36 164 L36 236 M36 164 L-36 236', 7), oval(0, 200, 17)), 4, {
        shadow: none,
      }),
      part('grip', box(-74, 372, 148, 28, 8), 12),
      part(
        strung(b),
        line(
          b.has('broken string')
            ? 'M-24 -350 L-44 384 M-12 -350 L-22 384 M0 -350 L0 384 M12 -350 L22 384'
            : 'M-24 -350 L-44 384 M-12 -350 L-22 384 M0 -350 L0 384 M12 -350 L22 384 M24 -350 L44 384',
          3.4,
        ),
        2,
        { shadow: { distance: 7, soft: 4, strength: 0.5 }, kind: 'stroke' },
      ),
      ...(b.has('broken string')
        ? [
            snapped(
              b,
              'M24 -350 C30 -250 70 -190 130 -210 C190 -232 176 -310 126 -296 C92 -284 104 -240 134 -250 M44 384 C70 300 150 300 230 330 C320 366 330 270 270 262 C232 260 238 306 270 300',
              7,
            ),
          ]
        : []),
      part('trim', line('M-34 -260 H34 M-35 -190 H35 M-36 -120 H36 M-37 -60 H37', 5), 2, {
        shadow: none,
        kind: 'stroke',
      }),
      ...(b.filled('gem') ? jewel(b, 0, 432, 20) : []),
    ],
  },
  harp: {
    view: 'standing',
    lean: 0,
    reach: [560, 860],
    slots: { main: 'wood', trim: 'gold-metal', gem: ['gem', [60, 110, 200]] },
    stuff: 'main',
    dye: 'main',
    build: (b) => [
      ...(b.has('broken string')
        ? [snapped(b, 'M0 -224 C6 -120 60 -70 84 -110 C104 -150 60 -160 56 -130 M14 240 C-10 150 -70 130 -84 180', 7)]
        : []),
      part(
        strung(b),
        line(
          b.has('broken string')
            ? 'M-150 -270 L-120 330 M-100 -250 L-76 310 M-50 -236 L-30 280 M50 -230 L56 190 M100 -250 L98 130 M150 -280 L138 60'
            : 'M-150 -270 L-120 330 M-100 -250 L-76 310 M-50 -236 L-30 280 M0 -224 L14 240 M50 -230 L56 190 M100 -250 L98 130 M150 -280 L138 60',
          4,
        ),
        2,
        { kind: 'stroke', shadow: none },
      ),
      part('main', path('M-220 -330 C-190 -100 -210 160 -180 400 L-120 400 C-150 160 -140 -100 -168 -330 Z'), 24, {
        bulge: 8,
      }),
      part('main', path('M-190 390 C-60 330 120 120 190 -240 L250 -230 C200 140 40 400 -120 430 L-190 430 Z'), 34, {
        bulge: 12,
      }),
      part(
        'main',
        path(
          'M-240 -330 C-150 -420 -80 -280 20 -270 C110 -262 160 -330 260 -390 C300 -340 280 -260 246 -216 C170 -260 100 -200 10 -206 C-80 -210 -130 -300 -210 -280 Z',
        ),
        30,
        { bulge: 10 },
      ),
      part('trim', both(oval(-194, -340, 46), oval(250, -300, 38), box(-204, 330, 90, 26, 8)), 20),
      ...(b.filled('gem') ? [...jewel(b, -194, -340, 24), ...jewel(b, 250, -300, 18)] : []),
    ],
  },
  horn: {
    view: 'lying',
    lean: -18,
    reach: [820, 560],
    slots: { main: ['bone', [206, 180, 134]], trim: 'brass', grip: 'leather', gem: ['gem', [176, 30, 48]] },
    stuff: 'trim',
    dye: 'main',
    build: (b) => [
      part('grip', line('M-290 100 C-240 320 160 330 210 -60', 20), 9, { shadow: laid }),
      part(
        { ...b.material('main'), grain: [60, 14] },
        path(
          'M-390 -120 C-360 80 -180 200 40 140 C190 100 300 -30 330 -190 L190 -250 C170 -120 90 -30 -40 -4 C-180 20 -300 -40 -366 -146 Z',
        ),
        60,
        { bulge: 50, shadow: laid },
      ),
      part('trim', path('M-402 -120 L-360 -152 L-326 -104 L-364 -66 Z'), 14),
      part('trim', path('M-80 2 C-30 0 0 -8 30 -22 L72 128 C20 146 -40 160 -92 158 Z'), 22, {
        bulge: 14,
        bumps: [{ shape: line('M-78 20 C-20 20 10 8 38 -4 M-90 140 C-40 140 10 128 64 112', 7), height: 6, soft: 2 }],
      }),
      part(
        'trim',
        path('M178 -262 C230 -200 290 -170 350 -180 C356 -210 350 -240 340 -250 C290 -270 230 -290 196 -296 Z'),
        14,
      ),
      part(
        { ...b.material('trim'), colour: [28, 20, 16] },
        path('M200 -286 C240 -240 290 -220 340 -232 C300 -268 240 -288 200 -286 Z'),
        8,
        { dome: 0.1, shadow: none },
      ),
      ...(b.filled('gem') ? jewel(b, -8, 72, 30) : []),
    ],
  },
  drum: {
    view: 'standing',
    lean: 0,
    reach: [620, 600],
    slots: {
      main: 'wood',
      trim: ['leather', [120, 76, 44]],
      grip: ['leather', [224, 202, 160]],
      cloth: ['cloth', [196, 168, 110]],
    },
    stuff: 'main',
    dye: 'main',
    build: (b) => [
      part('main', path('M-260 -160 L-240 260 Q0 340 240 260 L260 -160 Z'), 70, { bulge: 90 }),
      part('cloth', line('M-256 -120 L-190 270 L-120 -90 L-60 300 L0 -80 L60 300 L120 -90 L190 270 L256 -120', 9), 5),
      part('trim', path('M-244 220 Q0 300 244 220 L246 262 Q0 344 -246 262 Z'), 12),
      part('trim', path('M-268 -180 Q0 -90 268 -180 L266 -112 Q0 -22 -266 -112 Z'), 14),
      part('grip', oval(0, -180, 268, 92), 26, { dome: 0.4 }),
      part('main', line('M-200 -230 L120 -150', 20), 10, { shadow: { distance: 8, soft: 5, strength: 0.6 } }),
      part('grip', oval(132, -146, 30, 24), 20),
      ...(b.filled('gem') ? jewel(b, 0, -60, 24) : []),
    ],
  },
  flute: {
    view: 'lying',
    lean: 52,
    reach: [120, 960],
    girth: 1.6,
    slots: { main: 'wood', trim: 'silver-metal', gem: ['gem', [60, 110, 200]] },
    stuff: 'main',
    dye: 'main',
    build: (b) => [
      part('main', path('M-26 -450 L26 -450 L32 440 Q0 460 -32 440 Z'), 28, { shadow: laid }),
      part(
        { ...b.material('main'), colour: [22, 16, 12] },
        both(oval(0, -350, 15, 20), ...[-120, -50, 20, 110, 180, 250].map((y) => oval(0, y, 12))),
        6,
        { dome: 0.1, shadow: none },
      ),
      part(
        'trim',
        both(box(-33, -456, 66, 36, 8), box(-34, -260, 68, 24, 8), box(-36, 330, 72, 24, 8), box(-38, 420, 76, 30, 8)),
        16,
      ),
      ...(b.filled('gem') ? jewel(b, 0, -438, 13) : []),
    ],
  },
} satisfies Record<string, Rig>
