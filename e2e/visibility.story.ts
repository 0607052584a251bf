import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveWithAccount, generate, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

test('a chip that is pressed while the page’s scripts are still on their way counts, and a button waits for them', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url)
  const { promise: arrival, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', (route) => arrival.then(() => route.continue()))
  await page.goto('/generate?categories=items', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  const landscapes = main.getByRole('radio', { name: 'Landscape', exact: true })
  await landscapes.check()
  const example = main.getByRole('button', { name: /^Try “/ }).first()
  const words = await example.textContent()
  expect(await example.isDisabled()).toBe(true)
  expect(await page.locator('main button:not([disabled])').count()).toBe(0)
  release()
  await expect.poll(() => example.isEnabled(), { timeout: 30_000 }).toBe(true)
  expect(await landscapes.isChecked()).toBe(true)
  // Not only in the browser: the page has turned to it.
  await expect.poll(() => example.textContent()).not.toBe(words)
  await example.click()
  expect(await main.getByRole('textbox', { name: 'Prompt' }).inputValue()).not.toBe('')
  expect(faults).toEqual([])
  await page.context().close()
})

test('a picture is asked for by its link, its link is copied from its tile and its page, and a stranger opens it', async () => {
  const { context, page } = await newPerson(stage.browser, stage.program.url, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await arriveWithAccount(page, '/generate?categories=items')
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: 'Who sees it' }).click()
  await page.getByRole('option', { name: 'By link' }).click()
  await main.getByText('Whoever has the link; listed nowhere.').waitFor()
  await generate(page, 'a brass lamp')
  const tile = main.getByRole('group', { name: /^What to do with/ })
  await tile.getByRole('combobox', { name: 'Who sees it' }).click()
  await page.getByRole('option', { name: 'Private' }).click()
  await main.getByText('seen by you alone').waitFor()
  await tile.getByRole('combobox', { name: 'Who sees it' }).click()
  await page.getByRole('option', { name: 'By link' }).click()
  await main.getByText('seen by whoever has the link').waitFor()
  await tile.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Whoever has it can open the page.').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/images\/[\da-f-]{36}$/)
  const stranger = await newPerson(stage.browser, stage.program.url)
  await stranger.page.goto(link)
  await stranger.page.getByRole('heading', { level: 1, name: 'Brass lamp' }).waitFor()

  await page.goto(link)
  await main.getByRole('combobox', { name: 'Who sees it' }).click()
  await page.getByRole('option', { name: 'Private' }).click()
  await main.getByText('You alone').first().waitFor()
  await main.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Only you can open it.').waitFor()
  await expect.poll(async () => (await stranger.page.reload())?.status()).toBe(404)
  await stranger.page.context().close()
  await context.close()
})
