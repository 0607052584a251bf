import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveWithAccount, generate, goldCounter, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('words that can be drawn are offered while typing, and never stand in its way', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url, phone)
  await page.goto('/generate?categories=landscapes')
  const prompt = page.getByRole('main').getByRole('textbox', { name: 'Prompt' })
  const offers = page.getByRole('listbox', { name: 'Words that can be drawn' })
  await prompt.pressSequentially('a lightho')
  await offers.getByRole('option', { name: 'lighthouse', exact: true }).waitFor()
  // Enter is the field's own until an arrow has chosen.
  await prompt.press('Enter')
  expect(await prompt.inputValue()).toBe('a lightho\n')
  await prompt.press('Backspace')
  await offers.waitFor()
  await prompt.press('ArrowDown')
  const chosen = await prompt.getAttribute('aria-activedescendant')
  expect(await page.locator(`[id="${chosen}"]`).textContent()).toBe('lighthouse')
  await prompt.press('Tab')
  expect(await prompt.inputValue()).toBe('a lighthouse')
  await prompt.pressSequentially(' above a mis')
  await offers.waitFor()
  await prompt.press('Escape')
  await offers.waitFor({ state: 'detached' })
  await prompt.pressSequentially('t')
  await offers.getByRole('option', { name: 'misty', exact: true }).tap()
  expect(await prompt.inputValue()).toBe('a lighthouse above a misty')
  expect(await prompt.evaluate((field) => field === document.activeElement)).toBe(true)
  await prompt.pressSequentially(' lake with a helicopter ')
  await page.getByText('helicopter — nearest: airship').waitFor()
  await page.getByRole('button', { name: 'Use “airship”' }).tap()
  expect(await prompt.inputValue()).toBe('a lighthouse above a misty lake with an airship')
  expect(faults).toEqual([])
})

test.each(['/generate', '/'])('%s stays where it is while it loads on a slow phone', async (path) => {
  const { page, context } = await newPerson(stage.browser, stage.program.url, { ...phone, deviceScaleFactor: 2 })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const throughput = { downloadThroughput: 200_000, uploadThroughput: 93_750 }
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...throughput })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByText('Log in', { exact: true }).waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(done))))
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02)
})

test('a page is packed for the way', async () => {
  const { page } = await newPerson(stage.browser, stage.program.url, phone)
  for (const encoding of ['br', 'gzip']) {
    const answer = await page.request.get('/gallery', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers()['content-encoding']).toBe(encoding)
    expect(await answer.text()).toContain('</html>')
  }
})

/** What the way to one's work lies over, wherever the page is scrolled to: controls, and words with a price in them. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const [button] = [...document.querySelectorAll('button')].filter(({ textContent }) =>
      /^Your work/.test(textContent),
    )
    if (!button) return ['there is no way to one’s work']
    const under: string[] = []
    const isHit = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const header = document.querySelector('header')
    for (let top = 0; ; top += 97) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(done))
      const area = button.getBoundingClientRect()
      const ground = header?.getBoundingClientRect()
      for (const one of document.querySelectorAll(
        'button, a, input, select, textarea, label, [role=option], span, p',
      )) {
        if (one === button || button.contains(one)) continue
        const isControl = one.matches('button, a, input, select, textarea, label, [role=option]')
        const isPrice = one.childElementCount === 0 && /\d(?:\.\d+)? gold/.test(one.textContent)
        if (!isControl && !isPrice) continue
        // What has gone under the header that stays cannot be seen there or pressed anyhow.
        const isGone = ground && area.bottom <= ground.bottom && !header?.contains(one)
        if (!isGone && one.checkVisibility() && isHit(area, one.getBoundingClientRect()))
          under.push(`${one.tagName} “${one.textContent.slice(0, 30)}” at ${top}`)
      }
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1 || top > 20_000) break
    }
    return under
  })
}

test('on a phone or a tablet the way to one’s work covers no control and no price', async () => {
  const { page } = await newPerson(stage.browser, stage.program.url, phone)
  await arriveWithAccount(page, '/generate?categories=items')
  // Size is folded away on a phone.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^More choices/ })
    .tap()
  await generate(page, 'a silver ring')
  await page.getByRole('main').getByRole('link', { name: 'Open Silver ring' }).waitFor()
  await goldCounter(page).getByText('11.5').waitFor()
  const picture = await page.getByRole('link', { name: 'Open Silver ring' }).getAttribute('href')
  const main = page.getByRole('main')
  await page.goto('/rpg-workshop?generator=monster')
  await main.getByRole('textbox', { name: 'In your own words' }).fill('a drowned ferryman that counts the living')
  await main.getByRole('button', { name: /^Make the monster/ }).click()
  await main.getByRole('link', { name: 'Open the sheet' }).click()
  await page.waitForURL('**/monster/*')
  const sheet = new URL(page.url()).pathname
  const coversNothing = async (path: string) => {
    await page.goto(path)
    await page.getByRole('button', { name: /^Your work/ }).waitFor()
    expect(await covered(page), path).toEqual([])
  }
  for (const path of ['/', '/generate?categories=items', '/gallery', picture ?? '', sheet, '/profile'])
    await coversNothing(path)
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/generate?categories=items', sheet]) await coversNothing(path)
})
