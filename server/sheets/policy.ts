import { DELETE_UNDO_WITHIN } from '../../contract/limits.ts'
import type { Caller } from '../accounts/accounts.ts'
import type { sheets } from '../db/schema.ts'

type Sheet = Pick<typeof sheets.$inferSelect, 'ownerId' | 'isVisible' | 'isUnlisted' | 'sharesSecrets' | 'deletedAt'>

/** A deleted sheet is nobody's to see, its owner's neither, until it is brought back. */
export const canView = (caller: Pick<Caller, 'id'> | undefined, sheet: Sheet) =>
  sheet.deletedAt === null && (sheet.isVisible || sheet.isUnlisted || caller?.id === sheet.ownerId)
/** The game master's parts are its owner's, and theirs with whom they are shared. */
export const canReadSecrets = (
  caller: Pick<Caller, 'id'> | undefined,
  sheet: Pick<Sheet, 'ownerId' | 'sharesSecrets'>,
) => sheet.sharesSecrets || caller?.id === sheet.ownerId
/** Public sheets may be voted on by everybody, their owner included; what stands in no gallery by its owner alone. */
export const canVote = (caller: Pick<Caller, 'id'>, sheet: Sheet) =>
  canView(caller, sheet) && (sheet.isVisible || caller.id === sheet.ownerId)
export const canEdit = (caller: Caller, sheet: Sheet) => caller.id === sheet.ownerId
export const canRestore = (caller: Caller, sheet: Sheet, now: Date) =>
  caller.id === sheet.ownerId &&
  sheet.deletedAt !== null &&
  now.getTime() - sheet.deletedAt.getTime() <= DELETE_UNDO_WITHIN
