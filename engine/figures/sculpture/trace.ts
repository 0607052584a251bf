import type { Frame } from '../../generator.ts'
import { type Clay, deeds, FAR, kinds, NEAR, type Part, STRIDE, type Touch } from './clay.ts'
import { distanceIn, nearest, type Selection } from './distance.ts'

/** What the eye meets at each px of a window of the picture: planes `width` by `height`, row by row. */
export interface Cast {
  width: number
  height: number
  /** The window's corner, and how many of its px a unit has. */
  left: number
  top: number
  scale: number
  /** 1 + index of the part met; 0 nothing. */
  part: Uint16Array
  /** 0-1, anti-aliased. */
  coverage: Float32Array
  /** Units towards the eye. */
  depth: Float32Array
  nx: Float32Array
  ny: Float32Array
  nz: Float32Array
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  /** Fine relief from pigments, units. */
  fine: Float32Array
  /** 0-1: how solid, from pigments. */
  alpha: Float32Array
  parts: readonly Part[]
}

const TILE = 8
/** Units by which a tile looks beyond its borders, for edges. */
const MARGIN = 5
const NOTHING = -1e6

/** Looks at a sculpture straight on. `longest` bounds the longer side of what is traced, px: it may be coarser than the frame. */
export function trace(clay: Clay, frame: Frame, longest: number, heed?: (progress: number) => void): Cast {
  const unit = Math.min(frame.width, frame.height) / 1000
  const scale = unit * Math.min(1, longest / Math.max(frame.width, frame.height))
  const table = Float64Array.from(clay.table)
  for (const [i, reach] of clay.reaches.entries()) {
    table[i * STRIDE + NEAR] = reach.near
    table[i * STRIDE + FAR] = reach.far
  }
  const bounds = windowOf(clay, frame.width / unit, frame.height / unit)
  const width = Math.max(1, Math.ceil((bounds.right - bounds.left) * scale))
  const height = Math.max(1, Math.ceil((bounds.bottom - bounds.top) * scale))
  const plane = (fill = 0) => new Float32Array(width * height).fill(fill)
  const cast: Cast = {
    width,
    height,
    left: bounds.left,
    top: bounds.top,
    scale,
    part: new Uint16Array(width * height),
    coverage: plane(),
    depth: plane(NOTHING),
    nx: plane(),
    ny: plane(),
    nz: plane(1),
    red: plane(),
    green: plane(),
    blue: plane(),
    fine: plane(),
    alpha: plane(1),
    parts: clay.parts,
  }
  const rows = Math.ceil(height / TILE)
  for (let ty = 0; ty < rows; ty++) {
    if (ty % 4 === 0) heed?.(ty / rows)
    for (let tx = 0; tx * TILE < width; tx++) traceTile(clay, table, cast, tx * TILE, ty * TILE)
  }
  return cast
}

function windowOf(clay: Clay, right: number, bottom: number) {
  let [l, t, r, b] = [right, bottom, 0, 0]
  for (const [i, reach] of clay.reaches.entries()) {
    if (clay.table[i * STRIDE + 1] !== deeds.add || clay.table[i * STRIDE] === kinds.hollow) continue
    l = Math.min(l, reach.left)
    t = Math.min(t, reach.top)
    r = Math.max(r, reach.right)
    b = Math.max(b, reach.bottom)
  }
  return {
    left: Math.max(0, l - MARGIN),
    top: Math.max(0, t - MARGIN),
    right: Math.min(right, r + MARGIN),
    bottom: Math.min(bottom, b + MARGIN),
  }
}

function selectionFor(clay: Clay, table: Float64Array, x0: number, y0: number, x1: number, y1: number) {
  const offsets: number[] = []
  const runs: number[] = []
  const depths: number[] = []
  let near = -1e9
  let far = 1e9
  for (const [index, part] of clay.parts.entries()) {
    const start = offsets.length
    let partNear = -1e9
    let partFar = 1e9
    for (let i = part.first; i < part.first + part.count; i++) {
      const reach = clay.reaches[i]!
      const at = i * STRIDE
      // Beyond three quarters of its blend a primitive moves a surface by less than can be seen.
      const slack = MARGIN + table[at + 2]! * 0.75
      const everywhere = table[at + 1] === deeds.keep || table[at] === kinds.hollow
      const here =
        reach.left - slack < x1 && reach.right + slack > x0 && reach.top - slack < y1 && reach.bottom + slack > y0
      if (!here && !everywhere) continue
      offsets.push(at)
      if (table[at + 1] === deeds.add && table[at] !== kinds.hollow) {
        partNear = Math.max(partNear, reach.near + slack)
        partFar = Math.min(partFar, reach.far - slack)
      }
    }
    if (partNear < partFar) {
      offsets.length = start
      continue
    }
    runs.push(index, start, offsets.length)
    depths.push(partNear, partFar)
    near = Math.max(near, partNear)
    far = Math.min(far, partFar)
  }
  const chosen: Selection = {
    offsets: Int32Array.from(offsets),
    runs: Int32Array.from(runs),
    depths: Float64Array.from(depths),
  }
  return { chosen, near, far }
}

/** How deep a whole tile's rays can start: as far as a ball as wide as the tile falls before it touches anything. */
function approach(
  table: Float64Array,
  chosen: Selection,
  x: number,
  y: number,
  radius: number,
  near: number,
  far: number,
) {
  let z = near
  for (let step = 0; step < 40 && z > far; step++) {
    const d = distanceIn(table, chosen, x, y, z) * 0.85
    if (d <= radius + 1) break
    z -= Math.sqrt(d * d - radius * radius)
  }
  return z
}

const touch: Touch = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1, red: 0, green: 0, blue: 0, height: 0, alpha: 1 }

function traceTile(clay: Clay, table: Float64Array, cast: Cast, px0: number, py0: number) {
  const { scale, width, height } = cast
  const px1 = Math.min(width, px0 + TILE)
  const py1 = Math.min(height, py0 + TILE)
  const x0 = cast.left + px0 / scale
  const y0 = cast.top + py0 / scale
  const { chosen, near, far } = selectionFor(clay, table, x0, y0, cast.left + px1 / scale, cast.top + py1 / scale)
  if (chosen.runs.length === 0) return
  const middle = TILE / 2 / scale
  const start = approach(table, chosen, x0 + middle, y0 + middle, middle * 1.5 + MARGIN / 2, near, far)
  const close = 0.35
  const eps = 0.6
  for (let py = py0; py < py1; py++) {
    const y = cast.top + (py + 0.5) / scale
    for (let px = px0; px < px1; px++) {
      const x = cast.left + (px + 0.5) / scale
      const i = py * width + px
      let z = start
      let least = 1e9
      let leastAt = z
      let met = false
      for (let step = 0; step < 60 && z > far; step++) {
        const d = distanceIn(table, chosen, x, y, z)
        if (d < least) {
          least = d
          leastAt = z
        }
        if (d < close) {
          met = true
          break
        }
        z -= d * 0.88 + 0.05
      }
      const edge = least * scale
      if (!met && edge > 0.75) continue
      cast.coverage[i] = met ? 1 : 0.75 - edge
      // A near miss takes its colour and slope from the surface it passed.
      z = leastAt
      const here = distanceIn(table, chosen, x, y, z)
      const index = nearest
      let nx = distanceIn(table, chosen, x + eps, y, z) - here
      let ny = distanceIn(table, chosen, x, y + eps, z) - here
      let nz = distanceIn(table, chosen, x, y, z + eps) - here
      const l = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
      nx /= l
      ny /= l
      nz /= l
      cast.part[i] = index + 1
      cast.depth[i] = z
      cast.nx[i] = nx
      cast.ny[i] = ny
      cast.nz[i] = nz
      colour(cast, clay.parts[index]!, i, x, y, z, nx, ny, nz)
    }
  }
}

function colour(
  cast: Cast,
  part: Part,
  i: number,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
) {
  touch.red = part.colour[0]
  touch.green = part.colour[1]
  touch.blue = part.colour[2]
  touch.height = 0
  touch.alpha = part.material.alpha ?? 1
  if (part.pigment) {
    const { origin, rotation, scale } = part.place
    const dx = (x - origin[0]) / scale
    const dy = (y - origin[1]) / scale
    const dz = (z - origin[2]) / scale
    touch.x = dx * rotation[0][0] + dy * rotation[1][0] + dz * rotation[2][0]
    touch.y = dx * rotation[0][1] + dy * rotation[1][1] + dz * rotation[2][1]
    touch.z = dx * rotation[0][2] + dy * rotation[1][2] + dz * rotation[2][2]
    touch.nx = nx * rotation[0][0] + ny * rotation[1][0] + nz * rotation[2][0]
    touch.ny = nx * rotation[0][1] + ny * rotation[1][1] + nz * rotation[2][1]
    touch.nz = nx * rotation[0][2] + ny * rotation[1][2] + nz * rotation[2][2]
    part.pigment(touch)
  }
  cast.red[i] = touch.red
  cast.green[i] = touch.green
  cast.blue[i] = touch.blue
  cast.fine[i] = touch.height
  cast.alpha[i] = touch.alpha
}
