import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { imageCategories } from '../../contract/categories.ts'
import { UNCONFIRMED_PATH } from '../../contract/limits.ts'
import { notFound } from '../errors.ts'
import { atMost } from '../http/limits.ts'
import { originOf } from '../http/origin.ts'
import type { Services } from '../services.ts'
import { feedOf } from './feed.ts'
import { previewRoutes } from './preview-routes.ts'
import { countSheetSitemaps, countSitemaps, newestWorks, sheetsOfSitemap, worksOfSitemap } from './queries.ts'
import { sitemapIndex, sitemapOfPages, sitemapOfSheets, sitemapOfWorks } from './sitemap.ts'

/** Works in the feed. */
const FEED_LENGTH = 50

/** Screens about the visitor alone, and the calls: nothing a search engine could show. */
const NOT_FOR_CRAWLERS = [
  '/api/',
  '/v1/',
  '/v2/',
  '/_app',
  '/my-gallery',
  '/profile',
  '/transactions',
  '/reset-password',
  UNCONFIRMED_PATH,
]

const MODEL_PAGE = '/models/image/:model'
const SitemapFile = z.object({ file: z.string().regex(/^(works|sheets)-[1-9]\d{0,4}\.xml$/) })
const HOUR = 'public, max-age=3600'
const TEN_MINUTES = 'public, max-age=600'

/** What search engines and feed readers ask for. `publicPaths` are the pages every visitor may see, as patterns. */
export function foundRoutes(app: FastifyInstance, services: Services, publicPaths: readonly string[]): void {
  const { db, config } = services
  const originFor = (request: FastifyRequest) => originOf(config, request)
  previewRoutes(app, services)
  const options = { schema: { hide: true }, config: { rateLimit: atMost('found') } }

  async function worksSitemap(origin: string, file: number) {
    const works = await worksOfSitemap(db, file)
    return works.length > 0 ? sitemapOfWorks(origin, works) : undefined
  }

  async function sheetsSitemap(origin: string, file: number) {
    const sheets = await sheetsOfSitemap(db, file)
    return sheets.length > 0 ? sitemapOfSheets(origin, sheets) : undefined
  }

  app.get('/robots.txt', options, async (request, reply) => {
    const rules = NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`).join('\n')
    reply.type('text/plain; charset=utf-8').header('cache-control', HOUR)
    return `User-agent: *\n${rules}\n\nSitemap: ${originFor(request)}/sitemap.xml\n`
  })

  app.get('/sitemap.xml', options, async (request, reply) => {
    const [works, sheets] = await Promise.all([countSitemaps(db), countSheetSitemaps(db)])
    const files = (what: string, number: number) =>
      Array.from({ length: number }, (_, index) => `/sitemaps/${what}-${index + 1}.xml`)
    reply.type('application/xml').header('cache-control', HOUR)
    return sitemapIndex(originFor(request), [
      '/sitemaps/pages.xml',
      ...files('works', works),
      ...files('sheets', sheets),
    ])
  })

  app.get('/sitemaps/pages.xml', options, async (request, reply) => {
    reply.type('application/xml').header('cache-control', HOUR)
    const models = publicPaths.includes(MODEL_PAGE) ? services.providers.models() : []
    return sitemapOfPages(originFor(request), [
      ...publicPaths.filter((path) => !path.includes(':')),
      ...imageCategories.map((category) => `/gallery?category=${category}`),
      ...models.map((model) => MODEL_PAGE.replace(':model', encodeURIComponent(model.id))),
    ])
  })

  app.get<{ Params: { file: string } }>('/sitemaps/:file', options, async (request, reply) => {
    const named = SitemapFile.safeParse(request.params)
    if (!named.success) throw notFound('This sitemap')
    const [what, number] = named.data.file.split(/[-.]/)
    const sitemap =
      what === 'sheets'
        ? await sheetsSitemap(originFor(request), Number(number))
        : await worksSitemap(originFor(request), Number(number))
    if (!sitemap) throw notFound('This sitemap')
    reply.type('application/xml').header('cache-control', HOUR)
    return sitemap
  })

  app.get('/feed.xml', options, async (request, reply) => {
    reply.type('application/rss+xml; charset=utf-8').header('cache-control', TEN_MINUTES)
    return feedOf(originFor(request), await newestWorks(db, FEED_LENGTH))
  })
}
