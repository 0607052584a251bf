import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SubjectRef } from '../../contract/subjects.ts'
import type { Caller } from '../accounts/accounts.ts'
import { comments } from '../db/community.ts'
import { transact } from '../db/database.ts'
import { images, users } from '../db/schema.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'
import { columnOf, lockSubject, subjectOf } from './queries.ts'

let server: TestServer
let owner: Person
let other: Person
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  owner = await server.person(0)
  other = await server.person(0)
})
afterAll(() => server.close())

const callerOf = ({ id }: Person): Caller => ({ id, sessionId: '', lapsesAt: 0 })
const show = (person: Person, ref: SubjectRef) => subjectOf(server.services.db, callerOf(person), ref)

async function picture(isVisible: boolean): Promise<string> {
  const id = randomUUID()
  await server.services.db.insert(images).values({
    id,
    ownerId: owner.id,
    type: 'LANDSCAPE',
    title: 'The quiet hill',
    width: 1,
    height: 1,
    mediaKey: id,
    thumbhash: '',
    isVisible,
  })
  return id
}

test('a picture is told with whose it is, its title and its page; a private one to its owner alone', async () => {
  const [shown, hidden] = [await picture(true), await picture(false)]
  const told = { ownerId: owner.id, title: 'The quiet hill', page: `/images/${shown}` }
  expect(await show(other, { kind: 'image', id: shown })).toMatchObject(told)
  expect(await show(owner, { kind: 'image', id: hidden })).toMatchObject({ page: `/images/${hidden}` })
  await expect(show(other, { kind: 'image', id: hidden })).rejects.toMatchObject({ code: 'not_found' })
})

test('a comment leads to its place on its page, and is hidden with what it is about', async () => {
  const image = await picture(true)
  const id = randomUUID()
  const about = { [columnOf('image')]: image }
  await server.services.db
    .insert(comments)
    .values({ id, authorId: other.id, text: 'Mist!', idempotencyKey: id, ...about })
  expect(await show(other, { kind: 'comment', id })).toMatchObject({
    ownerId: other.id,
    title: 'Mist!',
    page: `/images/${image}#comment-${id}`,
    root: { kind: 'image', id: image },
  })
  await server.services.db.update(images).set({ isVisible: false }).where(eq(images.id, image))
  await expect(show(other, { kind: 'comment', id })).rejects.toMatchObject({ code: 'not_found' })
})

test('people are found by username or id, and whoever hides their page by themselves alone', async () => {
  expect(await show(other, { kind: 'user', id: owner.username.toUpperCase() })).toMatchObject({ id: owner.id })
  expect(await show(other, { kind: 'user', id: owner.id })).toMatchObject({ page: `/people/${owner.username}` })
  await server.services.db.update(users).set({ isHidden: true }).where(eq(users.id, owner.id))
  await expect(show(other, { kind: 'user', id: owner.id })).rejects.toMatchObject({ code: 'not_found' })
  expect(await show(owner, { kind: 'user', id: owner.id })).toMatchObject({ id: owner.id })
})

test('what is locked for a change is refused as what is looked at, and what is not there is not found', async () => {
  const lock = (person: Person, ref: SubjectRef) =>
    transact(server.services.db, (tx) => lockSubject(tx, callerOf(person), ref))
  const [shown, hidden] = [await picture(true), await picture(false)]
  expect(await lock(other, { kind: 'image', id: shown })).toMatchObject({ ownerId: owner.id })
  await expect(lock(other, { kind: 'image', id: hidden })).rejects.toMatchObject({ code: 'not_found' })
  for (const kind of ['image', 'sheet', 'lora', 'comment', 'user', 'roadmap', 'competition'] as const) {
    await expect(lock(other, { kind, id: randomUUID() })).rejects.toMatchObject({ code: 'not_found' })
  }
})
