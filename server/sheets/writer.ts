import { Piscina } from 'piscina'
import type { SheetDocument, SheetRolls } from '../../contract/sheets/document.ts'
import type { SheetOrder } from '../../engine/lore/index.ts'
import { AppError } from '../http/errors.ts'
import type { ExportOrder } from './exports/export-file.ts'
import type { WriterOrder } from './writer-thread.ts'

/** Writes sheets and makes files of them, beside the event loop. */
export interface Writer {
  write(order: SheetOrder, signal: AbortSignal): Promise<SheetDocument>
  /** Throws RangeError for a part that cannot be rolled again. */
  rollAgain(order: SheetOrder, written: SheetDocument, rolls: SheetRolls, before: SheetRolls): Promise<SheetDocument>
  /** Throws AppError when too many wait already. */
  exportFile(order: ExportOrder): Promise<Buffer>
  close(): Promise<void>
}

/** Files that may wait their turn: twenty sheets of one batch take a few seconds to print. */
const WAITING_MAX = 12

/** A thread, started when it is first needed and gone again after a while. */
const openThread = () =>
  new Piscina({
    filename: new URL('./writer-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  })

/** One thread writes, and another makes files: whoever prints a batch does not keep the others from writing. */
export function openWriter(): Writer {
  let writing: Piscina | undefined
  let exporting: Piscina | undefined

  function run(order: WriterOrder, signal?: AbortSignal): Promise<SheetDocument> {
    writing ??= openThread()
    return writing.run(order, { signal })
  }

  return {
    write: (order, signal) => run(order, signal),
    rollAgain: (order, written, rolls, before) => run({ ...order, again: { written, rolls, before } }),
    async exportFile(order) {
      exporting ??= openThread()
      if (exporting.queueSize >= WAITING_MAX) {
        throw new AppError('unavailable', 'Many sheets are being exported just now. Try again in a minute.')
      }
      const bytes: Uint8Array = await exporting.run(order, { name: 'exportFile' })
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    async close() {
      await Promise.all([writing?.destroy(), exporting?.destroy()])
    },
  }
}
