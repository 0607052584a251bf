import { createBrowserCall } from './call.ts'
import { createTokenStore } from './token.ts'

/** The access token for the session cookie. Anything but an answer is thrown: being unreachable is not being logged out. */
async function fetchToken(): Promise<string | null> {
  const response = await fetch('/api/auth/token', {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
  })
  if (response.status === 401) return null
  if (!response.ok) throw new Error(`The token call answered ${response.status}.`)
  const { token } = (await response.json()) as { token?: unknown }
  return typeof token === 'string' ? token : null
}

export const tokens = createTokenStore(fetchToken)

/** The browser's way to every call of the API: `await call('voteImage', { params: { id }, body: { isUpvote: true } })`. */
export const call = createBrowserCall({ fetch: (...request) => fetch(...request), tokens })
