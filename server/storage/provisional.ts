import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { mediaGarbage } from '../db/schema.ts'
import { keyOf } from './key.ts'
import type { Media } from './media.ts'

/**
 * Media as work in progress has them: whatever is put is left to the sweep beforehand, which keeps what a work shows by
 * then. So the pictures of work that fails go as well, and those of a worker that is killed before it can tell of them.
 */
export function provisional(db: Database, media: Media): Media {
  return {
    ...media,
    async put(bytes, extension) {
      const garbage = { key: await keyOf(bytes, extension), since: sql`now()` }
      await db
        .insert(mediaGarbage)
        .values(garbage)
        .onConflictDoUpdate({ target: mediaGarbage.key, set: { since: garbage.since } })
      return media.put(bytes, extension)
    },
  }
}
