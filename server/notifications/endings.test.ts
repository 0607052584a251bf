import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NotificationsReply } from '../../contract/notifications.ts'
import { imageLoras, images, loras } from '../db/schema.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
const painter = openStandIn()
beforeAll(async () => {
  server = await openTestServer([painter])
  await server.work()
})
afterAll(() => server.close())

const toldTo = async (person: Person) => (await person.call('getNotifications')).json<NotificationsReply>()

/** Waits as somebody who has closed the page: nothing asks for the work itself. */
async function endedUnwatched(person: Person): Promise<NotificationsReply> {
  for (let tries = 0; tries < 200; tries++) {
    const told = await toldTo(person)
    if (told.notifications.length > 0) return told
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('Nothing was told')
}

test('a picture that ends while nobody follows it is told with its title and its page', async () => {
  const person = await server.person()
  await person.start()
  expect(await endedUnwatched(person)).toMatchObject({
    unread: 1,
    notifications: [
      { type: 'IMAGE', subject: { kind: 'image', title: 'Quiet hill' }, facts: { title: 'a quiet hill' } },
    ],
  })
})

test('whoever follows it on an open page has seen it, and is told of nothing', async () => {
  const person = await server.person()
  const { requestId } = (await person.start()).json()
  await server.ended(person, requestId)
  expect((await toldTo(person)).unread).toBe(0)
})

test('work that its owner stopped is no news to them', async () => {
  const person = await server.person()
  const { requestId } = (await person.start()).json()
  const stopped = await person.call('cancelGeneration', { params: { id: requestId } })
  const told = await toldTo(person)
  // It may have been quicker than the stop.
  if (stopped.statusCode === 200) expect(told.unread).toBe(0)
  else expect(told.unread).toBe(1)
})

test('whose LoRA a public work wears is told who wore it, and of a hidden work nothing', async () => {
  const { db, endings } = server.services
  const [owner, wearer] = [await server.person(0), await server.person(0)]
  const [lora, shown, hidden] = [randomUUID(), randomUUID(), randomUUID()]
  await db.insert(loras).values({
    id: lora,
    ownerId: owner.id,
    kind: 'safetensors',
    title: 'Inked',
    base: 'sdxl' as never,
    licence: 'own' as never,
    source: '',
    isVisible: true,
  })
  for (const id of [hidden, shown]) {
    const looks = { width: 1, height: 1, mediaKey: id, thumbhash: '', title: 'A hill', type: 'LANDSCAPE' } as const
    await db.insert(images).values({ id, generationId: id, ownerId: wearer.id, isVisible: id === shown, ...looks })
    await db.insert(imageLoras).values({ imageId: id, loraId: lora, weight: 1 })
    const request = { loras: [{ id: lora, weight: 1 }] }
    await endings.after({ id, userId: wearer.id, kind: 'image', status: 'completed', request })
    if (id === hidden) expect((await toldTo(owner)).notifications).toEqual([])
  }
  expect((await toldTo(owner)).notifications).toMatchObject([
    { type: 'LORA_USED', actors: [wearer.username], subject: { kind: 'lora', page: `/loras/${lora}` } },
  ])
})
