import { mix, shade } from '../../../paint/colour.ts'
import type { Material } from '../../../paint/material.ts'
import type { Layer, Shape } from '../../../paint/relief.ts'
import type { Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { flare, type Point, streams } from '../streams.ts'
import { sphere } from './bursts.ts'
import { lit } from './solid.ts'

/** A head of light seen from the front: mostly its hollows. */
export const skull: Form = (cast) => {
  const { x, y, palette, element, scene } = cast
  const rng = cast.random('skull')
  const s = 2.5 * scene.power
  cast.pool(x, cast.horizon + 90, 620, 1)
  cast.light((pen) => {
    flare(pen, x, y, 470, palette.main, palette.deep, 0.7)
    streams(pen, rng, {
      from: () => {
        const a = rng.range(0, Math.PI * 2)
        return [x + Math.cos(a) * 190, y - 30 + Math.sin(a) * 200]
      },
      flow: (px, py, out) => {
        out[0] = (px - x) * 0.004
        out[1] = -1 - Math.abs(py - y) * 0.001
      },
      count: 400,
      steps: 32,
      stride: 11,
      width: 9,
      alpha: 0.36,
      palette,
      eddy: 0.6,
      seed: scene.seed,
    })
  }, 18)
  const bone = lit(
    {
      colour: mix([206, 200, 180], palette.main, 0.4),
      gloss: 14,
      specular: 0.25,
      rim: 0.8,
      bump: 1.5,
      grain: [20, 20],
      mottle: 0.6,
    },
    palette.main,
    0.3,
  )
  const oval =
    (cx: number, cy: number, rx: number, ry: number, turn = 0): Shape =>
    (pen) => {
      pen.beginPath()
      pen.ellipse(x + cx * s, y + cy * s, rx * s, ry * s, turn, 0, 7)
      pen.fill()
    }
  const path =
    (draw: (pen: Parameters<Shape>[0], at: (px: number, py: number) => Point) => void): Shape =>
    (pen) =>
      draw(pen, (px, py) => [x + px * s, y + py * s])
  const dark: Material = {
    ...bone,
    colour: [10, 12, 12],
    emission: [palette.deep[0] * 0.2, palette.deep[1] * 0.2, palette.deep[2] * 0.2],
  }
  const none = { distance: 0, soft: 1, strength: 0 }
  cast.solid([
    {
      shape: path((pen, at) => {
        pen.beginPath()
        pen.moveTo(...at(-38, 36))
        pen.lineTo(...at(-30, 82))
        pen.quadraticCurveTo(...at(0, 98), ...at(30, 82))
        pen.lineTo(...at(38, 36))
        pen.closePath()
        pen.fill()
      }),
      radius: 30,
      bulge: 16,
      material: bone,
    },
    {
      shape: path((pen, at) => {
        pen.beginPath()
        pen.moveTo(...at(0, -92))
        pen.bezierCurveTo(...at(62, -92), ...at(84, -50), ...at(74, 0))
        pen.bezierCurveTo(...at(76, 20), ...at(52, 22), ...at(46, 44))
        pen.lineTo(...at(-46, 44))
        pen.bezierCurveTo(...at(-52, 22), ...at(-76, 20), ...at(-74, 0))
        pen.bezierCurveTo(...at(-84, -50), ...at(-62, -92), ...at(0, -92))
        pen.fill()
      }),
      radius: 90,
      bulge: 110,
      material: bone,
      bumps: [
        { shape: oval(-32, -14, 28, 9, 0.2), height: 30, soft: 12 },
        { shape: oval(32, -14, 28, 9, -0.2), height: 30, soft: 12 },
        { shape: oval(-52, 26, 22, 9, -0.5), height: 26, soft: 12 },
        { shape: oval(52, 26, 22, 9, 0.5), height: 26, soft: 12 },
      ],
    },
    { shape: oval(-31, 6, 21, 20, 0.2), radius: 10, material: dark, noShade: true, shadow: none },
    { shape: oval(31, 6, 21, 20, -0.2), radius: 10, material: dark, noShade: true, shadow: none },
    {
      shape: path((pen, at) => {
        pen.beginPath()
        pen.moveTo(...at(0, 20))
        pen.lineTo(...at(11, 40))
        pen.lineTo(...at(0, 36))
        pen.lineTo(...at(-11, 40))
        pen.closePath()
        pen.fill()
      }),
      radius: 6,
      material: dark,
      noShade: true,
      shadow: none,
    },
    {
      shape: path((pen, at) => {
        pen.lineWidth = 2.6 * s
        for (let k = -3; k <= 3; k++) {
          pen.beginPath()
          pen.moveTo(...at(k * 9.4, 48))
          pen.lineTo(...at(k * 8.6, 76))
          pen.stroke()
        }
        pen.beginPath()
        pen.moveTo(...at(-34, 61))
        pen.quadraticCurveTo(...at(0, 66), ...at(34, 61))
        pen.stroke()
      }),
      radius: 2,
      material: dark,
      noShade: true,
      kind: 'stroke',
      shadow: none,
    },
  ])
  cast.light((pen) => {
    for (const side of [-1, 1]) {
      flare(pen, x + side * 31 * s, y + 7 * s, 64, palette.core, palette.main, 0.95)
      flare(pen, x + side * 31 * s, y + 7 * s, 18, [255, 255, 255], palette.core, 1)
    }
    motes(pen, rng, element.mote, palette, 110, () => [x + rng.normal() * 240, y + rng.normal() * 240])
  }, 18)
}

export const hand: Form = (cast) => {
  const { x, high, palette, element, scene } = cast
  const rng = cast.random('hand')
  const s = 1.2
  const by = high * 0.8
  const flesh: Material = {
    colour: [176, 128, 98],
    gloss: 12,
    specular: 0.12,
    rim: 0.8,
    bump: 0.5,
    grain: [14, 14],
    wrap: 0.3,
    subsurface: [60, 18, 8],
  }
  const line =
    (points: readonly Point[], width: number): Shape =>
    (pen) => {
      pen.lineWidth = width * s
      pen.beginPath()
      for (const [k, [px, py]] of points.entries()) {
        if (k === 0) pen.moveTo(x + px * s, by + py * s)
        else pen.lineTo(x + px * s, by + py * s)
      }
      pen.stroke()
    }
  const orbY = by - 400
  cast.pool(x, orbY, 680, 1.2)
  cast.light((pen) => flare(pen, x, orbY, 480, palette.main, palette.deep, 0.7), 10)
  const finger = (points: readonly Point[], width: number): Layer => ({
    shape: line(points, width),
    radius: (width * s) / 2,
    bulge: 6,
    material: lit(flesh, palette.main, 0.12),
    shadow: { distance: 7, soft: 8, strength: 0.5 },
  })
  const robe: Material = {
    colour: shade(palette.deep, -0.06, 0.7),
    gloss: 6,
    specular: 0.03,
    rim: 0.9,
    bump: 3,
    grain: [30, 90],
  }
  cast.solid([
    finger(
      [
        [-70, -40],
        [-112, -120],
        [-122, -196],
      ],
      34,
    ),
    finger(
      [
        [-28, -70],
        [-44, -170],
        [-40, -262],
      ],
      36,
    ),
    finger(
      [
        [22, -74],
        [28, -178],
        [34, -276],
      ],
      36,
    ),
    finger(
      [
        [66, -60],
        [92, -150],
        [104, -232],
      ],
      34,
    ),
    {
      shape: (pen) => {
        pen.beginPath()
        pen.moveTo(x - 92 * s, by - 66 * s)
        pen.quadraticCurveTo(x, by - 104 * s, x + 88 * s, by - 74 * s)
        pen.bezierCurveTo(x + 120 * s, by + 20 * s, x + 70 * s, by + 90 * s, x + 62 * s, by + 150 * s)
        pen.lineTo(x - 62 * s, by + 150 * s)
        pen.bezierCurveTo(x - 76 * s, by + 80 * s, x - 116 * s, by + 20 * s, x - 92 * s, by - 66 * s)
        pen.fill()
      },
      radius: 50,
      bulge: 40,
      material: lit(flesh, palette.main, 0.1),
      bumps: [
        {
          shape: line(
            [
              [-60, 10],
              [0, -20],
              [60, -10],
            ],
            8,
          ),
          height: -8,
          soft: 5,
        },
        {
          shape: line(
            [
              [-40, 90],
              [-30, 0],
              [30, -50],
            ],
            8,
          ),
          height: -8,
          soft: 5,
        },
      ],
    },
    finger(
      [
        [70, 50],
        [128, -10],
        [170, -92],
      ],
      42,
    ),
    {
      shape: (pen) => {
        pen.beginPath()
        pen.moveTo(x - 92 * s, by + 104 * s)
        pen.quadraticCurveTo(x, by + 140 * s, x + 94 * s, by + 104 * s)
        pen.lineTo(x + 230 * s, high + 80)
        pen.lineTo(x - 230 * s, high + 80)
        pen.closePath()
        pen.fill()
      },
      radius: 40,
      bulge: 60,
      material: robe,
      bumps: [
        {
          shape: line(
            [
              [-40, 130],
              [-90, 360],
            ],
            26,
          ),
          height: -22,
          soft: 10,
        },
        {
          shape: line(
            [
              [30, 130],
              [60, 360],
            ],
            26,
          ),
          height: -22,
          soft: 10,
        },
      ],
    },
  ])
  sphere(cast, x, orbY - 20, 128 * scene.power, 'palm')
  cast.light(
    (pen) => motes(pen, rng, element.mote, palette, 70, () => [x + rng.normal() * 190, orbY + rng.normal() * 190]),
    10,
  )
}
