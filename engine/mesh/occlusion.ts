import { NOTHING } from './raster.ts'

/**
 * How open each px is to light from everywhere, 0-1, told from depth alone. `scale` is px a unit; `reach` how far, in units, things
 * darken each other. Worked out at half size and spread without crossing edges.
 */
export function occlusion(
  depth: Float32Array,
  width: number,
  height: number,
  scale: number,
  reach: number,
): Float32Array {
  const w = width >> 1
  const h = height >> 1
  const half = new Float32Array(w * h)
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) half[y * w + x] = depth[y * 2 * width + x * 2]!
  const open = new Float32Array(w * h).fill(1)
  for (let y = 0; y < h; y++) occludeRow(half, open, w, h, y, scale / 2, reach)
  const smooth = new Float32Array(w * h)
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < h; y++) smoothRow(open, smooth, half, w, h, y, 1, 0, reach)
    for (let y = 0; y < h; y++) smoothRow(smooth, open, half, w, h, y, 0, 1, reach)
  }
  const out = new Float32Array(width * height).fill(1)
  for (let y = 0; y < height; y++) spreadRow(open, half, depth, out, w, h, width, y, reach)
  return out
}

const DIRECTIONS = 6
/** Directions of each of sixteen places, so that the fewest looks cover all. */
const turns = Float32Array.from({ length: 16 }, (_, i) => (((i * 7) % 16) / 16) * (Math.PI / DIRECTIONS))

function occludeRow(
  d: Float32Array,
  open: Float32Array,
  w: number,
  h: number,
  y: number,
  scale: number,
  reach: number,
): void {
  for (let x = 0; x < w; x++) {
    const i = y * w + x
    const own = d[i]!
    if (own === NOTHING) continue
    let dark = 0
    const from = turns[(y & 3) * 4 + (x & 3)]!
    for (let ring = 0; ring < 2; ring++) {
      const radius = (ring === 0 ? 0.32 : 1) * reach * scale
      for (let k = 0; k < DIRECTIONS; k++) {
        const angle = from + (k * Math.PI) / DIRECTIONS
        const far = radius * (0.45 + 0.55 * ((k * 0.618 + ring * 0.3) % 1))
        const dx = Math.round(Math.cos(angle) * far)
        const dy = Math.round(Math.sin(angle) * far)
        const x1 = x + dx
        const y1 = y + dy
        const x2 = x - dx
        const y2 = y - dy
        if (x1 < 0 || y1 < 0 || x1 >= w || y1 >= h || x2 < 0 || y2 < 0 || x2 >= w || y2 >= h) continue
        const world = Math.max(1, far) / scale
        // What stands before it on both sides of a line buries it; what is far before it is another thing.
        const rise1 = (d[y1 * w + x1]! - own) / world
        const rise2 = (d[y2 * w + x2]! - own) / world
        const a = rise1 > 3.5 ? 0 : Math.max(-2, rise1)
        const b = rise2 > 3.5 ? 0 : Math.max(-2, rise2)
        dark += Math.max(0, Math.min(1.6, a + b)) * (ring === 0 ? 1.2 : 0.85)
      }
    }
    open[i] = Math.max(0.12, 1 - dark / (1.7 * DIRECTIONS))
  }
}

function smoothRow(
  from: Float32Array,
  to: Float32Array,
  d: Float32Array,
  w: number,
  h: number,
  y: number,
  sx: number,
  sy: number,
  reach: number,
): void {
  for (let x = 0; x < w; x++) {
    const i = y * w + x
    const own = d[i]!
    if (own === NOTHING) {
      to[i] = 1
      continue
    }
    let sum = 0
    let count = 0
    for (let k = -2; k <= 2; k++) {
      const qx = x + k * sx
      const qy = y + k * sy
      if (qx < 0 || qy < 0 || qx >= w || qy >= h) continue
      const j = qy * w + qx
      if (Math.abs(d[j]! - own) > reach * 0.25) continue
      sum += from[j]!
      count++
    }
    to[i] = sum / count
  }
}

function spreadRow(
  open: Float32Array,
  half: Float32Array,
  depth: Float32Array,
  out: Float32Array,
  w: number,
  h: number,
  width: number,
  y: number,
  reach: number,
): void {
  for (let x = 0; x < width; x++) {
    const i = y * width + x
    const own = depth[i]!
    if (own === NOTHING) continue
    const x0 = Math.max(0, Math.min(w - 2, x >> 1))
    const y0 = Math.max(0, Math.min(h - 2, y >> 1))
    const fx = x & 1 ? 0.5 : 0
    const fy = y & 1 ? 0.5 : 0
    let sum = 0
    let weight = 0
    for (let k = 0; k < 4; k++) {
      const j = (y0 + (k >> 1)) * w + x0 + (k & 1)
      if (j >= half.length || Math.abs(half[j]! - own) > reach * 0.36) continue
      const share = (k & 1 ? fx : 1 - fx) * (k >> 1 ? fy : 1 - fy) + 0.01
      sum += open[j]! * share
      weight += share
    }
    out[i] = weight > 0 ? sum / weight : 1
  }
}
