import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import { css } from '../paint/colour.ts'
import { type Picture, pictureOf } from '../paint/picture.ts'
import type { Slice } from './slices.ts'
import type { Shot } from './terrain/surface.ts'
import type { View } from './view.ts'

/** The greys of the farthest land and of what stands right before the eye; the sky is black. */
const FAR = 18
const NEAR = 236
const FOREGROUND = 252

/** How far everything of a landscape is, told while it is painted from far to near: white nearest, by ratios of the distance. */
export class Distances {
  readonly #canvas: Canvas
  readonly #pen: SKRSContext2D
  readonly #own: Canvas
  readonly #shot: Shot
  readonly #from: number
  readonly #to: number

  constructor({ width, height }: View, shot: Shot) {
    this.#canvas = createCanvas(width, height)
    this.#pen = this.#canvas.getContext('2d')
    this.#pen.fillStyle = '#000'
    this.#pen.fillRect(0, 0, width, height)
    this.#own = createCanvas(width, height)
    this.#shot = shot
    const seen = shot.depth.filter((z) => z > 0)
    this.#from = seen.reduce((least, z) => Math.min(least, z), Number.POSITIVE_INFINITY)
    this.#to = Math.max(
      seen.reduce((most, z) => Math.max(most, z), 0),
      this.#from * 1.01,
    )
  }

  #grey(z: number): number {
    const t = Math.log(Math.max(z, this.#from) / this.#from) / Math.log(this.#to / this.#from)
    return NEAR + (FAR - NEAR) * Math.min(1, Math.max(0, t))
  }

  /** The land and water of a slice. */
  land({ from, to, top, bottom }: Slice): void {
    if (bottom < top) return
    const { width } = this.#canvas
    const { depth } = this.#shot
    const pixels = new Uint8ClampedArray(width * (bottom - top + 1) * 4)
    for (let i = top * width, p = 0; p < pixels.length; i++, p += 4) {
      const z = depth[i]!
      if (z < from || z >= to || z === 0) continue
      pixels.fill(this.#grey(z), p, p + 3)
      pixels[p + 3] = 255
    }
    const rows = bottom - top + 1
    const pen = this.#own.getContext('2d')
    pen.putImageData(new ImageData(pixels, width, rows), 0, top)
    this.#pen.drawImage(this.#own, 0, top, width, rows, 0, top, width, rows)
    pen.clearRect(0, 0, width, this.#own.height)
  }

  /** What was drawn on a sheet of its own stands `z` m away. */
  stand(drawn: Canvas, z: number): void {
    this.#silhouette(drawn, this.#grey(z))
  }

  /** What stands before the eye and frames the view. */
  foreground(draw: (pen: SKRSContext2D) => void): void {
    const sheet = createCanvas(this.#canvas.width, this.#canvas.height)
    draw(sheet.getContext('2d'))
    this.#silhouette(sheet, FOREGROUND)
  }

  #silhouette(drawn: Canvas, grey: number): void {
    const pen = this.#own.getContext('2d')
    pen.drawImage(drawn, 0, 0)
    pen.globalCompositeOperation = 'source-in'
    pen.fillStyle = css([grey, grey, grey])
    pen.fillRect(0, 0, this.#own.width, this.#own.height)
    pen.globalCompositeOperation = 'source-over'
    this.#pen.drawImage(this.#own, 0, 0)
    pen.clearRect(0, 0, this.#own.width, this.#own.height)
  }

  picture(): Picture {
    return pictureOf(this.#canvas)
  }
}
