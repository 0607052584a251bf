import type { ImageCategory } from '../../../contract/categories.ts'
import type { MapExportFormat } from '../../../contract/map-exports.ts'
import type { Paper } from '../../../contract/papers.ts'
import type { Frame, MapWish } from '../../../engine/index.ts'

/** A file to make of a battle map, counted in squares. */
export interface SquaresOrder {
  of: 'squares'
  format: Exclude<MapExportFormat, 'markdown' | 'svg' | 'overlay' | 'token'>
  wish: MapWish
  /** Whether it is for somebody who is not to know of secret doors, in whichever view. */
  hidesSecrets: boolean
  /** Whether the game master's text of each place comes with it. */
  hasNotes: boolean
  paper: Paper
  title: string
  /** The title as a file name, without an extension. */
  name: string
  /** What whoever uses it is to know of the picture, in a sentence; mostly empty. */
  warning: string
}

/** A file to make of any other picture, at a size in px. */
export interface PictureOrder {
  of: 'picture'
  format: 'png' | 'webp' | 'pdf'
  category: ImageCategory
  style: string
  frame: Frame
  paper: Paper
  title: string
}

/** A battle map that moves, for Foundry: its video is there already, and nothing is painted. */
export interface FilmOrder extends Pick<SquaresOrder, 'hidesSecrets' | 'hasNotes' | 'title' | 'name' | 'warning'> {
  of: 'film'
  /** A square of the scene, px; the video fills the scene. */
  px: number
}

export type ExportOrder = SquaresOrder | PictureOrder | FilmOrder
