import { mix } from '../../../paint/colour.ts'
import { glow, stone } from '../../../paint/material.ts'
import type { Layer } from '../../../paint/relief.ts'
import type { Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { flare, type Point, streams } from '../streams.ts'
import { polygon, splinter } from './solid.ts'

export const shards: Form = (cast) => {
  const { x, high, horizon, palette, element, scene } = cast
  const rng = cast.random('shards')
  const foot = horizon + (high - horizon) * 0.42
  cast.pool(x, foot - 120, 680, 1)
  cast.light((pen) => flare(pen, x, foot - 200, 460, palette.main, palette.deep, 0.75), 10)
  const spears = Array.from({ length: 15 }, (_, k) => ({
    turn: (k / 14 - 0.5) * 2.3 + rng.range(-0.1, 0.1),
    long: rng.range(0.55, 1),
  })).sort((a, b) => (Math.abs(a.turn) < Math.abs(b.turn) ? -1 : 1))
  const layers = spears.flatMap(({ turn, long }) =>
    splinter(
      cast,
      x + turn * 110,
      foot + rng.range(-12, 26),
      -Math.PI / 2 + turn * 0.72,
      long * (510 - Math.abs(turn) * 190) * scene.power,
      30 + 16 * long,
    ),
  )
  cast.solid(layers)
  cast.solid(
    Array.from({ length: 14 }, () =>
      splinter(
        cast,
        x + rng.normal() * 250,
        foot + rng.range(0, 50),
        -Math.PI / 2 + rng.range(-0.9, 0.9),
        rng.range(40, 110),
        rng.range(10, 20),
      ),
    ).flat(),
  )
  cast.light((pen) => {
    flare(pen, x, foot - 30, 220, palette.core, palette.main, 0.6)
    motes(pen, rng, element.mote, palette, 190, () => [x + rng.normal() * 260, foot - rng.range(-40, 560)])
  }, 12)
}

/** A wall of ice or stone: splinters in a row, the tallest in the middle. */
export const palisade: Form = (cast) => {
  const { wide, high, horizon, palette, element, scene } = cast
  const rng = cast.random('palisade')
  const foot = horizon + (high - horizon) * 0.4
  cast.pool(wide / 2, foot - 160, 720, 1)
  cast.light((pen) => flare(pen, wide / 2, foot - 200, 560, palette.main, palette.deep, 0.6), 10)
  const row = (count: number, tall: number, down: number): Layer[] =>
    Array.from({ length: count }, (_, k) => k)
      .sort((a, b) => ((a * 7) % count) - ((b * 7) % count))
      .flatMap((k) => {
        const t = (k + 0.5) / count
        const rise = tall * (0.72 + 0.28 * Math.sin(t * Math.PI)) * rng.range(0.78, 1.06) * scene.power
        return splinter(
          cast,
          wide * (0.01 + 0.98 * t) + rng.range(-14, 14),
          foot + down,
          -Math.PI / 2 + rng.range(-0.09, 0.09),
          rise,
          (wide / count) * rng.range(0.62, 0.86),
        )
      })
  cast.solid([...row(13, 480, 0), ...row(10, 300, 22), ...row(17, 130, 40)])
  cast.light((pen) => {
    for (let k = 0; k < 9; k++) flare(pen, wide * ((k + 0.5) / 9), foot, 110, palette.core, palette.main, 0.3)
    motes(pen, rng, element.mote, palette, 170, () => [rng.range(0, wide), foot - rng.range(-60, 520)])
  }, 12)
}

export const rocks: Form = (cast) => {
  const { x, y, palette, element, scene, high } = cast
  const rng = cast.random('rocks')
  cast.pool(x, cast.horizon + 100, 640, 1)
  cast.light((pen) => {
    flare(pen, x, y, 420, palette.main, palette.deep, 0.7)
    streams(pen, rng, {
      from: () => [x + rng.normal() * 260, high * 0.86],
      flow: (px, _py, out) => {
        out[0] = (x - px) * 0.002
        out[1] = -1
      },
      count: 210,
      steps: 42,
      stride: 12,
      width: 6,
      alpha: 0.3,
      palette,
      eddy: 0.4,
      seed: scene.seed,
    })
  }, 16)
  const boulders = Array.from({ length: 26 }, (_, k): Layer[] => {
    const a = k * 2.4
    const d = 60 + k * 14
    const r = k < 5 ? rng.range(70, 120) : rng.range(16, 62)
    const cx = x + Math.cos(a) * d
    const cy = y + Math.sin(a) * d * 0.8
    const corners = Array.from({ length: 8 }, (_, i): Point => {
      const turn = (i / 8) * Math.PI * 2
      const reach = r * rng.range(0.78, 1.12)
      return [cx + Math.cos(turn) * reach, cy + Math.sin(turn) * reach]
    })
    const rock = { ...stone(mix([104, 94, 84], palette.deep, 0.25)), bump: 5, grain: [26, 26] as const }
    const crack = [corners[0]!, [cx + r * 0.1, cy - r * 0.1], corners[3]!, [cx, cy], corners[6]!] as const
    return [
      { shape: polygon(corners), radius: r * 0.5, profile: 'bevel', dome: 0.8, soft: 3, material: rock },
      {
        shape: (pen) => {
          pen.lineWidth = Math.max(3, r * 0.06)
          pen.beginPath()
          for (const [px, py] of crack) pen.lineTo(px, py)
          pen.stroke()
        },
        radius: 2,
        noShade: true,
        kind: 'stroke',
        clip: true,
        material: glow(palette.main, 0.8),
        shadow: { distance: 0, soft: 1, strength: 0 },
      },
    ]
  })
    .reverse()
    .flat()
  cast.solid(boulders)
  cast.light(
    (pen) => motes(pen, rng, element.mote, palette, 120, () => [x + rng.normal() * 280, y + rng.normal() * 240]),
    10,
  )
}
