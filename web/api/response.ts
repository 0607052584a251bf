import { type ErrorCode, errorStatuses, messages } from '../../contract/errors.ts'
import type { Method } from '../../contract/routes.ts'
import { ApiError } from './api-error.ts'

/** An answer as either transport brings it: parsed when it was JSON, else its text. */
export interface Answer {
  status: number
  statusText: string
  body: unknown
}

/** What reading a 401 throws: the call may be repeated with another token, or the server's words are in `answer`. */
export class NotAuthorized extends ApiError {
  readonly answer: Answer

  constructor(answer: Answer, failure: string) {
    super({ status: 401, code: 'not_logged_in', message: messages.notAuthorized, failure })
    this.answer = answer
  }
}

/** Reads an answer whole. Throws NotAuthorized for a 401, and ApiError for what is neither JSON nor text. */
export async function readAnswer(response: Response, failure: string): Promise<Answer> {
  const { status, statusText } = response
  const answer = { status, statusText, body: await readBody(response, failure) }
  if (status === 401) throw new NotAuthorized(answer, failure)
  return answer
}

async function readBody(response: Response, failure: string): Promise<unknown> {
  const { status } = response
  if (status === 204) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('json')) return readJson(response, failure)
  if (type.startsWith('text/')) return response.text()
  throw new ApiError({ status, code: 'internal', message: messages.unsupportedContentType, failure })
}

/** The answer of a 401 that was read, for who has no other token to try; throws every other error on. */
export function answerOf(error: unknown): Answer {
  if (error instanceof NotAuthorized) return error.answer
  throw error
}

async function readJson(response: Response, failure: string): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError({ status: response.status, code: 'internal', message: messages.requestFailed, failure })
  }
}

/**
 * What a successful answer carries: GET gives its data on 200 and 202; POST on 200 and 201, and true or data on 202
 * and 204; the others on any 2xx. Throws ApiError for the rest.
 */
export function dataOf(method: Method, answer: Answer, failure: string): unknown {
  const { status, body } = answer
  if (method === 'GET' ? status === 200 || status === 202 : status >= 200 && status < 300) {
    return body === undefined && (status === 202 || status === 204) ? true : body
  }
  throw errorOf(method, answer, failure)
}

function errorOf(method: Method, { status, statusText, body }: Answer, failure: string): ApiError {
  const said = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const details = typeof said.details === 'object' && said.details !== null ? said.details : {}
  return new ApiError({
    status,
    code: codeOf(said.code, status),
    message: sentenceOf(method, status, statusText, said.error),
    failure,
    details: details as Record<string, unknown>,
  })
}

function sentenceOf(method: Method, status: number, statusText: string, said: unknown): string {
  if (method === 'GET' && status === 404) return messages.notFound
  if (typeof said === 'string' && said !== '') return said
  if (method !== 'GET') return status === 401 ? messages.notAuthorized : messages.requestFailed
  if (status === 401) return messages.unauthorized
  return statusText || messages.unknownError
}

function codeOf(said: unknown, status: number): ErrorCode {
  if (typeof said === 'string' && said in errorStatuses) return said as ErrorCode
  const known = Object.entries(errorStatuses).find(([, knownStatus]) => knownStatus === status)
  return (known?.[0] as ErrorCode | undefined) ?? 'internal'
}
