import type { Frame } from '../paint/frame.ts'
import type { Camera } from './camera.ts'

/** Looks straight on, along -z, without foreshortening: `scale` px a unit, the place x, y amid the frame. */
export interface View {
  frame: Frame
  scale: number
  x: number
  y: number
}

export const NOTHING = -1e9

/** What meshes look like: planes of the frame's size. Colours 0-255 are weighed by coverage already, and so are the other sums. */
export interface Rendered {
  camera: Camera
  frame: Frame
  width: number
  height: number
  /** `scale`: px a unit, amid the meshes. */
  view: { scale: number }
  /** 0-1. */
  coverage: Float32Array
  /** How near the nearest place is: its place along the line from what is looked at to the eye (z, looking straight on), units; `NOTHING` where there is none. */
  depth: Float32Array
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  albedo: readonly [Float32Array, Float32Array, Float32Array]
  /** On the picture: x right, y down. */
  normals: readonly [Float32Array, Float32Array]
  /** The same without grain. */
  form: readonly [Float32Array, Float32Array]
  /** Which way strands lie. */
  along: readonly [Float32Array, Float32Array]
  key: Float32Array
  gleam: Float32Array
  shade: Float32Array
  open: Float32Array
  /** Index in `stuffs`. */
  stuff: Uint8Array
  thing: Uint16Array
}
