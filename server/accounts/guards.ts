import { APIError, createAuthMiddleware } from 'better-auth/api'
import { and, eq, or } from 'drizzle-orm'
import { Email } from '../../contract/accounts.ts'
import { sessions, users } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { assertFlag } from '../moderation/queries.ts'
import { type Counting, countAttempt, countGuess, countLetter, forgetGuesses, guessesAt } from './attempts.ts'
import { assertInOrder } from './in-order.ts'

/** Set by the HTTP adapter from the connection, never taken from the caller. */
export const CLIENT_ADDRESS_HEADER = 'x-lanternkeep-client-address'

interface GuardOptions extends Counting {
  /** Looks for the account and sends its letter, after the answer. */
  resetLater(body: { email: string; redirectTo?: string }): void
  /** Whose session the headers of a request carry, in a cookie or as a bearer's token. */
  holderOf(headers: Headers): Promise<string | undefined>
}

/** What was asked for, as far as the guards look at it. */
type Asked = Partial<Record<'email' | 'username' | 'password' | 'redirectTo', unknown>>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Counts, or looks whether it is open; what is too much or closed becomes an answer of the account service. */
async function allow(counted: Promise<void>): Promise<void> {
  try {
    await counted
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const headers = { 'X-Retry-After': String(Math.ceil((error.retryAfter ?? 0) / 1000)) }
    throw new APIError(
      error.code === 'too_many_requests' ? 'TOO_MANY_REQUESTS' : 'FORBIDDEN',
      { message: error.message },
      headers,
    )
  }
}

/** Counts a guess, unless it comes from where the account's owner is logged in: strangers must not keep them out. */
async function countStrangersGuess(counting: Counting, name: string, address: string): Promise<void> {
  if (!counting.config.rateLimits || !name) return
  const lower = name.toLowerCase()
  const { db } = counting
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.email, lower), eq(users.username, lower)))
  const isOwners =
    (await db.$count(sessions, and(eq(sessions.userId, user?.id ?? ''), eq(sessions.ipAddress, address)))) > 0
  if (!isOwners) await countGuess(counting, guessesAt(user?.id, name))
}

/** What is looked at before the account service does what it is asked. */
export function guardBefore({ resetLater, holderOf, ...counting }: GuardOptions) {
  return createAuthMiddleware(async (context) => {
    const { path } = context
    const body = (context.body ?? {}) as Asked
    const email = textOf(body.email)
    switch (path) {
      case '/sign-up/email':
        assertInOrder(path, body)
        await allow(assertFlag(counting.db, 'sign-ups'))
        return allow(countLetter(counting, email))
      case '/update-user':
        return assertInOrder(path, body)
      case '/sign-in/email':
      case '/sign-in/username':
        return allow(
          countStrangersGuess(
            counting,
            email || textOf(body.username),
            context.headers?.get(CLIENT_ADDRESS_HEADER) ?? '',
          ),
        )
      case '/change-password': {
        const holder = context.headers && (await holderOf(context.headers))
        if (holder) await allow(countAttempt(counting, holder))
        // Whoever knew the old password is out, whether or not that was asked for.
        return { context: { body: { ...context.body, revokeOtherSessions: true } } }
      }
      case '/send-verification-email':
        return allow(countLetter(counting, email))
      case '/request-password-reset': {
        // Without a request it is our own call, from `resetLater`.
        if (!context.request) return
        if (!Email.safeParse(email).success)
          throw new APIError('BAD_REQUEST', { message: 'That does not look like an e-mail address.' })
        await allow(countLetter(counting, email))
        // Whether anybody has this address is only looked at once it is answered, so that no answer takes longer for it.
        resetLater({ email, redirectTo: textOf(body.redirectTo) || undefined })
        return context.json({ status: true, message: 'If that address has an account, an e-mail is on its way.' })
      }
    }
  })
}

/** What follows once the account service has done, or refused, what it was asked. */
export function guardAfter(counting: Counting) {
  return createAuthMiddleware(async ({ path, body, context }) => {
    if (path.startsWith('/sign-in/') && context.newSession) {
      await forgetGuesses(counting, guessesAt(context.newSession.user.id, ''))
    }
    // A new account's password is hashed, which takes long: one that exists already must not be told by a quick refusal.
    if (path === '/sign-up/email' && isOfKnownAddress(context.returned)) {
      await context.password.hash(textOf((body as Asked).password))
    }
  })
}

const isOfKnownAddress = (returned: unknown) =>
  returned instanceof APIError && String(returned.body?.code).startsWith('USER_ALREADY_EXISTS')
