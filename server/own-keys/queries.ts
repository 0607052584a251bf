import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../db/database.ts'
import { accountKeys } from '../db/schema.ts'

export type KeptKey = typeof accountKeys.$inferSelect

export const ofService = (userId: string, service: string) =>
  and(eq(accountKeys.userId, userId), eq(accountKeys.service, service))

/** A person's own keys, as they are kept. */
export function keysOf(reader: Reader, userId: string): Promise<KeptKey[]> {
  return reader.select().from(accountKeys).where(eq(accountKeys.userId, userId)).orderBy(asc(accountKeys.addedAt))
}
