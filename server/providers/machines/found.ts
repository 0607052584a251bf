import type { Logger } from 'pino'

/** How often it is looked what a machine has, ms, and how long that may take. */
const PAUSE = 60_000
const PATIENCE = 4000

/** What a machine has, which may come and go while we run. */
export interface Found<T> {
  /** As it was when it was last there; `nothing` before. */
  now(): T
  /** The same; undefined before it was there for the first time. */
  seen(): T | undefined
  close(): void
}

/**
 * Looks now and every minute at what a machine has. One that is not there keeps what it had: its orders say that it cannot be
 * reached. Resolves after the first look.
 */
export async function openFound<T>(
  name: string,
  nothing: T,
  look: (signal: AbortSignal) => Promise<T>,
  log: Logger,
): Promise<Found<T>> {
  let found = nothing
  let isThere: boolean | undefined
  let wasThere = false
  async function lookNow() {
    try {
      found = await look(AbortSignal.timeout(PATIENCE))
      if (isThere === false) log.info(`${name} is there again`)
      isThere = true
      wasThere = true
    } catch (error) {
      if (isThere !== false) log.warn({ err: error }, `${name} does not tell what it has; it is asked every minute`)
      isThere = false
    }
  }
  await lookNow()
  const timer = setInterval(() => void lookNow(), PAUSE)
  timer.unref()
  return { now: () => found, seen: () => (wasThere ? found : undefined), close: () => clearInterval(timer) }
}
