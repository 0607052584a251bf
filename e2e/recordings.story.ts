import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveWithAccount, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

test('a sound is asked for in words, played where it was made, and kept as a work among the others', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/generate?contentType=audio')
  const main = page.getByRole('main')
  await main.getByText('Effect', { exact: true }).click()
  await main.getByRole('textbox', { name: 'What is heard?' }).fill('a heavy door slams, with a kazoo')
  await main.getByText('kazoo', { exact: false }).last().waitFor()
  await main.getByRole('combobox', { name: 'Who sees it' }).click()
  await page.getByRole('option', { name: /^Private/ }).click()
  await main.getByRole('button', { name: /^Make it .*gold/ }).click()
  await main.getByRole('button', { name: 'Play', exact: true }).click()
  await main.getByRole('button', { name: 'Pause', exact: true }).click()
  await main.getByRole('slider', { name: 'Where it is played' }).fill('1')

  await main.getByRole('link', { name: 'Open its page' }).click()
  await page.waitForURL(/\/images\/[\w-]+$/)
  await main.getByRole('heading', { level: 1 }).waitFor()
  const files = main.getByRole('region', { name: 'Files' }).getByRole('link', { name: / kB| MB/ })
  await expect.poll(() => files.count()).toBe(3)
  expect(await files.first().getAttribute('download')).toMatch(/\.ogg$/)

  // On the board by its address, it is played by its key, and stopped with all that sounds.
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`${stage.program.url}/soundboard?add=${id}`)
  const tile = main.getByRole('button', { name: /^1: / })
  await tile.waitFor()
  await page.waitForURL(/\/soundboard$/)
  await page.reload()
  await tile.waitFor()
  // Heard once, it would soon end by itself.
  await main.getByRole('button', { name: /round and round$/ }).click()
  await page.keyboard.press('1')
  await expect.poll(() => tile.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
  await expect.poll(() => tile.getAttribute('aria-pressed')).toBe('false')

  // It hangs among the works, told from a picture, and can be put beneath a film.
  await page.goto(`${stage.program.url}/my-gallery`)
  await main.getByText(/^Sound, .*second/).waitFor({ state: 'attached' })
  await page.goto(`${stage.program.url}/generate?contentType=merge`)
  await main.getByRole('button', { name: 'Choose a work of sound' }).click()
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
  await main.getByRole('slider', { name: /Volume/ }).waitFor()
  // Its private sound and the choice of who sees it are there after a reload.
  await main.getByRole('combobox', { name: 'Who sees it' }).click()
  await page.getByRole('option', { name: /^By link/ }).click()
  await page.reload()
  await main.getByRole('slider', { name: /Volume/ }).waitFor()
  await main.getByRole('button', { name: 'None', exact: true }).waitFor()
  await main.getByRole('combobox', { name: 'Who sees it' }).getByText('By link').waitFor()
  await main.getByRole('button', { name: 'Put it together' }).click()
  await main.getByText('Choose first what is put together.').waitFor()
  expect(faults).toEqual([])
})
