import { and, eq, isNull, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { images } from '../db/schema.ts'
import type { Services } from '../services.ts'

/**
 * How long a process goes on taking a picture for public, ms. A gallery asks for the same few pictures hundreds of times a
 * second, and a picture made private is to be gone within seconds, also from processes that did not hear of it.
 */
const TRUSTED_FOR = 3000
const KEYS_MOST = 20_000

/** Whether anybody may see the bytes under a key. Only a yes is remembered: what becomes public shows at once. */
export function openShown(services: Services): (key: string) => Promise<boolean> {
  const answers = new LRUCache<string, Promise<boolean>>({
    ttl: TRUSTED_FOR,
    ttlResolution: 0,
    max: KEYS_MOST,
    perf: { now: () => services.now().getTime() },
  })

  const statement = services.db
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.mediaKey, sql.placeholder('key')), eq(images.isVisible, true), isNull(images.deletedAt)))
    .limit(1)
    .prepare('shown')

  async function ask(key: string): Promise<boolean> {
    const [shown] = await statement.execute({ key })
    return shown !== undefined
  }

  return (key) => {
    const known = answers.get(key)
    if (known) return known
    const answer = ask(key)
    answers.set(key, answer)
    const forgetUnless = (isShown: boolean) => {
      if (!isShown && answers.get(key) === answer) answers.delete(key)
    }
    answer.then(forgetUnless, () => forgetUnless(false))
    return answer
  }
}
