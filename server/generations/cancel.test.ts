import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartReply } from '../../contract/generations.ts'
import { GivenUp } from '../providers/provider.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

const standIn = openStandIn()
/** Why orders of these words were aborted. */
const aborted = new Map<string, unknown>()
standIn.before = (order, { signal, progress }) =>
  order.prompt.startsWith('an endless')
    ? new Promise((_, reject) => {
        // As everybody who makes something tells how far they are.
        const telling = setInterval(() => progress(Math.random(), 'Painting on'), 50)
        signal.addEventListener('abort', () => {
          clearInterval(telling)
          aborted.set(order.prompt, signal.reason)
          reject(signal.reason)
        })
      })
    : Promise.resolve()

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([standIn])
})
afterAll(() => server.close())

const goldOf = async (person: Person) => (await person.call('getUser')).json<{ gold: number }>().gold
const start = async (person: Person, prompt: string) => (await person.start({ prompt, size: 1024 })).json<StartReply>()
const cancel = (person: Person, id: string) => person.call('cancelGeneration', { params: { id } })

test('work that waits is stopped, its gold returns, and it is never made', async () => {
  const person = await server.person(3)
  const { requestId } = await start(person, 'a hill that waits')
  expect(await goldOf(person)).toBe(2)
  const answer = await cancel(person, requestId)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ status: 'failed', error: 'You stopped it. You were not charged.' })
  expect(await goldOf(person)).toBe(3)
  await server.work()
  const next = await start(person, 'a hill behind it')
  await server.ended(person, next.requestId)
  expect(standIn.orders.map(({ prompt }) => prompt)).not.toContain('a hill that waits')
})

test('whoever makes it is told that nobody wants it any more', async () => {
  const person = await server.person(3)
  const { requestId } = await start(person, 'an endless hill')
  await expect.poll(() => standIn.orders.some(({ prompt }) => prompt === 'an endless hill')).toBe(true)
  expect((await cancel(person, requestId)).statusCode).toBe(200)
  await expect.poll(() => aborted.get('an endless hill')).toBeInstanceOf(GivenUp)
  expect(await goldOf(person)).toBe(3)
  expect(await server.audit()).toMatchObject({ sum: 0, wrong: [], wrongHolds: [] })
})

test('nobody stops another’s work, nor what has ended', async () => {
  const [owner, stranger] = [await server.person(3), await server.person()]
  const { requestId } = await start(owner, 'a hill to keep')
  expect((await cancel(stranger, requestId)).statusCode).toBe(404)
  await server.ended(owner, requestId)
  const late = await cancel(owner, requestId)
  expect([late.statusCode, late.json().error]).toEqual([
    409,
    'This work has ended already, so that there is nothing to stop.',
  ])
  expect(await goldOf(owner)).toBe(2)
})
