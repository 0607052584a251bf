import type { Part } from './clay.ts'

/** What the eye meets at each px of a window of the picture: planes `width` by `height`, row by row. */
export interface Cast {
  width: number
  height: number
  /** The window's corner, and how many of its px a unit has. */
  left: number
  top: number
  scale: number
  /** 1 + index of the part met; 0 nothing. */
  part: Uint16Array
  /** 0-1, anti-aliased. */
  coverage: Float32Array
  /** Units towards the eye. */
  depth: Float32Array
  nx: Float32Array
  ny: Float32Array
  nz: Float32Array
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  /** Fine relief from pigments, units. */
  fine: Float32Array
  /** 0-1: how solid, from pigments. */
  alpha: Float32Array
  parts: readonly Part[]
}
