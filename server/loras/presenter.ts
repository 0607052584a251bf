import type { Image } from '../../contract/images.ts'
import type { Lora } from '../../contract/loras.ts'
import { visibilityOf } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import type { loras } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { filePath } from '../worn/address.ts'
import { canDownload } from './policy.ts'

/** A row with its owner's name. */
export interface LoraRow {
  lora: Omit<typeof loras.$inferSelect, 'search'>
  owner: string
}

/** `sample`: a public work that wore it. */
export function presentLora(
  services: Pick<Services, 'media' | 'now'>,
  { lora, owner }: LoraRow,
  caller: Pick<Caller, 'id'> | undefined,
  sample: Image | null,
): Lora {
  const { id, kind, title, description, base, rank, triggerWords, hash, bytes } = lora
  const { licence, source, tags, uses, heldBy, createdAt } = lora
  const mayHave = (who: Pick<Caller, 'id'> | undefined) => canDownload(who, lora)
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
    // A link cannot carry who is logged in.
    file: mayHave(caller) ? filePath(services, id, { isSigned: !mayHave(undefined) }) : null,
    sample,
    owner,
    isOwner: caller?.id === lora.ownerId,
    createdAt: createdAt.toISOString(),
  }
}
