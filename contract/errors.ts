import * as z from 'zod'

/** Every code an error answer may carry, with its HTTP status. */
export const errorStatuses = {
  invalid_request: 400,
  not_logged_in: 401,
  not_enough_gold: 402,
  forbidden: 403,
  not_found: 404,
  request_timeout: 408,
  idempotency_mismatch: 409,
  conflict: 409,
  payload_too_large: 413,
  unsupported_file: 415,
  bad_picture: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatuses
export const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]

/** The one shape of every error answer: a sentence for the person, a code for the program. */
export const ErrorReply = z.object({
  error: z.string(),
  code: z.enum(errorCodes),
  details: z.record(z.string(), z.unknown()).optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>

/** What `details` holds when the code is `not_enough_gold`; amounts in gold. */
export const NotEnoughGoldDetails = z.object({ cost: z.number(), gold: z.number(), missing: z.number() })
export type NotEnoughGoldDetails = z.infer<typeof NotEnoughGoldDetails>

/** Sentences shown to people that more than one floor speaks, word for word as the product promises them. */
export const messages = {
  notLoggedIn: 'User is not logged in.',
  sheetClash: 'This sheet was changed elsewhere in the meantime. Look at it as it stands now, and try once more.',
  unableToConnect: 'Unable to connect to server. Please try again later.',
  notAuthorized: 'Request was not authorized.',
  unsupportedContentType: 'Unsupported response content type',
  requestFailed: 'API request failed',
  notFound: 'Not found',
  unauthorized: 'Unauthorized',
  unknownError: 'Unknown error',
} as const
