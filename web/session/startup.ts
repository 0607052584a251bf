import { USER_REFRESH_FALLBACK, USER_REFRESH_FALLBACK_NO_OBSERVER } from '../../contract/limits.ts'
import { ApiError } from '../api/api-error.ts'
import { tokens } from '../api/browser.ts'
import { startReports } from '../reports/report.ts'
import { keepFor, onPersonGone } from '../state/storage.ts'
import { announceBonus } from './bonus.ts'
import { recallConsent } from './consent.ts'
import { finishLogin } from './login.ts'
import { leaveTab, readUser, refreshFullUser } from './session.ts'
import { userActions, userStore } from './user-state.ts'
import { lastVisitor, rememberVisitor } from './visitor.ts'

/** Between two questions to a server that cannot answer, ms: doubled each time, up to the longest. */
const AGAIN_FIRST = 5000
const AGAIN_LONGEST = 60_000

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

/** False when the page is being loaded anew, since it may show what was somebody else's. */
async function loadUser(): Promise<boolean> {
  if ((await tokens.get()) === null) {
    if (lastVisitor()) rememberVisitor('loggedOut')
    // Their session has ended: what was kept for them is not for whoever sits here now.
    if (!keepFor(null)) {
      window.location.reload()
      return false
    }
    userActions.setLoggedIn(false)
    return true
  }
  const isStaying = await readUser()
  rememberVisitor('loggedIn')
  return isStaying
}

/** Somebody whom the server could not be asked about is treated as logged out for now. */
function presumeLoggedOut(): void {
  if (!userStore.get().isSessionKnown) userActions.setLoggedIn(false)
}

/** Loads the user; while the server cannot tell whether the last visitor is still logged in, it is asked again. */
async function learnUser(): Promise<void> {
  for (let pause = AGAIN_FIRST; ; pause = Math.min(pause * 2, AGAIN_LONGEST)) {
    try {
      const isLate = userStore.get().isSessionKnown
      const isStaying = await loadUser()
      // Who was taken for nobody meanwhile may have been asked to come in: they are, and what they were about goes on.
      if (isStaying && isLate && userStore.get().isLoggedIn) finishLogin()
      return
    } catch (error) {
      presumeLoggedOut()
      const isRefused = error instanceof ApiError && error.status < 500
      if (isRefused || lastVisitor() !== 'loggedIn') return
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (userStore.get().isLoggedIn) return
  }
}

/** Learns who is here: the user at once, the daily bonus after the largest paint. Called after the first paint. */
export function loadSession(): void {
  startReports()
  const loaded = learnUser()
  afterLargestPaint(() => {
    loaded
      .then(() => (userStore.get().isLoggedIn ? refreshFullUser() : undefined))
      .then(announceBonus)
      .catch(presumeLoggedOut)
  })
}

/** What this browser remembers of earlier visits: whether its visitor has answered about cookies. */
export function recallVisit(): void {
  onPersonGone(leaveTab)
  recallConsent(document.cookie, window.location.search)
}
