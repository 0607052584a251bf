import { move, transferableSymbol, valueSymbol } from 'piscina'

/** Bytes that a thread made. */
type Bytes = Uint8Array | Uint8ClampedArray

/**
 * What a thread answers, its `bytes` in memory that goes over to whoever asked instead of being copied by them: large ones would
 * hold the event loop for as long as they are copied. What a package made lies in memory of its own and does not go over, so it
 * is copied here, in the thread.
 */
export function handOver<Answer extends object>(
  bytes: Bytes,
  answer: (bytes: Uint8Array<ArrayBuffer>) => Answer,
): Answer {
  const own = new Uint8Array(bytes)
  return move({ [transferableSymbol]: [own.buffer], [valueSymbol]: answer(own) }) as Answer
}

/** The memory that an answer of many parts goes over in: each part's own, or a copy where others lie in it too. */
export function handOverAll<Answer extends object>(
  parts: readonly Bytes[],
  answer: (own: readonly Uint8Array<ArrayBuffer>[]) => Answer,
): Answer {
  const own = parts.map((bytes) => {
    const isAlone = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    return isAlone ? new Uint8Array(bytes.buffer as ArrayBuffer) : new Uint8Array(bytes)
  })
  const memory = [...new Set(own.map(({ buffer }) => buffer))]
  return move({ [transferableSymbol]: memory, [valueSymbol]: answer(own) }) as Answer
}
