import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goldCounter, newPerson, openStage, type Stage, signUp } from './person.ts'

let stage: Stage
beforeAll(async () => {
  // Nothing is there yet: the very program that a first `npm start` brings up.
  stage = await openStage({ bringsPostgres: true })
})
afterAll(() => stage.end())

/** Which controls of the page, and whether its title, the toast lies over, if it is still there. */
function coveredByToast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect()
    if (!toast) return []
    return [...document.querySelectorAll('h1, main a, main button, header button')]
      .filter((control) => {
        const { left, top, right, bottom } = control.getBoundingClientRect()
        return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top && right > left
      })
      .map((control) => control.textContent)
  })
}

test('a stranger’s first ten minutes', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url, { reducedMotion: 'no-preference' })

  await page.goto('/')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'Townmap', exact: true }).check()
  await main.getByRole('textbox', { name: 'Describe it in your own words' }).fill('a fishing village with a lighthouse')
  await main.getByRole('button', { name: /^Generate/ }).click()

  await page.getByRole('dialog', { name: 'Come in' }).waitFor()
  const username = await signUp(page)

  await page.waitForURL('**/generate?**')
  expect(await main.getByRole('textbox', { name: 'Prompt' }).inputValue()).toBe('a fishing village with a lighthouse')
  await main.getByRole('progressbar', { name: 'a fishing village with a lighthouse' }).waitFor()
  const result = main.getByRole('link', { name: 'Open Fishing village with a lighthouse' })
  await result.waitFor()
  await goldCounter(page).getByText('11').waitFor()

  await expect.poll(() => coveredByToast(page)).toEqual([])
  await result.click()
  await page.waitForURL('**/images/*')
  await main.getByRole('heading', { level: 1, name: 'Fishing village with a lighthouse' }).waitFor()
  await main.getByText(`by ${username}`).waitFor()
  await page.getByText('Your generation is ready to view').waitFor({ state: 'detached' })
  expect(await page.title()).toBe('Fishing village with a lighthouse · Lanternkeep')

  await page.goto('/gallery')
  await main.getByRole('link', { name: 'Fishing village with a lighthouse' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search the works' }).fill('dragon')
  await main.getByRole('heading', { name: 'Nothing matches that' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search the works' }).fill('%%')
  await main.getByText('“%%” has no word in it to look for').waitFor()
  await page.getByRole('searchbox', { name: 'Search the works' }).fill('lighthuose')
  await main.getByText('Nothing matches “lighthuose” as it is written').waitFor()
  await main.getByRole('link', { name: 'lighthouse', exact: true }).click()
  await main.getByRole('link', { name: 'Fishing village with a lighthouse' }).waitFor()
  await page.getByRole('searchbox', { name: 'Search the works' }).fill('lighthouse')
  await main.getByRole('link', { name: 'Fishing village with a lighthouse' }).waitFor()

  await page.reload()
  await goldCounter(page).getByText('11').waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

test('the form keeps what was typed through a reload and through signing up', async () => {
  const { page } = await newPerson(stage.browser, stage.program.url)
  const main = page.getByRole('main')
  const prompt = main.getByRole('textbox', { name: 'Prompt' })
  await page.goto('/generate?categories=items&prompt=a+rusty+key')
  await page.waitForFunction(() => history.state?.usr?.taken === true)
  await prompt.fill('a silver key with a ruby')
  await main.getByRole('textbox', { name: 'Leave out' }).fill('rust')
  await page.reload()
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'a silver key with a ruby')
  await prompt.press('Control+Enter')
  await signUp(page)
  await main.getByRole('button', { name: 'Again with another seed' }).waitFor()
  expect(await prompt.inputValue()).toBe('a silver key with a ruby')
  expect(await main.getByRole('textbox', { name: 'Leave out' }).inputValue()).toBe('rust')
  await page.context().close()
})

test.each([
  { path: '/rpg-workshop?generator=tavern', field: 'In your own words', button: /^Open the tavern/ },
  { path: '/generate?categories=items', field: 'Prompt', button: /^Generate/ },
  { path: '/', field: 'Describe it in your own words', button: /^Generate/ },
])(
  '$path: what is typed while its scripts are still on their way is kept, and its button waits for them',
  async (its) => {
    const { page } = await newPerson(stage.browser, stage.program.url)
    const { promise: arrival, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.js', (route) => arrival.then(() => route.continue()))
    await page.goto(its.path, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    const field = main.getByRole('textbox', { name: its.field })
    const button = main.getByRole('button', { name: its.button })
    await field.fill('a silver ring')
    expect(await button.isDisabled()).toBe(true)
    release()
    await expect.poll(() => button.isEnabled(), { timeout: 30_000 }).toBe(true)
    await expect.poll(() => field.inputValue()).toBe('a silver ring')
    await button.click()
    await page.getByRole('dialog', { name: 'Come in' }).waitFor()
  },
)

test('pages are whole without any script: words, pictures, titles and link previews', async () => {
  const { page } = await newPerson(stage.browser, stage.program.url, { javaScriptEnabled: false })
  const main = page.getByRole('main')
  const preview = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')

  await page.goto('/')
  await main.getByRole('heading', { level: 1 }).waitFor()
  await main.getByRole('link', { name: 'Fishing village with a lighthouse' }).waitFor()
  expect(await page.title()).toMatch(/^Lanternkeep · /)
  expect(await preview('title')).toMatch(/^Lanternkeep/)

  await page.goto('/gallery')
  await main.getByRole('link', { name: 'Fishing village with a lighthouse' }).click()
  await page.waitForURL('**/images/*')
  await main.getByRole('heading', { level: 1, name: 'Fishing village with a lighthouse' }).waitFor()
  await main.getByText('a fishing village with a lighthouse').waitFor()
  expect(await page.title()).toBe('Fishing village with a lighthouse · Lanternkeep')
  expect(await preview('title')).toBe('Fishing village with a lighthouse')
  const picture = await page.request.get((await preview('image')) ?? '')
  expect(picture.status()).toBe(200)
  expect(picture.headers()['content-type']).toMatch(/^image\//)
  await page.context().close()
})

test('on a phone of 360 px nothing is wider than the screen, and every control has a name', async () => {
  const { page, faults } = await newPerson(stage.browser, stage.program.url, {
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  await page.goto('/gallery')
  const image = await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href')
  const paths = ['/', '/generate', '/generate?formType=upload', '/gallery', `${image}`, '/my-gallery', '/nowhere']
  for (const path of paths) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const { wide, nameless } = await page.evaluate(() => {
      const controls = [...document.querySelectorAll('button, a[href], input, textarea, select')]
      const isNamed = (control: Element) =>
        control.textContent?.trim() ||
        control.getAttribute('aria-label') ||
        control.getAttribute('aria-labelledby') ||
        (control as HTMLInputElement).labels?.[0]?.textContent?.trim() ||
        control.querySelector('img[alt]:not([alt=""])')
      return {
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        nameless: controls
          .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden=true]') && !isNamed(control))
          .map((control) => control.outerHTML.slice(0, 120)),
      }
    })
    expect({ path, wide, nameless }).toEqual({ path, wide: 0, nameless: [] })
  }
  expect(faults.filter((fault) => !fault.includes('/nowhere'))).toEqual([])
  await page.context().close()
})
