import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { FullImage } from '../../contract/images.ts'
import type { Caller } from '../accounts/accounts.ts'
import type { Reader } from '../db/database.ts'
import { imageLoras, loras } from '../db/schema.ts'
import { canView } from './policy.ts'

const { search: _search, ...columns } = getTableColumns(loras)
type Lora = Omit<typeof loras.$inferSelect, 'search'>

/** Those of the ids that the caller may see, as they are kept, in the ids' order. */
export async function lorasToWear(reader: Reader, caller: Pick<Caller, 'id'>, ids: readonly string[]): Promise<Lora[]> {
  if (ids.length === 0) return []
  const rows = await reader
    .select(columns)
    .from(loras)
    .where(inArray(loras.id, [...ids]))
  return ids.flatMap((id) => rows.find((lora) => lora.id === id && canView(caller, lora)) ?? [])
}

/** What a picture wears, as far as the caller may see it: whoever has the picture varied has it wear the same. */
export async function wornBy(
  reader: Reader,
  imageId: string,
  caller: Pick<Caller, 'id'> | undefined,
): Promise<FullImage['loras']> {
  return worn(reader, imageId, (lora) => canView(caller, lora))
}

/**
 * What a picture wears, as the caller is told it: a LoRA that goes by its address is named to its owner and to whoever had the picture
 * wear it, else a public picture would give that address away.
 */
export async function wornAsTold(
  reader: Reader,
  image: { id: string; ownerId: string },
  caller: Pick<Caller, 'id'> | undefined,
): Promise<FullImage['loras']> {
  const isPaintersOwn = caller?.id === image.ownerId
  return worn(
    reader,
    image.id,
    (lora) => canView(caller, lora) && (lora.isVisible || isPaintersOwn || lora.ownerId === caller?.id),
  )
}

async function worn(reader: Reader, imageId: string, isShown: (lora: Lora) => boolean): Promise<FullImage['loras']> {
  const rows = await reader
    .select({ lora: columns, weight: imageLoras.weight })
    .from(imageLoras)
    .innerJoin(loras, eq(loras.id, imageLoras.loraId))
    .where(eq(imageLoras.imageId, imageId))
    .orderBy(asc(loras.title), asc(loras.id))
  return rows.flatMap(({ lora, weight }) => (isShown(lora) ? [{ id: lora.id, title: lora.title, weight }] : []))
}
