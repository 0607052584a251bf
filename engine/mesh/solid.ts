import { type Stuff, stuffs } from '../paint/matter.ts'
import { normalsOf } from './geometry.ts'
import type { Mesh, Surface } from './mesh.ts'

/** A mesh with what is worked out of it once; all of one shape, whatever their makers left out. */
export interface Solid {
  mesh: Mesh
  /** See `projected`. */
  places: Float32Array
  positions: Float32Array
  faces: Int32Array
  normals: Float32Array
  rest: Float32Array
  tangents: Float32Array | undefined
  tag: Float32Array | undefined
  uv: Float32Array | undefined
  corners: Int32Array | undefined
  surface: Surface
  isCulled: boolean
  stuff: number
  thing: number
  sheen: number
}

/** Soft edges that cloth and the like have of themselves. */
const sheens: Partial<Record<Stuff, number>> = { cloth: 0.3, fur: 0.5 }

export const solidOf = (mesh: Mesh, places: Float32Array): Solid => ({
  mesh,
  places,
  positions: mesh.positions,
  faces: mesh.faces,
  normals: mesh.normals ?? normalsOf(mesh.positions, mesh.faces),
  rest: mesh.rest ?? mesh.positions,
  tangents: mesh.tangents,
  tag: mesh.tag,
  uv: mesh.uv?.values,
  corners: mesh.uv?.faces,
  surface: mesh.surface,
  isCulled: mesh.culled === true,
  stuff: stuffs.indexOf(mesh.stuff),
  thing: mesh.thing,
  sheen: sheens[mesh.stuff] ?? 0,
})
