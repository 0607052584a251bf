import { createCanvas, ImageData } from '@napi-rs/canvas'
import { mix, type Rgb, ramp } from '../../../paint/colour.ts'
import { smoothstep } from '../../../paint/field.ts'
import { fbm, noise, ridged, speckle } from '../../../paint/noise.ts'
import type { Brush } from './brush.ts'
import { PEAK, paintPeaks } from './peaks.ts'

/** Heights of hills and mountains on a coarse grid, in feet. */
export function heights(brush: Brush, columns: number, rows: number): Float32Array {
  const { scene } = brush
  const out = new Float32Array(columns * rows)
  const bulk = new Float32Array(columns * rows)
  const step = scene.width / columns
  const grain = scene.width / 7.5
  for (const hill of scene.relief) {
    const steep = hill.height > PEAK
    const reach = hill.radius * (steep ? 1.5 : 1.25)
    const left = Math.max(0, Math.floor((hill.x - reach) / step))
    const right = Math.min(columns - 1, Math.ceil((hill.x + reach) / step))
    const top = Math.max(0, Math.floor((hill.y - reach) / step))
    const bottom = Math.min(rows - 1, Math.ceil((hill.y + reach) / step))
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const [x, y] = [column * step, row * step]
        let away = Math.hypot(x - hill.x, y - hill.y) / reach
        away += (noise(x / (hill.radius * 0.6), y / (hill.radius * 0.6), scene.seed + 3) - 0.5) * 0.3
        if (away >= 1) continue
        const rise = (1 - away * away) ** 2
        const index = row * columns + column
        // Peaks run together into a range; knolls stand on whatever is there.
        if (steep)
          bulk[index] = Math.max(bulk[index]!, hill.height * rise) + Math.min(bulk[index]!, hill.height * rise) * 0.35
        else out[index] = out[index]! + hill.height * rise
      }
    }
  }
  for (let row = 0, i = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, i++) {
      if (bulk[i] === 0) continue
      const [x, y] = [column * step, row * step]
      const bend = (noise(x / grain, y / grain, scene.seed + 5) - 0.5) * 0.9
      const crest = ridged(x / grain + bend, y / grain - bend, scene.seed + 7, 4)
      // Peaks are drawn; under them the ground rises.
      out[i] = out[i]! + bulk[i]! * (0.16 + 0.26 * crest)
    }
  }
  return out
}

/** Open country: grass by its moisture, hills by their light, rock and snow on the heights. */
export function paintGround(brush: Brush): void {
  const { scene, context, palette } = brush
  const across = Math.min(560, Math.max(200, Math.round((scene.width * brush.scale) / 2)))
  const step = scene.width / across
  const down = Math.round(scene.height / step)
  const height = heights(brush, across, down)
  const image = new ImageData(across, down)
  const tones = ramp([
    [0, palette.grass[2]],
    [0.45, palette.grass[0]],
    [1, palette.grass[1]],
  ])
  const winter = scene.dress.season === 'winter'
  const sandy = scene.dress.land === 'desert'
  const cap: Rgb = [240, 242, 244]
  const { data } = image
  for (let row = 0, i = 0; row < down; row++) {
    for (let column = 0; column < across; column++, i++) {
      const [x, y] = [column * step, row * step]
      const broad = fbm(x / 300, y / 300, scene.seed, 4)
      const fine = noise(x / 13, y / 13, scene.seed + 11)
      const dunes = sandy ? (ridged(x / 130 + broad * 2, y / 60, scene.seed + 23, 2) - 0.5) * 0.3 : 0
      const tone =
        Math.min(255, Math.max(0, Math.round((smoothstep(0.22, 0.78, broad) * 0.8 + fine * 0.2 + dunes) * 255))) * 3
      let [r, g, b] = [tones[tone]!, tones[tone + 1]!, tones[tone + 2]!]
      const h = height[i]!
      if (h > 0) {
        const dx = ((column < across - 1 ? height[i + 1]! : h) - (column > 0 ? height[i - 1]! : h)) / (2 * step)
        const dy = ((row < down - 1 ? height[i + across]! : h) - (row > 0 ? height[i - across]! : h)) / (2 * step)
        const rocky = smoothstep(46, 130, h + (fine - 0.5) * 46)
        const capped = winter ? smoothstep(60, 200, h) * 0.85 : smoothstep(205, 280, h + (fine - 0.5) * 60)
        const stone = mixed([r, g, b], palette.rock, rocky * (0.75 + 0.25 * broad))
        const colour = sandy ? stone : mixed(stone, cap, capped)
        // Lambert's law for a sun in the upper left; level ground keeps its colour.
        const face = (0.58 + dx * 0.5 + dy * 0.55) / Math.sqrt(1 + dx * dx + dy * dy) / 0.58
        // Mountains have a side in the light and one in the dark; hills are hardly told from the plain.
        const bold = smoothstep(30, 120, h)
        const light = Math.max(0.5 - bold * 0.1, Math.min(1.2, 1 + (face - 1) * (0.62 + bold * 0.3)))
        ;[r, g, b] =
          face < 1
            ? mixed([colour[0] * light, colour[1] * light, colour[2] * light], palette.shadow, (1 - light) * 0.3)
            : [colour[0] * light, colour[1] * light, colour[2] * light]
      }
      const p = i * 4
      data[p] = r
      data[p + 1] = g
      data[p + 2] = b
      data[p + 3] = 255
    }
  }
  const low = createCanvas(across, down)
  low.getContext('2d').putImageData(image, 0, 0)
  context.save()
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(low, 0, 0, scene.width, scene.height)
  context.restore()
  tufts(brush)
  hachures(brush, height, across, down)
  paintPeaks(brush)
}

const mixed = (from: Rgb, to: Rgb, t: number): Rgb => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
  from[2] + (to[2] - from[2]) * t,
]

/** Short strokes of the brush, so that meadows are not a flat wash. */
function tufts(brush: Brush): void {
  const { scene, context, palette } = brush
  const dark = mix(palette.grass[2], palette.ink, 0.4)
  const step = Math.max(11, 15 / (brush.scale / 0.41))
  context.lineCap = 'round'
  for (const [tone, alpha, salt] of [
    [dark, 0.22, 1],
    [mix(palette.grass[1], [255, 250, 225], 0.3), 0.2, 2],
  ] as const) {
    context.strokeStyle = `rgba(${tone.map(Math.round).join(',')},${alpha})`
    context.lineWidth = brush.pen(0.9)
    context.beginPath()
    for (let row = 0; row * step < scene.height; row++) {
      for (let column = 0; column * step < scene.width; column++) {
        if (speckle(column, row, scene.seed + salt) > 0.42) continue
        const x = (column + speckle(column, row, scene.seed + salt + 10)) * step
        const y = (row + speckle(column, row, scene.seed + salt + 20)) * step
        const length = step * 0.3
        context.moveTo(x, y)
        context.lineTo(x + (speckle(column, row, scene.seed + 30) - 0.5) * length, y - length)
      }
    }
    context.stroke()
  }
}

/** Strokes that run downhill, closer and longer where it is steep. */
export function hachures(brush: Brush, height: Float32Array, across: number, down: number, strength = 0.34): void {
  const { scene, context, palette } = brush
  const cell = scene.width / across
  const step = Math.max(9, 5.4 / brush.scale)
  context.strokeStyle = `rgba(${palette.ink.map(Math.round).join(',')},${strength})`
  context.lineWidth = brush.pen(0.8)
  context.beginPath()
  for (let row = 0; row * step < scene.height; row++) {
    for (let column = 0; column * step < scene.width; column++) {
      const x = (column + speckle(column, row, scene.seed + 41)) * step
      const y = (row + speckle(column, row, scene.seed + 43)) * step
      const c = Math.min(across - 2, Math.max(1, Math.round(x / cell)))
      const r = Math.min(down - 2, Math.max(1, Math.round(y / cell)))
      const i = r * across + c
      if (height[i]! < 4) continue
      const dx = (height[i + 1]! - height[i - 1]!) / (2 * cell)
      const dy = (height[i + across]! - height[i - across]!) / (2 * cell)
      const slope = Math.hypot(dx, dy)
      // The lit side carries fewer strokes.
      const lit = (-dx - dy) / (slope + 1e-6)
      if (slope < 0.1 || speckle(column, row, scene.seed + 47) > slope * 1.1 * (lit < 0 ? 0.5 : 1)) continue
      const long = step * (0.5 + Math.min(1.1, slope))
      context.moveTo(x, y)
      context.lineTo(x - (dx / slope) * long, y - (dy / slope) * long)
    }
  }
  context.stroke()
}
