import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { categoryFacts } from '../../contract/categories.ts'
import { frameFor } from '../../contract/map-choices.ts'
import { RECIPE } from '../../engine/facts.ts'
import type { Reader } from '../db/database.ts'
import { generations, images } from '../db/schema.ts'
import type { Offer } from '../providers/providers.ts'
import type { Services } from '../services.ts'
import { stylesToWear } from '../worn/wearing.ts'
import { type OnePicture, picturesOf, type SettledRequest } from './pictures.ts'

/** One of a request's pictures that the person has already. */
export interface Had {
  position: number
  id: string
}

const keyOf = ({ seed, nudges }: OnePicture) => [seed, ...nudges].join(' ')

/**
 * Which pictures of a request the person has already, made by today's engine from the very same words, person, style, styles of their own, size and seed, and not
 * deleted. Nobody else's are looked at. Never one of a request for a sheet: that sheet wants a picture of its own, lettered
 * with its names. Whether a picture is private is no part of it: its owner has set that.
 */
export async function hadBefore(
  services: Pick<Services, 'db' | 'config' | 'media' | 'now'>,
  providers: Pick<Offer, 'modelFor'>,
  ownerId: string,
  request: SettledRequest,
): Promise<Had[]> {
  const model = providers.modelFor(request.category, request.model)
  if (request.sheetId || !model.takesSeed || model.provider !== 'built-in') return []
  const wanted = picturesOf(request)
  const worn = await stylesToWear(services, ownerId, request.loras, model)
  const { width, height } = frameFor(request)
  const forSheet = sql`exists (select 1 from ${generations} where ${generations.id} = ${images.generationId} and ${generations.request} ? 'sheetId')`
  const rows = await services.db
    .select({ id: images.id, seed: images.seed, nudges: images.nudges })
    .from(images)
    .where(
      and(
        eq(images.ownerId, ownerId),
        inArray(
          images.seed,
          wanted.map(({ seed }) => seed),
        ),
        isNull(images.deletedAt),
        // What an edit has changed is not what those words bring.
        isNull(images.edit),
        eq(images.type, categoryFacts[request.category].type),
        eq(images.prompt, request.prompt),
        eq(images.negativePrompt, request.negativePrompt),
        eq(images.model, model.id),
        eq(images.width, width),
        eq(images.height, height),
        eq(images.recipe, RECIPE),
        sql`${images.personOf} is not distinct from ${request.personOf ?? null}`,
        sql`not ${forSheet}`,
        sql`coalesce(${images.worn}, '[]') = ${JSON.stringify(worn)}::jsonb`,
        sql`coalesce(${images.scene} -> 'asked', '{}') = ${JSON.stringify(request.map ?? {})}::jsonb`,
      ),
    )
    .orderBy(images.createdAt, images.id)
  const byKey = new Map(rows.map(({ id, seed, nudges }) => [keyOf({ seed: seed ?? -1, nudges }), id]))
  return wanted.flatMap((one, position) => {
    const id = byKey.get(keyOf(one))
    return id === undefined ? [] : [{ position, id }]
  })
}

/** Those of them that are still there. */
export async function stillHad(reader: Reader, ownerId: string, had: readonly Had[]): Promise<Had[]> {
  if (had.length === 0) return []
  const ids = had.map(({ id }) => id)
  const there = await reader
    .select({ id: images.id })
    .from(images)
    .where(and(inArray(images.id, ids), eq(images.ownerId, ownerId), isNull(images.deletedAt)))
  return had.filter(({ id }) => there.some((image) => image.id === id))
}
