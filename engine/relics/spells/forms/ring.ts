import type { Cast, Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { flare, type Point, streams } from '../streams.ts'
import { lightningStroke } from './lightning.ts'
import { person } from './person.ts'

/** A ring of power about whoever stands in it, the far half behind them. */
export const ring: Form = (cast) => {
  const { x, high, horizon, palette, element, scene } = cast
  const rng = cast.random('ring of power')
  const foot = horizon + (high - horizon) * 0.42
  const s = Math.min(1.15, scene.power)
  const middle: Point = [x, scene.figure ? foot - 150 * s : cast.y + 40]
  const [rx, ry] = [350 * s, 120 * s]
  cast.pool(x, foot, 640, 1.1)
  cast.light((pen) => {
    flare(pen, x, middle[1] - 40, 440, palette.main, palette.deep, 0.8)
    half(pen, cast, middle, rx, ry, Math.PI, 'far')
  }, 18)
  if (scene.figure) cast.solid(person(cast, x, foot + 10, 470 * s, scene.figure))
  cast.light(
    (pen) => {
      half(pen, cast, middle, rx, ry, 0, 'near')
      motes(pen, rng, element.mote, palette, 150, () => {
        const a = rng.range(0, Math.PI * 2)
        const d = 1 + rng.normal() * 0.12
        return [x + Math.cos(a) * rx * d, middle[1] + Math.sin(a) * ry * d + rng.normal() * 16]
      })
    },
    18,
    1.1,
  )
}

type Pen = Parameters<Parameters<Cast['light']>[0]>[0]

/** Half of the ring from an angle on: the near half begins at 0, the far one at π. */
function half(pen: Pen, cast: Cast, [x, y]: Point, rx: number, ry: number, start: number, label: string) {
  const { palette, element, scene } = cast
  const rng = cast.random(`ring ${label}`)
  const on = (t: number): Point => [x + Math.cos(start + t * Math.PI) * rx, y + Math.sin(start + t * Math.PI) * ry]
  const near = start === 0
  if (element.line === 'jag') {
    const parts = 5
    for (let k = 0; k < parts; k++) {
      const [from, to] = [on(k / parts), on((k + 1) / parts)]
      lightningStroke(pen, rng, cast, from, to, near ? 16 : 10)
      lightningStroke(pen, rng, cast, from, to, near ? 6 : 4)
    }
  }
  streams(pen, rng, {
    from: () => {
      const [px, py] = on(rng.next())
      return [px + rng.normal() * 6, py + rng.normal() * 8]
    },
    flow: (px, py, out) => {
      // Fire licks up from where it burns; everything else runs round.
      const flame = element.line === 'flame'
      out[0] = flame ? 0 : -((py - y) / ry) * rx
      out[1] = flame ? -1 : ((px - x) / rx) * ry
    },
    count: element.line === 'jag' ? 24 : 260,
    steps: 14,
    stride: 10,
    width: near ? 9 : 6,
    alpha: 0.4,
    palette,
    eddy: element.line === 'flame' ? 0.5 : 0.12,
    gather: element.line === 'flame',
    seed: scene.seed + (near ? 1 : 0),
  })
}
