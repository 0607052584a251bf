import { claimsOf } from '../state/jwt.ts'

/** Asks for an access token for the session cookie: a JWT, or null when nobody is logged in. Throws when unreachable. */
export type FetchToken = () => Promise<string | null>

export interface TokenStore {
  /** The token to send now, asking for one when there is none or it is about to lapse; null when logged out. */
  get(): Promise<string | null>
  /** A new token; callers that ask together share one request. */
  refresh(): Promise<string | null>
  /** Forget what is known, after signing in or out. */
  clear(): void
}

/** A token this close to lapsing, ms, is replaced before it is sent. */
const LAPSE_MARGIN = 30_000

/** Keeps the access token in memory only: a script that reads storage finds nothing. */
export function createTokenStore(fetchToken: FetchToken, now: () => number = Date.now): TokenStore {
  let token: string | null | undefined
  let lapsesAt = 0
  let inFlight: Promise<string | null> | undefined
  let era = 0

  async function ask(asked: number): Promise<string | null> {
    const answer = await fetchToken()
    // An answer to a question asked before signing in or out speaks of somebody else.
    if (asked === era) {
      token = answer
      lapsesAt = answer ? lapseOf(answer) : 0
    }
    return answer
  }

  function refresh(): Promise<string | null> {
    inFlight ??= ask(era).finally(() => {
      inFlight = undefined
    })
    return inFlight
  }

  return {
    get() {
      if (token === null) return Promise.resolve(null)
      if (token !== undefined && now() < lapsesAt - LAPSE_MARGIN) return Promise.resolve(token)
      return refresh()
    },
    refresh,
    clear() {
      token = undefined
      inFlight = undefined
      era += 1
    },
  }
}

/** When a JWT lapses, ms since the epoch; one that does not say is taken to last until the server refuses it. */
function lapseOf(jwt: string): number {
  const exp = claimsOf(jwt)?.exp
  return typeof exp === 'number' ? exp * 1000 : Number.POSITIVE_INFINITY
}
