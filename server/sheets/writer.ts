import type { Logger } from 'pino'
import type { SheetDocument, SheetRolls } from '../../contract/sheets/document.ts'
import type { SheetOrder } from '../../engine/lore/index.ts'
import { UnknownPart } from '../../engine/lore/written.ts'
import { AppError } from '../errors.ts'
import { LineFull, openFairLine, type Queuer } from '../line/fair-line.ts'
import { openThread, TookTooLong } from '../threads/thread.ts'
import type { ExportOrder, NamedFile } from './exports/export-file.ts'
import type { Listing, ToList } from './words.ts'
import type { RolledAgain, RollOrder } from './writer-thread.ts'

/** Writes sheets and makes files of them, beside the event loop. */
export interface Writer {
  write(order: SheetOrder, signal: AbortSignal): Promise<SheetDocument>
  /** What lists and searches know a new sheet by. */
  list(sheet: ToList, signal: AbortSignal): Promise<Listing>
  /** The same of one that somebody changed, in a turn that is fair between callers. Throws AppError as `rollAgain`. */
  listAgain(sheet: ToList, caller: Queuer): Promise<Listing>
  /**
   * Rolls parts again, in a turn that is fair between callers. Throws UnknownPart for a part that cannot be rolled again,
   * AppError when this caller has too many changes on the way, when too many others wait, or when it takes too long.
   */
  rollAgain(
    order: SheetOrder,
    written: SheetDocument,
    rolls: SheetRolls,
    before: SheetRolls,
    caller: Queuer,
  ): Promise<SheetDocument>
  /**
   * The file, in a turn that is fair between callers. Throws AppError when this caller has too many on the way, when too many
   * others wait, when its turn does not come, when it takes too long, or when `signal` aborts.
   */
  exportFile(order: ExportOrder, caller: Queuer, signal: AbortSignal): Promise<Buffer>
  close(): Promise<void>
}

/** Files of one sheet, or of several, that one caller may have on the way, and those of all that may wait. */
const EACH = { member: 3, stranger: 2 }
const WAITING_MAX = 12

/** Changes that one caller, and that all of them, may have on the way. Only members have sheets to change. */
const CHANGES = { atOnce: 1, each: { member: 8, stranger: 1 }, waitingMax: 40 }

/** Files of several sheets; these take turns, each of one sheet, with each other and with a file of one sheet only. */
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
  const changes = openFairLine(CHANGES)
  const single = openFairLine({ atOnce: 1, each: EACH, waitingMax: WAITING_MAX })
  const batches = openFairLine({ atOnce: BATCHES_AT_ONCE, each: EACH, waitingMax: WAITING_MAX })

  /** One change at a time: what is written for the first time waits for one of them at most. */
  async function inTurn<Made>(name: string, order: unknown, caller: Queuer): Promise<Made> {
    const late = AbortSignal.timeout(patience.waiting)
    const task = { name, patience: patience.writing }
    try {
      return await changes.run(caller, 1, late, () => writing.run<Made>(order, task))
    } catch (error) {
      throw refusedChange(error, late)
    }
  }

  async function makeFile(
    { sheets, zipped, beside = [], query }: ExportOrder,
    signal: AbortSignal,
    onTurn: () => void,
  ): Promise<Uint8Array> {
    const task = { signal, patience: patience.sheet }
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
  }

  return {
    write: (order, signal) => writing.run(order, { signal, patience: patience.writing }),
    list: (sheet, signal) => writing.run(sheet, { name: 'listing', signal, patience: patience.writing }),
    listAgain: (sheet, caller) => inTurn<Listing>('listing', sheet, caller),
    async rollAgain(order, written, rolls, before, caller) {
      const asked: RollOrder = { order, written, rolls, before }
      const rolled = await inTurn<RolledAgain>('again', asked, caller)
      if ('unknownPart' in rolled) throw new UnknownPart(rolled.unknownPart)
      return rolled.sheet
    },
    async exportFile(order, caller, signal) {
      const line = order.sheets.length > 1 ? batches : single
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
        const until = AbortSignal.any([signal, impatient.signal])
        const bytes = await line.run(caller, order.sheets.length, until, () => makeFile(order, until, onTurn))
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      } catch (error) {
        if (signal.aborted) throw new AppError('request_timeout', 'Nobody waited for the file.', { cause: error })
        if (error instanceof LineFull) throw error.by === 'caller' ? tooManyOf(caller, error) : tooManyWaiting(error)
        if (!impatient.signal.aborted && !(error instanceof TookTooLong)) throw error
        throw new AppError('unavailable', isWaiting ? waitedTooLong : tookTooLong, { cause: error })
      } finally {
        clearTimeout(timer)
      }
    },
    async close() {
      await Promise.all([writing.close(), exporting.close()])
    },
  }
}

function tooManyOf({ isStranger }: Queuer, cause: LineFull): AppError {
  const most = isStranger ? EACH.stranger : EACH.member
  return new AppError(
    'too_many_requests',
    `You have ${most} files on the way already. Wait until one of them is there.`,
    { retryAfter: 5_000, cause },
  )
}

const tooManyWaiting = (cause: LineFull) =>
  new AppError('unavailable', 'Many sheets are being exported just now. Try again in a minute.', { cause })

function refusedChange(error: unknown, late: AbortSignal): unknown {
  if (error instanceof TookTooLong)
    return new AppError('unavailable', 'Working out this change took too long and was stopped. Nothing was changed.', {
      cause: error,
    })
  if (error instanceof LineFull && error.by === 'caller')
    return new AppError(
      'too_many_requests',
      `You have ${CHANGES.each.member} changes on the way already. Wait until one of them is there; nothing was changed.`,
      { retryAfter: 2_000, cause: error },
    )
  if (!(error instanceof LineFull) && error !== late.reason) return error
  return new AppError(
    'unavailable',
    'Many sheets are being changed just now. Nothing was changed; try again in a minute.',
    { cause: error },
  )
}
