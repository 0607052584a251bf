import { css, mix } from '../../../paint/colour.ts'
import type { Cast, Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { flare, streams } from '../streams.ts'
import { lightningStroke } from './lightning.ts'

/** A sphere of power with its element boiling in it. */
export function sphere(cast: Cast, x: number, y: number, r: number, label: string) {
  const { palette, element, scene } = cast
  const rng = cast.random(label)
  const flame = element.line === 'flame'
  cast.light(
    (pen) => {
      flare(pen, x, y, r * 2.6, palette.main, palette.deep, 0.6)
      flare(pen, x, y, r * 1.1, palette.core, palette.main, 0.75)
      streams(pen, rng, {
        from: () => {
          const a = rng.range(0, Math.PI * 2)
          const d = r * Math.sqrt(rng.range(0.2, 1))
          return [x + Math.cos(a) * d, y + Math.sin(a) * d]
        },
        flow: (px, py, out) => {
          const ox = (px - x) / r
          const oy = (py - y) / r
          const d = Math.hypot(ox, oy)
          // Round the heart, held in by the sphere's skin; fire breaks out at the top.
          const hold = d > 1 && !(flame && oy < 0.2) ? -1.4 : 0
          out[0] = -oy + ox * hold
          out[1] = ox + oy * hold - (flame ? 1.5 * d : 0)
        },
        count: 520,
        steps: 26,
        stride: r * 0.055,
        width: r * 0.045,
        alpha: 0.5,
        palette,
        eddy: 0.55,
        eddySize: r * 0.6,
        gather: element.line === 'flame',
        seed: scene.seed,
      })
      if (element.line === 'jag')
        for (let k = 0; k < 7; k++) {
          const a = rng.range(0, Math.PI * 2)
          lightningStroke(pen, rng, cast, [x, y], [x + Math.cos(a) * r * 1.5, y + Math.sin(a) * r * 1.5], r * 0.05)
        }
      flare(pen, x - r * 0.1, y - r * 0.1, r * 0.5, [255, 255, 255], palette.core, 0.8)
      motes(pen, rng, element.mote, palette, 120, () => {
        const a = rng.range(0, Math.PI * 2)
        const d = r * (0.7 + Math.abs(rng.normal()) * 0.8)
        return [x + Math.cos(a) * d, y + Math.sin(a) * d - (flame ? d * 0.3 : 0)]
      })
    },
    22,
    1,
  )
}

export const ball: Form = (cast) => {
  const { scene, wide, high } = cast
  const n = Math.min(5, scene.count)
  if (scene.extras.includes('explosive')) return burst(cast)
  for (let k = 0; k < n; k++) {
    const x = n === 1 ? cast.x : wide * (0.16 + (0.68 * (k + 0.5)) / n)
    const y = n === 1 ? cast.y : high * (0.44 + (k % 2 ? 0.1 : -0.06))
    const r = (n === 1 ? 215 : 320 / (n + 0.4)) * scene.power
    cast.pool(x, cast.horizon + 120, 520, 1)
    sphere(cast, x, y, r, `sphere ${k}`)
  }
}

export const burst: Form = (cast) => {
  const { x, y, palette, element, scene } = cast
  const rng = cast.random('burst')
  const r = 330 * scene.power
  cast.pool(x, y + 120, 760, 1.2)
  cast.light(
    (pen) => {
      flare(pen, x, y, r * 1.5, palette.main, palette.deep, 0.8)
      for (let k = 0; k < 64; k++) {
        const a = (k / 64) * Math.PI * 2 + rng.range(-0.05, 0.05)
        const reach = r * rng.range(0.5, 1.5)
        pen.fillStyle = css(mix(palette.deep, palette.core, rng.next()), 0.3)
        pen.beginPath()
        pen.moveTo(x + Math.cos(a - 0.05) * r * 0.1, y + Math.sin(a - 0.05) * r * 0.1)
        pen.lineTo(x + Math.cos(a) * reach, y + Math.sin(a) * reach)
        pen.lineTo(x + Math.cos(a + 0.05) * r * 0.1, y + Math.sin(a + 0.05) * r * 0.1)
        pen.fill()
      }
      streams(pen, rng, {
        // Evenly all round, or it would grow wings.
        from: (k) => {
          const a = k * 2.399963 + rng.range(-0.04, 0.04)
          const d = r * rng.range(0.12, 0.6)
          return [x + Math.cos(a) * d, y + Math.sin(a) * d]
        },
        flow: (px, py, out) => {
          out[0] = px - x
          out[1] = py - y
        },
        count: 460,
        steps: 20,
        stride: r * 0.04,
        width: r * 0.03,
        alpha: 0.5,
        palette,
        eddy: element.line === 'flame' ? 0.32 : 0.4,
        eddySize: 70,
        gather: element.line === 'flame',
        seed: scene.seed,
      })
      for (const [out, width, tone, alpha] of [
        [1.02, 90, palette.deep, 0.3],
        [1.05, 40, palette.main, 0.2],
        [1.07, 12, palette.main, 0.3],
      ] as const) {
        pen.strokeStyle = css(tone, alpha)
        pen.lineWidth = width
        pen.beginPath()
        pen.arc(x, y, r * out, 0, 7)
        pen.stroke()
      }
      flare(pen, x, y, r * 0.6, [255, 255, 255], palette.core, 0.95)
      motes(pen, rng, element.mote, palette, 170, () => {
        const a = rng.range(0, Math.PI * 2)
        const d = r * rng.range(0.5, 1.6)
        return [x + Math.cos(a) * d, y + Math.sin(a) * d]
      })
    },
    26,
    1,
  )
}
