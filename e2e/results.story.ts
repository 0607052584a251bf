import { afterAll, beforeAll, expect, test } from 'vitest'
import { goldCounter, newPerson, openStage, type Stage, signUp } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

test('what was made is kept, varied, deleted and brought back beside the form, and is there after a reload', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url)
  await page.goto('/generate?categories=items&prompt=a+silver+ring&size=512')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Generate/ }).click()
  await page.getByRole('dialog', { name: 'Come in' }).waitFor()
  await signUp(page)
  const pictures = main.getByRole('link', { name: 'Open Silver ring' })
  await pictures.waitFor()
  await goldCounter(page).getByText('11.5').waitFor()

  await main.getByRole('button', { name: 'Keep this seed' }).click()
  await main.getByRole('button', { name: /^Generate/ }).click()
  await main.getByText('You had this picture already, so nothing was charged.').waitFor()
  await goldCounter(page).getByText('11.5').waitFor()

  await main.getByRole('button', { name: 'Vary a little' }).first().click()
  await main.getByText(/^Varied a little from/).waitFor()
  await expect.poll(() => pictures.count()).toBe(3)
  await goldCounter(page).getByText('11').waitFor()

  await main.getByRole('radio', { name: 'Spell' }).check()
  expect(await main.getByRole('textbox', { name: 'Prompt' }).inputValue()).toBe('')
  await main.getByRole('radio', { name: 'Item', exact: true }).check()
  expect(await main.getByRole('textbox', { name: 'Prompt' }).inputValue()).toBe('a silver ring')

  await main.getByRole('button', { name: 'Delete' }).first().click()
  await expect.poll(() => pictures.count()).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => pictures.count()).toBe(3)

  for (const control of await main
    .getByRole('group', { name: /^What to do with/ })
    .first()
    .locator('a, button')
    .all()) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await page.reload()
  await expect.poll(() => pictures.count()).toBe(3)
  const strip = main.getByRole('navigation', { name: 'Pictures of this visit' })
  expect(await strip.getByRole('button').count()).toBe(2)
  const submit = main.getByRole('button', { name: /^Generate/ })
  for (const top of [0, 1200]) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await expect.poll(async () => (await submit.boundingBox())?.y ?? 0).toBeLessThan(800)
    expect((await submit.boundingBox())?.y).toBeGreaterThan(0)
  }
  expect(faults).toEqual([])
})

test('the person of a picture comes into the form, is drawn again in other words, and leaves it', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url)
  await page.goto('/generate?categories=characters&prompt=an+elf+ranger&size=512')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Generate/ }).click()
  await page.getByRole('dialog', { name: 'Come in' }).waitFor()
  await signUp(page)
  await main.getByRole('link', { name: 'Open Elf ranger' }).waitFor()

  const prompt = main.getByRole('textbox', { name: 'Prompt' })
  const choice = main.getByRole('region', { name: 'The same person' })
  await main.getByRole('button', { name: 'The same person again' }).click()
  await choice.getByText('as in Elf ranger').waitFor()
  await prompt.fill('reading a book in a library')
  await main.getByRole('button', { name: /^Generate/ }).click()
  const again = main.getByRole('link', { name: 'Open Reading a book in a library' })
  await again.waitFor()
  await page.reload()
  await choice.getByText('as in Elf ranger').waitFor()
  await choice.getByRole('button', { name: 'Draw somebody else' }).click()
  expect(await choice.count()).toBe(0)

  await again.click()
  await main.getByText('Same person as').waitFor()
  await main.getByRole('link', { name: 'The same person again' }).click()
  await choice.getByText('as in Reading a book in a library').waitFor()
  expect(await prompt.inputValue()).toBe('reading a book in a library')
  expect(faults).toEqual([])
})
