import { categoryOf, ofPeople } from '../../contract/categories.ts'
import type { ImageRequest } from '../../contract/images.ts'
import type { Caller } from '../accounts/accounts.ts'
import type { Reader } from '../db/database.ts'
import { AppError, notFound } from '../errors.ts'
import { ProviderError } from '../providers/provider.ts'
import type { Offer } from '../providers/providers.ts'
import type { Services } from '../services.ts'
import { hasPerson } from './has-person.ts'
import { canReadSecrets, canView } from './policy.ts'
import { findImage, sceneOf } from './queries.ts'

/**
 * Throws AppError for a request that would draw somebody again whom the caller may not have (not_found), or who cannot be drawn so
 * (conflict, invalid_request).
 */
export async function assertPersonCanBeDrawn(
  services: Services,
  offer: Offer,
  caller: Caller,
  { personOf, category, model }: Pick<ImageRequest, 'personOf' | 'category' | 'model'>,
): Promise<void> {
  if (personOf === undefined) return
  const row = await findImage(services.db, personOf, caller.id)
  // Of a picture that goes by its link, looks are as little the caller's to have as its words.
  if (!row || !canView(caller, row.image) || !canReadSecrets(caller, row.image))
    throw notFound('The picture of this person')
  if (!hasPerson(categoryOf(row.image.type), row.legend))
    throw new AppError('conflict', 'Nobody on this picture can be drawn again. Nothing was charged.')
  if (!ofPeople(category) || offer.modelFor(category, model).provider !== 'built-in')
    throw new AppError(
      'invalid_request',
      'Only the built-in styles draw a person again, as a character or an NPC. Nothing was charged.',
    )
}

/** The scene of the picture whose person a request draws again. Throws ProviderError when that has gone for good meanwhile. */
export async function personFor(reader: Reader, { personOf }: Pick<ImageRequest, 'personOf'>): Promise<unknown> {
  if (personOf === undefined) return undefined
  const scene = await sceneOf(reader, personOf)
  if (scene === undefined)
    throw new ProviderError('The picture of this person is gone. Choose another, or describe them in words.', {
      passing: false,
    })
  return scene
}
