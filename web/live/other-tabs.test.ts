import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Tab = typeof import('./other-tabs.ts') & { isOf(username: string): void; heard: string[] }

const leaves: (() => void)[] = []

/** A tab of this browser: modules of its own, and somebody logged in. */
async function openTab(username: string): Promise<Tab> {
  vi.resetModules()
  const { userStore } = await import('../session/user-state.ts')
  const tabs = await import('./other-tabs.ts')
  const heard: string[] = []
  const isOf = (name: string) => userStore.set({ username: name })
  isOf(username)
  leaves.push(tabs.onOtherTabs((changed) => heard.push(changed)))
  return { ...tabs, isOf, heard }
}

beforeEach(() => vi.stubGlobal('window', new EventTarget()))
afterEach(() => {
  for (const leave of leaves.splice(0)) leave()
  vi.unstubAllGlobals()
})

test('what a person changes in one tab is told in their others, and not in the one that knows', async () => {
  const [one, two, three] = [await openTab('iris'), await openTab('iris'), await openTab('iris')]
  one.tellOtherTabs('pictures')
  await expect.poll(() => [two.heard, three.heard]).toEqual([['pictures'], ['pictures']])
  two.tellOtherTabs('sheets')
  await expect.poll(() => [one.heard, three.heard]).toEqual([['sheets'], ['pictures', 'sheets']])
})

test('nobody hears of somebody else, nor of what is done before anybody is known', async () => {
  const [iris, tobin, nobody] = [await openTab('iris'), await openTab('tobin'), await openTab('')]
  tobin.tellOtherTabs('pictures')
  nobody.tellOtherTabs('pictures')
  const other = await openTab('iris')
  // Whoever logs in here later is told from then on.
  nobody.isOf('iris')
  other.tellOtherTabs('sheets')
  await expect.poll(() => [iris.heard, nobody.heard]).toEqual([['sheets'], ['sheets']])
  expect(tobin.heard).toEqual([])
})

test('a page that the Back button brings again has heard nothing meanwhile, and takes anything to have changed', async () => {
  const [one, two] = [await openTab('iris'), await openTab('iris')]
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(two.heard).toEqual(['pictures', 'sheets'])
  one.tellOtherTabs('pictures')
  await expect.poll(() => two.heard).toEqual(['pictures', 'sheets', 'pictures'])
})

test('a tab that was still being loaded when something changed catches up, and the one that changed it does not', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  const one = await openTab('iris')
  expect(one.heard).toEqual([])
  one.tellOtherTabs('pictures')
  const two = await openTab('iris')
  expect(two.heard).toEqual(['pictures', 'sheets'])
  const again: string[] = []
  leaves.push(one.onOtherTabs((changed) => again.push(changed)))
  expect(again).toEqual([])
})
