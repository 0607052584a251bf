import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { ErrorReply, messages } from '../../contract/errors.ts'
import { IdempotencyKey } from '../../contract/generations.ts'
import { type CallReply, type Route, type RouteName, routes } from '../../contract/routes.ts'
import type { Caller } from '../accounts/accounts.ts'
import { AppError, notFound } from '../errors.ts'
import type { Services } from '../services.ts'
import { countRefusal } from '../words/commands.ts'
import { assertAllSayable, RefusedWords, textsIn } from '../words/policy.ts'
import { atMost, rateOf } from './limits.ts'

type RouteOf<N extends RouteName> = (typeof routes)[N]
type Output<R, K extends string> = R extends { [key in K]: infer T extends z.ZodType } ? z.output<T> : undefined

/** What a handler gives back: the answer's body, or a stream of events, or a file's bytes, where the route is one. */
type Answer<N extends RouteName> =
  RouteOf<N> extends { events: true }
    ? Readable
    : RouteOf<N> extends { files: readonly string[] }
      ? Buffer | Readable
      : CallReply<N>

/** What a handler is given: everything already parsed by the contract, and who is calling. */
export interface Call<N extends RouteName> {
  params: Output<RouteOf<N>, 'params'>
  query: Output<RouteOf<N>, 'query'>
  body: Output<RouteOf<N>, 'body'>
  caller: RouteOf<N>['auth'] extends 'user' | 'admin' ? Caller : Caller | undefined
  idempotencyKey: RouteOf<N> extends { idempotent: true } ? string : undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** Throws for a token that has lapsed, even where none is needed: whoever sends one means to be known, and can get another. */
async function callerOf(services: Services, request: FastifyRequest): Promise<Caller | undefined> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return undefined
  const caller = await services.accounts.verify(token)
  if (!caller) throw new AppError('not_logged_in', messages.notLoggedIn)
  return caller
}

/** Whether calling it changes anything: with every method but GET, or because the contract says so. */
const changes = ({ method, changes }: Pick<Route, 'method' | 'changes'>) => method !== 'GET' || changes === true

function idempotencyKeyOf(request: FastifyRequest): string {
  const key = IdempotencyKey.safeParse(request.headers['idempotency-key'])
  if (key.success) return key.data
  throw new AppError(
    'invalid_request',
    'This call needs an Idempotency-Key header of 8 to 128 visible characters, so that repeating it starts nothing twice.',
  )
}

/** Who calls a route, as it wants to know it. Throws AppError: `not_logged_in`, `not_found` of what is administrators' alone. */
export async function admitted(
  services: Services,
  request: FastifyRequest,
  route: Pick<Route, 'auth' | 'method' | 'changes'>,
) {
  const caller = await callerOf(services, request)
  // Asked of the database each time: a token would go on saying what somebody no longer is.
  if (route.auth === 'admin' && !(caller && (await services.accounts.isAdmin(caller)))) throw notFound('This call')
  if (route.auth === 'user' && !caller) throw new AppError('not_logged_in', messages.notLoggedIn)
  // A token outlives its session by minutes, in which whoever was signed out may look, but no longer change anything.
  if (caller && changes(route) && !(await services.accounts.hasSession(caller)))
    throw new AppError('not_logged_in', messages.notLoggedIn)
  return caller
}

/** What is sent to administrators' own calls, and to moderators, is not what is kept from everybody else. */
const isOpen = (route: Route) => route.auth === 'admin' || route.isFrank === true

/**
 * Does what is asked, after what people wrote has been looked over: here every text passes that comes in, whatever it is for.
 * Refusals are counted, those of texts that are only known further on too.
 */
async function saidAndDone<T>(services: Services, route: Route, body: unknown, work: () => Promise<T>): Promise<T> {
  try {
    if (body !== undefined && !isOpen(route)) await assertAllSayable(textsIn(body))
    return await work()
  } catch (error) {
    if (error instanceof RefusedWords) await countRefusal(services.db, error.matter, services.now())
    throw error
  }
}

/** For OpenAPI above all: a key that is missing has been refused by its own sentence before headers are parsed. */
const IdempotentHeaders = z.looseObject({ 'idempotency-key': IdempotencyKey })

/** What a route answers with when it does its work, by status. */
function successes({ replies, files }: Route) {
  if (!files) return replies
  const content = (schema: z.ZodType) => ({
    description: 'The file',
    content: Object.fromEntries(files.map((type) => [type, { schema }])),
  })
  return Object.fromEntries(Object.entries(replies).map(([status, schema]) => [status, content(schema)]))
}

/**
 * Serves one route of the contract: parsing, authentication and the answer's shape come from its entry there. The
 * answer's status is the route's lowest; a handler that means another of its replies sets it on `reply`.
 */
export function bind<N extends RouteName>(
  app: FastifyInstance,
  services: Services,
  name: N,
  handler: (call: Call<N>) => Promise<Answer<N>>,
): void {
  const route: Route = routes[name]
  const usualStatus = Math.min(...Object.keys(route.replies).map(Number))
  app.route({
    method: route.method,
    url: route.path,
    // Compressing would hold events back until there are enough of them; and asking for a head alone would open a stream,
    // or make a file for nothing.
    ...(route.events && { compress: false, exposeHeadRoute: false }),
    ...(route.files && { exposeHeadRoute: false }),
    ...(route.documentMax && { bodyLimit: route.documentMax }),
    config: { rateLimit: atMost(rateOf(route)), multipart: route.multipart, looksAtCaller: route.auth !== 'none' },
    schema: {
      operationId: name,
      summary: route.summary,
      tags: [route.tag],
      ...(route.auth !== 'none' && { security: [{ accessToken: [] }] }),
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      ...(route.idempotent && { headers: IdempotentHeaders }),
      ...(route.events && { produces: ['text/event-stream'] }),
      ...(route.multipart && { consumes: ['multipart/form-data'] }),
      response: { ...successes(route), '4xx': ErrorReply, '5xx': ErrorReply },
    },
    // Before the body is read, so that a stranger's upload is refused unread.
    onRequest: async (request) => {
      if (route.auth === 'none') return
      request.caller = await admitted(services, request, route)
      if (route.idempotent) request.idempotencyKey = idempotencyKeyOf(request)
    },
    handler: async (request, reply) => {
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        caller: request.caller,
        idempotencyKey: request.idempotencyKey,
        request,
        reply,
      } as unknown as Call<N>
      reply.status(usualStatus)
      return reply.send(await saidAndDone(services, route, request.body, () => handler(call)))
    },
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The text fields of a form that carries a file, for OpenAPI. */
    multipart?: z.ZodObject
  }
  interface FastifyRequest {
    caller?: Caller
    idempotencyKey?: string
  }
}
