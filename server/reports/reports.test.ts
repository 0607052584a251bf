import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { logOptions } from '../log.ts'
import { ProviderError } from '../providers/provider.ts'
import { openSentryStandIn, type SentryStandIn } from '../testing/sentry.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn, type StandIn } from '../testing/stand-in.ts'
import { openReports, type Reports } from './reports.ts'

let sentry: SentryStandIn
let reports: Reports
let server: TestServer
let provider: StandIn

beforeAll(async () => {
  sentry = await openSentryStandIn()
  reports = await openReports({ sentryDsn: sentry.dsn, roles: ['web', 'worker'] })
  provider = openStandIn()
  const log = pino(logOptions('info', reports.report), { write: () => undefined })
  server = await openTestServer([provider], {}, log)
  await server.work()
})
beforeEach(() => {
  sentry.events.length = 0
})
afterAll(async () => {
  await server.close()
  await reports.close()
  await sentry.close()
})

test('an answer of 500 is reported with the request’s id and the caller’s, and nothing of what they sent', async () => {
  const person = await server.person()
  const failed = new DrizzleQueryError('select $1', ['a-value-of-theirs'], new Error('deadlock detected'))
  const broken = vi.spyOn(server.services.providers, 'models').mockImplementation(() => {
    throw failed
  })
  const answer = await server.app.inject({
    url: '/api/v1/models?secret=of-the-query',
    headers: { authorization: `Bearer ${person.accessToken}`, cookie: 'session=of-theirs' },
  })
  broken.mockRestore()
  expect(answer.statusCode).toBe(500)
  await expect.poll(() => sentry.events.length).toBe(1)
  const [event] = sentry.events
  expect(event?.exception?.values[0]).toMatchObject({ type: 'Error', value: 'deadlock detected' })
  expect(event?.tags).toMatchObject({ requestId: answer.headers['x-request-id'], route: '/api/v1/models' })
  expect(event?.request).toBeUndefined()
  expect(event?.breadcrumbs).toBeUndefined()
  for (const secret of ['a-value-of-theirs', 'of-the-query', 'of-theirs', person.accessToken, person.email])
    expect(sentry.received()).not.toContain(secret)
})

test('a refusal is nobody’s fault and is not reported', async () => {
  expect((await server.app.inject({ url: '/v1/images/none' })).statusCode).toBeLessThan(500)
  await server.app.inject({ url: '/nowhere' })
  server.services.log.error('The end of the test')
  await expect.poll(() => sentry.events.map(({ message }) => message)).toEqual(['The end of the test'])
})

test('work that failed in a worker is reported once, when it is given up', async () => {
  provider.before = async () => {
    throw new ProviderError('The brush broke.', { passing: false })
  }
  const person = await server.person()
  const { requestId } = (await person.start({ prompt: 'what nobody else may read' })).json<{ requestId: string }>()
  await server.ended(person, requestId)
  await expect.poll(() => sentry.events.length).toBe(1)
  expect(sentry.events[0]).toMatchObject({
    exception: { values: [{ value: 'The brush broke.' }] },
    tags: { generationId: requestId, kind: 'image' },
  })
  expect(sentry.received()).not.toContain('what nobody else may read')
})

test('without a DSN nothing is sent, and closing waits for nothing', async () => {
  const silent = await openReports({ roles: ['web'] })
  silent.report({ message: 'to nobody', facts: {} })
  await silent.close()
  expect(sentry.received()).not.toContain('to nobody')
})
