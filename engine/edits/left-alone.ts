import type { Picture } from '../paint/picture.ts'
import { roughSubject } from './matte/matte.ts'
import type { Box } from './steps.ts'

/** How much about a face is hair, in its own sizes. */
const HAIR = 0.45

/** A face that fills more of a picture than this leaves nothing else to copy. */
const FACE_MOST = 0.25
/** Where there is a face there is a body below it, this much wider to each side, in the face's sizes. */
const BODY = 0.9
/** From how much of a face in what was found its person was found with it. */
const FOUND_FROM = 0.6

/** What is better not copied to elsewhere in a picture. */
export interface LeftAlone {
  /** What the picture is of, 1 a px. */
  subject: Uint8Array
  /** Faces, 1 a px. */
  never: Uint8Array
}

interface Rows {
  left: number
  right: number
  top: number
  bottom: number
}

/** The px of a box that is so much larger to each side, in its own sizes. */
function rowsOf({ width, height }: Picture, { x, y, width: wide, height: high }: Box, by: number, above = by): Rows {
  return {
    left: Math.max(0, Math.floor((x - by * wide) * width)),
    right: Math.min(width, Math.ceil((x + (1 + by) * wide) * width)),
    top: Math.max(0, Math.floor((y - above * high) * height)),
    bottom: Math.min(height, Math.ceil((y + (1 + by) * high) * height)),
  }
}

/** What of a picture must not be there twice: what it is of, people, and above all their faces. */
export function leftAlone(picture: Picture, faces: readonly Box[], told: () => void): LeftAlone {
  const { width, height } = picture
  const found = roughSubject(picture, faces.length > 0, told)
  const subject = found?.slice() ?? new Uint8Array(width * height)
  const never = new Uint8Array(width * height)
  for (const face of faces) {
    const inner = rowsOf(picture, face, 0)
    let [count, covered] = [0, 0]
    for (let y = inner.top; y < inner.bottom; y++)
      for (let x = inner.left; x < inner.right; x++, count++) covered += found?.[y * width + x] ?? 0
    const isFound = covered > FOUND_FROM * count
    const isLarge = face.width * face.height > FACE_MOST
    const head = rowsOf(picture, face, HAIR, 2 * HAIR)
    for (let y = head.top; y < inner.bottom; y++)
      for (let x = head.left; x < head.right; x++) {
        const at = y * width + x
        // What lies beside a head that was found is what is behind it.
        if (!isLarge && (!isFound || found?.[at] === 1)) never[at] = 1
      }
    if (isFound) continue
    const body = rowsOf(picture, face, BODY, 0)
    for (let y = body.top; y < height; y++)
      subject.fill(1, y * width + body.left, y * width + Math.max(body.left, body.right))
  }
  return { subject, never }
}
