import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb } from '../paint/colour.ts'
import { random } from '../paint/random.ts'
import { puff, smoke } from './effects.ts'
import type { LandscapeScene, Thing } from './scene.ts'
import { columnAt, rowAt, type View } from './view.ts'

/** Hot water that rises out of the ground in a plume, with its pools; (x, y) the vent and `tall` the plume, px. */
export function drawSpring(
  pen: SKRSContext2D,
  scene: LandscapeScene,
  thing: Thing,
  x: number,
  y: number,
  tall: number,
) {
  const dice = random(thing.seed).fork('spring')
  const { ambient, sun } = scene.light
  const day = Math.min(1, ambient[1] + sun[1] * 0.5)
  const lit = (c: Rgb): Rgb => [c[0] * day, c[1] * day, c[2] * day]
  for (const [dx, wide] of [
    [0, 0.55],
    [-0.72, 0.34],
    [0.66, 0.28],
  ] as const) {
    const at = x + dx * tall
    const down = y + Math.abs(dx) * tall * 0.16
    for (const [colour, by] of [
      [[196, 140, 66], 1.3],
      [[222, 196, 120], 1.12],
      [[70, 168, 178], 0.94],
      [[38, 118, 150], 0.6],
    ] as const) {
      pen.fillStyle = css(lit(colour))
      pen.beginPath()
      pen.ellipse(at, down, wide * tall * by * 0.7, wide * tall * by * 0.13, 0, 0, Math.PI * 2)
      pen.fill()
    }
  }
  const white = lit([240, 246, 250])
  for (let k = 0; k < 80; k++) {
    const t = dice.next()
    const spread = tall * (0.03 + 0.16 * t * t)
    pen.strokeStyle = css(white, 0.34)
    pen.lineWidth = Math.max(0.6, tall * 0.016)
    pen.beginPath()
    const foot = x + dice.range(-0.02, 0.02) * tall
    pen.moveTo(foot, y - tall * t * 0.5)
    pen.lineTo(foot + dice.normal() * spread, y - tall * Math.min(1, t * 0.6 + 0.32))
    pen.stroke()
  }
  for (let k = 0; k < 26; k++) {
    const t = dice.next()
    puff(
      pen,
      x + dice.normal() * tall * 0.1 * (0.4 + t),
      y - tall * (0.45 + 0.6 * t),
      tall * dice.range(0.06, 0.17),
      white,
      0.32,
    )
  }
  smoke(pen, scene, x, y - tall * 0.7, tall * 0.9, tall * 0.16, thing.seed, 0)
}

/** Water that turns about a hole: rings that wind inwards, foam along them, the dark at its heart. */
export function drawWhirlpool(pen: SKRSContext2D, scene: LandscapeScene, thing: Thing, view: View) {
  const dice = random(thing.seed).fork('whirlpool')
  const x = columnAt(view, thing.x, thing.z)
  const y = rowAt(view, 0, thing.z)
  const wide = (view.focal * thing.size * 0.5) / thing.z
  const flat = Math.min(0.5, (view.eye / thing.z) * 1.1)
  const { ambient, sun } = scene.light
  const day = Math.min(1, 0.35 + ambient[1] + sun[1] * 0.4)
  const water = scene.water?.colour ?? [30, 70, 90]
  const lit = (c: Rgb): Rgb => [c[0] * day, c[1] * day, c[2] * day]
  const rings = 26
  for (let k = 0; k < rings; k++) {
    const r = 1 - k / rings
    const sink = (1 - r) ** 2 * wide * 0.24
    pen.fillStyle = css(lit(mix(water, [4, 8, 14], (1 - r) * 0.85 + (k % 2) * 0.06)), k === 0 ? 0.5 : 0.95)
    pen.beginPath()
    pen.ellipse(x, y + sink * flat * 2, wide * r, wide * r * flat, 0, 0, Math.PI * 2)
    pen.fill()
  }
  pen.lineCap = 'round'
  const foam = lit([228, 238, 240])
  for (let arm = 0; arm < 9; arm++) {
    const turn = (arm / 9) * Math.PI * 2
    for (let k = 0; k < 34; k++) {
      const t = k / 34
      const at = (u: number): [number, number] => {
        const r = 1.02 - u * 0.92
        const angle = turn + u * 5.2
        const sink = (1 - r) ** 2 * wide * 0.24
        return [x + Math.cos(angle) * wide * r, y + Math.sin(angle) * wide * r * flat + sink * flat * 2]
      }
      if (dice.chance(0.22)) continue
      const [ax, ay] = at(t)
      const [bx, by] = at(t + 1 / 34)
      pen.strokeStyle = css(foam, 0.6 * (1 - t) + 0.1)
      pen.lineWidth = Math.max(0.7, wide * 0.022 * (1.1 - t) * dice.range(0.5, 1.3))
      pen.beginPath()
      pen.moveTo(ax, ay)
      pen.lineTo(bx, by)
      pen.stroke()
    }
  }
}
