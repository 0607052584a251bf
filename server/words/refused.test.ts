import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sheetKinds } from '../../contract/sheets/kinds.ts'
import { sheetRouteName } from '../../contract/sheets/route-name.ts'
import { refusals } from '../db/community.ts'
import { generations, goldHolds } from '../db/schema.ts'
import { openLog } from '../log.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

let server: TestServer
let mira: Person
beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
  mira = await server.person()
})
afterAll(() => server.close())

const refused = { code: 'invalid_request', details: { reason: 'REFUSED_WORDS', matter: 'minors' } }
const counted = async () =>
  (await server.services.db.select().from(refusals)).reduce((sum, { count }) => sum + count, 0)

test('a prompt that is refused says why in plain words; nothing is begun, held or charged, and only the count is kept', async () => {
  const before = await counted()
  const answer = await mira.start({ prompt: 'a n\u200bude ch1ld' })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, refused])
  expect(answer.json().error).toContain('nothing was charged')
  expect(await server.services.db.$count(generations)).toBe(0)
  expect(await server.services.db.$count(goldHolds)).toBe(0)
  expect(await counted()).toBe(before + 1)
  expect(JSON.stringify(await server.services.db.select().from(refusals))).not.toMatch(/nude|ch1ld/)
})

test('every kind of sheet, a comparison and an NPC’s picture are refused alike', async () => {
  const prompt = 'a sexy schoolgirl'
  const asks = [
    mira.call('generateNpcImage', { body: { prompt }, idempotencyKey: randomUUID() }),
    mira.call('startComparison', {
      body: { category: 'npcs', prompt, models: ['stand-in', 'other'] },
      idempotencyKey: randomUUID(),
    }),
    ...sheetKinds.map((kind) =>
      mira.call(sheetRouteName(kind, 'generate'), { body: { prompt }, idempotencyKey: randomUUID() }),
    ),
  ]
  for (const answer of await Promise.all(asks)) expect(answer.json(), answer.body).toMatchObject(refused)
})

test('what is not wanted may be named among what is not wanted', async () => {
  const answer = await mira.start({ prompt: 'a girl with a wolf', negativePrompt: 'nude, nsfw' })
  expect(answer.statusCode, answer.body).toBe(201)
})

test('words that are split over a prompt and a later title are refused, and the title stays as it was', async () => {
  const { requestId } = (await mira.start({ prompt: 'a child by a well' })).json<{ requestId: string }>()
  const ended = await server.ended(mira, requestId)
  const { id, title } = (ended.images as { id: string; title: string }[])[0] ?? { id: '', title: '' }
  const answer = await mira.call('updateImage', { params: { id }, body: { title: 'Nude' } })
  expect(answer.json()).toMatchObject(refused)
  expect((await mira.call('getImage', { params: { id } })).json()).toMatchObject({ title })
})

test('nobody signs up by such a name', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { email: 'x@example.test', password: 'a long enough password', name: 'x', username: 'nude_schoolgirl' },
  })
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'That name cannot be taken here. Choose another.'])
})

test('the log holds nothing of what was refused', async () => {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const loud = await openTestServer([openStandIn()], {}, openLog({ ...server.config, logLevel: 'trace' }))
  const person = await loud.person()
  await person.start({ prompt: 'a lewd toddlername nude child' })
  await loud.close()
  write.mockRestore()
  expect(lines.join('')).not.toContain('toddlername')
})
