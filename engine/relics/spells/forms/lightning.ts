import { css } from '../../../paint/colour.ts'
import type { Random } from '../../../paint/random.ts'
import { bolt as forked, trace } from '../../items/effects.ts'
import type { Cast } from '../cast.ts'
import { filament, type Point } from '../streams.ts'

type Pen = Parameters<Parameters<Cast['light']>[0]>[0]

export function lightningStroke(pen: Pen, rng: Random, cast: Cast, from: Point, to: Point, width: number) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const main = forked(rng, from, to, length * 0.13, 7)
  filament(pen, main, width, cast.palette)
  for (let k = 0; k < 9; k++) {
    const start = main[Math.floor(rng.range(0.1, 0.9) * main.length)]!
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + rng.range(-0.9, 0.9)
    const reach = length * rng.range(0.12, 0.34)
    const branch = forked(
      rng,
      start,
      [start[0] + Math.cos(angle) * reach, start[1] + Math.sin(angle) * reach],
      reach * 0.16,
      5,
    )
    pen.strokeStyle = css(cast.palette.main, 0.8)
    pen.lineWidth = width * 0.5
    trace(pen, branch)
    pen.strokeStyle = css(cast.palette.core, 0.7)
    pen.lineWidth = width * 0.18
    trace(pen, branch)
  }
}
