import { add, cross, dot, times, unit, type Vec } from './geometry.ts'
import type { Mesh } from './mesh.ts'
import { NOTHING, solidAt } from './raster.ts'

/** What the key light sees, so that what it does not see lies in shadow. */
export interface ShadowMap {
  size: number
  /** Depth towards the light. */
  depth: Float32Array
  right: Vec
  up: Vec
  /** Towards the light. */
  towards: Vec
  middle: Vec
  /** Cells a unit. */
  scale: number
}

const SIZE = 1024

/** A map of all that casts a shadow within `radius` of `middle`. */
export function shadowMap(meshes: readonly Mesh[], direction: Vec, middle: Vec, radius: number): ShadowMap {
  const towards = unit(direction)
  const right = unit(cross([0, 1, 0.01], towards))
  const up = cross(towards, right)
  const map: ShadowMap = {
    size: SIZE,
    depth: new Float32Array(SIZE * SIZE).fill(NOTHING),
    right,
    up,
    towards,
    middle,
    scale: SIZE / (2 * radius),
  }
  for (const mesh of meshes) if (!mesh.castsNoShadow) cast(map, mesh)
  return map
}

function cast(map: ShadowMap, mesh: Mesh): void {
  const { positions, faces } = mesh
  const { right, up, towards, middle, scale, size } = map
  const places = new Float32Array(positions.length)
  const [mr, mu, mt] = [dot(middle, right), dot(middle, up), dot(middle, towards)]
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i]!
    const y = positions[i + 1]!
    const z = positions[i + 2]!
    places[i] = size / 2 + (x * right[0] + y * right[1] + z * right[2] - mr) * scale
    places[i + 1] = size / 2 - (x * up[0] + y * up[1] + z * up[2] - mu) * scale
    places[i + 2] = x * towards[0] + y * towards[1] + z * towards[2] - mt
  }
  for (let face = 0, at = 0; at < faces.length; face++, at += 4) {
    castHalf(map, mesh, places, face * 2, faces[at]!, faces[at + 1]!, faces[at + 2]!)
    if (faces[at + 3] !== faces[at + 2])
      castHalf(map, mesh, places, face * 2 + 1, faces[at]!, faces[at + 2]!, faces[at + 3]!)
  }
}

function castHalf(map: ShadowMap, mesh: Mesh, p: Float32Array, half: number, a: number, b: number, c: number): void {
  const ax = p[a * 3]!
  const ay = p[a * 3 + 1]!
  const bx = p[b * 3]!
  const by = p[b * 3 + 1]!
  const cx = p[c * 3]!
  const cy = p[c * 3 + 1]!
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (area > -1e-7 && area < 1e-7) return
  const { size, depth } = map
  const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const x1 = Math.min(size - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const y1 = Math.min(size - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  if (x0 > x1 || y0 > y1) return
  const { alpha, uv } = mesh
  let [ta, tb, tc] = [0, 0, 0]
  if (alpha && uv) {
    const corner = (half >> 1) * 4
    ta = uv.faces[corner]! * 2
    tb = uv.faces[corner + 1 + (half & 1)]! * 2
    tc = uv.faces[corner + 2 + (half & 1)]! * 2
  }
  const e1x = (by - cy) / area
  const e1y = (cx - bx) / area
  const e2x = (cy - ay) / area
  const e2y = (ax - cx) / area
  for (let y = y0; y <= y1; y++) {
    let w1 = e1x * (x0 + 0.5 - cx) + e1y * (y + 0.5 - cy)
    let w2 = e2x * (x0 + 0.5 - cx) + e2y * (y + 0.5 - cy)
    for (let x = x0, i = y * size + x0; x <= x1; x++, i++, w1 += e1x, w2 += e2x) {
      const w3 = 1 - w1 - w2
      if (w1 < 0 || w2 < 0 || w3 < 0) continue
      const near = w1 * p[a * 3 + 2]! + w2 * p[b * 3 + 2]! + w3 * p[c * 3 + 2]!
      if (near <= depth[i]!) continue
      if (alpha && uv) {
        const u = uv.values[ta]! * w1 + uv.values[tb]! * w2 + uv.values[tc]! * w3
        const v = uv.values[ta + 1]! * w1 + uv.values[tb + 1]! * w2 + uv.values[tc + 1]! * w3
        if (solidAt(alpha, u, v) < 0.45) continue
      }
      depth[i] = near
    }
  }
}

/** How much of the key light reaches a place, 0-1; `soft` is how wide a shadow's edge is, units. */
export function litAt(map: ShadowMap, x: number, y: number, z: number, soft: number): number {
  const { right, up, towards, middle, scale, size, depth } = map
  const dx = x - middle[0]
  const dy = y - middle[1]
  const dz = z - middle[2]
  const sx = size / 2 + (dx * right[0] + dy * right[1] + dz * right[2]) * scale
  const sy = size / 2 - (dx * up[0] + dy * up[1] + dz * up[2]) * scale
  const own = dx * towards[0] + dy * towards[1] + dz * towards[2]
  const step = Math.max(1, soft * scale)
  let lit = 0
  let weight = 0
  for (let j = -1; j <= 1; j++) {
    for (let k = -1; k <= 1; k++) {
      const qx = (sx + k * step) | 0
      const qy = (sy + j * step) | 0
      const w = (2 - Math.abs(j)) * (2 - Math.abs(k))
      weight += w
      if (qx < 0 || qy < 0 || qx >= size || qy >= size) {
        lit += w
        continue
      }
      const over = depth[qy * size + qx]! - own
      lit += w * (over < 0.05 ? 1 : over > 0.13 ? 0 : (0.13 - over) / 0.08)
    }
  }
  return lit / weight
}

/** The middle and reach of what a light has to see. */
export function reachOf(meshes: readonly Mesh[]): { middle: Vec; radius: number } {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const { positions, castsNoShadow } of meshes) {
    if (castsNoShadow) continue
    for (let i = 0; i < positions.length; i++) {
      const c = i % 3
      const value = positions[i]!
      if (value < low[c]!) low[c] = value
      if (value > high[c]!) high[c] = value
    }
  }
  const a: Vec = [low[0]!, low[1]!, low[2]!]
  const b: Vec = [high[0]!, high[1]!, high[2]!]
  if (!Number.isFinite(a[0])) return { middle: [0, 0, 0], radius: 1 }
  return { middle: times(add(a, b), 0.5), radius: Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) / 2 + 0.1 }
}
