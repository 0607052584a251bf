import { randomInt } from 'node:crypto'
import { categoryOf, type ImageShape, imageShapes, pixelSize } from '../../contract/categories.ts'
import { type ImageRequest, SEED_MAX } from '../../contract/images.ts'
import { NUDGES_MAX } from '../../contract/limits.ts'
import type { Caller } from '../accounts/accounts.ts'
import { AppError, notFound } from '../errors.ts'
import type { Offer } from '../providers/providers.ts'
import type { Services } from '../services.ts'
import { wornBy } from '../worn/queries.ts'
import { choicesOf } from './map-key.ts'
import type { SettledRequest } from './pictures.ts'
import { canReadSecrets, canView } from './policy.ts'
import { findImage, stylesOf } from './queries.ts'

const anySeed = () => randomInt(SEED_MAX + 1)

/** The shape whose proportions a picture has; undefined for any other. */
export const shapeOf = ({ width, height }: { width: number; height: number }): ImageShape | undefined =>
  imageShapes.find((shape) => {
    const frame = pixelSize(shape, 1024)
    return Math.abs(frame.width / frame.height - width / height) < 0.01
  })

/**
 * What a variation is made from: its parent's words, style and shape; a little one from the parent's seed with one nudge more, a
 * lot from another seed. Throws AppError: not_found for a parent the caller may not see, conflict for one that cannot be varied.
 */
export async function settledVariation(
  services: Services,
  offer: Offer,
  caller: Caller,
  asked: ImageRequest & Required<Pick<ImageRequest, 'variation'>>,
): Promise<SettledRequest> {
  const { of, strength } = asked.variation
  const row = await findImage(services.db, of, caller.id)
  // Its words go into the variation's request: of a picture that goes by its link they are not the caller's to have.
  if (!row || !canView(caller, row.image) || !canReadSecrets(caller, row.image)) throw notFound('This picture')
  const { image } = row
  const category = categoryOf(image.type)
  const map = choicesOf(row.legend) ?? undefined
  const shape = shapeOf(image) ?? (map && (image.width < image.height ? 'portrait' : 'landscape'))
  const model = offer.models().find(({ id }) => id === image.model)
  if (!category || !shape || !model?.categories.includes(category) || image.prompt === '')
    throw new AppError('conflict', 'This picture was made in a way that cannot be varied here. Nothing was charged.')
  const { prompt, negativePrompt } = image
  const personOf = image.personOf ?? undefined
  // What was painted over a composition is varied over another one.
  const over = image.over ? { weight: image.over.weight } : undefined
  const loras = (await wornBy(services.db, of, caller)).map(({ id, weight }) => ({ id, weight }))
  if (loras.length < (await stylesOf(services.db, of)).length)
    throw new AppError(
      'conflict',
      'The style that this picture wears is not yours to wear, or gone. Nothing was charged.',
    )
  const same = { ...asked, category, prompt, negativePrompt, model: model.id, shape, map, personOf, over, loras }
  if (strength === 'lot') return { ...same, seed: asked.seed ?? anySeed(), nudges: [] }
  if (model.provider !== 'built-in' || image.seed === null)
    throw new AppError('conflict', 'Only what a built-in style drew can be varied a little. Nothing was charged.')
  const nudges = [...image.nudges, asked.seed ?? anySeed()].slice(-NUDGES_MAX)
  return { ...same, seed: image.seed, nudges }
}
