import type { Caller } from '../accounts/accounts.ts'
import type { collections } from '../db/community.ts'

type Row = Pick<typeof collections.$inferSelect, 'ownerId' | 'isVisible' | 'isUnlisted'>

/** Whoever has the address of an unlisted one may see it. */
export const canView = (caller: Pick<Caller, 'id'> | undefined, { ownerId, isVisible, isUnlisted }: Row) =>
  isVisible || isUnlisted || caller?.id === ownerId
export const canEdit = (caller: Pick<Caller, 'id'>, { ownerId }: Row) => caller.id === ownerId
