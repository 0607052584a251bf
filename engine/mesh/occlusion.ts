import { smoothed, turnCosine, turnShare, turnSine } from './smoothing.ts'

/** What there is to see, px by px: the depth (towards the eye, units, below -1e8 nothing) and the normal on the picture. */
export interface Form {
  width: number
  height: number
  depth: Float32Array
  nx: Float32Array
  ny: Float32Array
}

/**
 * How open each px is to light from everywhere, 0-1: how much of what lies about it within `reach` units rises over its tangent
 * plane. `scaleAt` tells px a unit at a depth. Worked out at half size, smoothed, and spread again without crossing edges.
 */
export function occlusion(form: Form, scaleAt: (depth: number) => number, reach: number): Float32Array {
  const { width, height, depth } = form
  const half = halved(form)
  const open = new Float32Array(half.width * half.height).fill(1)
  for (let y = 0; y < half.height; y++) occludeRow(half, open, y, scaleAt, reach)
  smoothed(open, half.depth, half.width, half.height, reach * 0.1)
  smoothed(open, half.depth, half.width, half.height, reach * 0.1)
  const out = new Float32Array(width * height).fill(1)
  for (let y = 0; y < height; y++) spreadRow(open, half, depth, out, width, y, reach * 0.2)
  return out
}

function halved({ width, height, depth, nx, ny }: Form): Form {
  const w = (width + 1) >> 1
  const h = (height + 1) >> 1
  const half: Form = {
    width: w,
    height: h,
    depth: new Float32Array(w * h),
    nx: new Float32Array(w * h),
    ny: new Float32Array(w * h),
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from = y * 2 * width + x * 2
      half.depth[y * w + x] = depth[from]!
      half.nx[y * w + x] = nx[from]!
      half.ny[y * w + x] = ny[from]!
    }
  }
  return half
}

const TAPS = 18
const tapX = new Float32Array(TAPS)
const tapY = new Float32Array(TAPS)
const tapFar = new Float32Array(TAPS)
for (let k = 0; k < TAPS; k++) {
  // More of them near by, where creases are.
  const far = ((k + 0.5) / TAPS) ** 1.4
  tapX[k] = Math.cos(k * 2.399963) * far
  tapY[k] = Math.sin(k * 2.399963) * far
  tapFar[k] = far
}
/** px of a half picture that a tap may be away at most. */
const FARTHEST = 120

function occludeRow(
  { width, height, depth, nx, ny }: Form,
  open: Float32Array,
  y: number,
  scaleAt: (depth: number) => number,
  reach: number,
): void {
  const within = 1 / (reach * reach)
  for (let x = 0; x < width; x++) {
    const i = y * width + x
    const own = depth[i]!
    if (own < -1e8) continue
    const scale = scaleAt(own) / 2
    const radius = Math.min(FARTHEST, Math.max(2, reach * scale))
    const unit = 1 / scale
    const place = ((y & 3) << 2) | (x & 3)
    const cosine = turnCosine[place]!
    const sine = turnSine[place]!
    const stretch = radius * (0.9 + 0.2 * turnShare[place]!)
    const ax = nx[i]!
    const ay = -ny[i]!
    const az = Math.sqrt(Math.max(0.04, 1 - ax * ax - ay * ay))
    let dark = 0
    for (let k = 0; k < TAPS; k++) {
      const ox = Math.round((tapX[k]! * cosine - tapY[k]! * sine) * stretch)
      const oy = Math.round((tapX[k]! * sine + tapY[k]! * cosine) * stretch)
      const qx = x + ox
      const qy = y + oy
      if (qx < 0 || qy < 0 || qx >= width || qy >= height) continue
      const other = depth[qy * width + qx]!
      if (other < -1e8) continue
      const vx = ox * unit
      const vy = -oy * unit
      const vz = other - own
      const square = vx * vx + vy * vy + vz * vz
      const near = 1 - square * within
      if (near <= 0) continue
      const rise = (vx * ax + vy * ay + vz * az) / Math.sqrt(square + 1e-9) - 0.06
      if (rise > 0) dark += rise * near * near
    }
    const buried = Math.min(1, (dark / TAPS) * 2.9)
    open[i] = Math.max(0.08, 1 - buried)
  }
}

function spreadRow(
  open: Float32Array,
  half: Form,
  depth: Float32Array,
  out: Float32Array,
  width: number,
  y: number,
  jump: number,
): void {
  const { width: w, height: h } = half
  const fy = y & 1 ? 0.5 : 0
  const y0 = (y >> 1) * w
  const y1 = Math.min(h - 1, (y >> 1) + 1) * w
  for (let x = 0; x < width; x++) {
    const own = depth[y * width + x]!
    if (own < -1e8) continue
    const fx = x & 1 ? 0.5 : 0
    const x0 = x >> 1
    const x1 = Math.min(w - 1, x0 + 1)
    let sum = 0
    let weight = 0
    for (let k = 0; k < 4; k++) {
      const j = (k & 2 ? y1 : y0) + (k & 1 ? x1 : x0)
      const gap = Math.abs(half.depth[j]! - own)
      if (gap > jump * 8) continue
      const share = ((k & 1 ? fx : 1 - fx) * (k & 2 ? fy : 1 - fy) + 0.02) * (jump / (jump + gap * 4))
      sum += open[j]! * share
      weight += share
    }
    out[y * width + x] = weight > 0 ? sum / weight : 1
  }
}
