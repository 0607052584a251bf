import { Piscina } from 'piscina'
import { AppError } from '../../http/errors.ts'
import type { ExportOrder, ThreadOrder } from './export-thread.ts'

/** Makes files of maps, one after the other, beside the painting of new pictures. */
export interface Exporter {
  /** Throws AppError when too many wait already, or when `signal` aborts. */
  make(order: ExportOrder, signal: AbortSignal): Promise<Buffer>
  close(): Promise<void>
}

/** Files that may wait their turn: at some ten seconds each, as long as a browser's patience. */
const WAITING_MAX = 6

/** One thread, started when the first file is asked for and gone again after a while: a large map takes much memory. */
export function openExporter(): Exporter {
  let pool: Piscina | undefined

  return {
    async make(order, signal) {
      pool ??= new Piscina({
        filename: new URL('./export-thread.ts', import.meta.url).href,
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: 30_000,
      })
      if (pool.queueSize >= WAITING_MAX) {
        throw new AppError(
          'unavailable',
          'Many maps are being exported just now. Try again in a minute; nothing was charged.',
        )
      }
      const stop = new SharedArrayBuffer(4)
      const halt = () => Atomics.store(new Int32Array(stop), 0, 1)
      signal.addEventListener('abort', halt, { once: true })
      try {
        const job: ThreadOrder = { order, stop }
        const bytes = (await pool.run(job)) as Uint8Array
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      } catch (error) {
        if (signal.aborted) throw new AppError('request_timeout', 'Nobody waited for the file.', { cause: error })
        throw error
      } finally {
        signal.removeEventListener('abort', halt)
      }
    },
    async close() {
      await pool?.destroy()
    },
  }
}
