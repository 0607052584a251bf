import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { imageCategories } from '../../contract/categories.ts'
import { transformStyles } from '../../contract/edit-facts.ts'
import { UNCONFIRMED_PATH } from '../../contract/limits.ts'
import { videoEffects } from '../../contract/video-facts.ts'
import { allArticles } from '../blog/queries.ts'
import { notFound } from '../errors.ts'
import { atMost } from '../http/limits.ts'
import { originOf } from '../http/origin.ts'
import type { Services } from '../services.ts'
import { feedOf } from './feed.ts'
import { previewRoutes } from './preview-routes.ts'
import {
  countLoraSitemaps,
  countSheetSitemaps,
  countSitemaps,
  lorasOfSitemap,
  newestWorks,
  sheetsOfSitemap,
  worksOfSitemap,
} from './queries.ts'
import { type ListedPage, sitemapIndex, sitemapOfListed, sitemapOfPages, sitemapOfWorks } from './sitemap.ts'

/** Works in the feed. */
const FEED_LENGTH = 50

/** Screens about the visitor alone, and the calls: nothing a search engine could show. */
const NOT_FOR_CRAWLERS = [
  '/api/',
  '/v1/',
  '/v2/',
  '/_app',
  '/admin',
  '/my-gallery',
  '/profile',
  '/transactions',
  '/reset-password',
  UNCONFIRMED_PATH,
]

const MODEL_PAGE = '/models/image/:model'
const BLOG_PAGE = '/blogs/:slug'
const TRANSFORM_PAGE = '/transform/:style'
const EFFECT_PAGE = '/models/video-effects/:effect'
const CLIP_MODEL_PAGE = '/models/video/:model'
/** What is listed by the ten thousand. */
const listed = ['works', 'sheets', 'loras'] as const
const SitemapFile = z.object({
  file: z
    .string()
    .regex(new RegExp(`^(${listed.join('|')})-[1-9]\\d{0,4}\\.xml$`))
    .transform((name) => {
      const [what, number] = name.split(/[-.]/)
      return { what: what as (typeof listed)[number], number: Number(number) }
    }),
})
const HOUR = 'public, max-age=3600'
const TEN_MINUTES = 'public, max-age=600'

/** What search engines and feed readers ask for. `publicPaths` are the pages every visitor may see, as patterns. */
export function foundRoutes(app: FastifyInstance, services: Services, publicPaths: readonly string[]): void {
  const { db, config } = services
  const originFor = (request: FastifyRequest) => originOf(config, request)
  previewRoutes(app, services)
  const options = { schema: { hide: true }, config: { rateLimit: atMost('found') } }

  /** How many files there are of each, and what one holds; undefined: there is none of this number. */
  const lists: Record<
    (typeof listed)[number],
    { count: () => Promise<number>; file: (origin: string, number: number) => Promise<Readable | undefined> }
  > = {
    works: {
      count: () => countSitemaps(db),
      async file(origin, number) {
        const works = await worksOfSitemap(db, number)
        return works.length > 0 ? sitemapOfWorks(origin, works) : undefined
      },
    },
    sheets: {
      count: () => countSheetSitemaps(db),
      async file(origin, number) {
        const found = await sheetsOfSitemap(db, number)
        return listOf(
          origin,
          found.map(({ kind, id, createdAt }) => ({ path: `/${kind}/${id}`, createdAt })),
        )
      },
    },
    loras: {
      count: () => countLoraSitemaps(db),
      async file(origin, number) {
        const found = await lorasOfSitemap(db, number)
        return listOf(
          origin,
          found.map(({ id, createdAt }) => ({ path: `/loras/${id}`, createdAt })),
        )
      },
    },
  }
  const listOf = (origin: string, pages: readonly ListedPage[]) =>
    pages.length > 0 ? sitemapOfListed(origin, pages) : undefined

  app.get('/robots.txt', options, async (request, reply) => {
    const rules = NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`).join('\n')
    reply.type('text/plain; charset=utf-8').header('cache-control', HOUR)
    return `User-agent: *\n${rules}\n\nSitemap: ${originFor(request)}/sitemap.xml\n`
  })

  app.get('/sitemap.xml', options, async (request, reply) => {
    const files = await Promise.all(
      listed.map(async (what) =>
        Array.from({ length: await lists[what].count() }, (_, index) => `/sitemaps/${what}-${index + 1}.xml`),
      ),
    )
    reply.type('application/xml').header('cache-control', HOUR)
    return sitemapIndex(originFor(request), ['/sitemaps/pages.xml', ...files.flat()])
  })

  app.get('/sitemaps/pages.xml', options, async (request, reply) => {
    reply.type('application/xml').header('cache-control', HOUR)
    const pagesOf = (page: string, models: readonly { id: string }[]) =>
      publicPaths.includes(page) ? models.map(({ id }) => page.replace(':model', encodeURIComponent(id))) : []
    const { providers } = services
    return sitemapOfPages(originFor(request), [
      ...publicPaths.filter((path) => !path.includes(':')),
      ...imageCategories.map((category) => `/gallery?category=${category}`),
      ...(publicPaths.includes(BLOG_PAGE) ? allArticles().map(({ slug }) => BLOG_PAGE.replace(':slug', slug)) : []),
      ...(publicPaths.includes(TRANSFORM_PAGE)
        ? transformStyles.map((style) => TRANSFORM_PAGE.replace(':style', style))
        : []),
      ...(publicPaths.includes(EFFECT_PAGE)
        ? videoEffects.map((effect) => EFFECT_PAGE.replace(':effect', effect))
        : []),
      ...pagesOf(MODEL_PAGE, providers.models()),
      ...pagesOf(
        CLIP_MODEL_PAGE,
        providers.others().filter(({ craft }) => craft === 'clip'),
      ),
    ])
  })

  app.get<{ Params: { file: string } }>('/sitemaps/:file', options, async (request, reply) => {
    const named = SitemapFile.safeParse(request.params)
    if (!named.success) throw notFound('This sitemap')
    const { what, number } = named.data.file
    const sitemap = await lists[what].file(originFor(request), number)
    if (!sitemap) throw notFound('This sitemap')
    reply.type('application/xml').header('cache-control', HOUR)
    return sitemap
  })

  app.get('/feed.xml', options, async (request, reply) => {
    reply.type('application/rss+xml; charset=utf-8').header('cache-control', TEN_MINUTES)
    return feedOf(originFor(request), await newestWorks(db, FEED_LENGTH))
  })
}
