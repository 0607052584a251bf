import { auditLog } from '../db/community.ts'
import type { Transaction } from '../db/database.ts'

/** Whoever works at the machine itself, in the log. */
export const OPERATOR = 'operator'

export interface Deed {
  action: string
  subjectKind: string
  subjectId: string
  /** In the administrator's words. */
  reason?: string
  /** What was before and is after. Nothing private beyond the deed itself. */
  facts?: Record<string, unknown>
}

/** Writes down what an administrator does, in the transaction of doing it: neither is there without the other. */
export async function writeDown(tx: Transaction, actorId: string, deed: Deed): Promise<void> {
  await tx.insert(auditLog).values({ actorId, ...deed })
}
