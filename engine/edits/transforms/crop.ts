import type { Picture } from '../../paint/picture.ts'
import type { Box } from '../steps.ts'
import { resized, resizedPlane } from './prepared.ts'
import type { TransformOrder } from './transform.ts'

/** A part of a picture, px. */
interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** The middle of what a picture is of, as fractions: of its largest face, else of its subject, else its own. */
function middleOf({ width, height }: Picture, { faces: [face], subject }: TransformOrder): { x: number; y: number } {
  if (face) return { x: face.x + face.width / 2, y: face.y + face.height * 1.6 }
  if (!subject) return { x: 0.5, y: 0.5 }
  let [sx, sy, sum] = [0, 0, 0]
  for (let i = 0; i < subject.length; i += 7) {
    sx += (i % width) * subject[i]!
    sy += Math.floor(i / width) * subject[i]!
    sum += subject[i]!
  }
  return sum > 0 ? { x: sx / sum / width, y: sy / sum / height } : { x: 0.5, y: 0.5 }
}

/** The largest part of a shape (width by height) that holds the middle of what the picture is of. */
export function partFor(picture: Picture, order: TransformOrder, shape: number): Part {
  const width = Math.max(1, Math.round(Math.min(picture.width, picture.height * shape)))
  const height = Math.max(1, Math.round(Math.min(picture.height, width / shape)))
  const { x, y } = middleOf(picture, order)
  const at = (middle: number, side: number, most: number) =>
    Math.min(most - side, Math.max(0, Math.round(middle * most - side / 2)))
  return { left: at(x, width, picture.width), top: at(y, height, picture.height), width, height }
}

function pixelsOf(picture: Picture, { left, top, width, height }: Part): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * 4
    pixels.set(picture.pixels.subarray(from, from + width * 4), y * width * 4)
  }
  return pixels
}

const planeOf = (plane: Float32Array, across: number, { left, top, width, height }: Part) =>
  Float32Array.from(
    { length: width * height },
    (_, i) => plane[(top + Math.floor(i / width)) * across + left + (i % width)]!,
  )

/** A picture with what is known of it, cut to a shape about what it is of and brought to a size. */
export function croppedTo(picture: Picture, order: TransformOrder, width: number, height: number) {
  const part = partFor(picture, order, width / height)
  const pixels = pixelsOf(picture, part)
  const plane = (values: Float32Array) =>
    resizedPlane(
      { width: part.width, height: part.height, values: planeOf(values, picture.width, part) },
      width,
      height,
    )
  const faces: Box[] = order.faces.map((face) => ({
    x: (face.x * picture.width - part.left) / part.width,
    y: (face.y * picture.height - part.top) / part.height,
    width: (face.width * picture.width) / part.width,
    height: (face.height * picture.height) / part.height,
  }))
  return {
    picture: resized({ width: part.width, height: part.height, pixels }, width, height),
    order: {
      ...order,
      faces,
      depth: plane(order.depth),
      ...(order.subject && { subject: plane(order.subject) }),
    } satisfies TransformOrder,
  }
}

/** Where something lies, px; right and bottom are beyond it. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where what a picture is of lies; undefined where there is none to speak of. */
export function boundsOf(subject: Float32Array, width: number): Bounds | undefined {
  const height = subject.length / width
  const columns = new Float32Array(width)
  const rows = new Float32Array(height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const share = subject[y * width + x]! > 0.5 ? 1 : 0
      columns[x]! += share
      rows[y]! += share
    }
  // A few stray px are none of it.
  const isMuch = (sides: Float32Array, other: number) => (_: number, k: number) => sides[k]! > other * 0.006
  const inColumns = isMuch(columns, height)
  const inRows = isMuch(rows, width)
  const [left, top] = [columns.findIndex(inColumns), rows.findIndex(inRows)]
  if (left < 0 || top < 0) return undefined
  return { left, top, right: columns.findLastIndex(inColumns) + 1, bottom: rows.findLastIndex(inRows) + 1 }
}

/** From such a share of its breadth on, what stands on the lower edge of a picture is taken to go on below it. */
const CUT_FROM = 0.12

/** Whether a picture's lower edge cuts off what it is of. */
export function goesOnBelow(subject: Float32Array, width: number, { left, right }: Bounds): boolean {
  const foot = subject.subarray(subject.length - width).subarray(left, right)
  return foot.reduce((sum, share) => sum + share, 0) > CUT_FROM * (right - left)
}

/** What lies within bounds, with its share of the subject at any size. */
export function cutOut(picture: Picture, subject: Float32Array, { left, top, right, bottom }: Bounds) {
  const part: Part = { left, top, width: right - left, height: bottom - top }
  const pixels = pixelsOf(picture, part)
  const values = planeOf(subject, picture.width, part)
  return {
    picture: { width: part.width, height: part.height, pixels } as Picture,
    plane: (width: number, height: number) =>
      resizedPlane({ width: part.width, height: part.height, values }, width, height),
  }
}
