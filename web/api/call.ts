import { messages } from '../../contract/errors.ts'
import type { CallInput, CallReply, RouteName } from '../../contract/routes.ts'
import { ApiError } from './api-error.ts'
import { type Answer, answerOf, dataOf, NotAuthorized, readAnswer } from './response.ts'
import { type RouteFacts, routeFacts } from './route-facts.ts'
import type { TokenStore } from './token.ts'

export interface CallOptions {
  signal?: AbortSignal
}

type CallArguments<N extends RouteName> =
  unknown extends CallInput<N>
    ? [input?: undefined, options?: CallOptions]
    : [input: CallInput<N>, options?: CallOptions]

/** Calls a route of the contract by name: `call('getImage', { params: { id } })`. Throws ApiError. */
export type Call = <N extends RouteName>(name: N, ...args: CallArguments<N>) => Promise<CallReply<N>>

/** A call whose input and answer are not told apart by route, for code that serves every route. */
export type LooseCall = (name: RouteName, input?: unknown, options?: CallOptions) => Promise<unknown>

/** The parts of any route's input, read without knowing which route it is. */
export interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  form?: FormData
  idempotencyKey?: string
}

/** The path with its parameters filled in. The contract's own stands beside schemas, which would come with it. */
export function pathTo(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:([a-z]+)/gi, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** Query values as text, without the ones left out. */
export function queryText(query: Record<string, unknown> = {}): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

export interface BrowserTransport {
  fetch: typeof fetch
  tokens: TokenStore
}

/** Calls over HTTP. A 401 refreshes the token once and repeats the call. */
export function createBrowserCall({ fetch, tokens }: BrowserTransport): Call {
  async function send(
    route: RouteFacts,
    input: LooseInput,
    token: string | null,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const search = new URLSearchParams(queryText(input.query)).toString()
    const url = pathTo(route.path, input.params) + (search && `?${search}`)
    const headers: Record<string, string> = { accept: 'application/json' }
    if (token) headers.authorization = `Bearer ${token}`
    if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
    if (input.body !== undefined) headers['content-type'] = 'application/json'
    const body = input.form ?? (input.body === undefined ? undefined : JSON.stringify(input.body))
    const response = await reach(route.failure, signal, () =>
      fetch(url, { method: route.method, headers, body, signal, credentials: 'same-origin' }),
    )
    return readAnswer(response, route.failure)
  }

  async function call(name: RouteName, input: LooseInput = {}, { signal }: CallOptions = {}): Promise<unknown> {
    const route = routeFacts[name]
    const token = await tokenFor(route, signal)
    const answer = await send(route, input, token, signal).catch(async (error: unknown) => {
      if (!(error instanceof NotAuthorized) || route.auth === 'none') return answerOf(error)
      const fresh = await tokens.refresh().catch(() => null)
      if (!fresh && route.auth !== 'optional') return answerOf(error)
      return send(route, input, fresh, signal).catch(answerOf)
    })
    return dataOf(route.method, answer, route.failure)
  }

  async function tokenFor(route: RouteFacts, signal?: AbortSignal): Promise<string | null> {
    if (route.auth === 'none') return null
    if (route.auth === 'optional') return tokens.get().catch(() => null)
    const token = await reach(route.failure, signal, () => tokens.get())
    if (token) return token
    throw new ApiError({ status: 401, code: 'not_logged_in', message: messages.notLoggedIn, failure: route.failure })
  }

  return call as Call
}

async function reach<T>(failure: string, signal: AbortSignal | undefined, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error
    throw new ApiError({ status: 0, code: 'unavailable', message: messages.unableToConnect, failure })
  }
}
