import { messages } from '../../contract/errors.ts'
import { failures } from '../../contract/failures.ts'
import type { GenerationKind } from '../../contract/generations.ts'
import { isSheetKind } from '../../contract/sheets/kinds.ts'
import { ApiError } from '../api/api-error.ts'

/** What is said of work that ended in failure where the server has no reason for it. */
export const failedFor = (type: GenerationKind): string =>
  isSheetKind(type) ? failures.generateSheet[type] : failures.createImage

/** What is said of work that could not be started where nobody says why. */
export const notStartedFor = (type: GenerationKind): string =>
  isSheetKind(type) ? failures.startSheet[type] : failures.createImage

/** Why work could not be started; `sentence` tells what the server said. */
export function whyNotStarted(type: GenerationKind, error: unknown, sentence: (error: unknown) => string): string {
  if (!(error instanceof ApiError)) return isSheetKind(type) ? failures.unexpectedStartSheet[type] : sentence(error)
  return error.message === messages.requestFailed ? notStartedFor(type) : sentence(error)
}
