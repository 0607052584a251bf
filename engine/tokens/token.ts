import type { Frame } from '../paint/frame.ts'
import type { Circle } from './head.ts'
import { OPENING } from './ring.ts'

/** The square of a picture that a token shows, whole px. */
export interface Square {
  left: number
  top: number
  side: number
}

/** A head smaller than this share of the picture's shorter side is shown with more about it, or there is nothing to see. */
const LEAST = 0.14

/**
 * The square of a picture whose middle, as far as a token's ring leaves it open, is `head`; as much of it as the picture has.
 * `frame` in px.
 */
export function squareAbout(head: Circle, frame: Frame): Square {
  const shorter = Math.min(frame.width, frame.height)
  const radius = Math.max(head.radius, LEAST * shorter)
  const side = Math.max(1, Math.min(shorter, Math.round(radius / OPENING)))
  // Near an edge the square moves inwards rather than show what is not there.
  const place = (middle: number, whole: number) => Math.round(Math.min(whole - side, Math.max(0, middle - side / 2)))
  return { left: place(head.x, frame.width), top: place(head.y, frame.height), side }
}
