import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { coversByDefault, coversNothing } from '../../contract/axes.ts'
import { type ErrorCode, errorStatuses, messages } from '../../contract/errors.ts'
import { UNCONFIRMED_PATH } from '../../contract/limits.ts'
import { transact } from '../db/database.ts'
import { sessions, users } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { bonusAwaitsEmail, grantDailyBonus, isCrowdedOut } from '../gold/daily-bonus.ts'
import { goldOf } from '../gold/ledger.ts'
import { bind } from '../http/bind.ts'
import { atMost, bodyMax } from '../http/limits.ts'
import { originOf } from '../http/origin.ts'
import type { Services } from '../services.ts'
import { countLetter } from './attempts.ts'
import { endOtherSessions, endSession } from './commands.ts'
import { clearCookies, webHeaders } from './cookies.ts'
import { assertPassword } from './password.ts'
import { presentUser } from './presenter.ts'
import { profileOf, sessionOf, userOf } from './queries.ts'

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  bind(app, services, 'getUser', async ({ caller }) => {
    const user = await userOf(db, caller.id)
    const mustConfirmEmail = bonusAwaitsEmail(services.config, user)
    const isCrowded = await isCrowdedOut(db, user.id, services.now())
    return presentUser(user, { gold: await goldOf(db, user.id), bonus: 0, mustConfirmEmail, isCrowdedOut: isCrowded })
  })

  bind(app, services, 'getFullUser', async ({ caller }) => {
    const user = await userOf(db, caller.id)
    const mustConfirmEmail = bonusAwaitsEmail(services.config, user)
    const bonus = mustConfirmEmail ? 0 : await transact(db, (tx) => grantDailyBonus(tx, user.id, services.now()))
    const isCrowded = bonus === 0 && (await isCrowdedOut(db, user.id, services.now()))
    return presentUser(user, { gold: await goldOf(db, user.id), bonus, mustConfirmEmail, isCrowdedOut: isCrowded })
  })

  bind(app, services, 'signOut', async ({ caller, request, reply }) => {
    await db.delete(sessions).where(eq(sessions.id, caller.sessionId))
    await clearCookies(services, request, reply)
    return { success: true as const }
  })

  bind(app, services, 'getProfile', ({ caller }) => profileOf(db, caller, services.now()))

  bind(app, services, 'changeEmail', async ({ caller, body }) => {
    await assertPassword(services, caller, body.password)
    const user = await userOf(db, caller.id)
    if (body.email.toLowerCase() === user.email) {
      throw new AppError('conflict', 'That is your address already.', { details: { reason: 'EMAIL_UNCHANGED' } })
    }
    await countLetter(services, body.email)
    const session = await sessionOf(db, caller)
    await services.accounts.auth.api.changeEmail({
      body: { newEmail: body.email, callbackURL: '/profile' },
      headers: new Headers({ authorization: `Bearer ${session.token}` }),
    })
    return profileOf(db, caller, services.now())
  })

  bind(app, services, 'showNsfw', async ({ caller, body }) => {
    const covers = body.showsNsfw ? coversNothing : coversByDefault
    await db.update(users).set({ covers }).where(eq(users.id, caller.id))
    return body
  })

  bind(app, services, 'setCovers', async ({ caller, body }) => {
    const [saved] = await db
      .update(users)
      .set({ covers: sql`${users.covers} || ${JSON.stringify(body)}::jsonb` })
      .where(eq(users.id, caller.id))
      .returning({ covers: users.covers })
    if (!saved) throw new AppError('not_logged_in', messages.notLoggedIn)
    return saved.covers
  })

  bind(app, services, 'endSession', async ({ caller, params }) => {
    const ended = await transact(db, (tx) => endSession(tx, caller, params.id))
    if (ended === 0) throw notFound('This device')
    return { ended }
  })

  bind(app, services, 'endOtherSessions', async ({ caller }) => ({
    ended: await transact(db, (tx) => endOtherSessions(tx, caller)),
  }))

  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    bodyLimit: bodyMax.account,
    config: { rateLimit: atMost('account'), looksAtCaller: true },
    schema: { hide: true },
    handler: (request, reply) => passToAuth(services, request, reply),
  })
}

const codesOfAuth: readonly ErrorCode[] = ['not_logged_in', 'forbidden', 'not_found', 'conflict', 'too_many_requests']

/** The value; throws when it holds a NUL: the account service hands texts on as they come, and no database keeps one. */
function withoutNul(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || !value.includes('\0')) return value
  throw new AppError('invalid_request', 'What was sent holds a NUL character.')
}

/**
 * The doors of the account service that are open. It has more, such as one that says whether a password is right and one that tells
 * the tokens of all sessions, which nothing here counts or needs; a newer one may bring others.
 */
const openDoors = new Set(
  [
    'sign-up/email',
    'sign-in/email',
    'sign-in/username',
    'sign-out',
    'get-session',
    'token',
    'jwks',
    'verify-email',
    'send-verification-email',
    'request-password-reset',
    'reset-password',
    'change-password',
    'update-user',
  ].map((door) => `/api/auth/${door}`),
)
/** Where the link of a letter leads, with its token. */
const resetLink = /^\/api\/auth\/reset-password\/[^/]+$/

async function passToAuth(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const url = URL.parse(request.url, originOf(services.config, request))
  if (!url) throw new AppError('invalid_request', 'What was asked for is no address.')
  if (!openDoors.has(url.pathname) && !resetLink.test(url.pathname)) throw notFound('This call')
  withoutNul('', url.href.replaceAll('%00', '\0'))
  const headers = webHeaders(request)
  headers.delete('content-length')
  const body =
    request.method === 'GET' || request.body === undefined ? undefined : JSON.stringify(request.body, withoutNul)
  const answer = await services.accounts.auth.handler(new Request(url, { method: request.method, headers, body }))
  reply.status(answer.status)
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value)
  })
  const unconfirmed = url.pathname.endsWith('/verify-email') && whyUnconfirmed(answer)
  if (unconfirmed) reply.header('location', `${UNCONFIRMED_PATH}?${new URLSearchParams({ error: unconfirmed })}`)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  const text = await answer.text()
  if (answer.status < 400) return reply.send(text)
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(authFailure(answer.status, text)))
}

/** Why a link to confirm an address did not do so: the account service only adds it to wherever the link would have led. */
function whyUnconfirmed(answer: Response): string | null {
  const location = answer.headers.get('location')
  return location === null ? null : new URL(location, 'http://localhost').searchParams.get('error')
}

/** better-auth's error in the shape every other call answers with. */
function authFailure(status: number, text: string) {
  let said: { message?: unknown; code?: unknown } = {}
  try {
    said = JSON.parse(text) as typeof said
  } catch {
    // An empty or plain answer: the sentence below stands for it.
  }
  const known = codesOfAuth.find((name) => errorStatuses[name] === status)
  const code = status >= 500 ? 'internal' : (known ?? 'invalid_request')
  const sentence =
    typeof said.message === 'string' && status < 500
      ? said.message
      : 'Your account could not be reached just now. Please try again.'
  return {
    error: sentence.endsWith('.') ? sentence : `${sentence}.`,
    code,
    ...(typeof said.code === 'string' && { details: { reason: said.code } }),
  }
}
