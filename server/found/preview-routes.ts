import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { notFound } from '../errors.ts'
import { atMost } from '../http/limits.ts'
import { queuerOf } from '../line/queuer.ts'
import { pixels, pixelsIn } from '../pixels/gate.ts'
import type { Services } from '../services.ts'
import { openDiskCache } from '../storage/disk-cache.ts'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, previewOf } from './preview.ts'
import { frontLandscape, previewedWork } from './queries.ts'

/** What a preview is made by; a change of how it looks is a new recipe. */
const RECIPE = 1
/** Previews are asked for once by each service a link is posted to, and kept there: a few hundred of them suffice. */
const CACHE_BYTES = 64 * 1024 * 1024
/** A work may be made private: services that ask again hear of it within the day. */
const DAY = 'public, max-age=86400'

const Work = z.object({ id: z.uuid() })

/** Pictures for link previews. They stand beside the pages they are of, because crawlers are kept out of /v1/. */
export function previewRoutes(app: FastifyInstance, { db, media, config, log }: Services): void {
  const cache = openDiskCache({ folder: `${config.dataDir}/cache/previews`, bytesMax: CACHE_BYTES, log })
  const options = { schema: { hide: true }, config: { rateLimit: atMost('resizing') } }

  async function send(request: FastifyRequest, reply: FastifyReply, of: string, make: () => Promise<Buffer>) {
    const name = `${createHash('sha256').update(`${RECIPE}:${of}`).digest('hex')}.jpg`
    const isKnown = request.headers['if-none-match']?.includes(`"${name}"`)
    const bytes = isKnown ? undefined : await cache.get(name, make)
    reply.type('image/jpeg').header('etag', `"${name}"`).header('cache-control', DAY)
    // The picture is there to be shown on other sites.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return bytes ? reply.send(bytes) : reply.status(304).send()
  }

  app.get<{ Params: { id: string } }>('/images/:id/preview.jpg', options, async (request, reply) => {
    const named = Work.safeParse(request.params)
    const work = named.success ? await previewedWork(db, named.data.id) : undefined
    if (!work) throw notFound('This picture')
    const { key, type } = work
    return send(request, reply, `${type}:${key}`, async () => {
      const original = await media.read(key)
      const asked = { caller: queuerOf(undefined, request.ip), pixels: await pixelsIn(original) }
      return pixels.run(asked, () => previewOf(original, { mayBeCut: type === 'LANDSCAPE' }))
    })
  })

  app.get('/preview.jpg', options, async (request, reply) => {
    const key = await frontLandscape(db)
    return send(request, reply, key ?? 'dusk', async () => {
      // The canvas is large and this is seldom asked for: loaded only when it is.
      const { frontPreview } = await import('./front-preview.ts')
      const landscape = key === undefined ? undefined : await media.read(key)
      const asked = {
        caller: queuerOf(undefined, request.ip),
        pixels: landscape ? await pixelsIn(landscape) : PREVIEW_WIDTH * PREVIEW_HEIGHT,
      }
      return pixels.run(asked, () => frontPreview(landscape))
    })
  })
}
