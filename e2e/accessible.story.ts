import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringAxe, everyLook, faultsOf } from './axe.ts'
import { arriveWithAccount, generate, goldCounter, newPerson, openStage, type Person, type Stage } from './person.ts'

let stage: Stage
/** Somebody with an account, and the page of a map of theirs that everybody may see. */
let keeper: Person
let work: string
beforeAll(async () => {
  stage = await openStage()
  keeper = await newReader()
  const main = keeper.page.getByRole('main')
  await arriveWithAccount(keeper.page, '/generate?categories=townmaps')
  await generate(keeper.page, 'a walled market town on a river')
  await main.getByRole('button', { name: 'Again with another seed' }).waitFor()
  work = `${await main.getByRole('link', { name: /^Open Walled/ }).getAttribute('href')}`
})
afterAll(() => stage.end())

async function newReader(): Promise<Person> {
  const person = await newPerson(stage.browser, stage.program.url)
  await bringAxe(person.context)
  return person
}

/** Pages that between them hold all that a wide screen alone shows. */
const wideByDay = new Set(['/', '/gallery', '/my-gallery', '/npc-generator', '/profile'])

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** The faults of a page with something open over it. */
async function faultsWith(page: Page, name: string, path: string, show: () => Promise<void>): Promise<string[]> {
  await open(page, path)
  await show()
  return faultsOf(page, name)
}

test('a person’s own pages, and all that opens over a page, have no fault that axe knows of', async () => {
  const { page, faults: broken } = keeper
  const header = page.getByRole('banner')
  const main = page.getByRole('main')
  const faults = await faultsOf(page, 'work that is done', everyLook)

  for (const path of ['/my-gallery', '/profile', '/transactions', work]) {
    await open(page, path)
    await goldCounter(page).waitFor()
    faults.push(...(await faultsOf(page, `${path} of their own`)))
  }
  const overlays: [name: string, path: string, show: () => Promise<void>][] = [
    ['download', work, () => main.getByRole('button', { name: 'Download' }).click()],
    ['words', work, () => main.getByRole('button', { name: 'Edit words' }).click()],
    ['tracker', '/about', () => page.getByRole('button', { name: /^Your work/ }).click()],
    ['pricing', '/about', () => goldCounter(page).click()],
    ['account', '/about', () => header.getByRole('button', { name: /^Account/ }).click()],
  ]
  for (const [name, path, show] of overlays) faults.push(...(await faultsWith(page, name, path, show)))
  expect(faults).toEqual([])
  expect(broken).toEqual([])
})

test('every page that anybody may see has no fault that axe knows of', async () => {
  const { page, context, faults: broken } = await newReader()
  const faults: string[] = []
  const sitemap = await (await page.request.get('/sitemaps/pages.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  // One gallery, one style, one form of the workshop, one transform and one effect stand for the others.
  const others =
    /\?category=(?!townmaps)|\/image\/(?!painted)|^\/(?!npc)[a-z]+-generator$|workshop|\/transform\/(?!tarot-card)|\/video-effects\/(?!rain)/
  const paths = listed.filter((path) => !others.test(path))
  expect(paths.length).toBeGreaterThan(7)
  paths.push(work, '/gallery?tab=sheets', '/gallery?tab=art-styles', '/gallery?q=nothing', '/generate?formType=upload')
  for (const path of [...paths, '/my-gallery', '/profile', '/reset-password?token=x', '/confirm-email', '/nowhere']) {
    await open(page, path)
    faults.push(...(await faultsOf(page, path, wideByDay.has(path) ? everyLook : undefined)))
  }
  const header = page.getByRole('banner')
  const overlays: [name: string, path: string, show: () => Promise<void>][] = [
    ['menu', '/about', () => header.getByRole('button', { name: 'Generate' }).click()],
    ['shortcuts', '/about', () => page.getByRole('button', { name: 'Keyboard shortcuts' }).click()],
    ['sign up', '/about', () => header.getByRole('button', { name: 'Sign Up' }).click()],
  ]
  for (const [name, path, show] of overlays) faults.push(...(await faultsWith(page, name, path, show)))
  await page.setViewportSize({ width: 360, height: 800 })
  const sheet = () => header.getByRole('button', { name: 'Menu' }).click()
  faults.push(...(await faultsWith(page, 'side sheet', '/about', sheet)))
  expect(faults).toEqual([])
  expect(broken.filter((fault) => !fault.includes('/nowhere'))).toEqual([])
  await context.close()
})

test('a page enlarged four times, to 320 px, is read without scrolling sideways', async () => {
  const { page } = keeper
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of [
    '/',
    '/generate',
    '/gallery',
    work,
    '/models',
    '/profile',
    '/transactions',
    '/terms-and-conditions',
  ]) {
    await open(page, path)
    await goldCounter(page).waitFor()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect({ path, wider: Math.max(0, wider) }).toEqual({ path, wider: 0 })
  }
})

/** What is wrong with where the keyboard is: not to be seen, not marked, or beneath something. Undefined at the page's end. */
function faultOfFocus(page: Page): Promise<{ name: string; fault?: string } | undefined> {
  return page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body) return undefined
    const name = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent?.slice(0, 40)}`
    const isMarked = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
    const around = [at, at.parentElement, at.closest('label'), at.closest('form')].filter((one) => one !== null)
    const marks = [...around.map((one) => getComputedStyle(one)), getComputedStyle(at, '::after')]
    if (!marks.some(isMarked)) return { name, fault: 'is not marked' }
    const box = at.getBoundingClientRect()
    // Hidden in its label, which is what is seen.
    const seen = box.width > 2 ? box : (at.closest('label') ?? at).getBoundingClientRect()
    if (seen.bottom <= 0 || seen.top >= innerHeight) return { name, fault: 'is out of sight' }
    const inside = (value: number, most: number) => Math.min(Math.max(value, 1), most - 1)
    const spots = [0.1, 0.5, 0.9].map((share) =>
      document.elementFromPoint(
        inside(seen.left + seen.width * share, innerWidth),
        inside(seen.top + seen.height / 2, innerHeight),
      ),
    )
    const isIts = (spot: Element | null) =>
      spot && (at.contains(spot) || spot.contains(at) || at.closest('label')?.contains(spot))
    return spots.some(isIts) ? { name } : { name, fault: 'is covered' }
  })
}

test('the keyboard comes to everything, sees where it is, and leads back from what it opened', async () => {
  const { page } = keeper
  await page.setViewportSize({ width: 1280, height: 720 })
  const faults: string[] = []
  for (const path of ['/', '/generate', work, '/my-gallery', '/profile']) {
    await open(page, path)
    await goldCounter(page).waitFor()
    let stops = 0
    for (; stops < 150; stops += 1) {
      await page.keyboard.press('Tab')
      const stop = await faultOfFocus(page)
      if (!stop) break
      if (stop.fault) faults.push(`${path}: ${stop.name} ${stop.fault}`)
    }
    expect(stops).toBeGreaterThan(20)
    expect(stops).toBeLessThan(150)
  }
  expect(faults).toEqual([])

  const isFocused = (name: string) =>
    page.waitForFunction((name) => document.activeElement?.textContent?.includes(name), name)
  await open(page, '/about')
  await page.keyboard.press('Tab')
  await isFocused('Skip to the content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

  await page.getByRole('banner').getByRole('button', { name: 'Gallery' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await isFocused('Gallery')

  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await shortcuts.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await shortcuts.waitFor({ state: 'hidden' })
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter')
  await shortcuts.getByRole('checkbox', { checked: false }).check()
  await page.keyboard.press('Escape')
  await isFocused('Keyboard shortcuts')
})

test('it can be installed: the browser reads its manifest and finds nothing missing', async () => {
  const { page, faults } = keeper
  await open(page, '/')
  const devtools = await page.context().newCDPSession(page)
  const { errors, manifest } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(manifest).toMatchObject({ name: 'Lanternkeep' })
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Stories look on from a private window, where nothing is ever installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  // Told to search engines within the page, which the content security policy must let through.
  const told = await page.locator('script[type="application/ld+json"]').textContent()
  expect(told).toContain('"@type":"WebSite"')
  expect(faults).toEqual([])
})
