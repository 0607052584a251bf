import { and, asc, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import type { ImageCategory } from '../../contract/categories.ts'
import type { TwelveReply } from '../../contract/gallery.ts'
import { ImageRequest, type ImageRequestInput } from '../../contract/images.ts'
import type { PictureModel } from '../../contract/models.ts'
import { ensureHouse, HOUSE_ID } from '../accounts/house.ts'
import { transact } from '../db/database.ts'
import { generations, images } from '../db/schema.ts'
import { startGeneration } from '../generations/start.ts'
import { grantGold } from '../gold/ledger.ts'
import { showImages } from '../images/queries.ts'
import type { Services } from '../services.ts'

interface Sample extends Pick<ImageRequestInput, 'prompt' | 'shape' | 'seed'> {
  category: ImageCategory
}

/** What every model is shown by, whoever runs it: words and seeds were fixed before anything was made of them. */
export const twelve: readonly Sample[] = [
  {
    category: 'characters',
    prompt: 'a halfling rogue with a dagger on a rooftop at night',
    shape: 'portrait',
    seed: 101,
  },
  {
    category: 'characters',
    prompt: 'an orc paladin in golden armour with a tower shield',
    shape: 'portrait',
    seed: 102,
  },
  { category: 'characters', prompt: 'an elderly gnome inventor with brass goggles', shape: 'portrait', seed: 103 },
  { category: 'npcs', prompt: 'a weary ferryman in a grey cloak by a river', shape: 'portrait', seed: 104 },
  { category: 'npcs', prompt: 'a laughing merchant woman with many rings', shape: 'portrait', seed: 105 },
  { category: 'monsters', prompt: 'a white dragon asleep on a glacier', seed: 106 },
  { category: 'monsters', prompt: 'a skeleton knight rising from a grave', seed: 107 },
  { category: 'items', prompt: 'a silver dagger with a ruby in the hilt', seed: 108 },
  { category: 'spells', prompt: 'a ring of green fire', seed: 109 },
  { category: 'landscapes', prompt: 'a stone bridge over a gorge at dawn', shape: 'landscape', seed: 110 },
  { category: 'battlemaps', prompt: 'a roadside inn with a stable and a well', seed: 111 },
  { category: 'townmaps', prompt: 'a harbour town below a castle', seed: 112 },
]

/** Its size, px: they are shown small, and made for the asking of nobody. */
const SIZE = 512

/** Under which key the house orders a sample; one that failed is ordered anew under the next. */
const keyOf = (model: string, number: number, attempt = 1) =>
  attempt === 1 ? `sample-${model}-${number}` : `sample-${model}-${number}#${attempt}`
const firstKeyOf = (key: string) => key.replace(/#\d+$/, '')

export interface MissingSample {
  model: PictureModel
  number: number
  attempt: number
}

/** Samples that have not been ordered of these models, of what each makes; with `again` those that failed, too. */
export async function missingSamples(
  { db }: Services,
  models: readonly PictureModel[],
  { again = false } = {},
): Promise<MissingSample[]> {
  const ordered = await db
    .select({ key: generations.idempotencyKey, status: generations.status })
    .from(generations)
    .where(and(eq(generations.userId, HOUSE_ID), sql`starts_with(${generations.idempotencyKey}, 'sample-')`))
  return models.flatMap((model) =>
    twelve.flatMap(({ category }, number) => {
      const before = ordered.filter(({ key }) => firstKeyOf(key) === keyOf(model.id, number))
      const isMissing = before.length === 0 || (again && before.every(({ status }) => status === 'failed'))
      return isMissing && model.categories.includes(category) ? [{ model, number, attempt: before.length + 1 }] : []
    }),
  )
}

/** What a sample costs, milligold. */
export const priceOfSample = ({ model }: MissingSample) => Math.round(model.price[SIZE] * 1000)

/** Orders one for the house, through the corridor like everybody's; seen by whoever has its address, so that no gallery is full of them. */
export async function orderSample(services: Services, sample: MissingSample): Promise<string> {
  const { model, number, attempt } = sample
  const key = keyOf(model.id, number, attempt)
  await transact(services.db, async (tx) => {
    await ensureHouse(tx)
    await grantGold(tx, { key: `house:${key}`, userId: HOUSE_ID, amount: priceOfSample(sample), reason: 'TASK' })
  })
  const asked = ImageRequest.parse({ ...twelve[number], model: model.id, size: SIZE, visibility: 'unlisted' })
  const request = { ...asked, had: [] }
  const { requestId } = await startGeneration(services, {
    userId: HOUSE_ID,
    kind: 'image',
    request,
    idempotencyKey: key,
  })
  return requestId
}

/** The house's own work in line at which no more is put there: it is nobody's hurry. */
const IN_LINE = 20

/**
 * Orders what is missing of the built-in styles' samples, some at a time, behind everything that people wait for. A service's are
 * ordered by its operator, who pays for them (scripts/services-samples.ts). Returns how many were ordered.
 */
export async function fillSamples(services: Services): Promise<number> {
  const { db, config, providers } = services
  if (!config.seedGallery) return 0
  const waiting = await db.$count(generations, and(eq(generations.userId, HOUSE_ID), isNull(generations.endedAt)))
  const builtIn = providers.models().filter(({ provider }) => provider === 'built-in')
  const missing = (await missingSamples(services, builtIn)).slice(0, Math.max(0, IN_LINE - waiting))
  for (const sample of missing) await orderSample(services, sample)
  return missing.length
}

/** The house's pictures of the twelve by these models, with what each is of. */
export async function sampleImages({ db }: Services, models: readonly string[]) {
  if (models.length === 0) return []
  return db
    .select({ id: images.id, model: images.model, type: images.type })
    .from(generations)
    .innerJoin(images, eq(images.generationId, generations.id))
    .where(
      and(
        eq(generations.userId, HOUSE_ID),
        sql`starts_with(${generations.idempotencyKey}, 'sample-')`,
        inArray(images.model, [...models]),
        not(images.isNsfw),
        isNull(images.deletedAt),
      ),
    )
    .orderBy(asc(images.seed), asc(images.createdAt))
}

/** What a model made of each of the twelve that it makes, as far as that is there. */
export async function samplesOfModel(
  services: Services,
  model: Pick<PictureModel, 'id' | 'categories'>,
  viewerId: string | undefined,
): Promise<TwelveReply> {
  const { db } = services
  const own = twelve.flatMap((sample, number) =>
    model.categories.includes(sample.category) ? [{ ...sample, key: keyOf(model.id, number) }] : [],
  )
  const rows = await db
    .select({ id: images.id, key: generations.idempotencyKey })
    .from(generations)
    .innerJoin(images, eq(images.generationId, generations.id))
    .where(
      and(
        eq(generations.userId, HOUSE_ID),
        sql`starts_with(${generations.idempotencyKey}, ${`sample-${model.id}-`})`,
        isNull(images.deletedAt),
      ),
    )
  const ids = rows.map(({ id }) => id)
  const shown = ids.length > 0 ? await showImages(services, inArray(images.id, ids), viewerId) : []
  return {
    samples: own.map(({ category, prompt, key }) => {
      const made = rows.find((row) => firstKeyOf(row.key) === key)
      const image = shown.find(({ id, isNsfw }) => id === made?.id && !isNsfw)
      return { category, prompt, image: image ?? null }
    }),
  }
}
