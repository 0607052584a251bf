import { and, eq, inArray } from 'drizzle-orm'
import { categoryFacts, type ImageCategory } from '../../contract/categories.ts'
import type { SamplesReply } from '../../contract/gallery.ts'
import { HOUSE_ID } from '../accounts/house.ts'
import { generations, images } from '../db/schema.ts'
import { isPublic, showImages } from '../images/queries.ts'
import type { Services } from '../services.ts'
import { workKey } from './fill.ts'
import { openingWorks } from './opening-works.ts'
import { sampleImages } from './twelve.ts'

/** Works shown of one model. */
const SAMPLES = 4

/**
 * What each model on offer is shown by: the opening works, whose words and seeds are fixed and which the house owns, never a
 * person's picture; where none of them is by it, what it made of the twelve. Of one category, or else of as many of its categories
 * as there is room for.
 */
export async function modelSamples(
  services: Services,
  category: ImageCategory | undefined,
  viewerId: string | undefined,
): Promise<SamplesReply> {
  const models = services.providers.models().filter((model) => !category || model.categories.includes(category))
  const keys = openingWorks.map((_, index) => workKey(index))
  const rows = await services.db
    .select({ id: images.id, model: images.model, type: images.type, key: generations.idempotencyKey })
    .from(generations)
    .innerJoin(images, eq(images.generationId, generations.id))
    .where(
      and(
        eq(generations.userId, HOUSE_ID),
        inArray(generations.idempotencyKey, keys),
        eq(images.ownerId, HOUSE_ID),
        category && eq(images.type, categoryFacts[category].type),
        isPublic,
      ),
    )
  const opening = rows.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key))
  const others = models.filter(({ id }) => !opening.some(({ model }) => model === id)).map(({ id }) => id)
  const ofTwelve = (await sampleImages(services, others)).filter(
    ({ type }) => !category || type === categoryFacts[category].type,
  )
  const works = [...opening, ...ofTwelve]
  // The first of every category before the second of any.
  const chosen = new Map(
    models.map((model) => {
      const own = works.filter((work) => work.model === model.id)
      const placeOf = (work: (typeof own)[number]) => own.filter(({ type }) => type === work.type).indexOf(work)
      return [model.id, own.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, SAMPLES)]
    }),
  )
  const ids = [...chosen.values()].flat().map((row) => row.id)
  const shown = ids.length > 0 ? await showImages(services, inArray(images.id, ids), viewerId) : []
  return {
    samples: models.map((model) => ({
      model: model.id,
      images: (chosen.get(model.id) ?? []).flatMap(({ id }) => shown.find((image) => image.id === id) ?? []),
    })),
  }
}
