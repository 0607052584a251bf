import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Leaderboard } from '../../contract/leaderboards.ts'
import { leaderboardPrizes, sharedPrize } from '../../contract/rewards.ts'
import { arrivals, leaderboardRows, leaderboards } from '../db/community.ts'
import { goldCommands, images, imageVotes } from '../db/schema.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { sweepLeaderboards } from './commands.ts'
import { stretchAt } from './times.ts'

let server: TestServer
const voters: Person[] = []
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  for (let number = 0; number < 5; number++) voters.push(await server.person(0))
})
afterAll(async () => {
  const { sum, wrong } = await server.audit()
  expect({ sum, wrong }).toEqual({ sum: 0, wrong: [] })
  await server.close()
})

const DAY = 24 * 3_600_000
/** A day in the first half of a month of its own, so that no test's votes are another's, and its week ends before the month does. */
let months = 0
const nextMonth = () => new Date(Date.UTC(2031, ++months, 9))
const at = (now: Date) => ({ ...server.services, now: () => now })

async function hang(owner: Person, changes: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID()
  const work = { id, ownerId: owner.id, type: 'ITEM', title: 'A lamp', mediaKey: `${id}.webp` } as const
  const seen = { width: 64, height: 64, thumbhash: '', isVisible: true, look: null }
  await server.services.db.insert(images).values({ ...work, ...seen, ...changes } as typeof images.$inferInsert)
  return id
}
const vote = (imageId: string, voter: Person, createdAt: Date, value: 1 | -1 = 1) =>
  server.services.db.insert(imageVotes).values({ imageId, userId: voter.id, value, createdAt })
const voteBy = async (imageId: string, count: number, when: Date) => {
  for (const voter of voters.slice(0, count)) await vote(imageId, voter, when)
}
const read = async (query: Record<string, unknown>): Promise<Leaderboard> =>
  (await callRoute(server.app, 'getLeaderboard', { query })).json()
const goldOf = async (person: Person): Promise<number> => (await person.call('getUser')).json().gold
const nameOf = (now: Date) => stretchAt('week', now).name

test('the same score is the same rank, and those who share it share what their places bring', async () => {
  const now = nextMonth()
  const people = [await server.person(0), await server.person(0), await server.person(0), await server.person(0)]
  const [first, ...tied] = people
  if (!first) throw new Error('There is a first')
  await voteBy(await hang(first), 4, now)
  for (const person of tied) await voteBy(await hang(person), 2, now)
  await sweepLeaderboards(at(now))
  const at_ = nameOf(now)
  const board = await read({ at: at_ })
  expect(board.rows.map(({ rank, score }) => [rank, score])).toEqual([
    [1, 4],
    [2, 2],
    [2, 2],
    [2, 2],
  ])
  expect(board.closedAt).toBeNull()
  await sweepLeaderboards(at(new Date(now.getTime() + 7 * DAY)))
  const prizes = leaderboardPrizes.creators.week
  const shared = sharedPrize(prizes, 2, 3)
  expect(shared).toBe(20_000)
  // Their works are on a board of their own, with prizes of their own.
  const works = leaderboardPrizes.works.week
  expect(await goldOf(first)).toBe(((prizes[0] ?? 0) + (works[0] ?? 0)) / 1000)
  for (const person of tied) expect(await goldOf(person)).toBe((shared + sharedPrize(works, 2, 3)) / 1000)
})

test('what is over is paid once, by several machines at once and after a crash between paying and closing', async () => {
  const now = nextMonth()
  const person = await server.person(0)
  await voteBy(await hang(person), 3, now)
  await sweepLeaderboards(at(now))
  const name = nameOf(now)
  const later = at(new Date(now.getTime() + 7 * DAY))
  const { db } = server.services
  await db.execute(sql`create function machine_stops() returns trigger language plpgsql as
    $$ begin raise exception 'The machine stops'; end $$`)
  await db.execute(sql`create trigger stops before update of closed_at on leaderboards
    for each row when (new.closed_at is not null) execute function machine_stops()`)
  await expect(sweepLeaderboards(later)).rejects.toThrow()
  expect(await goldOf(person)).toBe(0)
  await db.execute(sql`drop trigger stops on leaderboards`)
  await Promise.all(Array.from({ length: 6 }, () => sweepLeaderboards(later)))
  await sweepLeaderboards(later)
  const gold = ((leaderboardPrizes.creators.week[0] ?? 0) + (leaderboardPrizes.works.week[0] ?? 0)) / 1000
  expect(await goldOf(person)).toBe(gold)
  expect(await read({ at: name })).toMatchObject({ rows: [{ rank: 1, prize: 50 }] })
  const keys = await server.services.db
    .select()
    .from(goldCommands)
    .where(eq(goldCommands.key, `leaderboard:creators:${name}`))
  expect(keys).toHaveLength(1)
  const { notifications } = (await person.call('getNotifications')).json()
  expect(notifications.map(({ type }: { type: string }) => type)).toEqual(['PRIZE', 'PRIZE'])
})

test('a board whose note of closing was lost is closed again without paying twice', async () => {
  const now = nextMonth()
  const person = await server.person(0)
  await voteBy(await hang(person), 1, now)
  await sweepLeaderboards(at(now))
  const later = at(new Date(now.getTime() + 7 * DAY))
  await sweepLeaderboards(later)
  const before = await goldOf(person)
  await server.services.db
    .update(leaderboards)
    .set({ closedAt: null })
    .where(and(eq(leaderboards.board, 'creators'), eq(leaderboards.period, nameOf(now))))
  await sweepLeaderboards(later)
  expect(await goldOf(person)).toBe(before)
})

test('one’s own vote, votes from one’s own network and several accounts of one network do not count as people', async () => {
  const now = nextMonth()
  const owner = await server.person(0)
  const id = await hang(owner)
  const [neighbour, farmOne, farmTwo, farmThree, honest] = voters as [Person, Person, Person, Person, Person]
  const place = (person: Person, address: string) =>
    server.services.db.update(arrivals).set({ address }).where(eq(arrivals.userId, person.id))
  await place(owner, 'home')
  await place(neighbour, 'home')
  for (const one of [farmOne, farmTwo, farmThree]) await place(one, 'farm')
  for (const voter of [owner, ...voters]) await vote(id, voter, now)
  await sweepLeaderboards(at(now))
  const board = await read({ board: 'works', at: nameOf(now) })
  expect(board.rows.map(({ score, image }) => [score, image?.id])).toEqual([[2, id]])
  expect(honest.id).not.toBe(owner.id)
  for (const voter of voters)
    await server.services.db.update(arrivals).set({ address: null }).where(eq(arrivals.userId, voter.id))
})

test('what is private, deleted, NSFW or voted down as often leads nothing, and votes of another week count for that week', async () => {
  const now = nextMonth()
  const owner = await server.person(0)
  for (const changes of [{ isVisible: false }, { isNsfw: true }, { deletedAt: now }])
    await voteBy(await hang(owner, changes), 3, now)
  const disputed = await hang(owner)
  await vote(disputed, voters[0] as Person, now)
  await vote(disputed, voters[1] as Person, now, -1)
  await voteBy(await hang(owner), 2, new Date(now.getTime() - 7 * DAY))
  await sweepLeaderboards(at(now))
  expect((await read({ board: 'works', at: nameOf(now) })).rows).toEqual([])
})

test('a work that is gone since leaves the board, and what it won stays paid', async () => {
  const now = nextMonth()
  const owner = await server.person(0)
  const id = await hang(owner)
  await voteBy(id, 2, now)
  await sweepLeaderboards(at(now))
  const name = nameOf(now)
  await sweepLeaderboards(at(new Date(now.getTime() + 7 * DAY)))
  const gold = await goldOf(owner)
  await server.services.db.delete(images).where(eq(images.id, id))
  expect((await read({ board: 'works', at: name })).rows).toEqual([])
  expect(await goldOf(owner)).toBe(gold)
  await owner.call('deleteAccount', { body: { password: 'a long enough password' } })
  expect(await server.services.db.$count(leaderboardRows, eq(leaderboardRows.userId, owner.id))).toBe(0)
})
