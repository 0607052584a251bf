import { createCanvas } from '@napi-rs/canvas'
import { css, type Rgb } from './colour.ts'
import { EYE, type Stuff, stuffs } from './matter.ts'
import type { Relief } from './relief.ts'

/** One painted hair, feather barb, blade of grass or drawn line; points in units, three or more make a curve. */
export interface Stroke {
  points: readonly (readonly [number, number])[]
  colour: Rgb
  /** Width at its thickest, units. */
  width: number
  /** Width at the tip as a part of `width`; 0.25 when left out. The root keeps full width. */
  taper?: number
  /** 0-1; 0.9 when left out. */
  alpha?: number
}

/**
 * Draws strokes over a relief. `lit` (0-1, 0.8 when left out) is how far they take the light that falls on what is under
 * them; `clip` keeps them on the figure; `pen` (0-1, 0.35 when left out) is how strongly a pen repeats them in ink; `stuff`
 * is what they are, where they lie thick enough to be a stuff.
 */
export function strokes(
  result: Relief,
  paths: readonly Stroke[],
  options: { lit?: number; clip?: boolean; pen?: number; stuff?: Stuff } = {},
): void {
  if (paths.length === 0) return
  const { lit = 0.8, clip = false, pen: inked = 0.35, stuff } = options
  const { frame, scale } = result
  // Only as much of the picture as the strokes reach is drawn on and read back.
  const outlines = paths.map(ribbon)
  let [left, top, right, bottom] = [frame.width, frame.height, 0, 0]
  for (const outline of outlines) {
    for (let k = 0; k < outline.length; k += 2) {
      left = Math.min(left, outline[k]! * scale)
      right = Math.max(right, outline[k]! * scale)
      top = Math.min(top, outline[k + 1]! * scale)
      bottom = Math.max(bottom, outline[k + 1]! * scale)
    }
  }
  left = Math.max(0, Math.floor(left) - 1)
  top = Math.max(0, Math.floor(top) - 1)
  const width = Math.min(frame.width, Math.ceil(right) + 1) - left
  const height = Math.min(frame.height, Math.ceil(bottom) + 1) - top
  if (!(width > 0 && height > 0)) return
  const pen = createCanvas(width, height).getContext('2d')
  pen.translate(-left, -top)
  pen.scale(scale, scale)
  for (const [index, outline] of outlines.entries()) {
    const stroke = paths[index]!
    pen.fillStyle = css(stroke.colour, stroke.alpha ?? 0.9)
    pen.beginPath()
    for (let k = 0; k < outline.length; k += 2) pen.lineTo(outline[k]!, outline[k + 1]!)
    pen.fill()
  }
  const { data } = pen.getImageData(0, 0, width, height)
  const over: Over = { data, left, width, lit, clip, inked }
  for (let y = 0; y < height; y++) layRow(result, over, y, top + y)
  if (stuff) for (const path of paths) tellStrand(result, path, stuffs.indexOf(stuff))
}

/** What a strand is, and which way it lies. */
function tellStrand({ matter, coverage, scale, frame }: Relief, { points }: Stroke, stuff: number): void {
  if (!matter) return
  const { width, height } = frame
  let own = 0
  for (let k = 1; k < points.length; k++) {
    const [x0, y0] = points[k - 1]!
    const dx = (points[k]![0] - x0) * scale
    const dy = (points[k]![1] - y0) * scale
    const length = Math.sqrt(dx * dx + dy * dy)
    for (let d = 0; d < length; d += 1) {
      const x = Math.floor(x0 * scale + (dx * d) / length)
      const y = Math.floor(y0 * scale + (dy * d) / length)
      for (let side = 0; side < 4; side++) {
        const px = x + (side & 1)
        const py = y + (side >> 1)
        if (px < 0 || py < 0 || px >= width || py >= height) continue
        const i = py * width + px
        if (coverage.values[i]! < 0.5 || matter.stuff[i] === EYE) continue
        if (matter.thing[i] === 0) matter.thing[i] = own
        else own = matter.thing[i]!
        matter.stuff[i] = stuff
        matter.along[0].values[i] = dx / length
        matter.along[1].values[i] = dy / length
      }
    }
  }
}

/** Drawn strokes that are to be laid over a relief. */
interface Over {
  data: Uint8ClampedArray
  /** Where in the picture their canvas begins, and how wide it is, px. */
  left: number
  width: number
  lit: number
  clip: boolean
  inked: number
}

// A function of its own: a call that runs a whole picture long is compiled anew for every picture.
function layRow(result: Relief, { data, left, width, lit, clip, inked }: Over, row: number, y: number): void {
  const { frame, paint, albedo, shade, coverage, ink } = result
  const cover = coverage.values
  const lines = ink.values
  for (let x = 0, p = row * width * 4, i = y * frame.width + left; x < width; x++, p += 4, i++) {
    const alpha = data[p + 3]!
    if (alpha === 0) continue
    const a = (alpha / 255) * (clip ? cover[i]! : 1)
    const light = 1 - lit + lit * (0.18 + 1.05 * shade.values[i]!)
    const red = data[p]!
    const green = data[p + 1]!
    const blue = data[p + 2]!
    paint.red[i]! += (red * light - paint.red[i]!) * a
    paint.green[i]! += (green * light - paint.green[i]!) * a
    paint.blue[i]! += (blue * light - paint.blue[i]!) * a
    const before = albedo.red[i]! * 0.3 + albedo.green[i]! * 0.59 + albedo.blue[i]! * 0.11
    const own = red * 0.3 + green * 0.59 + blue * 0.11
    albedo.red[i]! += (red - albedo.red[i]!) * a
    albedo.green[i]! += (green - albedo.green[i]!) * a
    albedo.blue[i]! += (blue - albedo.blue[i]!) * a
    // A pen only repeats the strokes that are darker than what they lie on.
    const line = own < before ? a * inked : 0
    if (line > lines[i]!) lines[i] = line
    if (!clip && a > cover[i]!) cover[i] = a
  }
}

/** The outline of a tapering curve through the stroke's points: x, y, x, y … */
function ribbon({ points, width, taper = 0.25 }: Stroke): Float64Array {
  const steps = points.length > 2 ? 7 : 2
  const outline = new Float64Array((steps + 1) * 4)
  for (let k = 0; k <= steps; k++) {
    const t = k / steps
    const [x, y, tx, ty] = along(points, t)
    const length = Math.sqrt(tx * tx + ty * ty) || 1
    const half = (width / 2) * (1 - (1 - taper) * t * t)
    const back = outline.length - 2 - k * 2
    outline[k * 2] = x - (ty / length) * half
    outline[k * 2 + 1] = y + (tx / length) * half
    outline[back] = x + (ty / length) * half
    outline[back + 1] = y - (tx / length) * half
  }
  return outline
}

/** Place and direction at `t` (0-1) along a smooth curve through the points (Catmull-Rom). */
function along(points: readonly (readonly [number, number])[], t: number): [number, number, number, number] {
  const last = points.length - 1
  const at = Math.min(last - 1, Math.floor(t * last))
  const u = t * last - at
  const p1 = points[at]!
  const p2 = points[at + 1] ?? p1
  const p0 = points[at - 1] ?? [2 * p1[0] - p2[0], 2 * p1[1] - p2[1]]
  const p3 = points[at + 2] ?? [2 * p2[0] - p1[0], 2 * p2[1] - p1[1]]
  const value = (k: 0 | 1) =>
    0.5 *
    (2 * p1[k] +
      (p2[k] - p0[k]) * u +
      (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * u * u +
      (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * u * u * u)
  const slope = (k: 0 | 1) =>
    0.5 *
    (p2[k] -
      p0[k] +
      2 * (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * u +
      3 * (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * u * u)
  return [value(0), value(1), slope(0), slope(1)]
}
