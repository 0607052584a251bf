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
  if (sky.planet) planet(pen, sky.planet, view, scene)
  for (const disc of sky.sun ? [sky.sun, ...(sky.suns ?? [])] : []) sun(pen, disc, view, sky.cloud.cover)
  if (sky.sun && sky.eclipse) eclipse(pen, sky.sun, view)
  for (const moon of sky.moons) drawMoon(pen, moon, view, sky.middle)
  if (sky.rainbow) rainbow(pen, scene, view)
  if (sky.comet) drawComet(pen, scene, view)
  if (sky.fireworks) fireworks(pen, scene, view, sky.fireworks)
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

function eclipse(pen: SKRSContext2D, disc: Disc, view: View) {
  const [x, y, radius] = [disc.x * view.width, disc.y * view.height, disc.radius * view.height]
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  glowAt(pen, x, y, radius * 3.2, [255, 220, 170], 0.7)
  pen.restore()
  pen.fillStyle = css([10, 8, 12])
  pen.beginPath()
  pen.arc(x, y, radius * 0.98, 0, Math.PI * 2)
  pen.fill()
  pen.strokeStyle = css([255, 236, 200], 0.9)
  pen.lineWidth = Math.max(1, radius * 0.05)
  pen.stroke()
}

/** A banded world, half in shade, with its ring before and behind it. */
function planet(pen: SKRSContext2D, disc: Disc, view: View, scene: LandscapeScene) {
  const [x, y, radius] = [disc.x * view.width, disc.y * view.height, disc.radius * view.height]
  const air = scene.sky.middle
  const ring = (from: number, to: number) => {
    for (const [wide, alpha] of [
      [1.9, 0.34],
      [1.7, 0.5],
      [1.5, 0.28],
    ] as const) {
      pen.strokeStyle = css(mix(disc.colour, [255, 244, 224], 0.4), alpha)
      pen.lineWidth = radius * 0.12
      pen.beginPath()
      pen.ellipse(x, y, radius * wide, radius * wide * 0.24, -0.22, from, to)
      pen.stroke()
    }
  }
  ring(Math.PI, Math.PI * 2)
  pen.save()
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.clip()
  const bands = 11
  for (let k = 0; k < bands; k++) {
    pen.fillStyle = css(mix(disc.colour, k % 2 === 0 ? [255, 236, 206] : [70, 50, 60], 0.1 + 0.12 * ((k * 7) % 3)))
    pen.fillRect(x - radius, y - radius + (k * 2 * radius) / bands, radius * 2, (2 * radius) / bands + 1)
  }
  const side = scene.light.from < disc.x ? -1 : 1
  const shade = pen.createRadialGradient(x + side * radius * 0.55, y - radius * 0.2, radius * 0.2, x, y, radius * 1.25)
  shade.addColorStop(0, css(air, 0))
  shade.addColorStop(1, css(mix(air, [8, 10, 22], 0.4), 0.92))
  pen.fillStyle = shade
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  pen.restore()
  ring(0, Math.PI)
}

/** A head of light and the tail behind it; one that falls comes down steeply, burning. */
function drawComet(pen: SKRSContext2D, scene: LandscapeScene, view: View) {
  const { comet } = scene.sky
  if (!comet) return
  const dice = random(scene.seed).fork('comet')
  const { width, height } = view
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  pen.lineCap = 'round'
  const side = comet.x > 0.5 ? 1 : -1
  for (let k = 0; k < Math.max(1, comet.falls); k++) {
    const large = k === 0 ? 1 : dice.range(0.25, 0.55)
    const x = (comet.x + (k === 0 ? 0 : dice.range(-0.45, 0.4))) * width
    const y = (comet.y + (k === 0 ? 0 : dice.range(-0.16, 0.18))) * height
    const long = height * 0.42 * large
    const [dx, dy] = comet.falls > 0 ? [side * 0.62, -0.78] : [side * 0.86, -0.5]
    const strands = 26
    for (let n = 0; n < strands; n++) {
      const spread = dice.normal() * 0.07
      const reach = long * dice.range(0.35, 1)
      const [tx, ty] = [x + (dx - dy * spread) * reach, y + (dy + dx * spread) * reach]
      const trail = pen.createLinearGradient(x, y, tx, ty)
      trail.addColorStop(0, css(mix(comet.colour, [255, 255, 255], 0.4), 0.34))
      trail.addColorStop(1, css(comet.colour, 0))
      pen.strokeStyle = trail
      pen.lineWidth = height * 0.009 * large
      pen.beginPath()
      pen.moveTo(x, y)
      pen.lineTo(tx, ty)
      pen.stroke()
    }
    glowAt(pen, x, y, height * 0.075 * large, comet.colour, 0.8)
    glowAt(pen, x, y, height * 0.022 * large, [255, 255, 250], 1)
  }
  pen.restore()
}

function fireworks(pen: SKRSContext2D, scene: LandscapeScene, view: View, colours: readonly Rgb[]) {
  const dice = random(scene.seed).fork('fireworks')
  const { width, horizon, height } = view
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  pen.lineCap = 'round'
  for (const [k, colour] of colours.entries()) {
    const x = width * (0.12 + (0.76 * (k + dice.next())) / colours.length)
    const y = horizon * dice.range(0.16, 0.55)
    const radius = height * dice.range(0.06, 0.13)
    for (let n = 0; n < 44; n++) {
      const angle = (n / 44) * Math.PI * 2 + dice.range(-0.05, 0.05)
      const reach = radius * dice.range(0.72, 1)
      pen.strokeStyle = css(colour, 0.75)
      pen.lineWidth = height * 0.0032
      pen.beginPath()
      pen.moveTo(x + Math.cos(angle) * reach * 0.3, y + Math.sin(angle) * reach * 0.3)
      pen.quadraticCurveTo(
        x + Math.cos(angle) * reach * 0.8,
        y + Math.sin(angle) * reach * 0.8,
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach + radius * 0.16,
      )
      pen.stroke()
    }
    glowAt(pen, x, y, radius * 1.5, colour, 0.34)
    glowAt(pen, x, y, radius * 0.3, [255, 255, 240], 0.8)
  }
  pen.restore()
}

/** Shafts that fall from the side of the light through gaps above. */
export function drawBeams(pen: SKRSContext2D, scene: LandscapeScene, view: View): void {
  const dice = random(scene.seed).fork('beams')
  const { width, height } = view
  const lean = scene.light.from < 0.5 ? 1 : -1
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  for (let k = 0; k < 7; k++) {
    const x = width * (scene.light.from + lean * (k - 1.5) * 0.13)
    const wide = width * dice.range(0.02, 0.06)
    const slant = lean * width * 0.24
    const light = pen.createLinearGradient(0, 0, 0, height * 0.86)
    light.addColorStop(0, css([255, 240, 200], 0.3))
    light.addColorStop(1, css([255, 230, 180], 0))
    pen.fillStyle = light
    pen.beginPath()
    pen.moveTo(x - wide * 0.4, 0)
    pen.lineTo(x + wide * 0.4, 0)
    pen.lineTo(x + wide * 1.5 + slant, height * 0.86)
    pen.lineTo(x - wide * 1.5 + slant, height * 0.86)
    pen.fill()
  }
  pen.restore()
}

/** Lights or butterflies over the near ground. */
export function drawMotes(pen: SKRSContext2D, scene: LandscapeScene, view: View): void {
  const { motes } = scene.sky
  if (!motes) return
  const dice = random(scene.seed).fork('motes')
  const { width, height, unit } = view
  const top = view.horizon * 0.85
  pen.save()
  for (let k = 0; k < motes.count; k++) {
    const down = dice.next() ** 0.8
    const [x, y] = [dice.next() * width, top + down * (height * 0.97 - top)]
    const near = 0.4 + 0.9 * down
    if (motes.kind === 'lights') {
      pen.globalCompositeOperation = 'lighter'
      glowAt(pen, x, y, 22 * near * unit, motes.colour, 0.5)
      glowAt(pen, x, y, 6 * near * unit, mix(motes.colour, [255, 255, 255], 0.6), 1)
    } else {
      const wing = 9 * near * unit
      const tilt = dice.range(-0.6, 0.6)
      const colour = k % 3 === 0 ? ([236, 226, 200] as const) : k % 3 === 1 ? motes.colour : ([92, 132, 186] as const)
      const { ambient, sun } = scene.light
      pen.fillStyle = css(
        [0, 1, 2].map((c) => colour[c]! * Math.min(1.1, ambient[c]! + sun[c]! * 0.7)) as unknown as Rgb,
      )
      for (const side of [-1, 1]) {
        pen.beginPath()
        pen.ellipse(x + side * wing * 0.5, y - wing * 0.25, wing * 0.62, wing * 0.42, side * 0.6 + tilt, 0, Math.PI * 2)
        pen.ellipse(x + side * wing * 0.36, y + wing * 0.3, wing * 0.4, wing * 0.28, -side * 0.5 + tilt, 0, Math.PI * 2)
        pen.fill()
      }
    }
  }
  pen.restore()
}
