import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import { loraBases } from '../../contract/lora-facts.ts'
import { LoraRequest } from '../../contract/loras.ts'
import { flagsOf } from '../../contract/visibility.ts'
import { loras, loraUploads } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Kind } from '../generations/kind.ts'
import { unbounded } from '../generations/policy.ts'
import { loraOfGeneration } from './queries.ts'
import { hashOf } from './reading.ts'
import { assertLoraRoom } from './room.ts'

/** A LoRA as it is taken: its header has been read, and what it says is settled. */
export const StoredLora = LoraRequest.extend({
  bytes: z.number().int(),
  base: z.enum(loraBases),
  rank: z.number().int().nullable(),
  triggerWords: z.array(z.string()),
})
type StoredLora = z.output<typeof StoredLora>

const Part = z.object({ hash: z.string() })

const gone = () => new AppError('not_found', 'The uploaded file is no longer here. Upload it again.')

/** Takes a file that was uploaded: hashes it, a little at a time, and keeps it as a LoRA. */
export const loraKind: Kind<StoredLora> = {
  name: 'lora',
  request: StoredLora,
  price: () => 0,
  describe: (_, request) => ({ description: request.title, modelName: '' }),

  async run(request, work) {
    const { db, loraFiles } = work.services
    const { uploadId, bytes, visibility, ...said } = request
    const { hash } = Part.parse(
      await work.part(0, async () => {
        work.progress(0.02, 'Reading the file')
        const [row] = await db.select().from(loraUploads).where(eq(loraUploads.id, uploadId))
        if (row?.ownerId !== work.userId) throw gone()
        const stream = await loraFiles.read(uploadId)
        return { hash: await hashOf(stream, work.signal, (read) => work.progress(read / bytes, 'Reading the file')) }
      }),
    )
    return {
      charge: 0,
      async store(tx) {
        // Taken once, by whoever comes first.
        const taken = await tx
          .delete(loraUploads)
          .where(and(eq(loraUploads.id, uploadId), eq(loraUploads.ownerId, work.userId)))
          .returning()
        if (taken.length === 0) throw gone()
        await tx.insert(loras).values({
          ...said,
          ...flagsOf({ visibility }),
          id: crypto.randomUUID(),
          generationId: work.id,
          ownerId: work.userId,
          kind: 'safetensors',
          hash,
          bytes,
          storageKey: uploadId,
        })
      },
    }
  },

  bounded: () => unbounded,

  admit: (tx, userId) => assertLoraRoom(tx, userId, 0),

  async outcome(reader, _services, { id }) {
    const made = await loraOfGeneration(reader, id)
    return { image: null, images: [], url: made === undefined ? null : `/loras/${made}` }
  },
}
