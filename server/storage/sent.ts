import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** A shorter file is read at once; a longer one a little at a time, as fast as whoever asked for it takes it. */
const AT_ONCE_MAX = 512 * 1024

/** What an answer is made of. */
export interface Sent {
  body: Buffer | Readable
  length: number
}

/** Part of something: its first and last byte. */
export interface Range {
  first: number
  last: number
}

export const sentBytes = (body: Buffer): Sent => ({ body, length: body.length })

/**
 * The one range that a `Range` header asks for, of so many bytes; undefined where it asks for none that we tell apart, so that all is
 * sent; null where there is nothing in it (RFC 9110, 14.1.2).
 */
export function rangeOf(header: string | undefined, length: number): Range | null | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!asked || (asked[1] === '' && asked[2] === '')) return undefined
  if (asked[1] === '') {
    const many = Math.min(length, Number(asked[2]))
    return many === 0 ? null : { first: length - many, last: length - 1 }
  }
  const first = Number(asked[1])
  const last = asked[2] === '' ? length - 1 : Math.min(length - 1, Number(asked[2]))
  return first > last ? null : { first, last }
}

/** A file as an answer, so that a slow reader holds none of it in memory; a part of it where one is asked for; undefined when there is none. */
export async function sentFile(file: string, range?: Range): Promise<Sent | undefined> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!handle) return undefined
  try {
    const { size } = await handle.stat()
    const length = range ? range.last - range.first + 1 : size
    if (length > AT_ONCE_MAX) {
      const part = range && { start: range.first, end: range.last }
      return { body: handle.createReadStream(part), length }
    }
    const bytes = Buffer.alloc(length)
    const { bytesRead } = await handle.read(bytes, 0, length, range?.first ?? 0)
    await handle.close()
    return sentBytes(bytes.subarray(0, bytesRead))
  } catch (error) {
    await handle.close()
    throw error
  }
}
