import { type Field, field } from './field.ts'

/** What a place may be made of, for hands that paint each in its own way. */
export const stuffs = [
  'ground',
  'cloth',
  'skin',
  'eye',
  'hair',
  'metal',
  'brow',
  'glow',
  'fur',
  'leather',
  'wood',
  'stone',
  'bone',
  'glass',
  'scale',
] as const
export type Stuff = (typeof stuffs)[number]

/** What a hand may know of a relief beyond its light and form. All planes have the frame's size. */
export interface Matter {
  /** Index in `stuffs`. */
  stuff: Uint8Array
  /** Number of the object a px belongs to, 0 the ground. */
  thing: Uint16Array
  /** The highest number that an object has so far. */
  things: number
  /** x and y of the unit normal without grain. */
  form: readonly [Field, Field]
  /** Which way hair and fur lie on the picture, 0 where there is none. */
  along: readonly [Field, Field]
  /** Direct light with cast shadows, 0-1, without colour. */
  key: Field
  /** Highlights, 0-1. */
  gleam: Field
  /** 1 open, 0 buried. */
  ao: Field
  /** Where the eye should rest, px: a face. */
  focus?: { x: number; y: number; radius: number }
}

export function matter(width: number, height: number): Matter {
  const plane = () => field(width, height)
  const ao = plane()
  ao.values.fill(1)
  return {
    stuff: new Uint8Array(width * height),
    thing: new Uint16Array(width * height),
    things: 0,
    form: [plane(), plane()],
    along: [plane(), plane()],
    key: plane(),
    gleam: plane(),
    ao,
  }
}

/** Index of each of `stuffs`. */
export const CLOTH = stuffs.indexOf('cloth')
export const SKIN = stuffs.indexOf('skin')
export const EYE = stuffs.indexOf('eye')
export const HAIR = stuffs.indexOf('hair')
export const METAL = stuffs.indexOf('metal')
export const BROW = stuffs.indexOf('brow')
export const GLOW = stuffs.indexOf('glow')
export const FUR = stuffs.indexOf('fur')

/** Whether hands draw it along its strands. */
export const isStranded = (stuff: number): boolean => stuff === HAIR || stuff === FUR
