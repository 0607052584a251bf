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

/** What a picture wears, as far as the caller may see it. */
export async function wornBy(
  reader: Reader,
  imageId: string,
  caller: Pick<Caller, 'id'> | undefined,
): Promise<FullImage['loras']> {
  const rows = await reader
    .select({ lora: columns, weight: imageLoras.weight })
    .from(imageLoras)
    .innerJoin(loras, eq(loras.id, imageLoras.loraId))
    .where(eq(imageLoras.imageId, imageId))
    .orderBy(asc(loras.title), asc(loras.id))
  return rows.flatMap(({ lora, weight }) => (canView(caller, lora) ? [{ id: lora.id, title: lora.title, weight }] : []))
}
