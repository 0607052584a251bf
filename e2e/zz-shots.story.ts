import { afterAll, beforeAll, test } from 'vitest'
import { arriveWithAccount, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage.end())

test('shots', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/generate?contentType=video')
  const shot = async (name: string) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(400)
      await page.screenshot({ path: `/tmp/media/${name}-${width}.png`, fullPage: width === 360 })
    }
  }
  await page.getByRole('heading', { name: 'Make a video' }).waitFor()
  await page.waitForTimeout(1500)
  await shot('video-choose')
  await page.getByText('What I say').click()
  await page.getByRole('textbox', { name: 'What is to be seen, and what happens' }).fill('a flooded crypt with torches, mist drifts through, slow push in')
  await page.waitForTimeout(1500)
  await shot('video-words')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('combobox', { name: 'Length' }).click()
  await page.getByRole('option', { name: '4 seconds' }).click()
  await page.getByRole('combobox', { name: 'Size' }).click()
  await page.getByRole('option', { name: '512 px' }).click()
  await page.getByRole('button', { name: /Set it in motion/ }).click()
  await page.getByRole('link', { name: 'Open its page' }).waitFor({ timeout: 300_000 })
  await page.waitForTimeout(2500)
  await shot('video-made')
  await page.getByRole('link', { name: 'Open its page' }).click()
  await page.getByRole('region', { name: 'Files' }).waitFor()
  await page.waitForTimeout(2500)
  await shot('video-page')
  await page.goto(`${stage.program.url}/my-gallery`)
  await page.waitForTimeout(2500)
  await shot('video-gallery')
  console.log('faults', JSON.stringify(faults))
}, 600_000)
