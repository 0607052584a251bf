import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveWithAccount, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

/** A red disc on a plain floor. */
const floor = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#787060"/><path d="M0 60h320M0 120h320M0 180h320M80 0v240M160 0v240M240 0v240" stroke="#504838" stroke-width="4"/><circle cx="160" cy="120" r="26" fill="#d01818"/></svg>',
    ),
  )
    .png()
    .toBuffer()

test('a picture that is brought is changed by a sentence, then brushed over and erased, and each knows what it came of', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/edit')
  const main = page.getByRole('main')
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'floor.png', mimeType: 'image/png', buffer: await floor() })

  await main.getByRole('textbox', { name: 'What to change' }).fill('make it night, a bit warmer, add a dragon')
  await main.getByRole('button', { name: 'Turn it into steps' }).click()
  await main.getByText('No step does this: “dragon”.').waitFor()
  const steps = main.getByRole('list', { name: 'Steps, in their order' }).getByRole('listitem')
  expect(await steps.count()).toBe(2)
  await main.getByRole('button', { name: 'Leave it out: Warmth +21' }).click()
  await main.getByRole('button', { name: /^Quick edit .*gold/ }).click()
  await main.getByRole('slider', { name: 'Before and after' }).waitFor()

  await main.getByRole('button', { name: 'Edit it further' }).click()
  await main.getByRole('button', { name: 'Erase or repaint', exact: true }).click()
  const erase = main.getByRole('button', { name: /^Erase or repaint .*gold/ })
  expect(await erase.isDisabled()).toBe(true)
  const box = await main.locator('canvas').boundingBox()
  if (!box) throw new Error('There is nothing to brush over')
  const at = (x: number, y: number) => page.mouse.move(box.x + box.width * x, box.y + box.height * y)
  await at(0.44, 0.46)
  await page.mouse.down()
  for (const [x, y] of [
    [0.5, 0.4],
    [0.56, 0.5],
    [0.5, 0.6],
    [0.44, 0.5],
    [0.5, 0.5],
  ] as const)
    await at(x, y)
  await page.mouse.up()
  // What was brushed is there again after the page was left.
  await page.reload()
  await erase.click()
  await main.getByRole('slider', { name: 'Before and after' }).waitFor()
  await main.getByRole('link', { name: 'Open its page' }).click()
  await main.getByText('In its pixels').waitFor()
  await main.getByRole('button', { name: 'Before and after' }).click()
  await main.getByRole('slider', { name: 'Before and after' }).waitFor()
  expect(faults).toEqual([])
})
