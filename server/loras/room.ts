import { eq, gt, sql } from 'drizzle-orm'
import { levelRights } from '../../contract/levels.ts'
import { LORA_BYTES_MAX, LORA_UPLOADS_MAX } from '../../contract/lora-facts.ts'
import type { Reader } from '../db/database.ts'
import { loras, loraUploads, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { lorasTake } from '../levels/queries.ts'
import type { LoraFiles } from './files.ts'

const GIGABYTE = 1024 ** 3
/** Most LoRAs an account may keep: what each costs beside its bytes. */
const LORAS_MAX = 200
/** Uploads of all people that may move at once. */
const MOVING_MAX = 32
/** One that has not moved for so long, ms, is not moving. */
const MOVING = 60_000
/** What is left free on the disk for everything else, bytes. */
const DISK_LEFT = GIGABYTE

/** What an account keeps and has on its way, in the transaction that adds to it. Throws AppError when it has no room for `more` bytes. */
export async function assertLoraRoom(reader: Reader, userId: string, more: number): Promise<void> {
  const [found] = await reader
    .select({ level: users.premiumLevel, used: lorasTake(userId) })
    .from(users)
    .where(eq(users.id, userId))
  if (!found) return
  const most = levelRights[found.level].loraRoom
  if (found.used + more > most) {
    throw new AppError(
      'payload_too_large',
      `Your LoRAs have ${most / GIGABYTE} GB, and this one does not fit in beside them. Delete some that you no longer need, and try again ten minutes later.`,
    )
  }
  if ((await reader.$count(loras, eq(loras.ownerId, userId))) >= LORAS_MAX) {
    throw new AppError(
      'payload_too_large',
      `You have ${LORAS_MAX} LoRAs, the most there can be. Delete some that you no longer need, and try again ten minutes later.`,
    )
  }
}

/** Whether one more file may be sent. Throws AppError. */
export async function assertMaySend(
  reader: Reader,
  files: Pick<LoraFiles, 'room'>,
  userId: string,
  bytes: number,
  now: Date,
): Promise<void> {
  if (!Number.isSafeInteger(bytes) || bytes <= 0)
    throw new AppError('invalid_request', 'Say how long the file is, in Upload-Length.')
  if (bytes > LORA_BYTES_MAX)
    throw new AppError('payload_too_large', `This file is longer than ${LORA_BYTES_MAX / GIGABYTE} GB.`)
  const mine = await reader.$count(loraUploads, eq(loraUploads.ownerId, userId))
  if (mine >= LORA_UPLOADS_MAX)
    throw new AppError(
      'too_many_requests',
      `You have ${LORA_UPLOADS_MAX} files on their way already. Finish one or give it up first.`,
      { retryAfter: 60_000 },
    )
  await assertLoraRoom(reader, userId, bytes)
  const moving = gt(loraUploads.movedAt, new Date(now.getTime() - MOVING))
  if ((await reader.$count(loraUploads, moving)) >= MOVING_MAX)
    throw new AppError('unavailable', 'Many files are being sent just now. Try again in a minute.')
  const [promised] = await reader
    .select({ bytes: sql`coalesce(sum(${loraUploads.bytes}), 0)`.mapWith(Number) })
    .from(loraUploads)
  if ((await files.room()) - (promised?.bytes ?? 0) - bytes < DISK_LEFT)
    throw new AppError('unavailable', 'There is no room for a file of this length just now. Try again later.')
}
