import { css, mix } from '../../../paint/colour.ts'
import type { Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { filament, flare, type Point, streams } from '../streams.ts'

/** Half of a hulking body's outline from the crown down, the middle at x 0, the ground at y 0. */
const half: readonly Point[] = [
  [0, -588],
  [26, -596],
  [58, -560],
  [64, -510],
  [44, -470],
  [90, -462],
  [150, -470],
  [208, -430],
  [236, -366],
  [232, -290],
  [262, -220],
  [280, -150],
  [262, -92],
  [214, -84],
  [190, -130],
  [196, -196],
  [164, -258],
  [140, -330],
  [118, -262],
  [96, -190],
  [92, -120],
  [124, -50],
  [170, 0],
  [0, 14],
]
const body: readonly Point[] = [
  ...half,
  ...half
    .slice(1, -1)
    .reverse()
    .map(([x, y]): Point => [-x, y]),
]

function within(px: number, py: number): boolean {
  let inside = false
  for (let i = 0, j = body.length - 1; i < body.length; j = i++) {
    const [ax, ay] = body[i]!
    const [bx, by] = body[j]!
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** A being made of its element: shoulders, arms and legs of it, eyes that burn. */
export const elemental: Form = (cast) => {
  const { x, high, horizon, palette, element, scene } = cast
  const rng = cast.random('elemental')
  const s = 1.08 * Math.min(1.12, scene.power)
  const foot = horizon + (high - horizon) * 0.5
  const lean = rng.range(-0.05, 0.05)
  const at = ([px, py]: Point): Point => [x + (px + py * lean) * s, foot + py * s]
  const flame = element.line === 'flame'
  cast.pool(x, foot, 680, 1.2)
  cast.light(
    (pen) => {
      flare(pen, x, foot - 300 * s, 520, palette.main, palette.deep, 0.5)
      pen.fillStyle = css(mix(palette.deep, palette.main, flame ? 0.2 : 0.35), flame ? 0.5 : 0.75)
      pen.beginPath()
      for (const point of body) pen.lineTo(...at(point))
      pen.closePath()
      pen.fill()
      const inside = (): Point => {
        for (let tries = 0; tries < 60; tries++) {
          const p: Point = [rng.range(-290, 290), rng.range(-590, 10)]
          if (within(...p)) return at(p)
        }
        return at([0, -300])
      }
      streams(pen, rng, {
        from: inside,
        flow: (px, _py, out) => {
          out[0] = flame ? 0 : Math.sin(px / 40) * 0.7
          out[1] = element.line === 'heavy' ? 1 : -1
        },
        count: 620,
        steps: 9,
        stride: 9,
        width: 7,
        alpha: 0.42,
        palette,
        eddy: flame ? 0.7 : 0.5,
        eddySize: 70,
        gather: flame,
        seed: scene.seed,
      })
      // What licks off the head and shoulders.
      streams(pen, rng, {
        from: () => {
          const [px, py] = body[rng.int(0, body.length - 1)]!
          return at([px * 0.96, py < -120 ? py : -380])
        },
        flow: (_px, _py, out) => {
          out[0] = 0
          out[1] = element.line === 'heavy' ? 1 : -1
        },
        count: flame ? 360 : 200,
        steps: 16,
        stride: 9,
        width: 8,
        alpha: 0.4,
        palette,
        eddy: 0.7,
        eddySize: 80,
        gather: flame,
        seed: scene.seed + 1,
      })
      if (!flame) filament(pen, [...body, body[0]!].map(at), 3, palette, 0.6)
      flare(pen, ...at([0, -320]), 150, palette.core, palette.main, 0.7)
      motes(pen, rng, element.mote, palette, 150, () => at([rng.normal() * 240, rng.range(-660, 20)]))
    },
    15,
    1,
  )
  // Eyes and mouth are holes in the light with a fire behind them.
  const dark = { colour: [12, 6, 6] as const, gloss: 1, specular: 0, rim: 0, bump: 0, grain: [9, 9] as const }
  cast.solid([
    {
      shape: (pen) => {
        for (const side of [-1, 1]) {
          pen.beginPath()
          pen.lineTo(...at([side * 8, -522]))
          pen.lineTo(...at([side * 48, -552]))
          pen.lineTo(...at([side * 42, -512]))
          pen.closePath()
          pen.fill()
        }
        pen.beginPath()
        for (const point of [
          [-24, -494],
          [-8, -488],
          [8, -488],
          [24, -494],
          [20, -466],
          [8, -452],
          [-8, -452],
          [-20, -466],
        ] as const)
          pen.lineTo(...at(point))
        pen.closePath()
        pen.fill()
      },
      radius: 2,
      noShade: true,
      material: dark,
      shadow: { distance: 0, soft: 1, strength: 0 },
    },
  ])
  cast.light((pen) => {
    for (const side of [-1, 1]) {
      const [ex, ey] = at([side * 34, -530])
      flare(pen, ex, ey, 26, [255, 255, 255], palette.core, 0.9)
    }
  }, 6)
}
