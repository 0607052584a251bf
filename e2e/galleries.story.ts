import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveWithAccount, countOfWorks, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

/**
 * Hangs pictures of one's own in the gallery without waiting for a painter: "Banner 1", "Banner 2" … Several are made ready at
 * once, so that they need not hang in that order.
 */
async function hang(page: Page, count: number, name: string): Promise<void> {
  const { token } = (await (await page.request.get('/api/auth/token')).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  for (let number = 1; number <= count; number++) {
    const background = { r: (number * 40) % 256, g: (number * 90) % 256, b: 120 }
    const buffer = await sharp({ create: { width: 480, height: 480, channels: 3, background } })
      .png()
      .toBuffer()
    const started = await page.request.post('/v2/image/upload', {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      multipart: {
        title: `${name} ${number}`,
        category: 'items',
        isVisible: 'true',
        file: { name: 'x.png', mimeType: 'image/png', buffer },
      },
    })
    expect(started.status()).toBe(201)
  }
  await expect
    .poll(async () => (await (await page.request.get('/api/v1/user/images', { headers })).json()).totalCount, {
      timeout: 90_000,
    })
    .toBe(count)
}

test('a gallery of several pages: by number without any script, by scrolling with, and back to the same place', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url)
  const main = page.getByRole('main')
  await arriveWithAccount(page, '/about')
  await hang(page, 26, 'Banner')

  const plain = await newPerson(stage.browser, stage.program.url, { javaScriptEnabled: false })
  await plain.page.goto('/gallery')
  const works = plain.page.getByRole('main').getByRole('article')
  expect(await works.count()).toBe(24)
  await plain.page.getByRole('link', { name: 'Next page' }).click()
  await plain.page.waitForURL('**/gallery?page=2')
  expect(await works.count()).toBe(2)
  await plain.page
    .getByRole('link', { name: 'Page 2', exact: true })
    .and(plain.page.locator('[aria-current]'))
    .waitFor()
  await plain.context.close()

  await page.goto('/gallery')
  await countOfWorks(page, '24 of 26 works').waitFor()
  // What is pressed before the page has come to life is pressed again, as people do.
  const furtherDown = async () => {
    await page.keyboard.press('End')
    return countOfWorks(page, '26 works').isVisible()
  }
  await expect.poll(furtherDown, { timeout: 60_000, interval: 500 }).toBe(true)
  const oldest = main.getByRole('link', { name: 'Banner 1', exact: true })
  await oldest.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await oldest.click()
  await main.getByRole('heading', { level: 1, name: 'Banner 1' }).waitFor()
  await page.goBack()
  await oldest.waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2)
  expect(faults).toEqual([])
  await page.context().close()
})

test('several works are picked, hidden, packed into a zip and deleted; deleting is undone', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url)
  const main = page.getByRole('main')
  await arriveWithAccount(page, '/about')
  await hang(page, 4, 'Pennant')
  await page.goto('/my-gallery')
  await main.getByRole('link', { name: 'Pennant 4' }).waitFor()

  await main.getByRole('button', { name: 'Pick several' }).click()
  // The newest first: which one that is depends on which of those uploaded together was ready last.
  const boxes = main.getByRole('checkbox', { name: /^Pennant/ })
  const order = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label') ?? ''))
  const fileOf = (name: string | undefined) => `${name?.toLowerCase().replace(' ', '-')}.png`
  await boxes.nth(0).check()
  await boxes.nth(2).click({ modifiers: ['Shift'] })
  await main.getByText('3 picked').waitFor()

  const whoSees = main.getByRole('combobox', { name: 'Who sees them' })
  await whoSees.click()
  await page.getByRole('option', { name: 'By link' }).click()
  await page.getByText('3 pictures can be opened by link').waitFor()
  await main.getByRole('radio', { name: 'By link' }).click()
  await countOfWorks(page, '3 works').waitFor()
  await main.getByRole('button', { name: 'All in sight' }).click()
  await whoSees.click()
  await page.getByRole('option', { name: 'Private' }).click()
  await page.getByText('3 pictures made private').waitFor()
  // Its state follows the address, a moment later.
  await main.getByRole('radio', { name: 'Private' }).click()
  await countOfWorks(page, '3 works').waitFor()

  await main.getByRole('button', { name: 'All in sight' }).click()
  const [zip] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: 'Zip' }).click()])
  expect(zip.suggestedFilename()).toMatch(/^lanternkeep-.*\.zip$/)
  const packed = (await readFile(await zip.path())).toString('latin1')
  expect(packed).toMatch(/^PK/)
  for (const name of order.slice(0, 3)) expect(packed).toContain(fileOf(name))
  expect(packed).not.toContain(fileOf(order[3]))

  await main.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('3 pictures deleted').waitFor()
  await main.getByRole('heading', { name: 'Nothing of yours matches that' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await countOfWorks(page, '3 works').waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

test('what a person does to a picture in one tab shows in their other tab', async () => {
  const { context, page, faults } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/about')
  await hang(page, 2, 'Streamer')
  const other = await context.newPage()
  await other.goto('/my-gallery')
  const there = other.getByRole('main')
  await there.getByRole('link', { name: 'Streamer 1' }).waitFor()

  const main = page.getByRole('main')
  await page.goto('/my-gallery')
  await main.getByRole('link', { name: 'Streamer 1' }).click()
  await main.getByRole('button', { name: 'Edit words' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Gonfalon')
  await page.getByRole('button', { name: 'Save' }).click()
  await there.getByRole('link', { name: 'Gonfalon' }).waitFor()
  await main.getByRole('combobox', { name: 'Who sees it' }).click()
  await page.getByRole('option', { name: 'Private' }).click()
  await there.getByText('Private').nth(1).waitFor()
  const third = await context.newPage()
  await third.goto(page.url())
  const itsName = third.getByRole('heading', { level: 1, name: 'Gonfalon' })
  await itsName.waitFor()
  await main.getByRole('button', { name: 'Delete' }).click()
  await countOfWorks(other, 'One work').waitFor()
  await third.getByRole('heading', { name: 'There is nothing here' }).waitFor()
  expect(await there.getByRole('link', { name: 'Gonfalon' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await there.getByRole('link', { name: 'Gonfalon' }).waitFor()
  await itsName.waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('what a person does to a sheet in one tab shows in their other tabs', async () => {
  const { context, page, faults } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/rpg-workshop?generator=npc')
  const list = await context.newPage()
  await list.goto('/my-gallery?tab=sheets')
  await list.getByRole('heading', { name: 'No sheets yet' }).waitFor()

  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'In your own words' }).fill('a ferryman who lies')
  await main.getByRole('button', { name: /^Make the NPC/ }).click()
  await main.getByRole('link', { name: 'Open the sheet' }).click()
  await page.waitForURL('**/npc/*')
  await countOfWorks(list, 'One sheet').waitFor()
  const reader = await context.newPage()
  await reader.goto(page.url())

  await main.getByRole('button', { name: 'Edit', exact: true }).click()
  await main.getByRole('button', { name: 'Edit Title' }).press('Enter')
  await main.getByRole('textbox', { name: 'Title' }).fill('Old Charon')
  await page.keyboard.press('Enter')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  const title = reader.getByRole('heading', { level: 1, name: 'Old Charon' })
  const card = list.getByRole('main').getByRole('link', { name: 'Old Charon' })
  await title.waitFor()
  await card.waitFor()

  await main.getByRole('combobox', { name: 'Who sees it' }).click()
  await page.getByRole('option', { name: 'Private' }).click()
  await reader.getByRole('combobox', { name: 'Who sees it' }).getByText('Private').waitFor()
  await main.getByRole('button', { name: 'Delete' }).click()
  await card.waitFor({ state: 'detached' })
  await reader.getByRole('heading', { name: 'There is nothing here' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.waitFor()
  await title.waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('a picture is walked about in by keys, printed alone, had as a file at a size, deleted and brought back', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url)
  const main = page.getByRole('main')
  await arriveWithAccount(page, '/about')
  await hang(page, 1, 'Standard')
  await page.goto('/my-gallery')
  await main.getByRole('link', { name: 'Standard 1' }).click()
  await main.getByRole('heading', { level: 1, name: 'Standard 1' }).waitFor()

  await main.getByRole('group', { name: 'The picture.' }).focus()
  await page.keyboard.press('+')
  await main.getByRole('button', { name: /^Zoomed to 1[5-9]\d%/ }).waitFor()
  await page.keyboard.press('0')
  await main.getByRole('button', { name: 'Zoomed to 100%' }).waitFor()

  // On paper there is the picture with its name, and nothing that can be pressed.
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('banner').waitFor({ state: 'hidden' })
  expect(await page.locator('main :is(button, a):visible, footer:visible').count()).toBe(0)
  await main.getByRole('heading', { level: 1, name: 'Standard 1' }).waitFor()
  await main.getByRole('img').first().waitFor()
  await page.emulateMedia({ media: null })

  await main.getByRole('button', { name: 'Download' }).click()
  const menu = page.getByRole('dialog', { name: 'Download' })
  await menu.getByRole('radio', { name: '256 × 256' }).check()
  const [file] = await Promise.all([page.waitForEvent('download'), menu.getByRole('link', { name: 'JPEG' }).click()])
  expect(file.suggestedFilename()).toMatch(/\.jpe?g$/)
  expect(await sharp(await file.path()).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 })
  await page.keyboard.press('Escape')

  await main.getByRole('button', { name: 'Delete' }).click()
  await main.getByRole('heading', { name: 'Nothing here yet' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await main.getByRole('link', { name: 'Standard 1' }).waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

test('a style is found by the menu, shows what it is good at, and is chosen in the form that it leads to', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url)
  const main = page.getByRole('main')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Features' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Styles and models' }).click()
  await main.getByRole('link', { name: 'Woodcut' }).click()
  await main.getByRole('heading', { level: 1, name: 'Woodcut' }).waitFor()
  await main.getByRole('list', { name: 'Good at' }).getByText('Old-book look').waitFor()
  await main.getByRole('link', { name: 'Monsters' }).click()
  await page.waitForURL('**/generate**')
  await main.getByRole('radio', { name: /^Woodcut/, checked: true }).waitFor()
  expect(faults).toEqual([])
  const gone = await page.goto('/models/image/crayon')
  expect(gone?.status()).toBe(404)
  await page.context().close()
})
