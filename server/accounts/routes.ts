import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, errorStatuses, messages } from '../../contract/errors.ts'
import { transact } from '../db/database.ts'
import { sessions, users } from '../db/schema.ts'
import { grantDailyBonus } from '../gold/daily-bonus.ts'
import { goldOf } from '../gold/ledger.ts'
import { bind } from '../http/bind.ts'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { CLIENT_ADDRESS_HEADER } from './auth.ts'
import { presentUser } from './presenter.ts'

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  async function userOf(id: string) {
    const [user] = await db.select().from(users).where(eq(users.id, id))
    // The token outlives the account by at most its 15 minutes.
    if (!user) throw new AppError('not_logged_in', messages.notLoggedIn)
    return user
  }

  bind(app, services, 'getUser', async ({ caller }) => {
    const user = await userOf(caller.id)
    return presentUser(user, await goldOf(db, user.id), 0)
  })

  bind(app, services, 'getFullUser', async ({ caller }) => {
    const user = await userOf(caller.id)
    const bonus = await transact(db, (tx) => grantDailyBonus(tx, user.id, services.now()))
    return presentUser(user, await goldOf(db, user.id), bonus)
  })

  bind(app, services, 'signOut', async ({ caller, request, reply }) => {
    await db.delete(sessions).where(eq(sessions.id, caller.sessionId))
    // Clears the browser's cookies too; a caller without any has none to clear.
    const answer = await services.accounts.auth.api.signOut({ headers: webHeaders(request), asResponse: true })
    reply.header('set-cookie', answer.headers.getSetCookie())
    return { success: true as const }
  })

  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    schema: { hide: true },
    handler: (request, reply) => passToAuth(services, request, reply),
  })
}

function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  headers.set(CLIENT_ADDRESS_HEADER, request.ip)
  return headers
}

const codesOfAuth: readonly ErrorCode[] = ['not_logged_in', 'forbidden', 'not_found', 'conflict', 'too_many_requests']

async function passToAuth(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const url = URL.parse(request.url, `${request.protocol}://${request.host}`)
  if (!url) throw new AppError('invalid_request', 'The Host header names no address.')
  const headers = webHeaders(request)
  headers.delete('content-length')
  const body = request.method === 'GET' || request.body === undefined ? undefined : JSON.stringify(request.body)
  const answer = await services.accounts.auth.handler(new Request(url, { method: request.method, headers, body }))
  reply.status(answer.status)
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value)
  })
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  const text = await answer.text()
  if (answer.status < 400) return reply.send(text)
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(authFailure(answer.status, text)))
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
