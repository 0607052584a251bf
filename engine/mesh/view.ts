import type { Frame } from '../paint/frame.ts'

/** Looks straight on, along -z, without foreshortening: whoever makes a mesh foreshortens it before. */
export interface View {
  frame: Frame
  /** px a unit of the world. */
  scale: number
  /** What of the world lies in the middle of the frame. */
  x: number
  y: number
}

/** Samples a px, each way. */
export const FINE = 2

/** Where vertices fall: x and y in samples of the frame, y down, and z as it is. */
export function projected(view: View, positions: Float32Array): Float32Array {
  const out = new Float32Array(positions.length)
  const scale = view.scale * FINE
  const left = (view.frame.width * FINE) / 2 - view.x * scale
  const top = (view.frame.height * FINE) / 2 + view.y * scale
  for (let i = 0; i < positions.length; i += 3) {
    out[i] = left + positions[i]! * scale
    out[i + 1] = top - positions[i + 1]! * scale
    out[i + 2] = positions[i + 2]!
  }
  return out
}
