import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Competition, CompetitionCard } from '../../contract/competitions.ts'
import { arrivals, auditLog, competitionEntries, competitions, competitionVotes } from '../db/community.ts'
import { goldCommands, images, users } from '../db/schema.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { openHouseCompetition, sweepCompetitions } from './commands.ts'

let server: TestServer
const clock = new Date()
const DAY = 24 * 3_600_000
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
})
afterAll(async () => {
  const { sum, wrong } = await server.audit()
  expect({ sum, wrong }).toEqual({ sum: 0, wrong: [] })
  await server.close()
})

/** A competition of a week of entries and a week of votes from now on. */
async function open(changes: Partial<typeof competitions.$inferInsert> = {}): Promise<string> {
  const id = randomUUID()
  await server.services.db.insert(competitions).values({
    id,
    title: 'First light',
    theme: 'Dawn',
    opensAt: clock,
    closesAt: new Date(clock.getTime() + 7 * DAY),
    endsAt: new Date(clock.getTime() + 14 * DAY),
    prizes: [50_000, 30_000, 10_000],
    ...changes,
  })
  return id
}
/** Lets days go by for every competition; tokens and everything else stay today's. */
async function pass(days: number) {
  const back = (column: string) =>
    sql`${sql.identifier(column)} = ${sql.identifier(column)} - make_interval(days => ${days})`
  await server.services.db.execute(
    sql`update competitions set ${back('opens_at')}, ${back('closes_at')}, ${back('ends_at')}`,
  )
}
const person = () => server.person(0)
async function hang(owner: Person, changes: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID()
  const work = {
    id,
    ownerId: owner.id,
    type: 'ITEM',
    title: 'A lamp',
    mediaKey: `${id}.webp`,
    prompt: 'a lamp',
  } as const
  const seen = { width: 64, height: 64, thumbhash: '', isVisible: true, look: null }
  await server.services.db.insert(images).values({ ...work, ...seen, ...changes } as typeof images.$inferInsert)
  return id
}
const read = async (id: string, by?: Person): Promise<Competition> => {
  const options = { params: { id } }
  const answer = by ? await by.call('getCompetition', options) : await callRoute(server.app, 'getCompetition', options)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const enter = (by: Person, id: string, imageId: string) =>
  by.call('enterCompetition', { params: { id }, body: { imageId } })
const vote = (by: Person, id: string, entryId: string) =>
  by.call('voteInCompetition', { params: { id }, body: { entryId } })
const goldOf = async (who: Person): Promise<number> => (await who.call('getUser')).json().gold
async function entryOf(id: string, who: Person): Promise<string> {
  const rows = await server.services.db
    .select()
    .from(competitionEntries)
    .where(eq(competitionEntries.competitionId, id))
  return rows.find(({ userId }) => userId === who.id)?.id ?? ''
}
/** Votes by rows, as many as there are people. */
async function votes(id: string, who: Person, by: readonly Person[]) {
  const entryId = await entryOf(id, who)
  await server.services.db
    .insert(competitionVotes)
    .values(by.map((voter) => ({ competitionId: id, userId: voter.id, entryId })))
}

test('one public picture of one’s own of the kinds asked for is entered, by fifty clicks at once too, and can be changed and taken back', async () => {
  const id = await open({ types: ['ITEM'] })
  const [me, other] = [await person(), await person()]
  const [one, two] = [await hang(me), await hang(me)]
  const refused = [
    await hang(me, { isVisible: false }),
    await hang(me, { isNsfw: true }),
    await hang(me, { type: 'SPELL' }),
    await hang(other),
    await hang(me, { deletedAt: clock }),
  ]
  for (const image of refused) expect((await enter(me, id, image)).statusCode).toBeGreaterThanOrEqual(400)
  const answers = await Promise.all(Array.from({ length: 50 }, () => enter(me, id, one)))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(await read(id, me)).toMatchObject({ phase: 'open', entries: 1, mine: { id: one }, ballot: [], results: [] })
  await enter(me, id, two)
  expect(await read(id, me)).toMatchObject({ entries: 1, mine: { id: two } })
  await me.call('leaveCompetition', { params: { id } })
  expect(await read(id, me)).toMatchObject({ entries: 0, mine: null })
})

test('voting is blind: pictures without names in an order of each voter’s own, one vote a person, changeable, never for oneself', async () => {
  const id = await open()
  const people = [await person(), await person(), await person(), await person(), await person(), await person()]
  for (const one of people) await enter(one, id, await hang(one))
  await pass(8)
  const [mia, noa] = [people[0] as Person, people[1] as Person]
  const [hers, his] = [await read(id, mia), await read(id, noa)]
  const order = ({ ballot }: Competition) => ballot.map((entry) => entry.id)
  expect(order(hers).toSorted()).toEqual(order(his).toSorted())
  expect(
    [order(hers), order(his), order(await read(id))].map(String).filter((one, at, all) => all.indexOf(one) === at)
      .length,
  ).toBeGreaterThan(1)
  expect(order(await read(id, mia))).toEqual(order(hers))
  for (const one of people) expect(JSON.stringify(hers.ballot)).not.toContain(one.username)
  expect(JSON.stringify(hers.ballot)).not.toContain('a lamp')
  const own = hers.ballot.find(({ isOwn }) => isOwn)?.id ?? ''
  expect((await vote(mia, id, own)).statusCode).toBe(403)
  const [first, second] = hers.ballot.filter(({ isOwn }) => !isOwn).map((entry) => entry.id)
  await Promise.all(Array.from({ length: 50 }, (_, index) => vote(mia, id, (index % 2 ? first : second) ?? '')))
  await vote(mia, id, second ?? '')
  expect(await read(id, mia)).toMatchObject({ myVote: second })
  const cast = await server.services.db.select().from(competitionVotes).where(eq(competitionVotes.competitionId, id))
  expect(cast).toHaveLength(1)
  expect((await enter(mia, id, await hang(mia))).statusCode).toBe(409)
  expect((await vote(mia, id, randomUUID())).statusCode).toBe(404)
  await pass(7)
  expect((await vote(mia, id, first ?? '')).statusCode).toBe(409)
})

test('prizes are paid once by several machines at once and after a crash; ties share; everybody is told their place', async () => {
  const id = await open()
  const [best, tiedOne, tiedTwo, last] = [await person(), await person(), await person(), await person()]
  for (const one of [best, tiedOne, tiedTwo, last]) await enter(one, id, await hang(one))
  const voters = [await person(), await person(), await person(), await person(), await person()]
  await votes(id, best, voters.slice(0, 3))
  await votes(id, tiedOne, voters.slice(3, 4))
  await votes(id, tiedTwo, voters.slice(4, 5))
  await pass(15)
  const { db } = server.services
  expect((await read(id)).phase).toBe('counting')
  await db.execute(sql`create function machine_stops() returns trigger language plpgsql as
    $$ begin raise exception 'The machine stops'; end $$`)
  await db.execute(sql`create trigger stops before update of settled_at on competitions
    for each row when (new.settled_at is not null) execute function machine_stops()`)
  await expect(sweepCompetitions(server.services)).rejects.toThrow()
  await db.execute(sql`drop trigger stops on competitions`)
  const settled = await Promise.all(Array.from({ length: 6 }, () => sweepCompetitions(server.services)))
  expect(settled.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(1)
  await sweepCompetitions(server.services)
  const people = [best, tiedOne, tiedTwo, last]
  expect(await Promise.all(people.map(goldOf))).toEqual([50, 20, 20, 0])
  const keys = await db
    .select()
    .from(goldCommands)
    .where(eq(goldCommands.key, `competition:${id}`))
  expect(keys).toHaveLength(1)
  const over = await read(id)
  expect(over.results.map(({ place, votes, prize }) => [place, votes, prize])).toEqual([
    [1, 3, 50],
    [2, 1, 20],
    [2, 1, 20],
    [4, 0, 0],
  ])
  expect(over).toMatchObject({ phase: 'over', ballot: [], winner: { owner: best.username } })
  const told = await Promise.all(people.map(async (one) => (await one.call('getNotifications')).json().notifications))
  expect(told.map(([one]) => [one.type, one.facts.place])).toEqual([
    ['PRIZE', 1],
    ['PRIZE', 2],
    ['PRIZE', 2],
    ['COMPETITION', 4],
  ])
  const list: CompetitionCard[] = (await callRoute(server.app, 'listCompetitions', {})).json().competitions
  expect(list.find((one) => one.id === id)).toMatchObject({ phase: 'over', entries: 4 })
})

test('entries that are deleted or private by the end have no place, and no votes of one network count twice', async () => {
  const id = await open()
  const [gone, secret, honest, farmer] = [await person(), await person(), await person(), await person()]
  const pictures = new Map<Person, string>()
  for (const one of [gone, secret, honest, farmer]) {
    pictures.set(one, await hang(one))
    await enter(one, id, pictures.get(one) ?? '')
  }
  const voters = [
    await person(),
    await person(),
    await person(),
    await person(),
    await person(),
    await person(),
    await person(),
  ]
  await votes(id, gone, voters.slice(0, 1))
  await votes(id, secret, voters.slice(1, 2))
  await votes(id, honest, voters.slice(2, 4))
  await votes(id, farmer, voters.slice(4, 7))
  const place = (who: Person, address: string) =>
    server.services.db.update(arrivals).set({ address }).where(eq(arrivals.userId, who.id))
  for (const one of voters.slice(4, 7)) await place(one, 'farm')
  await server.services.db.delete(images).where(eq(images.id, pictures.get(gone) ?? ''))
  await server.services.db
    .update(images)
    .set({ isVisible: false })
    .where(eq(images.id, pictures.get(secret) ?? ''))
  await pass(15)
  await Promise.all([sweepCompetitions(server.services), sweepCompetitions(server.services)])
  const { results, entries } = await read(id)
  expect(entries).toBe(2)
  expect(results.map(({ votes, person: who, prize }) => [who?.username, votes, prize])).toEqual([
    [honest.username, 2, 50],
    [farmer.username, 1, 30],
  ])
})

test('a competition without entries, or without votes, ends without prizes', async () => {
  const [empty, unseen] = [await open(), await open()]
  const me = await person()
  await enter(me, unseen, await hang(me))
  await pass(15)
  await sweepCompetitions(server.services)
  expect(await read(empty)).toMatchObject({ phase: 'over', results: [] })
  expect(await read(unseen)).toMatchObject({ phase: 'over', results: [{ place: 1, votes: 0, prize: 0 }] })
  expect(await goldOf(me)).toBe(0)
})

test('who leaves takes their entry and their vote along; the rest goes on', async () => {
  const id = await open()
  const [leaver, stayer] = [await person(), await person()]
  for (const one of [leaver, stayer]) await enter(one, id, await hang(one))
  await votes(id, stayer, [leaver])
  await leaver.call('deleteAccount', { body: { password: 'a long enough password' } })
  expect(await server.services.db.$count(competitionVotes, eq(competitionVotes.competitionId, id))).toBe(0)
  expect((await read(id)).entries).toBe(1)
})

test('only administrators open competitions, once by the same key, and it is written down', async () => {
  const [admin, member] = [await person(), await person()]
  await server.services.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.id))
  const body = {
    title: 'Teeth \u202Ein the snow',
    theme: 'Something hunts',
    categories: ['monsters'],
    opensAt: clock.toISOString(),
    closesAt: new Date(clock.getTime() + DAY).toISOString(),
    endsAt: new Date(clock.getTime() + 2 * DAY).toISOString(),
    prizes: [10],
  }
  const idempotencyKey = randomUUID()
  expect((await member.call('createCompetition', { body, idempotencyKey })).statusCode).toBe(404)
  const made = await admin.call('createCompetition', { body, idempotencyKey })
  expect(made.json()).toMatchObject({
    title: 'Teeth in the snow',
    categories: ['monsters'],
    prizes: [10],
    phase: 'open',
  })
  expect((await admin.call('createCompetition', { body, idempotencyKey })).json().id).toBe(made.json().id)
  const deeds = await server.services.db.select().from(auditLog).where(eq(auditLog.subjectId, made.json().id))
  expect(deeds.length).toBeGreaterThanOrEqual(1)
  const backwards = { ...body, closesAt: body.endsAt, endsAt: body.closesAt }
  expect((await admin.call('createCompetition', { body: backwards, idempotencyKey: randomUUID() })).statusCode).toBe(
    400,
  )
})

test('the house opens one of its own whenever none takes entries, one by all machines together', async () => {
  const { db } = server.services
  const before = await db.$count(competitions)
  const openOne = () => openHouseCompetition(server.services)
  await Promise.all(Array.from({ length: 5 }, openOne))
  expect(await db.$count(competitions)).toBe(before + 1)
  await pass(20)
  await openOne()
  expect(await db.$count(competitions)).toBe(before + 1)
  await pass(2)
  await Promise.all([openOne(), openOne()])
  expect(await db.$count(competitions)).toBe(before + 2)
})
