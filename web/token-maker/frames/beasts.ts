import type { Pen } from '../relief/canvas.ts'
import { cssOf, lit, mixed } from '../relief/colour.ts'
import { bone, castIron, horn, leafy } from '../relief/materials.ts'
import { dice } from '../relief/noise.ts'
import { evenly, type Frame } from './frame.ts'
import { disc, leaf, polygon, TURN, wave } from './strokes.ts'

/** A skull from the front, one high, its middle at (0, 0). */
function skull(pen: Pen): void {
  pen.beginPath()
  pen.ellipse(0, -0.12, 0.37, 0.36, 0, 0, TURN)
  pen.fill()
  pen.beginPath()
  pen.roundRect(-0.22, 0.05, 0.44, 0.4, 0.12)
  pen.fill()
}
function skullHollows(pen: Pen): void {
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.ellipse(side * 0.16, -0.04, 0.115, 0.13, side * 0.25, 0, TURN)
    pen.fill()
  }
  polygon(pen, [
    [0, 0.07],
    [0.07, 0.2],
    [-0.07, 0.2],
  ])
  pen.lineWidth = 0.03
  pen.beginPath()
  for (const x of [-0.12, -0.04, 0.04, 0.12]) {
    pen.moveTo(x, 0.28)
    pen.lineTo(x, 0.42)
  }
  pen.stroke()
}

export const bones: Frame = {
  label: 'Bones',
  main: '#d9cba8',
  accent: '#2a2220',
  accentOf: 'Ground',
  over: 0.14,
  breadth: 1.08,
  parts(rim, { main, accent }) {
    const count = rim.count(2.3, 0.5, 10)
    const half = rim.lengthAt(0.5) / count / rim.breadth / 2
    const long = (pen: Pen, length: number, thick: number) => {
      pen.lineWidth = thick
      pen.beginPath()
      pen.moveTo(-length, 0)
      pen.quadraticCurveTo(0, -0.05, length, 0)
      pen.stroke()
      for (const [x, y] of [
        [-length, -0.1],
        [-length, 0.1],
        [length, -0.1],
        [length, 0.1],
      ] as const)
        disc(pen, x, y, thick * 0.62)
    }
    const places = rim.outline.corners.length > 0 ? rim.outline.corners : [0, 0.25, 0.5, 0.75]
    return [
      { material: castIron(accent), fill: (pen) => rim.band(pen, 0.04, 0.96), bevel: rim.breadth * 0.14, lift: 0.014 },
      {
        material: bone(lit(main, 0.86)),
        fill(pen) {
          evenly(count, (s) => rim.put(pen, s, 0.3, () => long(pen, half * 0.82, 0.2)))
          evenly(count, (s) => rim.put(pen, s, 0.72, () => long(pen, half * 0.82, 0.2)), 0.5)
        },
        bevel: rim.breadth * 0.14,
        profile: 'dome',
        lift: 0.007,
      },
      {
        material: bone(main),
        fill(pen) {
          for (const s of places)
            rim.put(pen, s, 0.5, () => {
              // Every skull stands upright.
              pen.rotate(-rim.place(s, 0.5).angle)
              pen.scale(1.18, 1.18)
              skull(pen)
            })
        },
        carve(pen) {
          for (const s of places)
            rim.put(pen, s, 0.5, () => {
              pen.rotate(-rim.place(s, 0.5).angle)
              pen.scale(1.18, 1.18)
              skullHollows(pen)
            })
        },
        depth: 0.02,
        bevel: rim.breadth * 0.3,
        profile: 'dome',
        lift: 0.012,
      },
    ]
  },
}

export const scales: Frame = {
  label: 'Dragon scales',
  main: '#8f2a22',
  accent: '#d98a3a',
  accentOf: 'Sheen',
  over: 0.14,
  parts(rim, { main, accent }) {
    const count = rim.count(0.5, 0.5, 28)
    const scale = (pen: Pen, s: number, r: number) => {
      const half = 0.6 / count
      pen.beginPath()
      rim.way(
        pen,
        [
          [s - half, r - 0.1],
          [s - half * 1.02, r + 0.18],
          [s - half * 0.62, r + 0.37],
          [s, r + 0.5],
          [s + half * 0.62, r + 0.37],
          [s + half * 1.02, r + 0.18],
          [s + half, r - 0.1],
        ],
        true,
      )
      pen.fill()
    }
    const rows = [0.62, 0.33, 0.04].flatMap((r, row) =>
      [0, 1].map((odd) => ({
        material: horn(mixed(main, accent, 0.1 + row * 0.1 + odd * 0.08)),
        fill: (pen: Pen) => evenly(count, (s, n) => n % 2 === odd && scale(pen, s, r - odd * 0.04), row % 2 ? 0.5 : 0),
        carve(pen: Pen) {
          pen.lineWidth = rim.breadth * 0.03
          pen.globalAlpha = 0.6
          evenly(
            count,
            (s, n) => {
              if (n % 2 !== odd) return
              pen.beginPath()
              rim.way(pen, [
                [s, r],
                [s, r + 0.42],
              ])
              pen.stroke()
            },
            row % 2 ? 0.5 : 0,
          )
        },
        depth: -0.004,
        bevel: rim.breadth * 0.16,
        profile: 'dome' as const,
        lift: 0.006,
      })),
    )
    return [
      { material: horn(lit(main, 0.4)), fill: (pen) => rim.band(pen, 0, 0.85), bevel: 0.006, lift: 0.012 },
      ...rows,
      {
        material: horn(lit(accent, 0.8)),
        fill: (pen) => rim.band(pen, -0.03, 0.1),
        bevel: rim.breadth * 0.07,
        profile: 'dome',
        lift: 0.006,
      },
    ]
  },
}

export const feathers: Frame = {
  label: 'Feathers',
  main: '#d9dce2',
  accent: '#6d86a8',
  accentOf: 'Tips',
  over: 0.42,
  parts(rim, { main, accent }) {
    const count = rim.count(0.72, 0.7, 22)
    const feather = (pen: Pen, s: number, r: number, length: number, draw: () => void) =>
      rim.put(pen, s, r, () => {
        pen.rotate(-0.62)
        pen.scale(length, length)
        draw()
      })
    const layer = (r: number, length: number, from: number, tip: number) =>
      [0, 1].map((odd) => ({
        material: { ...leafy(mixed(main, accent, tip)), dark: [38, 44, 58] as const, shine: 0.18, mottle: 0.08 },
        fill: (pen: Pen) =>
          evenly(count, (s, n) => n % 2 === odd && feather(pen, s, r, length, () => leaf(pen, 1, 0.27)), from),
        paint: (pen: Pen) =>
          evenly(
            count,
            (s, n) => {
              if (n % 2 !== odd) return
              feather(pen, s, r, length, () => {
                pen.fillStyle = cssOf(accent, 0.85)
                disc(pen, 1, 0, 0.3)
              })
            },
            from,
          ),
        carve: (pen: Pen) =>
          evenly(
            count,
            (s, n) => {
              if (n % 2 !== odd) return
              feather(pen, s, r, length, () => {
                pen.lineWidth = 0.035
                pen.beginPath()
                pen.moveTo(0, 0)
                pen.lineTo(0.94, 0)
                pen.stroke()
                pen.lineWidth = 0.016
                pen.globalAlpha = 0.7
                pen.beginPath()
                for (let k = 1; k < 9; k++)
                  for (const side of [-1, 1]) {
                    pen.moveTo(k * 0.1, 0)
                    pen.lineTo(k * 0.1 + 0.16, side * 0.24)
                  }
                pen.stroke()
                pen.globalAlpha = 1
              })
            },
            from,
          ),
        depth: 0.005,
        bevel: rim.breadth * 0.1,
        profile: 'dome' as const,
        lift: 0.007,
      }))
    return [
      { material: horn(lit(accent, 0.5)), fill: (pen) => rim.band(pen, 0, 0.8), bevel: 0.006, lift: 0.012 },
      ...layer(0.55, 1.25, 0, 0.16),
      ...layer(0.12, 1.0, 0.5, 0),
      {
        material: horn(mixed(accent, main, 0.25)),
        fill: (pen) => rim.band(pen, -0.04, 0.1),
        bevel: rim.breadth * 0.07,
        profile: 'dome',
        lift: 0.005,
      },
    ]
  },
}

export const tentacles: Frame = {
  label: 'Tentacles',
  main: '#6a3f7d',
  accent: '#e0a9bd',
  accentOf: 'Suckers',
  over: 0.42,
  breadth: 1.1,
  parts(rim, { main, accent }) {
    const sides = Math.max(1, rim.outline.corners.length)
    const count = sides * Math.round(6 / sides) || sides
    const long = 1.5 / count
    /** An arm lies along the rim, thinner and thinner, and curls up at its end, by turns outwards and inwards. */
    const wayOf = (s: number, n: number) =>
      Array.from({ length: 121 }, (_, k) => {
        const t = k / 120
        const straight = Math.min(1, t / 0.7)
        const curl = Math.max(0, (t - 0.7) / 0.3)
        const out = n % 2 ? 1 : -1
        const turn = curl * 4.6
        const radius = 0.34 * (1 - 0.62 * curl)
        const waved = 0.5 + 0.2 * Math.sin(straight * 5.2 + n * 1.3)
        const end = 0.5 + 0.2 * Math.sin(5.2 + n * 1.3)
        return {
          s: s + long * straight + (curl > 0 ? rim.along(Math.sin(turn) * radius) : 0),
          r: curl > 0 ? end + out * (0.34 - Math.cos(turn) * radius) : waved,
          width: 0.62 * (1 - t) ** 0.75 + 0.1,
          t,
        }
      })
    const arm = (pen: Pen, s: number, n: number) => {
      for (const { s: at, r, width } of wayOf(s, n)) {
        const { x, y } = rim.place(at, r)
        disc(pen, x, y, (width / 2) * rim.breadth)
      }
    }
    const suckers = (pen: Pen, s: number, n: number, grown: number) =>
      wayOf(s, n).forEach(({ s: at, r, width, t }, k) => {
        if (k % 7 !== 3 || t > 0.72) return
        const { x, y } = rim.place(at, r - width * 0.22)
        disc(pen, x, y, width * 0.19 * grown * rim.breadth)
      })
    const skin = (tone: number) => ({ ...horn(lit(main, tone)), dark: lit(main, 0.16), shine: 0.75, rough: 0.2 })
    return [
      {
        material: skin(0.5),
        fill: (pen) => rim.stroke(pen, 0.45, 0.62),
        bevel: rim.breadth * 0.3,
        profile: 'dome',
        lift: 0.012,
      },
      ...[0, 1, 2].flatMap((third) => [
        {
          material: skin(0.85 + third * 0.13),
          fill: (pen: Pen) => evenly(count, (s, n) => n % 3 === third && arm(pen, s, n)),
          bevel: rim.breadth * 0.27,
          profile: 'dome' as const,
          lift: 0.011,
        },
        {
          material: { ...horn(accent), dark: lit(accent, 0.35), shine: 0.5 },
          fill: (pen: Pen) => evenly(count, (s, n) => n % 3 === third && suckers(pen, s, n, 1)),
          carve: (pen: Pen) => evenly(count, (s, n) => n % 3 === third && suckers(pen, s, n, 0.5)),
          depth: 0.008,
          bevel: rim.breadth * 0.06,
          profile: 'dome' as const,
          lift: 0.002,
        },
      ]),
    ]
  },
}

export const web: Frame = {
  label: 'Spider’s web',
  main: '#4b4038',
  accent: '#eef2f4',
  accentOf: 'Silk',
  under: 0.35,
  over: 0.06,
  parts(rim, { main, accent }) {
    const throwDice = dice(9)
    const sides = Math.max(1, rim.outline.corners.length)
    /** Nets hang from the rim in places, not all round: what is shown stays to be seen. */
    const nets = [0.06, 0.3, 0.62, 0.84].map((from) => ({
      from,
      spokes: Array.from({ length: 8 }, () => -0.9 - 1.1 * throwDice()),
    }))
    const apart = 0.021
    const silk = (pen: Pen, width: number) => {
      pen.lineWidth = width * rim.breadth
      for (const { from, spokes } of nets) {
        spokes.forEach((deep, n) => {
          pen.beginPath()
          rim.way(pen, [
            [from + n * apart, 0.3],
            [from + (n * 0.9 + 0.35) * apart, deep * Math.sin((Math.PI * (n + 0.7)) / 8.4)],
          ])
          pen.stroke()
        })
        for (let thread = 0; thread < 7; thread++)
          spokes.slice(1).forEach((deep, n) => {
            const level = 0.05 - thread * 0.26
            const ends = [spokes[n] ?? 0, deep].map((one, k) => one * Math.sin((Math.PI * (n + k + 0.7)) / 8.4))
            if (level < Math.max(...ends)) return
            const [a, b] = [rim.place(from + n * apart, level), rim.place(from + (n + 1) * apart, level)]
            const sag = rim.place(from + (n + 0.5) * apart, level + 0.12)
            pen.beginPath()
            pen.moveTo(a.x, a.y)
            pen.quadraticCurveTo(sag.x, sag.y, b.x, b.y)
            pen.stroke()
          })
      }
    }
    const waves = sides * Math.max(1, Math.round(9 / sides))
    const twig = (phase: number, width: number, tone: number) => ({
      material: { ...castIron(lit(main, tone)), play: 'gloss' as const, shine: 0.12, rough: 0.5, mottle: 0.4 },
      fill: (pen: Pen) => wave(pen, rim, { waves, mid: 0.52, swing: 0.25, phase, width }),
      bevel: rim.breadth * 0.16,
      profile: 'dome' as const,
      lift: 0.009,
    })
    return [
      {
        material: { play: 'glow', colour: accent, dark: lit(accent, 0.85), shine: 0, solid: 0.92 },
        fill: (pen) => silk(pen, 0.024),
        bevel: 0.001,
        lift: 0.005,
      },
      { ...twig(0, 0.3, 0.62), fill: (pen) => rim.stroke(pen, 0.5, 0.6) },
      twig(0, 0.3, 0.9),
      twig(2.1, 0.27, 1),
      twig(4.2, 0.24, 1.12),
      {
        // The spider, where it sees all of it.
        material: { ...horn([34, 26, 30]), shine: 0.8 },
        fill(pen) {
          rim.put(pen, 0.885, -0.32, () => {
            pen.rotate(0.5)
            pen.scale(1.7, 1.7)
            pen.beginPath()
            pen.ellipse(0, 0.18, 0.19, 0.25, 0, 0, TURN)
            pen.fill()
            disc(pen, 0, -0.12, 0.13)
            pen.lineWidth = 0.045
            for (const side of [-1, 1])
              for (const [kneeX, kneeY, footX, footY] of [
                [0.3, -0.45, 0.42, -0.72],
                [0.42, -0.3, 0.62, -0.42],
                [0.42, 0.06, 0.62, 0.22],
                [0.34, 0.24, 0.44, 0.62],
              ] as const) {
                pen.beginPath()
                pen.moveTo(0, -0.06)
                pen.quadraticCurveTo(side * kneeX, kneeY, side * footX, footY)
                pen.stroke()
              }
          })
        },
        bevel: rim.breadth * 0.2,
        profile: 'dome',
        lift: 0.008,
      },
    ]
  },
}
