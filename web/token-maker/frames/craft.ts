import type { Pen } from '../relief/canvas.ts'
import { cssOf, lit } from '../relief/colour.ts'
import {
  castIron,
  enamel,
  fibre,
  leather as hide,
  metal,
  stone as rock,
  parchment as skin,
  wood as timber,
} from '../relief/materials.ts'
import { dice } from '../relief/noise.ts'
import { evenly, type Frame } from './frame.ts'
import { disc, TURN, wave } from './strokes.ts'

export const wood: Frame = {
  label: 'Oak and iron',
  main: '#7a5230',
  accent: '#4d5257',
  accentOf: 'Straps',
  parts(rim, { main, accent }) {
    const planks = rim.count(1.9, 0.5, 12)
    const straps = Math.max(4, rim.outline.corners.length)
    const throwDice = dice(3)
    const tones = Array.from({ length: planks }, () => lit(main, 0.72 + 0.55 * throwDice()))
    const gap = rim.along(0.022)
    const plank = (pen: Pen, s: number) => {
      pen.beginPath()
      rim.block(pen, s + gap, s + 1 / planks - gap, 0.03, 0.97)
      pen.fill()
    }
    const half = rim.along(0.34)
    return [
      { material: timber(lit(main, 0.3)), fill: (pen) => rim.band(pen), bevel: 0.006, lift: 0.014 },
      {
        material: timber(main),
        fill: (pen) => evenly(planks, (s) => plank(pen, s)),
        paint: (pen) =>
          evenly(planks, (s, n) => {
            pen.fillStyle = cssOf(tones[n] ?? main)
            plank(pen, s)
          }),
        carve(pen) {
          // Cracks along the grain, and a knot here and there.
          const throwAgain = dice(8)
          pen.globalAlpha = 0.75
          for (let k = 0; k < planks * 5; k++) {
            const [s, r, length] = [throwAgain(), 0.12 + 0.76 * throwAgain(), rim.along(0.25 + 0.7 * throwAgain())]
            pen.lineWidth = rim.breadth * (0.012 + 0.02 * throwAgain())
            pen.beginPath()
            rim.way(pen, [
              [s, r],
              [s + length / 2, r + 0.04 * (throwAgain() - 0.5)],
              [s + length, r],
            ])
            pen.stroke()
          }
        },
        depth: 0.006,
        bevel: rim.breadth * 0.1,
        lift: 0.003,
      },
      {
        material: castIron(accent),
        fill(pen) {
          evenly(
            straps,
            (s) => {
              pen.beginPath()
              rim.block(pen, s - half, s + half, -0.03, 1.0)
              pen.fill()
            },
            rim.outline.corners.length > 0 ? 0 : 0.5,
          )
        },
        bevel: rim.breadth * 0.07,
        profile: 'chamfer',
        lift: 0.007,
      },
      {
        material: metal(lit(accent, 1.2)),
        fill(pen) {
          evenly(
            straps,
            (s) => {
              for (const [x, r] of [
                [-0.19, 0.22],
                [0.19, 0.22],
                [-0.19, 0.76],
                [0.19, 0.76],
              ] as const)
                rim.put(pen, s + rim.along(x), r, () => disc(pen, 0, 0, 0.085))
            },
            rim.outline.corners.length > 0 ? 0 : 0.5,
          )
        },
        bevel: rim.breadth * 0.085,
        profile: 'dome',
        lift: 0.004,
      },
    ]
  },
}

export const rope: Frame = {
  label: 'Rope',
  main: '#b08d57',
  accent: '#6b4a28',
  accentOf: 'Whipping',
  parts(rim, { main, accent }) {
    const strands = rim.count(0.44, 0.5, 32)
    const slant = 0.62 / strands
    const half = 0.47 / strands
    const bound = Math.max(4, rim.outline.corners.length)
    const strand = (pen: Pen, s: number) => {
      const outer: [number, number][] = []
      const inner: [number, number][] = []
      for (let k = 0; k <= 10; k++) {
        const t = k / 10
        const swing = slant * (2 * t - 1)
        const thick = half * Math.sqrt(Math.sin(Math.PI * (0.06 + 0.88 * t)))
        outer.push([s + swing * 1.3 - thick, 0.02 + 0.96 * t])
        inner.push([s + swing * 1.3 + thick, 0.02 + 0.96 * t])
      }
      pen.beginPath()
      rim.way(pen, [...outer, ...inner.reverse()], true)
      pen.fill()
    }
    return [
      {
        material: fibre(lit(main, 0.42)),
        fill: (pen) => rim.band(pen, 0.08, 0.92),
        bevel: rim.breadth * 0.3,
        profile: 'dome',
        lift: 0.014,
      },
      {
        material: fibre(main),
        fill: (pen) => evenly(strands, (s) => strand(pen, s)),
        carve(pen) {
          // The yarns of each strand.
          pen.globalAlpha = 0.55
          pen.lineWidth = rim.breadth * 0.022
          evenly(strands * 4, (s) => {
            pen.beginPath()
            rim.way(pen, [
              [s - slant * 1.5, 0.05],
              [s + slant * 1.5, 0.95],
            ])
            pen.stroke()
          })
        },
        depth: 0.004,
        bevel: rim.breadth * 0.2,
        profile: 'dome',
        lift: 0.004,
      },
      {
        material: fibre(accent),
        fill(pen) {
          evenly(bound, (s) => {
            for (let k = -3; k <= 3; k++) {
              pen.beginPath()
              rim.block(pen, s + rim.along(k * 0.115 - 0.05), s + rim.along(k * 0.115 + 0.05), -0.06, 1.03)
              pen.fill()
            }
          })
        },
        bevel: rim.breadth * 0.05,
        profile: 'dome',
        lift: 0.006,
      },
    ]
  },
}

export const leather: Frame = {
  label: 'Stitched leather',
  main: '#6b3f22',
  accent: '#d8b878',
  accentOf: 'Thread',
  parts(rim, { main, accent }) {
    const stitches = rim.count(0.34, 0.9, 40)
    const studs = rim.count(2.1, 0.5, 8)
    const seam = (pen: Pen, r: number) =>
      evenly(stitches, (s) => {
        pen.lineWidth = rim.breadth * 0.065
        pen.beginPath()
        rim.way(pen, [
          [s - 0.3 / stitches, r],
          [s + 0.3 / stitches, r],
        ])
        pen.stroke()
      })
    return [
      {
        material: hide(main),
        fill: (pen) => rim.band(pen, 0, 1),
        carve(pen) {
          pen.globalAlpha = 0.7
          rim.stroke(pen, 0.13, 0.1)
          rim.stroke(pen, 0.88, 0.1)
          // Tooled waves between the seams.
          pen.globalAlpha = 0.55
          const waves = studs * 2
          wave(pen, rim, { waves, mid: 0.5, swing: 0.16, width: 0.05 })
          wave(pen, rim, { waves, mid: 0.5, swing: 0.16, phase: Math.PI, width: 0.05 })
        },
        depth: 0.007,
        bevel: rim.breadth * 0.22,
        lift: 0.012,
      },
      {
        material: fibre(accent),
        fill(pen) {
          seam(pen, 0.13)
          seam(pen, 0.88)
        },
        bevel: rim.breadth * 0.033,
        profile: 'dome',
        lift: 0.002,
      },
      {
        material: metal([186, 150, 92]),
        fill: (pen) => evenly(studs, (s) => rim.put(pen, s, 0.5, () => disc(pen, 0, 0, 0.13))),
        bevel: rim.breadth * 0.13,
        profile: 'dome',
        lift: 0.004,
      },
    ]
  },
}

export const parchment: Frame = {
  label: 'Torn parchment',
  main: '#dcc393',
  accent: '#5a2a1a',
  accentOf: 'Ink',
  breadth: 1.1,
  over: 0.06,
  under: 0.4,
  parts(rim, { main, accent }) {
    const throwDice = dice(21)
    const rough = (mid: number, swing: number) => {
      const steps = 210
      const jagged = Array.from({ length: steps }, () => throwDice() - 0.5)
      return Array.from({ length: steps }, (_, k) => {
        const slow = Math.sin(k * 0.21) * 0.35 + Math.sin(k * 0.47 + 1) * 0.3
        return [k / steps, mid + swing * ((jagged[k] ?? 0) + slow)] as const
      })
    }
    const [outer, inner, burnt] = [rough(0.97, 0.11), rough(0.08, 0.12), rough(0.04, 0.14)]
    const torn = (
      pen: Pen,
      one: readonly (readonly [number, number])[],
      other: readonly (readonly [number, number])[],
    ) => {
      pen.beginPath()
      rim.way(pen, one, true)
      rim.way(pen, other, true)
      pen.fill('evenodd')
    }
    const marks = rim.count(0.8, 0.5, 16)
    return [
      { material: skin(lit(main, 0.45)), fill: (pen) => torn(pen, outer, burnt), bevel: 0.003, lift: 0.012 },
      {
        material: skin(main),
        fill: (pen) =>
          torn(
            pen,
            outer.map(([s, r]) => [s, r - 0.035] as const),
            inner,
          ),
        paint(pen) {
          pen.strokeStyle = pen.fillStyle = cssOf(accent, 0.82)
          rim.stroke(pen, 0.78, 0.035)
          rim.stroke(pen, 0.72, 0.016)
          rim.stroke(pen, 0.27, 0.025)
          pen.lineWidth = rim.breadth * 0.03
          evenly(marks, (s, n) =>
            rim.put(pen, s, 0.5, () => {
              pen.lineWidth = 0.035
              pen.beginPath()
              if (n % 4 === 0) {
                for (let k = 0; k < 4; k++) {
                  const angle = (k * TURN) / 4
                  pen.moveTo(0, 0)
                  pen.lineTo(Math.cos(angle) * 0.17, Math.sin(angle) * 0.17)
                }
                pen.stroke()
                disc(pen, 0, 0, 0.06)
              } else {
                const side = n % 2 ? 1 : -1
                pen.moveTo(-0.3, 0.05 * side)
                pen.bezierCurveTo(-0.1, -0.22 * side, 0.1, 0.22 * side, 0.3, -0.05 * side)
                pen.stroke()
                disc(pen, 0, 0.11 * side, 0.03)
              }
            }),
          )
        },
        bevel: rim.breadth * 0.05,
        profile: 'flat',
        lift: 0.004,
      },
    ]
  },
}

export const stone: Frame = {
  label: 'Masonry',
  main: '#8d8a80',
  accent: '#54683e',
  accentOf: 'Moss',
  parts(rim, { main, accent }) {
    const throwDice = dice(17)
    const count = rim.count(1.05, 0.5, 18)
    const blocks = [0, 1].flatMap((row) =>
      Array.from({ length: count }, (_, n) => ({
        from: (n + row * 0.5 + 0.12 * (throwDice() - 0.5)) / count,
        tone: lit(main, 0.72 + 0.5 * throwDice()),
        row,
        rise: throwDice() * 0.05,
      })),
    )
    const gap = rim.along(0.035)
    const lay = (pen: Pen, { from, row, rise }: (typeof blocks)[number]) => {
      const [low, high] = row === 0 ? [0.0 - rise * 0.5, 0.47] : [0.53, 0.96 + rise]
      const [a, b] = [from + gap, from + 1 / count - gap]
      const chip = rim.along(0.09)
      pen.beginPath()
      rim.way(
        pen,
        [
          [a, low + 0.07],
          [a + chip, low],
          [b - chip, low],
          [b, low + 0.07],
          [b, high - 0.07],
          [b - chip, high],
          [a + chip, high],
          [a, high - 0.07],
        ],
        true,
      )
      pen.fill()
    }
    return [
      { material: rock(lit(main, 0.38)), fill: (pen) => rim.band(pen, 0.04, 0.96), bevel: 0.006, lift: 0.014 },
      {
        material: rock(main),
        fill(pen) {
          for (const block of blocks) lay(pen, block)
        },
        paint(pen) {
          for (const block of blocks) {
            pen.fillStyle = cssOf(block.tone)
            lay(pen, block)
          }
          const throwMoss = dice(4)
          for (let k = 0; k < 420; k++) {
            const s = throwMoss()
            // Where little sun comes.
            const damp = Math.max(0, Math.sin(s * TURN * 3 + 1)) * (0.5 + 0.5 * Math.sin(s * TURN + 2))
            if (throwMoss() > damp) continue
            pen.fillStyle = cssOf(lit(accent, 0.7 + 0.5 * throwMoss()), 0.5)
            const r = throwMoss() ** 2
            rim.put(pen, s, r, () => disc(pen, 0, 0, 0.03 + 0.07 * throwMoss()))
          }
        },
        bevel: rim.breadth * 0.1,
        lift: 0.005,
      },
    ]
  },
}

/** Staves and twigs of the older futhark, in a box one high and 0.6 wide. */
const runeStrokes: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [0.1, 0, 0.1, 1],
    [0.1, 0.3, 0.5, 0],
    [0.1, 0.6, 0.5, 0.3],
  ],
  [
    [0.1, 0, 0.1, 1],
    [0.1, 0.05, 0.5, 0.3],
    [0.5, 0.3, 0.5, 1],
  ],
  [
    [0.1, 0, 0.1, 1],
    [0.1, 0.2, 0.5, 0.45],
    [0.5, 0.45, 0.1, 0.7],
  ],
  [
    [0.1, 0, 0.1, 1],
    [0.1, 0, 0.5, 0.3],
    [0.1, 0.3, 0.5, 0.6],
  ],
  [
    [0.1, 0, 0.1, 1],
    [0.1, 0, 0.5, 0.25],
    [0.5, 0.25, 0.1, 0.5],
    [0.1, 0.5, 0.5, 1],
  ],
  [
    [0.5, 0.1, 0.1, 0.5],
    [0.1, 0.5, 0.5, 0.9],
  ],
  [
    [0.05, 0.1, 0.55, 0.9],
    [0.55, 0.1, 0.05, 0.9],
  ],
  [
    [0.1, 0, 0.1, 1],
    [0.5, 0, 0.5, 1],
    [0.1, 0.35, 0.5, 0.65],
  ],
  [
    [0.3, 0, 0.3, 1],
    [0.1, 0.35, 0.5, 0.65],
  ],
  [
    [0.3, 0, 0.3, 1],
    [0.3, 0, 0.05, 0.3],
    [0.3, 0, 0.55, 0.3],
  ],
  [
    [0.1, 1, 0.1, 0],
    [0.1, 0, 0.5, 0.35],
    [0.5, 0.35, 0.1, 0.5],
    [0.1, 0.5, 0.5, 0.65],
    [0.5, 0.65, 0.1, 1],
  ],
  [
    [0.1, 0, 0.1, 1],
    [0.5, 0, 0.5, 1],
    [0.1, 0, 0.5, 0.4],
    [0.5, 0, 0.1, 0.4],
  ],
  [
    [0.3, 0.1, 0.55, 0.4],
    [0.55, 0.4, 0.05, 1],
    [0.3, 0.1, 0.05, 0.4],
    [0.05, 0.4, 0.55, 1],
  ],
]

export const runes: Frame = {
  label: 'Rune stone',
  main: '#4a4d57',
  accent: '#59d0ff',
  accentOf: 'Runes',
  parts(rim, { main, accent }) {
    const count = rim.count(0.78, 0.5, 20)
    const write = (pen: Pen, width: number) =>
      evenly(
        count,
        (s, n) =>
          rim.put(pen, s, 0.5, () => {
            pen.scale(0.52, 0.52)
            pen.lineWidth = width
            pen.beginPath()
            for (const [x0, y0, x1, y1] of runeStrokes[(n * 5) % runeStrokes.length] ?? []) {
              pen.moveTo(x0 - 0.3, y0 - 0.5)
              pen.lineTo(x1 - 0.3, y1 - 0.5)
            }
            pen.stroke()
          }),
        0.5,
      )
    return [
      {
        material: rock(main),
        fill: (pen) => rim.band(pen),
        carve(pen) {
          write(pen, 0.2)
          rim.stroke(pen, 0.14, 0.05)
          rim.stroke(pen, 0.86, 0.05)
        },
        depth: 0.01,
        bevel: rim.breadth * 0.16,
        lift: 0.014,
      },
      {
        material: { play: 'glow', colour: lit(accent, 1.6), dark: accent, shine: 0 },
        fill: (pen) => write(pen, 0.11),
        bevel: rim.breadth * 0.03,
        halo: 0.011,
      },
    ]
  },
}

export const knot: Frame = {
  label: 'Knotwork',
  main: '#c9a227',
  accent: '#16463a',
  accentOf: 'Ground',
  breadth: 1.1,
  parts(rim, { main, accent }) {
    const waves = rim.count(1.7, 0.5, 12)
    const swing = 0.27
    const thick = 0.17
    const cord = (phase: number) => (pen: Pen) => wave(pen, rim, { waves, mid: 0.5, swing, phase, width: thick })
    const groove = (phase: number) => (pen: Pen) => wave(pen, rim, { waves, mid: 0.5, swing, phase, width: 0.03 })
    const over = (pen: Pen, width: number) =>
      evenly(waves, (s) => wave(pen, rim, { waves, mid: 0.5, swing, width }, s - 0.17 / waves, s + 0.17 / waves))
    const strand = {
      material: metal(main),
      bevel: rim.breadth * 0.085,
      profile: 'dome' as const,
      lift: 0.006,
      depth: 0.003,
    }
    return [
      {
        material: enamel(accent),
        fill: (pen) => rim.band(pen, 0, 1),
        bevel: rim.breadth * 0.06,
        profile: 'flat',
        lift: 0.012,
      },
      {
        material: metal(main),
        fill(pen) {
          rim.stroke(pen, 0.06, 0.12)
          rim.stroke(pen, 0.95, 0.1)
        },
        bevel: rim.breadth * 0.06,
        profile: 'dome',
        lift: 0.004,
      },
      { ...strand, fill: cord(0), carve: groove(0) },
      { ...strand, fill: cord(Math.PI), carve: groove(Math.PI) },
      { ...strand, fill: (pen) => over(pen, thick), carve: (pen) => over(pen, 0.03) },
    ]
  },
}
