import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod'
import { categoryFacts, ImageCategory } from '../../contract/categories.ts'
import { TITLE_MAX } from '../../contract/limits.ts'
import { typedText } from '../../contract/text.ts'
import { flagsOf, visibilities } from '../../contract/visibility.ts'
import { generations, images } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Kind } from '../generations/kind.ts'
import { announceToFollowers } from '../jobs/follower-news.ts'
import { assertMayAct } from '../moderation/policy.ts'
import { workOf } from '../pixels/gate.ts'
import { imageKind } from './image-kind.ts'
import { glanced, lookBytes, lookedOver, lookOver } from './looked.ts'
import { ratedBy } from './rated.ts'
import { assertRoom } from './room.ts'
import { reencode } from './upload.ts'

/** An upload as it is stored: the checked file lies in the incoming media under `incomingKey`. */
const StoredUpload = z.object({
  incomingKey: z.string(),
  /** How long it is. */
  bytes: z.number().optional(),
  title: typedText(TITLE_MAX),
  category: ImageCategory,
  isVisible: z.boolean(),
  visibility: z.enum(visibilities).optional(),
})
type StoredUpload = z.output<typeof StoredUpload>

const Part = z.object({
  mediaKey: z.string(),
  thumbhash: z.string(),
  ...glanced,
  width: z.number(),
  height: z.number(),
  bytes: z.number().optional(),
  ...lookedOver,
  /** Of a map for tabletops. */
  scene: z.unknown().optional(),
})

export const uploadKind: Kind<StoredUpload> = {
  name: 'upload',
  request: StoredUpload,
  price: () => 0,
  bounded: (_, request) => ({ pictures: 1, hidden: Number(!flagsOf(request).isVisible) }),
  describe: (_, request) => ({ description: request.title, modelName: '' }),

  async run(request, work) {
    const { media, incoming, mapReader, glancer } = work.services
    const part = Part.parse(
      await work.part(0, async () => {
        work.progress(0.1, 'Reading the picture')
        if (!(await incoming.exists(request.incomingKey))) {
          throw new AppError('bad_picture', 'The uploaded file is no longer here. Upload it again.')
        }
        const sent = await incoming.read(request.incomingKey)
        const { picture, scene } = await mapReader.unpacked(sent)
        const mine = { caller: workOf(work.userId), signal: work.signal }
        work.progress(0.3, 'Making a clean copy')
        const { bytes, extension, width, height } = await reencode(picture, mine)
        work.progress(0.7, 'Looking it over')
        const looked = await lookOver(work.services, bytes, work.signal)
        work.progress(0.9, 'Putting it away')
        return {
          ...looked,
          mediaKey: await media.put(bytes, extension),
          ...(await glancer.glance(bytes, { ...mine, pixels: width * height })),
          width,
          height,
          bytes: bytes.length,
          scene,
        }
      }),
    )
    return {
      charge: 0,
      async store(tx) {
        const id = crypto.randomUUID()
        await tx.insert(images).values({
          ...part,
          look: lookBytes(part.look),
          ...ratedBy(part, [request.title]),
          id,
          generationId: work.id,
          ownerId: work.userId,
          type: categoryFacts[request.category].type,
          title: request.title,
          ...flagsOf(request),
        })
        if (flagsOf(request).isVisible)
          await announceToFollowers(tx, work.services.queue, { ownerId: work.userId, imageId: id })
      },
    }
  },

  async admit(tx, userId) {
    await assertMayAct(tx, userId, 'upload')
    await assertRoom(tx, userId, 0)
  },

  async letGo({ db, incoming }, { userId }, { incomingKey }) {
    // The same file sent twice with one key is one piece of work, which may still be under way.
    const held = and(
      eq(generations.userId, userId),
      isNull(generations.endedAt),
      sql`${generations.request} ->> 'incomingKey' = ${incomingKey}`,
    )
    if ((await db.$count(generations, held)) === 0) await incoming.remove(incomingKey)
  },

  outcome: imageKind.outcome,
}
