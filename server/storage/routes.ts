import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { IMAGE_QUALITY_DEFAULT, imageWidths } from '../../contract/limits.ts'
import { images } from '../db/schema.ts'
import { notFound } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { isMediaKey, type MediaExtension, mediaTypes } from './media.ts'
import { openResized } from './resized.ts'

const Signed = z.object({ until: z.string().optional(), sign: z.string().optional() })
const Resize = z.object({
  url: z.string().max(300).startsWith('/media/', 'Only pictures kept here can be resized.'),
  w: z.coerce
    .number()
    .int()
    .refine((width) => imageWidths.some((known) => known === width), `w is one of ${imageWidths.join(', ')}.`),
  q: z.coerce.number().int().min(10).max(95).default(IMAGE_QUALITY_DEFAULT),
})

const LASTING = 'public, max-age=31536000, immutable'
const PASSING = 'private, max-age=3600'

export function storageRoutes(app: FastifyInstance, services: Services): void {
  const { db, media } = services
  const resized = openResized(services.config.dataDir)

  /** The cache rule for a key's bytes; a stranger without a valid signature gets "not found" for what is not public. */
  async function admit(key: string, signed: z.infer<typeof Signed>): Promise<string> {
    if (!isMediaKey(key)) throw notFound('This picture')
    if (media.admits(key, signed.until, signed.sign, services.now())) return PASSING
    const [shown] = await db
      .select({ id: images.id })
      .from(images)
      .where(and(eq(images.mediaKey, key), eq(images.isVisible, true)))
      .limit(1)
    if (!shown) throw notFound('This picture')
    return LASTING
  }

  app.get<{ Params: { key: string } }>(
    '/media/:key',
    { schema: { hide: true, querystring: Signed } },
    async (request, reply) => {
      const { key } = request.params
      reply.header('cache-control', await admit(key, request.query as z.infer<typeof Signed>))
      return reply.type(mediaTypes[key.slice(65) as MediaExtension]).send(await media.read(key))
    },
  )

  app.get('/_image', { schema: { hide: true, querystring: Resize } }, async (request, reply) => {
    const { url, w, q } = request.query as z.infer<typeof Resize>
    const source = new URL(url, 'http://local')
    const key = source.pathname.slice('/media/'.length)
    const signed = Signed.parse(Object.fromEntries(source.searchParams))
    reply.header('cache-control', await admit(key, signed))
    return reply.type('image/webp').send(await resized.webp(key, w, q, () => media.read(key)))
  })
}
