import { eq } from 'drizzle-orm'
import { levelRights } from '../../contract/levels.ts'
import type { Reader } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { picturesTake } from '../levels/queries.ts'

const GIGABYTE = 1024 ** 3

/** Throws AppError when an account has no room for `more` bytes beside its works, and the uploads and recordings it has under way. */
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
