import { blur, field } from '../../paint/field.ts'
import type { Paint } from '../../paint/picture.ts'

/** Which way things run at each place of a picture, and how much goes on there; one sample every `step` px. */
export interface Flow {
  step: number
  width: number
  height: number
  /** Unit vector along the edges of things. */
  x: Float32Array
  y: Float32Array
  /** 0 even to 1 full of edges. */
  detail: Float32Array
}

/**
 * Reads a picture's flow from its structure tensor (Bigün & Granlund 1987), blurred over `radius` samples. Where nothing
 * runs anywhere it lies level.
 */
export function flowOf(source: Paint, step: number, radius: number): Flow {
  const { width: w, height: h, red, green, blue } = source
  const width = Math.ceil(w / step)
  const height = Math.ceil(h / step)
  const light = field(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.min(h - 1, y * step + (step >> 1)) * w
    for (let x = 0; x < width; x++, i++) {
      const p = row + Math.min(w - 1, x * step + (step >> 1))
      light.values[i] = (red[p]! * 0.35 + green[p]! * 0.5 + blue[p]! * 0.15) / 255
    }
  }
  const xx = field(width, height)
  const yy = field(width, height)
  const xy = field(width, height)
  const v = light.values
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      const gx = v[i + 1]! - v[i - 1]!
      const gy = v[i + width]! - v[i - width]!
      xx.values[i] = gx * gx
      yy.values[i] = gy * gy
      xy.values[i] = gx * gy
    }
  }
  const a = blur(xx, radius, 2).values
  const b = blur(yy, radius, 2).values
  const c = blur(xy, radius, 2).values
  const size = width * height
  const outX = new Float32Array(size)
  const outY = new Float32Array(size)
  const detail = new Float32Array(size)
  for (let i = 0; i < size; i++) {
    // A little pull towards level keeps calm places calm.
    const bias = 0.00022
    const angle = 0.5 * Math.atan2(2 * c[i]!, a[i]! - b[i]! - bias) + Math.PI / 2
    outX[i] = Math.cos(angle)
    outY[i] = Math.sin(angle)
    detail[i] = Math.min(1, Math.sqrt(a[i]! + b[i]!) * 9)
  }
  return { step, width, height, x: outX, y: outY, detail }
}
