import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSentryStandIn, type SentryStandIn } from '../server/testing/sentry.ts'
import { arriveWithAccount, ask, goldCounter, newPerson, openStage, type Stage } from './person.ts'

let sentry: SentryStandIn
let stage: Stage
beforeAll(async () => {
  sentry = await openSentryStandIn()
  stage = await openStage({ env: { SENTRY_DSN: sentry.dsn } })
})
afterAll(async () => {
  await stage.end()
  await sentry.close()
})

const reported = (words: string) =>
  sentry.events.find(({ exception }) => exception?.values.some(({ value }) => value.includes(words)))

test('what breaks in a page is reported in its visitor’s name, who is nobody again after signing out', async () => {
  const { page } = await newPerson(stage.browser, stage.program.url)
  const breakDown = (words: string) =>
    page.evaluate((said) => void setTimeout(() => Promise.reject(new Error(said)), 0), words)
  await arriveWithAccount(page, '/gallery?query=what+I+look+for')
  await goldCounter(page).waitFor()
  await breakDown('The floor gave way')
  await expect.poll(() => reported('The floor gave way'), { timeout: 10_000 }).toBeDefined()
  const { body } = await ask(page, '/api/auth/get-session')
  const { user } = body as { user: { id: string; email: string } }
  expect(reported('The floor gave way')).toMatchObject({
    user: { id: user.id },
    request: { url: `${stage.program.url}/gallery` },
  })
  for (const secret of ['what+I+look+for', user.email]) expect(sentry.received()).not.toContain(secret)

  await page.getByRole('button', { name: /^Account/ }).click()
  const home = page.waitForURL(`${stage.program.url}/`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await home
  await page.getByRole('button', { name: 'Sign Up' }).waitFor()
  // In the first moments of a page that was loaded anew, before the code that reports has come.
  await breakDown('The roof came down')
  await expect.poll(() => reported('The roof came down'), { timeout: 20_000 }).toBeDefined()
  expect(reported('The roof came down')?.user?.id).toBeUndefined()
})

test('a session that cannot be asked for is reported', async () => {
  const { page } = await newPerson(stage.browser, stage.program.url)
  await page.route('**/api/auth/get-session', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/')
  await expect.poll(() => reported('The account service answered 500'), { timeout: 10_000 }).toBeDefined()
})
