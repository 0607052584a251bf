import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVendorService, type VendorService, wires } from '../server/testing/vendor-service.ts'
import { bringAxe, faultsOf } from './axe.ts'
import { arriveWithAccount, generate, goldCounter, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
let company: VendorService
let folder = ''
beforeAll(async () => {
  company = await openVendorService(wires.openai as (typeof wires)[string])
  folder = await mkdtemp(join(tmpdir(), 'lanternkeep-own-keys-'))
  const file = join(folder, 'services.yaml')
  await writeFile(file, `openai:\n  url: ${company.url}\n`)
  stage = await openStage({ env: { SERVICES_FILE: file } })
})
afterAll(async () => {
  await stage.end()
  await company.close()
  await rm(folder, { recursive: true })
})

test('a person adds a key of their own, has a picture painted with it for nothing, and removes it; others see nothing of it', async () => {
  const { page, context, faults } = await newPerson(stage.browser, stage.program.url)
  await bringAxe(context)
  await arriveWithAccount(page, '/profile')
  const section = page.getByRole('region', { name: 'Your own keys' })
  await section.getByRole('combobox', { name: 'Service' }).click()
  await page.getByRole('option', { name: /^OpenAI/ }).click()
  await section.getByLabel('Key for OpenAI').fill(company.key)
  await section.getByRole('button', { name: 'Add the key' }).click()
  await section.getByText('Ends in 6789').waitFor()
  expect(await section.getByLabel('Key for OpenAI').count()).toBe(0)
  expect(await page.content()).not.toContain(company.key)
  expect(await faultsOf(page, '/profile with a key')).toEqual([])

  await page.goto('/generate?categories=items')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /^GPT Image your own key/ }).check()
  await main.getByRole('button', { name: 'Generate Free, with your own key' }).waitFor()
  await generate(page, 'a brass lamp')
  await main.getByRole('group', { name: /^What to do with/ }).waitFor()
  expect(company.ordered('a brass lamp')).toHaveLength(1)
  await goldCounter(page).getByText('12', { exact: true }).waitFor()

  const other = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(other.page, '/generate?categories=items')
  const theirs = other.page.getByRole('main')
  await theirs.getByRole('radio', { name: 'Oil', exact: true }).waitFor()
  expect(await theirs.getByRole('radio', { name: /GPT Image/ }).count()).toBe(0)
  await other.context.close()

  await page.goto('/profile')
  await section.getByRole('button', { name: 'Remove the key for OpenAI' }).click()
  await section.getByText('Ends in 6789').waitFor({ state: 'hidden' })
  await page.goto('/generate?categories=items')
  await main.getByRole('radio', { name: 'Oil', exact: true }).waitFor()
  await expect.poll(() => main.getByRole('radio', { name: /GPT Image/ }).count()).toBe(0)
  expect(faults).toEqual([])
})
