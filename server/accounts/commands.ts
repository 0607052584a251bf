import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { sessions } from '../db/schema.ts'
import type { Caller } from './accounts.ts'

/** Signs out one of the caller's devices. Returns how many it was: none when it is somebody else's, or gone already. */
export async function endSession(tx: Transaction, caller: Caller, sessionId: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, caller.id)))
    .returning({ id: sessions.id })
  return ended.length
}

/** Signs out every device of the caller's but the one asking. */
export async function endOtherSessions(tx: Transaction, caller: Caller): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, caller.id), ne(sessions.id, caller.sessionId)))
    .returning({ id: sessions.id })
  return ended.length
}
