import { and, eq, exists, isNull, or, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { boardPictures, boards } from '../db/community.ts'
import { images, recordingFiles } from '../db/schema.ts'
import type { Services } from '../services.ts'

/**
 * How long a process goes on taking a picture for public, ms. A gallery asks for the same few pictures hundreds of times a
 * second, and a picture made private is to be gone within seconds, also from processes that did not hear of it.
 */
const TRUSTED_FOR = 3000
const KEYS_MOST = 20_000

/** Who may see the bytes under a key, told as how many px they have; undefined where nobody may. */
interface Shown {
  /** Anybody. Only a yes is remembered: what becomes public shows at once. */
  toAll(key: string): Promise<number | undefined>
  /**
   * Whoever was given a signed address: a deleted picture is refused at once, and shown again when it is brought back. One that
   * lies on a board of its owner's goes on being shown there, unless a moderator took it away.
   */
  bySignature(key: string): Promise<number | undefined>
}

export function openShown(services: Services): Shown {
  const answers = new LRUCache<string, Promise<number | undefined>>({
    ttl: TRUSTED_FOR,
    ttlResolution: 0,
    max: KEYS_MOST,
    perf: { now: () => services.now().getTime() },
  })

  const found = { pixels: sql<number>`${images.width} * ${images.height}`.mapWith(Number) }
  // Told as an array, which both indexes are asked by: a list would have the whole table read.
  const recorded = sql`any(array(select ${recordingFiles.imageId} from ${recordingFiles} where ${recordingFiles.mediaKey} = ${sql.placeholder('key')}))`
  const its = or(eq(images.mediaKey, sql.placeholder('key')), sql`${images.id} = ${recorded}`)
  const onBoard = exists(
    services.db
      .select({ one: sql`1` })
      .from(boardPictures)
      .innerJoin(boards, and(eq(boards.id, boardPictures.boardId), isNull(boards.deletedAt)))
      .where(and(eq(boardPictures.imageId, images.id), eq(boards.ownerId, images.ownerId))),
  )
  const visible = services.db
    .select(found)
    .from(images)
    .where(and(its, isNull(images.deletedAt), or(eq(images.isVisible, true), eq(images.isUnlisted, true))))
    .limit(1)
    .prepare('shown')
  const kept = services.db
    .select(found)
    .from(images)
    .where(and(its, or(isNull(images.deletedAt), and(eq(images.isWithheld, false), onBoard))))
    .limit(1)
    .prepare('kept')

  async function ask(key: string): Promise<number | undefined> {
    const [shown] = await visible.execute({ key })
    return shown?.pixels
  }

  function toAll(key: string): Promise<number | undefined> {
    const known = answers.get(key)
    if (known) return known
    const answer = ask(key)
    answers.set(key, answer)
    const forgetUnless = (isShown: boolean) => {
      if (!isShown && answers.get(key) === answer) answers.delete(key)
    }
    answer.then(
      (shown) => forgetUnless(shown !== undefined),
      () => forgetUnless(false),
    )
    return answer
  }

  return {
    toAll,
    async bySignature(key) {
      const [work] = await kept.execute({ key })
      return work?.pixels
    },
  }
}
