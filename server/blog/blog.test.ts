import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRoute, openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { allArticles } from './queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
})
afterAll(() => server.close())

const publicFile = (url: string) => fileURLToPath(new URL(`../../web/public${url}`, import.meta.url))

test('the list tells every article, newest first, without its text', async () => {
  const { articles } = (await callRoute(server.app, 'listArticles', {})).json<{
    articles: { slug: string; date: string }[]
  }>()
  expect(articles.length).toBeGreaterThanOrEqual(4)
  const days = articles.map(({ date }) => date)
  expect(days).toEqual([...days].sort().reverse())
  expect(articles[0]).not.toHaveProperty('html')
})

test('every article is long enough to be worth reading, and its pictures are there, with their size', () => {
  for (const { slug, html, minutes, picture } of allArticles()) {
    expect(html.replace(/<[^>]+>/g, '').split(/\s+/).length, slug).toBeGreaterThan(350)
    expect(minutes, slug).toBeGreaterThan(1)
    const shown = [...html.matchAll(/<img[^>]* src="([^"]+)"[^>]*>/g)]
    for (const [tag, url = ''] of shown) {
      expect(existsSync(publicFile(url)), `${slug}: ${url}`).toBe(true)
      expect(tag, slug).toMatch(/ width="\d+" height="\d+"/)
    }
    expect(existsSync(publicFile(picture.url)), slug).toBe(true)
  }
})

test('an article is HTML with headings that can be led to; one that is not there is not found, whatever its name', async () => {
  const article = await callRoute(server.app, 'getArticle', { params: { slug: 'battle-map-to-foundry' } })
  expect(article.json().html).toContain('<h2 id="bring-it-in">')
  const none = await callRoute(server.app, 'getArticle', { params: { slug: 'no-such-thing' } })
  expect(none.statusCode).toBe(404)
  const outside = await server.app.inject({ url: '/api/v1/blogs/..%2F..%2Fqueries' })
  expect(outside.statusCode).toBe(400)
})

test('the feed has whole articles with whole addresses', async () => {
  const feed = await server.app.inject({ url: '/blogs/feed.xml', headers: { host: 'keep.test' } })
  expect(feed.headers['content-type']).toContain('rss')
  for (const { title } of allArticles()) expect(feed.body).toContain(title)
  expect(feed.body).toContain('src="http://keep.test/blog/')
  expect(feed.body).not.toContain('src="/blog/')
})
