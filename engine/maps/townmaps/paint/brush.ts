import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Line, Ring } from '../geometry/polygon.ts'
import type { TownmapScene } from '../scene.ts'
import type { Palette } from './palette.ts'

/** What every hand that paints a town map holds. The context draws in feet. */
export interface Brush {
  scene: TownmapScene
  context: SKRSContext2D
  palette: Palette
  /** Draws with a pen: shaded slopes are hatched, not darkened. */
  penned: boolean
  /** Px per foot. */
  scale: number
  /** A pen line `weight` thick, in feet: about `weight` px on a 1024 px sheet, and never too thin to see. */
  pen(weight: number): number
  /** Where the sun throws shadows, per foot of height. */
  cast: readonly [x: number, y: number]
}

export function ringPath(rings: readonly Ring[]): Path2D {
  const path = new Path2D()
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      if (i === 0) path.moveTo(ring[i]![0], ring[i]![1])
      else path.lineTo(ring[i]![0], ring[i]![1])
    }
    path.closePath()
  }
  return path
}

export function linePath(lines: readonly Line[]): Path2D {
  const path = new Path2D()
  for (const line of lines) {
    for (let i = 0; i < line.length; i++) {
      if (i === 0) path.moveTo(line[i]![0], line[i]![1])
      else path.lineTo(line[i]![0], line[i]![1])
    }
  }
  return path
}
