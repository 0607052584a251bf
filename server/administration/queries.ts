import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm'
import type { AuditQuery, AuditReply, FlagsReply } from '../../contract/administration.ts'
import { featureFlags } from '../../contract/flags.ts'
import { makerName } from '../accounts/queries.ts'
import { auditLog } from '../db/community.ts'
import type { Reader } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { allFlags } from '../moderation/queries.ts'
import { OPERATOR } from './audit.ts'

export async function flagsShown(reader: Reader): Promise<FlagsReply> {
  const flags = await allFlags(reader)
  return { flags: flags.map((flag) => ({ ...flag, about: featureFlags[flag.name] })) }
}

/** What administrators did, newest first. */
export async function deedsDone(reader: Reader, { cursor, limit, subjectId }: AuditQuery): Promise<AuditReply> {
  const rows = await reader
    .select({ ...getTableColumns(auditLog), name: makerName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        cursor === undefined ? undefined : lt(auditLog.id, cursor),
        subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit + 1)
  const deeds = rows.slice(0, limit).map(({ actorId, name, createdAt, ...deed }) => ({
    ...deed,
    actor: actorId === OPERATOR ? OPERATOR : (name ?? ''),
    createdAt: createdAt.toISOString(),
  }))
  return { deeds, nextCursor: rows.length > limit ? (deeds.at(-1)?.id ?? null) : null }
}
