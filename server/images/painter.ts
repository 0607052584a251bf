import type { ImageCategory } from '../../contract/categories.ts'
import type { PictureModel } from '../../contract/models.ts'
import type { Make } from '../providers/provider.ts'
import type { Services } from '../services.ts'

/** Who makes the pictures of a request, and how they are asked. */
interface Painter {
  model: PictureModel
  make: Make<'picture'>
}

/** Throws AppError or ProviderError where whoever was to make it is not on offer any more. */
export async function painterFor(
  { providers, ownKeys }: Pick<Services, 'providers' | 'ownKeys'>,
  userId: string,
  { category, model: id, ownService }: { category: ImageCategory; model: string; ownService?: string },
): Promise<Painter> {
  if (ownService !== undefined) return ownKeys.makerFor(userId, ownService, 'picture', id)
  const model = providers.modelFor(category, id)
  return { model, make: providers.makerOf(model) }
}
