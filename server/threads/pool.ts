import type { Logger } from 'pino'
import { Piscina } from 'piscina'

export interface PoolOptions {
  /** The module that does the work: its default export, or another that a piece of work names. */
  thread: URL
  /** Threads at once; left out: one. */
  most?: number
  /** Threads that stay though there is nothing to do; left out: none. */
  least?: number
  /** How long the others stay without work, ms. */
  idleTimeout: number
  log: Pick<Logger, 'warn'>
}

/**
 * The one way to have threads. A thread waits for work in its event loop: by its usual way, `Atomics.wait`, Piscina holds the
 * loop from the first work to the last, and nothing that a package frees there is ever freed. A picture of 1024 px left 20 to
 * 40 MB of canvases behind.
 */
export function openPool({ thread, most = 1, least = 0, idleTimeout, log }: PoolOptions): Piscina {
  const pool = new Piscina({
    filename: thread.href,
    minThreads: least,
    maxThreads: most,
    idleTimeout,
    atomics: 'disabled',
  })
  // What is stopped may end by itself in the same moment, and Piscina calls its last word a fault; a thread may also break
  // while it has nothing to do. Nobody waits for either, and unheard they would end the program.
  pool.on('error', (err: Error) =>
    log.warn({ err, thread: thread.pathname }, 'A thread had a fault while nobody waited for it'),
  )
  return pool
}
