import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveWithAccount, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

/** Amber discs on brown. */
const amber = (k: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="200"><rect width="240" height="200" fill="#2a1608"/><circle cx="${50 + k * 30}" cy="100" r="${34 + k * 6}" fill="#e0a020"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer()

test('a style is learnt from pictures that a person brings, tried on three works before it is kept, and has a page', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/lora/create')
  const main = page.getByRole('main')
  await main.getByRole('tab', { name: 'Learn a style' }).click()
  await main.getByRole('textbox', { name: 'Name' }).fill('Amber')
  const learn = main.getByRole('button', { name: /^Learn the style/ })
  await learn.click()
  await main.getByText('Choose at least 5 pictures').waitFor()

  const pictures = await Promise.all([0, 1, 2, 3, 4].map(amber))
  await main
    .locator('input[type=file]')
    .setInputFiles(pictures.map((buffer, k) => ({ name: `amber-${k}.jpg`, mimeType: 'image/jpeg', buffer })))
  await main.getByText('5 chosen, of 5 to 40').waitFor()
  // A result that is shown where it was asked for opens nothing: as many new tabs would stand before this one.
  expect(page.context().pages()).toHaveLength(1)
  const boxes = main.getByRole('checkbox')
  await expect.poll(() => boxes.count()).toBe(5)
  // What was brought can be left out again.
  await main.getByRole('checkbox', { name: 'Amber 3' }).press('Space')
  await main.getByText('4 chosen, of 5 to 40').waitFor()
  await main.getByRole('checkbox', { name: 'Amber 3' }).press('Space')

  await learn.click()
  await main.getByText('This is how three of the built-in styles look in “Amber”').waitFor()
  expect(await main.getByRole('listitem').getByRole('img').count()).toBe(3)
  await main.getByRole('link', { name: 'Keep it' }).click()
  await main.getByRole('heading', { level: 1, name: 'Amber' }).waitFor()
  await main.getByText('Learnt from 5 pictures').waitFor()
  await main.getByRole('link', { name: /A knight in a red cloak, in Amber/ }).waitFor()
  expect(faults).toEqual([])
})
