import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompetitionsReply } from '../../contract/competitions.ts'
import type { SearchReply } from '../../contract/gallery.ts'
import type { Leaderboard } from '../../contract/leaderboards.ts'
import { comments, competitionEntries, competitions, competitionVotes, follows } from '../db/community.ts'
import { images, users } from '../db/schema.ts'
import { bringCrowd, plainCrowdWords } from './crowd.ts'
import { callRoute, openTestServer, type TestServer } from './server.ts'
import { openStandIn } from './stand-in.ts'

const size = { works: 400, people: 100, votes: 2000 }

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await bringCrowd(server.databaseUrl, size, plainCrowdWords, 'crowd')
})
afterAll(() => server.close())

test('a made-up community fits the tables as they are, and is found by the gallery', async () => {
  const { db } = server.services
  expect(await db.$count(images)).toBe(size.works)
  expect(await db.$count(comments)).toBeGreaterThan(0)
  const found = (await callRoute(server.app, 'searchImages', { query: { q: 'ruined' } })).json<SearchReply>()
  expect(found.totalCount).toBeGreaterThan(0)
})

test('what is counted beside its people is what there is', async () => {
  const { db } = server.services
  const [known] = await db.select().from(users).where(eq(users.username, 'crowd_1'))
  expect(known?.followers).toBe(await db.$count(follows, eq(follows.followedId, 'crowd-1')))
})

test('its competitions are voted on and over, and their places are those of their votes', async () => {
  const { db } = server.services
  const { competitions: listed } = (await callRoute(server.app, 'listCompetitions', {})).json<CompetitionsReply>()
  expect(listed.filter(({ phase }) => phase === 'voting')).toHaveLength(1)
  expect(listed.filter(({ phase, winner }) => phase === 'over' && winner !== null).length).toBeGreaterThan(3)
  expect(listed).toHaveLength(await db.$count(competitions))
  const { rows } = await db.execute<{ counted: number; given: number }>(
    sql`select (select sum(votes)::int from ${competitionEntries}) as counted, (select count(*)::int from ${competitionVotes}) as given`,
  )
  expect(rows[0]?.counted).toBe(rows[0]?.given)
  expect(rows[0]?.given).toBeGreaterThan(0)
})

test('somebody leads in it', async () => {
  const board = await callRoute(server.app, 'getLeaderboard', { query: { board: 'works', period: 'all' } })
  const { rows } = board.json<Leaderboard>()
  expect(rows.length).toBeGreaterThan(50)
  expect(rows[0]?.score).toBeGreaterThanOrEqual(rows.at(-1)?.score ?? 0)
})
