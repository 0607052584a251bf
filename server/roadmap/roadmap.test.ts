import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedbackStatuses, roadmapStatuses } from '../../contract/community.ts'
import type { RoadmapItem } from '../../contract/roadmap.ts'
import { notifications, roadmapItems, roadmapVotes } from '../db/community.ts'
import { users } from '../db/schema.ts'
import { callRoute, openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { fillRoadmap } from './plans.ts'

let server: TestServer
let [admin, mira, tom] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  admin = await server.person(0)
  mira = await server.person(0)
  tom = await server.person(0)
  await server.services.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.id))
})
afterAll(() => server.close())

const suggest = async (body: object = {}, key: string = randomUUID(), who = mira) => {
  const answer = await who.call('suggest', { body: { title: 'Hex maps', ...body }, idempotencyKey: key })
  return answer.json<RoadmapItem>()
}
const vote = (who: Person, id: string, isVoted: boolean) =>
  who.call('voteRoadmap', { params: { id }, body: { isVoted } })
const move = (id: string, body: object) =>
  admin.call('adminMoveRoadmap', { params: { id }, body: { reason: 'We talked about it.', ...body } })
const shown = async (query: object = {}, who: Person | undefined = undefined) =>
  (
    await (who
      ? who.call('roadmap', { query: { ...query } })
      : callRoute(server.app, 'roadmap', { query: { ...query } }))
  ).json<{
    items: RoadmapItem[]
    counts: Record<string, number>
  }>()

test('a new roadmap begins with what the house plans, once', async () => {
  expect(await fillRoadmap(server.services)).toBeGreaterThan(8)
  expect(await fillRoadmap(server.services)).toBe(0)
  const { items, counts } = await shown()
  expect(items.every(({ author }) => author === null)).toBe(true)
  expect(Object.keys(counts)).toEqual(expect.arrayContaining(['PLANNED', 'IN_PROGRESS', 'RELEASED', 'DECLINED']))
})

test('a suggestion sent twice with one key is one, begins with the vote of whoever made it, and is shown to strangers', async () => {
  const key = randomUUID()
  const [one, two] = await Promise.all([
    suggest({ text: 'With terrain.' }, key),
    suggest({ text: 'With terrain.' }, key),
  ])
  expect(one.id).toBe(two.id)
  expect(one).toMatchObject({ status: 'SUGGESTED', kind: 'roadmap', votes: 1, isVoted: true, isMine: true })
  const { items } = await shown({ q: 'hex', status: 'SUGGESTED' })
  expect(items).toMatchObject([{ id: one.id, author: mira.username, isVoted: false, isMine: false }])
})

test('votes of racing tabs count once, can be taken back, and the count is that of the rows', async () => {
  const { id } = await suggest({ title: 'Racing' })
  await Promise.all([1, 2, 3, 4].map(() => vote(tom, id, true)))
  expect((await vote(tom, id, true)).json()).toMatchObject({ votes: 2, isVoted: true })
  await Promise.all([vote(tom, id, false), vote(tom, id, false), vote(mira, id, true)])
  expect((await vote(mira, id, true)).json()).toMatchObject({ votes: 1 })
  expect(await server.services.db.$count(roadmapVotes, eq(roadmapVotes.itemId, id))).toBe(1)
  expect((await vote(tom, randomUUID(), true)).statusCode).toBe(404)
})

test('an administrator moves an item through every status of its kind, and whoever suggested it is told', async () => {
  const item = await suggest({ title: 'Moving' })
  for (const status of roadmapStatuses) expect((await move(item.id, { status })).json()).toMatchObject({ status })
  const feedback = await suggest({ title: 'The colours', kind: 'feedback' })
  expect(feedback).toMatchObject({ status: 'CONSIDERING', kind: 'feedback' })
  for (const status of feedbackStatuses)
    expect((await move(feedback.id, { status })).json()).toMatchObject({ status, kind: 'feedback' })
  expect((await move(feedback.id, { status: 'IN_PROGRESS' })).statusCode).toBe(400)
  expect((await move(item.id, { answer: 'Next spring.' })).json()).toMatchObject({ answer: 'Next spring.' })
  const told = await server.services.db.select().from(notifications).where(eq(notifications.userId, mira.id))
  expect(told.find(({ subjectId }) => subjectId === item.id)).toMatchObject({ type: 'REPLY', subjectKind: 'roadmap' })
})

test('what has been taken up cannot be withdrawn, nor what is somebody else’s', async () => {
  const { id } = await suggest({ title: 'Mine to withdraw' })
  const withdraw = (who: Person) => who.call('withdrawSuggestion', { params: { id } })
  expect((await withdraw(tom)).statusCode).toBe(403)
  await move(id, { status: 'PLANNED' })
  expect((await withdraw(mira)).statusCode).toBe(409)
  await move(id, { status: 'SUGGESTED' })
  expect((await withdraw(mira)).statusCode).toBe(200)
  expect((await withdraw(mira)).statusCode).toBe(404)
})

test('scripts and marks of direction are text like any other, and nothing at all is no suggestion', async () => {
  const item = await suggest({ title: '<script>alert(1)</script>\u202e', text: '**bold** \u200b' })
  expect(item).toMatchObject({ title: '<script>alert(1)</script>', text: '**bold**' })
  const empty = await mira.call('suggest', { body: { title: '\u200b \u202e' }, idempotencyKey: randomUUID() })
  expect(empty.json().error).toBe('Say in a few words what it is about.')
})

test('a suggestion outlives whoever made it, and its votes go with those who leave', async () => {
  const [leaver, other] = [await server.person(0), await server.person(0)]
  const { id } = await suggest({ title: 'Left behind' }, randomUUID(), leaver)
  await vote(other, id, true)
  const gone = await leaver.call('deleteAccount', { body: { password: 'a long enough password' } })
  expect(gone.statusCode).toBe(200)
  const [row] = await server.services.db.select().from(roadmapItems).where(eq(roadmapItems.id, id))
  expect(row).toMatchObject({ authorId: null, votes: 1 })
  expect((await other.call('roadmapItem', { params: { id } })).json()).toMatchObject({ author: null, votes: 1 })
})

test('the same item of the house with one key is put on the roadmap once', async () => {
  const body = { title: 'Dice', status: 'PLANNED', reason: 'Asked for by many.' }
  const key = randomUUID()
  const put = () => admin.call('adminAddToRoadmap', { body, idempotencyKey: key })
  const [one, two] = [(await put()).json<RoadmapItem>(), (await put()).json<RoadmapItem>()]
  expect(one.id).toBe(two.id)
})
