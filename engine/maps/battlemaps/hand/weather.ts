import type { SKRSContext2D } from '@napi-rs/canvas'
import { smoothstep } from '../../../paint/field.ts'
import { speckle } from '../../../paint/noise.ts'
import type { BattlemapScene } from '../scene.ts'
import { clouds } from './ground.ts'
import { css, type Hand } from './hand.ts'

/** Rain, snow and fog between the eye and the map. The context is in px. */
export function paintWeather(context: SKRSContext2D, scene: BattlemapScene, hand: Hand, scale: number): void {
  const { weather } = scene.ambience
  const { width, height } = context.canvas
  const { seed } = scene
  const squares = scene.grid.columns * scene.grid.rows
  const soft = hand.style === 'painted' || hand.style === 'parchment'
  const light = hand.style === 'painted' ? '235,240,248' : hand.ink.join(',')
  if (weather === 'rain' || weather === 'storm') {
    const count = Math.round(squares * (weather === 'storm' ? 5 : 3.2))
    const lean = weather === 'storm' ? 0.62 : 0.3
    context.lineCap = 'round'
    for (let i = 0; i < count; i++) {
      const x = speckle(i, 1, seed) * width * 1.2
      const y = speckle(i, 2, seed) * height
      const long = scale * (0.35 + speckle(i, 3, seed) * 0.6)
      context.strokeStyle = `rgba(${light},${(soft ? 0.16 : 0.22) + speckle(i, 4, seed) * 0.2})`
      context.lineWidth = Math.max(0.6, scale * 0.028)
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x - long * lean, y + long)
      context.stroke()
    }
    // Where drops land.
    context.lineWidth = Math.max(0.5, scale * 0.02)
    for (let i = 0; i < squares * 0.8; i++) {
      context.strokeStyle = `rgba(${light},${soft ? 0.28 : 0.3})`
      context.beginPath()
      context.ellipse(
        speckle(i, 5, seed) * width,
        speckle(i, 6, seed) * height,
        scale * 0.1,
        scale * 0.06,
        0,
        0,
        Math.PI * 2,
      )
      context.stroke()
    }
  }
  if (weather === 'snow' || weather === 'blizzard') {
    const count = Math.round(squares * (weather === 'blizzard' ? 6 : 2.4))
    for (let i = 0; i < count; i++) {
      const x = speckle(i, 1, seed) * width
      const y = speckle(i, 2, seed) * height
      const r = scale * (0.03 + speckle(i, 3, seed) ** 2 * 0.07)
      context.fillStyle =
        hand.style === 'inked' ? css(hand.paper, 0.95) : `rgba(248,251,255,${0.55 + speckle(i, 4, seed) * 0.4})`
      context.beginPath()
      if (weather === 'blizzard') context.ellipse(x, y, r * 3.4, r * 0.7, -0.45, 0, Math.PI * 2)
      else context.arc(x, y, r, 0, Math.PI * 2)
      context.fill()
      if (hand.style === 'inked') {
        context.lineWidth = Math.max(0.5, scale * 0.015)
        context.strokeStyle = css(hand.ink, 0.5)
        context.stroke()
      }
    }
  }
  if (weather === 'wind') {
    for (let i = 0; i < squares * 0.5; i++) {
      const x = speckle(i, 1, seed) * width
      const y = speckle(i, 2, seed) * height
      const long = scale * (0.8 + speckle(i, 3, seed) * 1.8)
      context.strokeStyle = `rgba(${light},${0.12 + speckle(i, 4, seed) * 0.2})`
      context.lineWidth = Math.max(0.6, scale * 0.03)
      context.beginPath()
      context.moveTo(x, y)
      context.bezierCurveTo(
        x + long * 0.3,
        y - scale * 0.14,
        x + long * 0.6,
        y + scale * 0.16,
        x + long,
        y - scale * 0.05,
      )
      context.stroke()
    }
  }
}

/** Fog and driven snow in banks that lie low over the ground; lit with the rest, so drawn before the light. */
export function paintFog(context: SKRSContext2D, scene: BattlemapScene, hand: Hand): void {
  const { weather } = scene.ambience
  if (weather !== 'fog' && weather !== 'blizzard') return
  const { width, height } = context.canvas
  const { columns, rows } = scene.grid
  const veil = clouds(columns, rows, 4, 5, scene.seed + 70, 1.1)
  const mist = veil.getContext('2d')
  const image = mist.getImageData(0, 0, veil.width, veil.height)
  const [r, g, b] = hand.style === 'painted' ? [206, 214, 218] : hand.paper
  const most = weather === 'fog' ? 0.55 : 0.4
  for (let y = 0, p = 0; y < veil.height; y++) {
    for (let x = 0; x < veil.width; x++, p += 4) {
      const v = smoothstep(0.34, 0.74, image.data[p]! / 255)
      // Thinner over the middle of the sheet, where the play is.
      const dx = (x / veil.width - 0.5) * 2
      const dy = (y / veil.height - 0.5) * 2
      const edge = 0.3 + 0.7 * smoothstep(0.3, 1.2, Math.hypot(dx, dy))
      image.data[p] = r!
      image.data[p + 1] = g!
      image.data[p + 2] = b!
      image.data[p + 3] = 255 * (0.07 + v * most * edge)
    }
  }
  mist.putImageData(image, 0, 0)
  context.save()
  context.imageSmoothingQuality = 'high'
  context.drawImage(veil, 0, 0, width, height)
  context.restore()
}
