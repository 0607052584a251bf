import { and, eq, or } from 'drizzle-orm'
import type { Caller } from '../accounts/accounts.ts'
import { blocks } from '../db/community.ts'
import type { Reader } from '../db/database.ts'
import type { users } from '../db/schema.ts'

/** Whether one of two people has blocked the other: then neither can follow, mention, answer or notify the other. */
export async function isBlocked(reader: Reader, one: string, other: string): Promise<boolean> {
  const [found] = await reader
    .select({ blockerId: blocks.blockerId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
        and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** A hidden page is its owner's alone to see. */
export const canSeePage = (
  caller: Pick<Caller, 'id'> | undefined,
  person: Pick<typeof users.$inferSelect, 'id' | 'isHidden'>,
) => !person.isHidden || caller?.id === person.id
