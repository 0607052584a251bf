import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { Connection, LiveMessage } from './connection.ts'
import { shareStream } from './sharing.ts'

const tabs: Connection[] = []
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop()
})

/** A tab of one browser: what it has heard, and its own stream while it is the one that has it. */
function openTab(name: string) {
  const heard: LiveMessage[] = []
  const tab = { heard, isToldOfIt: false, tell: undefined as ((message: LiveMessage) => void) | undefined }
  const connect = (told: (message: LiveMessage) => void): Connection => {
    tab.tell = told
    return { hurry: () => undefined, stop: () => (tab.tell = undefined) }
  }
  // That the stream is there is said to whoever comes, as often as somebody comes.
  const shared = shareStream(name, connect, (message) => {
    if (message.kind === 'alive') tab.isToldOfIt = true
    else heard.push(message)
  })
  tabs.push(shared)
  return Object.assign(tab, { close: shared.stop })
}

const gold = (amount: number): LiveMessage => ({ kind: 'gold', gold: amount })

test('of several tabs one has the stream and the others hear what it hears', async () => {
  const name = randomUUID()
  const [one, two] = [openTab(name), openTab(name)]
  await expect.poll(() => one.tell).toBeDefined()
  one.tell?.({ kind: 'connected' })
  one.tell?.(gold(3))
  await expect.poll(() => two.heard).toEqual([{ kind: 'connected' }, gold(3)])
  expect(one.heard.slice(-2)).toEqual([{ kind: 'connected' }, gold(3)])
  expect(two.tell).toBeUndefined()
})

test('a tab that comes later learns that the stream is there', async () => {
  const name = randomUUID()
  const one = openTab(name)
  await expect.poll(() => one.tell).toBeDefined()
  one.tell?.({ kind: 'connected' })
  const two = openTab(name)
  await expect.poll(() => two.isToldOfIt).toBe(true)
})

test('a stream that tells nothing is not taken for a live one', async () => {
  const name = randomUUID()
  const [one, two] = [openTab(name), openTab(name)]
  await expect.poll(() => one.tell).toBeDefined()
  for (const message of [{ kind: 'interrupted' }, { kind: 'alive' }, gold(1)] as const) one.tell?.(message)
  await expect.poll(() => two.heard).toEqual([{ kind: 'interrupted' }, gold(1)])
})

test('when the tab with the stream closes, the others are told and another takes it over', async () => {
  const name = randomUUID()
  const [one, two] = [openTab(name), openTab(name)]
  await expect.poll(() => one.tell).toBeDefined()
  one.tell?.({ kind: 'connected' })
  await expect.poll(() => two.heard).toEqual([{ kind: 'connected' }])
  one.close()
  await expect.poll(() => two.tell).toBeDefined()
  expect(two.heard.at(-1)).toEqual({ kind: 'interrupted' })
})

test('two people in one browser do not hear each other', async () => {
  const [iris, tobin] = [openTab(randomUUID()), openTab(randomUUID())]
  await expect.poll(() => iris.tell && tobin.tell).toBeDefined()
  iris.tell?.(gold(7))
  tobin.tell?.(gold(8))
  expect([iris.heard.slice(-1), tobin.heard.slice(-1)]).toEqual([[gold(7)], [gold(8)]])
  expect([...iris.heard, ...tobin.heard].filter((message) => message.kind === 'gold')).toHaveLength(2)
})
