import { add, times, vertexOf } from '../../mesh/geometry.ts'
import type { Mesh, Vec } from '../../mesh/mesh.ts'
import { bodyData } from './data.ts'
import { Skeleton } from './skeleton.ts'

/** How wide, high and deep a head is beside the one hair and lashes were made for. */
export type HeadSize = readonly [wide: number, high: number, deep: number]

/** Somebody being made: the body at rest and as it stands, and all that is drawn of it. */
export interface Figure {
  /** The body at rest, dm. */
  rest: Float32Array
  skeleton: Skeleton
  /** The body as it stands. */
  posed: Float32Array
  head: HeadSize
  /** Where the left eye is at rest: faces are measured from between the eyes. */
  eye: Vec
  meshes: Mesh[]
  /** Which garment a thing of the meshes is a part of: its kind, 'under' for what goes with others. */
  worn: Map<number, string>
  /** Moved out of clothes: vertices of the body that nobody sees. */
  covered: Uint8Array
}

export const meanAt = (positions: Float32Array, of: readonly number[]): Vec =>
  times(
    of.reduce<Vec>((sum, vertex) => add(sum, vertexOf(positions, vertex)), [0, 0, 0]),
    1 / Math.max(1, of.length),
  )

/** Vertices of the body that measure a head: across, from chin to crown, from nape to brow. */
const measures: readonly (readonly [from: number, to: number, axis: 0 | 1 | 2])[] = [
  [5399, 11998, 0],
  [791, 881, 1],
  [962, 5320, 2],
]

function headSize(rest: Float32Array): HeadSize {
  const { positions } = bodyData()
  const [wide, high, deep] = measures.map(([from, to, axis]) => {
    const apart = (list: Float32Array) => Math.abs(list[from * 3 + axis]! - list[to * 3 + axis]!)
    return apart(rest) / apart(positions)
  })
  return [wide!, high!, deep!]
}

/** Somebody at rest, before anything is put on. `pose` turns the bones. */
export function figureOf(rest: Float32Array, pose: (skeleton: Skeleton) => void): Figure {
  const skeleton = new Skeleton(rest)
  pose(skeleton)
  skeleton.settle()
  return {
    rest,
    skeleton,
    posed: skeleton.carry(rest),
    head: headSize(rest),
    eye: meanAt(rest, bodyData().joints['joint-l-eye'] ?? []),
    meshes: [],
    worn: new Map(),
    covered: new Uint8Array(rest.length / 3),
  }
}
