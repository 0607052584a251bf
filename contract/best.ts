import { guidesFor } from './capabilities.ts'
import type { ImageCategory, ImageSize } from './categories.ts'
import type { PictureModel } from './models.ts'

// No schemas here: the browser's first page may carry this.

/** The id of "Best available": whichever service's model is best and answers, down to the built-in engine. */
export const BEST = 'best'

/** What of a request decides who can be asked to make it. */
export interface Wanted {
  category: ImageCategory
  /** Whether it is painted over a composition of the engine's. */
  isOver: boolean
  /** How many LoRAs it wears. */
  worn: number
}

export const isOfService = ({ provider, id }: Pick<PictureModel, 'provider' | 'id'>) =>
  provider !== 'built-in' && id !== BEST

/** Whether a service's model can make what is wanted, as far as its LoRAs' own files do not decide it. */
export const canMake = (model: PictureModel, { category, isOver, worn }: Wanted): boolean =>
  isOfService(model) &&
  model.categories.includes(category) &&
  model.capabilities.includes('text-to-image') &&
  (!isOver || guidesFor(model, category).length > 0) &&
  (worn === 0 || (model.loras !== undefined && model.loras.most >= worn)) &&
  (worn === 0 || !isOver || model.loras?.wearsOverDrawings === true)

/** The most that one of these asks for a picture, gold: of those that answer, where any does. Own keys ask nothing. */
export function mostAsked(
  models: readonly Pick<PictureModel, 'price' | 'isAnswering' | 'isOwnKey'>[],
  size: ImageSize,
): number {
  const paid = models.filter(({ isOwnKey }) => !isOwnKey)
  const answering = paid.filter(({ isAnswering }) => isAnswering)
  return Math.max(0, ...(answering.length > 0 ? answering : paid).map(({ price }) => price[size]))
}

/**
 * "Best available" as it is for one request: the price is that of the dearest it may come to, and it paints over what somebody can.
 * The built-in engine comes last, but where something is painted over its composition.
 */
export function bestFor(best: PictureModel, models: readonly PictureModel[], wanted: Wanted): PictureModel {
  const { category } = wanted
  const builtIn = models.find((model) => model.provider === 'built-in' && model.categories.includes(category))
  const last = wanted.isOver || !builtIn ? [] : [builtIn]
  const all = [...models.filter((model) => canMake(model, wanted)), ...last]
  const most = (size: ImageSize) => mostAsked(all, size)
  const guides = models.flatMap((model) => (canMake(model, { ...wanted, isOver: true, worn: 0 }) ? model.guides : []))
  return {
    ...best,
    guides: [...new Set(guides)],
    price: { 512: most(512), 768: most(768), 1024: most(1024) },
  }
}
