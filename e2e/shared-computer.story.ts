import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveWithAccount, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

const SECRET = 'the baron is a doppelganger'

test('on a shared computer the next person finds nothing of the last one’s, in any tab, however the last one left', async () => {
  const { context, page } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/generate')
  const prompt = page.getByRole('main').getByRole('textbox', { name: 'Prompt' })
  const kept = () =>
    page.evaluate(() => JSON.stringify([Object.entries(window.localStorage), Object.entries(window.sessionStorage)]))
  await prompt.fill(SECRET)
  await expect.poll(kept).toContain(SECRET)
  const other = await context.newPage()
  await other.goto('/generate')
  await other.getByRole('main').getByRole('textbox', { name: 'Prompt' }).fill(`${SECRET} too`)
  await other.getByRole('banner').getByRole('button', { name: / gold/ }).waitFor()

  // A reload loses nothing of one's own.
  await page.reload()
  await expect.poll(() => prompt.inputValue()).toBe(SECRET)

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await page
    .getByRole('button', { name: 'Sign out' })
    .or(page.getByRole('menuitem', { name: 'Sign out' }))
    .click()
  for (const tab of [page, other]) {
    await tab.waitForURL(`${stage.program.url}/`)
    await tab
      .getByRole('banner')
      .getByRole('button', { name: /Log in/ })
      .waitFor()
    const left = await tab.evaluate(() =>
      JSON.stringify([Object.entries(window.localStorage), Object.entries(window.sessionStorage)]),
    )
    expect(left).not.toContain('baron')
  }

  // Somebody's session that ends by itself leaves as little.
  await arriveWithAccount(page, '/generate')
  expect(await prompt.inputValue()).toBe('')
  await prompt.fill(SECRET)
  await expect.poll(kept).toContain(SECRET)
  await context.clearCookies({ name: 'lanternkeep.session_token' })
  await page.goto('/generate')
  await expect.poll(kept).not.toContain('baron')
  await expect.poll(() => prompt.inputValue()).toBe('')

  // Nor does it help to log in over somebody who never left.
  await arriveWithAccount(page, '/generate')
  await prompt.fill(SECRET)
  await expect.poll(kept).toContain(SECRET)
  await arriveWithAccount(page, '/generate')
  await expect.poll(kept).not.toContain('baron')
  await expect.poll(() => prompt.inputValue()).toBe('')
  await context.close()
}, 300_000)
