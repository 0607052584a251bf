import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveWithAccount, ask, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

const floor = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#786050' } })
    .png()
    .toBuffer()

interface KeptBoard {
  content: { items: { kind: string; text?: string; x: number; y: number }[] }
}

test('a board is made, a note written and a picture placed; it is there after a reload, and a second tab writes nothing over', async () => {
  const { page, context, faults } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/canvas')
  await page.getByRole('button', { name: 'New board' }).first().click()
  const naming = page.getByRole('dialog', { name: 'A new board' })
  await naming.getByRole('textbox', { name: 'Name' }).fill('Ambush at the ford')
  await naming.getByRole('button', { name: 'Make it' }).click()

  await page.getByRole('button', { name: 'Note', exact: true }).click()
  const board = page.locator('[data-board]')
  const box = await board.boundingBox()
  if (!box) throw new Error('There is no board')
  await page.mouse.move(box.x + 100, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 300, box.y + 160, { steps: 3 })
  await page.mouse.up()
  await page.getByRole('textbox', { name: 'Words of the note' }).fill('Six goblins wait above the ford')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Place a picture', exact: true }).click()
  const placing = page.getByRole('dialog', { name: 'Place a picture' })
  await placing.getByRole('tab', { name: 'From this device' }).click()
  await placing
    .locator('input[type=file]')
    .setInputFiles({ name: 'floor.png', mimeType: 'image/png', buffer: await floor() })
  await page.getByRole('region', { name: 'The board, 2 things' }).waitFor()
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()

  const path = new URL(page.url()).pathname
  const kept = async () =>
    ((await ask(page, `/api/v1/boards/${path.split('/').at(-1)}`)).body as KeptBoard).content.items
  expect((await kept()).map(({ kind }) => kind).sort()).toEqual(['picture', 'text'])
  await page.reload()
  await page.getByRole('region', { name: 'The board, 2 things' }).waitFor()

  const other = await context.newPage()
  await other.goto(path)
  await other.getByRole('region', { name: 'The board, 2 things' }).waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  await other.getByText('This board was changed elsewhere').waitFor()
  await other.getByRole('button', { name: 'Take the newer one' }).click()
  await other.getByRole('region', { name: 'The board, 0 things' }).waitFor()

  // What was taken away in the other tab can be taken back there, and after a reload too.
  await page.getByRole('button', { name: 'Undo: Delete' }).click()
  await page.getByRole('region', { name: 'The board, 2 things' }).waitFor()
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  expect(await kept()).toHaveLength(2)
  expect(faults).toEqual([])
})

test('a double click ends a wall, and a board that cannot be saved is not left without asking', async () => {
  const { page } = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(page, '/canvas')
  await page.getByRole('button', { name: 'New board' }).first().click()
  const naming = page.getByRole('dialog', { name: 'A new board' })
  await naming.getByRole('textbox', { name: 'Name' }).fill('The old mill')
  await naming.getByRole('button', { name: 'Make it' }).click()

  await page.getByRole('button', { name: 'Wall', exact: true }).click()
  const box = await page.locator('[data-board]').boundingBox()
  if (!box) throw new Error('There is no board')
  await page.mouse.click(box.x + 100, box.y + 100)
  await page.mouse.click(box.x + 300, box.y + 100)
  await page.mouse.dblclick(box.x + 300, box.y + 300)
  await page.getByRole('region', { name: 'The board, 1 things' }).waitFor()
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const boards = /\/api\/v1\/boards\//
  await page.route(boards, (route) => route.abort())
  await page.keyboard.press('Control+z')
  await page.getByRole('status').getByText('Not saved: no connection').waitFor()
  const back = page.getByRole('link', { name: 'To your boards' })
  await back.click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('region', { name: 'The board, 0 things' }).waitFor()

  await page.unroute(boards)
  await back.click()
  await question.getByRole('button', { name: 'Save and leave' }).click()
  await page.getByRole('button', { name: 'New board' }).first().waitFor()
  const { body } = await ask(page, `/api/v1/boards/${id}`)
  expect((body as KeptBoard).content.items).toEqual([])
})
