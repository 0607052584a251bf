import type { Picture } from './paint/picture.ts'
import type { Random } from './paint/random.ts'
import type { Brief } from './prompt/brief.ts'
import type { Lexicon } from './prompt/lexicon.ts'

/** What is in a picture, as plain JSON, before and apart from how it is painted. Kept with the image; exports read it. */
export interface Scene {
  /** Which generator's: 'battlemap', 'landscape' … */
  kind: string
  /** Raised when the shape of this kind's scenes changes. */
  version: number
}

/** The picture's size in px. */
export interface Frame {
  width: number
  height: number
}

/**
 * How a generator tells of its progress, and learns that nobody waits any more: `progress` 0-1 within painting, `stage`
 * in a few words for the person. Throws when the work was aborted.
 */
export type Checkpoint = (progress: number, stage: string) => void

/** A built-in style, offered to people as a model. */
export interface Style {
  id: string
  name: string
  description: string
}

/** One maker of pictures: words to a scene, a scene to paint. Both pure: same input, same bytes. */
export interface Generator<S extends Scene = Scene> {
  lexicon: Lexicon
  /** Styles it paints in, the default first. */
  styles: readonly string[]
  /** The scene a brief asks for; `frame` gives the shape (coordinates in the scene do not depend on its px). */
  compose(brief: Brief, random: Random, frame: Frame): S
  /** The scene at a size, in a style. */
  paint(scene: S, frame: Frame, style: string, checkpoint: Checkpoint): Picture
}
