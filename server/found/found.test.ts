import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transformStyles } from '../../contract/edit-facts.ts'
import type { OtherModel } from '../../contract/models.ts'
import { loras } from '../db/schema.ts'
import { answerFailure } from '../http/failures.ts'
import type { Provider } from '../providers/provider.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { foundRoutes } from './routes.ts'

let server: TestServer
let app: FastifyInstance
let keeper: Person
let works: { open: string; hidden: string; adult: string }
/** The path of the public one. */
let openSheet: string
let openLora: string

const HOSTILE = 'Mira & "Jo" <script>alert(1)</script> ]]> \u2028'

async function picture(prompt: string): Promise<string> {
  const started = await keeper.start({ prompt })
  const ended = await server.ended(keeper, started.json<{ requestId: string }>().requestId)
  return (ended.image as { id: string }).id
}

async function sheet(body: { isVisible: boolean }): Promise<string> {
  const started = await keeper.call('lootGenerate', { body, idempotencyKey: randomUUID() })
  return `${(await server.ended(keeper, started.json<{ jobId: string }>().jobId)).url}`
}

beforeAll(async () => {
  server = await openTestServer([openStandIn(), openFilm()], { publicUrl: 'https://keep.example' })
  await server.work()
  keeper = await server.person()
  works = { open: await picture(HOSTILE), hidden: await picture('a hidden door'), adult: await picture('a bath house') }
  openSheet = await sheet({ isVisible: true })
  await sheet({ isVisible: false })
  openLora = await keptLora({})
  await keptLora({ isVisible: false, isUnlisted: true })
  await keptLora({ deletedAt: new Date() })
  await keeper.call('updateImage', { params: { id: works.open }, body: { title: HOSTILE } })
  await keeper.call('setVisibility', { params: { id: works.hidden }, body: { isVisible: false } })
  await keeper.call('toggleNsfw', { params: { id: works.adult } })
  app = fastify()
  app.setErrorHandler(answerFailure)
  foundRoutes(app, server.services, [
    '/',
    '/gallery',
    '/images/:id',
    '/models/image/:model',
    '/models/video/:model',
    '/transform/:style',
  ])
})
afterAll(async () => {
  await app.close()
  await server.close()
})

/** A service that makes clips. */
function openFilm(): Provider {
  const film: OtherModel = {
    craft: 'clip',
    id: 'film-1.0',
    name: 'Film',
    provider: 'Film',
    description: 'Short films.',
    strengths: [],
    speed: 60_000,
    isAnswering: true,
    capabilities: ['text-to-video'],
    licence: '',
    sentTo: 'film.example',
    seconds: [5],
    sizes: [[1280, 720]],
    takesSeed: true,
    hasSound: false,
    rate: 5,
  }
  return { name: 'Film', models: () => [film], make: {}, close: async () => undefined }
}

async function keptLora(fields: Partial<typeof loras.$inferInsert>): Promise<string> {
  const row = { kind: 'own-style', title: 'Fog', base: 'built-in', licence: 'MIT', source: 'Mine' } as const
  const id = randomUUID()
  await server.services.db.insert(loras).values({ ...row, id, ownerId: keeper.id, isVisible: true, ...fields })
  return id
}

const get = async (url: string) => (await app.inject({ url })).body

describe('search engines', () => {
  it('are led to the sitemap and away from calls and personal screens', async () => {
    const robots = await get('/robots.txt')
    expect(robots).toContain('Sitemap: https://keep.example/sitemap.xml')
    expect(robots).toContain('Disallow: /my-gallery\n')
    expect(robots).not.toMatch(/Disallow: \/(gallery|images)?\n/)
  })

  it('find every listed page, and one for each model and each category', async () => {
    const index = await parseSitemapIndex(Readable.from(await get('/sitemap.xml')))
    expect(index.map((entry) => entry.url)).toEqual([
      'https://keep.example/sitemaps/pages.xml',
      'https://keep.example/sitemaps/works-1.xml',
      'https://keep.example/sitemaps/sheets-1.xml',
      'https://keep.example/sitemaps/loras-1.xml',
    ])
    const pages = await parseSitemap(Readable.from(await get('/sitemaps/pages.xml')))
    const paths = pages.map((page) => page.url.replace('https://keep.example', ''))
    expect(paths.filter((path) => !path.includes('?'))).toEqual([
      '/',
      '/gallery',
      ...transformStyles.map((style) => `/transform/${style}`),
      '/models/image/painted',
      '/models/video/film-1.0',
    ])
    expect(paths.filter((path) => path.startsWith('/gallery?category='))).toHaveLength(8)
  })

  it('are told of works that everybody may see, and of no other', async () => {
    const listed = await parseSitemap(Readable.from(await get('/sitemaps/works-1.xml')))
    expect(listed.map((work) => work.url)).toEqual([`https://keep.example/images/${works.open}`])
    expect(listed[0]?.img[0]?.url).toMatch(/^https:\/\/keep\.example\/media\/[0-9a-f]{64}\.png$/)
  })

  it('are told of sheets that everybody may see, and of no other', async () => {
    const listed = await parseSitemap(Readable.from(await get('/sitemaps/sheets-1.xml')))
    expect(listed.map((sheet) => sheet.url)).toEqual([`https://keep.example${openSheet}`])
  })

  it('are told of LoRAs that everybody may see, and of no other', async () => {
    const listed = await parseSitemap(Readable.from(await get('/sitemaps/loras-1.xml')))
    expect(listed.map((lora) => lora.url)).toEqual([`https://keep.example/loras/${openLora}`])
  })

  it('get "not found" for a sitemap that is not there', async () => {
    for (const file of [
      'works-2.xml',
      'sheets-2.xml',
      'works-0.xml',
      'loras-2.xml',
      'works-99999999.xml',
      'passwords.xml',
    ]) {
      expect((await app.inject({ url: `/sitemaps/${file}` })).statusCode).toBe(404)
    }
  })
})

describe('the feed', () => {
  it('tells of the newest public works, whatever their titles hold', async () => {
    const feed = await get('/feed.xml')
    expect(feed.match(/<item>/g)).toHaveLength(1)
    expect(feed).toContain(`<link>https://keep.example/images/${works.open}</link>`)
    expect(feed).not.toContain('hidden door')
    expect(feed).not.toContain('bath house')
    // Outside of CDATA every bracket of the title is escaped, and inside nothing ends it early.
    const bare = feed.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
    expect(bare).not.toMatch(/<script|\]\]>/)
  })

  it('holds no markup that anybody typed, however a reader takes its parts', async () => {
    const feed = await get('/feed.xml')
    // Of the same parts, the first reading is XML's; readers show a description as HTML, and some a title too.
    const read = (text: string) =>
      text
        .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inner: string) =>
          inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
        )
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
    const item = feed.slice(feed.indexOf('<item>'))
    const parts = ['title', 'description', 'content:encoded'].map((part) =>
      read(new RegExp(`<${part}>([\\s\\S]*?)</${part}>`).exec(item)?.[1] ?? ''),
    )
    expect(parts[1]).toContain('&lt;script&gt;')
    for (const part of parts) expect(part).not.toMatch(/<script/)
    expect(parts[0]).toContain('Mira & "Jo"')
  })
})

describe('link previews', () => {
  const preview = (path: string) => app.inject({ url: path })

  it('are pictures of the size and format that every service takes, of public works alone', async () => {
    const shown = await preview(`/images/${works.open}/preview.jpg`)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    for (const id of [works.hidden, works.adult, 'nobody', '3f0e8a52-6d0f-4f0b-9c7c-0d9a3a1d1c11']) {
      const { statusCode, headers } = await preview(`/images/${id}/preview.jpg`)
      expect([statusCode, headers['cache-control']]).toEqual([404, undefined])
    }
  })

  it('show the product itself where a page has no picture of its own', async () => {
    const shown = await preview('/preview.jpg')
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const again = await app.inject({ url: '/preview.jpg', headers: { 'if-none-match': `${shown.headers.etag}` } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})
