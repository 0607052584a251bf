import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safetensors, sdxlPair } from '../server/testing/safetensors.ts'
import { arriveWithAccount, choose, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

/** Of two pieces. */
const ink = safetensors(sdxlPair(1800), {
  ss_base_model_version: 'sdxl_base_v1-0',
  'modelspec.trigger_phrase': 'wetink',
})

async function onDisk(name: string, bytes: Buffer): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'lanternkeep-lora-')), name)
  await writeFile(path, bytes)
  return path
}

async function fillIn(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Name' }).fill('Wet ink')
  await choose(main.getByRole('combobox', { name: 'Licence' }), /^CC0/)
  await main.getByRole('textbox', { name: 'Where it comes from' }).fill('I made it')
  await main.getByRole('textbox', { name: 'Tags' }).fill('ink, monochrome')
  await choose(main.getByRole('combobox', { name: 'Who sees it' }), /^Public/)
}

test('a LoRA is read before it is sent, goes on after a reload, tells what it is and is found among all', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/lora/create')
  const main = page.getByRole('main')
  const choose = main.locator('input[type=file]')
  await choose.setInputFiles(await onDisk('model.safetensors', Buffer.from('PK\u0003\u0004and more of it', 'latin1')))
  await main.getByText('This is a pickled file').waitFor()

  const path = await onDisk('wet-ink.safetensors', ink)
  const says = main.locator('dl')
  await choose.setInputFiles(path)
  await says.getByText('SDXL').waitFor()
  expect(await says.textContent()).toMatch(/Rank1800[\s\S]*wetink/)
  expect(await main.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('wet ink')
  expect(await main.getByRole('textbox', { name: 'Trigger words' }).inputValue()).toBe('wetink')
  await main.getByRole('button', { name: 'Upload Free' }).click()
  await main.getByText('Choose the licence that it comes under.').waitFor()

  // The network breaks after the first piece, and the page is loaded anew.
  const sent: string[] = []
  let begun = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/lora-uploads')) begun++
  })
  let isBroken = true
  await page.route('**/api/v1/lora-uploads/*', async (route) => {
    const request = route.request()
    const from = request.headers()['upload-offset']
    if (request.method() !== 'PATCH' || from === undefined) return route.continue()
    if (isBroken && from !== '0') return route.abort()
    sent.push(from)
    return route.continue()
  })
  await fillIn(page)
  await main.getByRole('button', { name: 'Upload Free' }).click()
  await main.getByText(/^Sending: 8\d%/).waitFor()
  await page.reload()
  await main.getByText('“wet-ink.safetensors” was on its way.').waitFor()
  isBroken = false
  await choose.setInputFiles(path)
  await says.getByText('SDXL').waitFor()
  await fillIn(page)

  // The file has arrived when the program cannot answer for a moment: only the last step is asked for again.
  const keys: (string | undefined)[] = []
  await page.route('**/api/v1/loras', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    keys.push(request.headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    return route.fulfill({ status: 503, json: { error: 'The program is starting anew.', code: 'unavailable' } })
  })
  await main.getByRole('button', { name: 'Upload Free' }).click()
  await main.getByText('Your file has arrived, and is not sent again.').waitFor()
  await main.getByRole('button', { name: 'Upload Free' }).click()

  await main.getByRole('heading', { level: 1, name: 'Wet ink' }).waitFor()
  expect(keys).toEqual([keys[0], keys[0]])
  expect(await page.evaluate(() => localStorage.getItem('lanternkeep-lora-upload'))).toBeNull()
  await main.getByText('AutoV2').waitFor()
  expect(await main.locator('dl').textContent()).toMatch(/SDXL[\s\S]*1800[\s\S]*CC0/)
  await main.getByRole('link', { name: 'monochrome' }).click()
  await main.getByRole('link', { name: 'Wet ink' }).waitFor()
  await main.getByRole('searchbox').fill('ink')
  await main.getByRole('link', { name: 'Wet ink' }).click()
  await main.getByRole('link', { name: /^Download/ }).waitFor()
  expect([begun, ...sent]).toEqual([1, '0', String(8 * 1024 * 1024)])
  expect(faults.filter((fault) => !/ERR_FAILED.*lora-uploads|503.*\/loras/.test(fault))).toEqual([])
})
