import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartReply } from '../../contract/generations.ts'
import { LEVEL_MOST, ROOMS_MOST, SQUARES_LEAST, SQUARES_MOST } from '../../contract/map-bounds.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

const standIn = openStandIn()
const service = openStandIn()
service.name = 'Farsight'
const models = service.models().map((model) => ({ ...model, id: 'far', provider: 'Farsight' }))
service.models = () => models

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await openTestServer([standIn, service])
  await server.work()
  person = await server.person(40)
})
afterAll(() => server.close())

const ask = (map: unknown, more: Record<string, unknown> = {}) =>
  person.start({ category: 'battlemaps', prompt: 'a cellar', size: 512, map, ...more })

test('squares, rooms and the level of a party reach whoever draws the map, as they were chosen', async () => {
  const map = { columns: 24, rows: 18, rooms: 6, level: 4 }
  const started = await ask(map)
  expect(started.statusCode).toBe(201)
  expect(await server.ended(person, started.json<StartReply>().requestId)).toMatchObject({ status: 'completed' })
  expect(standIn.orders.at(-1)).toMatchObject({ category: 'battlemaps', map })
})

test.each([
  ['fewer squares than a map has', { columns: SQUARES_LEAST - 1, rows: 20 }],
  ['more squares than a map has', { columns: 20, rows: SQUARES_MOST + 1 }],
  ['half a square', { columns: 20.5, rows: 20 }],
  ['no room at all', { rooms: 0 }],
  ['more rooms than a map has', { rooms: ROOMS_MOST + 1 }],
  ['a level beyond all', { level: LEVEL_MOST + 1 }],
  ['a number that is none', { rooms: 'six' }],
])('%s is refused, and costs nothing', async (_, map) => {
  const before = (await person.call('getUser')).json<{ gold: number }>().gold
  const answer = await ask(map)
  expect(answer.statusCode).toBe(400)
  expect((await person.call('getUser')).json<{ gold: number }>().gold).toBe(before)
})

test('they are refused for what is no battle map, and for a service that would not heed them', async () => {
  const portrait = await ask({ rooms: 4 }, { category: 'npcs' })
  expect([portrait.statusCode, portrait.json().error]).toEqual([
    400,
    'Squares, rooms and a party’s level are for battle maps.',
  ])
  const far = await ask({ rooms: 4 }, { model: 'far' })
  expect([far.statusCode, far.json().error]).toEqual([
    400,
    'Only the built-in styles draw maps by squares, rooms and level.',
  ])
})
