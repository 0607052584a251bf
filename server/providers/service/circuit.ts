import { ProviderError } from '../provider.ts'

/** Outages in a row after which a service is left alone: two works' worth of attempts. */
const OUTAGES_MAX = 6
/** For how long, ms; then one order tries whether it is back. */
const REST = 60_000

export interface Circuit {
  /** False while the service is left alone. */
  isClosed(): boolean
  /** Does what asks the service, or throws ProviderError, passing, while it is left alone. */
  through<T>(ask: () => Promise<T>): Promise<T>
}

/** Keeps this process from asking a service that does not answer. `name` is for the person; `now` in ms. */
export function openCircuit(name: string, now: () => number = Date.now): Circuit {
  let outages = 0
  let restsUntil = 0
  let isTrying = false
  const isOpen = () => outages >= OUTAGES_MAX

  function countOutage() {
    outages += 1
    if (isOpen()) restsUntil = now() + REST
  }

  async function watched<T>(ask: () => Promise<T>): Promise<T> {
    try {
      const answer = await ask()
      outages = 0
      return answer
    } catch (error) {
      if (error instanceof ProviderError) {
        if (error.isOutage) countOutage()
        // It declines, or has too much to do: it is there.
        else outages = 0
      }
      throw error
    }
  }

  return {
    isClosed: () => !isOpen() || now() >= restsUntil,
    async through(ask) {
      if (!isOpen()) return watched(ask)
      const rest = restsUntil - now()
      if (rest > 0 || isTrying) {
        const retryAfter = rest > 0 ? rest : REST
        throw new ProviderError(`${name} is not answering just now.`, { passing: true, isOutage: true, retryAfter })
      }
      isTrying = true
      try {
        return await watched(ask)
      } finally {
        isTrying = false
      }
    },
  }
}
