import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROMPT_MAX } from '../../contract/limits.ts'
import type { JobReply, JobStatus, Sheet, SheetsReply } from '../../contract/sheets.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { listing } from './words.ts'

let server: TestServer
let keeper: Person
beforeAll(async () => {
  server = await openTestServer([])
  await server.work()
  keeper = await server.person()
})
afterAll(() => server.close())

/** Words of which a sheet can use few, and has to be looked through for each. */
const prompt = 'castle dragon lantern harbour witch '.repeat(100).slice(0, PROMPT_MAX).trim()

/** What this thread, which is the event loop's, works while something is done: not how long that takes on a busy machine. */
async function workOf<Made>(act: () => Promise<Made> | Made): Promise<{ took: number; made: Made }> {
  const before = process.threadCpuUsage()
  const made = await act()
  const { user, system } = process.threadCpuUsage(before)
  return { took: user + system, made }
}

async function write(count: number): Promise<Sheet> {
  const body = { prompt, seed: 7, count }
  const started = await keeper.call('settlementGenerate', { body, idempotencyKey: randomUUID() })
  const { jobId } = started.json<JobReply>()
  expect(await server.ended(keeper, jobId, 120_000)).toMatchObject({ status: 'completed' })
  const { id } = (await keeper.call('settlementPoll', { params: { id: jobId } })).json<JobStatus>()
  return (await keeper.call('settlementGet', { params: { id: id ?? '' } })).json()
}

/** What it would cost the event loop to work out by itself what a sheet is listed by. */
async function costOf({ kind, request, seed, document }: Sheet): Promise<number> {
  const rounds = []
  for (let round = 0; round < 3; round++)
    rounds.push((await workOf(() => listing({ kind, prompt, request, seed, document }))).took)
  return Math.min(...rounds)
}

test('storing a dozen sheets of a long prompt takes the event loop less than listing a few of them would', {
  // Writing them is other threads' work, which waits for its turn on a busy machine.
  timeout: 60_000,
}, async () => {
  const first = await write(1)
  const { took } = await workOf(() => write(12))
  expect(took).toBeLessThan(6 * (await costOf(first)))
  const { sheets } = (await keeper.call('mySheets')).json<SheetsReply>()
  expect(sheets.length).toBeGreaterThanOrEqual(12)
})

test('so does changing one', async () => {
  const sheet = await write(1)
  const change = (title: string) =>
    keeper.call('settlementUpdate', { params: { id: sheet.id }, body: { edits: { title } } })
  await change('Warm')
  const { took, made } = await workOf(() => change('Lanternwick'))
  expect(took).toBeLessThan(0.5 * (await costOf(sheet)))
  expect(made.json<Sheet>()).toMatchObject({ title: 'Lanternwick' })
})

test('changes at the same moment are all kept', async () => {
  const sheet = await write(1)
  const keys = sheet.document.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'text' ? [block.key] : []))
    .slice(0, 3)
  expect(keys).toHaveLength(3)
  const bodies = [
    { edits: { title: 'All at once' } },
    { isVisible: false },
    ...keys.map((key) => ({ edits: { [key]: `By hand: ${key}` } })),
  ]
  const answers = await Promise.all(
    bodies.map((body) => keeper.call('settlementUpdate', { params: { id: sheet.id }, body })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(bodies.map(() => 200))
  const now = (await keeper.call('settlementGet', { params: { id: sheet.id } })).json<Sheet>()
  expect(now).toMatchObject({ title: 'All at once', isVisible: false, version: bodies.length })
  for (const key of keys) expect(now.edits[key]).toBe(`By hand: ${key}`)
})
