import type { Logger } from 'pino'
import type { SheetDocument, SheetRolls } from '../../contract/sheets/document.ts'
import { type SheetOrder, UnknownPart } from '../../engine/lore/index.ts'
import { AppError } from '../errors.ts'
import { openThread, TookTooLong } from '../threads/thread.ts'
import type { ExportOrder, NamedFile } from './exports/export-file.ts'
import { openLine } from './line.ts'
import type { RolledAgain, RollOrder } from './writer-thread.ts'

/** Writes sheets and makes files of them, beside the event loop. */
export interface Writer {
  write(order: SheetOrder, signal: AbortSignal): Promise<SheetDocument>
  /** Throws UnknownPart for a part that cannot be rolled again, AppError when it takes too long. */
  rollAgain(order: SheetOrder, written: SheetDocument, rolls: SheetRolls, before: SheetRolls): Promise<SheetDocument>
  /**
   * `who`: a person, or the address of somebody unknown. Throws AppError when they or all together have too many on the way,
   * when its turn does not come, when it takes too long, or when `signal` aborts.
   */
  exportFile(order: ExportOrder, who: string, signal: AbortSignal): Promise<Buffer>
  close(): Promise<void>
}

/** Exports that are under way or wait, and how many of them may be one person's. */
const EXPORTS_MAX = 12
const EXPORTS_EACH_MAX = 3

/** Of several sheets; these take turns, each of one sheet, with each other and with what is of one sheet only. */
const BATCHES_AT_ONCE = 2

/** How long things may take, ms. Sheets are written in some 50 and printed in some 300, the longest in 3,000. */
const usualPatience = {
  writing: 30_000,
  sheet: 20_000,
  // Together less than the connection may be silent, so that whoever waits is told.
  waiting: 20_000,
  whole: 35_000,
}

const waitedTooLong =
  'Many sheets are being exported just now, and the turn of yours did not come in time. Try again in a minute.'
const tookTooLong =
  'Making this file took too long and was stopped. Try again in a minute, or take it as Markdown or text.'

const usualThread = new URL('./writer-thread.ts', import.meta.url)

interface WriterOptions {
  log: Pick<Logger, 'warn'>
  patience?: typeof usualPatience
  /** The module of both threads. */
  thread?: URL
}

/** One thread writes, and another makes files: whoever prints a batch does not keep the others from writing. */
export function openWriter({ log, patience = usualPatience, thread = usualThread }: WriterOptions): Writer {
  const writing = openThread(thread, log)
  const exporting = openThread(thread, log)
  const batches = openLine(BATCHES_AT_ONCE)
  /** Whose exports are on the way, a name an export. */
  const places: string[] = []

  function takePlace(who: string): void {
    if (places.filter((other) => other === who).length >= EXPORTS_EACH_MAX) {
      throw new AppError(
        'too_many_requests',
        `You have ${EXPORTS_EACH_MAX} files on the way already. Wait until one of them is there.`,
        { retryAfter: 5_000 },
      )
    }
    if (places.length >= EXPORTS_MAX) {
      throw new AppError('unavailable', 'Many sheets are being exported just now. Try again in a minute.')
    }
    places.push(who)
  }

  async function makeFile(
    { sheets, zipped, beside = [], query }: ExportOrder,
    signal: AbortSignal,
    onTurn: () => void,
  ): Promise<Uint8Array> {
    const task = { signal, patience: patience.sheet }
    const leave = sheets.length > 1 ? await batches.enter(signal) : undefined
    try {
      const files: NamedFile[] = []
      // One sheet after the other, and in between those of others: twenty for one person keep nobody waiting for all twenty.
      for (const sheet of sheets) {
        const input = await exporting.run<Uint8Array>({ sheet, query }, { ...task, name: 'fileOf', onTurn })
        files.push({ name: sheet.name, input })
      }
      const [only] = files
      return only && !zipped
        ? only.input
        : await exporting.run<Uint8Array>([...files, ...beside], { ...task, name: 'zipOf' })
    } finally {
      leave?.()
    }
  }

  return {
    write: (order, signal) => writing.run(order, { signal, patience: patience.writing }),
    async rollAgain(order, written, rolls, before) {
      const asked: RollOrder = { order, written, rolls, before }
      try {
        const rolled = await writing.run<RolledAgain>(asked, { name: 'again', patience: patience.writing })
        if ('unknownPart' in rolled) throw new UnknownPart(rolled.unknownPart)
        return rolled.sheet
      } catch (error) {
        if (!(error instanceof TookTooLong)) throw error
        throw new AppError('unavailable', 'Rolling it again took too long and was stopped. Nothing was changed.', {
          cause: error,
        })
      }
    },
    async exportFile(order, who, signal) {
      takePlace(who)
      const impatient = new AbortController()
      let isWaiting = true
      let timer = setTimeout(() => impatient.abort(), patience.waiting)
      function onTurn() {
        if (!isWaiting) return
        isWaiting = false
        clearTimeout(timer)
        timer = setTimeout(() => impatient.abort(), patience.whole)
      }
      try {
        const bytes = await makeFile(order, AbortSignal.any([signal, impatient.signal]), onTurn)
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      } catch (error) {
        if (signal.aborted) throw new AppError('request_timeout', 'Nobody waited for the file.', { cause: error })
        if (!impatient.signal.aborted && !(error instanceof TookTooLong)) throw error
        throw new AppError('unavailable', isWaiting ? waitedTooLong : tookTooLong, { cause: error })
      } finally {
        clearTimeout(timer)
        places.splice(places.indexOf(who), 1)
      }
    },
    async close() {
      await Promise.all([writing.close(), exporting.close()])
    },
  }
}
