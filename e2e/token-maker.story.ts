import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

/** A face, more or less, before a wall. */
const portrait = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#5a6a58"/><circle cx="150" cy="140" r="70" fill="#d8a878"/><rect x="60" y="230" width="180" height="170" fill="#803030"/></svg>',
    ),
  )
    .png()
    .toBuffer()

test('somebody without an account makes a token of a picture of theirs, which nobody else is sent', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url)
  await page.goto('/token-maker')
  const main = page.getByRole('main')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'grim_harrow.png', mimeType: 'image/png', buffer: await portrait() })

  await main.getByRole('radio', { name: 'Rope' }).check()
  await main.getByRole('radio', { name: 'Ring', exact: true }).check()
  await main.getByRole('tab', { name: 'Name and status' }).click()
  const name = main.getByRole('textbox', { name: 'Name' })
  expect(await name.inputValue()).toBe('grim harrow')
  await name.fill('Grim Harrow')
  await main.locator('label').filter({ hasText: 'Poisoned' }).click()
  expect(await main.getByRole('checkbox', { name: 'Poisoned' }).isChecked()).toBe(true)

  const token = main.getByRole('group', { name: /^The token Grim Harrow/ })
  await token.press('+')
  await main.getByRole('button', { name: 'Undo' }).click()
  await main.getByRole('button', { name: 'Redo' }).click()

  await main.getByRole('tab', { name: 'Download and print' }).click()
  await main.getByRole('radio', { name: '256 px' }).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download this token' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('grim-harrow.png')
  const { data, info } = await sharp(await readFile(await download.path()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 256, height: 256, channels: 4 })
  const alphaAt = (x: number, y: number) => data[(y * 256 + x) * 4 + 3]
  expect(alphaAt(2, 2)).toBe(0)
  expect(alphaAt(253, 2)).toBe(0)
  expect(alphaAt(128, 128)).toBe(255)

  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Print sheet, PDF' }).click(),
  ])
  expect((await readFile(await sheet.path())).subarray(0, 5).toString()).toBe('%PDF-')
  expect(sent).toEqual([])

  // The style is there again when they come back.
  await page.reload()
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer: await portrait() })
  expect(await main.getByRole('radio', { name: 'Rope' }).isChecked()).toBe(true)
  expect(faults).toEqual([])
})
