import { Readable } from 'node:stream'
import { AnswerError } from '../service/answers.ts'

/** POSIX.1-1988, ustar: blocks of 512 bytes, a header before each file, its length in octal digits. */
const BLOCK = 512

const textIn = (block: Buffer, from: number, to: number) => {
  const text = block.toString('latin1', from, to)
  const end = text.indexOf('\0')
  return end < 0 ? text : text.slice(0, end)
}

/** The .safetensors of a tar archive that comes a little at a time; nothing else of it is kept. Fails where there is none. */
export function safetensorsIn(archive: Readable): Readable {
  async function* read() {
    const chunks = archive[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    let rest = Buffer.alloc(0)

    /** Some bytes, `most` at most; none at the end. */
    async function some(most: number): Promise<Buffer> {
      if (rest.length === 0) {
        const next = await chunks.next()
        if (next.done) return rest
        rest = Buffer.from(next.value)
      }
      const taken = rest.subarray(0, most)
      rest = rest.subarray(taken.length)
      return taken
    }

    async function block(): Promise<Buffer | undefined> {
      let whole = Buffer.alloc(0)
      while (whole.length < BLOCK) {
        const more = await some(BLOCK - whole.length)
        if (more.length === 0) return undefined
        whole = Buffer.concat([whole, more])
      }
      return whole
    }

    for (;;) {
      const header = await block()
      if (!header || header.every((byte) => byte === 0)) break
      const length = Number.parseInt(textIn(header, 124, 136).trim() || '0', 8)
      if (!Number.isSafeInteger(length) || length < 0) throw new AnswerError(200, 'The archive is damaged')
      const isWanted = textIn(header, 0, 100).endsWith('.safetensors')
      let left = length
      while (left > 0) {
        const bytes = await some(left)
        if (bytes.length === 0) throw new AnswerError(200, 'The archive ends too early')
        left -= bytes.length
        if (isWanted) yield bytes
      }
      if (isWanted) return
      let padding = (BLOCK - (length % BLOCK)) % BLOCK
      while (padding > 0) {
        const bytes = await some(padding)
        if (bytes.length === 0) break
        padding -= bytes.length
      }
    }
    throw new AnswerError(200, 'There is no LoRA in the archive')
  }
  return Readable.from(read(), { objectMode: false })
}
