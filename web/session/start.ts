import { userActions } from './user-state.ts'
import { lastVisitor } from './visitor.ts'

/** Learns who is here without delaying the page: even the code that asks is fetched after the first paint. */
export function startSession(): void {
  if (lastVisitor() !== 'loggedIn') userActions.setLoggedIn(false)
  requestAnimationFrame(() =>
    setTimeout(() => {
      import('./startup.ts').then(
        ({ loadSession, recallVisit }) => {
          recallVisit()
          loadSession()
        },
        () => userActions.setLoggedIn(false),
      )
    }, 0),
  )
}
