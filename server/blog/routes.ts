import type { FastifyInstance } from 'fastify'
import { notFound } from '../errors.ts'
import { bind } from '../http/bind.ts'
import { atMost } from '../http/limits.ts'
import { originOf } from '../http/origin.ts'
import type { Services } from '../services.ts'
import { blogFeed } from './feed.ts'
import { allArticles, articleOf, summaryOf } from './queries.ts'

export function blogRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'listArticles', async () => ({ articles: allArticles().map(summaryOf) }))

  bind(app, services, 'getArticle', async ({ params }) => {
    const article = articleOf(params.slug)
    if (!article) throw notFound('This article')
    return article
  })

  const options = { schema: { hide: true }, config: { rateLimit: atMost('found') } }
  app.get('/blogs/feed.xml', options, async (request, reply) => {
    reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return blogFeed(originOf(services.config, request))
  })
}
