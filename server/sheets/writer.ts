import { Piscina } from 'piscina'
import type { SheetDocument, SheetRolls } from '../../contract/sheets/document.ts'
import type { SheetOrder } from '../../engine/lore/index.ts'
import type { WriterOrder } from './writer-thread.ts'

/** Writes sheets, beside the event loop. */
export interface Writer {
  write(order: SheetOrder, signal: AbortSignal): Promise<SheetDocument>
  /** Throws RangeError for a part that cannot be rolled again. */
  rollAgain(order: SheetOrder, written: SheetDocument, rolls: SheetRolls): Promise<SheetDocument>
  close(): Promise<void>
}

/** One thread, started when the first sheet is asked for and gone again after a while. */
export function openWriter(): Writer {
  let pool: Piscina<WriterOrder, SheetDocument> | undefined

  function run(order: WriterOrder, signal?: AbortSignal): Promise<SheetDocument> {
    pool ??= new Piscina({
      filename: new URL('./writer-thread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
    })
    return pool.run(order, { signal })
  }

  return {
    write: (order, signal) => run(order, signal),
    rollAgain: (order, written, rolls) => run({ ...order, again: { written, rolls } }),
    async close() {
      await pool?.destroy()
    },
  }
}
