import { createBrowserCall } from './call.ts'
import { createTokenStore } from './token.ts'

async function ask(path: string): Promise<Response> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, credentials: 'same-origin' })
  // Anything but an answer is thrown: being unreachable is not being logged out.
  if (!response.ok && response.status !== 401) throw new Error(`The account service answered ${response.status}.`)
  return response
}

/**
 * The access token for the session cookie. The session is asked for first: for a visitor who is not logged in that is
 * an ordinary answer, while asking for a token would be a refusal on every first page.
 */
async function fetchToken(): Promise<string | null> {
  const session = await ask('/api/auth/get-session')
  if (session.status === 401 || (await session.json()) === null) return null
  const sent = session.headers.get('set-auth-jwt')
  if (sent) return sent
  const response = await ask('/api/auth/token')
  if (response.status === 401) return null
  const { token } = (await response.json()) as { token?: unknown }
  return typeof token === 'string' ? token : null
}

export const tokens = createTokenStore(fetchToken)

/** The browser's way to every call of the API: `await call('voteImage', { params: { id }, body: { isUpvote: true } })`. */
export const call = createBrowserCall({ fetch: (...request) => fetch(...request), tokens })
