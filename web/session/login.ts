import { createStore } from '../state/store.ts'
import { userActions, userStore } from './user-state.ts'
import { lastVisitor } from './visitor.ts'

export type AuthView = 'signUp' | 'logIn' | 'forgot'

/** Which of its faces the sign-up and log-in modal shows. */
export const authViewStore = createStore<{ view: AuthView }>({ view: 'signUp' })

let pending: (() => void) | undefined

/** Opens the modal over whatever is on screen; without a view, at log-in for somebody who has been here before. */
export function openAuth(view: AuthView = lastVisitor() ? 'logIn' : 'signUp'): void {
  authViewStore.set({ view })
  userActions.showAuthModal(true)
}

/**
 * Does `then` at once when somebody is logged in. Otherwise opens the modal, and does it after they have signed up or
 * logged in; closing the modal drops it.
 */
export function requireLogin(then: () => void): void {
  const { isLoggedIn, isSessionKnown } = userStore.get()
  if (isLoggedIn) {
    then()
    return
  }
  pending = then
  if (isSessionKnown) {
    openAuth()
    return
  }
  const stop = userStore.subscribe(() => {
    if (!userStore.get().isSessionKnown) return
    stop()
    if (userStore.get().isLoggedIn) finishLogin()
    else openAuth()
  })
}

/** Closes the modal after logging in and carries on with what was being done. */
export function finishLogin(): void {
  const next = pending
  pending = undefined
  userActions.showAuthModal(false)
  next?.()
}

/** Closes the modal without logging in. */
export function abandonLogin(): void {
  pending = undefined
  userActions.showAuthModal(false)
}
