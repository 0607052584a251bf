import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Field } from '../../paint/field.ts'
import { type Picture, pictureOf } from '../../paint/picture.ts'
import { TRANSFORMED_PIXELS_MAX } from '../bounds.ts'
import type { SeenFace } from './transform.ts'

/** Hands have room from here on, px of the longer side. */
const LONGER_LEAST = 768
/** Of a picture as long as this beside its width nothing would be seen if it were that large. */
const SHAPE_MOST = 4

/** What is known of a picture; planes hold a value a px of it. */
export interface Known {
  subject?: Float32Array
  depth?: Float32Array
  /** Faces, closer than they are kept with it. */
  faces?: readonly SeenFace[]
}

interface Prepared extends Known {
  picture: Picture
}

/** A plane of values at another size, bilinear. */
export function resizedPlane({ width, height, values }: Field, wide: number, high: number): Float32Array {
  const made = new Float32Array(wide * high)
  const across = Array.from({ length: wide }, (_, x) =>
    Math.min(width - 1, Math.max(0, ((x + 0.5) * width) / wide - 0.5)),
  )
  for (let y = 0; y < high; y++) {
    const fy = Math.min(height - 1, Math.max(0, ((y + 0.5) * height) / high - 0.5))
    const top = Math.floor(fy)
    const low = Math.min(height - 1, top + 1)
    const v = fy - top
    for (let x = 0; x < wide; x++) {
      const left = Math.floor(across[x]!)
      const right = Math.min(width - 1, left + 1)
      const u = across[x]! - left
      const above = values[top * width + left]! * (1 - u) + values[top * width + right]! * u
      const below = values[low * width + left]! * (1 - u) + values[low * width + right]! * u
      made[y * wide + x] = above + (below - above) * v
    }
  }
  return made
}

/** A picture as something that can be drawn. */
export function canvasOf({ width, height, pixels }: Picture): Canvas {
  const canvas = createCanvas(width, height)
  const data = canvas.getContext('2d').createImageData(width, height)
  data.data.set(pixels)
  canvas.getContext('2d').putImageData(data, 0, 0)
  return canvas
}

/** A picture at another size, smoothly. */
export function resized(source: Picture, wide: number, high: number): Picture {
  if (source.width === wide && source.height === high) return source
  const from = canvasOf(source)
  const to = createCanvas(wide, high)
  const pen = to.getContext('2d')
  pen.imageSmoothingEnabled = true
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(from, 0, 0, wide, high)
  return pictureOf(to)
}

/** The colour that stands behind what was cut out: what hands take for an empty wall. */
const WALL = [206, 200, 190] as const

/** How much of what is there counts as cut out already, of all px. */
const CUT_LEAST = 0.04

/** The same picture without holes, and its opaque part as what it is of; undefined where it has none to speak of. */
function uncut({ width, height, pixels }: Picture): { picture: Picture; subject?: Float32Array } {
  const made = new Uint8ClampedArray(pixels.length)
  const subject = new Float32Array(width * height)
  let clear = 0
  for (let i = 0, p = 0; i < subject.length; i++, p += 4) {
    const share = pixels[p + 3]! / 255
    subject[i] = share
    if (share < 0.5) clear++
    for (let c = 0; c < 3; c++) made[p + c] = pixels[p + c]! * share + WALL[c]! * (1 - share)
    made[p + 3] = 255
  }
  const isCut = clear > CUT_LEAST * subject.length && clear < 0.98 * subject.length
  return { picture: { width, height, pixels: made }, ...(isCut && { subject }) }
}

/** A picture as hands want it: opaque, neither tiny nor huge; with what is known of it at that size. */
export function prepared(source: Picture, known: Known): Prepared {
  const { picture: whole, subject: cut } = uncut(source)
  const { width, height } = source
  const size = width * height
  const shape = Math.max(width, height) / Math.min(width, height)
  const larger = (LONGER_LEAST * Math.min(SHAPE_MOST, Math.max(1, shape / 2))) / Math.max(width, height)
  const scale = size > TRANSFORMED_PIXELS_MAX ? Math.sqrt(TRANSFORMED_PIXELS_MAX / size) : Math.max(1, larger)
  const wide = Math.max(1, Math.round(width * scale))
  const high = Math.max(1, Math.round(height * scale))
  const plane = (values: Float32Array | undefined) =>
    values && (scale === 1 ? values : resizedPlane({ width, height, values }, wide, high))
  const subject = plane(known.subject ?? cut)
  const depth = plane(known.depth)
  return { picture: resized(whole, wide, high), ...(subject && { subject }), ...(depth && { depth }) }
}
