import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tokens } from '../api/browser.ts'
import { requireLogin } from './login.ts'
import { loadSession } from './startup.ts'
import { userStore } from './user-state.ts'
import { rememberVisitor } from './visitor.ts'

const user = { email: 'a@b.test', username: 'borin', referralCode: 'X', gold: 3, subscriptionType: 'NONE' }
let asked: string[]
let paint: (() => void) | undefined

class Observer {
  static supportedEntryTypes = ['largest-contentful-paint']
  constructor(seen: (list: { getEntries(): unknown[] }) => void) {
    paint = () => seen({ getEntries: () => [{}] })
  }
  observe() {
    asked.push('observe')
  }
  disconnect() {
    paint = undefined
  }
}

function answer(path: string): Response {
  const body = { '/api/auth/get-session': { session: {} }, '/api/auth/token': { token: 'token' } }[path]
  return Response.json(body ?? { ...user, dailyGoldBonus: path.endsWith('/full') ? 12 : 0 })
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const fullAsked = () => asked.filter((path) => path === '/api/v1/user/full').length

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  tokens.clear()
  userStore.set(userStore.initial)
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer(path)
  })
  vi.stubGlobal('PerformanceObserver', Observer)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('loads the user at once and the daily bonus after the largest paint', async () => {
  loadSession()
  await settle()
  expect(userStore.get()).toMatchObject({ username: 'borin', isLoggedIn: true, dailyLoginBonus: 0 })
  expect(fullAsked()).toBe(0)
  paint?.()
  await settle()
  expect(userStore.get().dailyLoginBonus).toBe(12)
  await vi.advanceTimersByTimeAsync(5000)
  expect(fullAsked()).toBe(1)
})

it('asks for the bonus after 2 s when no largest paint is seen', async () => {
  loadSession()
  await vi.advanceTimersByTimeAsync(1999)
  expect(fullAsked()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(fullAsked()).toBe(1)
})

it('asks for the bonus after 1 s where paints cannot be observed', async () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  loadSession()
  await vi.advanceTimersByTimeAsync(999)
  expect(fullAsked()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(fullAsked()).toBe(1)
})

it('knows that nobody is logged in, and then asks for nothing more', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(null)
  })
  loadSession()
  await vi.advanceTimersByTimeAsync(5000)
  expect(userStore.get()).toMatchObject({ isLoggedIn: false, isSessionKnown: true })
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual(['/api/auth/get-session'])
})

it('takes the last visitor for logged out while the server cannot tell, and finds out as soon as it can', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  rememberVisitor('loggedIn')
  let isAway = true
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return isAway ? Response.json({ error: 'Away.', code: 'unavailable' }, { status: 503 }) : answer(path)
  })
  loadSession()
  await vi.advanceTimersByTimeAsync(4999)
  expect(userStore.get()).toMatchObject({ isLoggedIn: false, isSessionKnown: true })
  // Whoever brings a picture meanwhile is asked to come in, and not any more once it is known that they are.
  const bring = vi.fn()
  requireLogin(bring)
  expect(userStore.get().showAuthModal).toBe(true)
  isAway = false
  await vi.advanceTimersByTimeAsync(1)
  expect(userStore.get()).toMatchObject({ username: 'borin', isLoggedIn: true, dailyLoginBonus: 12 })
  expect(userStore.get().showAuthModal).toBe(false)
  expect(bring).toHaveBeenCalledOnce()
})

/** A browser that has kept something for somebody; hears when the page is to be loaded anew. */
function keptForAnother() {
  const kept = new Map([['lanternkeep-owner', 'ANVIL9']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  })
  const reload = vi.fn()
  vi.stubGlobal('window', { location: { reload } })
  return reload
}

it('does what somebody was about to do only for them: not on a page that is loaded anew for another', async () => {
  const reload = keptForAnother()
  rememberVisitor('loggedIn')
  let isAway = true
  vi.stubGlobal('fetch', async (path: string) =>
    isAway ? Response.json({ error: 'Away.', code: 'unavailable' }, { status: 503 }) : answer(path),
  )
  loadSession()
  await vi.advanceTimersByTimeAsync(4000)
  const order = vi.fn()
  requireLogin(order)
  expect(userStore.get().showAuthModal).toBe(true)
  isAway = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(reload).toHaveBeenCalledOnce()
  expect(order).not.toHaveBeenCalled()
})

it('lets nobody who waits to be known begin on a page that is loaded anew', async () => {
  const reload = keptForAnother()
  const order = vi.fn()
  requireLogin(order)
  loadSession()
  await settle()
  expect(reload).toHaveBeenCalledOnce()
  expect(order).not.toHaveBeenCalled()
})
