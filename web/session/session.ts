import type { User } from '../../contract/accounts.ts'
import type { PremiumLevel } from '../../contract/enums.ts'
import { SIGN_OUT_DELAY } from '../../contract/limits.ts'
import { ApiError } from '../api/api-error.ts'
import { call, tokens } from '../api/browser.ts'
import { reportsConcern } from '../reports/report.ts'
import { forgetPerson, keepFor } from '../state/storage.ts'
import { userActions, userStore } from './user-state.ts'
import { rememberVisitor } from './visitor.ts'

/** How often the server has told the amount, and the level, by itself. */
const timesTold = { gold: 0, level: 0 }

/** Takes over an amount that the server told by itself; it tells each change in the order in which they happened. */
export function goldTold(gold: number): void {
  timesTold.gold++
  userActions.setGold(gold)
}

/** Takes over a subscription level in the same way. */
export function levelTold(level: PremiumLevel): void {
  timesTold.level++
  userActions.setPremiumLevel(level)
}

/**
 * Asks for the user record and takes it over, except for what was told meanwhile: the answer may be the older one. Undefined when
 * the page is being loaded anew instead: nothing is begun on it any more, not even by whoever waits for a user.
 */
async function takeUser<T extends User>(ask: () => Promise<T>): Promise<T | undefined> {
  const before = { ...timesTold }
  const user = await ask()
  // What the page shows may be what was kept for somebody else.
  if (!keepFor(user.referralCode)) {
    window.location.reload()
    return undefined
  }
  const { gold, userPremiumLevel } = userStore.get()
  userActions.setUser({
    ...user,
    ...(timesTold.gold !== before.gold && { gold }),
    ...(timesTold.level !== before.level && { subscriptionType: userPremiumLevel }),
  })
  return user
}

/** Reads the user record anew: gold after a piece of work has ended, for example. Does nothing when logged out. */
export async function refreshUser(): Promise<void> {
  if (userStore.get().isLoggedIn) await takeUser(() => call('getUser'))
}

/** Reads the user record of whoever has come or was here before; false when the page is being loaded anew for them. */
export async function readUser(): Promise<boolean> {
  return (await takeUser(() => call('getUser'))) !== undefined
}

/**
 * Reads the user record, granting today's bonus if it has not been; remembers how much that was. False when the page is being
 * loaded anew.
 */
export async function refreshFullUser(): Promise<boolean> {
  const user = await takeUser(() => call('getFullUser'))
  if (user && user.dailyGoldBonus > 0) userActions.setDailyLoginBonus(user.dailyGoldBonus)
  return user !== undefined
}

/** Signs out after a moment, long enough to see that it was meant, and starts over at the home page. */
export async function signOut(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SIGN_OUT_DELAY))
  await call('signOut').catch((error: unknown) => {
    // The session had already ended: the person is where they wanted to be.
    if (!(error instanceof ApiError && error.status === 401)) throw error
  })
  startOver()
}

/** Another tab has signed this one's person out, or somebody else in: it starts over too. */
export function leaveTab(): void {
  tokens.clear()
  reportsConcern(null)
  window.location.assign('/')
}

/** Forgets who was here, and loads the home page as a stranger sees it. */
export function startOver(): void {
  tokens.clear()
  reportsConcern(null)
  forgetPerson()
  rememberVisitor('loggedOut')
  userActions.setUser(null)
  window.location.assign('/')
}
