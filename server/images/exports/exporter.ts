import { Piscina } from 'piscina'
import type { Scene } from '../../../engine/index.ts'
import { AppError } from '../../errors.ts'
import type { ThreadOrder } from './export-thread.ts'
import type { ExportOrder } from './order.ts'

/** What is to be made, of the picture with this id. */
export interface Commission {
  id: string
  order: ExportOrder
  scene: Scene
}

/** Makes files of pictures, one after the other, beside the painting of new ones. */
export interface Exporter {
  /**
   * The file; whoever asks for one that is being made waits for that one. Throws AppError when too many wait already, or when
   * `signal` aborts.
   */
  make(commission: Commission, signal: AbortSignal): Promise<Buffer>
  close(): Promise<void>
}

/** Files that may wait their turn: at some ten seconds each, as long as a browser's patience. */
const WAITING_MAX = 6

interface Job {
  file: Promise<Buffer>
  /** Who waits for it. */
  waiting: number
  stop: SharedArrayBuffer
}

/** One thread, started when the first file is asked for and gone again after a while: a large picture takes much memory. */
export function openExporter(): Exporter {
  let pool: Piscina | undefined
  const jobs = new Map<string, Job>()

  function begin(name: string, { order, scene }: Commission): Job {
    pool ??= new Piscina({
      filename: new URL('./export-thread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 30_000,
    })
    if (pool.queueSize >= WAITING_MAX) {
      throw new AppError(
        'unavailable',
        'Many pictures are being exported just now. Try again in a minute; nothing was charged.',
      )
    }
    const stop = new SharedArrayBuffer(4)
    const asked: ThreadOrder = { order, scene, stop }
    const file = pool
      .run(asked)
      .then((made: Uint8Array) => Buffer.from(made.buffer, made.byteOffset, made.byteLength))
      .finally(() => jobs.get(name) === job && jobs.delete(name))
    const job = { file, waiting: 0, stop }
    // Whoever asked may have left by the time it fails.
    file.catch(() => undefined)
    jobs.set(name, job)
    return job
  }

  return {
    async make(commission, signal) {
      const name = JSON.stringify([commission.id, commission.order])
      const job = jobs.get(name) ?? begin(name, commission)
      job.waiting += 1
      const leave = () => {
        job.waiting -= 1
        if (job.waiting > 0) return
        // The next to ask begins anew rather than share a job that is being stopped.
        if (jobs.get(name) === job) jobs.delete(name)
        Atomics.store(new Int32Array(job.stop), 0, 1)
      }
      signal.addEventListener('abort', leave, { once: true })
      try {
        return await job.file
      } catch (error) {
        if (signal.aborted) throw new AppError('request_timeout', 'Nobody waited for the file.', { cause: error })
        throw error
      } finally {
        signal.removeEventListener('abort', leave)
      }
    },
    async close() {
      await pool?.destroy()
    },
  }
}
