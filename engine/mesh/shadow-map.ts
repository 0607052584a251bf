import { type Camera, depthOf, nowhere, parallel, perspective, projected } from './camera.ts'
import { add, length, sub, times, unit, type Vec } from './geometry.ts'
import type { Mesh } from './mesh.ts'
import { draw, noSamples } from './raster.ts'

/** What a light sees of the meshes, so that what it does not see lies in shadow. */
export interface ShadowMap {
  camera: Camera
  size: number
  /** Cells a unit: at depth 1 in perspective, everywhere otherwise. */
  scale: number
  /** Depth from the light, cell by cell; huge where it meets nothing. */
  depth: Float32Array
  /** The least and the greatest depth of each tile and the tiles about it: most places need not look closer. */
  tiles: number
  least: Float32Array
  greatest: Float32Array
}

/** A ball that holds all that can be seen. */
export interface Reach {
  middle: Vec
  radius: number
}

/** Cells a tile, each way; no shadow's edge is wider than this many cells. */
const TILE = 32
/** A depth that stands for nothing met. */
const EMPTY = 1e9

/** Looks at all that casts a shadow from a direction, or from a place where that lies well outside of it. */
export function shadowMap(
  meshes: readonly Mesh[],
  from: { direction: Vec; place?: Vec },
  { middle, radius }: Reach,
  size: number,
): ShadowMap {
  const away = from.place ? length(sub(from.place, middle)) : 0
  const camera =
    from.place && away > radius * 1.3
      ? perspective(from.place, middle, (Math.asin(radius / away) * 360) / Math.PI)
      : parallel(add(middle, times(unit(from.direction), radius * 2)), middle, radius * 2)
  const frame = { width: size, height: size }
  const samples = noSamples(size, size, nowhere(camera))
  for (const [i, mesh] of meshes.entries())
    if (!mesh.castsNoShadow) draw(samples, mesh, projected(camera, frame, mesh.positions, 1, 0), i + 1, true)
  const depth = samples.near
  for (let y = 0; y < size; y++) toDepths(camera, depth, y * size, (y + 1) * size)
  const tiles = Math.ceil(size / TILE)
  const least = new Float32Array(tiles * tiles)
  const greatest = new Float32Array(tiles * tiles)
  for (let y = 0; y < tiles; y++) for (let x = 0; x < tiles; x++) spanTile(depth, size, x, y, least, greatest, tiles)
  return {
    camera,
    size,
    scale: size / 2 / camera.half,
    depth,
    tiles,
    least: withNeighbours(least, tiles, -1),
    greatest: withNeighbours(greatest, tiles, 1),
  }
}

function toDepths(camera: Camera, near: Float32Array, start: number, end: number): void {
  for (let i = start; i < end; i++) near[i] = Math.min(EMPTY, depthOf(camera, near[i]!))
}

function spanTile(
  depth: Float32Array,
  size: number,
  tx: number,
  ty: number,
  least: Float32Array,
  greatest: Float32Array,
  tiles: number,
): void {
  let low = EMPTY
  let high = 0
  const right = Math.min(size, (tx + 1) * TILE)
  const bottom = Math.min(size, (ty + 1) * TILE)
  for (let y = ty * TILE; y < bottom; y++) {
    for (let i = y * size + tx * TILE; i < y * size + right; i++) {
      const d = depth[i]!
      if (d < low) low = d
      if (d > high) high = d
    }
  }
  least[ty * tiles + tx] = low
  greatest[ty * tiles + tx] = high
}

/** Each tile's extreme (`sign` 1 greatest, -1 least) among itself and the eight about it. */
function withNeighbours(values: Float32Array, tiles: number, sign: number): Float32Array {
  const out = new Float32Array(values.length)
  for (let y = 0; y < tiles; y++) {
    for (let x = 0; x < tiles; x++) {
      let best = values[y * tiles + x]!
      for (let qy = Math.max(0, y - 1); qy <= Math.min(tiles - 1, y + 1); qy++)
        for (let qx = Math.max(0, x - 1); qx <= Math.min(tiles - 1, x + 1); qx++)
          if ((values[qy * tiles + qx]! - best) * sign > 0) best = values[qy * tiles + qx]!
      out[y * tiles + x] = best
    }
  }
  return out
}

/** Where taps lie about a place, within a circle of 1, the same number near the middle as at the rim. */
const TAPS = 12
const tapX = new Float32Array(TAPS)
const tapY = new Float32Array(TAPS)
for (let k = 0; k < TAPS; k++) {
  const far = Math.sqrt((k + 0.5) / TAPS)
  tapX[k] = Math.cos(k * 2.399963) * far
  tapY[k] = Math.sin(k * 2.399963) * far
}

/**
 * How much of the light reaches a place, 0-1. The normal leans the comparison, `lift` (units) takes the place off its own surface.
 * `soft` is how wide a shadow's edge grows a unit of distance from what casts it. `cosine` and `sine` turn the taps.
 */
export function reaches(
  map: ShadowMap,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  lift: number,
  soft: number,
  cosine: number,
  sine: number,
): number {
  const { camera, size, depth, tiles } = map
  const { eye, right, up, forward } = camera
  const dx = x + nx * lift - eye[0]
  const dy = y + ny * lift - eye[1]
  const dz = z + nz * lift - eye[2]
  const own = dx * forward[0] + dy * forward[1] + dz * forward[2]
  const scale = camera.isParallel ? map.scale : map.scale / own
  const sx = size / 2 + (dx * right[0] + dy * right[1] + dz * right[2]) * scale
  const sy = size / 2 - (dx * up[0] + dy * up[1] + dz * up[2]) * scale
  if (!(sx >= TILE && sy >= TILE && sx < size - TILE && sy < size - TILE)) return 1
  const cell = 1 / scale
  const tile = ((sy / TILE) | 0) * tiles + ((sx / TILE) | 0)
  const slack = cell * 1.5
  if (map.least[tile]! > own - slack) return 1
  // How the surface's own depth changes from cell to cell.
  const facing = -(nx * forward[0] + ny * forward[1] + nz * forward[2])
  const steep = cell / Math.max(0.25, facing)
  const leanX = (nx * right[0] + ny * right[1] + nz * right[2]) * steep
  const leanY = -(nx * up[0] + ny * up[1] + nz * up[2]) * steep
  if (map.greatest[tile]! < own - slack - TILE * (Math.abs(leanX) + Math.abs(leanY))) return 0
  // First how far away is what stands in the light, then how much of it, as wide as that makes the edge.
  const widest = TILE - 3
  const reach = Math.min(widest, Math.max(3, soft * scale * 1.5))
  let before = 0
  let blockers = 0
  for (let k = 0; k < TAPS; k++) {
    const ox = (tapX[k]! * cosine - tapY[k]! * sine) * reach
    const oy = (tapX[k]! * sine + tapY[k]! * cosine) * reach
    const met = depth[((sy + oy) | 0) * size + ((sx + ox) | 0)]!
    const gap = own + ox * leanX + oy * leanY - met
    if (gap > slack) {
      before += gap
      blockers++
    }
  }
  if (blockers === 0) return 1
  const width = Math.min(widest, Math.max(1.6, (before / blockers) * soft * scale))
  if (blockers === TAPS && width <= reach) return 0
  let lit = 0
  for (let k = 0; k < TAPS; k++) {
    const ox = (tapX[k]! * cosine - tapY[k]! * sine) * width
    const oy = (tapX[k]! * sine + tapY[k]! * cosine) * width
    const gap = own + ox * leanX + oy * leanY - depth[((sy + oy) | 0) * size + ((sx + ox) | 0)]!
    lit += gap <= slack ? 1 : gap >= slack * 3 ? 0 : (slack * 3 - gap) / (slack * 2)
  }
  return lit / TAPS
}

/** How much of a light that only draws edges reaches a place, 0-1: a shadow's edge is some cells wide. */
export function glances(
  map: ShadowMap,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  lift: number,
): number {
  const { camera, size, depth } = map
  const { eye, right, up, forward } = camera
  const dx = x + nx * lift - eye[0]
  const dy = y + ny * lift - eye[1]
  const dz = z + nz * lift - eye[2]
  const own = dx * forward[0] + dy * forward[1] + dz * forward[2]
  const scale = camera.isParallel ? map.scale : map.scale / own
  const sx = size / 2 + (dx * right[0] + dy * right[1] + dz * right[2]) * scale
  const sy = size / 2 - (dx * up[0] + dy * up[1] + dz * up[2]) * scale
  if (!(sx >= TILE && sy >= TILE && sx < size - TILE && sy < size - TILE)) return 1
  const slack = 2 / scale
  let lit = 0
  for (let k = 0; k < TAPS; k++) {
    const i = ((sy + tapY[k]! * 5) | 0) * size + ((sx + tapX[k]! * 5) | 0)
    const gap = own - depth[i]!
    lit += gap <= slack ? 1 : gap >= slack * 3 ? 0 : (slack * 3 - gap) / (slack * 2)
  }
  return lit / TAPS
}
