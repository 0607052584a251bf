import { browserStorage } from '../state/storage.ts'

const VISITOR_KEY = 'lanternkeep-visitor'

type Visitor = 'loggedIn' | 'loggedOut'

/**
 * How the last visit from this browser ended; null on the first. Only a hint, so that the header waits for a session
 * that is likely instead of showing "Log in" first: the session cookie decides. Without storage there is no hint.
 */
export function lastVisitor(): Visitor | null {
  try {
    return browserStorage.getItem(VISITOR_KEY) as Visitor | null
  } catch {
    return null
  }
}

export function rememberVisitor(visitor: Visitor): void {
  try {
    browserStorage.setItem(VISITOR_KEY, visitor)
  } catch {
    // Storage is off: the next visit starts without the hint.
  }
}
