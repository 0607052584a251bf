import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  arriveWithAccount,
  ask,
  closeWindows,
  countOfWorks,
  generate,
  goldCounter,
  newPerson,
  openBrowser,
} from './person.ts'
import { type Program, startProgram, startWorker } from './program.ts'

const KEY = 'generation-tracker-items'

let dataDir: string
let program: Program
let browser: Browser
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lanternkeep-story-'))
  ;[program, browser] = await Promise.all([
    startProgram({ dataDir, bringsPostgres: true, roles: 'web' }),
    openBrowser(),
  ])
})
afterAll(async () => {
  await closeWindows(browser)
  await program.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const isFollowed = (page: Page) => page.waitForFunction((key) => localStorage.getItem(key)?.includes('requestId'), KEY)

test('neither a reload in the midst of work nor a browser that forgets it loses anything: the tracker brings the result', async () => {
  const { page } = await newPerson(browser, program.url)
  await arriveWithAccount(page, '/generate?categories=characters')
  await generate(page, 'a dwarf smith with a hammer')
  await isFollowed(page)
  const isAtWork = page.getByRole('button', { name: /^Your work, something is being made/ })
  await page.reload()
  await isAtWork.waitFor()
  await page.evaluate((key) => localStorage.removeItem(key), KEY)
  await page.goto('/gallery')
  await isFollowed(page)
  await isAtWork.waitFor()
  // Until there is a worker, work waits for as long as it takes to look.
  const worker = await startWorker(program)
  await page.getByText('Your generation is ready to view').waitFor()
  await worker.stop()
  await page.getByRole('button', { name: /^Your work/ }).click()
  await page.getByRole('dialog', { name: 'Your work' }).getByText('Done').waitFor()
  const [result] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('dialog').getByRole('button', { name: 'View result' }).click(),
  ])
  await result.getByRole('heading', { level: 1, name: 'Dwarf smith with a hammer' }).waitFor()
  await page.getByText('What you ask for is followed here').waitFor()
  await page.context().close()
})

test('the program is killed in the midst of work and started again: the work ends, and is charged once', async () => {
  const port = Number(new URL(program.url).port)
  await program.stop()
  program = await startProgram({ dataDir, bringsPostgres: true, port })
  const { page } = await newPerson(browser, program.url)
  await arriveWithAccount(page, '/generate?categories=battlemaps')
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await generate(page, 'a dungeon with a library and a forge', '1024 px')
  await isFollowed(page)
  await program.kill()
  await page.getByRole('main').getByText('The connection to the server is lost').waitFor()
  program = await startProgram({ dataDir, bringsPostgres: true, port })
  await page.getByRole('main').getByRole('button', { name: 'Again with another seed' }).waitFor({ timeout: 90_000 })
  await goldCounter(page).getByText('10', { exact: true }).waitFor()
  const { body } = await ask(page, '/api/v1/user')
  expect(body).toMatchObject({ gold: 10 })
  await page.goto('/my-gallery')
  await countOfWorks(page, '2 works').waitFor()
  await page.context().close()
})
