import { DELETE_UNDO_WITHIN } from '../../contract/limits.ts'
import type { Caller } from '../accounts/accounts.ts'
import type { images } from '../db/schema.ts'

type Image = Pick<typeof images.$inferSelect, 'ownerId' | 'isVisible' | 'isUnlisted' | 'deletedAt'>

/** Whether whoever has its address may see it: everybody's, or unlisted. */
export const isShared = ({ isVisible, isUnlisted }: Pick<Image, 'isVisible' | 'isUnlisted'>) => isVisible || isUnlisted
/** A deleted picture is nobody's to see, its owner's neither, until it is brought back. */
export const canView = (caller: Pick<Caller, 'id'> | undefined, image: Image) =>
  image.deletedAt === null && (isShared(image) || caller?.id === image.ownerId)
/** Whoever was given a private picture's signed address may keep a copy while the address holds. */
export const canDownload = (caller: Caller | undefined, image: Image, hasSignedAddress: boolean) =>
  canView(caller, image) || (image.deletedAt === null && hasSignedAddress)
/** What lies in each room of a map is its game master's secret. */
export const canReadNotes = (caller: Caller, image: Image) => caller.id === image.ownerId
/**
 * A public picture is told with the words it was made from, and a public map with its numbers and secret doors, for other game
 * masters. A link is handed to players: they get neither.
 */
export const canReadSecrets = (caller: Pick<Caller, 'id'> | undefined, image: Pick<Image, 'ownerId' | 'isVisible'>) =>
  image.isVisible || caller?.id === image.ownerId
export const canEdit = (caller: Caller, image: Image) => caller.id === image.ownerId
export const canDelete = (caller: Caller, image: Image) => caller.id === image.ownerId
/** Public works may be voted on by everybody, their owner included; what hangs in no gallery by its owner alone. */
export const canVote = (caller: Caller, image: Image) =>
  canView(caller, image) && (image.isVisible || caller.id === image.ownerId)
export const canRestore = (caller: Caller, image: Image, now: Date) =>
  caller.id === image.ownerId &&
  image.deletedAt !== null &&
  now.getTime() - image.deletedAt.getTime() <= DELETE_UNDO_WITHIN
