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
  failedStartSheet: {
    npc: 'Failed to start NPC generation job.',
    settlement: 'Failed to start Settlement generation job.',
    shop: 'Failed to start Shop generation job.',
    tavern: 'Failed to start Tavern generation job.',
    monster: 'Failed to start Monster generation job.',
    loot: 'Failed to start Loot generation job.',
    spellbook: 'Failed to start Spellbook generation job.',
    lore: 'Failed to start Lore generation job.',
  },
  unexpectedStartSheet: {
    npc: 'An unexpected error occurred while starting NPC generation.',
    settlement: 'An unexpected error occurred while starting Settlement generation.',
    shop: 'An unexpected error occurred while starting Shop generation.',
    tavern: 'An unexpected error occurred while starting Tavern generation.',
    monster: 'An unexpected error occurred while starting Monster generation.',
    loot: 'An unexpected error occurred while starting Loot generation.',
    spellbook: 'An unexpected error occurred while starting Spellbook generation.',
    lore: 'An unexpected error occurred while starting Lore generation.',
  },
  failedGenerateSheet: {
    npc: 'Failed to generate npc.',
    settlement: 'Failed to generate settlement.',
    shop: 'Failed to generate shop.',
    tavern: 'Failed to generate tavern.',
    monster: 'Failed to generate monster.',
    loot: 'Failed to generate loot.',
    spellbook: 'Failed to generate spellbook.',
    lore: 'Failed to generate lore.',
  },
  failedGetSheet: {
    npc: 'Failed to get npc.',
    settlement: 'Failed to get settlement.',
    shop: 'Failed to get shop.',
    tavern: 'Failed to get tavern.',
    monster: 'Failed to get monster.',
    loot: 'Failed to get loot.',
    spellbook: 'Failed to get spellbook.',
    lore: 'Failed to get lore.',
  },
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
