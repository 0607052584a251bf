import { Piscina } from 'piscina'

/** One piece of a thread's work. */
interface Task {
  /** What the thread's module exports; without it, its default. */
  name?: string
  /** Nobody waits any longer: what waits is passed over, what runs is stopped. */
  signal?: AbortSignal
  /** Longest it may run once its turn has come, ms. */
  patience: number
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

/**
 * A thread of a module, started when it is first needed and gone again after a while. Work that is stopped takes the
 * thread with it, since nothing else ends a loop; the next piece starts it anew.
 */
export function openThread(filename: string): Thread {
  let pool: Piscina | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  async function begin<Made>(order: unknown, { name, signal, patience }: Task): Promise<Made> {
    signal?.throwIfAborted()
    if (isClosed) throw new Error('The thread was closed before this had its turn')
    pool ??= new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 60_000 })
    // It counts from here: whoever stands in line behind something slow is not slow.
    const limit = AbortSignal.timeout(patience)
    const until = signal ? AbortSignal.any([signal, limit]) : limit
    try {
      return await pool.run(order, { name, signal: until })
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
