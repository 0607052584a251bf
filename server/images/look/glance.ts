import { rgbaToThumbHash } from 'thumbhash'
import { cellsOf, LOOK_SIDE, lookOf } from './look.ts'

/** A picture made small, RGBA. */
export interface Small {
  width: number
  height: number
  pixels: Uint8Array
}

/** What is kept of a picture to show before it is there, and to find others like it. */
export interface Glance {
  /** Base64. */
  thumbhash: string
  /** Base64. */
  look: string
  lookCells: number[]
}

/** The picture in LOOK_SIDE² px, whatever its shape: every px the mean of what lies under it. */
function squared({ width, height, pixels }: Small): Uint8Array {
  const made = new Uint8Array(LOOK_SIDE * LOOK_SIDE * 4)
  for (let y = 0; y < LOOK_SIDE; y++) {
    const [top, below] = stretch(y, height)
    for (let x = 0; x < LOOK_SIDE; x++) {
      const [left, right] = stretch(x, width)
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0
        for (let v = top; v < below; v++)
          for (let u = left; u < right; u++) sum += pixels[(v * width + u) * 4 + channel] ?? 0
        made[(y * LOOK_SIDE + x) * 4 + channel] = sum / ((below - top) * (right - left))
      }
    }
  }
  return made
}

function stretch(at: number, length: number): [from: number, to: number] {
  const from = Math.min(length - 1, Math.floor((at * length) / LOOK_SIDE))
  return [from, Math.max(from + 1, Math.floor(((at + 1) * length) / LOOK_SIDE))]
}

/** In a thread: some milliseconds of arithmetic. */
export function glance(small: Small): Glance {
  const look = lookOf(squared(small))
  return {
    thumbhash: Buffer.from(rgbaToThumbHash(small.width, small.height, small.pixels)).toString('base64'),
    look: Buffer.from(look.buffer, look.byteOffset, look.byteLength).toString('base64'),
    lookCells: cellsOf(look),
  }
}
