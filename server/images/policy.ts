import type { Caller } from '../accounts/accounts.ts'
import type { images } from '../db/schema.ts'

type Image = Pick<typeof images.$inferSelect, 'ownerId' | 'isVisible'>

export const canView = (caller: Caller | undefined, image: Image) => image.isVisible || caller?.id === image.ownerId
export const canEdit = (caller: Caller, image: Image) => caller.id === image.ownerId
export const canDelete = (caller: Caller, image: Image) => caller.id === image.ownerId
/** Public works may be voted on by everybody, their owner included. */
export const canVote = (caller: Caller, image: Image) => canView(caller, image)
