import { randomInt } from 'node:crypto'
import { guidesFor, guidesOf } from '../../../contract/capabilities.ts'
import { categoryOf } from '../../../contract/categories.ts'
import { type ImageRequest, type Over, SEED_MAX } from '../../../contract/images.ts'
import { canRepaint } from '../../../engine/facts.ts'
import type { Caller } from '../../accounts/accounts.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Offer } from '../../providers/providers.ts'
import type { Services } from '../../services.ts'
import { choicesOf } from '../map-key.ts'
import type { SettledRequest } from '../pictures.ts'
import { canReadSecrets, canView } from '../policy.ts'
import { findImage } from '../queries.ts'
import { settledModel } from '../settled-model.ts'
import { shapeOf } from '../variation.ts'

/** Throws AppError where a model cannot paint over the compositions of a category, or not in the LoRAs that are asked for. */
export function assertCanPaintOver(offer: Offer, asked: ImageRequest): void {
  if (!asked.over) return
  const model = offer.modelFor(asked.category, asked.model)
  if (guidesFor(model, asked.category).length === 0)
    throw new AppError(
      'invalid_request',
      `${model.name} cannot paint over a composition of ${asked.category}. Choose a style that can, or leave "over" out. Nothing was charged.`,
    )
  if (asked.loras.length > 0 && model.loras && !model.loras.wearsOverDrawings)
    throw new AppError(
      'invalid_request',
      `${model.name} wears no LoRAs while it paints over a composition. Leave out one of the two. Nothing was charged.`,
    )
}

/**
 * What is painted over an existing picture's composition: its words, seed and shape, by the model that was asked for. Throws AppError:
 * not_found for a picture the caller may not have, conflict for one whose composition is not known.
 */
export async function settledOver(
  services: Services,
  offer: Offer,
  caller: Caller,
  asked: ImageRequest & { over: Over & { of: string } },
): Promise<SettledRequest> {
  const row = await findImage(services.db, asked.over.of, caller.id)
  // Its words go into the request, as a variation's do.
  if (!row || !canView(caller, row.image) || !canReadSecrets(caller, row.image)) throw notFound('This picture')
  const { image, legend } = row
  const category = categoryOf(image.type)
  const map = choicesOf(legend) ?? undefined
  const shape = shapeOf(image) ?? (map && (image.width < image.height ? 'portrait' : 'landscape'))
  if (!category || !shape || guidesOf[category].length === 0 || !canRepaint(category, legend) || image.prompt === '')
    throw new AppError('conflict', 'The composition of this picture cannot be painted over. Nothing was charged.')
  const { prompt, negativePrompt } = image
  const same = { ...asked, category, prompt, negativePrompt, shape, map, nudges: [], personOf: undefined }
  assertCanPaintOver(offer, same)
  const seed = image.seed ?? asked.seed ?? randomInt(SEED_MAX + 1)
  return { ...same, model: settledModel(offer, same).id, seed }
}
