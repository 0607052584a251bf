import { tube, type Vec } from '../../mesh/geometry.ts'
import type { Mesh, Stuff, Surface, Texture } from '../../mesh/mesh.ts'
import type { Figure } from '../anatomy/figure.ts'
import { things } from '../surface/skin.ts'
import type { FaceForm } from './face-form.ts'

/** A piece cut to a shape that lies on a face. Places are the face's own measures. */
export interface Sheet {
  /** How far within the shape a place lies, head sizes; below 0 outside. */
  inside(x: number, y: number): number
  angles: readonly [from: number, to: number]
  heights: readonly [low: number, high: number]
  off: number
  /** How much farther it stands off at a place, dm. */
  more?(x: number, y: number): number
}

const COLUMNS = 56
const ROWS = 48
const TEXELS = 224

/** Adds a mesh of a head at rest, carried with it. */
export function wear(
  { skeleton, meshes }: Figure,
  rest: Float32Array,
  faces: Int32Array,
  surface: Surface,
  stuff: Stuff,
  more: Partial<Mesh> = {},
): void {
  const positions = new Float32Array(rest.length)
  for (let i = 0; i < rest.length; i += 3)
    positions.set(skeleton.carried('head', [rest[i]!, rest[i + 1]!, rest[i + 2]!]), i)
  meshes.push({ positions, rest, faces, surface, stuff, thing: things.face, ...more })
}

/** Adds a tube along places of a head at rest. */
export function wire(
  figure: Figure,
  points: readonly Vec[],
  radius: number,
  surface: Surface,
  stuff: Stuff = 'metal',
  more: { sides?: number; flat?: number; open?: boolean } = {},
): void {
  const made = tube(
    points,
    points.map(() => radius),
    { sides: 8, ...more },
  )
  wear(figure, made.positions, made.faces, surface, stuff)
}

/** Lays a piece on a face, stretched over its hollows. */
export function layOn(
  form: FaceForm,
  { inside, angles, heights, off, more }: Sheet,
  surface: Surface,
  stuff: Stuff,
): void {
  const { figure } = form
  const { head, eye } = figure
  const [from, to] = angles
  const [low, high] = heights
  const place = (u: number, v: number): { at: Vec; x: number; y: number } => {
    const angle = from + (to - from) * u
    const y = low + (high - low) * v
    const near = form.on(angle, y, off, true)
    const x = near[0] / head[0]
    const farther = more?.(x, y) ?? 0
    return { at: farther === 0 ? near : form.on(angle, y, off + farther, true), x, y }
  }
  const rest = new Float32Array((COLUMNS + 1) * (ROWS + 1) * 3)
  const values = new Float32Array((COLUMNS + 1) * (ROWS + 1) * 2)
  for (let j = 0; j <= ROWS; j++)
    for (let i = 0; i <= COLUMNS; i++) {
      const vertex = j * (COLUMNS + 1) + i
      rest.set(place(i / COLUMNS, j / ROWS).at, vertex * 3)
      values.set([i / COLUMNS, j / ROWS], vertex * 2)
    }
  const faces = new Int32Array(COLUMNS * ROWS * 4)
  for (let j = 0; j < ROWS; j++)
    for (let i = 0; i < COLUMNS; i++) {
      const a = j * (COLUMNS + 1) + i
      faces.set([a, a + 1, a + COLUMNS + 2, a + COLUMNS + 1], (j * COLUMNS + i) * 4)
    }
  const alpha = cutTo(
    (u, v) => {
      const { x, y } = place(u, v)
      return inside(x, y)
    },
    (high - low) / TEXELS,
  )
  // Its rim is thick: darker and rounded towards the edge.
  const rimmed: Surface = (spot) => {
    surface(spot)
    const edge = inside(spot.x / head[0], (spot.y - eye[1]) / head[1])
    if (edge > 0.03) return
    const k = 0.62 + 12 * Math.max(0, edge)
    spot.r *= k
    spot.g *= k
    spot.b *= k
  }
  wear(figure, rest, faces, rimmed, stuff, { alpha, uv: { values, faces } })
}

function cutTo(inside: (u: number, v: number) => number, texel: number): Texture {
  const pixels = new Uint8Array(TEXELS * TEXELS * 4)
  for (let row = 0; row < TEXELS; row++)
    for (let column = 0; column < TEXELS; column++) {
      const within = inside((column + 0.5) / TEXELS, 1 - (row + 0.5) / TEXELS)
      pixels[(row * TEXELS + column) * 4 + 3] = 255 * Math.min(1, Math.max(0, 0.5 + within / (2 * texel)))
    }
  return { width: TEXELS, height: TEXELS, pixels }
}

/** A ring of places about a middle, in the plane of two ways across. */
export const ringOf = (amid: Vec, across: Vec, up: Vec, radius: number, steps = 28): Vec[] =>
  Array.from({ length: steps + 2 }, (_, i): Vec => {
    const angle = (i / steps) * 2 * Math.PI
    const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    return [
      amid[0] + across[0] * c + up[0] * s,
      amid[1] + across[1] * c + up[1] * s,
      amid[2] + across[2] * c + up[2] * s,
    ]
  })
