import type { ErrorCode, NotEnoughGoldDetails } from '../../contract/errors.ts'

interface ApiErrorParts {
  /** HTTP status; 0 when no answer came. */
  status: number
  code: ErrorCode
  message: string
  /** What was being attempted, as a sentence for the person: "Failed to delete image." */
  failure: string
  details?: Record<string, unknown>
}

/** Every failed call throws this; `message` is fit to show. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly failure: string
  readonly details: Record<string, unknown>

  constructor({ status, code, message, failure, details = {} }: ApiErrorParts) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.failure = failure
    this.details = details
  }
}

/** What was attempted and why it did not work, for a toast or an error state. */
export function explain(error: unknown): { title: string; description: string } {
  if (!(error instanceof ApiError)) {
    return { title: 'Something went wrong', description: 'An unexpected error occurred. Please try again.' }
  }
  const description = error.message === error.failure ? 'Please try again.' : error.message
  return { title: error.failure, description }
}

/** How much gold a refused start lacked, or undefined when that is not why the call failed. */
export function goldShortfall(error: unknown): NotEnoughGoldDetails | undefined {
  if (!(error instanceof ApiError) || error.code !== 'not_enough_gold') return undefined
  const { cost, gold, missing } = error.details
  if (typeof cost !== 'number' || typeof gold !== 'number' || typeof missing !== 'number') return undefined
  return { cost, gold, missing }
}
