import { APIError } from 'better-auth/api'
import { createLocalJWKSet, type JSONWebKeySet, errors as joseErrors, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { type Auth, TOKEN_ISSUER } from './auth.ts'

/** Who is calling, as their access token says. */
export interface Caller {
  id: string
  sessionId: string
  /** When the token is good no longer, ms since the epoch. */
  lapsesAt: number
}

export interface Accounts {
  auth: Auth
  /** The caller a token names, or undefined when it is not ours, altered or out of date. Reads the database only to learn new signing keys. */
  verify(token: string): Promise<Caller | undefined>
  /** An access token for the session in a browser's cookies; undefined when there is none that holds. */
  tokenOf(cookies: string): Promise<string | undefined>
}

/** How long an unknown signing key is not asked for again, ms: forged tokens must not become database reads. */
const KEY_LOOKUP_PAUSE = 5000

/** A signature that was good a moment ago still is; checking it again would take as long as reading a row. */
const VERIFIED_FOR = 60_000
const VERIFIED_MOST = 5000

export function openAccounts(auth: Auth, now: () => Date): Accounts {
  let keys: ReturnType<typeof createLocalJWKSet> | undefined
  let lookedUpAt = Number.NEGATIVE_INFINITY
  const verified = new LRUCache<string, Caller>({ ttl: VERIFIED_FOR, max: VERIFIED_MOST })

  async function lookUpKeys() {
    lookedUpAt = now().getTime()
    keys = createLocalJWKSet((await auth.api.getJwks()) as JSONWebKeySet)
    return keys
  }

  async function check(token: string, keySet: ReturnType<typeof createLocalJWKSet>): Promise<Caller | undefined> {
    const { payload } = await jwtVerify(token, keySet, {
      issuer: TOKEN_ISSUER,
      audience: TOKEN_ISSUER,
      currentDate: now(),
    })
    const { sub, sid, exp } = payload
    if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return undefined
    return { id: sub, sessionId: sid, lapsesAt: exp * 1000 }
  }

  return {
    auth,
    async tokenOf(cookies) {
      try {
        return (await auth.api.getToken({ headers: new Headers({ cookie: cookies }) })).token
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) return undefined
        throw error
      }
    },
    async verify(token) {
      const before = verified.get(token)
      if (before && before.lapsesAt > now().getTime()) return before
      try {
        const caller = await check(token, keys ?? (await lookUpKeys()))
        if (caller) verified.set(token, caller)
        return caller
      } catch (error) {
        const unknownKey = error instanceof joseErrors.JWKSNoMatchingKey
        if (unknownKey && now().getTime() - lookedUpAt > KEY_LOOKUP_PAUSE) {
          await lookUpKeys()
          return this.verify(token)
        }
        if (error instanceof joseErrors.JOSEError) return undefined
        throw error
      }
    },
  }
}
