import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, faultsOf } from './axe.ts'
import { arriveWithAccount, goldCounter, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

/** Two fingers from 40 px apart to three times as far. */
async function pinch(page: Page, on: Locator): Promise<void> {
  await on.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await on.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const middle = { x: x + width / 2, y: y + height / 2 }
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ x: middle.x + (side * apart) / 2, y: middle.y, id })),
    })
  await touch('touchStart', 40)
  for (let apart = 40; apart <= 120; apart += 10) await touch('touchMove', apart)
  await touch('touchEnd', 120)
}

test('two styles compared: priced before, filled as they come, looked at in one movement, voted on blind, then told by name', async () => {
  const { page, context, faults } = await newPerson(stage.browser, stage.program.url)
  await bringAxe(context)
  await arriveWithAccount(page, '/model-comparison')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'Item' }).check()
  await main.getByRole('textbox', { name: 'Prompt' }).fill('a brass lantern')
  await main.getByRole('checkbox', { name: /^Oil/ }).check()
  await main.getByRole('checkbox', { name: /^Woodcut/ }).check()
  await main.getByRole('radio', { name: '512 px' }).check()
  await main.getByRole('button', { name: 'Compare 1 gold' }).click()

  await page.waitForURL(/\/model-comparison\/[0-9a-f-]{36}$/)
  await main.getByText('Which is best? The names are hidden until you have voted.').waitFor()
  const names = main.getByRole('heading', { level: 2 })
  expect(await names.allTextContents()).toEqual(['Picture A', 'Picture B'])
  expect(await main.textContent()).not.toMatch(/Oil|Woodcut/)
  await goldCounter(page).getByText('11', { exact: true }).waitFor()

  const frames = main.getByRole('group', { name: /Plus and minus zoom into all pictures/ })
  await frames.nth(0).dblclick({ position: { x: 40, y: 40 } })
  await main.getByRole('button', { name: 'Zoomed to 250%: show the whole' }).waitFor()
  const views = () =>
    frames.locator('> div').evaluateAll((all) => all.map((one) => (one as HTMLElement).style.transform))
  const [one, other] = await views()
  expect(one).toContain('scale(2.5)')
  expect(other).toBe(one)
  await frames.nth(1).focus()
  await page.keyboard.press('ArrowRight')
  expect(await views()).not.toContain(one)
  await page.keyboard.press('0')
  expect(new Set(await views())).toEqual(new Set(['translate(0%, 0%) scale(1)']))

  expect(await faultsOf(page, 'a comparison to vote on')).toEqual([])
  await main.getByRole('button', { name: 'This one is best: Picture B' }).click()
  await main.getByText('You have voted. 1 vote, 1 of them blind.').waitFor()
  expect((await names.allTextContents()).map((name) => name.replace('Best to you', '')).toSorted()).toEqual([
    'Oil',
    'Woodcut',
  ])
  await page.reload()
  expect(await faultsOf(page, 'a comparison with its names')).toEqual([])
  const best = names.filter({ hasText: 'Best to you' })
  await best.waitFor()
  expect(await main.getByText('1 of 1 person found it best').count()).toBe(1)
  await main.getByRole('button', { name: 'Take my vote back' }).click()
  await main.getByText('Which is best? Nobody has voted yet.').waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

test('whoever gets the link of a public comparison sees it without an account, and what is private to its owner not at all', async () => {
  const owner = await newPerson(stage.browser, stage.program.url)
  await arriveWithAccount(owner.page, '/about')
  const { token } = (await (await owner.page.request.get('/api/auth/token')).json()) as { token: string }
  const start = async (visibility: string) => {
    const started = await owner.page.request.post('/v2/comparisons', {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      data: { category: 'items', prompt: 'a clay jug', models: ['painted', 'woodcut'], size: 512, visibility },
    })
    const { id } = (await started.json()) as { id: string }
    await owner.page.goto(`/model-comparison/${id}`)
    await owner.page.getByText('Which is best?').waitFor()
    return `/model-comparison/${id}`
  }
  const [open, hidden] = [await start('public'), await start('private')]
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const guest = await newPerson(stage.browser, stage.program.url, phone)
  await guest.page.goto('/model-comparison')
  await guest.page.getByRole('main').getByRole('link', { name: 'a clay jug' }).click()
  await guest.page.waitForURL(`**${open}`)
  await guest.page.getByRole('heading', { level: 1, name: 'a clay jug' }).waitFor()
  const frames = guest.page.getByRole('group', { name: /Plus and minus zoom into all pictures/ })
  await pinch(guest.page, frames.first())
  const views = await frames
    .locator('> div')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).style.transform))
  expect(views[0]).toContain('scale(3)')
  expect(views[1]).toBe(views[0])
  await guest.page.getByRole('button', { name: 'This one is best: Picture A' }).click()
  await guest.page.getByRole('dialog').getByRole('textbox', { name: 'E-mail' }).waitFor()
  await guest.page.goto(hidden)
  await guest.page.getByText('There is nothing here').waitFor()
  await owner.page.context().close()
  await guest.page.context().close()
})
