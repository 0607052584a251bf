import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
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

/** Bytes that are hashed at once: a few ms of the event loop's time. */
const AT_ONCE = 2 * 1024 ** 2

/** Large files are hashed piece by piece: others have their turn between. */
export async function keyOf(bytes: Uint8Array, extension: MediaExtension, salt = ''): Promise<string> {
  const hash = createHash('sha256').update(salt)
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    if (from > 0) await turn()
    hash.update(bytes.subarray(from, from + AT_ONCE))
  }
  return `${hash.digest('hex')}.${extension}`
}

/** Where a key's bytes lie: in folders of at most a few thousand files each, however many works there are. */
export const placeOf = (key: string) => `${key.slice(0, 2)}/${key}`
