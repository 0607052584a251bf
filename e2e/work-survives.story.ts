import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { arriveAndSignUp, ask, generate, goldCounter, newPerson } from './person.ts'
import { type Program, startProgram } from './program.ts'

const KEY = 'generation-tracker-items'

let dataDir: string
let program: Program
let browser: Browser
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lanternkeep-story-'))
  ;[program, browser] = await Promise.all([startProgram({ dataDir }), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await program.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('a reload in the midst of work loses nothing: the tracker brings the result', async () => {
  const { page } = await newPerson(browser, program.url)
  await arriveAndSignUp(page, '/generate?categories=characters')
  // Four portraits, so that they are still being painted when the page comes back.
  await page.getByRole('radio', { name: '4', exact: true }).check()
  await generate(page, 'a dwarf smith with a hammer', '1024 px')
  await page.waitForFunction((key) => localStorage.getItem(key)?.includes('requestId'), KEY)
  await page.reload()
  await page.getByText('Your generation is ready to view').waitFor()
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

test('work that this browser has forgotten is found again by asking the server', async () => {
  const { page } = await newPerson(browser, program.url)
  await arriveAndSignUp(page, '/generate?categories=characters')
  await page.getByRole('radio', { name: '4', exact: true }).check()
  await generate(page, 'an elf ranger with a longbow', '1024 px')
  await page.waitForFunction((key) => localStorage.getItem(key)?.includes('requestId'), KEY)
  await page.evaluate((key) => localStorage.removeItem(key), KEY)
  await page.goto('/gallery')
  await page.getByText('Your generation is ready to view').waitFor()
  await page.context().close()
})

test('the program is killed in the midst of work and started again: the work ends, and is charged once', async () => {
  const { page } = await newPerson(browser, program.url)
  await arriveAndSignUp(page, '/generate?categories=battlemaps')
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await generate(page, 'a dungeon with a library and a forge', '1024 px')
  await page.waitForFunction((key) => localStorage.getItem(key)?.includes('requestId'), KEY)
  const port = Number(new URL(program.url).port)
  await program.kill()
  program = await startProgram({ dataDir, port })
  await page.getByRole('main').getByRole('button', { name: 'Again with another seed' }).waitFor({ timeout: 90_000 })
  await goldCounter(page).getByText('10', { exact: true }).waitFor()
  const { body } = await ask(page, '/api/v1/user')
  expect(body).toMatchObject({ gold: 10 })
  await page.goto('/my-gallery')
  await page.getByText('2 works').waitFor()
  await page.context().close()
})
