import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { CaseDecision, ReportRequest } from '../../contract/cases.ts'
import type { SubjectRef } from '../../contract/subjects.ts'
import type { Caller } from '../accounts/accounts.ts'
import { cases, reports } from '../db/community.ts'
import type { Transaction } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { assertMayAct } from '../moderation/policy.ts'
import { notify } from '../notifications/commands.ts'
import { findSubject, lockPeople, lockSubject, subjectNotFound } from '../subjects/queries.ts'
import { carryOut, takeBack } from './effects.ts'
import { canAppeal } from './policy.ts'

type Row = typeof cases.$inferSelect

/** The open case of a thing, locked; opened where there is none. */
async function openCase(tx: Transaction, subject: SubjectRef, ownerId: string): Promise<Row> {
  const its = { subjectKind: subject.kind, subjectId: subject.id }
  await tx
    .insert(cases)
    .values({ id: randomUUID(), ...its, ownerId })
    .onConflictDoNothing()
  const [open] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.subjectKind, its.subjectKind), eq(cases.subjectId, its.subjectId), isNull(cases.decidedAt)))
    .for('update')
  if (!open) throw new AppError('conflict', 'A moderator decided this at the same moment. Nothing was reported.')
  return open
}

/**
 * Reports something that the caller can see. Everybody's reports of one thing are one case, and somebody's second is none.
 * Reports alone hide nothing, however many there are. Throws AppError.
 */
export async function report(
  tx: Transaction,
  caller: Caller,
  { subject: ref, reason, text }: z.output<typeof ReportRequest>,
): Promise<void> {
  const subject = await lockSubject(tx, caller, ref)
  if (subject.ownerId === caller.id)
    throw new AppError('invalid_request', 'This is your own. You can change or delete it instead of reporting it.')
  await assertMayAct(tx, caller.id, 'report')
  const open = await openCase(tx, subject, subject.ownerId ?? '')
  const added = await tx
    .insert(reports)
    .values({ caseId: open.id, reporterId: caller.id, reason, text })
    .onConflictDoNothing()
    .returning({ caseId: reports.caseId })
  if (added.length > 0)
    await tx
      .update(cases)
      .set({ reports: sql`${cases.reports} + 1` })
      .where(eq(cases.id, open.id))
}

/** A case that a moderator opens themselves. */
export async function openedByModerator(tx: Transaction, ref: SubjectRef): Promise<Row> {
  const subject = await findSubject(tx, ref)
  if (!subject) throw subjectNotFound(ref.kind)
  return openCase(tx, subject, subject.ownerId ?? '')
}

async function lockCase(tx: Transaction, id: string): Promise<Row> {
  const [before] = await tx.select().from(cases).where(eq(cases.id, id))
  if (!before) throw notFound('This case')
  // People first, as everywhere.
  await lockPeople(tx, [before.ownerId])
  const [row] = await tx.select().from(cases).where(eq(cases.id, id)).for('update')
  if (!row) throw notFound('This case')
  return row
}

async function tellOwner(tx: Transaction, { id, ownerId, subjectKind, subjectId }: Row, facts: Record<string, string>) {
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId))
  if (!owner) return
  await notify(tx, {
    userId: ownerId,
    type: 'CASE',
    about: `CASE:${id}:${facts.step}`,
    subject: { kind: subjectKind, id: subjectId },
    facts: { caseId: id, ...facts },
  })
}

const sentenceOf = (row: Row, { reason, days, axis }: CaseDecision, now: Date) => ({
  subjectKind: row.subjectKind,
  subjectId: row.subjectId,
  ownerId: row.ownerId,
  reason,
  days,
  axis,
  now,
})

/** Nobody judges themselves, nor takes the last administrator out. */
function assertNotOwn(caller: Caller, row: Row): void {
  if (row.ownerId === caller.id)
    throw new AppError('forbidden', 'This is your own. Another administrator has to decide it.')
}

/** A case as it is decided now, and how the thing was called before anything was done to it. */
interface Decided {
  row: Row
  title: string
}
const titleOf = async (tx: Transaction, { subjectKind: kind, subjectId: id }: Row) =>
  (await findSubject(tx, { kind, id }))?.title ?? ''

/** Decides a case, once. Its owner is told. */
export async function decide(
  tx: Transaction,
  caller: Caller,
  id: string,
  asked: CaseDecision,
  now: Date,
): Promise<Decided> {
  const row = await lockCase(tx, id)
  assertNotOwn(caller, row)
  if (row.decidedAt) throw new AppError('conflict', 'This case was decided already. Nothing was changed.')
  const title = await titleOf(tx, row)
  await carryOut(tx, asked.decision, sentenceOf(row, asked, now))
  const [decided] = await tx
    .update(cases)
    .set({
      decision: asked.decision,
      reason: asked.reason,
      axis: asked.decision === 'blurred' ? (asked.axis ?? 'nudity') : null,
      decidedBy: caller.id,
      decidedAt: now,
    })
    .where(eq(cases.id, id))
    .returning()
  if (asked.decision !== 'kept')
    await tellOwner(tx, row, { step: 'decided', decision: asked.decision, reason: asked.reason })
  return { row: decided ?? row, title }
}

/** Says why a decision is wrong. Throws AppError for a case that is not the caller's, or that has been appealed. */
export async function appeal(tx: Transaction, caller: Caller, id: string, text: string, now: Date): Promise<Row> {
  const [row] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.id, id), eq(cases.ownerId, caller.id)))
    .for('update')
  if (!row?.decidedAt) throw notFound('This case')
  if (row.appeal === text) return row
  if (!canAppeal(row, now)) throw new AppError('conflict', 'This decision can no longer be appealed. Nothing was sent.')
  const [appealed] = await tx.update(cases).set({ appeal: text, appealedAt: now }).where(eq(cases.id, id)).returning()
  return appealed ?? row
}

/** Decides an appeal: what was done is taken back, and what is decided now is done. */
export async function decideAppeal(
  tx: Transaction,
  caller: Caller,
  id: string,
  asked: CaseDecision,
  now: Date,
): Promise<Decided> {
  const row = await lockCase(tx, id)
  assertNotOwn(caller, row)
  if (!row.appealedAt || !row.decision) throw new AppError('conflict', 'Nobody appealed this. Nothing was changed.')
  if (row.appealDecidedAt) throw new AppError('conflict', 'This appeal was decided already. Nothing was changed.')
  const others = and(eq(users.role, 'admin'), ne(users.id, caller.id), ne(users.id, row.ownerId))
  if (row.decidedBy === caller.id && (await tx.$count(users, others)) > 0)
    throw new AppError('forbidden', 'You decided this case. Another administrator has to look at the appeal.')
  const title = await titleOf(tx, row)
  if (asked.decision !== row.decision) {
    await takeBack(tx, row.decision, { ...sentenceOf(row, asked, now), axis: row.axis })
    await carryOut(tx, asked.decision, sentenceOf(row, asked, now))
  }
  const [decided] = await tx
    .update(cases)
    .set({
      appealDecision: asked.decision,
      appealReason: asked.reason,
      appealDecidedBy: caller.id,
      appealDecidedAt: now,
    })
    .where(eq(cases.id, id))
    .returning()
  await tellOwner(tx, row, { step: 'appeal', decision: asked.decision, reason: asked.reason })
  return { row: decided ?? row, title }
}
