import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Machine, openComfyUIStandIn } from '../server/testing/machines.ts'
import { arriveWithAccount, goldCounter, newPerson, openStage, type Stage } from './person.ts'

let machine: Machine
let stage: Stage
beforeAll(async () => {
  machine = await openComfyUIStandIn()
  stage = await openStage({ env: { COMFYUI_URL: machine.url } })
})
afterAll(async () => {
  await stage.end()
  await machine.close()
})

test('a map is painted by a model over what the engine laid out, on a phone, and is had with its walls; then another that is there already', async () => {
  const phone = { viewport: { width: 360, height: 780 } }
  const { page, faults } = await newPerson(stage.browser, stage.program.url, phone)
  await arriveWithAccount(page, '/generate?categories=battlemaps&size=512')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Prompt' }).fill('a crypt with coffins')
  // Asked only of those who can.
  const asked = main.getByText('Painted over the engine’s own composition')
  expect(await asked.count()).toBe(0)
  await main.getByRole('radio', { name: /dreamer v8/ }).check()
  await asked.waitFor()
  await main.getByRole('radio', { name: 'Closely' }).check()
  await main.getByRole('button', { name: 'Generate 0.5 gold' }).click()
  await main.getByRole('link', { name: /^Open .*crypt/i }).click()
  await main.getByRole('heading', { name: 'Key to the map' }).waitFor()
  await main.getByText('The engine’s composition', { exact: true }).waitFor()
  expect(await main.getByText('does not follow the walls').count()).toBe(0)
  await main.getByRole('button', { name: 'Download' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByText('For the table', { exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    menu.getByRole('button', { name: /Universal VTT/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.dd2vtt$/)

  await page.goto('/generate?categories=battlemaps&prompt=a%20small%20tavern&model=painted&size=512')
  await main.getByRole('button', { name: 'Generate 0.5 gold' }).click()
  await main.getByRole('link', { name: /^Open .*tavern/i }).click()
  await main.getByRole('button', { name: 'Paint it with AI' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paint it with AI' })
  await dialog.getByRole('button', { name: 'Paint it with dreamer v8 0.5 gold' }).click()
  await dialog.getByRole('link', { name: 'Open the painting' }).click()
  await main.getByText('Painted over', { exact: true }).waitFor()
  await main.getByRole('link', { name: /tavern/i }).click()
  await main.getByText('Painting of it', { exact: true }).waitFor()
  await goldCounter(page).getByText('10.5', { exact: true }).waitFor()
  expect(faults).toEqual([])
}, 180_000)
