import { and, asc, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import {
  BOARD_BYTES_MAX,
  BOARD_HISTORY_BYTES_MAX,
  BOARDS_MAX,
  GRID_USUAL,
  VERSION_SPAN,
} from '../../contract/board-facts.ts'
import type { BoardContent, BoardHistory, BoardRequest, BoardSave, BoardSaved } from '../../contract/boards.ts'
import { DELETE_UNDO_WITHIN } from '../../contract/limits.ts'
import type { Caller } from '../accounts/accounts.ts'
import { lockUser } from '../accounts/queries.ts'
import { boardPictures, boards, boardVersions } from '../db/community.ts'
import { type Transaction, transact } from '../db/database.ts'
import { idFor } from '../db/ids.ts'
import { AppError, notFound } from '../errors.ts'
import { assertNotSuspended } from '../moderation/policy.ts'
import type { Services } from '../services.ts'
import { canOpen, canRestore } from './policy.ts'
import { thinnedOut } from './thinning.ts'

type Row = typeof boards.$inferSelect

const layer = (id: string, name: string): BoardContent['layers'][number] => ({
  id,
  name,
  isLocked: false,
  isHidden: false,
  blend: 'normal',
  opacity: 1,
  group: '',
})

/** What a new board begins with. */
const blank = (): BoardContent => ({
  format: 1,
  grid: { size: GRID_USUAL, isShown: true, isSnapping: true },
  background: null,
  layers: [layer('maps', 'Maps'), layer('things', 'Tokens and things'), layer('notes', 'Notes')],
  items: [],
  works: [],
})

const picturesOn = ({ items }: BoardContent) => [
  ...new Set(items.flatMap((item) => (item.kind === 'picture' ? [item.imageId] : []))),
]

/** Notes which pictures lie on a board, so that they are kept for it. Those that are gone already are passed over. */
async function notePictures(tx: Transaction, boardId: string, content: BoardContent): Promise<void> {
  const ids = picturesOn(content)
  await tx
    .delete(boardPictures)
    .where(and(eq(boardPictures.boardId, boardId), ids.length > 0 ? notInArray(boardPictures.imageId, ids) : undefined))
  if (ids.length === 0) return
  await tx.execute(sql`
    insert into board_pictures (board_id, image_id)
    select ${boardId}, id from images where id = any(${sql.param(ids)}::uuid[]) order by id for key share
    on conflict do nothing`)
}

function assertKeepable(content: BoardContent): void {
  const bytes = Buffer.byteLength(JSON.stringify(content))
  if (bytes <= BOARD_BYTES_MAX) return
  throw new AppError(
    'payload_too_large',
    `A board holds ${(BOARD_BYTES_MAX / 1e6).toLocaleString('en-GB')} MB of strokes, texts and places, and this one has ${(bytes / 1e6).toFixed(2)}. Nothing was changed; take some strokes away, or begin another board.`,
  )
}

/** Makes a board; the same key again makes none. Returns its id. Throws AppError. */
export async function createBoard(
  tx: Transaction,
  caller: Caller,
  { title, content = blank() }: BoardRequest,
  key: string,
  now: Date,
): Promise<string> {
  const user = await lockUser(tx, caller.id, 'no key update')
  assertNotSuspended(user, now)
  const id = idFor(`board:${caller.id}:${key}`)
  if ((await tx.$count(boards, eq(boards.id, id))) > 0) return id
  assertKeepable(content)
  const mine = and(eq(boards.ownerId, caller.id), sql`${boards.deletedAt} is null`)
  if ((await tx.$count(boards, mine)) >= BOARDS_MAX)
    throw new AppError('conflict', `You have ${BOARDS_MAX} boards already. Delete one first.`)
  await tx.insert(boards).values({ id, ownerId: caller.id, title, content })
  await notePictures(tx, id, content)
  return id
}

/** The board, locked, for its owner to change; anybody else's is not found. */
async function lockBoard(tx: Transaction, caller: Caller, id: string): Promise<Row> {
  const [row] = await tx.select().from(boards).where(eq(boards.id, id)).for('update')
  if (!row || !canOpen(caller, row)) throw notFound('This board')
  return row
}

/** Keeps the new state as a version: of the sitting that goes on, or of one that begins. */
async function keepVersion(tx: Transaction, boardId: string, revision: number, content: BoardContent, now: Date) {
  const [last] = await tx
    .select({ revision: boardVersions.revision, begunAt: boardVersions.begunAt })
    .from(boardVersions)
    .where(eq(boardVersions.boardId, boardId))
    .orderBy(desc(boardVersions.revision))
    .limit(1)
  if (last && now.getTime() - last.begunAt.getTime() < VERSION_SPAN) {
    await tx
      .update(boardVersions)
      .set({ revision, content, savedAt: now })
      .where(and(eq(boardVersions.boardId, boardId), eq(boardVersions.revision, last.revision)))
    return
  }
  await tx.insert(boardVersions).values({ boardId, revision, content, begunAt: now, savedAt: now })
  const all = await tx
    .select({ revision: boardVersions.revision, savedAt: boardVersions.savedAt })
    .from(boardVersions)
    .where(eq(boardVersions.boardId, boardId))
  const gone = thinnedOut(all, now)
  if (gone.length > 0)
    await tx.delete(boardVersions).where(and(eq(boardVersions.boardId, boardId), inArray(boardVersions.revision, gone)))
}

/** Keeps a board as it is now. Throws AppError: `conflict`, with the newest revision, where it was changed elsewhere meanwhile. */
export async function saveBoard(
  tx: Transaction,
  caller: Caller,
  id: string,
  { revision, content }: BoardSave,
  now: Date,
): Promise<BoardSaved> {
  const row = await lockBoard(tx, caller, id)
  if (row.revision !== revision)
    throw new AppError(
      'conflict',
      'This board was changed elsewhere in the meantime, in another tab or on another device. Nothing was written over: take the newer one, keep yours as a board of its own, or write yours over it.',
      { details: { reason: 'BOARD_CHANGED', revision: row.revision } },
    )
  assertKeepable(content)
  const next = revision + 1
  await tx.update(boards).set({ content, revision: next, updatedAt: now }).where(eq(boards.id, id))
  await keepVersion(tx, id, next, content, now)
  await notePictures(tx, id, content)
  return { revision: next, updatedAt: now.toISOString() }
}

/** Keeps what can be taken back. Of a state that is no longer the board's it is of no use, and not kept. */
export async function saveHistory(
  tx: Transaction,
  caller: Caller,
  id: string,
  history: BoardHistory,
): Promise<{ kept: boolean }> {
  const row = await lockBoard(tx, caller, id)
  if (row.revision !== history.revision) return { kept: false }
  if (Buffer.byteLength(JSON.stringify(history)) > BOARD_HISTORY_BYTES_MAX)
    throw new AppError('payload_too_large', 'These are more steps than are kept. Nothing was changed.')
  await tx.update(boards).set({ history }).where(eq(boards.id, id))
  return { kept: true }
}

export async function renameBoard(tx: Transaction, caller: Caller, id: string, title: string, now: Date) {
  await lockBoard(tx, caller, id)
  await tx.update(boards).set({ title, updatedAt: now }).where(eq(boards.id, id))
}

/** Makes a board like another. Returns its id. Throws AppError. */
export async function duplicateBoard(tx: Transaction, caller: Caller, id: string, key: string, now: Date) {
  await lockUser(tx, caller.id, 'no key update')
  const { title, content } = await lockBoard(tx, caller, id)
  // What is under way is placed on the board where it was asked for, not on both.
  const copy = { title: `${title.slice(0, 90)} (copy)`, content: { ...content, works: [] } }
  return createBoard(tx, caller, copy, key, now)
}

export async function deleteBoard(tx: Transaction, caller: Caller, id: string, now: Date): Promise<void> {
  await lockBoard(tx, caller, id)
  await tx.update(boards).set({ deletedAt: now }).where(eq(boards.id, id))
}

/** Brings a board back that was deleted a moment ago; throws AppError when it is too late or was never the caller's. */
export async function restoreBoard(tx: Transaction, caller: Caller, id: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(boards).where(eq(boards.id, id)).for('update')
  // Twice is once.
  if (row && canOpen(caller, row)) return
  if (!row || !canRestore(caller, row, now))
    throw new AppError('not_found', 'This board can no longer be brought back.')
  await tx.update(boards).set({ deletedAt: null }).where(eq(boards.id, id))
}

const SWEPT_AT_ONCE = 200

/** Lets go for good what was deleted too long ago to be brought back. Returns how many boards went. */
export async function sweepDeletedBoards({ db, now }: Services): Promise<number> {
  const before = new Date(now().getTime() - DELETE_UNDO_WITHIN)
  let swept = 0
  for (;;) {
    const gone = await transact(db, async (tx) => {
      const due = await tx
        .select({ id: boards.id })
        .from(boards)
        .where(lt(boards.deletedAt, before))
        .orderBy(asc(boards.id))
        .limit(SWEPT_AT_ONCE)
        .for('update')
      const ids = due.map(({ id }) => id)
      if (ids.length > 0) await tx.delete(boards).where(inArray(boards.id, ids))
      return ids.length
    })
    swept += gone
    if (gone < SWEPT_AT_ONCE) return swept
  }
}
