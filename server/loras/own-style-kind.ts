import * as z from 'zod'
import { categoryFacts, type ImageCategory, type ImageShape, pixelSize } from '../../contract/categories.ts'
import { OWN_STYLE_PRICE } from '../../contract/economy.ts'
import { FaceBox } from '../../contract/images.ts'
import { OwnStyleRequest } from '../../contract/loras.ts'
import { OwnStyle } from '../../contract/own-styles.ts'
import { Chip } from '../../contract/prompts.ts'
import { RECIPE } from '../../engine/facts.ts'
import type { Reader } from '../db/database.ts'
import { imageLoras, images, loras } from '../db/schema.ts'
import type { Kind, Work } from '../generations/kind.ts'
import { imagesOfGeneration } from '../images/queries.ts'
import { thumbhashOf } from '../images/thumbhash.ts'
import { workOf } from '../pixels/gate.ts'
import { ownPictures } from './own-pictures.ts'
import { loraOfGeneration } from './queries.ts'
import { assertLoraRoom } from './room.ts'

interface Tried {
  category: ImageCategory
  prompt: string
  model: string
  shape: ImageShape
  seed: number
}

/** What a new style is tried on: somebody, a place and a beast, each by another hand. */
const trials: readonly Tried[] = [
  { category: 'characters', prompt: 'a knight in a red cloak', model: 'painted', shape: 'portrait', seed: 8 },
  { category: 'landscapes', prompt: 'a castle above a lake', model: 'inked', shape: 'landscape', seed: 12 },
  { category: 'monsters', prompt: 'a green dragon', model: 'poster', shape: 'square', seed: 16 },
]
const SIZE = 512
/** Learning is about as long as painting the three. */
const LEARNING = 0.5

const Learnt = z.object({ style: OwnStyle })

const Trial = z.object({
  mediaKey: z.string(),
  thumbhash: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  understood: z.array(Chip),
  unused: z.array(z.string()),
  faces: z.array(FaceBox),
  scene: z.unknown(),
})

/** Where the pictures lie that a style is learnt from. Throws AppError where one is not the caller's, or not there any more. */
export async function assertOwnPictures(reader: Reader, ownerId: string, ids: readonly string[]): Promise<string[]> {
  const found = await ownPictures(reader, ownerId, ids, 'A style is learnt from')
  return found.map(({ mediaKey }) => mediaKey)
}

/** One trial of the style, painted and put away. */
async function paintTrial(k: number, tried: Tried, style: OwnStyle, work: Work): Promise<z.output<typeof Trial>> {
  const { providers, media } = work.services
  const { category, prompt, model, shape, seed } = tried
  const order = { category, prompt, negativePrompt: '', model, seed, ...pixelSize(shape, SIZE) }
  const made = await work.part(k + 1, async (job) => {
    const share = (1 - LEARNING) / trials.length
    const { bytes, extension, width, height, understood, unused, faces, scene } = await providers.makerOf(
      providers.modelFor(category, model),
    )(
      { ...order, worn: [{ style, strength: 1 }] },
      {
        signal: work.signal,
        progress: (fraction) => work.progress(LEARNING + share * (k + fraction), 'Trying it on'),
        job,
      },
    )
    const hashing = { caller: workOf(work.userId), pixels: width * height, signal: work.signal }
    const [mediaKey, thumbhash] = await Promise.all([media.put(bytes, extension), thumbhashOf(bytes, hashing)])
    return { mediaKey, thumbhash, width, height, bytes: bytes.length, understood, unused, faces: faces ?? [], scene }
  })
  return Trial.parse(made)
}

/** Learns a style of one's own from pictures, and tries it on three works, which are the person's. */
export const ownStyleKind: Kind<OwnStyleRequest> = {
  name: 'own-style',
  reason: 'LORA_CREATION',
  request: OwnStyleRequest,
  price: () => OWN_STYLE_PRICE,
  describe: (_, { title }) => ({ description: title, modelName: 'A style of your own' }),

  async run(request, work) {
    const { db, media, learner } = work.services
    const { style } = Learnt.parse(
      await work.part(0, async () => {
        work.progress(0.01, 'Looking at your pictures')
        const keys = await assertOwnPictures(db, work.userId, request.imageIds)
        const told = (part: number) => work.progress(part * LEARNING, 'Looking at your pictures')
        const fetches = keys.map((key) => () => media.read(key))
        return { style: await learner.learn(fetches, { signal: work.signal, progress: told }) }
      }),
    )
    const made: { tried: Tried; painted: z.output<typeof Trial> }[] = []
    for (const [k, tried] of trials.entries()) made.push({ tried, painted: await paintTrial(k, tried, style, work) })
    return {
      charge: work.cost,
      async store(tx) {
        const id = crypto.randomUUID()
        await tx.insert(loras).values({
          id,
          generationId: work.id,
          ownerId: work.userId,
          kind: 'own-style',
          title: request.title,
          base: 'built-in',
          licence: 'use-here',
          source: `Learnt from ${new Set(request.imageIds).size} pictures`,
          isVisible: false,
          style,
        })
        const rows = made.map(({ tried, painted }, k) => {
          const { category, prompt, model, seed } = tried
          return {
            ...painted,
            id: crypto.randomUUID(),
            generationId: work.id,
            position: k,
            ownerId: work.userId,
            type: categoryFacts[category].type,
            title: `${prompt.charAt(0).toUpperCase()}${prompt.slice(1)}, in ${request.title}`,
            prompt,
            model,
            modelName: work.services.providers.modelFor(category, model).name,
            seed,
            recipe: RECIPE,
            isVisible: false,
            worn: [{ style, strength: 1 }],
          }
        })
        await tx.insert(images).values(rows)
        await tx.insert(imageLoras).values(rows.map((row) => ({ imageId: row.id, loraId: id, weight: 1 })))
      },
    }
  },

  // The pictures that try it on.
  bounded: () => ({ pictures: 0, hidden: trials.length }),

  admit: (tx, userId) => assertLoraRoom(tx, userId, 0),

  async outcome(reader, services, generation) {
    const made = await loraOfGeneration(reader, generation.id)
    const tried = await imagesOfGeneration(reader, services, generation, [])
    return { image: tried[0] ?? null, images: tried, url: made === undefined ? null : `/loras/${made}` }
  },
}
