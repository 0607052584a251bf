import { asc, eq, inArray, or } from 'drizzle-orm'
import type { SubjectKind } from '../../contract/community.ts'
import type { SubjectRef } from '../../contract/subjects.ts'
import type { Caller } from '../accounts/accounts.ts'
import { makerName } from '../accounts/queries.ts'
import { comments, competitions, roadmapItems } from '../db/community.ts'
import type { Reader, Transaction } from '../db/database.ts'
import { images, loras, sheets, users } from '../db/schema.ts'
import { type AppError, notFound } from '../errors.ts'
import { canView as canViewImage } from '../images/policy.ts'
import { canView as canViewSheet } from '../sheets/policy.ts'
import { canView as canViewLora } from '../worn/policy.ts'

/** Something that people say things about, like, report or are told of. */
export interface Subject extends SubjectRef {
  /** Whose it is; null: the house's, or nobody's any more. */
  ownerId: string | null
  title: string
  /** The address of the page it is on. */
  page: string
  /** Of a comment: what it is about. */
  root?: Subject
  isSeenBy(caller: Pick<Caller, 'id'> | undefined): boolean
}

/** The column of a table that says what its row is about, where a table has one for each kind. */
const columns = {
  image: 'imageId',
  sheet: 'sheetId',
  lora: 'loraId',
  comment: 'commentId',
  user: 'userId',
  roadmap: 'roadmapItemId',
  competition: 'competitionId',
} as const satisfies Record<SubjectKind, string>

export const columnOf = <K extends SubjectKind>(kind: K): (typeof columns)[K] => columns[kind]

const nouns: Record<SubjectKind, string> = {
  image: 'This picture',
  sheet: 'This sheet',
  lora: 'This LoRA',
  comment: 'This comment',
  user: 'This person',
  roadmap: 'This item of the roadmap',
  competition: 'This competition',
}

/** What is answered where there is no such thing, or none for the caller to know of. */
export const subjectNotFound = (kind: SubjectKind): AppError => notFound(nouns[kind])

/** How much of a comment stands for it where it is named. */
const TITLE_OF_COMMENT_MAX = 80

const shortened = (text: string) =>
  text.length > TITLE_OF_COMMENT_MAX ? `${text.slice(0, TITLE_OF_COMMENT_MAX).trimEnd()}…` : text

type Finder = (reader: Reader, id: string, locks: boolean) => Promise<Subject | undefined>

const finders: Record<SubjectKind, Finder> = {
  async image(reader, id, locks) {
    const { ownerId, title, isVisible, isUnlisted, deletedAt } = images
    const asked = reader
      .select({ ownerId, title, isVisible, isUnlisted, deletedAt })
      .from(images)
      .where(eq(images.id, id))
    const [row] = await (locks ? asked.for('no key update') : asked)
    return (
      row && {
        kind: 'image',
        id,
        ownerId: row.ownerId,
        title: row.title,
        page: `/images/${id}`,
        isSeenBy: (caller) => canViewImage(caller, row),
      }
    )
  },
  async sheet(reader, id, locks) {
    const { ownerId, title, kind, isVisible, isUnlisted, sharesSecrets, deletedAt } = sheets
    const asked = reader
      .select({ ownerId, title, kind, isVisible, isUnlisted, sharesSecrets, deletedAt })
      .from(sheets)
      .where(eq(sheets.id, id))
    const [row] = await (locks ? asked.for('no key update') : asked)
    return (
      row && {
        kind: 'sheet',
        id,
        ownerId: row.ownerId,
        title: row.title,
        page: `/${row.kind}/${id}`,
        isSeenBy: (caller) => canViewSheet(caller, row),
      }
    )
  },
  async lora(reader, id, locks) {
    const { ownerId, title, isVisible, isUnlisted, deletedAt } = loras
    const asked = reader
      .select({ ownerId, title, isVisible, isUnlisted, deletedAt })
      .from(loras)
      .where(eq(loras.id, id))
    const [row] = await (locks ? asked.for('no key update') : asked)
    return (
      row && {
        kind: 'lora',
        id,
        ownerId: row.ownerId,
        title: row.title,
        page: `/loras/${id}`,
        isSeenBy: (caller) => canViewLora(caller, row),
      }
    )
  },
  async comment(reader, id, locks) {
    const asked = reader.select().from(comments).where(eq(comments.id, id))
    const [row] = await (locks ? asked.for('no key update') : asked)
    const about = row && aboutOf(row)
    // What it is about is changed by nobody who has hold of the comment alone.
    const root = about && (await findSubject(reader, about))
    if (!row || !root) return undefined
    return {
      kind: 'comment',
      id,
      ownerId: row.authorId,
      title: shortened(row.text),
      page: `${root.page}#comment-${id}`,
      root,
      isSeenBy: (caller) =>
        row.deletedAt === null && (!row.isWithheld || caller?.id === row.authorId) && root.isSeenBy(caller),
    }
  },
  async user(reader, id, locks) {
    const asked = reader
      .select({ id: users.id, name: makerName, username: users.username, isHidden: users.isHidden })
      .from(users)
      // An id is longer than any username.
      .where(or(eq(users.id, id), eq(users.username, id.toLowerCase())))
    const [row] = await (locks ? asked.for('no key update') : asked)
    return (
      row && {
        kind: 'user',
        id: row.id,
        ownerId: row.id,
        title: row.name,
        page: `/people/${row.username ?? ''}`,
        isSeenBy: (caller) => !row.isHidden || caller?.id === row.id,
      }
    )
  },
  async roadmap(reader, id, locks) {
    const { authorId, title } = roadmapItems
    const asked = reader.select({ authorId, title }).from(roadmapItems).where(eq(roadmapItems.id, id))
    const [row] = await (locks ? asked.for('no key update') : asked)
    return (
      row && {
        kind: 'roadmap',
        id,
        ownerId: row.authorId,
        title: row.title,
        page: `/roadmap/${id}`,
        isSeenBy: () => true,
      }
    )
  },
  async competition(reader, id, locks) {
    const asked = reader.select({ title: competitions.title }).from(competitions).where(eq(competitions.id, id))
    const [row] = await (locks ? asked.for('no key update') : asked)
    return (
      row && {
        kind: 'competition',
        id,
        ownerId: null,
        title: row.title,
        page: `/competitions/${id}`,
        isSeenBy: () => true,
      }
    )
  },
}

type AboutRow = Partial<
  Pick<typeof comments.$inferSelect, 'imageId' | 'sheetId' | 'loraId' | 'roadmapItemId' | 'competitionId'>
>

/** What a row that has a column for each kind is about. */
export function aboutOf(row: AboutRow): SubjectRef | undefined {
  for (const kind of ['image', 'sheet', 'lora', 'roadmap', 'competition'] as const) {
    const id = row[columnOf(kind)]
    if (id) return { kind, id }
  }
  return undefined
}

/** A thing, whoever asks; undefined where there is none. Whoever shows it to somebody asks `isSeenBy` first. */
export const findSubject = (reader: Reader, { kind, id }: SubjectRef): Promise<Subject | undefined> =>
  finders[kind](reader, id, false)

/** A thing as the caller may see it. Throws `not_found` for one that is not there, or not for them to see. */
export async function subjectOf(reader: Reader, caller: Caller | undefined, ref: SubjectRef): Promise<Subject> {
  const found = await findSubject(reader, ref)
  if (!found?.isSeenBy(caller)) throw subjectNotFound(ref.kind)
  return found
}

/**
 * The same for whoever is about to change what is counted beside it: locked, and before it the accounts of the caller, of its
 * owner and of `others`, so that whoever of them leaves meanwhile waits for this, or this for them, never both.
 */
export async function lockSubject(
  tx: Transaction,
  caller: Caller,
  ref: SubjectRef,
  others: readonly string[] = [],
): Promise<Subject> {
  const before = await subjectOf(tx, caller, ref)
  const people = [...new Set([caller.id, ...(before.ownerId === null ? [] : [before.ownerId]), ...others])]
  await lockPeople(tx, people)
  const found = await finders[ref.kind](tx, before.id, true)
  if (!found?.isSeenBy(caller)) throw subjectNotFound(ref.kind)
  return found
}

/** Holds accounts where they are until the transaction ends; those that have left meanwhile are not missed. */
export async function lockPeople(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('key share')
}
