import type { TransformStyle } from '../../../contract/edit-facts.ts'
import type { Picture } from '../../paint/picture.ts'
import type { Box } from '../steps.ts'

/** What a picture is of, as far as a hand goes by it: somebody, a beast, a thing, a place seen from the ground, one seen from above. */
export type TransformKind = 'person' | 'creature' | 'thing' | 'place' | 'map'

/** A face from brow to chin, with its eyes where they are known: fractions of the picture's sides, `apart` of its width. */
export interface SeenFace extends Box {
  eyes?: { left: Place; right: Place; apart: number }
}

interface Place {
  x: number
  y: number
}

/** A transformation, with all that is known of the picture. Planes hold a value a px of the picture. */
export interface TransformOrder {
  style: TransformStyle
  /** What a card or page is headed by; may be empty. */
  title: string
  /** The words it was made from; may be empty. */
  prompt: string
  seed: number
  kind: TransformKind
  /** Faces that are known, as fractions of its sides, the largest first. */
  faces: readonly SeenFace[]
  /** 0 what is behind, 1 what the picture is of; left out where nothing stands out. */
  subject?: Float32Array
  /** How near everything is: 0 far, 1 near. */
  depth: Float32Array
}

/**
 * The hand of one style: an opaque picture of some 0.4 to 1.6 megapixels, made anew; the result may be of another size. The same
 * picture and order bring the same px. `told` hears how much is done, 0-1, every second at least, and throws to stop it.
 */
export type Transform = (picture: Picture, order: TransformOrder, told: (done: number) => void) => Picture
