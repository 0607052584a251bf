import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb } from '../../paint/colour.ts'
import { noise } from '../../paint/noise.ts'
import type { Random } from '../../paint/random.ts'
import type { SpellScene } from './scene.ts'

export type Point = readonly [x: number, y: number]
type Palette = SpellScene['palette']

export interface StreamOptions {
  /** Where a line starts. */
  from: (k: number) => Point
  /** Which way it runs at a place, any length; written into `out`. */
  flow: (x: number, y: number, out: [number, number]) => void
  count: number
  steps: number
  /** Units a step. */
  stride: number
  width: number
  alpha: number
  palette: Palette
  /** How much the air's own eddies push it about, 0-1. */
  eddy?: number
  /** Units across one eddy. */
  eddySize?: number
  /** Draws lines together into tongues, as fire does, instead of turning them in whorls. */
  gather?: boolean
  seed: number
}

/** Hundreds of fine lines of light that follow a flow: silk, smoke, fire, energy. Draw on a pen that adds. */
export function streams(pen: SKRSContext2D, rng: Random, options: StreamOptions): void {
  const {
    from,
    flow,
    count,
    steps,
    stride,
    width,
    alpha,
    palette,
    eddy = 0.4,
    eddySize = 150,
    gather = false,
    seed,
  } = options
  const tones = [
    palette.deep,
    mix(palette.deep, palette.main, 0.6),
    palette.main,
    mix(palette.main, palette.core, 0.5),
    palette.core,
  ].map((tone) => css(tone, 1))
  const out: [number, number] = [0, 0]
  for (let k = 0; k < count; k++) {
    let [x, y] = from(k)
    const heat = rng.next()
    const tone = heat > 0.9 ? 4 : heat > 0.72 ? 3 : heat > 0.42 ? 2 : heat > 0.18 ? 1 : 0
    const reach = Math.max(4, Math.round(steps * rng.range(0.45, 1)))
    const drift = rng.range(0.8, 1.25)
    pen.strokeStyle = tones[tone]!
    pen.globalAlpha = alpha * rng.range(0.4, 1)
    pen.lineWidth = width * rng.range(0.35, 1.1) * (tone > 2 ? 0.6 : 1)
    pen.beginPath()
    pen.moveTo(x, y)
    for (let step = 0; step < reach; step++) {
      flow(x, y, out)
      let vx = out[0]
      let vy = out[1]
      const length = Math.hypot(vx, vy) || 1
      const here = noise(x / eddySize, y / eddySize, seed)
      if (gather) {
        const turn = (here - 0.5) * 9
        vx = vx / length + Math.cos(turn) * eddy
        vy = vy / length + Math.sin(turn) * eddy
      } else {
        // Across the slope of the noise, so that lines never crowd into one.
        vx = vx / length + (noise(x / eddySize, y / eddySize + 0.3, seed) - here) * 5 * eddy
        vy = vy / length - (noise(x / eddySize + 0.3, y / eddySize, seed) - here) * 5 * eddy
      }
      x += vx * stride * drift
      y += vy * stride * drift
      pen.lineTo(x, y)
    }
    pen.stroke()
  }
  pen.globalAlpha = 1
}

/** A soft round light. */
export function flare(
  pen: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  inner: Rgb,
  outer: Rgb,
  strength = 1,
): void {
  const gradient = pen.createRadialGradient(x, y, 0, x, y, radius)
  gradient.addColorStop(0, css(inner, strength))
  gradient.addColorStop(0.25, css(mix(inner, outer, 0.5), strength * 0.6))
  gradient.addColorStop(0.6, css(outer, strength * 0.18))
  gradient.addColorStop(1, css(outer, 0))
  pen.fillStyle = gradient
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

/** A line of light with a hot core. */
export function filament(
  pen: SKRSContext2D,
  points: readonly Point[],
  width: number,
  palette: Palette,
  alpha = 1,
): void {
  for (const [scale, tone, strength] of [
    [3.2, palette.deep, 0.4],
    [1.5, palette.main, 0.7],
    [0.55, palette.core, 1],
  ] as const) {
    pen.strokeStyle = css(tone, strength * alpha)
    pen.lineWidth = width * scale
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x, y)
    pen.stroke()
  }
}
