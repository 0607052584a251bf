import type { Lab } from '../../../own-style/lab.ts'
import { smoothstep } from '../../../paint/field.ts'
import type { SeenFace } from '../transform.ts'
import { sampled } from './eyes.ts'
import { planeAt, type Seen } from './seen.ts'
import { roundedMask } from './shapes.ts'

/** A view of which the subject is known, apart from what lay around it. */
export type Apart = Omit<Seen, 'depth'> & { subject: Float32Array }

/** Subjects that fill less or more of a picture than this are none: a fault of the matte, or a place. */
const LEAST = 0.015
const MOST = 0.9

interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where a mask lies, px, and its share of the whole; all of it where the mask is empty. */
export function boundsOf(mask: Float32Array, width: number): Bounds & { share: number } {
  const found = { left: width, top: mask.length / width, right: -1, bottom: -1, share: 0 }
  let count = 0
  for (let at = 0; at < mask.length; at++) {
    if (mask[at]! < 0.5) continue
    const x = at % width
    const y = (at / width) | 0
    count++
    found.left = Math.min(found.left, x)
    found.right = Math.max(found.right, x)
    found.top = Math.min(found.top, y)
    found.bottom = y
  }
  found.share = count / mask.length
  return count > 0 ? found : { left: 0, top: 0, right: width - 1, bottom: mask.length / width - 1, share: 0 }
}

/** Whether a view has a subject that can be cut out. */
export function hasSubject(view: Seen): view is Seen & { subject: Float32Array } {
  const bounds = view.subject && boundsOf(view.subject, view.width)
  return bounds !== undefined && bounds.share > LEAST && bounds.share < MOST
}

export interface Place {
  /** How much of the picture it may take, across and down. */
  share: readonly [number, number]
  /** Where it stands, from above. */
  foot: number
  /** How round it is where the picture's edge cut it, px of a picture of 1024. */
  round: number
}

/** The subject set in the middle of a picture of the same size, standing on `foot`; its colours go on beyond its outline. */
export function setOut(view: Apart, { share, foot, round }: Place): Apart {
  const { width, height, subject, lab } = view
  const bounds = boundsOf(subject, width)
  const wide = bounds.right - bounds.left + 1
  const high = bounds.bottom - bounds.top + 1
  const scale = Math.min((share[0] * width) / wide, (share[1] * height) / high, 2.4)
  const from = { x: (bounds.left + bounds.right) / 2, y: bounds.bottom }
  const to = { x: width / 2, y: foot * height }
  const whole = filled(lab, subject)
  const made = { width, height, l: new Float32Array(lab.l.length), a: lab.a.slice(), b: lab.b.slice() }
  const mask = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const sx = from.x + (x - to.x) / scale
      const sy = from.y + (y - to.y) / scale
      if (sx < -60 || sy < -60 || sx > width + 60 || sy > from.y + 60) continue
      made.l[at] = sampled(whole.l, width, height, sx, sy)
      made.a[at] = sampled(whole.a, width, height, sx, sy)
      made.b[at] = sampled(whole.b, width, height, sx, sy)
      if (sx >= 0 && sy >= 0 && sx <= width - 1 && sy <= from.y) mask[at] = sampled(subject, width, height, sx, sy)
    }
  const isCut = bounds.bottom >= height - 3
  return {
    ...view,
    lab: made,
    subject: isCut ? roundedFoot(mask, view, to.y, round * view.unit) : mask,
    faces: view.faces.map((face) => movedFace(face, view, from, to, scale)),
  }
}

function movedFace(
  face: SeenFace,
  { width, height }: Apart,
  from: { x: number; y: number },
  to: { x: number; y: number },
  scale: number,
): SeenFace {
  return movedBy(face, {
    x: (value) => (to.x + (value * width - from.x) * scale) / width,
    y: (value) => (to.y + (value * height - from.y) * scale) / height,
    wide: scale,
    high: scale,
  })
}

interface Move {
  x: (value: number) => number
  y: (value: number) => number
  wide: number
  high: number
}

function movedBy({ x, y, width, height, eyes }: SeenFace, move: Move): SeenFace {
  const place = (at: { x: number; y: number }) => ({ x: move.x(at.x), y: move.y(at.y) })
  return {
    x: move.x(x),
    y: move.y(y),
    width: width * move.wide,
    height: height * move.high,
    ...(eyes && { eyes: { left: place(eyes.left), right: place(eyes.right), apart: eyes.apart * move.wide } }),
  }
}

/** What the picture's lower edge cut off stands on a round foot. */
function roundedFoot(mask: Float32Array, { width, height }: Apart, foot: number, radius: number): Float32Array {
  const round = roundedMask(mask, width, height, radius)
  for (let at = 0; at < mask.length; at++) {
    const y = (at / width) | 0
    const near = smoothstep(foot - radius * 2.6, foot - radius * 0.8, y)
    mask[at] = mask[at]! + (Math.min(mask[at]!, round[at]!) - mask[at]!) * near
  }
  return mask
}

/**
 * Colours of what a mask covers, going on beyond it: what lay around it gives its outline no rim. Means of ever larger blocks fill what
 * is empty on each finer level (push and pull; Gortler et al. 1996).
 */
export function filled(lab: Lab, mask: Float32Array): Lab {
  const { width, height } = lab
  const sure = new Float32Array(mask.length)
  for (let at = 0; at < mask.length; at++) sure[at] = smoothstep(0.72, 0.98, mask[at]!)
  const colours = [lab.l, lab.a, lab.b].map((plane) => times(plane, sure))
  const [l, a, b] = pulled(colours, sure, width, height)
  return { width, height, l: l!, a: a!, b: b! }
}

function times(plane: Float32Array, weight: Float32Array): Float32Array {
  const out = new Float32Array(plane.length)
  for (let at = 0; at < out.length; at++) out[at] = plane[at]! * weight[at]!
  return out
}

/** Planes times their weight, and the weight: what they are where it is 1, and where it is not what lies about. */
function pulled(planes: Float32Array[], weight: Float32Array, width: number, height: number): Float32Array[] {
  if (width <= 1 && height <= 1) return planes.map((plane) => plane.map((value) => value / Math.max(1e-6, weight[0]!)))
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const smaller = [...planes, weight].map((plane) => halved(plane, width, height, w, h))
  const share = smaller.pop() as Float32Array
  // A block that is partly known counts as a whole one.
  const full = new Float32Array(share.length)
  for (let at = 0; at < full.length; at++) full[at] = Math.min(1, share[at]! * 2.5)
  for (const plane of smaller)
    for (let at = 0; at < plane.length; at++) if (share[at]! > 0) plane[at]! *= full[at]! / share[at]!
  const coarse = pulled(smaller, full, w, h)
  return planes.map((plane, k) => {
    const around = planeAt(coarse[k]!, w, h, width, height)
    for (let at = 0; at < plane.length; at++) plane[at]! += around[at]! * (1 - weight[at]!)
    return plane
  })
}

function halved(plane: Float32Array, width: number, height: number, w: number, h: number): Float32Array {
  const out = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    const top = 2 * y * width
    const low = Math.min(height - 1, 2 * y + 1) * width
    for (let x = 0; x < w; x++) {
      const right = Math.min(width - 1, 2 * x + 1)
      out[y * w + x] = (plane[top + 2 * x]! + plane[top + right]! + plane[low + 2 * x]! + plane[low + right]!) / 4
    }
  }
  return out
}

/** The whole picture as the one subject of a smaller one: `outline` says how far inside a place is, 0-1 each way from the middle. */
export function asThing(view: Seen, share: number, outline: (x: number, y: number) => number): Apart {
  const { width, height, lab } = view
  const side = Math.min(width, height)
  const margin = (side * (1 - share)) / 2
  const [wide, high] = [width - 2 * margin, height - 2 * margin]
  const made = { width, height, l: new Float32Array(lab.l.length), a: lab.a.slice(), b: lab.b.slice() }
  const mask = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const u = (x + 0.5 - margin) / wide
      const v = (y + 0.5 - margin) / high
      made.l[at] = sampled(lab.l, width, height, u * width - 0.5, v * height - 0.5)
      made.a[at] = sampled(lab.a, width, height, u * width - 0.5, v * height - 0.5)
      made.b[at] = sampled(lab.b, width, height, u * width - 0.5, v * height - 0.5)
      mask[at] = Math.min(1, Math.max(0, outline(2 * u - 1, 2 * v - 1) * side * 0.5 * share + 0.5))
    }
  return {
    ...view,
    lab: made,
    subject: mask,
    faces: view.faces.map((face) =>
      movedBy(face, {
        x: (value) => (margin + value * wide) / width,
        y: (value) => (margin + value * high) / height,
        wide: wide / width,
        high: high / height,
      }),
    ),
  }
}
