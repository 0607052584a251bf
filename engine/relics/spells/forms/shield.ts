import { css, mix } from '../../../paint/colour.ts'
import { glyph } from '../../items/runes.ts'
import type { Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { flare, streams } from '../streams.ts'

/** A shield of light held up towards the eye: within its rim rows of runes, or the plates it is made of. */
export const shield: Form = (cast) => {
  const { x, y, palette, element, scene } = cast
  const rng = cast.random('shield')
  const s = Math.min(1.2, scene.power)
  const runes = scene.extras.includes('runes')
  cast.pool(x, cast.horizon + 110, 620, 1.1)
  cast.light(
    (pen) => {
      flare(pen, x, y, 500, palette.main, palette.deep, 0.55)
      const outline = (k: number) => {
        const [w, h] = [265 * s * k, 330 * s * k]
        pen.beginPath()
        pen.moveTo(x - w, y - h * 0.86)
        pen.quadraticCurveTo(x, y - h * 1.06, x + w, y - h * 0.86)
        pen.bezierCurveTo(x + w * 1.06, y + h * 0.1, x + w * 0.66, y + h * 0.72, x, y + h * 1.12)
        pen.bezierCurveTo(x - w * 0.66, y + h * 0.72, x - w * 1.06, y + h * 0.1, x - w, y - h * 0.86)
        pen.closePath()
      }
      const skin = pen.createRadialGradient(x, y, 40, x, y, 400 * s)
      skin.addColorStop(0, css(palette.deep, runes ? 0.1 : 0.24))
      skin.addColorStop(0.7, css(palette.deep, 0.34))
      skin.addColorStop(1, css(palette.main, 0.6))
      pen.fillStyle = skin
      outline(1)
      pen.fill()
      pen.save()
      outline(0.9)
      pen.clip()
      if (runes) {
        const size = 54 * s
        pen.lineCap = 'round'
        for (let row = -5; row <= 6; row++) {
          for (let column = -5; column <= 5; column++) {
            const cx = x + (column + (row & 1) * 0.5) * size * 1.05
            const cy = y + row * size * 1.22
            const strokes = glyph(rng)
            const bright = rng.range(0.55, 1)
            for (const [width, tone, alpha] of [
              [size * 0.22, palette.main, 0.4],
              [size * 0.1, palette.core, 0.95],
            ] as const) {
              pen.strokeStyle = css(tone, alpha * bright)
              pen.lineWidth = width
              for (const [ax, ay, bx, by] of strokes) {
                pen.beginPath()
                pen.moveTo(cx + ax * size * 0.62, cy + ay * size * 0.8)
                pen.lineTo(cx + bx * size * 0.62, cy + by * size * 0.8)
                pen.stroke()
              }
            }
          }
        }
      } else {
        const size = 50 * s
        for (let row = -6; row <= 7; row++) {
          for (let column = -5; column <= 5; column++) {
            const cx = x + (column + (row & 1) * 0.5) * size * 1.74
            const cy = y + row * size * 1.5
            pen.strokeStyle = css(mix(palette.main, palette.core, rng.next()), rng.range(0.2, 0.7))
            pen.lineWidth = 2.6
            pen.beginPath()
            for (let k = 0; k <= 6; k++)
              pen.lineTo(cx + Math.sin((k * Math.PI) / 3) * size * 0.94, cy + Math.cos((k * Math.PI) / 3) * size * 0.94)
            pen.stroke()
            if (rng.chance(0.2)) {
              pen.fillStyle = css(palette.main, 0.3)
              pen.fill()
            }
          }
        }
      }
      pen.restore()
      for (const [k, width, tone, alpha] of [
        [1, 24, palette.deep, 0.5],
        [1, 11, palette.main, 0.85],
        [1, 4, palette.core, 1],
        [0.9, 5, palette.main, 0.7],
      ] as const) {
        pen.strokeStyle = css(tone, alpha)
        pen.lineWidth = width
        outline(k)
        pen.stroke()
      }
      streams(pen, rng, {
        from: () => {
          const a = rng.range(0, Math.PI * 2)
          return [x + Math.cos(a) * 270 * s, y + Math.sin(a) * 320 * s]
        },
        flow: (px, py, out) => {
          out[0] = (px - x) * 0.004
          out[1] = -1 + (py - y) * 0.0006
        },
        count: 130,
        steps: 20,
        stride: 9,
        width: 4,
        alpha: 0.3,
        palette,
        eddy: 0.4,
        gather: element.line === 'flame',
        seed: scene.seed,
      })
      flare(pen, x - 110 * s, y - 170 * s, 150, [255, 255, 255], palette.core, 0.35)
      motes(pen, rng, element.mote, palette, 90, () => [x + rng.normal() * 270, y + rng.normal() * 290])
    },
    13,
    1,
  )
}
