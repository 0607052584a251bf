import type { Edit, KeptEdit } from '../../contract/edits.ts'
import type { FaceBox, Sent } from '../../contract/images.ts'
import type { Chip } from '../../contract/prompts.ts'
import type { Scene } from '../../engine/index.ts'
import type { images } from '../db/schema.ts'
import type { Work } from '../generations/kind.ts'
import type { Edited, Watcher } from './editor.ts'

type Image = typeof images.$inferSelect

/** An edit that is to be carried out. */
export interface EditOrder<Of extends Edit = Edit> {
  edit: Of
  /** The picture that is edited; whoever asks may. */
  parent: Image
  seed: number
  work: Work
  watcher: Watcher
}

/** What came of an edit. */
export interface Made extends Edited {
  way: KeptEdit['way']
  /**
   * Where it was painted from the kept scene: it is of the parent's type, with its exports, and what is named here is otherwise than
   * with the parent. Left out: px alone, of type EDIT.
   */
  kept?: {
    scene?: Scene
    prompt?: string
    faces?: FaceBox[]
    /** The built-in style that it is painted in. */
    style?: string
    understood?: Chip[]
    unused?: string[]
  }
  /** Other pictures that went into it: what is marked on them stays marked. */
  besides?: Image[]
  /** The service's model that carried it out, and what that was told. */
  by?: KeptEdit['by']
  sent?: Sent
}

/** Carries out edits of one type. Throws AppError where one cannot be done. */
export type Maker<Of extends Edit = Edit> = (order: EditOrder<Of>) => Promise<Made>
