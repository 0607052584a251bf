import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { type Program, type ProgramOptions, startProgram } from './program.ts'

export interface Stage {
  program: Program
  browser: Browser
  end(): Promise<void>
}

let launched: Promise<Browser> | undefined
let browser: Browser | undefined

/** The browser that the story files of one process use in turn; it ends with the process. */
export async function openBrowser(): Promise<Browser> {
  const present = await launched
  if (present?.isConnected()) return present
  launched = launchBrowser()
  browser = await launched
  return browser
}

/** The pages that are open in it now. */
export function openPages(): Page[] {
  return browser?.contexts().flatMap((context) => context.pages()) ?? []
}

/** Closes every window, as one who leaves their browser to the next. */
export async function closeWindows(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

/** A fresh program and a browser without windows, for the stories of one file. */
export async function openStage(options?: ProgramOptions): Promise<Stage> {
  const [program, browser] = await Promise.all([startProgram(options), openBrowser()])
  return {
    program,
    browser,
    async end() {
      await closeWindows(browser)
      await program.stop()
    },
  }
}

/** Somebody with a browser of their own, and what goes wrong in it. */
export interface Person {
  context: BrowserContext
  page: Page
  /** Faults of the page: uncaught errors and what the console calls errors, in the order they came. */
  faults: string[]
}

/** A person looks at a page before they press anything: buttons that wait for its scripts have woken up then. */
function looksFirst(page: Page): void {
  const awake = () => page.waitForFunction(() => !document.querySelector('[data-asleep]'))
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    // Who does not wait for the page to load does not wait for its scripts either.
    if (options?.waitUntil !== 'commit') await awake()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    await awake()
    return answer
  }
}

/**
 * A person who has never been here but for having answered about cookies, with `options` of their browser. Left to
 * themselves they want no motion: a browser that draws it without a graphics card takes as much of the machine as the
 * program.
 */
export async function newPerson(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  // A hang is told apart from a busy machine; how soon something comes is not what these stories are about.
  context.setDefaultTimeout(90_000)
  await context.addCookies([{ name: 'lanternkeep-consent', value: 'no', url }])
  const page = await context.newPage()
  if (options.javaScriptEnabled !== false) looksFirst(page)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
  })
  return { context, page, faults }
}

let people = 0

function newAccount() {
  people += 1
  const username = `person${people}`
  return { username, email: `${username}@lanternkeep.example`, password: 'a long way to the keep' }
}

/** Fills in the sign-up form that is open; resolves to the new username. */
export async function signUp(page: Page): Promise<string> {
  const { username, email, password } = newAccount()
  // A toast is a small dialog too.
  const form = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'E-mail' }) })
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await form.getByRole('textbox', { name: 'Username' }).fill(username)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign up' }).click()
  await form.waitFor({ state: 'hidden' })
  return username
}

/**
 * Opens a page as somebody with a new account and its first gold; resolves to their username. The account is made without
 * the form, for the stories that are not about signing up.
 */
export async function arriveWithAccount(page: Page, path: string): Promise<string> {
  const account = newAccount()
  const { origin } = new URL((await page.request.get('/healthz')).url())
  const data = { ...account, name: account.username }
  const signedUp = await page.request.post('/api/auth/sign-up/email', { data, headers: { origin } })
  if (!signedUp.ok()) throw new Error(`The account could not be made: ${await signedUp.text()}`)
  await page.goto(path)
  await goldCounter(page).getByText('12', { exact: true }).waitFor()
  return account.username
}

/** What the gold counter in the header says. */
export function goldCounter(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: / gold/ })
}

/** The count of works that a gallery shows and reads out, once it says this and no more. */
export function countOfWorks(page: Page, text: string): Locator {
  return page.getByRole('main').getByRole('status').getByText(text, { exact: true })
}

/** Fills in the generate form and presses the button. */
export async function generate(page: Page, prompt: string, size: '512 px' | '1024 px' = '512 px'): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Prompt' }).fill(prompt)
  await main.getByRole('radio', { name: size }).check()
  await main.getByRole('button', { name: /^Generate/ }).click()
}

/** The API as the page's own person, with the session of their browser. */
export async function ask(page: Page, path: string): Promise<{ status: number; body: unknown }> {
  const session = await page.request.get('/api/auth/token')
  const { token } = session.ok() ? ((await session.json()) as { token: string }) : { token: '' }
  const answer = await page.request.get(path, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  return { status: answer.status(), body: await answer.json() }
}

/**
 * Presses until what is to come of it has come: a list that opens or is laid out anew on a busy machine may move from under a press, and
 * a person presses again.
 */
export async function pressUntil(press: () => Promise<void>, hasCome: () => Promise<void>): Promise<void> {
  for (let again = 2; ; again--) {
    try {
      await press()
      return await hasCome()
    } catch (error) {
      if (again === 0) throw error
    }
  }
}

/** Chooses from a list. */
export const choose = (field: Locator, option: RegExp): Promise<void> => {
  const listed = field.page().getByRole('option', { name: option })
  return pressUntil(
    async () => {
      if (!(await listed.isVisible())) await field.click({ timeout: 10_000 })
      await listed.click({ timeout: 10_000 })
    },
    () => listed.waitFor({ state: 'hidden', timeout: 10_000 }),
  )
}
