import { messages } from '../../contract/errors.ts'
import { ApiError } from './api-error.ts'

/**
 * Gives up on an answer after `patience` ms: a network that swallows everything never says that it does. Throws ApiError as
 * for a server that cannot be reached; `failure` says what was attempted.
 */
export function inTime<T>(patience: number, failure: string, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const leaving = new AbortController()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new ApiError({ status: 0, code: 'unavailable', message: messages.unableToConnect, failure }))
      leaving.abort()
    }, patience)
    ask(leaving.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
