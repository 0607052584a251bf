import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, type Rgb } from '../../paint/colour.ts'
import { random } from '../../paint/random.ts'
import type { LandscapeScene } from '../scene.ts'
import { columnAt, rowAt, type View } from '../view.ts'

/** What comes down between the eye and the land: rain, snow, ash, sparks. */
export function drawFalling(pen: SKRSContext2D, scene: LandscapeScene, view: View): void {
  const { sky, seed } = scene
  if (!sky.falling) return
  const dice = random(seed).fork('falling')
  const { width, height, unit } = view
  const area = (width / height) * sky.fall
  const slant = 0.08 + sky.wind * 0.5
  pen.save()
  pen.lineCap = 'round'
  if (sky.falling === 'rain') {
    curtains(pen, scene, view)
    const colour = mix(sky.horizon, [226, 236, 244], 0.75)
    for (let k = 0; k < 2600 * area; k++) {
      const near = dice.next() ** 2
      const long = (18 + 64 * near) * unit
      const x = dice.range(-0.1, 1.1) * width
      const y = dice.range(-0.05, 1) * height
      pen.strokeStyle = css(colour, 0.16 + 0.46 * near * dice.range(0.4, 1))
      pen.lineWidth = (0.8 + 1.5 * near) * unit
      pen.beginPath()
      pen.moveTo(x, y)
      pen.lineTo(x - slant * long, y + long)
      pen.stroke()
    }
  } else if (sky.falling === 'leaves') leaves(pen, scene, view)
  else {
    const many = sky.falling === 'snow' ? 1500 : 420
    const crater = craterOf(scene, view)
    for (let k = 0; k < many * area; k++) {
      const near = dice.next() ** 4
      const from = sky.falling === 'sparks' ? crater : undefined
      // Embers rise from a volcano's mouth and are soon out.
      const up = dice.next()
      const aside = dice.normal()
      const x = from ? from.x + aside * (0.02 + 0.11 * up) * height : dice.next() * width
      const y = from ? from.y + (0.05 - 0.36 * up ** 1.3) * height : up * height
      const size = (0.9 + (from ? 1.6 : 5.5) * near) * unit
      if (sky.falling === 'sparks') {
        pen.fillStyle = css(dice.chance(0.5) ? [255, 190, 90] : [255, 120, 50], 0.35 + 0.55 * dice.next())
      } else {
        const flake: Rgb = sky.falling === 'ash' ? [70, 64, 62] : mix(scene.air.haze, [250, 252, 255], 0.75)
        pen.fillStyle = css(flake, (0.75 - 0.35 * near) * dice.range(0.5, 1))
      }
      pen.beginPath()
      pen.ellipse(x, y, size * (1 + sky.wind * 0.9), size * 0.85, 0.5, 0, Math.PI * 2)
      pen.fill()
    }
  }
  pen.restore()
}

/** Where a volcano's mouth is in the picture, px. */
function craterOf({ land }: LandscapeScene, view: View) {
  const volcano = land.forms.find((form) => form.form === 'volcano')
  return volcano && { x: columnAt(view, volcano.x, volcano.z), y: rowAt(view, volcano.height * 0.85, volcano.z) }
}

/** Leaves on the wind in the colours of the trees, each turned its own way. */
function leaves(pen: SKRSContext2D, scene: LandscapeScene, view: View) {
  const dice = random(scene.seed).fork('leaves')
  const { ambient, sun } = scene.light
  const grown = scene.stands.filter(
    ({ species }) => !['conifer', 'reeds', 'shrub', 'blooms', 'fern', 'cactus'].includes(species),
  )
  const colours = grown.length > 0 ? grown.map(({ leaf }) => leaf) : [[192, 126, 46] as const]
  for (let k = 0; k < 130; k++) {
    const near = dice.next() ** 3
    const size = (5 + 13 * near) * view.unit
    const c = dice.pick(colours)
    const share = 0.3 + 0.7 * dice.next()
    pen.save()
    pen.translate(dice.next() * view.width, dice.next() * view.height)
    pen.rotate(dice.range(0, Math.PI))
    pen.scale(1, dice.range(0.2, 0.6))
    pen.fillStyle = css(
      [
        c[0] * (ambient[0] + sun[0] * share),
        c[1] * (ambient[1] + sun[1] * share),
        c[2] * (ambient[2] + sun[2] * share),
      ],
      0.92,
    )
    pen.beginPath()
    pen.moveTo(-size, 0)
    pen.quadraticCurveTo(0, -size, size, 0)
    pen.quadraticCurveTo(0, size, -size, 0)
    pen.fill()
    pen.restore()
  }
}

/** Grey curtains of rain that hang from the clouds far off. */
function curtains(pen: SKRSContext2D, scene: LandscapeScene, view: View) {
  const dice = random(scene.seed).fork('curtains')
  const { width, horizon, unit } = view
  for (let k = 0; k < 5; k++) {
    const x = dice.next() * width
    const wide = dice.range(0.06, 0.2) * width
    const fill = pen.createLinearGradient(0, horizon * 0.3, 0, horizon)
    fill.addColorStop(0, css(scene.sky.cloud.shaded, 0))
    fill.addColorStop(0.4, css(scene.sky.cloud.shaded, 0.2))
    fill.addColorStop(1, css(scene.sky.cloud.shaded, 0.05))
    pen.fillStyle = fill
    pen.beginPath()
    pen.moveTo(x, horizon * 0.3)
    pen.lineTo(x + wide, horizon * 0.3)
    pen.lineTo(x + wide - 60 * unit, horizon)
    pen.lineTo(x - 60 * unit, horizon)
    pen.fill()
  }
}
