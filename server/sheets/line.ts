/** Lets so many in at once, and the others in the order in which they came. */
export interface Line {
  /** Resolves to leaving again once it is one's turn; rejects with the signal's reason when it aborts before. */
  enter(signal: AbortSignal): Promise<() => void>
}

export function openLine(atOnce: number): Line {
  let inside = 0
  const waiting: (() => void)[] = []

  function leave(): void {
    const next = waiting.shift()
    // Whoever leaves gives their place to the next, so that nobody slips in between.
    if (next) next()
    else inside -= 1
  }

  return {
    async enter(signal) {
      signal.throwIfAborted()
      if (inside < atOnce) {
        inside += 1
        return leave
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const giveUp = () => {
        const at = waiting.indexOf(resolve)
        // Their turn may have come in this very moment; then the place is theirs, and to be left like any other.
        if (at !== -1) waiting.splice(at, 1)
        reject(signal.reason)
      }
      waiting.push(resolve)
      signal.addEventListener('abort', giveUp, { once: true })
      await promise.finally(() => signal.removeEventListener('abort', giveUp))
      return leave
    },
  }
}
