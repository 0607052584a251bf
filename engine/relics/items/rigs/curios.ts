import { glass, glow, type Material } from '../../../paint/material.ts'
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
  wrapping,
} from '../rig.ts'
import { lighter } from './cuts.ts'
import { flame } from './gear.ts'

const laid = { distance: 16, soft: 10, strength: 0.74, ground: 1 }
const none = { distance: 0, soft: 1, strength: 0 }
const spark: Material = { ...glass([255, 255, 250]), alpha: 0.6 }
const ink = (b: Build, colour: readonly [number, number, number] = [34, 28, 26]): Material => ({
  ...b.material('main'),
  colour: [...colour],
  metal: 0,
  specular: 0.05,
})

/** A spike of a compass rose. */
const ray = (angle: number, long: number, wide: number) => {
  const at = (a: number, r: number) => [Math.sin(a) * r, -Math.cos(a) * r] as const
  return polygon([at(angle, long), at(angle + 1.2, wide), at(angle + Math.PI, wide * 0.2), at(angle - 1.2, wide)])
}

function compass(b: Build): Part[] {
  const paper: Material = { ...ink(b, [226, 212, 178]), bump: 0.4 }
  const dark = ink(b)
  const needle = b.random.range(-0.7, 0.7)
  const parts: Part[] = [
    part('main', both(oval(0, 0, 330), box(-36, -400, 72, 110, 14)), 34, { shadow: laid }),
    part('main', hoop(0, -420, 62, 62, 24), 12, { shadow: laid }),
    part('trim', hoop(0, 0, 300, 300, 34), 16),
    part(paper, oval(0, 0, 274), 8, { dome: 0.1, shadow: none }),
    part(dark, both(hoop(0, 0, 236, 236, 5), hoop(0, 0, 212, 212, 3)), 2, {
      noShade: true,
      kind: 'stroke',
      shadow: none,
    }),
    part(
      dark,
      (pen) => {
        for (let k = 0; k < 32; k++) {
          const a = (k / 32) * Math.PI * 2
          const from = k % 8 === 0 ? 236 : k % 4 === 0 ? 242 : 250
          pen.lineWidth = k % 4 === 0 ? 8 : 4
          pen.beginPath()
          pen.moveTo(Math.cos(a) * from, Math.sin(a) * from)
          pen.lineTo(Math.cos(a) * 266, Math.sin(a) * 266)
          pen.stroke()
        }
      },
      2,
      { noShade: true, kind: 'stroke', shadow: none },
    ),
    part(
      { ...dark, colour: [120, 96, 62] },
      both(...[0, 1, 2, 3].map((k) => ray((k + 0.5) * (Math.PI / 2), 150, 26))),
      5,
      { shadow: none, profile: 'bevel' },
    ),
    part({ ...dark, colour: [66, 52, 40] }, both(...[0, 1, 2, 3].map((k) => ray(k * (Math.PI / 2), 204, 34))), 6, {
      shadow: none,
      profile: 'bevel',
    }),
    part(
      { ...b.material('trim'), colour: [176, 34, 34], metal: 0 },
      moved(
        polygon([
          [0, -196],
          [26, 0],
          [-26, 0],
        ]),
        0,
        0,
        needle,
      ),
      7,
      { profile: 'bevel', shadow: { distance: 8, soft: 6, strength: 0.6 } },
    ),
    part(
      { ...b.material('trim'), colour: [66, 78, 108], metal: 0 },
      moved(
        polygon([
          [0, 196],
          [26, 0],
          [-26, 0],
        ]),
        0,
        0,
        needle,
      ),
      7,
      { profile: 'bevel', shadow: { distance: 8, soft: 6, strength: 0.6 } },
    ),
    part('trim', oval(0, 0, 22), 12),
    part({ ...glass([214, 228, 232]), alpha: 0.1 }, oval(0, 0, 274), 60, { bulge: 20, shadow: none }),
    part(spark, path('M-230 -60 C-220 -150 -150 -220 -70 -236 C-140 -190 -190 -130 -206 -50 Z'), 8, {
      shadow: none,
      noShade: true,
    }),
  ]
  if (b.has('cracked'))
    parts.push(
      part(
        { ...spark, alpha: 0.95 },
        line(
          'M40 -30 L120 -120 L150 -210 M120 -120 L210 -140 M40 -30 L170 30 L240 20 M40 -30 L70 110 L40 200 M70 110 L130 170',
          6,
        ),
        2,
        { noShade: true, kind: 'stroke', shadow: none },
      ),
    )
  return parts
}

function hourglass(b: Build): Part[] {
  const bulb = path(
    'M-150 -300 L150 -300 C160 -140 60 -60 20 0 C60 60 160 140 150 300 L-150 300 C-160 140 -60 60 -20 0 C-60 -60 -160 -140 -150 -300 Z',
  )
  const sand: Material = { ...b.material('liquid'), bump: 2, grain: [5, 5], specular: 0.05, alpha: 1 }
  return [
    part('main', both(box(-196, -320, 34, 640, 10), box(162, -320, 34, 640, 10)), 17, {
      bumps: [
        {
          shape: mirrored(both(oval(179, -180, 24, 30), oval(179, 0, 24, 36), oval(179, 180, 24, 30))),
          height: 14,
          soft: 6,
        },
      ],
    }),
    part({ ...glass([196, 214, 220]), alpha: 0.2 }, bulb, 60, { bulge: 40, shadow: none }),
    part(sand, path('M-106 -130 Q0 -110 106 -130 C80 -70 44 -36 14 -4 L-14 -4 C-44 -36 -80 -70 -106 -130 Z'), 40, {
      shadow: none,
    }),
    part(sand, box(-5, -4, 10, 220), 4, { shadow: none }),
    part(sand, path('M-136 290 C-130 240 -40 190 0 168 C40 190 130 240 136 290 Z'), 60, { bulge: 30, shadow: none }),
    part({ ...glass([224, 236, 240]), alpha: 0.14 }, bulb, 70, { bulge: 50, shadow: none }),
    part(
      spark,
      both(
        path('M-124 -270 L-96 -270 C-96 -180 -70 -110 -44 -70 C-90 -120 -120 -180 -124 -270 Z'),
        path('M-122 270 C-120 190 -90 130 -52 90 C-84 150 -94 200 -96 270 Z'),
      ),
      6,
      { shadow: none, noShade: true },
    ),
    part('main', both(box(-230, -372, 460, 64, 16), box(-230, 308, 460, 64, 16)), 22),
    part('trim', both(box(-214, -312, 428, 16, 6), box(-214, 298, 428, 16, 6), oval(0, 0, 40, 18)), 7),
    ...(b.filled('gem') ? jewel(b, 0, -340, 26, 22) : []),
  ]
}

function mirror(b: Build): Part[] {
  const parts: Part[] = [
    part('main', path('M-34 190 C-30 300 -46 380 -30 450 Q0 486 30 450 C46 380 30 300 34 190 Z'), 30, {
      shadow: laid,
      bumps: [{ shape: both(oval(0, 250, 40, 16), oval(0, 410, 40, 18)), height: 14, soft: 6 }],
    }),
    part(
      'main',
      both(
        oval(0, -120, 268, 318),
        mirrored(both(oval(226, -300, 46), oval(268, -120, 38), oval(210, 90, 44))),
        oval(0, -440, 54),
      ),
      40,
      { shadow: laid },
    ),
    part('trim', without(oval(0, -120, 236, 286), oval(0, -120, 212, 262)), 12),
    part(
      { ...b.material('main'), colour: [150, 172, 190], metal: 0.95, gloss: 60, bump: 0, mottle: 0.1 },
      oval(0, -120, 214, 264),
      20,
      { dome: 0.25, shadow: none },
    ),
    part(
      spark,
      both(path('M-150 -220 L60 -350 L100 -340 L-170 -150 Z'), path('M-160 -90 L150 -270 L160 -236 L-158 -60 Z')),
      4,
      { noShade: true, shadow: none },
    ),
    ...jewelled(b, 0, -440, 28),
  ]
  if (b.has('cracked'))
    parts.push(
      part(
        { ...ink(b, [30, 34, 40]) },
        line(
          'M20 -90 L-60 -200 L-40 -330 M-60 -200 L-180 -220 M20 -90 L150 -170 L190 -150 M20 -90 L60 60 L20 140 M60 60 L150 100 M20 -90 L-110 -20 L-150 60',
          7,
        ),
        2,
        { noShade: true, kind: 'stroke', shadow: none },
      ),
    )
  return parts
}

const jewelled = (b: Build, x: number, y: number, r: number): Part[] => (b.filled('gem') ? jewel(b, x, y, r) : [])

function goggles(b: Build): Part[] {
  const lens = (x: number): Part[] => [
    part('main', oval(x, 0, 176), 40, { shadow: laid, bulge: 20 }),
    part('trim', hoop(x, 0, 142, 142, 22), 10, {
      bumps: [
        {
          shape: both(
            ...Array.from({ length: 8 }, (_, k) => oval(x + Math.cos(k * 0.785) * 158, Math.sin(k * 0.785) * 158, 9)),
          ),
          height: 10,
          soft: 2,
        },
      ],
    }),
    part({ ...b.material('gem'), alpha: 0.94 }, oval(x, 0, 126), 70, { bulge: 30, shadow: none }),
    part(
      spark,
      path(`M${x - 86} -20 C${x - 80} -70 ${x - 40} -92 ${x} -92 C${x - 40} -70 ${x - 60} -40 ${x - 62} -6 Z`),
      4,
      { noShade: true, shadow: none },
    ),
  ]
  return [
    part(
      'grip',
      path(
        'M-400 -50 C-480 -60 -470 60 -400 50 L-330 60 L-330 -60 Z M400 -50 C480 -60 470 60 400 50 L330 60 L330 -60 Z',
      ),
      20,
      { shadow: laid },
    ),
    part('grip', path('M-380 -40 C-300 -250 300 -250 380 -40 L350 -30 C280 -190 -280 -190 -350 -30 Z'), 20, {
      shadow: laid,
    }),
    part('main', box(-60, -26, 120, 52, 20), 18, { shadow: laid }),
    ...lens(-190),
    ...lens(190),
  ]
}

function spyglass(b: Build): Part[] {
  const tube = (slot: 'main' | 'grip', from: number, to: number, half: number): Part =>
    part(slot, box(-half, from, half * 2, to - from, 10), half, { shadow: laid, bulge: half * 0.5 })
  return [
    tube('main', -60, 140, 62),
    tube('main', 130, 330, 50),
    tube('main', 320, 470, 40),
    tube('grip', -400, -40, 80),
    part(
      'main',
      both(
        box(-92, -470, 184, 84, 16),
        box(-88, -60, 176, 44, 12),
        box(-70, 118, 140, 30, 10),
        box(-58, 308, 116, 28, 10),
        box(-54, 446, 108, 40, 14),
      ),
      20,
      { shadow: laid },
    ),
    part('trim', both(box(-96, -452, 192, 14, 5), box(-96, -412, 192, 12, 5)), 6, { shadow: none }),
    part({ ...b.material('gem'), colour: [128, 164, 190], alpha: 0.95 }, oval(0, -472, 84, 26), 14, { shadow: none }),
  ]
}

function cauldron(b: Build): Part[] {
  const bright = b.filled('liquid')
  return [
    part('main', mirrored(path('M150 210 L210 360 Q220 390 186 380 L110 240 Z')), 24),
    part('main', mirrored(line('M270 -150 C370 -170 380 -20 270 -30', 26)), 13),
    part('main', path('M-262 -190 C-380 20 -300 280 0 296 C300 280 380 20 262 -190 Z'), 90, {
      bulge: 120,
      bumps: [{ shape: line('M-310 10 Q0 70 310 10', 12), height: 12, soft: 4 }],
    }),
    part('main', oval(0, -196, 292, 66), 20, { dome: 0.5 }),
    part(ink(b, [18, 16, 18]), oval(0, -198, 250, 48), 6, { dome: 0.1, shadow: none }),
    ...(bright
      ? [
          part({ ...b.material('liquid'), alpha: 1 }, oval(0, -186, 244, 40), 12, {
            dome: 0.3,
            shadow: none,
            outline: 0.4,
          }),
          ...Array.from({ length: 11 }, () => {
            const r = b.random.range(14, 40)
            return part(
              { ...b.material('liquid'), colour: lighter(b.colour('liquid'), 40), alpha: 0.9 },
              oval(b.random.range(-190, 190), -196 + b.random.range(-18, 8), r, r * 0.8),
              r * 0.8,
              { shadow: none, outline: 0.4 },
            )
          }),
        ]
      : []),
    part('main', path('M-292 -190 C-280 -110 280 -110 292 -190 L286 -168 C260 -96 -260 -96 -286 -168 Z'), 10),
  ]
}

function belt(b: Build): Part[] {
  return [
    part('main', without(oval(0, -60, 400, 250), oval(0, -100, 340, 180)), 26, { shadow: laid, bulge: 12 }),
    part('main', path('M-330 30 C-200 190 200 190 330 30 L380 110 C240 290 -240 290 -380 110 Z'), 34, {
      shadow: laid,
      bulge: 14,
      bumps: [
        {
          shape: both(line('M-340 58 C-200 214 200 214 340 58', 5), line('M-366 96 C-230 262 230 262 366 96', 5)),
          height: -6,
          soft: 1.5,
        },
      ],
    }),
    part('trim', mirrored(both(...[210, 268, 322].map((x) => oval(x, 200 - (x - 120) * 0.5, 16)))), 12),
    part('trim', without(box(-130, 90, 260, 210, 34), box(-84, 132, 168, 124, 20)), 24, {
      shadow: laid,
      profile: 'bevel',
    }),
    part('trim', box(-20, 176, 140, 30, 14), 14, { shadow: none }),
    ...(b.filled('gem') ? jewel(b, 0, 112, 26, 22) : []),
  ]
}

function egg(b: Build): Part[] {
  const shell = path(
    'M0 -380 C150 -380 258 -110 258 60 C258 240 140 330 0 330 C-140 330 -258 240 -258 60 C-258 -110 -150 -380 0 -380 Z',
  )
  const scaly = b.has('dragon', 'chain', 'spiked')
  return [
    part('main', shell, 150, {
      bulge: 150,
      bumps: scaly
        ? [
            {
              shape: (pen) => {
                pen.lineWidth = 9
                for (let row = 0, y = -400; y < 340; y += 58, row++)
                  for (let x = -310 + (row % 2) * 46; x < 310; x += 92) {
                    pen.beginPath()
                    pen.moveTo(x - 46, y)
                    pen.quadraticCurveTo(x - 40, y + 60, x, y + 84)
                    pen.quadraticCurveTo(x + 40, y + 60, x + 46, y)
                    pen.stroke()
                  }
              },
              height: -20,
              soft: 3,
            },
          ]
        : [],
    }),
    ...(b.has('cracked')
      ? [
          part(
            { ...glow([255, 190, 90], 0.8) },
            line('M-120 -190 L-60 -110 L-90 -30 L-10 20 L-30 110 L40 150 M-60 -110 L40 -130 L80 -70', 12),
            4,
            { noShade: true, kind: 'stroke', shadow: none },
          ),
        ]
      : []),
    // It lies in straw.
    ...Array.from({ length: 46 }, (_, k) => {
      const x = b.random.range(-330, 330)
      const y = 262 + b.random.range(0, 80) - Math.abs(x) * 0.06
      const lean = b.random.range(-0.5, 0.5)
      const long = b.random.range(70, 150)
      return part(
        { ...b.material('trim'), colour: lighter([150, 116, 62], (k % 5) * 12 - 24), metal: 0 },
        line(`M${x - long} ${y - lean * long} Q${x} ${y + b.random.range(-26, 26)} ${x + long} ${y + lean * long}`, 15),
        7,
        { shadow: { distance: 4, soft: 4, strength: 0.5 } },
      )
    }),
  ]
}

function skull(b: Build): Part[] {
  const dark = ink(b, [26, 20, 18])
  const top = b.has('burning', 'candle')
  return [
    part('main', path('M-150 120 C-160 230 -140 310 -90 330 Q0 352 90 330 C140 310 160 230 150 120 Z'), 50, {
      bulge: 20,
      bumps: [{ shape: mirrored(oval(120, 220, 26, 60)), height: -16, soft: 12 }],
    }),
    part(
      'main',
      path(
        'M0 -340 C200 -340 300 -200 284 -40 C276 50 236 90 200 120 C190 170 170 190 130 190 L-130 190 C-170 190 -190 170 -200 120 C-236 90 -276 50 -284 -40 C-300 -200 -200 -340 0 -340 Z',
      ),
      110,
      {
        bulge: 110,
        bumps: [
          { shape: mirrored(oval(112, -2, 84, 76)), height: -60, soft: 18 },
          { shape: mirrored(path('M24 -96 Q120 -140 214 -76 Q120 -100 24 -60 Z')), height: 26, soft: 10 },
          { shape: mirrored(oval(196, 96, 46, 24, -0.4)), height: 24, soft: 12 },
          { shape: line('M-30 -330 C-10 -260 -40 -220 10 -170', 5), height: -9, soft: 2 },
        ],
      },
    ),
    part(dark, mirrored(path('M40 -10 C40 -70 110 -84 160 -60 C200 -36 196 40 140 60 C80 74 40 50 40 -10 Z')), 14, {
      dome: -0.3,
      shadow: none,
      kind: 'stroke',
    }),
    part(dark, path('M0 50 C30 60 46 110 40 134 Q20 146 6 122 L-6 122 Q-20 146 -40 134 C-46 110 -30 60 0 50 Z'), 6, {
      shadow: none,
      kind: 'stroke',
    }),
    ...[-1, 0].flatMap((row) =>
      Array.from({ length: 8 }, (_, k) => {
        const x = (k - 3.5) * 31
        const y = row === 0 ? 252 : 190
        return part({ ...b.material('main'), mottle: 0.2 }, box(x - 14, y - Math.abs(k - 3.5) * 4, 28, 52, 10), 11, {
          shadow: { distance: 3, soft: 3, strength: 0.5 },
        })
      }),
    ),
    ...(b.filled('gem') ? [...jewel(b, -112, 0, 40, 36, false), ...jewel(b, 112, 0, 40, 36, false)] : []),
    ...(top
      ? [
          part(
            { ...b.material('main'), colour: [236, 226, 200], subsurface: [90, 60, 30] },
            path(
              'M-52 -320 L-48 -450 Q0 -470 48 -450 L52 -320 C80 -250 66 -200 50 -214 C40 -260 20 -270 10 -230 C-10 -190 -30 -230 -40 -270 C-60 -250 -70 -290 -52 -320 Z',
            ),
            30,
            { bulge: 8 },
          ),
          ...flame(b, 0, -470, 0.5),
        ]
      : []),
  ]
}

function feather(b: Build): Part[] {
  const barbs = 54
  const spine = (u: number): [number, number] => [90 * Math.sin(u * 2.2) - 40, 470 - u * 930]
  const width = (u: number) => (u < 0.2 ? 0 : 150 * Math.sin(Math.PI * ((u - 0.2) / 0.82) ** 0.8) ** 0.7)
  const vane =
    (side: number): Part['shape'] =>
    (pen) => {
      pen.lineWidth = 22
      for (let k = 0; k < barbs; k++) {
        const u = 0.2 + (0.8 * k) / barbs
        const [x, y] = spine(u)
        const w = width(u) * (0.92 + 0.16 * Math.sin(k * 2.3))
        // A gap here and there, where the barbs have come apart.
        if (k % 17 === 9) continue
        pen.beginPath()
        pen.moveTo(x, y)
        pen.quadraticCurveTo(x + side * w * 0.6, y - w * 0.3, x + side * w, y - w * 0.85)
        pen.stroke()
      }
    }
  const grooves =
    (side: number): Part['shape'] =>
    (pen) => {
      pen.lineWidth = 4
      for (let k = 0; k < barbs; k++) {
        const [x, y] = spine(0.2 + (0.8 * (k + 0.5)) / barbs)
        const w = width(0.2 + (0.8 * (k + 0.5)) / barbs)
        pen.beginPath()
        pen.moveTo(x, y)
        pen.quadraticCurveTo(x + side * w * 0.6, y - w * 0.3, x + side * w, y - w * 0.85)
        pen.stroke()
      }
    }
  const rib = (pen: Parameters<Part['shape']>[0]) => {
    for (let k = 0; k < 40; k++) {
      const [x0, y0] = spine(k / 40)
      const [x1, y1] = spine((k + 1) / 40)
      pen.lineWidth = 20 - k * 0.4
      pen.beginPath()
      pen.moveTo(x0, y0)
      pen.lineTo(x1, y1)
      pen.stroke()
    }
  }
  return [
    ...[-1, 1].map((side) =>
      part(side < 0 ? 'main' : { ...b.material('main'), colour: lighter(b.colour('main'), 18) }, vane(side), 16, {
        shadow: laid,
        bumps: [{ shape: grooves(side), height: -5, soft: 1.5 }],
      }),
    ),
    part('trim', rib, 9),
  ]
}

function bomb(b: Build): Part[] {
  return [
    part('main', oval(0, 60, 290, 284), 200, { bulge: 190 }),
    part('main', path('M-76 -196 L-70 -280 Q0 -304 70 -280 L76 -196 Q0 -170 -76 -196 Z'), 26),
    part('trim', both(box(-84, -216, 168, 30, 12)), 12),
    part('cloth', line('M0 -280 C10 -360 90 -340 110 -400 C120 -440 170 -430 186 -452', 24), 12, {
      bumps: [{ shape: wrapping(-20, 220, -460, -270, 26), height: -6, soft: 2 }],
    }),
    ...flame(b, 192, -440, 0.34),
  ]
}

function hook(): Part[] {
  const claw = path(
    'M14 -120 C20 20 120 90 200 40 C250 0 262 -70 250 -150 L300 -90 C310 40 250 150 130 150 C60 150 10 110 -14 60 Z',
  )
  return [
    part(
      'cloth',
      line('M0 330 C-120 400 -300 330 -240 200 C-180 90 -40 190 -110 300 C-170 390 -360 420 -420 300', 34),
      17,
      { shadow: laid, bumps: [{ shape: wrapping(-460, 60, 80, 440, 30), height: -7, soft: 2 }] },
    ),
    part('main', hoop(0, 290, 48, 48, 24), 12, { shadow: laid }),
    part('main', box(-24, -150, 48, 400, 18), 22, { shadow: laid }),
    part('main', moved(mirrored(claw), 0, -160, Math.PI, 1, -1), 24, { shadow: laid }),
    part('main', path('M-20 -150 C-24 -260 -60 -330 -20 -420 L10 -470 L28 -420 C44 -340 24 -260 20 -150 Z'), 20, {
      shadow: laid,
    }),
    part('trim', both(box(-44, -176, 88, 40, 14), box(-38, 210, 76, 32, 12)), 14),
  ]
}

function banner(): Part[] {
  return [
    part('grip', box(-300, -400, 600, 34, 16), 16, { shadow: laid }),
    part('trim', mirrored(oval(312, -383, 34)), 24, { shadow: laid }),
    part('main', path('M-250 -374 L250 -374 L246 330 L124 240 L0 410 L-124 240 L-246 330 Z'), 18, {
      shadow: laid,
      bulge: 8,
      bumps: [
        {
          shape: line(
            'M-150 -370 C-170 -100 -130 80 -150 260 M10 -370 C-10 -60 30 120 0 390 M160 -370 C140 -100 180 60 160 260',
            40,
          ),
          height: 16,
          soft: 18,
        },
      ],
    }),
    part('trim', both(line('M-226 -350 L-222 286 L-122 210 L0 370 L122 210 L222 286 L226 -350', 14)), 5, {
      shadow: none,
    }),
    part('trim', both(...[-200, -100, 0, 100, 200].map((x) => box(x - 16, -410, 32, 54, 10))), 10),
  ]
}

function fang(): Part[] {
  return [
    part(
      'main',
      path('M-120 -300 C-40 -330 90 -320 150 -270 C170 -60 120 230 -150 440 C-60 200 -110 -60 -120 -300 Z'),
      90,
      {
        shadow: laid,
        bulge: 70,
        bumps: [
          { shape: line('M-40 -280 C0 -60 -10 180 -110 360 M60 -280 C90 -60 60 140 -60 330', 8), height: -9, soft: 4 },
        ],
      },
    ),
    part('grip', path('M-136 -350 C-40 -390 110 -370 170 -310 L160 -220 C90 -270 -40 -280 -126 -240 Z'), 30, {
      shadow: laid,
      bumps: [{ shape: wrapping(-140, 180, -380, -210, 30), height: -8, soft: 3 }],
    }),
    part('trim', hoop(10, -390, 40, 40, 18), 9, { shadow: laid }),
  ]
}

function bell(b: Build): Part[] {
  return [
    part('grip', box(-34, -420, 68, 220, 26), 30, { bulge: 10 }),
    part(ink(b), oval(0, 262, 240, 44), 8, { dome: 0.1 }),
    part('trim', oval(20, 300, 52), 40),
    part(
      'main',
      path(
        'M-70 -190 Q0 -240 70 -190 C130 -120 130 40 180 130 C210 190 260 220 268 262 Q0 320 -268 262 C-260 220 -210 190 -180 130 C-130 40 -130 -120 -70 -190 Z',
      ),
      90,
      {
        bulge: 90,
        bumps: [
          {
            shape: both(line('M-190 150 Q0 200 190 150', 12), line('M-126 -60 Q0 -30 126 -60', 9)),
            height: 9,
            soft: 3,
          },
        ],
      },
    ),
    part('trim', both(box(-50, -216, 100, 34, 14), path('M-268 250 Q0 306 268 250 L270 276 Q0 334 -270 276 Z')), 12),
    ...(b.filled('gem') ? jewel(b, 0, 40, 36) : []),
  ]
}

const stone = ['gem', [176, 30, 48]] as const

/** Curiosities: what adventurers carry beside their arms. */
export const curios = {
  compass: {
    view: 'lying',
    lean: 10,
    reach: [680, 820],
    slots: { main: 'brass', trim: 'brass' },
    stuff: 'main',
    dye: 'main',
    build: compass,
  },
  hourglass: {
    view: 'standing',
    lean: 0,
    reach: [480, 744],
    slots: { main: 'oak', trim: 'brass', liquid: ['liquid', [214, 178, 112]], gem: stone },
    stuff: 'main',
    dye: 'liquid',
    build: hourglass,
  },
  mirror: {
    view: 'lying',
    lean: 22,
    reach: [640, 970],
    slots: { main: 'silver-metal', trim: 'silver-metal', gem: stone },
    stuff: 'main',
    dye: 'main',
    build: mirror,
  },
  goggles: {
    view: 'lying',
    lean: 6,
    reach: [960, 440],
    slots: { main: 'brass', trim: 'brass', grip: 'leather', gem: ['gem', [96, 150, 140]] },
    stuff: 'main',
    dye: 'gem',
    build: goggles,
  },
  spyglass: {
    view: 'lying',
    lean: 46,
    reach: [200, 980],
    girth: 1.2,
    slots: { main: 'brass', grip: 'leather', trim: 'brass', gem: ['gem', [128, 164, 190]] },
    stuff: 'main',
    dye: 'grip',
    build: spyglass,
  },
  cauldron: {
    view: 'standing',
    lean: 0,
    reach: [760, 660],
    slots: { main: 'iron', liquid: ['liquid', [92, 158, 44]] },
    stuff: 'main',
    dye: 'main',
    build: cauldron,
  },
  belt: {
    view: 'lying',
    lean: 4,
    reach: [820, 660],
    slots: { main: 'leather', trim: 'brass', gem: stone },
    stuff: 'main',
    dye: 'main',
    build: belt,
  },
  egg: {
    view: 'standing',
    lean: 0,
    reach: [700, 750],
    slots: { main: ['bone', [206, 190, 158]], trim: 'wood' },
    stuff: 'main',
    dye: 'main',
    build: egg,
  },
  skull: {
    view: 'standing',
    lean: 0,
    reach: [580, 690],
    slots: { main: 'bone', gem: stone },
    stuff: 'main',
    dye: 'main',
    build: skull,
  },
  feather: {
    view: 'lying',
    lean: 34,
    reach: [330, 960],
    girth: 1.1,
    slots: { main: ['cloth', [208, 204, 196]], trim: 'bone' },
    stuff: 'main',
    dye: 'main',
    build: feather,
  },
  bomb: {
    view: 'standing',
    lean: 0,
    reach: [620, 800],
    slots: { main: ['iron', [54, 54, 60]], trim: 'iron', cloth: ['cloth', [190, 160, 110]] },
    stuff: 'main',
    dye: 'main',
    build: bomb,
  },
  hook: {
    view: 'lying',
    lean: 0,
    reach: [820, 900],
    slots: { main: 'iron', trim: 'iron', cloth: ['cloth', [186, 150, 96]] },
    stuff: 'main',
    dye: 'main',
    build: hook,
  },
  banner: {
    view: 'lying',
    lean: 0,
    reach: [700, 860],
    mount: [0, -60, 1.15],
    slots: { main: ['cloth', [142, 34, 38]], trim: 'gold-metal', grip: 'wood' },
    stuff: 'main',
    dye: 'main',
    build: banner,
  },
  fang: {
    view: 'lying',
    lean: 18,
    reach: [360, 880],
    slots: { main: 'bone', grip: 'leather', trim: 'brass' },
    stuff: 'main',
    dye: 'main',
    build: fang,
  },
  bell: {
    view: 'standing',
    lean: 0,
    reach: [560, 790],
    slots: { main: 'brass', trim: 'brass', grip: 'oak', gem: stone },
    stuff: 'main',
    dye: 'main',
    build: bell,
  },
} satisfies Record<string, Rig>
