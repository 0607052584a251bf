import { messages } from '../../contract/errors.ts'
import type { RouteName } from '../../contract/routes.ts'
import { ApiError } from './api-error.ts'
import type { Call, LooseCall } from './call.ts'

async function fetchCall(): Promise<LooseCall> {
  try {
    return (await import('./browser.ts')).call as LooseCall
  } catch {
    const { requestFailed: failure, unableToConnect: message } = messages
    throw new ApiError({ status: 0, code: 'unavailable', message, failure })
  }
}

/** The server has answered what the first page asks: the code that calls is fetched for the first question after that. */
export const callWhenFetched = (async (name: RouteName, input?: unknown, options?: Parameters<LooseCall>[2]) =>
  (await fetchCall())(name, input, options)) as Call
