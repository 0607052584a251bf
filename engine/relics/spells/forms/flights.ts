import { css, mix } from '../../../paint/colour.ts'
import type { Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { flare, type Point, streams } from '../streams.ts'

/** Two wings of light, feather by feather, from one heart. */
export const wings: Form = (cast) => {
  const { x, y, palette, element, scene } = cast
  const rng = cast.random('wings')
  const s = scene.power
  const root: Point = [x, y + 90]
  cast.pool(x, cast.horizon + 90, 640, 1.1)
  cast.light(
    (pen) => {
      flare(pen, root[0], root[1] - 60, 430, palette.main, palette.deep, 0.6)
      for (const side of [-1, 1]) {
        for (const row of [0, 1, 2]) {
          const feathers = 17 - row * 3
          for (let k = 0; k < feathers; k++) {
            const t = k / (feathers - 1)
            const angle = -Math.PI / 2 + side * (0.26 + t * 1.72)
            const long = (470 - t * 210 - row * 120) * s * (0.92 + rng.range(0, 0.12))
            const sx = root[0] + side * (46 + t * 30)
            const sy = root[1] - 60 + t * 60
            const ex = sx + Math.cos(angle) * long
            const ey = sy + Math.sin(angle) * long * 0.92
            const mx = (sx + ex) / 2 + side * long * 0.09
            const my = (sy + ey) / 2 - Math.abs(Math.cos(angle)) * long * 0.24
            const half = (15 - row * 3) * s
            pen.fillStyle = css(
              mix(palette.deep, row === 2 ? palette.core : palette.main, 0.4 + rng.range(0, 0.5)),
              0.5,
            )
            pen.beginPath()
            pen.moveTo(sx, sy)
            pen.quadraticCurveTo(mx - half, my - half, ex, ey)
            pen.quadraticCurveTo(mx + half, my + half * 1.6, sx, sy)
            pen.fill()
            pen.strokeStyle = css(palette.core, 0.4)
            pen.lineWidth = 1.6
            pen.beginPath()
            pen.moveTo(sx, sy)
            pen.quadraticCurveTo(mx, my, ex, ey)
            pen.stroke()
          }
        }
      }
      flare(pen, root[0], root[1] - 40, 96, [255, 255, 255], palette.core, 0.9)
      streams(pen, rng, {
        from: () => [root[0] + rng.normal() * 40, root[1] + rng.range(-60, 120)],
        flow: (_px, _py, out) => {
          out[0] = 0
          out[1] = 1
        },
        count: 130,
        steps: 22,
        stride: 11,
        width: 5,
        alpha: 0.36,
        palette,
        eddy: 0.4,
        seed: scene.seed,
      })
      motes(pen, rng, element.mote, palette, 130, () => [x + rng.normal() * 330, y + rng.normal() * 240])
    },
    20,
    0.95,
  )
}

/** Many small winged things in a turning cloud. */
export const swarm: Form = (cast) => {
  const { x, y, palette, element, scene } = cast
  const rng = cast.random('swarm')
  cast.pool(x, cast.horizon + 90, 600, 0.9)
  cast.light(
    (pen) => {
      flare(pen, x, y, 430, palette.main, palette.deep, 0.7)
      streams(pen, rng, {
        from: () => {
          const a = rng.range(0, 7)
          const d = rng.range(90, 360)
          return [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.7]
        },
        flow: (px, py, out) => {
          out[0] = -(py - y) / 0.7
          out[1] = (px - x) * 0.7
        },
        count: 240,
        steps: 26,
        stride: 10,
        width: 4,
        alpha: 0.26,
        palette,
        eddy: 0.3,
        seed: scene.seed,
      })
      for (let k = 0; k < 110; k++) {
        const a = k * 2.399
        const d = 34 + 34 * Math.sqrt(k) * scene.power
        const size = 9 + rng.next() ** 2 * 34
        pen.save()
        pen.translate(x + Math.cos(a) * d * 1.1, y + Math.sin(a) * d * 0.82)
        pen.rotate(a + Math.PI / 2 + rng.range(-0.5, 0.5))
        pen.fillStyle = css(mix(palette.main, palette.core, rng.next()), 0.85)
        const lift = rng.range(0.2, 0.9)
        pen.beginPath()
        for (const side of [-1, 1]) {
          pen.moveTo(0, size * 0.3)
          pen.quadraticCurveTo(side * size * 0.5, -size * lift, side * size * 1.5, -size * lift * 0.7)
          pen.quadraticCurveTo(side * size * 0.9, 0, side * size * 0.5, size * 0.1)
          pen.quadraticCurveTo(side * size * 0.2, size * 0.1, 0, size * 0.5)
        }
        pen.ellipse(0, size * 0.2, size * 0.16, size * 0.4, 0, 0, 7)
        pen.fill()
        pen.restore()
      }
      motes(pen, rng, element.mote, palette, 90, () => [x + rng.normal() * 330, y + rng.normal() * 260])
    },
    14,
    1,
  )
}

/** Gas that rolls along the floor. */
export const cloud: Form = (cast) => {
  const { x, y, wide, high, palette, element, scene, horizon } = cast
  const rng = cast.random('cloud')
  cast.pool(x, y + 120, 680, 0.8)
  cast.light(
    (pen) => {
      for (let k = 0; k < 130; k++) {
        const t = rng.next()
        const px = x + rng.normal() * wide * 0.22 * scene.power
        const py = horizon + (high - horizon) * 0.4 - t * t * 360 * scene.power
        const r = rng.range(50, 150)
        flare(pen, px, py, r, mix(palette.main, palette.core, rng.next() * 0.5), palette.deep, 0.17)
      }
      streams(pen, rng, {
        from: () => [
          x + rng.normal() * wide * 0.22,
          horizon + (high - horizon) * rng.range(0.1, 0.6) - rng.next() ** 2 * 330,
        ],
        flow: (px, _py, out) => {
          out[0] = (px - x) * 0.004
          out[1] = -0.35
        },
        count: 460,
        steps: 24,
        stride: 10,
        width: 12,
        alpha: 0.2,
        palette,
        eddy: 1.3,
        eddySize: 100,
        seed: scene.seed,
      })
      motes(pen, rng, element.mote, palette, 90, () => [x + rng.normal() * 260, y + 60 + rng.normal() * 190])
    },
    14,
    1,
  )
}
