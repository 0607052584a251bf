import { afterEach } from 'vitest'
import { openPages } from './person.ts'
import { runningPrograms } from './program.ts'

/** How long a page that may hang is waited for, ms, and how much of what it and the program say is told, characters. */
const PATIENCE = 5000
const PAGE_MOST = 4000
const LOG_MOST = 6000

/** When a story fails, what its pages show and what its programs printed last: elsewhere it can only be guessed. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const pages = openPages().map(async (page) => {
    // A toast is a dialog too.
    const parts = await page.locator('main, [role=dialog], [role=alertdialog]').all()
    const said = parts.map((part) =>
      part.ariaSnapshot({ timeout: PATIENCE }).catch((error: unknown) => `(it does not say: ${error})`),
    )
    return `── ${page.url()} showed\n${(await Promise.all(said)).join('\n').slice(0, PAGE_MOST)}`
  })
  const logs = runningPrograms().map(
    (program) => `── ${program.url} printed last\n${program.output().slice(-LOG_MOST)}`,
  )
  console.error([...(await Promise.all(pages)), ...logs].join('\n'))
})
