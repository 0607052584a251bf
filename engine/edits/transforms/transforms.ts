import type { TransformStyle } from '../../../contract/edit-facts.ts'
import type { Picture } from '../../paint/picture.ts'
import { matteOf } from '../matte/matte.ts'
import { guided } from '../matte/upsample.ts'
import { Refused } from '../refused.ts'
import { cartoonDiorama } from './3d-cartoon-diorama.ts'
import { animeStyle } from './anime-style.ts'
import { boxModel } from './box-model.ts'
import { claymation } from './claymation.ts'
import { withoutCrumbs } from './crumbs.ts'
import { disneyStyle } from './disney-style.ts'
import { estimatedDepth } from './estimated-depth.ts'
import { monsterManual } from './monster-manual.ts'
import { plushie } from './plushie.ts'
import { type Known, prepared, resized } from './prepared.ts'
import { tarotCard } from './tarot-card.ts'
import type { Transform, TransformOrder } from './transform.ts'

/** Each style's hand. */
const transforms: Readonly<Record<TransformStyle, Transform>> = {
  claymation,
  'disney-style': disneyStyle,
  'anime-style': animeStyle,
  plushie,
  'box-model': boxModel,
  '3d-cartoon-diorama': cartoonDiorama,
  'tarot-card': tarotCard,
  'monster-manual': monsterManual,
}

/** What is asked of a transformation. */
export type TransformAsked = Omit<TransformOrder, 'subject' | 'depth'>

/** Px in which it is looked for what a picture is of, and its edge found; to the picture's own px it is guided by its colours. */
const LOOKED_AT = 84_000

/** What stands out in a picture, 0-1 a px; undefined where nothing does. */
function subjectIn(picture: Picture, hasPerson: boolean, told: (done: number) => void): Float32Array | undefined {
  const { width, height } = picture
  const scale = Math.min(1, Math.sqrt(LOOKED_AT / (width * height)))
  const small = resized(picture, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  try {
    const matte = matteOf(small, { ...(hasPerson && { hasPerson }), onProgress: told })
    return small === picture ? matte.values : guided(small, matte, picture).values
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

/**
 * A picture made anew in a style. What is `known` of it, from the scene that it was painted from, is taken from there; else what
 * it is of is looked for, and how near everything is, is guessed. The same picture, order and knowledge bring the same px. `told`
 * hears how much is done, 0-1, and throws to stop it.
 */
export function transformed(
  source: Picture,
  asked: TransformAsked,
  known: Known = {},
  told: (done: number) => void = () => undefined,
): Picture {
  told(0)
  const { picture, ...planes } = prepared(source, known)
  const isPlace = asked.kind === 'map' || asked.kind === 'place'
  const found =
    planes.subject ?? (isPlace ? undefined : subjectIn(picture, asked.faces.length > 0, (done) => told(0.35 * done)))
  const whole = found && withoutCrumbs(found, picture.width, picture.height)
  // What is known is right, however many it is of; what was found in px and lies scattered is the ground, not the subject.
  const subject = whole && (planes.subject || asked.faces.length > 0 || !whole.isScattered) ? whole.subject : undefined
  const depth = planes.depth ?? estimatedDepth(picture, subject, asked.kind)
  told(0.4)
  // Where nothing stands out of a picture that nobody knows, it is of a place.
  const kind = asked.kind === 'thing' && !subject ? 'place' : asked.kind
  const order: TransformOrder = {
    ...asked,
    faces: known.faces ?? asked.faces,
    kind,
    depth,
    ...(subject && { subject }),
  }
  return transforms[asked.style](picture, order, (done) => told(0.4 + 0.6 * done))
}
