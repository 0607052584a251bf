import { APICallError, DownloadError } from 'ai'
import { AppError } from '../../errors.ts'
import { ProviderError } from '../provider.ts'
import { AnswerError, RefusedError } from './answers.ts'
import { ElsewhereError } from './fetch.ts'
import { restAskedFor } from './retry-after.ts'

/** The longest a person is kept waiting because a service asked for a rest, ms; beyond it they are told instead. */
const REST_MAX = 5 * 60_000

/** How much of a failure's answer is looked at, characters. */
const SAID_MAX = 2000

/** How services say that it is the words or the picture they will not have (OpenAI, Azure, xAI, Together, Google, fal). */
const POLICY = /content.?(policy|filter|moderation)|moderat|safety (system|checker)|nsfw|prohibited|blocked/i
/** 429s that no waiting mends: the operator's account is at its limit. */
const SPENT = /insufficient_quota|billing|exhausted balance/i

/** A wrong key that is not told by 401 (Google). */
const NO_KEY = /API_KEY_INVALID|API key not valid/

/** What a service said that is no result: by the SDK, or asked without it. */
interface Answered {
  status: number | undefined
  /** Its code and its sentence. */
  said: string
  headers: Record<string, string>
}

function answered(error: unknown): Answered | undefined {
  if (error instanceof AnswerError) return { status: error.status, said: error.message, headers: error.headers }
  if (!APICallError.isInstance(error)) return undefined
  return {
    status: error.statusCode,
    // Some SDKs tell of a failure its number alone; what the service said is looked at, and not kept.
    said: `${codeOf(error)} ${error.message} ${error.responseBody?.slice(0, SAID_MAX) ?? ''}`,
    headers: error.responseHeaders ?? {},
  }
}

/** What the log learns: no prompt, no bytes, no key, however the service or the SDK words the failure. */
export function notable(error: unknown, secrets: readonly string[]): Error {
  const said = error instanceof Error ? error.message : String(error)
  const told = secrets
    .filter((secret) => secret !== '')
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), said)
    .slice(0, 200)
  if (error instanceof AnswerError) return new Error([error.status ?? 'No answer', told].join(' '))
  if (!APICallError.isInstance(error)) return new Error(`${error instanceof Error ? error.name : 'Thrown'}: ${told}`)
  // Its causes quote the answer; their names say enough.
  const cause = error.cause instanceof Error ? ` (${error.cause.name})` : ''
  return new Error([error.statusCode ?? 'No answer', codeOf(error), `${told}${cause}`].filter(Boolean).join(' '))
}

/** "moderation_blocked image_generation_user_error", of OpenAI's error object; empty where there is none. */
function codeOf({ data }: APICallError): string {
  const { error } = (data ?? {}) as { error?: { code?: unknown; type?: unknown } }
  return [error?.code, error?.type].filter((part) => typeof part === 'string').join(' ')
}

export interface Asking {
  /** The service's, for people. */
  name: string
  /** What may not reach the log: keys and words. */
  secrets: readonly string[]
  /** What was asked for: "picture". */
  thing: string
  /** Whether it was paid with the person's own key. */
  isOwn?: boolean
}

/**
 * Whether a job under way may still come to a good end: nobody was reached, they had too much to do to tell, or this machine had
 * too much to do to take what came.
 */
export function mayStillCome(error: unknown): boolean {
  if (error instanceof AppError) return true
  const answer = answered(error)
  return answer !== undefined && (answer.status === undefined || answer.status === 429 || answer.status === 503)
}

/** Any failure of an order as what the person and the queue need to know. */
export function faultOf(error: unknown, { name, secrets, thing, isOwn = false }: Asking): ProviderError {
  if (error instanceof ProviderError) return error
  // The gate of this machine's own, not the service's: what it made is fetched by the next attempt.
  if (error instanceof AppError) return new ProviderError(error.message, { passing: true, cause: error })
  const cause = notable(error, secrets)
  const lasting = (message: string, why?: ProviderError['why']) =>
    new ProviderError(message, { passing: false, why, cause })
  const passing = (message: string, retryAfter?: number) =>
    new ProviderError(message, { passing: true, retryAfter, cause })
  const outage = (message: string) => new ProviderError(message, { passing: true, isOutage: true, cause })
  const closed = () =>
    new ProviderError(`${name} is not available here at present. Choose another style.`, {
      passing: false,
      isOutage: true,
      cause,
    })
  const declined = () =>
    lasting(
      `${name} declines to make this under its content policy. Word it differently, or choose another style.`,
      'policy',
    )
  const keyRefused = () =>
    lasting(
      `${name} does not accept your key any more. Put another one on your profile, or choose another style.`,
      'own key',
    )
  const accountClosed = () =>
    lasting(`${name} does not let your key do this: look there at its credit and what it is allowed.`, 'own account')

  if (error instanceof RefusedError) return declined()
  if (error instanceof ElsewhereError || DownloadError.isInstance(error)) {
    return lasting(`${name} keeps its ${thing}s where this site does not fetch them. Choose another style.`)
  }
  const answer = answered(error)
  if (!answer) return outage(`${name} sent something that is not a whole ${thing}.`)
  const { status, said, headers } = answer
  if (status === undefined) return outage(`${name} could not be reached.`)
  if (isOwn && (status === 401 || NO_KEY.test(said))) return keyRefused()
  if (status === 429 && SPENT.test(said)) return isOwn ? accountClosed() : closed()
  if (status === 429 || status === 503) {
    const rest = restAskedFor(headers)
    if (rest === undefined || rest <= REST_MAX) return passing(`${name} has too much to do just now.`, rest)
    return lasting(
      `${name} has too much to do just now. Try again in ${Math.ceil(rest / 60_000)} minutes, or choose another style.`,
    )
  }
  if (status < 300) return outage(`${name} sent something that is not a whole ${thing}.`)
  if (status >= 500 || status === 408 || status === 409 || status === 425) {
    return outage(`${name} had trouble making the ${thing}.`)
  }
  if (POLICY.test(said)) return declined()
  if (status === 401 || status === 402 || status === 403) return isOwn ? accountClosed() : closed()
  return lasting(`${name} could not take this request. Choose another style.`)
}
