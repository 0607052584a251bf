import type { Picture } from '../paint/picture.ts'
import { roughSubject } from './matte/matte.ts'
import type { Box } from './steps.ts'

/** How much about a face is hair, in its own sizes. */
const HAIR = 0.45

/** A face that fills more of a picture than this leaves nothing else to copy. */
const FACE_MOST = 0.25

/** Faces with their hair, 1 a px. */
function facesIn({ width, height }: Picture, faces: readonly Box[]): Uint8Array {
  const made = new Uint8Array(width * height)
  for (const face of faces.filter((one) => one.width * one.height <= FACE_MOST)) {
    const left = Math.max(0, Math.floor((face.x - HAIR * face.width) * width))
    const right = Math.min(width, Math.ceil((face.x + (1 + HAIR) * face.width) * width))
    const bottom = Math.min(height, (face.y + 1.2 * face.height) * height)
    for (let y = Math.max(0, Math.floor((face.y - 2 * HAIR * face.height) * height)); y < bottom; y++)
      made.fill(1, y * width + left, y * width + Math.max(left, right))
  }
  return made
}

/** Where there is a face there is a body below it, this much wider to each side, in the face's sizes. */
const BODY = 0.9

/** What the picture is of, and the bodies of those whose faces are known, 1 a px. */
function withBodies(picture: Picture, found: Uint8Array | undefined, faces: readonly Box[]): Uint8Array {
  const { width, height } = picture
  const made = found ?? new Uint8Array(width * height)
  for (const face of faces) {
    const left = Math.max(0, Math.floor((face.x - BODY * face.width) * width))
    const right = Math.min(width, Math.ceil((face.x + (1 + BODY) * face.width) * width))
    for (let y = Math.max(0, Math.floor(face.y * height)); y < height; y++)
      made.fill(1, y * width + left, y * width + Math.max(left, right))
  }
  return made
}

/** What is better not copied to elsewhere in a picture. */
interface LeftAlone {
  /** What the picture is of, 1 a px. */
  subject: Uint8Array
  /** Faces, 1 a px. */
  never: Uint8Array
}

/** What of a picture must not be there twice: what it is of, people, and above all their faces. */
export function leftAlone(picture: Picture, faces: readonly Box[], told: () => void): LeftAlone {
  const found = roughSubject(picture, faces.length > 0, told)
  return { subject: withBodies(picture, found, faces), never: facesIn(picture, faces) }
}
