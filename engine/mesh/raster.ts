import { type AlphaPlane, alphaAt, alphaLevels } from './cut-out.ts'
import type { Mesh } from './mesh.ts'

/** What is nearest at each sample: how near (see `projected`), and which piece of which mesh. */
export interface Samples {
  width: number
  height: number
  near: Float32Array
  /** `pieceOf` of what is seen, 0 nothing. */
  piece: Int32Array
}

/** So many bits number the half of a face; what is above them numbers the mesh. */
export const HALF_BITS = 20
export const HALVES = (1 << HALF_BITS) - 1
export const MOST_MESHES = 2047
const MOST_FACES = 1 << (HALF_BITS - 1)

export function noSamples(width: number, height: number, nothing: number): Samples {
  const near = new Float32Array(width * height)
  if (nothing !== 0) near.fill(nothing)
  return { width, height, near, piece: new Int32Array(width * height) }
}

/**
 * Draws a mesh where it is nearest. `places` are its vertices as `projected` gives them, `id` its number, 1 and above. Cut-outs are
 * thinned by a pattern where they are thin, or have clean edges when `isCrisp`. Throws RangeError for more than 524,288 faces.
 */
export function draw(samples: Samples, mesh: Mesh, places: Float32Array, id: number, isCrisp = false): void {
  const { faces, alpha, uv } = mesh
  if (faces.length / 4 > MOST_FACES) throw new RangeError(`${faces.length / 4} faces are too many for one mesh`)
  const isCulled = mesh.culled === true
  const { height } = samples
  const cut: CutOut | undefined =
    alpha && uv ? { levels: alphaLevels(alpha), uv, gain: (mesh.gain ?? 1) / 255, isCrisp } : undefined
  // Of cut-outs the nearest first: what they hide need not be looked up in the picture.
  const order = cut ? nearestFirst(faces, places) : undefined
  for (let nth = 0; nth < faces.length; nth += 4) {
    const at = order ? order[nth >> 2]! : nth
    const a = faces[at]!
    const b = faces[at + 1]!
    const c = faces[at + 2]!
    const d = faces[at + 3]!
    // Much of a figure may lie below its portrait: that is told at a glance.
    const ay = places[a * 3 + 1]!
    const by = places[b * 3 + 1]!
    const cy = places[c * 3 + 1]!
    const dy = places[d * 3 + 1]!
    if ((ay > height && by > height && cy > height && dy > height) || (ay < 0 && by < 0 && cy < 0 && dy < 0)) continue
    const code = (id << HALF_BITS) | (at >> 1)
    if (cut) {
      drawCut(samples, cut, places, code, a, b, c, isCulled)
      if (d !== c) drawCut(samples, cut, places, code + 1, a, c, d, isCulled)
    } else {
      drawSolid(samples, places, code, a, b, c, isCulled)
      if (d !== c) drawSolid(samples, places, code + 1, a, c, d, isCulled)
    }
  }
}

const BUCKETS = 1024

/** Where each face begins in the list of faces, those whose first corner is nearest first. */
function nearestFirst(faces: Int32Array, places: Float32Array): Int32Array {
  let low = Infinity
  let high = -Infinity
  for (let at = 0; at < faces.length; at += 4) {
    const near = places[faces[at]! * 3 + 2]!
    if (near < low) low = near
    if (near > high) high = near
  }
  const scale = high > low ? (BUCKETS - 1) / (high - low) : 0
  const starts = new Int32Array(BUCKETS + 1)
  for (let at = 0; at < faces.length; at += 4) starts[((high - places[faces[at]! * 3 + 2]!) * scale + 1) | 0]!++
  for (let k = 1; k <= BUCKETS; k++) starts[k]! += starts[k - 1]!
  const order = new Int32Array(faces.length >> 2)
  for (let at = 0; at < faces.length; at += 4) {
    const bucket = ((high - places[faces[at]! * 3 + 2]!) * scale) | 0
    order[starts[bucket]!] = at
    starts[bucket]!++
  }
  return order
}

/** What a cut-out's triangles have in common. */
interface CutOut {
  levels: readonly AlphaPlane[]
  uv: NonNullable<Mesh['uv']>
  /** How solid one step of alpha is. */
  gain: number
  isCrisp: boolean
}

/** Samples this far outside an edge, in samples, still count, so that no light comes through between neighbours. */
const SEAM = 1e-3

function drawSolid(
  samples: Samples,
  p: Float32Array,
  code: number,
  a: number,
  b: number,
  c: number,
  isCulled: boolean,
): void {
  const ax = p[a * 3]!
  const ay = p[a * 3 + 1]!
  const az = p[a * 3 + 2]!
  const bx = p[b * 3]!
  const by = p[b * 3 + 1]!
  const bz = p[b * 3 + 2]!
  const cx = p[c * 3]!
  const cy = p[c * 3 + 1]!
  const cz = p[c * 3 + 2]!
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  // Anticlockwise in the world is clockwise where y runs down: what faces us is below 0.
  if (!(area < -1e-7 || (area > 1e-7 && !isCulled))) return
  if (az === 0 || bz === 0 || cz === 0) return
  const { width, height, near, piece } = samples
  const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  if (x0 > x1 || y0 > y1) return
  const inverse = 1 / area
  const e1x = (by - cy) * inverse
  const e1y = (cx - bx) * inverse
  const e2x = (cy - ay) * inverse
  const e2y = (ax - cx) * inverse
  const e3x = -e1x - e2x
  const zx = e1x * (az - cz) + e2x * (bz - cz)
  // Where each edge crosses a row: its x at the row of c, and how it moves from row to row.
  const i1 = e1x === 0 ? 0 : 1 / e1x
  const i2 = e2x === 0 ? 0 : 1 / e2x
  const i3 = e3x === 0 ? 0 : 1 / e3x
  const middle = cx - 0.5
  for (let y = y0; y <= y1; y++) {
    const down = y + 0.5 - cy
    const w1 = e1y * down
    const w2 = e2y * down
    const w3 = 1 - w1 - w2
    let low = x0
    let high = x1
    if (e1x > 0) low = Math.max(low, middle - w1 * i1 - SEAM)
    else if (e1x < 0) high = Math.min(high, middle - w1 * i1 + SEAM)
    else if (w1 < 0) continue
    if (e2x > 0) low = Math.max(low, middle - w2 * i2 - SEAM)
    else if (e2x < 0) high = Math.min(high, middle - w2 * i2 + SEAM)
    else if (w2 < 0) continue
    if (e3x > 0) low = Math.max(low, middle - w3 * i3 - SEAM)
    else if (e3x < 0) high = Math.min(high, middle - w3 * i3 + SEAM)
    else if (w3 < 0) continue
    const from = Math.ceil(low)
    const last = y * width + Math.floor(high)
    let z = cz + w1 * (az - cz) + w2 * (bz - cz) + (from + 0.5 - cx) * zx
    for (let i = y * width + from; i <= last; i++) {
      if (z > near[i]!) {
        near[i] = z
        piece[i] = code
      }
      z += zx
    }
  }
}

/** An even pattern of sixteen thresholds in four rows of four. */
const thresholds = Float32Array.from([0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5], (n) => (n + 0.5) / 16)

function drawCut(
  samples: Samples,
  { levels, uv, gain, isCrisp }: CutOut,
  p: Float32Array,
  code: number,
  a: number,
  b: number,
  c: number,
  isCulled: boolean,
): void {
  const ax = p[a * 3]!
  const ay = p[a * 3 + 1]!
  const az = p[a * 3 + 2]!
  const bx = p[b * 3]!
  const by = p[b * 3 + 1]!
  const bz = p[b * 3 + 2]!
  const cx = p[c * 3]!
  const cy = p[c * 3 + 1]!
  const cz = p[c * 3 + 2]!
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (!(area < -1e-7 || (area > 1e-7 && !isCulled))) return
  if (az === 0 || bz === 0 || cz === 0) return
  const { width, height, near, piece } = samples
  const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  if (x0 > x1 || y0 > y1) return
  const inverse = 1 / area
  const e1x = (by - cy) * inverse
  const e1y = (cx - bx) * inverse
  const e2x = (cy - ay) * inverse
  const e2y = (ax - cx) * inverse
  const { values, faces } = uv
  const half = code & HALVES
  const corner = (half >> 1) * 4
  const ta = faces[corner]! * 2
  const tb = faces[corner + 1 + (half & 1)]! * 2
  const tc = faces[corner + 2 + (half & 1)]! * 2
  const uc = values[tc]!
  const vc = values[tc + 1]!
  const ua = values[ta]! - uc
  const va = values[ta + 1]! - vc
  const ub = values[tb]! - uc
  const vb = values[tb + 1]! - vc
  // The level of the cut-out's picture whose px are about as large as the samples.
  const finest = levels[0]!
  const texels = Math.abs((ua * vb - va * ub) * inverse) * finest.width * finest.height
  const level = texels > 1 ? Math.min(levels.length - 1, Math.round(Math.log2(texels) / 2)) : 0
  const plane = levels[level]!
  // Layers that lie over each other are thinned in different places.
  const turn = ((half >> 1) * 0.618034 + (code >> HALF_BITS) * 0.3697) % 1
  const e3x = -e1x - e2x
  const i1 = e1x === 0 ? 0 : 1 / e1x
  const i2 = e2x === 0 ? 0 : 1 / e2x
  const i3 = e3x === 0 ? 0 : 1 / e3x
  const middle = cx - 0.5
  for (let y = y0; y <= y1; y++) {
    const down = y + 0.5 - cy
    let w1 = e1y * down
    let w2 = e2y * down
    const w3 = 1 - w1 - w2
    let low = x0
    let high = x1
    if (e1x > 0) low = Math.max(low, middle - w1 * i1 - SEAM)
    else if (e1x < 0) high = Math.min(high, middle - w1 * i1 + SEAM)
    else if (w1 < 0) continue
    if (e2x > 0) low = Math.max(low, middle - w2 * i2 - SEAM)
    else if (e2x < 0) high = Math.min(high, middle - w2 * i2 + SEAM)
    else if (w2 < 0) continue
    if (e3x > 0) low = Math.max(low, middle - w3 * i3 - SEAM)
    else if (e3x < 0) high = Math.min(high, middle - w3 * i3 + SEAM)
    else if (w3 < 0) continue
    const from = Math.ceil(low)
    const last = Math.floor(high)
    w1 += e1x * (from + 0.5 - cx)
    w2 += e2x * (from + 0.5 - cx)
    for (let x = from, i = y * width + from; x <= last; x++, i++, w1 += e1x, w2 += e2x) {
      const z = cz + w1 * (az - cz) + w2 * (bz - cz)
      if (z <= near[i]!) continue
      const solid = alphaAt(plane, uc + w1 * ua + w2 * ub, vc + w1 * va + w2 * vb) * gain
      if (solid < 0.12) continue
      if (isCrisp) {
        if (solid < 0.42) continue
      } else if (solid < 0.68) {
        const threshold = thresholds[((y & 3) << 2) | (x & 3)]! + turn
        if (solid < 0.12 + 0.56 * (threshold >= 1 ? threshold - 1 : threshold)) continue
      }
      near[i] = z
      piece[i] = code
    }
  }
}
