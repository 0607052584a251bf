import { Piscina } from 'piscina'
import type { SheetDocument, SheetRolls } from '../../contract/sheets/document.ts'
import type { SheetOrder } from '../../engine/lore/index.ts'
import type { ExportOrder } from './exports/export-file.ts'
import type { WriterOrder } from './writer-thread.ts'

/** Writes sheets and makes files of them, beside the event loop. */
export interface Writer {
  write(order: SheetOrder, signal: AbortSignal): Promise<SheetDocument>
  /** Throws RangeError for a part that cannot be rolled again. */
  rollAgain(order: SheetOrder, written: SheetDocument, rolls: SheetRolls): Promise<SheetDocument>
  exportFile(order: ExportOrder): Promise<Buffer>
  close(): Promise<void>
}

/** One thread, started when the first sheet is asked for and gone again after a while. */
export function openWriter(): Writer {
  let pool: Piscina | undefined

  function run(order: WriterOrder | ExportOrder, options: { signal?: AbortSignal; name?: string } = {}) {
    pool ??= new Piscina({
      filename: new URL('./writer-thread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 60_000,
    })
    return pool.run(order, options)
  }

  return {
    write: (order, signal) => run(order, { signal }),
    rollAgain: (order, written, rolls) => run({ ...order, again: { written, rolls } }),
    async exportFile(order) {
      const bytes: Uint8Array = await run(order, { name: 'exportFile' })
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    async close() {
      await pool?.destroy()
    },
  }
}
