import { APICallError, DownloadError } from 'ai'
import { type PictureOrder, ProviderError } from '../provider.ts'
import { ElsewhereError } from './fetch.ts'
import { restAskedFor } from './retry-after.ts'
import type { ServiceSettings } from './settings.ts'

/** The longest a person is kept waiting because a service asked for a rest, ms; beyond it they are told instead. */
const REST_MAX = 5 * 60_000

/** How services say that it is the words or the picture they will not have (OpenAI, Azure, xAI, Together). */
const POLICY = /content.?(policy|filter|moderation)|moderation|safety system|nsfw/i
/** 429s that no waiting mends: the operator's account is at its limit. */
const SPENT = /insufficient_quota|billing/i

/** What the log learns: no prompt, no bytes, no key, however the service or the SDK words the failure. */
export function notable(error: unknown, secrets: readonly string[]): Error {
  const said = error instanceof Error ? error.message : String(error)
  const told = secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), said).slice(0, 200)
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

/** Any failure of an order as what the person and the queue need to know. */
export function faultOf(error: unknown, order: PictureOrder, { name, key }: ServiceSettings): ProviderError {
  const secrets = [key ?? '', order.prompt, order.negativePrompt].filter((secret) => secret !== '')
  const cause = notable(error, secrets)
  const lasting = (message: string) => new ProviderError(message, { passing: false, cause })
  const passing = (message: string, retryAfter?: number) =>
    new ProviderError(message, { passing: true, retryAfter, cause })
  const outage = (message: string) => new ProviderError(message, { passing: true, isOutage: true, cause })
  const closed = () =>
    new ProviderError(`${name} is not available here at present. Choose another style.`, {
      passing: false,
      isOutage: true,
      cause,
    })

  if (error instanceof ElsewhereError || DownloadError.isInstance(error)) {
    return lasting(`${name} keeps its pictures where this site does not fetch them. Choose another style.`)
  }
  if (!APICallError.isInstance(error)) return outage(`${name} sent something that is not a whole picture.`)
  const { statusCode: status } = error
  const said = `${codeOf(error)} ${error.message}`
  if (status === undefined) return outage(`${name} could not be reached.`)
  if (status === 429 && SPENT.test(said)) return closed()
  if (status === 429 || status === 503) {
    const rest = restAskedFor(error.responseHeaders ?? {})
    if (rest === undefined || rest <= REST_MAX) return passing(`${name} has too much to do just now.`, rest)
    return lasting(
      `${name} has too much to do just now. Try again in ${Math.ceil(rest / 60_000)} minutes, or choose another style.`,
    )
  }
  if (status < 300) return outage(`${name} sent something that is not a whole picture.`)
  if (status >= 500 || status === 408 || status === 409 || status === 425) {
    return outage(`${name} had trouble making the picture.`)
  }
  if (POLICY.test(said)) {
    return lasting(
      `${name} declines to make this under its content policy. Word it differently, or choose another style.`,
    )
  }
  if (status === 401 || status === 402 || status === 403) return closed()
  return lasting(`${name} could not take this request. Choose another style.`)
}
