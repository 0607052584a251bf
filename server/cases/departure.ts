import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { AccountData } from '../../contract/account-data.ts'
import { cases, reports } from '../db/community.ts'
import type { Reader, Transaction } from '../db/database.ts'
import { casesOf } from './queries.ts'

/** What somebody reported, and what was decided of their own with what they said against it. */
export async function casesKeptOf(
  reader: Reader,
  userId: string,
  now: Date,
): Promise<Pick<AccountData, 'reports' | 'cases'>> {
  const said = await reader
    .select({
      kind: cases.subjectKind,
      id: cases.subjectId,
      reason: reports.reason,
      text: reports.text,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(eq(reports.reporterId, userId))
    .orderBy(asc(reports.createdAt))
  return {
    reports: said.map(({ kind, id, reason, text, createdAt }) => ({
      about: { kind, id },
      reason,
      text,
      createdAt: createdAt.toISOString(),
    })),
    cases: await casesOf(reader, userId, now),
  }
}

/**
 * Takes what somebody reported along: the cases stay, for what was reported still stands, and count who is left. Of their own
 * things, what was not decided goes, since they go too; a suggestion stays, and its case is nobody's. What was decided stays
 * for the log that tells of it, without their own words, and nobody has to look at their appeals any more.
 */
export async function withdrawCasesOf(tx: Transaction, userId: string): Promise<void> {
  const theirs = eq(cases.ownerId, userId)
  const reported = tx.select({ id: reports.caseId }).from(reports).where(eq(reports.reporterId, userId))
  await tx
    .select({ id: cases.id })
    .from(cases)
    .where(sql`${theirs} or ${inArray(cases.id, reported)}`)
    .orderBy(asc(cases.id))
    .for('update')
  await tx
    .update(cases)
    .set({ reports: sql`${cases.reports} - 1` })
    .where(inArray(cases.id, reported))
  await tx.delete(reports).where(eq(reports.reporterId, userId))
  await tx.delete(cases).where(and(theirs, isNull(cases.decidedAt), ne(cases.subjectKind, 'roadmap')))
  await tx
    .update(cases)
    .set({ ownerId: '' })
    .where(and(theirs, isNull(cases.decidedAt)))
  await tx.update(cases).set({ appeal: '' }).where(theirs)
  await tx
    .update(cases)
    .set({ appealedAt: null })
    .where(and(theirs, isNotNull(cases.appealedAt), isNull(cases.appealDecidedAt)))
}
