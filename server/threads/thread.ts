import type { Piscina } from 'piscina'
import { openPool, type PoolOptions } from './pool.ts'

/** One piece of a thread's work. */
interface Task {
  /** What the thread's module exports; without it, its default. */
  name?: string
  /** Nobody waits any longer: what waits is passed over, what runs is stopped. */
  signal?: AbortSignal
  /** Longest it may run once its turn has come and the thread stands, ms. */
  patience: number
  /** Its turn has come. */
  onTurn?: () => void
}

/** Work that ran longer than its patience; it was stopped. */
export class TookTooLong extends Error {}

/** Whoever has gone, or was told to wait no longer, need not stay in line to learn it. */
async function unlessAborted<Made>(done: Promise<Made>, signal: AbortSignal): Promise<Made> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  try {
    return await Promise.race([done, aborted])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

/** A thread that does one thing after the other. */
export interface Thread {
  /** Throws TookTooLong, and what the work throws; rejects too once `signal` aborts. */
  run<Made>(order: unknown, task: Task): Promise<Made>
  close(): Promise<void>
}

/** Longest that a thread may take to stand, ms; on a busy machine loading the engine takes seconds. */
const START_PATIENCE = 60_000
/** How long it stays without work, ms. */
const IDLE = 60_000

/**
 * A thread of a module, which exports `awake`, a function that only answers; started when it is first needed and gone again
 * after a while. Work that is stopped takes the thread with it, since nothing else ends a loop; the next piece starts it anew.
 * `stays`: once started it is not gone again.
 */
export function openThread(thread: URL, log: PoolOptions['log'], { stays = false } = {}): Thread {
  let pool: Piscina | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  async function begin<Made>(order: unknown, { name, signal, patience, onTurn }: Task): Promise<Made> {
    signal?.throwIfAborted()
    if (isClosed) throw new Error('The thread was closed before this had its turn')
    pool ??= openPool({ thread, least: stays ? 1 : 0, idleTimeout: IDLE, log })
    // Not given up with whoever waits: starting it is of use to the next.
    await pool.run(undefined, { name: 'awake', signal: AbortSignal.timeout(START_PATIENCE) })
    signal?.throwIfAborted()
    onTurn?.()
    // It counts from here: whoever stands in line behind something slow, or comes before the thread does, is not slow.
    const limit = AbortSignal.timeout(patience)
    try {
      return await pool.run(order, { name, signal: signal ? AbortSignal.any([signal, limit]) : limit })
    } catch (error) {
      if (limit.aborted && !signal?.aborted) throw new TookTooLong(`Stopped after ${patience} ms`, { cause: error })
      throw error
    }
  }

  return {
    run<Made>(order: unknown, task: Task) {
      const done = last.then(() => begin<Made>(order, task))
      last = done.catch(() => undefined)
      return task.signal ? unlessAborted(done, task.signal) : done
    },
    async close() {
      isClosed = true
      await pool?.destroy()
    },
  }
}
