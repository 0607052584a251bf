import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { imageCategories } from '../contract/categories.ts'
import { boards, periods } from '../contract/community.ts'
import type { Competition, CompetitionsReply } from '../contract/competitions.ts'
import { topPeriods } from '../contract/gallery-orders.ts'
import { fillPath, type Route, type RouteName, routes } from '../contract/routes.ts'
import { createApp } from '../server/app/app.ts'
import { readConfig } from '../server/config.ts'
import { openLog } from '../server/log.ts'
import { openServices } from '../server/program.ts'
import type { Services } from '../server/services.ts'
import { bringCrowd } from '../server/testing/crowd.ts'
import { maintain } from '../server/testing/postgres.ts'
import type { Ground } from './ground.ts'
import type { Measurement, Row } from './measurement.ts'
import { promptsOf } from './prompts.ts'
import { openServed, type Took } from './served.ts'
import { median, percentile } from './statistics.ts'

const SIZES = [10_000, 1_000_000] as const
/** Server time, ms. */
const READ_P95_MAX = 80
const WRITE_P95_MAX = 20
/** Calls of a group in one round. */
const READS = 24
const WRITES = 40

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
    Leaderboards: boards.flatMap((board) =>
      periods.map((period) => ({ name: 'getLeaderboard', query: { board, period }, isMember: true })),
    ),
    'Competitions, all of them': [{ name: 'listCompetitions' }],
    'A competition’s ballot': [
      { name: 'getCompetition', params: { id: competitionIds.voting ?? '' } },
      { name: 'getCompetition', params: { id: competitionIds.voting ?? '' }, isMember: true },
    ],
    'A competition’s results': [{ name: 'getCompetition', params: { id: competitionIds.over ?? '' }, isMember: true }],
    Notifications: [
      { name: 'getNotifications', isMember: true },
      { name: 'getNotifications', query: { limit: 60 }, isMember: true },
      { name: 'getUnread', isMember: true },
    ],
  }
}

/** The id that the crowd's work of a number has. */
const workId = (n: number) => workIds[n] ?? ''
let workIds: string[] = []
let competitionIds: { voting?: string; over?: string } = {}
let ballotIds: string[] = []

async function fillCrowd(databaseUrl: string, works: number): Promise<void> {
  const said = (
    await Promise.all(
      imageCategories.map(async (category) => (await promptsOf(category)).map((prompt) => ({ category, prompt }))),
    )
  ).flat()
  const size = { works, people: works / 5, votes: works * 5 }
  await bringCrowd(databaseUrl, size, said, `${'0'.repeat(64)}.png`, (line) => console.error(`  ${line}`))
}

interface Crowd {
  databaseUrl: string
  services: Services
  app: FastifyInstance
  close(): Promise<void>
}

async function openCrowd(ground: Ground, works: number): Promise<Crowd> {
  const databaseUrl = await ground.database(`community_${works}`, (url) => fillCrowd(url, works))
  const dataDir = await mkdtemp(join(tmpdir(), 'lanternkeep-community-'))
  const config = readConfig(
    { DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', SEED_GALLERY: 'off', VISION: 'off' },
    [],
  )
  const { services, close } = await openServices(config, databaseUrl, openLog(config), [])
  // What is measured is how long an act takes, not how many of them an hour somebody is trusted with.
  await services.db.execute(
    sql`insert into feature_flags (name, is_on) values ('trust-limits', false) on conflict do nothing`,
  )
  const app = await createApp(services, { pages: false })
  return {
    databaseUrl,
    services,
    app,
    async close() {
      await app.close()
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const PASSWORD = 'a long enough password'

/** Somebody who has been here for long, follows two hundred, has a thousand works and was told of three thousand things. */
async function settle({ app, databaseUrl }: Crowd): Promise<{ id: string; enter: () => Promise<string> }> {
  const username = 'bencher'
  const account = { email: `${username}@example.test`, password: PASSWORD, name: username, username }
  const enter = (url: string) => app.inject({ method: 'POST', url, payload: account })
  // Here from before, where the database was kept.
  const known = await enter('/api/auth/sign-in/email')
  const session = (known.statusCode === 200 ? known : await enter('/api/auth/sign-up/email')).json<{
    token: string
    user: { id: string }
  }>()
  const authorization = `Bearer ${session.token}`
  const { id } = session.user
  await maintain(databaseUrl, SETTLING.replaceAll('$id$', id))
  return {
    id,
    async enter() {
      const answer = await app.inject({ url: '/api/auth/token', headers: { authorization } })
      return `Bearer ${answer.json<{ token: string }>().token}`
    },
  }
}

/** All or nothing, and nothing where it was done before. */
const SETTLING = `
  begin;
  create temporary table settled on commit drop as
    select id from users where id = '$id$' and not exists (select from notifications where user_id = '$id$');
  update users set created_at = now() - interval '2 years', email_verified = true from settled where users.id = settled.id;
  insert into follows (follower_id, followed_id)
    select id, 'crowd-' || m from settled, generate_series(3, 1500, 7) m on conflict do nothing;
  update images set owner_id = settled.id from settled
    where images.id in (select id from images where owner_id = 'crowd-2' order by created_at desc limit 1000);
  with told as (
    insert into notifications (user_id, type, about, subject_kind, subject_id, created_at, updated_at, read_at)
    select settled.id, kind, kind || ':image:' || image.id, 'image', image.id, now() - nth * interval '1 hour', now() - nth * interval '1 hour',
           case when nth % 4 = 0 then null else now() end
    from settled,
         (select id, row_number() over (order by created_at desc, id) as nth from images where owner_id = '$id$' limit 1000) image,
         unnest(array['LIKE', 'COMMENT', 'LORA_USED']) kind
    returning id, user_id, about)
  insert into notification_actors (user_id, about, actor_id, notification_id)
    select user_id, about, 'crowd-' || m, told.id from told, generate_series(1, 1 + (told.id % 40)::int) m;
  commit;
  analyze notifications;
  analyze notification_actors;
`

interface Measured {
  /** Of each group: how long its calls took, round by round. */
  groups: Map<string, Took[][]>
  bare: Record<'read' | 'written', Took[][]>
}

async function measured(ground: Ground, works: number, rounds: number): Promise<Measured> {
  const crowd = await openCrowd(ground, works)
  try {
    const { app, services } = crowd
    const { db } = services
    const member = await settle(crowd)
    const rows = await db.execute<{ id: string }>(
      sql`select id from images where is_visible and not is_nsfw and deleted_at is null and owner_id <> ${member.id} order by votes desc limit 400`,
    )
    workIds = rows.rows.map(({ id }) => id)
    // Renewed before each group: it is good for some minutes, and on a busy machine a round takes more.
    let authorization = await member.enter()
    const served = await openServed(db.$client)
    const request = async ({ name, params, query, body, isMember }: Ask) => {
      const route: Route = routes[name]
      const answer = await app.inject({
        method: route.method,
        url: fillPath(route.path, params),
        query: Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])),
        headers: { ...(isMember && { authorization }), 'idempotency-key': randomUUID() },
        payload: body as object | undefined,
      })
      if (answer.statusCode >= 300)
        throw new Error(`${name} ${JSON.stringify(query ?? params)}: ${answer.statusCode} ${answer.body}`)
      return answer
    }
    const ask = (one: Ask): Promise<Took> => served(() => request(one))
    const { competitions } = (await request({ name: 'listCompetitions' })).json<CompetitionsReply>()
    const idOf = (phase: string) => competitions.find((one) => one.phase === phase)?.id
    competitionIds = { voting: idOf('voting'), over: idOf('over') }
    const { ballot } = (
      await request({ name: 'getCompetition', params: { id: competitionIds.voting ?? '' } })
    ).json<Competition>()
    ballotIds = ballot.map(({ id }) => id)

    // The least that anything here could do: works by their ids, and one row written and kept, by the database's driver alone.
    await db.$client.query('create table if not exists bench_rows (n serial primary key, text text)')
    const bareRead = () => db.$client.query('select * from images where id = any($1::uuid[])', [workIds.slice(0, 24)])
    const bareWrite = () => db.$client.query(`insert into bench_rows (text) values ('one row')`)

    const groups = new Map<string, Took[][]>()
    const bare: Measured['bare'] = { read: [], written: [] }
    const readGroups = Object.entries(reads())
    for (const [, asks] of readGroups) for (const one of asks) await ask(one)
    let deeds = 0
    for (let round = 0; round < rounds; round++) {
      const note = (name: string, took: Took[]) => groups.set(name, [...(groups.get(name) ?? []), took])
      const [read, written]: [Took[], Took[]] = [[], []]
      for (const [name, asks] of readGroups) {
        authorization = await member.enter()
        const took: Took[] = []
        while (took.length < Math.max(READS, asks.length)) for (const one of asks) took.push(await ask(one))
        for (let time = 0; time < 4; time++) read.push(await served(bareRead))
        note(name, took)
        if (process.env.BENCH_SLOWEST && round === 0) await tellSlowest(asks, ask)
      }
      for (const [name, of] of Object.entries(writes)) {
        authorization = await member.enter()
        const took: Took[] = []
        for (let time = 0; time < WRITES; time++) {
          took.push(await ask({ ...of(deeds++), isMember: true }))
          if (time % 4 === 0) written.push(await served(bareWrite))
        }
        note(name, took)
      }
      bare.read.push(read)
      bare.written.push(written)
    }
    return { groups, bare }
  } finally {
    await crowd.close()
  }
}

/** Its answer is the whole ballot, as its page shows it: it is held to the bar of what is read. */
const BALLOT_VOTE = 'A vote in a competition, answered with its ballot'

/** What is written, call after call: `n` counts them all. */
const writes: Record<string, (n: number) => Ask> = {
  'A vote': (n) => ({ name: 'voteImage', params: { id: workId(n % 400) }, body: { isUpvote: n % 3 !== 0 } }),
  'A like': (n) => ({ name: 'like', body: { kind: 'image', id: workId(n % 400), isLiked: n % 3 !== 0 } }),
  'A comment': (n) => ({
    name: 'postComment',
    body: { about: { kind: 'image', id: workId(n % 400) }, text: `The left door of room ${n} is the better one.` },
  }),
  [BALLOT_VOTE]: (n) => ({
    name: 'voteInCompetition',
    params: { id: competitionIds.voting ?? '' },
    body: { entryId: ballotIds[n % ballotIds.length] ?? '' },
  }),
  'Marking all as read': () => ({ name: 'readNotifications', body: { upTo: new Date().toISOString() } }),
}

/** The slowest calls of a group, for whoever looks for the reason. */
async function tellSlowest(asks: Ask[], ask: (one: Ask) => Promise<Took>): Promise<void> {
  const each: { one: Ask; time: number }[] = []
  for (const one of asks) {
    const times = [(await ask(one)).served, (await ask(one)).served, (await ask(one)).served]
    each.push({ one, time: Math.min(...times) })
  }
  for (const { one, time } of each.sort((a, b) => b.time - a.time).slice(0, 4))
    console.error(`    ${time.toFixed(1)} ms ${one.name} ${JSON.stringify(one.query ?? one.params ?? {})}`)
}

/** The p95 of the quietest round. */
const p95 = (rounds: readonly Took[][], of: keyof Took) =>
  Math.min(
    ...rounds.map((took) =>
      percentile(
        took.map((one) => one[of]),
        0.95,
      ),
    ),
  )
const load = () => loadavg()[0]?.toFixed(1)

/** How quick the community is with ten thousand works and with a million. */
export const community: Measurement = {
  name: 'community',
  takesLong: true,
  async measure(ground, rounds) {
    console.error(`  ${cpus().length} processors, load ${load()}`)
    const few = await measured(ground, SIZES[0], rounds)
    const many = await measured(ground, SIZES[1], rounds)
    console.error(`  load ${load()} at the end`)
    const [least, most] = SIZES.map((size) => size.toLocaleString('en-GB'))
    const rows = [...many.groups].map(([group, rounds]): Row => {
      const isWritten = group in writes
      const bare = p95(many.bare[isWritten ? 'written' : 'read'], 'served')
      const [figure, before] = [p95(rounds, 'served'), p95(few.groups.get(group) ?? [], 'served')]
      const p50 = Math.min(...rounds.map((took) => median(took.map((one) => one.served))))
      const by = isWritten ? 'one row written, bare' : '24 works by their ids, bare'
      return {
        what: `${group}: p95 of server time with ${most} works`,
        subject: `p50 ${p50.toFixed(1)} ms, p95 by the clock ${p95(rounds, 'clock').toFixed(1)} ms`,
        reference: `${by}: ${bare.toFixed(1)} ms, ${(figure / bare).toFixed(1)} ×; with ${least}: ${before.toFixed(1)} ms, growth ${(figure / before).toFixed(1)} ×`,
        figure,
        unit: 'ms',
        bar: { atMost: isWritten && group !== BALLOT_VOTE ? WRITE_P95_MAX : READ_P95_MAX },
      }
    })
    return rows
  },
}
