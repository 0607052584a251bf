import { createHash } from 'node:crypto'
import { recordingTypes } from '../../contract/recordings.ts'

const pictureTypes = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' } as const
/** Content types by the extension of a media key. */
export const mediaTypes = { ...pictureTypes, ...recordingTypes } as const
export type MediaExtension = keyof typeof mediaTypes

const KEY = /^[0-9a-f]{64}\.([a-z0-9]{3,4})$/

export const isMediaKey = (key: string) => Object.hasOwn(mediaTypes, KEY.exec(key)?.[1] ?? '')

export const extensionOf = (key: string) => key.slice(65) as MediaExtension

export const mediaTypeOf = (key: string) => mediaTypes[extensionOf(key)]

/** Whether the bytes under a key are a picture's, which can be shown at other sizes. */
export const isPictureKey = (key: string) => isMediaKey(key) && Object.hasOwn(pictureTypes, extensionOf(key))

export const keyOf = (bytes: Uint8Array, extension: MediaExtension, salt = '') =>
  `${createHash('sha256').update(salt).update(bytes).digest('hex')}.${extension}`

/** Where a key's bytes lie: in folders of at most a few thousand files each, however many works there are. */
export const placeOf = (key: string) => `${key.slice(0, 2)}/${key}`
