import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { ErrorReply, messages } from '../../contract/errors.ts'
import { IdempotencyKey } from '../../contract/generations.ts'
import { type CallReply, type Route, type RouteName, routes } from '../../contract/routes.ts'
import type { Caller } from '../accounts/accounts.ts'
import type { Services } from '../services.ts'
import { AppError } from './errors.ts'

type RouteOf<N extends RouteName> = (typeof routes)[N]
type Output<R, K extends string> = R extends { [key in K]: infer T extends z.ZodType } ? z.output<T> : undefined

/** What a handler is given: everything already parsed by the contract, and who is calling. */
export interface Call<N extends RouteName> {
  params: Output<RouteOf<N>, 'params'>
  query: Output<RouteOf<N>, 'query'>
  body: Output<RouteOf<N>, 'body'>
  caller: RouteOf<N>['auth'] extends 'user' ? Caller : Caller | undefined
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

function idempotencyKeyOf(request: FastifyRequest): string {
  const key = IdempotencyKey.safeParse(request.headers['idempotency-key'])
  if (key.success) return key.data
  throw new AppError(
    'invalid_request',
    'This call needs an Idempotency-Key header of 8 to 128 visible characters, so that repeating it starts nothing twice.',
  )
}

/** For OpenAPI above all: a key that is missing has been refused by its own sentence before headers are parsed. */
const IdempotentHeaders = z.looseObject({ 'idempotency-key': IdempotencyKey })

/** Calls a minute one address may make to a route; start calls and the prompt reader cost more than reads. */
function callsAMinute(route: Route): number {
  if (route.multipart) return 60
  return route.idempotent ? 240 : 1200
}

/**
 * Serves one route of the contract: parsing, authentication and the answer's shape come from its entry there. The
 * answer's status is the route's lowest; a handler that means another of its replies sets it on `reply`.
 */
export function bind<N extends RouteName>(
  app: FastifyInstance,
  services: Services,
  name: N,
  handler: (call: Call<N>) => Promise<CallReply<N>>,
): void {
  const route: Route = routes[name]
  const usualStatus = Math.min(...Object.keys(route.replies).map(Number))
  app.route({
    method: route.method,
    url: route.path,
    config: { rateLimit: { max: callsAMinute(route), timeWindow: 60_000 } },
    schema: {
      operationId: name,
      summary: route.summary,
      tags: [route.tag],
      ...(route.auth !== 'none' && { security: [{ accessToken: [] }] }),
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      ...(route.idempotent && { headers: IdempotentHeaders }),
      ...(route.multipart && { consumes: ['multipart/form-data'] }),
      response: { ...route.replies, '4xx': ErrorReply, '5xx': ErrorReply },
    },
    // Before the body is read, so that a stranger's upload is refused unread.
    onRequest: async (request) => {
      if (route.auth === 'none') return
      request.caller = await callerOf(services, request)
      if (route.auth === 'user' && !request.caller) throw new AppError('not_logged_in', messages.notLoggedIn)
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
      return reply.send(await handler(call))
    },
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller
    idempotencyKey?: string
  }
}
