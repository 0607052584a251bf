import { USER_REFRESH_FALLBACK, USER_REFRESH_FALLBACK_NO_OBSERVER } from '../../contract/limits.ts'
import { call, tokens } from '../api/browser.ts'
import { announceBonus } from './bonus.ts'
import { refreshFullUser } from './session.ts'
import { userActions, userStore } from './user-state.ts'
import { lastVisitor, rememberVisitor } from './visitor.ts'

/** Runs once the largest paint is over, or after 2 s without one; after 1 s where paints cannot be observed. */
function afterLargestPaint(run: () => void): void {
  let done = false
  const once = () => {
    if (done) return
    done = true
    run()
  }
  const observable =
    typeof PerformanceObserver !== 'undefined' &&
    PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')
  if (!observable) {
    setTimeout(once, USER_REFRESH_FALLBACK_NO_OBSERVER)
    return
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().length === 0) return
    observer.disconnect()
    once()
  })
  observer.observe({ type: 'largest-contentful-paint', buffered: true })
  setTimeout(() => {
    observer.disconnect()
    once()
  }, USER_REFRESH_FALLBACK)
}

async function loadUser(): Promise<void> {
  if ((await tokens.get()) === null) {
    if (lastVisitor()) rememberVisitor('loggedOut')
    userActions.setLoggedIn(false)
    return
  }
  userActions.setUser(await call('getUser'))
  rememberVisitor('loggedIn')
}

/** The server could not be asked: treated as logged out for now; logging in, or the next visit, asks again. */
function presumeLoggedOut(): void {
  if (!userStore.get().isSessionKnown) userActions.setLoggedIn(false)
}

/** Learns who is here: the user at once, the daily bonus after the largest paint. Called after the first paint. */
export function loadSession(): void {
  const loaded = loadUser().catch(presumeLoggedOut)
  afterLargestPaint(() => {
    loaded
      .then(() => (userStore.get().isLoggedIn ? refreshFullUser() : undefined))
      .then(announceBonus)
      .catch(presumeLoggedOut)
  })
}
