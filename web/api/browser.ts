import { reportFault, reportsConcern } from '../reports/report.ts'
import { ApiError } from './api-error.ts'
import { type Call, createBrowserCall, type LooseCall } from './call.ts'
import { createTokenStore } from './token.ts'

/** No answer came: the network was away, or the page was left meanwhile. That is nobody's fault to report. */
class Unreachable extends Error {}

async function ask(path: string): Promise<Response> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, credentials: 'same-origin' }).catch(
    (error: unknown) => {
      throw new Unreachable('The account service could not be reached.', { cause: error })
    },
  )
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

async function fetchKnownToken(): Promise<string | null> {
  try {
    const token = await fetchToken()
    reportsConcern(token)
    return token
  } catch (error) {
    reportsConcern(undefined)
    if (!(error instanceof Unreachable)) reportFault(error)
    throw error
  }
}

export const tokens = createTokenStore(fetchKnownToken)

const send = createBrowserCall({ fetch: (...request) => fetch(...request), tokens }) as LooseCall

/** The browser's way to every call of the API: `await call('voteImage', { params: { id }, body: { isUpvote: true } })`. */
export const call = (async (name, input, options) => {
  try {
    return await send(name, input, options)
  } catch (error) {
    // A refusal is an answer, and being offline nobody's fault; what an answer should not be is worth knowing.
    if (error instanceof ApiError && error.code === 'internal') reportFault(error)
    throw error
  }
}) as LooseCall as Call
