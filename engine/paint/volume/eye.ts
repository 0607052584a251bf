import type { Frame } from '../frame.ts'

/**
 * How a spell's world is seen. Its lengths: 1 is 500 units of the picture at depth 0; x right, y up, z towards the eye, which
 * stands at z 4 and looks straight ahead. The picture's middle is 0, 0 at depth 0, wherever the lines run together.
 */
export interface Eye {
  frame: Frame
  /** px a unit. */
  scale: number
  /** Where lines that go away from the eye run together, px. */
  vanishing: readonly [x: number, y: number]
  /** Where the eye is, the world's lengths; its z is `AWAY`. */
  x: number
  y: number
  /** px a length at depth 0. */
  size: number
}

/** How far before depth 0 the eye is. */
export const AWAY = 4
/** Height of the ground. */
export const FLOOR = -0.84

/** An eye whose horizon and vanishing point lie at these units of the picture. */
export function eyeAt(frame: Frame, vanishing: number, horizon: number): Eye {
  const scale = Math.min(frame.width, frame.height) / 1000
  const size = 500 * scale
  const [vx, vy] = [vanishing * scale, horizon * scale]
  return {
    frame,
    scale,
    vanishing: [vx, vy],
    x: (vx - frame.width / 2) / size,
    y: (frame.height / 2 - vy) / size,
    size,
  }
}

/** px a length at a depth. */
export const sizeAt = (eye: Eye, z: number): number => (eye.size * AWAY) / (AWAY - z)

/** Where a place of the world falls, px. */
export function seenAt(eye: Eye, x: number, y: number, z: number): [number, number] {
  const size = sizeAt(eye, z)
  return [eye.vanishing[0] + (x - eye.x) * size, eye.vanishing[1] - (y - eye.y) * size]
}
