/** Bytes in buffers from which a collection is worth the time it takes between two works: one picture leaves twice as many. */
const BUFFERS_WORTH = 72 * 1024 ** 2
/** Bytes by which the heap may grow before one is: V8 by itself lets it double. */
const GROWTH_WORTH = 24 * 1024 ** 2
/** How long a thread has had nothing to do when whatever it still holds goes, ms: nobody waits for it then. */
const AT_REST = 400

/** What the heap held after the last collection of this thread. */
let tidied = 0
let rest: NodeJS.Timeout | undefined

/**
 * Gives back, once the answer has gone, what a thread's work left behind. The planes of a picture lie outside of V8's heap: that sees no
 * reason to collect, and a thread without work never does, so that each would hold its last picture. Does nothing in a program that was
 * started without `--expose-gc` (server/memory.json).
 */
export function tidyAfterwards(): void {
  const { gc } = globalThis
  if (!gc) return
  clearTimeout(rest)
  const tidy = () => {
    gc()
    tidied = process.memoryUsage().heapUsed
  }
  setImmediate(() => {
    const { arrayBuffers, heapUsed } = process.memoryUsage()
    if (arrayBuffers > BUFFERS_WORTH || heapUsed > tidied + GROWTH_WORTH) tidy()
  })
  rest = setTimeout(tidy, AT_REST).unref()
}
