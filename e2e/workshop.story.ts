import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, everyLook, faultsOf } from './axe.ts'
import { arriveWithAccount, newPerson, openStage, pressUntil, type Stage, signUp } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

test('a monster is made, read, changed and saved, changed back, rolled again in part, taken away as a file and shown to somebody', async () => {
  const { page, context, faults } = await newPerson(stage.browser, stage.program.url)
  await bringAxe(context)
  const main = page.getByRole('main')
  await page.goto('/rpg-workshop?generator=monster')
  await main.getByRole('textbox', { name: 'In your own words' }).fill('a drowned ferryman that counts the living')
  await main.getByRole('button', { name: /^Make the monster/ }).click()
  await page.getByRole('dialog', { name: 'Come in' }).waitFor()
  await signUp(page)
  await main.getByRole('region', { name: 'Ways in' }).waitFor()
  expect(await faultsOf(page, 'a sheet in the workshop')).toEqual([])
  await page.reload()
  await main.getByRole('region', { name: 'Ways in' }).waitFor()
  await main.getByRole('link', { name: 'Open the sheet' }).click()
  await page.waitForURL('**/monster/*')
  // In the workshop the sheet stands below another heading, which may still be there.
  const heading = main.locator('article.parchment').getByRole('heading', { level: 1 })
  await heading.waitFor()
  const title = `${await heading.textContent()}`
  const edit = main.getByRole('button', { name: 'Edit', exact: true })
  const save = main.getByRole('button', { name: 'Save', exact: true })

  // A sheet is read first.
  await edit.waitFor()
  expect(await main.getByRole('button', { name: /^(?:Edit |Roll “)/ }).count()).toBe(0)

  const hitPoints = main.getByRole('term').filter({ hasText: /^HP$/ }).locator('..')
  const before = await hitPoints.textContent()
  await edit.click()
  await main.getByRole('button', { name: 'Edit CON', exact: true }).press('Enter')
  await main.getByRole('textbox', { name: 'CON', exact: true }).fill('30')
  await page.keyboard.press('Control+s')
  await edit.waitFor()
  await expect.poll(() => hitPoints.textContent()).not.toBe(before)
  await page.keyboard.press('Control+z')
  await expect.poll(() => hitPoints.textContent()).toBe(before)
  // What a toast says takes no key from the sheet.
  const toast = page.getByRole('dialog', { name: 'Undone: CON changed' })
  await toast.waitFor()
  // Nor does it lie over what saves.
  await edit.click()
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  const [said, bar] = [await toast.boundingBox(), await main.getByRole('region', { name: 'Editing' }).boundingBox()]
  expect(said?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  await main.getByText('Press words to change them').waitFor()
  await page.keyboard.press('Escape')

  const brief = main.getByRole('region', { name: 'In brief' })
  const rename = async () => {
    await edit.click()
    await brief
      .getByRole('button', { name: /^Edit Name of/ })
      .first()
      .press('Enter')
    await brief.getByRole('textbox').fill('By its own name')
    await page.keyboard.press('Enter')
    await brief.getByRole('term').filter({ hasText: 'By its own name' }).waitFor()
  }
  // Given up, it is as it was; so it is when it is saved and undone.
  await rename()
  await main.getByText('One change not saved', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').getByRole('button', { name: 'Give up changes' }).click()
  await brief.getByRole('term').filter({ hasText: 'By its own name' }).waitFor({ state: 'detached' })
  await rename()
  await save.click()
  await edit.waitFor()
  await page.keyboard.press('Control+z')
  await brief.getByRole('term').filter({ hasText: 'By its own name' }).waitFor({ state: 'detached' })

  const ways = main.getByRole('region', { name: 'Ways in' })
  await edit.click()
  // The first is what a roll always tells anew; the others may come out the same.
  await ways
    .getByRole('button', { name: /^Edit Ways in/ })
    .last()
    .press('Enter')
  await ways.getByRole('textbox').fill('By my own hand.')
  await page.keyboard.press('Enter')
  await ways.getByText('(changed by hand)').waitFor({ state: 'attached' })
  // What is not saved is not lost by a press beside it.
  await page.getByRole('banner').getByRole('link', { name: 'Lanternkeep' }).first().click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await save.click()
  await edit.waitFor()
  const [told, block] = [await ways.textContent(), await main.locator('.sheet-stats').textContent()]
  await edit.click()
  await ways.getByRole('button', { name: 'Roll “Ways in” again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click()
  await main.getByRole('button', { name: 'Undo: Ways in rolled again' }).waitFor()
  await save.click()
  await edit.waitFor()
  expect(await ways.textContent()).not.toBe(told)
  expect(await ways.textContent()).toContain('By my own hand.')
  expect(await main.locator('.sheet-stats').textContent()).toBe(block)
  await page.reload()
  await main.getByRole('button', { name: 'Undo: Ways in rolled again' }).click()
  await expect.poll(() => ways.textContent()).toBe(told)

  await main.getByRole('button', { name: /roll CON save$/ }).click()
  await page
    .getByRole('status')
    .filter({ hasText: /CON save: 1d20.* = \d+/ })
    .waitFor()

  const markdown = page.getByRole('button', { name: /^Markdown/ })
  await pressUntil(
    () => main.getByRole('button', { name: 'Export' }).click(),
    () => markdown.waitFor({ timeout: 10_000 }),
  )
  const downloading = page.waitForEvent('download')
  await markdown.click()
  const file = await (await downloading).path()
  expect(await readFile(file, 'utf8')).toContain(`# ${title}`)

  const visitor = await newPerson(stage.browser, stage.program.url)
  await bringAxe(visitor.context)
  await visitor.page.goto(page.url())
  await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await faultsOf(visitor.page, 'a sheet', everyLook)).toEqual([])
  expect(await visitor.page.getByRole('button', { name: /^Edit/ }).count()).toBe(0)
  await visitor.page.goto(`/gallery?tab=sheets&q=${encodeURIComponent(title)}`)
  await visitor.page.getByRole('link', { name: title }).first().waitFor()

  await edit.click()
  expect(await faultsOf(page, 'a sheet that is being changed')).toEqual([])
  await page.keyboard.press('Escape')
  await main.getByRole('combobox', { name: 'Who sees it' }).click()
  await page.getByRole('option', { name: /^Private/ }).click()
  await main.getByText('seen by you alone').waitFor()
  await visitor.page.goto(page.url())
  await visitor.page.getByRole('heading', { name: 'There is nothing here' }).waitFor()

  expect(await faultsOf(page, 'a sheet of one’s own')).toEqual([])
  await page.goto('/my-gallery?tab=sheets')
  await main.getByRole('radio', { name: 'Private' }).click()
  await main.getByRole('link', { name: title }).waitFor()
  await main.getByRole('radio', { name: 'Public' }).click()
  await main.getByRole('heading', { name: 'No sheet matches that' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
  await visitor.context.close()
})

test('a long sheet with tables is as wide as a phone, and as the paper it is printed on', async () => {
  const { context, page, faults } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/about')
  const { token } = (await (await page.request.get('/api/auth/token')).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const open = async (kind: string) => {
    const started = await page.request.put(`/api/${kind}/generate`, {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      data: { seed: 9 },
    })
    const { jobId } = (await started.json()) as { jobId: string }
    const job = async () => (await page.request.get(`/api/${kind}/jobs/${jobId}`, { headers })).json()
    await expect.poll(async () => (await job()).status, { timeout: 90_000 }).toBe('COMPLETED')
    await page.goto((await job()).url)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await open('settlement')
  expect(await wordsInPieces(page)).toEqual([])
  await open('tavern')
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overhang()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  // A4 within its margins.
  await page.setViewportSize({ width: 688, height: 1000 })
  expect(await overhang()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

/** Words in the names of facts that are broken over two lines. */
function wordsInPieces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('dt')].flatMap((name) => {
      const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (range.getClientRects().length > 1) broken.push(word)
        }
      }
      return broken
    }),
  )
}
