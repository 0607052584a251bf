import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Reader } from '../db/database.ts'
import { images } from '../db/schema.ts'
import { AppError } from '../errors.ts'

/**
 * A person's own pictures, each once, in the order in which they are named. Throws AppError where one is not theirs, or not there any
 * more; `what` is learnt from them.
 */
export async function ownPictures(
  reader: Reader,
  ownerId: string,
  ids: readonly string[],
  what: 'A style is learnt from' | 'A LoRA is trained on',
) {
  const { id, mediaKey, width, height, faces, thumbhash } = images
  const named = [...new Set(ids)]
  const rows = await reader
    .select({ id, mediaKey, width, height, faces, thumbhash })
    .from(images)
    .where(
      and(inArray(images.id, named), eq(images.ownerId, ownerId), isNull(images.deletedAt), isNull(images.recording)),
    )
  const found = named.flatMap((one) => rows.find((row) => row.id === one) ?? [])
  if (found.length < named.length)
    throw new AppError('not_found', `${what} pictures of your own, and one of these is not there.`)
  return found
}
