import { SIGN_OUT_DELAY } from '../../contract/limits.ts'
import { ApiError } from '../api/api-error.ts'
import { call, tokens } from '../api/browser.ts'
import { reportsConcern } from '../reports/report.ts'
import { userActions, userStore } from './user-state.ts'
import { rememberVisitor } from './visitor.ts'

/** Reads the user record anew: gold after a piece of work has ended, for example. Does nothing when logged out. */
export async function refreshUser(): Promise<void> {
  if (!userStore.get().isLoggedIn) return
  userActions.setUser(await call('getUser'))
}

/** Reads the user record, granting today's bonus if it has not been; remembers how much that was. */
export async function refreshFullUser(): Promise<void> {
  const user = await call('getFullUser')
  userActions.setUser(user)
  if (user.dailyGoldBonus > 0) userActions.setDailyLoginBonus(user.dailyGoldBonus)
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

/** Forgets who was here, and loads the home page as a stranger sees it. */
export function startOver(): void {
  tokens.clear()
  reportsConcern(null)
  rememberVisitor('loggedOut')
  userActions.setUser(null)
  window.location.assign('/')
}
