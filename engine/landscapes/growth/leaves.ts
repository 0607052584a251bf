import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../../paint/colour.ts'

/**
 * The leaves of one plant, touched in px by px: a crown has some thousands of them, too many calls for a canvas. They are
 * as one sheet, which `settle` lays over what the plant's pen has drawn.
 */
export class Leaves {
  private readonly pen: SKRSContext2D
  private readonly width: number
  private readonly height: number
  /** px a unit of the plant. */
  private readonly size: number
  /** Red, green, blue and cover of each px, the colours times the cover. */
  private readonly sheet: Float32Array
  private red = 0
  private green = 0
  private blue = 0
  private alpha = 1

  /** `size` px a unit, the plant's foot in the middle of the pen's lower edge. */
  constructor(pen: SKRSContext2D, size: number) {
    this.pen = pen
    this.width = pen.canvas.width
    this.height = pen.canvas.height
    this.size = size
    this.sheet = new Float32Array(this.width * this.height * 4)
  }

  /** The colour of the touches to come. */
  dip(colour: Rgb, alpha = 1): void {
    this.red = colour[0]
    this.green = colour[1]
    this.blue = colour[2]
    this.alpha = alpha
  }

  /** The colour of the touches to come: `t` of the way from one to another, and from there `by` of the way to a third. */
  dipBetween(from: Rgb, to: Rgb, t: number, last: Rgb, by: number): void {
    const keep = (1 - t) * (1 - by)
    const turn = t * (1 - by)
    this.red = from[0] * keep + to[0] * turn + last[0] * by
    this.green = from[1] * keep + to[1] * turn + last[1] * by
    this.blue = from[2] * keep + to[2] * turn + last[2] * by
    this.alpha = 1
  }

  /** A touch of the brush: an ellipse by its radii along `angle` and across it. */
  dab(x: number, y: number, long: number, thick: number, angle: number): void {
    const { width, height, size, sheet, red, green, blue } = this
    const cx = width / 2 + x * size
    const cy = height + y * size
    // What is finer than a px is a fainter px.
    const a = Math.max(0.55, long * size)
    const b = Math.max(0.55, thick * size)
    const strength = Math.min(1, (Math.max(0.004, long) * size) / a) * Math.min(1, (Math.max(0.003, thick) * size) / b)
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    const spanX = Math.sqrt(a * a * c * c + b * b * s * s) + 0.5
    const spanY = Math.sqrt(a * a * s * s + b * b * c * c) + 0.5
    const left = Math.max(0, Math.ceil(cx - spanX - 0.5))
    const right = Math.min(width - 1, Math.floor(cx + spanX - 0.5))
    const top = Math.max(0, Math.ceil(cy - spanY - 0.5))
    const bottom = Math.min(height - 1, Math.floor(cy + spanY - 0.5))
    const edge = Math.min(a, b)
    const most = this.alpha * strength
    for (let py = top; py <= bottom; py++) {
      const dy = py + 0.5 - cy
      for (let px = left, p = (py * width + left) * 4; px <= right; px++, p += 4) {
        const dx = px + 0.5 - cx
        const u = (dx * c + dy * s) / a
        const v = (dy * c - dx * s) / b
        const within = (1 - Math.sqrt(u * u + v * v)) * edge + 0.5
        if (within <= 0) continue
        const cover = within < 1 ? within * most : most
        const keep = 1 - cover
        sheet[p] = sheet[p]! * keep + red * cover
        sheet[p + 1] = sheet[p + 1]! * keep + green * cover
        sheet[p + 2] = sheet[p + 2]! * keep + blue * cover
        sheet[p + 3] = sheet[p + 3]! * keep + cover
      }
    }
  }

  /** Lays what was touched in over the plant, and begins anew. */
  settle(): void {
    const { width, height, sheet, pen } = this
    const pixels = new Uint8ClampedArray(width * height * 4)
    for (let p = 0; p < pixels.length; p += 4) {
      const cover = sheet[p + 3]!
      if (cover < 0.002) continue
      pixels[p] = sheet[p]! / cover
      pixels[p + 1] = sheet[p + 1]! / cover
      pixels[p + 2] = sheet[p + 2]! / cover
      pixels[p + 3] = cover * 255
    }
    const canvas = createCanvas(width, height)
    canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
    pen.save()
    pen.resetTransform()
    pen.drawImage(canvas, 0, 0)
    pen.restore()
    sheet.fill(0)
  }
}
