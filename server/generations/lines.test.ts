import { afterEach, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn, type StandIn } from '../testing/stand-in.ts'

/** A service whose works last until they are let go. */
function openFarAway(): StandIn & { letGo(): void; most(): number } {
  const standIn = openStandIn()
  const [model] = standIn.models()
  const gate = Promise.withResolvers<void>()
  let waiting = 0
  let most = 0
  standIn.before = async () => {
    most = Math.max(most, ++waiting)
    await gate.promise
    waiting--
  }
  return Object.assign(standIn, {
    name: 'Far away',
    terms: { atOnce: 3, timeout: 60_000 },
    models: () => (model ? [{ ...model, id: 'far', provider: 'Far away' }] : []),
    letGo: () => gate.resolve(),
    most: () => most,
  })
}

let server: TestServer | undefined
afterEach(() => server?.close())

test('work that waits for a service keeps nobody from the work that is done here, and as many wait as the service takes', async () => {
  const far = openFarAway()
  server = await openTestServer([openStandIn(), far])
  await server.work()
  const people = await Promise.all(Array.from({ length: 6 }, () => server?.person(20)))
  const sent = []
  for (const person of people)
    if (person) sent.push({ person, reply: (await person.start({ prompt: 'a far hill', model: 'far' })).json() })
  await expect.poll(() => far.most()).toBe(3)
  const here = await server.person(5)
  const near = (await here.start({ prompt: 'a near hill' })).json<{ requestId: string }>()
  expect(await server.ended(here, near.requestId)).toMatchObject({ status: 'completed' })
  expect(far.most()).toBe(3)
  far.letGo()
  for (const { person, reply } of sent)
    expect(await server.ended(person, reply.requestId)).toMatchObject({ status: 'completed' })
})

test('work for a service that is no longer there is told so, and its gold returns', async () => {
  const far = openFarAway()
  server = await openTestServer([openStandIn(), far])
  const person = await server.person(5)
  const { requestId } = (await person.start({ prompt: 'a lost hill', model: 'far' })).json<{ requestId: string }>()
  const { services } = server
  const gone = services.providers
  services.providers = {
    ...gone,
    elsewhere: () => [],
    modelFor: (category, id) => (id === 'far' ? gone.modelFor(category, 'no longer') : gone.modelFor(category, id)),
  }
  await server.work()
  const ended = await server.ended(person, requestId)
  expect(ended).toMatchObject({ status: 'failed' })
  expect(String(ended.error)).toContain('You were not charged.')
  expect((await person.call('getUser')).json<{ gold: number }>().gold).toBe(5)
})
