import type { Postmaster } from './postmaster.ts'

export interface Supervised {
  /** Why there is no server any more, in a sentence; settles only once it is given up. */
  lost: Promise<string>
  /** Stops the server and the watching over it. Calling it again waits for the same shutdown. */
  stop(): Promise<void>
}

const quickDeathMs = 60_000
const quickDeathsAllowed = 5

/** Starts the server again whenever it dies by itself (the system ran out of memory, somebody killed it). */
export function supervise(
  first: Postmaster,
  startAgain: () => Promise<Postmaster>,
  log: (line: string) => void,
): Supervised {
  let current = first
  let stopping: Promise<void> | undefined
  const watching = watch()

  async function watch(): Promise<string | undefined> {
    let quickDeaths = 0
    while (true) {
      const startedAt = performance.now()
      await current.ended
      if (stopping) return undefined
      quickDeaths = performance.now() - startedAt < quickDeathMs ? quickDeaths + 1 : 0
      if (quickDeaths > quickDeathsAllowed) return 'The database kept ending however often it was started again.'
      log('Postgres ended unexpectedly; starting it again.')
      try {
        current = await startAgain()
      } catch (error) {
        log(`Postgres could not be started again: ${String(error)}`)
        return 'The database ended and could not be started again.'
      }
      if (stopping) await current.stop()
    }
  }

  async function stop(): Promise<void> {
    await current.stop()
    await watching
  }

  return {
    lost: new Promise((resolve) => {
      void watching.then((reason) => reason !== undefined && resolve(reason))
    }),
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}
