import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveWithAccount, ask, generate, goldCounter, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

test('a picture of one’s own is uploaded; a file that is none is refused in clear words; private is private', async () => {
  const owner = await newPerson(stage.browser, stage.program.url)
  const { page } = owner
  await arriveWithAccount(page, '/generate?formType=upload')
  const main = page.getByRole('main')
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    main.getByLabel('Choose a picture').setInputFiles({ name, mimeType, buffer })

  await choose('notes.pdf', 'application/pdf', Buffer.from('%PDF-1.7'))
  await main
    .getByRole('alert')
    .getByText('This file is not a JPEG, PNG, WebP, AVIF or GIF picture, nor a Universal VTT map.')
    .waitFor()
  await choose('renamed.png', 'image/png', Buffer.from('MZ not a picture at all'))
  await main.getByRole('button', { name: /^Upload/ }).click()
  await main
    .getByRole('alert')
    .getByText('This file is not a JPEG, PNG, WebP, AVIF or GIF picture, nor a Universal VTT map.')
    .waitFor()

  const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#7a5140' } })
    .png()
    .toBuffer()
  await choose('my_old-map.png', 'image/png', picture)
  await main.getByRole('img', { name: 'Chosen: my_old-map.png' }).waitFor()
  await main.getByRole('button', { name: /^Upload/ }).click()
  await main.getByRole('link', { name: 'See it' }).click()
  await main.getByRole('heading', { level: 1, name: 'My old map' }).waitFor()
  await main.getByText('You alone').waitFor()
  const address = new URL(page.url()).pathname

  const other = await newPerson(stage.browser, stage.program.url)
  const answer = await other.page.goto(address)
  expect(answer?.status()).toBe(404)
  await other.page.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor()
  expect((await ask(other.page, `/v1${address}`)).status).toBe(404)
  await other.page.goto('/gallery')
  await other.page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
  expect(await other.page.getByRole('link', { name: 'My old map' }).count()).toBe(0)

  await page.goto('/my-gallery')
  await main.getByRole('article').filter({ hasText: 'My old map' }).getByText('Private').waitFor()
  await main.getByRole('link', { name: 'My old map' }).click()
  await main.getByRole('combobox', { name: 'Who sees it' }).click()
  await page.getByRole('option', { name: /^Public/ }).click()
  await main.getByRole('combobox', { name: 'Who sees it' }).getByText('Public').waitFor()
  await other.page.goto(address)
  await other.page.getByRole('heading', { level: 1, name: 'My old map' }).waitFor()

  await main.getByRole('button', { name: 'Delete', exact: true }).click()
  await main.getByRole('heading', { name: 'Nothing here yet' }).waitFor()
  await owner.context.close()
  await other.context.close()
})

test('a lost network is told, and when it is back the work goes on and what was refused can be tried again', async () => {
  const { page, context } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/generate?categories=battlemaps')
  const main = page.getByRole('main')
  await generate(page, 'a cave with mushrooms', '1024 px')
  await page.waitForFunction(() => localStorage.getItem('generation-tracker-items')?.includes('requestId'))
  await context.setOffline(true)
  await page.getByText('Unable to connect to server. Please try again later.').first().waitFor()

  await generate(page, 'a second cave')
  const refused = main.getByRole('article').first()
  await refused.getByRole('alert').getByText('Unable to connect to server. Please try again later.').waitFor()
  await context.setOffline(false)
  await main.getByRole('link', { name: 'Open Cave with mushrooms' }).waitFor()
  // Asked for anew it is the same: had it arrived, it would be paid for once.
  await generate(page, 'a second cave')
  await main.getByRole('link', { name: 'Open Second cave' }).waitFor()
  expect(await main.getByRole('article').count()).toBe(2)
  await goldCounter(page).getByText('10.5', { exact: true }).waitFor()
  await context.close()
})

test('a prompt that is too long is kept whole, shown where it goes over, and not sent until it fits', async () => {
  const { page } = await newPerson(stage.browser, stage.program.url)
  for (const [path, name] of [
    ['/', 'Describe it in your own words'],
    ['/generate', 'Prompt'],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole('main')
    const box = main.getByRole('textbox', { name })
    const generate = main.getByRole('button', { name: /^Generate/ })
    await box.fill(`${'a tower '.repeat(250)}and the words too many`)
    await main.getByRole('alert').getByText('Too long: 2,000 characters are the most.').waitFor()
    await main.getByText('2,022 of 2,000').waitFor()
    expect((await box.inputValue()).length).toBe(2022)
    expect(await generate.getAttribute('aria-disabled')).toBe('true')
    await box.press('Control+Enter')
    await main.getByRole('button', { name: 'Select it' }).click()
    expect(await box.evaluate(() => document.getSelection()?.toString())).toBe('and the words too many')
    await page.keyboard.press('Delete')
    await main.getByText('1,999 of 2,000').waitFor()
    await generate.click()
    await page.getByRole('dialog', { name: 'Come in' }).waitFor()
    await page.keyboard.press('Escape')
  }
  await page.context().close()
})

test('a subject that no style draws is told before it is paid, with others to ask for, and drawn if it is meant', async () => {
  const { page } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/generate?categories=monsters')
  const main = page.getByRole('main')
  await generate(page, 'a platypus riding a unicycle')
  const anyway = main.getByRole('button', { name: /^Draw it anyway/ })
  await anyway.waitFor()
  await main.getByRole('alert').getByText('This style cannot draw “platypus”.').waitFor()
  expect(await main.getByRole('article').count()).toBe(0)
  await goldCounter(page).getByText('12', { exact: true }).waitFor()

  await main.getByRole('button', { name: 'Ask for “rat”' }).click()
  expect(await main.getByRole('textbox', { name: 'Prompt' }).inputValue()).toBe('a rat riding a unicycle')
  await main.getByRole('button', { name: /^Generate/ }).waitFor()

  await generate(page, 'a platypus')
  await anyway.click()
  await main.getByRole('link', { name: 'Open Platypus' }).waitFor()
  await goldCounter(page).getByText('11.5', { exact: true }).waitFor()
  await page.context().close()
})

test('a private picture’s page answers its owner at once, and nobody else at all', async () => {
  const { page } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/generate?categories=items')
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: 'Who sees it' }).click()
  await page.getByRole('option', { name: 'Private' }).click()
  await generate(page, 'a key nobody may see')
  await main.getByRole('link', { name: 'Open Key nobody may see' }).click()
  await main.getByRole('heading', { level: 1, name: 'Key nobody may see' }).waitFor()
  const mine = await page.reload()
  expect(mine?.status()).toBe(200)
  expect(mine?.headers()['cache-control']).toBe('private, no-store')
  expect(await mine?.text()).toContain('Key nobody may see')
  await main.getByRole('heading', { level: 1, name: 'Key nobody may see' }).waitFor()

  const stranger = await newPerson(stage.browser, stage.program.url)
  const theirs = await stranger.page.goto(page.url())
  expect(theirs?.status()).toBe(404)
  expect(await theirs?.text()).not.toMatch(/nobody may see/)
  await stranger.context.close()
  await page.context().close()
})
