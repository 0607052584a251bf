import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb } from '../paint/colour.ts'
import { random } from '../paint/random.ts'
import type { LandscapeScene, Thing } from './scene.ts'
import { columnAt, rowAt, type View } from './view.ts'

/** A soft round patch of colour. */
export function puff(pen: SKRSContext2D, x: number, y: number, radius: number, colour: Rgb, alpha: number): void {
  if (radius < 0.4) return
  const fill = pen.createRadialGradient(x, y, 0, x, y, radius)
  fill.addColorStop(0, css(colour, alpha))
  fill.addColorStop(0.55, css(colour, alpha * 0.6))
  fill.addColorStop(1, css(colour, 0))
  pen.fillStyle = fill
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

/** Light that a thing throws into the air around it. */
export function shine(pen: SKRSContext2D, x: number, y: number, radius: number, colour: Rgb, alpha: number): void {
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  puff(pen, x, y, radius, colour, alpha)
  pen.restore()
}

/** A column of smoke that leans with the wind and spreads as it rises; `tall` in px. */
export function smoke(
  pen: SKRSContext2D,
  scene: LandscapeScene,
  x: number,
  y: number,
  tall: number,
  width: number,
  seed: number,
  dark: number,
  fire = 0,
): void {
  const dice = random(seed).fork('smoke')
  const { cloud } = scene.sky
  const lean = (0.25 + scene.sky.wind * 0.9) * -Math.sign(scene.light.direction[0] || 1)
  const puffs = 46
  for (let k = 0; k < puffs; k++) {
    const t = k / puffs
    const spread = width * (0.35 + 2.6 * t ** 0.8)
    const px = x + lean * tall * t ** 1.4 + dice.normal() * spread * 0.34
    const py = y - tall * t + dice.normal() * spread * 0.2
    const side = (px - (x + lean * tall * t ** 1.4)) * scene.light.direction[0]
    const base = mix(cloud.shaded, [34, 30, 32], dark)
    const lit = mix(mix(cloud.lit, [60, 54, 54], dark * 0.8), base, side > 0 ? 0.15 : 0.75)
    const glow = fire * Math.max(0, 1 - t * 3.4)
    puff(
      pen,
      px,
      py,
      spread * dice.range(0.6, 1.15),
      mix(lit, [255, 130, 50], glow),
      (0.5 - 0.38 * t) * (1 - glow * 0.3),
    )
  }
}

/** Tongues of flame along the foot of something burning. */
export function flames(
  pen: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  tall: number,
  seed: number,
  hue?: Rgb,
): void {
  const dice = random(seed).fork('flames')
  const glow: Rgb = hue ?? [255, 124, 36]
  const [hot, body, ends] = hue
    ? [mix(hue, [255, 255, 255], 0.55), hue, mix(hue, [0, 0, 0], 0.3)]
    : [[255, 196, 96] as const, glow, [190, 40, 10] as const]
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  puff(pen, x, y - tall * 0.3, width * 1.5, mix(body, ends, 0.2), 0.42)
  const count = 34
  for (let k = 0; k < count; k++) {
    const s = dice.normal() * 0.34
    const fx = x + s * width
    const foot = y + dice.range(-0.12, 0.1) * tall
    const high = tall * dice.range(0.25, 1) * Math.max(0.25, 1 - Math.abs(s) * 1.1)
    const wide = tall * dice.range(0.03, 0.075)
    const lean = dice.range(-0.25, 0.25) * high
    const fill = pen.createLinearGradient(0, foot, 0, foot - high)
    fill.addColorStop(0, css(body, 0))
    fill.addColorStop(0.22, css(hot, 0.5))
    fill.addColorStop(0.5, css(body, 0.42))
    fill.addColorStop(1, css(ends, 0))
    pen.fillStyle = fill
    pen.beginPath()
    pen.moveTo(fx, foot + high * 0.08)
    pen.bezierCurveTo(fx - wide * 1.6, foot - high * 0.2, fx - wide * 0.4, foot - high * 0.55, fx + lean, foot - high)
    pen.bezierCurveTo(fx + wide * 0.5, foot - high * 0.6, fx + wide * 1.7, foot - high * 0.25, fx, foot + high * 0.08)
    pen.fill()
  }
  pen.restore()
}

/** The flames of a fire of logs that are `tall` px high; `width` px. */
export function blaze(
  pen: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  tall: number,
  seed: number,
  hue?: Rgb,
): void {
  flames(pen, x, y - tall * 0.06, width, tall * 1.15, seed, hue)
  flames(pen, x, y - tall * 0.02, width * 0.7, tall * 0.8, seed + 1, hue)
}

/** A shaft of light from above on a thing. */
export function beam(pen: SKRSContext2D, thing: Thing, view: View, ground: number, colour: Rgb): void {
  const x = columnAt(view, thing.x, thing.z)
  const y = rowAt(view, ground, thing.z)
  const wide = (view.focal * thing.size * 0.5) / thing.z
  const slant = wide * 1.4
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  const fill = pen.createLinearGradient(0, 0, 0, y)
  fill.addColorStop(0, css(colour, 0.36))
  fill.addColorStop(1, css(colour, 0.05))
  pen.fillStyle = fill
  for (const [shift, part] of [
    [-0.35, 0.4],
    [0, 0.75],
    [0.4, 0.3],
  ] as const) {
    pen.beginPath()
    pen.moveTo(x - slant + shift * wide - wide * part * 0.3, 0)
    pen.lineTo(x - slant + shift * wide + wide * part * 0.3, 0)
    pen.lineTo(x + shift * wide + wide * part, y)
    pen.lineTo(x + shift * wide - wide * part, y)
    pen.fill()
  }
  pen.restore()
  shine(pen, x, y - wide * 0.5, wide * 1.8, colour, 0.3)
}

/** Of falling water: as many in a small picture as in a large one, so that enlarged it is the same. */
const STREAKS = 150

/** Falling water from (x, top) to (x, bottom), px; with spray at its foot. */
export function waterfall(
  pen: SKRSContext2D,
  scene: LandscapeScene,
  x: number,
  top: number,
  bottom: number,
  width: number,
  seed: number,
  fade = 0,
): void {
  const dice = random(seed).fork('waterfall')
  const { light } = scene
  const day = Math.min(1, light.ambient[1] + light.sun[1] * 0.5)
  // Only where molten rock lies open: water falls beside a mountain that sleeps or glows far off.
  const molten = scene.land.lava && scene.water?.glow !== undefined
  const white: Rgb = molten ? [255, 214, 110] : [236 * day, 244 * day, 250 * day]
  const blue: Rgb = molten ? [236, 84, 18] : [128 * day, 168 * day, 186 * day]
  const tall = bottom - top
  // The sheet behind the streaks, ragged at its sides, so that no rock is seen between them.
  const sheet = pen.createLinearGradient(0, top, 0, bottom)
  sheet.addColorStop(0, css(mix(blue, white, 0.25), fade > 0 ? 0.85 : 0.9))
  sheet.addColorStop(0.7, css(mix(blue, white, 0.5), fade > 0 ? 0.4 : 0.85))
  sheet.addColorStop(1, css(white, fade > 0 ? 0 : 0.9))
  pen.fillStyle = sheet
  pen.beginPath()
  const edges = 14
  const edge = Array.from({ length: edges + 1 }, () => dice.range(-0.09, 0.09))
  for (let k = 0; k <= edges; k++)
    pen.lineTo(x - width * (0.46 + 0.14 * (k / edges) + edge[k]!), top + (tall * k) / edges)
  for (let k = edges; k >= 0; k--)
    pen.lineTo(x + width * (0.46 + 0.14 * (k / edges) + edge[edges - k]!), top + (tall * k) / edges)
  pen.fill()
  pen.lineCap = 'butt'
  for (let k = 0; k < STREAKS; k++) {
    const s = dice.range(-0.5, 0.5)
    const from = top + dice.next() ** 1.6 * tall * 0.85
    const to = Math.min(bottom, from + dice.range(0.15, 0.5) * tall)
    const end = fade > 0 ? Math.max(0, 1 - ((to - top) / tall) * fade) : 1
    const streak = pen.createLinearGradient(0, from, 0, to)
    const colour = mix(blue, white, dice.next())
    streak.addColorStop(0, css(colour, 0))
    streak.addColorStop(0.3, css(colour, 0.75 * end))
    streak.addColorStop(1, css(colour, 0))
    pen.strokeStyle = streak
    pen.lineWidth = Math.max(0.6, width * dice.range(0.008, 0.035))
    pen.beginPath()
    pen.moveTo(x + s * width, from)
    pen.quadraticCurveTo(x + s * width * 1.06, (from + to) / 2, x + s * width * 1.12, to)
    pen.stroke()
  }
  if (fade === 0) {
    for (let k = 0; k < 14; k++) {
      puff(
        pen,
        x + dice.normal() * width * 0.6,
        bottom - dice.next() * width * 0.5,
        width * dice.range(0.3, 0.7),
        white,
        0.28,
      )
    }
  }
}
