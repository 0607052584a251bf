import type { Checkpoint, Frame } from '../paint/frame.ts'
import { type Camera, depthOf, nowhere, parallel, placeOf, projected } from './camera.ts'
import { dot } from './geometry.ts'
import type { Mesh } from './mesh.ts'
import { occlusion } from './occlusion.ts'
import { type Painter, paintRow } from './painter.ts'
import { draw, HALF_BITS, HALVES, MOST_MESHES, noSamples, type Samples } from './raster.ts'
import { reachOf } from './reach.ts'
import { NOTHING, type Rendered, type View } from './rendered.ts'
import { type Lights, type Shading, shadingOf } from './shading.ts'
import { reaches, type ShadowMap, shadowMap } from './shadow-map.ts'
import { smoothed, turnCosine, turnSine } from './smoothing.ts'
import { type Solid, solidOf } from './solid.ts'

/** Samples a px, each way. */
const FINE = 2

/** Cells of the shadow maps each way, in all and a px of the picture: of a small picture no more could be seen. */
const SHADOWS = { most: 1024, aPx: 4 }
const RIM_SHADOWS = { most: 512, aPx: 2 }
const cellsOf = ({ most, aPx }: typeof SHADOWS, { width, height }: Frame) =>
  Math.min(most, Math.max(most / 4, aPx * Math.max(width, height)))

/** Looks at meshes in a light; the same bytes for the same arguments. Throws RangeError for more than 2,047 meshes. */
export function renderMeshes(
  meshes: readonly Mesh[],
  camera: Camera,
  lights: Lights,
  frame: Frame,
  checkpoint?: Checkpoint,
): Rendered {
  if (meshes.length > MOST_MESHES) throw new RangeError(`${meshes.length} meshes are too many`)
  const { width, height } = frame
  const samples = noSamples(width * FINE, height * FINE, nowhere(camera))
  const solids = meshes.map((mesh) => solidOf(mesh, projected(camera, frame, mesh.positions, FINE, mesh.bias ?? 0)))
  // Solid ones first: then what is cut out need not be looked up where it is hidden.
  for (const [i, { mesh, places }] of solids.entries()) if (!mesh.alpha) draw(samples, mesh, places, i + 1)
  for (const [i, { mesh, places }] of solids.entries()) if (mesh.alpha) draw(samples, mesh, places, i + 1)
  checkpoint?.(0.25, 'Looking')
  const away = dot(camera.eye, camera.forward)
  const scaleAt = camera.isParallel
    ? () => height / 2 / camera.half
    : (depth: number) => height / 2 / camera.half / Math.max(1e-3, -depth - away)
  const plane = () => new Float32Array(width * height)
  const rendered: Rendered = {
    camera,
    frame,
    width,
    height,
    view: { scale: 1 },
    coverage: plane(),
    depth: plane().fill(NOTHING),
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
    open: plane(),
    stuff: new Uint8Array(width * height),
    thing: new Uint16Array(width * height),
  }
  const [nx, ny] = rendered.form
  for (let y = 0; y < height; y++) formRow(rendered, samples, solids, away, y)
  rendered.view.scale = scaleAt(amid(rendered))
  const reach = reachOf(rendered)
  const shadows = shadowMap(meshes, lights.key, reach, cellsOf(SHADOWS, frame))
  const hard = meshes.filter((mesh) => !mesh.alpha)
  const shading = shadingOf(lights, shadowMap(hard, lights.rim, reach, cellsOf(RIM_SHADOWS, frame)))
  checkpoint?.(0.4, 'Lighting')
  rendered.open = occlusion({ width, height, depth: rendered.depth, nx, ny }, scaleAt, shading.closeness)
  checkpoint?.(0.5, 'Lighting')
  const sun = plane()
  for (let y = 0; y < height; y++) sunRow(rendered, shading, shadows, sun, y)
  smoothed(sun, rendered.depth, width, height, shading.closeness * 0.08)
  checkpoint?.(0.6, 'Lighting')
  const painter: Painter = { rendered, samples, shading, solids, sun, scaleAt }
  for (let y = 0; y < height; y++) {
    paintRow(painter, y)
    if ((y & 63) === 63) checkpoint?.(0.6 + (0.4 * y) / height, 'Lighting')
  }
  return rendered
}

/** The mean depth of what is seen; 0 where that is nothing. */
function amid({ width, height, depth }: Rendered): number {
  let sum = 0
  let count = 0
  for (let y = 0; y < height; y += 4) {
    for (let i = y * width; i < (y + 1) * width; i += 4) {
      if (depth[i] === NOTHING) continue
      sum += depth[i]!
      count++
    }
  }
  return count > 0 ? sum / count : 0
}

/** The depth of the nearest sample of each px, and the normal there. */
function formRow(rendered: Rendered, samples: Samples, solids: readonly Solid[], away: number, y: number): void {
  const { width, camera, depth } = rendered
  const { near, piece } = samples
  for (let x = 0; x < width; x++) {
    let at = y * FINE * samples.width + x * FINE
    const i1 = at + 1
    const i2 = at + samples.width
    const i3 = i2 + 1
    if (near[i1]! > near[at]!) at = i1
    if (near[i2]! > near[at]!) at = i2
    if (near[i3]! > near[at]!) at = i3
    const code = piece[at]!
    if (code === 0) continue
    depth[y * width + x] = -depthOf(camera, near[at]!) - away
    formAt(rendered, solids[(code >> HALF_BITS) - 1]!, code & HALVES, y * width + x)
  }
}

/** For what only spreads softly the mean normal of the triangle's corners will do. */
function formAt({ camera, form }: Rendered, { faces, normals, isCulled }: Solid, half: number, i: number): void {
  const corner = (half >> 1) * 4
  const second = half & 1
  const a = faces[corner]! * 3
  const b = faces[corner + 1 + second]! * 3
  const c = faces[corner + 2 + second]! * 3
  const x = normals[a]! + normals[b]! + normals[c]!
  const y = normals[a + 1]! + normals[b + 1]! + normals[c + 1]!
  const z = normals[a + 2]! + normals[b + 2]! + normals[c + 2]!
  const { right, up, forward } = camera
  const facing = -(x * forward[0] + y * forward[1] + z * forward[2])
  const size = 1 / (Math.sqrt(x * x + y * y + z * z) || 1)
  const by = facing < 0 && !isCulled ? -size : size
  form[0][i] = (x * right[0] + y * right[1] + z * right[2]) * by
  form[1][i] = -(x * up[0] + y * up[1] + z * up[2]) * by
}

const place = new Float64Array(3)

/** How much of the key light reaches each px's nearest place. */
function sunRow(
  { width, frame, camera, depth, form }: Rendered,
  shading: Shading,
  shadows: ShadowMap,
  sun: Float32Array,
  y: number,
): void {
  const { right, up, forward } = camera
  const { direction, place: lamp, soft = 0.14 } = shading.lights.key
  const lift = shading.closeness
  const length = Math.sqrt(direction[0] ** 2 + direction[1] ** 2 + direction[2] ** 2) || 1
  for (let x = 0; x < width; x++) {
    const i = y * width + x
    const d = depth[i]!
    if (d === NOTHING) continue
    placeOf(camera, frame, x, y, d, place)
    const wx = place[0]!
    const wy = place[1]!
    const wz = place[2]!
    const fx = form[0][i]!
    const fy = -form[1][i]!
    const fz = Math.sqrt(Math.max(0, 1 - fx * fx - fy * fy))
    const nx = right[0] * fx + up[0] * fy - forward[0] * fz
    const ny = right[1] * fx + up[1] * fy - forward[1] * fz
    const nz = right[2] * fx + up[2] * fy - forward[2] * fz
    let nl = (nx * direction[0] + ny * direction[1] + nz * direction[2]) / length
    if (lamp) {
      const lx = lamp[0] - wx
      const ly = lamp[1] - wy
      const lz = lamp[2] - wz
      nl = (nx * lx + ny * ly + nz * lz) / (Math.sqrt(lx * lx + ly * ly + lz * lz) || 1)
    }
    // Where light only grazes, a surface would shadow itself before it turns away: it is lifted off more.
    const turned = 1 - Math.max(0, Math.min(1, nl))
    const pattern = ((y & 3) << 2) | (x & 3)
    sun[i] = reaches(
      shadows,
      wx,
      wy,
      wz,
      nx,
      ny,
      nz,
      lift * (0.025 + 0.06 * turned * turned),
      soft,
      turnCosine[pattern]!,
      turnSine[pattern]!,
    )
  }
}

const straightOn = ({ frame, scale, x, y }: View): Camera => parallel([x, y, 100], [x, y, 0], frame.height / scale)

export const render = (meshes: readonly Mesh[], view: View, lights: Lights, checkpoint?: Checkpoint): Rendered =>
  renderMeshes(meshes, straightOn(view), lights, view.frame, checkpoint)
