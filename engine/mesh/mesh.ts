import type { Stuff } from '../paint/matter.ts'

export type { Vec } from './geometry.ts'

/** A picture to sample: rgba, 0-255. */
export interface Texture {
  width: number
  height: number
  pixels: Uint8Array | Uint8ClampedArray
}

/** What a surface is asked of a place, and what it answers. Reused from place to place: answers are reset before each call. */
export interface Spot {
  /** The place at rest, in the mesh's own units. */
  x: number
  y: number
  z: number
  /** The unit normal, towards the eye; a surface may bend it. */
  nx: number
  ny: number
  nz: number
  u: number
  v: number
  tag: number
  face: number
  /** The side turned away from where faces look. */
  isBack: boolean
  /** The unit tangent, where the mesh has tangents. */
  tx: number
  ty: number
  tz: number
  /** Towards the eye. */
  ex: number
  ey: number
  ez: number
  /** How many units of the world a px spans here: what is finer than that a surface had better leave out. */
  pixel: number
  /** Colour without light, 0-1. */
  r: number
  g: number
  b: number
  /** Strength of the highlight 0-1, and how narrow it is (8 dull … 80 polished). */
  specular: number
  gloss: number
  /** 1: light bleeds through it as through skin. */
  softness: number
  /** 1: it mirrors its surroundings. */
  metal: number
  /** How strongly light from behind draws its edge. */
  rim: number
  /** Lit as strands along the tangent. */
  isHair: boolean
  /** Light of its own, as a part of its colour. */
  glow: number
  /** How far light wraps round: 0 stone, 0.3 wool. */
  wrap: number
  /** Soft light along the edges, as on velvet and wool; cloth and fur begin with a little. */
  sheen: number
  /** 0 buried … 1 open, of its own. */
  open: number
}

/** Fills in what a place is like. */
export type Surface = (spot: Spot) => void

/** A surface of four-cornered faces. */
export interface Mesh {
  /** x, y, z of each vertex, in the world's units. */
  positions: Float32Array
  /** Four vertices a face, anticlockwise from outside; a triangle repeats its last. */
  faces: Int32Array
  /** Of each vertex; worked out from the faces when left out. */
  normals?: Float32Array
  /** Where each vertex is at rest: what surfaces are told. The positions when left out. */
  rest?: Float32Array
  tangents?: Float32Array
  /** A number of each vertex, for its surface. */
  tag?: Float32Array
  uv?: { values: Float32Array; faces: Int32Array }
  /** Where its alpha is low there is nothing. */
  alpha?: Texture
  /** Makes thin alpha thicker; 1 when left out. */
  gain?: number
  stuff: Stuff
  /** Number of the thing it belongs to, 1 and above: lines are drawn between things. */
  thing: number
  /** Faces turned away are not drawn. */
  culled?: boolean
  castsNoShadow?: boolean
  /** Draws it as if so many units nearer to the eye: 0.006 keeps lashes off the lid. */
  bias?: number
  surface: Surface
}

export type { Stuff }
