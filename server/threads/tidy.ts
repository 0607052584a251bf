/** Bytes in buffers from which a collection is worth the 20 ms it takes: one picture leaves twice as many. */
const WORTH = 128 * 1024 ** 2

/**
 * Gives back, once the answer has gone, what a thread's work left behind. The planes of a picture lie outside of V8's heap: that sees no
 * reason to collect, and a thread without work never does, so that each would hold its last picture. Does nothing in a program that was
 * started without `--expose-gc` (server/memory.json).
 */
export function tidyAfterwards(): void {
  const { gc } = globalThis
  if (!gc) return
  setImmediate(() => {
    if (process.memoryUsage().arrayBuffers > WORTH) gc()
  })
}
