import { inArray } from 'drizzle-orm'
import { MENTIONS_MAX, mentionPattern } from '../../contract/commentable.ts'
import type { Reader } from '../db/database.ts'
import { users } from '../db/schema.ts'

/** The people whom a text names, by their ids; names that nobody has are words like others. */
export async function mentionedIn(reader: Reader, text: string): Promise<string[]> {
  const names = new Set([...text.matchAll(mentionPattern)].map(([, name = '']) => name.toLowerCase()))
  if (names.size === 0) return []
  const found = await reader
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.username, [...names].slice(0, MENTIONS_MAX)))
  return found.map(({ id }) => id)
}
