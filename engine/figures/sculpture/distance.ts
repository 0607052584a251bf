import { deeds, FAR, kinds, NEAR } from './clay.ts'

// Plain numbers: the loops below run tens of millions of times a picture.
const CONE = kinds.cone
const ELLIPSOID = kinds.ellipsoid
const BOX = kinds.box
const RING = kinds.ring
const DRUM = kinds.drum
const SHEET = kinds.sheet
const HOLLOW = kinds.hollow
const ADD = deeds.add
const CARVE = deeds.carve

/**
 * Signed distance from a point to one primitive of a clay's table (`at` is where it begins), negative inside. Close to
 * exact near the surface and never far over it, as sphere tracing needs. Formulas after Inigo Quilez, "Distance functions".
 */
export function distanceTo(t: Float64Array, at: number, x: number, y: number, z: number): number {
  const kind = t[at]!
  if (kind === CONE) return toCone(t, at, x, y, z)
  const px = x - t[at + 3]!
  const py = y - t[at + 4]!
  const pz = z - t[at + 5]!
  if (kind === SHEET) return toTriangle(t, at, px, py, pz)
  const lx = px * t[at + 6]! + py * t[at + 7]! + pz * t[at + 8]!
  const ly = px * t[at + 9]! + py * t[at + 10]! + pz * t[at + 11]!
  const lz = px * t[at + 12]! + py * t[at + 13]! + pz * t[at + 14]!
  if (kind === ELLIPSOID) {
    const k0 = Math.sqrt(lx * lx + ly * ly + lz * lz)
    const gx = lx * t[at + 15]!
    const gy = ly * t[at + 16]!
    const gz = lz * t[at + 17]!
    const k1 = Math.sqrt(gx * gx + gy * gy + gz * gz)
    return k1 < 1e-9 ? -1 / Math.max(t[at + 15]!, t[at + 16]!, t[at + 17]!) : (k0 * (k0 - 1)) / k1
  }
  if (kind === BOX) {
    const qx = Math.abs(lx) - t[at + 15]!
    const qy = Math.abs(ly) - t[at + 16]!
    const qz = Math.abs(lz) - t[at + 17]!
    const ox = Math.max(qx, 0)
    const oy = Math.max(qy, 0)
    const oz = Math.max(qz, 0)
    const inner = qx > qy ? Math.max(qx, qz) : Math.max(qy, qz)
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(inner, 0) - t[at + 18]!
  }
  if (kind === RING) {
    const dz = lz * t[at + 16]!
    const from = Math.sqrt(lx * lx + dz * dz) - t[at + 15]!
    const tall = t[at + 18]!
    const up = ly * tall
    const d = Math.sqrt(from * from + up * up) - t[at + 17]!
    // Squeezed axes shorten or stretch distances; the larger squeeze bounds the error.
    return d / Math.max(1, t[at + 16]!, tall)
  }
  if (kind === DRUM) {
    const half = t[at + 15]!
    const foot = t[at + 16]!
    const top = t[at + 17]!
    const q = Math.sqrt(lx * lx + lz * lz)
    // A cut cone in the plane of its axis: nearest of the cap and the slanted side.
    const capX = q - Math.min(q, ly > 0 ? foot : top)
    const capY = Math.abs(ly) - half
    const kx = foot - top
    const ky = 2 * half
    const s = Math.min(1, Math.max(0, ((q - top) * kx + (ly + half) * ky) / (kx * kx + ky * ky || 1)))
    const sx = q - top - kx * s
    const sy = ly + half - ky * s
    const inside = sx < 0 && capY < 0 ? -1 : 1
    return inside * Math.sqrt(Math.min(capX * capX + capY * capY, sx * sx + sy * sy)) - t[at + 18]!
  }
  // A leaf: a round bone along y, pressed flat in z.
  const half = t[at + 15]!
  const flat = t[at + 18]!
  const h = Math.min(1, Math.max(0, (ly + half) / (2 * half || 1)))
  const dy = ly + half - 2 * half * h
  const dz = lz / flat
  const d = Math.sqrt(lx * lx + dy * dy + dz * dz)
  const r = t[at + 16]! + (t[at + 17]! - t[at + 16]!) * h
  const g = Math.sqrt(lx * lx + dy * dy + (dz / flat) * (dz / flat))
  return g < 1e-9 ? -r * flat : ((d - r) * d) / g
}

function toCone(t: Float64Array, at: number, x: number, y: number, z: number): number {
  const px = x - t[at + 3]!
  const py = y - t[at + 4]!
  const pz = z - t[at + 5]!
  const bx = t[at + 6]!
  const by = t[at + 7]!
  const bz = t[at + 8]!
  let h = (px * bx + py * by + pz * bz) * t[at + 9]!
  h = h < 0 ? 0 : Math.min(h, 1)
  const dx = px - bx * h
  const dy = py - by * h
  const dz = pz - bz * h
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - t[at + 10]! - t[at + 11]! * h
}

function toTriangle(t: Float64Array, at: number, px: number, py: number, pz: number): number {
  const ax = t[at + 3]!
  const ay = t[at + 4]!
  const az = t[at + 5]!
  const ux = t[at + 6]! - ax
  const uy = t[at + 7]! - ay
  const uz = t[at + 8]! - az
  const vx = t[at + 9]! - ax
  const vy = t[at + 10]! - ay
  const vz = t[at + 11]! - az
  const uu = ux * ux + uy * uy + uz * uz
  const uv = ux * vx + uy * vy + uz * vz
  const vv = vx * vx + vy * vy + vz * vz
  const pu = px * ux + py * uy + pz * uz
  const pv = px * vx + py * vy + pz * vz
  const det = uu * vv - uv * uv || 1
  const s = (vv * pu - uv * pv) / det
  const r = (uu * pv - uv * pu) / det
  let best = 1e18
  if (s >= 0 && r >= 0 && s + r <= 1) {
    best = square(px - s * ux - r * vx, py - s * uy - r * vy, pz - s * uz - r * vz)
  } else {
    best = Math.min(
      toSegment(px, py, pz, ux, uy, uz),
      toSegment(px, py, pz, vx, vy, vz),
      toSegment(px - ux, py - uy, pz - uz, vx - ux, vy - uy, vz - uz),
    )
  }
  return Math.sqrt(best) - t[at + 12]!
}

const square = (x: number, y: number, z: number) => x * x + y * y + z * z

function toSegment(px: number, py: number, pz: number, bx: number, by: number, bz: number): number {
  const h = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz || 1)))
  return square(px - bx * h, py - by * h, pz - bz * h)
}

/** Which primitives matter in a tile: for each part a run of table offsets. */
export interface Selection {
  offsets: Int32Array
  /** part, first, end, part, first, end … into `offsets`. */
  runs: Int32Array
  /** Nearest and farthest z of each run. */
  depths: Float64Array
}

/** The nearest part at the last call of `distanceIn`, and its run. */
export let nearest = 0
export let nearestRun = 0

/**
 * Signed distance to the nearest of the selected parts. What lies too far off along z to change the result is not
 * looked at: most of a sculpture, most of the time. `first` is the run to begin with: the nearest a little way off is
 * mostly the nearest here, and then little else must be looked at.
 */
export function distanceIn(t: Float64Array, chosen: Selection, x: number, y: number, z: number, first: number): number {
  const { runs, depths } = chosen
  let best = distanceOf(t, chosen, first, x, y, z)
  let run = first
  for (let r = 0, q = 0; r < runs.length; r += 3, q += 2) {
    if (r === first || z - depths[q]! > best || depths[q + 1]! - z > best) continue
    const d = distanceOf(t, chosen, r, x, y, z)
    if (d < best) {
      best = d
      run = r
    }
  }
  nearest = runs[run]!
  nearestRun = run
  return best
}

/** Signed distance to the part of one run. */
export function distanceOf(
  t: Float64Array,
  { offsets, runs }: Selection,
  run: number,
  x: number,
  y: number,
  z: number,
): number {
  let d = 1e9
  const end = runs[run + 2]!
  for (let i = runs[run + 1]!; i < end; i++) {
    const at = offsets[i]!
    const deed = t[at + 1]!
    if (deed === ADD) {
      if (t[at] === HOLLOW) {
        const inner = -(d + t[at + 6]!)
        if (inner > d) d = inner
        continue
      }
      const k = t[at + 2]!
      const reach = d + k
      if (z - t[at + NEAR]! >= reach || t[at + FAR]! - z >= reach) continue
      const e = t[at] === CONE ? toCone(t, at, x, y, z) : distanceTo(t, at, x, y, z)
      const h = k - Math.abs(d - e)
      if (e < d) d = e
      if (h > 0) d -= (h * h) / (4 * k)
    } else {
      const k = t[at + 2]!
      const carve = deed === CARVE
      if (carve && (z - t[at + NEAR]! > k - d || t[at + FAR]! - z > k - d)) continue
      const e = distanceTo(t, at, x, y, z)
      const cut = carve ? -e : e
      const h = k - Math.abs(d - cut)
      if (cut > d) d = cut
      if (h > 0) d += (h * h) / (4 * k)
    }
  }
  return d
}
