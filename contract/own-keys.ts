import * as z from 'zod'
import { crafts } from './capabilities.ts'
import { givenName } from './text.ts'

/** Most characters of a key. */
export const OWN_KEY_MAX = 500

/** A service that a person may bring a key of their own to. */
export const OwnKeyService = z.object({
  id: z.string(),
  name: z.string(),
  /** What it makes for whoever has a key. */
  makes: z.array(z.enum(crafts)),
  /** The page there that gives keys out. */
  keysAt: z.url(),
})
export type OwnKeyService = z.infer<typeof OwnKeyService>

/** A key as its owner is told of it: never the key itself. */
export const OwnKey = z.object({
  /** The service's id. */
  service: z.string(),
  name: z.string(),
  /** Its last four characters; empty for a short one, of which they would tell too much. */
  ending: z.string(),
  addedAt: z.iso.datetime(),
  /** The service did not accept it when it was last used. */
  isRefused: z.boolean(),
})
export type OwnKey = z.infer<typeof OwnKey>

export const OwnKeysReply = z.object({
  keys: z.array(OwnKey),
  /** Those a key can be added for. */
  services: z.array(OwnKeyService),
})

export type OwnKeysReply = z.infer<typeof OwnKeysReply>

export const OwnKeyParams = z.object({ service: givenName(40).min(1) })
export const OwnKeyRequest = z.object({
  key: z
    .string()
    .max(OWN_KEY_MAX)
    .trim()
    .regex(/^[\x21-\x7e]{8,}$/, 'A key is one line of at least eight letters, figures and signs, without spaces.'),
})
