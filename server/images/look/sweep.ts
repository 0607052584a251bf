import { and, desc, eq, isNull } from 'drizzle-orm'
import { images } from '../../db/schema.ts'
import { workOf } from '../../pixels/gate.ts'
import type { Services } from '../../services.ts'

/** Pictures that are looked at in one sweep. */
const AT_ONCE = 200

/** Looks at pictures that nobody looked at when they came, the newest first. Returns how many. */
export async function sweepLooks({ db, media, glancer, log }: Services): Promise<number> {
  const due = await db
    .select({ id: images.id, mediaKey: images.mediaKey, width: images.width, height: images.height })
    .from(images)
    .where(and(isNull(images.look), isNull(images.deletedAt)))
    .orderBy(desc(images.createdAt))
    .limit(AT_ONCE)
  for (const { id, mediaKey, width, height } of due) {
    const seen = await media
      .read(mediaKey)
      .then((bytes) => glancer.glance(bytes, { caller: workOf('looking'), pixels: width * height }))
      .catch((err: unknown) => {
        log.warn({ err, image: id }, 'A picture could not be looked at; it is found by its words alone')
        // Like nothing: it is not tried again at every sweep.
        return { look: '', lookCells: [] }
      })
    await db
      .update(images)
      .set({ look: Buffer.from(seen.look, 'base64'), lookCells: seen.lookCells })
      .where(eq(images.id, id))
  }
  return due.length
}
