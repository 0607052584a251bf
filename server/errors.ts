import { type ErrorCode, type ErrorReply, errorStatuses } from '../contract/errors.ts'

/** An error meant for the person: a code, a sentence for them, and what only the log should know. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details?: Record<string, unknown>
  /** When asking again may help, ms from now, where that is known. */
  readonly retryAfter?: number

  /** `message` is shown to the person; `cause` goes to the log. */
  constructor(code: ErrorCode, message: string, options: Pick<AppError, 'details' | 'retryAfter' | 'cause'> = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.details = options.details
    this.retryAfter = options.retryAfter
  }

  get status(): number {
    return errorStatuses[this.code]
  }

  get reply(): ErrorReply {
    return { error: this.message, code: this.code, ...(this.details && { details: this.details }) }
  }
}

export const notFound = (what: string) => new AppError('not_found', `${what} was not found.`)
