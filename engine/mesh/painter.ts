import { HALF_BITS, HALVES, type Samples } from './raster.ts'
import type { Rendered } from './rendered.ts'
import { type Lit, lightSpot, type Shading } from './shading.ts'
import type { Solid } from './solid.ts'
import { newSpot } from './spot.ts'

export interface Painter {
  rendered: Rendered
  samples: Samples
  shading: Shading
  solids: readonly Solid[]
  /** How much of the key light reaches each px. */
  sun: Float32Array
  scaleAt: (depth: number) => number
}

const spot = newSpot()
const lit: Lit = { red: 0.1, green: 0.1, blue: 0.1, key: 0.1, gleam: 0.1, shade: 0.1 }

/** Samples of the px at hand: their pieces and where they lie in it; 0 once they are done. */
const pieces = new Int32Array(4)
const nears = new Float64Array(4)

/**
 * Paints a row: each px once for each surface in it, at the mean place of the samples that see it, weighed by their number.
 * Samples see one surface when it is one mesh without a jump of depth.
 */
export function paintRow(painter: Painter, y: number): void {
  const { samples, rendered } = painter
  const { width } = rendered
  const { near, piece } = samples
  for (let x = 0; x < width; x++) {
    const corner = y * 2 * samples.width + x * 2
    const below = corner + samples.width
    const p0 = piece[corner]!
    const p1 = piece[corner + 1]!
    const p2 = piece[below]!
    const p3 = piece[below + 1]!
    if ((p0 | p1 | p2 | p3) === 0) continue
    const i = y * width + x
    // The picture's sums begin anew here: until now this held the form of the nearest place alone.
    rendered.form[0][i] = 0
    rendered.form[1][i] = 0
    if (p0 === p3 && p1 === p0 && p2 === p0) {
      paintPiece(painter, i, p0, x * 2 + 1, y * 2 + 1, 1)
      settle(painter, i, p0)
      continue
    }
    pieces[0] = p0
    pieces[1] = p1
    pieces[2] = p2
    pieces[3] = p3
    nears[0] = near[corner]!
    nears[1] = near[corner + 1]!
    nears[2] = near[below]!
    nears[3] = near[below + 1]!
    paintGroups(painter, i, x * 2, y * 2)
  }
}

/** Whether two samples of one mesh lie on one surface: no farther from each other than it could be steep. */
function isOneSurface(painter: Painter, a: number, b: number): boolean {
  const { camera, view } = painter.rendered
  const gap = Math.abs(a - b)
  return camera.isParallel ? gap * view.scale < 6 : gap * view.scale < 6 * a * a
}

function paintGroups(painter: Painter, i: number, x: number, y: number): void {
  let most = 0
  let main = 0
  for (let k = 0; k < 4; k++) {
    const code = pieces[k]!
    if (code === 0) continue
    const id = code >> HALF_BITS
    const near = nears[k]!
    let count = 0
    let sx = 0
    let sy = 0
    for (let other = k; other < 4; other++) {
      const its = pieces[other]!
      if (its === 0 || its >> HALF_BITS !== id || !isOneSurface(painter, near, nears[other]!)) continue
      pieces[other] = 0
      count++
      sx += other & 1
      sy += other >> 1
    }
    paintPiece(painter, i, code, x + 0.5 + sx / count, y + 0.5 + sy / count, count / 4)
    if (count > most) {
      most = count
      main = code
    }
  }
  settle(painter, i, main)
}

/** What most of a px is. */
function settle({ rendered, solids }: Painter, i: number, code: number): void {
  const solid = solids[(code >> HALF_BITS) - 1]!
  rendered.stuff[i] = solid.stuff
  rendered.thing[i] = solid.thing
}

/** Paints a triangle at a place of the picture, in samples, as `share` of px i. */
function paintPiece(painter: Painter, i: number, code: number, px: number, py: number, share: number): void {
  const { rendered, solids, shading } = painter
  const solid = solids[(code >> HALF_BITS) - 1]!
  const { places, positions, faces, normals, rest, tangents, uv, corners, tag } = solid
  const { camera } = rendered
  const face = (code & HALVES) >> 1
  const second = code & 1
  const corner = face * 4
  const a = faces[corner]!
  const b = faces[corner + 1 + second]!
  const c = faces[corner + 2 + second]!
  const a3 = a * 3
  const b3 = b * 3
  const c3 = c * 3
  const ax = places[a3]!
  const ay = places[a3 + 1]!
  const bx = places[b3]!
  const by = places[b3 + 1]!
  const cx = places[c3]!
  const cy = places[c3 + 1]!
  const inverse = 1 / ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
  // The mean place may lie a little outside of this triangle.
  let w1 = Math.min(1, Math.max(0, ((by - cy) * (px - cx) + (cx - bx) * (py - cy)) * inverse))
  let w2 = Math.min(1 - w1, Math.max(0, ((cy - ay) * (px - cx) + (ax - cx) * (py - cy)) * inverse))
  let w3 = 1 - w1 - w2
  if (!camera.isParallel) {
    w1 *= places[a3 + 2]!
    w2 *= places[b3 + 2]!
    w3 *= places[c3 + 2]!
    const whole = 1 / (w1 + w2 + w3)
    w1 *= whole
    w2 *= whole
    w3 *= whole
  }
  const wx = positions[a3]! * w1 + positions[b3]! * w2 + positions[c3]! * w3
  const wy = positions[a3 + 1]! * w1 + positions[b3 + 1]! * w2 + positions[c3 + 1]! * w3
  const wz = positions[a3 + 2]! * w1 + positions[b3 + 2]! * w2 + positions[c3 + 2]! * w3
  let ex = -camera.forward[0]
  let ey = -camera.forward[1]
  let ez = -camera.forward[2]
  const towards = wx * ex + wy * ey + wz * ez
  if (!camera.isParallel) {
    ex = camera.eye[0] - wx
    ey = camera.eye[1] - wy
    ez = camera.eye[2] - wz
    const size = 1 / (Math.sqrt(ex * ex + ey * ey + ez * ez) || 1)
    ex *= size
    ey *= size
    ez *= size
  }
  let nx = normals[a3]! * w1 + normals[b3]! * w2 + normals[c3]! * w3
  let ny = normals[a3 + 1]! * w1 + normals[b3 + 1]! * w2 + normals[c3 + 1]! * w3
  let nz = normals[a3 + 2]! * w1 + normals[b3 + 2]! * w2 + normals[c3 + 2]! * w3
  let long = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
  const isBack = !solid.isCulled && nx * ex + ny * ey + nz * ez < 0
  if (isBack) long = -long
  nx *= long
  ny *= long
  nz *= long
  turn(nx, ny, nz)
  spot.isBack = isBack
  spot.ex = ex
  spot.ey = ey
  spot.ez = ez
  spot.x = rest[a3]! * w1 + rest[b3]! * w2 + rest[c3]! * w3
  spot.y = rest[a3 + 1]! * w1 + rest[b3 + 1]! * w2 + rest[c3 + 1]! * w3
  spot.z = rest[a3 + 2]! * w1 + rest[b3 + 2]! * w2 + rest[c3 + 2]! * w3
  spot.u = 0
  spot.v = 0
  spot.tx = 0
  spot.ty = 1
  spot.tz = 0
  if (uv && corners) {
    const ta = corners[corner]! * 2
    const tb = corners[corner + 1 + second]! * 2
    const tc = corners[corner + 2 + second]! * 2
    spot.u = uv[ta]! * w1 + uv[tb]! * w2 + uv[tc]! * w3
    spot.v = uv[ta + 1]! * w1 + uv[tb + 1]! * w2 + uv[tc + 1]! * w3
  }
  if (tangents) {
    const x = tangents[a3]! * w1 + tangents[b3]! * w2 + tangents[c3]! * w3
    const y = tangents[a3 + 1]! * w1 + tangents[b3 + 1]! * w2 + tangents[c3 + 1]! * w3
    const z = tangents[a3 + 2]! * w1 + tangents[b3 + 2]! * w2 + tangents[c3 + 2]! * w3
    const size = 1 / (Math.sqrt(x * x + y * y + z * z) || 1)
    spot.tx = x * size
    spot.ty = y * size
    spot.tz = z * size
  }
  spot.tag = tag ? tag[a]! * w1 + tag[b]! * w2 + tag[c]! * w3 : 0
  spot.face = face
  spot.pixel = 1 / painter.scaleAt(towards)
  askSurface(solid)
  const lightAt = nearestPlace(rendered, i, towards, shading.closeness)
  lightSpot(spot, shading, wx, wy, wz, painter.sun[lightAt]!, rendered.open[lightAt]!, lit)
  add(rendered, i, share, nx, ny, nz)
}

function turn(nx: number, ny: number, nz: number): void {
  spot.nx = nx
  spot.ny = ny
  spot.nz = nz
}

function askSurface({ surface, sheen }: Solid): void {
  spot.r = 0.5
  spot.g = 0.5
  spot.b = 0.5
  spot.specular = 0.1
  spot.gloss = 20
  spot.softness = 0
  spot.metal = 0
  spot.rim = 0.5
  spot.isHair = false
  spot.glow = 0
  spot.wrap = 0.12
  spot.sheen = sheen
  spot.open = 1
  surface(spot)
  const { nx, ny, nz } = spot
  const long = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
  turn(nx * long, ny * long, nz * long)
}

/** Light and openness are known of what is nearest in each px: the px next to it may be nearer to what is asked for. */
function nearestPlace({ width, depth }: Rendered, i: number, towards: number, closeness: number): number {
  const jump = closeness * 0.12
  let best = Math.abs(depth[i]! - towards)
  let at = i
  if (best < jump) return i
  for (let k = 0; k < 8; k++) {
    const step = k < 4 ? 1 : 2
    const j = i + ((k & 2) === 0 ? (k & 1 ? step : -step) : k & 1 ? step * width : -step * width)
    if (j < 0 || j >= depth.length) continue
    const gap = Math.abs(depth[j]! - towards)
    if (gap >= best) continue
    best = gap
    at = j
  }
  return at
}

function add(rendered: Rendered, i: number, share: number, nx: number, ny: number, nz: number): void {
  const { right, up } = rendered.camera
  const { albedo, normals, form, along } = rendered
  rendered.coverage[i]! += share
  rendered.red[i]! += lit.red * share
  rendered.green[i]! += lit.green * share
  rendered.blue[i]! += lit.blue * share
  albedo[0][i]! += spot.r * 255 * share
  albedo[1][i]! += spot.g * 255 * share
  albedo[2][i]! += spot.b * 255 * share
  normals[0][i]! += (spot.nx * right[0] + spot.ny * right[1] + spot.nz * right[2]) * share
  normals[1][i]! -= (spot.nx * up[0] + spot.ny * up[1] + spot.nz * up[2]) * share
  form[0][i]! += (nx * right[0] + ny * right[1] + nz * right[2]) * share
  form[1][i]! -= (nx * up[0] + ny * up[1] + nz * up[2]) * share
  if (spot.isHair) {
    const x = spot.tx * right[0] + spot.ty * right[1] + spot.tz * right[2]
    const y = -(spot.tx * up[0] + spot.ty * up[1] + spot.tz * up[2])
    // Strands have no end before the other: all point down, so that a mean of them means something.
    const by = y < 0 ? -share : share
    along[0][i]! += x * by
    along[1][i]! += y * by
  }
  rendered.key[i]! += lit.key * share
  rendered.gleam[i]! += lit.gleam * share
  rendered.shade[i]! += lit.shade * share
}
