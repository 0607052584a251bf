import type { SheetDocument, SheetRolls } from '../../contract/sheets/document.ts'
import type { SheetOrder } from '../../engine/lore/index.ts'
import { AppError } from '../http/errors.ts'
import type { ExportOrder, NamedFile } from './exports/export-file.ts'
import { openThread, TookTooLong } from './thread.ts'
import type { WriterOrder } from './writer-thread.ts'

/** Writes sheets and makes files of them, beside the event loop. */
export interface Writer {
  write(order: SheetOrder, signal: AbortSignal): Promise<SheetDocument>
  /** Throws RangeError for a part that cannot be rolled again, AppError when it takes too long. */
  rollAgain(order: SheetOrder, written: SheetDocument, rolls: SheetRolls, before: SheetRolls): Promise<SheetDocument>
  /** Throws AppError when too many wait already, when it takes too long, or when `signal` aborts. */
  exportFile(order: ExportOrder, signal: AbortSignal): Promise<Buffer>
  close(): Promise<void>
}

/** Exports at once; each waits for one sheet of every other before its own next one. */
const EXPORTS_MAX = 12

/** How long things may take, ms. Sheets are written in some 50 and printed in some 300, the longest in 3,000. */
const usualPatience = {
  writing: 30_000,
  sheet: 20_000,
  // Before the connection is cut for its silence, so that whoever waits is told.
  whole: 50_000,
}

/** One thread writes, and another makes files: whoever prints a batch does not keep the others from writing. */
export function openWriter(patience = usualPatience): Writer {
  const filename = new URL('./writer-thread.ts', import.meta.url).href
  const writing = openThread(filename)
  const exporting = openThread(filename)
  let exports = 0

  async function makeFile({ sheets, zipped, query }: ExportOrder, signal: AbortSignal): Promise<Uint8Array> {
    const task = { signal, patience: patience.sheet }
    const files: NamedFile[] = []
    // One sheet after the other, and in between those of others: twenty for one person keep nobody waiting for all twenty.
    for (const sheet of sheets) {
      const input = await exporting.run<Uint8Array>({ sheet, query }, { ...task, name: 'fileOf' })
      files.push({ name: sheet.name, input })
    }
    const [only] = files
    return only && !zipped ? only.input : exporting.run<Uint8Array>(files, { ...task, name: 'zipOf' })
  }

  return {
    write: (order: WriterOrder, signal) => writing.run(order, { signal, patience: patience.writing }),
    async rollAgain(order, written, rolls, before) {
      const again: WriterOrder = { ...order, again: { written, rolls, before } }
      try {
        return await writing.run(again, { patience: patience.writing })
      } catch (error) {
        if (!(error instanceof TookTooLong)) throw error
        throw new AppError('unavailable', 'Rolling it again took too long and was stopped. Nothing was changed.', {
          cause: error,
        })
      }
    },
    async exportFile(order, signal) {
      if (exports >= EXPORTS_MAX) {
        throw new AppError('unavailable', 'Many sheets are being exported just now. Try again in a minute.')
      }
      exports += 1
      const limit = AbortSignal.timeout(patience.whole)
      try {
        const bytes = await makeFile(order, AbortSignal.any([signal, limit]))
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      } catch (error) {
        if (signal.aborted) throw new AppError('request_timeout', 'Nobody waited for the file.', { cause: error })
        if (!limit.aborted && !(error instanceof TookTooLong)) throw error
        throw new AppError(
          'unavailable',
          'Making this file took too long and was stopped. Try again in a minute, or take it as Markdown or text.',
          { cause: error },
        )
      } finally {
        exports -= 1
      }
    },
    async close() {
      await Promise.all([writing.close(), exporting.close()])
    },
  }
}
