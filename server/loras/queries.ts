import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SearchReply } from '../../contract/gallery.ts'
import type { Image } from '../../contract/images.ts'
import type { Lora, LorasQuery, LorasReply } from '../../contract/loras.ts'
import type { Caller } from '../accounts/accounts.ts'
import { makerName } from '../accounts/queries.ts'
import type { Reader } from '../db/database.ts'
import { imageLoras, images, loras, users } from '../db/schema.ts'
import { hasWords } from '../db/words.ts'
import { receiptFor } from '../gold/receipts.ts'
import { isPublic, showImages } from '../images/queries.ts'
import type { Services } from '../services.ts'
import { canView } from '../worn/policy.ts'
import { type LoraRow, presentLora } from './presenter.ts'

/** Works that a LoRA's page shows. */
const SAMPLES = 24
/** Tags on offer to choose by: the most frequent of the newest LoRAs, for anybody may ask at any time. */
const TAGS = 24
const TAGS_FROM = 1000

const { search: _search, ...columns } = getTableColumns(loras)

const selectLoras = (reader: Reader) =>
  reader.select({ lora: columns, owner: makerName }).from(loras).innerJoin(users, eq(users.id, loras.ownerId))

export async function findLora(reader: Reader, id: string): Promise<LoraRow | undefined> {
  const [row] = await selectLoras(reader).where(eq(loras.id, id))
  return row
}

/** The LoRA that a piece of work made; undefined when it has gone since. */
export async function loraOfGeneration(reader: Reader, generationId: string): Promise<string | undefined> {
  const [row] = await reader
    .select({ id: loras.id })
    .from(loras)
    .where(and(eq(loras.generationId, generationId), isNull(loras.deletedAt)))
  return row?.id
}

/** The best liked public work that each of these LoRAs was worn by. */
async function bestOf(
  services: Services,
  ids: readonly string[],
  viewerId: string | undefined,
): Promise<Map<string, Image>> {
  if (ids.length === 0) return new Map()
  const best = await services.db
    .selectDistinctOn([imageLoras.loraId], { loraId: imageLoras.loraId, imageId: images.id })
    .from(imageLoras)
    .innerJoin(images, eq(images.id, imageLoras.imageId))
    .where(and(isPublic, inArray(imageLoras.loraId, [...ids])))
    .orderBy(imageLoras.loraId, desc(images.votes), desc(images.createdAt), asc(images.id))
  if (best.length === 0) return new Map()
  const shown = await showImages(
    services,
    inArray(
      images.id,
      best.map(({ imageId }) => imageId),
    ),
    viewerId,
  )
  return new Map(
    best.flatMap(({ loraId, imageId }) => {
      const image = shown.find(({ id }) => id === imageId)
      return image ? [[loraId, image] as const] : []
    }),
  )
}

/** One LoRA as the caller may see it; undefined when there is none for them. */
export async function showLora(services: Services, caller: Caller | undefined, id: string): Promise<Lora | undefined> {
  const row = await findLora(services.db, id)
  if (!row || !canView(caller, row.lora)) return undefined
  const { generationId } = row.lora
  const [best, receipt] = await Promise.all([
    bestOf(services, [id], caller?.id),
    // The hold is asked for under the caller's own name: nobody else has one for it.
    caller && generationId ? receiptFor(services.db, caller.id, generationId) : null,
  ])
  return { ...presentLora(services, row, caller, best.get(id) ?? null), receipt }
}

/** What stands in the public list, in the words of the table's partial indexes. */
const isListed = sql`${loras.isVisible} and ${loras.deletedAt} is null`

/** Searches the public LoRAs, or, with `ownerId`, all of one person's. */
export async function searchLoras(
  services: Services,
  search: LorasQuery & { ownerId?: string },
  caller: Pick<Caller, 'id'> | undefined,
): Promise<LorasReply> {
  const { db } = services
  const { ownerId, q, base, licence, tag, sort, limit, offset } = search
  const scope = ownerId === undefined ? isListed : and(eq(loras.ownerId, ownerId), isNull(loras.deletedAt))
  const filter = and(
    scope,
    base && eq(loras.base, base),
    licence && eq(loras.licence, licence),
    tag ? sql`${loras.tags} @> ${JSON.stringify([tag.trim().toLowerCase()])}::jsonb` : undefined,
    q ? hasWords(loras.search, q) : undefined,
  )
  const newest = [desc(loras.createdAt), asc(loras.id)]
  const order = sort === 'used' ? [desc(loras.uses), ...newest] : newest
  const [rows, [total], tags] = await Promise.all([
    selectLoras(db)
      .where(filter)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(loras).where(filter),
    db
      .select({ tag: sql<string>`tag` })
      .from(
        sql`(${db
          .select({ tags: loras.tags })
          .from(loras)
          .where(scope)
          .orderBy(desc(loras.createdAt))
          .limit(TAGS_FROM)}) as newest, jsonb_array_elements_text(newest.tags) as tag`,
      )
      .groupBy(sql`tag`)
      .orderBy(sql`count(*) desc, tag`)
      .limit(TAGS),
  ])
  const best = await bestOf(
    services,
    rows.map(({ lora }) => lora.id),
    caller?.id,
  )
  return {
    loras: rows.map((row) => presentLora(services, row, caller, best.get(row.lora.id) ?? null)),
    totalCount: total?.count ?? 0,
    tags: tags.map((one) => one.tag),
  }
}

/** Works that wore a LoRA, public ones and the viewer's own, the best liked. */
export async function samplesOf(services: Services, id: string, viewerId: string | undefined): Promise<SearchReply> {
  const { db } = services
  const isOwn = viewerId === undefined ? undefined : and(eq(images.ownerId, viewerId), isNull(images.deletedAt))
  const wore = and(or(isPublic, isOwn), eq(imageLoras.loraId, id))
  const [best, [total]] = await Promise.all([
    db
      .select({ id: images.id })
      .from(images)
      .innerJoin(imageLoras, eq(imageLoras.imageId, images.id))
      .where(wore)
      .orderBy(desc(images.votes), desc(images.createdAt), asc(images.id))
      .limit(SAMPLES),
    db.select({ count: count() }).from(images).innerJoin(imageLoras, eq(imageLoras.imageId, images.id)).where(wore),
  ])
  const ids = best.map((image) => image.id)
  const shown = ids.length > 0 ? await showImages(services, inArray(images.id, ids), viewerId) : []
  return {
    images: shown.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    totalCount: total?.count ?? 0,
  }
}

/** Everything of the caller's that is kept, for them to take along. */
export async function keptLoras(services: Services, caller: Caller): Promise<Lora[]> {
  const rows = await selectLoras(services.db)
    .where(and(eq(loras.ownerId, caller.id), isNull(loras.deletedAt)))
    .orderBy(asc(loras.createdAt), asc(loras.id))
  return rows.map((row) => presentLora(services, row, caller, null))
}
