import { css, shade } from '../../../paint/colour.ts'
import type { Material } from '../../../paint/material.ts'
import type { Layer } from '../../../paint/relief.ts'
import type { Cast, Form } from '../cast.ts'
import { motes } from '../motes.ts'
import { flare, type Point, streams } from '../streams.ts'
import { person } from './person.ts'
import { lit } from './solid.ts'

export const beam: Form = (cast) => {
  const { palette, element, scene, x, horizon, high } = cast
  const rng = cast.random('beam')
  const foot = horizon + (high - horizon) * 0.35
  const half = 92 * scene.power
  const falling = scene.extras.includes('falling')
  cast.pool(x, foot, 640, 1.3)
  cast.light(
    (pen) => {
      if (falling) fromAbove(pen, cast, foot)
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
          out[1] = !falling && (element.line === 'flame' || scene.element === 'healing') ? -1 : 1
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
  // Over the light, or they would be lost in it; a little of it falls before them.
  if (!scene.figure) return
  cast.solid(person(cast, x, foot + 12, 400, scene.figure))
  cast.light((pen) => flare(pen, x, foot - 300, 240, palette.core, palette.main, 0.4), 10)
}

/** An opening in the dark overhead that light pours from, in shafts that spread towards the floor. */
function fromAbove(pen: Parameters<Parameters<Cast['light']>[0]>[0], cast: Cast, foot: number): void {
  const { palette, x, element, scene } = cast
  const rng = cast.random('from above')
  const reach = 330 * scene.power
  for (let k = 0; k < 15; k++) {
    const t = (k + 0.5) / 15 - 0.5
    const middle = x + t * 2 * reach * rng.range(0.85, 1.1)
    const wide = rng.range(16, 62)
    const shaft = pen.createLinearGradient(0, 0, 0, foot)
    const strength = (0.42 - Math.abs(t) * 0.4) * rng.range(0.6, 1.2)
    shaft.addColorStop(0, css(palette.core, strength))
    shaft.addColorStop(0.5, css(palette.main, strength * 0.6))
    shaft.addColorStop(1, css(palette.deep, strength * 0.25))
    pen.fillStyle = shaft
    pen.beginPath()
    pen.moveTo(x + t * 250 - wide * 0.3, -10)
    pen.lineTo(x + t * 250 + wide * 0.3, -10)
    pen.lineTo(middle + wide, foot)
    pen.lineTo(middle - wide, foot)
    pen.fill()
  }
  pen.save()
  pen.translate(x, 6)
  pen.scale(1, 0.42)
  flare(pen, 0, 0, 430, [255, 255, 255], palette.core, 1)
  flare(pen, 0, 0, 560, palette.main, palette.deep, 0.8)
  pen.restore()
  // Flecks that sink, each with its trail above it.
  for (let k = 0; k < 70; k++) {
    const fx = x + rng.normal() * reach * 0.62
    const fy = rng.range(60, foot - 20)
    const long = rng.range(30, 110)
    const trail = pen.createLinearGradient(0, fy - long, 0, fy)
    trail.addColorStop(0, css(palette.main, 0))
    trail.addColorStop(1, css(palette.core, 0.8))
    pen.fillStyle = trail
    pen.fillRect(fx - 1.4, fy - long, 2.8, long)
    flare(pen, fx, fy, rng.range(7, 17), [255, 255, 255], palette.core, 0.9)
  }
  motes(pen, rng, element.mote, palette, 60, () => [x + rng.normal() * reach * 0.6, rng.range(30, foot)])
}

export const cone: Form = (cast) => {
  const { wide, high, palette, element, scene } = cast
  const rng = cast.random('cone')
  const from: Point = scene.figure ? [wide * 0.2, high * 0.58] : [wide * 0.04, high * 0.5]
  if (scene.figure) cast.solid(person(cast, wide * 0.1, high * 0.92, 430, scene.figure))
  const held = scene.extras.includes('hands') && !scene.figure
  cast.pool(wide * 0.6, high * 0.62, 640, 1)
  cast.light(
    (pen) => {
      streams(pen, rng, {
        // Begun all along the cone: lines that all began at its point would burn it white.
        from: () => {
          const t = 40 + rng.next() ** 1.3 * wide * 0.7
          return [from[0] + t, from[1] + rng.range(-0.46, 0.46) * t]
        },
        flow: (x, y, out) => {
          const t = Math.max(60, x - from[0])
          const slope = (y - from[1]) / t
          out[0] = 1
          out[1] = slope + Math.sin(y * 0.05 + x * 0.013) * 0.12 - (element.line === 'flame' ? 0.08 : 0)
        },
        count: 620,
        steps: 34,
        stride: 13,
        width: 12,
        alpha: 0.34,
        palette,
        eddy: 0.22,
        eddySize: 130,
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
    16,
    0.66,
  )
  if (held) cast.solid(openHands(cast, from[0] - 40, from[1]))
}

/** Two hands thrust out side by side, thumbs together and fingers spread, as whoever stands behind them holds them. */
function openHands({ palette }: Cast, x: number, y: number): Layer[] {
  const flesh: Material = lit(
    { colour: [150, 104, 78], gloss: 12, specular: 0.12, rim: 0.9, bump: 0.5, grain: [14, 14], wrap: 0.3 },
    palette.main,
    0.1,
  )
  const sleeve: Material = {
    colour: shade(palette.deep, -0.1, 0.6),
    gloss: 6,
    specular: 0.03,
    rim: 0.9,
    bump: 3,
    grain: [30, 60],
  }
  const limb = (points: readonly Point[], width: number, material: Material): Layer => ({
    shape: (pen) => {
      pen.lineCap = 'round'
      pen.lineJoin = 'round'
      pen.lineWidth = width
      pen.beginPath()
      for (const [px, py] of points) pen.lineTo(x + px, y + py)
      pen.stroke()
    },
    radius: width / 2,
    bulge: 6,
    material,
    shadow: { distance: 6, soft: 8, strength: 0.5 },
  })
  return [-1, 1].flatMap((s) => [
    limb(
      [
        [-120, s * 190],
        [-10, s * 112],
      ],
      74,
      sleeve,
    ),
    limb(
      [
        [0, s * 106],
        [62, s * 70],
      ],
      46,
      flesh,
    ),
    // The thumb towards the other hand, then the fingers outwards.
    ...(
      [
        [96, 10, 22],
        [176, 24, 22],
        [186, 64, 23],
        [170, 104, 22],
        [134, 140, 19],
      ] as const
    ).map(([fx, fy, width]) =>
      limb(
        [
          [70, s * 68],
          [(70 + fx) / 2 + 6, (s * (68 + fy)) / 2],
          [fx, s * fy],
        ],
        width,
        flesh,
      ),
    ),
    limb(
      [
        [56, s * 74],
        [84, s * 66],
      ],
      66,
      flesh,
    ),
  ])
}
