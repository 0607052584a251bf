import { css } from '../../../paint/colour.ts'
import type { Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { filament, type Point, streams } from '../streams.ts'

/** A disc of nothing that everything near it falls into, a ring of torn light about it. */
export const singularity: Form = (cast) => {
  const { x, y, wide, high, palette, element, scene } = cast
  const rng = cast.random('singularity')
  const r = 165 * scene.power
  const tilt = rng.range(-0.4, -0.2)
  const inward = (px: number, py: number, out: [number, number]) => {
    const ox = px - x
    const oy = (py - y) / 0.8
    const d = Math.hypot(ox, oy) || 1
    out[0] = -oy / d - (ox / d) * 0.62
    out[1] = (ox / d - (oy / d) * 0.62) * 0.8
  }
  cast.pool(x, cast.horizon + 130, 520, 0.5)
  cast.light(
    (pen) => {
      streams(pen, rng, {
        from: () => {
          const a = rng.range(0, Math.PI * 2)
          const d = r * rng.range(1.5, 3.6)
          return [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.86]
        },
        flow: inward,
        count: 420,
        steps: 38,
        stride: 11,
        width: 5,
        alpha: 0.34,
        palette,
        eddy: 0.1,
        seed: scene.seed,
      })
      // What it tears off the floor goes up in threads.
      for (let k = 0; k < 26; k++) {
        const from: Point = [wide * rng.range(0.08, 0.92), high * rng.range(0.78, 0.98)]
        const bend: Point = [from[0] + (x - from[0]) * 0.3, (from[1] + y) / 2 + 60]
        const thread = Array.from({ length: 14 }, (_, i): Point => {
          const t = (i / 13) * 0.9
          return [
            from[0] * (1 - t) ** 2 + bend[0] * 2 * t * (1 - t) + x * t * t,
            from[1] * (1 - t) ** 2 + bend[1] * 2 * t * (1 - t) + y * t * t,
          ]
        })
        filament(pen, thread, rng.range(0.8, 2.4), palette, 0.35)
      }
      motes(pen, rng, 'stone', palette, 90, () => {
        const a = rng.range(0, 7)
        const d = r * rng.range(1.3, 3)
        return [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.86]
      })
      motes(pen, rng, element.mote, palette, 60, () => {
        const a = rng.range(0, 7)
        const d = r * rng.range(1.2, 2.6)
        return [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.86]
      })
    },
    14,
    1,
  )
  const ring = (front: boolean) =>
    cast.light(
      (pen) => {
        pen.save()
        pen.translate(x, y)
        pen.rotate(tilt)
        pen.scale(1, 0.24)
        for (let k = 0; k < 60; k++) {
          const d = r * (1.25 + (k / 60) * 0.95) * rng.range(0.97, 1.03)
          pen.strokeStyle = css(k < 14 ? palette.core : k < 36 ? palette.main : palette.deep, 0.5 * (1 - k / 80))
          pen.lineWidth = rng.range(3, 9)
          pen.beginPath()
          pen.arc(0, 0, d, front ? 0 : Math.PI, front ? Math.PI : Math.PI * 2)
          pen.stroke()
        }
        pen.restore()
      },
      16,
      1,
    )
  ring(false)
  cast.solid([
    {
      shape: (pen) => {
        pen.beginPath()
        pen.arc(x, y, r, 0, 7)
        pen.fill()
      },
      radius: 4,
      noShade: true,
      material: { colour: [2, 1, 4], gloss: 1, specular: 0, rim: 0, bump: 0, grain: [9, 9] },
      shadow: { distance: 0, soft: 1, strength: 0 },
    },
  ])
  cast.light(
    (pen) => {
      for (const [width, tone, alpha] of [
        [26, palette.deep, 0.5],
        [11, palette.main, 0.8],
        [4, palette.core, 1],
      ] as const) {
        pen.strokeStyle = css(tone, alpha)
        pen.lineWidth = width
        pen.beginPath()
        pen.arc(x, y, r * 1.04, 0, 7)
        pen.stroke()
      }
    },
    10,
    1,
  )
  ring(true)
}
