import type { Readable, Writable } from 'node:stream'

// Pieces of bytes one after another over a pipe: the length of each, then the piece. A length of 0 ends them.

/** The longest piece that is taken, bytes: a file of some minutes. */
const PIECE_MAX = 512 * 1024 ** 2

/** Writes a piece, and waits until whoever reads has taken enough of what was written. Throws when nobody reads any more. */
export async function writePiece(pipe: Writable, piece: Uint8Array): Promise<void> {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(piece.byteLength)
  pipe.write(length)
  if (piece.byteLength === 0 || pipe.write(piece)) return
  await new Promise<void>((resolve, reject) => {
    const gone = () => settle(() => reject(new Error('Nobody reads the pipe any more')))
    const drained = () => settle(resolve)
    function settle(then: () => void) {
      pipe.off('drain', drained).off('close', gone).off('error', gone)
      then()
    }
    pipe.once('drain', drained).once('close', gone).once('error', gone)
  })
}

/** The pieces of a pipe up to the one that ends them, each whole. */
export async function* readPieces(pipe: Readable): AsyncGenerator<Buffer> {
  const head = Buffer.alloc(4)
  let headFilled = 0
  let piece: Buffer | undefined
  let filled = 0
  for await (const chunk of pipe as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; ) {
      if (piece === undefined) {
        const taken = chunk.copy(head, headFilled, at, at + 4 - headFilled)
        headFilled += taken
        at += taken
        if (headFilled < 4) continue
        headFilled = 0
        const length = head.readUInt32LE()
        if (length === 0) return
        if (length > PIECE_MAX) throw new RangeError(`A piece of ${length} bytes is too long`)
        piece = Buffer.allocUnsafe(length)
        filled = 0
      }
      const taken = chunk.copy(piece, filled, at)
      filled += taken
      at += taken
      if (filled < piece.length) continue
      yield piece
      piece = undefined
    }
  }
  throw new Error('The pipe ended before it was said to')
}
