import { glob, readFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A storage as browsers have it. */
function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size
    },
  }
}

const listeners = new Map<string, (event: object) => void>()
let tab: Storage
let browser: Storage

/** A page of a tab; another page of the same browser is another. */
async function page(sessionStorage = tab) {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('localStorage', browser)
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  })
  return import('./storage.ts')
}

beforeEach(() => {
  tab = storage()
  browser = storage()
})
afterEach(() => vi.unstubAllGlobals())

it('what was typed before logging in is its person’s from then on, and goes with them; what is the device’s stays', async () => {
  const first = await page()
  first.tabStorage.setItem('any-draft', 'a secret door')
  first.browserStorage.setItem('single-keys', 'off')
  expect(first.keepFor('ANVIL9')).toBe(true)
  first.browserStorage.setItem('generation-tracker-items', '[]')
  expect(tab.getItem('any-draft')).toBe('a secret door')
  first.forgetPerson()
  expect([tab.length, browser.length, browser.getItem('single-keys')]).toEqual([0, 1, 'off'])
  // The page that is being left may still have something to say.
  first.tabStorage.setItem('any-draft', 'a secret door')
  first.browserStorage.setItem('lanternkeep-visitor', 'loggedOut')
  expect([tab.length, browser.length]).toEqual([0, 2])
})

it.each(['BELLOW', null])('what was one person’s is forgotten once it is known that %s is here', async (next) => {
  const first = await page()
  first.keepFor('ANVIL9')
  first.tabStorage.setItem('any-draft', 'a secret door')
  const second = await page()
  expect(second.keepFor(next)).toBe(false)
  expect(tab.getItem('any-draft')).toBeNull()
  expect((await page()).keepFor(next)).toBe(true)
})

it('the same person finds everything again', async () => {
  const first = await page()
  first.keepFor('ANVIL9')
  first.tabStorage.setItem('any-draft', 'a secret door')
  expect((await page()).keepFor('ANVIL9')).toBe(true)
  expect(tab.getItem('any-draft')).toBe('a secret door')
})

it('a tab hears when its person was signed out in another, and of nobody else', async () => {
  const gone = vi.fn()
  const first = await page()
  first.keepFor('ANVIL9')
  first.onPersonGone(gone)
  listeners.get('storage')?.({ key: 'single-keys' })
  listeners.get('storage')?.({ key: 'lanternkeep-owner' })
  expect(gone).not.toHaveBeenCalled()
  browser.removeItem('lanternkeep-owner')
  listeners.get('storage')?.({ key: 'lanternkeep-owner' })
  expect(gone).toHaveBeenCalledOnce()
  expect(tab.length).toBe(0)
})

it('nothing in the interface keeps anything but through its one owner', async () => {
  const touching = /\b(localStorage|sessionStorage|indexedDB|caches)\b/
  const found: string[] = []
  for await (const file of glob('web/**/*.{ts,tsx,js}')) {
    if (file === 'web/state/storage.ts' || /\.test\.tsx?$/.test(file)) continue
    const code = (await readFile(file, 'utf8')).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    if (touching.test(code)) found.push(file)
  }
  expect(found).toEqual([])
})
