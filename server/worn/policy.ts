import type { Caller } from '../accounts/accounts.ts'
import type { loras } from '../db/schema.ts'

type Lora = Pick<typeof loras.$inferSelect, 'ownerId' | 'isVisible' | 'isUnlisted' | 'deletedAt'>

/** Whoever may see a LoRA may have pictures wear it. A deleted one is nobody's to see, its owner's neither, until it is brought back. */
export const canView = (caller: Pick<Caller, 'id'> | undefined, lora: Lora) =>
  lora.deletedAt === null && (lora.isVisible || lora.isUnlisted || caller?.id === lora.ownerId)
