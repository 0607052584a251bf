import type { Field } from './paint/field.ts'
import type { Checkpoint, Frame } from './paint/frame.ts'
import type { Picture } from './paint/picture.ts'
import type { Random } from './paint/random.ts'
import type { Relief } from './paint/relief.ts'
import type { Brief } from './prompt/brief.ts'
import type { Lexicon } from './prompt/lexicon.ts'

/** What is in a picture, as plain JSON, before and apart from how it is painted. Kept with the image; exports read it. */
export interface Scene {
  /** Which generator's: 'battlemap', 'landscape' … */
  kind: string
  /** Raised when the shape of this kind's scenes changes. */
  version: number
}

/** A built-in style, offered to people as a model. */
export interface Style {
  id: string
  name: string
  description: string
  /** What it is good at, each in a few words. */
  strengths: string[]
  /** About how long a picture of 1024 px takes on one core, ms: the mean over the categories' examples. */
  speed: number
}

/** A scene as a relief, before any style's hand. */
export interface Form {
  relief: Relief
  /** How near everything is, in any measure, where the relief's heights do not tell; below -1e5 where nothing stands. */
  near?: Field
  /** How far everything is, white nearest, where that is drawn already. */
  depth?: Picture
}

/**
 * One maker of pictures: words to a scene, a scene to paint. Both pure: same input, same bytes. A scene holds nothing that its
 * painter does not look at: a word counts as drawn if the scene would be another without it (prompt/heard.ts).
 */
export interface Generator<S extends Scene = Scene, W = S> {
  lexicon: Lexicon
  /** What a little variation of a scene draws anew (labels of forks), and whether its measures move; see `Steering`. */
  little: { details: readonly string[]; slides: boolean }
  /** Styles it paints in, the default first. */
  styles: readonly string[]
  /** The scene a brief asks for; `frame` gives the shape (coordinates in the scene do not depend on its px). */
  compose(brief: Brief, random: Random, frame: Frame): S
  /** The scene at a size, in a style. */
  paint(scene: S, frame: Frame, style: string, checkpoint: Checkpoint): Picture
  /** The scene's form, for those who draw it otherwise; left out where it has none. */
  form?(scene: S, frame: Frame, checkpoint: Checkpoint): Form
  /** All that its scenes take from a brief, where composing takes too long to be tried for each word of a prompt. */
  sketch?(brief: Brief, random: Random): W
  /**
   * Concepts that are in a scene (or sketch) whether they were asked for or not ('wings'), and such pairs of a thing and what
   * describes it ('shield wood'): words for what would be there anyway make no difference and are drawn all the same.
   */
  shows(drawn: W): Iterable<string>
}
