import { css, mix, type Rgb } from '../../../paint/colour.ts'
import { glow, metal } from '../../../paint/material.ts'
import type { Shape } from '../../../paint/relief.ts'
import type { Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { filament, flare, type Point, streams } from '../streams.ts'
import { lit } from './solid.ts'

/** Shapes of light turned about the middle: an eye, copies in a glass, a dial. */
export const eye: Form = (cast) => {
  const { x, y, palette, element, scene } = cast
  const rng = cast.random('eye')
  const w = 330 * scene.power
  cast.pool(x, cast.horizon + 80, 600, 0.9)
  cast.light((pen) => {
    flare(pen, x, y, 500, palette.main, palette.deep, 0.7)
    for (let k = 0; k < 9; k++) {
      pen.strokeStyle = css(mix(palette.main, palette.deep, k / 9), 0.7 - k * 0.06)
      pen.lineWidth = 7 - k * 0.5
      const r = 1 + k * 0.17
      pen.beginPath()
      pen.moveTo(x - w * r, y)
      pen.quadraticCurveTo(x, y - w * 0.9 * r, x + w * r, y)
      pen.quadraticCurveTo(x, y + w * 0.9 * r, x - w * r, y)
      pen.stroke()
    }
    streams(pen, rng, {
      from: () => {
        const a = rng.range(0, 7)
        return [x + Math.cos(a) * w * 0.4, y + Math.sin(a) * w * 0.4]
      },
      flow: (px, py, out) => {
        out[0] = px - x
        out[1] = py - y
      },
      count: 330,
      steps: 20,
      stride: 11,
      width: 5,
      alpha: 0.4,
      palette,
      eddy: 0.5,
      seed: scene.seed,
    })
    for (let k = 0; k < 130; k++) {
      const a = (k / 130) * Math.PI * 2
      pen.strokeStyle = css(mix(palette.main, palette.core, rng.next()), 0.8)
      pen.lineWidth = 3.4
      pen.beginPath()
      pen.moveTo(x + Math.cos(a) * w * 0.13, y + Math.sin(a) * w * 0.13)
      pen.lineTo(x + Math.cos(a) * w * 0.38, y + Math.sin(a) * w * 0.38)
      pen.stroke()
    }
  }, 18)
  const none = { distance: 0, soft: 1, strength: 0 }
  cast.solid([
    {
      shape: (pen) => {
        pen.beginPath()
        pen.ellipse(x, y, w * 0.085, w * 0.2, 0, 0, 7)
        pen.fill()
      },
      radius: 8,
      noShade: true,
      material: { ...glow([0, 0, 0], 0), colour: [12, 6, 16] },
      shadow: none,
    },
  ])
  cast.light((pen) => {
    flare(pen, x - w * 0.1, y - w * 0.14, 60, [255, 255, 255], palette.core, 0.9)
    motes(pen, rng, element.mote, palette, 110, () => [x + rng.normal() * 330, y + rng.normal() * 240])
  }, 12)
}

export const mirrors: Form = (cast) => {
  const { x, y, palette, element, scene, horizon, high } = cast
  const rng = cast.random('mirrors')
  const foot = horizon + (high - horizon) * 0.44
  const n = Math.max(3, Math.min(7, scene.count > 1 ? scene.count : 5))
  cast.pool(x, foot, 640, 0.9)
  const tints: Rgb[] = [palette.deep, palette.main, mix(palette.main, palette.core, 0.4)]
  const figure = (pen: Parameters<Shape>[0], fx: number, s: number) => {
    const at = (px: number, py: number): Point => [fx + px * s, foot + py * s]
    pen.beginPath()
    pen.moveTo(...at(-150, 0))
    pen.bezierCurveTo(...at(-110, -200), ...at(-110, -330), ...at(-70, -400))
    pen.bezierCurveTo(...at(-76, -500), ...at(-50, -560), ...at(0, -600))
    pen.bezierCurveTo(...at(50, -560), ...at(76, -500), ...at(70, -400))
    pen.bezierCurveTo(...at(110, -330), ...at(110, -200), ...at(150, 0))
    pen.quadraticCurveTo(...at(0, 30), ...at(-150, 0))
    pen.fill()
  }
  cast.light((pen) => {
    flare(pen, x, y, 470, palette.main, palette.deep, 0.5)
    const order = Array.from({ length: n }, (_, k) => k - (n - 1) / 2).sort((a, b) => Math.abs(b) - Math.abs(a))
    for (const k of order) {
      const s = (0.98 - Math.abs(k) * 0.12) * scene.power
      for (const [shift, tint] of [
        [-9, tints[0]!],
        [9, tints[1]!],
        [0, tints[2]!],
      ] as const) {
        pen.fillStyle = css(tint, 0.2 - Math.abs(k) * 0.03)
        figure(pen, x + k * 150 + shift, s)
      }
      pen.strokeStyle = css(palette.core, 0.5)
      streams(pen, rng, {
        from: () => [x + k * 150 + rng.normal() * 70 * s, foot - rng.range(0, 560) * s],
        flow: (_px, _py, out) => {
          out[0] = 0.12
          out[1] = -1
        },
        count: 70,
        steps: 18,
        stride: 10,
        width: 4,
        alpha: 0.4,
        palette,
        eddy: 0.5,
        seed: scene.seed,
      })
    }
    motes(pen, rng, element.mote, palette, 120, () => [x + rng.normal() * 330, y + rng.normal() * 260])
  }, 16)
  const none = { distance: 0, soft: 1, strength: 0 }
  cast.solid([
    {
      shape: (pen) => {
        pen.beginPath()
        pen.ellipse(x, foot - 500 * scene.power, 38, 54, 0, 0, 7)
        pen.fill()
      },
      radius: 20,
      noShade: true,
      material: { ...glow([0, 0, 0], 0), colour: [10, 8, 18], alpha: 0.9 },
      shadow: none,
    },
  ])
  cast.light((pen) => {
    for (const side of [-1, 1])
      flare(pen, x + side * 14, foot - 506 * scene.power, 15, [255, 255, 255], palette.core, 1)
  }, 8)
}

export const clock: Form = (cast) => {
  const { x, y, palette, element, scene } = cast
  const rng = cast.random('clock')
  const r = 320 * scene.power
  const brass = lit(metal(palette.main), palette.deep, 0.35)
  const gear =
    (cx: number, cy: number, radius: number, teeth: number): Shape =>
    (pen) => {
      pen.save()
      pen.translate(cx, cy)
      pen.beginPath()
      for (let k = 0; k < teeth * 4; k++) {
        const a = (k / (teeth * 4)) * Math.PI * 2
        const d = k % 4 < 2 ? radius : radius * 0.84
        pen.lineTo(Math.cos(a) * d, Math.sin(a) * d)
      }
      pen.fill()
      pen.globalCompositeOperation = 'destination-out'
      pen.beginPath()
      pen.arc(0, 0, radius * 0.6, 0, 7)
      pen.fill()
      pen.globalCompositeOperation = 'source-over'
      pen.lineWidth = radius * 0.13
      for (let k = 0; k < 3; k++) {
        pen.rotate(Math.PI / 3)
        pen.beginPath()
        pen.moveTo(-radius * 0.7, 0)
        pen.lineTo(radius * 0.7, 0)
        pen.stroke()
      }
      pen.beginPath()
      pen.arc(0, 0, radius * 0.2, 0, 7)
      pen.fill()
      pen.restore()
    }
  cast.pool(x, cast.horizon + 80, 640, 1)
  cast.light((pen) => {
    flare(pen, x, y, 520, palette.main, palette.deep, 0.8)
    streams(pen, rng, {
      from: () => {
        const a = rng.range(0, 7)
        const d = r * rng.range(0.5, 1.3)
        return [x + Math.cos(a) * d, y + Math.sin(a) * d]
      },
      flow: (px, py, out) => {
        out[0] = -(py - y)
        out[1] = px - x
      },
      count: 330,
      steps: 30,
      stride: 11,
      width: 5,
      alpha: 0.36,
      palette,
      eddy: 0.2,
      seed: scene.seed,
    })
  }, 16)
  cast.solid([
    { shape: gear(x - 210, y + 190, 110, 12), radius: 9, material: brass },
    { shape: gear(x + 230, y - 180, 92, 10), radius: 9, material: brass },
    { shape: gear(x + 190, y + 220, 70, 9), radius: 8, material: brass },
    {
      shape: (pen) => {
        pen.lineWidth = 30
        pen.beginPath()
        pen.arc(x, y, r * 0.8, 0, 7)
        pen.stroke()
      },
      radius: 15,
      material: brass,
    },
    {
      shape: (pen) => {
        for (let k = 0; k < 12; k++) {
          pen.save()
          pen.translate(x, y)
          pen.rotate((k * Math.PI) / 6)
          pen.fillRect(-7, -r * 0.72, 14, k % 3 === 0 ? 62 : 34)
          pen.restore()
        }
      },
      radius: 6,
      material: lit(brass, palette.core, 0.5),
    },
    {
      shape: (pen) => {
        for (const [turn, long, width] of [
          [0.7, 0.62, 15],
          [-1.1, 0.42, 21],
        ] as const) {
          pen.save()
          pen.translate(x, y)
          pen.rotate(turn)
          pen.beginPath()
          pen.moveTo(-width, 20)
          pen.lineTo(0, -r * long)
          pen.lineTo(width, 20)
          pen.fill()
          pen.restore()
        }
        pen.beginPath()
        pen.arc(x, y, 30, 0, 7)
        pen.fill()
      },
      radius: 9,
      material: lit(brass, palette.core, 0.4),
    },
  ])
  cast.light((pen) => {
    for (let k = 0; k < 5; k++) {
      const a = rng.range(0, 7)
      filament(
        pen,
        Array.from(
          { length: 26 },
          (_, i): Point => [
            x + Math.cos(a + i * 0.06) * r * (0.9 + k * 0.06),
            y + Math.sin(a + i * 0.06) * r * (0.9 + k * 0.06),
          ],
        ),
        4,
        palette,
        0.8,
      )
    }
    motes(pen, rng, element.mote, palette, 200, () => [x + rng.normal() * 280, y + rng.normal() * 280])
  }, 14)
}
