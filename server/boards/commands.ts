import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import {
  BOARD_BYTES_MAX,
  BOARD_HISTORY_BYTES_MAX,
  BOARDS_BYTES_MAX,
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
  if (ids.length === 0) return
  await tx.execute(sql`
    insert into board_pictures (board_id, image_id)
    select ${boardId}, id from images where id = any(${sql.param(ids)}::uuid[]) order by id for key share
    on conflict do nothing`)
}

/** Lets go of the pictures that lie on a board no more, nor on any of its versions that are kept. */
async function dropPictures(tx: Transaction, boardId: string, content: BoardContent): Promise<void> {
  const ids = sql`${sql.param(picturesOn(content))}::uuid[]`
  const mayGo = and(eq(boardPictures.boardId, boardId), sql`${boardPictures.imageId} <> all(${ids})`)
  // Versions are long: they are read only where a picture was taken off the board.
  if ((await tx.$count(boardPictures, mayGo)) === 0) return
  const onVersions = sql`
    select (item ->> 'imageId')::uuid from board_versions, jsonb_array_elements(board_versions.content -> 'items') item
    where board_versions.board_id = ${boardId} and item ->> 'kind' = 'picture'`
  await tx.delete(boardPictures).where(and(mayGo, sql`${boardPictures.imageId} not in (${onVersions})`))
}

/** Bytes of a board, or of all of somebody's, as they are stored: told without reading them. */
const storedBytes = sql<string>`coalesce(sum(pg_column_size(${boards.content}) + coalesce(pg_column_size(${boards.history}), 0)), 0)`

/** How many boards somebody has and how many bytes they take; those that can still be brought back count too. */
async function keptBy(tx: Transaction, ownerId: string): Promise<{ count: number; bytes: number }> {
  const [mine] = await tx
    .select({ count: sql<string>`count(*)`, bytes: storedBytes })
    .from(boards)
    .where(eq(boards.ownerId, ownerId))
  return { count: Number(mine?.count), bytes: Number(mine?.bytes) }
}

async function assertRoom(tx: Transaction, ownerId: string): Promise<void> {
  const { count, bytes } = await keptBy(tx, ownerId)
  if (count >= BOARDS_MAX)
    throw new AppError(
      'conflict',
      `You have ${BOARDS_MAX} boards already. Delete one, and try again ten minutes later; nothing was changed.`,
    )
  if (bytes >= BOARDS_BYTES_MAX)
    throw new AppError(
      'payload_too_large',
      `Your boards fill the ${BOARDS_BYTES_MAX / 1e6} MB there are for them. Delete one that you no longer need, and try again ten minutes later; nothing was changed.`,
    )
}

/** Lets the oldest versions go for which there is no room beside somebody's boards. Their row is locked, so that two saves do not wait for each other. */
async function dropOldest(tx: Transaction, ownerId: string): Promise<void> {
  await tx.execute(sql`
    delete from board_versions using (
      select board_id, board_versions.revision,
        (select ${storedBytes} from boards where owner_id = ${ownerId})
          + sum(pg_column_size(board_versions.content)) over (order by saved_at desc, board_id, board_versions.revision desc) as bytes
      from board_versions join boards on boards.id = board_id
      where owner_id = ${ownerId}) sized
    where board_versions.board_id = sized.board_id and board_versions.revision = sized.revision
      and sized.bytes > ${BOARDS_BYTES_MAX}`)
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
  { title, content }: BoardRequest,
  key: string,
  now: Date,
): Promise<string> {
  const user = await lockUser(tx, caller.id, 'no key update')
  assertNotSuspended(user, now)
  const id = idFor(`board:${caller.id}:${key}`)
  if ((await tx.$count(boards, eq(boards.id, id))) > 0) return id
  if (content) assertKeepable(content)
  await assertRoom(tx, caller.id)
  await tx.insert(boards).values({ id, ownerId: caller.id, title, content: content ?? blank() })
  if (!content) return id
  await notePictures(tx, id, content)
  await tx.insert(boardVersions).values({ boardId: id, revision: 0, content, begunAt: now, savedAt: now })
  await dropOldest(tx, caller.id)
  return id
}

const contentBytes = sql<number>`pg_column_size(${boards.content})`
const standing = {
  ownerId: boards.ownerId,
  deletedAt: boards.deletedAt,
  revision: boards.revision,
  bytes: contentBytes,
}

/** The board, locked, for its owner to change; anybody else's is not found. */
async function lockBoard(tx: Transaction, caller: Caller, id: string) {
  const [row] = await tx.select(standing).from(boards).where(eq(boards.id, id)).for('update')
  if (!row || !canOpen(caller, row)) throw notFound('This board')
  return row
}

/** Keeps the new state as a version: of the sitting that goes on, or of one that begins. What a board was made of stays by itself. */
async function keepVersion(
  tx: Transaction,
  ownerId: string,
  boardId: string,
  { revision, content }: BoardSave,
  now: Date,
): Promise<void> {
  const [last] = await tx
    .select({ revision: boardVersions.revision, begunAt: boardVersions.begunAt })
    .from(boardVersions)
    .where(eq(boardVersions.boardId, boardId))
    .orderBy(desc(boardVersions.revision))
    .limit(1)
  if (last && last.revision > 0 && now.getTime() - last.begunAt.getTime() < VERSION_SPAN) {
    await tx
      .update(boardVersions)
      .set({ revision, content, savedAt: now })
      .where(and(eq(boardVersions.boardId, boardId), eq(boardVersions.revision, last.revision)))
    await dropOldest(tx, ownerId)
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
  await dropOldest(tx, ownerId)
  await dropPictures(tx, boardId, content)
}

/** Keeps a board as it is now. Throws AppError: `conflict`, with the newest revision, where it was changed elsewhere meanwhile. */
export async function saveBoard(
  tx: Transaction,
  caller: Caller,
  id: string,
  { revision, content }: BoardSave,
  now: Date,
): Promise<BoardSaved> {
  await lockUser(tx, caller.id, 'no key update')
  const row = await lockBoard(tx, caller, id)
  if (row.revision !== revision)
    throw new AppError(
      'conflict',
      'This board was changed elsewhere in the meantime, in another tab or on another device. Nothing was written over: take the newer one, keep yours as a board of its own, or write yours over it.',
      { details: { reason: 'BOARD_CHANGED', revision: row.revision } },
    )
  assertKeepable(content)
  const next = revision + 1
  // What can be taken back belonged to the state before.
  await tx.update(boards).set({ content, history: null, revision: next, updatedAt: now }).where(eq(boards.id, id))
  // Asked for by itself: what an update returns is not yet as it is stored, but longer.
  const [written] = await tx.select({ bytes: contentBytes }).from(boards).where(eq(boards.id, id))
  // A board that becomes no larger is always kept: that is how room is made.
  if ((written?.bytes ?? 0) > row.bytes && (await keptBy(tx, caller.id)).bytes > BOARDS_BYTES_MAX)
    throw new AppError(
      'payload_too_large',
      `Your boards fill the ${BOARDS_BYTES_MAX / 1e6} MB there are for them, and this change needs more. It is not kept yet and stays on this page: take something off this board, or delete one that you no longer need and try again ten minutes later.`,
    )
  await notePictures(tx, id, content)
  await keepVersion(tx, caller.id, id, { revision: next, content }, now)
  return { revision: next, updatedAt: now.toISOString() }
}

/** Keeps what can be taken back. Of a state that is no longer the board's it is of no use, and not kept. */
export async function saveHistory(
  tx: Transaction,
  caller: Caller,
  id: string,
  history: BoardHistory,
): Promise<{ kept: boolean }> {
  await lockUser(tx, caller.id, 'no key update')
  const row = await lockBoard(tx, caller, id)
  if (row.revision !== history.revision) return { kept: false }
  if (Buffer.byteLength(JSON.stringify(history)) > BOARD_HISTORY_BYTES_MAX)
    throw new AppError('payload_too_large', 'These are more steps than are kept. Nothing was changed.')
  await tx.update(boards).set({ history }).where(eq(boards.id, id))
  if ((await keptBy(tx, caller.id)).bytes <= BOARDS_BYTES_MAX) return { kept: true }
  // Boards come before what can be taken back on them.
  await tx.update(boards).set({ history: null }).where(eq(boards.id, id))
  return { kept: false }
}

export async function renameBoard(tx: Transaction, caller: Caller, id: string, title: string, now: Date) {
  await lockBoard(tx, caller, id)
  await tx.update(boards).set({ title, updatedAt: now }).where(eq(boards.id, id))
}

/** Makes a board like another. Returns its id. Throws AppError. */
export async function duplicateBoard(tx: Transaction, caller: Caller, id: string, key: string, now: Date) {
  await lockUser(tx, caller.id, 'no key update')
  await lockBoard(tx, caller, id)
  const [board] = await tx
    .select({ title: boards.title, content: boards.content })
    .from(boards)
    .where(eq(boards.id, id))
  if (!board) throw notFound('This board')
  const { title, content } = board
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
  const [row] = await tx.select(standing).from(boards).where(eq(boards.id, id)).for('update')
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
