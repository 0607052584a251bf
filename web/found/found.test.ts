import { expect, it } from 'vitest'
import type { ArticleSummary } from '../../contract/blog.ts'
import type { Collection } from '../../contract/collections.ts'
import type { Competition } from '../../contract/competitions.ts'
import type { FullImage, Image } from '../../contract/images.ts'
import type { Leaderboard } from '../../contract/leaderboards.ts'
import type { Lora } from '../../contract/loras.ts'
import type { Person } from '../../contract/people.ts'
import type { RoadmapItem } from '../../contract/roadmap.ts'
import type { CallReply } from '../../contract/routes.ts'
import { sheetKinds } from '../../contract/sheets/kinds.ts'
import type { Sheet, SheetCard } from '../../contract/sheets.ts'
import type { ServerCall } from '../api/server-call.ts'
import { render } from '../entry-server.tsx'
import { pages } from '../routes.tsx'
import { painted } from '../testing/models.ts'
import { openShop } from '../testing/shop.ts'
import { lastLight } from '../testing/work.ts'
import type { Thing } from './things.ts'

const HOSTILE = 'Last light </script><script>alert(1)</script> & "Harrow" Pass'
const work = { ...lastLight, title: HOSTILE }
const card: SheetCard = {
  id: work.id,
  kind: 'loot',
  title: 'The drowned hoard </script><script>alert(1)</script>',
  kicker: 'Hoard for a party of level 3',
  summary: 'Coin, and a bell that rings under water.',
  system: 'Pathfinder',
  isVisible: true,
  visibility: 'public',
  owner: 'ashgrove',
  isOwner: false,
  createdAt: '2025-01-01T00:00:00.000Z',
}
const sheet: Sheet = {
  ...card,
  prompt: 'a drowned hoard',
  seed: 7,
  request: {},
  document: { ...card, sections: [], pictures: [], kin: [] },
  edits: {},
  originals: {},
  rolls: {},
  unused: [],
  version: 0,
  undo: null,
  redo: null,
  pictures: [],
  sounds: [],
  heard: [],
  kin: [],
  batch: [],
  receipt: null,
  view: 'gm',
  sharesSecrets: true,
}
const clip = { ...painted, craft: 'clip', seconds: [4], sizes: [[1280, 720]], hasSound: false, rate: 10 }
const column = {
  id: work.id,
  model: null,
  modelName: null,
  status: 'completed',
  progress: 100,
  stage: '',
  error: null,
  requestId: null,
  picture: work,
  imageId: null,
  votes: null,
}
const comparison: CallReply<'getComparison'> = {
  id: work.id,
  category: 'landscapes',
  prompt: HOSTILE,
  negativePrompt: '',
  shape: 'square',
  size: 512,
  seed: 7,
  owner: 'ashgrove',
  isOwner: false,
  visibility: 'public',
  createdAt: '2025-01-01T00:00:00.000Z',
  isBlind: true,
  columns: [column, { ...column, id: '3f0e8a52-6d0f-4f0b-9c7c-0d9a3a1d1c12' }] as CallReply<'getComparison'>['columns'],
  votes: 0,
  blindVotes: 0,
  myVote: [],
  canVote: false,
}

const lora: Lora = {
  id: work.id,
  kind: 'safetensors',
  title: 'Wet ink </script><script>alert(1)</script>',
  description: '',
  base: 'sdxl',
  rank: 8,
  triggerWords: ['wetink'],
  hash: 'a'.repeat(64),
  bytes: 151_000_000,
  licence: 'CC0-1.0',
  source: 'I made it',
  tags: ['ink'],
  visibility: 'public',
  uses: 3,
  heldBy: null,
  file: null,
  sample: null,
  owner: 'ashgrove',
  isOwner: false,
  createdAt: '2025-01-01T00:00:00.000Z',
}

const somebody: Person = {
  id: 'a',
  username: 'ashgrove',
  avatar: null,
  followers: 2,
  isFollowed: false,
  isYou: false,
  about: 'I draw </script><script>alert(1)</script> maps',
  pages: ['https://example.com/'],
  following: 0,
  works: 1,
  sheets: 0,
  collections: 1,
  badges: ['maker'],
  isBlocked: false,
  isHidden: false,
  createdAt: '2025-01-01T00:00:00.000Z',
}
const competition: Competition = {
  id: work.id,
  title: 'First light </script><script>alert(1)</script>',
  theme: 'Dawn over a place that has had a long night',
  categories: [],
  phase: 'over',
  opensAt: '2025-01-01T00:00:00.000Z',
  closesAt: '2025-01-22T00:00:00.000Z',
  endsAt: '2025-01-29T00:00:00.000Z',
  prizes: [150],
  entries: 1,
  winner: work,
  rules: '',
  ballot: [],
  results: [{ id: work.id, place: 1, votes: 3, prize: 150, image: work, person: somebody }],
  mine: null,
  myVote: null,
}
const board: Leaderboard = {
  board: 'creators',
  period: 'week',
  name: '2025-W01',
  startsAt: '2024-12-30T00:00:00.000Z',
  endsAt: '2025-01-06T00:00:00.000Z',
  workedOutAt: null,
  closedAt: null,
  rows: [{ rank: 1, score: 3, prize: 0, person: somebody, image: null }],
  prizes: [50],
  past: [],
}
const item: RoadmapItem = {
  id: work.id,
  kind: 'roadmap',
  title: 'Hex maps </script><script>alert(1)</script>',
  text: 'With terrain that costs more steps.',
  status: 'PLANNED',
  answer: '',
  votes: 3,
  isVoted: false,
  comments: 0,
  author: 'ashgrove',
  isMine: false,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
}
const article: ArticleSummary = {
  slug: 'a-town',
  title: 'A town in ten minutes',
  summary: 'A place with people and a quarrel.',
  date: '2025-01-01',
  minutes: 3,
  picture: { url: '/blog/town.webp', width: 880, height: 880, alt: 'A town' },
}
const collection: Collection = {
  id: work.id,
  title: 'Passes </script><script>alert(1)</script>',
  description: '',
  visibility: 'public',
  works: 2,
  covers: [work],
  owner: 'ashgrove',
  isOwner: false,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
  items: [
    { kind: 'image', id: work.id, image: work },
    { kind: 'sheet', id: card.id, sheet: card },
  ],
}

/** What a picture by itself tells beside what lists tell of it. */
const alone: Omit<FullImage, keyof Image> = {
  variedFrom: null,
  personOf: null,
  overOf: null,
  editOf: null,
  edits: [],
  over: null,
  paintings: [],
  canPaintOver: false,
  follows: null,
  hasPerson: false,
  hasScene: false,
  mapKey: null,
  squares: null,
  sent: null,
  map: null,
  exports: [],
  hasBarriers: false,
  loras: [],
  sheet: null,
  receipt: null,
}

/** The site's calls, with one work in it; `changes` are what is different about that work. */
const siteOf =
  (changes: Partial<Image> = {}): ServerCall =>
  async (_method, path) => {
    const image = { ...work, ...changes }
    if (path.endsWith('/search/sheets')) return { status: 200, json: { sheets: [card], totalCount: 1 } }
    const kind = sheetKinds.find((known) => path.startsWith(`/api/${known}/`))
    if (kind) return { status: 200, json: { ...sheet, kind } }
    if (path.startsWith('/v1/images/')) return { status: 200, json: { ...image, ...alone } }
    if (path.startsWith('/api/v1/loras/') && !path.endsWith('/samples')) return { status: 200, json: lora }
    if (path.startsWith('/api/v1/loras/')) return { status: 200, json: { images: [image], totalCount: 1 } }
    if (path.endsWith('/models')) return { status: 200, json: { models: [painted], others: [clip] } }
    if (path.endsWith('/figures')) return { status: 200, json: { figures: [] } }
    if (path.endsWith('/painted/samples'))
      return { status: 200, json: { samples: [{ category: 'landscapes', prompt: 'a pass', image }] } }
    if (path === '/api/v1/roadmap') return { status: 200, json: { items: [item], total: 1, counts: { PLANNED: 1 } } }
    if (path.startsWith('/api/v1/roadmap/')) return { status: 200, json: item }
    if (path === '/api/v1/blogs') return { status: 200, json: { articles: [article] } }
    if (path.startsWith('/api/v1/blogs/')) return { status: 200, json: { ...article, html: '<p>Once</p>' } }
    if (path === '/api/v1/people/ashgrove') return { status: 200, json: somebody }
    if (path === '/api/v1/competitions') return { status: 200, json: { competitions: [competition] } }
    if (path.startsWith('/api/v1/competitions/')) return { status: 200, json: competition }
    if (path === '/api/v1/shop') return { status: 200, json: openShop }
    if (path === '/api/v1/leaderboards') return { status: 200, json: board }
    if (path.startsWith('/api/v1/collections/')) return { status: 200, json: collection }
    if (path.startsWith('/v1/comparisons/')) return { status: 200, json: comparison }
    if (path.endsWith('/comparisons'))
      return { status: 200, json: { comparisons: [{ ...comparison, pictures: [work] }] } }
    if (path.endsWith('/samples')) return { status: 200, json: { samples: [{ model: 'painted', images: [image] }] } }
    if (path.endsWith('/showcase')) return { status: 200, json: { hero: image, sheets: [card] } }
    if (path.endsWith('/painted')) return { status: 200, json: painted }
    return { status: 200, json: { images: [image], totalCount: 1 } }
  }

const ORIGIN = 'https://keep.test'
const onSite = (path: string, changes?: Partial<Image>) => render(path, siteOf(changes), ORIGIN)

function thingsOf(head: string): Thing[] {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1]
  if (!block) return []
  const graph = JSON.parse(block) as { '@context': string; '@graph': Thing[] }
  expect(graph['@context']).toBe('https://schema.org')
  return graph['@graph']
}

const thing = (head: string, type: string) => thingsOf(head).find((candidate) => candidate['@type'] === type)

const addresses = pages
  .map(({ path }) =>
    path
      .replace(':id', work.id)
      .replace(':model', 'painted')
      .replace(':username', 'ashgrove')
      .replace(':slug', 'a-town')
      .replace(':style', 'tarot-card')
      .replace(':effect', 'snow'),
  )
  .concat('/gallery?category=landscapes&page=2', '/gallery?tab=art-styles', '/gallery?tab=sheets&kind=loot')

it.each(addresses)('%s tells of itself whole, or asks not to be listed', async (address) => {
  const { status, head } = await onSite(address)
  expect(status).toBe(200)
  expect(head.match(/<title>.+?<\/title>/g)).toHaveLength(1)
  expect(head).toMatch(/<meta name="description" content=".{12,}?">/)
  expect(head).toMatch(/<meta property="og:image" content="https:\/\/keep\.test\/[^"]*preview\.jpg">/)
  const isListed = !head.includes('content="noindex"')
  expect(head.includes('rel="canonical" href="https://keep.test/')).toBe(isListed)
  expect(thingsOf(head).length > 0).toBe(isListed)
  // Nothing that is not there is told of, and every address is whole.
  expect(JSON.stringify(thingsOf(head))).not.toMatch(/undefined|"\/|NaN/)
})

it('a work is told of as what it is: who made it, when, by what means, and where its picture is', async () => {
  const { head } = await onSite(`/images/${work.id}`)
  expect(thing(head, 'ImageObject')).toMatchObject({
    name: HOSTILE,
    creator: { '@type': 'Person', name: 'ashgrove' },
    contentUrl: 'https://keep.test/media/harrow.webp',
    dateCreated: '2025-01-01T00:00:00.000Z',
    digitalSourceType: 'https://schema.org/AlgorithmicMediaDigitalSource',
  })
  expect(JSON.stringify(thing(head, 'BreadcrumbList'))).toContain('https://keep.test/gallery?category=landscapes')
  expect(head).toContain(`<meta property="og:image" content="https://keep.test/images/${work.id}/preview.jpg">`)
})

it('a sheet is told of with its maker, its rules and the way to it', async () => {
  const { head } = await onSite(`/loot/${sheet.id}`)
  expect(thing(head, 'CreativeWork')).toMatchObject({
    name: sheet.title,
    abstract: sheet.summary,
    creator: { '@type': 'Person', name: 'ashgrove' },
  })
  expect(JSON.stringify(thing(head, 'BreadcrumbList'))).toContain('https://keep.test/gallery?tab=sheets&kind=loot')
  expect(head).toContain('<meta name="twitter:data2" content="Pathfinder">')
  expect(head).not.toContain('<script>')
})

it('no title ends the element that tells of it', async () => {
  const { head } = await onSite(`/images/${work.id}`)
  expect(head).not.toContain('<script>')
  expect(head.match(/<\/script>/g)).toHaveLength(1)
})

it('a work marked as not for work is shown by the product’s own picture, and says what it is', async () => {
  const { head } = await onSite(`/images/${work.id}`, { isNsfw: true })
  expect(head).toContain('<meta property="og:image" content="https://keep.test/preview.jpg">')
  expect(head).toContain('<meta name="rating" content="adult">')
})

it('a private work is neither listed nor previewed, though its owner sees its page', async () => {
  const { head } = await onSite(`/images/${work.id}`, { isVisible: false, url: '/media/harrow.webp?until=1&sign=x' })
  expect(head).toContain('<meta name="robots" content="noindex">')
  expect(head).not.toMatch(/harrow|ld\+json|canonical|images\/3f0e/)
})

it('the front tells of the site, its search and its newest works', async () => {
  const { head } = await onSite('/')
  expect(thing(head, 'WebSite')).toMatchObject({ url: 'https://keep.test/', inLanguage: 'en-GB' })
  expect(JSON.stringify(thing(head, 'WebSite'))).toContain('https://keep.test/gallery?q={search_term_string}')
  expect(thing(head, 'ItemList')?.itemListElement).toHaveLength(1)
})
