import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { blur, field } from './field.ts'
import type { Relief } from './relief.ts'
import { coarsened, spread } from './resample.ts'

/**
 * Adds light drawn on black, in units, to a relief: what is drawn shines through everything. `bloom` (units) spreads it,
 * `gain` makes it brighter than 255.
 */
export function addLight(
  result: Relief,
  draw: (pen: SKRSContext2D) => void,
  options: { bloom?: number; gain?: number } = {},
): void {
  const { bloom = 0, gain = 1 } = options
  const { frame, scale, paint, albedo, shade } = result
  const { width, height } = frame
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#000'
  pen.fillRect(0, 0, width, height)
  pen.scale(scale, scale)
  pen.globalCompositeOperation = 'lighter'
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  draw(pen)
  const { data } = pen.getImageData(0, 0, width, height)
  const planes = [paint.red, paint.green, paint.blue] as const
  const bare = [albedo.red, albedo.green, albedo.blue] as const
  const step = Math.max(1, Math.round((bloom * scale) / 3))
  for (let channel = 0; channel < 3; channel++) {
    const target = planes[channel]!
    const under = bare[channel]!
    for (let i = 0, p = channel; i < target.length; i++, p += 4) {
      const v = data[p]!
      if (v === 0) continue
      target[i]! += v * gain
      under[i]! += v * gain * 0.7
    }
    if (bloom > 0) {
      const drawn = field(width, height)
      for (let i = 0, p = channel; i < drawn.values.length; i++, p += 4) drawn.values[i] = data[p]!
      const soft = spread(blur(coarsened(drawn, step), (bloom * scale) / step, 3), step, width, height).values
      for (let i = 0; i < target.length; i++) {
        target[i]! += soft[i]! * gain * 0.9
        under[i]! += soft[i]! * gain * 0.4
      }
    }
  }
  for (let i = 0, p = 0; i < shade.values.length; i++, p += 4) {
    const most = Math.max(data[p]!, data[p + 1]!, data[p + 2]!)
    if (most > 0) shade.values[i] = Math.min(1, shade.values[i]! + (most / 255) * gain * 0.8)
  }
}

/** A pool of light on what is there, brightest at x,y (units) and gone at `radius`: multiplies as real light does. */
export function addPool(
  result: Relief,
  x: number,
  y: number,
  radius: number,
  colour: readonly [number, number, number],
  strength: number,
): void {
  const { frame, scale, paint, albedo, shade } = result
  const cx = x * scale
  const cy = y * scale
  const reach = radius * scale
  const top = Math.max(0, Math.floor(cy - reach))
  const bottom = Math.min(frame.height, Math.ceil(cy + reach))
  const left = Math.max(0, Math.floor(cx - reach))
  const right = Math.min(frame.width, Math.ceil(cx + reach))
  for (let py = top; py < bottom; py++) {
    for (let px = left; px < right; px++) {
      const away = ((px - cx) * (px - cx) + (py - cy) * (py - cy)) / (reach * reach)
      if (away >= 1) continue
      const i = py * frame.width + px
      const k = (1 - away) * (1 - away) * strength
      // Mostly by what the light falls on, a little by the air it passes through.
      paint.red[i]! += (albedo.red[i]! * 0.0034 + 0.12) * colour[0] * k
      paint.green[i]! += (albedo.green[i]! * 0.0034 + 0.12) * colour[1] * k
      paint.blue[i]! += (albedo.blue[i]! * 0.0034 + 0.12) * colour[2] * k
      shade.values[i] = Math.min(1, shade.values[i]! + k * 0.35)
    }
  }
}

/** Light that clings round whatever of the figure is there, outside its outline; `reach` in units. */
export function addHalo(
  result: Relief,
  colour: readonly [number, number, number],
  reach: number,
  strength: number,
): void {
  const { frame, scale, paint, albedo, coverage, shade } = result
  const step = Math.max(1, Math.round((reach * scale) / 5))
  const near = spread(
    blur(coarsened(coverage, step), (reach * scale) / step / 1.6, 3),
    step,
    frame.width,
    frame.height,
  ).values
  const close = spread(
    blur(coarsened(coverage, step), (reach * scale) / step / 5, 2),
    step,
    frame.width,
    frame.height,
  ).values
  for (let i = 0; i < near.length; i++) {
    const outside = 1 - coverage.values[i]! * 0.86
    const k = (near[i]! * 0.7 + close[i]! * 0.75) * outside * strength
    if (k < 0.003) continue
    paint.red[i]! += colour[0] * k
    paint.green[i]! += colour[1] * k
    paint.blue[i]! += colour[2] * k
    albedo.red[i]! += colour[0] * k * 0.5
    albedo.green[i]! += colour[1] * k * 0.5
    albedo.blue[i]! += colour[2] * k * 0.5
    shade.values[i] = Math.min(1, shade.values[i]! + k * 0.6)
  }
}
