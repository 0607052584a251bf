import type { Shape } from '../../../paint/relief.ts'
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
  polygon,
  type Rig,
  without,
} from '../rig.ts'

const laid = { distance: 16, soft: 10, strength: 0.74, ground: 1 }
const none = { distance: 0, soft: 1, strength: 0 }
const flat = { kind: 'stroke', dome: 0.1, shadow: none } as const

/** A carpet that rides the air: `u` -1 to 1 from end to end, `v` 0 to 1 from its far side to its near one. */
function carpet(b: Build): Part[] {
  const swell = b.random.range(30, 46)
  const phase = b.random.range(-0.5, 0.5)
  const lift = b.random.range(18, 60) * b.random.pick([-1, 1])
  const at = (u: number, v: number): [number, number] => [
    u * (330 + 120 * v) + (v - 0.5) * 70,
    -236 + 280 * v + Math.sin(u * 4.4 + phase + v * 1.1) * swell - u * lift - Math.max(0, Math.abs(u) - 0.8) * 150,
  ]
  const sheet = (u0: number, u1: number, v0: number, v1: number, drop = 0): Shape => {
    const along = Array.from({ length: 33 }, (_, k) => u0 + ((u1 - u0) * k) / 32)
    return polygon(
      [...along.map((u) => at(u, v0)), ...along.toReversed().map((u) => at(u, v1))].map(([x, y]) => [x, y + drop]),
    )
  }
  const lozenge = (u: number, v: number, ru: number, rv: number) =>
    polygon(
      Array.from({ length: 16 }, (_, k) => {
        // A square on its corner, its sides drawn in points so that they follow the waves.
        const side = Math.floor(k / 4)
        const t = (k % 4) / 4
        const corners = [
          [0, -1],
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
        ] as const
        const [ax, ay] = corners[side]!
        const [bx, by] = corners[side + 1]!
        return at(u + (ax + (bx - ax) * t) * ru, v + (ay + (by - ay) * t) * rv)
      }),
    )
  const crests = both(
    ...[-1, 0, 1].map((k) => {
      const u = (-Math.PI / 2 - phase - 0.5 + k * Math.PI * 2) / 4.4
      return sheet(Math.max(-1, u - 0.2), Math.min(1, u + 0.2), 0, 1)
    }),
  )
  const waves = { bumps: [{ shape: crests, height: 34, soft: 40 }] }
  const fringe =
    (side: -1 | 1): Shape =>
    (pen) => {
      pen.lineWidth = 8
      for (let k = 0; k <= 22; k++) {
        const [x, y] = at(side, k / 22)
        pen.beginPath()
        pen.moveTo(x, y)
        pen.quadraticCurveTo(x + side * 26, y + 6, x + side * (34 + (k % 3) * 5), y + 40 + (k % 2) * 8)
        pen.stroke()
      }
    }
  const motifs = [-0.62, -0.42, 0.42, 0.62]
  const edging = (v: number) =>
    both(...Array.from({ length: 17 }, (_, k) => lozenge(-0.88 + k * 0.11, v, 0.035, 0.034)))
  return [
    part('trim', both(fringe(-1), fringe(1)), 4, { shadow: none }),
    part({ ...b.material('main'), colour: [38, 20, 20] }, sheet(-1, 1, 0, 1, 15), 8, { shadow: none }),
    part('main', sheet(-1, 1, 0, 1), 8, { ...waves, shadow: none }),
    part('trim', sheet(-0.965, 0.965, 0.045, 0.955), 6, { ...flat, ...waves }),
    part('cloth', sheet(-0.945, 0.945, 0.07, 0.93), 6, { ...flat, ...waves }),
    part('trim', both(edging(0.125), edging(0.875)), 4, flat),
    part('trim', sheet(-0.82, 0.82, 0.18, 0.82), 6, { ...flat, ...waves }),
    part('main', sheet(-0.8, 0.8, 0.205, 0.795), 6, { ...flat, ...waves }),
    part('cloth', both(lozenge(0, 0.5, 0.34, 0.27), ...motifs.map((u) => lozenge(u, 0.5, 0.085, 0.15))), 5, flat),
    part('trim', both(...motifs.map((u) => lozenge(u, 0.5, 0.045, 0.08))), 4, flat),
    part('trim', lozenge(0, 0.5, 0.25, 0.2), 5, flat),
    part('main', lozenge(0, 0.5, 0.2, 0.16), 5, flat),
    part('trim', lozenge(0, 0.5, 0.08, 0.07), 4, flat),
    part('cloth', both(...[-0.72, 0.72].flatMap((u) => [0.28, 0.72].map((v) => lozenge(u, v, 0.06, 0.05)))), 4, flat),
  ]
}

function horseshoe(): Part[] {
  const shoe =
    'M-196 330 L-262 306 C-330 120 -330 -90 -236 -220 C-130 -362 130 -362 236 -220 C330 -90 330 120 262 306 L196 330 L150 296 C214 120 220 -50 150 -150 C80 -244 -80 -244 -150 -150 C-220 -50 -214 120 -150 296 Z'
  const groove = 'M-230 280 C-296 110 -290 -80 -204 -196 C-116 -310 116 -310 204 -196 C290 -80 296 110 230 280'
  const holes = [
    [-244, 170, 0.15],
    [-252, 50, 0.02],
    [-236, -70, -0.25],
    [-186, -176, -0.6],
  ] as const
  return [
    part('main', path(shoe), 26, {
      shadow: laid,
      dome: 0.7,
      bumps: [{ shape: line(groove, 26), height: -12, soft: 4 }],
    }),
    part('trim', mirrored(both(...holes.map(([x, y, turn]) => oval(x, y, 11, 20, turn)))), 5, { shadow: none }),
    part('main', mirrored(both(...holes.map(([x, y, turn]) => moved(box(-5, -12, 10, 24, 3), x, y, turn)))), 4, {
      shadow: { distance: 4, soft: 3, strength: 0.7 },
    }),
  ]
}

function saddle(b: Build): Part[] {
  const stitched = (d: string) => [{ shape: line(d, 6), height: -7, soft: 2 }]
  return [
    part('cloth', path('M-330 -96 C-350 60 -330 170 -296 232 Q0 282 300 216 C330 120 344 10 330 -90 Z'), 12, {
      bulge: 16,
      shadow: { distance: 10, soft: 8, strength: 0.5 },
    }),
    part('trim', line('M-310 196 Q0 244 312 178', 16), 5, flat),
    part('grip', both(line('M-20 90 L-30 320', 30), line('M150 60 L158 300', 22)), 10),
    part(
      'trim',
      without(
        path('M-112 310 Q-30 250 52 310 L64 404 Q-30 424 -124 404 Z'),
        path('M-84 322 Q-30 282 24 322 L34 384 Q-30 396 -94 384 Z'),
      ),
      9,
    ),
    part('grip', path('M-250 -60 C-270 60 -210 210 -60 236 C90 250 220 160 236 -40 Z'), 26, {
      bulge: 34,
      bumps: stitched('M-224 -30 C-236 70 -184 184 -56 208 C80 218 190 140 206 -20'),
    }),
    part('main', path('M-180 -40 C-200 50 -160 130 -50 146 C70 156 160 90 170 -30 Z'), 24, {
      bulge: 26,
      bumps: stitched('M-156 -10 C-166 60 -130 108 -46 118 C50 124 132 80 142 -10'),
    }),
    // Cantle behind, horn in front, the seat slung between them.
    part(
      'main',
      path(
        'M-372 -250 C-330 -290 -262 -270 -236 -206 C-180 -96 60 -86 170 -196 C190 -238 196 -262 196 -292 C190 -330 262 -340 284 -300 C300 -210 330 -120 352 -70 C200 -20 -180 0 -342 -70 C-366 -130 -380 -190 -372 -250 Z',
      ),
      44,
      {
        bulge: 56,
        bumps: stitched(
          'M-330 -226 C-290 -236 -270 -200 -250 -160 C-180 -60 80 -52 210 -160 M-330 -92 C-160 -30 180 -40 330 -96',
        ),
      },
    ),
    part('trim', both(oval(238, -318, 52, 22), mirrored(oval(206, -86, 19)), oval(-20, -74, 15)), 12),
    ...(b.filled('gem') ? jewel(b, -310, -190, 22) : []),
  ]
}

function doll(b: Build): Part[] {
  const thread = { ...b.material('main'), colour: [40, 28, 26] as const, bump: 0 }
  const yarn = both(
    ...Array.from({ length: 11 }, (_, k) => {
      const x = -150 + k * 30
      return line(`M${x * 0.5} -404 Q${x * 1.16} -390 ${x * 1.2} ${-300 + Math.abs(x) * 0.9}`, 30)
    }),
  )
  const limb = (d: string) => part('main', line(d, 74), 30, { shadow: laid, bulge: 8 })
  return [
    part('grip', oval(0, -290, 176, 170), 40, { shadow: laid, bulge: 20 }),
    limb('M-96 -74 C-190 -30 -236 30 -262 90'),
    limb('M96 -74 C190 -40 240 10 276 66'),
    limb('M-64 236 L-78 408'),
    limb('M64 236 L82 404'),
    part('trim', both(oval(-90, 430, 66, 36, -0.15), oval(94, 426, 66, 36, 0.15)), 20, { shadow: laid, bulge: 10 }),
    part(
      'cloth',
      path('M-86 -128 C-120 20 -180 160 -216 262 Q0 318 216 262 C180 160 120 20 86 -128 Q0 -96 -86 -128 Z'),
      34,
      {
        shadow: laid,
        bulge: 40,
        bumps: [{ shape: line('M-50 -60 L-124 256 M0 -60 L0 280 M50 -60 L124 256', 12), height: -12, soft: 8 }],
      },
    ),
    part('trim', line('M-204 238 Q0 290 204 238', 14), 5, flat),
    // A patch and its stitches, sewn on by somebody who loved it.
    part('trim', path('M40 96 L128 84 L138 170 L52 184 Z'), 5, flat),
    part(
      thread,
      line(
        'M36 110 l20 -4 M38 140 l20 -4 M42 168 l20 -4 M122 92 l18 -2 M126 122 l18 -2 M130 152 l18 -2 M60 90 l2 18 M100 84 l2 18',
        5,
      ),
      2,
      flat,
    ),
    part('main', oval(0, -256, 142, 146), 50, { shadow: laid, bulge: 46 }),
    part('grip', yarn, 12, { shadow: { distance: 8, soft: 6, strength: 0.5 } }),
    part('trim', mirrored(both(oval(48, -262, 26), oval(48, -262, 26))), 9, {
      shadow: { distance: 5, soft: 3, strength: 0.6 },
    }),
    part(thread, mirrored(line('M40 -272 l16 20 M56 -272 l-16 20', 6)), 2, flat),
    part(
      { ...thread, colour: [150, 40, 44] },
      line('M-44 -196 Q0 -164 44 -196 M-30 -200 l4 22 M0 -190 l0 22 M30 -200 l-4 22', 6),
      2,
      flat,
    ),
  ]
}

function padlock(b: Build): Part[] {
  return [
    part(
      'trim',
      path(
        'M-150 40 L-150 -150 C-150 -400 150 -400 150 -150 L150 40 L88 40 L88 -150 C88 -310 -88 -310 -88 -150 L-88 40 Z',
      ),
      28,
      { shadow: laid },
    ),
    part(
      'main',
      path('M-236 0 Q0 -44 236 0 C262 140 236 270 150 340 Q0 392 -150 340 C-236 270 -262 140 -236 0 Z'),
      36,
      {
        shadow: laid,
        bulge: 40,
        bumps: [
          {
            shape: line('M-204 34 Q0 -4 204 34 C222 150 200 250 130 308 Q0 350 -130 308 C-200 250 -222 150 -204 34', 8),
            height: -8,
            soft: 3,
          },
        ],
      },
    ),
    part('trim', path('M-66 90 Q0 50 66 90 C84 170 60 250 0 284 C-60 250 -84 170 -66 90 Z'), 14),
    part(
      { ...b.material('main'), colour: [14, 12, 12], metal: 0, specular: 0 },
      both(oval(0, 140, 25), path('M-11 146 L11 146 L20 224 L-20 224 Z')),
      3,
      flat,
    ),
    part('trim', mirrored(both(oval(180, 50, 15), oval(160, 262, 15))), 9, { shadow: none }),
    ...(b.filled('gem') ? jewel(b, 0, 20, 24) : []),
  ]
}

function smokingPipe(b: Build): Part[] {
  return [
    part(
      'grip',
      path(
        'M-60 150 C60 150 150 40 250 -40 C330 -100 400 -140 452 -150 L460 -116 C410 -96 350 -50 280 20 C180 120 80 220 -50 226 Z',
      ),
      24,
      { shadow: laid, bulge: 8 },
    ),
    part('trim', path('M40 116 L86 84 L126 148 L76 184 Z'), 14),
    part(
      'main',
      path(
        'M-392 -150 C-370 40 -350 190 -240 232 C-150 262 -40 240 20 196 L10 116 C-50 120 -90 70 -100 -10 L-108 -160 Z',
      ),
      60,
      {
        shadow: laid,
        bulge: 54,
        bumps: [{ shape: line('M-380 -60 Q-250 -20 -106 -70', 10), height: -9, soft: 3 }],
      },
    ),
    part('trim', path('M-402 -176 Q-250 -120 -98 -186 L-104 -132 Q-250 -74 -394 -122 Z'), 12),
    part({ ...b.material('main'), colour: [26, 18, 14] }, oval(-250, -170, 142, 34, -0.03), 8, flat),
    part(
      { ...b.material('main'), colour: [96, 66, 34], bump: 6, grain: [9, 9] },
      oval(-250, -164, 118, 22, -0.03),
      8,
      flat,
    ),
    ...(b.filled('gem') ? jewel(b, -240, 90, 26) : []),
  ]
}

function chessPiece(b: Build): Part[] {
  const foot = [
    part(
      'main',
      path('M-190 380 L-190 336 Q-170 300 -120 290 L120 290 Q170 300 190 336 L190 380 Q0 426 -190 380 Z'),
      24,
      { bulge: 20 },
    ),
    part('main', path('M-130 296 Q0 326 130 296 L104 250 Q0 270 -104 250 Z'), 18, { bulge: 12 }),
  ]
  const horse = b.random.chance(0.5)
  if (!horse)
    return [
      ...foot,
      part('main', path('M-100 262 C-70 120 -60 20 -70 -96 L70 -96 C60 20 70 120 100 262 Q0 290 -100 262 Z'), 50, {
        bulge: 40,
      }),
      part('main', path('M-120 -84 Q0 -60 120 -84 L112 -128 Q0 -104 -112 -128 Z'), 16, { bulge: 10 }),
      part(
        'main',
        path('M-84 -118 C-120 -220 -120 -270 -104 -320 L104 -320 C120 -270 120 -220 84 -118 Q0 -98 -84 -118 Z'),
        40,
        { bulge: 34 },
      ),
      part('trim', path('M-112 -304 Q0 -274 112 -304 L112 -338 Q0 -316 -112 -338 Z'), 12, { bulge: 6 }),
      part('main', both(box(-17, -458, 34, 124, 8), box(-52, -428, 104, 32, 8)), 11),
    ]
  return [
    ...foot,
    part(
      'main',
      path(
        'M-110 264 C-96 170 20 120 40 10 C0 30 -60 50 -120 96 C-170 130 -226 90 -208 34 C-190 -40 -150 -130 -96 -196 C-92 -250 -100 -290 -84 -336 Q-50 -310 -24 -262 C120 -250 190 -120 176 40 C166 140 130 200 118 264 Q0 292 -110 264 Z',
      ),
      56,
      {
        bulge: 56,
        bumps: [
          {
            shape: line(
              'M20 -226 C120 -190 150 -60 132 60 M40 -160 l70 -40 M70 -90 l74 -26 M76 -10 l78 -10 M66 70 l76 6',
              12,
            ),
            height: -12,
            soft: 5,
          },
          { shape: line('M-178 60 Q-140 54 -120 30', 10), height: -10, soft: 3 },
        ],
      },
    ),
    part({ ...b.material('main'), colour: [22, 16, 14] }, oval(-66, -150, 15, 20, 0.4), 4, flat),
  ]
}

function anvil(): Part[] {
  return [
    part('grip', path('M-236 280 L-210 130 L210 130 L236 280 Q0 322 -236 280 Z'), 20, {
      bulge: 30,
      bumps: [{ shape: line('M-120 140 L-134 290 M10 140 L8 300 M130 140 L140 286', 6), height: -7, soft: 2 }],
    }),
    part(
      'main',
      path('M-200 150 C-190 90 -120 70 -104 10 L-110 -50 L110 -50 L104 10 C120 70 190 90 200 150 Q0 180 -200 150 Z'),
      30,
      { bulge: 36 },
    ),
    part(
      'main',
      path(
        'M-250 -180 L236 -180 L330 -176 L326 -96 L200 -84 C150 -40 120 -30 90 -28 L-100 -28 C-140 -60 -200 -70 -260 -76 C-380 -88 -440 -130 -470 -166 C-400 -176 -320 -176 -250 -180 Z',
      ),
      26,
      { bulge: 24 },
    ),
    part('main', path('M-250 -184 L-210 -216 L300 -216 L332 -180 Z'), 6, { dome: 0.3, shadow: none }),
    part('trim', both(box(252, -206, 24, 14, 3), oval(216, -199, 9, 6)), 2, flat),
  ]
}

function broom(b: Build): Part[] {
  const straws = Array.from({ length: 30 }, (_, k) => {
    const x = -14.5 + k
    const end = 456 + b.random.range(-34, 26)
    return line(`M${x * 3.4} 170 Q${x * 9} 280 ${x * 8.6 + b.random.range(-12, 12)} ${end}`, 11)
  })
  return [
    part(
      'grip',
      path('M-20 -470 Q0 -484 22 -468 C34 -300 10 -160 30 0 L34 190 L-30 190 L-26 0 C-40 -160 -6 -300 -20 -470 Z'),
      22,
      { shadow: laid, bulge: 6 },
    ),
    part('main', path('M-54 150 C-120 240 -150 340 -128 440 Q0 480 128 440 C150 340 120 240 54 150 Z'), 40, {
      shadow: laid,
      bulge: 36,
    }),
    part('main', both(...straws.filter((_, k) => k % 2 === 0)), 5, {
      shadow: { distance: 5, soft: 4, strength: 0.6, ground: 0.8 },
    }),
    part({ ...b.material('main'), mottle: 0.7 }, both(...straws.filter((_, k) => k % 2 === 1)), 5, {
      shadow: { distance: 5, soft: 4, strength: 0.6, ground: 0.8 },
    }),
    part('trim', both(line('M-58 168 Q0 190 58 168', 20), line('M-82 214 Q0 240 82 214', 18)), 8),
  ]
}

function comb(b: Build): Part[] {
  const teeth = Array.from({ length: 23 }, (_, k) => -352 + k * 32)
  return [
    part(
      'main',
      both(
        path('M-404 -60 C-330 -200 330 -200 404 -60 L404 30 L-404 30 Z'),
        path('M-404 20 L-372 20 L-376 236 Q-390 250 -400 232 Z M404 20 L372 20 L376 236 Q390 250 400 232 Z'),
        ...teeth.map((x) => path(`M${x - 10} 20 L${x + 10} 20 L${x + 4} 224 Q${x} 236 ${x - 4} 224 Z`)),
      ),
      9,
      { shadow: laid },
    ),
    part('trim', line('M-376 -48 C-300 -164 300 -164 376 -48 M-384 8 L384 8', 12), 5, { shadow: none }),
    part('trim', both(...[-200, -100, 100, 200].map((x) => without(oval(x, -52, 34, 26), oval(x, -52, 18, 12)))), 6, {
      shadow: none,
    }),
    ...(b.filled('gem') ? jewel(b, 0, -66, 34) : [part('trim', hoop(0, -60, 30, 30, 14), 6, { shadow: none })]),
  ]
}

const leather = ['leather', [112, 66, 38]] as const

/** What travellers carry and find that is neither worn, wielded nor drunk. */
export const finds = {
  carpet: {
    view: 'standing',
    lean: 0,
    // It floats: the lower part of its reach is air.
    reach: [980, 800],
    slots: { main: ['cloth', [146, 34, 40]], trim: ['cloth', [214, 172, 84]], cloth: ['cloth', [36, 58, 104]] },
    varies: {
      main: [
        ['cloth', [96, 40, 108]],
        ['cloth', [30, 96, 96]],
      ],
    },
    stuff: 'main',
    dye: 'main',
    build: carpet,
  },
  horseshoe: {
    view: 'lying',
    lean: -12,
    reach: [680, 720],
    slots: { main: 'iron', trim: ['iron', [34, 33, 36]] },
    stuff: 'main',
    dye: 'main',
    build: horseshoe,
  },
  saddle: {
    view: 'standing',
    lean: 0,
    reach: [800, 800],
    slots: {
      main: leather,
      grip: ['leather', [84, 50, 32]],
      trim: 'brass',
      cloth: ['cloth', [116, 34, 40]],
      gem: ['gem', [60, 110, 200]],
    },
    stuff: 'main',
    dye: 'main',
    build: saddle,
  },
  doll: {
    view: 'lying',
    lean: -10,
    reach: [640, 940],
    slots: {
      main: ['cloth', [214, 178, 138]],
      cloth: ['cloth', [92, 116, 156]],
      trim: ['leather', [70, 46, 36]],
      grip: ['cloth', [164, 84, 40]],
    },
    varies: {
      cloth: [
        ['cloth', [150, 60, 66]],
        ['cloth', [98, 128, 84]],
      ],
      grip: [
        ['cloth', [206, 164, 82]],
        ['cloth', [66, 44, 34]],
      ],
    },
    stuff: 'main',
    dye: 'cloth',
    build: doll,
  },
  padlock: {
    view: 'lying',
    lean: -8,
    reach: [540, 760],
    slots: { main: 'iron', trim: 'brass', gem: ['gem', [60, 110, 200]] },
    stuff: 'main',
    dye: 'main',
    build: padlock,
  },
  'smoking pipe': {
    view: 'lying',
    lean: 14,
    reach: [900, 520],
    slots: { main: ['wood', [112, 62, 34]], grip: ['bone', [58, 42, 34]], trim: 'brass', gem: ['gem', [60, 110, 200]] },
    stuff: 'main',
    dye: 'main',
    build: smokingPipe,
  },
  'chess piece': {
    view: 'standing',
    lean: 0,
    reach: [420, 860],
    slots: { main: ['bone', [226, 212, 178]], trim: 'brass' },
    varies: { main: ['obsidian', 'wood', 'marble'] },
    stuff: 'main',
    dye: 'main',
    build: chessPiece,
  },
  anvil: {
    view: 'standing',
    lean: 0,
    reach: [820, 540],
    slots: { main: 'iron', grip: 'oak', trim: ['iron', [20, 20, 22]] },
    stuff: 'main',
    dye: 'main',
    build: anvil,
  },
  broom: {
    view: 'lying',
    lean: 40,
    reach: [320, 960],
    slots: { main: ['cloth', [190, 150, 84]], grip: 'wood', trim: ['cloth', [116, 40, 36]] },
    stuff: 'grip',
    dye: 'main',
    build: broom,
  },
  comb: {
    view: 'lying',
    lean: -10,
    reach: [840, 480],
    slots: { main: ['bone', [222, 200, 158]], trim: 'brass', gem: ['gem', [60, 160, 120]] },
    stuff: 'main',
    dye: 'main',
    build: comb,
  },
} satisfies Record<string, Rig>
