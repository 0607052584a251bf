import type { Checkpoint } from '../paint/frame.ts'
import { stuffs } from '../paint/matter.ts'
import { normalsOf } from './geometry.ts'
import type { Mesh, Spot } from './mesh.ts'
import { occlusion } from './occlusion.ts'
import { look, NOTHING, nothingSeen, type Seen } from './raster.ts'
import { type Lights, type Lit, lightSpot, type Shading, shadingOf } from './shading.ts'
import { reachOf, shadowMap } from './shadow.ts'
import { FINE, projected, type View } from './view.ts'

/** What meshes look like: planes of the frame's size. Colours 0-255 are weighed by coverage already, and so are the other sums. */
export interface Rendered {
  view: View
  width: number
  height: number
  /** 0-1. */
  coverage: Float32Array
  /** z of the nearest place, units of the world; `NOTHING` where there is none. */
  depth: Float32Array
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  albedo: readonly [Float32Array, Float32Array, Float32Array]
  /** On the picture: x right, y down. */
  normals: readonly [Float32Array, Float32Array]
  form: readonly [Float32Array, Float32Array]
  along: readonly [Float32Array, Float32Array]
  key: Float32Array
  gleam: Float32Array
  shade: Float32Array
  open: Float32Array
  stuff: Uint8Array
  thing: Uint16Array
}

/** How far things darken each other, units of the world: hollows of a face, folds, armpits. */
const REACH = 1.1

/** Looks at meshes in a light. At most 254 of them. */
export function render(meshes: readonly Mesh[], view: View, lights: Lights, checkpoint?: Checkpoint): Rendered {
  if (meshes.length > 254) throw new RangeError(`${meshes.length} meshes are too many`)
  const { width, height } = view.frame
  const seen = nothingSeen(width * FINE, height * FINE)
  const places = meshes.map((mesh) => projected(view, mesh.positions))
  for (const [i, mesh] of meshes.entries()) look(seen, mesh, places[i]!, i + 1)
  checkpoint?.(0.3, 'Looking')
  const { middle, radius } = reachOf(meshes)
  const shading = shadingOf(lights, shadowMap(meshes, lights.key.direction, middle, radius))
  checkpoint?.(0.45, 'Lighting')
  const plane = () => new Float32Array(width * height)
  const depth = nearest(seen, width, height)
  const rendered: Rendered = {
    view,
    width,
    height,
    coverage: plane(),
    depth,
    red: plane(),
    green: plane(),
    blue: plane(),
    albedo: [plane(), plane(), plane()],
    normals: [plane(), plane()],
    form: [plane(), plane()],
    along: [plane(), plane()],
    key: plane(),
    gleam: plane(),
    shade: plane(),
    open: occlusion(depth, width, height, view.scale, REACH),
    stuff: new Uint8Array(width * height),
    thing: new Uint16Array(width * height),
  }
  const painter: Painter = {
    rendered,
    seen,
    shading,
    solids: meshes.map((mesh, i) => ({
      mesh,
      places: places[i]!,
      normals: mesh.normals ?? normalsOf(mesh.positions, mesh.faces),
      rest: mesh.rest ?? mesh.positions,
      stuff: stuffs.indexOf(mesh.stuff),
      strands: mesh.stuff === 'hair' || mesh.stuff === 'fur',
    })),
  }
  for (let y = 0; y < height; y++) paintRow(painter, y)
  return rendered
}

interface Solid {
  mesh: Mesh
  places: Float32Array
  normals: Float32Array
  rest: Float32Array
  stuff: number
  strands: boolean
}

interface Painter {
  rendered: Rendered
  seen: Seen
  shading: Shading
  solids: readonly Solid[]
}

function nearest(seen: Seen, width: number, height: number): Float32Array {
  const depth = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * FINE * seen.width + x * FINE
      depth[y * width + x] = Math.max(seen.z[i]!, seen.z[i + 1]!, seen.z[i + seen.width]!, seen.z[i + seen.width + 1]!)
    }
  }
  return depth
}

const spot: Spot = {
  x: 0,
  y: 0,
  z: 0,
  nx: 0,
  ny: 0,
  nz: 1,
  u: 0,
  v: 0,
  tag: 0,
  face: 0,
  isBack: false,
  tx: 0,
  ty: 1,
  tz: 0,
  ex: 0,
  ey: 0,
  ez: 1,
  r: 0,
  g: 0,
  b: 0,
  specular: 0,
  gloss: 20,
  softness: 0,
  metal: 0,
  rim: 0.5,
  isHair: false,
  glow: 0,
  wrap: 0.12,
  open: 1,
}
const lit: Lit = { red: 0, green: 0, blue: 0, key: 0, gleam: 0, shade: 0 }
const SAMPLES = FINE * FINE
const order = new Int32Array(SAMPLES)

/** Each px is lit once for each thing in it, at the first of its samples, and weighed by how many samples the thing has. */
function paintRow(painter: Painter, y: number): void {
  const { seen, rendered, solids } = painter
  const { width } = rendered
  for (let x = 0; x < width; x++) {
    const corner = y * FINE * seen.width + x * FINE
    order[0] = corner
    order[1] = corner + seen.width + 1
    order[2] = corner + 1
    order[3] = corner + seen.width
    const i = y * width + x
    let most = 0
    for (let k = 0; k < SAMPLES; k++) {
      const id = seen.mesh[order[k]!]!
      if (id === 0) continue
      let isFirst = true
      let count = 0
      const strands = solids[id - 1]!.strands
      for (let other = 0; other < SAMPLES; other++) {
        if (seen.mesh[order[other]!] !== id) continue
        if (strands ? other >> 1 !== k >> 1 : false) continue
        if (other < k) isFirst = false
        count++
      }
      if (!isFirst) continue
      paintSample(painter, i, order[k]!, id, count / SAMPLES)
      if (count > most) {
        most = count
        rendered.stuff[i] = solids[id - 1]!.stuff
        rendered.thing[i] = solids[id - 1]!.mesh.thing
      }
    }
  }
}

function paintSample(
  { rendered, seen, shading, solids }: Painter,
  i: number,
  sample: number,
  id: number,
  share: number,
): void {
  const { mesh, places, normals, rest } = solids[id - 1]!
  const { faces, positions, tangents, uv, tag } = mesh
  const half = seen.half[sample]!
  const face = half >> 1
  const second = half & 1
  const a = faces[face * 4]!
  const b = faces[face * 4 + 1 + second]!
  const c = faces[face * 4 + 2 + second]!
  const px = (sample % seen.width) + 0.5
  const py = Math.floor(sample / seen.width) + 0.5
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
  const w1 = ((by - cy) * (px - cx) + (cx - bx) * (py - cy)) * inverse
  const w2 = ((cy - ay) * (px - cx) + (ax - cx) * (py - cy)) * inverse
  const w3 = 1 - w1 - w2
  let nx = normals[a3]! * w1 + normals[b3]! * w2 + normals[c3]! * w3
  let ny = normals[a3 + 1]! * w1 + normals[b3 + 1]! * w2 + normals[c3 + 1]! * w3
  let nz = normals[a3 + 2]! * w1 + normals[b3 + 2]! * w2 + normals[c3 + 2]! * w3
  let long = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
  const isBack = nz < 0 && !mesh.culled
  if (isBack) long = -long
  nx *= long
  ny *= long
  nz *= long
  spot.isBack = isBack
  spot.nx = nx
  spot.ny = ny
  spot.nz = nz
  spot.x = rest[a3]! * w1 + rest[b3]! * w2 + rest[c3]! * w3
  spot.y = rest[a3 + 1]! * w1 + rest[b3 + 1]! * w2 + rest[c3 + 1]! * w3
  spot.z = rest[a3 + 2]! * w1 + rest[b3 + 2]! * w2 + rest[c3 + 2]! * w3
  if (uv) {
    const ta = uv.faces[face * 4]! * 2
    const tb = uv.faces[face * 4 + 1 + second]! * 2
    const tc = uv.faces[face * 4 + 2 + second]! * 2
    spot.u = uv.values[ta]! * w1 + uv.values[tb]! * w2 + uv.values[tc]! * w3
    spot.v = uv.values[ta + 1]! * w1 + uv.values[tb + 1]! * w2 + uv.values[tc + 1]! * w3
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
  spot.open = 1
  mesh.surface(spot)
  long = 1 / (Math.sqrt(spot.nx * spot.nx + spot.ny * spot.ny + spot.nz * spot.nz) || 1)
  spot.nx *= long
  spot.ny *= long
  spot.nz *= long
  const wx = positions[a3]! * w1 + positions[b3]! * w2 + positions[c3]! * w3
  const wy = positions[a3 + 1]! * w1 + positions[b3 + 1]! * w2 + positions[c3 + 1]! * w3
  const wz = positions[a3 + 2]! * w1 + positions[b3 + 2]! * w2 + positions[c3 + 2]! * w3
  lightSpot(spot, shading, wx, wy, wz, rendered.open[i]!, lit)
  rendered.coverage[i]! += share
  rendered.red[i]! += lit.red * share
  rendered.green[i]! += lit.green * share
  rendered.blue[i]! += lit.blue * share
  rendered.albedo[0][i]! += spot.r * 255 * share
  rendered.albedo[1][i]! += spot.g * 255 * share
  rendered.albedo[2][i]! += spot.b * 255 * share
  rendered.normals[0][i]! += spot.nx * share
  rendered.normals[1][i]! -= spot.ny * share
  rendered.form[0][i]! += nx * share
  rendered.form[1][i]! -= ny * share
  if (spot.isHair) {
    rendered.along[0][i]! += spot.tx * share
    rendered.along[1][i]! -= spot.ty * share
  }
  rendered.key[i]! += lit.key * share
  rendered.gleam[i]! += lit.gleam * share
  rendered.shade[i]! += lit.shade * share
}

export { NOTHING }
