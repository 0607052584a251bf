import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb } from '../../paint/colour.ts'
import { random } from '../../paint/random.ts'
import type { Disc, LandscapeScene, Moon } from '../scene.ts'
import { swell } from '../terrain/rough.ts'
import type { View } from '../view.ts'

/** What shines in the sky, drawn behind the clouds' colours: stars, aurora, sun, moons, a rainbow. */
export function drawHeavens(pen: SKRSContext2D, scene: LandscapeScene, view: View): void {
  const { sky } = scene
  const clear = 1 - sky.cloud.cover * 0.75
  if (sky.stars > 0) stars(pen, scene, view, clear)
  if (sky.aurora) aurora(pen, scene, view, sky.aurora)
  if (sky.sun) sun(pen, sky.sun, view, sky.cloud.cover)
  for (const moon of sky.moons) drawMoon(pen, moon, view, sky.middle)
  if (sky.rainbow) rainbow(pen, scene, view)
}

function stars(pen: SKRSContext2D, scene: LandscapeScene, view: View, clear: number) {
  const dice = random(scene.seed).fork('stars')
  const { width, unit } = view
  const low = view.horizon * 1.02
  const count = Math.round(900 * scene.sky.stars)
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  for (let k = 0; k < count; k++) {
    const band = dice.chance(0.45)
    const t = dice.next()
    const x = t * width
    const y = band ? (0.62 - 0.5 * t + dice.normal() * 0.07) * low : dice.next() ** 1.3 * low
    const size = dice.next() ** 5 * Math.min(1, 0.3 + scene.sky.stars)
    const fade = Math.max(0, 1 - y / low) ** 0.5 * clear
    const radius = (0.55 + size * 1.7) * unit
    pen.fillStyle = css(
      dice.chance(0.3) ? [255, 226, 190] : [200, 220, 255],
      (0.25 + 0.75 * size + dice.next() * 0.3) * fade,
    )
    pen.beginPath()
    pen.arc(x, y, Math.max(0.5, radius), 0, Math.PI * 2)
    pen.fill()
    if (size > 0.55) {
      const glow = pen.createRadialGradient(x, y, 0, x, y, radius * 6)
      glow.addColorStop(0, css([190, 215, 255], 0.3 * fade))
      glow.addColorStop(1, css([190, 215, 255], 0))
      pen.fillStyle = glow
      pen.fillRect(x - radius * 6, y - radius * 6, radius * 12, radius * 12)
    }
  }
  pen.restore()
}

function glowAt(pen: SKRSContext2D, x: number, y: number, radius: number, colour: Rgb, alpha: number) {
  const glow = pen.createRadialGradient(x, y, 0, x, y, radius)
  glow.addColorStop(0, css(colour, alpha))
  glow.addColorStop(0.35, css(colour, alpha * 0.36))
  glow.addColorStop(1, css(colour, 0))
  pen.fillStyle = glow
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

function sun(pen: SKRSContext2D, disc: Disc, view: View, cover: number) {
  const x = disc.x * view.width
  const y = disc.y * view.height
  const radius = disc.radius * view.height
  const veil = cover > 0.8 ? 0.35 : 1
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  glowAt(pen, x, y, radius * 8, disc.colour, 0.22 * veil)
  pen.restore()
  const face = pen.createRadialGradient(x, y, 0, x, y, radius * 1.25)
  face.addColorStop(0, css([255, 254, 246], veil))
  face.addColorStop(0.68, css(mix(disc.colour, [255, 252, 236], 0.75), veil))
  face.addColorStop(1, css(mix(disc.colour, [255, 250, 225], 0.5), 0))
  pen.fillStyle = face
  pen.fillRect(x - radius * 1.3, y - radius * 1.3, radius * 2.6, radius * 2.6)
}

function drawMoon(pen: SKRSContext2D, moon: Moon, view: View, night: Rgb) {
  const x = moon.x * view.width
  const y = moon.y * view.height
  const radius = moon.radius * view.height
  const size = Math.max(4, Math.ceil(radius * 2.2))
  const data = new Uint8ClampedArray(size * size * 4)
  const side = Math.sign(moon.phase)
  const phase = Math.abs(moon.phase)
  // Where the sun stands that lights it: at full phase behind the eye.
  const angle = (1 - phase) * Math.PI * 0.62
  const lx = Math.sin(angle) * side
  const lz = Math.cos(angle)
  for (let py = 0, p = 0; py < size; py++) {
    for (let px = 0; px < size; px++, p += 4) {
      const dx = (px + 0.5 - size / 2) / radius
      const dy = (py + 0.5 - size / 2) / radius
      const d = Math.hypot(dx, dy)
      const inside = Math.min(1, Math.max(0, (1 - d) * radius + 0.5))
      if (inside <= 0) continue
      const dz = Math.sqrt(Math.max(0, 1 - d * d))
      const facing = dx * lx + dy * -0.15 + dz * lz
      const light = Math.min(1, Math.max(0.07, facing * 3))
      const seas = swell(dx * 2.2 + moon.x * 40, dy * 2.2, 17, 4)
      const tone = (0.9 + 0.1 * dz - (seas > 0 ? Math.min(0.26, seas * 1.3) : 0)) * light
      for (let k = 0; k < 3; k++) data[p + k] = moon.colour[k]! * tone + night[k]! * (1 - light) * 0.8
      data[p + 3] = 255 * inside
    }
  }
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  glowAt(pen, x, y, radius * 7, moon.colour, 0.15 * phase + 0.04)
  glowAt(pen, x, y, radius * 2.4, moon.colour, 0.2 * phase)
  pen.restore()
  const sprite = createCanvas(size, size)
  sprite.getContext('2d').putImageData(new ImageData(data, size, size), 0, 0)
  pen.drawImage(sprite, x - size / 2, y - size / 2)
}

function aurora(pen: SKRSContext2D, scene: LandscapeScene, view: View, colour: Rgb) {
  const { width, unit } = view
  const top = view.horizon
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  const step = Math.max(1, 2.4 * unit)
  for (let curtain = 0; curtain < 3; curtain++) {
    const seed = scene.seed + curtain * 71
    const second = mix(colour, [150, 90, 220], 0.55)
    for (let x = -step; x < width + step; x += step) {
      const t = x / width
      const fold = swell(t * 2.4 + curtain * 5, curtain * 3.1, seed % 97, 4)
      const base = top * (0.78 - curtain * 0.15 + fold * 0.6)
      const ray = 0.35 + 0.65 * Math.max(0, 0.5 + swell(t * 34 + fold * 22, curtain, (seed + 9) % 97, 3) * 1.5)
      const patch = Math.max(0.35, 0.7 + swell(t * 3.1 + 7, curtain * 2.2, (seed + 5) % 97, 3) * 1.8)
      const tall = top * (0.28 + 0.34 * ray)
      const alpha = 0.6 * ray * patch
      if (alpha < 0.006) continue
      const light = pen.createLinearGradient(0, base, 0, base - tall)
      light.addColorStop(0, css(colour, 0))
      light.addColorStop(0.09, css(colour, alpha))
      light.addColorStop(0.45, css(mix(colour, second, 0.5), alpha * 0.45))
      light.addColorStop(1, css(second, 0))
      pen.fillStyle = light
      pen.fillRect(x, base - tall, step * 1.6, tall)
    }
  }
  pen.restore()
}

function rainbow(pen: SKRSContext2D, scene: LandscapeScene, view: View) {
  const { width, height, horizon } = view
  const x = width * (scene.light.from > 0.5 ? 0.24 : 0.76)
  const radius = height * 0.62
  const bands: Rgb[] = [
    [120, 70, 190],
    [70, 110, 220],
    [70, 180, 130],
    [230, 220, 90],
    [240, 150, 60],
    [225, 70, 60],
  ]
  pen.save()
  pen.globalCompositeOperation = 'screen'
  pen.lineWidth = height * 0.013
  bands.forEach((band, k) => {
    pen.strokeStyle = css(band, 0.3)
    pen.beginPath()
    pen.arc(x, horizon + height * 0.12, radius + k * height * 0.011, Math.PI, Math.PI * 2)
    pen.stroke()
  })
  pen.restore()
}

/** Lightning from the clouds to the horizon, with the light it throws around it. */
export function drawLightning(pen: SKRSContext2D, scene: LandscapeScene, view: View): void {
  const dice = random(scene.seed).fork('lightning')
  const { width, horizon, unit } = view
  const x = width * (scene.light.from + dice.range(-0.1, 0.1))
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  glowAt(pen, x, horizon * 0.35, horizon * 0.9, [170, 185, 255], 0.42)
  const bolt = (fromX: number, fromY: number, toY: number, lean: number, weight: number) => {
    const points: [number, number][] = [[fromX, fromY]]
    let px = fromX
    for (let y = fromY; y < toY; ) {
      y += dice.range(9, 26) * unit
      px += (lean + dice.normal() * 0.75) * 17 * unit
      points.push([px, y])
      if (weight > 0.5 && dice.chance(0.16))
        bolt(px, y, y + (toY - y) * dice.range(0.25, 0.6), dice.range(-1, 1), weight * 0.42)
    }
    for (const [thick, alpha] of [
      [13, 0.1],
      [6, 0.22],
      [2.2, 0.95],
    ] as const) {
      pen.strokeStyle = css(thick < 3 ? [246, 244, 255] : [150, 165, 255], alpha)
      pen.lineWidth = thick * weight * unit
      pen.beginPath()
      for (const [bx, by] of points) pen.lineTo(bx, by)
      pen.stroke()
    }
  }
  bolt(x, horizon * dice.range(0.02, 0.15), horizon * 1.02, dice.range(-0.35, 0.35), 1)
  pen.restore()
}
