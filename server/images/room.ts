import { eq, type SQL, sql } from 'drizzle-orm'
import { levelRights } from '../../contract/levels.ts'
import type { Reader } from '../db/database.ts'
import { generations, images, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'

const GIGABYTE = 1024 ** 3

/**
 * Bytes of somebody's works and of the uploads they have under way. A work that was deleted counts until it can no longer be brought
 * back; of one from before its bytes were noted, each px counts as one.
 */
export function picturesTake(userId: string): SQL<number> {
  const works = sql`(select coalesce(sum(coalesce(${images.bytes}::bigint, ${images.width}::bigint * ${images.height})), 0)
    from ${images} where ${images.ownerId} = ${userId})`
  const uploads = sql`(select coalesce(sum((${generations.request} ->> 'bytes')::bigint), 0) from ${generations}
    where ${generations.userId} = ${userId} and ${generations.kind} = 'upload' and ${generations.endedAt} is null)`
  return sql`${works} + ${uploads}`.mapWith(Number)
}

/** Throws AppError when an account has no room for `more` bytes beside its works and the uploads it has under way. */
export async function assertRoom(reader: Reader, userId: string, more: number): Promise<void> {
  const [found] = await reader
    .select({ level: users.premiumLevel, used: picturesTake(userId) })
    .from(users)
    .where(eq(users.id, userId))
  if (!found) return
  const most = levelRights[found.level].storage
  if (found.used + more <= most) return
  throw new AppError(
    'payload_too_large',
    `Your pictures fill the ${most / GIGABYTE} GB there are for them. Delete some that you no longer need, and try again ten minutes later; nothing was charged.`,
  )
}
