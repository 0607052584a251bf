import { lit, mixed } from '../relief/colour.ts'
import { beaten, castIron, enamel, metal } from '../relief/materials.ts'
import { evenly, type Frame } from './frame.ts'
import { disc, gear, polygon, star } from './strokes.ts'

export const turned: Frame = {
  label: 'Turned metal',
  main: '#d6a44e',
  accent: '#8c5a2b',
  accentOf: 'Inner edge',
  parts: (rim, { main, accent }) => [
    { material: metal(lit(main, 0.62)), fill: (pen) => rim.band(pen), bevel: rim.breadth * 0.14, profile: 'chamfer' },
    {
      material: metal(main),
      fill: (pen) => rim.band(pen, 0.2, 0.76),
      bevel: rim.breadth * 0.28,
      profile: 'dome',
      lift: 0.004,
    },
    { material: metal(main), fill: (pen) => rim.band(pen, 0.86, 1), bevel: rim.breadth * 0.08, lift: 0.003 },
    { material: metal(accent), fill: (pen) => rim.band(pen, 0, 0.13), bevel: rim.breadth * 0.07, lift: 0.003 },
  ],
}

export const plain: Frame = {
  label: 'Plain',
  main: '#b23a2e',
  accent: '#f3e6c8',
  accentOf: 'Line',
  breadth: 0.7,
  parts: (rim, { main, accent }) => [
    { material: enamel(main), fill: (pen) => rim.band(pen), bevel: rim.breadth * 0.2, profile: 'flat', lift: 0.006 },
    { material: enamel(accent), fill: (pen) => rim.band(pen, 0, 0.13), bevel: 0.003, profile: 'flat', lift: 0.004 },
  ],
}

export const riveted: Frame = {
  label: 'Riveted iron',
  main: '#6e747a',
  accent: '#a8663a',
  accentOf: 'Rivets',
  parts(rim, { main, accent }) {
    const plates = rim.count(2.6)
    const gap = rim.along(0.05)
    return [
      { material: castIron(lit(main, 0.4)), fill: (pen) => rim.band(pen), bevel: 0.008, lift: 0.014 },
      {
        material: castIron(main),
        fill(pen) {
          evenly(plates, (s) => {
            pen.beginPath()
            rim.block(pen, s + gap, s + 1 / plates - gap, 0.08, 0.94)
            pen.fill()
          })
        },
        bevel: rim.breadth * 0.1,
        profile: 'chamfer',
        lift: 0.004,
      },
      {
        material: metal(accent),
        fill(pen) {
          evenly(plates, (s) => {
            for (const [along, r] of [
              [0.3, 0.27],
              [0.3, 0.75],
              [-0.3, 0.27],
              [-0.3, 0.75],
            ] as const)
              rim.put(pen, s + rim.along(along), r, () => disc(pen, 0, 0, 0.11))
          })
        },
        bevel: rim.breadth * 0.11,
        profile: 'dome',
        lift: 0.005,
      },
    ]
  },
}

export const chain: Frame = {
  label: 'Chain',
  main: '#9aa3ab',
  accent: '#3a2a20',
  accentOf: 'Backing',
  parts(rim, { main, accent }) {
    const links = rim.count(0.86, 0.5, 16) * 2
    const step = 1 / links
    return [
      {
        material: castIron(accent),
        fill: (pen) => rim.band(pen, 0, 1),
        bevel: rim.breadth * 0.12,
        lift: 0.012,
      },
      {
        material: metal(lit(main, 0.85)),
        fill(pen) {
          evenly(links / 2, (s) =>
            rim.put(pen, s, 0.5, () => {
              pen.lineWidth = 0.17
              pen.beginPath()
              pen.ellipse(0, 0, ((rim.lengthAt(0.5) * step) / rim.breadth) * 1.02, 0.32, 0, 0, 7)
              pen.stroke()
            }),
          )
        },
        bevel: rim.breadth * 0.085,
        profile: 'dome',
        lift: 0.006,
      },
      {
        material: metal(main),
        fill(pen) {
          const half = ((rim.lengthAt(0.5) * step) / rim.breadth) * 0.86
          evenly(
            links / 2,
            (s) =>
              rim.put(pen, s, 0.5, () => {
                pen.lineWidth = 0.25
                pen.beginPath()
                pen.moveTo(-half, 0)
                pen.lineTo(half, 0)
                pen.stroke()
              }),
            0.5,
          )
        },
        bevel: rim.breadth * 0.125,
        profile: 'dome',
        lift: 0.006,
      },
    ]
  },
}

export const cogs: Frame = {
  label: 'Brass cogs',
  main: '#c8963e',
  accent: '#b0623a',
  accentOf: 'Copper',
  breadth: 1.12,
  over: 0.2,
  parts(rim, { main, accent }) {
    const teeth = rim.count(0.42, 1, 24)
    const wheels = rim.count(1.12, 0.45)
    const tooth = 0.21 / teeth
    return [
      {
        material: metal(lit(main, 0.9)),
        fill(pen) {
          rim.band(pen, 0.68, 1)
          evenly(teeth, (s) => {
            pen.beginPath()
            rim.way(
              pen,
              [
                [s - tooth * 1.3, 0.95],
                [s - tooth * 0.8, 1.2],
                [s + tooth * 0.8, 1.2],
                [s + tooth * 1.3, 0.95],
              ],
              true,
            )
            pen.fill()
          })
        },
        bevel: rim.breadth * 0.08,
        profile: 'chamfer',
      },
      {
        material: metal(lit(mixed(main, accent, 0.4), 0.42)),
        fill: (pen) => rim.band(pen, 0, 0.76),
        bevel: rim.breadth * 0.06,
        lift: 0.003,
      },
      ...[0, 1].map((odd) => ({
        material: metal(odd ? main : accent),
        fill: (pen: Parameters<typeof gear>[0]) =>
          evenly(wheels, (s, n) => {
            if (n % 2 !== odd) return
            rim.put(pen, s, odd ? 0.45 : 0.4, () => gear(pen, 0, 0, odd ? 0.27 : 0.37, odd ? 9 : 12, 0.1, n))
          }),
        carve: (pen: Parameters<typeof gear>[0]) =>
          evenly(wheels, (s, n) => {
            if (n % 2 !== odd) return
            rim.put(pen, s, odd ? 0.45 : 0.4, () => {
              disc(pen, 0, 0, 0.08)
              for (let k = 0; k < 5; k++)
                disc(pen, Math.cos(k * 1.2566 + n) * 0.19, Math.sin(k * 1.2566 + n) * 0.19, odd ? 0.035 : 0.06)
            })
          }),
        depth: 0.01,
        bevel: rim.breadth * 0.05,
        lift: 0.006,
      })),
      { material: metal(main), fill: (pen) => rim.band(pen, 0, 0.1), bevel: rim.breadth * 0.05, lift: 0.004 },
    ]
  },
}

export const blades: Frame = {
  label: 'Blades',
  main: '#aeb6bd',
  accent: '#7a1f1f',
  accentOf: 'Band',
  over: 0.75,
  parts(rim, { main, accent }) {
    const points = rim.count(0.9, 1, 18)
    const half = 0.46 / points
    const blade = (s: number, length: number, width: number): [number, number][] => [
      [s - half * width, 0.55],
      [s - half * width * 1.25, 0.95],
      [s, 0.95 + length],
      [s + half * width * 1.25, 0.95],
      [s + half * width, 0.55],
    ]
    return [
      {
        material: metal(main),
        fill(pen) {
          evenly(points, (s, n) => {
            pen.beginPath()
            rim.way(pen, blade(s, n % 2 ? 0.5 : 0.78, n % 2 ? 0.62 : 0.92), true)
            pen.fill()
          })
        },
        bevel: rim.breadth * 0.3,
        profile: 'chamfer',
        lift: 0.006,
      },
      {
        material: castIron(lit(accent, 0.9)),
        fill: (pen) => rim.band(pen, 0.1, 0.72),
        bevel: rim.breadth * 0.12,
      },
      {
        material: metal(lit(main, 0.8)),
        fill: (pen) => rim.band(pen, 0, 0.16),
        bevel: rim.breadth * 0.08,
        lift: 0.005,
      },
      {
        material: metal(lit(main, 0.8)),
        fill: (pen) => rim.band(pen, 0.62, 0.78),
        bevel: rim.breadth * 0.08,
        lift: 0.005,
      },
      {
        material: metal(main),
        fill(pen) {
          evenly(points, (s) =>
            rim.put(pen, s, 0.39, () =>
              polygon(pen, [
                [-0.13, 0],
                [0, -0.16],
                [0.13, 0],
                [0, 0.16],
              ]),
            ),
          )
        },
        bevel: rim.breadth * 0.12,
        profile: 'chamfer',
        lift: 0.004,
      },
    ]
  },
}

export const shield: Frame = {
  label: 'Hammered bronze',
  main: '#b07a3c',
  accent: '#3e6b5c',
  accentOf: 'Verdigris',
  breadth: 1.05,
  parts(rim, { main, accent }) {
    const bosses = rim.count(2.4)
    return [
      {
        material: { ...beaten(main), rough: 0.42 },
        fill: (pen) => rim.band(pen),
        carve(pen) {
          rim.stroke(pen, 0.2, 0.05)
          rim.stroke(pen, 0.8, 0.05)
          evenly(bosses, (s) =>
            rim.put(pen, s, 0.5, () => {
              pen.lineWidth = 0.05
              pen.beginPath()
              pen.arc(0, 0, 0.28, 0, 7)
              pen.stroke()
            }),
          )
        },
        paint(pen) {
          pen.strokeStyle = `rgb(${accent.join(' ')} / 0.75)`
          rim.stroke(pen, 0.2, 0.09)
          rim.stroke(pen, 0.8, 0.09)
        },
        bevel: rim.breadth * 0.3,
        profile: 'round',
      },
      {
        material: metal(main),
        fill: (pen) => evenly(bosses, (s) => rim.put(pen, s, 0.5, () => disc(pen, 0, 0, 0.2))),
        bevel: rim.breadth * 0.2,
        profile: 'dome',
        lift: 0.005,
      },
      {
        material: metal(lit(main, 0.8)),
        fill: (pen) => evenly(bosses, (s) => rim.put(pen, s, 0.5, () => star(pen, 0, 0, 4, 0.17, 0.05)), 0.5),
        bevel: rim.breadth * 0.07,
        profile: 'chamfer',
        lift: 0.003,
      },
    ]
  },
}
