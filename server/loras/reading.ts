import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { HEADER_AT, headerLength, type LoraFile, LoraFileError, loraFileOf } from '../../contract/safetensors.ts'
import { AppError } from '../errors.ts'

/** How far beyond the length something is read, bytes: what tells one sort of file from another. */
const START = HEADER_AT + 1

/** The first bytes of a stream, as many as are there; the rest is not read. */
async function startOf(stream: Readable, wanted: (sofar: Buffer) => number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  let want = START
  try {
    for await (const chunk of stream) {
      chunks.push(chunk as Buffer)
      length += (chunk as Buffer).length
      if (length < want) continue
      // Twice at most: once what is wanted is known, and once it is there.
      const sofar = Buffer.concat(chunks.splice(0))
      want = wanted(sofar)
      if (length >= want) return sofar.subarray(0, want)
      chunks.push(sofar)
    }
    return Buffer.concat(chunks)
  } finally {
    stream.destroy()
  }
}

/**
 * What a file of so many bytes says of itself: its header alone is read, and never the numbers behind it. Throws AppError, in
 * words for the person, for what is damaged, incomplete, pickled, or no LoRA.
 */
export async function readLora(stream: Readable, fileBytes: number): Promise<LoraFile> {
  try {
    let length: number | undefined
    const start = await startOf(stream, (sofar) => {
      if (sofar.length < START) return START
      length ??= headerLength(sofar.subarray(0, START), fileBytes)
      return HEADER_AT + length
    })
    length ??= headerLength(start, fileBytes)
    return loraFileOf(start.subarray(HEADER_AT), fileBytes)
  } catch (error) {
    if (error instanceof LoraFileError) throw new AppError('bad_picture', error.message)
    throw error
  }
}

/** The SHA-256 of a stream, a little at a time. `read` is told how many bytes have been. */
export async function hashOf(stream: Readable, signal: AbortSignal, read: (bytes: number) => void): Promise<string> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of stream) {
      signal.throwIfAborted()
      hash.update(chunk as Buffer)
      bytes += (chunk as Buffer).length
      read(bytes)
    }
  } finally {
    stream.destroy()
  }
  return hash.digest('hex')
}
