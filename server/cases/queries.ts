import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Axes } from '../../contract/axes.ts'
import type { AdminCase, AdminCasesQuery, AdminCasesReply, Case, FlaggedReply } from '../../contract/cases.ts'
import type { SubjectKind } from '../../contract/community.ts'
import { makerName } from '../accounts/queries.ts'
import { cases, comments, reports, roadmapItems } from '../db/community.ts'
import type { Reader } from '../db/database.ts'
import { images, loras, sheets, users } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { levelsOf } from '../images/rated.ts'
import type { Services } from '../services.ts'
import { findSubject } from '../subjects/queries.ts'
import { canAppeal } from './policy.ts'

type Row = typeof cases.$inferSelect

const GONE = 'It is no longer here'

async function presentCase(reader: Reader, row: Row, now: Date): Promise<Case> {
  const subject = await findSubject(reader, { kind: row.subjectKind, id: row.subjectId })
  return {
    id: row.id,
    subject: {
      kind: row.subjectKind,
      id: row.subjectId,
      title: subject?.title || GONE,
      page: subject?.isSeenBy({ id: row.ownerId }) ? subject.page : null,
    },
    decision: row.decision ?? 'kept',
    reason: row.reason,
    decidedAt: (row.decidedAt ?? now).toISOString(),
    appeal: row.appeal,
    canAppeal: canAppeal(row, now),
    appealDecision: row.appealDecision,
    appealReason: row.appealReason,
    appealDecidedAt: row.appealDecidedAt?.toISOString() ?? null,
  }
}

/** What was decided of somebody's things, the newest first, but not what was left as it was: that they need not know. */
export async function casesOf(reader: Reader, userId: string, now: Date, limit?: number): Promise<Case[]> {
  const asked = reader
    .select()
    .from(cases)
    .where(and(eq(cases.ownerId, userId), isNotNull(cases.decidedAt), sql`${cases.decision} <> 'kept'`))
    .orderBy(desc(cases.decidedAt))
  const rows = await (limit === undefined ? asked : asked.limit(limit))
  const shown: Case[] = []
  for (const row of rows) shown.push(await presentCase(reader, row, now))
  return shown
}

export async function caseFor(reader: Reader, userId: string, id: string, now: Date): Promise<Case> {
  const [row] = await reader
    .select()
    .from(cases)
    .where(and(eq(cases.id, id), eq(cases.ownerId, userId)))
  if (!row?.decidedAt) throw notFound('This case')
  return presentCase(reader, row, now)
}

interface Look {
  text: string
  mediaKey: string | null
  axes?: Axes
}

/** What a moderator has to see of each kind of thing. */
const looks: Record<SubjectKind, (reader: Reader, id: string) => Promise<Look | undefined>> = {
  async image(reader, id) {
    const [row] = await reader.select().from(images).where(eq(images.id, id))
    const text = [row?.title, row?.prompt, row?.description].filter(Boolean).join('\n')
    return row && { text, mediaKey: row.mediaKey, axes: levelsOf(row) }
  },
  async sheet(reader, id) {
    const [row] = await reader.select().from(sheets).where(eq(sheets.id, id))
    return row && { text: [row.title, row.prompt, ...Object.values(row.edits)].join('\n'), mediaKey: null }
  },
  async lora(reader, id) {
    const [row] = await reader.select().from(loras).where(eq(loras.id, id))
    return row && { text: [row.title, row.description, row.triggerWords.join(', ')].join('\n'), mediaKey: null }
  },
  async comment(reader, id) {
    const [row] = await reader.select().from(comments).where(eq(comments.id, id))
    return row && { text: row.text, mediaKey: null }
  },
  async user(reader, id) {
    const [row] = await reader.select().from(users).where(eq(users.id, id))
    return row && { text: [row.displayUsername ?? '', row.about, ...row.pages].join('\n'), mediaKey: null }
  },
  async roadmap(reader, id) {
    const [row] = await reader.select().from(roadmapItems).where(eq(roadmapItems.id, id))
    return row && { text: `${row.title}\n${row.text}`, mediaKey: null }
  },
  competition: async () => undefined,
}

const TEXT_MAX = 4000

/** A case as moderators see it. */
export async function adminCase(reader: Reader, { media, now }: Services, row: Row): Promise<AdminCase> {
  const subject = await findSubject(reader, { kind: row.subjectKind, id: row.subjectId })
  const look = await looks[row.subjectKind](reader, row.subjectId)
  const people = await reader
    .select({ id: users.id, name: makerName })
    .from(users)
    .where(inArray(users.id, [row.ownerId, row.decidedBy ?? '']))
  const nameOf = (id: string | null) => people.find((one) => one.id === id)?.name ?? ''
  const said = await reader
    .select({ reporter: makerName, reason: reports.reason, text: reports.text, createdAt: reports.createdAt })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(eq(reports.caseId, row.id))
    .orderBy(asc(reports.createdAt))
    .limit(50)
  return {
    id: row.id,
    subject: {
      kind: row.subjectKind,
      id: row.subjectId,
      title: subject?.title || GONE,
      page: subject?.page ?? null,
      text: look?.text.slice(0, TEXT_MAX) ?? '',
      picture: look?.mediaKey ? media.address(look.mediaKey, false, now()) : null,
      axes: look?.axes ?? null,
      isGone: look === undefined,
    },
    owner: { id: row.ownerId, username: nameOf(row.ownerId) },
    reports: said.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    reportCount: row.reports,
    openedAt: row.openedAt.toISOString(),
    decision: row.decision,
    reason: row.reason,
    decidedBy: nameOf(row.decidedBy),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    appeal: row.appeal,
    appealDecision: row.appealDecision,
    appealReason: row.appealReason,
  }
}

const views = {
  open: { where: isNull(cases.decidedAt), order: [desc(cases.reports), asc(cases.openedAt)] },
  appeals: { where: and(isNotNull(cases.appealedAt), isNull(cases.appealDecidedAt)), order: [asc(cases.appealedAt)] },
  decided: { where: isNotNull(cases.decidedAt), order: [desc(cases.decidedAt)] },
}

export async function adminCases(
  services: Services,
  { view, offset, limit }: AdminCasesQuery,
): Promise<AdminCasesReply> {
  const { db } = services
  const { where, order } = views[view]
  const rows = await db
    .select()
    .from(cases)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const shown: AdminCase[] = []
  for (const row of rows) shown.push(await adminCase(db, services, row))
  return { cases: shown, total: await db.$count(cases, where) }
}

const FLAGGED_MOST = 60

/** Public works whose picture is rated high, though they are not marked; the index images_flagged asks in the same words. */
export async function flaggedWorks({ db, media, now }: Services): Promise<FlaggedReply> {
  const rows = await db
    .select({
      id: images.id,
      title: images.title,
      mediaKey: images.mediaKey,
      owner: makerName,
      rating: images.nsfwRating,
    })
    .from(images)
    .innerJoin(users, eq(users.id, images.ownerId))
    .where(
      sql`${images.nsfwRating} >= 0.7 and not ${images.isNsfw} and ${images.isVisible} and ${images.deletedAt} is null
        and not exists (select from cases where subject_kind = 'image' and subject_id = ${images.id}::text)`,
    )
    .orderBy(desc(images.nsfwRating))
    .limit(FLAGGED_MOST)
  return {
    works: rows.map(({ id, title, mediaKey, owner, rating }) => ({
      id,
      title,
      page: `/images/${id}`,
      picture: media.address(mediaKey, true, now()),
      owner,
      rating: rating ?? 0,
    })),
  }
}
