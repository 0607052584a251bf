import { eq, type SQL, sql } from 'drizzle-orm'
import type { Allowance } from '../../contract/allowance.ts'
import type { PremiumLevel } from '../../contract/enums.ts'
import { levelRights } from '../../contract/levels.ts'
import type { Reader } from '../db/database.ts'
import { generations, images, loras, loraUploads, recordingFiles, sheets, users } from '../db/schema.ts'

/** The level of an account that is there, or has just gone. */
export async function levelOf(reader: Reader, userId: string): Promise<PremiumLevel> {
  const [user] = await reader.select({ level: users.premiumLevel }).from(users).where(eq(users.id, userId))
  return user?.level ?? 'NONE'
}

/**
 * Bytes of somebody's works, and of the uploads and recordings they have under way. A work that was deleted counts until it can no
 * longer be brought back; of one from before its bytes were noted, each px counts as one.
 */
export function picturesTake(userId: string): SQL<number> {
  const works = sql`(select coalesce(sum(coalesce(${images.bytes}::bigint, ${images.width}::bigint * ${images.height})), 0)
    from ${images} where ${images.ownerId} = ${userId})`
  const uploads = sql`(select coalesce(sum((${generations.request} ->> 'bytes')::bigint), 0) from ${generations}
    where ${generations.userId} = ${userId} and ${generations.kind} = 'upload' and ${generations.endedAt} is null)`
  const recordings = sql`(select coalesce(sum(${recordingFiles.bytes}::bigint), 0) from ${recordingFiles}
    join ${images} on ${images.id} = ${recordingFiles.imageId} where ${images.ownerId} = ${userId})`
  return sql`${works} + ${recordings} + ${uploads} + ${recordingsToCome(userId)}`.mapWith(Number)
}

/** About what a second of a recording takes, bytes: of a video a px, MP4 and WebM together; of sound all its files and layers. */
const A_SECOND = { videoPixel: 1.1, sound: 400_000, speech: 120_000 } as const
/** Letters that are spoken in a second. */
const LETTERS_A_SECOND = 14

/** What recordings that are under way will take, about: how large they are follows from what they were asked to be. */
function recordingsToCome(userId: string): SQL {
  const { request, kind } = generations
  const number = (name: string) => sql`coalesce((${request} ->> ${name}::text)::numeric, 0)`
  const parts = sql`(select coalesce(sum((part ->> 'seconds')::numeric), 0) from jsonb_array_elements(${request} -> 'parts') part)`
  const bytes = sql`case ${kind}
    when 'video' then ${number('size')} ^ 2 * ${number('seconds')} * ${A_SECOND.videoPixel}::numeric
    when 'merge' then ${number('width')} * ${number('height')} * ${parts} * ${A_SECOND.videoPixel}::numeric
    when 'audio' then ${number('seconds')} * ${A_SECOND.sound}::numeric + case when ${request} ->> 'form' = 'speech'
      then length(${request} ->> 'prompt') * ${A_SECOND.speech / LETTERS_A_SECOND}::numeric else 0 end
    end`
  return sql`(select coalesce(sum(${bytes}), 0)::bigint from ${generations}
    where ${generations.userId} = ${userId} and ${kind} in ('video', 'merge', 'audio') and ${generations.endedAt} is null)`
}

/** Bytes of somebody's LoRAs, and of those on their way. */
export function lorasTake(userId: string): SQL<number> {
  const kept = sql`(select coalesce(sum(${loras.bytes}), 0) from ${loras} where ${loras.ownerId} = ${userId})`
  const coming = sql`(select coalesce(sum(${loraUploads.bytes}), 0) from ${loraUploads} where ${loraUploads.ownerId} = ${userId})`
  return sql`${kept} + ${coming}`.mapWith(Number)
}

/** What somebody's level allows, and how much of it is taken. */
export async function allowanceOf(reader: Reader, userId: string): Promise<Allowance> {
  const [found] = await reader
    .select({ level: users.premiumLevel, pictures: picturesTake(userId), loraBytes: lorasTake(userId) })
    .from(users)
    .where(eq(users.id, userId))
  const { level = 'NONE', pictures = 0, loraBytes = 0 } = found ?? {}
  const { storage, loraRoom, privateWorks } = levelRights[level]
  return {
    level,
    pictures: { used: pictures, most: storage },
    loras: { used: loraBytes, most: loraRoom },
    privateWorks: { used: await hiddenWorks(reader, userId), most: privateWorks },
  }
}

/** How many pictures and sheets somebody has that are listed for nobody else. */
export async function hiddenWorks(reader: Reader, userId: string): Promise<number> {
  const of = (table: typeof images | typeof sheets) =>
    sql`(select count(*) from ${table} where ${table.ownerId} = ${userId} and not ${table.isVisible})`
  const { rows } = await reader.execute<{ kept: number }>(sql`select (${of(images)} + ${of(sheets)})::int as kept`)
  return rows[0]?.kept ?? 0
}
