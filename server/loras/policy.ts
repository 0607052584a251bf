import { DELETE_UNDO_WITHIN } from '../../contract/limits.ts'
import { loraLicenceFacts } from '../../contract/lora-facts.ts'
import type { Caller } from '../accounts/accounts.ts'
import type { loras } from '../db/schema.ts'
import { canView } from '../worn/policy.ts'

type Row = typeof loras.$inferSelect
type Seen = Pick<Row, 'ownerId' | 'isVisible' | 'isUnlisted' | 'deletedAt'>

/** Its owner may keep a copy of what they gave; others where its licence lets everybody. */
export const canDownload = (caller: Pick<Caller, 'id'> | undefined, lora: Seen & Pick<Row, 'storageKey' | 'licence'>) =>
  lora.storageKey !== null &&
  canView(caller, lora) &&
  (caller?.id === lora.ownerId || loraLicenceFacts[lora.licence].isShared)
export const canEdit = (caller: Pick<Caller, 'id'>, lora: Pick<Row, 'ownerId'>) => caller.id === lora.ownerId
export const canRestore = (caller: Pick<Caller, 'id'>, lora: Pick<Row, 'ownerId' | 'deletedAt'>, now: Date) =>
  caller.id === lora.ownerId &&
  lora.deletedAt !== null &&
  now.getTime() - lora.deletedAt.getTime() <= DELETE_UNDO_WITHIN
