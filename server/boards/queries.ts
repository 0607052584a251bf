import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { AccountData } from '../../contract/account-data.ts'
import type { Board, BoardCard, BoardContent, BoardPicture, BoardVersion } from '../../contract/boards.ts'
import type { Caller } from '../accounts/accounts.ts'
import { boards, boardVersions } from '../db/community.ts'
import type { Reader } from '../db/database.ts'
import { images } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import { showSigned } from '../images/queries.ts'
import type { Services } from '../services.ts'
import { canOpen } from './policy.ts'

/** Pictures that stand for a board in a list. */
const COVERS = 3

/** What of pictures a board's owner is shown: their own, those kept for the board alone too, and what they may see of others'. */
const isShownTo = (ownerId: string) =>
  or(
    and(eq(images.ownerId, ownerId), or(isNull(images.deletedAt), eq(images.isWithheld, false))),
    and(isNull(images.deletedAt), or(eq(images.isVisible, true), eq(images.isUnlisted, true))),
  )

async function picturesById(services: Services, ids: readonly string[], ownerId: string): Promise<BoardPicture[]> {
  if (ids.length === 0) return []
  const found = await showSigned(services, sql`${inArray(images.id, [...ids])} and ${isShownTo(ownerId)}`, ownerId)
  return found.map(({ id, title, url, width, height, thumbhash, faces, isBlurred }) => ({
    id,
    title,
    url,
    width,
    height,
    thumbhash,
    faces,
    isBlurred,
  }))
}

const idsOn = ({ items }: BoardContent) => [
  ...new Set(items.flatMap((item) => (item.kind === 'picture' ? [item.imageId] : []))),
]

async function assertOpen(reader: Reader, caller: Caller, id: string): Promise<void> {
  const [row] = await reader
    .select({ ownerId: boards.ownerId, deletedAt: boards.deletedAt })
    .from(boards)
    .where(eq(boards.id, id))
  if (!row || !canOpen(caller, row)) throw notFound('This board')
}

/** One board with all that lies on it. Throws `not_found`. */
export async function showBoard(services: Services, caller: Caller, id: string): Promise<Board> {
  const [row] = await services.db.select().from(boards).where(eq(boards.id, id))
  if (!row || !canOpen(caller, row)) throw notFound('This board')
  const { title, revision, content, history, createdAt, updatedAt } = row
  return {
    id,
    title,
    revision,
    content,
    pictures: await picturesById(services, idsOn(content), caller.id),
    history: history?.revision === revision ? history : null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

const cardColumns = {
  id: boards.id,
  title: boards.title,
  items: sql<number>`jsonb_array_length(${boards.content} -> 'items')`,
  covers: sql<string[]>`array(
    select distinct jsonb_path_query(boards.content, '$.items[*] ? (@.kind == "picture").imageId') #>> '{}' as id
    order by id limit ${COVERS})`,
  createdAt: boards.createdAt,
  updatedAt: boards.updatedAt,
}

/** The caller's boards, the last changed first. */
export async function listBoards(services: Services, caller: Caller, only?: string): Promise<BoardCard[]> {
  const rows = await services.db
    .select(cardColumns)
    .from(boards)
    .where(and(eq(boards.ownerId, caller.id), isNull(boards.deletedAt), only ? eq(boards.id, only) : undefined))
    .orderBy(desc(boards.updatedAt), asc(boards.id))
  const pictures = await picturesById(
    services,
    rows.flatMap(({ covers }) => covers),
    caller.id,
  )
  const byId = new Map(pictures.map((picture) => [picture.id, picture]))
  return rows.map(({ id, title, items, covers, createdAt, updatedAt }) => ({
    id,
    title,
    items,
    covers: covers.flatMap((one) => byId.get(one) ?? []),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}

/** A board as it stands in a list. Throws `not_found`. */
export async function showCard(services: Services, caller: Caller, id: string): Promise<BoardCard> {
  const [card] = await listBoards(services, caller, id)
  if (!card) throw notFound('This board')
  return card
}

/** Earlier states of a board, newest first. Throws `not_found`. */
export async function listVersions(reader: Reader, caller: Caller, id: string): Promise<BoardVersion[]> {
  await assertOpen(reader, caller, id)
  const rows = await reader
    .select({
      revision: boardVersions.revision,
      items: sql<number>`jsonb_array_length(${boardVersions.content} -> 'items')`,
      savedAt: boardVersions.savedAt,
    })
    .from(boardVersions)
    .where(eq(boardVersions.boardId, id))
    .orderBy(desc(boardVersions.revision))
  return rows.map(({ savedAt, ...version }) => ({ ...version, savedAt: savedAt.toISOString() }))
}

/** A board as it was. Throws `not_found`. */
export async function showVersion(services: Services, caller: Caller, id: string, revision: number) {
  await assertOpen(services.db, caller, id)
  const [row] = await services.db
    .select()
    .from(boardVersions)
    .where(and(eq(boardVersions.boardId, id), eq(boardVersions.revision, revision)))
  if (!row) throw notFound('This version')
  const { content, savedAt } = row
  return {
    revision,
    content,
    pictures: await picturesById(services, idsOn(content), caller.id),
    savedAt: savedAt.toISOString(),
  }
}

/** What somebody takes along of their boards: so many, from the one after `after`. */
export async function boardsKeptOf(
  reader: Reader,
  userId: string,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<AccountData['boards']> {
  const { id, title, content, createdAt, updatedAt } = boards
  const rows = await reader
    .select({ id, title, content, createdAt, updatedAt })
    .from(boards)
    .where(and(eq(boards.ownerId, userId), isNull(boards.deletedAt), after ? gt(boards.id, after) : undefined))
    .orderBy(asc(boards.id))
    .limit(limit)
  return rows.map(({ createdAt, updatedAt, ...kept }) => ({
    ...kept,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}
