import type { Lora } from '../../contract/loras.ts'
import { visibilityOf } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import type { loras } from '../db/schema.ts'
import { canDownload } from './policy.ts'

/** A row with its owner's name. */
export interface LoraRow {
  lora: Omit<typeof loras.$inferSelect, 'search'>
  owner: string
}

export function presentLora({ lora, owner }: LoraRow, caller: Pick<Caller, 'id'> | undefined): Lora {
  const { id, kind, title, description, base, rank, triggerWords, hash, bytes } = lora
  const { licence, source, tags, uses, heldBy, createdAt } = lora
  return {
    id,
    kind,
    title,
    description,
    base,
    rank,
    triggerWords,
    hash,
    bytes,
    licence,
    source,
    tags,
    visibility: visibilityOf(lora),
    uses,
    heldBy,
    canDownload: canDownload(caller, lora),
    owner,
    isOwner: caller?.id === lora.ownerId,
    createdAt: createdAt.toISOString(),
  }
}
