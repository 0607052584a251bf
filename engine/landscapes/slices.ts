import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import type { Shot } from './terrain/surface.ts'
import type { View } from './view.ts'

/** A part of the picture by depth. */
export interface Slice {
  /** Depths, m: from included, to not. */
  from: number
  to: number
  /** First and last row (px) on which the slice is seen; top above bottom when it is hidden. */
  top: number
  bottom: number
  /** Whether water is seen in it. */
  water: boolean
}

/**
 * Cuts the picture by depth, farthest slice first, so that what stands in one hides behind the land of the nearer ones:
 * `count` slices even on a scale of ratios, and one more edge before each great thing.
 */
export function slicesOf(view: View, shot: Shot, count: number, edges: readonly number[]): Slice[] {
  const { depth, wet } = shot
  let near = Number.POSITIVE_INFINITY
  let far = 0
  for (let i = 0; i < depth.length; i++) {
    const z = depth[i]!
    if (z > far) far = z
    if (z > 0 && z < near) near = z
  }
  const bounds = new Set<number>()
  for (let k = 1; k < count; k++) bounds.add(near * (far / near) ** (k / count))
  for (const edge of edges) if (edge > near && edge < far) bounds.add(edge)
  const sorted = [0, ...[...bounds].sort((a, b) => a - b), Number.POSITIVE_INFINITY]
  const slices: Slice[] = []
  for (let k = 0; k + 1 < sorted.length; k++) {
    slices.push({ from: sorted[k]!, to: sorted[k + 1]!, top: view.height, bottom: -1, water: false })
  }
  let k = 0
  for (let y = 0, i = 0; y < view.height; y++) {
    for (let x = 0; x < view.width; x++, i++) {
      const z = depth[i]!
      if (z === 0) continue
      while (z >= sorted[k + 1]!) k++
      while (z < sorted[k]!) k--
      const slice = slices[k]!
      if (y < slice.top) slice.top = y
      slice.bottom = y
      if (wet[i]! > 0) slice.water = true
    }
  }
  return slices.reverse()
}

/** Lays the dry land of slices over the picture. */
export class SlicePainter {
  private readonly canvas: Canvas
  private readonly pen: SKRSContext2D
  private readonly view: View
  private readonly shot: Shot

  constructor(view: View, shot: Shot) {
    this.view = view
    this.shot = shot
    this.canvas = createCanvas(view.width, view.height)
    this.pen = this.canvas.getContext('2d')
  }

  draw(target: SKRSContext2D, { from, to, top, bottom }: Slice): void {
    if (bottom < top) return
    const { width } = this.view
    const { depth, wet, colour } = this.shot
    const rows = bottom - top + 1
    const pixels = new Uint8ClampedArray(width * rows * 4)
    for (let i = top * width, p = 0; p < pixels.length; i++, p += 4) {
      const z = depth[i]!
      if (z < from || z >= to || z === 0 || wet[i]! > 0) continue
      const o = i * 3
      pixels[p] = colour[o]!
      pixels[p + 1] = colour[o + 1]!
      pixels[p + 2] = colour[o + 2]!
      pixels[p + 3] = 255
    }
    this.pen.putImageData(new ImageData(pixels, width, rows), 0, top)
    target.drawImage(this.canvas, 0, top, width, rows, 0, top, width, rows)
  }
}
