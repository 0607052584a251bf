import { speckle } from '../paint/noise.ts'
import type { Mesh, Texture } from './mesh.ts'

/** What is nearest at each sample: how near, which mesh (1 and above, 0 none) and which half of which of its faces. */
export interface Seen {
  width: number
  height: number
  z: Float32Array
  mesh: Uint8Array
  /** Face × 2, one more for its second triangle. */
  half: Int32Array
}

export const NOTHING = -1e9

export const nothingSeen = (width: number, height: number): Seen => ({
  width,
  height,
  z: new Float32Array(width * height).fill(NOTHING),
  mesh: new Uint8Array(width * height),
  half: new Int32Array(width * height),
})

/** Lays a mesh into what is seen; `places` are its vertices as `projected` gives them. */
export function look(seen: Seen, mesh: Mesh, places: Float32Array, id: number): void {
  const { faces } = mesh
  for (let face = 0, at = 0; at < faces.length; face++, at += 4) {
    lookAt(seen, mesh, places, id, face * 2, faces[at]!, faces[at + 1]!, faces[at + 2]!)
    if (faces[at + 3] !== faces[at + 2])
      lookAt(seen, mesh, places, id, face * 2 + 1, faces[at]!, faces[at + 2]!, faces[at + 3]!)
  }
}

function lookAt(
  seen: Seen,
  mesh: Mesh,
  p: Float32Array,
  id: number,
  half: number,
  a: number,
  b: number,
  c: number,
): void {
  const ax = p[a * 3]!
  const ay = p[a * 3 + 1]!
  const bx = p[b * 3]!
  const by = p[b * 3 + 1]!
  const cx = p[c * 3]!
  const cy = p[c * 3 + 1]!
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  // Anticlockwise in the world is clockwise where y runs down: facing us it is below 0.
  if (area > -1e-6 && (mesh.culled || area < 1e-6)) return
  const { width, height } = seen
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
  const bias = mesh.bias ?? 0
  const az = p[a * 3 + 2]! + bias
  const bz = p[b * 3 + 2]! + bias
  const cz = p[c * 3 + 2]! + bias
  if (mesh.alpha && mesh.uv) {
    holed(seen, mesh, mesh.alpha, id, half, [x0, x1, y0, y1], [e1x, e1y, e2x, e2y], [cx, cy], [az, bz, cz])
    return
  }
  const { z, mesh: met, half: halves } = seen
  const zx = e1x * (az - cz) + e2x * (bz - cz)
  for (let y = y0; y <= y1; y++) {
    let w1 = e1x * (x0 + 0.5 - cx) + e1y * (y + 0.5 - cy)
    let w2 = e2x * (x0 + 0.5 - cx) + e2y * (y + 0.5 - cy)
    let depth = cz + w1 * (az - cz) + w2 * (bz - cz)
    for (let x = x0, i = y * width + x0; x <= x1; x++, i++) {
      if (w1 >= 0 && w2 >= 0 && w1 + w2 <= 1 && depth > z[i]!) {
        z[i] = depth
        met[i] = id
        halves[i] = half
      }
      w1 += e1x
      w2 += e2x
      depth += zx
    }
  }
}

/** How much of a cut-out is there at a place of its picture, 0-1. */
export function solidAt({ width, height, pixels }: Texture, u: number, v: number): number {
  const x = Math.min(width - 1, Math.max(0, (u * width) | 0))
  const y = Math.min(height - 1, Math.max(0, ((1 - v) * height) | 0))
  return pixels[(y * width + x) * 4 + 3]! / 255
}

type Four = readonly [number, number, number, number]

function holed(
  seen: Seen,
  mesh: Mesh,
  alpha: Texture,
  id: number,
  half: number,
  [x0, x1, y0, y1]: Four,
  [e1x, e1y, e2x, e2y]: Four,
  [cx, cy]: readonly [number, number],
  [az, bz, cz]: readonly [number, number, number],
): void {
  const { width, z, mesh: met, half: halves } = seen
  const uv = mesh.uv!
  const corner = (half >> 1) * 4
  const ta = uv.faces[corner]! * 2
  const tb = uv.faces[corner + 1 + (half & 1)]! * 2
  const tc = uv.faces[corner + 2 + (half & 1)]! * 2
  const gain = mesh.gain ?? 1
  for (let y = y0; y <= y1; y++) {
    let w1 = e1x * (x0 + 0.5 - cx) + e1y * (y + 0.5 - cy)
    let w2 = e2x * (x0 + 0.5 - cx) + e2y * (y + 0.5 - cy)
    for (let x = x0, i = y * width + x0; x <= x1; x++, i++, w1 += e1x, w2 += e2x) {
      if (w1 < 0 || w2 < 0 || w1 + w2 > 1) continue
      const w3 = 1 - w1 - w2
      const depth = w1 * az + w2 * bz + w3 * cz
      if (depth <= z[i]!) continue
      const u = uv.values[ta]! * w1 + uv.values[tb]! * w2 + uv.values[tc]! * w3
      const v = uv.values[ta + 1]! * w1 + uv.values[tb + 1]! * w2 + uv.values[tc + 1]! * w3
      if (solidAt(alpha, u, v) * gain < 0.12 + 0.55 * speckle(x, y, id)) continue
      z[i] = depth
      met[i] = id
      halves[i] = half
    }
  }
}
