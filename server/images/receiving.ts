import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { UPLOAD_BYTES_MAX, UploadFields } from '../../contract/images.ts'
import { AppError } from '../errors.ts'
import { tooLarge } from './upload.ts'

/** A file on its way in: it lies on the disk for as long as it is looked at. */
export interface Received {
  file: string
  /** Its first bytes. */
  start: Buffer
  size: number
  /** What the sender calls it. */
  name: string
  fields: UploadFields
}

/** Uploads that one account, and that all of them, may have on their way in: a stalled one takes a place, and 20 MB of disk. */
const EACH_MAX = 3
const ALL_MAX = 64
/** How much of a file tells what it is, bytes. */
const START = 64

export interface Receiving {
  /** Writes the file of a form to the disk, hands it on, and removes it whatever becomes of it. Throws AppError. */
  receive<Made>(request: FastifyRequest, userId: string, use: (received: Received) => Promise<Made>): Promise<Made>
}

export function openReceiving(folder: string): Receiving {
  const underWay = new Map<string, number>()
  let all = 0

  async function read(request: FastifyRequest, file: string): Promise<Received> {
    const texts: Record<string, string> = {}
    let name: string | undefined
    try {
      for await (const part of request.parts({
        limits: { fileSize: UPLOAD_BYTES_MAX, files: 1, fields: 10, fieldSize: 4000 },
      })) {
        if (part.type === 'field') texts[part.fieldname] = String(part.value)
        else {
          await pipeline(part.file, createWriteStream(file, { flags: 'wx' }))
          if (part.file.truncated) throw tooLarge()
          name = part.filename
        }
      }
    } catch (error) {
      if (error instanceof AppError || (error instanceof Error && 'statusCode' in error)) throw error
      if (isDiskFault(error)) throw error
      // The form's parser throws plain errors at a missing boundary and at a body that stops too early.
      throw new AppError('invalid_request', 'The form broke off before its end. Send the picture again.', {
        cause: error,
      })
    }
    const { size, start } = name === undefined ? { size: 0, start: Buffer.alloc(0) } : await startOf(file)
    if (name === undefined || size === 0)
      throw new AppError('invalid_request', 'No file was sent. Choose a picture and try again.')
    return { file, start, size, name, fields: UploadFields.parse(texts) }
  }

  return {
    async receive(request, userId, use) {
      if (!request.isMultipart())
        throw new AppError('unsupported_file', 'Send the picture as multipart/form-data with a part named "file".')
      const mine = underWay.get(userId) ?? 0
      if (mine >= EACH_MAX)
        throw new AppError(
          'too_many_requests',
          `You have ${EACH_MAX} uploads on their way already. Wait until one of them is there; nothing was charged.`,
          { retryAfter: 5000 },
        )
      if (all >= ALL_MAX)
        throw new AppError(
          'unavailable',
          'Many pictures are being uploaded just now. Try again in a minute; nothing was charged.',
        )
      underWay.set(userId, mine + 1)
      all += 1
      const file = join(folder, randomUUID())
      try {
        await mkdir(folder, { recursive: true })
        return await use(await read(request, file))
      } finally {
        all -= 1
        const left = (underWay.get(userId) ?? 1) - 1
        if (left > 0) underWay.set(userId, left)
        else underWay.delete(userId)
        await rm(file, { force: true })
      }
    },
  }
}

/** A full or broken disk is our fault, not the sender's. */
const isDiskFault = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO', 'EMFILE'].includes(String((error as { code?: unknown }).code))

async function startOf(file: string): Promise<{ size: number; start: Buffer }> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START), 0, START, 0)
    return { size, start: buffer.subarray(0, bytesRead) }
  } finally {
    await handle.close()
  }
}
