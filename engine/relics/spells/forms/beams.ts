import { css } from '../../../paint/colour.ts'
import type { Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { flare, type Point, streams } from '../streams.ts'

export const beam: Form = (cast) => {
  const { palette, element, scene, x, horizon, high } = cast
  const rng = cast.random('beam')
  const foot = horizon + (high - horizon) * 0.35
  const half = 92 * scene.power
  cast.pool(x, foot, 640, 1.3)
  cast.light(
    (pen) => {
      for (const [k, strength] of [
        [2.3, 0.16],
        [1.5, 0.22],
        [1, 0.34],
        [0.5, 0.5],
        [0.2, 0.7],
      ] as const) {
        const gradient = pen.createLinearGradient(x - half * k, 0, x + half * k, 0)
        gradient.addColorStop(0, css(palette.deep, 0))
        gradient.addColorStop(0.5, css(k < 0.6 ? palette.core : palette.main, strength))
        gradient.addColorStop(1, css(palette.deep, 0))
        pen.fillStyle = gradient
        pen.fillRect(x - half * k, -10, half * k * 2, foot + 10)
      }
      streams(pen, rng, {
        from: () => [x + rng.normal() * half * 0.6, rng.range(0, foot)],
        flow: (px, _py, out) => {
          out[0] = (x - px) * 0.004
          out[1] = element.line === 'flame' || scene.element === 'healing' ? -1 : 1
        },
        count: 190,
        steps: 20,
        stride: 11,
        width: 6,
        alpha: 0.4,
        palette,
        eddy: 0.28,
        gather: element.line === 'flame',
        seed: scene.seed,
      })
      pen.save()
      pen.translate(x, foot)
      pen.scale(1, 0.28)
      flare(pen, 0, 0, half * 4.2, palette.core, palette.main, 0.9)
      pen.lineWidth = 5
      for (const r of [1.4, 2.1, 2.9]) {
        pen.strokeStyle = css(palette.main, 0.7 / r)
        pen.beginPath()
        pen.arc(0, 0, half * r, 0, 7)
        pen.stroke()
      }
      pen.restore()
      motes(pen, rng, element.mote, palette, 130, () => [x + rng.normal() * half * 1.3, rng.range(40, foot)])
    },
    24,
    1,
  )
}

export const cone: Form = (cast) => {
  const { wide, high, palette, element, scene } = cast
  const rng = cast.random('cone')
  const from: Point = [wide * 0.04, high * 0.5]
  cast.pool(wide * 0.6, high * 0.62, 640, 1)
  cast.light(
    (pen) => {
      streams(pen, rng, {
        from: () => [from[0] + rng.range(0, 90), from[1] + rng.normal() * 16],
        flow: (x, y, out) => {
          const t = Math.max(110, x - from[0])
          out[0] = 1
          out[1] =
            ((y - from[1]) / t) * 1.0 + Math.sin(y * 1.7 + x * 0.013) * 0.34 - (element.line === 'flame' ? 0.12 : 0)
        },
        count: 620,
        steps: 74,
        stride: 13,
        width: 13,
        alpha: 0.3,
        palette,
        eddy: 0.42,
        eddySize: 170,
        gather: element.line === 'flame',
        seed: scene.seed,
      })
      for (let k = 0; k < 12; k++) {
        const t = 0.3 + k * 0.055
        flare(
          pen,
          from[0] + wide * t,
          from[1] + rng.normal() * wide * t * 0.16,
          110 + k * 12,
          palette.core,
          palette.main,
          0.25,
        )
      }
      flare(pen, from[0] + 40, from[1], 190, [255, 255, 255], palette.core, 0.9)
      motes(pen, rng, element.mote, palette, 190, () => {
        const t = rng.range(0.1, 0.95)
        return [from[0] + wide * t, from[1] + rng.normal() * wide * t * 0.26]
      })
    },
    20,
    1,
  )
}
