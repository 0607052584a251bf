import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** A shorter file is read at once; a longer one a little at a time, as fast as whoever asked for it takes it. */
const AT_ONCE_MAX = 512 * 1024

/** What an answer is made of. */
export interface Sent {
  body: Buffer | Readable
  length: number
}

export const sentBytes = (body: Buffer): Sent => ({ body, length: body.length })

/** A file as an answer, so that a slow reader holds none of it in memory; undefined when there is none. */
export async function sentFile(file: string): Promise<Sent | undefined> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!handle) return undefined
  try {
    const { size } = await handle.stat()
    if (size > AT_ONCE_MAX) return { body: handle.createReadStream(), length: size }
    const bytes = await handle.readFile()
    await handle.close()
    return sentBytes(bytes)
  } catch (error) {
    await handle.close()
    throw error
  }
}
