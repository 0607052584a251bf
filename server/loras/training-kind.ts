import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { MILLIGOLD_PER_GOLD } from '../../contract/economy.ts'
import { loraBases } from '../../contract/lora-facts.ts'
import { TrainingRequest } from '../../contract/loras.ts'
import type { TrainingModel } from '../../contract/models.ts'
import { flagsOf } from '../../contract/visibility.ts'
import { loras } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Kind, Work } from '../generations/kind.ts'
import { unbounded } from '../generations/policy.ts'
import { ProviderError, type RemoteJob } from '../providers/provider.ts'
import type { Providers } from '../providers/providers.ts'
import { ownPictures } from './own-pictures.ts'
import { loraOfGeneration } from './queries.ts'
import { hashOf, readLora } from './reading.ts'
import { assertLoraRoom } from './room.ts'
import { trainingPicture } from './training-pictures.ts'

/** A training as it is stored: its trainer is settled. */
export const StoredTraining = TrainingRequest.extend({ model: z.string() })
type StoredTraining = z.output<typeof StoredTraining>

const Part = z.object({
  hash: z.string(),
  bytes: z.number().int(),
  base: z.enum(loraBases),
  rank: z.number().int().nullable(),
})

/** Who trains: the one that is named, or the first. Throws AppError where there is none. */
export function trainerFor(providers: Pick<Providers, 'others'>, id: string | undefined): TrainingModel {
  const trainers = providers.others().filter((model): model is TrainingModel => model.craft === 'training')
  const trainer = id === undefined ? trainers[0] : trainers.find((model) => model.id === id)
  if (trainer) return trainer
  throw new AppError(
    'invalid_request',
    id === undefined
      ? 'No service that trains LoRAs is switched on here. Nothing was charged.'
      : `The trainer "${id}" is not on offer. Nothing was charged.`,
  )
}

/** What came of a training, looked through on this machine's disk and put where LoRAs lie, under the work's own id: a repeat has another. */
async function keep(weights: Readable, work: Work): Promise<z.output<typeof Part>> {
  const { config, loraFiles } = work.services
  const folder = join(config.dataDir, 'receiving')
  const file = join(folder, randomUUID())
  // Said with every piece: with what is said here, an attempt hears that its work has ended.
  const say = () => work.progress(0.97, 'Fetching the LoRA')
  async function* told(pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      say()
      yield piece
    }
  }
  await mkdir(folder, { recursive: true })
  try {
    await pipeline(weights, told, createWriteStream(file, { flags: 'wx' }), { signal: work.signal })
    const { size } = await stat(file)
    const stream = async () => (await open(file)).createReadStream()
    // What a company sends is looked at like what anybody sends.
    const { base, rank } = await readLora(await stream(), size).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      throw new ProviderError('The trainer sent something that is no LoRA.', { passing: true, cause: error })
    })
    const hash = await hashOf(await stream(), work.signal, say)
    work.signal.throwIfAborted()
    await loraFiles.put(work.id, file, size)
    return { hash, bytes: size, base, rank }
  } finally {
    await rm(file, { force: true })
  }
}

/** Has a LoRA trained from a person's pictures by a company's trainer. */
export const trainingKind: Kind<StoredTraining> = {
  name: 'training',
  reason: 'LORA_CREATION',
  request: StoredTraining,

  price: ({ providers }, { model }) => Math.round(trainerFor(providers, model).rate * MILLIGOLD_PER_GOLD),

  describe({ providers }, { title, model }) {
    const trainer = providers.others().find(({ id }) => id === model)
    return { description: title, modelName: trainer?.name ?? model }
  },

  waitsFor: ({ providers }, { model }) => providers.lineOf(trainerFor(providers, model))?.name,

  async run(request, work) {
    const { db, providers, media } = work.services
    const { pictures, model: id, subject, trigger, visibility, ...said } = request
    const model = trainerFor(providers, id)

    async function train(job: RemoteJob) {
      work.progress(0.01, 'Looking at the pictures')
      const mine = await ownPictures(
        db,
        work.userId,
        pictures.map(({ imageId }) => imageId),
        'A LoRA is trained on',
      )
      const shown = []
      // What is under way is not made ready again.
      const isUnderWay = (await job.kept()) !== undefined
      for (const [position, { mediaKey }] of isUnderWay ? [] : mine.entries()) {
        const bytes = await trainingPicture(await media.read(mediaKey), work)
        shown.push({ bytes, caption: pictures[position]?.caption ?? '' })
      }
      const made = await providers.makerOf(model)(
        { model: model.id, pictures: shown, trigger, subject },
        { signal: work.signal, progress: (fraction, stage) => work.progress(fraction, stage), job },
      )
      return keep(made.weights, work).catch(async (error: unknown) => {
        // What is no LoRA will not become one: the next attempt orders anew.
        if (error instanceof ProviderError) await job.forget()
        throw error
      })
    }

    const part = Part.parse(await work.part(0, train))
    return {
      charge: work.cost,
      async store(tx) {
        await tx.insert(loras).values({
          ...said,
          ...flagsOf({ visibility }),
          ...part,
          // What its file does not say, its trainer does.
          base: part.base === 'unknown' ? model.base : part.base,
          triggerWords: [trigger],
          id: randomUUID(),
          generationId: work.id,
          ownerId: work.userId,
          kind: 'trained',
          source: `Trained from ${pictures.length} pictures by ${model.name} of ${model.provider}`,
          storageKey: work.id,
        })
      },
    }
  },

  bounded: () => unbounded,

  admit: (tx, userId) => assertLoraRoom(tx, userId, 0),

  async letGo({ db, loraFiles }, { id }) {
    if (id !== undefined && (await db.$count(loras, eq(loras.storageKey, id))) === 0) await loraFiles.remove(id)
  },

  async outcome(reader, _services, { id }) {
    const made = await loraOfGeneration(reader, id)
    return { image: null, images: [], url: made === undefined ? null : `/loras/${made}` }
  },
}
