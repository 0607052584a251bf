import { createCanvas, ImageData } from '@napi-rs/canvas'
import { type Lab, labOf } from '../../../own-style/lab.ts'
import { developed, type Paint, type Picture } from '../../../paint/picture.ts'
import type { SeenFace, TransformKind, TransformOrder } from '../transform.ts'

/** A picture at the size that it is worked at. */
export interface Seen {
  width: number
  height: number
  /** What is 1 px wide in a picture of 1024 px, px. */
  unit: number
  lab: Lab
  subject?: Float32Array
  depth: Float32Array
  /** Faces of people. */
  faces: readonly SeenFace[]
  kind: TransformKind
  seed: number
}

/** The longer side while it is worked at, px: what is larger costs more than anybody waits for, what is smaller has no room for detail. */
const LONGEST = 1536
const LONGEST_LEAST = 192
const SIDE_LEAST = 16

/** A picture at another size. */
export function atSize(source: Picture, width: number, height: number): Picture {
  if (source.width === width && source.height === height) return source
  const from = createCanvas(source.width, source.height)
  from
    .getContext('2d')
    .putImageData(new ImageData(new Uint8ClampedArray(source.pixels), source.width, source.height), 0, 0)
  const to = createCanvas(width, height).getContext('2d')
  to.imageSmoothingEnabled = true
  to.imageSmoothingQuality = 'high'
  to.drawImage(from, 0, 0, width, height)
  return { width, height, pixels: to.getImageData(0, 0, width, height).data }
}

/** A plane at another size; each value between those about it. */
export function planeAt(plane: Float32Array, width: number, height: number, w: number, h: number): Float32Array {
  if (width === w && height === h) return plane
  const out = new Float32Array(w * h)
  for (let y = 0; y < h; y++) planeRow(plane, width, height, out, w, h, y)
  return out
}

function planeRow(
  plane: Float32Array,
  width: number,
  height: number,
  out: Float32Array,
  w: number,
  h: number,
  y: number,
) {
  const fy = Math.min(height - 1, Math.max(0, ((y + 0.5) * height) / h - 0.5))
  const y0 = Math.floor(fy)
  const below = y0 + 1 < height ? width : 0
  const v = fy - y0
  for (let x = 0; x < w; x++) {
    const fx = Math.min(width - 1, Math.max(0, ((x + 0.5) * width) / w - 0.5))
    const x0 = Math.floor(fx)
    const u = fx - x0
    const at = y0 * width + x0
    const right = x0 + 1 < width ? 1 : 0
    const top = plane[at]! * (1 - u) + plane[at + right]! * u
    const bottom = plane[at + below]! * (1 - u) + plane[at + below + right]! * u
    out[y * w + x] = top + (bottom - top) * v
  }
}

/** A picture as a style looks at it. */
export function seen(picture: Picture, order: TransformOrder): Seen {
  const longer = Math.max(picture.width, picture.height)
  const scale = Math.min(1, LONGEST / longer) * Math.max(1, LONGEST_LEAST / longer)
  const width = Math.max(SIDE_LEAST, Math.round(picture.width * scale))
  const height = Math.max(SIDE_LEAST, Math.round(picture.height * scale))
  const plane = (values: Float32Array) => planeAt(values, picture.width, picture.height, width, height)
  const subject = order.subject && order.kind !== 'place' ? plane(order.subject) : undefined
  return {
    width,
    height,
    unit: Math.max(width, height) / 1024,
    lab: exposed(labOf(atSize(picture, width, height))),
    depth: plane(order.depth),
    ...(subject && { subject }),
    // The head of a beast is no face that has eyes where ours are.
    faces: order.kind === 'creature' ? [] : order.faces,
    kind: order.kind,
    seed: order.seed,
  }
}

/** How much of the way to a well exposed picture a dark or a pale one is taken. */
const EXPOSED = 0.75

/** Light from nearly black to nearly white, the dark a little lifted: models and cels are lit so that all is seen. */
function exposed(lab: Lab): Lab {
  const counts = new Int32Array(256)
  for (const value of lab.l) counts[Math.min(255, Math.max(0, (value * 255) | 0))]!++
  const at = (share: number) => {
    let [k, sum] = [0, counts[0]!]
    while (k < 255 && sum <= share * lab.l.length) sum += counts[++k]!
    return k / 255
  }
  const [low, middle, high] = [at(0.01), at(0.5), at(0.99)]
  const spread = Math.max(0.35, high - low)
  // The middle comes to where the eye is at ease.
  const power = Math.min(
    1.15,
    Math.max(0.7, Math.log(0.5) / Math.log(Math.min(0.9, Math.max(0.1, (middle - low) / spread)))),
  )
  const table = Float32Array.from({ length: 1025 }, (_, k) => {
    const l = k / 1024
    const full = 0.1 + 0.86 * Math.min(1, Math.max(0, (l - low) / spread)) ** power
    return l + (full - l) * EXPOSED
  })
  const l = lab.l.map((value) => table[Math.min(1024, Math.max(0, (value * 1024) | 0))]!)
  return { ...lab, l }
}

/** What was made, as large as the picture that it was made of. */
export const finished = (paint: Paint, { width, height }: Picture): Picture => atSize(developed(paint), width, height)
