import { createLocalJWKSet, type JSONWebKeySet, errors as joseErrors, jwtVerify } from 'jose'
import { type Auth, TOKEN_ISSUER } from './auth.ts'

/** Who is calling, as their access token says. */
export interface Caller {
  id: string
  sessionId: string
}

export interface Accounts {
  auth: Auth
  /** The caller a token names, or undefined when it is not ours, altered or out of date. Reads the database only to learn new signing keys. */
  verify(token: string): Promise<Caller | undefined>
}

/** How long an unknown signing key is not asked for again, ms: forged tokens must not become database reads. */
const KEY_LOOKUP_PAUSE = 5000

export function openAccounts(auth: Auth, now: () => Date): Accounts {
  let keys: ReturnType<typeof createLocalJWKSet> | undefined
  let lookedUpAt = Number.NEGATIVE_INFINITY

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
    if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') return undefined
    return { id: payload.sub, sessionId: payload.sid }
  }

  return {
    auth,
    async verify(token) {
      try {
        return await check(token, keys ?? (await lookUpKeys()))
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
