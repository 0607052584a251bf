import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { imageCategories } from '../contract/categories.ts'
import { topPeriods } from '../contract/gallery-orders.ts'
import { fillPath, type Route, type RouteName, routes } from '../contract/routes.ts'
import { createApp } from '../server/app/app.ts'
import { readConfig } from '../server/config.ts'
import { openLog } from '../server/log.ts'
import { openServices } from '../server/program.ts'
import type { Services } from '../server/services.ts'
import { bringCrowd } from '../server/testing/crowd.ts'
import type { Ground } from './ground.ts'
import type { Measurement, Row } from './measurement.ts'
import { promptsOf } from './prompts.ts'
import { median, percentile } from './statistics.ts'

const SIZES = [10_000, 1_000_000] as const
/** Server time, ms. */
const READ_P95_MAX = 80
const WRITE_P95_MAX = 20
/** How often each call is made, and the least of a group that a p95 is told from. */
const TIMES = 6
const WRITES = 120

interface Ask {
  name: RouteName
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  isMember?: boolean
}

const search = (query: Record<string, unknown>): Ask => ({ name: 'searchImages', query })

const words = [
  ...['dragon', 'castle', 'red', 'sword', 'ruined castle', 'green dragon swamp', 'elf', 'a wizard at night'],
  ...[
    'drag',
    'snowy mount',
    'misty lake sunset',
    'skeleton',
    'potion',
    'hooded traveller',
    'golden',
    'f',
    'karonel',
    'crowd_7',
  ],
]
const sentences = [
  'type:battlemap style:inked votes>10',
  'by:crowd_1 dragon',
  'by:crowd_150',
  'size:30x20 type:battlemap',
  'tag:"tag 3" -red',
  'tag:"tag 59"',
  'votes>100 since:2026-01',
  '"ruined castle" shape:portrait',
  'style:woodcut castle -snow',
  'dragon likes>=5 -type:item',
  'made:2025-06 type:npc,monster',
  'model:painted before:2025',
  'likes>40 -type:item',
  'comments>20',
  'size:512x511',
]
const misspelt = ['dargon', 'castel', 'skeletn', 'wizzard tower']

/** What is read, group by group; each is a line of the table. */
function reads(): Record<string, Ask[]> {
  return {
    'Search by words': words.map((q) => search({ q })),
    'Search by words, the best first': words.map((q) => search({ q, sort: 'top' })),
    'Search in the query language': sentences.flatMap((q) => [search({ q }), search({ q, sort: 'trending' })]),
    'Search of misspelt words': misspelt.map((q) => search({ q })),
    'Gallery, each tab, newest': [{}, ...imageCategories.map((category) => ({ category }))].map(search),
    'Gallery, each tab, trending': [{}, ...imageCategories.map((category) => ({ category }))].map((tab) =>
      search({ ...tab, sort: 'trending' }),
    ),
    'Gallery, each tab, top of each time': topPeriods.flatMap((period) =>
      [{}, ...imageCategories.map((category) => ({ category }))].map((tab) => search({ ...tab, sort: 'top', period })),
    ),
    'Gallery, pages further down': [2400, 12_000].flatMap((offset) =>
      [{}, { sort: 'top' }, { category: 'npcs' }].map((view) => search({ ...view, offset })),
    ),
    Sheets: [{}, { kind: 'npc' }, { q: 'karonel' }].map((query) => ({ name: 'searchSheets', query })),
    'A person’s page': [1, 7, 300, 1500].flatMap((m): Ask[] => {
      const params = { username: `crowd_${m}` }
      return [
        { name: 'getPerson', params },
        { name: 'worksOfPerson', params },
        { name: 'followersOfPerson', params },
      ]
    }),
    'The following feed': [
      { name: 'followingFeed', isMember: true },
      { name: 'followingFeed', query: { offset: 48 }, isMember: true },
    ],
    'One’s own works': [
      { name: 'myImages', isMember: true },
      { name: 'myImages', query: { q: 'dragon' }, isMember: true },
    ],
    'More like this, by look': [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({
      name: 'similarImages',
      params: { id: workId(n * 11) },
    })),
    'More like this, by words': [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({
      name: 'similarImages',
      params: { id: workId(n * 11) },
      query: { by: 'words' },
    })),
    'Comments of a work': [1, 2, 3, 4, 5, 6].map((n) => ({
      name: 'getComments',
      query: { kind: 'image', id: workId(n) },
      isMember: true,
    })),
    'A person’s collections': [1, 5, 301].map((m) => ({
      name: 'collectionsOfPerson',
      params: { username: `crowd_${m}` },
    })),
    'A picture’s page': [1, 2, 3, 4, 5, 6].map((n) => ({
      name: 'getImage',
      params: { id: workId(n * 8 + 5) },
      isMember: true,
    })),
  }
}

/** The id that the crowd's work of a number has. */
const workId = (n: number) => workIds[n] ?? ''
let workIds: string[] = []

async function fillCrowd(databaseUrl: string, works: number): Promise<void> {
  const said = (
    await Promise.all(
      imageCategories.map(async (category) => (await promptsOf(category)).map((prompt) => ({ category, prompt }))),
    )
  ).flat()
  const size = { works, people: works / 5, votes: works * 5 }
  await bringCrowd(databaseUrl, size, said, `${'0'.repeat(64)}.png`, (line) => console.error(`  ${line}`))
}

async function openCrowd(ground: Ground, works: number) {
  const databaseUrl = await ground.database(`community_${works}`, (url) => fillCrowd(url, works))
  const dataDir = await mkdtemp(join(tmpdir(), 'lanternkeep-community-'))
  const config = readConfig(
    { DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', SEED_GALLERY: 'off', VISION: 'off' },
    [],
  )
  const { services, close } = await openServices(config, databaseUrl, openLog(config), [])
  // What is measured is how long an act takes, not how many of them an hour somebody is trusted with.
  await services.db.execute(sql`insert into feature_flags (name, is_on) values ('trust-limits', false)`)
  const app = await createApp(services, { pages: false })
  return {
    services,
    app,
    async close() {
      await app.close()
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function settle(app: FastifyInstance, services: Services): Promise<{ id: string; token: string }> {
  const username = `bench${randomUUID().slice(0, 8)}`
  const payload = { email: `${username}@example.test`, password: 'a long enough password', name: username, username }
  const signedUp = await app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload })
  const session = signedUp.json<{ token: string; user: { id: string } }>()
  const authorization = `Bearer ${session.token}`
  const { token } = (await app.inject({ url: '/api/auth/token', headers: { authorization } })).json<{ token: string }>()
  const { id } = session.user
  // Somebody who has been here for long, follows two hundred and has a thousand works.
  await services.db.execute(
    sql`update users set created_at = now() - interval '2 years', email_verified = true where id = ${id}`,
  )
  await services.db.execute(
    sql`insert into follows (follower_id, followed_id) select ${id}, 'crowd-' || m from generate_series(3, 1500, 7) m on conflict do nothing`,
  )
  await services.db.execute(
    sql`update images set owner_id = ${id} where id in (select id from images where owner_id = 'crowd-2' order by created_at desc limit 1000)`,
  )
  return { id, token }
}

async function measured(ground: Ground, works: number): Promise<Map<string, number[]>> {
  const crowd = await openCrowd(ground, works)
  try {
    const { app, services } = crowd
    const member = await settle(app, services)
    const rows = await services.db.execute<{ id: string }>(
      sql`select id from images where is_visible and not is_nsfw and deleted_at is null and owner_id <> ${member.id} order by votes desc limit 400`,
    )
    workIds = rows.rows.map(({ id }) => id)
    const ask = async ({ name, params, query, body, isMember }: Ask): Promise<number> => {
      const route: Route = routes[name]
      const begun = performance.now()
      const answer = await app.inject({
        method: route.method,
        url: fillPath(route.path, params),
        query: Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])),
        headers: { ...(isMember && { authorization: `Bearer ${member.token}` }), 'idempotency-key': randomUUID() },
        payload: body as object | undefined,
      })
      const took = performance.now() - begun
      if (answer.statusCode >= 300)
        throw new Error(`${name} ${JSON.stringify(query ?? params)}: ${answer.statusCode} ${answer.body}`)
      return took
    }
    const times = new Map<string, number[]>()
    for (const [group, asks] of Object.entries(reads())) {
      const took: number[] = []
      for (const one of asks) await ask(one)
      for (let time = 0; time < TIMES; time++) for (const one of asks) took.push(await ask(one))
      times.set(group, took)
      if (process.env.BENCH_SLOWEST) await tellSlowest(asks, ask)
    }
    const write = async (group: string, of: (n: number) => Ask) => {
      const took: number[] = []
      for (let n = 0; n < WRITES; n++) {
        const time = await ask(of(n))
        if (n >= 10) took.push(time)
      }
      times.set(group, took)
    }
    await write('A vote', (n) => ({
      name: 'voteImage',
      params: { id: workId(n) },
      body: { isUpvote: n % 3 !== 0 },
      isMember: true,
    }))
    await write('A like', (n) => ({
      name: 'like',
      body: { kind: 'image', id: workId(n), isLiked: n % 3 !== 0 },
      isMember: true,
    }))
    await write('A comment', (n) => ({
      name: 'postComment',
      body: { about: { kind: 'image', id: workId(n) }, text: `The left door of room ${n} is the better one.` },
      isMember: true,
    }))
    return times
  } finally {
    await crowd.close()
  }
}

/** The slowest calls of a group, for whoever looks for the reason. */
async function tellSlowest(asks: Ask[], ask: (one: Ask) => Promise<number>): Promise<void> {
  const each: { one: Ask; time: number }[] = []
  for (const one of asks) each.push({ one, time: median([await ask(one), await ask(one), await ask(one)]) })
  for (const { one, time } of each.sort((a, b) => b.time - a.time).slice(0, 4))
    console.error(`    ${time.toFixed(1)} ms ${one.name} ${JSON.stringify(one.query ?? one.params ?? {})}`)
}

/** How quick the community is with ten thousand works and with a million. */
export const community: Measurement = {
  name: 'community',
  takesLong: true,
  async measure(ground) {
    const [few, many] = [await measured(ground, SIZES[0]), await measured(ground, SIZES[1])]
    return [...many].map(([group, times]): Row => {
      const before = few.get(group) ?? []
      const [p95, p95Before] = [percentile(times, 0.95), percentile(before, 0.95)]
      return {
        what: `${group}: p95 of server time with ${SIZES[1].toLocaleString('en-GB')} works`,
        subject: `p50 ${median(times).toFixed(1)} ms, most ${Math.max(...times).toFixed(0)} ms`,
        reference: `with ${SIZES[0].toLocaleString('en-GB')}: ${p95Before.toFixed(1)} ms, growth ${(p95 / p95Before).toFixed(1)} ×`,
        figure: p95,
        unit: 'ms',
        bar: { atMost: ['A vote', 'A like', 'A comment'].includes(group) ? WRITE_P95_MAX : READ_P95_MAX },
      }
    })
  },
}
