import { APIError } from 'better-auth/api'
import { and, eq, gt } from 'drizzle-orm'
import { createLocalJWKSet, type JSONWebKeySet, errors as joseErrors, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Reader } from '../db/database.ts'
import { sessions, users } from '../db/schema.ts'
import { type Auth, COOKIE_PREFIX, TOKEN_ISSUER } from './auth.ts'

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
  /** Whether the session that a caller's token was made for still stands: a token outlives it by up to 15 minutes. */
  hasSession(caller: Caller): Promise<boolean>
  /** Whether somebody is an administrator, with a session that still stands. */
  isAdmin(caller: Caller): Promise<boolean>
  /** Whether a browser's cookies are those of somebody who logged in; their session may have ended since. */
  isLoggedIn(cookies: string | undefined): boolean
  /** An access token for the session in a browser's cookies; undefined when there is none that holds. */
  tokenOf(cookies: string): Promise<string | undefined>
}

/** How long an unknown signing key is not asked for again, ms: forged tokens must not become database reads. */
const KEY_LOOKUP_PAUSE = 5000

/** A signature that was good a moment ago still is; checking it again would take as long as reading a row. */
const VERIFIED_FOR = 60_000
const VERIFIED_MOST = 5000

const SESSION_COOKIE = new RegExp(`(^|;\\s*)(__Secure-)?${COOKIE_PREFIX}\\.session_token=`)

export function openAccounts(auth: Auth, db: Reader, now: () => Date): Accounts {
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
    async hasSession({ id, sessionId }) {
      const [session] = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id), gt(sessions.expiresAt, now())))
      return session !== undefined
    },
    async isAdmin({ id, sessionId }) {
      const [admin] = await db
        .select({ id: users.id })
        .from(users)
        .innerJoin(sessions, eq(sessions.userId, users.id))
        .where(
          and(eq(users.id, id), eq(users.role, 'admin'), eq(sessions.id, sessionId), gt(sessions.expiresAt, now())),
        )
      return admin !== undefined
    },
    isLoggedIn: (cookies = '') => SESSION_COOKIE.test(cookies),
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
