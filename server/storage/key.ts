import { createHash } from 'node:crypto'

/** Content types by the extension of a media key. */
export const mediaTypes = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' } as const
export type MediaExtension = keyof typeof mediaTypes

const KEY = /^[0-9a-f]{64}\.(png|webp|jpg)$/

export const isMediaKey = (key: string) => KEY.test(key)

export const mediaTypeOf = (key: string) => mediaTypes[key.slice(65) as MediaExtension]

export const keyOf = (bytes: Uint8Array, extension: MediaExtension, salt = '') =>
  `${createHash('sha256').update(salt).update(bytes).digest('hex')}.${extension}`

/** Where a key's bytes lie: in folders of at most a few thousand files each, however many works there are. */
export const placeOf = (key: string) => `${key.slice(0, 2)}/${key}`
