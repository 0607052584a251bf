import type { Point } from '../scene.ts'

/** The open middle of an outdoor map. */
export interface Glade {
  middle: Point
  radius: number
  columns: number
  rows: number
}
