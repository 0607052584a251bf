import { inArray, sql } from 'drizzle-orm'
import { categoryFacts, type ImageCategory } from '../../contract/categories.ts'
import type { SamplesReply } from '../../contract/gallery.ts'
import { images } from '../db/schema.ts'
import { isPublic, showImages } from '../images/queries.ts'
import type { Services } from '../services.ts'

/** Works shown of one model. */
const SAMPLES = 4

/**
 * The best liked public works of every model on offer: of one category, or else of as many of its categories as there is
 * room for. Every model and category is one look into an index.
 */
export async function modelSamples(
  services: Services,
  category: ImageCategory | undefined,
  viewerId: string | undefined,
): Promise<SamplesReply> {
  const models = services.providers.models().filter((model) => !category || model.categories.includes(category))
  const pairs = models.flatMap((model) =>
    (category ? [category] : model.categories).map((kind) => ({ model: model.id, type: categoryFacts[kind].type })),
  )
  if (pairs.length === 0) return { samples: [] }
  const wanted = sql.join(
    pairs.map(({ model, type }) => sql`(${model}::text, ${type}::text)`),
    sql`, `,
  )
  const { rows } = await services.db.execute<{ id: string; model: string; place: number }>(sql`
    select liked.id, wanted.model, liked.place::int as place
    from (values ${wanted}) as wanted (model, type), lateral (
      select ${images.id}, row_number() over (order by ${images.votes} desc, ${images.createdAt} desc, ${images.id}) as place
      from ${images} where ${images.model} = wanted.model and ${images.type} = wanted.type and ${isPublic}
      order by ${images.votes} desc, ${images.createdAt} desc, ${images.id} limit ${SAMPLES}
    ) as liked
    order by liked.place`)
  // The first of every category before the second of any.
  const chosen = new Map(
    models.map((model) => [model.id, rows.filter((row) => row.model === model.id).slice(0, SAMPLES)]),
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
