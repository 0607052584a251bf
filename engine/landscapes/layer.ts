import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { css } from '../paint/colour.ts'
import type { AirTable } from './air.ts'
import type { Distances } from './distances.ts'
import type { View } from './view.ts'

/** A sheet on which things of about one distance are drawn in their own colours before the air is laid over them. */
export class Layer {
  readonly pen: SKRSContext2D
  private readonly canvas: Canvas
  private readonly view: View
  private readonly air: AirTable
  private readonly distances: Distances | undefined

  constructor(view: View, air: AirTable, distances?: Distances) {
    this.view = view
    this.air = air
    this.distances = distances
    this.canvas = createCanvas(view.width, view.height)
    this.pen = this.canvas.getContext('2d')
  }

  /**
   * Lays `haze` (0-1) over what was drawn, puts it on the target and clears the sheet: the rows from `top` to `bottom` (px),
   * all of them when left out. It stands `z` m away; 0: it is a mirror image, and stands nowhere.
   */
  flush(target: SKRSContext2D, z: number, haze: number, top = 0, bottom = this.view.height): void {
    const { width, height } = this.view
    const first = Math.max(0, Math.floor(top))
    const rows = Math.min(height, Math.ceil(bottom)) - first
    if (rows <= 0) return
    if (z > 0) this.distances?.stand(this.canvas, z)
    if (haze > 0.01) {
      const fill = this.pen.createLinearGradient(0, 0, width, 0)
      for (let k = 0; k <= 8; k++) {
        const c = Math.min(width - 1, Math.round((k / 8) * width)) * 3
        const { colours } = this.air
        fill.addColorStop(k / 8, css([colours[c]!, colours[c + 1]!, colours[c + 2]!], haze))
      }
      this.pen.save()
      this.pen.globalCompositeOperation = 'source-atop'
      this.pen.fillStyle = fill
      this.pen.fillRect(0, first, width, rows)
      this.pen.restore()
    }
    target.drawImage(this.canvas, 0, first, width, rows, 0, first, width, rows)
    this.pen.clearRect(0, first, width, rows)
  }
}
