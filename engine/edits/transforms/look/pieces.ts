import type { Lab } from '../../../own-style/lab.ts'
import { smoothstep } from '../../../paint/field.ts'
import { type Regions, regionsOf } from './regions.ts'
import { planeAt, type Seen } from './seen.ts'
import { piecesAt, puffed, roundedPieces } from './shapes.ts'

/** A picture cut into pieces with smooth outlines, each blown up like a cushion. */
export interface Pieces {
  label: Int32Array
  regions: Regions
  /** 0 at each piece's outline, about 1 inside; a value a px. */
  puff: Float32Array
}

export interface Cutting {
  /** See `regionsOf`. */
  worth: number
  most: number
  /** How round outlines become, cells (2.7 px of a picture of 1024). */
  rounding: number
  /** How broad the round edge of a piece is, cells. */
  reach: number
  /** The step of colour at which two pieces are wholly parted: below it the crease between them is flatter. */
  parts: number
  /** How much lightness counts beside colour, 0-1: with less, light and shade of one thing stay one piece. */
  light: number
}

/** The longer side of the grid that pieces are cut on. */
const CELLS = 384

export function smallLab(lab: Lab, width: number, height: number): Lab {
  const plane = (values: Float32Array) => planeAt(values, lab.width, lab.height, width, height)
  return { width, height, l: plane(lab.l), a: plane(lab.a), b: plane(lab.b) }
}

/** Chroma, root mean square, of a picture in which colours alone tell things apart, and of one that is all greys. */
const COLOURFUL = 0.06
const GREY = 0.015

/** How much lightness should count beside colour: in a grey picture nothing else parts things, in a colourful one it is mostly shade. */
export function lightIn({ a, b }: Lab): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += a[at]! ** 2 + b[at]! ** 2
  return 0.75 - 0.43 * smoothstep(GREY, COLOURFUL, Math.sqrt(sum / a.length))
}

/** Cuts a picture (already freed of small detail) into pieces. The outline of the subject, where it is known, parts them. */
export function piecesOf(
  view: Pick<Seen, 'width' | 'height' | 'subject'>,
  smooth: Lab,
  { worth, most, rounding, reach, parts, light }: Cutting,
): Pieces {
  const { width, height } = view
  const scale = Math.min(1, CELLS / Math.max(width, height))
  const w = Math.max(8, Math.round(width * scale))
  const h = Math.max(8, Math.round(height * scale))
  const small = smallLab(smooth, w, h)
  const walls = view.subject
    ? Uint8Array.from(planeAt(view.subject, width, height, w, h), (value) => (value > 0.5 ? 1 : 0))
    : undefined
  const regions = regionsOf({ ...small, l: scaled(small.l, light) }, worth, most, walls)
  for (let k = 0; k < regions.count; k++) regions.l[k]! /= light
  const label = rounding > 0 ? roundedPieces(regions.label, w, h, rounding, 2) : regions.label
  const puff = planeAt(puffed(label, w, h, reach, partedBy(regions, parts, light)), w, h, width, height)
  return { label: piecesAt(label, w, h, width, height), regions, puff }
}

/** How much two pieces are parted, by how unlike their colours are: light and shade of one thing less, as it counts less. */
function partedBy({ l, a, b, count }: Regions, parts: number, light: number) {
  const known = new Map<number, number>()
  return (one: number, other: number) => {
    const key = one * count + other
    let much = known.get(key)
    if (much === undefined) {
      const step = Math.hypot(light * (l[one]! - l[other]!), 1.5 * (a[one]! - a[other]!), 1.5 * (b[one]! - b[other]!))
      much = smoothstep(parts * 0.25, parts, step)
      known.set(key, much)
    }
    return much
  }
}

const scaled = (plane: Float32Array, much: number) => Float32Array.from(plane, (value) => value * much)
