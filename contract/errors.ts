import * as z from 'zod'
import { type SheetKind, sheetKinds } from './sheets/kinds.ts'

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

const nameOf = (kind: SheetKind) => (kind === 'npc' ? 'NPC' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`)

const ofEachKind = (say: (kind: SheetKind) => string) =>
  Object.fromEntries(sheetKinds.map((kind) => [kind, say(kind)])) as Readonly<Record<SheetKind, string>>

/** Sentences shown to people that more than one floor speaks, word for word as the product promises them. */
export const messages = {
  notLoggedIn: 'User is not logged in.',
  failedCreateImage: 'Failed to create image.',
  failedGetImage: 'Failed to get image.',
  failedExportMap: 'Failed to export the map.',
  failedSetVisibility: 'Failed to set image visibility.',
  failedSetNsfw: 'Failed to set image NSFW status.',
  failedVote: 'Failed to vote on image.',
  failedDeleteImage: 'Failed to delete image.',
  failedDeleteImages: 'Failed to delete images.',
  failedGetImages: 'Failed to get images',
  failedUpdateImage: 'Failed to update image.',
  failedUpdateImages: 'Failed to update images.',
  failedRestoreImages: 'Failed to bring the images back.',
  failedCreateNpcImage: 'Failed to create NPC image.',
  failedStartSheet: ofEachKind((kind) => `Failed to start ${nameOf(kind)} generation job.`),
  unexpectedStartSheet: ofEachKind((kind) => `An unexpected error occurred while starting ${nameOf(kind)} generation.`),
  failedGenerateSheet: ofEachKind((kind) => `Failed to generate ${kind}.`),
  failedGetSheet: ofEachKind((kind) => `Failed to get ${kind}.`),
  failedPollJob: 'An unexpected error occurred while polling job status.',
  noJobId: 'Generation started but jobId was not received.',
  failedGetSheets: 'Failed to get sheets.',
  failedUpdateSheet: 'Failed to update the sheet.',
  sheetClash: 'This sheet was changed elsewhere in the meantime. Look at it as it stands now, and try once more.',
  failedExportSheet: 'Failed to export the sheet.',
  failedDeleteSheet: 'Failed to delete the sheet.',
  failedRestoreSheet: 'Failed to bring the sheet back.',
  cannotResume: 'Cannot resume tracking - missing request/job ID',
  unableToConnect: 'Unable to connect to server. Please try again later.',
  notAuthorized: 'Request was not authorized.',
  unsupportedContentType: 'Unsupported response content type',
  requestFailed: 'API request failed',
  notFound: 'Not found',
  unauthorized: 'Unauthorized',
  unknownError: 'Unknown error',
} as const
