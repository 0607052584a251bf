import { DELETE_UNDO_WITHIN } from '../../contract/limits.ts'
import type { Caller } from '../accounts/accounts.ts'
import type { boards } from '../db/community.ts'

type Row = Pick<typeof boards.$inferSelect, 'ownerId' | 'deletedAt'>

/** A board is its owner's alone, to see as to change; a deleted one is nobody's, until it is brought back. */
export const canOpen = (caller: Pick<Caller, 'id'>, { ownerId, deletedAt }: Row) =>
  deletedAt === null && caller.id === ownerId
export const canRestore = (caller: Pick<Caller, 'id'>, { ownerId, deletedAt }: Row, now: Date) =>
  caller.id === ownerId && deletedAt !== null && now.getTime() - deletedAt.getTime() <= DELETE_UNDO_WITHIN
