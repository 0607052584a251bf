import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tokens } from '../api/browser.ts'
import { goldTold, refreshUser } from './session.ts'
import { userActions, userStore } from './user-state.ts'

const user = {
  email: 'a@b.test',
  username: 'borin',
  referralCode: 'X',
  gold: 12,
  subscriptionType: 'NONE' as const,
  role: 'member' as const,
  dailyGoldBonus: 0,
  mustConfirmEmail: false,
  isCrowdedOut: false,
}
let answerUser: () => void

beforeEach(() => {
  tokens.clear()
  userStore.set(userStore.initial)
  userActions.setUser(user)
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/v1/user') return Response.json({ session: {}, token: 'token' })
    await new Promise<void>((resolve) => {
      answerUser = resolve
    })
    return Response.json({ ...user, username: 'borin the bold', gold: 11 })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function reading(): Promise<() => Promise<void>> {
  answerUser = () => undefined
  const unanswered = answerUser
  const read = refreshUser()
  await vi.waitUntil(() => answerUser !== unanswered)
  return () => {
    answerUser()
    return read
  }
}

it('takes the gold that the user record says', async () => {
  const answer = await reading()
  await answer()
  expect(userStore.get()).toMatchObject({ gold: 11, username: 'borin the bold' })
})

it('keeps gold that was told while the user record was on its way, which may be the older one', async () => {
  const answer = await reading()
  goldTold(10)
  await answer()
  expect(userStore.get()).toMatchObject({ gold: 10, username: 'borin the bold' })
})
