import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import type { Shot } from './terrain/surface.ts'
import type { View } from './view.ts'

/** The picture cut by depth, farthest slice first, so that what stands in one hides behind the land of the nearer ones. */
export interface Slice {
  index: number
  /** Depths, m. */
  from: number
  to: number
}

/** Slices between the depths of the land: even on a scale of ratios, plus one edge just before each great thing. */
export function slicesOf(near: number, far: number, count: number, edges: readonly number[]): Slice[] {
  const bounds = new Set<number>()
  for (let k = 1; k < count; k++) bounds.add(near * (far / near) ** (k / count))
  for (const edge of edges) if (edge > near && edge < far) bounds.add(edge)
  const sorted = [0, ...[...bounds].sort((a, b) => a - b), Number.POSITIVE_INFINITY]
  const slices: Slice[] = []
  for (let k = 0; k + 1 < sorted.length; k++) slices.push({ index: k, from: sorted[k]!, to: sorted[k + 1]! })
  return slices.reverse()
}

/** Lays the dry land of one slice over the picture. */
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

  /** Draws the slice; tells the rows (px) it covers, water included, or nothing when it is wholly hidden. */
  draw(target: SKRSContext2D, slice: Slice): { top: number; bottom: number; water: boolean } | undefined {
    const { width, height } = this.view
    const { depth, wet, colour } = this.shot
    let top = -1
    let bottom = -1
    let water = false
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const z = depth[i]!
        if (z >= slice.from && z < slice.to && z > 0) {
          if (top < 0) top = y
          bottom = y
          if (wet[i]! > 0) water = true
        }
      }
    }
    if (top < 0) return undefined
    const rows = bottom - top + 1
    const pixels = new Uint8ClampedArray(width * rows * 4)
    for (let y = top, i = top * width, p = 0; y <= bottom; y++) {
      for (let x = 0; x < width; x++, i++, p += 4) {
        const z = depth[i]!
        if (z < slice.from || z >= slice.to || z === 0 || wet[i]! > 0) continue
        const o = i * 3
        pixels[p] = colour[o]!
        pixels[p + 1] = colour[o + 1]!
        pixels[p + 2] = colour[o + 2]!
        pixels[p + 3] = 255
      }
    }
    this.pen.clearRect(0, 0, width, height)
    this.pen.putImageData(new ImageData(pixels, width, rows), 0, top)
    target.drawImage(this.canvas, 0, 0)
    return { top, bottom, water }
  }
}
