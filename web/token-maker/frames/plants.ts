import type { Pen } from '../relief/canvas.ts'
import { lit, mixed } from '../relief/colour.ts'
import { castIron, enamel, leafy, metal, wood } from '../relief/materials.ts'
import { dice } from '../relief/noise.ts'
import type { Part } from '../relief/relief.ts'
import { evenly, type Frame } from './frame.ts'
import { disc, leaf, polygon, TURN, wave } from './strokes.ts'

export const vines: Frame = {
  label: 'Vines',
  main: '#4f7a34',
  accent: '#c9486b',
  accentOf: 'Flowers',
  over: 0.3,
  parts(rim, { main, accent }) {
    const waves = rim.count(2.1, 0.5, 10)
    const stem = { waves, mid: 0.5, swing: 0.25 }
    const bark = wood([92, 66, 40])
    const leaves = waves * 4
    const shoot = (pen: Pen, wanted: number, draw: () => void) =>
      evenly(leaves, (s, n) => {
        if (n % 2 !== wanted) return
        const out = n % 4 < 2 ? 1 : -1
        rim.put(pen, s + 0.004 * Math.sin(n * 2.3), 0.5 + out * 0.14, () => {
          pen.rotate(out * -(0.75 + 0.35 * Math.sin(n * 1.7)))
          const grown = 0.82 + 0.16 * Math.sin(n * 3.1)
          pen.scale(grown, grown)
          draw()
        })
      })
    const leafPart = (wanted: number): Part => ({
      material: leafy(wanted ? lit(main, 1.08) : lit(main, 0.8)),
      fill: (pen) => shoot(pen, wanted, () => leaf(pen, 0.72, 0.25)),
      carve: (pen) =>
        shoot(pen, wanted, () => {
          pen.lineWidth = 0.035
          pen.beginPath()
          pen.moveTo(0, 0)
          pen.lineTo(0.62, 0)
          for (const x of [0.18, 0.32, 0.46])
            for (const side of [-1, 1]) {
              pen.moveTo(x, 0)
              pen.lineTo(x + 0.12, side * 0.12)
            }
          pen.stroke()
        }),
      depth: 0.005,
      bevel: rim.breadth * 0.14,
      profile: 'dome',
      lift: 0.008,
    })
    const flowers = Math.max(1, rim.outline.corners.length) * (rim.outline.corners.length === 0 ? 5 : 1)
    const bloom = (pen: Pen, draw: () => void) => evenly(flowers, (s) => rim.put(pen, s + 0.03, 0.55, draw))
    return [
      {
        material: bark,
        fill: (pen) => rim.stroke(pen, 0.45, 0.55),
        bevel: rim.breadth * 0.25,
        profile: 'dome',
        lift: 0.012,
      },
      {
        material: bark,
        fill: (pen) => wave(pen, rim, { ...stem, width: 0.27 }),
        bevel: rim.breadth * 0.13,
        profile: 'dome',
        lift: 0.008,
      },
      leafPart(0),
      {
        material: wood([112, 84, 50]),
        fill: (pen) => wave(pen, rim, { ...stem, phase: Math.PI, width: 0.22 }),
        bevel: rim.breadth * 0.11,
        profile: 'dome',
        lift: 0.008,
      },
      leafPart(1),
      {
        material: leafy(accent),
        fill: (pen) =>
          bloom(pen, () => {
            for (let k = 0; k < 5; k++)
              disc(pen, Math.cos((k * TURN) / 5) * 0.17, Math.sin((k * TURN) / 5) * 0.17, 0.135)
          }),
        bevel: rim.breadth * 0.12,
        profile: 'dome',
        lift: 0.008,
      },
      {
        material: leafy([236, 200, 84]),
        fill: (pen) => bloom(pen, () => disc(pen, 0, 0, 0.09)),
        bevel: rim.breadth * 0.09,
        profile: 'dome',
        lift: 0.003,
      },
    ]
  },
}

export const thorns: Frame = {
  label: 'Thorns',
  main: '#3d2c2c',
  accent: '#9c1c2c',
  accentOf: 'Roses',
  over: 0.34,
  parts(rim, { main, accent }) {
    const waves = rim.count(1.9, 0.5, 10)
    const throwDice = dice(33)
    const count = waves * 6
    const spikes = Array.from({ length: count }, (_, n) => ({
      s: n / count,
      out: throwDice() > 0.4 ? 1 : -1,
      size: 0.3 + 0.28 * throwDice(),
      lean: (throwDice() - 0.5) * 0.9,
    }))
    const places = rim.outline.corners.length > 0 ? rim.outline.corners : [0.07, 0.27, 0.47, 0.67, 0.87]
    const bark = castIron(main)
    const stem = (phase: number, width: number, tone: number): Part => ({
      material: { ...bark, colour: lit(main, tone), shine: 0.25, play: 'gloss' },
      fill: (pen) => wave(pen, rim, { waves, mid: 0.48, swing: 0.26, phase, width }),
      bevel: rim.breadth * 0.14,
      profile: 'dome',
      lift: 0.009,
    })
    return [
      { ...stem(0, 0.3, 0.6), fill: (pen) => rim.stroke(pen, 0.42, 0.5) },
      {
        material: { ...bark, play: 'gloss', colour: lit(main, 1.12), shine: 0.3 },
        fill(pen) {
          for (const { s, out, size, lean } of spikes)
            rim.put(pen, s, 0.5 + out * 0.2, () =>
              polygon(pen, [
                [-0.1, 0],
                [lean * 0.35, -out * size],
                [0.1, 0],
              ]),
            )
        },
        bevel: rim.breadth * 0.08,
        profile: 'chamfer',
        lift: 0.006,
      },
      stem(0, 0.25, 0.95),
      stem(2.1, 0.22, 1.05),
      stem(4.2, 0.2, 1.15),
      ...[0.36, 0.25, 0.14].map(
        (radius, k): Part => ({
          material: { ...leafy(lit(accent, 0.8 + k * 0.16)), dark: [36, 4, 10] },
          fill(pen) {
            for (const s of places)
              rim.put(pen, s, 0.5, () => {
                for (let petal = 0; petal < 5; petal++) {
                  const angle = (petal * TURN) / 5 + k * 0.6
                  disc(pen, Math.cos(angle) * radius * 0.5, Math.sin(angle) * radius * 0.5, radius * 0.62)
                }
              })
          },
          bevel: rim.breadth * 0.09,
          profile: 'dome',
          lift: 0.004,
        }),
      ),
    ]
  },
}

export const laurel: Frame = {
  label: 'Laurel',
  main: '#c7a04a',
  accent: '#4a1730',
  accentOf: 'Ground',
  over: 0.12,
  parts(rim, { main, accent }) {
    const pairs = Math.max(22, Math.round(rim.lengthAt(0.5) / (0.5 * rim.breadth) / 2))
    /** Two branches rise from below and meet above. */
    const twigs = (pen: Pen, wanted: number, draw: (out: number) => void) => {
      for (const branch of [-1, 1])
        for (let k = 0; k < pairs; k++) {
          if (k % 2 !== wanted) continue
          const s = 0.5 + branch * (0.022 + (k / pairs) * 0.462)
          for (const out of [-1, 1])
            rim.put(pen, s, 0.5 + out * 0.06, () => {
              if (branch > 0) pen.scale(1, 1)
              else pen.scale(-1, 1)
              pen.rotate(out * -0.62)
              draw(out)
            })
        }
    }
    const layer = (wanted: number): Part => ({
      material: metal(wanted ? main : lit(main, 0.86)),
      fill: (pen) => twigs(pen, wanted, () => leaf(pen, 0.74, 0.17)),
      carve: (pen) =>
        twigs(pen, wanted, () => {
          pen.lineWidth = 0.03
          pen.beginPath()
          pen.moveTo(0.04, 0)
          pen.lineTo(0.66, 0)
          pen.stroke()
        }),
      depth: 0.004,
      bevel: rim.breadth * 0.1,
      profile: 'dome',
      lift: 0.006,
    })
    return [
      {
        material: enamel(accent),
        fill: (pen) => rim.band(pen, 0, 0.98),
        bevel: rim.breadth * 0.12,
        profile: 'round',
        lift: 0.012,
      },
      {
        material: metal(lit(main, 0.8)),
        fill: (pen) => rim.stroke(pen, 0.02, 0.09),
        bevel: rim.breadth * 0.05,
        profile: 'dome',
        lift: 0.004,
      },
      {
        material: metal(lit(main, 0.75)),
        fill: (pen) => rim.stroke(pen, 0.5, 0.09),
        bevel: rim.breadth * 0.05,
        profile: 'dome',
        lift: 0.004,
      },
      layer(0),
      layer(1),
      {
        // Where the branches are bound together, and where they meet.
        material: enamel(mixed(accent, [200, 40, 60], 0.5)),
        fill(pen) {
          rim.put(pen, 0.5, 0.5, () => {
            for (const side of [-1, 1]) {
              pen.save()
              pen.rotate(side > 0 ? 0.25 : Math.PI - 0.25)
              leaf(pen, 0.7, 0.3)
              pen.restore()
            }
            disc(pen, 0, 0, 0.19)
          })
        },
        bevel: rim.breadth * 0.1,
        lift: 0.008,
      },
      {
        material: metal(main),
        fill: (pen) => rim.put(pen, 0, 0.5, () => disc(pen, 0, 0, 0.24)),
        bevel: rim.breadth * 0.2,
        profile: 'dome',
        lift: 0.008,
      },
    ]
  },
}
