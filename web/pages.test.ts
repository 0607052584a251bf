import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ServerCall } from './api/server-call.ts'
import { render } from './entry-server.tsx'
import { pages } from './routes.tsx'
import { lastLight } from './testing/work.ts'

const work = { ...lastLight, title: 'Last light </script> over Harrow Pass' }
const site = { email: 'keeper@keep.test', social: [{ label: 'Mastodon', url: 'https://social.test/@keep' }] }
const sheet = {
  id: '00000000-0000-4000-8000-000000000009',
  kind: 'npc',
  title: 'Dageth Coalbreaker',
  kicker: 'Dwarf locksmith',
  summary: 'Wants the raven back.',
}
const isSite = (path: string) => path === '/api/v1/site'
const gallery: ServerCall = async (_, path) => ({
  status: 200,
  json: isSite(path) ? site : { images: [work], totalCount: 1, hero: null, sheets: [sheet] },
})
const broken: ServerCall = async () => ({ status: 503, json: { error: 'The gallery is closed.', code: 'unavailable' } })

it('sends the home page with the newest works in it, and their answers beside it', async () => {
  const page = await render('/', gallery, 'https://keep.test')
  expect(page.status).toBe(200)
  expect(page.html).toContain('Fresh from the keep')
  expect(page.html).toContain('over Harrow Pass')
  expect(page.html).toContain('href="/npc/00000000-0000-4000-8000-000000000009"')
  expect(page.head).toContain('<link rel="canonical" href="https://keep.test/">')
  expect(page.modules).toEqual(['web/home/home-screen.tsx'])
  expect(JSON.parse(page.state).queries).toHaveLength(3)
})

it('lets nothing in an answer end the script element that carries it', async () => {
  const page = await render('/', gallery)
  expect(page.state).not.toContain('</script>')
  expect(JSON.stringify(JSON.parse(page.state))).toContain('Last light </script> over')
})

it('answers 404, unindexed, for an address without a page', async () => {
  const page = await render('/no/such/page?x=1', gallery)
  expect(page.status).toBe(404)
  expect(page.html).toContain('There is nothing here')
  expect(page.head).toContain('<meta name="robots" content="noindex">')
})

it('answers 404, unindexed, for a page of the gallery beyond its last one, and leads back to the first', async () => {
  const empty: ServerCall = async (_, path) => ({
    status: 200,
    json: isSite(path) ? site : { images: [], totalCount: 30 },
  })
  const beyond = await render('/gallery?category=items&page=4000', empty)
  expect(beyond.status).toBe(404)
  expect(beyond.html).toContain('There is no page 4000')
  expect(beyond.html).toContain('href="/gallery?category=items"')
  expect(beyond.head).toContain('<meta name="robots" content="noindex">')
  expect(beyond.head).not.toContain('rel="canonical"')
  for (const path of ['/gallery?category=items', '/gallery?tab=art-styles&page=4000', '/gallery?page=2']) {
    expect((await render(path, path.endsWith('=2') ? gallery : empty)).status, path).not.toBe(404)
  }
})

it('shows at the foot of a page how to reach whoever runs the site, and does without when that is not to be had', async () => {
  const page = await render('/terms-and-conditions', gallery)
  expect(page.html).toContain('href="mailto:keeper@keep.test"')
  expect(page.html).toContain('href="https://social.test/@keep"')
  const alone = await render('/terms-and-conditions', broken)
  expect(alone.status).toBe(200)
  expect(alone.html).not.toContain('mailto:')
})

it('says that a page broke, with status 500 and the way home, and marks it for the browser to try anew', async () => {
  const page = await render('/', async (_, path) => ({ status: 200, json: isSite(path) ? site : { images: [null] } }))
  expect(page.status).toBe(500)
  expect(page.fault).toBeInstanceOf(Error)
  expect(page.html).toMatch(/^<div data-fault/)
  expect(page.html).toContain('This page has a fault')
  expect(page.html).toContain('Lanternkeep, home')
  expect(page.head).toContain('noindex')
})

it('opens as the bare application at /_app: nothing rendered, nothing asked, not indexed', async () => {
  const asked: string[] = []
  const page = await render('/_app?to=/gallery', async (_, path) => {
    asked.push(path)
    return { status: 200, json: {} }
  })
  expect(page).toMatchObject({ status: 200, html: '', state: '{}' })
  expect(page.head).toContain('noindex')
  expect(asked).toEqual([])
})

it('asks for another visit when a page’s answers could not be had, and still shows the page', async () => {
  const page = await render('/', broken)
  expect(page.status).toBe(503)
  expect(page.html).toContain('Fresh from the keep')
})

it('renders one visitor’s page without the answers of another', async () => {
  await render('/', gallery)
  const page = await render('/', async (_, path) => ({
    status: 200,
    json: isSite(path) ? site : { images: [], totalCount: 0, hero: null, sheets: [] },
  }))
  expect(page.html).toContain('Nothing here yet')
  expect(page.html).not.toContain('From the workshop')
})

it('names for every page the very file that its screen is', () => {
  const sources = ['./routes.tsx', './late-pages.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  )
  for (const { module } of pages) {
    expect(existsSync(new URL(`../${module}`, import.meta.url)), module).toBe(true)
    expect(sources.join()).toContain(`import('${module.replace(/^web\//, './')}')`)
  }
})

it('has the browser fetch what it does not know of a page beside the page’s screen', async () => {
  const page = await render('/gallery', gallery)
  expect(page.modules).toEqual(['web/late-pages.ts', 'web/gallery/gallery-screen.tsx'])
})
