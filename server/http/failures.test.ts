import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

const standIn = openStandIn()
let server: TestServer
beforeAll(async () => {
  server = await openTestServer([standIn])
})
afterAll(() => server.close())

test.each([
  'Connection terminated unexpectedly',
  // What a connection says that broke between two statements of a transaction.
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
])('a database that is away is told so, however its driver says it: %s', async (said) => {
  const person = await server.person()
  const { models } = standIn
  standIn.models = () => {
    throw new Error('A statement failed', { cause: new Error(said) })
  }
  try {
    const answer = await person.call('listModels')
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '5', 'unavailable'])
  } finally {
    standIn.models = models
  }
})
