import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tokens } from '../api/browser.ts'
import { signOut } from './session.ts'
import { userActions, userStore } from './user-state.ts'

let asked: string[]
let status: number
const assign = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  status = 200
  assign.mockClear()
  tokens.clear()
  userActions.setUser({
    email: 'borin@keep.test',
    username: 'borin',
    referralCode: 'ANVIL9',
    gold: 12,
    subscriptionType: 'NONE',
    role: 'member',
    dailyGoldBonus: 0,
    mustConfirmEmail: false,
    isCrowdedOut: false,
  })
  vi.stubGlobal('window', { location: { assign } })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path === '/api/auth/get-session') return Response.json({ session: {} })
    if (path === '/api/auth/token') return Response.json({ token: 'token' })
    return Response.json(status === 200 ? { success: true } : { error: 'No.', code: 'internal' }, { status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('signs out after half a second and starts over at the home page', async () => {
  const leaving = signOut()
  await vi.advanceTimersByTimeAsync(499)
  expect(asked).toEqual([])
  expect(userStore.get().isLoggedIn).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await leaving
  expect(asked).toContain('/api/v1/user/sign-out')
  expect(userStore.get()).toMatchObject({ isLoggedIn: false, username: '', gold: 0 })
  expect(assign).toHaveBeenCalledExactlyOnceWith('/')
})

it('leaves a person logged in whom the server could not sign out, and says so', async () => {
  status = 500
  const leaving = expect(signOut()).rejects.toMatchObject({ status: 500 })
  await vi.advanceTimersByTimeAsync(500)
  await leaving
  expect(userStore.get().isLoggedIn).toBe(true)
  expect(assign).not.toHaveBeenCalled()
})
