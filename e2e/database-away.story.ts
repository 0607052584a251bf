import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ErrorReply } from '../contract/errors.ts'
import { readEvents } from '../server/live/testing.ts'
import { type Caller, newCaller, openBalancer } from './caller.ts'
import { type OwnPostgres, openOwnPostgres } from './own-postgres.ts'
import { type Program, startProgram } from './program.ts'

/** How long the database is away, ms; a longer absence is tried by setting it. */
const AWAY = Number(process.env.DATABASE_AWAY_SECONDS ?? 4) * 1000
/** An answer while it is away comes within this time, ms. */
const ANSWER_MAX = 2000
const CALLERS = 3

let postgres: OwnPostgres
let program: Program
beforeAll(async () => {
  postgres = await openOwnPostgres()
  program = await startProgram({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal' } })
})
afterAll(async () => {
  await program.stop()
  await postgres.close()
})

interface Heard {
  status: number
  retryAfter: string | null
  body: string
  took: number
}

async function ask(path: string, { accessToken }: Pick<Caller, 'accessToken'>): Promise<Heard> {
  const since = performance.now()
  const answer = await fetch(program.url + path, { headers: { authorization: `Bearer ${accessToken}` } })
  const body = await answer.text()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body, took: performance.now() - since }
}

/** Starts works until told to stop, sending each again, under its key, until it is taken. */
async function load(caller: Caller, number: number, over: AbortSignal): Promise<string[]> {
  const started: string[] = []
  while (!over.aborted && started.length < 16) {
    started.push(await caller.start(`a wall of thorns, the ${started.length}th`, number * 1000 + started.length))
    await sleep(800)
  }
  return started
}

const standing = () =>
  postgres.query<{ status: string; works: number }>(
    'select status, count(*)::int as works from generations group by status',
  )

test('while the database is away everybody is told so at once, and afterwards all goes on with nothing lost', async () => {
  const send = openBalancer([program])
  const callers: Caller[] = []
  for (let number = 0; number < CALLERS; number++) callers.push(await newCaller(send))
  const first = callers[0] as Caller
  const events = await readEvents(program.url, first.accessToken)
  const over = new AbortController()
  const loads = callers.map((caller, number) => load(caller, number, over.signal))
  await expect
    .poll(async () => (await standing()).map(({ status }) => status), { timeout: 60_000 })
    .toContain('completed')

  await postgres.down()
  const downAt = performance.now()
  const calls: Heard[] = []
  const pages: Heard[] = []
  while (performance.now() - downAt < AWAY) {
    const [user, works, home, gallery, ready, alive] = await Promise.all(
      ['/api/v1/user', '/api/v1/search/images', '/', '/gallery', '/readyz', '/healthz'].map((path) => ask(path, first)),
    )
    calls.push(user as Heard, works as Heard)
    pages.push(home as Heard, gallery as Heard)
    expect([ready?.status, alive?.status]).toEqual([503, 200])
    await sleep(250)
  }
  await postgres.up()

  for (const { status, retryAfter, body } of calls) {
    expect([status, retryAfter]).toEqual([503, '5'])
    expect(ErrorReply.parse(JSON.parse(body))).toMatchObject({
      code: 'unavailable',
      error: expect.stringMatching(/charged/),
    })
  }
  for (const { status, retryAfter, body } of pages) {
    expect([status, retryAfter]).toEqual([503, '5'])
    expect(body).toContain('</main>')
    expect(body).not.toMatch(/ECONNREFUSED| {4}at /)
  }
  expect(Math.max(...[...calls, ...pages].map(({ took }) => took))).toBeLessThan(ANSWER_MAX)

  await expect.poll(async () => (await ask('/readyz', first)).status, { timeout: 10_000 }).toBe(200)
  over.abort()
  const started = await Promise.all(loads)
  const works = started.flat().length
  await expect.poll(standing, { timeout: 180_000 }).toEqual([{ status: 'completed', works }])
  for (const [number, caller] of callers.entries()) {
    expect(await caller.get('/api/v1/user')).toMatchObject({ gold: 12 - 0.5 * (started[number]?.length ?? 0) })
  }
  expect(
    await postgres.query('select count(distinct generation_id)::int as works, count(*)::int as images from images'),
  ).toEqual([{ works, images: works }])
  await events.until(
    ({ kind }, index) =>
      kind === 'connected' && events.events.slice(0, index).some((event) => event.kind === 'interrupted'),
  )
  events.close()
  expect(program.process.exitCode).toBeNull()
}, 480_000)
