import type { Pen } from '../relief/canvas.ts'
import { cssOf, lit, mixed } from '../relief/colour.ts'
import { beaten, bone, enamel, gem, metal, stone, wood } from '../relief/materials.ts'
import { dice } from '../relief/noise.ts'
import type { Rim } from '../rim.ts'
import { evenly, type Frame } from './frame.ts'
import { disc, leaf, star, TURN } from './strokes.ts'

/** A scroll that rolls in at its end; `side` 1 or -1 mirrors it across the rim. In breadths. */
function scroll(pen: Pen, side: number, length: number): void {
  pen.lineWidth = 0.1
  pen.beginPath()
  pen.moveTo(-length * 0.5, side * 0.22)
  pen.bezierCurveTo(-length * 0.2, side * 0.3, length * 0.1, side * -0.42, length * 0.3, side * -0.16)
  for (let k = 0; k <= 22; k++) {
    const angle = (k / 22) * TURN * 1.15 - 0.4
    const radius = 0.17 * (1 - k / 30)
    pen.lineTo(length * 0.22 + Math.cos(angle * side) * radius, side * 0.02 + Math.sin(angle * side) * radius)
  }
  pen.stroke()
  pen.save()
  pen.translate(-length * 0.22, side * 0.16)
  pen.rotate(side * -0.95)
  leaf(pen, 0.34, 0.1)
  pen.rotate(side * 1.7)
  leaf(pen, 0.26, 0.08)
  pen.restore()
}

/** Where a frame bears its chief ornaments: above, below and at the sides, or in its corners. */
const chiefPlaces = (rim: Rim): readonly number[] =>
  rim.outline.corners.length > 0 ? rim.outline.corners : [0, 0.25, 0.5, 0.75]

export const gilded: Frame = {
  label: 'Gilded scrolls',
  main: '#dcae52',
  accent: '#8e1f3a',
  accentOf: 'Stones',
  breadth: 1.15,
  over: 0.16,
  parts(rim, { main, accent }) {
    const scrolls = rim.count(1.05, 0.5, 12) * 1
    const chiefs = chiefPlaces(rim)
    return [
      { material: metal(lit(main, 0.5)), fill: (pen) => rim.band(pen, 0, 1), bevel: rim.breadth * 0.1 },
      {
        material: metal(main),
        fill(pen) {
          rim.stroke(pen, 0.06, 0.12)
          rim.stroke(pen, 0.95, 0.1)
        },
        bevel: rim.breadth * 0.06,
        profile: 'dome',
        lift: 0.003,
      },
      {
        material: metal(main),
        fill: (pen) => evenly(scrolls, (s, n) => rim.put(pen, s, 0.5, () => scroll(pen, n % 2 ? 1 : -1, 1)), 0.5),
        bevel: rim.breadth * 0.06,
        profile: 'dome',
        lift: 0.005,
      },
      {
        material: metal(main),
        fill(pen) {
          for (const s of chiefs)
            rim.put(pen, s, 0.5, () => {
              for (let k = 0; k < 8; k++) {
                pen.save()
                pen.rotate((k * TURN) / 8)
                leaf(pen, 0.64, 0.19)
                pen.restore()
              }
              disc(pen, 0, 0, 0.34)
            })
        },
        bevel: rim.breadth * 0.09,
        profile: 'round',
        lift: 0.008,
      },
      {
        material: gem(accent),
        fill(pen) {
          for (const s of chiefs) rim.put(pen, s, 0.5, () => disc(pen, 0, 0, 0.23))
        },
        bevel: rim.breadth * 0.2,
        profile: 'dome',
        lift: 0.002,
      },
    ]
  },
}

export const jewels: Frame = {
  label: 'Jewels',
  main: '#cfa04a',
  accent: '#1d6fb8',
  accentOf: 'Stones',
  breadth: 1.05,
  parts(rim, { main, accent }) {
    const stones = rim.count(1.16, 0.5, 12)
    const other = mixed(accent, [accent[2], accent[0], accent[1]], 0.75)
    const cut = (pen: Pen, isLarge: boolean) => {
      pen.beginPath()
      if (isLarge) pen.ellipse(0, 0, 0.36, 0.29, 0, 0, TURN)
      else pen.arc(0, 0, 0.17, 0, TURN)
      pen.fill()
    }
    const setStones = (pen: Pen, grown: number, wanted: number) =>
      evenly(stones, (s, n) => {
        if (wanted < 2 && n % 2 !== wanted) return
        rim.put(pen, s, 0.5, () => {
          pen.scale(grown, grown)
          cut(pen, n % 2 === 0)
        })
      })
    return [
      { material: beaten(lit(main, 0.8)), fill: (pen) => rim.band(pen), bevel: rim.breadth * 0.16 },
      {
        material: metal(main),
        fill(pen) {
          rim.stroke(pen, 0.07, 0.1)
          rim.stroke(pen, 0.94, 0.1)
        },
        bevel: rim.breadth * 0.05,
        profile: 'dome',
        lift: 0.003,
      },
      {
        material: metal(main),
        fill: (pen) => setStones(pen, 1.3, 2),
        bevel: rim.breadth * 0.07,
        profile: 'dome',
        lift: 0.006,
      },
      {
        material: gem(accent),
        fill: (pen) => setStones(pen, 1, 0),
        carve(pen) {
          // The edges of its facets.
          evenly(stones, (s, n) => {
            if (n % 2) return
            rim.put(pen, s, 0.5, () => {
              pen.lineWidth = 0.022
              pen.strokeRect(-0.16, -0.12, 0.32, 0.24)
              pen.beginPath()
              for (const [x, y] of [
                [-1, -1],
                [1, -1],
                [1, 1],
                [-1, 1],
              ] as const) {
                pen.moveTo(x * 0.16, y * 0.12)
                pen.lineTo(x * 0.26, y * 0.21)
              }
              pen.stroke()
            })
          })
        },
        depth: 0.002,
        bevel: rim.breadth * 0.2,
        profile: 'chamfer',
        lift: 0.001,
      },
      {
        material: gem(other),
        fill: (pen) => setStones(pen, 1, 1),
        bevel: rim.breadth * 0.17,
        profile: 'dome',
        lift: 0.001,
      },
    ]
  },
}

export const beads: Frame = {
  label: 'Beads',
  main: '#8d4f2a',
  accent: '#e6d3a8',
  accentOf: 'Bone beads',
  parts(rim, { main, accent }) {
    const count = rim.count(0.86, 0.5, 16)
    const bead = (pen: Pen, s: number, large: boolean) =>
      rim.put(pen, s, 0.5, () => {
        pen.beginPath()
        if (large) pen.ellipse(0, 0, 0.42, 0.46, 0, 0, TURN)
        else pen.roundRect(-0.16, -0.34, 0.32, 0.68, 0.12)
        pen.fill()
      })
    return [
      { material: wood([40, 26, 18]), fill: (pen) => rim.stroke(pen, 0.5, 0.5), bevel: rim.breadth * 0.2, lift: 0.012 },
      {
        material: bone(accent),
        fill: (pen) => evenly(count, (s) => bead(pen, s, false), 0.5),
        carve: (pen) =>
          evenly(
            count,
            (s) =>
              rim.put(pen, s, 0.5, () => {
                pen.lineWidth = 0.04
                pen.beginPath()
                pen.moveTo(0, -0.3)
                pen.lineTo(0, 0.3)
                pen.stroke()
              }),
            0.5,
          ),
        bevel: rim.breadth * 0.14,
        lift: 0.008,
      },
      {
        material: { ...wood(main), shine: 0.5 },
        fill: (pen) => evenly(count, (s) => bead(pen, s, true)),
        carve: (pen) =>
          evenly(count, (s, n) =>
            rim.put(pen, s, 0.5, () => {
              pen.lineWidth = 0.05
              if (n % 2 === 0) {
                pen.beginPath()
                pen.arc(0, 0, 0.17, 0, TURN)
                pen.stroke()
              } else
                for (const x of [-0.12, 0.12]) {
                  pen.beginPath()
                  pen.moveTo(x, -0.34)
                  pen.quadraticCurveTo(x * 1.6, 0, x, 0.34)
                  pen.stroke()
                }
            }),
          ),
        depth: 0.008,
        bevel: rim.breadth * 0.42,
        profile: 'dome',
        lift: 0.01,
      },
    ]
  },
}

export const mosaic: Frame = {
  label: 'Mosaic',
  main: '#2f6f8f',
  accent: '#d9a441',
  accentOf: 'Pattern',
  parts(rim, { main, accent }) {
    const throwDice = dice(11)
    const around = rim.count(0.31, 0.5, 48)
    const rows = 4
    const tiles = Array.from({ length: around * rows }, (_, n) => {
      const [column, row] = [Math.floor(n / rows), n % rows]
      const phase = (column % 8) - row * 2
      const isPattern = phase === 0 || phase === 1 || phase === -7 || phase === -6
      const colour = row === 0 || row === rows - 1 ? lit(main, 0.55) : isPattern ? accent : main
      return { column, row, colour: lit(colour, 0.72 + throwDice() * 0.5), skew: throwDice() - 0.5 }
    })
    const lay = (pen: Pen, coloured: boolean) => {
      for (const { column, row, colour, skew } of tiles) {
        if (coloured) pen.fillStyle = cssOf(colour)
        const shift = skew * 0.12
        pen.beginPath()
        rim.block(
          pen,
          (column + 0.08 + shift) / around,
          (column + 0.92 + shift) / around,
          0.06 + ((row + 0.09) / rows) * 0.88,
          0.06 + ((row + 0.91) / rows) * 0.88,
        )
        pen.fill()
      }
    }
    return [
      { material: stone([120, 112, 98]), fill: (pen) => rim.band(pen), bevel: rim.breadth * 0.07 },
      {
        material: { ...enamel(main), grain: stone(main).grain, rough: 0.3, mottle: 0.12, shine: 0.4 },
        fill: (pen) => lay(pen, false),
        paint: (pen) => lay(pen, true),
        bevel: rim.breadth * 0.05,
        profile: 'round',
        lift: 0.003,
      },
    ]
  },
}

export const stars: Frame = {
  label: 'Night sky',
  main: '#1b2a5c',
  accent: '#e3c069',
  accentOf: 'Stars',
  parts(rim, { main, accent }) {
    const throwDice = dice(5)
    const dots = Array.from(
      { length: 130 },
      () => [throwDice(), 0.15 + 0.7 * throwDice(), 0.012 + 0.022 * throwDice() ** 3] as const,
    )
    const marks = rim.count(1.5, 0.5, 12)
    return [
      { material: metal(lit(accent, 0.75)), fill: (pen) => rim.band(pen), bevel: rim.breadth * 0.1 },
      {
        material: { ...enamel(main), dark: lit(main, 0.3) },
        fill: (pen) => rim.band(pen, 0.13, 0.88),
        paint(pen) {
          pen.fillStyle = cssOf(lit(accent, 1.5))
          for (const [s, r, size] of dots) rim.put(pen, s, r, () => disc(pen, 0, 0, size * 1.6))
        },
        bevel: rim.breadth * 0.3,
        profile: 'flat',
        lift: 0.0,
      },
      {
        material: metal(accent),
        fill(pen) {
          evenly(marks, (s, n) =>
            rim.put(pen, s, 0.5, () => {
              if (n % 3 !== 0) {
                star(pen, 0, 0, n % 3 === 1 ? 5 : 8, n % 3 === 1 ? 0.27 : 0.2, n % 3 === 1 ? 0.11 : 0.07)
                return
              }
              // A crescent: what of one disc lies outside another.
              pen.beginPath()
              pen.arc(0, 0, 0.27, 0.5, TURN - 0.5)
              pen.arc(0.12, 0, 0.19, TURN - 0.75, 0.75, true)
              pen.fill()
            }),
          )
        },
        bevel: rim.breadth * 0.1,
        profile: 'chamfer',
        lift: 0.004,
      },
    ]
  },
}
