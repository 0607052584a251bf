import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveWithAccount, ask, goldCounter, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

/** Pays at the test checkout that a button of the shop has led to. */
async function payThere(page: Page): Promise<void> {
  await page.waitForURL('**/shop/test/checkout/**')
  await page.getByRole('button', { name: 'Pay as a test' }).click()
  await page.waitForURL('**/shop/done**')
}

const brand = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Lanternkeep, home' })

test('a pack is bought from the gold counter, once however often it is pressed, and its gold comes', async () => {
  const { page } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/about')
  await goldCounter(page).click()
  const overlay = page.getByRole('dialog', { name: 'Gold', exact: true })
  await overlay.getByText('This is a test shop').waitFor()
  await overlay.getByRole('button', { name: 'Buy 500 gold for $5' }).dblclick()
  await payThere(page)
  await page.goto('/pricing')
  await goldCounter(page).getByText('512', { exact: true }).waitFor()
  const { body } = await ask(page, '/api/v1/shop/orders')
  expect((body as { orders: { state: string }[] }).orders.map(({ state }) => state)).toEqual(['paid'])
  await page.context().close()
})

test('a subscription is begun, raised, ended and kept on the page of prices, and another tab follows', async () => {
  const { page, context } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/pricing')
  const main = page.getByRole('main')
  const other = await context.newPage()
  await other.goto('/generate')
  await other.getByRole('button', { name: 'Subscribe', exact: true }).waitFor()
  await main.getByRole('button', { name: 'Subscribe: Plus' }).click()
  await payThere(page)
  await brand(other).getByText('PLUS').waitFor()
  await other.getByRole('button', { name: 'Subscribe', exact: true }).waitFor({ state: 'hidden' })
  await other.getByRole('radio', { name: '6', exact: true }).check()

  await page.goto('/pricing')
  const mine = main.getByRole('region', { name: 'Your gold' })
  await mine.getByText('Plus, paid monthly; next on').waitFor()
  await main.getByRole('button', { name: 'Change: Pro' }).click()
  await page.getByText('Pro begins at once.').waitFor()
  await page.getByRole('button', { name: 'Change to Pro now' }).click()
  await brand(page).getByText('PRO').waitFor()
  await brand(other).getByText('PRO').waitFor()
  await mine.getByText('Pro, paid monthly; next on').waitFor()

  await mine.getByRole('button', { name: 'End subscription' }).click()
  await page.getByText('nothing more is paid, and nothing is paid back').waitFor()
  await page.getByRole('button', { name: /^End it on/ }).click()
  await mine.getByText('Pro ends on').waitFor()
  await mine.getByRole('button', { name: 'Keep Pro' }).click()
  await mine.getByText('Pro, paid monthly; next on').waitFor()
  await context.close()
})
