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

test('no page that was rendered for somebody is kept by a browser or a cache, whatever became of it; a stranger’s may be asked for again', async () => {
  const { url } = stage.program
  const username = 'passerby'
  const body = {
    username,
    name: username,
    email: `${username}@lanternkeep.example`,
    password: 'a long way to the keep',
  }
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  })
  const cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  expect(cookie).toContain('session_token')
  const keepsOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(url + path, { headers, redirect: 'manual' })).headers.get('cache-control')
  for (const path of ['/', '/generate', '/my-gallery', '/profile', '/gallery', '/nowhere', '/monster/nobody']) {
    expect(await keepsOf(path, { cookie }), path).toBe('private, no-store')
    expect(await keepsOf(path), path).toBe('no-cache')
  }
  // A session that has lapsed is somebody's all the same.
  expect(await keepsOf('/my-gallery', { cookie: 'lanternkeep.session_token=lapsed' })).toBe('private, no-store')
}, 300_000)
