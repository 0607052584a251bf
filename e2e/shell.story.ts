import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveWithAccount, generate, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

test('the menus open by keyboard, by hovering and by touch, and lead where they say', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url)
  await page.goto('/about')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Generate' })
  await menu.focus()
  // Each opens in passing, and is one step of the way.
  for (const next of ['Features', 'RPG Tools', 'Gallery']) {
    await page.keyboard.press('Tab')
    const reached = page.getByRole('banner').getByRole('button', { name: next, expanded: true })
    await reached.and(page.locator(':focus')).waitFor()
  }
  await menu.focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('banner').getByRole('link', { name: 'Image', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  expect(await menu.getAttribute('aria-expanded')).toBe('false')
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowDown')
  for (let row = 0; row < 2; row++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/generate?contentType=video')

  await page.getByRole('banner').getByRole('button', { name: 'Gallery' }).hover()
  await page.getByRole('banner').getByRole('link', { name: 'Gallery', exact: true }).click()
  await page.waitForURL('**/gallery')
  await page.getByRole('banner').getByText('Log in', { exact: true }).click()
  await page.getByRole('dialog', { name: 'Log in' }).waitFor()
  await page.context().close()

  const phone = await newPerson(stage.browser, stage.program.url, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  await phone.page.goto('/about')
  await phone.page.getByRole('button', { name: 'Menu' }).tap()
  await phone.page.getByRole('dialog', { name: 'Menu' }).locator('a[href="/generate?formType=upload"]').tap()
  await phone.page.waitForURL('**/generate?formType=upload')
  expect([...faults, ...phone.faults]).toEqual([])
  await phone.context.close()
})

test('a visitor is asked about cookies once, wherever the answer was given, and nothing moves', async () => {
  const { page, context } = await newPerson(stage.browser, stage.program.url, { viewport: { width: 360, height: 740 } })
  await context.clearCookies()
  await page.goto('/generate?gclid=ad42')
  const question = page.getByRole('region', { name: 'Cookies' })
  await question.waitFor()
  const generateButton = page.getByRole('main').getByRole('button', { name: /^Generate/ })
  const [asked, action] = [await question.boundingBox(), await generateButton.boundingBox()]
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThan(action?.y ?? 0)
  await question.getByRole('button', { name: 'No, thank you' }).focus()
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  expect(await generateButton.boundingBox()).toEqual(action)
  expect(await context.cookies()).toMatchObject([{ name: 'lanternkeep-consent', value: 'no' }])
  await page.goto('/privacy')
  await page.getByText('You have not said yes to the last of these.').waitFor()
  expect(await question.count()).toBe(0)
  await page.getByRole('button', { name: 'Answer anew' }).click()
  await question.getByRole('button', { name: 'Yes, remember' }).click()
  await page.getByText('You have said yes to the last of these.').waitFor()
  await context.close()
})

test('on the profile somebody takes another name and password, takes their data along, and leaves for good', async () => {
  const { page, context, faults } = await newPerson(stage.browser, stage.program.url)
  const username = await arriveWithAccount(page, '/profile')
  const main = page.getByRole('main')
  await main.getByText('is not confirmed yet').waitFor()
  await main.getByRole('textbox', { name: 'Username' }).fill(`${username}.ii`)
  await main.getByRole('button', { name: 'Change username' }).click()
  await page.getByText(`You are ${username}.ii now`).waitFor()
  await page.getByRole('button', { name: `Account: ${username}.ii` }).waitFor()

  await main.getByLabel('Current password').fill('not the password')
  await main.getByLabel('New password').fill('a longer way to the keep')
  await main.getByRole('button', { name: 'Change password' }).click()
  await main.getByText('That is not your password. Nothing was changed.').waitFor()
  await main.getByLabel('Current password').fill('a long way to the keep')
  await main.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password is changed').waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`lanternkeep-${username}.ii.json`)
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    account: { username: `${username}.ii` },
    transactions: [{ reason: 'DAILY_LOGIN', amount: 12 }],
  })

  await main.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Password', { exact: true }).fill('a longer way to the keep')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await page.waitForURL(`${stage.program.url}/`)
  await page.getByRole('button', { name: 'Sign Up' }).waitFor()
  expect((await page.request.get('/api/auth/token')).status()).toBe(401)
  // The one refused password.
  expect(faults.filter((fault) => !fault.includes('/api/auth/change-password'))).toEqual([])
  await context.close()
})

test('what a work cost is found in the transactions, with the way to the work, and filtered by its reason', async () => {
  const { page, context, faults } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/generate?categories=items')
  await generate(page, 'a brass key')
  await page.getByRole('main').getByRole('link', { name: 'Open Brass key' }).waitFor()
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Transactions' }).click()
  const main = page.getByRole('main')
  const rows = main.getByRole('list', { name: 'Movements of gold, newest first' }).getByRole('listitem')
  await rows.filter({ hasText: 'Work asked for' }).getByText('−0.5').waitFor()
  await rows.filter({ hasText: 'Daily bonus' }).getByText('+12').waitFor()
  const months = main.getByRole('region', { name: 'Month by month' })
  await months.getByRole('group').first().click()
  await months.getByRole('listitem').filter({ hasText: 'Work asked for' }).getByText('−0.5').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^lanternkeep-gold-.*\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('Work asked for,Brass key,-0.5,11.5,0.5,0.5,0,')
  await main.getByText('Came in', { exact: true }).last().click()
  await rows.filter({ hasText: 'Work asked for' }).waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: 'What for' }).click()
  await page.getByRole('option', { name: 'Returned', exact: true }).click()
  await page.getByRole('heading', { name: 'Nothing like that' }).waitFor()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await rows.getByRole('link', { name: 'Brass key' }).click()
  await page.getByRole('heading', { level: 1, name: 'Brass key' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})
