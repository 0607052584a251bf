import { both, box, jewel, line, oval, part, path, type Rig, wrapping } from '../rig.ts'

const laid = { distance: 16, soft: 9, strength: 0.7, ground: 1 }

function arrow(x: number, top: number, bottom: number, turn = 0): Rig['build'] {
  return () => {
    const at = (d: string) => {
      const made = path(d)
      return (pen: Parameters<typeof made>[0]) => {
        pen.save()
        pen.translate(x, 0)
        pen.rotate(turn)
        made(pen)
        pen.restore()
      }
    }
    return [
      part('grip', at(`M-6 ${top + 40} L6 ${top + 40} L6 ${bottom} L-6 ${bottom} Z`), 6, { shadow: laid }),
      part('main', at(`M0 ${top} L24 ${top + 74} L0 ${top + 58} L-24 ${top + 74} Z`), 13, {
        profile: 'bevel',
        dome: 0.7,
        shadow: laid,
      }),
      part(
        'cloth',
        at(
          `M-5 ${bottom - 120} C-30 ${bottom - 100} -34 ${bottom - 50} -30 ${bottom + 4} L-5 ${bottom - 26} L5 ${bottom - 26} L30 ${bottom + 4} C34 ${bottom - 50} 30 ${bottom - 100} 5 ${bottom - 120} Z`,
        ),
        6,
        { shadow: laid },
      ),
    ]
  }
}

/** A bowstring in two: its ends hang curled from the tips. */
const snappedString =
  'M62 -500 C80 -380 20 -300 70 -220 C110 -160 40 -120 20 -170 M62 500 C40 400 130 330 96 250 C70 200 30 240 60 270'

export const bows = {
  bow: {
    view: 'lying',
    lean: 32,
    reach: [420, 1060],
    girth: 1.35,
    slots: { grip: 'oak', cloth: 'leather', trim: 'brass', main: 'steel' },
    stuff: 'grip',
    dye: 'grip',
    build(b) {
      const recurve = b.has('curved') ? 60 : 26
      const limb = `M${60} -510 C${60 - recurve} -470 -40 -400 -96 -250 C-140 -130 -120 -60 -108 0 C-120 60 -140 130 -96 250 C-40 400 ${60 - recurve} 470 60 510`
      return [
        part(
          { ...b.material('cloth'), colour: [214, 202, 176], bump: 0 },
          line(b.has('broken string') ? snappedString : 'M62 -500 L62 500', 5),
          2,
          {
            shadow: laid,
            kind: 'stroke',
          },
        ),
        part('grip', line(limb, 27), 14, { shadow: laid, bumps: [{ shape: line(limb, 6), height: 4, soft: 2 }] }),
        part('trim', both(oval(58, -506, 17, 22), oval(58, 506, 17, 22)), 12),
        part('trim', both(line('M-92 -262 L-126 -236', 26), line('M-92 262 L-126 236', 26)), 9),
        part('cloth', line('M-117 -74 C-104 -30 -104 30 -117 74', 38), 18, {
          bumps: [{ shape: wrapping(-150, -80, -90, 90, 19), height: -5, soft: 2 }],
        }),
        ...(b.filled('gem') ? [...jewel(b, -122, -150, 17), ...jewel(b, -122, 150, 17)] : []),
        ...arrow(150, -420, 400, -0.06)(b),
      ]
    },
  },
  crossbow: {
    view: 'lying',
    lean: 36,
    reach: [760, 940],
    girth: 1.15,
    slots: { grip: 'oak', cloth: 'leather', trim: 'brass', main: 'steel' },
    stuff: 'grip',
    dye: 'grip',
    build: (b) => [
      part(
        { ...b.material('cloth'), colour: [214, 202, 176], bump: 0 },
        line(
          b.has('broken string')
            ? 'M-336 -170 C-300 -60 -220 0 -180 -50 C-160 -90 -210 -100 -206 -66 M336 -170 C330 -40 250 60 210 20'
            : 'M-336 -170 L0 20 L336 -170',
          6,
        ),
        3,
        {
          shadow: laid,
          kind: 'stroke',
        },
      ),
      part(
        'grip',
        path('M-32 -400 L32 -400 L36 120 C44 200 70 280 64 440 Q40 470 -6 450 C0 340 -30 220 -36 120 Z'),
        26,
        { shadow: laid, bumps: [{ shape: line('M0 -390 L0 60', 14), height: -8, soft: 2 }] },
      ),
      part(
        'main',
        path(
          'M0 -390 C120 -390 260 -330 350 -160 L326 -158 C240 -280 120 -326 0 -330 C-120 -326 -240 -280 -326 -158 L-350 -160 C-260 -330 -120 -390 0 -390 Z',
        ),
        16,
        { shadow: laid },
      ),
      part('trim', box(-46, -404, 92, 74, 12), 14),
      part('main', line('M0 -440 C-50 -440 -50 -520 0 -520 C50 -520 50 -440 0 -440', 14), 7, { shadow: laid }),
      part('trim', box(-30, 0, 60, 56, 12), 12),
      part('main', line('M20 150 C70 170 78 220 60 260', 13), 6, { shadow: laid }),
      ...arrow(0, -500, 30)(b),
      ...(b.filled('gem') ? jewel(b, 0, -366, 20) : []),
    ],
  },
  arrow: {
    view: 'lying',
    lean: 40,
    reach: [160, 940],
    girth: 2,
    slots: { grip: 'wood', main: 'steel', cloth: ['cloth', [178, 60, 48]] },
    stuff: 'main',
    dye: 'cloth',
    build: (b) => arrow(0, -460, 440)(b),
  },
  quiver: {
    view: 'lying',
    lean: 18,
    reach: [360, 960],
    slots: { grip: 'leather', main: 'steel', cloth: ['cloth', [178, 60, 48]], trim: 'brass' },
    stuff: 'grip',
    dye: 'grip',
    build: (b) => [
      ...[-64, -30, 4, 38, 66].flatMap((x, k) => {
        const rise = [-40, 10, -60, 0, -30][k]!
        return [
          part(
            { ...b.material('grip'), colour: [150, 112, 70], grain: [6, 60] },
            box(x - 5, -330 + rise, 10, 200, 2),
            5,
            { shadow: laid },
          ),
          part(
            'cloth',
            path(
              `M${x - 4} ${-450 + rise} L${x - 24} ${-430 + rise} L${x - 22} ${-320 + rise} L${x} ${-300 + rise} L${x + 22} ${-320 + rise} L${x + 24} ${-430 + rise} L${x + 4} ${-450 + rise} Z`,
            ),
            6,
            { shadow: laid },
          ),
        ]
      }),
      part('grip', line('M-90 -150 C-230 -40 -210 240 -70 330', 26), 9, { shadow: laid }),
      part('grip', path('M-108 -190 L108 -190 L84 400 Q0 450 -84 400 Z'), 60, {
        bulge: 34,
        shadow: laid,
        bumps: [{ shape: line('M0 -100 L0 380', 5), height: -5, soft: 1.5 }],
      }),
      part('trim', path('M-118 -206 Q0 -166 118 -206 L114 -140 Q0 -100 -114 -140 Z'), 14),
      part('trim', path('M-94 300 Q0 336 94 300 L88 352 Q0 390 -90 352 Z'), 12),
      ...(b.filled('gem') ? jewel(b, 0, 60, 34) : []),
    ],
  },
} satisfies Record<string, Rig>
