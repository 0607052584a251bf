import type { Pen } from '../relief/canvas.ts'
import { lit, mixed } from '../relief/colour.ts'
import { castIron, enamel, ice as frozen, glow, metal, stone } from '../relief/materials.ts'
import { dice } from '../relief/noise.ts'
import type { Part } from '../relief/relief.ts'
import { evenly, type Frame } from './frame.ts'
import { disc, polygon, star, TURN } from './strokes.ts'

export const flame: Frame = {
  label: 'Flames',
  main: '#e4521b',
  accent: '#ffd35a',
  accentOf: 'Heart',
  over: 0.85,
  breadth: 0.95,
  parts(rim, { main, accent }) {
    const count = rim.count(0.62, 0.8, 26)
    const throwDice = dice(13)
    const tongues = Array.from({ length: count }, (_, n) => ({
      s: n / count + (throwDice() - 0.5) * 0.006,
      high: (n % 3 === 0 ? 1.05 : n % 3 === 1 ? 0.6 : 0.8) * (0.78 + 0.3 * throwDice()),
      lean: 0.35 + 0.3 * throwDice(),
    }))
    const burn = (pen: Pen, grown: number) => {
      rim.band(pen, 0.5 - 0.1 * grown, 0.62 + 0.25 * grown)
      for (const { s, high, lean } of tongues)
        rim.put(pen, s, 0.62, () => {
          const [h, w] = [(high + 0.3) * grown, 0.36 * (0.55 + 0.45 * grown)]
          pen.beginPath()
          pen.moveTo(-w, 0.1)
          pen.bezierCurveTo(-w * 1.15, -h * 0.42, lean * 0.1 - w * 0.1, -h * 0.45, lean * grown, -h)
          pen.bezierCurveTo(lean * 0.7 + w * 0.3, -h * 0.6, w * 1.35, -h * 0.34, w, 0.1)
          pen.fill()
        })
    }
    return [
      { material: glow(main, lit(main, 0.72)), fill: (pen) => burn(pen, 1), bevel: rim.breadth * 0.3, halo: 0.016 },
      { material: glow(mixed(main, accent, 0.55), main), fill: (pen) => burn(pen, 0.7), bevel: rim.breadth * 0.25 },
      {
        material: glow(lit(accent, 1.35), mixed(main, accent, 0.7)),
        fill: (pen) => burn(pen, 0.4),
        bevel: rim.breadth * 0.25,
      },
      {
        material: { ...castIron([44, 34, 32]), rough: 0.5 },
        fill: (pen) => rim.band(pen, 0, 0.56),
        bevel: rim.breadth * 0.2,
        lift: 0.012,
      },
      {
        // Embers in the cracks of what burns.
        material: glow(lit(accent, 1.1), main),
        fill(pen) {
          const throwCracks = dice(7)
          pen.lineWidth = rim.breadth * 0.035
          for (let k = 0; k < count; k++) {
            let [s, r] = [throwCracks(), 0.5]
            pen.beginPath()
            const { x, y } = rim.place(s, r)
            pen.moveTo(x, y)
            for (let step = 0; step < 4; step++) {
              s += rim.along((throwCracks() - 0.5) * 0.34)
              r -= 0.06 + 0.06 * throwCracks()
              const next = rim.place(s, r)
              pen.lineTo(next.x, next.y)
            }
            pen.stroke()
          }
        },
        bevel: 0.003,
        halo: 0.006,
      },
    ]
  },
}

export const ice: Frame = {
  label: 'Ice',
  main: '#8fd0f0',
  accent: '#e8f7ff',
  accentOf: 'Frost',
  over: 0.7,
  parts(rim, { main, accent }) {
    const throwDice = dice(29)
    const shards = (count: number, from: number, out: number, thick: number) =>
      Array.from({ length: count }, (_, n) => ({
        s: (n + 0.5 * (throwDice() - 0.5)) / count,
        high: out * (0.5 + 0.6 * throwDice()),
        wide: thick * (0.7 + 0.6 * throwDice()),
        lean: (throwDice() - 0.5) * 0.5,
        from,
      }))
    const outer = shards(rim.count(0.62, 1, 26), 0.45, 0.95, 0.3)
    const blocks = shards(rim.count(0.75, 0.5, 24), 0.1, 0.62, 0.44)
    const icicles = shards(rim.count(1.1, 0, 16), 0.3, -0.62, 0.17)
    const grow = (pen: Pen, all: typeof outer) => {
      for (const { s, high, wide, lean, from } of all)
        rim.put(pen, s, from, () =>
          polygon(pen, [
            [-wide, 0],
            [-wide * 0.8 + lean * 0.3, -high * 0.62],
            [lean * 0.6, -high],
            [wide * 0.75 + lean * 0.4, -high * 0.55],
            [wide, 0],
          ]),
        )
    }
    return [
      {
        material: frozen(lit(main, 0.82)),
        fill: (pen) => grow(pen, outer),
        bevel: rim.breadth * 0.28,
        profile: 'chamfer',
        lift: 0.008,
      },
      {
        material: frozen(lit(main, 0.68)),
        fill: (pen) => rim.band(pen, 0.05, 0.82),
        bevel: rim.breadth * 0.3,
        profile: 'round',
        lift: 0.01,
      },
      {
        material: frozen(main),
        fill: (pen) => grow(pen, icicles),
        bevel: rim.breadth * 0.16,
        profile: 'chamfer',
        lift: 0.006,
      },
      {
        material: { ...frozen(mixed(main, accent, 0.4)), solid: 0.95 },
        fill: (pen) => grow(pen, blocks),
        bevel: rim.breadth * 0.3,
        profile: 'chamfer',
        lift: 0.008,
      },
      {
        // Hoar on the upper edges.
        material: { ...stone(accent), play: 'gloss', shine: 0.5, solid: 0.9 },
        fill(pen) {
          const throwSnow = dice(41)
          for (let k = 0; k < 300; k++) {
            const s = throwSnow()
            rim.put(pen, s, throwSnow() < 0.5 ? 0.08 + 0.1 * throwSnow() : 0.8 + 0.12 * throwSnow(), () =>
              disc(pen, 0, 0, 0.02 + 0.05 * throwSnow()),
            )
          }
        },
        bevel: rim.breadth * 0.05,
        profile: 'dome',
        lift: 0.002,
      },
    ]
  },
}

export const storm: Frame = {
  label: 'Storm',
  main: '#3b4660',
  accent: '#9fd8ff',
  accentOf: 'Lightning',
  over: 0.42,
  parts(rim, { main, accent }) {
    const throwDice = dice(57)
    const puffs = rim.count(0.62, 0.7, 28)
    const cloud = (pen: Pen, r: number, size: number, from: number) =>
      evenly(
        puffs,
        (s, n) =>
          rim.put(pen, s, r + 0.14 * Math.sin(n * 2.7), () => {
            pen.beginPath()
            const grown = size * (0.62 + 0.55 * Math.abs(Math.sin(n * 1.9 + from)))
            pen.ellipse(0, 0, grown * 1.5, grown, 0.3 * Math.sin(n), 0, TURN)
            pen.fill()
          }),
        from,
      )
    const bolts = Array.from(
      { length: Math.max(6, rim.outline.corners.length * 2) },
      (_, n, all = Math.max(6, rim.outline.corners.length * 2)) => {
        const points: [number, number][] = []
        let [s, r] = [(n + 0.2 * throwDice()) / all, 0.95 + 0.3 * throwDice()]
        for (let k = 0; k < 8; k++) {
          points.push([s, r])
          s += rim.along(0.2 + 0.2 * throwDice()) * (k % 3 === 1 ? -0.3 : 1)
          r += (k % 2 ? 0.28 : -0.42) * (0.6 + 0.6 * throwDice())
        }
        return points
      },
    )
    const strike = (pen: Pen, width: number) => {
      for (const points of bolts) {
        points.forEach(([s, r], k) => {
          const next = points[k + 1]
          if (!next) return
          pen.lineWidth = width * rim.breadth * (1 - k / 11)
          pen.beginPath()
          rim.way(pen, [[s, r], next])
          pen.stroke()
        })
      }
    }
    const soft = (tone: number) => ({ ...stone(lit(main, tone)), rough: 0.1, mottle: 0.3, dark: lit(main, 0.3) })
    return [
      {
        material: soft(0.5),
        fill: (pen) => cloud(pen, 0.86, 0.36, 0.5),
        bevel: rim.breadth * 0.3,
        profile: 'dome',
        lift: 0.01,
      },
      {
        material: soft(0.75),
        fill: (pen) => {
          rim.band(pen, 0.1, 0.8)
          cloud(pen, 0.55, 0.36, 0)
        },
        bevel: rim.breadth * 0.3,
        profile: 'dome',
        lift: 0.01,
      },
      {
        material: soft(1.05),
        fill: (pen) => cloud(pen, 0.22, 0.27, 0.5),
        bevel: rim.breadth * 0.27,
        profile: 'dome',
        lift: 0.01,
      },
      {
        material: glow(lit(accent, 1.75), accent),
        fill: (pen) => strike(pen, 0.15),
        bevel: rim.breadth * 0.05,
        halo: 0.014,
      },
    ]
  },
}

export const tide: Frame = {
  label: 'Tide',
  main: '#1f6f8b',
  accent: '#eef6f2',
  accentOf: 'Foam',
  over: 0.36,
  parts(rim, { main, accent }) {
    const count = rim.count(1.25, 0.6, 14)
    const length = rim.lengthAt(0.5) / count / rim.breadth
    /** A wave that breaks: its back, its crest that curls over, and its hollow. */
    const breaker = (pen: Pen, size: number) => {
      const w = length * size
      pen.beginPath()
      pen.moveTo(-w * 0.75, 0.35)
      pen.bezierCurveTo(-w * 0.45, 0.2, -w * 0.3, -0.5 * size, w * 0.12, -0.62 * size)
      pen.bezierCurveTo(w * 0.5, -0.66 * size, w * 0.62, -0.32 * size, w * 0.46, -0.16 * size)
      pen.bezierCurveTo(w * 0.5, -0.36 * size, w * 0.3, -0.44 * size, w * 0.2, -0.28 * size)
      pen.bezierCurveTo(w * 0.08, -0.06 * size, w * 0.3, 0.22, w * 0.75, 0.35)
      pen.closePath()
      pen.fill()
    }
    const foam = (pen: Pen, size: number) => {
      const w = length * size
      pen.lineWidth = 0.11
      pen.beginPath()
      pen.moveTo(-w * 0.26, -0.4 * size)
      pen.bezierCurveTo(-w * 0.1, -0.58 * size, w * 0.02, -0.62 * size, w * 0.14, -0.61 * size)
      pen.bezierCurveTo(w * 0.5, -0.64 * size, w * 0.6, -0.34 * size, w * 0.46, -0.18 * size)
      pen.stroke()
      for (const [x, y, r] of [
        [0.52, -0.08, 0.06],
        [0.4, -0.04, 0.045],
        [0.62, -0.28, 0.05],
        [0.7, -0.42, 0.035],
      ] as const)
        disc(pen, w * x, y, r)
    }
    const water = (colour: typeof main) => ({ ...enamel(colour), dark: lit(main, 0.25), shine: 0.8 })
    return [
      {
        material: water(lit(main, 0.6)),
        fill: (pen) => evenly(count, (s) => rim.put(pen, s, 0.72, () => breaker(pen, 0.95)), 0.5),
        bevel: rim.breadth * 0.2,
        profile: 'dome',
        lift: 0.008,
      },
      {
        material: water(lit(main, 0.8)),
        fill: (pen) => rim.band(pen, 0.02, 0.72),
        carve(pen) {
          pen.globalAlpha = 0.5
          pen.lineWidth = rim.breadth * 0.04
          for (const r of [0.14, 0.3])
            evenly(
              count * 2,
              (s) => {
                pen.beginPath()
                rim.way(pen, [
                  [s, r],
                  [s + 0.2 / count, r + 0.05],
                  [s + 0.36 / count, r],
                ])
                pen.stroke()
              },
              r,
            )
        },
        bevel: rim.breadth * 0.2,
        lift: 0.012,
      },
      {
        material: water(main),
        fill: (pen) => evenly(count, (s) => rim.put(pen, s, 0.42, () => breaker(pen, 1.1))),
        bevel: rim.breadth * 0.2,
        profile: 'dome',
        lift: 0.008,
      },
      {
        material: { ...stone(accent), play: 'gloss', shine: 0.4, rough: 0.1, mottle: 0.08, dark: [120, 150, 160] },
        fill(pen) {
          evenly(count, (s) => rim.put(pen, s, 0.72, () => foam(pen, 0.95)), 0.5)
          evenly(count, (s) => rim.put(pen, s, 0.42, () => foam(pen, 1.1)))
        },
        bevel: rim.breadth * 0.05,
        profile: 'dome',
        lift: 0.003,
      },
    ]
  },
}

export const arcane: Frame = {
  label: 'Arcane circle',
  main: '#1c1430',
  accent: '#b06bff',
  accentOf: 'Light',
  breadth: 1.15,
  under: 1,
  parts(rim, { main, accent }) {
    const marks = rim.count(0.95, 0.5, 16)
    const lines = (pen: Pen, thick: number) => {
      rim.stroke(pen, 0.08, 0.06 * thick)
      rim.stroke(pen, 0.2, 0.025 * thick)
      rim.stroke(pen, 0.82, 0.03 * thick)
      rim.stroke(pen, 0.95, 0.07 * thick)
      evenly(marks, (s, n) =>
        rim.put(pen, s, 0.5, () => {
          pen.lineWidth = 0.045 * thick
          pen.beginPath()
          const kind = n % 4
          if (kind === 0) {
            pen.arc(0, 0, 0.22, 0, TURN)
            pen.moveTo(0, -0.22)
            for (let k = 0; k <= 5; k++) {
              const angle = (k * 2 * TURN) / 5 - Math.PI / 2
              pen.lineTo(Math.cos(angle) * 0.22, Math.sin(angle) * 0.22)
            }
          } else if (kind === 1) {
            pen.moveTo(-0.2, 0.18)
            pen.lineTo(0, -0.2)
            pen.lineTo(0.2, 0.18)
            pen.closePath()
            pen.moveTo(-0.13, 0.02)
            pen.lineTo(0.13, 0.02)
          } else if (kind === 2) {
            pen.arc(0, -0.04, 0.14, 0, TURN)
            pen.moveTo(0, 0.1)
            pen.lineTo(0, 0.24)
            pen.moveTo(-0.1, 0.17)
            pen.lineTo(0.1, 0.17)
            pen.moveTo(-0.12, -0.26)
            pen.quadraticCurveTo(0, -0.1, 0.12, -0.26)
          } else {
            pen.moveTo(-0.2, -0.18)
            pen.lineTo(0, 0.2)
            pen.lineTo(0.2, -0.18)
            pen.closePath()
            pen.moveTo(0, 0.02)
            pen.arc(0, -0.04, 0.06, Math.PI / 2, Math.PI / 2 + TURN)
          }
          pen.stroke()
        }),
      )
      evenly(marks, (s) => rim.put(pen, s, 0.51, () => star(pen, 0, 0, 4, 0.09 * (0.6 + 0.4 * thick), 0.03)), 0.5)
    }
    return [
      {
        material: { ...enamel(main), solid: 0.84, shine: 0.2 },
        fill: (pen) => rim.band(pen, 0.02, 1),
        bevel: rim.breadth * 0.08,
        profile: 'flat',
        lift: 0.01,
      },
      { material: glow(lit(accent, 1.55), accent), fill: (pen) => lines(pen, 1), bevel: 0.003, halo: 0.009 },
    ]
  },
}

export const lava: Frame = {
  label: 'Lava',
  main: '#2c2426',
  accent: '#ff7a1a',
  accentOf: 'Molten rock',
  over: 0.08,
  parts(rim, { main, accent }) {
    const throwDice = dice(77)
    const count = rim.count(0.8, 0.5, 22)
    const slabs: Part['fill'] = (pen) => {
      const again = dice(78)
      const jitter = () => (again() - 0.5) * 0.3
      for (const row of [0, 1])
        evenly(
          count,
          (s) => {
            const [low, high] = row === 0 ? [0, 0.46] : [0.55, 1.02]
            const [a, b] = [s + 0.06 / count, s + 0.94 / count]
            pen.beginPath()
            rim.way(
              pen,
              [
                [a + (0.2 * again()) / count, low + 0.06 * again()],
                [s + (0.5 + jitter()) / count, low],
                [b, low + 0.1 * again()],
                [b - (0.12 * again()) / count, high - 0.1 * again()],
                [s + (0.5 + jitter()) / count, high + 0.05 * again()],
                [a, high - 0.08 * again()],
              ],
              true,
            )
            pen.fill()
          },
          row * 0.5 + throwDice() * 0.1,
        )
    }
    return [
      { material: metal(lit(accent, 0.3)), fill: (pen) => rim.band(pen, 0.02, 0.99), bevel: 0.004, lift: 0.012 },
      {
        material: glow(lit(accent, 1.45), lit(accent, 0.75)),
        fill: (pen) => rim.band(pen, 0.06, 0.95),
        bevel: rim.breadth * 0.4,
        halo: 0.012,
      },
      {
        material: { ...stone(main), rough: 0.6, play: 'gloss', shine: 0.12 },
        fill: slabs,
        bevel: rim.breadth * 0.12,
        profile: 'round',
        lift: 0.003,
      },
    ]
  },
}
