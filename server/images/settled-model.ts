import type { ImageRequest } from '../../contract/images.ts'
import type { PictureModel } from '../../contract/models.ts'
import { styleAskedFor } from '../../engine/facts.ts'
import type { Offer } from '../providers/providers.ts'

/**
 * What a request is made with: the model it names; else, where the category's first is of the built-in engine, the style that the
 * words ask for; else that first. Throws AppError for a model that is not on offer.
 */
export function settledModel(
  providers: Pick<Offer, 'modelFor'>,
  { category, model, prompt }: Pick<ImageRequest, 'category' | 'model' | 'prompt'>,
): PictureModel {
  const settled = providers.modelFor(category, model)
  // A service reads for itself how a picture is to look.
  if (model !== undefined || settled.provider !== 'built-in') return settled
  return providers.modelFor(category, styleAskedFor(category, prompt))
}
