import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveWithAccount, generate, goldCounter, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  // No worker: gold is gone when work is asked for, not when it is done.
  stage = await openStage({ roles: 'web' })
})
afterAll(() => stage.end())

test('too little gold is refused before anything starts, and says what is missing', async () => {
  const { page } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/generate?categories=spells')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: '4', exact: true }).check()
  for (const left of ['8', '4', '0']) {
    await generate(page, 'a wall of thorns', '1024 px')
    await goldCounter(page).getByText(left, { exact: true }).waitFor()
  }
  await main.getByText('4 gold too little').waitFor()
  await generate(page, 'a wall of thorns', '1024 px')
  const overlay = page.getByRole('dialog', { name: 'Gold', exact: true })
  await overlay.getByText('That costs 4 and you have 0. Nothing was started and nothing was charged.').waitFor()
  await page.keyboard.press('Escape')
  await overlay.waitFor({ state: 'hidden' })
  expect(await main.getByRole('article').count()).toBe(3)
  await page.context().close()
})
