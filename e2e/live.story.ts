import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveWithAccount, generate, goldCounter, newPerson, openStage, type Stage } from './person.ts'
import { type Program, startWorker } from './program.ts'

let stage: Stage
let worker: Program | undefined
beforeAll(async () => {
  stage = await openStage({ roles: 'web' })
})
afterAll(async () => {
  await worker?.stop()
  await stage.end()
})

/** Until there is a worker, work waits for as long as it takes to look. */
async function bringWorker(): Promise<void> {
  worker ??= await startWorker(stage.program)
}

/** What a page asks of the server from now on that ends in this. */
function askedBy(page: Page, end: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(end)) asked.push(request.url())
  })
  return asked
}

// First: afterwards there is a worker, and nothing waits long enough to be asked after.
test('without a stream everything arrives all the same', async () => {
  const { page, context } = await newPerson(stage.browser, stage.program.url)
  await context.route('**/api/v1/events', (route) => route.abort())
  const polls = askedBy(page, '/poll')
  await arriveWithAccount(page, '/generate?categories=battlemaps')
  await generate(page, 'a cave by the sea')
  await expect.poll(() => polls.length, { timeout: 10_000 }).toBeGreaterThan(0)
  await bringWorker()
  await page.getByText('Your generation is ready to view').waitFor()
  expect(polls.length).toBeGreaterThan(1)
  await goldCounter(page).filter({ hasText: '11.5' }).waitFor()
  await context.close()
})

test('two tabs share one stream, hear of work and gold at once and hang it in the gallery, and the second takes over when the first is closed', async () => {
  const { page, context } = await newPerson(stage.browser, stage.program.url)
  const streamed = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/events'))
  await arriveWithAccount(page, '/generate?categories=battlemaps')
  await streamed
  const other = await context.newPage()
  const [streams, polls] = [askedBy(other, '/api/v1/events'), askedBy(page, '/poll')]
  await other.goto(`${stage.program.url}/my-gallery`)
  await other.getByRole('heading', { name: 'Nothing here yet' }).waitFor()
  await goldCounter(other).filter({ hasText: '12' }).waitFor()
  await bringWorker()
  await page.bringToFront()
  await generate(page, 'a cave by a lake')
  await goldCounter(other).filter({ hasText: '11.5' }).waitFor()
  await page.getByText('Your generation is ready to view').waitFor()
  await other.getByRole('main').getByRole('link', { name: 'Cave by a lake' }).waitFor()
  expect(polls).toHaveLength(1)
  expect(streams).toEqual([])
  const takenOver = other.waitForResponse((answer) => answer.url().endsWith('/api/v1/events'))
  await page.close()
  expect((await takenOver).status()).toBe(200)
  await context.close()
})
