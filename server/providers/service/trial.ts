import { AppError } from '../../errors.ts'
import { AnswerError, answerOf } from './answers.ts'
import { notable } from './faults.ts'
import { fetchFrom } from './fetch.ts'

/** The smallest call that wants a key and costs nothing: what a key is tried by. */
export interface Trial {
  /** Where it is asked, where that is not the service's usual address. */
  url?: string
  path: string
  headers(key: string): Record<string, string>
  /** Whether an answer that is no success says that the key is none; left out: 401 and 403. */
  refuses?(status: number, said: string): boolean
}

/** A trial at a service, with its address and its name for people. */
export interface KeyTrial extends Trial {
  url: string
  name: string
}

/** How long a trial may take, ms, and how much of its answer is read, bytes. */
const PATIENCE = 8000
const ANSWER_BYTES_MAX = 4 * 1024 * 1024

/** A key that may not do this, but is one: services let people say what each may be used for. */
const KNOWN_BUT_NARROW = /missing.{0,12}(scope|permission)|insufficient.{0,12}permission/i

/** Throws AppError for a key that the service refuses, and for one that could not be tried. */
export async function tryKey({ name, url, path, headers, refuses }: KeyTrial, key: string): Promise<void> {
  const reach = fetchFrom([url], ANSWER_BYTES_MAX)
  const signal = AbortSignal.timeout(PATIENCE)
  try {
    const answer = await answerOf(
      reach(url + path, { headers: { accept: 'application/json', ...headers(key) }, signal }),
    )
    await answer.body?.cancel()
  } catch (error) {
    const answer = error instanceof AnswerError ? error : undefined
    const status = answer?.status
    if (answer && status !== undefined) {
      if (KNOWN_BUT_NARROW.test(answer.message)) return
      const isRefused = refuses?.(status, answer.message) ?? (status === 401 || status === 403)
      if (isRefused)
        throw new AppError(
          'invalid_request',
          `${name} does not accept this key, and it was not kept. See whether all of it is there, and whether it is one for ${name}.`,
          { details: { reason: 'KEY_REFUSED' } },
        )
      if (status === 402)
        throw new AppError(
          'invalid_request',
          `${name} knows this key, but its account there has no credit. It was not kept.`,
          { details: { reason: 'KEY_WITHOUT_CREDIT' } },
        )
    }
    throw new AppError(
      'unavailable',
      `${name} could not be asked just now, so the key was not tried and not kept. Try again in a while.`,
      { cause: notable(error, [key]) },
    )
  }
}
