import { stat } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { ImageWidth } from '../../contract/images.ts'
import { IMAGE_QUALITY_DEFAULT, imageQualities } from '../../contract/limits.ts'
import { AppError, notFound } from '../errors.ts'
import { atMost } from '../http/limits.ts'
import { queuerOf } from '../line/queuer.ts'
import type { Services } from '../services.ts'
import { openDiskCache } from './disk-cache.ts'
import { isMediaKey, isPictureKey, mediaTypeOf } from './key.ts'
import { MissingMedia } from './missing.ts'
import { openResized, type Quality, type Resize, type ResizedFormat } from './resized.ts'
import { type Range, rangeOf, type Sent, sentBytes, sentFile } from './sent.ts'
import { openShown } from './shown.ts'

const Signed = z.object({ until: z.string().optional(), sign: z.string().optional() })
type Signed = z.infer<typeof Signed>

const ResizeQuery = z.object({
  url: z.string().max(300).startsWith('/media/', 'Only pictures kept here can be resized.'),
  w: ImageWidth,
  q: z.coerce.number().int().min(1).max(100).default(IMAGE_QUALITY_DEFAULT),
})

const LASTING = 'public, max-age=31536000, immutable'
const PASSING = 'private, no-store'

/** Any quality from 1 to 100 is taken, but only three are made: a hundred would each fill the cache with the same pictures. */
const nearestQuality = (q: number): Quality =>
  imageQualities.reduce((best, one) => (Math.abs(one - q) < Math.abs(best - q) ? one : best))

/** A browser that can show AVIF names it; one that only says it takes anything may not. */
const formatFor = (accept = ''): ResizedFormat =>
  /image\/avif(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept) ? 'avif' : 'webp'

/** The headers of bytes that are there: a failure must not be told with them, or caches would keep it for a year. */
function label(reply: FastifyReply, name: string, type: string, cacheControl: string): FastifyReply {
  return reply.type(type).header('etag', `"${name}"`).header('cache-control', cacheControl)
}

/** Whether the asker has these very bytes already. */
const isKnown = (request: FastifyRequest, name: string) =>
  request.headers['if-none-match']?.includes(`"${name}"`) ?? false

export function storageRoutes(app: FastifyInstance, services: Services): void {
  const { media, metrics, config, log } = services
  const shown = openShown(services)
  const cache = openDiskCache({ folder: `${config.dataDir}/cache/resized`, bytesMax: config.imageCacheBytes, log })
  const resized = openResized(cache)
  const rateLimit = atMost('picture')
  const countMade = config.rateLimits ? app.createRateLimit(atMost('resizing')) : undefined

  /**
   * The cache rule for a key's bytes, and how many px they have; a stranger without a valid signature gets "not found" for what
   * is not public, and whoever has one for what was deleted.
   */
  async function admit(key: string, signed: Signed): Promise<{ cacheControl: string; pixels: number }> {
    if (!isMediaKey(key)) throw notFound('This picture')
    const isSigned = media.admits(key, signed.until, signed.sign, services.now())
    const pixels = await (isSigned ? shown.bySignature(key) : shown.toAll(key))
    if (pixels === undefined) throw notFound('This picture')
    return { cacheControl: isSigned ? PASSING : LASTING, pixels }
  }

  /** A private picture's address may hold for longer than the picture is kept; a public one's bytes are never missing. */
  async function readShown(key: string): Promise<Buffer> {
    try {
      return await media.read(key)
    } catch (error) {
      if (!(error instanceof MissingMedia)) throw error
      if ((await shown.toAll(key)) !== undefined) log.error({ err: error }, 'The bytes of a public picture are missing')
      throw notFound('This picture')
    }
  }

  /** From its file where there is one, so that slow readers hold none of it. */
  async function send(key: string, range?: Range): Promise<Sent> {
    const file = await media.fileOf(key)
    const sent = file && (await sentFile(file, range))
    if (sent) return sent
    const bytes = await readShown(key)
    return sentBytes(range ? bytes.subarray(range.first, range.last + 1) : bytes)
  }

  async function lengthOf(key: string): Promise<number> {
    const file = await media.fileOf(key)
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined)
    return found?.size ?? (await readShown(key)).length
  }

  async function makeFor(request: FastifyRequest, resize: Resize, pixels: number): Promise<Buffer> {
    const counted = await countMade?.(request)
    if (counted && !counted.isAllowed && counted.isExceeded) {
      throw new AppError('too_many_requests', 'That is a lot of pictures at once. Try again in a minute.')
    }
    const originals = { fileOf: media.fileOf, read: readShown, pixels }
    return resized.make(resize, originals, queuerOf(request.caller, request.ip))
  }

  app.get<{ Params: { key: string }; Querystring: Signed }>(
    '/media/:key',
    { config: { rateLimit }, schema: { hide: true, querystring: Signed } },
    async (request, reply) => {
      const { key } = request.params
      const { cacheControl } = await admit(key, request.query)
      if (isKnown(request, key)) return label(reply, key, mediaTypeOf(key), cacheControl).status(304).send()
      // Players ask for a moment in the middle of a recording, and some play nothing that cannot be asked so.
      const asked = isPictureKey(key) ? undefined : request.headers.range
      const length = asked === undefined ? 0 : await lengthOf(key)
      const range = rangeOf(asked, length)
      if (range === null) return reply.status(416).header('content-range', `bytes */${length}`).send()
      const sent = await send(key, range)
      label(reply, key, mediaTypeOf(key), cacheControl).header('content-length', sent.length)
      if (!isPictureKey(key)) reply.header('accept-ranges', 'bytes')
      if (range) reply.status(206).header('content-range', `bytes ${range.first}-${range.last}/${length}`)
      return reply.send(sent.body)
    },
  )

  app.get<{ Querystring: z.infer<typeof ResizeQuery> }>(
    '/_image',
    { config: { rateLimit }, schema: { hide: true, querystring: ResizeQuery } },
    async (request, reply) => {
      const { url, w, q } = request.query
      const source = new URL(url, 'http://local')
      const key = source.pathname.slice('/media/'.length)
      if (!isPictureKey(key)) throw notFound('This picture')
      const { cacheControl, pixels } = await admit(key, Signed.parse(Object.fromEntries(source.searchParams)))
      const format = formatFor(request.headers.accept)
      const resize = { key, width: w, quality: nearestQuality(q), format }
      const name = resized.nameOf(resize)
      const known = isKnown(request, name)
      const ready = known ? undefined : await resized.find(name)
      const bytes = known ? undefined : (ready ?? (await makeFor(request, resize, pixels)))
      metrics.pictureAnswered(known ? 'known' : ready ? 'ready' : 'made')
      label(reply, name, `image/${format}`, cacheControl).header('vary', 'accept')
      return bytes ? reply.send(bytes) : reply.status(304).send()
    },
  )
}
